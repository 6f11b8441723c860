//! The attack queries: SqAtakd, ataks, BRscan, KingScan and trapped.
//!
//! These definitions bind every implementation, including the circuit. Each query is about the current board, whichever
//! side is to move, and ignores pins, checks, castling and en passant.
//!
//! **To attack.** A piece attacks a square if the square is on one of its empty-board rays and every square before it
//! on that ray is empty. The content of the square itself does not matter: a piece attacks empty squares, enemy pieces,
//! and own pieces, which it defends. Pawns attack with their two captures, not with pushes. No piece attacks its own
//! square. *With a square lifted* means as if that square were empty, so that rays continue through it.
//!
//! | query | question | answer |
//! |---|---|---|
//! | [`sq_attacked`](Board::sq_attacked) | does a side attack a square? | yes or no |
//! | [`attackers`](Board::attackers) | from where? | 0 to 16 squares |
//! | [`ataks`](Board::ataks) | what does a side attack? | for each square how many attackers, 0 to 16, and of which kinds |
//! | [`br_scan`](Board::br_scan) | how far does a bishop, rook or queen see? | the squares it can go to, 0 to 27, and its x-rays, 0 to 8 |
//! | [`king_scan`](Board::king_scan) | what surrounds a king? | how many neighbour squares are attacked, own, and safe, 0 to 8 each |
//! | [`trapped`](Board::trapped) | is a piece unable to move to safety? | yes or no |
//!
//! **Attackers.** The query walks from the attacked square, first as a queen and then as a knight. The queen's walk
//! turns (nextdir) at the first piece of each ray, so it meets every piece that can attack along a line; each of these
//! attacks the square if it would on an empty board. The knight's walk finds knights. No square has more than 8 + 8
//! attackers.
//!
//! **X-rays.** A walk that follows nextpos at an occupied square continues behind it on the same ray; nextpos = nextdir
//! means that the ray ends there. If the first two pieces on a slider's ray are both the enemy's, there is an [`XRay`]:
//! a pin if the second is the king, a skewer if the first is. An own piece in front gives no x-ray.
//!
//! ```text
//!  8   .  .  .  k  .  .  .  .     br_scan of the rook on d4: it can go to a4 b4 c4, e4 f4 g4 h4,
//!  7   .  .  .  .  .  .  .  .     d5 d6 (takes the knight) and d3: mobility 10. On the way up
//!  6   .  .  .  n  .  .  .  .     the knight is in front of the king: one x-ray, d6 d8, a pin.
//!  5   .  .  .  .  .  .  .  .
//!  4   .  .  .  R  .  .  .  .     king_scan of the king on d1: c1 c2 d2 e1 e2 are his
//!  3   .  .  .  .  .  .  .  .     neighbours; d2 is his own bishop's and, as nothing is
//!  2   .  .  .  B  .  .  .  .     attacked, 4 are safe.
//!  1   .  .  .  K  .  .  .  .
//!      a  b  c  d  e  f  g  h
//! ```
//!
//! **The king's surroundings** are computed with the king lifted, so that he cannot hide from a slider behind himself:
//! the safe squares are exactly his legal steps.
//!
//! **Trapped.** A piece is trapped if the enemy attacks each of its destinations with the piece lifted, so that it
//! could be captured wherever it goes by the rules of movement. Destinations are the empty and enemy-occupied squares
//! of its walk; a pawn's are its pushes to empty squares and its captures of enemy pieces. A piece without a
//! destination is trapped.
//!
//! Source: the routines of these names in GNU Chess 4, as listed in Sandstroem's note of 1989. There they also add
//! weights and scores for the evaluation, which this module omits.

use super::{Board, PieceType};
use crate::{Color, Kind, Piece, Square};

/// A side's attacks: for each square, how many of its pieces attack it, and of which kinds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackMap {
    counts: [u8; 64],
    kinds: [u8; 64],
}

impl AttackMap {
    /// The number of pieces that attack the square, 0 to 16.
    pub fn count(&self, square: Square) -> u8 {
        self.counts[square.index()]
    }

    /// Whether a piece of this kind attacks the square.
    pub fn has(&self, square: Square, kind: Kind) -> bool {
        self.kinds[square.index()] >> kind.index() & 1 != 0
    }

    /// The kinds that attack the square: bit n for the kind with number n; bits 0 and 7 are 0.
    pub fn kinds(&self, square: Square) -> u8 {
        self.kinds[square.index()]
    }
}

/// Two successive enemy pieces on a slider's ray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct XRay {
    /// The first piece of the ray.
    pub front: Square,
    /// The second piece of the ray.
    pub back: Square,
    /// Whether the second piece is the king, so that the first is pinned.
    pub pin: bool,
}

/// What a slider sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scan {
    /// The number of squares it can go to, empty or enemy-occupied, 0 to 27.
    pub mobility: u8,
    /// Its x-rays in the order of its rays.
    pub xrays: Vec<XRay>,
}

/// A king's surroundings, as counts over his three, five or eight neighbour squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct KingScan {
    /// Squares attacked by the enemy, whatever is on them.
    pub attacked: u8,
    /// Squares occupied by own pieces, attacked or not.
    pub own: u8,
    /// Squares that are neither: the king may step there.
    pub safe: u8,
}

