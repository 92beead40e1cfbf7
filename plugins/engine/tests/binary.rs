//! The real program, through its real input and output.

#![expect(clippy::unwrap_used, reason = "what cannot be is a failure of the test")]

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_boxwood-engine"))
}

/// Sends everything at once and reads everything until the program ends.
fn piped(input: &[u8]) -> (String, bool) {
    let mut child = program().stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(input).unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    (String::from_utf8(output.stdout).unwrap(), output.status.success())
}

struct Dialogue {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Dialogue {
    fn begin() -> Dialogue {
        let mut child = program().stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (to, from) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Dialogue { child, to, from }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.to, "{line}").unwrap();
    }

    /// Reads up to a line that begins so.
    fn until(&mut self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            assert!(self.from.read_line(&mut line).unwrap() > 0, "the program has ended: {lines:?}");
            lines.push(line.trim_end().to_owned());
            if lines[lines.len() - 1].starts_with(start) {
                return lines;
            }
        }
    }

    fn end(mut self) {
        self.send("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn answers_come_in_the_order_of_the_lines() {
    let (output, good) =
        piped(b"nonsense\nisready\nquery chance\nlegal\nsetoption name X value 1\nisready\nquit\nisready\n");
    assert!(good);
    let expected = "error no command 'nonsense'\nreadyok\nresponse true\nlegal 0\n\
                    error setoption 'X': no such option\nreadyok\n";
    assert_eq!(output, expected);
}

#[test]
fn lines_that_are_no_text_are_errors_and_nothing_else() {
    let (output, good) = piped(b"\xff\xfe\nisready\r\n\nfen \x80\nquery chance");
    assert!(good);
    assert_eq!(
        output,
        "error a line that is not UTF-8 (byte 1)\nreadyok\nerror a line that is not UTF-8 (byte 5)\nresponse true\n"
    );
}

#[test]
fn a_search_is_finished_when_the_input_is_not() {
    let (output, good) = piped(b"position startpos moves d61\ngo nodes 20000\n");
    assert!(good);
    assert!(output.lines().last().unwrap().starts_with("bestmove "), "{output}");
    let (output, good) = piped(b"position startpos moves d61\ngo infinite\n");
    assert!(good, "an endless search ends with the input");
    assert!(output.lines().last().unwrap().starts_with("bestmove "), "{output}");
}

#[test]
fn each_answer_is_there_at_once_and_go_can_be_talked_to() {
    let mut dialogue = Dialogue::begin();
    dialogue.send("ugi");
    assert!(dialogue.until("ugiok").len() > 8);
    dialogue.send("position startpos moves d61");
    dialogue.send("go infinite");
    dialogue.until("info");
    dialogue.send("isready");
    dialogue.until("readyok");
    dialogue.send("legal");
    let answer = dialogue.until("error");
    assert!(answer.last().unwrap().contains("during go"), "{answer:?}");
    dialogue.send("stop");
    dialogue.until("bestmove");
    dialogue.send("legal");
    assert_eq!(dialogue.until("legal")[0].split(' ').nth(1), Some("12"));
    dialogue.end();
}

#[test]
fn a_count_without_end_can_be_stopped() {
    let mut dialogue = Dialogue::begin();
    dialogue.send("perft 60");
    dialogue.send("stop");
    assert_eq!(dialogue.until("error"), ["error perft: 60 was stopped"]);
    dialogue.send("playouts 80000000");
    dialogue.send("stop");
    dialogue.send("isready");
    let answer = dialogue.until("readyok");
    assert!(answer[0].starts_with("playouts "), "{answer:?}");
    dialogue.end();
}

#[test]
fn playouts_and_movetime_keep_the_time() {
    let mut dialogue = Dialogue::begin();
    for (line, end) in [("playouts 300", "playouts"), ("go movetime 300", "bestmove")] {
        dialogue.send("position startpos moves d61");
        dialogue.send("isready");
        dialogue.until("readyok");
        let start = Instant::now();
        dialogue.send(line);
        dialogue.until(end);
        let took = start.elapsed();
        // Generous upwards: other programs want the processor too.
        assert!(took >= Duration::from_millis(299) && took < Duration::from_millis(1500), "{line}: {took:?}");
    }
    dialogue.end();
}

#[test]
fn the_program_tells_what_it_is() {
    for (arg, start) in [("--help", "boxwood-engine: "), ("--version", "boxwood-engine ")] {
        let output = program().arg(arg).output().unwrap();
        assert!(output.status.success());
        assert!(String::from_utf8(output.stdout).unwrap().starts_with(start));
    }
    let output = program().arg("--nonsense").output().unwrap();
    assert!(!output.status.success());
    assert!(String::from_utf8(output.stderr).unwrap().contains("--help"));
}

#[test]
fn the_program_ends_quietly_when_nobody_listens() {
    let mut child = program().stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    // The program may be gone before everything is written.
    let _ = stdin.write_all(&b"isready\n".repeat(1000));
    assert!(child.wait().unwrap().success());
    let mut complaint = String::new();
    child.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
    assert_eq!(complaint, "");
}

#[test]
fn the_arena_tells_a_score() {
    let args = ["arena", "--one", "novice", "--two", "random", "--games", "4", "--nodes", "500", "--ruleset", "keith"];
    let output = program().args(args).output().unwrap();
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("novice against random: won "), "{text}");
    let counts = |line: &str| line.split([' ', ',']).filter_map(|word| word.parse::<u32>().ok()).collect::<Vec<_>>();
    let lines: Vec<Vec<u32>> = text.lines().map(counts).collect();
    let [all, first, second] = &lines[..] else { panic!("{text}") };
    assert_eq!(first.iter().sum::<u32>(), 2, "two games with each side: {text}");
    assert_eq!(second.iter().sum::<u32>(), 2, "{text}");
    assert!((0..3).all(|i| all[i] == first[i] + second[i]), "{text}");
    // Where the whole game is opening, each two games are one, seen from its two sides.
    let args = ["arena", "--game", "tablut", "--one", "master", "--games", "20", "--opening", "100000"];
    let text = String::from_utf8(program().args(args).output().unwrap().stdout).unwrap();
    let lines: Vec<Vec<u32>> = text.lines().map(counts).collect();
    assert!(lines[1][0] > 0 && lines[1][1] > 0, "the king escapes and is taken: {text}");
    assert_eq!(lines[1], [lines[2][1], lines[2][0], lines[2][2]], "{text}");
    assert!(!program().args(["arena", "--one", "god"]).output().unwrap().status.success());
    assert!(!program().args(["arena", "--rule", "six_men=9", "--games", "1"]).output().unwrap().status.success());
}
