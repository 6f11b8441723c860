//! The ports shared by the repetition unit and the chain unit, which keep a history of moves and detect repetitions.

/// Declares a circuit with the ports of a repetition unit and its own blocks.
macro_rules! history_unit {
    ($(#[$attribute:meta])* pub struct $name:ident { $($own:tt)* }) => {
        #[derive($crate::circuit::Circuit, $crate::pins::Pins, Default)]
        $(#[$attribute])*
        pub struct $name {
            /// Clock, rising edge.
            pub clock: Signal<In, Clock>,
            /// Synchronous reset: idle in the next cycle, no answer offered. The contract says when board and history
            /// are kept.
            pub reset: Signal<In, Bit>,
            /// A word of the board image is offered; loading it empties the history.
            pub load_valid: Signal<In, Bit>,
            /// The unit accepts the word at this edge if load_valid is high; low during any operation and reset.
            pub load_ready: Signal<Out, Bit>,
            /// Address of the word: 0 to 7 for ranks 1 to 8, 8 (or 9 to 15) for the state word. fpgambit_chains, which
            /// has no board, ignores it.
            pub load_address: Signal<In, Bits<4>>,
            /// The word: a rank of eight piece nibbles, file a in bits 3 to 0, or the state word. fpgambit_chains
            /// ignores it.
            pub load_word: Signal<In, Bits<32>>,
            /// Request to push a move.
            pub push_valid: Signal<In, Bit>,
            /// The unit accepts the move at this edge if push_valid is high; also low if load_valid is high.
            pub push_ready: Signal<Out, Bit>,
            /// The move record.
            pub push_record: Signal<In, Bits<24>>,
            /// Promotion piece: 2 to 5 knight, bishop, rook, queen; 0 none. fpgambit_chains ignores it.
            pub push_promotion: Signal<In, Bits<3>>,
            /// Request to pop the newest move.
            pub pop_valid: Signal<In, Bit>,
            /// The unit accepts the pop at this edge if pop_valid is high; also low if load_valid or push_valid is
            /// high, or if the history is empty.
            pub pop_ready: Signal<Out, Bit>,
            /// Request to start a query.
            pub query_valid: Signal<In, Bit>,
            /// The unit accepts the query at this edge if query_valid is high; also low if load_valid, push_valid or
            /// pop_valid is high.
            pub query_ready: Signal<Out, Bit>,
            /// Mode of the query, sampled when it is accepted: \[0\] stop at the nearest repetition; \[1\] also name
            /// moves that would repeat a position; \[2\] disable the early stop. fpgambit_chains ignores \[2:1\].
            pub query_mode: Signal<In, Bits<3>>,
            /// An answer word is offered; the word holds until the sink accepts it.
            pub answer_valid: Signal<Out, Bit>,
            /// The sink accepts the offered answer word at this edge.
            pub answer_ready: Signal<In, Bit>,
            /// The answer word.
            pub answer_word: Signal<Out, Bits<32>>,
            /// The offered word is the last of the answer. Every answer of fpgambit_chains is one word.
            pub answer_last: Signal<Out, Bit>,
            /// Clocks of the query so far; after it, those from its acceptance to the acceptance of its last word,
            /// inclusive.
            pub cycles: Signal<Out, Bits<16>>,
            /// Pairs of moves that the query has taken back; fpgambit_chains counts single moves.
            pub steps: Signal<Out, Bits<16>>,
            /// Number of moves in the history, at most 510.
            pub held: Signal<Out, Bits<9>>,
            /// Number of moves in the history since the last irreversible one.
            pub reversible: Signal<Out, Bits<9>>,

            $($own)*
        }
    };
}

pub(crate) use history_unit;
