//! Looking back: a game stepped through on the board, and gone on with where it was.
//!
//! While one looks back, a copy of the match lies on the table, shortened to the step that is looked at, in which nobody
//! has anything to decide; nothing of it is saved. The match itself waits as its record and comes back when the looking
//! ends.

use super::flow::WishSystems;
use super::saved::{Kept, KeptGame, Laid};
use super::{Screen, Wish};
use bevy::prelude::*;
use boxwood_core::{Match, Record};
use boxwood_play::{
    CurrentMatch, Games, Hand, HandRequested, MatchId, PlaySystems, Presentation, Restored, RestoredCause,
    ResumeRequested, Seat, Wish as HandWish,
};

/// The game that is looked back through, if one is.
#[derive(Resource, Debug, Default)]
pub struct LookBack(pub Option<Looking>);

/// Whether the list of moves is shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MovesShown(pub bool);

/// A game that is looked back through.
#[derive(Debug)]
pub struct Looking {
    /// The whole game.
    pub whole: Box<dyn Match>,
    /// Who plays it.
    pub seats: [Seat; 2],
    /// After how many steps it is looked at.
    pub at: usize,
    /// Its record, which is laid on the table again at the end.
    record: Record,
    /// The copy on the table; `None` while it is on its way there.
    copy: Option<MatchId>,
}

/// Where to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookAsk {
    /// At the game after so many steps.
    At(usize),
    /// At its beginning.
    First,
    /// A step before.
    Previous,
    /// A step on.
    Next,
    /// At its last step.
    Last,
    /// No more: back to the game.
    Leave,
}

impl Looking {
    /// The record of the game as it stood after some steps, with nobody to decide anything.
    fn shortened(&self, steps: usize) -> Record {
        let mut copy = self.whole.boxed_clone();
        while copy.history().len() > steps && copy.undo().is_some() {}
        let whole = self.record.clone();
        let mut record = Record::from_match(&*copy);
        (record.players, record.date) = (whole.players, whole.date);
        (record.series, record.other) = (whole.series, whole.other);
        record.seats = [(); 2].map(|()| Some(Seat::Record(Vec::new()).to_string()));
        record
    }
}

/// Whether one may look back now: something has been played, and nobody elsewhere and no computer is to act.
#[must_use]
pub fn may_look(current: &CurrentMatch) -> bool {
    let waits = current.side_to_act().is_none_or(|side| *current.seat(side) == Seat::Human);
    let people = current.seats().iter().all(|seat| matches!(seat, Seat::Human | Seat::Computer(_)));
    people && !current.game().history().is_empty() && (waits || !current.seats().contains(&Seat::Human))
}

/// Looking back.
pub fn plugin(app: &mut App) {
    app.init_resource::<LookBack>()
        .init_resource::<MovesShown>()
        .add_systems(Update, (follow, leave_table).chain().before(WishSystems))
        .add_systems(Update, notice.after(PlaySystems::Record));
}

fn follow(
    mut wishes: MessageReader<Wish>,
    screen: Res<State<Screen>>,
    (current, presentation): (Option<Res<CurrentMatch>>, Res<Presentation>),
    mut look: ResMut<LookBack>,
    mut shown: ResMut<MovesShown>,
    mut resumes: MessageWriter<ResumeRequested>,
    mut hands: MessageWriter<HandRequested>,
) {
    let at_table = **screen == Screen::Table;
    for wish in wishes.read() {
        let ask = match wish {
            Wish::Moves if at_table => {
                shown.0 = !shown.0;
                continue;
            }
            Wish::LookBack(ask) if at_table => *ask,
            _ => continue,
        };
        let Some(current) = &current else { continue };
        if look.0.is_none() {
            if ask == LookAsk::Leave || !may_look(current) {
                continue;
            }
            look.0 = Some(Looking {
                whole: current.game().boxed_clone(),
                seats: current.seats().clone(),
                at: current.game().history().len(),
                record: current.record(),
                copy: None,
            });
        }
        let Some(looking) = &mut look.0 else { continue };
        let last = looking.whole.history().len();
        let to = match ask {
            LookAsk::At(at) => at.min(last),
            LookAsk::First => 0,
            LookAsk::Previous => looking.at.saturating_sub(1),
            LookAsk::Next => (looking.at + 1).min(last),
            LookAsk::Last => last,
            LookAsk::Leave => {
                resumes.write(ResumeRequested { record: looking.record.to_string() });
                look.0 = None;
                continue;
            }
        };
        let game = current.game();
        let stands = looking.copy == Some(current.id()) && game.history().len() == looking.at && !presentation.busy;
        if stands && to == looking.at + 1 {
            // One step on is seen as it is played.
            let step = HandWish::Step(looking.whole.history()[looking.at].step);
            let request = HandRequested {
                match_id: current.id(),
                hand: Hand::Record,
                revision: Some(game.revision()),
                wish: step,
            };
            hands.write(request);
        } else if to != looking.at || looking.copy.is_none() {
            looking.copy = None;
            resumes.write(ResumeRequested { record: looking.shortened(to).to_string() });
        }
        looking.at = to;
    }
}

/// Whoever leaves the table while looking back leaves the game as it was: it is what can be continued.
fn leave_table(
    mut wishes: MessageReader<Wish>,
    games: Res<Games>,
    mut look: ResMut<LookBack>,
    mut kept: ResMut<Kept>,
    mut laid: ResMut<Laid>,
) {
    for wish in wishes.read() {
        if matches!(wish, Wish::ToTitle | Wish::Setup(_))
            && let Some(looking) = look.0.take()
        {
            kept.0 = KeptGame::salvaged(&looking.record.to_string(), &games);
            // Before another game, its own board is laid; on the title, what lies there is only looked at.
            *laid = if *wish == Wish::ToTitle { Laid::Bare } else { Laid::Nothing };
        }
    }
}

/// The copy has come to the table; or another match has, which ends the looking.
fn notice(mut restored: MessageReader<Restored>, mut look: ResMut<LookBack>) {
    for message in restored.read().filter(|message| message.cause != RestoredCause::Undone) {
        match &mut look.0 {
            Some(looking) if message.cause == RestoredCause::Resumed && looking.copy.is_none() => {
                looking.copy = Some(message.match_id);
            }
            Some(_) => look.0 = None,
            None => {}
        }
    }
}
