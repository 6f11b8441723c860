//! Integration tests of the engine. Each crate has one test binary, so that it links once.

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
