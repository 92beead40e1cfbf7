//! The tabletop without a window: what happened ends where the layout has it, skipped or not, and presses become
//! requests.

use crate::choreography::{self, Stage};
use crate::layout::{Layout, Place};
use crate::look::{Cap, DiceFloor, DiceLook, Footprint, Look, Men, Places, Travel};
use crate::scene::{BoardRoot, Crown, Cup, Dressed, TableScene, dress, model::Model, model::Node};
use crate::surface::Surface;
use crate::{Cursor, Hovered, KeepDrawing, Motion, PointPressed, Selected, SkipRequested, camera, pointer};
use bevy::asset::AssetPlugin;
use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use boxwood_core::{Actor, Kind, Player, Point, Setup, Step};
use boxwood_play::{
    CurrentMatch, Die, Games, InHand, MatchRequested, MoveRequested, On, PieceEntity, PositionRequested, Seat, Taken,
    ThrowRequested, UndoRequested,
};
use std::time::Duration;

fn look() -> Look {
    let men = Men { model: "", variants: &["man"], height: 0.01, radius: 0.012, weight: 0.8 };
    Look {
        game: "elta-stelpur",
        when: &[],
        board: "",
        half: Vec3::new(0.24, 0.012, 0.15),
        lift: 0.0012,
        shadow: None,
        props: Vec::new(),
        point_node: |point| format!("point {}", point.0),
        footprint: Footprint { offset: Vec2::ZERO, half: Vec2::new(0.015, 0.044) },
        trophies: Places::Nodes(|side, order| format!("trophy {side:?} {order}")),
        hands: Places::None,
        men: [men.clone(), men],
        special: Some(Cap { model: "", seat: [0.009; 2], glow: Color::WHITE }),
        glows: Vec::new(),
        line_nodes: None,
        travel: Travel::Carried,
        shut_in: &[],
        dice: Some(DiceLook {
            model: "",
            edge: 0.012,
            faces: [Vec3::Y, Vec3::Z, Vec3::X, Vec3::NEG_X, Vec3::NEG_Z, Vec3::NEG_Y],
            cup: "",
            cup_size: Vec2::new(0.034, 0.083),
            floor: DiceFloor::Board {
                trays: [1.0, -1.0].map(|half| (Vec3::new(half * 0.0965, 0.009, 0.0), Vec2::new(0.088, 0.045))),
                wall: 0.014,
            },
        }),
    }
}

fn node(name: &str) -> Option<Vec3> {
    let mut words = name.split(' ');
    let kind = words.next()?;
    if kind == "point" {
        let i: u8 = words.next()?.parse().ok()?;
        if i >= 24 {
            return None;
        }
        let (column, row) = if i < 12 { (i, 1.0) } else { (23 - i, -1.0) };
        return Some(Vec3::new(-0.174 + 0.0316 * f32::from(column), 0.012, 0.091 * row));
    }
    let side = if words.next()? == "First" { 1.0 } else { -1.0 };
    let order: u8 = words.next()?.parse().ok()?;
    (order < 6).then(|| Vec3::new(0.21 * side, 0.009, side * (0.118 - 0.027 * f32::from(order))))
}

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default(), InputPlugin, TransformPlugin))
        .init_asset::<Surface>()
        .init_asset::<Mesh>()
        .init_resource::<KeepDrawing>()
        .init_resource::<crate::Manners>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(40)))
        .add_plugins((boxwood_play::plugin, choreography::plugin, pointer::plugin, camera::plugin))
        .init_resource::<Games>();
    dress::plugin(&mut app);
    app.world_mut().resource_mut::<Games>().0.push(elta_stelpur_rules::ELTA_STELPUR);
    let root = app.world_mut().spawn((Transform::default(), Visibility::default())).id();
    let board = app.world_mut().spawn((BoardRoot, Transform::default(), Visibility::default())).id();
    app.world_mut().spawn((Cup { home: Vec3::ZERO, fresh: true }, Transform::default(), Visibility::default()));
    let look = look();
    let body = Node { name: "man".to_owned(), transform: Transform::IDENTITY, parts: Vec::new() };
    let men = Model { nodes: vec![body.clone()] };
    app.insert_resource(Layout::read(&look, node));
    app.insert_resource(TableScene {
        look,
        root,
        board,
        men: [men.clone(), men],
        cap: Some(body.clone()),
        die: Some(body),
        die_materials: None,
        contact: Default::default(),
    });
    app
}

