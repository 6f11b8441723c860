//! Blocks shared by several units.

mod answer_stream;
mod apart_ram;
mod cycle_counter;
mod history_pointers;
mod memory;
mod piece_selector;
mod planes;
mod rank_mux;
mod request_arbiter;
mod wide_rom;

pub use answer_stream::AnswerStream;
pub use apart_ram::ApartRam;
pub use cycle_counter::CycleCounter;
pub use history_pointers::HistoryPointers;
pub use memory::{BlockRam, Contents, DistributedRam, Rom, SyncRam};
pub use piece_selector::PieceSelector;
pub use planes::{Planes, planes};
pub use rank_mux::RankMux;
pub use request_arbiter::RequestArbiter;
pub use wide_rom::WideRom;
