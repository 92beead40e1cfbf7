//! The words of a record of rules, and what they usually are.

use boxwood_core::FormatError;

/// Every key but those of the board, with its usual value.
const USUAL: [(&str, &str); 38] = [
    ("name", ""),
    ("esc", "c"),
    ("surf", "y"),
    ("atkf", "y"),
    ("tfr", "d"),
    ("ka", "y"),
    ("ks", "s"),
    ("kj", "n"),
    ("nj", "c"),
    ("cj", "j"),
    ("cor", "default"),
    ("cen", "default"),
    ("afor", ""),
    ("dfor", ""),
    ("spd", "-1"),
    ("corh", ALL),
    ("cenh", "tcnk"),
    ("cenhe", ALL),
    ("aforh", "TCNK"),
    ("dforh", "tcnk"),
    ("corp", "K"),
    ("cenp", ALL),
    ("aforp", ALL),
    ("dforp", ALL),
    ("cors", "K"),
    ("cens", "K"),
    ("afors", ALL),
    ("dfors", "TCNK"),
    ("corre", ALL),
    ("cenre", ALL),
    ("aforre", ALL),
    ("dforre", ALL),
    ("sw", "n"),
    ("swf", "y"),
    ("efe", "n"),
    ("linc", "n"),
    ("ber", "n"),
    ("dim", ""),
];
const ALL: &str = "tcnkTCNK";
/// The letters of all pieces; commanders, knights and mercenaries are not among the men of this game.
const PIECES: &str = "tcnkmTCNKM";

/// The words of a record.
#[derive(Clone, Debug)]
pub(super) struct Words {
    /// Line, key and value.
    list: Vec<(usize, String, String)>,
}

/// For which of the pieces of this game something holds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pieces {
    pub(super) attackers: bool,
    pub(super) defenders: bool,
    pub(super) king: bool,
}

impl Pieces {
    pub(super) const fn all(self) -> bool {
        self.attackers && self.defenders && self.king
    }

    pub(super) const fn none(self) -> bool {
        !self.attackers && !self.defenders && !self.king
    }
}

impl Words {
    pub(super) fn read(text: &str) -> Result<Words, (usize, FormatError)> {
        let mut words = Words { list: Vec::new() };
        for (index, line) in text.lines().enumerate() {
            for word in line.split_whitespace() {
                let wrong = |what: String| (index + 1, FormatError::new(what));
                let (key, value) =
                    word.split_once(':').ok_or_else(|| wrong(format!("'{word}' is no key with its value")))?;
                if !["start", "starti"].contains(&key) && !USUAL.iter().any(|(known, _)| *known == key) {
                    return Err(wrong(format!("'{key}' is no rule that is known here")));
                }
                if words.find(key).is_some() {
                    return Err(wrong(format!("{key} is told twice")));
                }
                words.list.push((index + 1, key.to_owned(), value.to_owned()));
            }
        }
        Ok(words)
    }

    fn find(&self, key: &str) -> Option<&(usize, String, String)> {
        self.list.iter().find(|(_, known, _)| known == key)
    }

    /// A key's value, the usual one where it is not told.
    pub(super) fn get(&self, key: &str) -> &str {
        self.find(key).map_or_else(|| usual(key), |(_, _, value)| value)
    }

    pub(super) fn is_usual(&self, key: &str) -> bool {
        self.get(key) == usual(key)
    }

    /// What is wrong with a key's value.
    pub(super) fn wrong(&self, key: &str, what: &str) -> (usize, FormatError) {
        match self.find(key) {
            Some((line, _, value)) => (*line, FormatError::new(format!("'{key}:{value}': {what}"))),
            None if usual(key).is_empty() => (1, FormatError::new(format!("{key} is not told: {what}"))),
            None => {
                let usual = usual(key);
                (1, FormatError::new(format!("{key} is not told, which means '{key}:{usual}': {what}")))
            }
        }
    }

    /// A value that must be one of a few; `what` says what they mean.
    pub(super) fn one_of<'a>(
        &self,
        key: &str,
        values: &[&'a str],
        what: &str,
    ) -> Result<&'a str, (usize, FormatError)> {
        let value = self.get(key);
        values.iter().find(|known| **known == value).copied().ok_or_else(|| self.wrong(key, what))
    }

    pub(super) fn pieces(&self, key: &str) -> Result<Pieces, (usize, FormatError)> {
        let value = self.get(key);
        if let Some(c) = value.chars().find(|c| !PIECES.contains(*c)) {
            return Err(self.wrong(key, &format!("'{c}' is no piece")));
        }
        let has = |c| value.contains(c);
        Ok(Pieces { attackers: has('t'), defenders: has('T'), king: has('K') })
    }

    /// A list of squares in the order of their names; `usual` is what is meant by `default`.
    pub(super) fn squares<'a>(&'a self, key: &str, usual: &[&'a str]) -> Result<Vec<&'a str>, (usize, FormatError)> {
        let value = self.get(key);
        if value == "default" {
            return Ok(usual.to_vec());
        }
        let mut squares: Vec<&str> = value.split(',').filter(|name| !name.is_empty()).collect();
        let square = |name: &str| matches!(name.as_bytes(), [b'a'..=b'i', b'1'..=b'9']);
        if let Some(name) = squares.iter().find(|name| !square(name)) {
            return Err(self.wrong(key, &format!("'{name}' is no square of this board")));
        }
        squares.sort_unstable();
        squares.dedup();
        Ok(squares)
    }

    /// The men on the board, from the first rank on.
    pub(super) fn board(&self) -> Result<String, (usize, FormatError)> {
        match (self.find("start"), self.find("starti")) {
            (Some((_, _, board)), None) => Ok(board.clone()),
            // The same with the last rank first.
            (None, Some((_, _, board))) => Ok(board.split('/').rev().collect::<Vec<_>>().join("/")),
            (Some(_), Some((line, ..))) => Err((*line, FormatError::new("the men at the start are told twice"))),
            (None, None) => Err((1, FormatError::new("start is not told: where do the men stand?"))),
        }
    }

    /// The line on which the men on the board are told.
    pub(super) fn board_line(&self) -> usize {
        self.find("start").or_else(|| self.find("starti")).map_or(1, |(line, ..)| *line)
    }
}

fn usual(key: &str) -> &'static str {
    USUAL.iter().find(|(known, _)| *known == key).map_or("", |(_, value)| value)
}
