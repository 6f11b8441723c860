//! The move generator.

pub mod board;
pub mod chain;
pub mod judgement;
pub mod names;
pub mod posdata;
pub mod scan;
pub mod seen;
pub mod walk;

use crate::chess::Move;
use crate::kit::graph::{Graph, Lit};

/// A move word taken apart.
pub fn move_of(graph: &Graph, word: &[Lit]) -> Move {
    Move {
        from: graph.decode(&word[0..6]),
        to: graph.decode(&word[6..12]),
        kind: word[12..16].to_vec(),
    }
}
