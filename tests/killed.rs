//! The house is killed in the middle of a game, again and again, as by a power cut: what it has kept is there, whole, and
//! the game goes on from it. The program runs itself as the one that is killed.
#![expect(clippy::print_stdout, reason = "the one that is killed tells how far it has come, the other what it saw")]

use bevy::prelude::*;
use boxwood::options::{self, Asked};
use boxwood::{Screen, Wish};
use boxwood_core::Actor;
use boxwood_core::record::Record;
use boxwood_play::saves::{CURRENT, Saves};
use boxwood_play::{CurrentMatch, MoveRequested, ThrowRequested};
use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Write, stdout};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

const TIMES: usize = 100;
/// The argument after which the folder of the one that is killed stands.
const VICTIM: &str = "victim";

fn main() {
    let args: Vec<_> = env::args_os().skip(1).collect();
    match args.as_slice() {
        [victim, home] if victim == VICTIM => play(Path::new(home)),
        // Like every test program it may be asked for some tests only; this is none of those in windows.
        _ => kill_again_and_again(),
    }
}

/// Goes on with the game that is kept, or begins one, and plays until it is killed. Each number of steps is told once the
/// store has answered for it.
fn play(home: &Path) {
    let kept = home.join("saves").join(format!("{CURRENT}.txt")).exists();
    let mut args = vec!["--home", home.to_str().expect("a path in UTF-8"), "--mute", "--instant"];
    if !kept {
        args.extend(["--game", "elta-stelpur", "--first", "human", "--second", "human"]);
    }
    let args = args.into_iter().map(Into::into);
    let Ok(Asked::Run(options)) = options::parse(args) else { panic!("the arguments are sound") };
    let mut app = boxwood::headless(&options);
    app.finish();
    app.cleanup();
    app.update();
    if kept {
        app.world_mut().write_message(Wish::Continue);
    }
    while **app.world().resource::<State<Screen>>() != Screen::Table {
        app.update();
    }
    let mut told = None;
    loop {
        let Some(current) = app.world().get_resource::<CurrentMatch>() else { panic!("the match is on the table") };
        let (match_id, game) = (current.id(), current.game());
        let steps = game.history().len();
        if told != Some(steps) {
            // It answers when nothing waits to be written any more.
            app.world().resource::<Saves>().0.load(CURRENT).expect("the store can be read");
            println!("{steps}");
            stdout().flush().expect("somebody listens");
            told = Some(steps);
        }
        match game.to_act() {
            Actor::Dice => _ = app.world_mut().write_message(ThrowRequested { match_id }),
            Actor::Side(_) => {
                let legal = game.legal_steps();
                let step = legal[steps % legal.len()];
                app.world_mut().write_message(MoveRequested { match_id, step });
            }
            Actor::Nobody => _ = app.world_mut().write_message(Wish::Again),
        }
        app.update();
        sleep(Duration::from_millis(1));
    }
}

fn kill_again_and_again() {
    let home = tempfile::tempdir().expect("a folder");
    let save = home.path().join("saves").join(format!("{CURRENT}.txt"));
    let (mut most, mut games) = (0, 0);
    for time in 0..TIMES {
        let mut command = Command::new(env::current_exe().expect("this program"));
        command.arg(VICTIM).arg(home.path()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("it runs itself");
        let lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        // Sooner or later after its first words, each time at another moment.
        let allowed = Duration::from_micros(400 * time as u64 + 37);
        let (mut begin, mut said, mut killed) = (None, Vec::new(), false);
        for line in lines {
            let Ok(line) = line else { break };
            said.push(line.parse::<usize>().unwrap_or_else(|_| panic!("'{line}' is no number of steps")));
            let begin = *begin.get_or_insert_with(Instant::now);
            if !killed && begin.elapsed() >= allowed {
                child.kill().expect("it can be killed");
                killed = true;
            }
        }
        child.wait().expect("it ends");
        assert!(killed, "it was alive until it was killed");
        if !save.exists() {
            // Killed after the end of a game and before the next.
            games += 1;
            let finished = fs::read_dir(home.path().join("saves/finished")).expect("games that are over").count();
            assert!(finished >= games, "{finished} games are over");
            continue;
        }
        let text = fs::read_to_string(&save).unwrap_or_else(|error| panic!("{}: {error}", save.display()));
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"));
        let rules = boxwood::games::rules();
        let entry = rules.iter().find(|entry| entry.id() == "elta-stelpur").expect("it is one of the games");
        let game = record.replay(*entry).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        let (kept, last) = (game.history().len(), *said.last().expect("it said something"));
        let begun_anew = said.windows(2).any(|pair| pair[1] < pair[0]);
        games += usize::from(begun_anew);
        // One more may be on the disk than was told.
        assert!(kept >= last || begun_anew, "{last} steps were kept, {kept} are there:\n{text}");
        most = most.max(kept);
    }
    assert!(most > 20, "it came to {most} steps only");
    println!("killed {TIMES} times in {} games, up to {most} steps: nothing lost", games + 1);
}
