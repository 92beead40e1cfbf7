//! Tablut at the table: layout, models, cues.
