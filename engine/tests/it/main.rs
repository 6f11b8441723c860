//! Chess in software, from outside the crate. One binary per crate: it links once.

mod chess960;
mod common;
mod endgames;
mod endgames_in_parallel;
mod kqkr;
mod movegen;
mod perft;
mod pgn;
mod posdata_attack;
mod posdata_moves;
mod posdata_support;
mod refusals;
mod repetition;
mod represent;
mod round_trips;
mod search_lines;
mod suite;
mod two_plies;
