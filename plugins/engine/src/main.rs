//! `boxwood-engine`: the protocol over standard input and output, and contests between players.

use boxwood_core::Setup;
use boxwood_engine::arena::{Chooser, Contest, Score};
use boxwood_engine::check::check;
use boxwood_engine::{GAMES, run};
use boxwood_search::{Level, Limits};
use lexopt::prelude::{Long, Short, Value, ValueExt};
use std::io::{self, BufReader, ErrorKind, Write};
use std::process::ExitCode;

mod tables;

const HELP: &str = "\
boxwood-engine: the games of Boxwood for programs

usage: boxwood-engine            speaks the engine protocol: lines in on standard input, answers on standard output.
                                 Say 'ugi' for its options, 'games' for its games, 'quit' to end; docs/protocol.md
                                 tells the rest.
       boxwood-engine arena …    lets two players play each other and tells the score of the first.
         --one LEVEL --two LEVEL child, novice, player, expert, master, random or greedy (default: novice and random)
         --games N               how many games, sides exchanged after each (default 100)
         --nodes N[,N]           positions a step may cost, or those of each (default 20000)
         --depth N               steps deep a search may go
         --opening N             how many steps each two games begin with, the same ones, drawn by lot (default 0)
         --game ID --ruleset ID  what is played (default: the first game by its first ruleset)
         --rule SWITCH=VALUE     one switch set otherwise; may stand several times
         --seed N                the seed of everything (default 1)
       boxwood-engine check RECORD
                                 plays a record again and tells whether its dice are those of its seed and its hash
       boxwood-engine tables …   solves games of the mill family and writes their tables
         --name NAME             one table only (default: every one)
         --census yes            tells instead what the tables there are say of each class of positions
         --out FOLDER            where they go (default: the present folder)
       boxwood-engine --help | --version
";

fn main() -> ExitCode {
    match start() {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            // Nobody is left to be told if this fails too.
            let _ = writeln!(io::stderr(), "boxwood-engine: {what}");
            ExitCode::FAILURE
        }
    }
}

fn start() -> Result<(), String> {
    let mut args = lexopt::Parser::from_env();
    match args.next().map_err(|e| e.to_string())? {
        None => speak(),
        Some(Long("help") | Short('h')) => tell(HELP),
        Some(Long("version") | Short('V')) => tell(concat!("boxwood-engine ", env!("CARGO_PKG_VERSION"), "\n")),
        Some(Value(command)) if command == "arena" => contest(args),
        Some(Value(command)) if command == "check" => check_record(args),
        Some(Value(command)) if command == "tables" => tables::run(args),
        Some(other) => Err(format!("{} (see --help)", other.unexpected())),
    }
}

fn speak() -> Result<(), String> {
    match run(GAMES, BufReader::new(io::stdin()), io::stdout()) {
        // Whoever listened has gone; there is nothing wrong with that.
        Err(e) if e.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other.map_err(|e| e.to_string()),
    }
}

pub(crate) fn tell(text: &str) -> Result<(), String> {
    io::stdout().write_all(text.as_bytes()).map_err(|e| e.to_string())
}

fn check_record(mut args: lexopt::Parser) -> Result<(), String> {
    let Some(Value(path)) = args.next().map_err(|e| e.to_string())? else {
        return Err("check: the file of a record must follow".to_owned());
    };
    if let Some(more) = args.next().map_err(|e| e.to_string())? {
        return Err(format!("{} (see --help)", more.unexpected()));
    }
    let name = path.display();
    let text = std::fs::read_to_string(&path).map_err(|e| format!("{name}: {e}"))?;
    tell(&check(&text).map_err(|wrong| format!("{name}: {wrong}"))?)
}

fn contest(mut args: lexopt::Parser) -> Result<(), String> {
    let mut contest = Contest {
        entry: GAMES[0],
        setup: Setup { seed: 1, ..Setup::default() },
        players: [Chooser::Level(Level::Novice), Chooser::Random],
        limits: [Limits { nodes: Some(20_000), depth: None }; 2],
        opening: 0,
    };
    let mut games = 100;
    while let Some(arg) = args.next().map_err(|e| e.to_string())? {
        let Long(name) = arg else { return Err(format!("{} (see --help)", arg.unexpected())) };
        let name = name.to_owned();
        let value = args.value().and_then(ValueExt::string).map_err(|e| e.to_string())?;
        let read = |text: &str| text.parse::<u64>().map_err(|e| format!("--{name} {value}: {e}"));
        let number = || read(&value);
        match name.as_str() {
            "one" => contest.players[0] = value.parse()?,
            "two" => contest.players[1] = value.parse()?,
            "games" => games = number()?,
            "nodes" => {
                let (one, two) = value.split_once(',').unwrap_or((&value, &value));
                contest.limits[0].nodes = Some(read(one)?);
                contest.limits[1].nodes = Some(read(two)?);
            }
            "depth" => {
                let depth = u32::try_from(number()?).map_err(|e| e.to_string())?;
                contest.limits.iter_mut().for_each(|limits| limits.depth = Some(depth));
            }
            "opening" => contest.opening = usize::try_from(number()?).map_err(|e| e.to_string())?,
            "game" => contest.entry = *GAMES.iter().find(|g| g.id() == value).ok_or(format!("no game '{value}'"))?,
            "ruleset" => contest.setup.ruleset = Some(value),
            "rule" => {
                let (switch, value) = value.split_once('=').ok_or("--rule reads SWITCH=VALUE")?;
                contest.setup.overrides.push((switch.to_owned(), value.to_owned()));
            }
            "seed" => contest.setup.seed = number()?,
            _ => return Err(format!("no option --{name} (see --help)")),
        }
    }
    let sides = contest.play(games)?;
    let score = sides[0] + sides[1];
    let [one, two] = contest.players;
    let (share, error) = (100.0 * score.share(), 100.0 * score.error());
    let counts = |score: Score| format!("won {} lost {} drawn {}", score.won, score.lost, score.drawn);
    tell(&format!(
        "{one} against {two}: {}, {share:.1} % (± {error:.1})\nwith the first side: {}\nwith the second side: {}\n",
        counts(score),
        counts(sides[0]),
        counts(sides[1])
    ))
}
