//! The looks against the rules and the models that they name; rows and threats; every game on the table, without a picture.

use crate::levels::LevelsApart;
use crate::look::{looks, manners};
use crate::rods::completed;
use crate::threats::{completing, notes};
use bevy::prelude::*;
use boxwood_core::{Match, Player, Point, Setup, Side, Step};
use boxwood_play::{CurrentMatch, MatchRequested, MoveRefused, MoveRequested, On, PieceEntity, PointEntity, Seat};
use boxwood_tabletop::{LevelsRequested, Looks, Travel, Turns};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

fn asset(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets").join(path)
}

/// The names of a glTF file's nodes, from its JSON.
fn nodes_of(path: &str) -> BTreeSet<String> {
    let bytes = fs::read(asset(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let length = u32::from_le_bytes(bytes[12..16].try_into().unwrap()) as usize;
    let json = std::str::from_utf8(&bytes[20..20 + length]).unwrap();
    let nodes = json.split("\"nodes\":[{").nth(1).expect("a list of nodes");
    let names = nodes.split("\"name\":\"").skip(1).filter_map(|rest| rest.split('"').next());
    names.map(str::to_owned).collect()
}

fn each_match(mut check: impl FnMut(&str, &dyn Match)) {
    for entry in rows_rules::ENTRIES {
        for ruleset in entry.rulesets() {
            let setup = Setup { ruleset: Some(ruleset.id.clone()), ..Setup::default() };
            check(&format!("{} {}", entry.id(), ruleset.id), &*entry.new_match(&setup).unwrap());
        }
    }
}

fn played(game: &str, steps: &[&str]) -> Box<dyn Match> {
    let entry = rows_rules::ENTRIES.iter().find(|e| e.id() == game).unwrap();
    let mut game = entry.new_match(&Setup::default()).unwrap();
    for text in steps {
        let step = Step::parse(text, game.board()).unwrap();
        game.play(step).unwrap();
    }
    game
}

#[test]
fn every_ruleset_lies_on_a_board_that_has_its_places() {
    let looks = Looks(looks());
    each_match(|name, game| {
        let info = game.info();
        let look = looks.find_by(info.game, &info.switches).unwrap_or_else(|| panic!("{name} has a look"));
        let nodes = nodes_of(look.board);
        let board = game.board();
        let named: BTreeSet<String> = board.points().map(look.point_node).collect();
        assert_eq!(named.len(), board.len(), "{name}: no place twice");
        for point in board.points() {
            let node = (look.point_node)(point);
            assert!(nodes.contains(&node), "{name}: {} has no {node}", look.board);
            let [file, rank, level] = board.point(point).at;
            let plain = board.name(point);
            let plain = if board.len() > 64 || level > 0 || look.board.contains("cube") { &plain[1..] } else { plain };
            assert!(node.contains(plain), "{name}: {node} is {plain} ({file} {rank} {level})");
        }
        assert!(!nodes.contains(&(look.point_node)(Point(board.len() as u8))), "{name}: {} has more", look.board);
        let falls = info.switches.iter().any(|(switch, value)| switch == "gravity" && value == "yes");
        assert_eq!(look.travel == Travel::Dropped, falls, "{name}: men fall where the rules say so");
        for men in &look.men {
            assert!(nodes_of(men.model).contains(men.variants[0]), "{name}: {}", men.model);
        }
    });
}

#[test]
fn discs_stand_on_their_edge() {
    for manner in manners() {
        let rack = matches!(manner.game, "connect-four" | "score-four");
        assert_eq!(manner.turns == Turns::Upright, rack, "{}", manner.game);
    }
}

#[test]
fn the_row_that_won_is_shown_and_no_other() {
    let game = played("noughts-and-crosses", &["a1", "a2", "b1", "b2", "c1"]);
    let rows = completed(&*game);
    assert_eq!(rows.len(), 1);
    let names: Vec<&str> = game.board().lines()[rows[0]].iter().map(|&p| game.board().name(p)).collect();
    assert_eq!(names, ["a1", "b1", "c1"]);
    assert!(completed(&*played("noughts-and-crosses", &["a1", "a2"])).is_empty());
    let both = played("noughts-and-crosses", &["a1", "a2", "a3", "b1", "c1", "b3", "c3", "c2", "b2"]);
    assert_eq!(completed(&*both).len(), 2, "one man may complete two");
}

#[test]
fn dangers_are_the_places_where_the_other_side_completes_a_row() {
    let game = played("connect-four", &["c1", "g1", "d1", "g2", "e1"]);
    let name = |point: &Point| game.board().name(*point).to_owned();
    let threats: Vec<String> = completing(&*game, Side::First).iter().map(name).collect();
    assert_eq!(threats, ["b1", "f1"]);
    assert!(completing(&*game, Side::Second).is_empty());
    assert!(notes(&*game, false).is_empty(), "they are shown to whoever asks");
    assert_eq!(notes(&*game, true).len(), 2);
    // Above an empty place nothing can be completed yet.
    let game = played("connect-four", &["a1", "b1", "b2", "c1", "a2", "c2", "c3", "e1", "d1", "d2", "f1"]);
    assert!(completing(&*game, Side::First).is_empty(), "d4 cannot be reached");
}

/// An app with a match and no picture.
fn table(game: &str, ruleset: &str) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, bevy::state::app::StatesPlugin, boxwood_play::plugin, crate::plugin));
    app.add_message::<LevelsRequested>();
    let setup = Setup { ruleset: Some(ruleset.to_owned()), ..Setup::default() };
    let seats = [Seat::Human, Seat::Human];
    app.world_mut().write_message(MatchRequested { game: game.to_owned(), setup, seats, first: Player::One });
    app.update();
    app
}

