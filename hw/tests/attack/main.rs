//! The attack unit's circuits against the software routines, which are tested against a plain array of their own.

mod answers;
mod bench;
mod streams;
