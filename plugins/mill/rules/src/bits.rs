//! Sets of points as the bits of a `u32`.

/// The set of one point.
#[must_use]
#[inline]
pub const fn bit(point: u8) -> u32 {
    1u32.wrapping_shl(point as u32)
}

/// Whether a point is in a set.
#[must_use]
#[inline]
pub const fn has(set: u32, point: u8) -> bool {
    set & bit(point) != 0
}

/// The points of a set in ascending order.
#[inline]
pub fn points(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let point = set.trailing_zeros() as u8;
            set &= set - 1;
            point
        })
    })
}

/// The point of a set that has `index` points before it. There must be one.
#[must_use]
#[inline]
pub const fn nth(mut set: u32, index: u32) -> u8 {
    let mut passed = 0;
    while passed < index {
        set &= set.wrapping_sub(1);
        passed += 1;
    }
    set.trailing_zeros() as u8
}
