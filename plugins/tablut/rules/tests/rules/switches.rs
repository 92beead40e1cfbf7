//! What each switch changes.

use crate::examples::played;
use crate::support::{at, legal, play, result, why};

fn nobody() -> (Vec<String>, &'static str) {
    (vec![], "none")
}

fn only(name: &str) -> (Vec<String>, &'static str) {
    (vec![name.to_owned()], "none")
}

fn king(name: &str) -> (Vec<String>, &'static str) {
    (vec![name.to_owned()], "p1win")
}

#[test]
fn an_unarmed_king_takes_nobody() {
    let unarmed = &[("king_armed", "no")];
    assert_eq!(played("A c3 i9 · D d3 · K b7", "b7-b3", unarmed), nobody(), "as the one who moves");
    assert_eq!(played("A e4 i9 · D c3 · K e5", "c3-e3", unarmed), nobody(), "nor as the other");
    assert_eq!(played("A e4 i9 · D c3 · K g7", "c3-e3", unarmed), only("e4"), "the empty throne is another matter");
}

#[test]
fn four_take_the_king_in_the_open() {
    let four = &[("king_captured_by", "four")];
    assert_eq!(played("A b3 d8 · K c3 · D a1", "d8-d3", four), nobody());
    assert_eq!(played("A b3 c2 c4 d8 · K c3 · D a1", "d8-d3", four), king("Kc3"));
    assert_eq!(played("A d4 e3 f8 · K e4 · D a1", "f8-f4", four), king("Ke4"), "beside the throne three still do");
    // Where only the corners let him out, a king at the edge has three neighbours.
    let edge = &[("king_captured_by", "four"), ("escape", "corner")];
    assert_eq!(played("A b1 d1 c9 · K c1 · D a5", "c9-c2", edge), nobody());
    assert_eq!(played("A b1 d9 · K c1 · D a5", "d9-d1", &[("escape", "corner")]), king("Kc1"), "two do it there");
}

#[test]
fn the_king_beside_his_throne() {
    let three = "A d4 e3 f8 · K e4 · D a1";
    assert_eq!(played(three, "f8-f4", &[("beside_throne", "four")]), nobody());
    let open = ("beside_throne", "as_open");
    assert_eq!(played("A d4 f8 · K e4 · D a1", "f8-f4", &[open]), king("Ke4"));
    assert_eq!(played("A a3 · K e4 · D a1", "a3-e3", &[open]), king("Ke4"), "against the throne");
    assert_eq!(played("A a3 · K e4 · D a1", "a3-e3", &[open, ("hostile_throne", "never")]), nobody());
    assert_eq!(played(three, "f8-f4", &[open, ("king_captured_by", "four")]), king("Ke4"), "the throne is the fourth");
    let friendly = &[open, ("king_captured_by", "four"), ("hostile_throne", "never")];
    assert_eq!(played(three, "f8-f4", friendly), nobody());
}

#[test]
fn the_throne_as_an_enemy() {
    let never = &[("hostile_throne", "never")];
    assert_eq!(played("A e4 i9 · D c3 · K g7", "c3-e3", never), nobody());
    assert_eq!(played("A c3 · D e4 · K g7", "c3-e3", never), nobody());
    assert_eq!(played("A e4 i9 · D c3 · K e5", "c3-e3", never), only("e4"), "the king himself is no throne");
    let always = &[("hostile_throne", "always_to_attackers"), ("king_armed", "no")];
    assert_eq!(played("A e4 i9 · D c3 · K e5", "c3-e3", always), only("e4"));
    assert_eq!(played("A c3 d5 · D e4 · K e5", "c3-e3", always), nobody(), "never to defenders with the king on it");
    assert_eq!(played("A c3 · D e4 · K g7", "c3-e3", always), only("e4"));
}

