//! Wishes that cannot be undone are followed when they are made twice.

use super::Wish;
use bevy::prelude::Resource;

/// The wish that is followed if it is made once more.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Sure(pub Option<Wish>);

impl Sure {
    /// Hears a wish. Whether it may be followed: at once, or, of those that cannot be undone, the second time in a row.
    pub fn hears(&mut self, wish: &Wish) -> bool {
        let asked = self.0.take();
        let follow = !is_grave(wish) || asked.as_ref() == Some(wish);
        if !follow {
            self.0 = Some(wish.clone());
        }
        follow
    }

    /// Whether a wish has been made once.
    #[must_use]
    pub fn asks(&self, wish: &Wish) -> bool {
        self.0.as_ref() == Some(wish)
    }
}

const fn is_grave(wish: &Wish) -> bool {
    matches!(wish, Wish::GiveUp | Wish::ClearResults)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_undone_is_asked_for_twice() {
        let mut sure = Sure::default();
        assert!(sure.hears(&Wish::Throw));
        assert!(!sure.hears(&Wish::GiveUp) && sure.asks(&Wish::GiveUp));
        assert!(sure.hears(&Wish::GiveUp) && !sure.asks(&Wish::GiveUp));
        assert!(!sure.hears(&Wish::GiveUp));
        assert!(sure.hears(&Wish::Close) && !sure.hears(&Wish::GiveUp), "whoever did something else is asked again");
    }
}
