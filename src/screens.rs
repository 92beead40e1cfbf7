//! The screens, what may be wished for on them, and what then happens. No picture here: everything can be driven
//! without a window.

pub mod choice;
pub mod exchange;
pub mod flow;
pub mod hint;
pub mod look_back;
pub mod own_rules;
pub mod rematch;
pub mod review;
pub mod saved;
pub mod shelf;
pub mod sure;

pub use choice::{SeatChoice, SetupChoice};
pub use sure::Sure;

use bevy::prelude::*;

/// What the window shows.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The name of the house and what can be played.
    #[default]
    Title,
    /// Before a game: rules and players.
    Setup,
    /// The game.
    Table,
}

impl Screen {
    /// The name in the probe.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Screen::Title => "title",
            Screen::Setup => "setup",
            Screen::Table => "table",
        }
    }
}

/// What lies over the screen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The menu of the table.
    Menu,
    /// The rules of the game.
    Rules,
    /// The settings.
    Settings,
    /// What the keys do.
    Keys,
    /// Rules that a player makes.
    OwnRules,
    /// Games and positions as texts and files.
    Games,
    /// The dice of the match: what was promised, what fell.
    Dice,
    /// What was won and lost.
    Results,
    /// The game that is looked back through, judged.
    Review,
}

impl Overlay {
    /// The name in the probe.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Overlay::None => "none",
            Overlay::Menu => "menu",
            Overlay::Rules => "rules",
            Overlay::Settings => "settings",
            Overlay::Keys => "keys",
            Overlay::OwnRules => "making",
            Overlay::Games => "games",
            Overlay::Dice => "dice",
            Overlay::Results => "results",
            Overlay::Review => "review",
        }
    }
}

/// What is said about a wish where it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Whether it could not be followed.
    pub wrong: bool,
    /// The sentence.
    pub words: String,
}

/// What a person wishes, by button or key.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Wish {
    /// Throw the dice.
    Throw,
    /// Take back.
    Undo,
    /// A hint what to do, or no more of it.
    Hint,
    /// The view from above, or back.
    FlipView,
    /// Dangers that the board does not show by itself, or no more of them.
    Dangers,
    /// The levels of a stand apart, or together again.
    Levels,
    /// Silence, or sound.
    Mute,
    /// What is moving shall be at its end.
    Skip,
    /// Open something over the screen.
    Open(Overlay),
    /// Close what lies over the screen, or go one step back.
    Close,
    /// Go on with the saved game.
    Continue,
    /// Look at a game: its card, its board.
    Look(String),
    /// Choose rules and players of a game.
    Setup(String),
    /// Do something with rules of one's own.
    Own(own_rules::OwnAsk),
    /// Do something with games as texts and files.
    Exchange(exchange::ExchangeAsk),
    /// Show the list of moves, or hide it.
    Moves,
    /// Judge the game that is looked back through, though it is not over.
    Judge,
    /// Look back through the game, or no more.
    LookBack(look_back::LookAsk),
    /// Play what has been chosen.
    Play,
    /// The same game again.
    Again,
    /// The same game with the sides swapped.
    SwapSides,
    /// The next game of the series.
    NextGame,
    /// Give the game up. Followed when it is wished for twice.
    GiveUp,
    /// Forget what was won and lost. Followed when it is wished for twice.
    ClearResults,
    /// To the title; the game is kept.
    ToTitle,
    /// Put away the card that tells who begins.
    DismissOpening,
    /// Put away a message of trouble.
    DismissTrouble,
    /// A picture of the window.
    Picture,
    /// The game as a text, to be copied, or another in its place: where there are no files.
    AsText,
    /// Leave the program.
    Quit,
}

/// The screens.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<Overlay>()
        .init_resource::<SetupChoice>()
        .init_resource::<Sure>()
        .add_message::<Wish>()
        .add_plugins((
            flow::plugin,
            saved::plugin,
            shelf::plugin,
            own_rules::plugin,
            exchange::plugin,
            look_back::plugin,
            hint::plugin,
            review::plugin,
        ));
}
