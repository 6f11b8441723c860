//! Test vectors of the evaluator.
//!
#![doc = include_str!("vectors.md")]

use super::driver::{CONTEXTS, EvaluateDriver, Request, UNDOS, Valued};
use super::network;
use crate::unit::{Simulator, Vectors, VectorsError, positions};
use fpgambit_engine::network::naive;
use fpgambit_engine::random::{Chance, RandomBoards};
use fpgambit_engine::{Move, MoveKind, Position};
use std::collections::VecDeque;

/// Number of random boards, besides the named positions.
const BOARDS: usize = 16;
/// Number of requests after a load.
const REQUESTS: usize = 24;
/// Number of requests in the one line that is too long to be undone completely.
const LONG_LINE: usize = 90;

/// A context's line of play.
#[derive(Clone, Debug)]
struct Line {
    position: Position,
    /// The earlier positions, the one that an undo returns to last.
    before: VecDeque<Position>,
}

/// Generates requests, and the position to which each leads, as the reference for circuits. Rare kinds of moves are
/// more frequent than in play.
#[derive(Debug)]
pub struct Play {
    chance: Chance,
    lines: Vec<Option<Line>>,
}

impl Play {
    /// Creates the generator for this seed, with nothing loaded.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            lines: vec![None; CONTEXTS as usize],
        }
    }

    /// Loads a position.
    pub fn load(&mut self, context: u32, position: Position) -> Request {
        let request = Request::load(&position);
        self.lines[context as usize] = Some(Line {
            position,
            before: VecDeque::new(),
        });
        request
    }

    /// Returns another request of a context and the position that it leads to, or `None` if nothing is loaded, or if
    /// there is neither a legal move nor anything to undo.
    pub fn next(&mut self, context: u32) -> Option<(Request, Position)> {
        let Self { chance, lines } = self;
        let line = lines[context as usize].as_mut()?;
        let mv = choose(&line.position, chance);
        let takes_back = mv.is_none() || chance.once_in(3);
        if takes_back && let Some(before) = line.before.pop_back() {
            line.position = before;
            return Some((Request::Undo, line.position.clone()));
        }
        let before = line.position.clone();
        let request = match mv {
            Some(_) if chance.once_in(12) && !before.is_check() => {
                line.position.make_null();
                Request::Pass
            }
            Some(mv) => {
                line.position.make(mv);
                Request::Move(mv)
            }
            None => return None,
        };
        line.before.push_back(before);
        if line.before.len() > UNDOS {
            line.before.pop_front();
        }
        Some((request, line.position.clone()))
    }
}

/// Picks a move: half of the time any move, otherwise each kind of move that exists here is equally likely.
fn choose(position: &Position, chance: &mut Chance) -> Option<Move> {
    let mut moves = position.legal_moves().to_vec();
    moves.sort_unstable_by_key(|mv| (mv.kind().code(), mv.word()));
    let mut kinds: Vec<MoveKind> = moves.iter().map(|mv| mv.kind()).collect();
    kinds.dedup();
    if chance.once_in(2) {
        let kind = *chance.pick(&kinds)?;
        moves.retain(|mv| mv.kind() == kind);
    }
    chance.pick(&moves).copied()
}

/// Runs the vectors on a circuit, and compares its values with the network's.
///
/// # Errors
/// If a value differs.
pub fn vectors(simulator: impl Simulator) -> Result<Vectors, VectorsError> {
    let mut driver = EvaluateDriver::new(simulator);
    let mut vectors = Vectors::default();
    let mut play = Play::new(1988);
    let mut found = Vec::new();
    let mut expected: Vec<(Valued, Position)> = Vec::new();
    let named = positions().map(|(name, position)| (name.to_owned(), position));
    let odd = RandomBoards::new(1988).take(BOARDS);
    let odd = odd.map(|position| ("by chance".to_owned(), position));
    let starts: Vec<(String, Position)> = named.step_by(3).chain(odd).collect();
    let last = starts.len() - 1;
    for (number, (name, position)) in starts.into_iter().enumerate() {
        let context = number as u32 % CONTEXTS;
        vectors.begin(format_args!("{name}: {position}"));
        let load = play.load(context, position.clone());
        let mut requests = vec![(context, load, position)];
        let count = if number == last { LONG_LINE } else { REQUESTS };
        for _ in 0..count {
            // One context plays the whole long line.
            let context = match number == last {
                true => context,
                false => play.chance.below(CONTEXTS),
            };
            if let Some((request, position)) = play.next(context) {
                requests.push((context, request, position));
            }
        }
        for (context, request, position) in requests {
            let mut words = vec![request.word(context)];
            if let Request::Load(image) = request {
                words.extend(&image[..8]);
            }
            if request.has_value() {
                let value = naive::sums(network(), &position).value as i16;
                words.push(u32::from(value as u16));
                expected.push((Valued { context, value }, position.clone()));
                vectors.moves += 1;
            }
            vectors.push(&words);
            if driver.offer(context, request, &mut found).is_none() {
                return Err(VectorsError::Disagreement {
                    fen: position.to_string(),
                    found: "no acceptance".to_owned(),
                    expected: "one in time".to_owned(),
                });
            }
        }
    }
    driver.drain(&mut found);
    check(&found, &expected)?;
    Ok(vectors)
}

/// Compares the values with those expected for the positions.
fn check(found: &[Valued], expected: &[(Valued, Position)]) -> Result<(), VectorsError> {
    for (number, (expected, position)) in expected.iter().enumerate() {
        let found = found.get(number);
        if found != Some(expected) {
            return Err(VectorsError::Disagreement {
                fen: position.to_string(),
                found: format!("{found:?}"),
                expected: format!("{expected:?}"),
            });
        }
    }
    match found.get(expected.len()) {
        None => Ok(()),
        Some(extra) => Err(VectorsError::Disagreement {
            fen: "after the last position".to_owned(),
            found: format!("{extra:?}"),
            expected: "no value".to_owned(),
        }),
    }
}
