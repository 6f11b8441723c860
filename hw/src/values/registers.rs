//! The values of the bus wrappers' registers; see [`bus`](crate::bus).

use super::{MoveKind, PieceType, Record, Value};

values! {
    /// Registers of the bus wrappers, by number; the words of the boards follow, see `register_block`.
    register: 6 {
        /// Identity of the design.
        IDENTITY = 0,
        /// What the units can accept, and what waits to be read.
        STATUS = 1,
        /// The status bits that cause an interrupt.
        INTERRUPTS = 2,
        /// Resets the units.
        RESET = 3,
        /// Starts a generation.
        MOVES = 4,
        /// The next move.
        MOVE = 5,
        /// Clocks of the generation.
        MOVES_CYCLES = 6,
        /// Squares visited by the generation.
        MOVES_VISITED = 7,
        /// Pushes a move of the game.
        PUSH = 8,
        /// Pops the newest move.
        POP = 9,
        /// Starts a repetition query.
        QUERY = 10,
        /// The query's next answer word.
        ANSWER = 11,
        /// Clocks of the query.
        QUERY_CYCLES = 12,
        /// Pairs of moves that the query has taken back.
        QUERY_STEPS = 13,
        /// Number of moves kept, and number of moves since the last irreversible one.
        HISTORY = 14,
    }

    /// Blocks of 16 registers that hold a board's words: the upper two bits of a register's number.
    register_block: 2 {
        /// The generator's board.
        MOVEGEN = 1,
        /// The repetition unit's.
        REPETITION = 2,
    }

    /// Responses of an AXI subordinate.
    axi_response: 2 {
        /// The access was executed.
        OKAY = 0,
        /// The access failed.
        SLVERR = 2,
    }

    /// Words of a board in a block of registers.
    register_board: 4 {
        /// Number of words: eight ranks and the state word.
        WORDS = 9,
    }

    /// Bits of the status.
    register_flag: 7 {
        /// The generator accepts words and starts.
        IDLE = 1,
        /// A move is waiting.
        MOVE = 2,
        /// The repetition unit accepts words, moves and queries.
        REPETITION_IDLE = 16,
        /// An answer word is waiting.
        ANSWER = 32,
        /// The history has a move to pop.
        HELD = 64,
    }

    /// Words that registers return, and flags in them.
    register_word: 32 {
        /// Value of the first register: `fpga`, with the `f` in the lowest byte.
        IDENTITY = 0x6167_7066,
        /// A move word was available.
        THERE = 0x8000_0000,
        /// The move is the last.
        LAST = 0x0001_0000,
    }
}
