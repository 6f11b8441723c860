//! A search task.

use std::sync::Arc;
use std::time::Instant;

use super::{Limits, Options, Signals, Table};
use crate::Position;

/// A position to search, and the means to search it with.
pub struct Task<'a> {
    /// The position.
    pub position: &'a Position,
    /// When the search ends.
    pub limits: Limits,
    /// The options of the search.
    pub options: Options,
    /// The table with the results of earlier searches; this search adds its own.
    pub table: &'a Table,
    /// The signals that end the search from outside.
    pub signals: Arc<Signals>,
    /// When the search's clock started.
    pub start: Instant,
}

impl<'a> Task<'a> {
    /// Creates a search with the default options.
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
