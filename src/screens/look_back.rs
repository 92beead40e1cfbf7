//! Looking back: a game stepped through on the board, and gone on with where it was.
//!
//! While one looks back, a copy of the match lies on the table, shortened to the step that is looked at, in which nobody
//! has anything to decide; nothing of it is saved. The match itself waits as its record and comes back when the looking
//! ends.
//!
//! The last turn can be seen once more: looked back at from its beginning, played on by itself, and left again.

use super::flow::WishSystems;
use super::saved::{Kept, KeptGame, Laid};
use super::{Screen, Wish};
use bevy::prelude::*;
use boxwood_core::{Actor, Match, Played, Record};
use boxwood_play::{
    CurrentMatch, Games, Hand, HandRequested, MatchId, PlaySystems, Presentation, Restored, RestoredCause,
    ResumeRequested, Seat, Wish as HandWish,
};
use boxwood_tabletop::SkipRequested;

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
    /// What is only seen once more, and how far that has come.
    again: Option<Again>,
}

/// The last turn, seen once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Again {
    /// It is played.
    Played,
    /// The game is on its way back to the table.
    Left,
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
    /// At its last turn, to see it once more.
    Again,
    /// No more: back to the game.
    Leave,
}

impl LookBack {
    /// The game that somebody looks back through with time to do so: not one whose last turn is seen once more.
    #[must_use]
    pub fn at_leisure(&self) -> Option<&Looking> {
        self.0.as_ref().filter(|looking| looking.again.is_none())
    }

    /// Whether the last turn is being seen once more.
    #[must_use]
    pub fn is_again(&self) -> bool {
        self.0.is_some() && self.at_leisure().is_none()
    }
}

/// After how many steps the last turn began in which a side did something.
fn last_turn(history: &[Played]) -> Option<usize> {
    let last = history.iter().rposition(|step| step.actor != Actor::Dice)?;
    Some(history[..last].iter().rposition(|step| step.side != history[last].side).map_or(0, |before| before + 1))
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

    /// Whether something is still to come in the game after what lies on the table.
    #[must_use]
    pub fn goes_on(&self, current: &CurrentMatch) -> bool {
        current.game().history().len() < self.whole.history().len()
    }

    /// Whether the copy lies on the table as it is looked at, and nothing moves.
    fn stands(&self, current: &CurrentMatch, presentation: &Presentation) -> bool {
        self.copy == Some(current.id()) && current.game().history().len() == self.at && !presentation.busy
    }

    /// Asks for the next step.
    fn next(&self, current: &CurrentMatch) -> HandRequested {
        HandRequested {
            match_id: current.id(),
            hand: Hand::Record,
            revision: Some(current.game().revision()),
            wish: HandWish::Step(self.whole.history()[self.at].step),
        }
    }

    /// Asks for the game itself, once its last turn has been seen again.
    fn leave(&mut self, resumes: &mut MessageWriter<ResumeRequested>) {
        if self.again.replace(Again::Left) != Some(Again::Left) {
            self.copy = None;
            resumes.write(ResumeRequested { record: self.record.to_string() });
        }
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
    app.add_message::<SkipRequested>()
        .init_resource::<LookBack>()
        .init_resource::<MovesShown>()
        .add_systems(Update, (play_again, follow, leave_table).chain().before(WishSystems))
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
        // Whoever asks for something else has seen enough; what is on its way back to the table is awaited.
        if let Some(looking) = look.0.as_mut().filter(|looking| looking.again.is_some()) {
            looking.leave(&mut resumes);
            continue;
        }
        if look.0.is_none() {
            let turn = last_turn(current.game().history());
            if ask == LookAsk::Leave || !may_look(current) || (ask == LookAsk::Again && turn.is_none()) {
                continue;
            }
            look.0 = Some(Looking {
                whole: current.game().boxed_clone(),
                seats: current.seats().clone(),
                at: current.game().history().len(),
                record: current.record(),
                copy: None,
                again: (ask == LookAsk::Again).then_some(Again::Played),
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
            LookAsk::Again if looking.again.is_none() => continue,
            LookAsk::Again => last_turn(looking.whole.history()).unwrap_or(last),
            LookAsk::Leave => {
                resumes.write(ResumeRequested { record: looking.record.to_string() });
                look.0 = None;
                continue;
            }
        };
        if to == looking.at + 1 && looking.stands(current, &presentation) {
            // One step on is seen as it is played.
            hands.write(looking.next(current));
        } else if to != looking.at || looking.copy.is_none() {
            looking.copy = None;
            resumes.write(ResumeRequested { record: looking.shortened(to).to_string() });
        }
        looking.at = to;
    }
}

/// The last turn plays itself, and then the game lies there as before. Whoever cannot wait sees its end at once.
fn play_again(
    (current, presentation): (Option<Res<CurrentMatch>>, Res<Presentation>),
    mut skips: MessageReader<SkipRequested>,
    mut look: ResMut<LookBack>,
    mut resumes: MessageWriter<ResumeRequested>,
    mut hands: MessageWriter<HandRequested>,
) {
    let skipped = skips.read().count() > 0;
    let Some(looking) = look.bypass_change_detection().0.as_mut().filter(|looking| looking.again.is_some()) else {
        return;
    };
    let Some(current) = current else { return };
    if looking.again == Some(Again::Left) {
        if looking.copy == Some(current.id()) {
            look.0 = None;
        }
    } else if skipped {
        looking.leave(&mut resumes);
    } else if looking.stands(&current, &presentation) {
        if looking.goes_on(&current) {
            hands.write(looking.next(&current));
            looking.at += 1;
        } else {
            looking.leave(&mut resumes);
        }
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
