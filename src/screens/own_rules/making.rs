//! What a player does with rules that are being made.

use super::text::{self, NoRules};
use super::{LONGEST_NAME, OwnRules, named};
use crate::i18n::Texts;
use crate::screens::{Overlay, Screen, SetupChoice, Told, Wish};
use crate::settings::Settings;
use bevy::prelude::*;
use boxwood_core::{Setup, SetupError, SwitchError};
use boxwood_play::Games;
use boxwood_search::GameEntry;

/// The rules that are being made, if any are.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Making(pub Option<Draft>);

/// Rules that are being made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The rules as they stand.
    pub rules: OwnRules,
    /// The name of those that are changed by it; `None` for new ones.
    pub changes: Option<String>,
    /// The text that is being pasted, where that has been asked for.
    pub pasted: Option<String>,
    /// Deleting was asked for once and waits to be asked for again.
    pub deleting: bool,
    /// What is to be said about the last wish.
    pub told: Option<Told>,
}

/// What can be done with rules of one's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnAsk {
    /// Make new ones, which begin as those that are chosen.
    New,
    /// Change those that are chosen.
    Change,
    /// Everything as in a named ruleset, by its id.
    From(String),
    /// A switch shall have this value.
    Set(String, String),
    /// They shall be called so.
    Name(String),
    /// Keep them and choose them.
    Keep,
    /// Make new ones that begin as these.
    Copy,
    /// Delete them; asked twice, for good.
    Delete,
    /// They have been copied as a text.
    Copied,
    /// Open or close the place where a text is pasted.
    OpenPaste,
    /// The text that is pasted.
    Pasted(String),
    /// Read the text that was pasted.
    Read,
}

impl Draft {
    fn of(rules: OwnRules, changes: Option<String>) -> Draft {
        Draft { rules, changes, pasted: None, deleting: false, told: None }
    }

    fn tell(&mut self, wrong: bool, words: String) {
        self.told = Some(Told { wrong, words });
    }

    /// Why the rules make no game, in words; `None` if they do.
    #[must_use]
    pub fn quarrel(&self, entry: &dyn GameEntry, texts: &Texts) -> Option<String> {
        let setup = Setup { seed: 0, ..self.rules.setup(0) };
        entry.new_match(&setup).err().map(|error| refusal(&error, entry, texts))
    }
}

/// Why rules make no game, with the names that the switches have for people.
fn refusal(error: &SetupError, entry: &dyn GameEntry, texts: &Texts) -> String {
    match error {
        SetupError::Switch(SwitchError::Quarrel(one, two)) => {
            // The rules name a switch with or without its value.
            let name = |said: &str| {
                let (switch, value) = said.split_once(" = ").unwrap_or((said, ""));
                let name = texts.switch_name(entry.id(), switch);
                if value.is_empty() {
                    name
                } else {
                    let value = texts.switch_value(entry.id(), switch, value);
                    texts.tell("own-change-told", &[("switch", name.into()), ("value", value.into())])
                }
            };
            texts.tell("own-quarrel", &[("one", name(one).into()), ("other", name(two).into())])
        }
        other => texts.tell("own-refused", &[("why", other.to_string().into())]),
    }
}

/// Follows what a player wishes to do with his rules.
pub(super) fn follow(
    mut wishes: MessageReader<Wish>,
    screen: Res<State<Screen>>,
    (games, texts): (Res<Games>, Res<Texts>),
    mut overlay: ResMut<Overlay>,
    mut making: ResMut<Making>,
    mut choice: ResMut<SetupChoice>,
    mut settings: ResMut<Settings>,
) {
    let asked: Vec<OwnAsk> =
        wishes.read().filter_map(|w| if let Wish::Own(ask) = w { Some(ask.clone()) } else { None }).collect();
    if *overlay != Overlay::OwnRules && making.0.is_some() {
        making.0 = None;
    }
    let Some(entry) = games.find(&choice.game).filter(|_| **screen == Screen::Setup) else { return };
    for ask in asked {
        match (ask, &mut making.0) {
            (OwnAsk::New, _) => {
                if let Some(mut rules) = chosen(entry, &choice, &settings) {
                    rules.name = free_name(&texts.say("own-usual-name"), entry, &settings);
                    making.0 = Some(Draft::of(rules, None));
                    *overlay = Overlay::OwnRules;
                }
            }
            (OwnAsk::Change, _) => {
                if let Some(own) = choice.own.as_ref().and_then(|name| named(&settings, entry, name)) {
                    making.0 = Some(Draft::of(own.clone(), Some(own.name.clone())));
                    *overlay = Overlay::OwnRules;
                }
            }
            (ask, Some(draft)) => match ask {
                OwnAsk::Keep => {
                    if keep(draft, entry, &texts, &mut choice, &mut settings) {
                        *overlay = Overlay::None;
                    }
                }
                OwnAsk::Delete if draft.deleting => {
                    if let Some(name) = &draft.changes {
                        settings.own_rules.retain(|own| own.game != entry.id() || own.name != *name);
                    }
                    choice.own = None;
                    *overlay = Overlay::None;
                }
                ask => edit(draft, ask, entry, &games, &texts, &settings),
            },
            (_, None) => {}
        }
    }
}

