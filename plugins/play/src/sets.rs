//! When things happen within a frame.

use bevy::prelude::*;

/// What play does in `Update`, in this order. Who writes requests does so before or in `Request`; who shows what
/// happened runs after `Report` and says there, in the same frame, whether it is busy.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlaySystems {
    /// Those who play by themselves ask: computer, record, the passing of useless throws.
    Request,
    /// Requests are judged and played. The only writer of a position.
    Adjudicate,
    /// The entities on the table follow.
    Report,
    /// The record is saved.
    Record,
}
