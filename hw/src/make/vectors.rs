//! Test vectors of the maker.
//!
#![doc = include_str!("vectors.md")]

use super::driver::{After, Change, MakeDriver};
use crate::unit::{Simulator, Vectors, VectorsError, positions};
use fpgambit_engine::random::{Chance, RandomBoards};
use fpgambit_engine::{Move, Position, Square};

/// Number of random boards, in addition to the named positions, with one move each.
const BOARDS: usize = 150;
/// Number of moves of each named position.
const MOVES: usize = 6;
/// Positions with every castling right; the vectors make all moves that could affect one of these rights.
const WITH_RIGHTS: [&str; 4] = [
    "r3k2r/1P4P1/5q2/8/8/2Q5/1p4p1/R3K2R w KQkq - 0 1",
    "r3k2r/1P4P1/5q2/8/8/2Q5/1p4p1/R3K2R b KQkq - 0 1",
    "r3k2r/8/8/1N4n1/1n4N1/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/1N4n1/1n4N1/8/8/R3K2R b KQkq - 0 1",
];

/// Positions with a piece on every square near a home square; the vectors make only one move from each square.
const CROWDED: [&str; 2] = [
    "rnbqkbnr/p3p2p/N3N2N/N3N2N/N3N2N/N3N2N/P3P2P/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/p3p2p/n3n2n/n3n2n/n3n2n/n3n2n/P3P2P/RNBQKBNR b KQkq - 0 1",
];

/// Makes moves, takes them back, and checks the boards against the engine's.
///
/// # Errors
/// If a board differs.
pub fn vectors(simulator: impl Simulator) -> Result<Vectors, VectorsError> {
    let mut driver = MakeDriver::new(simulator);
    let mut vectors = Vectors::default();
    let mut chance = Chance::new(1950);
    let named = positions().map(|(name, position)| (name, position, MOVES));
    let odd = RandomBoards::new(1950)
        .take(BOARDS)
        .map(|position| ("by chance", position, 1));
    let special = named.chain(odd).map(|(name, position, most)| {
        let moves = special_first(&position, &mut chance, most);
        (name, position, moves)
    });
    let with_rights = WITH_RIGHTS.map(|fen| {
        let position: Position = fen.parse().expect("a position of ours");
        let moves = near_homes(&position);
        ("castling rights", position, moves)
    });
    let crowded = CROWDED.map(|fen| {
        let position: Position = fen.parse().expect("a position of ours");
        let mut moves = near_homes(&position);
        moves.sort_by_key(|mv| mv.from().index());
        moves.dedup_by_key(|mv| mv.from());
        ("castling rights", position, moves)
    });
    for (name, position, moves) in special.chain(with_rights).chain(crowded) {
        vectors.begin(format_args!("{name}: {position}"));
        for mv in moves {
            let words = one(&mut driver, &position, mv)?;
            vectors.push(&words);
            vectors.moves += 2;
        }
    }
    Ok(vectors)
}

/// Returns the moves from or to a square whose number differs in at most one bit from the home square of a king or
/// rook.
fn near_homes(position: &Position) -> Vec<Move> {
    let homes = ["a1", "e1", "h1", "a8", "e8", "h8"]
        .map(|home| home.parse::<Square>().expect("a square").index());
    let is_near = |square: Square| {
        let distance = |home: &usize| (home ^ square.index()).count_ones();
        homes.iter().any(|home| distance(home) <= 1)
    };
    let moves = position.pseudo_legal_moves();
    let near = moves
        .iter()
        .filter(|mv| is_near(mv.from()) || is_near(mv.to()));
    near.copied().collect()
}

/// Some moves of a position: first the moves that are not quiet, then random others.
fn special_first(position: &Position, chance: &mut Chance, most: usize) -> Vec<Move> {
    let mut moves = position.pseudo_legal_moves().to_vec();
    moves.sort_unstable_by_key(|mv| mv.word());
    for at in (1..moves.len()).rev() {
        moves.swap(at, chance.below(at as u32 + 1) as usize);
    }
    moves.sort_by_key(|mv| {
        [5, 2, 3, 15, 12, 13, 14, 1]
            .iter()
            .position(|&kind| kind == mv.kind().code())
            .unwrap_or(9)
    });
    moves.truncate(most);
    moves
}

/// Makes a move and takes it back on an idle unit, and returns the words.
fn one(
    driver: &mut MakeDriver<impl Simulator>,
    position: &Position,
    mv: Move,
) -> Result<Vec<u32>, VectorsError> {
    let (before, expected) = (position.image(), position.play(mv).image());
    let made = driver.change(Change {
        image: before,
        mv,
        back: None,
    });
    let wrong = |found: Option<After>, expected: [u32; 9]| VectorsError::Disagreement {
        fen: format!("{position}, {mv}"),
        found: format!("{found:x?}"),
        expected: format!("{expected:x?}"),
    };
    let Some(after) = made.filter(|after| after.image == expected) else {
        return Err(wrong(made, expected));
    };
    let back = driver.change(Change {
        image: expected,
        mv,
        back: Some(after.undo),
    });
    if back
        != Some(After {
            image: before,
            undo: 0,
        })
    {
        return Err(wrong(back, before));
    }
    let mut words = before.to_vec();
    words.extend([mv.word().into(), after.undo]);
    words.extend(expected);
    Ok(words)
}
