//! Mouse, finger and keyboard on the board: choosing a man, moving him, throwing the dice. Everything ends in
//! `MoveRequested` and `ThrowRequested`.

mod choice;
mod pick;

pub use choice::Choice;
pub use pick::{Picked, pick};

use crate::camera::Eye;
use crate::choreography::{Carried, Stage};
use crate::layout::Layout;
use crate::redraw::KeepDrawing;
use crate::scene::TableScene;
use crate::settings::{Cursor, Hovered, PointPressed, PointerBlocked, Selected, SkipRequested};
use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use boxwood_core::{Actor, Point, Step};
use boxwood_play::{CurrentMatch, MoveRequested, PlaySystems, Restored, Seat, ThrowRequested};

/// When input becomes requests, each frame: before play judges them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PointerSystems;

/// A press under way.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Press(Option<PressState>);

#[derive(Clone, Copy, Debug)]
struct PressState {
    from: Vec2,
    picked: Picked,
    dragging: bool,
    finger: Option<u64>,
    /// The man was chosen already when he was pressed, so that letting go without a drag lets go of him.
    again: bool,
}

/// A drag begins after this many logical pixels.
const DRAG: f32 = 7.0;
/// How high a dragged man is carried above the board, in metres.
const CARRY: f32 = 0.022;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PointerBlocked>()
        .init_resource::<Selected>()
        .init_resource::<Hovered>()
        .init_resource::<Cursor>()
        .init_resource::<Carried>()
        .init_resource::<Press>()
        .add_message::<PointPressed>()
        .add_message::<WindowEvent>()
        .configure_sets(Update, PointerSystems.before(PlaySystems::Request))
        .add_systems(Update, (point, act, forget).chain().in_set(PointerSystems))
        .add_systems(Update, leave_board.after(PlaySystems::Adjudicate).before(PlaySystems::Report));
}

/// What the pointer does this frame.
struct Pointer {
    at: Option<Vec2>,
    /// Where it was pressed, if it was. In a slow frame it may have travelled on since.
    pressed: Option<Vec2>,
    released: bool,
    finger: Option<u64>,
}

/// Where the mouse was last seen, and where its button went down in this frame, which only the order of what the window
/// told says.
fn mouse_pressed(told: &mut MessageReader<WindowEvent>, last: &mut Option<Vec2>) -> Option<Vec2> {
    let mut pressed = None;
    for event in told.read() {
        match event {
            WindowEvent::CursorMoved(moved) => *last = Some(moved.position),
            WindowEvent::CursorLeft(_) => *last = None,
            WindowEvent::MouseButtonInput(input)
                if input.button == MouseButton::Left && input.state == ButtonState::Pressed =>
            {
                pressed = pressed.or(*last);
            }
            _ => {}
        }
    }
    pressed
}

fn pointer(
    window: &Window,
    buttons: &ButtonInput<MouseButton>,
    mouse_pressed: Option<Vec2>,
    touches: &Touches,
    press: &Press,
) -> Pointer {
    if let Some(finger) = press.0.and_then(|p| p.finger) {
        let held = touches.get_pressed(finger).or_else(|| touches.get_released(finger));
        let gone = held.is_none();
        let at = held.map(bevy::input::touch::Touch::position);
        return Pointer { at, pressed: None, released: gone || touches.just_released(finger), finger: Some(finger) };
    }
    if let Some(touch) = touches.iter_just_pressed().next() {
        let (from, finger) = (touch.start_position(), touch.id());
        let lifted = touches.get_released(finger);
        let at = lifted.unwrap_or(touch).position();
        return Pointer { at: Some(at), pressed: Some(from), released: lifted.is_some(), finger: Some(finger) };
    }
    let at = window.cursor_position();
    Pointer {
        at,
        pressed: mouse_pressed.or(at).filter(|_| buttons.just_pressed(MouseButton::Left)),
        released: buttons.just_released(MouseButton::Left),
        finger: None,
    }
}

