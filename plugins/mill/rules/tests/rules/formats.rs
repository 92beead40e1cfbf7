//! Positions and games as other programs write them.

use crate::support::{game, start};
use boxwood_core::{Game, Step};
use mill_rules::formats::fen;
use mill_rules::formats::moves::{Naming, read, write};
use mill_rules::formats::pgn::Pgn;
use mill_rules::{Mill, Position};

fn nine() -> Mill {
    game("nine-mens-morris", "tournament", &[])
}

/// Some game to its end, always the same, with every position on the way.
fn some_game(game: &Mill) -> (Vec<Step>, Vec<Position>) {
    let (mut steps, mut positions, mut legal) = (Vec::new(), vec![game.start()], Vec::new());
    let mut position = game.start();
    while game.outcome(&position).is_none() {
        game.legal_steps(&position, &mut legal);
        let step = legal[(steps.len() * 7 + 3) % legal.len()];
        game.play(&mut position, step, &mut ());
        steps.push(step);
        positions.push(position);
    }
    (steps, positions)
}

#[test]
fn sanmills_examples_are_read() {
    let game = nine();
    let old = fen::read(&game, "********/********/******** w p p 0 9 0 9 0 0 0 1").unwrap();
    assert_eq!(old, game.start());
    let puzzle = "***O**@*/@****@*O/OO@***@O b m p 5 0 5 0 0 0 -1 -1 -1 -1 0 0 1 ids:nodes";
    let read = fen::read(&game, puzzle).unwrap();
    assert_eq!(game.position_text(&read), "aaa/ab1/3/b1b2b/2a/b2/3 b 0,0 - 0 - 0");
    // All men are entered: a man is chosen now, whatever that text calls it.
    assert_eq!(fen::write(&game, &read, 1).unwrap(), puzzle.replace(" m p ", " m s "));
}

#[test]
fn every_position_comes_back_from_sanmills_text() {
    let game = nine();
    for position in some_game(&game).1 {
        let text = fen::write(&game, &position, 1).unwrap();
        assert_eq!(fen::read(&game, &text), Ok(position), "{text}");
    }
}

#[test]
fn games_come_back_from_lists() {
    let game = nine();
    let (steps, _) = some_game(&game);
    for naming in [Naming::Letters, Naming::Numbers] {
        let text = write(game.board(), &steps, naming, Some("1-0")).unwrap();
        assert_eq!(read(game.board(), &text, naming), Ok((steps.clone(), Some("1-0".to_owned()))), "{text}");
    }
    let tags = [("Event", "Sanmill-Game"), ("Site", "Sanmill"), ("White", "a \"quoted\" \\ name"), ("Result", "0-1")];
    let tags = tags.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
    let pgn = Pgn { tags, steps, result: "0-1".to_owned() };
    let text = pgn.write(game.board()).unwrap();
    assert!(text.contains("]\r\n\r\n1. "), "{text}");
    assert_eq!(Pgn::read(game.board(), &text), Ok(pgn));
}

#[test]
fn lists_are_read_as_people_write_them() {
    let game = nine();
    let text = "1.d6 {the best point} f4 2. d2!? (2. b4 b2) b4 $3 3. f6/xf4 b2 4. b6-/xb4 xd6 12. f6-f4xd1xa1 1/2-1/2";
    let (steps, result) = read(game.board(), text, Naming::Letters).unwrap();
    let texts: Vec<String> = steps.iter().map(|s| s.text(game.board())).collect();
    let expected = ["d6", "f4", "d2", "b4", "f6", "xf4", "b2", "b6", "xb4", "xd6", "f6-f4", "xd1", "xa1"];
    assert_eq!((texts, result.as_deref()), (expected.map(str::to_owned).to_vec(), Some("1/2-1/2")));
    let (steps, _) = read(game.board(), "1. 5 12x7 2. 12-13x7 12-13", Naming::Numbers).unwrap();
    let texts: Vec<String> = steps.iter().map(|s| s.text(game.board())).collect();
    assert_eq!(texts, ["d6", "c4", "xc5", "c4-e4", "xc5", "c4-e4"]);
}

#[test]
fn what_cannot_be_told_or_read_is_an_error() {
    let game = nine();
    for text in ["d9", "d6-", "x", "1. d6 {no end", "d6 )", "d6xz1", "d6-d7-g7"] {
        assert!(read(game.board(), text, Naming::Letters).is_err(), "{text}");
    }
    assert!(read(game.board(), "25", Naming::Numbers).is_err() && read(game.board(), "0", Naming::Numbers).is_err());
    assert!(write(game.board(), &[Step::Pass], Naming::Letters, None).is_err());
    assert!(Pgn::read(game.board(), "[Event Sanmill]").is_err());
    let other = start("five-mens-morris", "jokoak", &[]);
    assert!(other.board().find("a5").is_some());
    let five = crate::support::game("five-mens-morris", "jokoak", &[]);
    assert!(fen::write(&five, &five.start(), 1).is_err() && fen::read(&five, "x").is_err());
    for text in ["", "********/******** w p p 0 9 0 9 0 0 0 1", "********/********/******** z p p 0 9 0 9 0 0 0 1"] {
        assert!(fen::read(&game, text).is_err(), "{text}");
    }
    let marked = "X*******/********/******** w p p 0 9 0 9 0 0 0 1";
    assert!(fen::read(&game, marked).unwrap_err().to_string().contains("marked"));
}
