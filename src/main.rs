//! The game.

#[cfg(not(target_arch = "wasm32"))]
use boxwood::options::{self, Asked, Options};
#[cfg(not(target_arch = "wasm32"))]
use std::process::ExitCode;

/// In a browser the page says what is asked for, and the browser keeps the frames coming.
#[cfg(target_arch = "wasm32")]
fn main() {
    boxwood::app(&boxwood::page::options()).run();
}

#[cfg(not(target_arch = "wasm32"))]
#[expect(clippy::print_stdout, reason = "the command line answers where it was asked")]
fn main() -> ExitCode {
    let options = match options::parse(std::env::args_os().skip(1)) {
        Ok(Asked::Run(options)) => Options { system_language: boxwood::i18n::system_language(), ..*options },
        Ok(Asked::Help) => {
            print!("{}", options::HELP);
            return ExitCode::SUCCESS;
        }
        Ok(Asked::Version) => {
            println!("boxwood {}", env!("CARGO_PKG_VERSION"));
            return ExitCode::SUCCESS;
        }
        Err(error) => return refuse(&error),
    };
    if let Err(error) = boxwood::check(&options) {
        return refuse(&error);
    }
    match boxwood::app(&options).run() {
        bevy::app::AppExit::Success => ExitCode::SUCCESS,
        bevy::app::AppExit::Error(_) => ExitCode::FAILURE,
    }
}

#[cfg(not(target_arch = "wasm32"))]
#[expect(clippy::print_stderr, reason = "the command line answers where it was asked")]
fn refuse(error: &str) -> ExitCode {
    eprintln!("boxwood: {error}\nTry --help.");
    ExitCode::from(2)
}
