//! The generator: it steps until a bit of 0x88 is set.

use super::Board0x88;
use super::lines::{JUMPS, SLANTING, STRAIGHT};
use crate::represent::mailbox::{plain, push_pawn};
use crate::represent::{Mailbox, State};
use crate::{Color, Kind, Move, MoveKind, MoveList, Piece, Square};

pub(super) fn pseudo_legal_moves(board: &Board0x88) -> MoveList {
    let State {
        side, en_passant, ..
    } = board.state;
    let mut walk = Walk {
        board,
        side,
        en_passant,
        moves: MoveList::new(),
    };
    for from in Square::ALL {
        let piece = Piece::from_nibble(board.nibble(from));
        match piece.filter(|piece| piece.color == side) {
            None => {}
            Some(Piece { kind, .. }) => match kind {
                Kind::Pawn => walk.pawn(from),
                Kind::Knight => walk.steps(from, &JUMPS, false),
                Kind::Bishop => walk.steps(from, &SLANTING, true),
                Kind::Rook => walk.steps(from, &STRAIGHT, true),
                Kind::Queen | Kind::King => {
                    walk.steps(from, &STRAIGHT, kind == Kind::Queen);
                    walk.steps(from, &SLANTING, kind == Kind::Queen);
                }
            },
        }
    }
    board.push_castling(&mut walk.moves);
    walk.moves
}

struct Walk<'a> {
    board: &'a Board0x88,
    side: Color,
    en_passant: Option<Square>,
    moves: MoveList,
}

impl Walk<'_> {
    fn is_enemy(&self, square: Square) -> bool {
        let nibble = self.board.nibble(square);
        nibble != 0 && nibble >> 3 != self.side as u8
    }

    fn steps(&mut self, from: Square, steps: &[i8], slides: bool) {
        for &step in steps {
            let mut cell = Board0x88::cell(from).wrapping_add_signed(step);
            while let Some(to) = Board0x88::square(cell) {
                let empty = self.board.nibble(to) == 0;
                if empty || self.is_enemy(to) {
                    self.moves.push(Move::new(from, to, plain(!empty)));
                }
                if !empty || !slides {
                    break;
                }
                cell = cell.wrapping_add_signed(step);
            }
        }
    }

    fn pawn(&mut self, from: Square) {
        let forward = 16 * self.side.forward();
        let ahead = |cell: u8| Board0x88::square(cell.wrapping_add_signed(forward));
        let free = |square: &Square| self.board.nibble(*square) == 0;
        if let Some(single) = ahead(Board0x88::cell(from)).filter(free) {
            let double = ahead(Board0x88::cell(single)).filter(free);
            push_pawn(&mut self.moves, from, single, false);
            if let Some(double) = double.filter(|_| from.rank() == self.side.rank(1)) {
                let mv = Move::new(from, double, MoveKind::DoublePush);
                self.moves.push(mv);
            }
        }
        for step in [forward + 1, forward - 1] {
            let cell = Board0x88::cell(from).wrapping_add_signed(step);
            match Board0x88::square(cell) {
                Some(to) if self.is_enemy(to) => push_pawn(&mut self.moves, from, to, true),
                Some(to) if self.en_passant == Some(to) => {
                    self.moves.push(Move::new(from, to, MoveKind::EnPassant));
                }
                _ => {}
            }
        }
    }
}
