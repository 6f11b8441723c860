//! The order in which a node tries its moves.
//!
//! The node tries the table's move, then captures that lose nothing, killers, quiet moves by their history, and finally
//! the captures that lose material. It tests whether a capture loses only when the capture's turn comes. The move word
//! decides between equal ranks, so that the order does not depend on the move source.

use super::history::{Context, History};
use super::see;
use crate::{Kind, Move, MoveList, Position};

const TABLE: i32 = 1 << 29;
const GOOD_CAPTURE: i32 = 1 << 27;
const KILLER: i32 = 1 << 25;
const BAD_CAPTURE: i32 = -(1 << 27);

/// A move and its rank: the score in the upper bits, the move word below.
#[derive(Clone, Copy, Debug)]
struct Ranked {
    rank: i64,
    mv: Move,
}

impl Ranked {
    fn new(mv: Move, score: i32) -> Ranked {
        Ranked {
            rank: i64::from(score) << 16 | i64::from(mv.word()),
            mv,
        }
    }

    fn score(self) -> i32 {
        (self.rank >> 16) as i32
    }
}

/// The moves of all nodes of the line, one stretch for each node.
#[derive(Debug, Default)]
pub struct Stack(Vec<Ranked>);

/// A node's stretch of the stack.
#[derive(Debug)]
pub struct Picker {
    start: usize,
    next: usize,
}

/// What determines the rank of a node's moves.
pub struct Order<'a> {
    pub position: &'a Position,
    pub table: Option<Move>,
    pub killers: [Option<Move>; 2],
    pub history: &'a History,
    pub context: &'a Context,
}

impl Order<'_> {
    #[inline]
    fn score(&self, mv: Move) -> i32 {
        if Some(mv) == self.table {
            return TABLE;
        }
        if mv.kind().is_tactical() {
            let underpromotion = mv.promotion().is_some_and(|kind| kind != Kind::Queen);
            if underpromotion {
                return BAD_CAPTURE;
            }
            let gain = see::gain(self.position, mv);
            return GOOD_CAPTURE + 32 * gain + self.history.capture(self.position, mv);
        }
        if Some(mv) == self.killers[0] {
            return KILLER + 1;
        }
        if Some(mv) == self.killers[1] {
            return KILLER;
        }
        self.history.quiet(self.position, mv, self.context)
    }
}

impl Stack {
    /// Ranks a node's moves and pushes them on top of the others.
    #[inline]
    pub fn rank(&mut self, moves: &MoveList, order: &Order) -> Picker {
        let start = self.0.len();
        self.0
            .extend(moves.iter().map(|&mv| Ranked::new(mv, order.score(mv))));
        Picker { start, next: start }
    }

    /// Returns the best move not yet tried, and whether it loses material by exchange.
    #[inline]
    pub fn next(&mut self, picker: &mut Picker, position: &Position) -> Option<(Move, bool)> {
        loop {
            let rest = &mut self.0[picker.next..];
            let (best, _) = rest
                .iter()
                .enumerate()
                .max_by_key(|(_, ranked)| ranked.rank)?;
            let ranked = rest[best];
            let score = ranked.score();
            if (GOOD_CAPTURE / 2..TABLE).contains(&score) && !see::at_least(position, ranked.mv, 0)
            {
                rest[best] = Ranked::new(ranked.mv, score - GOOD_CAPTURE + BAD_CAPTURE);
                continue;
            }
            rest.swap(0, best);
            picker.next += 1;
            return Some((ranked.mv, score < BAD_CAPTURE / 2));
        }
    }

    /// Drops the node's moves.
    #[inline]
    pub fn drop(&mut self, picker: Picker) {
        self.0.truncate(picker.start);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::RandomGames;

    /// The picker returns every move once, in an order that does not depend on the list's.
    #[test]
    fn move_order_does_not_depend_on_the_list_order() {
        let (history, context) = (History::default(), [None, None]);
        for position in RandomGames::new(2).take(500) {
            let moves = position.legal_moves();
            let order = Order {
                position: &position,
                table: moves.last().copied(),
                killers: [None; 2],
                history: &history,
                context: &context,
            };
            let mut stack = Stack::default();
            let mut tried = |moves: &MoveList| -> Vec<Move> {
                let mut picker = stack.rank(moves, &order);
                let tried =
                    std::iter::from_fn(|| stack.next(&mut picker, &position).map(|(mv, _)| mv));
                let tried = tried.collect();
                stack.drop(picker);
                tried
            };
            let forward = tried(&moves);
            let backward = tried(&moves.iter().rev().copied().collect());
            assert_eq!(forward, backward);
            assert_eq!(forward.first(), moves.last());
            let mut sorted = [forward, moves.to_vec()];
            sorted.iter_mut().for_each(|list| list.sort_unstable());
            assert_eq!(sorted[0], sorted[1]);
        }
    }
}
