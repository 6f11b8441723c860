//! The repetition unit: has the position occurred before, decided with one counter.
mod answer;
mod examiner;
mod history_ram;
mod ledger;
mod player;
mod square_ram;
mod stream;
mod top;

pub use answer::{Answer, Mode};
pub use examiner::Examiner;
pub use history_ram::HistoryRam;
pub use ledger::Ledger;
pub use player::Player;
pub use square_ram::SquareRam;
pub use stream::VerdictStream;
pub use top::Repetition;
