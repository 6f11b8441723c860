//! Named constants for kernels: piece types, kinds of move and query, and the bit fields of words.
//!
//! A kernel refers to a constant by its path, such as `piece::KNIGHT` or `record::TO`; in Verilog it is a `localparam`,
//! `PIECE_KNIGHT` or `RECORD_TO`. Constants that the engine also defines are taken from it or checked against it by
//! tests.

use fpgambit_engine::MoveKind;
use fpgambit_engine::posdata::PieceType;
use fpgambit_engine::repetition::Record;

/// A named number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    /// The name in the AST of a kernel: `piece$KNIGHT`.
    pub key: &'static str,
    /// The number.
    pub number: u64,
    /// Width in bits; `None` for the position of a field, which takes the width of the index it is used as.
    pub width: Option<usize>,
}

/// Returns the value that a path in a kernel names.
pub(crate) fn find(key: &str) -> Option<&'static Value> {
    ALL.iter()
        .chain(protocol::ALL)
        .chain(registers::ALL)
        .chain(search::ALL)
        .chain(evaluate::ALL)
        .find(|value| value.key == key)
}

/// A group of values, for generators of other languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its name, `move_word`.
    pub name: &'static str,
    /// Description of the group.
    pub about: &'static str,
    /// The values: name, number and description.
    pub values: &'static [(&'static str, u64, &'static str)],
}

/// Returns all groups, in the order of their declarations.
pub fn groups() -> impl Iterator<Item = &'static Group> {
    GROUPS
        .iter()
        .chain(protocol::GROUPS)
        .chain(registers::GROUPS)
        .chain(search::GROUPS)
        .chain(evaluate::GROUPS)
}

