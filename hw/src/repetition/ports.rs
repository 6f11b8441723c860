//! The ports shared by the repetition unit and the chain unit, which keep a history of moves and detect repetitions.

/// Declares a circuit with the ports of a repetition unit and its own blocks.
macro_rules! history_unit {
    ($(#[$attribute:meta])* pub struct $name:ident { $($own:tt)* }) => {
        #[derive($crate::circuit::Circuit, $crate::pins::Pins, Default)]
        $(#[$attribute])*
        pub struct $name {
            /// Clock, rising edge.
            pub clock: Signal<In, Clock>,
            /// Synchronous reset: idle, no answer offered. Position and history are kept unless one of them was being
            /// changed.
            pub reset: Signal<In, Bit>,
            /// A word of the board image is offered; storing it clears the history.
            pub load_valid: Signal<In, Bit>,
            /// The word will be stored: nothing is in progress.
            pub load_ready: Signal<Out, Bit>,
            /// Address of the word: 0 to 7 for ranks 1 to 8, 8 for the state word; the chain unit keeps no board.
            pub load_address: Signal<In, Bits<4>>,
            /// The word; the chain unit ignores it.
            pub load_word: Signal<In, Bits<32>>,
            /// Request to push a move.
            pub push_valid: Signal<In, Bit>,
            /// The move will be pushed.
            pub push_ready: Signal<Out, Bit>,
            /// The move record.
            pub push_record: Signal<In, Bits<24>>,
            /// Promotion piece: 2 to 5 knight, bishop, rook, queen; 0 none; the chain unit ignores it.
            pub push_promotion: Signal<In, Bits<3>>,
            /// Request to pop the newest move.
            pub pop_valid: Signal<In, Bit>,
            /// The move will be popped: the history is not empty.
            pub pop_ready: Signal<Out, Bit>,
            /// Request to start a query.
            pub query_valid: Signal<In, Bit>,
            /// The query will start.
            pub query_ready: Signal<Out, Bit>,
            /// \[0\] stop at the nearest repetition; not in the chain unit: \[1\] also name repeating moves, \[2\]
            /// disable the early stop.
            pub query_mode: Signal<In, Bits<3>>,
            /// An answer word is offered; it holds until accepted.
            pub answer_valid: Signal<Out, Bit>,
            /// The sink accepts it at this edge.
            pub answer_ready: Signal<In, Bit>,
            /// The answer word.
            pub answer_word: Signal<Out, Bits<32>>,
            /// The last word of the answer; always set by the chain unit.
            pub answer_last: Signal<Out, Bit>,
            /// Clocks of the query so far.
            pub cycles: Signal<Out, Bits<16>>,
            /// Pairs of moves retracted so far; single moves in the chain unit.
            pub steps: Signal<Out, Bits<16>>,
            /// Number of moves kept.
            pub held: Signal<Out, Bits<9>>,
            /// Number of reversible moves at the end of the history.
            pub reversible: Signal<Out, Bits<9>>,

            $($own)*
        }
    };
}

pub(crate) use history_unit;
