//! The mirror as the JSON that the page reads.

use super::{Action, Cell, Mirror};
use crate::json::{Fields, quoted};
use boxwood_core::{Kind, Piece, Side};
use std::fmt;

fn one_line(fields: Fields) -> String {
    format!("{{{}}}", fields.0.replace(",\n", ", ").trim_start())
}

/// The classes by which the page draws a man.
fn man(man: Piece) -> String {
    let side = if man.side == Side::First { "first" } else { "second" };
    let kind = if man.kind == Kind::King { " special" } else { "" };
    format!("{side}{kind}")
}

fn cell(cell: &Cell) -> String {
    let mut fields = Fields::default();
    fields.raw("point", cell.point.0);
    fields.text("name", &cell.name);
    fields.text("man", &cell.man.map_or_else(String::new, man));
    fields.text("words", &cell.words);
    fields.raw("can", cell.can);
    fields.raw("chosen", cell.chosen);
    one_line(fields)
}

fn action(action: &Action) -> String {
    let mut fields = Fields::default();
    fields.text("ask", &action.ask);
    fields.text("words", &action.words);
    if let Some(pressed) = action.pressed {
        fields.raw("pressed", pressed);
    }
    one_line(fields)
}

impl fmt::Display for Mirror {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let strings = |lines: &[String]| lines.iter().map(|line| quoted(line)).collect::<Vec<_>>();
        let mut fields = Fields::default();
        fields.text("screen", self.screen);
        fields.text("overlay", self.overlay);
        fields.text("heading", &self.heading);
        fields.text("turn", &self.turn);
        fields.list(
            "rows",
            self.rows.iter().map(|row| format!("[{}]", row.iter().map(cell).collect::<Vec<_>>().join(", "))),
        );
        fields.list("actions", self.actions.iter().map(action));
        fields.list("facts", strings(&self.facts));
        fields.list("told", strings(&self.told));
        fields.list(
            "reading",
            self.reading.iter().map(|(title, words)| format!("[{}, {}]", quoted(title), quoted(words))),
        );
        write!(f, "{{\n{}\n}}", fields.0)
    }
}
