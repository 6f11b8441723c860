//! The values of the searcher: its entries, frames, stages and margins; see the rules in the engine's `searcher`.

use super::{MoveKind, PieceType, Record, Value};

values! {
    /// Fields of an entry: a move and its rank. The rank is bits 30 to 14.
    entry: position {
        /// The move's kind (where it comes from is bit 0).
        KIND = 6,
        /// What it takes.
        VICTIM = 10,
        /// A queen moves.
        QUEEN = 13,
        /// Where the rank begins: the square gone to, as the mover sees the board.
        RANK = 14,
        /// The way.
        WAY = 20,
        /// The number within the stage.
        WITHIN = 25,
        /// The stage.
        STAGE = 28,
        /// There is such a move.
        VALID = 31,
    }

    /// Stages of the order of moves.
    stage: 3 {
        /// The job's first move.
        FIRST = 0,
        /// A promotion to a queen.
        QUEEN = 1,
        /// A capture.
        CAPTURE = 2,
        /// A killer.
        KILLER = 3,
        /// Castling.
        CASTLING = 4,
        /// Another quiet move.
        QUIET = 5,
        /// A promotion to less than a queen.
        UNDERPROMOTION = 6,
    }

    /// Where the ways of each kind of piece begin.
    way: 5 {
        /// Knights'.
        KNIGHT = 3,
        /// Upwards on diagonals.
        DIAGONAL_UP = 11,
        /// Downwards.
        DIAGONAL_DOWN = 13,
        /// Along ranks.
        ROW = 15,
        /// Along files.
        COLUMN = 16,
        /// The king's.
        KING = 19,
    }

    /// Scores, in centipawns.
    score: 16 {
        /// What is added to the plies from the root when mated: the negative of the mate score.
        MATED = fpgambit_engine::searcher::MATE.wrapping_neg() as u16 as u64,
        /// The delta rule's margin.
        DELTA = fpgambit_engine::searcher::DELTA_MARGIN as u64,
        /// The sign bit: with it turned over, scores compare as numbers without a sign.
        SIGN = 0x8000,
    }

    /// Sums of scores and margins.
    wide_score: 17 {
        /// The futility rule's margin.
        FUTILITY = fpgambit_engine::searcher::FUTILITY_MARGIN as u64,
        /// Reverse futility's, one ply deep.
        REVERSE_ONE = fpgambit_engine::searcher::REVERSE_MARGIN as u64,
        /// Two plies deep.
        REVERSE_TWO = 2 * fpgambit_engine::searcher::REVERSE_MARGIN as u64,
        /// Three plies deep.
        REVERSE_THREE = 3 * fpgambit_engine::searcher::REVERSE_MARGIN as u64,
        /// What a pawn is worth.
        PAWN = fpgambit_engine::searcher::WORTH[1] as u64,
        /// A knight, and a bishop.
        MINOR = fpgambit_engine::searcher::WORTH[2] as u64,
        /// A rook.
        ROOK = fpgambit_engine::searcher::WORTH[4] as u64,
        /// A queen.
        QUEEN = fpgambit_engine::searcher::WORTH[5] as u64,
        /// The sign bit.
        SIGN = 0x1_0000,
    }

    /// Values of positions, 20 bits with a sign.
    position_value: 20 {
        /// The most.
        MOST = fpgambit_engine::searcher::VALUE_MAX as u64,
        /// The least.
        LEAST = (1 << 20) - fpgambit_engine::searcher::VALUE_MAX as u64,
        /// The sign bit.
        SIGN = 0x8_0000,
    }

    /// Why a search ended, as the result says it.
    search_status: 2 {
        /// It was done.
        DONE = 0,
        /// The node limit.
        NODE_LIMIT = 1,
        /// It was cancelled.
        CANCELLED = 2,
    }

    /// How a result's score bounds the root's true score.
    bound: 2 {
        /// Nothing.
        NONE = 0,
        /// Exactly it.
        EXACT = 1,
        /// Lower bound.
        LOWER = 2,
        /// Upper bound.
        UPPER = 3,
    }

    /// Fields of a node's flags on the stack, behind the state word's low bits.
    frame: position {
        /// The depth.
        DEPTH = 19,
        /// The side to move is in check.
        CHECK = 23,
        /// It is a quiescence node.
        QUIESCENT = 24,
        /// An en passant capture is legal.
        EN_PASSANT = 25,
        /// Its child is the position after a pass.
        PASSING = 26,
        /// A pass has led to it.
        PASSED = 27,
        /// There are more moves than wait.
        MORE = 28,
    }

    /// Halves of a word of two scores.
    halves: position {
        /// The upper.
        UPPER = 16,
    }

    /// Fields of the stack's word with the middlegame sum.
    sum_word: position {
        /// How many reversible moves are behind the node; in the word of the endgame sum the kings' squares.
        OTHER = 18,
    }

    /// Fields of the stack's word with the phases: White's lowest.
    phases_word: position {
        /// Black's.
        BLACK = 9,
        /// What no capture of which helps the node.
        HOPELESS = 18,
    }

    /// Fields of the two kings' squares.
    kings: position {
        /// Black's.
        BLACK = 6,
    }
}
