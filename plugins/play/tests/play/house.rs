//! The games of the house, played through the same table.

use crate::table::{Table, rng};
use boxwood_play::saves::CURRENT;
use boxwood_play::{ResumeRequested, SaveStore, Seat};
use boxwood_search::Level;

#[test]
fn people_chase_the_girls() {
    let mut lots = rng(1);
    for seed in 0..6 {
        let mut table = Table::new();
        table.request_of("elta-stelpur", [Seat::Human, Seat::Human], seed);
        table.update();
        let mut patience = 20;
        table.update_until_over(&mut lots, |table| {
            if patience > 0 && table.steps().len() % 17 == 16 {
                patience -= 1;
                table.undo();
            }
        });
        assert!(table.told.troubles.is_empty() && table.current().game().outcome().is_some());
    }
}

#[test]
fn computers_chase_the_girls_and_every_save_can_be_taken_up() {
    let (mut lots, mut looks) = (rng(2), 0);
    for seed in 0..4 {
        let mut table = Table::new();
        let seats = [Seat::Computer(Level::Child), Seat::Computer(Level::Player)];
        table.request_of("elta-stelpur", seats, seed);
        table.update();
        table.update_until_over(&mut lots, |table| {
            if table.steps().len() % 10 != 9 || table.is_over() {
                return;
            }
            let record = table.store.load(CURRENT).expect("memory can be read").expect("it is saved");
            let mut again = Table::new();
            again.send(ResumeRequested { record });
            again.update();
            let (now, then) = (again.current().game(), table.current().game());
            assert_eq!(now.position_text(), then.position_text());
            assert_eq!(now.next_throw(), then.next_throw());
            looks += 1;
        });
        assert!(table.told.troubles.is_empty() && table.told.refused.is_empty(), "{:?}", table.told.troubles);
    }
    assert!(looks > 10, "{looks} saves were looked at");
}
