//! A match in the ECS, without rendering: what is asked, who decides, what happened.
//!
//! People at this screen ask with [`MoveRequested`] and [`ThrowRequested`]; the hands of computer, record and network
//! with [`HandRequested`]. One set of systems, [`PlaySystems::Adjudicate`], is the only writer of a position; everybody
//! who shows, sounds, tells or records reads [`Happened`] (or [`Enacted`], which names the piece) and [`Restored`].

mod adjudicate;
pub mod current;
mod hands;
mod lifecycle;
pub mod messages;
mod record;
mod recorder;
pub mod saves;
pub mod seat;
pub mod sets;
pub mod table;
pub mod thinking;

use bevy::prelude::*;

pub use current::{CurrentMatch, Games, MatchId, Paused, Presentation};
pub use messages::*;
pub use record::RecordTags;
#[cfg(target_arch = "wasm32")]
pub use saves::LocalStore;
#[cfg(not(target_arch = "wasm32"))]
pub use saves::{BackgroundStore, FolderStore};
pub use saves::{MemoryStore, SaveError, SaveStore, Saves};
pub use seat::{Seat, SeatError};
pub use sets::PlaySystems;
pub use table::{BoardEntity, Die, InHand, On, PieceEntity, PointEntity, TableEntity, Taken, table_agrees};
pub use thinking::{Errand, Found, LevelLimits, Search, ThinkMode, ThinkSettings, Thinking, Waker, thinker};

/// Everything of play. The app inserts [`Saves`] beside it, if records shall be kept.
pub fn plugin(app: &mut App) {
    app.init_resource::<Games>()
        .init_resource::<Presentation>()
        .init_resource::<Paused>()
        .init_resource::<ThinkSettings>()
        .init_resource::<Thinking>()
        .init_resource::<RecordTags>()
        .init_resource::<lifecycle::LastMatchId>();
    app.add_message::<MatchRequested>()
        .add_message::<PositionRequested>()
        .add_message::<ResumeRequested>()
        .add_message::<LeaveRequested>()
        .add_message::<ThrowRequested>()
        .add_message::<MoveRequested>()
        .add_message::<HandRequested>()
        .add_message::<UndoRequested>()
        .add_message::<GiveUpRequested>()
        .add_message::<MoveRefused>()
        .add_message::<Happened>()
        .add_message::<Enacted>()
        .add_message::<Restored>()
        .add_message::<Trouble>();
    app.configure_sets(
        Update,
        (PlaySystems::Request, PlaySystems::Adjudicate, PlaySystems::Report, PlaySystems::Record).chain(),
    );
    app.add_systems(
        Update,
        (
            hands::ask.in_set(PlaySystems::Request),
            (lifecycle::set_table, adjudicate::adjudicate).chain().in_set(PlaySystems::Adjudicate),
            table::follow::follow.in_set(PlaySystems::Report),
            recorder::save.in_set(PlaySystems::Record),
        ),
    );
}
