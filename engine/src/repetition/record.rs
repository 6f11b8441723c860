//! The move record.

use std::fmt;

use crate::{Kind, Move, MoveKind, Piece, Position, Square};

/// A move as a detector stores it: AXON's `Move_Type` (Vučković & Vidanović 2007, section 5.1) in 24 bits, the first
/// byte lowest.
///
/// ```text
///     23      20 19     16 15            8 7             0
///    [ piece    | flags   | to            | from          ]      squares a1 = 0 to h8 = 63
///                 | | | '-- bit 16: pawn move
///                 | | '---- bit 17: capture
///                 | '------ bit 18: castling
///                 '-------- bit 19: anything else after which the position before cannot come again
/// ```
/// The piece is the nibble of the moving piece: for a promotion the pawn, for castling the king. Bit 19 is set for a
/// promotion, for a castling right lost by either side, for any move played where an en passant capture was legal, and
/// for the null move, which has no piece and no squares.
///
/// A record without flags is *reversible*. Two positions with only such moves between them have the same rights, and
/// neither has a legal en passant capture, so the boards alone decide whether they are the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Record(u32);

impl Record {
    /// Flag: a pawn move.
    pub const PAWN: u8 = 1;
    /// Flag: a capture, including en passant.
    pub const CAPTURE: u8 = 2;
    /// Flag: castling.
    pub const CASTLING: u8 = 4;
    /// Flag: anything else that keeps the position before from recurring.
    pub const OTHER: u8 = 8;

    /// The null move, a boundary for every detector.
    pub const NULL: Record = Record((Record::OTHER as u32) << 16);

    /// The record of a legal move of this position.
    #[inline]
    pub fn of(before: &Position, mv: Move) -> Record {
        let (from, to, kind) = (mv.from(), mv.to(), mv.kind());
        let nibble = before.nibble_at(from);
        let mut flags = 0;
        if nibble & 7 == Kind::Pawn as u8 {
            flags |= Record::PAWN;
        }
        if kind.is_capture() {
            flags |= Record::CAPTURE;
        }
        if kind.is_castling() {
            flags |= Record::CASTLING;
        }
        let lost = before.rights_lost(nibble, from, to);
        if before.castling().bits() & lost.bits() != 0
            || mv.promotion().is_some()
            || before.legal_en_passant().is_some()
        {
            flags |= Record::OTHER;
        }
        Record::packed(from, to, nibble, flags)
    }

    /// A record without flags.
    pub fn reversible(piece: Piece, from: Square, to: Square) -> Record {
        Record::packed(from, to, piece.nibble(), 0)
    }

    #[inline]
    fn packed(from: Square, to: Square, nibble: u8, flags: u8) -> Record {
        let bytes = [from.index() as u8, to.index() as u8, nibble << 4 | flags, 0];
        Record(u32::from_le_bytes(bytes))
    }

    /// The 24 bits.
    #[inline]
    pub const fn word(self) -> u32 {
        self.0
    }

    /// Decodes a record.
    ///
    /// # Errors
    /// Returns an error if a bit above 23 is set, if a byte is not a square, or if there is no piece although the word
    /// is not that of [`Record::NULL`].
    pub fn from_word(word: u32) -> Result<Record, RecordError> {
        let [from, to, piece_flags, above] = word.to_le_bytes();
        let sound = above == 0
            && from < 64
            && to < 64
            && (Piece::from_nibble(piece_flags >> 4).is_some() || word == Record::NULL.0);
        if sound {
            Ok(Record(word))
        } else {
            Err(RecordError { word })
        }
    }

    /// The square that the piece came from.
    #[inline]
    pub const fn from(self) -> Square {
        Square::wrapping(self.0 as u8)
    }

    /// The square that the piece went to.
    #[inline]
    pub const fn to(self) -> Square {
        Square::wrapping((self.0 >> 8) as u8)
    }

    /// The flags, four bits.
    #[inline]
    pub const fn flags(self) -> u8 {
        (self.0 >> 16 & 15) as u8
    }

    /// The nibble of the piece; 0 for the null move.
    #[inline]
    pub const fn nibble(self) -> u8 {
        (self.0 >> 20 & 15) as u8
    }

    /// Whether the position before the move can recur.
    #[inline]
    pub const fn is_reversible(self) -> bool {
        self.flags() == 0
    }

    /// Whether the position before the move can recur as far as the board alone shows. A program that stores whole
    /// positions stops by this test: at pawn moves, captures and null moves.
    #[inline]
    pub(super) const fn keeps_material(self) -> bool {
        self.flags() & (Record::PAWN | Record::CAPTURE) == 0 && self.nibble() != 0
    }
}

