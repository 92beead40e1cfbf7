//! Which language the house speaks: the one that was chosen, else the one of the person's system, else English.

use super::Texts;
use crate::settings::Settings;
use bevy::prelude::*;

/// The languages there are, as tags with their own names.
pub const LANGUAGES: [(&str, &str); 2] = [("en", "English"), ("fr", "Français")];

/// The language of the house that answers to a tag as systems write them (`fr`, `fr-CA`, `fr_FR.UTF-8`).
#[must_use]
pub fn known(tag: &str) -> Option<&'static str> {
    let first = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
    LANGUAGES.iter().map(|(tag, _)| *tag).find(|tag| tag.eq_ignore_ascii_case(first))
}

/// The language that the person's system prefers among those of the house; `None` if it prefers only others.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn system_language() -> Option<&'static str> {
    sys_locale::get_locales().find_map(|tag| known(&tag))
}

/// The language that the page has begun to speak: the browser's, as far as the house knows it.
#[cfg(target_arch = "wasm32")]
#[must_use]
pub fn system_language() -> Option<&'static str> {
    crate::page::bridge::text("language").and_then(|tag| known(&tag))
}

/// The language that is spoken while the settings name none.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SystemLanguage(pub &'static str);

impl Default for SystemLanguage {
    fn default() -> SystemLanguage {
        SystemLanguage("en")
    }
}

impl SystemLanguage {
    /// The language to speak with these settings.
    #[must_use]
    pub fn or_chosen(self, settings: &Settings) -> &'static str {
        known(&settings.language).unwrap_or(self.0)
    }
}

/// Whoever chooses another language hears it at once.
pub fn plugin(app: &mut App) {
    app.init_resource::<SystemLanguage>().add_systems(Update, speak.run_if(resource_changed::<Settings>));
}

fn speak(settings: Res<Settings>, system: Res<SystemLanguage>, mut texts: ResMut<Texts>) {
    let language = system.or_chosen(&settings);
    if texts.language() != language {
        *texts = Texts::new(language);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_of_systems_are_understood() {
        for tag in ["fr", "FR", "fr-CA", "fr_FR.UTF-8", "fr_BE@euro"] {
            assert_eq!(known(tag), Some("fr"), "{tag}");
        }
        for tag in ["", "C", "C.UTF-8", "frr", "tlh", "-fr"] {
            assert_eq!(known(tag), None, "{tag}");
        }
    }

    #[test]
    fn what_was_chosen_goes_before_the_system() {
        let chosen = |language: &str| Settings { language: language.to_owned(), ..Settings::default() };
        assert_eq!(SystemLanguage("fr").or_chosen(&chosen("")), "fr");
        assert_eq!(SystemLanguage("fr").or_chosen(&chosen("en")), "en");
        assert_eq!(SystemLanguage("en").or_chosen(&chosen("fr")), "fr");
        assert_eq!(SystemLanguage("fr").or_chosen(&chosen("tlh")), "fr", "a language of another version");
    }
}
