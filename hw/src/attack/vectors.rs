//! Test vectors of the attack unit.
//!
#![doc = include_str!("vectors.md")]

use super::Query;
use super::driver::AttackDriver;
use crate::unit::{Prompt, Run, Simulator, Vectors, VectorsError, mixed, positions};
use fpgambit_engine::posdata::{Board, PieceType, Posdata};
use fpgambit_engine::{Color, Position, Square};

/// Number of drawn boards; the vectors record each by the number from which it was drawn.
const DRAWN: usize = 400;
/// Number of queries on each drawn board.
const ASKED: u32 = 12;

/// Runs queries on all [positions], every second one mirrored, and on drawn boards, and checks the answers against the
/// software routines'.
///
/// # Errors
/// If an answer differs or the unit breaks its contract.
pub fn vectors(simulator: impl Simulator) -> Result<Vectors, VectorsError> {
    let mut driver = AttackDriver::new(simulator);
    let mut vectors = Vectors::default();
    for (number, (name, mut position)) in (1..).zip(positions()) {
        if number % 2 == 0 {
            position = position.mirrored();
        }
        vectors.begin(format_args!("{name}: {position}"));
        let image = position.image();
        vectors.push(&image);
        driver.load(image)?;
        let board = Board::new(&position, Posdata::gnuchess());
        for query in queries(number, &position) {
            let run = ask(&mut driver, &position, &board, query)?;
            let (kind, square, side) = query.ports();
            let head = 1 << 31 | kind << 28 | square << 22 | side << 21 | run.cycles;
            vectors.push(&[head, driver.visited()]);
            vectors.push_answer(run.words());
        }
        vectors.push(&[0]);
    }
    for (number, position) in vectors.draw(DRAWN) {
        driver.load(position.image())?;
        let board = Board::new(&position, Posdata::gnuchess());
        let mut sum = 0;
        for asked in 0..ASKED {
            let word = mixed(number ^ asked << 16);
            let by = Color::ALL[(word >> 6 & 1) as usize];
            let query = Query::from_ports(asked % 6, word & 63, by).expect("there are six kinds");
            let run = ask(&mut driver, &position, &board, query)?;
            sum = mixed(sum ^ word);
            sum = run.words().fold(sum, |sum, word| mixed(sum ^ word));
            sum = mixed(sum ^ (run.cycles << 16 | driver.visited()));
            vectors.moves += run.words.len();
        }
        vectors.push(&[number, sum]);
    }
    Ok(vectors)
}

/// Runs a query and checks its answer against the software routines'.
fn ask(
    driver: &mut AttackDriver<impl Simulator>,
    position: &Position,
    board: &Board<'_>,
    query: Query,
) -> Result<Run, VectorsError> {
    let run = driver.ask(query, &mut Prompt)?;
    let expected = query.answer(board);
    if run.words().eq(expected.iter().copied().map(u32::from)) {
        return Ok(run);
    }
    let words: Vec<u32> = run.words().collect();
    Err(VectorsError::Disagreement {
        fen: position.to_string(),
        found: format!("{words:04x?} to {query:?}"),
        expected: format!("{expected:04x?}"),
    })
}

/// The queries for a position: about every piece, both kings, and one square in eight, different ones each time.
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