impl fmt::Display for Record {
    /// Writes it as the papers do: `N d2-c4`, with lower-case letters for Black's pieces; `null`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Piece::from_nibble(self.nibble()) {
            Some(piece) => write!(f, "{piece} {}-{}", self.from(), self.to()),
            None => f.write_str("null"),
        }
    }
}

impl fmt::Debug for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}:{:04b}", self.flags())
    }
}

/// Why a word is not a move record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "0x{word:08x} is not a move record: expected squares of 0 to 63 in the two low bytes, \
     a piece of 1 to 6 or 9 to 14 in bits 23 to 20, and nothing above"
)]
pub struct RecordError {
    /// The offending word.
    pub word: u32,
}

/// A move or a null move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A move.
    Move(Move),
    /// A null move, as a search makes it.
    Null,
}

impl Step {
    /// The record of the step in this position.
    pub fn record(self, before: &Position) -> Record {
        match self {
            Step::Move(mv) => Record::of(before, mv),
            Step::Null => Record::NULL,
        }
    }

    /// Makes the step.
    pub fn make(self, position: &mut Position) {
        match self {
            Step::Move(mv) => position.make(mv),
            Step::Null => position.make_null(),
        };
    }

    /// The number of the piece that a pawn promotes to, 2 to 5 for knight to queen; 0 without promotion.
    pub fn promotion(self) -> u32 {
        match self {
            Step::Move(mv) => mv.promotion().map_or(0, |kind| kind.index() as u32),
            Step::Null => 0,
        }
    }

    /// Whether the step only moves a piece: no capture, pawn move or castling.
    pub fn is_piece_move(self, before: &Position) -> bool {
        match self {
            Step::Move(mv) => {
                mv.kind() == MoveKind::Quiet && before.nibble_at(mv.from()) & 7 != Kind::Pawn as u8
            }
            Step::Null => false,
        }
    }
}

impl fmt::Display for Step {
    /// Writes UCI: `e2e4`, and `0000` for the null move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Move(mv) => mv.fmt(f),
            Step::Null => f.write_str("0000"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(fen: &str, uci: &str) -> Record {
        let position: Position = fen.parse().unwrap();
        Record::of(&position, position.parse_uci(uci).unwrap())
    }

    #[test]
    fn record_words_have_the_documented_layout() {
        let record = record("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "g1f3");
        assert_eq!(record.word(), 0x20_15_06);
        assert_eq!(record.to_string(), "N g1-f3");
        assert_eq!(Record::NULL.word(), 0x08_00_00);
        assert_eq!(Record::NULL.to_string(), "null");
    }

    #[test]
    fn flags_mark_irreversible_moves() {
        let home = "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1";
        let fewer_rights = "r3k2r/p6p/8/8/8/8/P6P/R3K2R w kq - 0 1";
        let passed = "4k3/8/8/3pP3/8/8/8/4K2R w - d6 0 1";
        let pinned = "4k3/8/8/K2pP2r/8/8/8/7R w - d6 0 1";
        for (fen, uci, flags) in [
            (home, "a2a3", Record::PAWN),
            (home, "e1g1", Record::CASTLING | Record::OTHER),
            (home, "e1d1", Record::OTHER),
            (home, "h1g1", Record::OTHER),
            (fewer_rights, "h1g1", 0),
            (fewer_rights, "e1d2", 0),
            (passed, "h1h2", Record::OTHER),
            (
                passed,
                "e5d6",
                Record::PAWN | Record::CAPTURE | Record::OTHER,
            ),
            (pinned, "h1h2", 0),
            (
                "4k2r/7R/8/8/8/8/8/4K3 w k - 0 1",
                "h7h8",
                Record::CAPTURE | Record::OTHER,
            ),
            (
                "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
                "a7a8n",
                Record::PAWN | Record::OTHER,
            ),
        ] {
            assert_eq!(record(fen, uci).flags(), flags, "{fen} {uci}");
        }
    }

    #[test]
    fn record_words_round_trip() {
        let (mut sound, mut tried) = (0, 0);
        for low in [0, 63, 64, 255] {
            for to in [0, 63, 64, 255] {
                for high in 0..=0x1ff {
                    tried += 1;
                    let word = low | to << 8 | high << 16;
                    match Record::from_word(word) {
                        Ok(record) => {
                            sound += 1;
                            assert_eq!(record.word(), word);
                        }
                        Err(error) => assert!(error.to_string().contains(&format!("{word:08x}"))),
                    }
                }
            }
        }
        assert_eq!((sound, tried), (4 * 12 * 16 + 1, 16 * 512));
    }
}
