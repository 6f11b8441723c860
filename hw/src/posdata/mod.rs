//! Posdata in hardware: the same entries from a memory or from logic.
//!
//! Both forms have the same interface. One cycle after an address (piece type, from-square, current square of the walk)
//! they return `nextpos`, the next square if the current one is empty, and `nextdir`, the next square if it is
//! occupied. See `fpgambit_engine::posdata` for the table and its source.
//!
/// Declares a circuit with the ports of posdata for one walk and its own fields.
macro_rules! posdata {
    ($(#[$attribute:meta])* pub struct $name:ident { $($own:tt)* }) => {
        #[derive(Circuit)]
        $(#[$attribute])*
        pub struct $name {
            /// Clock.
            pub clock: Signal<In, Clock>,
            /// Piece type: 0 none, 1 pawn, 2 knight, 3 bishop, 4 rook, 5 queen, 6 king, 7 black pawn.
            pub kind: Signal<In, Bits<3>>,
            /// Square the piece moves from, a1 = 0.
            pub from: Signal<In, Bits<6>>,
            /// Current square of the walk.
            pub at: Signal<In, Bits<6>>,
            /// Next square if that one is empty; one clock later.
            pub nextpos: Signal<Out, Bits<6>>,
            /// Next square if that one is occupied; one clock later.
            pub nextdir: Signal<Out, Bits<6>>,

            $($own)*
        }
    };
}

mod logic;
mod one;
mod pair;
mod rays;
mod rom;
mod stepper;

pub use logic::PosdataLogic;
pub use one::Posdata;
pub use pair::{PosdataPair, PosdataPairRom, PosdataPairSteps};
pub use rays::Rays;
pub use rom::{PosdataRom, PosdataWords};
pub use stepper::Stepper;

/// The forms of posdata in a circuit; both give the same entries in the same cycles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PosdataForm {
    /// Computed by logic, for FPGAs without enough memory.
    #[default]
    Logic,
    /// Read from memory.
    Rom,
}

names!(PosdataForm { Logic "logic", Rom "rom" });
