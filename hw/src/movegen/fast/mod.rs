//! The fast move generator: four walks side by side, and eyes for the king.

mod aim;
mod command;
mod king;
mod lane;
mod line;
mod memory;
mod outlet;
mod planes;
mod queue;
mod rank;
mod roster;
mod situation;
mod top;

pub use aim::Aim;
pub use command::Command;
pub use king::King;
pub use lane::Lane;
pub use line::Line;
pub use memory::Memory;
pub use outlet::Outlet;
pub use planes::Planes;
pub use queue::Queue;
pub use rank::Rank;
pub use roster::Roster;
pub use situation::Situation;
pub use top::{FastMovegenLogic, FastMovegenRom};
