//! The built game, running in a window on a screen of its own, and what it says of itself.

use super::screen::Screen;
use super::wait_until;
use image::RgbImage;
use ron::Value;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// How long anything may take that is waited for. Generous: the machine may be busy, and draws without a graphics card.
pub const PATIENCE: Duration = Duration::from_secs(240);

/// A running game. It is killed when this is dropped.
#[derive(Debug)]
pub struct Game<'s> {
    screen: &'s Screen,
    child: Child,
    folder: PathBuf,
}

impl<'s> Game<'s> {
    /// Starts the game with settings and saves in `home` and waits until it says what is on the screen.
    pub fn start(binary: &Path, screen: &'s Screen, home: &Path, args: &[&str]) -> Game<'s> {
        let folder = home.to_owned();
        fs::create_dir_all(&folder).expect("a folder for the game");
        let probe = folder.join("probe.json");
        let _ = fs::remove_file(&probe);
        let log = File::options().create(true).append(true).open(folder.join("log.txt")).expect("a log");
        let mut command = Command::new(binary);
        command.arg("--home").arg(&folder).arg("--probe").arg(&probe).arg("--mute").args(args);
        command.env("DISPLAY", screen.display()).env_remove("WAYLAND_DISPLAY").env("RUST_BACKTRACE", "1");
        // Whatever whoever runs the tests speaks.
        command.env("LANGUAGE", "en");
        command.env("BEVY_ASSET_ROOT", env!("CARGO_MANIFEST_DIR"));
        if let Some(driver) = software_driver() {
            command.env("VK_ICD_FILENAMES", &driver).env("VK_DRIVER_FILES", driver);
        }
        let errors = log.try_clone().expect("a log");
        let child = command.stdin(Stdio::null()).stdout(log).stderr(errors).spawn().expect("the game starts");
        let mut game = Game { screen, child, folder };
        game.wait_for("the first word of the game", |_| true);
        game
    }

    /// The screen it is on.
    pub fn screen(&self) -> &'s Screen {
        self.screen
    }

    /// What is on the screen now, as far as the game has said.
    pub fn probe(&self) -> Option<Probe> {
        let text = fs::read_to_string(self.folder.join("probe.json")).ok()?;
        Probe::read(&text)
    }

    /// Waits until what is on the screen is as wanted.
    ///
    /// # Panics
    /// It does not come to that, or the game ends by itself.
    pub fn wait_for(&mut self, what: &str, wanted: impl Fn(&Probe) -> bool) -> Probe {
        self.wait(PATIENCE, wanted).unwrap_or_else(|| {
            let last = self.probe().map_or_else(|| "nothing".to_owned(), |probe| probe.0);
            panic!("waited in vain for {what}; the game last said: {last}")
        })
    }

    /// Waits for some time until what is on the screen is as wanted.
    pub fn wait(&mut self, limit: Duration, wanted: impl Fn(&Probe) -> bool) -> Option<Probe> {
        wait_until(limit, || {
            if let Ok(Some(status)) = self.child.try_wait() {
                panic!("the game ended by itself ({status}):\n{}", self.log());
            }
            self.probe().filter(|probe| wanted(probe))
        })
    }

    /// Does something with the pointer again and again, the more slowly each time, until what follows from it is there.
    /// A machine that draws one picture a second may not see a quick hand's click.
    pub fn insist(
        &mut self,
        what: &str,
        mut hand: impl FnMut(&mut Game<'s>, &Probe, Duration),
        wanted: impl Fn(&Probe) -> bool,
    ) -> Probe {
        for slowly in [80, 80, 300, 800, 1_500, 3_000] {
            let now = self.wait_for("the game", |_| true);
            if wanted(&now) {
                return now;
            }
            hand(self, &now, Duration::from_millis(slowly));
            if let Some(probe) = self.wait(Duration::from_secs(12), &wanted) {
                return probe;
            }
        }
        self.wait_for(what, wanted)
    }

    /// Presses a button, as soon as it is there, until what follows from it is there.
    pub fn press_until(&mut self, button: &str, what: &str, wanted: impl Fn(&Probe) -> bool) -> Probe {
        self.wait_for(&format!("the button '{button}'"), |probe| probe.button(button).is_some() || wanted(probe));
        // In its first picture a card may not have found its place yet.
        std::thread::sleep(Duration::from_millis(200));
        let hand = |game: &mut Game<'s>, now: &Probe, slowly: Duration| {
            if let Some((x, y)) = now.button(button) {
                game.screen.click(x, y, slowly);
            }
        };
        self.insist(what, hand, wanted)
    }

    /// Waits until the game has nothing to do any more (a still board costs nothing) and takes the picture. A picture that
    /// stays the same for a while would not be enough: a slow machine may be at work on the next.
    pub fn still_picture(&self) -> RgbImage {
        let still = wait_until(PATIENCE, || {
            let (picture, used) = (self.screen.picture(), self.processor_time());
            std::thread::sleep(Duration::from_millis(1_500));
            let idle = self.processor_time() <= used + 2;
            (idle && self.screen.picture() == picture).then_some(picture)
        });
        still.expect("a picture that stays as it is")
    }

