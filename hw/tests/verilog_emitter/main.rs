//! The emitter against the simulator: circuits that use every node of rust-hdl's syntax trees are run in both
//! with random inputs, every output compared in every cycle; each file is linted with all warnings on.

mod bench;
mod errors;
mod hierarchy;
mod kernels;
mod operators;
mod waves;
mod wild;
