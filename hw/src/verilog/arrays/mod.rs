//! Arrays that stay arrays: arrays of signals become packed vectors, repeated statements become `for` loops.
//!
//! ```text
//! nets --pack--> element i of NAME is NAME[w * i +: w] --print--> marked lines --roll--> nodes, loops --write--> text
//! ```
//!
//! `pack` gives each element of an array its place in a vector. The printer then writes lines in which every slice,
//! literal and instance name is marked. `roll` replaces adjacent statements that differ only by constant steps with one
//! loop, and `write` turns the result into text. Unrolling a loop gives exactly the statements that it replaced, in
//! their order, so the loop is equivalent to them.

pub(super) mod body;
pub(super) mod pack;
pub(super) mod paths;
pub(super) mod roll;
pub(super) mod token;
pub(super) mod write;

#[cfg(test)]
mod tests;

/// How to write arrays of signals and of blocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Arrays {
    /// Each element has its own net and instance, `NAME_0` to `NAME_7`.
    #[default]
    Written,
    /// An array is one packed vector, element 0 lowest, and repeated statements become loops.
    Kept,
}
