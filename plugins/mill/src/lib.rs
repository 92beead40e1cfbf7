//! The mill games at the table: layout, models, cues.
