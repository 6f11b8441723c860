//! The ports of a unit that keeps a history of moves and is asked for repetitions: the repetition and the chain unit's.

/// A circuit with the ports of a repetition unit, and blocks of its own.
macro_rules! history_unit {
    ($(#[$attribute:meta])* pub struct $name:ident { $($own:tt)* }) => {
        #[derive($crate::circuit::Circuit, $crate::pins::Pins, Default)]
        $(#[$attribute])*
        pub struct $name {
            /// Everything happens at its rising edge.
            pub clock: Signal<In, Clock>,
            /// Synchronous: idle, no answer offered. Position and history stay unless one of them was being changed.
            pub reset: Signal<In, Bit>,
            /// Store a word of the board image, and forget the history.
            pub load_valid: Signal<In, Bit>,
            /// It will be stored: nothing is under way.
            pub load_ready: Signal<Out, Bit>,
            /// Which word: 0 to 7 ranks 1 to 8, 8 the state word; the chain unit keeps no board.
            pub load_address: Signal<In, Bits<4>>,
            /// The word; the chain unit does not look at it.
            pub load_word: Signal<In, Bits<32>>,
            /// Play a move.
            pub push_valid: Signal<In, Bit>,
            /// It will be played.
            pub push_ready: Signal<Out, Bit>,
            /// The move record.
            pub push_record: Signal<In, Bits<24>>,
            /// What a pawn becomes: 2 to 5 knight, bishop, rook, queen; 0 nothing; the chain unit does not look at it.
            pub push_promotion: Signal<In, Bits<3>>,
            /// Take the newest move back.
            pub pop_valid: Signal<In, Bit>,
            /// It will be taken back: one is kept.
            pub pop_ready: Signal<Out, Bit>,
            /// Begin a query.
            pub query_valid: Signal<In, Bit>,
            /// It will begin.
            pub query_ready: Signal<Out, Bit>,
            /// \[0\] to the nearest repetition; not in the chain unit: \[1\] moves that repeat too, \[2\] no early stop.
            pub query_mode: Signal<In, Bits<3>>,
            /// An answer word is offered.
            pub answer_valid: Signal<Out, Bit>,
            /// The sink takes it.
            pub answer_ready: Signal<In, Bit>,
            /// The answer word.
            pub answer_word: Signal<Out, Bits<32>>,
            /// It is the last of the answer; the chain unit's always is.
            pub answer_last: Signal<Out, Bit>,
            /// Clocks the query took (so far).
            pub cycles: Signal<Out, Bits<16>>,
            /// Pairs of moves it took back (so far); of the chain unit single moves.
            pub steps: Signal<Out, Bits<16>>,
            /// Moves kept.
            pub held: Signal<Out, Bits<9>>,
            /// How many of the newest are reversible.
            pub reversible: Signal<Out, Bits<9>>,

            $($own)*
        }
    };
}

pub(crate) use history_unit;
