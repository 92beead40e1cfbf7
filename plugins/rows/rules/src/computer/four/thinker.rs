//! The player that knows.