/// Declares groups of values (`group: width`) and of positions (`group: position`), and the lists of all of them.
macro_rules! values {
    (@type position) => { usize };
    (@type $width:literal) => { u64 };
    (@width position) => { None };
    (@width $width:literal) => { Some($width) };
    ($($(#[doc = $about:literal])* $group:ident: $kind:tt {
        $($(#[doc = $doc:literal])* $name:ident = $number:expr,)*
    })*) => {
        $(
            $(#[doc = $about])*
            pub mod $group {
                #[allow(unused_imports, reason = "not every group is taken from the engine")]
                use super::{MoveKind, PieceType, Record};
                $($(#[doc = $doc])* pub const $name: values!(@type $kind) = $number;)*
            }
        )*

        #[allow(dead_code, reason = "not every file of values has what a host needs")]
        pub(super) const GROUPS: &[$crate::values::Group] = &[$($crate::values::Group {
            name: stringify!($group),
            about: concat!($($about),*),
            values: &[$((stringify!($name), $group::$name as u64, concat!($($doc),*)),)*],
        },)*];

        pub(super) const ALL: &[Value] = &[$($(Value {
            key: concat!(stringify!($group), "$", stringify!($name)),
            number: $group::$name as u64,
            width: values!(@width $kind),
        },)*)*];
    };
}

mod evaluate;
mod protocol;
mod registers;
mod search;

pub use evaluate::*;
pub use protocol::*;
pub use registers::*;
pub use search::*;

values! {
    /// Piece types, as numbered in posdata; a board encodes black pawns by their colour.
    piece: 3 {
        /// No piece.
        NONE = PieceType::None as u64,
        /// A pawn; in posdata a white pawn.
        PAWN = PieceType::Pawn as u64,
        /// A knight.
        KNIGHT = PieceType::Knight as u64,
        /// A bishop.
        BISHOP = PieceType::Bishop as u64,
        /// A rook.
        ROOK = PieceType::Rook as u64,
        /// A queen.
        QUEEN = PieceType::Queen as u64,
        /// A king.
        KING = PieceType::King as u64,
        /// A black pawn, which has its own walk in posdata.
        BLACK_PAWN = PieceType::BlackPawn as u64,
    }

    /// The colour bit of a piece nibble.
    nibble: 4 {
        /// A black piece.
        BLACK = 8,
    }

    /// Kinds of move. The list has the promotions to a knight; add 1 for a bishop, 2 for a rook, 3 for a queen.
    move_kind: 4 {
        /// A move that is none of the following.
        QUIET = MoveKind::Quiet as u64,
        /// A pawn's double push.
        DOUBLE_PUSH = MoveKind::DoublePush as u64,
        /// Castling on the king's side.
        CASTLE_SHORT = MoveKind::CastleShort as u64,
        /// Castling on the queen's side.
        CASTLE_LONG = MoveKind::CastleLong as u64,
        /// A capture without promotion.
        CAPTURE = MoveKind::Capture as u64,
        /// An en passant capture.
        EN_PASSANT = MoveKind::EnPassant as u64,
        /// A promotion without capture.
        PROMOTION = MoveKind::PromoteKnight as u64,
        /// A capture with promotion.
        CAPTURE_PROMOTION = MoveKind::CapturePromoteKnight as u64,
    }

    /// Fields of a move word.
    move_word: position {
        /// Source square.
        FROM = 0,
        /// Target square.
        TO = 6,
        /// Kind of the move.
        KIND = 12,
        /// Bit of the kind that marks a promotion.
        PROMOTES = 15,
    }

    /// The bit of `load_address` that distinguishes the state word from the ranks.
    load_address: position {
        /// The word is the state word.
        STATE = 3,
    }

    /// Planes of a rank, each with one bit per file.
    plane: position {
        /// Bit 0 of the piece types.
        TYPE_0 = 0,
        /// Bit 1 of the piece types.
        TYPE_1 = 8,
        /// Bit 2 of the piece types.
        TYPE_2 = 16,
        /// The colours, 1 = black.
        COLOUR = 24,
    }

    /// Fields of the state word.
    state_word: position {
        /// Side to move, 1 = black.
        SIDE = 0,
        /// Castling rights, one bit each.
        RIGHTS = 1,
        /// There is an en passant square.
        EN_PASSANT = 5,
        /// The en passant square, if there is one.
        EN_PASSANT_SQUARE = 6,
        /// The half-move clock: plies since the last capture or pawn move, at most 127.
        HALF_MOVES = 12,
        /// The full-move number, at most 8,191.
        FULL_MOVES = 19,
    }

    /// Fields of an undo record, after the state word's bits 1 to 18, which start at bit 0.
    undo: position {
        /// The full-move number was incremented.
        COUNTED = 18,
        /// The captured piece.
        CAPTURED = 19,
    }

    /// Castling rights, as bits of the state word's field `rights`.
    right: position {
        /// White may castle on the king's side.
        WHITE_SHORT = 0,
        /// White may castle on the queen's side.
        WHITE_LONG = 1,
        /// Black may castle on the king's side.
        BLACK_SHORT = 2,
        /// Black may castle on the queen's side.
        BLACK_LONG = 3,
    }

    /// Sets of castling rights.
    rights: 4 {
        /// White's on the king's side.
        WHITE_SHORT = 1,
        /// White's on the queen's side.
        WHITE_LONG = 2,
        /// Both of White's.
        WHITE = 3,
        /// Black's on the king's side.
        BLACK_SHORT = 4,
        /// Black's on the queen's side.
        BLACK_LONG = 8,
        /// Both of Black's.
        BLACK = 12,
    }

    /// Home squares of the kings and rooks that may castle.
    home: 6 {
        /// White's rook on the queen's side.
        A1 = 0,
        /// White's king.
        E1 = 4,
        /// White's rook on the king's side.
        H1 = 7,
        /// Black's rook on the queen's side.
        A8 = 56,
        /// Black's king.
        E8 = 60,
        /// Black's rook on the king's side.
        H8 = 63,
    }

    /// Files of a home rank.
    home_rank: 8 {
        /// Between king and rook on the king's side: f and g.
        SHORT_WAY = 0x60,
        /// Between king and rook on the queen's side: b, c and d.
        LONG_WAY = 0x0e,
        /// Squares of the king when it castles on the king's side: e, f and g.
        SHORT_PATH = 0x70,
        /// Squares of the king when it castles on the queen's side: e, d and c.
        LONG_PATH = 0x1c,
    }

    /// Files of king and rook in castling.
    file: 3 {
        /// The rook's, after castling on the king's side.
        F = 5,
        /// The king's, after castling on the king's side.
        G = 6,
        /// The rook's, before castling on the king's side.
        H = 7,
        /// The rook's, after castling on the queen's side.
        D = 3,
        /// The king's, after castling on the queen's side.
        C = 2,
    }

    /// Fields of a move record.
    record: position {
        /// Source square.
        FROM = 0,
        /// Target square.
        TO = 8,
        /// The flags, one bit each.
        FLAGS = 16,
        /// Nibble of the moving piece (of the king for castling, of the pawn for a promotion); 0 for a null move.
        PIECE = 20,
    }

    /// Flags of a move record, as bits of its field `flags`.
    flag: position {
        /// The moving piece is a pawn.
        PAWN = Record::PAWN.trailing_zeros() as usize,
        /// The move is a capture, possibly en passant.
        CAPTURE = Record::CAPTURE.trailing_zeros() as usize,
        /// The move is castling.
        CASTLING = Record::CASTLING.trailing_zeros() as usize,
        /// Any other reason why the position before the move cannot recur: a promotion, a castling right lost by either
        /// side, a legal en passant capture before the move, a null move.
        OTHER = Record::OTHER.trailing_zeros() as usize,
    }

    /// Fields of the history words; the chain unit's are the same up to the piece.
    history: position {
        /// Source square.
        FROM = 0,
        /// Target square.
        TO = 6,
        /// Nibble of the piece.
        PIECE = 12,
        /// Colour bit of the nibble.
        COLOUR = 15,
        /// The captured piece.
        CAPTURED = 16,
        /// The move is castling.
        CASTLING = 20,
        /// The move is an en passant capture.
        EN_PASSANT = 21,
        /// The position before the move cannot recur.
        IRREVERSIBLE = 22,
        /// Number of reversible moves before the move.
        REVERSIBLE = 23,
    }

    /// Fields of the chain unit's history words beyond those of [`history`].
    chain_history: position {
        /// The position before the move cannot recur.
        IRREVERSIBLE = 16,
        /// Number of reversible moves before the move.
        REVERSIBLE = 17,
    }

    /// Fields of a chain.
    chain: position {
        /// Square of the piece in the position reached.
        START = 0,
        /// Square of the piece in the examined position.
        END = 6,
        /// Nibble of the piece.
        PIECE = 12,
    }

    /// Length of the history.
    history_limit: 9 {
        /// Number of moves kept.
        MOVES = 510,
    }

    /// Limits of an answer's fields.
    answer_limit: 7 {
        /// Maximum number of occurrences.
        COUNT = 127,
    }

    /// Bits of `query_mode`.
    mode: position {
        /// Stop at the nearest repetition.
        FIRST = 0,
        /// Also name moves that would repeat a position.
        NEAR = 1,
        /// No early stop.
        WHOLE = 2,
    }

    /// Fields of a repetition unit's answer words.
    answer: position {
        /// Square where the displaced piece would have to go (its current square is at bit 0).
        TO = 6,
        /// A move would repeat an earlier position.
        CANDIDATE = 12,
        /// The position is repeated.
        REPEATED = 13,
        /// There may be more occurrences among moves that were dropped.
        CUT = 14,
        /// The early stop ended the query.
        EARLY = 15,
        /// Number of occurrences of the position.
        COUNT = 16,
        /// Number of plies back to the nearest earlier occurrence.
        BACK = 23,
    }

    /// Fields of a counter's answer, beyond the number of moves.
    count_word: position {
        /// The side to move is in check.
        CHECK = 10,
        /// The side to move is mated.
        MATE = 11,
        /// The side to move has no move and is not in check.
        STALEMATE = 12,
    }

    /// The pieces whose moves a row contains.
    move_set: 2 {
        /// Sliders: bits 1 and 0 of the set are the kind of line, bit 2 means downwards.
        SLIDERS = 0,
        /// King and pawns: set 4 is the king's, then pawn pushes, captures to higher files, captures to lower files.
        PAWNS = 1,
        /// Knights.
        KNIGHTS = 2,
    }

    /// Fields of a row of moves, beyond its squares.
    row_word: position {
        /// Rank of the squares.
        RANK = 8,
        /// The set.
        SET = 11,
        /// The pieces, as in `move_set`.
        SOURCE = 14,
        /// The next promotion piece, counted from the knight.
        PROMOTION = 16,
    }

    /// Kinds of node in perft's pipeline.
    node: 2 {
        /// Its moves are made.
        INNER = 0,
        /// Its moves are counted.
        LEAF_PARENT = 1,
        /// It counts as one leaf.
        LEAF = 2,
    }

    /// Kinds of query of the attack unit.
    query: 3 {
        /// SqAtakd: does the side attack the square?
        ATTACKED = 0,
        /// Which pieces attack the square?
        ATTACKERS = 1,
        /// ataks: which squares does the side attack?
        MAP = 2,
        /// BRscan: which squares does the slider see?
        MOBILITY = 3,
        /// KingScan: what surrounds the king?
        KING = 4,
        /// trapped: has the piece nowhere to go?
        TRAPPED = 5,
    }

    /// Fields of an attack unit's answers and of the entries of its map.
    attack_answer: position {
        /// An x-ray's back piece (the front is bit 0).
        BACK = 6,
        /// The x-ray is a pin.
        PIN = 12,
        /// An attacker's type (its square is bit 0).
        PIECE = 6,
        /// Colour of the attacker.
        COLOUR = 9,
        /// Kinds of the attackers, pawns first (their number is at bit 0).
        KINDS = 9,
        /// Kinds of the attackers in a map entry.
        MAP_KINDS = 5,
        /// There is a slider on the square.
        SLIDER = 15,
        /// Number of pieces of the king's side next to the king.
        OWN = 4,
        /// Number of safe squares next to the king.
        SAFE = 8,
    }

    /// Steps of the fast generator's looks.
    look: 4 {
        /// From the king's square.
        KING = 0,
        /// An en passant capture from the left.
        EN_PASSANT_LEFT = 1,
        /// An en passant capture from the right.
        EN_PASSANT_RIGHT = 2,
        /// Castling on the king's side.
        CASTLE_SHORT = 3,
        /// Castling on the queen's side.
        CASTLE_LONG = 4,
        /// No look is left.
        DONE = 5,
        /// The king's neighbour to the east.
        EAST = 8,
        /// To the north.
        NORTH = 9,
        /// To the west.
        WEST = 10,
        /// To the south.
        SOUTH = 11,
        /// To the north-west.
        NORTH_WEST = 12,
        /// To the north-east.
        NORTH_EAST = 13,
        /// To the south-east.
        SOUTH_EAST = 14,
        /// To the south-west.
        SOUTH_WEST = 15,
    }

    /// The bits of a step.
    look_step: position {
        /// The look is from a neighbour of the king's square.
        NEIGHBOUR = 3,
    }

    /// Lines through the king.
    line: position {
        /// Along the rank.
        ROW = 0,
        /// Along the file.
        COLUMN = 1,
        /// The diagonal that rises to the right.
        RISING = 2,
        /// The diagonal that rises to the left.
        FALLING = 3,
    }

    /// Fields of a posdata word.
    posdata_word: position {
        /// The first square of the next ray.
        NEXTDIR = 0,
        /// The next square.
        NEXTPOS = 6,
    }

    /// Fields of a posdata address, above the current square of the walk.
    posdata_address: position {
        /// Square the piece moves from.
        FROM = 6,
        /// Type of the piece.
        KIND = 12,
    }

    /// Fields of a word in the tablebase's table of king pairs, above the pair's number.
    pair_word: position {
        /// The kings are not adjacent.
        APART = 9,
    }

    /// Directions from the king.
    direction: 3 {
        /// Along the rank, to higher files.
        EAST = 0,
        /// To higher files and higher ranks.
        NORTH_EAST = 1,
        /// Along the file, to higher ranks.
        NORTH = 2,
        /// To lower files and higher ranks.
        NORTH_WEST = 3,
        /// Added to one of these, gives the opposite direction.
        OPPOSITE = 4,
    }

    /// Sets of rays of pieces that do not jump: 0 east, 1 north, 2 west, 3 south, 4 north-west, 5 north-east, 6
    /// south-east, 7 south-west.
    rays: 8 {
        /// All.
        ALL = 0xff,
        /// A rook's.
        STRAIGHT = 0x0f,
        /// A bishop's.
        DIAGONAL = 0xf0,
        /// A white pawn's captures.
        WHITE_PAWN = 0x30,
        /// A black pawn's captures.
        BLACK_PAWN = 0xc0,
        /// To higher files.
        EASTWARD = 0x61,
        /// To lower files.
        WESTWARD = 0x94,
        /// To higher ranks.
        NORTHWARD = 0x32,
        /// To lower ranks.
        SOUTHWARD = 0xc8,
        /// Not to higher files.
        NOT_EASTWARD = 0x9e,
        /// Not to lower files.
        NOT_WESTWARD = 0x6b,
        /// Not to higher ranks.
        NOT_NORTHWARD = 0xcd,
        /// Not to lower ranks.
        NOT_SOUTHWARD = 0x37,
    }

    /// Sets of a knight's jumps (files, ranks): 0 (-2, 1), 1 (2, -1), 2 (2, 1), 3 (-2, -1), 4 (-1, 2), 5 (1, -2),
    /// 6 (1, 2), 7 (-1, -2).
    jumps: 8 {
        /// Two files up.
        EAST_TWO = 0x06,
        /// Two files down.
        WEST_TWO = 0x09,
        /// One file up.
        EAST_ONE = 0x60,
        /// One file down.
        WEST_ONE = 0x90,
        /// Two ranks up.
        NORTH_TWO = 0x50,
        /// Two ranks down.
        SOUTH_TWO = 0xa0,
        /// One rank up.
        NORTH_ONE = 0x05,
        /// One rank down.
        SOUTH_ONE = 0x0a,
        /// Not up the files.
        NOT_EAST = 0x99,
        /// Not two files up.
        NOT_EAST_TWO = 0xf9,
        /// Not down the files.
        NOT_WEST = 0x66,
        /// Not two files down.
        NOT_WEST_TWO = 0xf6,
        /// Not up the ranks.
        NOT_NORTH = 0xaa,
        /// Not two ranks up.
        NOT_NORTH_TWO = 0xaf,
        /// Not down the ranks.
        NOT_SOUTH = 0x55,
        /// Not two ranks down.
        NOT_SOUTH_TWO = 0x5f,
    }
}

#[cfg(test)]
mod tests;
