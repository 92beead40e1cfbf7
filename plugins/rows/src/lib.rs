//! The games of rows at the table: layout, models, cues.
