//! A million lines of sense and nonsense: no panic, and a session that stays in one piece.

#![expect(clippy::unwrap_used, reason = "what cannot be is a failure of the test")]

#[path = "common/desk.rs"]
mod desk;
#[path = "../../search/tests/common/tiny.rs"]
mod tiny;

use boxwood_core::dice::fair_below;
use boxwood_engine::{Flow, GAMES, run};
use boxwood_search::GameEntry;
use desk::Desk;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use std::io::BufReader;
use std::time::Duration;
use tiny::{TINY, TINY_TWIN};

static TINY_GAMES: [&dyn GameEntry; 2] = [TINY, TINY_TWIN];

struct Dice(Xoshiro256PlusPlus);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        fair_below(&mut self.0, bound as u32) as usize
    }

    fn pick<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }
}

const COMMANDS: &[&str] = &[
    "ugi",
    "isready",
    "games",
    "setoption",
    "uginewgame",
    "position",
    "query",
    "legal",
    "fen",
    "board",
    "roll",
    "go",
    "stop",
    "perft",
    "playouts",
    "solve",
    "",
    "quit now",
];
const WORDS: &[&str] = &[
    "name",
    "value",
    "startpos",
    "fen",
    "moves",
    "Game",
    "Ruleset",
    "Level",
    "Seed",
    "Threads",
    "Hash",
    "Rule.six_men",
    "Rule.same_man",
    "Rule.dice",
    "Rule.again",
    "Rule.",
    "yes",
    "no",
    "1",
    "2",
    "0",
    "-1",
    "8",
    "tiny",
    "tiny-twin",
    "elta-stelpur",
    "jokoak",
    "keith",
    "arnason-1888",
    "slid",
    "short",
    "master",
    "child",
    "p1turn",
    "gameover",
    "chance",
    "result",
    "reason",
    "steps",
    "turns",
    "d61",
    "d66",
    "d11",
    "d2",
    "pass",
    "1-7/6",
    "13-19/6",
    "x4",
    "1+2",
    "a",
    "b",
    "-",
    "aaaaaa/6/bbbbbb/6",
    "0330",
    "18446744073709551616",
    "é",
    "\u{0}",
    "\u{202e}",
    "moves moves",
    "d",
    "1-",
    "-1/",
    "/6",
];

/// A line that may be anything but endless work.
fn line(dice: &mut Dice, steps: &[String], fen: &str) -> String {
    match dice.below(20) {
        // Sense: what a driver of games would say.
        0..=3 => "isready".to_owned(),
        4 => format!("query {}", dice.pick(&["p1turn", "gameover", "chance", "result", "reason", "what"])),
        5 => dice.pick(&["legal", "fen", "board", "roll", "solve", "games", "stop", "uginewgame"]).to_owned(),
        6 => format!("setoption name {} value {}", dice.pick(&WORDS[5..15]), dice.pick(WORDS)),
        7 => format!("position startpos moves {}", steps.join(" ")),
        8 => format!("position fen {fen}"),
        9 => {
            let limit = ["nodes", "depth"][dice.below(2)];
            format!("go {limit} {}", dice.below(4))
        }
        10 => {
            // Two turns of the Icelandic game are millions of sequences.
            let unit = dice.pick(&["steps", "turns", "", "x"]);
            format!("perft {} {unit}", dice.below(if unit == "turns" { 2 } else { 3 }))
        }
        11 => format!("playouts {}", dice.below(2)),
        // Nonsense: a good line with a letter or word changed, words at random, characters at random.
        12 | 13 => {
            let good = [format!("position fen {fen}"), format!("position startpos moves {}", steps.join(" "))];
            let which = dice.below(2);
            mutated(dice, &good[which])
        }
        14 => {
            let good = format!("setoption name {} value {}", dice.pick(&WORDS[5..15]), dice.pick(WORDS));
            mutated(dice, &good)
        }
        15 | 16 => {
            let mut line = dice.pick(COMMANDS).to_owned();
            let long = ["go", "perft", "playouts"].contains(&line.as_str());
            for _ in 0..dice.below(6) {
                let word = dice.pick(WORDS);
                // A great number after these would be work without end.
                let endless = long && word.parse().is_ok_and(|n: u64| n > 2);
                if !endless && (line != "perft 2" || word != "turns") {
                    line.push(' ');
                    line.push_str(word);
                }
            }
            line
        }
        _ => (0..dice.below(30))
            .map(|_| char::from_u32(dice.0.next_u32() >> (11 + dice.below(14))).unwrap_or('?'))
            .collect(),
    }
}

