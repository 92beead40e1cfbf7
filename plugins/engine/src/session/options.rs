//! `ugi`, `games`, `setoption`, `uginewgame`: which game, by which rules, how it is played.

use super::{Session, Wrong, number, shown};
use crate::Host;
use boxwood_core::{RulesetInfo, Setup};
use boxwood_search::{GameEntry, Level};

/// The greatest number of threads that may be allowed to a search.
const MOST_THREADS: u32 = 1024;
/// The greatest memory that may be allowed to a search, in MiB.
const MOST_HASH: u32 = 1 << 20;
/// The memory allowed unless it is set, in MiB.
const DEFAULT_HASH: u32 = 16;

/// What `setoption` sets.
#[derive(Clone, Copy, Debug)]
struct Allowance {
    threads: u32,
    hash: u32,
}

/// What `setoption` sets, apart from the game on the table.
#[derive(Clone, Debug)]
pub struct Options {
    /// The game.
    pub entry: &'static dyn GameEntry,
    /// Its ruleset, `None` for the default.
    pub ruleset: Option<String>,
    /// Switches set otherwise than the ruleset says, in the order in which they were set.
    pub switches: Vec<(String, String)>,
    /// How well the computer plays.
    pub level: Level,
    /// The seed of dice, of random games and of a search's choice between equals.
    pub seed: u64,
    /// What a search may use at most. The present searches use one thread and a few MiB, so that it bounds nothing yet.
    allowance: Allowance,
}

impl Options {
    /// Everything at its default, for a game.
    pub fn new(entry: &'static dyn GameEntry) -> Options {
        Options {
            entry,
            ruleset: None,
            switches: Vec::new(),
            level: Level::default(),
            seed: 0,
            allowance: Allowance { threads: 1, hash: DEFAULT_HASH },
        }
    }

    /// How a new game is set up.
    pub fn setup(&self) -> Setup {
        Setup { ruleset: self.ruleset.clone(), overrides: self.switches.clone(), seed: self.seed }
    }

    fn ruleset_info(&self) -> &RulesetInfo {
        let rulesets = self.entry.rulesets();
        let chosen = self.ruleset.as_ref().and_then(|id| rulesets.iter().find(|r| r.id == *id));
        chosen.unwrap_or(&rulesets[0])
    }
}

impl Session {
    pub(super) fn introduce(&mut self, host: &mut dyn Host) -> Result<(), Wrong> {
        host.say(concat!("id name Boxwood ", env!("CARGO_PKG_VERSION")));
        host.say("id author the Boxwood authors");
        let games: Vec<&str> = self.games.iter().map(|g| g.id()).collect();
        let rulesets: Vec<&str> = self.options.entry.rulesets().iter().map(|r| r.id.as_str()).collect();
        let levels = Level::ALL.map(Level::name);
        say_choice(host, "Game", games[0], &games);
        say_choice(host, "Ruleset", rulesets[0], &rulesets);
        say_choice(host, "Level", Level::default().name(), &levels);
        host.say(&format!("option name Seed type spin default 0 min 0 max {}", u64::MAX));
        host.say(&format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"));
        host.say(&format!("option name Hash type spin default {DEFAULT_HASH} min 1 max {MOST_HASH}"));
        let info = self.options.ruleset_info();
        for switch in self.options.entry.switches() {
            let default = info.switches.get(switch.name).map_or("", String::as_str);
            say_choice(host, &format!("Rule.{}", switch.name), default, switch.values);
        }
        host.say("ugiok");
        Ok(())
    }

    pub(super) fn list_games(&mut self, host: &mut dyn Host) -> Result<(), Wrong> {
        for game in self.games {
            let rulesets: Vec<&str> = game.rulesets().iter().map(|r| r.id.as_str()).collect();
            host.say(&format!("game {} rulesets {}", game.id(), rulesets.join(" ")));
        }
        host.say("gamesok");
        Ok(())
    }

    pub(super) fn new_game(&mut self) -> Result<(), Wrong> {
        self.begin(self.options.clone()).map_err(|e| format!("uginewgame: {e}"))
    }

    /// Begins a new game by these options and takes them over; its dice are seeded anew.
    fn begin(&mut self, options: Options) -> Result<(), Wrong> {
        self.game = options.entry.new_match(&options.setup()).map_err(|e| e.to_string())?;
        self.options = options;
        self.throws_told = 0;
        Ok(())
    }

    pub(super) fn set_option(&mut self, words: &[&str]) -> Result<(), Wrong> {
        let (name, value) = match *words {
            ["name", name, "value", value] => (name, value),
            ["name", name, "value"] | ["name", name] => return Err(format!("setoption: {} has no value", shown(name))),
            _ => return Err("setoption: it reads 'setoption name <option> value <value>'".to_owned()),
        };
        self.set(name, value).map_err(|e| format!("setoption {}: {e}", shown(name)))
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Wrong> {
        if let Some(switch) = name.strip_prefix("Rule.") {
            self.options.entry.check_switch(switch, value).map_err(|e| e.to_string())?;
            self.options.switches.retain(|(n, _)| n != switch);
            self.options.switches.push((switch.to_owned(), value.to_owned()));
            return Ok(());
        }
        match name {
            "Game" => {
                let entry =
                    *self.games.iter().find(|g| g.id() == value).ok_or_else(|| format!("no game {}", shown(value)))?;
                self.begin(Options { entry, ruleset: None, switches: Vec::new(), ..self.options.clone() })
            }
            "Ruleset" => {
                if !self.options.entry.rulesets().iter().any(|r| r.id == value) {
                    return Err(format!("no ruleset {} in {}", shown(value), self.options.entry.id()));
                }
                self.begin(Options { ruleset: Some(value.to_owned()), switches: Vec::new(), ..self.options.clone() })
            }
            "Level" => {
                self.options.level = value.parse().map_err(|_| format!("no level {}", shown(value)))?;
                Ok(())
            }
            "Seed" => {
                self.options.seed = number("value", "number from 0 to 2^64-1", Some(value))?;
                self.throws_told = 0;
                Ok(())
            }
            "Threads" => {
                self.options.allowance.threads = bounded(value, MOST_THREADS)?;
                Ok(())
            }
            "Hash" => {
                self.options.allowance.hash = bounded(value, MOST_HASH)?;
                Ok(())
            }
            _ => Err("no such option".to_owned()),
        }
    }
}

fn bounded(value: &str, most: u32) -> Result<u32, Wrong> {
    let what = format!("number from 1 to {most}");
    let n: u32 = number("value", &what, Some(value))?;
    if (1..=most).contains(&n) { Ok(n) } else { Err(format!("value: {} is no {what}", shown(value))) }
}

fn say_choice(host: &mut dyn Host, name: &str, default: &str, values: &[&str]) {
    let values: Vec<String> = values.iter().map(|v| format!("var {v}")).collect();
    host.say(&format!("option name {name} type combo default {default} {}", values.join(" ")));
}
