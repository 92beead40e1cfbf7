//! The rules of Tablut.