#[test]
fn the_king_may_come_home() {
    let men = "A e2 · K e3 · D a1";
    let walled = at(men, 'd', "cyningstan", &[("throne_reentry", "yes")]);
    let steps = legal(&*walled);
    assert!(steps.contains(&"e3-e5".to_owned()) && !steps.contains(&"e3-e6".to_owned()));
    assert_eq!(why(&*walled, "e3-e6"), "throne-in-the-way");
    let both = at(men, 'd', "cyningstan", &[("throne_reentry", "yes"), ("throne_passage", "yes")]);
    assert!(["e3-e5", "e3-e6", "e3-e9"].iter().all(|s| legal(&*both).contains(&(*s).to_owned())));
    let passing = at(men, 'd', "cyningstan", &[("throne_passage", "yes")]);
    assert!(legal(&*passing).contains(&"e3-e6".to_owned()));
    assert_eq!(why(&*passing, "e3-e5"), "king-does-not-return");
}

#[test]
fn corners_as_the_only_ways_out() {
    let corner = &[("escape", "corner")];
    let mut game = at("A e2 · K c8 · D b1", 'd', "cyningstan", corner);
    play(&mut game, &["c8-c9"]);
    assert_eq!(result(&*game).0, "none", "the edge is no way out");
    assert!(legal(&*game).iter().all(|s| !s.ends_with("a1")));
    play(&mut game, &["e2-e3"]);
    assert_eq!(why(&*game, "b1-a1"), "corner-is-the-kings");
    play(&mut game, &["c9-a9"]);
    assert_eq!(result(&*game), ("p2win", "king-escaped"));
}

#[test]
fn two_ways_out_can_be_enough() {
    let men = "A e2 h9 · K d3 · D c4";
    let mut game = at(men, 'd', "cyningstan", &[("tuichu_wins", "yes")]);
    play(&mut game, &["d3-d7"]);
    assert_eq!(result(&*game), ("p2win", "two-ways-out"));
    let mut game = at(men, 'd', "cyningstan", &[]);
    play(&mut game, &["d3-d7"]);
    assert_eq!(result(&*game).0, "none");
}

#[test]
fn a_king_shut_in_is_lost_to_the_letter_of_linnaeus() {
    let ring = "A c8 d8 e8 b7 b6 b5 c4 d4 e4 f5 f6 h7 · K d6 · D c6 d5";
    let mut game = at(ring, 'a', "linnaeus", &[]);
    play(&mut game, &["h7-f7"]);
    assert_eq!(result(&*game), ("p1win", "king-shut-in"));
    let mut game = at(ring, 'a', "cyningstan", &[]);
    play(&mut game, &["h7-f7"]);
    assert_eq!(result(&*game).0, "none");
    // A defender outside the ring may still break it.
    let mut game = at(&format!("{ring} h2"), 'a', "linnaeus", &[]);
    play(&mut game, &["h7-f7"]);
    assert_eq!(result(&*game).0, "none");
    // An attacker who juts out inwards might be taken from within, and so is no wall.
    let thin = "A d9 c8 e8 c7 d7 e7 b6 b5 c4 d4 e4 f5 h6 · K d5 · D c5 c6";
    let mut game = at(thin, 'a', "linnaeus", &[]);
    play(&mut game, &["h6-f6"]);
    assert_eq!(result(&*game).0, "p1win", "behind the second rank stands a third");
    let thin = "A c7 d6 e7 b6 b5 c4 d4 e4 f5 f6 i2 · K d5 · D c6 e6";
    let mut game = at(thin, 'a', "linnaeus", &[]);
    play(&mut game, &["i2-i3"]);
    assert_eq!(result(&*game).0, "none", "c6 and e6 are where d6 might be taken from");
}

#[test]
fn a_side_without_a_move() {
    // The attacker in the corner is walled in by two defenders.
    let men = "A a1 · D a2 c1 · K g7";
    for (value, expected) in [("draw", "draw"), ("lose", "p2win")] {
        let mut game = at(men, 'd', "cyningstan", &[("no_move", value)]);
        play(&mut game, &["c1-b1"]);
        assert_eq!(result(&*game), (expected, "no-move-left"));
    }
}
