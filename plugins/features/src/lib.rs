//! Holds no code: its manifest keeps the features of shared dependencies the same, whichever crate is built alone.
