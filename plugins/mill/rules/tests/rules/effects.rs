//! What a watcher is told.

use crate::support::{Rules, play, start};
use boxwood_core::{Effect, Path, Piece, Point, Side};

#[test]
fn a_mill_by_a_move_is_told_in_order() {
    let mut game = Rules("nine-mens-morris", "jokoak", &[]).at(&[1, 2, 15, 20], &[4, 16, 24, 14], [0, 0]);
    let man = Piece::man(Side::First);
    let moved = play(&mut game, &["g4-g7"]);
    let path = Path::direct(Point(14), Point(2));
    assert_eq!(
        moved,
        [
            Effect::Moved { piece: man, path },
            Effect::LineFormed { side: Side::First, line: 0 },
            Effect::RemovalOwed { side: Side::First, count: 1 },
        ]
    );
    let taken = play(&mut game, &["xb6"]);
    assert_eq!(
        taken,
        [
            Effect::Captured { piece: Piece::man(Side::Second), at: Point(3), by: None },
            Effect::TurnEnded { next: Side::Second },
        ]
    );
}

#[test]
fn an_entry_is_told() {
    let mut game = start("nine-mens-morris", "jokoak", &[]);
    let told = play(&mut game, &["d2"]);
    assert_eq!(
        told,
        [Effect::Placed { piece: Piece::man(Side::First), at: Point(19) }, Effect::TurnEnded { next: Side::Second },]
    );
    assert_eq!((game.in_hand(Side::First), game.in_hand(Side::Second)), (8, 9));
}
