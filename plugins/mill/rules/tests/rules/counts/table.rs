//! How many sequences of so many turns there are, game by game.

/// Game, ruleset, and how many sequences of one turn, two turns, … there are.
pub type Row = (&'static str, &'static str, &'static [u64]);

/// The counts, made by another program.
pub const COUNTS: &[Row] = &[
    ("nine-holes", "jokoak", &[9, 72, 504, 3024, 15120, 56160, 470_448, 3_919_104]),
    ("three-mens-morris", "jokoak", &[9, 72, 504, 3024, 15120, 54720, 199_296, 705_312]),
    ("three-mens-morris", "achi", &[9, 72, 504, 3024, 15120, 54720, 148_176, 200_448]),
    ("three-mens-morris", "basque", &[1, 8, 56, 336, 1680, 5760, 9024, 19584]),
    ("three-mens-morris", "french", &[8, 64, 448, 2688, 13440, 48960, 174_768, 617_376]),
    ("five-mens-morris", "jokoak", &[16, 240, 3360, 43680, 531_648, 6_024_960, 65_527_776]),
    ("six-mens-morris", "jokoak", &[16, 240, 3360, 43680, 531_648, 6_024_960, 65_527_776]),
    ("five-mens-morris", "fallback", &[16, 240, 3360, 43680, 531_648, 6_024_960, 65_614_176]),
    ("five-mens-morris", "any", &[16, 240, 3360, 43680, 531_648, 6_024_960, 65_614_176]),
    ("five-mens-morris", "african", &[16, 240, 3360, 45200, 587_776, 7_427_424, 91_844_544]),
    ("nine-mens-morris", "jokoak", &[24, 552, 12144, 255_024, 5_140_800, 99_274_176]),
    ("nine-mens-morris", "tournament", &[24, 552, 12144, 255_024, 5_140_800, 99_274_176]),
    ("nine-mens-morris", "any", &[24, 552, 12144, 255_024, 5_140_800, 99_274_176]),
    ("nine-mens-morris", "no-mills-while-entering", &[24, 552, 12144, 255_024, 5_060_160, 95_383_872]),
    ("lasker-morris", "standard", &[24, 552, 13552, 319_176, 7_911_352, 188_926_776]),
    ("twelve-mens-morris", "breyer", &[24, 552, 12144, 255_024, 5_150_880, 99_862_272]),
    ("twelve-mens-morris", "moulidars", &[24, 552, 12144, 255_024, 5_140_800, 99_274_176]),
    ("twelve-mens-morris", "no-mills-while-entering", &[24, 552, 12144, 255_024, 5_050_080, 95_004_144]),
];
