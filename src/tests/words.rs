use crate::i18n::{LANGUAGES, Texts};
use boxwood_core::Family;
use boxwood_search::Level;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "tests") {
                rust_files(&path, found);
            }
        } else if path.extension().is_some_and(|e| e == "rs") && path.file_name().is_some_and(|name| name != "tests.rs")
        {
            found.push(path);
        }
    }
}

/// The program's text below a folder, its unit tests left out.
fn source(folder: &str) -> String {
    let mut files = Vec::new();
    rust_files(&root().join(folder), &mut files);
    assert!(!files.is_empty());
    let text = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap();
        text.split("#[cfg(test)]").next().unwrap_or_default().to_owned()
    };
    files.iter().map(text).collect()
}

/// Every string of a source that looks like a key.
fn literals(source: &str) -> BTreeSet<String> {
    let key = |text: &str| {
        text.contains('-')
            && !text.starts_with('-')
            && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
    };
    let code: String =
        source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    code.split('"').skip(1).step_by(2).filter(|text| key(text)).map(str::to_owned).collect()
}

/// The keys of a locale file.
fn keys(file: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(root().join("assets/locales/en").join(file)).unwrap();
    let key = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
    text.lines().filter(|line| !line.starts_with([' ', '#'])).filter_map(key).collect()
}

#[test]
fn every_text_that_is_used_exists() {
    let texts = Texts::default();
    let keys = keys("app.ftl");
    let groups: BTreeSet<&str> = keys.iter().filter_map(|key| key.split('-').next()).collect();
    let used = literals(&source("src"));
    let of_the_house = used.iter().filter(|text| text.split('-').next().is_some_and(|first| groups.contains(first)));
    let mut checked = 0;
    for key in of_the_house {
        // The name of a trouble is not a text itself but the end of one.
        let exists = ["", "trouble-", "elta-stelpur-"].iter().any(|start| texts.has(&format!("{start}{key}")));
        // Two parts of the screen have names that look like texts.
        assert!(exists || key == "menu-button" || key == "end-card", "no text for '{key}'");
        checked += 1;
    }
    assert!(checked > 90, "the texts are found in the code: {checked}");
}

#[test]
fn every_text_that_exists_is_used() {
    let code = source("src");
    let built = ["level-", "why-", "trouble-", "family-", "switch-", "games-kind-", "games-as-", "going-on-"];
    for key in keys("app.ftl") {
        let used = code.contains(&format!("\"{key}\"")) || built.iter().any(|start| key.starts_with(start));
        assert!(used, "'{key}' is never said");
    }
}

/// The reasons that a game's rules can give, with those of the house.
fn reasons(rules: &str) -> BTreeSet<String> {
    let mut reasons = BTreeSet::new();
    for folder in ["plugins/core/src", "plugins/play/src", rules] {
        let source = source(folder);
        reasons.extend(source.split("Why(\"").skip(1).filter_map(|rest| rest.split('"').next().map(str::to_owned)));
    }
    // The mill games give the reason of an end by its kind.
    if rules.contains("mill") {
        let text = fs::read_to_string(root().join(rules).join("position.rs")).unwrap();
        let ends: BTreeSet<String> = text.split("End::").filter_map(end_reason).collect();
        assert!(ends.contains("fewer-than-three-men") && ends.contains("no-move-left"), "{ends:?}");
        reasons.extend(ends);
    }
    // So does Tablut.
    if rules.contains("tablut") {
        let text = fs::read_to_string(root().join(rules).join("position.rs")).unwrap();
        let ends: BTreeSet<String> = text.split("End::").filter_map(end_reason).collect();
        assert!(ends.contains("king-taken") && ends.contains("king-shut-in"), "{ends:?}");
        reasons.extend(ends);
    }
    assert!(reasons.len() > 15, "{reasons:?}");
    reasons
}

/// The reason in a line like `Line => "line-complete",`.
fn end_reason(line: &str) -> Option<String> {
    let reason = line.split_once("=> \"")?.1.split('"').next()?;
    (reason != "none").then(|| reason.to_owned())
}

