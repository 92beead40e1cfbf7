//! Words: every text a person reads comes from the Fluent files in `assets/locales`, which are built in.
//!
//! What belongs to one game is keyed by the game's id (`elta-stelpur-name`), so that a new game brings one file more and
//! changes nothing here. Games of a kin may share words: `GAME-kin` names what theirs begin with (`mill-why-blocked`).
//! Where neither has anything to say, the house's words stand in (`why-game-over`).
//!
//! What is said of a ruleset stands in the ruleset itself, in English; the other languages have it under
//! `ruleset-GAME-ID-title`, `-source` and `-translation`.

mod language;

pub use language::{LANGUAGES, SystemLanguage, known, plugin, system_language};

use bevy::prelude::Resource;
use boxwood_core::RulesetInfo;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use unic_langid::LanguageIdentifier;

/// Language, file name without its ending, text.
static FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The words of one language.
#[derive(Resource)]
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
    language: String,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Texts({})", self.language)
    }
}

/// What stands in a text at one of its places: a word or a number.
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    /// A word.
    Word(String),
    /// A number.
    Number(i64),
}

impl From<&str> for Place {
    fn from(word: &str) -> Place {
        Place::Word(word.to_owned())
    }
}

impl From<String> for Place {
    fn from(word: String) -> Place {
        Place::Word(word)
    }
}

impl From<usize> for Place {
    fn from(number: usize) -> Place {
        Place::Number(number as i64)
    }
}

impl From<u8> for Place {
    fn from(number: u8) -> Place {
        Place::Number(i64::from(number))
    }
}

impl Default for Texts {
    fn default() -> Texts {
        Texts::new("en")
    }
}

impl Texts {
    /// The words of a language; what it lacks, and a language that is not there, is English.
    #[must_use]
    pub fn new(language: &str) -> Texts {
        let language = known(language).unwrap_or("en");
        let tag: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks that Fluent puts around inserted words are for mixed scripts; our fonts have no glyph for them.
        bundle.set_use_isolating(false);
        let english = FILES.iter().filter(|file| file.0 == "en");
        let own = FILES.iter().filter(|file| file.0 == language && language != "en");
        for (_, _, text) in english.chain(own) {
            // A broken line loses that line only; the test of the locales does not let one through.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Texts { bundle, language: language.to_owned() }
    }

    /// The tag of the language.
    #[must_use]
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Whether there is a text of this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// A text without places.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.tell(key, &[])
    }

    /// A text with its places filled. A key that does not exist is shown itself, in brackets, rather than nothing.
    #[must_use]
    pub fn tell(&self, key: &str, places: &[(&str, Place)]) -> String {
        let mut args = FluentArgs::new();
        for (name, place) in places {
            match place {
                Place::Word(word) => args.set(*name, FluentValue::from(word.as_str())),
                Place::Number(number) => args.set(*name, FluentValue::from(*number)),
            }
        }
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("[{key}]");
        };
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// A game's own text: `GAME-KEY`, or that of its kin, or the house's `KEY`, or nothing.
    #[must_use]
    pub fn of_game(&self, game: &str, key: &str, places: &[(&str, Place)]) -> Option<String> {
        let kin = format!("{game}-kin");
        let kin = self.has(&kin).then(|| format!("{}-{key}", self.say(&kin)));
        let keys = [Some(format!("{game}-{key}")), kin, Some(key.to_owned())];
        keys.into_iter().flatten().find(|key| self.has(key)).map(|key| self.tell(&key, places))
    }

    /// What a ruleset is called.
    #[must_use]
    pub fn ruleset_title(&self, game: &str, ruleset: &RulesetInfo) -> String {
        self.of_ruleset(game, ruleset, "title", &ruleset.title)
    }

    /// Where a ruleset comes from.
    #[must_use]
    pub fn ruleset_source(&self, game: &str, ruleset: &RulesetInfo) -> String {
        self.of_ruleset(game, ruleset, "source", &ruleset.source)
    }

    /// What the words that are quoted with a ruleset mean; empty where none are quoted.
    #[must_use]
    pub fn ruleset_translation(&self, game: &str, ruleset: &RulesetInfo) -> String {
        let english = ruleset.words.as_ref().map_or("", |words| &words.translation);
        self.of_ruleset(game, ruleset, "translation", english)
    }

    fn of_ruleset(&self, game: &str, ruleset: &RulesetInfo, part: &str, english: &str) -> String {
        let key = format!("ruleset-{game}-{}-{part}", ruleset.id);
        if self.has(&key) { self.say(&key) } else { english.to_owned() }
    }

    /// Why something is so or is not allowed; a reason without a text is told by its own words.
    #[must_use]
    pub fn why(&self, game: &str, why: &str) -> String {
        self.of_game(game, &format!("why-{why}"), &[]).unwrap_or_else(|| why.replace('-', " "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_sound_and_says_nothing_twice() {
        for language in LANGUAGES.map(|(tag, _)| tag) {
            let mut seen = std::collections::BTreeMap::new();
            for (_, name, text) in FILES.iter().filter(|file| file.0 == language) {
                let resource = FluentResource::try_new((*text).to_owned());
                assert!(resource.is_ok(), "{language}/{name}: {:?}", resource.err().map(|e| e.1));
                for line in text.lines() {
                    let Some((key, _)) = line.split_once(" =") else { continue };
                    if !key.starts_with([' ', '#', '.', '-']) && !key.is_empty() {
                        let before = seen.insert(key.to_owned(), *name);
                        assert_eq!(before, None, "'{key}' stands in {name} and before");
                    }
                }
            }
            assert!(seen.len() > 100, "the files are read: {}", seen.len());
        }
    }

    #[test]
    fn a_key_that_is_not_there_shows_itself() {
        let texts = Texts::default();
        assert!(!texts.has("no-such-key"));
        assert_eq!(texts.say("no-such-key"), "[no-such-key]");
        assert_eq!(texts.why("no-such-game", "own-man-sleeps"), "own man sleeps");
        assert_eq!(texts.of_game("no-such-game", "no-such-key", &[]), None);
    }

    #[test]
    fn an_unknown_language_speaks_english() {
        assert_eq!(Texts::new("tlh").language(), "en");
        assert_eq!(Texts::new("tlh").say("title-quit"), Texts::default().say("title-quit"));
    }

    #[test]
    fn what_a_language_says_goes_before_the_english() {
        let french = Texts::new("fr");
        assert_eq!(french.language(), "fr");
        assert_eq!(french.say("title-play"), "Jouer");
        let throw = [("who", "other".into()), ("name", "Clair".into()), ("dice", french.say("dice-double-six").into())];
        assert_eq!(french.tell("match-throw", &throw), "Clair lance\u{a0}: un double 6.");
        for (moves, told) in [(0usize, "2 lancers, 0 coup"), (1, "2 lancers, 1 coup"), (2, "2 lancers, 2 coups")] {
            assert_eq!(french.tell("end-length", &[("throws", 2usize.into()), ("moves", moves.into())]), told);
        }
        assert_eq!(french.tell("end-length", &[("throws", 0usize.into()), ("moves", 9usize.into())]), "9 coups");
    }

    #[test]
    fn places_are_filled_and_leave_no_marks() {
        let texts = Texts::default();
        let line = texts.tell("match-throw", &[("who", "you".into()), ("name", "".into()), ("dice", "6 and 1".into())]);
        assert_eq!(line, "You throw 6 and 1.");
        let line =
            texts.tell("match-throw", &[("who", "other".into()), ("name", "Light".into()), ("dice", "3 and 2".into())]);
        assert_eq!(line, "Light throws 3 and 2.");
    }
}
