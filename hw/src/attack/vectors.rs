//! Test vectors of the unit.

use crate::attack::Query;
use crate::circuit::Circuit;
use crate::circuit::power_up;
use crate::movegen::vectors::{Driver, LONGEST_CYCLES, POSITIONS};
use crate::pins::Pins;
use crate::unit::{Vectors, VectorsError};
use fpgambit_engine::posdata::{Board, PieceType, Posdata};
use fpgambit_engine::{Color, Position, Square};

/// Puts queries to a circuit on all [positions](POSITIONS), every second one mirrored; its answers are checked against
/// the software routines'.
///
/// For each position: nine words of board image; then for each query a word `{1, kind[2:0], square[5:0], side, 5'd0,
/// cycles[15:0]}`, a word `visited` and the words that leave, `{15'd0, last, word}`; then a word 0.
///
/// # Errors
/// [`VectorsError::Disagreement`] when an answer differs.
pub(crate) fn vectors<C: Circuit + Pins>(circuit: C) -> Result<Vectors, VectorsError> {
    let mut driver = Driver {
        circuit: power_up(circuit)?,
    };
    let mut vectors = Vectors::default();
    for (number, (name, fen)) in (1..).zip(POSITIONS) {
        let mut position = Position::from_fen(fen).expect("the list holds valid positions");
        if number % 2 == 0 {
            position = position.mirrored();
        }
        vectors.positions += 1;
        vectors.comment(&format!("{number}: {name}: {position}"));
        let image = position.image();
        vectors.push(&image);
        driver.load(&image);
        let board = Board::new(&position, Posdata::gnuchess());
        for query in queries(number, &position) {
            let expected = query.answer(&board);
            let run = driver
                .ask(query)
                .and_then(|run| {
                    if run.words == expected {
                        Ok(run)
                    } else {
                        Err(format!("{:04x?} to {query:?}", run.words))
                    }
                })
                .map_err(|found| VectorsError::Disagreement {
                    fen: position.to_string(),
                    found,
                    expected: format!("{expected:04x?}"),
                })?;
            vectors.comment(&format!("{query:?}"));
            let (kind, square, side) = query.ports();
            let head = 1 << 31 | kind << 28 | square << 22 | side << 21 | run.cycles;
            vectors.push(&[head, run.visited]);
            let mut words: Vec<u32> = run.words.iter().map(|&word| word.into()).collect();
            *words.last_mut().expect("one word at least leaves") |= 1 << 16;
            vectors.push(&words);
            vectors.moves += words.len();
        }
        vectors.push(&[0]);
    }
    Ok(vectors)
}

/// What is asked of a position: about every piece, both kings, and one square in eight, others each time.
fn queries(number: usize, position: &Position) -> Vec<Query> {
    let mut queries = vec![Query::Ataks(Color::ALL[number / 2 % 2])];
    queries.extend(Color::ALL.map(Query::KingScan));
    for square in Square::ALL {
        let piece = position.piece_at(square);
        let chosen = (square.index() + 3 * number).is_multiple_of(8);
        if chosen || piece.is_some_and(|piece| PieceType::from(piece).is_slider()) {
            queries.push(Query::BrScan(square));
        }
        if chosen || piece.is_some() {
            queries.push(Query::Trapped(square));
        }
        if chosen {
            for by in Color::ALL {
                queries.extend([
                    Query::Attacked { square, by },
                    Query::Attackers { square, by },
                ]);
            }
        }
    }
    queries
}

/// What left the circuit for one query.
struct Run {
    words: Vec<u16>,
    cycles: u32,
    visited: u32,
}

impl<C: Circuit + Pins> Driver<C> {
    fn ask(&mut self, query: Query) -> Result<Run, String> {
        let (kind, square, side) = query.ports();
        self.drive("query_valid", 1);
        self.drive("query_kind", kind);
        self.drive("query_square", square);
        self.drive("query_side", side);
        self.drive("answer_ready", 1);
        self.settle();
        self.circuit.edge();
        self.drive("query_valid", 0);
        let mut words = Vec::new();
        for cycles in 2..LONGEST_CYCLES {
            self.settle();
            let valid = self.read("answer_valid") == 1;
            let last = valid && self.read("answer_last") == 1;
            if valid {
                words.push(self.read("answer_word") as u16);
            }
            self.circuit.edge();
            if last {
                self.settle();
                if self.read("cycles") != cycles {
                    return Err(format!("{} for {cycles} cycles", self.read("cycles")));
                }
                let visited = self.read("visited");
                return Ok(Run {
                    words,
                    cycles,
                    visited,
                });
            }
        }
        Err(format!("no last word in {LONGEST_CYCLES} cycles"))
    }
}