fn ask(app: &mut App, step: Step) {
    let match_id = app.world().resource::<CurrentMatch>().id();
    app.world_mut().write_message(MoveRequested { match_id, step });
    app.update();
}

/// The entities on the table are the men of the match.
fn agrees(app: &mut App) {
    let world = app.world_mut();
    let mut pieces = world.query::<(&PieceEntity, &On)>();
    let there: BTreeSet<_> = pieces.iter(world).map(|(piece, on)| (on.0, piece.piece)).collect();
    let game = world.resource::<CurrentMatch>().game();
    let wanted = game.board().points().filter_map(|point| Some((point, game.piece_at(point)?))).collect();
    assert_eq!(there, wanted, "{}", game.position_text());
}

#[test]
fn every_game_is_played_to_its_end_on_the_table() {
    for entry in rows_rules::ENTRIES {
        for ruleset in entry.rulesets() {
            let mut app = table(entry.id(), &ruleset.id);
            let world = app.world_mut();
            let points = world.query::<&PointEntity>().iter(world).count();
            assert_eq!(points, world.resource::<CurrentMatch>().game().board().len());
            for turn in 0usize.. {
                let steps = app.world().resource::<CurrentMatch>().game().legal_steps();
                let Some(&step) = steps.get(turn * 7 % steps.len().max(1)) else { break };
                let taken = app.world().resource::<CurrentMatch>().game().history().first().map(|p| p.step);
                // What is not allowed changes nothing and is told.
                if let Some(taken) = taken {
                    ask(&mut app, taken);
                    let refused = app.world().resource::<Messages<MoveRefused>>();
                    assert!(refused.iter_current_update_messages().count() > 0, "{}", entry.id());
                }
                ask(&mut app, step);
                assert_eq!(app.world().resource::<CurrentMatch>().game().history().len(), turn + 1, "{}", entry.id());
                agrees(&mut app);
            }
            let game = app.world().resource::<CurrentMatch>().game();
            assert!(game.outcome().is_some(), "{} {}", entry.id(), ruleset.id);
        }
    }
}

#[test]
fn levels_come_apart_on_stands_alone() {
    for (game, apart) in [("four-in-a-cube", true), ("connect-four", false)] {
        let ruleset = if apart { "free" } else { "standard" };
        let mut app = table(game, ruleset);
        app.world_mut().write_message(LevelsRequested);
        app.update();
        assert_eq!(app.world().resource::<LevelsApart>().0, apart, "{game}");
    }
}
