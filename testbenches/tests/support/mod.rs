//! Units on a bench, one like the other: something is loaded, and questions are asked about it.
#![allow(dead_code, reason = "each test uses a part")]

mod subjects;
mod watched;

pub use subjects::{Subject, each_subject, is_ordered};
pub use watched::Watched;

/// Rounds of a test: `default`, or in a long run `long`.
pub fn amount(default: usize, long: usize) -> usize {
    match std::env::var_os("FPGAMBIT_LONG") {
        Some(_) => long,
        None => default,
    }
}
