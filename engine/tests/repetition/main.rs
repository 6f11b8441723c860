//! The detectors of repetition beside the naive oracle, and the sequences they are tried on.

#[path = "../common/mod.rs"]
mod common;

mod lines;
