//! The values of the bus fronts' registers; see [`bus`](crate::bus).

use super::{MoveKind, PieceType, Record, Value};

values! {
    /// Registers of the bus fronts, by number; the boards' words follow, see `register_block`.
    register: 6 {
        /// What this is.
        IDENTITY = 0,
        /// What may be done, and what is there.
        STATUS = 1,
        /// Which bits of the status interrupt.
        INTERRUPTS = 2,
        /// Resets the units.
        RESET = 3,
        /// Begins a generation.
        MOVES = 4,
        /// The next move.
        MOVE = 5,
        /// Clocks of the generation.
        MOVES_CYCLES = 6,
        /// Squares it visited.
        MOVES_VISITED = 7,
        /// Plays a move of the game.
        PUSH = 8,
        /// Takes the newest back.
        POP = 9,
        /// Begins a repetition query.
        QUERY = 10,
        /// Its next answer word.
        ANSWER = 11,
        /// Its clocks.
        QUERY_CYCLES = 12,
        /// Its steps.
        QUERY_STEPS = 13,
        /// Moves kept, and how many of the newest are reversible.
        HISTORY = 14,
    }

    /// Blocks of 16 registers that hold a board's words: the upper two bits of a register's number.
    register_block: 2 {
        /// The generator's board.
        MOVEGEN = 1,
        /// The repetition unit's.
        REPETITION = 2,
    }

    /// What an AXI subordinate answers.
    axi_response: 2 {
        /// It was done.
        OKAY = 0,
        /// It was not.
        SLVERR = 2,
    }

    /// A board's words, in a block of registers.
    register_board: 4 {
        /// How many: eight ranks and the state word.
        WORDS = 9,
    }

    /// Bits of the status.
    register_flag: 7 {
        /// The generator takes words and starts.
        IDLE = 1,
        /// A move waits.
        MOVE = 2,
        /// The repetition unit takes words, moves and queries.
        REPETITION_IDLE = 16,
        /// An answer word waits.
        ANSWER = 32,
        /// There is a move to take back.
        HELD = 64,
    }

    /// Words and marks in them that registers show.
    register_word: 32 {
        /// What the first register shows: `fpga`, the `f` lowest.
        IDENTITY = 0x6167_7066,
        /// A move word was there.
        THERE = 0x8000_0000,
        /// It is the last.
        LAST = 0x0001_0000,
    }
}
