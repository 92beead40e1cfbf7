//! Rules of one's own: made, played by, kept, changed, given away.

use super::*;
use crate::hud::log::TableLog;
use crate::i18n::Texts;
use crate::screens::own_rules::{Making, NAME_TAG, OwnAsk, RulesPlayed, text};
use crate::screens::{Overlay, SetupChoice};
use crate::settings::{self, Settings};
use boxwood_core::Record;
use std::fs;

fn ask(app: &mut App, ask: OwnAsk) {
    wish(app, Wish::Own(ask));
}

fn set(app: &mut App, switch: &str, value: &str) {
    ask(app, OwnAsk::Set(switch.to_owned(), value.to_owned()));
}

fn told(app: &App) -> (bool, String) {
    let draft = app.world().resource::<Making>().0.as_ref().expect("rules are being made");
    let told = draft.told.clone().expect("something is said");
    (told.wrong, told.words)
}

fn setting_up(home: &Path, game: &str) -> App {
    let mut app = house(home, &[]);
    wish(&mut app, Wish::Setup(game.to_owned()));
    app.world_mut().resource_mut::<SetupChoice>().seats[1].computer = false;
    app
}

fn switch(app: &App, name: &str) -> String {
    let switches = &current(app).game().info().switches;
    switches.iter().find(|(n, _)| n == name).map(|(_, value)| value.clone()).expect("the game has this switch")
}

#[test]
fn rules_are_made_played_by_saved_and_gone_on_with() {
    let home = tempfile::tempdir().unwrap();
    let mut app = setting_up(home.path(), "nine-mens-morris");
    ask(&mut app, OwnAsk::New);
    assert_eq!(*app.world().resource::<Overlay>(), Overlay::OwnRules);
    set(&mut app, "lines", "20");
    set(&mut app, "fly_at", "none");
    assert_eq!(switch(&app, "lines"), "20", "the board lies there by the rules as they stand");
    ask(&mut app, OwnAsk::Name("As at home".to_owned()));
    ask(&mut app, OwnAsk::Keep);
    assert_eq!(*app.world().resource::<Overlay>(), Overlay::None);
    assert_eq!(app.world().resource::<SetupChoice>().own.as_deref(), Some("As at home"));
    wish(&mut app, Wish::Play);
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!((switch(&app, "lines"), switch(&app, "fly_at")), ("20".to_owned(), "none".to_owned()));
    for _ in 0..5 {
        play_one(&mut app);
    }
    let position = current(&app).game().position_text();
    drop(app);

    let mut app = house(home.path(), &[]);
    assert_eq!(continued(&app).unwrap().rules.own.as_deref(), Some("As at home"));
    wish(&mut app, Wish::Continue);
    assert_eq!(current(&app).game().position_text(), position);
    assert_eq!((switch(&app, "lines"), switch(&app, "fly_at")), ("20".to_owned(), "none".to_owned()));
    let record = current(&app).record();
    assert!(record.other.contains(&(NAME_TAG.to_owned(), "As at home".to_owned())));
    let played = RulesPlayed::of(current(&app).entry(), current(&app).game().info(), &record.other);
    assert_eq!(played.own.as_deref(), Some("As at home"));
    let changes = [("lines".to_owned(), "20".to_owned()), ("fly_at".to_owned(), "none".to_owned())];
    assert_eq!(played.changes, changes);
    // Once more by the same rules, and by others: the name goes with the rules.
    wish(&mut app, Wish::Again);
    assert_eq!(switch(&app, "lines"), "20");
    assert!(current(&app).record().other.iter().any(|(tag, _)| tag == NAME_TAG));
    wish(&mut app, Wish::Setup("nine-mens-morris".to_owned()));
    assert_eq!(app.world().resource::<SetupChoice>().own.as_deref(), Some("As at home"), "chosen last");
    app.world_mut().resource_mut::<SetupChoice>().choose(0);
    wish(&mut app, Wish::Play);
    assert_eq!(switch(&app, "lines"), "16");
    assert!(current(&app).record().other.is_empty());

    // Elsewhere nobody knows these rules; the record is enough.
    let elsewhere = tempfile::tempdir().unwrap();
    let file = elsewhere.path().join("game.txt");
    fs::write(&file, record.to_string()).unwrap();
    let app = house(elsewhere.path(), &["--resume", file.to_str().unwrap()]);
    assert_eq!(current(&app).game().position_text(), position);
    assert_eq!(switch(&app, "fly_at"), "none");
}

