//! The house in other languages than English: everything is said, nothing is left over, and the player chooses.

use super::{current, house, updates, wish};
use crate::hud::log::TableLog;
use crate::i18n::{LANGUAGES, Texts};
use crate::screens::Wish;
use crate::settings::Settings;
use bevy::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

/// What may read the same in another language: names, what is quoted in its own language, and words that both share.
const SHARED: [&str; 27] = [
    "alquerque-de-nueve-dice-name",
    "app-name",
    "button-menu",
    "elta-stelpur-name",
    "family-tafl",
    "five-mens-morris-name-english",
    "level-expert",
    "level-novice",
    "menu-title",
    "mill-switch-dice-bell",
    "mill-switch-dice-murray",
    "mill-switch-dice-schaedler",
    "ruleset-elta-stelpur-keith-source",
    "ruleset-elta-stelpur-keith-title",
    "ruleset-elta-stelpur-murray-title",
    "ruleset-elta-stelpur-tidudi-source",
    "ruleset-elta-stelpur-tidudi-title",
    "ruleset-tablut-brainking-title",
    "ruleset-tablut-cyningstan-title",
    "ruleset-tablut-smith-title",
    "ruleset-three-mens-morris-achi-title",
    "ruleset-three-mens-morris-basque-title",
    "ruleset-twelve-mens-morris-moulidars-title",
    "score-four-place",
    "settings-muted",
    "sixpenny-madell-name",
    "tablut-name",
];

/// The same for whole kinds of texts: lists that nobody reads, names in all languages, words of a source.
const SHARED_KINDS: [&str; 4] = ["-kin", "-rules-sections", "-names", "-quote-original"];

fn folder(language: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/locales").join(language)
}

/// The messages of a language: key, file and the text as it is written.
fn messages(language: &str) -> BTreeMap<String, (String, String)> {
    let mut messages = BTreeMap::new();
    for entry in fs::read_dir(folder(language)).unwrap() {
        let path = entry.unwrap().path();
        let file = path.file_name().unwrap().to_string_lossy().into_owned();
        let mut key = None;
        for line in fs::read_to_string(&path).unwrap().lines() {
            if line.starts_with(' ') {
                let text: &mut (String, String) = key.as_ref().and_then(|key| messages.get_mut(key)).unwrap();
                text.1 = format!("{}\n{line}", text.1);
            } else if let Some((name, text)) = line.split_once(" =").filter(|_| !line.starts_with('#')) {
                messages.insert(name.to_owned(), (file.clone(), text.trim_start().to_owned()));
                key = Some(name.to_owned());
            }
        }
    }
    assert!(messages.len() > 400, "{language}: {}", messages.len());
    messages
}

/// The places of a text that are filled.
fn places(text: &str) -> BTreeSet<&str> {
    text.split('$').skip(1).filter_map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric()).next()).collect()
}

/// The text without its places and selectors.
fn plain(text: &str) -> String {
    let mut depth = 0;
    let outside = |c: &char| {
        depth += match c {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        depth == 0
    };
    text.chars().filter(outside).collect()
}

/// What is said of the rulesets: key and English, which stands in the rulesets themselves.
fn of_rulesets() -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for entry in crate::games::rules() {
        for ruleset in entry.rulesets() {
            let key = |part: &str| format!("ruleset-{}-{}-{part}", entry.id(), ruleset.id);
            texts.insert(key("title"), ruleset.title.clone());
            texts.insert(key("source"), ruleset.source.clone());
            if let Some(words) = &ruleset.words {
                texts.insert(key("translation"), words.translation.clone());
            }
        }
    }
    texts
}

fn others() -> impl Iterator<Item = &'static str> {
    LANGUAGES.into_iter().map(|(tag, _)| tag).filter(|tag| *tag != "en")
}

