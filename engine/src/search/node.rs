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
    /// Whether a cutoff is expected: one of the first moves should refute the parent's move.
    pub cut: bool,
    /// The excluded move, in a search that tests whether it is the only good one.
    pub excluded: Option<Move>,
}

/// What the search knows of a node before it tries the moves.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub in_check: bool,
    /// The table's entry.
    pub entry: Option<Entry>,
    /// The move to try first.
    pub table_move: Option<Move>,
    /// The evaluation without correction; `None` in check and where a move is excluded.
    pub raw: Option<i32>,
    /// The evaluation corrected by earlier search results; `None` in check.
    pub eval: Option<i32>,
    /// The better estimate of evaluation and table.
    pub guess: i32,
    /// Whether the evaluation is better than at the side's previous move.
    pub improving: bool,
}

impl Node {
    /// Creates a child of a node at `ply`, with an empty window above `alpha`, as the child sees it.
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

    /// Creates a child of a node at `ply` with the whole window.
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