    /// What the game has used of the processor, in the system's hundredths of a second.
    fn processor_time(&self) -> u64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        // After the name, which may hold anything, in brackets: user and system time are the 12th and 13th.
        let after_name = stat.rsplit(')').next().unwrap_or_default();
        after_name.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum()
    }

    /// Kills the game as a power cut would.
    pub fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        let _ = self.child.wait();
    }

    /// Whether somebody has quit the game.
    ///
    /// # Panics
    /// It has ended otherwise.
    pub fn has_ended(&mut self) -> bool {
        let Ok(Some(status)) = self.child.try_wait() else { return false };
        assert!(status.success(), "the game ended by itself ({status}):\n{}", self.log());
        true
    }

    /// Waits until the game ends by itself, and tells whether it was content.
    pub fn wait_for_end(mut self) -> bool {
        let status = wait_until(PATIENCE, || self.child.try_wait().ok().flatten());
        status.expect("the game ends when its window is closed").success()
    }

    /// What the game wrote to its log.
    pub fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log.txt")).unwrap_or_default()
    }
}

impl Drop for Game<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            keep(self.screen, &self.folder);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Keeps what can explain a failure: the screen, the log, the saves.
#[expect(clippy::print_stderr, reason = "whoever reads of a failure must know where its traces are")]
fn keep(screen: &Screen, folder: &Path) {
    let name = std::thread::current().name().unwrap_or("test").replace("::", "-");
    let kept = failures().join(name);
    let _ = fs::remove_dir_all(&kept);
    let _ = fs::create_dir_all(kept.join("saves"));
    let _ = screen.picture().save(kept.join("screen.png"));
    for file in ["probe.json", "log.txt", "saves/current.txt"] {
        let _ = fs::copy(folder.join(file), kept.join(file));
    }
    eprintln!("what was on the screen, and the log, are kept in {}", kept.display());
}

/// Where the traces of failures are kept.
pub fn failures() -> PathBuf {
    // Cargo names a folder for tests; examples, which use this too, have none.
    option_env!("CARGO_TARGET_TMPDIR").map_or_else(std::env::temp_dir, PathBuf::from).join("boxwood-failures")
}

/// Mesa's software Vulkan driver, which draws the same on every machine.
pub fn software_driver() -> Option<PathBuf> {
    let folder = fs::read_dir("/usr/share/vulkan/icd.d").ok()?;
    let mut files = folder.filter_map(|entry| Some(entry.ok()?.path()));
    files.find(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("lvp_icd")))
}

/// What the game says of itself: the text of its probe, and the same as values.
#[derive(Clone, Debug)]
pub struct Probe(pub String, Value);

impl Probe {
    fn read(text: &str) -> Option<Probe> {
        Some(Probe(text.to_owned(), ron::from_str(text).ok()?))
    }

    fn get(&self, name: &str) -> Option<&Value> {
        entry(&self.1, name)
    }

    /// A text, empty where there is none.
    pub fn text(&self, name: &str) -> &str {
        match self.get(name) {
            Some(Value::String(text)) => text,
            _ => "",
        }
    }

    /// A number.
    pub fn number(&self, name: &str) -> Option<f64> {
        number(self.get(name)?)
    }

    /// Whether something is so.
    pub fn is(&self, name: &str) -> bool {
        matches!(self.get(name), Some(Value::Bool(true)))
    }

    /// A list of texts.
    pub fn texts(&self, name: &str) -> Vec<String> {
        let Some(Value::Seq(values)) = self.get(name) else { return Vec::new() };
        values.iter().filter_map(text).collect()
    }

    /// The middle of a button.
    pub fn button(&self, name: &str) -> Option<(f32, f32)> {
        let [x, y, width, height] = *numbers(entry(self.get("buttons")?, name)?)?.as_slice() else { return None };
        Some((x + width / 2.0, y + height / 2.0))
    }

    /// The names of all buttons.
    pub fn buttons(&self) -> Vec<String> {
        let Some(Value::Map(buttons)) = self.get("buttons") else { return Vec::new() };
        buttons.iter().filter_map(|(name, _)| text(name)).collect()
    }

    /// Where a point of the board is.
    pub fn point(&self, name: &str) -> Option<(f32, f32)> {
        let [x, y] = *numbers(entry(self.get("points")?, name)?)?.as_slice() else { return None };
        Some((x, y))
    }

    /// Where all points of the board are.
    pub fn points(&self) -> Vec<[f32; 2]> {
        let Some(Value::Map(points)) = self.get("points") else { return Vec::new() };
        points.iter().filter_map(|(_, spot)| numbers(spot)?.try_into().ok()).collect()
    }

    /// How many positions of the game that is looked back through have been judged, and how many there are.
    pub fn judged(&self) -> Option<(f32, f32)> {
        let [done, all] = *numbers(self.get("judged")?)?.as_slice() else { return None };
        Some((done, all))
    }

    /// Where the dice cup is.
    pub fn cup(&self) -> Option<(f32, f32)> {
        self.spots("cup").first().map(|&[x, y]| (x, y))
    }

    /// A list of places.
    pub fn spots(&self, name: &str) -> Vec<[f32; 2]> {
        let Some(Value::Seq(spots)) = self.get(name) else { return Vec::new() };
        spots.iter().filter_map(|spot| numbers(spot)?.try_into().ok()).collect()
    }

    /// Whether the game waits for the person at the table.
    pub fn waits_for_human(&self) -> bool {
        self.text("seat_on_turn") == "human" && self.text("outcome").is_empty() && self.text("to_act") != "nobody"
    }
}

fn entry<'v>(value: &'v Value, name: &str) -> Option<&'v Value> {
    let Value::Map(map) = value else { return None };
    map.iter().find_map(|(key, value)| (*key == Value::String(name.to_owned())).then_some(value))
}

fn text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        _ => None,
    }
}

fn number(value: &Value) -> Option<f64> {
    match value {
        Value::Number(number) => Some(number.into_f64()),
        _ => None,
    }
}

fn numbers(value: &Value) -> Option<Vec<f32>> {
    let Value::Seq(values) = value else { return None };
    values.iter().map(|value| number(value).map(|number| number as f32)).collect()
}