fn new_match(app: &mut App, position: Option<&str>) {
    let seats = [Seat::Human, Seat::Human];
    let (game, setup) = ("elta-stelpur".to_owned(), Setup { seed: 11, ..Setup::default() });
    match position {
        None => app.world_mut().write_message(MatchRequested { game, setup, seats, first: Player::One }).map(|_| ()),
        Some(text) => {
            let position = text.to_owned();
            app.world_mut().write_message(PositionRequested { game, setup, position, seats }).map(|_| ())
        }
    };
    for _ in 0..3 {
        app.update();
    }
    assert!(app.world().contains_resource::<CurrentMatch>(), "the match lies on the table");
}

fn busy(app: &App) -> bool {
    app.world().resource::<Stage>().busy()
}

/// Lets time pass until nothing moves; tells how many frames of 40 ms it took.
fn drain(app: &mut App) -> u32 {
    for frame in 0..400 {
        app.update();
        if !busy(app) {
            // One more, for the hand to lay down what it held.
            app.update();
            return frame;
        }
    }
    panic!("still busy after 16 seconds");
}

/// Asks for the next throw, or for the `n`th legal step.
fn step(app: &mut App, n: usize) -> Option<Step> {
    let current = app.world().resource::<CurrentMatch>();
    let (match_id, actor) = (current.id(), current.game().to_act());
    match actor {
        Actor::Dice => {
            app.world_mut().write_message(ThrowRequested { match_id });
            None
        }
        Actor::Side(_) => {
            let steps = current.game().legal_steps();
            let step = steps[n % steps.len()];
            if step != Step::Pass {
                app.world_mut().write_message(MoveRequested { match_id, step });
            }
            Some(step)
        }
        Actor::Nobody => None,
    }
}

/// Every piece and die is where the match has it.
fn assert_settled(app: &mut App, when: &str) {
    let layout = app.world().resource::<Layout>().clone();
    let mut pieces =
        app.world_mut()
            .query::<(&PieceEntity, &Dressed, Option<&On>, Option<&Taken>, Option<&InHand>, &Transform, Has<Crown>)>();
    let mut count = 0;
    for (piece, dressed, on, taken, hand, transform, crowned) in pieces.iter(app.world()) {
        let place = Place::of(piece.piece.side, on, taken, hand).expect("every piece is somewhere");
        let pose = layout.pose(place, dressed.number).expect("every place of this game is on the board");
        assert!(
            transform.translation.distance(pose.translation) < 1e-4
                && transform.rotation.dot(pose.rotation).abs() > 0.999,
            "{when}: {piece:?} is at {transform:?}, not at {pose:?} ({place:?})"
        );
        assert_eq!(crowned, piece.piece.kind == Kind::King, "{when}: the cap of {piece:?}");
        count += 1;
    }
    assert_eq!(count, 12, "{when}: all men are there");
    let faces = look().dice.expect("dice").faces;
    let mut dice = app.world_mut().query::<(&Die, &Transform, &Visibility)>();
    for (die, transform, seen) in dice.iter(app.world()) {
        let Some(face) = die.face else {
            assert_eq!(*seen, Visibility::Hidden, "{when}: a die that was not thrown is in the cup");
            continue;
        };
        let up = transform.rotation * faces[usize::from(face) - 1];
        assert!(up.y > 0.999, "{when}: die {} shows another face than {face}", die.index);
        assert!((transform.translation.y - 0.015).abs() < 1e-3, "{when}: die {} floats", die.index);
    }
}

#[test]
fn a_whole_game_ends_every_motion_at_its_place() {
    let mut app = app();
    new_match(&mut app, None);
    assert_settled(&mut app, "at the start");
    let mut longest = 0;
    for n in 0..70 {
        step(&mut app, n * 7);
        let frames = drain(&mut app);
        longest = longest.max(frames);
        assert_settled(&mut app, &format!("after request {n}"));
    }
    assert!(longest >= 5, "something was seen to move");
    assert!(longest < 110, "nothing moves for longer than four seconds and a half, not {longest} frames");
}

#[test]
fn skipping_puts_everything_where_it_belongs_at_once() {
    let mut app = app();
    new_match(&mut app, None);
    for n in 0..60 {
        // Several requests without waiting: the picture lags behind, the match does not.
        step(&mut app, n * 5);
        app.update();
        if n % 4 == 3 {
            // A pass that play writes by itself comes after the throw it is for has been seen; it is skipped too.
            for _ in 0..3 {
                app.world_mut().write_message(SkipRequested);
                app.update();
            }
            app.update();
            assert!(!busy(&app), "a skip leaves nothing to show");
            assert_settled(&mut app, &format!("after the skip at {n}"));
        }
    }
}

