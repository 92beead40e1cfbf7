//! Hands that are not at this screen: records and people elsewhere.

use crate::table::{Table, rng};
use boxwood_core::{Actor, Dice, Player, Refusal, Step, Why};
use boxwood_play::{Hand, HandRequested, MatchId, Paused, Seat, Wish};
use boxwood_search::Level;

fn played_game(seed: u64) -> Table {
    let mut table = Table::new();
    table.start([Seat::Human, Seat::Computer(Level::Child)], seed);
    table.play_out(&mut rng(seed));
    table
}

#[test]
fn a_record_plays_itself_again() {
    for seed in 0..10 {
        let first = played_game(seed);
        let mut again = Table::new();
        again.start([Seat::Record(first.steps()), Seat::Record(first.steps())], seed);
        again.play_out(&mut rng(0));
        assert_eq!((again.steps(), again.position()), (first.steps(), first.position()));
        assert!(again.told.troubles.is_empty() && again.told.refused.is_empty());
        assert_eq!(again.told.happened.len(), first.told.happened.len());
    }
}

#[test]
fn a_record_waits_for_the_view_and_while_paused() {
    let steps = played_game(1).steps();
    let mut table = Table::new();
    table.start([Seat::Record(steps.clone()), Seat::Record(steps)], 1);
    let count = table.steps().len();
    table.busy(true);
    table.update();
    table.busy(false);
    table.app.insert_resource(Paused(true));
    table.update();
    assert_eq!(table.steps().len(), count);
    table.app.insert_resource(Paused(false));
    table.update();
    assert_eq!(table.steps().len(), count + 1);
}

#[test]
fn a_record_that_does_not_fit_is_told_once_and_stops() {
    let steps = played_game(1).steps();
    let wrong_dice = |dice: Dice| if dice == Dice::two(1, 1) { Dice::two(2, 1) } else { Dice::two(1, 1) };
    let Step::Roll(first) = steps[0] else { panic!("a game begins with a throw") };
    let mut other_throw = steps.clone();
    other_throw[0] = Step::Roll(wrong_dice(first));
    let mut illegal = steps.clone();
    illegal[1] = if steps[1] == Step::Pass { Step::Roll(first) } else { Step::Pass };
    for (broken, left) in [(other_throw, 0), (illegal, 1)] {
        let mut table = Table::new();
        table.start([Seat::Record(broken.clone()), Seat::Record(broken)], 1);
        for _ in 0..10 {
            table.update();
        }
        assert_eq!(table.steps(), steps[..left]);
        assert_eq!(table.told.troubles.iter().map(|t| t.key).collect::<Vec<_>>(), ["record-broken"]);
        assert_eq!(table.told.refused.len(), 1);
    }
}

/// Somebody at the other end of a wire, who answers what he hears. He sees the match only through this table's own,
/// which is the same at both ends, and throws with the same dice.
fn remote_answer(table: &Table, player: Player, tells_faces: bool) -> HandRequested {
    let game = table.current().game();
    let wish = match game.to_act() {
        Actor::Dice if !tells_faces => Wish::Throw,
        Actor::Dice => Wish::Step(Step::Roll(game.next_throw().expect("a throw is due"))),
        _ => Wish::Step(game.legal_steps()[0]),
    };
    HandRequested { match_id: table.id(), hand: Hand::Remote(player), revision: None, wish }
}

#[test]
fn somebody_elsewhere_plays_by_messages_and_nothing_is_decided_here_for_him() {
    for seed in 0..10 {
        let mut table = Table::new();
        table.start([Seat::Human, Seat::Remote], seed);
        let mut lots = rng(seed);
        while !table.is_over() {
            if table.human_acts() {
                table.human_plays(&mut lots);
                continue;
            }
            let before = table.steps();
            table.update();
            assert_eq!(table.steps(), before, "nothing happens before the message comes, not even a pass");
            let answer = remote_answer(&table, Player::Two, seed % 2 == 0);
            table.send(answer);
            table.update();
            assert_eq!(table.steps().len(), before.len() + 1);
        }
        assert!(table.told.refused.is_empty() && table.told.troubles.is_empty());
    }
}

#[test]
fn messages_of_the_wrong_hand_are_refused() {
    let mut table = Table::new();
    let match_id = table.start([Seat::Human, Seat::Remote], 2);
    let mut lots = rng(2);
    while !table.human_acts() {
        let answer = remote_answer(&table, Player::Two, false);
        table.send(answer);
        table.update();
    }
    let before = table.steps();
    let hands = [Hand::Remote(Player::Two), Hand::Remote(Player::One), Hand::Computer, Hand::Record, Hand::House];
    for hand in hands {
        table.send(HandRequested { match_id, hand, revision: None, wish: Wish::Throw });
    }
    table.update();
    assert_eq!(table.steps(), before, "none of them may play for the human");
    assert_eq!(table.told.refused.iter().map(|r| r.refusal).collect::<Vec<_>>(), [Refusal::NotYourTurn; 5]);
    while table.human_acts() {
        table.human_plays(&mut lots);
    }
    table.told.refused.clear();
    let before = table.steps();
    let answer = remote_answer(&table, Player::Two, false);
    table.send(HandRequested { hand: Hand::Remote(Player::One), ..answer });
    table.send(HandRequested { hand: Hand::Computer, ..answer });
    table.send(HandRequested { match_id: MatchId(99), ..answer });
    table.update();
    assert_eq!(table.steps(), before);
    assert_eq!(table.told.refused.len(), 2, "what belongs to another match is not even refused");
    // Faces told from elsewhere must be those of this match's dice.
    let ours = table.current().game().next_throw().expect("it is the other's throw");
    let told = if ours == Dice::two(5, 5) { Dice::two(6, 6) } else { Dice::two(5, 5) };
    table.send(HandRequested { wish: Wish::Step(Step::Roll(told)), ..answer });
    table.update();
    assert_eq!(table.steps(), before);
    let last = table.told.refused.last().expect("it was refused");
    assert_eq!((last.step, last.refusal), (Some(Step::Roll(told)), Refusal::Rules(Why("other-throw"))));
}

#[test]
fn one_does_not_go_back_behind_the_back_of_somebody_elsewhere() {
    let mut table = Table::new();
    table.start([Seat::Human, Seat::Remote], 2);
    let answer = remote_answer(&table, table.player_to_act(), false);
    if table.human_acts() {
        table.human_plays(&mut rng(1));
    } else {
        table.send(answer);
        table.update();
    }
    let before = table.steps();
    assert!(!before.is_empty());
    table.undo();
    assert_eq!(table.steps(), before);
    assert_eq!(table.told.refused.last().map(|r| r.refusal), Some(Refusal::Rules(Why("others-must-agree"))));
}
