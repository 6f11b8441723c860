//! The emitter and the scheduler against the simulator: circuits that use every node of rust-hdl's syntax trees are run
//! in all three with random inputs, every output compared in every cycle; each file is linted with all warnings on.

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
