//! The attack unit: GNU Chess's other routines on posdata as a circuit.
//!
//! Load a board image, then send queries; each returns one or more words. [`fpgambit_engine::posdata::attack`] defines
//! the queries for software and hardware alike.
//!
//! ```text
//! board -> [BoardFeeder]
//!             v
//! load --> [board] --> [AttackerCheck] which piece, does it attack? --------.
//!             |              ^                                              v
//!             |              '-- square --------------------------- [AttackWalk] <--> [Posdata]
//!             `--> [PieceSelector] --> next piece -------------------^   |
//!                                                                        v
//!                 answer <-- [AnswerStream] <-- words <-- [AnswerCounters] <--> [map]
//! ```
//!
//! The unit answers every query by walking posdata, one square per clock. To decide whether a square is attacked, it
//! walks from that square as a queen and then as a knight; these walks meet every possible attacker, and
//! [`AttackerCheck`] decides whether it attacks. KingScan and trapped walk the piece itself and suspend that walk to
//! test each square's safety. Ataks walks every piece of the side and counts in a memory of 64 entries. BRscan
//! continues behind the first enemy on a ray.
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/attack-blocks.svg"))]
//!
//! # Ports
//!
//! All ports are synchronous to the rising edge of `clock`. They are the fields of [`Attack`], numbered in
//! `Attack::PINS`.
//!
//! `answer_valid` never waits for `answer_ready`; `answer_word` and `answer_last` hold until they are accepted.
//! `load_ready`, `board_ready` and `query_ready` are low during a query, during reset and in the eight cycles after a
//! whole board was accepted. `board_ready` is also low in a cycle with `load_valid`, and `query_ready` with either, so
//! loads take precedence over a query in the same cycle. `query_kind`, `_square` and `_side` are sampled at the start.
//!
//! # Queries and answers
//!
//! An answer is zero or more items and a last word. Unnamed bits are 0.
//!
//! | kind | query | uses | items | last word |
//! |---|---|---|---|---|
//! | 0 | SqAtakd: does the side attack the square? | square, side | none | \[0\] yes |
//! | 1 | attackers: by which pieces? | square, side | one per piece, in the order of a queen's and then a knight's walk: \[5:0\] square, \[9:6\] nibble | \[4:0\] number; \[14:8\] kinds |
//! | 2 | ataks: what does the side attack? | side | a1 to g8, each the last word of query 1 | the same for h8 |
//! | 3 | BRscan: how far does the bishop, rook or queen see? | square | its x-rays, in the order of its rays: \[5:0\] front, \[11:6\] back, \[12\] a pin | \[15\] there is a slider; \[4:0\] its mobility |
//! | 4 | KingScan: what surrounds the side's king? | side | none | \[3:0\] attacked, \[7:4\] own, \[11:8\] safe |
//! | 5 | trapped: has the piece nowhere to go? | square | none | \[0\] trapped |
//! | 6, 7 | undefined | | none | 0 |
//!
//! Kinds: bit 8 + n for the kind with number n, so \[9\] pawns, \[10\] knights ... \[14\] kings. [`Query`] is the Rust
//! counterpart.
//!
//! # Latency
//!
//! | clocks | |
//! |---|---|
//! | 1 | the start |
//! | 1 | reading the square's piece (BRscan, trapped) |
//! | 2 and more | finding the side's first piece (ataks) or its king (KingScan): two clocks per piece up to this one, one per rank without a piece of the side |
//! | 1 | a piece's own square, and the starting square of each inner walk |
//! | 1 | a visited square, of a piece's walk or an inner walk |
//! | 64 | reading out the map (ataks) |
//! | 64 | clearing the map, once after a reset during ataks |
//! | 2 | until the last word leaves |
//!
//! An inner walk ends at the first attacker, except for query 1. If the sink does not accept a word, the walk stalls at
//! the next one; no word is lost.
//!
//! # Example: is e2 attacked by a black queen on e7, with nothing in between?
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/attack-wave.svg"))]
//!
//! `cycles` is then 12.
//!
//! # Any board
//!
//! Every query ends, whatever is loaded, because a walk follows a finite chain. For boards that are not chess positions
//! (no king, several kings, nibbles 7, 8 or 15) the answers are meaningless, except that KingScan of a missing king
//! returns 0.
mod answer_counters;
mod attacker_check;
mod board_feeder;
mod contract;
mod driver;
mod query;
pub mod stimulus;
mod subject;
mod top;
pub mod vectors;
mod walk;

pub use answer_counters::AnswerCounters;
pub use attacker_check::AttackerCheck;
pub use board_feeder::BoardFeeder;
pub use contract::UNIT;
pub use driver::AttackDriver;
pub use query::Query;
pub use top::Attack;
pub use walk::AttackWalk;
