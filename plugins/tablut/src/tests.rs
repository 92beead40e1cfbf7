//! The board and what it shows.

use crate::look::{look, manner};
use crate::notes::notes;
use bevy::math::Vec3;
use boxwood_core::{Match, Point, Setup, Side};
use boxwood_tabletop::{Note, Places};
use tablut_rules::TABLUT;

fn at(position: &str) -> Box<dyn Match> {
    TABLUT.match_from(&Setup::default(), position).unwrap()
}

fn shown(game: &dyn Match, asked: bool, note: Note) -> Vec<String> {
    let of_kind = notes(game, asked).into_iter().filter(|(kind, _)| *kind == note);
    of_kind.map(|(_, point)| game.board().name(point).to_owned()).collect()
}

#[test]
fn taken_men_lie_beside_the_board_and_on_nobody() {
    let look = look();
    let Places::At(rows) = &look.trophies else { panic!("they lie at places") };
    assert_eq!([rows[0].len(), rows[1].len()], [9, 16], "room for all whom a side can take");
    let all: Vec<Vec3> = rows.iter().flatten().copied().collect();
    for (i, a) in all.iter().enumerate() {
        assert!(a.x.abs() > 0.160 + 0.009 && a.x.abs() + 0.011 <= look.half.x && a.z.abs() + 0.007 <= look.half.z);
        assert!(all[..i].iter().all(|b| a.distance(*b) > 0.020), "{a} has room, for the king too");
    }
}

#[test]
fn every_square_has_its_node_and_no_other_point_has() {
    let node = look().point_node;
    assert_eq!((node(Point(0)).as_str(), node(Point(40)).as_str()), ("square_a1", "square_e5"));
    assert_eq!(node(Point(80)), "square_i9");
    assert_ne!(node(Point(81)), "square_a1");
    assert_eq!(manner().game, TABLUT.id());
}

#[test]
fn open_roads_are_shown_by_themselves() {
    let quiet = TABLUT.new_match(&Setup::default()).unwrap();
    assert!(notes(&*quiet, false).is_empty());
    let open = at("9/9/9/9/9/9/2dka4/9/3a5 a 0");
    assert_eq!(shown(&*open, false, Note::Road), ["d4", "d5", "d6", "d7", "d8", "d9"]);
    let over = at("3k5/9/9/9/9/9/4a4/9/9 a 0");
    assert!(notes(&*over, true).is_empty(), "after the end there is nothing to show");
}

#[test]
fn dangers_are_shown_when_somebody_asks() {
    let game = at("9/9/9/9/9/6k2/1ad6/7d1/3a5 a 0");
    assert!(shown(&*game, false, Note::Threatened).is_empty());
    assert_eq!(shown(&*game, true, Note::Threatened), ["c3"]);
    assert_eq!(shown(&*game, true, Note::Hostile), ["e5"], "the empty throne");
    assert_eq!(game.on_turn(), Side::First);
    let seated = TABLUT.new_match(&Setup::default()).unwrap();
    assert!(shown(&*seated, true, Note::Hostile).is_empty(), "while the king sits there it takes nobody");
}