#[test]
fn rules_that_quarrel_are_refused_in_words() {
    let home = tempfile::tempdir().unwrap();
    let mut app = setting_up(home.path(), "three-mens-morris");
    ask(&mut app, OwnAsk::New);
    set(&mut app, "entering_only", "yes");
    set(&mut app, "mill_in_placement", "no");
    ask(&mut app, OwnAsk::Keep);
    let words = "“Only entering: Yes” and “Mills while men are entered: No” do not go together. Change one of them.";
    assert_eq!(told(&app), (true, words.to_owned()));
    assert!(app.world().resource::<Settings>().own_rules.is_empty());
    set(&mut app, "mill_in_placement", "yes");
    ask(&mut app, OwnAsk::Name("  ".to_owned()));
    ask(&mut app, OwnAsk::Keep);
    assert_eq!(told(&app), (true, "Give them a name first.".to_owned()));
    // What no switch takes is not taken.
    set(&mut app, "men", "12");
    ask(&mut app, OwnAsk::Name("Short".to_owned()));
    ask(&mut app, OwnAsk::Keep);
    let own = app.world().resource::<Settings>().own_rules.clone();
    assert_eq!(own.len(), 1);
    assert_eq!((own[0].value("entering_only"), own[0].value("men")), (Some("yes"), Some("3")));
}

#[test]
fn rules_are_changed_copied_and_deleted() {
    let home = tempfile::tempdir().unwrap();
    let mut app = setting_up(home.path(), "tablut");
    for _ in 0..2 {
        ask(&mut app, OwnAsk::New);
        set(&mut app, "escape", "corner");
        ask(&mut app, OwnAsk::Keep);
    }
    let names = |app: &App| -> Vec<String> {
        app.world().resource::<Settings>().own_rules.iter().map(|own| own.name.clone()).collect()
    };
    assert_eq!(names(&app), ["Rules of my own", "Rules of my own 2"]);
    ask(&mut app, OwnAsk::Change);
    ask(&mut app, OwnAsk::Name("Rules of my own".to_owned()));
    ask(&mut app, OwnAsk::Keep);
    assert_eq!(told(&app), (true, "You have rules of this name for this game already.".to_owned()));
    ask(&mut app, OwnAsk::Name("Corners".to_owned()));
    ask(&mut app, OwnAsk::Keep);
    assert_eq!(names(&app), ["Rules of my own", "Corners"]);
    ask(&mut app, OwnAsk::Change);
    ask(&mut app, OwnAsk::Copy);
    set(&mut app, "king_armed", "no");
    ask(&mut app, OwnAsk::Keep);
    assert_eq!(names(&app), ["Rules of my own", "Corners", "Corners, copy"]);
    // What is left by the back door leaves no trace.
    ask(&mut app, OwnAsk::Change);
    set(&mut app, "escape", "edge");
    wish(&mut app, Wish::Close);
    assert_eq!(screen(&app), Screen::Setup);
    assert_eq!(app.world().resource::<Settings>().own_rules[2].value("escape"), Some("corner"));
    ask(&mut app, OwnAsk::Change);
    ask(&mut app, OwnAsk::Delete);
    assert_eq!(names(&app).len(), 3, "asked for once, nothing is deleted");
    ask(&mut app, OwnAsk::Delete);
    assert_eq!(names(&app), ["Rules of my own", "Corners"]);
    assert_eq!(app.world().resource::<SetupChoice>().own, None);
    updates(&mut app, 2);
    let stored = settings::load(home.path()).settings.own_rules;
    assert_eq!(stored.iter().map(|own| own.name.as_str()).collect::<Vec<_>>(), ["Rules of my own", "Corners"]);
}