impl Board<'_> {
    /// SqAtakd: whether a piece of `by` attacks the square.
    pub fn sq_attacked(&self, square: Square, by: Color) -> bool {
        self.is_attacked(square.index() as u8, by)
    }

    /// [`sq_attacked`](Self::sq_attacked) with the square `lifted` as if it were empty, for a piece that is going to
    /// leave that square.
    pub fn sq_attacked_without(&self, square: Square, by: Color, lifted: Square) -> bool {
        self.is_attacked_without(square.index() as u8, by, lifted.index() as u8)
    }

    /// The squares of the pieces of `by` that attack the square, in the order of a queen's and
    /// then a knight's walk from it.
    pub fn attackers(&self, square: Square, by: Color) -> Vec<Square> {
        let mut attackers = Vec::new();
        for walker in [PieceType::Queen, PieceType::Knight] {
            for step in self
                .table
                .walk(walker, square, |at| self.piece_at(at).is_some())
            {
                let Some(piece) = self.piece_at(step.at) else {
                    continue;
                };
                let sight = self
                    .table
                    .sight(step.at.index() as u8, square.index() as u8);
                // On lines, the walk meets only neighbours and sliders; by knight's steps, only knights.
                let attacks = sight.types >> PieceType::from(piece).code() & 1 != 0;
                if piece.color == by && attacks {
                    attackers.push(step.at);
                }
            }
        }
        attackers
    }

    /// ataks: the attack map of a side.
    pub fn ataks(&self, side: Color) -> AttackMap {
        let mut map = AttackMap {
            counts: [0; 64],
            kinds: [0; 64],
        };
        for from in self.occupied_by(side) {
            self.visit_attacked(from, |at| {
                map.counts[usize::from(at & 63)] += 1;
                map.kinds[usize::from(at & 63)] |= 1 << (self.at(from) & 7);
            });
        }
        map
    }

    /// BRscan: the mobility and the x-rays of the bishop, rook or queen on a square; `None` for any other square.
    pub fn br_scan(&self, square: Square) -> Option<Scan> {
        let slider = self.piece_at(square)?;
        if !PieceType::from(slider).is_slider() {
            return None;
        }
        let from = square.index() as u8;
        let row = self.table.row(slider.kind as u8, from);
        let mut scan = Scan {
            mobility: 0,
            xrays: Vec::new(),
        };
        let mut at = row[usize::from(from)].nextpos;
        while at != from {
            let entry = row[usize::from(at & 63)];
            let met = Piece::from_nibble(self.at(at));
            scan.mobility += u8::from(met.is_none_or(|piece| piece.color != slider.color));
            at = match met {
                None => entry.nextpos,
                Some(piece) if piece.color != slider.color => {
                    scan.xrays.extend(self.behind(row, at, slider.color));
                    entry.nextdir
                }
                Some(_) => entry.nextdir,
            };
        }
        Some(scan)
    }

    /// The x-ray through the enemy piece on `front`, if the next piece of the ray is an enemy piece too.
    fn behind(&self, row: &super::table::Row, front: u8, color: Color) -> Option<XRay> {
        let mut at = front;
        loop {
            let entry = row[usize::from(at & 63)];
            if entry.nextpos == entry.nextdir {
                return None;
            }
            at = entry.nextpos;
            if let Some(piece) = Piece::from_nibble(self.at(at)) {
                let (front, back) = (Square::wrapping(front), Square::wrapping(at));
                let pin = piece.kind == Kind::King;
                return (piece.color != color).then_some(XRay { front, back, pin });
            }
        }
    }

    /// KingScan: the surroundings of a side's king.
    pub fn king_scan(&self, side: Color) -> KingScan {
        let king = self.king_square(side);
        let mut scan = KingScan::default();
        self.visit_attacked(king, |at| {
            let attacked = self.is_attacked_without(at, !side, king);
            let own = Self::is_of(self.at(at), side);
            scan.attacked += u8::from(attacked);
            scan.own += u8::from(own);
            scan.safe += u8::from(!attacked && !own);
        });
        scan
    }

    /// Whether the piece on a square is trapped; `false` if the square is empty.
    pub fn trapped(&self, square: Square) -> bool {
        let Some(piece) = self.piece_at(square) else {
            return false;
        };
        let from = square.index() as u8;
        let mut free = false;
        let mut try_to = |at| free |= !self.is_attacked_without(at, !piece.color, from);
        self.visit_attacked(from, |at| {
            let met = self.at(at);
            let pawn = piece.kind == Kind::Pawn;
            if Self::is_of(met, !piece.color) || (!pawn && met == 0) {
                try_to(at);
            }
        });
        if piece.kind == Kind::Pawn {
            let row = self.table.row(PieceType::from(piece).code(), from);
            let mut at = row[usize::from(from)].nextpos;
            while at != from && self.at(at) == 0 {
                try_to(at);
                at = row[usize::from(at & 63)].nextpos;
            }
        }
        !free
    }

    /// The squares of a side's pieces.
    fn occupied_by(&self, side: Color) -> impl Iterator<Item = u8> + '_ {
        let lists = [self.pawns(side), self.pieces(side)];
        lists
            .into_iter()
            .flat_map(|list| list.squares().iter().copied())
    }

    /// Calls `visit` for each square that the piece on `from` attacks, in the order of its walk.
    fn visit_attacked(&self, from: u8, mut visit: impl FnMut(u8)) {
        let Some(piece) = Piece::from_nibble(self.at(from)) else {
            return;
        };
        let row = self.table.row(PieceType::from(piece).code(), from);
        let pawn = piece.kind == Kind::Pawn;
        let first = row[usize::from(from & 63)];
        let mut at = if pawn { first.nextdir } else { first.nextpos };
        while at != from {
            visit(at);
            let entry = row[usize::from(at & 63)];
            at = if pawn || self.at(at) != 0 {
                entry.nextdir
            } else {
                entry.nextpos
            };
        }
    }
}
