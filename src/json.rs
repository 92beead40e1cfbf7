//! JSON, as much of it as is needed to tell others what is on the screen.

use std::fmt::Write;

/// A JSON object, field by field.
#[derive(Clone, Debug, Default)]
pub struct Fields(pub String);

impl Fields {
    /// A field of any value that is JSON itself.
    pub fn raw(&mut self, name: &str, value: impl std::fmt::Display) {
        if !self.0.is_empty() {
            self.0.push_str(",\n");
        }
        let _ = write!(self.0, "  {}: {value}", quoted(name));
    }

    /// A string.
    pub fn text(&mut self, name: &str, value: &str) {
        self.raw(name, quoted(value));
    }

    /// A list of values that are JSON themselves.
    pub fn list(&mut self, name: &str, values: impl IntoIterator<Item = String>) {
        let values: Vec<String> = values.into_iter().collect();
        self.raw(name, format!("[{}]", values.join(", ")));
    }

    /// An object of values that are JSON themselves.
    pub fn map(&mut self, name: &str, values: impl IntoIterator<Item = (String, String)>) {
        let values: Vec<String> = values.into_iter().map(|(key, value)| format!("{}: {value}", quoted(&key))).collect();
        self.raw(name, format!("{{{}}}", values.join(", ")));
    }
}

/// A JSON string.
#[must_use]
pub fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            c if c < ' ' => {
                let _ = write!(quoted, "\\u{:04x}", c as u32);
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_json() {
        assert_eq!(quoted("a \"b\" \\ c\nÞ"), "\"a \\\"b\\\" \\\\ c\\nÞ\"");
        assert_eq!(quoted("\u{1}"), "\"\\u0001\"");
    }

    #[test]
    fn objects_are_json_that_ron_reads_too() {
        let mut fields = Fields(String::new());
        fields.text("screen", "table");
        fields.raw("busy", false);
        fields.list("legal", ["\"1-7/6\"".to_owned()]);
        fields.map("buttons", [("throw".to_owned(), "[1.0, 2.0, 3.0, 4.0]".to_owned())]);
        let text = format!("{{\n{}\n}}\n", fields.0);
        let value: ron::Value = ron::from_str(&text).unwrap();
        let ron::Value::Map(map) = value else { panic!("an object") };
        assert_eq!(map.len(), 4);
    }
}
