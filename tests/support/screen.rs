//! A screen in memory (Xvfb) with a real pointer (xdotool) on it.

use super::wait_until;
use image::RgbImage;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;
use tempfile::TempDir;
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{ClientMessageEvent, ConnectionExt, EventMask};
use x11rb::rust_connection::RustConnection;

/// An X server of our own. It ends when this is dropped.
#[derive(Debug)]
pub struct Screen {
    server: Child,
    number: u32,
    /// Where the server maps its picture.
    frame_buffer: TempDir,
}

impl Screen {
    /// Starts a server on the first display that is free.
    pub fn start(width: u32, height: u32) -> Screen {
        // Low numbers belong to people; several test processes may look at the same time, so each begins elsewhere.
        let begin = 100 + std::process::id() % 400;
        for number in begin..begin + 50 {
            if PathBuf::from(format!("/tmp/.X{number}-lock")).exists() {
                continue;
            }
            if let Some(screen) = Screen::start_at(number, width, height) {
                return screen;
            }
        }
        panic!("no display from :{begin} on could be started; is Xvfb installed? `scripts/setup.sh test` installs it");
    }

    fn start_at(number: u32, width: u32, height: u32) -> Option<Screen> {
        let frame_buffer = tempfile::tempdir().expect("a folder for the screen's picture");
        let mut server = Command::new("Xvfb")
            .arg(format!(":{number}"))
            .args(["-screen", "0", &format!("{width}x{height}x24"), "-dpi", "96"])
            .args(["-nolisten", "tcp", "-noreset", "-displayfd", "1", "-fbdir"])
            .arg(frame_buffer.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        // The server writes its number when it is ready, and closes its output when it cannot start.
        let mut line = String::new();
        let output = server.stdout.take()?;
        let ready = BufReader::new(output).read_line(&mut line).is_ok() && line.trim() == number.to_string();
        let screen = Screen { server, number, frame_buffer };
        ready.then_some(screen)
    }

    /// The name of the display, for `DISPLAY`.
    pub fn display(&self) -> String {
        format!(":{}", self.number)
    }

    /// What is seen on the whole screen.
    pub fn picture(&self) -> RgbImage {
        let bytes = fs::read(self.frame_buffer.path().join("Xvfb_screen0")).expect("the screen's picture");
        read_xwd(&bytes).expect("an XWD picture of 32 bits a pixel")
    }

    /// Moves the pointer.
    pub fn point_at(&self, x: f32, y: f32) {
        self.xdotool(&["mousemove", &format!("{x:.0}"), &format!("{y:.0}")]);
    }

    /// Moves the pointer there and clicks with the left button, `slowly` as a hand does: so long after the pointer has
    /// come the button goes down, and so long after that up again (but no longer than what still is a click).
    pub fn click(&self, x: f32, y: f32, slowly: Duration) {
        self.point_at(x, y);
        sleep(slowly);
        self.xdotool(&["mousedown", "1"]);
        sleep(slowly.min(Duration::from_millis(300)));
        self.xdotool(&["mouseup", "1"]);
    }

    /// Drags with the left button from one place to another; between pressing and moving on, `arrived` waits until the
    /// game has seen what was pressed.
    pub fn drag(&self, from: (f32, f32), to: (f32, f32), arrived: impl FnOnce()) {
        self.point_at(from.0, from.1);
        sleep(Duration::from_millis(40));
        self.xdotool(&["mousedown", "1"]);
        arrived();
        for step in 1..=4 {
            let t = step as f32 / 4.0;
            self.point_at(from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t);
            sleep(Duration::from_millis(60));
        }
        self.xdotool(&["mouseup", "1"]);
    }

    /// Presses and releases a key, by its name in X (`Escape`, `u`).
    pub fn key(&self, name: &str) {
        // Nobody manages the windows here, so nobody has given one the keyboard.
        self.xdotool(&["search", "--name", "Boxwood", "windowfocus", "--sync", "key", name]);
    }

    /// Asks every window on the screen to close, as a click on the cross of its title bar does.
    pub fn close_windows(&self) {
        let (connection, screen) = RustConnection::connect(Some(&self.display())).expect("a connection to the display");
        let root = connection.setup().roots[screen].root;
        let atom = |name: &str| {
            let cookie = connection.intern_atom(false, name.as_bytes()).expect("a request");
            cookie.reply().expect("an atom").atom
        };
        let (protocols, delete) = (atom("WM_PROTOCOLS"), atom("WM_DELETE_WINDOW"));
        let tree = connection.query_tree(root).expect("a request").reply().expect("the windows");
        for window in tree.children {
            let event = ClientMessageEvent::new(32, window, protocols, [delete, 0, 0, 0, 0]);
            connection.send_event(false, window, EventMask::NO_EVENT, event).expect("a request");
        }
        // Only an answer tells that the server has heard everything before it; without one, hanging up might be quicker.
        connection.get_input_focus().expect("a request").reply().expect("an answer");
    }

    fn xdotool(&self, args: &[&str]) {
        let done = Command::new("xdotool").env("DISPLAY", self.display()).args(args).status();
        let status = done.expect("xdotool, which `scripts/setup.sh test` installs");
        assert!(status.success(), "xdotool {args:?} failed on {}", self.display());
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // Asked to end, the server takes its lock file with it; killed, it would leave it.
        let asked = Command::new("kill").arg(self.server.id().to_string()).status().is_ok_and(|s| s.success());
        if !(asked && wait_until(Duration::from_secs(5), || self.server.try_wait().ok().flatten()).is_some()) {
            let _ = self.server.kill();
            let _ = self.server.wait();
        }
    }
}

/// Reads the XWD picture that Xvfb maps: a header of big-endian words, a table of colours, then lines of B, G, R, x.
fn read_xwd(bytes: &[u8]) -> Option<RgbImage> {
    let word = |index: usize| {
        let bytes = bytes.get(index * 4..index * 4 + 4)?;
        Some(u32::from_be_bytes(bytes.try_into().ok()?))
    };
    let (header, width, height) = (word(0)? as usize, word(4)?, word(5)?);
    let (bits, line, colours) = (word(11)?, word(12)? as usize, word(19)? as usize);
    if bits != 32 {
        return None;
    }
    let pixels = bytes.get(header + colours * 12..)?;
    let mut picture = RgbImage::new(width, height);
    for (x, y, pixel) in picture.enumerate_pixels_mut() {
        let at = y as usize * line + x as usize * 4;
        let &[b, g, r] = pixels.get(at..at + 3)? else { return None };
        pixel.0 = [r, g, b];
    }
    Some(picture)
}
