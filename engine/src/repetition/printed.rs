//! AXON's function PERPETUAL as its paper prints it (Vučković & Vidanović 2007, sections 4 and 5).
//!
//! It is here for comparison, not for use. It gives no false alarm, but it misses:
//!
//! - rotations of three or more like pieces: *symmetry* closes only cycles of two;
//! - repetitions in which more than 16 pieces have moved: the list has 16 entries, and with promoted pieces more can be
//!   necessary. The paper does not say what happens then; here the walk ends;
//! - a repetition beyond a point where the pieces were as now with the other side to move (a triangulation): the paper
//!   ends the procedure there (section 5.1);
//! - everything after a null move: a `null_move_counter` above zero switches detection off (section 4).

use super::chains::Open;
use super::{Chain, Detector, History, Record, Rule, Verdict};
use crate::{Move, Position};

/// The size of the list of chains.
const CHAINS_MAX: usize = 16;

/// The method of chains as printed, which is not exact.
#[derive(Clone, Debug, Default)]
pub struct PrintedChains {
    history: History,
    /// The paper's `null_move_counter`.
    nulls: u32,
}

impl PrintedChains {
    /// Returns, for each of these reversible records as it is undone, the rules that apply to it and the chains then
    /// open. The latest record is the last in the slice, and the first in the result.
    pub fn trace(records: &[Record]) -> Vec<(Vec<Rule>, Vec<Chain>)> {
        let mut open = Open::default();
        let undone = records.iter().rev().map(|&record| {
            let (first, then) = undo(&mut open, record);
            let rules = [first].into_iter().chain(then).collect();
            (rules, open.chains().to_vec())
        });
        undone.collect()
    }
}

/// Undoes a move by the printed rules. Returns the rule that added it and the rule that closed chains.
#[inline]
fn undo(open: &mut Open, record: Record) -> (Rule, Option<Rule>) {
    let (place, rule) = open.take_up(record);
    let closed = match rule {
        Rule::Transition if open.reflect(place) => Some(Rule::Reflection),
        Rule::Transition if open.close_swapped(place) => Some(Rule::Symmetry),
        _ => None,
    };
    (rule, closed)
}

impl Detector for PrintedChains {
    fn clear(&mut self) {
        *self = PrintedChains::default();
    }

    fn push(&mut self, before: &Position, mv: Move) {
        self.history.push(Record::of(before, mv));
    }

    fn push_null(&mut self, _: &Position) {
        self.history.push(Record::NULL);
        self.nulls += 1;
    }

    fn pop(&mut self) {
        if self.history.pop() == Some(Record::NULL) {
            self.nulls -= 1;
        }
    }

    fn query(&self, _: &Position, enough: u32) -> Verdict {
        let mut verdict = Verdict::NEW;
        if self.nulls > 0 || enough <= 1 {
            return verdict;
        }
        let mut open = Open::default();
        for (back, &record) in (1..).zip(self.history.reversible().iter().rev()) {
            undo(&mut open, record);
            if open.chains().len() > CHAINS_MAX {
                break;
            }
            if open.chains().is_empty() {
                if back % 2 == 1 {
                    break;
                }
                verdict.add(back);
                if verdict.count >= enough {
                    break;
                }
            }
        }
        verdict
    }
}