#[test]
fn rules_go_from_hand_to_hand_as_text() {
    let home = tempfile::tempdir().unwrap();
    let mut app = setting_up(home.path(), "elta-stelpur");
    ask(&mut app, OwnAsk::New);
    set(&mut app, "skip", "not_own");
    set(&mut app, "horn_66", "4");
    ask(&mut app, OwnAsk::Name("Grandmother’s \"own\"".to_owned()));
    let rules = app.world().resource::<Making>().0.clone().unwrap().rules;
    let written = text::write(&rules);
    ask(&mut app, OwnAsk::Keep);

    let elsewhere = tempfile::tempdir().unwrap();
    let mut app = setting_up(elsewhere.path(), "elta-stelpur");
    let mut paste = |text: &str| {
        ask(&mut app, OwnAsk::New);
        ask(&mut app, OwnAsk::OpenPaste);
        ask(&mut app, OwnAsk::Pasted(text.to_owned()));
        ask(&mut app, OwnAsk::Read);
        (told(&app), app.world().resource::<Making>().0.clone().unwrap().rules)
    };
    assert_eq!(paste(&written).1, rules);
    for (text, words) in [
        ("", "There is nothing to read."),
        ("good day", "There are no rules in this text."),
        ("[Game \"tablut\"]", "line 1: these are rules of another game: Tablut"),
        ("\n[Game \"chess\"]", "line 2: there is no game “chess” here"),
        ("[Ruleset \"bell\"]", "line 1: this game has no rules “bell”"),
        ("[Rule.fly_at \"3\"]", "line 1: this game has no rule “fly_at”"),
        (
            "[Rule.skip \"empty\"]\n[Rule.again \"never\"]",
            "line 2: “Throwing again” takes doubles, useless, not “never”",
        ),
        ("[Rule.skip empty]", "line 1: this is not written as a tag: [Rule.skip empty]"),
    ] {
        assert_eq!(paste(text).0, (true, words.to_owned()), "{text}");
    }
    // A whole record has its rules in it.
    let entry = elta_stelpur_rules::ELTA_STELPUR;
    let game = entry.new_match(&rules.setup(3)).unwrap();
    let from_record = paste(&Record::from_match(&*game).to_string()).1;
    assert_eq!(from_record.changes(entry), rules.changes(entry));
}

#[test]
fn every_switch_of_every_game_has_its_words() {
    let texts = Texts::default();
    for entry in crate::games::rules() {
        let game = entry.id();
        for switch in entry.switches() {
            let name = texts.switch_name(game, switch.name);
            let detail = texts.switch_detail(game, switch.name);
            assert!(name.starts_with(char::is_uppercase) && !name.contains('['), "{game} {}: {name}", switch.name);
            assert!(detail.ends_with('.') && detail.len() > 15, "{game} {}: {detail}", switch.name);
            let values: Vec<String> =
                switch.values.iter().map(|value| texts.switch_value(game, switch.name, value)).collect();
            for value in &values {
                let begins = value.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit());
                assert!(begins && !value.contains(['[', '_']), "{game} {}: {value}", switch.name);
                assert_eq!(values.iter().filter(|other| *other == value).count(), 1, "{game} {}: {value}", switch.name);
            }
        }
    }
}

#[test]
fn nobody_makes_rules_where_there_is_nothing_to_choose() {
    let made = |id: &str| {
        let entry = crate::games::rules().into_iter().find(|entry| entry.id() == id).unwrap();
        crate::screens::own_rules::can_be_made(entry)
    };
    assert!(!made("noughts-and-crosses"));
    assert!(made("connect-four") && made("tablut") && made("elta-stelpur"));
}

#[test]
fn the_log_of_a_game_by_own_rules_is_told_as_ever() {
    let home = tempfile::tempdir().unwrap();
    let mut app = setting_up(home.path(), "connect-four");
    ask(&mut app, OwnAsk::New);
    set(&mut app, "in_row", "5");
    ask(&mut app, OwnAsk::Keep);
    wish(&mut app, Wish::Play);
    let mut steps = 0;
    while play_one(&mut app) {
        steps += 1;
        assert!(steps < 100, "the board is full some time");
    }
    assert!(app.world().resource::<TableLog>().lines.iter().all(|line| !line.contains('[')));
}
