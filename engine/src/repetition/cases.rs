//! The hard cases, each of which some program gets wrong. Tests compare the engine and the circuits on each by name.

use super::{Line, Verdict};

/// A line, and the correct answers for its last position.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// The name, which says what the case shows.
    pub name: &'static str,
    /// The FEN of the first position.
    pub fen: &'static str,
    /// The moves played, in UCI; `0000` is the null move.
    pub moves: &'static str,
    /// How often the last position has occurred, and how many plies before it last occurred.
    pub verdict: Verdict,
    /// A move that would now repeat a position, and the distance of that position in plies; the nearest one.
    pub upcoming: Option<(&'static str, u32)>,
}

impl Case {
    /// The case with this name.
    pub fn named(name: &str) -> Option<Case> {
        CASES.iter().copied().find(|case| case.name == name)
    }

    /// Parses position and steps.
    ///
    /// # Panics
    /// Never: a test parses every case.
    pub fn line(&self) -> Line {
        Line::parse(self.fen, self.moves).expect("the cases are legal lines")
    }
}

const fn repeated(count: u32, back: u32) -> Verdict {
    Verdict {
        count,
        back: Some(back),
    }
}

/// The cases.
pub const CASES: &[Case] = &[
    Case {
        // If the capture were undone, the king would return to d1, and only the knight would be displaced.
        name: "the irreversible move is not undone",
        fen: "k7/8/8/8/8/8/8/3Kn3 w - - 0 1",
        moves: "d1e1 a8b8 e1d1 b8a8",
        verdict: Verdict::NEW,
        upcoming: Some(("d1e1", 3)),
    },
    Case {
        name: "a piece goes where another has left",
        fen: "k7/8/8/8/8/2N5/8/2R1K3 w - - 0 1",
        moves: "c3e4 a8b8 c1c3 b8a8 c3c1 a8b8 e4c3 b8a8",
        verdict: repeated(2, 8),
        upcoming: Some(("c3e4", 3)),
    },
    Case {
        // AXON's Table 2.
        name: "two like pieces swap",
        fen: "k7/8/8/8/2N5/8/3N4/6K1 w - - 0 1",
        moves: "c4a3 a8b8 d2c4 b8a8 a3b1 a8b8 b1d2 b8a8",
        verdict: repeated(2, 8),
        upcoming: Some(("d2b1", 3)),
    },
    Case {
        name: "three like pieces rotate",
        fen: "7k/8/8/8/8/7K/8/R1R1R3 w - - 0 1",
        moves: "a1a2 h8g8 c1a1 g8h8 e1c1 h8g8 a2d2 g8h8 d2e2 h8g8 e2e1 g8h8",
        verdict: repeated(2, 12),
        upcoming: Some(("e1e2", 3)),
    },
    Case {
        name: "a king comes back a castling right poorer",
        fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        moves: "e1e2 e8e7 e2e1 e7e8",
        verdict: Verdict::NEW,
        upcoming: Some(("e1e2", 3)),
    },
    Case {
        name: "a rook comes back a castling right poorer",
        fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        moves: "h1g1 e8e7 g1h1 e7e8",
        verdict: Verdict::NEW,
        upcoming: Some(("h1g1", 3)),
    },
    Case {
        name: "poorer positions repeat each other",
        fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        moves: "h1g1 e8e7 g1h1 e7e8 h1g1 e8e7 g1h1 e7e8",
        verdict: repeated(2, 4),
        upcoming: Some(("h1g1", 3)),
    },
    Case {
        name: "castled and walked back",
        fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        moves: "e1g1 e8d8 g1f2 d8e8 f1h1 e8d8 f2e1 d8e8",
        verdict: Verdict::NEW,
        upcoming: Some(("e1f2", 3)),
    },
    Case {
        name: "a legal en passant capture makes another position",
        fen: "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
        moves: "e2e4 e8d8 e1d1 d8e8 d1e1",
        verdict: Verdict::NEW,
        upcoming: Some(("e8d8", 3)),
    },
    Case {
        name: "without the capture the positions repeat",
        fen: "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
        moves: "e2e4 e8d8 e1d1 d8e8 d1e1 e8d8 e1d1 d8e8 d1e1",
        verdict: repeated(2, 4),
        upcoming: Some(("e8d8", 3)),
    },
    Case {
        name: "an en passant capture that a pin forbids makes no difference",
        fen: "8/8/8/8/R2p2k1/8/4P3/4K3 w - - 0 1",
        moves: "e2e4 g4g5 e1d1 g5g4 d1e1",
        verdict: repeated(2, 4),
        upcoming: Some(("g4g5", 3)),
    },
    Case {
        name: "an en passant square without a pawn beside it makes no difference",
        fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        moves: "e2e4 e8d8 e1d1 d8e8 d1e1",
        verdict: repeated(2, 4),
        upcoming: Some(("e8d8", 3)),
    },
    Case {
        name: "a null move is a boundary",
        fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        moves: "e1d1 e8d8 0000 d8e8 d1e1 0000",
        verdict: Verdict::NEW,
        upcoming: None,
    },
    Case {
        name: "positions repeat above a null move",
        fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        moves: "0000 e8d8 e1d1 d8e8 d1e1",
        verdict: repeated(2, 4),
        upcoming: Some(("e8d8", 3)),
    },
    Case {
        name: "the same board with the other side to move",
        fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        moves: "e1d1 e8d8 d1d2 d8e8 d2e1",
        verdict: Verdict::NEW,
        upcoming: None,
    },
    Case {
        name: "both sides triangulate",
        fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        moves: "e1d1 e8d8 d1d2 d8e8 d2e1 e8d8 e1d1 d8d7 d1e1 d7e8",
        verdict: repeated(2, 10),
        upcoming: Some(("e1d1", 9)),
    },
    Case {
        name: "below four plies",
        fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        moves: "e1d1 e8d8 d1e1",
        verdict: Verdict::NEW,
        upcoming: Some(("d8e8", 3)),
    },
    Case {
        // One king is displaced by two files.
        name: "one piece amiss that cannot go there in one move",
        fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        moves: "e1d1 e8d8 d1d2 d8c8 d2e1",
        verdict: Verdict::NEW,
        upcoming: None,
    },
    Case {
        name: "the start position five times",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        moves: "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8",
        verdict: repeated(5, 4),
        upcoming: Some(("g1f3", 3)),
    },
];
