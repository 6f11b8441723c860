//! The software model of the chip's search: a deterministic integer search that a circuit can match node for node.
//!
//! It is the oracle for the unit `search` and the search behind `--searcher chip`. The rules below define it completely: a
//! circuit that follows them returns the same score, best move and number of nodes for every job. Their numbers are
//! constants of this module, defined in `rules.rs`.
//!
//! ```
//! use fpgambit_engine::Position;
//! use fpgambit_engine::searcher::{Job, MATE, Searcher, Squares};
//!
//! let position: Position = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1".parse().unwrap();
//! let mut searcher = Searcher::new(Squares::new());
//! let answer = searcher.run(&Job::new(position, 3), &mut ()).unwrap();
//! assert_eq!(answer.best.unwrap().to_string(), "a1a8");
//! assert_eq!(answer.score, MATE - 1);
//! ```
//!
//! # Terms
//!
//! A **job** is a tag, a position (the root), a depth of 0 to 12 plies, a window alpha to beta, a move to try first or none,
//! a node limit or none, after the moves of a game ([`Searcher::push`]). A **node** is a position reached from the root
//! by moves and passes, with a window, a depth and its **ply**, the number of moves and passes from the root, which is ply 0.
//! Scores and values are for the side to move at their node, in centipawns. **Value** is the evaluation of the position
//! without search ([`Evaluation`]), from -20,000 to 20,000.
//!
//! Jobs and answers have 16 bits for a score. Internally, the sums of rules 7, 8 and 14 use 17 bits, so nothing wraps. Only the
//! game's moves outlive a job.
//!
//! # The rules
//!
//! **1. Scores.** A draw is 0. Mated at ply p is p - 32,000, so the sooner mate is the better. Scores
//! are fail-hard: a node's score matters only within its window, and a node that has reached beta returns beta.
//! The widest window is -32,767 to 32,767.
//!
//! **2. Entering.** Before a node is entered, a cancel ends the search; otherwise a reached node limit does; otherwise the
//! node is counted. Every node counts: root, nodes after a pass, draws, ends of the stack.
//!
//! Rules 3 to 7 apply in order to every node entered. Rules 3 to 5 and 7 to 9 do not apply to the root.
//!
//! **3. Repetition.** If the position has occurred before in the line or in the game, even once, the score is 0. The
//! [single counter](crate::repetition::Counter) decides: same pieces on the same squares, same side to move, only reversible
//! moves in between (as defined by [`Record`](crate::repetition::Record)); a pass is irreversible. No test is needed with fewer
//! than four such moves behind the node, and none is made with a half-move clock of 100 or more. So at most 99 moves are
//! retracted, from game and line together.
//!
//! **4. Stack end.** A node at ply 32 returns its value, in check or not. So the stack has 32 frames, plies 0 to 31.
//!
//! **5. Fifty moves.** With a half-move clock of 100 or more the score is 0, unless the side to move is mated: in check, the
//! node goes on to rule 10, where its first legal move, before it is made, makes it 0.
//!
//! **6. Check.** In check, the depth is increased by one.
//!
//! **7. Futility.** At depth 1, not in check, with value + 150 <= alpha, the depth is 0.
//!
//! With depth 0 at this point, a node is a *quiescence node*: rules 13 to 15 apply. Otherwise it is a *full node*: rules 8 to 12
//! apply. So a side in check can try all its moves in quiescence too, and cannot stand pat.
//!
//! **8. Reverse futility.** Not in check, up to depth 3: if value - 80 * depth >= beta, the node returns beta.
//!
//! **9. Null move.** Not in check, from depth 2 on, not right after a pass, with value >= beta and more than king and pawns
//! for the side to move: it passes (the en passant square goes, the half-move clock goes on, a record that is not reversible
//! is pushed), and the node after it is searched with depth - 3, at least 0, and the empty window around beta: beta - 1 to beta
//! as this node sees it. If its score reaches beta, the node returns beta.
//!
//! **10. Moves.** All legal moves, in the order of rule 11. Without any, the score is that of rule 1 in check, else 0. Each is made
//! and its node searched with depth - 1 and the window (-beta, -alpha); its score is the negative of what comes back. *Window
//! step:* a score of beta or more ends the node, which returns beta (a **cutoff**); one above alpha becomes alpha; any
//! other changes nothing. After the last move the node returns alpha. At the root the move that last raised alpha, or cut, is
//! the best move.
//!
//! **11. Order.** By the move's **rank**, 17 bits, the least first: stage, a number within it, way, square gone to.
//!
//! | stage | moves | within |
//! |--:|---|---|
//! | 0 | the job's first move, in the root only | all other bits 0 |
//! | 1 | promotions to a queen, capturing or not | by what they take: queen 0, rook 1, bishop 2, knight 3, none 5 |
//! | 2 | captures, en passant among them | by what they take: queen 0, rook 1, bishop 2, knight 3, pawn 4 |
//! | 3 | the killers of this ply | the latest 0, the one before it 1; all other bits 0 |
//! | 4 | castling | short 0, long 1 |
//! | 5 | other moves that neither capture nor promote | 0 |
//! | 6 | other promotions, capturing or not | rook 1, bishop 2, knight 3 |
//!
//! A move is in the first stage that it fits, but for the killers, which are compared as whole move words and are never captures
//! or promotions. The **way** ([`way()`]) is how the mover goes, five bits: pawns 0 to 2, knights 3 to 10, diagonally
//! 11 to 14, straight 15 to 18, king 19; so cheap attackers come first. The square is that gone to. Way and square are as the
//! mover sees the board, Black's being turned (rank 8 first). No two legal moves have the same rank, and killers of a
//! node's ply cannot change while it tries its moves: the order is of the node, whoever generates.
//!
//! **12. Killers.** A cutoff in a full node by a move that neither captures nor promotes makes it the latest killer of the ply;
//! the latest until then is the one before it, unless it is the same move. Two a ply, none when a job begins; nothing else
//! clears them.
//!
//! **13. Stand pat.** Quiescence nodes: a value of beta or more returns beta; one above alpha becomes alpha. (At the root too, and
//! then without a best move.) Then legal captures and promotions to a queen are tried as in rules 10 and 11, but
//! for rules 14 and 15, with depth 0. There are no killers here, the first move is as any other, and without a
//! capture nobody asks whether it is stalemate.
//!
//! **14. Delta.** A capture that does not promote is left out, and so is all that follows it, if
//! value + worth of what it takes + 150 <= alpha (alpha as it is by then). Worth: pawn 100, knight and bishop 300, rook 500,
//! queen 900. All that follows takes no more, so leaving it out one by one is the same.
//!
//! **15. Guarded.** A capture that does not promote is left out if the taker is worth more than what it takes and the square is
//! attacked by any man of the other side, pinned or not, on the board as it stands. A king's capture is legal only where
//! nothing attacks, so it is never left out. En passant a pawn takes its like.
//!
//! **16. The answer.** The root's score, alpha if it is not above it (bound *upper*, and no best move), beta if it is not below it
//! (*lower*), else *exact*. An aborted search returns the alpha reached at the root and its best move, as a lower bound; if
//! alpha has not risen, it returns the job's alpha without a bound.
//!
//! # What is cheap about it
//!
//! - A frame holds alpha, beta, depth, the move made, its undo, the rank reached and two flags. The next move is the least rank
//!   above the last: one comparator on a stream of moves in any order, so no list is sorted and none need be kept.
//! - For a circuit that has the moves as sets, a way is a set and the square its next bit. By attacker, from and to, where one
//!   set of diagonal moves holds bishops' and queens', the nodes are the same within 2 %.
//! - Fail-hard: the window step is two comparisons, and alpha the only score a node keeps.
//! - In quiescence no slider sees the king, so what attacks a square with the king taken off the board, as generators
//!   want it, is what guards it.
//! - The evaluation is sums of table entries, two to four a move, and one product ([`squares`]).
//!
//! # Tree sizes
//!
//! Nodes a position over the 50 bench positions, and what happens in them (`cargo run --release -p fpgambit-engine --example
//! searcher_events` counts it again):
//!
#![doc = include_str!("events.md")]
//!
//! # Tried and left out
//!
//! Games at equal nodes (4,000 to 20,000 a move, random openings, both colours), of a prototype that had each idea as a switch;
//! 95 % of such results lie within some 7 to 9 points of the truth.
//!
//! | idea | nodes at depth 5 | won |
//! |---|--:|--:|
//! | reduce late quiet moves by a ply, search again if one surprises | -48 % | 50 % of 220 games |
//! | scout with an empty window after the first move | -7 % | 47 % of 160 |
//! | null move a ply more reduced | -16 % | 47 % of 380 |
//! | futility at depth 2 too | -2 % | 50 % of 160 |
//! | guarded, cheaper men taken after the quiet moves | +2 % | |
//! | piece-squares not mixed by phase | | 36 % of 120 |
//!
//! Of what is in, without reverse futility 46 % of 160, without killers 31 % of 40.

mod evaluation;
mod job;
mod order;
mod rules;
mod search;
pub mod squares;
mod watch;

pub use evaluation::{Change, Evaluation, changes};
pub use job::{Answer, Job, JobError, Status};
pub use order::{Favourites, ordered, rank, victim, way};
pub use rules::*;
pub use search::Searcher;
pub use squares::Squares;
pub use watch::{CancelAfter, Counts, Event, Watch};

#[cfg(test)]
mod tests;
