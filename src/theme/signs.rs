//! The signs on buttons: those of Phosphor that are named here, and no others, are built in.

egui_phosphor::subset! {
    /// The signs and their font.
    #[expect(missing_docs, reason = "the macro writes a module without words")]
    pub mod of_phosphor {
        use regular::{
            ARROWS_CLOCKWISE, ARROW_COUNTER_CLOCKWISE, ARROW_U_DOWN_LEFT, BOOK_OPEN, CARET_DOWN, CARET_LEFT,
            CARET_RIGHT, CHART_BAR, CHART_LINE, CHECK, CLIPBOARD_TEXT, COPY, COPY_SIMPLE, CUBE, DICE_FIVE, EYE, FILES, FLAG,
            FLOPPY_DISK, GEAR, GRID_FOUR, HOUSE, KEYBOARD, LIGHTBULB, LIST, LIST_NUMBERS, MAGNIFYING_GLASS,
            PENCIL_SIMPLE, PLAY, PLUS, SCROLL,
            SIGN_OUT, SKIP_BACK, SKIP_FORWARD, SLIDERS_HORIZONTAL, SPEAKER_HIGH, SPEAKER_SLASH, SWAP, TRASH, WARNING,
            WARNING_CIRCLE, X,
        };
    }
}

pub use of_phosphor::regular::*;
