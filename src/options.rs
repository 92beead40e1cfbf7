//! The command line.

use crate::i18n::{LANGUAGES, known};
use crate::settings::PictureQuality;
use boxwood_play::Seat;
use lexopt::prelude::*;
use std::ffi::OsString;
use std::path::PathBuf;

/// What `--help` says.
pub const HELP: &str = "\
Boxwood: historic games on carved wooden boards

Usage: boxwood [OPTIONS]

Starting a game at once:
  --game ID             this game (elta-stelpur)
  --ruleset ID          by this ruleset
  --first SEAT          who sits at the near side: human, computer or computer:LEVEL
  --second SEAT         who sits at the far side (levels: child novice player expert master)
  --seed N              from these dice
  --resume FILE         go on with a saved game

Window, picture and sound:
  --size WIDTHxHEIGHT   the window in logical pixels, at least 320x480
  --quality TIER        low, medium or high (test: for software renderers)
  --instant             nothing moves, everything is there at once
  --mute                silence
  --language TAG        en or fr (else as the settings say, and then the system)

Files:
  --home DIR            keep settings and saves there (also: BOXWOOD_HOME)
  --screenshot-dir DIR  where F12 puts pictures of the window
  --probe FILE          write what is on the screen to FILE whenever it changes (for tests)

  --help, --version
";

/// The smallest window, in logical pixels; the two sides may be exchanged.
pub const SMALLEST: (u32, u32) = (320, 480);

/// What the command line asks for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Options {
    /// Start a match at once.
    pub start: bool,
    /// The game.
    pub game: Option<String>,
    /// The ruleset.
    pub ruleset: Option<String>,
    /// Who sits at the near and the far side.
    pub seats: [Option<Seat>; 2],
    /// The dice.
    pub seed: Option<u64>,
    /// The window's size.
    pub size: Option<(u32, u32)>,
    /// How much the picture costs.
    pub quality: Option<Tier>,
    /// No animation.
    pub instant: bool,
    /// No sound.
    pub mute: bool,
    /// The language to speak from now on.
    pub language: Option<&'static str>,
    /// The language of the person's system, if the house speaks it. Not asked for but found out.
    pub system_language: Option<&'static str>,
    /// A saved game to go on with.
    pub resume: Option<PathBuf>,
    /// Where to write what is on the screen.
    pub probe: Option<PathBuf>,
    /// Where pictures go.
    pub screenshot_dir: Option<PathBuf>,
    /// Where settings and saves are kept.
    pub home: Option<PathBuf>,
}

/// The quality asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tier {
    /// For tests on a software renderer.
    Test,
    /// What a person can choose too.
    Chosen(PictureQuality),
}

/// What to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// Run.
    Run(Box<Options>),
    /// Print the help.
    Help,
    /// Print the version.
    Version,
}

/// Reads the arguments, without the program's name.
///
/// # Errors
/// What is wrong, in words.
pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Asked, String> {
    read(lexopt::Parser::from_args(args)).map_err(|error| error.to_string())
}

fn read(mut parser: lexopt::Parser) -> Result<Asked, lexopt::Error> {
    let mut options = Options::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Long("game") => options.game = Some(parser.value()?.string()?),
            Long("ruleset") => options.ruleset = Some(parser.value()?.string()?),
            Long("first") => options.seats[0] = Some(seat(&parser.value()?.string()?)?),
            Long("second") => options.seats[1] = Some(seat(&parser.value()?.string()?)?),
            Long("seed") => options.seed = Some(parser.value()?.parse()?),
            Long("size") => options.size = Some(size(&parser.value()?.string()?)?),
            Long("quality") => options.quality = Some(tier(&parser.value()?.string()?)?),
            Long("instant") => options.instant = true,
            Long("mute") => options.mute = true,
            Long("language") => options.language = Some(language(&parser.value()?.string()?)?),
            Long("resume") => options.resume = Some(parser.value()?.into()),
            Long("probe") => options.probe = Some(parser.value()?.into()),
            Long("screenshot-dir") => options.screenshot_dir = Some(parser.value()?.into()),
            Long("home") => options.home = Some(parser.value()?.into()),
            Long("help") | Short('h') => return Ok(Asked::Help),
            Long("version") | Short('V') => return Ok(Asked::Version),
            _ => return Err(arg.unexpected()),
        }
    }
    let chosen = options.game.is_some() || options.ruleset.is_some() || options.seats.iter().any(Option::is_some);
    if chosen && options.resume.is_some() {
        return Err("--resume goes on with a saved game: --game, --ruleset, --first and --second have no place".into());
    }
    options.start = chosen;
    Ok(Asked::Run(Box::new(options)))
}

fn seat(text: &str) -> Result<Seat, lexopt::Error> {
    match text.parse::<Seat>() {
        Ok(seat @ (Seat::Human | Seat::Computer(_))) => Ok(seat),
        _ if text == "computer" => Ok(Seat::Computer(boxwood_search::Level::Novice)),
        _ => Err(format!("'{text}' is no seat: human, computer or computer:LEVEL").into()),
    }
}

