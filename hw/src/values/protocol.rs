//! The values of the link: sizes, commands and status codes; see the protocol page in `soc`.

use super::{MoveKind, PieceType, Record, Value};

values! {
    /// The protocol of the link, and its sizes in bytes; see the protocol page in `soc`.
    link: 8 {
        /// Version of the protocol.
        VERSION = 1,
        /// Number of requests that may be outstanding.
        WINDOW = 1,
        /// Version, session and sequence number.
        HEAD = 6,
        /// The CRC at the end of a frame.
        CHECK = 4,
    }

    /// Offsets in the header of a frame.
    link_head: 9 {
        /// The first byte of the session.
        SESSION = 1,
        /// The sequence number.
        SEQUENCE = 5,
        /// The first command.
        COMMANDS = 6,
    }

    /// Maximum length of a request in the receiver's memory, including header and CRC.
    link_request: 9 {
        /// Bytes.
        LIMIT = 508,
    }

    /// The sender's memory: responses from address 0 on, refusals after them.
    link_answer: 10 {
        /// Results are left out from here on: the rest is for the status, the CRC and the COBS codes.
        LIMIT = 960,
        /// Start of a refusal, placed so that it does not overwrite a response that may be requested again.
        REFUSAL = 992,
    }

    /// The CRC-32 of Ethernet, lowest bit first.
    crc: 32 {
        /// The polynomial.
        POLYNOMIAL = 0xedb8_8320,
        /// The register before the first byte.
        START = 0xffff_ffff,
        /// The register after a frame and its own CRC.
        RESIDUE = 0xdebb_20e3,
    }

    /// Commands of the link, by the high nibble of their byte.
    command: 4 {
        /// Commands of no unit; the low nibble is one of `system_command`.
        SYSTEM = 0,
        /// Loads a word of the generator's board image; the low nibble is its address.
        LOAD_MOVEGEN = 1,
        /// Loads a word of the repetition unit's board image; the low nibble is its address.
        LOAD_REPETITION = 2,
        /// Generates moves: bit 0 legal moves, bit 1 captures and promotions only, bit 2 with the cycle of each.
        MOVES = 3,
        /// Pushes or pops a move of the game: the low nibble is the promotion piece, or 8 to pop the newest move.
        GAME = 4,
        /// Runs a repetition query; the low three bits are its mode.
        QUERY = 5,
        /// Makes or takes back a move on the generator's board: the low nibble is 0 to make one, 8 to take the newest
        /// back.
        MAKE = 6,
        /// Runs an attack query; the low three bits are its kind.
        ATTACK = 7,
        /// Perft: the low nibble is the depth, 1 to 10, or one of `perft_command`.
        PERFT = 8,
        /// Queen against rook: the low nibble is 0.
        TABLEBASE = 9,
        /// Sets a parameter of the next search; the low nibble is one of `search_setting`.
        SEARCH_SETTING = 10,
        /// Starts a search: the low nibble is the depth, 0 to 12, or one of `search_command`.
        SEARCH = 11,
        /// Adds a search to those in progress: the low nibble is the depth, 0 to 12, or one of `job_command`.
        JOB = 12,
    }

    /// The arguments of the searcher's settings, four bytes each.
    search_setting: 4 {
        /// A move record of the game, and an ignored byte.
        RECORD = 0,
        /// The window: alpha and beta.
        WINDOW = 1,
        /// Node limit, bits 31 to 0.
        NODES = 2,
        /// Node limit, bits 39 to 32; an ignored byte; and the word of the move to try first.
        FIRST = 3,
    }

    /// Values of the low nibble of a search command that are not a depth.
    search_command: 4 {
        /// The largest depth.
        DEEPEST = 12,
        /// Ends the running search.
        CANCEL = 14,
        /// Reads the state and the result of the search.
        PROGRESS = 15,
    }

    /// Values of the low nibble of a job command that are not a depth.
    job_command: 4 {
        /// Reads the oldest result and removes it.
        TAKE = 15,
    }

    /// Limit of the jobs in progress.
    link_job: 5 {
        /// Jobs whose results have not been removed.
        LIMIT = 24,
    }

    /// Fields of a job command's argument, which starts with the word of the second move.
    job_word: position {
        /// The tag, 8 bits.
        TAG = 16,
        /// The root tries only the move to try first.
        ONLY = 24,
    }

    /// Values of the low nibble of a perft command that are not a depth.
    perft_command: 4 {
        /// Discards the running count.
        CANCEL = 0,
        /// The largest depth.
        DEEPEST = 10,
        /// Reads the progress of the count.
        PROGRESS = 15,
    }

    /// Bit of each unit in the word that `hello` returns.
    link_unit: position {
        /// The compact generator.
        MOVEGEN = 0,
        /// The repetition unit.
        REPETITION = 1,
        /// The maker, on the generator's board.
        MAKE = 2,
        /// The attack unit.
        ATTACK = 3,
        /// One perft core.
        PERFT = 4,
        /// Queen against rook.
        TABLEBASE = 5,
        /// The searcher.
        SEARCH = 6,
        /// The searcher does up to 24 jobs at the same time.
        JOBS = 7,
    }

    /// Sets of units that `hello` returns.
    link_units: 16 {
        /// Move generator and repetition unit.
        SMALL = 0b11,
        /// All units.
        ALL = 0b1111_1111,
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

    /// Commands of no unit.
    system_command: 4 {
        /// Starts a session and returns the board's description.
        HELLO = 1,
        /// Returns the link's counters.
        COUNTERS = 2,
        /// Resets the units.
        RESET = 3,
    }

    /// Status codes of a response.
    status: 8 {
        /// All commands were executed.
        DONE = 0,
        /// The frame has another version of the protocol.
        VERSION = 1,
        /// There is no session, or another one.
        SESSION = 2,
        /// The sequence number is neither the next one nor a repeat.
        SEQUENCE = 3,
        /// A command is unknown or incomplete; the commands before it were executed.
        COMMAND = 4,
        /// There is no move to take back; the commands before were executed.
        NO_MOVE = 5,
        /// All commands were executed, but the response has no space for all results.
        TOO_LONG = 6,
        /// No search is free for another job; the commands before were executed.
        BUSY = 7,
    }
}
