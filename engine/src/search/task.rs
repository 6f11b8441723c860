//! A search to be done.

use std::sync::Arc;
use std::time::Instant;

use super::{Limits, Options, Signals, Table};
use crate::Position;

/// A position to search, and what with.
pub struct Task<'a> {
    /// The position.
    pub position: &'a Position,
    /// When to end.
    pub limits: Limits,
    /// How to search.
    pub options: Options,
    /// What earlier searches found out, and this one will.
    pub table: &'a Table,
    /// How to end it from outside.
    pub signals: Arc<Signals>,
    /// When its time began to count.
    pub start: Instant,
}

impl<'a> Task<'a> {
    /// A search with the usual options.
    pub fn new(position: &'a Position, limits: Limits, table: &'a Table) -> Task<'a> {
        Task {
            position,
            limits,
            options: Options::default(),
            table,
            signals: Arc::default(),
            start: Instant::now(),
        }
    }
}