fn mutated(dice: &mut Dice, good: &str) -> String {
    let mut letters: Vec<char> = good.chars().collect();
    for _ in 0..=dice.below(3) {
        let at = dice.below(letters.len());
        match dice.below(4) {
            0 => letters[at] = char::from(32 + dice.below(95) as u8),
            1 => {
                letters.remove(at);
            }
            2 => letters.insert(at, char::from(32 + dice.below(95) as u8)),
            _ => {
                let other = dice.below(letters.len());
                letters.swap(at, other);
            }
        }
        if letters.is_empty() {
            break;
        }
    }
    letters.into_iter().collect()
}

/// Sends lines and looks after each that the session still makes sense.
fn torment(games: &'static [&'static dyn GameEntry], lines: u32, seed: u64) {
    let mut dice = Dice(Xoshiro256PlusPlus::seed_from_u64(seed));
    let mut desk = Desk::new(games);
    desk.paper.tick = Duration::from_millis(1);
    let (mut steps, mut fen) = (Vec::new(), desk.one("fen")[4..].to_owned());
    let mut good = 0u32;
    for number in 0..lines {
        let line = line(&mut dice, &steps, &fen);
        let table = |desk: &Desk| {
            let game = desk.session.game();
            (game.position_text(), game.history().len(), game.info().clone())
        };
        let before = table(&desk);
        let answer = desk.ask(&line);
        assert_ne!(desk.session.flow(), Flow::End, "{line:?} has ended the session");
        let errors = answer.iter().filter(|a| a.starts_with("error")).count();
        assert!(errors == 0 || answer.len() == 1, "line {number} {line:?}: {answer:?}");
        assert!(errors == 0 || table(&desk) == before, "line {number} {line:?} was wrong and changed something");
        good += u32::from(errors == 0);
        if line.starts_with("isready") {
            assert_eq!(answer, ["readyok"]);
        }
        if number % 16 == 0 {
            (steps, fen) = coherent(&mut desk, &mut dice, steps, &line);
        }
    }
    assert!(good > lines / 4, "only {good} of {lines} lines were good: the fuzz has lost its way");
}

/// The answers agree with each other; then the game goes one step on, or begins anew.
fn coherent(desk: &mut Desk, dice: &mut Dice, mut steps: Vec<String>, line: &str) -> (Vec<String>, String) {
    let legal = desk.one("legal");
    let legal: Vec<&str> = legal.split(' ').skip(1).collect();
    assert_eq!(legal[0].parse::<usize>().unwrap(), legal.len() - 1, "after {line:?}");
    assert!(legal[1..].is_sorted(), "after {line:?}: {legal:?}");
    let truth = |desk: &mut Desk, what: &str| match desk.one(&format!("query {what}")).as_str() {
        "response true" => true,
        "response false" => false,
        other => panic!("{what}: {other}"),
    };
    let (over, chance) = (truth(desk, "gameover"), truth(desk, "chance"));
    assert_eq!(legal.len() == 1, over || chance, "a side to act has a step, and only it: after {line:?}");
    assert!(!(over && chance));
    assert_eq!(desk.one("query result") == "response none", !over);
    assert_eq!(desk.one("query reason") == "response none", !over);
    assert_eq!(desk.one("isready"), "readyok");
    let fen = desk.one("fen")[4..].to_owned();

    // The session's own game may have gone its own way; ours is followed when it is on the table.
    let next = if chance {
        desk.one("roll")[5..].to_owned()
    } else if over || steps.len() > 60 {
        steps.clear();
        return (steps, fen);
    } else {
        legal[1 + dice.below(legal.len() - 1)].to_owned()
    };
    let history: Vec<String> = {
        let game = desk.session.game();
        game.history().iter().map(|p| p.step.text(game.board())).collect()
    };
    if desk.session.game().info().from.is_none() {
        steps = history;
        steps.push(next);
    }
    (steps, fen)
}

