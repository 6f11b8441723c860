//! The values of the link: sizes, commands and how an answer ends; see the protocol's page in `soc`.

use super::{MoveKind, PieceType, Record, Value};

values! {
    /// The protocol of the link, and its sizes in bytes; see the protocol's page in `soc`.
    link: 8 {
        /// Version of the protocol.
        VERSION = 1,
        /// Requests that may be open at once.
        WINDOW = 1,
        /// Version, session and sequence number.
        HEAD = 6,
        /// The check behind a frame.
        CHECK = 4,
    }

    /// Where things are in the head of a frame.
    link_head: 9 {
        /// The first byte of the session.
        SESSION = 1,
        /// The sequence number.
        SEQUENCE = 5,
        /// The first command.
        COMMANDS = 6,
    }

    /// The longest request, head and check counted, as it stands in the receiver's memory.
    link_request: 9 {
        /// Bytes.
        LIMIT = 508,
    }

    /// The sender's memory: answers from 0 on, refusals behind them.
    link_answer: 10 {
        /// From here on no result is taken in: what is left is for status, check and the codes between.
        LIMIT = 960,
        /// Where a refusal stands, so that it does not overwrite an answer that may be asked for again.
        REFUSAL = 992,
    }

    /// CRC-32 as Ethernet has it, lowest bit first.
    crc: 32 {
        /// The polynomial.
        POLYNOMIAL = 0xedb8_8320,
        /// The register before the first byte.
        START = 0xffff_ffff,
        /// The register after a frame and its own check.
        RESIDUE = 0xdebb_20e3,
    }

    /// Commands of the link, by the high nibble of their byte.
    command: 4 {
        /// What is no unit's, by the low nibble: `system_command`.
        SYSTEM = 0,
        /// A word of the board image for the generator; the low nibble is its address.
        LOAD_MOVEGEN = 1,
        /// The same for the repetition unit.
        LOAD_REPETITION = 2,
        /// Moves: bit 0 legal ones, 1 captures and promotions only, 2 with the cycle of each.
        MOVES = 3,
        /// A move of the game: the low nibble is what a pawn becomes, or 8: the newest is taken back.
        GAME = 4,
        /// A repetition query; the low three bits are its mode.
        QUERY = 5,
        /// A move on the generator's board: the low nibble is 0, or 8: the newest is taken back.
        MAKE = 6,
        /// An attack query; the low three bits are its kind.
        ATTACK = 7,
        /// Perft: the low nibble is the depth, 1 to 10, or one of `perft_command`.
        PERFT = 8,
        /// Queen against rook: the low nibble is 0.
        TABLEBASE = 9,
        /// What the next search has besides its board and depth: the low nibble is one of `search_setting`.
        SEARCH_SETTING = 10,
        /// A search: the low nibble is the depth, 0 to 12, or one of `search_command`.
        SEARCH = 11,
    }

    /// What comes with a setting of the searcher, four bytes.
    search_setting: 4 {
        /// A move record of the game, and a byte that does not matter.
        RECORD = 0,
        /// The window: alpha and beta.
        WINDOW = 1,
        /// The node limit's low word.
        NODES = 2,
        /// The node limit's bits 39 to 32, a byte that does not matter, and the word of the move to try first.
        FIRST = 3,
    }

    /// What the low nibble of a search command is if not a depth.
    search_command: 4 {
        /// The largest depth.
        DEEPEST = 12,
        /// Ends what is under way.
        CANCEL = 14,
        /// How far it is, and what it came to.
        PROGRESS = 15,
    }

    /// What the low nibble of a perft command is if not a depth.
    perft_command: 4 {
        /// Drops what is under way.
        CANCEL = 0,
        /// The largest depth.
        DEEPEST = 10,
        /// How far it is.
        PROGRESS = 15,
    }

    /// Where each unit's bit is among those that `hello` tells.
    link_unit: position {
        /// The compact generator.
        MOVEGEN = 0,
        /// The repetition unit.
        REPETITION = 1,
        /// Moves made on the generator's board.
        MAKE = 2,
        /// The attack unit.
        ATTACK = 3,
        /// A core of perft.
        PERFT = 4,
        /// Queen against rook.
        TABLEBASE = 5,
        /// The searcher.
        SEARCH = 6,
    }

    /// The units that `hello` tells of.
    link_units: 16 {
        /// Generator and repetition unit.
        SMALL = 0b11,
        /// All of them.
        ALL = 0b111_1111,
    }

    /// Bits of a command's low nibble.
    command_bit: position {
        /// Legal moves.
        LEGAL = 0,
        /// Captures and promotions only.
        CAPTURES = 1,
        /// Each move with its cycle.
        TIMED = 2,
        /// The newest move is taken back.
        BACK = 3,
    }

    /// Commands that are no unit's.
    system_command: 4 {
        /// Begins a session, and says what the board is.
        HELLO = 1,
        /// What the receiver has counted.
        COUNTERS = 2,
        /// Resets the units.
        RESET = 3,
    }

    /// How an answer ends.
    status: 8 {
        /// All was done.
        DONE = 0,
        /// The frame has another version of the protocol.
        VERSION = 1,
        /// No session, or another.
        SESSION = 2,
        /// Neither the sequence number that follows nor a repeat.
        SEQUENCE = 3,
        /// No such command, or it is cut short; those before it were done.
        COMMAND = 4,
        /// There is no move to take back; what stands before was done.
        NO_MOVE = 5,
        /// All was done, but the answer has no room for all results.
        TOO_LONG = 6,
    }
}
