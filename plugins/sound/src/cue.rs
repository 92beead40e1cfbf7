//! What can be heard at the table.

use bevy::prelude::*;

/// Something touches something now. Written at the moment of the impact by whoever shows it.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// What is heard.
    pub kind: CueKind,
    /// How hard, from 0 (not at all) to 1 (as hard as it ever is).
    pub strength: f32,
}

impl Cue {
    /// A cue at full strength.
    #[must_use]
    pub const fn full(kind: CueKind) -> Cue {
        Cue { kind, strength: 1.0 }
    }
}

/// The kinds of sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CueKind {
    /// A man is lifted off the wood.
    Lift,
    /// A man is set down on the wood.
    SetDown,
    /// A man is set down gently.
    SetDownSoft,
    /// A man slides over the wood.
    Slide,
    /// A man is knocked off his place.
    KnockOff,
    /// A taken man falls into the trough beside the board.
    TrophyDrop,
    /// The dice are shaken in the cup.
    CupShake,
    /// The dice leave the cup.
    DiceThrow,
    /// One die strikes the board.
    DieHit,
    /// Something that is not allowed was tried.
    Refusal,
    /// The special piece of a game comes to be: in Að elta stelpur, the hornaskella.
    Special,
    /// The game is won by somebody at this table.
    Win,
    /// The game is over and nobody here has won it.
    Over,
}

impl CueKind {
    /// All kinds.
    pub const ALL: [CueKind; 13] = [
        CueKind::Lift,
        CueKind::SetDown,
        CueKind::SetDownSoft,
        CueKind::Slide,
        CueKind::KnockOff,
        CueKind::TrophyDrop,
        CueKind::CupShake,
        CueKind::DiceThrow,
        CueKind::DieHit,
        CueKind::Refusal,
        CueKind::Special,
        CueKind::Win,
        CueKind::Over,
    ];

    /// Which volume rules it.
    #[must_use]
    pub const fn group(self) -> Group {
        match self {
            CueKind::Lift
            | CueKind::SetDown
            | CueKind::SetDownSoft
            | CueKind::Slide
            | CueKind::KnockOff
            | CueKind::TrophyDrop => Group::Pieces,
            CueKind::CupShake | CueKind::DiceThrow | CueKind::DieHit => Group::Dice,
            CueKind::Refusal | CueKind::Special | CueKind::Win | CueKind::Over => Group::Events,
        }
    }
}

/// Sounds that share a volume.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Group {
    /// Men on the board and off it.
    Pieces,
    /// Dice and their cup.
    Dice,
    /// The room: the hearth.
    Ambience,
    /// Refusals, the special piece, the end.
    Events,
}

impl Group {
    /// All groups, in the order in which settings show them.
    pub const ALL: [Group; 4] = [Group::Pieces, Group::Dice, Group::Events, Group::Ambience];
}