fn point(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    (buttons, touches): (Option<Res<ButtonInput<MouseButton>>>, Option<Res<Touches>>),
    (mut told, mut mouse): (MessageReader<WindowEvent>, Local<Option<Vec2>>),
    (eye, scene, layout): (Res<Eye>, Option<Res<TableScene>>, Option<Res<Layout>>),
    current: Option<Res<CurrentMatch>>,
    (blocked, stage): (Res<PointerBlocked>, Res<Stage>),
    (mut press, mut hovered, mut selected, mut carried): (
        ResMut<Press>,
        ResMut<Hovered>,
        ResMut<Selected>,
        ResMut<Carried>,
    ),
    mut presses: MessageWriter<PointPressed>,
    mut throws: MessageWriter<ThrowRequested>,
    mut moves: MessageWriter<MoveRequested>,
    mut skips: MessageWriter<SkipRequested>,
    mut keep: ResMut<KeepDrawing>,
) {
    let mouse_pressed = mouse_pressed(&mut told, &mut mouse);
    let (Some(window), Some(buttons), Some(touches)) = (window, buttons, touches) else { return };
    let (Some(scene), Some(layout), Some(current)) = (scene, layout, current) else { return };
    let pointer = pointer(&window, &buttons, mouse_pressed, &touches, &press);
    // A second finger turns the press into an orbit.
    if touches.iter().count() > 1 {
        press.0 = None;
        carried.set_if_neq(Carried(None));
        return;
    }
    let look = |at: Vec2| pick(&eye, &scene, &layout, &current, at);
    let over = pointer.at.filter(|_| !blocked.0).map(look);
    let on_point = over.and_then(Picked::point).filter(|_| pointer.finger.is_none());
    hovered.set_if_neq(Hovered(on_point));
    let choice = Choice::of(&current);
    let movable = |point: Point| choice.as_ref().is_some_and(|c| c.moves_from(point));
    if let Some(from) = pointer.pressed.filter(|_| !blocked.0) {
        let picked = look(from);
        let busy = stage.busy();
        if busy {
            skips.write(SkipRequested);
        }
        let mut again = false;
        if let Some(point) = picked.point().filter(|&p| movable(p)) {
            again = selected.0 == Some(point);
            let takes = selected.0.is_some_and(|s| choice.as_ref().is_some_and(|c| c.step(s, point).is_some()));
            if !takes {
                selected.set_if_neq(Selected(Some(point)));
            }
        }
        press.0 = Some(PressState { from, picked, dragging: false, finger: pointer.finger, again });
        if busy && matches!(picked, Picked::Table) {
            press.0 = None;
        }
        keep.nudge();
        // A tap on a touchpad, or a slow frame: it may have been let go within the same frame.
        if !pointer.released || buttons.pressed(MouseButton::Left) {
            return;
        }
    }
    let Some(mut state) = press.0 else { return };
    let source = state.picked.point().filter(|&p| movable(p) && selected.0 == Some(p));
    let enters = choice.as_ref().is_some_and(|c| c.entries().next().is_some());
    let from_hand = enters && state.picked == Picked::Hand(current.game().on_turn());
    if let (Some(at), true) = (pointer.at, source.is_some() || from_hand) {
        state.dragging |= at.distance(state.from) > DRAG;
        if state.dragging {
            let lift = scene.look.lift;
            let (eye_at, direction) = eye.board_ray(at, lift);
            let height = layout.points.first().map_or(0.0, |p| p.y) + CARRY;
            let place = eye_at + direction * ((height - eye_at.y) / direction.y);
            let reach = scene.look.half + 0.06;
            carried.set_if_neq(Carried(Some(place.clamp(-reach, reach).with_y(height))));
        }
        press.0 = Some(state);
    }
    if !pointer.released {
        return;
    }
    press.0 = None;
    carried.set_if_neq(Carried(None));
    keep.nudge();
    match (source, over) {
        (None, over) if state.dragging && from_hand => {
            // A man was brought from the hand.
            let to = over.and_then(Picked::point);
            let step = to.map(|to| choice.as_ref().and_then(|c| c.at(to)).unwrap_or(Step::Place { to }));
            moves.write_batch(step.map(|step| MoveRequested { match_id: current.id(), step }));
        }
        (Some(from), Some(over)) if state.dragging => {
            if let Some(to) = over.point().filter(|&to| to != from) {
                let step = choice.as_ref().map(|c| c.step(from, to).unwrap_or_else(|| c.wish(from, to)));
                moves.write_batch(step.map(|step| MoveRequested { match_id: current.id(), step }));
                selected.set_if_neq(Selected(None));
            }
        }
        _ if state.dragging => {}
        (Some(_), _) if !state.again => {}
        _ => press_released(state.picked, &current, &mut selected, &mut presses, &mut throws),
    }
}

/// A press that was no drag has ended.
fn press_released(
    picked: Picked,
    current: &CurrentMatch,
    selected: &mut ResMut<Selected>,
    presses: &mut MessageWriter<PointPressed>,
    throws: &mut MessageWriter<ThrowRequested>,
) {
    match picked {
        Picked::Point(point) => {
            presses.write(PointPressed { point });
        }
        Picked::Hand(_) => {
            selected.set_if_neq(Selected(None));
        }
        Picked::Dice | Picked::Cup | Picked::Board | Picked::Table => {
            if person_throws(current) {
                throws.write(ThrowRequested { match_id: current.id() });
            }
            selected.set_if_neq(Selected(None));
        }
    }
}

