//! Rules, positions and games as other programs write them.

use crate::support::{at, game, play, result, setup, start, text};
use boxwood_core::Foreign;
use boxwood_core::game::resolve_switches;
use boxwood_core::{Game, GameMatch, Match, RecordResult, Side};
use tablut_rules::formats::exchange::{Format, read, recognise, write};
use tablut_rules::formats::rules;
use tablut_rules::{TABLUT, Tablut};

/// Tablut as OpenTafl has it.
const OPEN_TAFL: &str = "dim:9 name:Tablut esc:e atkf:y ks:c nj:n cor: cens: cenh: \
                         start:/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";
const NOBODY: [Option<String>; 2] = [None, None];

fn understood(text: &str) -> Foreign {
    read(text).unwrap_or_else(|| panic!("nobody knows {text}")).unwrap_or_else(|error| panic!("{text}\n{error}"))
}

fn wrong(text: &str) -> String {
    let read = read(text).unwrap_or_else(|| panic!("nobody knows {text}"));
    read.map(|found| found.game.position_text()).expect_err(text).to_string()
}

fn switch<'a>(game: &'a dyn Match, name: &str) -> &'a str {
    &game.info().switches.iter().find(|(n, _)| n == name).unwrap().1
}

/// Some game, always the same, up to its end or this many moves.
fn played(mut game: Box<dyn Match>, moves: usize) -> Box<dyn Match> {
    for turn in 0..moves {
        let legal = game.legal_steps();
        let Some(&step) = legal.get((turn * 11 + 3) % legal.len().max(1)) else { break };
        game.play(step).unwrap();
    }
    game
}

#[test]
fn the_rules_of_tablut_in_open_tafl() {
    let found = understood(OPEN_TAFL);
    assert_eq!(found.format, Format::Rules.name());
    let rules = &*found.game;
    assert_eq!((rules.info().ruleset.as_str(), rules.info().from.as_ref()), ("linnaeus", None));
    for (name, value) in [
        ("first_mover", "attackers"),
        ("king_armed", "yes"),
        ("king_captured_by", "two"),
        ("beside_throne", "three"),
        ("hostile_throne", "empty_to_all"),
        ("throne_passage", "yes"),
        ("throne_reentry", "no"),
        ("rule_eleven", "no"),
        ("escape", "edge"),
        ("enclosure_wins", "yes"),
        ("repetition", "third"),
        // The record does not tell it; the ruleset that comes nearest does.
        ("no_move", "lose"),
    ] {
        assert_eq!(switch(rules, name), value, "{name}");
    }
    // Lines may be broken between words.
    let broken = OPEN_TAFL.replace(' ', "\r\n");
    assert_eq!(understood(&broken).game.info(), rules.info());
    // The far rank may come first.
    assert_eq!(understood(&OPEN_TAFL.replace("start:", "starti:")).game.info(), rules.info());
}

#[test]
fn all_rules_that_can_be_told_come_back() {
    for ruleset in TABLUT.rulesets() {
        let game = start(&ruleset.id, &[]);
        let record = write(&*game, Format::Rules, &NOBODY).unwrap();
        let back = understood(&record);
        let rules = |game: &dyn Match| (game.info().ruleset.clone(), game.info().switches.clone());
        assert_eq!((back.format, rules(&*back.game)), (Format::Rules.name(), rules(&*game)), "{record}");
    }
    let told: Vec<_> = TABLUT
        .switches()
        .iter()
        .filter(|s| !["no_move", "winner_keeps_king", "no_progress", "tuichu_wins"].contains(&s.name))
        .flat_map(|s| s.values.iter().map(|value| (s.name, *value)))
        .collect();
    let (mut same, mut refused) = (0, 0);
    for one in &told {
        for other in told.iter().filter(|other| other.0 != one.0) {
            let rules = game("cyningstan", &[*one, *other]);
            let values = [*one, *other];
            let as_open = values.contains(&("beside_throne", "as_open"));
            let Ok(record) = rules::write(rules.rules(), &rules.start()) else {
                assert!(as_open && !values.contains(&("king_captured_by", "four")), "{values:?}");
                refused += 1;
                continue;
            };
            let back = rules::read(&record).unwrap_or_else(|(_, error)| panic!("{record}: {error}"));
            let switches = resolve_switches(TABLUT, &setup("cyningstan", &values)).unwrap().1;
            for (name, value) in &back.switches {
                let set = switches.iter().find(|(n, _)| n == name).unwrap();
                // By four in the open and as in the open beside the throne: three and the throne.
                assert!(set.1 == *value || (as_open && *name == "beside_throne"), "{record}: {name} = {value}");
            }
            same += 1;
        }
    }
    assert!(same > 300 && refused > 20, "{same} {refused}");
}

