//! What the walk is doing in a cycle, for people who watch it.

use crate::bits::Bits;
use fpgambit_engine::posdata::{Link, PieceType};
use fpgambit_engine::{Move, Piece, Square};

use super::{Phase, Walk};

/// The walk in one cycle, before the clock edge that ends it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WalkState {
    /// What it is doing, such as `idle`, `scanning` or `visiting`: the name of its state in small letters.
    pub phase: String,
    /// The piece that walks, if one does.
    pub piece: Option<WalkingPiece>,
    /// A move found in this cycle and taken by the stream.
    pub emitted: Option<Move>,
}

/// A piece on its walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WalkingPiece {
    /// How it walks.
    pub ptype: PieceType,
    /// Where it stands.
    pub from: Square,
    /// The square it looks at.
    pub at: Square,
    /// What stands there.
    pub there: Option<Piece>,
    /// Which number of the posdata entry the walk goes by when it leaves the square in this cycle, and the square
    /// named: `from` again ends the walk, or for a pawn its captures. `None` while it stays.
    pub taken: Option<(Link, Square)>,
}

/// A circuit with a walk in it that can be watched.
pub trait ObserveWalk {
    /// The walk in this cycle, of a settled circuit.
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
