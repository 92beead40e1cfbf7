//! `go`, `stop` and `review`.

use super::elta;
use boxwood_engine::Flow;
use std::time::Duration;

#[test]
fn go_answers_with_info_and_a_legal_step() {
    let mut desk = elta();
    desk.quietly(&["position startpos moves d61"]);
    let state = desk.state();
    for level in ["child", "novice", "player", "expert", "master"] {
        desk.quietly(&[&format!("setoption name Level value {level}")]);
        for limit in ["nodes 5000", "depth 3", "movetime 20", "nodes 1", "movetime 0", "nodes 5000 depth 2 movetime 50"]
        {
            let answer = desk.ask(&format!("go {limit}"));
            let best = answer.last().unwrap().strip_prefix("bestmove ").unwrap().to_owned();
            assert!(desk.one("legal").split(' ').skip(2).any(|s| s == best), "{best} is legal");
            assert!(answer.len() >= 2, "{level} {limit}: {answer:?}");
            for info in &answer[..answer.len() - 1] {
                let words: Vec<&str> = info.split(' ').collect();
                let ["info", "depth", depth, "nodes", nodes, "nps", nps, "score", score, "pv", pv @ ..] = &words[..]
                else {
                    panic!("{info}")
                };
                let [depth, nodes, _, score] = [depth, nodes, nps, score].map(|n| n.parse::<u64>().unwrap());
                assert!(score <= 10_000 && !pv.is_empty(), "{info}");
                assert!(!limit.contains("depth") || depth <= 3, "{info}");
                assert!(!limit.contains("nodes 5000") || nodes <= 5000, "{info}");
            }
            let last: Vec<&str> = answer[answer.len() - 2].split(' ').collect();
            assert_eq!(last[10], best, "the expected steps begin with the best");
        }
    }
    assert_eq!(desk.state(), state);
}

#[test]
fn the_same_seed_and_nodes_give_the_same_answer() {
    let ask = |seed: u64| {
        let mut desk = elta();
        desk.quietly(&[&format!("setoption name Seed value {seed}"), "position startpos moves d61"]);
        desk.ask("go nodes 20000")
            .iter()
            .map(|l| l.split(' ').enumerate().filter(|(i, _)| !(5..7).contains(i)).map(|(_, w)| w.to_owned()).collect())
            .collect::<Vec<Vec<String>>>()
    };
    assert_eq!(ask(1), ask(1));
    let different: std::collections::BTreeSet<_> = (0..20).map(|seed| ask(seed).pop()).collect();
    assert!(!different.is_empty());
}

#[test]
fn during_go_only_stop_isready_and_quit_are_taken() {
    let mut desk = elta();
    desk.quietly(&["position startpos moves d61"]);
    desk.send("go infinite");
    assert_eq!(desk.session.flow(), Flow::Think);
    assert!(desk.session.thinks_for_ever());
    for _ in 0..3 {
        desk.session.think(&mut desk.paper);
    }
    desk.paper.lines.clear();
    for line in [
        "legal",
        "go nodes 1",
        "position startpos",
        "uginewgame",
        "fen",
        "ugi",
        "nonsense",
        "setoption name Seed value 1",
    ] {
        desk.send(line);
        let answer = std::mem::take(&mut desk.paper.lines);
        assert_eq!(answer.len(), 1);
        assert!(answer[0].starts_with("error ") && answer[0].contains("during go"), "{answer:?}");
        assert_eq!(desk.session.flow(), Flow::Think);
    }
    for line in ["stop it", "quit now"] {
        desk.send(line);
        assert!(desk.paper.lines.pop().unwrap().contains("is too much"));
        assert_eq!(desk.session.flow(), Flow::Think);
    }
    desk.send("");
    assert!(desk.paper.lines.is_empty());
    desk.send("isready");
    assert_eq!(std::mem::take(&mut desk.paper.lines), ["readyok"]);
    desk.send("stop");
    let answer = std::mem::take(&mut desk.paper.lines);
    assert!(answer.last().unwrap().starts_with("bestmove "), "{answer:?}");
    assert_eq!(desk.session.flow(), Flow::Line);
    assert_eq!(desk.one("fen"), "fen aaaaaa/6/bbbbbb/6 a 61 - - 1");
    desk.quietly(&["stop"]);
}

#[test]
fn stop_before_anything_was_thought_still_gives_a_step() {
    let mut desk = elta();
    desk.quietly(&["position startpos moves d61"]);
    desk.send("go infinite");
    desk.send("stop");
    let answer = std::mem::take(&mut desk.paper.lines);
    assert!(answer[0].starts_with("info depth ") && answer[1].starts_with("bestmove "), "{answer:?}");
}

#[test]
fn an_endless_search_waits_for_stop_even_when_it_is_done() {
    let mut desk = elta();
    // A throw that moves nothing: there is nothing to think about.
    desk.quietly(&["setoption name Level value novice", "position startpos moves d52"]);
    desk.send("go infinite");
    while desk.session.flow() == Flow::Think {
        desk.session.think(&mut desk.paper);
    }
    assert!(desk.paper.lines.iter().all(|l| l.starts_with("info ")), "{:?}", desk.paper.lines);
    assert_eq!(desk.session.flow(), Flow::Line);
    desk.send("fen");
    assert!(desk.paper.lines.pop().unwrap().starts_with("error "));
    desk.send("stop");
    assert_eq!(desk.paper.lines.pop().unwrap(), "bestmove pass");
}

#[test]
fn movetime_is_kept() {
    let mut desk = elta();
    desk.paper.tick = Duration::from_millis(1);
    desk.quietly(&["position startpos moves d61"]);
    let before = desk.paper.time;
    desk.ask("go movetime 40");
    let took = desk.paper.time - before;
    assert!(took >= Duration::from_millis(40) && took < Duration::from_millis(60), "{took:?}");
}

#[test]
fn a_game_is_judged_step_by_step() {
    let mut desk = elta();
    desk.quietly(&["setoption name Game value noughts-and-crosses", "position startpos moves b2 b3 a3"]);
    let told = desk.ask("review 1000");
    assert_eq!(told.len(), 4, "{told:?}");
    assert!(told[0].starts_with("review 1 p1 b2 value 5000 lost 0 best "), "{told:?}");
    assert!(told[1].starts_with("review 2 p2 b3 value 0 lost 5000 best "), "{told:?}");
    assert!(told[1].ends_with(" draw became loss"), "{told:?}");
    assert!(told[2].starts_with("review 3 p1 a3 value 10000 lost 0 best "), "{told:?}");
    assert_eq!(told[3], "reviewok p1 lost 0 luck +0 p2 lost 5000 luck +0");
    desk.quietly(&["setoption name Game value elta-stelpur", "position startpos moves d61 1-7/1"]);
    let told = desk.ask("review");
    assert!(told[0].starts_with("review 1 p1 d61 value ") && told[0].contains(" luck "), "{told:?}");
    for (line, wrong) in [
        ("review 0", "error review: the number of nodes must be 1 at least"),
        ("review many", "error review: 'many' is no number of nodes"),
        ("review 1 2", "error review: '2' is too much"),
    ] {
        assert_eq!(desk.one(line), wrong);
    }
}
