//! The software model of the chip's search: a deterministic integer search that a circuit can match node for node.
//!
//! It is the oracle for the unit `search` and the search behind `--searcher chip`. The rules below define it
//! completely: a circuit that follows them returns the same score, best move and number of nodes for every job. The
//! numbers in the rules are constants of this module, defined in `rules.rs`.
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
//! A **job** consists of a tag, a position (the root), a depth of 0 to 12 plies, a window from alpha to beta,
//! optionally a move to try first or a line to follow, and optionally a node limit. The root comes after the moves of a
//! game ([`Searcher::push`]). A **node** is a position that moves and passes reach from the root. It has a window, a
//! depth and a **ply**, the number of moves and passes from the root; the root has ply 0. Scores and values are in
//! centipawns, for the side to move at their node. The **value** of a position is its evaluation without search
//! ([`Evaluation`]), from -20,000 to 20,000.
//!
//! Jobs and answers have 16 bits for a score. Internally, the sums of rules 7, 8 and 14 use 17 bits, so nothing wraps.
//! The search keeps only the moves of the game from one job to the next.
//!
//! # The rules
//!
//! **1. Scores.** A draw scores 0. A side that is mated at ply p scores p - 32,000, so a quicker mate is better. Scores
//! are fail-hard: a node's score matters only within its window, and a node that has reached beta returns beta. The
//! widest window is -32,767 to 32,767.
//!
//! **2. Entering.** Before the search enters a node, it checks for a cancel first, then for the node limit; either one
//! ends the search. Otherwise it counts the node. It counts every node: the root, nodes after a pass, draws, nodes at
//! the end of the stack.
//!
//! Rules 3 to 7 apply in order to every node entered. Rules 3 to 5 and 7 to 9 do not apply to the root.
//!
//! **3. Repetition.** If the position has occurred before in the line or in the game, even once, the score is 0. The
//! [single counter](crate::repetition::Counter) decides: same pieces on the same squares, same side to move, only
//! reversible moves in between (as defined by [`Record`](crate::repetition::Record)); a pass is irreversible. The
//! search makes no such test if fewer than four reversible moves precede the node, or if the half-move clock is 100 or
//! more. The test therefore retracts at most 99 moves, of game and line together.
//!
//! **4. Stack end.** A node at ply 32 returns its value, in check or not. The stack therefore has 32 frames, plies 0 to
//! 31.
//!
//! **5. Fifty moves.** If the half-move clock is 100 or more, the score is 0, unless the side to move is mated. In
//! check, the node therefore continues to rule 10. If it has a legal move, it returns 0 before it makes that move.
//!
//! **6. Check.** In check, the depth is increased by one.
//!
//! **7. Futility.** At depth 1 and not in check, if value + 150 <= alpha, the depth becomes 0.
//!
//! A node with depth 0 at this point is a *quiescence node*: rules 13 to 15 apply. Any other node is a *full node*:
//! rules 8 to 12 apply. So a side in check can try all its moves in quiescence too, and cannot stand pat.
//!
//! **8. Reverse futility.** Not in check and up to depth 3: if value - 80 * depth >= beta, the node returns beta.
//!
//! **9. Null move.** The side to move passes if it is not in check, the depth is at least 2, the last move was not a
//! pass, value >= beta, and the side has more than king and pawns. A pass clears the en passant square, increments the
//! half-move clock and pushes an irreversible record. The search of the node after it has depth - 3, but at least 0,
//! and the empty window beta - 1 to beta as seen from this node. If the resulting score reaches beta, the node returns
//! beta.
//!
//! **10. Moves.** The node tries all legal moves in the order of rule 11. If it has none, it scores as mated (rule 1)
//! in check and 0 otherwise. It makes each move and searches the child with depth - 1 and the window (-beta, -alpha);
//! the move's score is the negative of the child's. *Window step:* a score of beta or more ends the node, which returns
//! beta (a **cutoff**); a score above alpha becomes alpha; any other score changes nothing. After the last move the
//! node returns alpha. At the root, the best move is the move that last raised alpha or caused the cutoff.
//!
//! **11. Order.** The node tries the move with the least **rank** first. A rank has 17 bits: stage, number within the
//! stage, way, destination.
//!
//! | stage | moves | number within the stage |
//! |--:|---|---|
//! | 0 | the job's first move, in the root only | all other bits 0 |
//! | 1 | promotions to a queen, capturing or not | by the captured piece: queen 0, rook 1, bishop 2, knight 3, none 5 |
//! | 2 | captures, including en passant | by the captured piece: queen 0, rook 1, bishop 2, knight 3, pawn 4 |
//! | 3 | the killers of this ply | the latest 0, the previous one 1; all other bits 0 |
//! | 4 | castling | short 0, long 1 |
//! | 5 | other moves that neither capture nor promote | 0 |
//! | 6 | other promotions, capturing or not | rook 1, bishop 2, knight 3 |
//!
//! Each move belongs to the first stage that fits it. Killers are the exception: the node compares them as whole move
//! words, and they are never captures or promotions. The **way** ([`way()`]) has five bits and says how the piece
//! moves: pawns 0 to 2, knights 3 to 10, diagonal moves 11 to 14, straight moves 15 to 18, king 19. Cheap attackers
//! therefore come first. Way and destination are as the mover sees the board: for Black the board is turned, so that
//! rank 8 comes first. No two legal moves have the same rank, and the killers of a node's ply cannot change while the
//! node tries its moves. The order therefore depends only on the node, not on the move generator.
//!
//! **12. Killers.** A cutoff in a full node by a move that neither captures nor promotes makes the move the latest
//! killer of its ply. The latest killer until then becomes the previous one, unless it is the same move. Each ply has
//! two killers. A job starts with none, and nothing else clears them.
//!
//! **13. Stand pat.** In a quiescence node, a value of beta or more returns beta; a value above alpha becomes alpha.
//! (This holds for the root too, which then has no best move.) The node then tries the legal captures and the
//! promotions to a queen, as in rules 10 and 11 and subject to rules 14 and 15, with depth 0. It ignores killers and
//! the job's first move. If there is no capture, it does not test for stalemate.
//!
//! **14. Delta.** A capture without promotion is skipped, and with it all moves after it, if value + worth of the
//! captured piece + 150 <= alpha (the current alpha). Worth: pawn 100, knight and bishop 300, rook 500, queen 900. No
//! later move captures more, so skipping them one by one gives the same result.
//!
//! **15. Guarded.** A capture without promotion is skipped if the capturing piece is worth more than the captured piece
//! and an enemy piece, pinned or not, attacks the square on the current board. A king may capture only where nothing
//! attacks, so this rule never skips a king's capture. It never skips an en passant capture, where both pieces are
//! pawns.
//!
//! **16. The answer.** If the root's score is not above alpha, the answer is alpha with the bound *upper* and no best
//! move. If it is not below beta, the answer is beta with the bound *lower*. Otherwise the score is *exact*. An aborted
//! search returns the alpha reached at the root and its best move, as a lower bound; if alpha has not risen, it returns
//! the job's alpha without a bound.
//!
//! **17. The line.** A job can restrict the root to the job's first move, and also restrict the node after that move to
//! one move. Rules 7 to 9 do not apply to such a node after the root. Everything else is as without a line: the score,
//! the plies, and what counts as a repetition. The best score over all lines of a length is therefore the root's score;
//! [`Split`] relies on this. The compact build of the circuit has no lines.
//!
//! # What makes it cheap in hardware
//!
//! - A frame holds alpha, beta, depth, the move made, its undo, the rank reached and two flags. The next move is the
//!   one with the least rank above the last. One comparator on a stream of moves in any order finds it, so the circuit
//!   sorts no list and need not store one.
//! - In a circuit that holds the moves as sets, each way is a set, and the destination is its next bit. With an order
//!   by attacker, origin and destination, where bishops and queens share one set of diagonal moves, the number of nodes
//!   is the same within 2 %.
//! - Fail-hard: the window step is two comparisons, and alpha is the only score that a node keeps.
//! - In quiescence no slider attacks the king. The attack map that generators use, with the king removed from the
//!   board, is therefore also the map of guarded squares.
//! - The evaluation is a sum of table entries, two to four for each move, and one product ([`squares`]).
//!
//! # Tree sizes
//!
//! Nodes per position over the 50 bench positions, and the events in them (`cargo run --release -p fpgambit-engine
//! --example searcher_events` counts them again):
//!
#![doc = include_str!("events.md")]
//!
//! # Tried and left out
//!
//! These are games at equal nodes (4,000 to 20,000 per move, random openings, both colours) between versions of a
//! prototype that had a switch for each idea. 95 % of such results are within about 7 to 9 points of the true value.
//!
//! | idea | nodes at depth 5 | won |
//! |---|--:|--:|
//! | reduce late quiet moves by a ply, search again if one raises alpha | -48 % | 50 % of 220 games |
//! | scout with an empty window after the first move | -7 % | 47 % of 160 |
//! | null move reduced by one more ply | -16 % | 47 % of 380 |
//! | futility at depth 2 too | -2 % | 50 % of 160 |
//! | guarded cheaper pieces captured after the quiet moves | +2 % | |
//! | piece-square tables without interpolation by phase | | 36 % of 120 |
//!
//! Two ideas that the search does use were also switched off: without reverse futility it won 46 % of 160 games,
//! without killers 31 % of 40.

mod evaluation;
mod job;
mod order;
mod rules;
mod search;
mod split;
pub mod squares;
mod watch;

pub use evaluation::{Change, Evaluation, changes};
pub use job::{Answer, Job, JobError, Status};
pub use order::{Favourites, ordered, rank, victim, way};
pub use rules::*;
pub use search::Searcher;
pub use split::Split;
pub use squares::Squares;
pub use watch::{CancelAfter, Counts, Event, Watch};

#[cfg(test)]
mod tests;
