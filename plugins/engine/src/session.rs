//! The protocol as a state machine: one line in, its answer out.

mod answers;
mod counting;
mod options;
mod placing;
mod reviewing;
mod thinking;

use crate::Host;
use boxwood_core::Match;
use boxwood_search::GameEntry;
use options::Options;
use thinking::Search;

/// What a session waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// The next line.
    Line,
    /// [`Session::think`], and between two of its slices any line that has come.
    Think,
    /// Nothing any more.
    End,
}

/// A dialogue: the options, the game on the table, and the search under way.
#[derive(Debug)]
pub struct Session {
    games: &'static [&'static dyn GameEntry],
    options: Options,
    game: Box<dyn Match>,
    /// How many throws `roll` has told since the dice were seeded.
    throws_told: u64,
    search: Option<Search>,
    ended: bool,
}

/// An answer that begins with `error`.
type Wrong = String;

impl Session {
    /// A session over these games, the first of them on the table.
    ///
    /// # Errors
    /// There is no game, or the first cannot be set up by its own default rules.
    pub fn new(games: &'static [&'static dyn GameEntry]) -> Result<Session, String> {
        let options = Options::new(*games.first().ok_or("there is no game to play")?);
        let game = options.entry.new_match(&options.setup()).map_err(|e| e.to_string())?;
        Ok(Session { games, options, game, throws_told: 0, search: None, ended: false })
    }

    /// Takes a line and answers it. What is wrong is answered with `error` and changes nothing.
    pub fn take(&mut self, line: &str, host: &mut dyn Host) -> Flow {
        let mut words = line.split_whitespace();
        if let Some(command) = words.next() {
            let words: Vec<&str> = words.collect();
            let answered = if self.search.is_some() {
                self.interrupt(command, &words, host)
            } else {
                self.answer(command, &words, host)
            };
            if let Err(what) = answered {
                refuse(&what, host);
            }
        }
        self.flow()
    }

    /// What the session waits for.
    #[must_use]
    pub fn flow(&self) -> Flow {
        match &self.search {
            _ if self.ended => Flow::End,
            Some(search) if !search.is_done() => Flow::Think,
            _ => Flow::Line,
        }
    }

    /// Whether a search is under way that only `stop` ends.
    #[must_use]
    pub fn thinks_for_ever(&self) -> bool {
        self.search.as_ref().is_some_and(Search::is_infinite)
    }

    /// The game on the table.
    #[must_use]
    pub fn game(&self) -> &dyn Match {
        self.game.as_ref()
    }

    /// During `go`: three commands are taken and no others.
    fn interrupt(&mut self, command: &str, words: &[&str], host: &mut dyn Host) -> Result<(), Wrong> {
        match command {
            "isready" => host.say("readyok"),
            "stop" | "quit" if !words.is_empty() => return Err(too_much(command, words[0])),
            "stop" => self.stop(host),
            "quit" => {
                self.stop(host);
                self.ended = true;
            }
            _ => return Err(format!("{}: only stop, isready and quit are taken during go", shown(command))),
        }
        Ok(())
    }

    fn answer(&mut self, command: &str, words: &[&str], host: &mut dyn Host) -> Result<(), Wrong> {
        match command {
            "isready" => {
                host.say("readyok");
                return Ok(());
            }
            "setoption" => return self.set_option(words),
            "position" => return self.place(words),
            "query" => return self.query(words, host),
            "go" => return self.go(words, host),
            "perft" => return self.perft(words, host),
            "playouts" => return self.playouts(words, host),
            "review" => return self.review(words, host),
            _ => {}
        }
        let known: fn(&mut Session, &mut dyn Host) -> Result<(), Wrong> = match command {
            "ugi" => Session::introduce,
            "games" => Session::list_games,
            "uginewgame" => |session, _| session.new_game(),
            "legal" => Session::tell_legal,
            "fen" => Session::tell_position,
            "board" => Session::tell_board,
            "roll" => Session::tell_throw,
            "solve" => Session::solve,
            // A search may end by itself while `stop` is on its way.
            "stop" => |_, _| Ok(()),
            "quit" => |session, _| {
                session.ended = true;
                Ok(())
            },
            _ => return Err(format!("no command {}", shown(command))),
        };
        match words.first() {
            Some(word) => Err(too_much(command, word)),
            None => known(self, host),
        }
    }
}

fn too_much(command: &str, word: &str) -> Wrong {
    format!("{command}: {} is too much, nothing may follow", shown(word))
}

/// Answers that something is wrong, on one line whatever was sent.
pub(crate) fn refuse(what: &str, host: &mut dyn Host) {
    let what: String = what.chars().map(|c| if c.is_control() { ' ' } else { c }).take(500).collect();
    host.say(&format!("error {what}"));
}

/// What was sent, as an error shows it: in quotes, shortened, no control characters.
pub(crate) fn shown(text: &str) -> String {
    const LONGEST: usize = 60;
    let short: String = text.chars().take(LONGEST).flat_map(char::escape_debug).collect();
    if text.chars().nth(LONGEST).is_some() { format!("'{short}…'") } else { format!("'{short}'") }
}

/// Reads a whole number of a command.
pub(crate) fn number<T: std::str::FromStr>(command: &str, what: &str, text: Option<&str>) -> Result<T, Wrong> {
    let text = text.ok_or_else(|| format!("{command}: {what} is missing"))?;
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let parsed = if digits { text.parse().ok() } else { None };
    parsed.ok_or_else(|| format!("{command}: {} is no {what}", shown(text)))
}
