//! Boards that a number stands for, so that a bench has many of them in few words: `drawn.v` draws the same.

use fpgambit_engine::Position;

/// What a piece's three bits become: never nothing, never a king, and queens and rooks more often.
const KINDS: [u32; 8] = [5, 1, 2, 3, 4, 5, 5, 4];
const PAWN: u32 = 1;
const KNIGHT: u32 = 2;
const WHITE_KING: u32 = 6;
const BLACK_KING: u32 = 14;

/// The positions of the numbers from 0 on that stand for one, with their numbers.
pub fn drawn() -> impl Iterator<Item = (u32, Position)> {
    (0..).filter_map(|number| Some((number, Position::from_image(&image(number)).ok()?)))
}

/// Mixes the bits of a word: MurmurHash3's finalizer, one to one.
pub fn mixed(word: u32) -> u32 {
    let word = (word ^ word >> 16).wrapping_mul(0x85eb_ca6b);
    let word = (word ^ word >> 13).wrapping_mul(0xc2b2_ae35);
    word ^ word >> 16
}

/// The sum over what leaves a generator in the so-manieth mode, whatever the order: its words and the squares visited.
pub fn summed(mode: u32, words: impl IntoIterator<Item = u32>, visited: u32) -> u32 {
    let words = words.into_iter().map(|word| mixed(word | mode << 16));
    words.fold(mixed(visited | mode << 16 | 1 << 18), u32::wrapping_add)
}

/// The board image that a number stands for: two kings by chance, and on each other square a piece or none.
fn image(number: u32) -> [u32; 9] {
    let whole = mixed(number);
    // One square in two, four or eight has a piece.
    let gap = 1 | (whole >> 13 & 3) << 1;
    let rank = |rank: u32| -> u32 {
        let men = mixed(number.wrapping_add((rank + 1).wrapping_mul(0x9e37_79b9)));
        let gaps = mixed(men);
        let nibble = |file: u32| {
            let square = 8 * rank + file;
            let kind = match KINDS[(men >> (4 * file) & 7) as usize] {
                PAWN if rank == 0 || rank == 7 => KNIGHT,
                kind => kind,
            };
            if square == whole & 63 {
                WHITE_KING
            } else if square == whole >> 6 & 63 {
                BLACK_KING
            } else if gaps >> (4 * file) & gap == 0 {
                kind | men >> (4 * file) & 8
            } else {
                0
            }
        };
        (0..8).map(|file| nibble(file) << (4 * file)).sum()
    };
    let mut image = [0; 9];
    for (word, number) in image.iter_mut().zip(0..8) {
        *word = rank(number);
    }
    image[8] = 1 << 19 | whole >> 12 & 1;
    image
}