#[test]
fn every_language_says_everything_with_the_same_places() {
    let english = messages("en");
    let rulesets = of_rulesets();
    for language in others() {
        let own = messages(language);
        for (key, (file, text)) in &english {
            let (own_file, own_text) = own.get(key).unwrap_or_else(|| panic!("{language} does not say '{key}'"));
            assert_eq!(own_file, file, "{language}: the file of '{key}'");
            assert_eq!(places(own_text), places(text), "{language}: the places of '{key}'");
        }
        for key in rulesets.keys() {
            assert!(own.contains_key(key), "{language} does not say '{key}'");
        }
        for key in own.keys().filter(|key| !key.starts_with('-')) {
            assert!(english.contains_key(key) || rulesets.contains_key(key), "{language}: nobody asks for '{key}'");
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    let mut english: BTreeMap<String, String> =
        messages("en").into_iter().map(|(key, (_, text))| (key, text)).collect();
    english.extend(of_rulesets());
    for language in others() {
        let mut same = BTreeSet::new();
        for (key, (_, text)) in messages(language) {
            let has_words = plain(&text).chars().any(char::is_alphabetic) || text.contains("->");
            let shared = SHARED_KINDS.iter().any(|kind| key.ends_with(kind));
            if english.get(&key) == Some(&text) && has_words && !shared {
                same.insert(key);
            }
        }
        let unexpected: Vec<_> = same.iter().filter(|key| !SHARED.contains(&key.as_str())).collect();
        assert!(unexpected.is_empty(), "{language} says as English does: {unexpected:?}");
    }
}

#[test]
fn french_is_set_as_in_french_books() {
    for (key, (_, text)) in messages("fr") {
        let letters: Vec<char> = plain(&text).chars().collect();
        for pair in letters.windows(2) {
            let wrong = match pair {
                [' ', ':' | ';' | '?' | '!' | '»'] | ['«', ' '] => true,
                [before, ';' | '?' | '!' | '»'] | ['«', before] => *before != '\u{a0}',
                _ => pair.contains(&'\''),
            };
            assert!(!wrong, "{key}: no-break spaces and apostrophes: {text}");
        }
    }
}

#[test]
fn the_player_chooses_the_language_and_it_is_remembered() {
    let home = tempfile::tempdir().unwrap();
    let language = |app: &App| app.world().resource::<Texts>().language().to_owned();
    let mut app = house(home.path(), &[]);
    assert_eq!(language(&app), "en");
    app.world_mut().resource_mut::<Settings>().language = "fr".to_owned();
    updates(&mut app, 2);
    assert_eq!(language(&app), "fr");
    assert_eq!(language(&house(home.path(), &[])), "fr");
    assert_eq!(language(&house(home.path(), &["--language", "en"])), "en");
    assert_eq!(language(&house(home.path(), &[])), "en", "what the command line says is remembered too");
}

#[test]
fn at_the_table_another_language_is_heard_at_once() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--game", "tablut", "--language", "fr"]);
    wish(&mut app, Wish::Play);
    let told = |app: &App| app.world().resource::<TableLog>().lines.iter().cloned().collect::<Vec<_>>();
    let id = current(&app).id();
    assert_eq!(told(&app), ["Tablut. Bonne chance."]);
    app.world_mut().resource_mut::<Settings>().language = "en".to_owned();
    updates(&mut app, 2);
    assert_eq!(told(&app), ["The game goes on where it was left."]);
    assert_eq!(current(&app).id(), id, "nothing happens to the game");
}

#[test]
fn the_page_says_what_stands_in_its_lines_and_all_of_it() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let pages = fs::read_dir(root.join("web")).unwrap().map(|entry| entry.unwrap().path());
    let pages = pages.filter(|path| path.extension().is_some_and(|end| end == "js" || end == "html"));
    let source: String =
        pages.chain([root.join("scripts/web-pack.py")]).map(|path| fs::read_to_string(path).unwrap()).collect();
    let used: BTreeSet<&str> = source.split(['"', '@']).filter(|text| text.starts_with("web-")).collect();
    for language in LANGUAGES.map(|(tag, _)| tag) {
        let own = messages(language);
        let lines = own.iter().filter(|(_, (file, _))| file == "web.ftl");
        let lines: BTreeMap<&str, &str> = lines.map(|(key, (_, text))| (key.as_str(), text.as_str())).collect();
        assert_eq!(lines.keys().copied().collect::<BTreeSet<_>>(), used, "{language}");
        for (key, text) in lines {
            // The page fills places and knows nothing else of Fluent.
            assert_eq!(text.matches('{').count(), text.matches("{ $").count(), "{key}");
            assert!(!text.is_empty() && !text.contains(['\n', '@', '<']), "{key}");
        }
    }
}
