//! Draws by repetition: the search uses any detector of [`crate::repetition`], or none.

use crate::repetition::{Detector, Verdict};
use crate::{Move, Position};

/// A detector that finds no repetition.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blind;

impl Detector for Blind {
    fn clear(&mut self) {}
    fn push(&mut self, _: &Position, _: Move) {}
    fn push_null(&mut self, _: &Position) {}
    fn pop(&mut self) {}
    fn query(&self, _: &Position, _: u32) -> Verdict {
        Verdict::NEW
    }
}

impl<D: Detector + ?Sized> Detector for Box<D> {
    fn clear(&mut self) {
        (**self).clear();
    }
    fn push(&mut self, before: &Position, mv: Move) {
        (**self).push(before, mv);
    }
    fn push_null(&mut self, before: &Position) {
        (**self).push_null(before);
    }
    fn pop(&mut self) {
        (**self).pop();
    }
    fn query(&self, examined: &Position, enough: u32) -> Verdict {
        (**self).query(examined, enough)
    }
}
