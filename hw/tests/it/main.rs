//! Tests of the circuits and their Verilog from outside the crate. There is one binary per crate, so that it links
//! once.

mod attack;
mod bus;
mod count;
mod derive;
mod evaluate;
mod export;
mod kernel;
mod kqkr;
mod make;
mod movegen;
mod networks;
mod perft;
mod registered;
mod ring;
mod scheduler;
mod search;
mod soc;
mod vectors;
mod verilog_emitter;
