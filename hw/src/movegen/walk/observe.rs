//! What the walk does in a cycle, for observers.

use crate::bits::Bits;
use fpgambit_engine::posdata::{Link, PieceType};
use fpgambit_engine::{Move, Piece, Square};

use super::{Phase, Walk};

/// The walk in one cycle, before the clock edge at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WalkState {
    /// The name of the walk's state in lower case, such as `idle`, `scanning` or `visiting`.
    pub phase: String,
    /// The walking piece, if any.
    pub piece: Option<WalkingPiece>,
    /// A move found in this cycle and accepted by the stream.
    pub emitted: Option<Move>,
}

/// The piece on its walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WalkingPiece {
    /// Type of the piece.
    pub ptype: PieceType,
    /// Square the piece moves from.
    pub from: Square,
    /// Square the walk is on.
    pub at: Square,
    /// Piece on that square.
    pub there: Option<Piece>,
    /// The posdata link that the walk follows when it leaves the square in this cycle, and the square it leads to. A
    /// link back to `from` ends the walk or, for a pawn, its captures. `None` while the walk stays.
    pub taken: Option<(Link, Square)>,
}

/// A circuit whose walk can be observed.
pub trait ObserveWalk {
    /// Returns the state of the walk in this cycle; the circuit must be settled.
    fn observe_walk(&self) -> WalkState;
}

impl ObserveWalk for Walk {
    fn observe_walk(&self) -> WalkState {
        let phase = self.phase.q.val();
        let between = matches!(
            phase,
            Phase::Idle | Phase::Scanning | Phase::Fetching | Phase::Flushing
        );
        WalkState {
            phase: format!("{phase:?}").to_lowercase(),
            piece: (!between).then(|| self.walking(phase)),
            emitted: self
                .accepted
                .val()
                .then(|| Move::from_word(self.out_word.val().index() as u16).ok())
                .flatten(),
        }
    }
}

impl Walk {
    fn walking(&self, phase: Phase) -> WalkingPiece {
        let square = |bits: Bits<6>| Square::wrapping(bits.index() as u8);
        let by_nextpos = match phase {
            Phase::Starting => !self.pawn.val(),
            _ => self.empty.val() && (self.pushing.q.val() || !self.pawn.val()),
        };
        let link = if by_nextpos {
            (Link::NextPos, square(self.nextpos.val()))
        } else {
            (Link::NextDir, square(self.nextdir.val()))
        };
        let leaves = phase == Phase::Starting || self.visits.val();
        let nibble = self.piece.val().index() as u8 | u8::from(self.black.val()) << 3;
        WalkingPiece {
            ptype: PieceType::ALL[self.kind.q.val().index() & 7],
            from: square(self.origin.q.val()),
            at: square(self.square.q.val()),
            there: Piece::from_nibble(nibble),
            taken: leaves.then_some(link),
        }
    }
}
