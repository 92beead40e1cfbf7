//! What the part of the address after `#` asks for.
//!
//! `#game=elta-stelpur&ruleset=tidudi` opens a game by a ruleset, ready to be played; with a seat (`&second=computer`)
//! it begins at once. `#table` goes on with the game that was on the table when the page was left.

use std::ffi::OsString;

/// What an address asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// Arguments as the command line has them.
    pub arguments: Vec<OsString>,
    /// A game to be opened, and by which ruleset.
    pub link: Option<(String, Option<String>)>,
    /// Go on with the game on the table.
    pub table: bool,
}

/// What may be said in an address: nothing that names a file.
const ALLOWED: [&str; 10] =
    ["game", "ruleset", "first", "second", "seed", "quality", "instant", "mute", "probe", "language"];

impl Address {
    /// Reads what stands after `#`. What is not known is passed over: addresses are typed, cut short and passed on.
    #[must_use]
    pub fn read(text: &str) -> Address {
        let text = text.trim_start_matches('#');
        if text == "table" {
            return Address { table: true, ..Address::default() };
        }
        let pairs: Vec<(String, Option<String>)> = text
            .split('&')
            .filter_map(|part| {
                let (key, value) = part.split_once('=').map_or((part, None), |(key, value)| (key, Some(value)));
                ALLOWED.contains(&key).then(|| (key.to_owned(), value.map(plain)))
            })
            .collect();
        let value = |key: &str| pairs.iter().find(|(k, _)| k == key).and_then(|(_, value)| value.clone());
        let begins = pairs.iter().any(|(key, _)| key == "first" || key == "second");
        let link = value("game").filter(|_| !begins).map(|game| (game, value("ruleset")));
        let arguments = pairs
            .iter()
            .filter(|(key, _)| begins || !matches!(key.as_str(), "game" | "ruleset"))
            .map(|(key, value)| match value {
                // The probe goes to the page, which is no file.
                _ if key == "probe" => "--probe=page".into(),
                Some(value) => format!("--{key}={value}").into(),
                None => format!("--{key}").into(),
            })
            .collect();
        Address { arguments, link, table: false }
    }
}

/// A value with its escapes undone.
fn plain(value: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = value.bytes();
    while let Some(byte) = rest.next() {
        let escaped = || {
            let digits = rest.clone().take(2).collect::<Vec<u8>>();
            u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok().filter(|_| digits.len() == 2)
        };
        match (byte == b'%').then(escaped).flatten() {
            Some(escaped) => {
                bytes.push(escaped);
                rest.nth(1);
            }
            None => bytes.push(byte),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{self, Asked};

    fn arguments(text: &str) -> Vec<String> {
        Address::read(text).arguments.into_iter().map(|a| a.into_string().unwrap()).collect()
    }

    #[test]
    fn a_link_opens_a_game_and_a_seat_begins_it() {
        let link = Address::read("#game=elta-stelpur&ruleset=tidudi");
        assert_eq!(link.link, Some(("elta-stelpur".to_owned(), Some("tidudi".to_owned()))));
        assert!(link.arguments.is_empty() && !link.table);
        let begun = Address::read("#game=elta-stelpur&second=computer%3Anovice&seed=7");
        assert_eq!(begun.link, None);
        let Ok(Asked::Run(options)) = options::parse(begun.arguments) else { panic!("the arguments are sound") };
        assert!(options.start);
        assert_eq!(options.seed, Some(7));
    }

    #[test]
    fn the_table_is_gone_on_with() {
        assert!(Address::read("#table").table);
        assert_eq!(Address::read(""), Address::default());
        assert_eq!(Address::read("#setup"), Address::default());
    }

    #[test]
    fn nothing_names_a_file_or_is_unknown() {
        assert!(arguments("#home=/etc&resume=/etc/passwd&screenshot-dir=x&size=3x3&wat&=&&").is_empty());
        assert_eq!(
            arguments("#probe=/etc/passwd&instant&quality=test"),
            ["--probe=page", "--instant", "--quality=test"]
        );
    }

    #[test]
    fn escapes_are_undone_and_broken_ones_stay() {
        assert_eq!(plain("a%20b%C3%9E"), "a bÞ");
        assert_eq!(plain("100%"), "100%");
        assert_eq!(plain("%zz%4"), "%zz%4");
        assert_eq!(plain("%ff"), "\u{fffd}");
    }
}
