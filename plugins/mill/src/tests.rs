//! The looks against the rules and the models that they name.

use crate::boards::ALL;
use crate::look::looks;
use boxwood_core::{Match, Point, Setup};
use boxwood_tabletop::{Looks, Places};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

fn asset(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets").join(path)
}

/// The names of a glTF file's nodes, from its JSON.
fn nodes(path: &str) -> BTreeSet<String> {
    let bytes = fs::read(asset(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let length = u32::from_le_bytes(bytes[12..16].try_into().unwrap()) as usize;
    let json = std::str::from_utf8(&bytes[20..20 + length]).unwrap();
    let nodes = json.split("\"nodes\":[{").nth(1).expect("a list of nodes");
    let names = nodes.split("\"name\":\"").skip(1).filter_map(|rest| rest.split('"').next());
    names.map(str::to_owned).collect()
}

fn each_match(mut check: impl FnMut(&str, &dyn Match)) {
    for entry in mill_rules::ENTRIES {
        for ruleset in entry.rulesets() {
            let setup = Setup { ruleset: Some(ruleset.id.clone()), ..Setup::default() };
            let game = entry.new_match(&setup).unwrap();
            check(&format!("{} {}", entry.id(), ruleset.id), &*game);
        }
    }
}

#[test]
fn every_ruleset_lies_on_a_board_that_has_its_points_and_lines() {
    let looks = Looks(looks());
    let mut seen = BTreeSet::new();
    each_match(|name, game| {
        let info = game.info();
        let look = looks.find_by(info.game, &info.switches).unwrap_or_else(|| panic!("{name} has a look"));
        let nodes = nodes(look.board);
        for point in game.board().points() {
            assert!(nodes.contains(&(look.point_node)(point)), "{name}: {} has no {point:?}", look.board);
        }
        assert!(
            !nodes.contains(&(look.point_node)(Point(game.board().len() as u8))),
            "{name}: {} has more",
            look.board
        );
        let carved: Vec<BTreeSet<&str>> =
            nodes.iter().filter_map(|n| n.strip_prefix("line_")).map(|n| n.split('_').collect()).collect();
        for line in game.board().lines() {
            let points: BTreeSet<&str> = line.iter().map(|&p| game.board().name(p)).collect();
            assert!(carved.contains(&points), "{name}: {} has no line {points:?}", look.board);
        }
        seen.insert(look.board);
    });
    assert_eq!(seen.len(), ALL.len(), "every board is used by a ruleset: {seen:?}");
}

#[test]
fn every_way_that_men_go_is_carved() {
    let looks = Looks(looks());
    each_match(|name, game| {
        let info = game.info();
        let king = info.switches.iter().any(|(name, value)| name == "phase2" && value == "king");
        if king {
            // Steps to any neighbouring point: no line leads there.
            return;
        }
        let look = looks.find_by(info.game, &info.switches).unwrap();
        let nodes = nodes(look.board);
        let board = game.board();
        for a in board.points() {
            for &b in board.neighbours(a) {
                let both = |line: &str| {
                    let points: Vec<&str> = line.split('_').collect();
                    points.windows(2).any(|pair| {
                        let pair: BTreeSet<&str> = pair.iter().copied().collect();
                        pair == BTreeSet::from([board.name(a), board.name(b)])
                    })
                };
                let carved = nodes.iter().filter_map(|n| n.strip_prefix("line_")).any(both);
                assert!(carved, "{name}: no line from {} to {} on {}", board.name(a), board.name(b), look.board);
            }
        }
    });
}

#[test]
fn there_is_room_for_every_man_beside_the_board() {
    let looks = Looks(looks());
    each_match(|name, game| {
        let info = game.info();
        let look = looks.find_by(info.game, &info.switches).unwrap();
        let Places::At(hands) = &look.hands else { panic!("{name}: men lie beside the board") };
        let men = usize::from(game.in_hand(boxwood_core::Side::First));
        assert!(hands.iter().all(|hand| hand.len() >= men), "{name}: {men} men");
        if let Places::At(taken) = &look.trophies {
            assert!(taken.iter().all(|taken| taken.len() + 2 >= men), "{name}: {men} men");
        }
    });
}

#[test]
fn the_models_are_there_with_what_they_must_have() {
    let men = nodes("models/boards/mill_men.glb");
    assert!(men.contains("man_light") && men.contains("man_dark"));
    for look in looks() {
        assert_eq!(look.dice.is_some(), look.game == "alquerque-de-nueve-dice");
        for path in look.props.iter().map(|p| p.model).chain(look.dice.iter().flat_map(|d| [d.model, d.cup])) {
            assert!(asset(path).exists(), "{path}");
        }
    }
}