#[test]
fn half_a_million_lines_in_the_icelandic_game() {
    torment(GAMES, 500_000, 1);
}

#[test]
fn half_a_million_lines_in_the_tiny_games() {
    torment(&TINY_GAMES, 500_000, 2);
}

#[test]
fn a_search_can_be_talked_to_in_any_way() {
    let mut dice = Dice(Xoshiro256PlusPlus::seed_from_u64(4));
    let mut desk = Desk::new(GAMES);
    let mut searches = 0;
    for _ in 0..3000 {
        let fen = ["aaaaaa/6/bbbbbb/6 a 61 - - 1", "6/3A2/bb4/5b b 6666= - - 3", "A5/6/B5/6 a 0 - - 3"][dice.below(3)];
        desk.send(&format!("position fen {fen}"));
        desk.send(["go infinite", "go nodes 9000", "go movetime 2", "go depth 5"][dice.below(4)]);
        searches += 1;
        for _ in 0..dice.below(8) {
            let thinking = desk.session.flow() == Flow::Think;
            if thinking && dice.below(2) == 0 {
                desk.session.think(&mut desk.paper);
            } else {
                let line = line(&mut dice, &[], fen);
                if !line.starts_with("go") && !line.starts_with("position") && !line.starts_with("setoption") {
                    desk.send(&line);
                }
            }
        }
        desk.send("stop");
        assert_eq!(desk.session.flow(), Flow::Line);
        desk.send("setoption name Game value elta-stelpur");
        let best = desk.paper.lines.iter().filter(|l| l.starts_with("bestmove ")).count();
        assert_eq!(best, searches, "each search has one answer");
    }
}

#[test]
fn bytes_of_any_kind_are_answered_line_by_line() {
    let mut dice = Dice(Xoshiro256PlusPlus::seed_from_u64(3));
    let mut input = Vec::new();
    let mut asked = 0;
    for _ in 0..50_000 {
        match dice.below(3) {
            0 => {
                input.extend_from_slice(b"isready\n");
                asked += 1;
            }
            1 => {
                // No letters, so that no command comes of it.
                input.extend((0..dice.below(40)).map(|_| match dice.0.next_u32() as u8 {
                    b'\n' => 0x80,
                    b if b.is_ascii_alphabetic() => b | 0x80,
                    b => b,
                }));
                input.push(b'\n');
            }
            _ => {
                let text = line(&mut dice, &[], "aaaaaa/6/bbbbbb/6 a - - - 0").replace('\n', " ");
                let words: Vec<&str> = text.split_whitespace().collect();
                if words.first() != Some(&"isready") && words.first() != Some(&"go") {
                    let at = dice.below(text.len() + 1);
                    input.extend_from_slice(&text.as_bytes()[..at]);
                    input.push(0xC0 | dice.0.next_u32() as u8);
                    input.push(b'\n');
                }
            }
        }
    }
    let mut output = Vec::new();
    run(GAMES, BufReader::with_capacity(61, std::io::Cursor::new(input)), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    assert_eq!(output.lines().filter(|l| *l == "readyok").count(), asked);
    assert!(output.lines().filter(|l| l.contains("not UTF-8")).count() > 10_000);
}
