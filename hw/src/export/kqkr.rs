//! The tablebase unit: what is said of it, and its test vectors.

use super::ExportError;
use super::unit::Unit;
use super::vectors::{Driver, Vectors};
use crate::circuit::Circuit;
use crate::kqkr::WON;
use crate::pins::Pins;
use fpgambit_engine::Square;
use fpgambit_engine::kqkr::{Ending, Men, Symmetry, Turn};
use fpgambit_engine::random::Chance;

/// The unit in words.
pub(super) const KQKR: Unit = Unit {
    title: "queen against rook: won or not, from on-chip memory",
    description: "\
A position of king and queen against king and rook goes in, the queen's side to move; out comes whether that side wins \
(McCarthy's table of won positions, 1980). The board is turned until the queen's king is in the triangle a1, d1, d4; \
then one of 462 pairs of kings, the queen's square and the rook's are the number of a bit.

Squares: a1 = 0, b1 = 1 to h8 = 63. Colours do not matter. What is no legal position (two men on a square, kings that \
touch, the rook's king in check) is not won.

Latency: three clocks, one answer a clock, in the order of the queries. While an answer waits that is not taken, the \
whole pipeline stands still.",
    ports: &[
        ("clock", "everything happens at its rising edge"),
        (
            "reset",
            "synchronous: no answer offered in the next cycle; queries under way are forgotten",
        ),
        ("query_valid", "a position is there"),
        (
            "query_ready",
            "it is taken at this edge if query_valid is high; low in reset and while an answer waits",
        ),
        (
            "query_king",
            "the king of the queen's side, which is to move",
        ),
        ("query_other", "the king of the rook's side"),
        ("query_queen", "the queen"),
        ("query_rook", "the rook"),
        (
            "answer_valid",
            "an answer is offered; it holds until taken, and does not wait for answer_ready",
        ),
        ("answer_ready", "the sink takes it at this edge"),
        (
            "answer_won",
            "the position is legal, and won by the queen's side",
        ),
        (
            "cycles",
            "clocks of this run: from the query that found nothing under way to the last answer, both counted",
        ),
    ],
    bench: include_str!("templates/kqkr_tb.v"),
};

/// Legal positions, each seen in all eight symmetries.
const LEGAL: usize = 400;
/// Squares by chance, legal or not.
const ANY: usize = 400;
/// Clocks from a query to its answer.
const LATENCY: usize = 3;

/// Puts positions to a circuit, one after the other; its answers are checked against the engine's table.
///
/// For each position a word `{7'd0, won, king[5:0], other[5:0], queen[5:0], rook[5:0]}`.
///
/// # Errors
/// [`ExportError::Disagreement`] when an answer differs.
pub(super) fn vectors<C: Circuit + Pins>(circuit: C) -> Result<Vectors, ExportError> {
    let mut driver = Driver { circuit };
    let mut vectors = Vectors::default();
    let mut words = Vec::new();
    for men in positions() {
        let expected = WON.contains(men.king, men.other, men.piece, men.foe);
        let found = driver.look_up(men);
        if found != Some(expected) {
            return Err(ExportError::Disagreement {
                fen: format!("{men:?}"),
                found: format!("{found:?}"),
                expected: format!("{expected}"),
            });
        }
        let squares = [men.king, men.other, men.piece, men.foe];
        let word = squares.iter().fold(u32::from(expected), |word, square| {
            word << 6 | square.index() as u32
        });
        words.push(word);
    }
    vectors.positions = words.len();
    vectors.comment("{won, king, other, queen, rook}");
    vectors.push(&words);
    Ok(vectors)
}

fn positions() -> Vec<Men> {
    let mut chance = Chance::new(1980);
    let mut any = move || {
        let [king, other, piece, foe] = [0; 4].map(|_: u8| Square::new(chance.below(64) as u8));
        Men {
            king,
            other,
            piece,
            foe,
        }
    };
    let mut positions: Vec<Men> = (0..ANY).map(|_| any()).collect();
    while positions.len() < ANY + LEGAL * Symmetry::ALL.len() {
        let men = any();
        if men.position(Ending::QueenWins, Turn::Winner).is_some() {
            positions.extend(Symmetry::ALL.map(|symmetry| men.seen(symmetry)));
        }
    }
    positions
}

impl<C: Circuit + Pins> Driver<C> {
    /// The answer for one position; `None` when it does not come in time, or `cycles` does not tell its time.
    fn look_up(&mut self, men: Men) -> Option<bool> {
        self.drive("query_valid", 1);
        self.drive("query_king", men.king.index() as u32);
        self.drive("query_other", men.other.index() as u32);
        self.drive("query_queen", men.piece.index() as u32);
        self.drive("query_rook", men.foe.index() as u32);
        self.drive("answer_ready", 1);
        self.settle();
        self.circuit.edge();
        self.drive("query_valid", 0);
        for _ in 1..LATENCY {
            self.settle();
            if self.read("answer_valid") == 1 {
                return None;
            }
            self.circuit.edge();
        }
        self.settle();
        let answer = (self.read("answer_valid") == 1).then(|| self.read("answer_won") == 1);
        self.circuit.edge();
        self.settle();
        answer.filter(|_| self.read("cycles") == LATENCY as u32 + 1)
    }
}
