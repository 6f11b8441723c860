//! The ports of a move generator, the same for every build.

/// A circuit with the ports of a move generator, and blocks of its own.
macro_rules! movegen {
    ($(#[$attribute:meta])* pub struct $name:ident { $($own:tt)* }) => {
        $(#[$attribute])*
        #[derive($crate::circuit::Circuit, $crate::pins::Pins, Default)]
        pub struct $name {
            /// Everything happens at its rising edge.
            pub clock: Signal<In, Clock>,
            /// Synchronous: idle in the next cycle, no move offered; the loaded position stays.
            pub reset: Signal<In, Bit>,
            /// A word of the board image is there.
            pub load_valid: Signal<In, Bit>,
            /// It is stored at this edge if load_valid is high; low during a generation.
            pub load_ready: Signal<Out, Bit>,
            /// Which word: 0 to 7 ranks 1 to 8, 8 (and 9 to 15 likewise) the state word.
            pub load_address: Signal<In, Bits<4>>,
            /// A rank, eight piece nibbles, file a lowest; or the state word, whose clocks are not kept.
            pub load_word: Signal<In, Bits<32>>,
            /// Begin a generation.
            pub start_valid: Signal<In, Bit>,
            /// It begins at this edge if start_valid is high; low during a generation and with load_valid, in the fast
            /// build for one clock after either too.
            pub start_ready: Signal<Out, Bit>,
            /// Taken with the start: 1 legal moves, 0 pseudo-legal ones.
            pub start_legal: Signal<In, Bit>,
            /// Taken with the start: 1 captures, en passant and promotions only.
            pub start_captures: Signal<In, Bit>,
            /// A move word is offered; it holds until taken, and does not wait for move_ready.
            pub move_valid: Signal<Out, Bit>,
            /// The sink takes it at this edge.
            pub move_ready: Signal<In, Bit>,
            /// The move word: from [5:0], to [11:6], kind [15:12]; a position without moves gives one word 0.
            pub move_word: Signal<Out, Bits<16>>,
            /// No word follows.
            pub move_last: Signal<Out, Bit>,
            /// Clocks of this generation, from its start to its last word, both counted, modulo 65,536; holds until the
            /// next start.
            pub cycles: Signal<Out, Bits<16>>,
            /// Squares visited, modulo 65,536.
            pub visited: Signal<Out, Bits<16>>,

            $($own)*
        }
    };
}
