//! The values of the searcher: its entries, frames, stages and margins; see the rules in the engine's `searcher`.

use super::{MoveKind, PieceType, Record, Value};

values! {
    /// Fields of an entry, which is a move and its rank in the move order. The rank is in bits 30 to 14.
    entry: position {
        /// Kind of the move (its source square is at bit 0).
        KIND = 6,
        /// Type of the captured piece.
        VICTIM = 10,
        /// The moving piece is a queen.
        QUEEN = 13,
        /// Lowest bit of the rank: the target square from the mover's side.
        RANK = 14,
        /// The way.
        WAY = 20,
        /// The number within the stage.
        WITHIN = 25,
        /// The stage.
        STAGE = 28,
        /// The entry is valid.
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

    /// First way of each kind of piece.
    way: 5 {
        /// Knights'.
        KNIGHT = 3,
        /// Upwards on diagonals.
        DIAGONAL_UP = 11,
        /// Downwards on diagonals.
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
        /// Added to the plies from the root when mated: the negative of the mate score.
        MATED = fpgambit_engine::searcher::MATE.wrapping_neg() as u16 as u64,
        /// The margin of delta pruning.
        DELTA = fpgambit_engine::searcher::DELTA_MARGIN as u64,
        /// The sign bit: with it flipped, scores compare as unsigned numbers.
        SIGN = 0x8000,
    }

    /// Sums of scores and margins.
    wide_score: 17 {
        /// The margin of futility pruning.
        FUTILITY = fpgambit_engine::searcher::FUTILITY_MARGIN as u64,
        /// The margin of reverse futility pruning, one ply deep.
        REVERSE_ONE = fpgambit_engine::searcher::REVERSE_MARGIN as u64,
        /// The same, two plies deep.
        REVERSE_TWO = 2 * fpgambit_engine::searcher::REVERSE_MARGIN as u64,
        /// The same, three plies deep.
        REVERSE_THREE = 3 * fpgambit_engine::searcher::REVERSE_MARGIN as u64,
        /// Worth of a pawn.
        PAWN = fpgambit_engine::searcher::WORTH[1] as u64,
        /// Worth of a knight or a bishop.
        MINOR = fpgambit_engine::searcher::WORTH[2] as u64,
        /// Worth of a rook.
        ROOK = fpgambit_engine::searcher::WORTH[4] as u64,
        /// Worth of a queen.
        QUEEN = fpgambit_engine::searcher::WORTH[5] as u64,
        /// The sign bit.
        SIGN = 0x1_0000,
    }

    /// Values of positions, 20 bits, signed.
    position_value: 20 {
        /// The maximum.
        MOST = fpgambit_engine::searcher::VALUE_MAX as u64,
        /// The minimum.
        LEAST = (1 << 20) - fpgambit_engine::searcher::VALUE_MAX as u64,
        /// The sign bit.
        SIGN = 0x8_0000,
    }

    /// Why a search ended.
    search_status: 2 {
        /// The search was completed.
        DONE = 0,
        /// The node limit was reached.
        NODE_LIMIT = 1,
        /// The search was cancelled.
        CANCELLED = 2,
    }

    /// How a result's score bounds the root's true score.
    bound: 2 {
        /// No information.
        NONE = 0,
        /// The exact score.
        EXACT = 1,
        /// Lower bound.
        LOWER = 2,
        /// Upper bound.
        UPPER = 3,
    }

    /// Fields of a node's flags on the stack, above the state word's low bits.
    frame: position {
        /// The depth.
        DEPTH = 19,
        /// The side to move is in check.
        CHECK = 23,
        /// The node is a quiescence node.
        QUIESCENT = 24,
        /// An en passant capture is legal.
        EN_PASSANT = 25,
        /// The child is the position after a pass.
        PASSING = 26,
        /// A pass led to the node.
        PASSED = 27,
        /// There are more moves than the sorter holds.
        MORE = 28,
    }

    /// Halves of a word of two scores.
    halves: position {
        /// The upper half.
        UPPER = 16,
    }

    /// Fields of the stack's word with the middlegame sum.
    sum_word: position {
        /// Number of reversible moves that led to the node; in the word of the endgame sum, the kings' squares.
        OTHER = 18,
    }

    /// Fields of the stack's word with the phases; White's is at bit 0.
    phases_word: position {
        /// Black's phase.
        BLACK = 9,
        /// Victims whose capture cannot raise alpha.
        HOPELESS = 18,
    }

    /// Fields of the two kings' squares.
    kings: position {
        /// Black's king.
        BLACK = 6,
    }
}
