//! Reading packed tables a little at a time: the whole takes up to half a second, which no picture on a screen can wait.

use super::{MAGIC, TableError, Tables, kept, layer_classes, moving_classes};
use crate::kernel::{Kit, Wood};
use crate::solved::coder::{Model, Unpacker};
use crate::solved::index::{MOST, Making};
use std::borrow::Cow;
use std::mem;
use std::sync::Mutex;

/// A class of positions in the order of the packed bytes: of a layer, or of the positions with no men in hand.
#[derive(Clone, Copy, Debug)]
struct Part {
    layer: Option<usize>,
    own: usize,
    enemy: usize,
}

/// Tables that are being read.
#[derive(Debug)]
pub struct Reading<W> {
    kit: Kit<W>,
    unpacker: Unpacker,
    /// The numbers of the positions, which are made first.
    making: Option<Making>,
    tables: Option<Tables<W>>,
    parts: Vec<Part>,
    /// The part that is being read, how far, and what is needed for it.
    part: usize,
    orbit: usize,
    enemies: Vec<u32>,
    model: Model,
}

impl<W: Wood> Reading<W> {
    /// Over packed tables; `fingerprint` tells the rules apart.
    ///
    /// # Errors
    /// They are for other rules, or no tables at all.
    pub fn new(kit: Kit<W>, bytes: Cow<'static, [u8]>, fingerprint: u64) -> Result<Reading<W>, TableError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(TableError::Format)?;
        let made_for = rest.first_chunk().ok_or(TableError::Broken)?;
        if u64::from_le_bytes(*made_for) != fingerprint {
            return Err(TableError::Rules);
        }
        let head = MAGIC.len() + made_for.len();
        let moving = moving_classes::<W>().map(|[own, enemy]| Part { layer: None, own, enemy });
        let mut parts: Vec<Part> = moving.collect();
        for (layer, &hand) in kept::<W>().iter().enumerate() {
            let classes = layer_classes([hand; 2], MOST);
            parts.extend(classes.map(|[own, enemy]| Part { layer: Some(layer), own, enemy }));
        }
        Ok(Reading {
            kit,
            unpacker: Unpacker::new(bytes, head),
            making: Some(Making::of::<W>()),
            tables: None,
            parts,
            part: 0,
            orbit: 0,
            enemies: Vec::new(),
            model: Model::default(),
        })
    }

    /// Reads about so many positions on, and gives the tables when they are complete.
    ///
    /// # Errors
    /// The bytes end too early.
    pub fn go_on(&mut self, positions: usize) -> Result<Option<Tables<W>>, TableError> {
        if let Some(making) = &mut self.making {
            if making.go_on(positions) {
                let empty = || vec![vec![Vec::new(); MOST + 1]; MOST + 1];
                self.tables = self.making.take().map(|making| Tables {
                    kit: self.kit,
                    index: making.index,
                    lost: empty(),
                    layers: kept::<W>().iter().map(|_| empty()).collect(),
                    seen: Mutex::default(),
                });
            }
            return Ok(None);
        }
        let mut left = positions;
        while left > 0 {
            let Some(part) = self.parts.get(self.part).copied() else {
                // The coder looks a few bytes ahead.
                return if self.unpacker.missing > 4 { Err(TableError::Broken) } else { Ok(self.tables.take()) };
            };
            left = left.saturating_sub(self.read_orbit(part));
        }
        Ok(None)
    }

    /// Reads the positions of a part whose own men are alike, and tells how many they are at most.
    fn read_orbit(&mut self, Part { layer, own, enemy }: Part) -> usize {
        let Some(tables) = &mut self.tables else { return usize::MAX };
        let classes = match layer {
            Some(layer) => &mut tables.layers[layer],
            None => &mut tables.lost,
        };
        if self.orbit == 0 {
            self.enemies = tables.index.enemies(own, enemy);
            self.model = Model::default();
            classes[own][enemy] = vec![0; tables.index.size(own, enemy)];
        }
        let codes = &mut classes[own][enemy];
        let (model, unpacker) = (&mut self.model, &mut self.unpacker);
        tables.index.each_of(own, self.orbit, &self.enemies, |number, _, _| {
            codes[number] = model.code(unpacker, 0, layer.is_some());
        });
        self.orbit += 1;
        let read = self.enemies.len();
        if self.orbit >= tables.index.orbits(own) {
            self.part += 1;
            self.orbit = 0;
            mem::take(&mut self.enemies);
        }
        read.max(1)
    }
}
