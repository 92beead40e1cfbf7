//! Games as texts and files: what is given away, what is taken in, what is kept.
//!
//! Whatever comes in, pasted or dropped on the window, is first recognised and told ([`Found`]); it is laid on the table
//! when somebody says so. The game that lay there is kept as ever.

mod kept;
mod reading;

pub use kept::{Kept, KeptState};
pub use reading::{Found, foreign_record, read};

use super::Told;
use crate::games::foreign;
use crate::i18n::Texts;
use crate::screens::saved::{Folders, Kept as KeptGame, Laid};
use crate::screens::{Overlay, Wish};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use boxwood_core::Record;
use boxwood_play::{CurrentMatch, Games, PlaySystems, ResumeRequested, Saves};

/// The longest text that is taken in, in bytes.
pub const LONGEST: usize = 1 << 20;

/// What lies on the sheet of games and positions.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Exchange {
    /// The text that was pasted or dropped.
    pub text: String,
    /// What it was found to be.
    pub found: Option<Found>,
    /// What is said about the last wish.
    pub told: Option<Told>,
    /// The games that are kept.
    pub kept: Vec<Kept>,
}

/// What can be done with games as texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExchangeAsk {
    /// The game was copied as a text.
    Copied,
    /// The game on the table shall be a file.
    File,
    /// What lies in the clipboard shall be read.
    Paste,
    /// The text in the field is this.
    Text(String),
    /// The text in the field shall be read.
    Read,
    /// What was found shall lie on the table.
    Lay,
    /// The kept game of this name shall be looked at.
    Open(String),
}

impl Exchange {
    /// Takes in a text and finds out what it is.
    pub fn take(&mut self, text: String, games: &Games, texts: &Texts) {
        (self.found, self.told) = (None, None);
        if text.trim().is_empty() {
            self.told = Some(Told { wrong: true, words: texts.say("games-empty") });
        } else {
            match read(&text, games, texts) {
                Ok(found) => self.found = Some(found),
                Err(words) => self.told = Some(Told { wrong: true, words }),
            }
        }
        self.text = text;
    }
}

/// Games as texts and files.
pub fn plugin(app: &mut App) {
    app.init_resource::<Exchange>()
        .add_message::<FileDragAndDrop>()
        .add_systems(Update, (list_kept, take_dropped, follow).chain().before(PlaySystems::Request));
}

/// Looks through what is kept when the sheet is opened.
fn list_kept(
    overlay: Res<Overlay>,
    (saves, games, texts): (Option<Res<Saves>>, Res<Games>, Res<Texts>),
    mut exchange: ResMut<Exchange>,
    mut was_open: Local<bool>,
) {
    let open = *overlay == Overlay::Games;
    if open && !*was_open {
        exchange.kept = saves.map(|saves| kept::all(&*saves.0, &games, &texts)).unwrap_or_default();
    } else if !open && *was_open {
        *exchange = Exchange::default();
    }
    *was_open = open;
}

/// A file was dropped on the window.
fn take_dropped(
    mut drops: MessageReader<FileDragAndDrop>,
    (games, texts): (Res<Games>, Res<Texts>),
    mut overlay: ResMut<Overlay>,
    mut exchange: ResMut<Exchange>,
) {
    for drop in drops.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = drop else { continue };
        *overlay = Overlay::Games;
        let size = std::fs::metadata(path_buf).map_or(0, |file| file.len());
        let read = if size > LONGEST as u64 {
            Err(texts.say("games-too-long"))
        } else {
            std::fs::read_to_string(path_buf)
                .map_err(|error| texts.tell("games-file-unread", &[("why", error.to_string().into())]))
        };
        match read {
            Ok(text) => exchange.take(text, &games, &texts),
            Err(words) => exchange.told = Some(Told { wrong: true, words }),
        }
    }
}

fn follow(
    mut wishes: MessageReader<Wish>,
    (games, texts, folders): (Res<Games>, Res<Texts>, Res<Folders>),
    (saves, current): (Option<Res<Saves>>, Option<Res<CurrentMatch>>),
    (mut exchange, mut laid, mut kept_game): (ResMut<Exchange>, ResMut<Laid>, ResMut<KeptGame>),
    mut overlay: ResMut<Overlay>,
    mut resumes: MessageWriter<ResumeRequested>,
) {
    for wish in wishes.read() {
        let Wish::Exchange(ask) = wish else { continue };
        match ask {
            ExchangeAsk::Copied => {
                exchange.told = Some(Told { wrong: false, words: texts.say("games-copied") });
            }
            ExchangeAsk::File => {
                let record = current.as_ref().filter(|_| laid.is_played()).map(|current| current.record());
                exchange.told = record.map(|record| write_file(&record, &folders, &texts));
            }
            // Who has the clipboard answers.
            ExchangeAsk::Paste => {}
            ExchangeAsk::Text(text) => {
                if text.len() <= LONGEST {
                    exchange.text.clone_from(text);
                    (exchange.found, exchange.told) = (None, None);
                } else {
                    exchange.told = Some(Told { wrong: true, words: texts.say("games-too-long") });
                }
            }
            ExchangeAsk::Read => {
                let text = exchange.text.clone();
                exchange.take(text, &games, &texts);
            }
            ExchangeAsk::Open(name) => match saves.as_ref().map(|saves| saves.0.load(name)) {
                Some(Ok(Some(text))) => exchange.take(text, &games, &texts),
                Some(Err(error)) => {
                    let words = texts.tell("games-file-unread", &[("why", error.to_string().into())]);
                    exchange.told = Some(Told { wrong: true, words });
                }
                Some(Ok(None)) | None => {}
            },
            ExchangeAsk::Lay => {
                if let Some(found) = exchange.found.take() {
                    *laid = Laid::Played;
                    kept_game.0 = None;
                    *overlay = Overlay::None;
                    resumes.write(ResumeRequested { record: found.record });
                }
            }
        }
    }
}

/// The game in another program's way of writing, or why not.
///
/// # Errors
/// The format cannot tell this game.
pub fn written_as(current: &CurrentMatch, format: &str) -> Result<String, String> {
    let record: Record = current.record();
    foreign::write(current.game(), format, &record.players).map_err(|error| error.to_string())
}

#[cfg(not(target_arch = "wasm32"))]
fn write_file(record: &Record, folders: &Folders, texts: &Texts) -> Told {
    use crate::keeping::write_whole;
    let failed = |why: String| Told { wrong: true, words: texts.tell("games-file-failed", &[("why", why.into())]) };
    let Some(home) = &folders.0 else { return failed(String::new()) };
    let free = |path: &std::path::PathBuf| !path.exists();
    let file = (1..10_000).map(|n| home.games.join(format!("{}-{n:04}.txt", record.game))).find(free);
    let Some(file) = file else { return failed(String::new()) };
    match write_whole(&file, &record.to_string()) {
        Ok(()) => {
            let words = texts.tell("games-filed", &[("file", file.display().to_string().into())]);
            Told { wrong: false, words }
        }
        Err(error) => failed(error.to_string()),
    }
}

/// In a browser the page hands out the file.
#[cfg(target_arch = "wasm32")]
fn write_file(_record: &Record, _folders: &Folders, texts: &Texts) -> Told {
    Told { wrong: true, words: texts.tell("games-file-failed", &[("why", "".into())]) }
}
