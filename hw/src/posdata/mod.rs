//! Posdata in hardware: the same entry from a memory or from logic.
//!
//! Both forms have one interface. An address (piece type, from-square, square the walk is on) given in one cycle is
//! answered in the next by `nextpos`, where the walk goes if that square is empty, and `nextdir`, where it goes if it
//! is not. See `fpgambit_engine::posdata` for the table and its source.
//!
//! | port | width | |
//! |---|---|---|
//! | `kind` | 3 | 0 none, 1 pawn, 2 knight, 3 bishop, 4 rook, 5 queen, 6 king, 7 black pawn |
//! | `from`, `at` | 6, 6 | squares, a1 = 0 |
//! | `nextpos`, `nextdir` | 6, 6 | one clock later |
mod logic;
mod rays;
mod rom;
mod steps;
mod twin;

pub use logic::PosdataLogic;
pub use rays::Rays;
pub use rom::{MEMORY_FILE, PosdataRom, memory_file};
pub use steps::{PosdataSteps, Stepper};
pub use twin::PosdataTwinRom;