#[test]
fn rules_that_are_not_known_here_are_named() {
    let with = |word: &str| OPEN_TAFL.replace("nj:n", &format!("nj:n {word}"));
    let instead = |old: &str, new: &str| OPEN_TAFL.replace(old, new);
    for (record, words) in [
        (instead("dim:9", "dim:11"), "'dim:11': the board has nine times nine squares"),
        (with("sw:s"), "'sw:s': nobody is taken in a wall of shields"),
        (with("efe:y"), "'efe:y'"),
        (with("ber:c"), "'ber:c'"),
        (with("kj:r"), "'kj:r'"),
        (with("spd:1"), "'spd:1'"),
        (with("afor:a4,a5"), "'afor:a4,a5': there are no camps"),
        (with("dfor:e5,"), "'dfor:e5,'"),
        (with("tfr:l"), "'tfr:l': a position that comes again wins or loses nothing"),
        (with("ka:h"), "'ka:h': the king takes as others do"),
        (instead("ks:c", "ks:w"), "'ks:w': the king on his throne is taken by four"),
        (with("cen:"), "'cen:': the throne is e5"),
        (with("cenp:K"), "'cenp:K': either all pass"),
        (instead("cens:", "cens:tTK"), "'cens:tTK': nobody but the king"),
        (with("cenhe:t"), "'cenhe:t'"),
        (instead("cenh:", "cenh:T"), "'cenh:T'"),
        (with("linc:x"), "'linc:x': yes (y) or no (n)"),
        (with("cenhe:q"), "'q' is no piece"),
        (instead("cor:", "cor:b2"), "'cor:b2': the corners are"),
        (instead("cor:", "cor:z1"), "'z1' is no square"),
        (instead("cor: ", ""), "corh is not told, which means 'corh:tcnkTCNK': nobody is taken against a corner"),
        (instead("cor: ", "corh: "), "cors is not told, which means 'cors:K'"),
        (instead("esc:e ", ""), "'cor:': the king escapes in the corners, and there are none"),
        (with("luck:y"), "'luck' is no rule that is known here"),
        (with("ks:c"), "ks is told twice"),
        (with("luck"), "'luck' is no key with its value"),
        (instead("start:", "name:"), "name is told twice"),
        (with("starti:/9/"), "told twice"),
        (instead("/4T4/t3T3t/tt", "/4N4/t3T3t/tt"), "'N' is neither a man (t, T, K)"),
        (instead("/4T4/t3T3t/tt", "/5T4/t3T3t/tt"), "does not have nine squares"),
    ] {
        let error = wrong(&record);
        assert!(error.starts_with("line 1: ") && error.contains(words), "{record}\n{error}");
    }
    assert!(wrong("dim:9 esc:e cor:").contains("start is not told"));
    assert!(wrong("dim:9\nesc:e\ncor:\nsw:w").starts_with("line 4: 'sw:w'"));
    let board = "dim:9 esc:e cor:\nstart:/9/";
    assert!(wrong(board).starts_with("line 2: "), "{}", wrong(board));
}

