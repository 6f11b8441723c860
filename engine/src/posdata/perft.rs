//! Perft that makes and unmakes every leaf.

use super::Board;
use super::board::fields;
use super::generate::ROOM;

/// Counts the leaves of the legal move tree and makes and unmakes every one of them. It does no bulk counting at the
/// last ply, so the time covers generating, making and unmaking.
///
/// ```text
/// perft(board, 0) = 1
/// perft(board, d) = sum over legal moves m of perft(board after m, d - 1)
/// ```
///
/// The board is unchanged when this returns.
pub fn perft_every_leaf(board: &mut Board, depth: u32) -> u64 {
    count(board, &mut vec![[0; ROOM]; depth as usize])
}

/// Counts as many plies as there are rooms left; each ply writes its moves to one room.
fn count(board: &mut Board, rooms: &mut [[u16; ROOM]]) -> u64 {
    let Some((room, deeper)) = rooms.split_first_mut() else {
        return 1;
    };
    let squares = board.doubtful();
    let mover = board.side_to_move();
    let mut leaves = 0;
    for &word in board.gen_words(room) {
        let (from, _, kind) = fields(word);
        let undo = board.make_word(word);
        if deeper.is_empty() {
            // Hide from the compiler that a leaf is unmade as soon as it is made.
            std::hint::black_box(&mut *board);
        }
        // An en passant capture removes two pieces from one rank, which the pin test does not cover.
        let doubtful = squares >> from & 1 != 0 || kind == 5;
        if !doubtful || !board.is_attacked(board.king_square(mover), !mover) {
            leaves += if deeper.is_empty() {
                1
            } else {
                count(board, deeper)
            };
        }
        board.unmake_word(word, undo);
    }
    leaves
}
