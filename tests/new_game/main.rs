//! A game is added by one line, its plugin: nothing of the house knows its name. The game is made up here, in
//! [`strip`].

mod strip;

use bevy::app::TaskPoolPlugin;
use bevy::prelude::*;
use bevy::time::TimePlugin;
use boxwood_core::{Actor, Match, Player, Setup};
use boxwood_play::{
    CurrentMatch, MatchRequested, MemoryStore, MoveRequested, ResumeRequested, SaveStore, Saves, Seat, UndoRequested,
    table_agrees,
};
use boxwood_search::Level;
use std::time::{Duration, Instant};

struct House {
    app: App,
    saves: MemoryStore,
}

impl House {
    fn open() -> House {
        let saves = MemoryStore::default();
        let mut app = App::new();
        app.add_plugins((TaskPoolPlugin::default(), TimePlugin, boxwood_play::plugin));
        app.insert_resource(Saves::new(saves.clone()));
        // The one line.
        app.add_plugins(strip::plugin);
        app.finish();
        app.cleanup();
        House { app, saves }
    }

    fn game(&self) -> &dyn Match {
        self.app.world().resource::<CurrentMatch>().game()
    }

    fn request(&mut self, seats: [Seat; 2]) {
        let setup = Setup { seed: 7, ..default() };
        self.app.world_mut().write_message(MatchRequested {
            game: "strip".to_owned(),
            setup,
            seats,
            first: Player::One,
        });
        self.app.update();
    }

    /// The person, if one is on turn, plays the legal step of this number.
    fn play(&mut self, number: usize) {
        let current = self.app.world().resource::<CurrentMatch>();
        let steps = current.game().legal_steps();
        let human = current.side_to_act().is_some_and(|side| *current.seat(side) == Seat::Human);
        if human && let Some(&step) = steps.get(number % steps.len()) {
            let match_id = current.id();
            self.app.world_mut().write_message(MoveRequested { match_id, step });
        }
        self.app.update();
        table_agrees(self.app.world_mut()).expect("entities and match agree");
    }
}

#[test]
fn a_game_made_up_in_a_test_is_played_to_its_end() {
    let mut house = House::open();
    house.request([Seat::Human, Seat::Computer(Level::Novice)]);
    let begin = Instant::now();
    for number in 0.. {
        if house.game().to_act() == Actor::Nobody {
            break;
        }
        assert!(begin.elapsed() < Duration::from_secs(60), "the game goes on: {}", house.game().position_text());
        house.play(number);
    }
    assert!(house.game().outcome().is_some());
    let finished = house.saves.list("finished").expect("a list");
    assert_eq!(finished.len(), 1, "the finished match is kept: {finished:?}");
}

#[test]
fn it_goes_back_and_is_taken_up_again() {
    let mut house = House::open();
    house.request([Seat::Human, Seat::Human]);
    let start = house.game().position_text();
    house.play(0);
    let one = house.game().position_text();
    house.play(0);
    let two = house.game().position_text();
    assert!(start != one && one != two);
    let match_id = house.app.world().resource::<CurrentMatch>().id();
    house.app.world_mut().write_message(UndoRequested { match_id });
    house.app.update();
    assert_eq!(house.game().position_text(), one);
    let record = house.saves.load("current").expect("a readable save").expect("a save");
    let mut again = House::open();
    again.app.world_mut().write_message(ResumeRequested { record });
    again.app.update();
    assert_eq!(again.game().position_text(), one);
    assert_eq!(again.app.world_mut().query::<&boxwood_play::PieceEntity>().iter(again.app.world()).count(), 6);
}