#[test]
fn positions_go_out_and_come_back() {
    let game = played(start("smith", &[]), 31);
    let record = write(&*game, Format::Position, &NOBODY).unwrap();
    let back = understood(&record);
    assert_eq!(back.format, Format::Position.name());
    let men = |game: &dyn Match| game.position_text().rsplit_once(' ').unwrap().0.to_owned();
    assert_eq!((men(&*back.game), switch(&*back.game, "king_captured_by")), (men(&*game), "four"));
    assert_eq!(back.game.info().ruleset, "smith");
    // A board alone: the attackers move, or who is named.
    let board = "/9/9/2t6/9/4K4/9/9/9/9/";
    assert_eq!(understood(board).game.position_text(), text("A c3 · K e5", 'a'));
    assert_eq!(understood(&format!("\n{board} defenders\n")).game.position_text(), text("A c3 · K e5", 'd'));
    assert_eq!(wrong(&format!("{board}\nnobody")), "line 2: 'nobody' is neither attackers nor defenders");
    assert_eq!(wrong(&format!("{board} attackers\n\nnow")), "line 3: a position ends before 'now'");
    assert!(wrong("/9/9/2t6/9/4K4/9/9/9/").contains("nine ranks"));
    assert!(wrong("/9/9/2t6/9/4K4/9/4K4/9/9/").contains("two kings"));
}

#[test]
fn games_go_out_and_come_back() {
    for ruleset in TABLUT.rulesets() {
        let games = [
            played(start(&ruleset.id, &[]), 60),
            played(
                start(&ruleset.id, &[("no_progress", "50"), ("tuichu_wins", "yes"), ("beside_throne", "four")]),
                400,
            ),
            played(at("A b3 d8 · D c8 · K e4", 'd', &ruleset.id, &[]), 9),
        ];
        for game in games {
            let players = [Some("Knight, [black]".to_owned()), None];
            let text = write(&*game, Format::Game, &players).unwrap();
            assert_eq!(recognise(&text), Some(Format::Game));
            let back = understood(&text);
            assert_eq!(back.players, [Some("Knight, (black)".to_owned()), None]);
            assert_eq!(back.game.history(), game.history(), "{text}");
            assert_eq!(back.game.position_text(), game.position_text(), "{text}");
            assert_eq!((back.game.outcome(), back.result), (game.outcome(), None), "{text}");
            for (name, value) in &game.info().switches {
                if game.info().from.is_none() || name != "first_mover" {
                    assert_eq!(switch(&*back.game, name), value, "{name}: {text}");
                }
            }
        }
    }
    // What cannot be told alone is an error.
    let odd = start("cyningstan", &[("no_progress", "50")]);
    let error = write(&*odd, Format::Rules, &NOBODY).unwrap_err();
    assert_eq!(error.to_string(), "OpenTafl's rules do not tell no_progress = 50");
    assert!(write(&*odd, Format::Position, &NOBODY).is_err() && write(&*odd, Format::Moves, &NOBODY).is_err());
}

#[test]
fn a_game_of_open_tafl_is_read() {
    let game = |result: &str, moves: &str| {
        format!(
            "[event:Winter: the first]\n[date:2016.02.05]\n[attackers:A]\n[defenders:D]\n[result:{result}]\n\
             [time-control:600 3/30]\n[rules:{OPEN_TAFL}]\n\n{moves}"
        )
    };
    let moves = "1. e8-f8 e7-h7\n[600 a quiet one|what\nnow?]\n2. b5-b3 e3-c3\n2b.1.1a. ..... e3-d3\n3. a4-b4 ---\n";
    let found = understood(&game("1", moves));
    assert_eq!((found.game.history().len(), found.result), (5, Some(RecordResult::Won(Side::First))));
    assert_eq!(found.players, [Some("A".to_owned()), Some("D".to_owned())]);
    assert_eq!(understood(&game("0", "1. e8-f8")).result, Some(RecordResult::Draw));
    assert_eq!(understood(&game("?", "1. e8-f8")).result, None);
    for (result, moves, words) in [
        ("-1", moves, "line 5: the result says that the defenders have won, but by the moves the attackers have won"),
        ("2", "", "line 5: '2' is no result: 1, 0, -1 or ?"),
        ("?", "1. e8-f8 e7-h7\n2. b5-b9 e9-e8", "line 10: 'e9-e8': "),
        ("?", "1. e8-f8\n\n--- e7-f7", "line 11: 'e7-f7' comes after somebody gave up"),
        ("?", "1. e8-f8\n[no end", "line 10: a comment has no end"),
        ("?", "1. e8^f8", "line 9: 'e8^f8' is no move"),
        ("?", "1. e8-f8xf7", "line 9: 'e8-f8xf7' takes nobody by these rules"),
    ] {
        let error = wrong(&game(result, moves));
        assert!(error.starts_with(words), "{moves}\n{error}");
    }
    assert!(wrong("[event:x]\n[rules]\n").contains("line 2: '[rules]' is no tag"));
    assert!(wrong(&format!("[event:x]\n[rules:{OPEN_TAFL} sw:s]\n")).starts_with("line 2: 'sw:s'"));
    assert!(wrong("[boxwood:no_progress=50 tuichu]\n1. e8-f8").starts_with("line 1: 'no_progress=50 tuichu' are no"));
    assert!(wrong("[event:x]\n[boxwood:luck=yes]\n1. e8-f8").starts_with("line 2: no switch 'luck'"));
    // A position before the moves.
    let from = format!("[rules:{OPEN_TAFL}]\n[position:/9/9/1tK6/9/9/9/9/3t5/9/]\n\n1. d8-d3xKc3++\n");
    let found = understood(&from);
    assert_eq!((result(&*found.game), found.result), (("p1win", "king-taken"), None));
}

