//! The searcher's fast build: a ring of twenty-four searches that take turns on one pipeline.

mod class_picker;
mod frame_store;
mod job_loader;
mod killer_ways;
mod line_signatures;
mod move_ways;
mod next_move;
mod node_judge;
mod position_view;
mod sums_changer;
mod sums_value;
mod top;
mod turn_outcome;
mod way_picker;

pub use class_picker::ClassPicker;
pub use frame_store::FrameStore;
pub use job_loader::JobLoader;
pub use killer_ways::KillerWays;
pub use line_signatures::LineSignatures;
pub use move_ways::MoveWays;
pub use next_move::{NextMove, NextMoveInputs, NextMoveOutputs};
pub use node_judge::NodeJudge;
pub use position_view::PositionView;
pub use sums_changer::SumsChanger;
pub use sums_value::SumsValue;
pub use top::{SearchRing, SearchRingInputs, SearchRingOutputs};
pub use turn_outcome::TurnOutcome;
pub use way_picker::WayPicker;

/// Searches of a ring.
pub const SEARCHES: usize = 24;
