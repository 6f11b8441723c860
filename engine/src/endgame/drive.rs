//! Progress against the bare king, and material that cannot win.

use crate::{Bitboard, Color, Kind, Position, Square};

/// The value of a certain win before the search sees its end.
const SURE: i32 = 1_500;

/// The value of the position for the side to move, in centipawns, if one side has only its king and the other has no
/// pawns and more than enough to mate. The value rises as the mate comes nearer.
pub fn drive(position: &Position) -> Option<i32> {
    let strong = Color::ALL
        .into_iter()
        .find(|&color| !position.of_color(!color).is_several())?;
    if !position.of_kind(Kind::Pawn).is_empty() {
        return None;
    }
    let bishops = position.of_kind(Kind::Bishop);
    let knights = position.of_kind(Kind::Knight);
    let (rooks, queens) = (position.of_kind(Kind::Rook), position.of_kind(Kind::Queen));
    let heavy = (rooks.len() + 2 * queens.len()) as i32;
    let (light, dark) = (bishops & Bitboard::LIGHT, bishops & !Bitboard::LIGHT);
    let (king, other) = (position.king(strong), position.king(!strong));
    let near = 7 - distance(king, other);
    let value = if heavy > 0 || (!light.is_empty() && !dark.is_empty()) {
        20 * off_centre(other) + 15 * near + 300 * heavy
    } else if !bishops.is_empty() && !knights.is_empty() {
        let knight = knights.first().map_or(0, |knight| distance(knight, other));
        45 * to_corner(other, dark.is_empty()) + 20 * near - 4 * knight + 5 * off_centre(other)
    } else {
        return None;
    };
    let value = SURE + value;
    Some(if position.side_to_move() == strong {
        value
    } else {
        -value
    })
}

/// The number of king moves between two squares.
fn distance(a: Square, b: Square) -> i32 {
    i32::from(a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())))
}

/// The number of steps to the four squares of the centre, along files and ranks: 0 to 6.
fn off_centre(square: Square) -> i32 {
    let steps = |line: u8| i32::from(if line < 4 { 3 - line } else { line - 4 });
    steps(square.file()) + steps(square.rank())
}

/// How close a square is to the corners of one colour, along the diagonal between them: 7 in these corners. Bishop and
/// knight mate only in the corners of the bishop's colour.
fn to_corner(square: Square, light: bool) -> i32 {
    let (file, rank) = (i32::from(square.file()), i32::from(square.rank()));
    if light {
        (file - rank).abs()
    } else {
        (7 - file - rank).abs()
    }
}

/// Whether a side has too little material to win against any defence, however bad the other side's position is.
///
/// It has no pawn and at most one minor piece, only bishops on squares of one colour, or two knights against a king
/// without pawns. Or it has, against a bare king in the corner, bishops and rook's pawns that must promote on the other
/// colour.
pub fn cannot_win(position: &Position, color: Color) -> bool {
    let own = |kind| position.pieces(color, kind);
    let heavy = own(Kind::Rook) | own(Kind::Queen);
    if !heavy.is_empty() {
        return false;
    }
    let (pawns, knights, bishops) = (own(Kind::Pawn), own(Kind::Knight), own(Kind::Bishop));
    if pawns.is_empty() {
        let alone = position.pieces(!color, Kind::Pawn).is_empty();
        return match knights.len() {
            0 => (bishops & Bitboard::LIGHT).is_empty() || (bishops & !Bitboard::LIGHT).is_empty(),
            1 => bishops.is_empty(),
            2 => bishops.is_empty() && alone,
            _ => false,
        };
    }
    knights.is_empty()
        && !position.of_color(!color).is_several()
        && [0, 7].into_iter().any(|file| {
            let corner = Square::from_file_rank(file, color.rank(7));
            let shade = if Bitboard::LIGHT.has(corner) {
                Bitboard::LIGHT
            } else {
                !Bitboard::LIGHT
            };
            (pawns & !Bitboard::file(file)).is_empty()
                && (bishops & shade).is_empty()
                && distance(position.king(!color), corner) <= 1
        })
}
