//! Boards generated from a number, so that a bench needs few words for many boards; `drawn.v` generates the same
//! boards.

use fpgambit_engine::Position;

/// The piece types for each value of three bits: never empty, never a king, and queens and rooks more often.
const KINDS: [u32; 8] = [5, 1, 2, 3, 4, 5, 5, 4];
const PAWN: u32 = 1;
const KNIGHT: u32 = 2;
const ROOK: u32 = 4;
const WHITE_KING: u32 = 6;
const BLACK_KING: u32 = 14;
/// The bit of a nibble that marks a black piece.
const BLACK: u32 = 8;

/// Values of two bits of the number for which the board is special.
const CASTLING: usize = 2;
const EN_PASSANT: usize = 3;

/// Returns the legal ones of the positions drawn from the numbers 0, 1, 2 and so on, with their numbers.
pub fn drawn() -> impl Iterator<Item = (u32, Position)> {
    (0..).filter_map(|number| Some((number, Position::from_image(&image(number)).ok()?)))
}

/// Mixes the bits of a word with MurmurHash3's finalizer, which is a bijection.
pub fn mixed(word: u32) -> u32 {
    let word = (word ^ word >> 16).wrapping_mul(0x85eb_ca6b);
    let word = (word ^ word >> 13).wrapping_mul(0xc2b2_ae35);
    word ^ word >> 16
}

/// Returns a sum over a generator's output in a given mode, independent of the order: its words and the squares
/// visited.
pub fn summed(mode: u32, words: impl IntoIterator<Item = u32>, visited: u32) -> u32 {
    let words = words.into_iter().map(|word| mixed(word | mode << 16));
    words.fold(mixed(visited | mode << 16 | 1 << 18), u32::wrapping_add)
}

/// Returns the board image drawn from a number: two kings at random, and on each other square a piece or none. On a
/// quarter of the boards the kings are at home, with the rooks that may castle. On another quarter a pawn has just
/// moved two squares next to one that may capture it; on half of these, the king of the capturing side is on their
/// rank.
fn image(number: u32) -> [u32; 9] {
    let whole = mixed(number);
    let part = |bit: u32, width: u32| (whole >> bit & ((1 << width) - 1)) as usize;
    let mut board = [0; 64];
    // One square in two, four or eight has a piece.
    let gap = 1 | (part(13, 2) as u32) << 1;
    for (rank, row) in board.chunks_mut(8).enumerate() {
        let men = mixed(number.wrapping_add((rank as u32 + 1).wrapping_mul(0x9e37_79b9)));
        let gaps = mixed(men);
        for (bit, nibble) in (0..32).step_by(4).zip(row) {
            let kind = match KINDS[(men >> bit & 7) as usize] {
                PAWN if rank == 0 || rank == 7 => KNIGHT,
                kind => kind,
            };
            if gaps >> bit & gap == 0 {
                *nibble = kind | men >> bit & BLACK;
            }
        }
    }
    let black_moves = part(12, 1);
    let mut kings = [part(0, 6), part(6, 6)];
    let mut state = 1 << 19 | black_moves;
    match part(15, 2) {
        CASTLING => {
            kings = [4, 60];
            for (right, corner) in [7, 0, 63, 56].into_iter().enumerate() {
                if part(17 + right as u32, 1) == 1 {
                    board[corner] = ROOK | corner as u32 >> 2 & BLACK;
                }
            }
            state |= part(17, 4) << 1;
        }
        EN_PASSANT => {
            let file = part(17, 3);
            let [came_from, skipped, to] =
                [[48, 40, 32], [8, 16, 24]][black_moves].map(|rank| rank + file);
            board[came_from] = 0;
            board[skipped] = 0;
            let beside = to + 2 * part(20, 1) - 1;
            if beside / 8 == to / 8 {
                board[beside] = [PAWN, PAWN | BLACK][black_moves];
            }
            board[to] = [PAWN | BLACK, PAWN][black_moves];
            if part(21, 1) == 1 {
                kings[black_moves] = to & 56 | kings[black_moves] & 7;
            }
            state |= 1 << 5 | skipped << 6;
        }
        _ => {}
    }
    board[kings[1]] = BLACK_KING;
    board[kings[0]] = WHITE_KING;
    let mut image = [0; 9];
    for (word, row) in image.iter_mut().zip(board.chunks(8)) {
        *word = row.iter().rev().fold(0, |word, nibble| word << 4 | nibble);
    }
    image[8] = state as u32;
    image
}

#[cfg(test)]
mod tests {
    use super::*;
    use fpgambit_engine::MoveKind;

    #[test]
    fn drawn_boards_include_special_moves() {
        use MoveKind::{CastleLong, CastleShort, EnPassant, PromoteQueen};
        for kind in [CastleShort, CastleLong, EnPassant, PromoteQueen] {
            let has = |(_, position): &(u32, Position)| {
                let moves = position.legal_moves();
                moves.iter().any(|mv| mv.kind() == kind)
            };
            let found = drawn().take(400).filter(has).count();
            assert!(found >= 5, "{found} boards with {kind:?}");
        }
    }
}