fn size(text: &str) -> Result<(u32, u32), lexopt::Error> {
    let parts = text.split_once('x').and_then(|(w, h)| Some((w.parse::<u32>().ok()?, h.parse::<u32>().ok()?)));
    match parts {
        Some((w, h)) if w.min(h) >= SMALLEST.0 && w.max(h) >= SMALLEST.1 && w.max(h) <= 16_384 => Ok((w, h)),
        Some(_) => Err(format!("a window of {text} is not possible: at least {}x{}", SMALLEST.0, SMALLEST.1).into()),
        None => Err(format!("'{text}' is no size: WIDTHxHEIGHT").into()),
    }
}

fn language(text: &str) -> Result<&'static str, lexopt::Error> {
    known(text).ok_or_else(|| {
        let tags = LANGUAGES.map(|(tag, _)| tag).join(" or ");
        format!("'{text}' is no language of this game: {tags}").into()
    })
}

fn tier(text: &str) -> Result<Tier, lexopt::Error> {
    match text {
        "test" => Ok(Tier::Test),
        "low" => Ok(Tier::Chosen(PictureQuality::Low)),
        "medium" => Ok(Tier::Chosen(PictureQuality::Medium)),
        "high" => Ok(Tier::Chosen(PictureQuality::High)),
        _ => Err(format!("'{text}' is no quality: test, low, medium or high").into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use boxwood_search::Level;

    fn run(args: &[&str]) -> Result<Asked, String> {
        parse(args.iter().map(OsString::from))
    }

    fn options(args: &[&str]) -> Options {
        match run(args) {
            Ok(Asked::Run(options)) => *options,
            other => panic!("{args:?} runs: {other:?}"),
        }
    }

    #[test]
    fn without_arguments_the_title_comes() {
        assert_eq!(options(&[]), Options::default());
        assert!(!options(&["--seed", "7", "--mute"]).start);
    }

    #[test]
    fn a_match_starts_at_once_with_what_is_given() {
        let o = options(&[
            "--game",
            "elta-stelpur",
            "--first=human",
            "--second",
            "computer:master",
            "--seed=18446744073709551615",
        ]);
        assert!(o.start);
        assert_eq!(o.seats, [Some(Seat::Human), Some(Seat::Computer(Level::Master))]);
        assert_eq!(o.seed, Some(u64::MAX));
        assert_eq!(options(&["--second", "computer"]).seats[1], Some(Seat::Computer(Level::Novice)));
    }

    #[test]
    fn every_option_is_read() {
        let o = options(&[
            "--ruleset",
            "keith",
            "--size",
            "640x480",
            "--quality",
            "test",
            "--instant",
            "--mute",
            "--language",
            "fr_FR.UTF-8",
            "--probe",
            "p.json",
            "--screenshot-dir",
            "pics",
            "--home",
            "here",
        ]);
        assert_eq!(o.ruleset.as_deref(), Some("keith"));
        assert_eq!(o.size, Some((640, 480)));
        assert_eq!(options(&["--size", "844x390"]).size, Some((844, 390)), "a telephone on its side");
        assert_eq!(o.quality, Some(Tier::Test));
        assert!(o.instant && o.mute && o.start);
        assert_eq!(o.language, Some("fr"));
        assert_eq!(o.probe, Some("p.json".into()));
        assert_eq!(o.screenshot_dir, Some("pics".into()));
        assert_eq!(o.home, Some("here".into()));
        assert_eq!(options(&["--resume", "old.txt"]).resume, Some("old.txt".into()));
        assert_eq!(options(&["--quality", "high"]).quality, Some(Tier::Chosen(PictureQuality::High)));
    }

    #[test]
    fn help_names_every_option() {
        assert_eq!(run(&["--help"]), Ok(Asked::Help));
        assert_eq!(run(&["-V"]), Ok(Asked::Version));
        let source = include_str!("options.rs");
        let names = source.split("Long(\"").skip(1).filter_map(|rest| rest.split('"').next());
        let names: Vec<_> = names.filter(|n| n.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')).collect();
        assert!(names.len() > 14);
        for name in names {
            assert!(HELP.contains(&format!("--{name}")), "--{name} is in the help");
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (args, part) in [
            (&["--wat"][..], "--wat"),
            (&["file"], "file"),
            (&["--seed", "many"], "many"),
            (&["--seed"], "--seed"),
            (&["--seed", "-1"], "-1"),
            (&["--size", "big"], "WIDTHxHEIGHT"),
            (&["--size", "10x10"], "320x480"),
            (&["--size", "400x400"], "320x480"),
            (&["--size", "99999x99999"], "99999"),
            (&["--quality", "best"], "medium"),
            (&["--language", "tlh"], "en or fr"),
            (&["--first", "dog"], "dog"),
            (&["--first", "computer:god"], "computer:LEVEL"),
            (&["--first", "record"], "record"),
            (&["--resume", "a", "--game", "b"], "--resume"),
        ] {
            let error = run(args).expect_err(&format!("{args:?} is refused"));
            assert!(error.contains(part), "{args:?}: {error}");
        }
    }
}
