//! The jump table and its routines.

use super::NibbleRanks;
use super::targets::{KING, KNIGHT, PAWN, RAYS, Squares};
use crate::represent::mailbox::{plain, push_pawn};
use crate::represent::{Mailbox, State};
use crate::{Color, Move, MoveKind, MoveList, Square};

/// The data of a routine.
struct Scene<'a> {
    board: &'a NibbleRanks,
    side: Color,
    en_passant: Option<Square>,
    moves: MoveList,
}

/// The code for one piece on one square.
type Routine = fn(&mut Scene);

/// For each square, the addresses to which the piece's value is added: 1 to 6 for own pieces, 9 to 14 for the enemy's.
static JUMP: [[Routine; 16]; 64] = {
    /// The routines of eight squares.
    macro_rules! rank {
        ($a1:literal) => {
            [
                routines::<{ $a1 }>(),
                routines::<{ $a1 + 1 }>(),
                routines::<{ $a1 + 2 }>(),
                routines::<{ $a1 + 3 }>(),
                routines::<{ $a1 + 4 }>(),
                routines::<{ $a1 + 5 }>(),
                routines::<{ $a1 + 6 }>(),
                routines::<{ $a1 + 7 }>(),
            ]
        };
    }
    let ranks = [
        rank!(0),
        rank!(8),
        rank!(16),
        rank!(24),
        rank!(32),
        rank!(40),
        rank!(48),
        rank!(56),
    ];
    let mut jump: [[Routine; 16]; 64] = [[nothing; 16]; 64];
    let mut square = 0;
    while square < 64 {
        jump[square] = ranks[square / 8][square % 8];
        square += 1;
    }
    jump
};

const fn routines<const FROM: usize>() -> [Routine; 16] {
    let mut routines: [Routine; 16] = [nothing; 16];
    routines[1] = pawn::<FROM>;
    routines[2] = knight::<FROM>;
    routines[3] = bishop::<FROM>;
    routines[4] = rook::<FROM>;
    routines[5] = queen::<FROM>;
    routines[6] = king::<FROM>;
    routines
}

pub(super) fn pseudo_legal_moves(board: &NibbleRanks) -> MoveList {
    let State {
        side, en_passant, ..
    } = board.state();
    let mut scene = Scene {
        board,
        side,
        en_passant,
        moves: MoveList::new(),
    };
    for square in Square::ALL {
        // If Black is to move, Black's pieces take the place of White's.
        let nibble = board.nibble(square);
        let value = if nibble == 0 {
            0
        } else {
            nibble ^ (side as u8) << 3
        };
        JUMP[square.index()][usize::from(value & 15)](&mut scene);
    }
    board.push_castling(&mut scene.moves);
    scene.moves
}

fn nothing(_: &mut Scene) {}

fn pawn<const FROM: usize>(scene: &mut Scene) {
    match scene.side {
        Color::White => push::<FROM>(scene, FROM + 8, FROM + 16, FROM / 8 == 1),
        Color::Black => push::<FROM>(
            scene,
            FROM.wrapping_sub(8),
            FROM.wrapping_sub(16),
            FROM / 8 == 6,
        ),
    }
    for &to in PAWN[scene.side.index()][FROM].as_slice() {
        if scene.is_enemy(to) {
            push_pawn(&mut scene.moves, Square::ALL[FROM], to, true);
        } else if scene.en_passant == Some(to) {
            let mv = Move::new(Square::ALL[FROM], to, MoveKind::EnPassant);
            scene.moves.push(mv);
        }
    }
}

/// A pawn's push to the next square, and from its home square one further. No pawn is on rank 1 or 8.
#[inline]
fn push<const FROM: usize>(scene: &mut Scene, single: usize, double: usize, home: bool) {
    let (from, to) = (Square::ALL[FROM], Square::wrapping(single as u8));
    if scene.board.nibble(to) != 0 {
        return;
    }
    push_pawn(&mut scene.moves, from, to, false);
    let to = Square::wrapping(double as u8);
    if home && scene.board.nibble(to) == 0 {
        scene.moves.push(Move::new(from, to, MoveKind::DoublePush));
    }
}

fn knight<const FROM: usize>(scene: &mut Scene) {
    scene.step::<FROM>(&KNIGHT[FROM]);
}

fn bishop<const FROM: usize>(scene: &mut Scene) {
    for ray in &RAYS[FROM][4..] {
        scene.slide::<FROM>(ray);
    }
}

fn rook<const FROM: usize>(scene: &mut Scene) {
    for ray in &RAYS[FROM][..4] {
        scene.slide::<FROM>(ray);
    }
}

fn queen<const FROM: usize>(scene: &mut Scene) {
    rook::<FROM>(scene);
    bishop::<FROM>(scene);
}

fn king<const FROM: usize>(scene: &mut Scene) {
    scene.step::<FROM>(&KING[FROM]);
}

impl Scene<'_> {
    #[inline]
    fn is_enemy(&self, square: Square) -> bool {
        let nibble = self.board.nibble(square);
        nibble != 0 && nibble >> 3 != self.side as u8
    }

    /// Moves to a square unless an own piece is there. Returns whether it was empty.
    #[inline]
    fn go<const FROM: usize>(&mut self, to: Square) -> bool {
        let empty = self.board.nibble(to) == 0;
        if empty || self.is_enemy(to) {
            let mv = Move::new(Square::ALL[FROM], to, plain(!empty));
            self.moves.push(mv);
        }
        empty
    }

    #[inline]
    fn step<const FROM: usize>(&mut self, squares: &Squares) {
        for &to in squares.as_slice() {
            self.go::<FROM>(to);
        }
    }

    #[inline]
    fn slide<const FROM: usize>(&mut self, ray: &Squares) {
        for &to in ray.as_slice() {
            if !self.go::<FROM>(to) {
                break;
            }
        }
    }
}
