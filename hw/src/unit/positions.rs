//! Positions that the vectors of several units are made from.

/// Names and positions; each stands in the vectors once as here and once for the other colour, mirrored.
///
/// The named cases are some of the program's built-in suite (which is far larger: `sim/data/suite.epd`), the first
/// five common property (chessprogramming wiki, "Perft Results").
pub const POSITIONS: &[(&str, &str)] = &[
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ),
    (
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    ),
    ("rook ending", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
    (
        "promotions in check",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    ),
    (
        "promotion by capture",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    ),
    (
        "castling, all rights",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    ),
    (
        "castling, rights crossed",
        "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1",
    ),
    ("castling, rights lost", "r3k2r/8/8/8/8/8/8/R3K2R w - - 8 5"),
    (
        "no castling out of check",
        "4k3/8/8/8/1b6/8/8/R3K2R w KQ - 0 1",
    ),
    (
        "no castling through check, short",
        "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1",
    ),
    (
        "no castling through check, long",
        "3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    ),
    (
        "no castling into check",
        "4k3/8/8/8/8/8/1p5p/R3K2R w KQ - 0 1",
    ),
    (
        "long castling past an attacked b1",
        "1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    ),
    ("castling blocked", "4k3/8/8/8/8/8/8/RN2K1nR w KQ - 0 1"),
    ("en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"),
    (
        "en passant, one of two pinned",
        "2r1k3/8/8/2PpP3/8/8/8/2K5 w - d6 0 2",
    ),
    ("en passant on the edge", "4k3/8/8/pP6/8/8/8/4K3 w - a6 0 2"),
    (
        "en passant, nobody there",
        "4k3/8/8/p6P/8/8/8/4K3 w - a6 0 2",
    ),
    (
        "en passant uncovers the rank",
        "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2",
    ),
    (
        "en passant pinned on the file",
        "k3r3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
    ),
    (
        "en passant uncovers the diagonal",
        "q3k3/8/8/3pP3/8/8/8/7K w - d6 0 2",
    ),
    (
        "en passant along the pin",
        "1b2k3/8/8/3pP3/8/8/7K/8 w - d6 0 2",
    ),
    (
        "en passant takes the checker",
        "4k3/8/8/2PpP3/4K3/8/8/8 w - d6 0 2",
    ),
    (
        "en passant blocks a check",
        "4k3/8/r6K/3pP3/8/8/8/8 w - d6 0 2",
    ),
    (
        "en passant is the only move",
        "8/8/4p3/3pP3/8/1k6/2b5/K7 w - d6 0 2",
    ),
    ("check by a pawn", "4k3/8/8/3p4/4K3/8/8/B6N w - - 0 1"),
    ("check by a knight", "4k3/8/3n4/8/4K3/8/8/3R4 w - - 0 1"),
    ("check from afar", "4k2q/8/8/8/R7/8/1K6/8 w - - 0 1"),
    (
        "pinned piece may not answer",
        "4r1k1/8/8/b7/8/2N5/8/4K3 w - - 0 1",
    ),
    ("double check", "4k3/8/8/4q3/8/3n4/2P5/4K3 w - - 0 1"),
    (
        "double check by two rooks",
        "4k3/8/8/8/8/8/4r3/r3K1N1 w - - 0 1",
    ),
    (
        "eight pins",
        "3r3k/b5b1/8/2PBN3/r1PKR2r/2QPB3/8/b2r2b1 w - - 0 1",
    ),
    (
        "pinned pawn takes the pinner",
        "4k3/8/8/2n1b3/3P4/2K5/8/8 w - - 0 1",
    ),
    ("king and x-rays", "3qk2q/8/8/8/3K4/8/8/8 w - - 0 1"),
    ("promotions, quiet", "8/PPPPPPPP/8/8/8/8/8/k1K5 w - - 0 1"),
    (
        "promotions, capture",
        "nrbqnbrn/PPPPPPPP/8/8/8/8/8/k3K3 w - - 0 1",
    ),
    ("promotion blocks a check", "r6K/3P4/8/8/8/8/8/k7 w - - 0 1"),
    (
        "promotion takes the pinner",
        "4b2k/3P4/2K5/8/8/8/8/8 w - - 0 1",
    ),
    (
        "double pushes blocked",
        "4k3/8/8/8/3n4/n6n/P2P3P/4K3 w - - 0 1",
    ),
    (
        "all kinds of capture",
        "1n2k3/P7/8/3pP3/8/2n5/1P6/R3K2R w KQ d6 0 2",
    ),
    (
        "218 moves",
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    ),
    (
        "nine queens",
        "1Q2R3/pKpR4/Bpn5/p3QQQ1/kpB1rN1p/4Q1QQ/2bnpprQ/N3Q1b1 w - - 0 1",
    ),
    (
        "mate by a queen",
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
    ),
    ("smothered mate", "6k1/8/8/8/8/8/5nPP/6RK w - - 0 1"),
    ("stalemate", "8/8/8/8/7p/5k1P/5p2/5K2 w - - 0 1"),
    (
        "stalemate, en passant pinned",
        "8/6b1/4p3/3pP3/8/1k6/2b5/K7 w - d6 0 2",
    ),
    ("bare kings", "8/8/8/3k4/8/8/3K4/8 w - - 12 90"),
];