#[test]
fn every_reason_of_the_rules_is_told() {
    let texts = Texts::default();
    for entry in crate::games::rules() {
        let rules = match entry.family() {
            Family::Tables => "plugins/elta_stelpur/rules/src",
            Family::Mills => "plugins/mill/rules/src",
            Family::Tafl => "plugins/tablut/rules/src",
            _ => continue,
        };
        for reason in reasons(rules) {
            let told = texts.of_game(entry.id(), &format!("why-{reason}"), &[]);
            let told = told.unwrap_or_else(|| panic!("no text for the reason '{reason}' in {}", entry.id()));
            assert!(told.ends_with('.') && told.len() > 12, "a reason is a sentence: {told}");
        }
    }
    for refusal in ["game-over", "throw-first", "no-throw-due", "not-your-turn"] {
        assert!(texts.has(&format!("why-{refusal}")), "{refusal}");
    }
}

#[test]
fn every_reason_that_is_told_belongs_to_the_rules() {
    for (file, folder) in [("elta-stelpur", "elta_stelpur"), ("mill", "mill"), ("tablut", "tablut")] {
        let rules = source(&format!("plugins/{folder}/rules/src"));
        for key in keys(&format!("{file}.ftl")) {
            if let Some(reason) = key.strip_prefix(&format!("{file}-why-")) {
                assert!(rules.contains(&format!("\"{reason}\"")), "the rules never say '{reason}'");
            }
        }
    }
}

#[test]
fn every_ruleset_says_what_is_different_about_it() {
    for (language, _) in LANGUAGES {
        every_ruleset_is_told(&Texts::new(language));
    }
}

fn every_ruleset_is_told(texts: &Texts) {
    for entry in crate::games::rules() {
        let game = entry.id();
        for key in
            ["name", "name-english", "place", "century", "story", "players", "length", "side-first", "side-second"]
        {
            assert!(texts.of_game(game, key, &[]).is_some(), "{game}-{key}");
        }
        let sections = texts.of_game(game, "rules-sections", &[]).unwrap_or_default();
        assert!(sections.split_whitespace().count() >= 6, "{game} has a card of rules");
        for section in sections.split_whitespace() {
            for key in [format!("rules-{section}"), format!("rules-{section}-text")] {
                assert!(texts.of_game(game, &key, &[]).is_some(), "{game}-{key}");
            }
        }
        let differences: BTreeSet<String> = entry
            .rulesets()
            .iter()
            .map(|r| {
                let key = format!("ruleset-{game}-{}-difference", r.id);
                assert!(texts.has(&key), "no text '{key}'");
                texts.say(&key)
            })
            .collect();
        assert_eq!(differences.len(), entry.rulesets().len(), "no two rulesets are told alike");
        let story = texts.say(&format!("{game}-story"));
        assert_eq!(story.matches('.').count(), 3, "the story has three sentences: {story}");
    }
}

#[test]
fn troubles_and_levels_have_words() {
    let texts = Texts::default();
    let code = source("plugins/play/src") + &source("src");
    let troubles: BTreeSet<&str> = code.split("key: \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(troubles.contains("save-failed") && troubles.contains("settings-broken"), "{troubles:?}");
    for trouble in troubles {
        assert!(texts.has(&format!("trouble-{trouble}")), "no text for the trouble '{trouble}'");
    }
    for level in Level::ALL {
        assert!(texts.has(&format!("level-{}", level.name())) && texts.has(&format!("level-{}-detail", level.name())));
    }
}

#[test]
fn the_fonts_can_write_every_text() {
    // Letters, figures and marks of the texts must be in the text face; what is missing would be a hollow box.
    let folders = LANGUAGES.map(|(language, _)| root().join("assets/locales").join(language));
    let written: BTreeSet<char> = folders
        .iter()
        .flat_map(|folder| fs::read_dir(folder).unwrap())
        .flat_map(|file| fs::read_to_string(file.unwrap().path()).unwrap().chars().collect::<Vec<_>>())
        .filter(|c| !c.is_ascii())
        .collect();
    for c in written {
        let seen = "ÍíÁáÉéÓóÚúÝýÐðÞþÆæÖöÀàÄäÜüÇçÈèāīūőűÂâÊêÎîÔôÛûËëÏïÙùŒœ–‘’“”«»·…×\u{a0}";
        assert!(seen.contains(c), "'{c}' has not been seen in the fonts");
    }
}
