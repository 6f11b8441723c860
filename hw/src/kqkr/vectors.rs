//! Test vectors of the unit.

use crate::circuit::Circuit;
use crate::circuit::power_up;
use crate::kqkr::WON;
use crate::movegen::vectors::Driver;
use crate::pins::Pins;
use crate::unit::{Vectors, VectorsError};
use fpgambit_engine::Square;
use fpgambit_engine::kqkr::{Ending, Men, Symmetry, Turn};
use fpgambit_engine::random::Chance;

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
/// [`VectorsError::Disagreement`] when an answer differs.
pub(crate) fn vectors<C: Circuit + Pins>(circuit: C) -> Result<Vectors, VectorsError> {
    let mut driver = Driver {
        circuit: power_up(circuit)?,
    };
    let mut vectors = Vectors::default();
    let mut words = Vec::new();
    for men in positions() {
        let expected = WON.contains(men.king, men.other, men.piece, men.foe);
        let found = driver.look_up(men);
        if found != Some(expected) {
            return Err(VectorsError::Disagreement {
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
