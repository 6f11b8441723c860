//! The program `fpgambit`.
fn main() {}
