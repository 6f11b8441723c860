//! A node of the tree, and what is known of it before its moves are tried.

use super::table::Entry;
use crate::Move;

/// A node of the tree.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub alpha: i32,
    pub beta: i32,
    pub depth: i32,
    pub ply: usize,
    /// A child is expected to refute this node's parent's choice: the first moves should do.
    pub cut: bool,
    /// A move left out, to see whether it is the only good one.
    pub excluded: Option<Move>,
}

/// What is known of a node before its moves are tried.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub in_check: bool,
    /// What the table has.
    pub entry: Option<Entry>,
    /// The move to try first.
    pub table_move: Option<Move>,
    /// The evaluation as it is; `None` in check and where a move is left out.
    pub raw: Option<i32>,
    /// The evaluation corrected by what searches found; `None` in check.
    pub eval: Option<i32>,
    /// The better guess of evaluation and table.
    pub guess: i32,
    /// The side to move stands better than a move ago.
    pub improving: bool,
}

impl Node {
    /// A child of a node at `ply`, with an empty window above `alpha`, seen from the child.
    pub fn scout(alpha: i32, depth: i32, ply: usize, cut: bool) -> Node {
        Node {
            alpha: -alpha - 1,
            beta: -alpha,
            depth,
            ply: ply + 1,
            cut,
            excluded: None,
        }
    }

    /// A child of a node at `ply` with the whole window.
    pub fn whole(alpha: i32, beta: i32, depth: i32, ply: usize) -> Node {
        Node {
            alpha: -beta,
            beta: -alpha,
            depth,
            ply: ply + 1,
            cut: false,
            excluded: None,
        }
    }
}
