//! Tables of named expressions: the lines of an invariant, or the goals of a case.

use crate::graph::Lit;

/// Named expressions, in order.
pub type Lines = Vec<(&'static str, Lit)>;

/// A table of them: `"name" => expression;` is a line of it.
#[macro_export]
macro_rules! lines {
    ($($name:expr => $holds:expr;)*) => { vec![$(($name, $holds)),*] };
}
