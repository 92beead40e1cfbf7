//! Matches in a headless app: every frame of every test checks that the entities and the match agree, and every app
//! treats systems whose order is left open as an error.

mod flow;
mod games;
mod house;
mod records;
mod seats;
mod store;
mod table;
mod thinking;
mod tiny;
mod undo;
