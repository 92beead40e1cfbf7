use super::*;
use crate::hud::log::Troubles;
use crate::settings::{self, Settings};
use boxwood_sound::Volumes;
use std::fs;

fn troubles(app: &App) -> Vec<&'static str> {
    app.world().resource::<Troubles>().0.iter().map(|t| t.key).collect()
}

#[test]
fn closing_the_window_loses_nothing() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--first", "human", "--second", "human", "--seed", "12"]);
    for _ in 0..9 {
        play_one(&mut app);
    }
    let position = current(&app).game().position_text();
    let history = current(&app).game().history().len();
    drop(app);
    let mut app = house(home.path(), &[]);
    assert_eq!(screen(&app), Screen::Title);
    assert_eq!(current(&app).game().position_text(), position, "the saved game lies on the table behind the title");
    assert!(continued(&app).is_some());
    wish(&mut app, Wish::Continue);
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(current(&app).game().history().len(), history);
    play_one(&mut app);
    assert!(current(&app).game().history().len() > history);
}

#[test]
fn a_finished_game_is_not_continued() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--first", "human", "--second", "human", "--seed", "2"]);
    let mut steps = 0;
    while play_one(&mut app) {
        steps += 1;
        assert!(steps < 6_000, "the game ends");
    }
    assert_eq!(continued(&app), None);
    drop(app);
    let app = house(home.path(), &[]);
    assert_eq!(continued(&app), None, "only the board lies there");
    assert_eq!(fs::read_dir(home.path().join("saves/finished")).unwrap().count(), 1);
}

#[test]
fn a_broken_save_is_told_and_kept() {
    for bytes in [&b"record 1\ngame elta-stelpur\nnonsense"[..], b"", b"\xff\xfe", b"hello"] {
        let home = tempfile::tempdir().unwrap();
        fs::create_dir_all(home.path().join("saves")).unwrap();
        let file = home.path().join("saves/current.txt");
        fs::write(&file, bytes).unwrap();
        let mut app = house(home.path(), &[]);
        assert_eq!(troubles(&app), ["record-broken"], "{bytes:?}");
        assert_eq!(fs::read(&file).unwrap(), bytes);
        assert_eq!(screen(&app), Screen::Title);
        wish(&mut app, Wish::DismissTrouble);
        assert!(troubles(&app).is_empty());
        // A new game can be played, and the broken file is still there somewhere.
        wish(&mut app, Wish::Setup("elta-stelpur".to_owned()));
        app.world_mut().resource_mut::<crate::screens::SetupChoice>().seats[1].computer = false;
        wish(&mut app, Wish::Play);
        for _ in 0..4 {
            play_one(&mut app);
        }
        updates(&mut app, 20);
        assert_eq!(troubles(&app), ["save-set-aside"]);
        let aside = home.path().join("saves/aside");
        let kept: Vec<_> = fs::read_dir(aside).unwrap().map(|e| fs::read(e.unwrap().path()).unwrap()).collect();
        assert_eq!(kept, [bytes.to_vec()]);
    }
}

#[test]
fn a_save_that_breaks_off_is_continued_as_far_as_it_goes() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--first", "human", "--second", "human", "--seed", "12"]);
    for _ in 0..12 {
        play_one(&mut app);
    }
    let played = current(&app).game().history().len();
    drop(app);
    let file = home.path().join("saves/current.txt");
    let text = fs::read_to_string(&file).unwrap();
    let cut = &text[..text.len() - 3];
    fs::write(&file, cut).unwrap();
    let mut app = house(home.path(), &[]);
    assert_eq!(troubles(&app), ["record-broken"]);
    assert!(continued(&app).is_some());
    wish(&mut app, Wish::DismissTrouble);
    wish(&mut app, Wish::Continue);
    assert_eq!(screen(&app), Screen::Table);
    let kept = current(&app).game().history().len();
    assert!(kept + 2 >= played && kept < played, "{kept} of {played}");
    // The file that was cut is put where it is safe as soon as there is something new to be saved.
    play_one(&mut app);
    updates(&mut app, 10);
    let aside = fs::read_dir(home.path().join("saves/aside")).unwrap().next().unwrap().unwrap().path();
    assert_eq!(fs::read_to_string(aside).unwrap(), cut);
}

#[test]
fn a_save_from_the_command_line_is_taken_up() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--first", "human", "--second", "human", "--seed", "12"]);
    for _ in 0..6 {
        play_one(&mut app);
    }
    updates(&mut app, 10);
    let position = current(&app).game().position_text();
    let copy = home.path().join("copy.txt");
    fs::copy(home.path().join("saves/current.txt"), &copy).unwrap();
    let other = tempfile::tempdir().unwrap();
    let app = house(other.path(), &["--resume", copy.to_str().unwrap()]);
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(current(&app).game().position_text(), position);
}

#[test]
fn settings_are_remembered() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &[]);
    assert!(!home.path().join(settings::FILE).exists(), "nothing is written before anything is set");
    wish(&mut app, Wish::Mute);
    assert!(app.world().resource::<Volumes>().muted);
    drop(app);
    let app = house(home.path(), &[]);
    assert!(app.world().resource::<Settings>().volumes.muted);
    assert!(app.world().resource::<Volumes>().muted);
}

#[test]
fn a_silent_run_is_silent_this_time_only() {
    let home = tempfile::tempdir().unwrap();
    let app = house(home.path(), &["--mute"]);
    assert!(app.world().resource::<Volumes>().muted);
    drop(app);
    assert!(!house(home.path(), &[]).world().resource::<Volumes>().muted);
}

#[test]
fn broken_settings_are_told() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join(settings::FILE), "((((").unwrap();
    let app = house(home.path(), &[]);
    assert_eq!(troubles(&app), ["settings-broken"]);
    assert_eq!(*app.world().resource::<Settings>(), Settings::default());
    assert!(home.path().join("settings.broken-1.ron").exists());
}

#[test]
fn a_home_that_cannot_be_written_costs_no_game() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("file");
    fs::write(&file, "").unwrap();
    let mut app = house(&file, &["--first", "human", "--second", "human"]);
    for _ in 0..6 {
        assert!(play_one(&mut app));
    }
    updates(&mut app, 30);
    assert!(troubles(&app).contains(&"save-failed"), "{:?}", troubles(&app));
    wish(&mut app, Wish::Mute);
    assert!(troubles(&app).contains(&"settings-unsaved"), "{:?}", troubles(&app));
    assert!(current(&app).game().history().len() >= 5);
}
