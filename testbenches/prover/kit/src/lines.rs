//! Tables of named expressions: the lines of an invariant, or the goals of a case.

use crate::graph::Lit;

/// Named expressions, in order.
pub type Lines = Vec<(&'static str, Lit)>;

/// Builds a table of named expressions from lines of the form `"name" => expression;`.
#[macro_export]
macro_rules! lines {
    ($($name:expr => $holds:expr;)*) => { vec![$(($name, $holds)),*] };
}
