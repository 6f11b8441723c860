//! The searcher's fast build: a ring of twenty-four searches that take turns on one pipeline.

mod class_picker;
mod killer_ways;
mod move_ways;
mod next_move;
mod position_view;
mod way_picker;

pub use class_picker::ClassPicker;
pub use killer_ways::KillerWays;
pub use move_ways::MoveWays;
pub use next_move::{NextMove, NextMoveInputs, NextMoveOutputs};
pub use position_view::PositionView;
pub use way_picker::WayPicker;
