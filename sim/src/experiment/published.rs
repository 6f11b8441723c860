//! The paper's printed figures: AXON on WAC.018, on an Athlon 2200+.

/// A row of the paper's tables: plies, key move, score in pawns, node count.
pub type PublishedRow = (u32, &'static str, f64, u64);

/// One of the two tables, with its totals.
#[derive(Clone, Copy, Debug)]
pub struct Published {
    /// The rows, depth by depth.
    pub rows: [PublishedRow; 12],
    /// Terminal nodes evaluated.
    pub terminal: u64,
    /// Positions generated.
    pub positions: u64,
    /// Repetitions found.
    pub repetitions: u64,
}

/// Table 3: without detection.
pub const PUBLISHED_OFF: Published = Published {
    rows: [
        (1, "g1f1", 2.30, 929),
        (2, "g1f1", 2.23, 1_396),
        (3, "g1f1", 2.44, 7_299),
        (4, "g1f1", 2.37, 18_964),
        (5, "g1f1", 2.42, 43_701),
        (6, "a8h8", 2.47, 274_992),
        (7, "g1f1", 2.48, 364_926),
        (8, "g1f1", 2.52, 1_541_540),
        (9, "a8h8", 2.55, 2_252_388),
        (10, "a8h8", 2.55, 2_062_293),
        (11, "a8h8", 2.65, 4_635_873),
        (12, "a8h8", 5.04, 9_770_293),
    ],
    terminal: 1_193_867,
    positions: 20_974_594,
    repetitions: 0,
};

/// Table 4: with detection.
pub const PUBLISHED_ON: Published = Published {
    rows: [
        (1, "g1f1", 2.30, 929),
        (2, "g1f1", 2.23, 1_396),
        (3, "g1f1", 2.44, 7_299),
        (4, "g1f1", 2.37, 18_883),
        (5, "g1f1", 2.41, 46_990),
        (6, "a8h8", 2.47, 263_862),
        (7, "g1f1", 2.48, 399_843),
        (8, "a8h8", 2.47, 2_806_126),
        (9, "a8h8", 2.55, 693_285),
        (10, "a8h8", 2.55, 1_451_126),
        (11, "a8h8", 2.55, 3_618_668),
        (12, "a8h8", 4.87, 8_524_217),
    ],
    terminal: 977_942,
    positions: 17_832_624,
    repetitions: 14_941,
};