/// Whether somebody at this screen has to throw.
fn person_throws(current: &CurrentMatch) -> bool {
    let game = current.game();
    game.to_act() == Actor::Dice && *current.seat(game.on_turn()) == Seat::Human
}

/// Acts on presses of points, whoever wrote them.
fn act(
    mut presses: MessageReader<PointPressed>,
    current: Option<Res<CurrentMatch>>,
    stage: Res<Stage>,
    mut selected: ResMut<Selected>,
    mut moves: MessageWriter<MoveRequested>,
    mut throws: MessageWriter<ThrowRequested>,
    mut skips: MessageWriter<SkipRequested>,
) {
    let Some(current) = current else {
        presses.clear();
        return;
    };
    for &PointPressed { point } in presses.read() {
        if stage.busy() {
            skips.write(SkipRequested);
        }
        if person_throws(&current) {
            throws.write(ThrowRequested { match_id: current.id() });
            continue;
        }
        let Some(choice) = Choice::of(&current) else { continue };
        let ask = |step: Step| MoveRequested { match_id: current.id(), step };
        match selected.0 {
            // A second press lets go; where a line could have been entered it enters the one man.
            Some(from) if from == point => {
                moves.write_batch(choice.at(point).map(ask));
                selected.0 = None;
            }
            Some(from) => {
                if let Some(step) = choice.step(from, point) {
                    moves.write(ask(step));
                    selected.0 = None;
                } else if choice.begins_at(point) {
                    selected.0 = Some(point);
                } else if let Some(step) = choice.at(point).filter(|_| !choice.moves_from(from)) {
                    moves.write(ask(step));
                    selected.0 = None;
                } else {
                    // Not legal: asked for all the same, so that the rules say why not.
                    moves.write(ask(choice.wish(from, point)));
                }
            }
            None => {
                if choice.begins_at(point) {
                    selected.0 = Some(point);
                } else if let Some(step) = choice.at(point) {
                    moves.write(ask(step));
                } else if current.game().piece_at(point).is_some() || !choice.only_moves() {
                    // Not legal either; a stray press of an empty point, where men are only moved, means nothing.
                    moves.write(ask(choice.wish_at(point)));
                }
            }
        }
    }
}

/// A choice does not outlive the position it was made in.
fn forget(
    current: Option<Res<CurrentMatch>>,
    mut restored: MessageReader<Restored>,
    mut selected: ResMut<Selected>,
    mut carried: ResMut<Carried>,
) {
    let gone = restored.read().count() > 0;
    let valid =
        |point: Point| current.as_ref().is_some_and(|c| Choice::of(c).is_some_and(|choice| choice.begins_at(point)));
    if selected.0.is_some_and(|p| gone || !valid(p)) {
        selected.0 = None;
        carried.set_if_neq(Carried(None));
    }
}

/// What is pointed at on one board means nothing on another, which may not even have such a point.
fn leave_board(
    current: Option<Res<CurrentMatch>>,
    mut board: Local<Option<(&'static str, usize)>>,
    (mut press, mut carried): (ResMut<Press>, ResMut<Carried>),
    (mut selected, mut hovered, mut cursor): (ResMut<Selected>, ResMut<Hovered>, ResMut<Cursor>),
) {
    let now = current.map(|current| (current.entry().id(), current.game().board().len()));
    if *board != now {
        *board = now;
        press.0 = None;
        carried.set_if_neq(Carried(None));
        selected.set_if_neq(Selected(None));
        hovered.set_if_neq(Hovered(None));
        cursor.set_if_neq(Cursor(None));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;
    use bevy::input::mouse::MouseButtonInput;
    use bevy::window::CursorMoved;

    #[test]
    fn a_press_is_where_the_mouse_was_when_it_was_pressed() {
        let mut world = World::new();
        world.init_resource::<Messages<WindowEvent>>();
        let window = world.spawn_empty().id();
        let at = |x: f32| WindowEvent::CursorMoved(CursorMoved { window, position: Vec2::new(x, 5.0), delta: None });
        let button = MouseButton::Left;
        let press = WindowEvent::MouseButtonInput(MouseButtonInput { button, state: ButtonState::Pressed, window });
        // One slow frame: the mouse goes somewhere, is pressed there, and goes on.
        world.write_message_batch([at(10.0), press, at(50.0), at(90.0)]);
        let (pressed, last) = world
            .run_system_once(|mut told: MessageReader<WindowEvent>| {
                let mut last = None;
                (mouse_pressed(&mut told, &mut last), last)
            })
            .expect("it runs");
        assert_eq!((pressed, last), (Some(Vec2::new(10.0, 5.0)), Some(Vec2::new(90.0, 5.0))));
    }
}
