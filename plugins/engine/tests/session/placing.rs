//! `position`: by moves and by text.

use super::{elta, tiny};

#[test]
fn position_takes_moves_and_changes_nothing_when_bad() {
    let mut desk = tiny();
    desk.quietly(&["position startpos moves d5"]);
    assert_eq!(desk.one("legal"), "legal 3 1-5/4 2-3/1 2-6/4");
    for line in [
        "position startpos moves x",
        "position startpos moves d2 d2",
        "position startpos moves d7",
        "position startpos moves d22",
        "position startpos moves 1-2/1",
        "position startpos moves d5 1-2/1",
        "position startpos moves d5 2-3/1 3-7/4 d2 1-3/2",
        "position startpos moves d5 moves",
        "position fen 0330 a - 99",
        "position fen 0330 a",
        "position fen nonsense moves d1",
        "position fen 0330 a 00 0 moves d1",
    ] {
        desk.refused(line);
    }
    assert_eq!(desk.one("legal"), "legal 3 1-5/4 2-3/1 2-6/4");
    desk.quietly(&["position startpos moves"]);
    assert_eq!(desk.one("query chance"), "response true");
}

#[test]
fn an_illegal_move_late_in_a_list_leaves_the_old_game() {
    let mut desk = elta();
    desk.quietly(&["position startpos moves d52 pass d51 16-19/1"]);
    let error = desk.refused("position startpos moves d52 pass d51 16-19/1 d51 5-7/1 d62 19-1/6 d22 2-5/2 5-9/2");
    assert!(error.starts_with("error position: move 11 '5-9/2': "), "{error}");
}

#[test]
fn position_text_round_trips_with_an_empty_history() {
    let mut desk = tiny();
    for moves in ["", "moves d5", "moves d5 2-6/4", "moves d6 1-4/3 4-5/1", "moves d1", "moves d1 pass d3"] {
        desk.quietly(&[&format!("position startpos {moves}")]);
        let (fen, legal, board) = (desk.one("fen"), desk.one("legal"), desk.one("board"));
        desk.quietly(&[&format!("position {fen}")]);
        assert_eq!((desk.one("fen"), desk.one("legal"), desk.one("board")), (fen, legal, board));
        assert!(desk.session.game().history().is_empty());
    }
    desk.quietly(&["position fen 0330 b - 7 moves d2 5-7/2"]);
    assert_eq!(desk.one("fen"), "fen 0360 a - 8");
}