/// What does not concern anything but the rules that are being made.
fn edit(draft: &mut Draft, ask: OwnAsk, entry: &dyn GameEntry, games: &Games, texts: &Texts, settings: &Settings) {
    draft.told = None;
    draft.deleting = ask == OwnAsk::Delete && draft.changes.is_some();
    match ask {
        OwnAsk::From(id) => {
            if let Some(ruleset) = entry.rulesets().iter().find(|ruleset| ruleset.id == id) {
                draft.rules = OwnRules::like(entry, ruleset, &draft.rules.name);
            }
        }
        OwnAsk::Set(switch, value) => {
            if entry.check_switch(&switch, &value).is_ok() {
                draft.rules.set(&switch, &value);
            }
        }
        OwnAsk::Name(name) => draft.rules.name = name.replace(['\n', '\r', '\t'], " "),
        OwnAsk::Copy => {
            let name = texts.tell("own-copy-name", &[("name", draft.rules.name.as_str().into())]);
            draft.rules.name = free_name(&name, entry, settings);
            draft.changes = None;
        }
        OwnAsk::Copied => draft.tell(false, texts.say("own-copied")),
        OwnAsk::OpenPaste => draft.pasted = if draft.pasted.is_some() { None } else { Some(String::new()) },
        OwnAsk::Pasted(text) => draft.pasted = Some(text),
        OwnAsk::Read => read(draft, entry, games, texts),
        OwnAsk::New | OwnAsk::Change | OwnAsk::Keep | OwnAsk::Delete => {}
    }
}

fn read(draft: &mut Draft, entry: &dyn GameEntry, games: &Games, texts: &Texts) {
    let pasted = draft.pasted.clone().unwrap_or_default();
    if pasted.trim().is_empty() {
        return draft.tell(true, texts.say("own-paste-empty"));
    }
    match text::read(&pasted, entry, |id| games.find(id).is_some()) {
        Ok(mut rules) => {
            if rules.name.trim().is_empty() {
                rules.name.clone_from(&draft.rules.name);
            }
            draft.rules = rules;
            draft.pasted = None;
            draft.tell(false, texts.say("own-pasted"));
        }
        Err(wrong) => draft.tell(true, told(&wrong, entry, texts)),
    }
}

/// Keeps the rules, if they make a game and have a name of their own; whether they were kept.
fn keep(
    draft: &mut Draft,
    entry: &dyn GameEntry,
    texts: &Texts,
    choice: &mut SetupChoice,
    settings: &mut Settings,
) -> bool {
    let name = draft.rules.name.trim().to_owned();
    let taken = draft.changes.as_ref() != Some(&name)
        && settings.own_rules.iter().any(|own| own.game == entry.id() && own.name == name);
    let wrong = match () {
        () if name.is_empty() => Some(texts.say("own-name-missing")),
        () if name.chars().count() > LONGEST_NAME => Some(texts.say("own-name-long")),
        () if taken => Some(texts.say("own-name-taken")),
        () => draft.quarrel(entry, texts),
    };
    if let Some(words) = wrong {
        draft.tell(true, words);
        return false;
    }
    let rules = OwnRules { name: name.clone(), ..draft.rules.clone() };
    let is_changed = |own: &&mut OwnRules| own.game == entry.id() && draft.changes.as_ref() == Some(&own.name);
    match settings.own_rules.iter_mut().find(is_changed) {
        Some(own) => *own = rules,
        None => settings.own_rules.push(rules),
    }
    choice.choose_own(entry, settings, &name);
    true
}

/// The rules that are chosen before a game, as rules to be changed.
fn chosen(entry: &dyn GameEntry, choice: &SetupChoice, settings: &Settings) -> Option<OwnRules> {
    let own = choice.own.as_ref().and_then(|name| named(settings, entry, name)).cloned();
    own.or_else(|| entry.rulesets().get(choice.ruleset).map(|ruleset| OwnRules::like(entry, ruleset, "")))
}

/// The name, with a number behind it if it is taken.
fn free_name(name: &str, entry: &dyn GameEntry, settings: &Settings) -> String {
    let numbered = (2..).map(|n| format!("{name} {n}"));
    let free = |name: &String| !settings.own_rules.iter().any(|own| own.game == entry.id() && own.name == *name);
    std::iter::once(name.to_owned()).chain(numbered).find(free).unwrap_or_default()
}

/// Why a text holds no rules, in words.
fn told(wrong: &NoRules, entry: &dyn GameEntry, texts: &Texts) -> String {
    let name_of = |id: &str| texts.of_game(id, "name", &[]).unwrap_or_else(|| id.to_owned());
    let line = |line: &usize| ("line", (*line).into());
    match wrong {
        NoRules::None => texts.say("own-paste-no-rules"),
        NoRules::NoTag(at, text) => texts.tell("own-paste-no-tag", &[line(at), ("text", text.as_str().into())]),
        NoRules::NoGame(at, game) => texts.tell("own-paste-no-game", &[line(at), ("game", game.as_str().into())]),
        NoRules::OtherGame(at, game) => texts.tell("own-paste-other-game", &[line(at), ("game", name_of(game).into())]),
        NoRules::NoRuleset(at, id) => texts.tell("own-paste-no-ruleset", &[line(at), ("ruleset", id.as_str().into())]),
        NoRules::Switch(at, SwitchError::Value { name, value, values }) => {
            let places = [
                line(at),
                ("switch", texts.switch_name(entry.id(), name).into()),
                ("values", values.as_str().into()),
                ("value", value.as_str().into()),
            ];
            texts.tell("own-paste-no-value", &places)
        }
        NoRules::Switch(at, SwitchError::Unknown(name) | SwitchError::Quarrel(name, _)) => {
            texts.tell("own-paste-no-switch", &[line(at), ("switch", name.as_str().into())])
        }
    }
}
