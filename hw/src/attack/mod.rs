//! The attack unit: GNU Chess's other routines on posdata as a circuit.
//!
//! A board image goes in, then queries; each is answered by one or more words. What a query means is defined, once
//! for software and hardware, in [`fpgambit_engine::posdata::attack`].
//!
//! ```text
//! board -> [BoardFeeder]
//!             v
//! load --> [board] --> [AttackerCheck] what stands there, does it attack? --.
//!             |              ^                                              v
//!             |              '-- square --------------------------- [AttackWalk] <--> [Posdata]
//!             `--> [PieceSelector] --> next piece -------------------^   |
//!                                                                        v
//!                 answer <-- [AnswerStream] <-- words <-- [AnswerCounters] <--> [map]
//! ```
//!
//! Everything is found by walking posdata, one square a clock. Whether a square is attacked is asked from that square:
//! a queen's walk and then a knight's meet everything that could attack it, and [`AttackerCheck`] says whether it does.
//! KingScan and trapped walk the piece itself and put that walk aside on each square whose safety they ask; ataks
//! walks every piece of the side and counts in a memory of 64 entries; BRscan goes on behind the first enemy of a ray.
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/attack-blocks.svg"))]
//!
//! # Ports
//!
//! All are synchronous to the rising edge of `clock`.
//!
//! Those of [`Attack`]; their numbers are in `Attack::PINS`.
//!
//! `answer_valid` never waits for `answer_ready`; `answer_word` and `answer_last` hold until they are taken.
//! `load_ready`, `board_ready` and `query_ready` are low during a query, during reset and in the eight cycles after a whole
//! board was taken; `board_ready` is also low in a cycle with `load_valid`, `query_ready` with either, so what is loaded
//! together with a query goes in first. `query_kind`, `_square` and `_side` are taken with the start.
//!
//! # Queries and answers
//!
//! An answer is any number of items and a last word. Bits not named are 0.
//!
//! | kind | query | uses | items | last word |
//! |---|---|---|---|---|
//! | 0 | SqAtakd: does the side attack the square? | square, side | none | \[0\] yes |
//! | 1 | attackers: by which pieces? | square, side | one a piece, in the order of a queen's and then a knight's walk: \[5:0\] square, \[9:6\] nibble | \[4:0\] how many; \[14:8\] kinds |
//! | 2 | ataks: what does the side attack? | side | a1 to g8, the word that query 1 ends with for each | the same for h8 |
//! | 3 | BRscan: how far does the bishop, rook or queen see? | square | its x-rays, in the order of its rays: \[5:0\] front, \[11:6\] back, \[12\] a pin | \[15\] there is a slider; \[4:0\] its mobility |
//! | 4 | KingScan: what surrounds the side's king? | side | none | \[3:0\] attacked, \[7:4\] own, \[11:8\] safe |
//! | 5 | trapped: has the piece nowhere to go? | square | none | \[0\] trapped |
//! | 6, 7 | nothing | | none | 0 |
//!
//! Kinds: bit 8 + n for the kind with number n, so \[9\] pawns, \[10\] knights ... \[14\] kings.
//! [`Query`] is the same in Rust.
//!
//! # Latency
//!
//! | clocks | |
//! |---|---|
//! | 1 | the start |
//! | 1 | what stands on the square (BRscan, trapped) |
//! | 2 and more | until the side's first piece is known (ataks); its king (KingScan): one clock a piece before it and a rank without one |
//! | 1 | a piece's own square, and that of each inner walk |
//! | 1 | a visited square, of a piece's walk or an inner one |
//! | 64 | the map read out (ataks) |
//! | 64 | once after a reset during ataks, to clear the map |
//! | 2 | until the last word has left |
//!
//! An inner walk ends at the first attacker, but for query 1. When the sink does not take a word, the walk stands
//! still at the next one; nothing is lost.
//!
//! # Is e2 attacked by Black, who has a queen on e7 and nothing between?
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/attack-wave.svg"))]
//!
//! `cycles` is 12 then.
//!
//! # Any board
//!
//! Whatever is loaded, a query ends: a walk is a chain of a finite table. For boards that are no chess position (no
//! king, several, nibbles 7, 8 or 15) the answers have no meaning, but for one king too few: his KingScan is 0.
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