#[test]
fn lists_of_moves_are_read_as_people_write_them() {
    let found = understood("1. E8-F8 E7-H7 {well}\n2.B5-B3! E3-C3?? (2. ... E3-D3)\n3. A4-B4 *");
    assert_eq!((found.format, found.game.history().len()), (Format::Moves.name(), 5));
    assert_eq!(found.game.info().ruleset, "cyningstan");
    // Only Smith's defenders begin.
    let smith = understood("1. e3-b3 e8-f8");
    assert_eq!((smith.game.info().ruleset.as_str(), smith.game.history().len()), ("smith", 2));
    assert!(wrong("1. e8-f8 e7-h7\n\n2. e8-f8 h7-h6").starts_with("line 3: 'e8-f8': "));
}

#[test]
fn other_texts_are_not_for_these_rules() {
    for text in ["", "good day", "1. d6 f4", "[Event \"x\"]\n\n1. d6-d7", "1. 5 12x7", "[:]", "a1-j4", "1-0"] {
        assert_eq!(recognise(text), None, "{text:?}");
        assert!(read(text).is_none());
    }
}

#[test]
fn a_game_that_ended_is_told_with_its_result() {
    let mut game = at("A b3 · K c8 · D a1", 'd', "cyningstan", &[]);
    play(&mut game, &["c8-c9"]);
    let text = write(&*game, Format::Game, &NOBODY).unwrap();
    assert!(text.contains("[result:-1]\n") && text.ends_with("\n1. Kc8-c9--\n"), "{text}");
    let back = understood(&text);
    assert!(back.game.as_any().is::<GameMatch<Tablut>>());
    assert_eq!(result(&*back.game), ("p2win", "king-escaped"));
}

#[test]
fn whatever_is_pasted_is_understood_or_refused_on_one_of_its_lines() {
    let game = write(&*played(start("cyningstan", &[]), 40), Format::Game, &NOBODY).unwrap();
    let texts = [game, OPEN_TAFL.to_owned(), "/9/9/2t6/9/4K4/9/9/9/9/ defenders".to_owned()];
    let (mut state, mut understood, mut refused) = (1u64, 0, 0);
    let mut below = |n: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % n
    };
    for text in &texts {
        for _ in 0..1500 {
            let mut chars: Vec<char> = text.chars().collect();
            for _ in 0..=below(3) {
                let (at, new) = (below(chars.len()), chars[below(chars.len())]);
                match below(4) {
                    0 => drop(chars.remove(at)),
                    1 => chars.insert(at, new),
                    2 => chars[at] = new,
                    _ => chars[at] = ['é', '\n', '0', '[', ']', '.', '-', ':', '\u{feff}'][below(9)],
                }
            }
            let broken: String = chars.into_iter().collect();
            match read(&broken) {
                Some(Ok(_)) => understood += 1,
                Some(Err(error)) => {
                    assert!((1..=broken.lines().count()).contains(&error.line), "{error}\n{broken}");
                    refused += 1;
                }
                None => {}
            }
        }
    }
    assert!(understood > 100 && refused > 1500, "{understood} {refused}");
}
