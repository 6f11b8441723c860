//! The external interface of the move generator: the ports, which are the same for every build, and the builds.

use super::fast::FastMovegen;
use super::stimulus::{Stimulus, WithBoards};
use super::{Movegen, subject, vectors};
use crate::posdata::PosdataWords;
use crate::unit::{Build, Device, MemoryFile, Unit, UnitBuild};

/// The move generator.
pub static UNIT: Unit = Unit {
    name: "movegen",
    builds: &[
        UnitBuild {
            unit: "movegen",
            build: Build::Compact,
            top: "fpgambit_movegen",
            folder: "movegen-compact",
            title: "Sandstroem's chess move generator",
            contract: include_str!("contract.txt"),
            layout: include_str!("vectors.md"),
            cores: None,
            has_posdata: true,
            is_kept: true,
            clocks: &[
                (Device::Ice40Hx8k, 40),
                (Device::Ice40Up5k, 12),
                (Device::Ecp5_25f, 40),
                (Device::Ecp5_85f, 40),
            ],
            memories: &[
                MemoryFile::of::<PosdataWords>(&["posdata.as_rom.rom.table_.words"]).of_posdata(),
            ],
            circuit: |form| Box::new(Movegen::with_form(form)),
            stimulus: |seed| Box::new(Stimulus::new(seed)),
            vectors: vectors::vectors,
            subject: Some(subject::subject),
            bench: concat!(
                include_str!("bench.v"),
                include_str!("load.v"),
                include_str!("../unit/drawn.v")
            ),
            extras: &[],
        },
        UnitBuild {
            unit: "movegen",
            build: Build::Fast,
            top: "fpgambit_movegen_fast",
            folder: "movegen-fast",
            title: "Sandstroem's chess move generator, four parallel walks",
            contract: include_str!("fast/contract.txt"),
            layout: include_str!("vectors.md"),
            cores: None,
            has_posdata: true,
            is_kept: true,
            clocks: &[(Device::Ecp5_25f, 100), (Device::Ecp5_85f, 100)],
            memories: &[MemoryFile::of::<PosdataWords>(&[
                "posdata_0.as_rom.rom.table_.words",
                "posdata_1.as_rom.rom.table_.words",
            ])
            .of_posdata()],
            circuit: |form| Box::new(FastMovegen::with_form(form)),
            stimulus: |seed| Box::new(WithBoards::new(seed)),
            vectors: vectors::vectors,
            subject: Some(subject::subject),
            bench: concat!(
                include_str!("bench.v"),
                include_str!("fast/load.v"),
                include_str!("../unit/drawn.v")
            ),
            extras: &[],
        },
    ],
};

/// Declares a circuit with the ports of a move generator and its own blocks.
macro_rules! movegen {
    ($(#[$attribute:meta])* pub struct $name:ident { $($own:tt)* }) => {
        #[derive($crate::circuit::Circuit, $crate::pins::Pins, Default)]
        $(#[$attribute])*
        pub struct $name {
            /// Clock, rising edge.
            pub clock: Signal<In, Clock>,
            /// Synchronous reset: idle in the next cycle, no move offered; the loaded position is kept.
            pub reset: Signal<In, Bit>,
            /// A word of the board image is offered.
            pub load_valid: Signal<In, Bit>,
            /// The word is stored at this edge if load_valid is high; low during a generation.
            pub load_ready: Signal<Out, Bit>,
            /// Address of the word: 0 to 7 for ranks 1 to 8, 8 (or 9 to 15) for the state word.
            pub load_address: Signal<In, Bits<4>>,
            /// A rank of eight piece nibbles, file a in the lowest bits; or the state word, whose clocks are ignored.
            pub load_word: Signal<In, Bits<32>>,
            /// Request to start a generation.
            pub start_valid: Signal<In, Bit>,
            /// The generation starts at this edge if start_valid is high; low during a generation and with load_valid;
            /// in the fast build also for one clock after either.
            pub start_ready: Signal<Out, Bit>,
            /// With the start: 1 legal moves, 0 pseudo-legal moves.
            pub start_legal: Signal<In, Bit>,
            /// With the start: 1 captures, en passant and promotions only.
            pub start_captures: Signal<In, Bit>,
            /// A move word is offered; it holds until accepted and does not wait for move_ready.
            pub move_valid: Signal<Out, Bit>,
            /// The sink accepts it at this edge.
            pub move_ready: Signal<In, Bit>,
            /// The move word: from \[5:0\], to \[11:6\], kind \[15:12\]; a single word 0 if the position has no moves.
            pub move_word: Signal<Out, Bits<16>>,
            /// The last word of the generation.
            pub move_last: Signal<Out, Bit>,
            /// Clocks of this generation, from its start to its last word, inclusive, modulo 65,536; holds until the
            /// next start.
            pub cycles: Signal<Out, Bits<16>>,
            /// Squares visited, modulo 65,536.
            pub visited: Signal<Out, Bits<16>>,

            $($own)*
        }
    };
}
