//! The move generator.
mod board_ram;
mod danger;
mod meter;
mod position;
mod referee;
mod roster;
mod scan;
mod stream;
mod top;
mod walk;
mod watch;

pub use board_ram::BoardRam;
pub use danger::Danger;
pub use meter::Meter;
pub use position::PositionState;
pub use referee::Referee;
pub use roster::Roster;
pub use scan::Scan;
pub use stream::MoveStream;
pub use top::{MovegenLogic, MovegenRom};
pub use walk::Walk;
pub use watch::Watch;
