//! The emitter and the scheduler compared with the simulator: circuits that use every node of rust-hdl's syntax trees
//! run in all three with random inputs, and every output is compared in every cycle; each file is linted with all
//! warnings enabled.

mod bench;
mod choice;
mod errors;
mod hierarchy;
mod kernels;
mod library;
mod memories;
mod operators;
mod waves;
mod wild;