#[test]
fn instant_motion_is_never_busy() {
    let mut app = app();
    app.insert_resource(Motion { instant: true, ..Motion::default() });
    new_match(&mut app, None);
    for n in 0..60 {
        step(&mut app, n * 3);
        app.update();
        assert!(!busy(&app));
        app.update();
        assert_settled(&mut app, &format!("after request {n}"));
    }
}

#[test]
fn undo_puts_men_dice_and_caps_back() {
    let mut app = app();
    new_match(&mut app, None);
    for n in 0..30 {
        step(&mut app, n);
        drain(&mut app);
    }
    for n in 0..6 {
        let match_id = app.world().resource::<CurrentMatch>().id();
        app.world_mut().write_message(UndoRequested { match_id });
        app.update();
        app.update();
        app.update();
        assert_settled(&mut app, &format!("after undo {n}"));
    }
}

#[test]
fn two_presses_move_a_man_and_a_press_throws() {
    let mut app = app();
    new_match(&mut app, None);
    let press = |app: &mut App, point: Point| {
        app.world_mut().write_message(PointPressed { point });
        app.update();
    };
    // Throws until there is something to move.
    for _ in 0..40 {
        let current = app.world().resource::<CurrentMatch>();
        if current.game().legal_steps().iter().any(|s| matches!(s, Step::Move { .. })) {
            break;
        }
        press(&mut app, Point(0));
        drain(&mut app);
    }
    let current = app.world().resource::<CurrentMatch>();
    let before = current.game().history().len();
    assert!(before > 0, "presses threw the dice");
    let legal = current.game().legal_steps();
    let Some(&Step::Move { from, to, .. }) = legal.first() else { panic!("no move among {legal:?}") };
    press(&mut app, from);
    assert_eq!(app.world().resource::<Selected>().0, Some(from));
    press(&mut app, from);
    assert_eq!(app.world().resource::<Selected>().0, None, "a second press lets go");
    press(&mut app, from);
    press(&mut app, to);
    assert_eq!(app.world().resource::<Selected>().0, None);
    let current = app.world().resource::<CurrentMatch>();
    let played = current.game().history()[before].step;
    assert!(matches!(played, Step::Move { from: a, to: b, .. } if a == from && b == to), "played {played:?}");
}

#[test]
fn what_is_pointed_at_is_forgotten_with_the_board_and_not_with_the_match() {
    let mut app = app();
    app.world_mut().resource_mut::<Games>().0.extend(mill_rules::ENTRIES);
    new_match(&mut app, None);
    app.update();
    let point_at = |app: &mut App| {
        let far = Some(Point(17));
        app.insert_resource(Cursor(far));
        app.insert_resource(Hovered(far));
        app.insert_resource(Selected(far));
    };
    let pointed = |app: &App| {
        let world = app.world();
        [world.resource::<Cursor>().0, world.resource::<Hovered>().0, world.resource::<Selected>().0]
    };
    point_at(&mut app);
    new_match(&mut app, None);
    app.update();
    assert_eq!(pointed(&app)[0], Some(Point(17)), "the keyboard's cursor stays on the same board");
    point_at(&mut app);
    let (setup, seats) = (Setup::default(), [Seat::Human, Seat::Human]);
    app.world_mut().write_message(MatchRequested { game: "nine-holes".to_owned(), setup, seats, first: Player::One });
    app.update();
    assert_eq!(app.world().resource::<CurrentMatch>().game().board().len(), 9);
    assert_eq!(pointed(&app), [None; 3], "nine holes have no such point");
}

#[test]
fn a_man_who_becomes_the_last_gets_his_cap() {
    let mut app = app();
    // The second side has two men, one of them where the first side's six takes him.
    new_match(&mut app, Some("A5/b5/b5/6 a - - - 0"));
    assert_crowns(&mut app, 0);
    for n in 0..200 {
        step(&mut app, n);
        drain(&mut app);
        assert_crowns(&mut app, n);
        if app.world().resource::<CurrentMatch>().game().outcome().is_some() {
            return;
        }
    }
}

/// Every special piece on the board wears its cap, and no other does.
fn assert_crowns(app: &mut App, n: usize) {
    let mut pieces = app.world_mut().query::<(&PieceEntity, Has<Crown>)>();
    for (piece, crowned) in pieces.iter(app.world()) {
        assert_eq!(crowned, piece.piece.kind == Kind::King, "after request {n}: {piece:?}");
    }
}
