//! Helpers shared by the tests.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::io::Write;
use std::path::PathBuf;

use fpgambit_engine::random::{RandomBoards, RandomGames};
use fpgambit_engine::{Move, MoveKind, Position, epd};

/// Positions with at least one special case each; tests use every one in both colours.
pub const SPECIAL: [&str; 24] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    // en passant: pinned along the rank, the diagonal, the file; answering a check
    "8/8/8/K1pP3q/8/8/8/7k w - c6 0 1",
    "7k/8/1b6/2pP4/3K4/8/8/8 w - c6 0 1",
    "3rk3/8/8/2pP4/8/8/8/3K4 w - c6 0 1",
    "7k/8/8/2pP4/3K4/8/8/8 w - c6 0 1",
    "3k3b/8/8/2pP4/1K6/8/8/8 w - c6 0 1",
    // castling: through check, out of check, b1 attacked only, each side blocked
    "r3k2r/8/8/8/8/8/5q2/R3K2R b KQkq - 0 1",
    "r3k2r/8/4R3/8/8/8/8/R3K2R b KQkq - 0 1",
    "1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    "rn2k1nr/8/8/8/8/8/8/RN2K1NR w KQkq - 0 1",
    // promotions, with and without capture, pinned, stopping a check
    "1n1rk3/P1P5/8/8/8/8/8/K7 w - - 0 1",
    "K1P4r/8/8/8/8/8/8/7k w - - 0 1",
    "K6r/1P6/8/8/8/8/8/7k w - - 0 1",
    // many queens, three checkers, mate, stalemate, 218 moves
    "QQQQQQQQ/8/8/8/8/8/pppppppp/K1k5 w - - 0 1",
    "4r3/8/8/b7/8/3n4/8/4K2k w - - 0 1",
    "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    "4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 127 8191",
];

/// The six usual perft positions, with their nodes at one ply, two plies, ..., up to at most `most` nodes.
pub fn usual(most: u64) -> Vec<(Position, Vec<u64>)> {
    let records = epd::parse(include_bytes!("../../../../sim/data/usual.epd")).unwrap();
    let counts = |(_, record): (_, epd::Record)| {
        let counters = record.counters().into_iter();
        let few = counters
            .map(|(_, nodes)| nodes)
            .take_while(|&nodes| nodes <= most);
        (record.position, few.collect())
    };
    records.into_iter().map(counts).collect()
}

/// The special positions in both colours.
pub fn special() -> impl Iterator<Item = Position> {
    SPECIAL
        .iter()
        .filter_map(|fen| fen.parse().ok())
        .flat_map(|position: Position| {
            let mirror = position.mirrored();
            [position, mirror]
        })
}

/// Special positions, then `count` positions of random games and `count` random boards.
pub fn positions(seed: u64, count: usize) -> impl Iterator<Item = Position> {
    println!("seed {seed}");
    special()
        .chain(RandomGames::new(seed).take(count))
        .chain(RandomBoards::new(seed).take(count))
}

/// The seed of this run: fixed, unless `FPGAMBIT_SEED` gives another.
pub fn seed() -> u64 {
    std::env::var("FPGAMBIT_SEED")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(20_261)
}

/// Whether the environment requests the long tests.
pub fn long() -> bool {
    std::env::var_os("FPGAMBIT_LONG").is_some_and(|value| value == "1")
}

/// A file of the reference data beside the checkout. If it is absent, prints that the test is skipped and returns
/// `None`.
pub fn reference(name: &str) -> Option<Vec<u8>> {
    let path: PathBuf = [
        env!("CARGO_MANIFEST_DIR"),
        "..",
        "..",
        "shared",
        "data",
        name,
    ]
    .iter()
    .collect();
    match std::fs::read(&path) {
        Ok(bytes) => Some(bytes),
        Err(error) => {
            // Not `eprintln`, which the test harness hides when the test passes.
            let skipped = "SKIPPED: no reference data";
            let _ = writeln!(std::io::stderr(), "{skipped} {}: {error}", path.display());
            None
        }
    }
}

/// Moves as UCI texts, sorted, including duplicates.
pub fn uci<'a>(moves: impl IntoIterator<Item = &'a Move>) -> Vec<String> {
    let mut texts: Vec<String> = moves.into_iter().map(Move::to_string).collect();
    texts.sort();
    texts
}

/// Moves as words, sorted, including duplicates.
pub fn words<'a>(moves: impl IntoIterator<Item = &'a Move>) -> Vec<u16> {
    let mut words: Vec<u16> = moves.into_iter().map(|mv| mv.word()).collect();
    words.sort_unstable();
    words
}

/// A move with the colours swapped.
pub fn mirrored(mv: Move) -> Move {
    Move::new(mv.from().mirror(), mv.to().mirror(), mv.kind())
}

/// The legal moves from cozy-chess as UCI texts, sorted; `None` for a position that it rejects.
pub fn cozy_moves(position: &Position) -> Option<Vec<String>> {
    let board: cozy_chess::Board = position.to_string().parse().ok()?;
    let mut texts = Vec::new();
    board.generate_moves(|moves| {
        for mv in moves {
            // In cozy-chess, castling captures the own rook.
            let own = board.color_on(mv.to) == Some(board.side_to_move());
            let to = match (own, mv.to.file()) {
                (false, file) => file,
                (true, cozy_chess::File::H) => cozy_chess::File::G,
                (true, _) => cozy_chess::File::C,
            };
            let promotion = mv
                .promotion
                .map(|piece| piece.to_string())
                .unwrap_or_default();
            let to = cozy_chess::Square::new(to, mv.to.rank());
            texts.push(format!("{}{to}{promotion}", mv.from));
        }
        false
    });
    texts.sort();
    Some(texts)
}

/// The kinds of move in the list, as a set of codes.
pub fn kinds(moves: &[Move]) -> u16 {
    moves
        .iter()
        .fold(0, |set, mv| set | 1 << MoveKind::code(mv.kind()))
}
