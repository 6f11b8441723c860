//! The codes of the pieces.

use crate::represent::{Bits, Fault, Reader};
use crate::{Color, Kind};

/// A kind of piece, its code, and the code's width.
pub(super) type Code = (Kind, u32, usize);

/// The codes as the survey prints them. Every code begins with a one; an empty square is a zero.
pub(super) const KINGS_AND_PAWNS: &[Code] = &[
    (Kind::Pawn, 0b10, 2),
    (Kind::Bishop, 0b1100, 4),
    (Kind::Knight, 0b1101, 4),
    (Kind::Rook, 0b1110, 4),
    (Kind::Queen, 0b11110, 5),
    (Kind::King, 0b11111, 5),
];

/// The codes if kings are stored elsewhere, so that the queen's last bit carries no information.
pub(super) const PAWNS: &[Code] = &[
    (Kind::Pawn, 0b10, 2),
    (Kind::Bishop, 0b1100, 4),
    (Kind::Knight, 0b1101, 4),
    (Kind::Rook, 0b1110, 4),
    (Kind::Queen, 0b1111, 4),
];

/// The codes without pawns, in which the second bit of the other codes carries no information either.
pub(super) const NO_PAWNS: &[Code] = &[
    (Kind::Bishop, 0b100, 3),
    (Kind::Knight, 0b101, 3),
    (Kind::Rook, 0b110, 3),
    (Kind::Queen, 0b111, 3),
];

/// Appends a piece, without its colour if that is known.
pub(super) fn push_piece(bits: &mut Bits, codes: &[Code], kind: Kind, color: Option<Color>) {
    if let Some(&(_, code, width)) = codes.iter().find(|(coded, ..)| *coded == kind) {
        bits.push(code, width);
    }
    if let Some(color) = color {
        bits.push(u32::from(color == Color::White), 1);
    }
}

/// Reads a piece's code, whose first bit is a one.
pub(super) fn take_kind(reader: &mut Reader, codes: &[Code]) -> Result<Kind, Fault> {
    let (mut code, mut width) = (0, 0);
    loop {
        code = code << 1 | reader.take(1)?;
        width += 1;
        // The codes that begin with a one are complete, so this ends.
        if let Some((kind, ..)) = codes.iter().find(|(_, c, w)| (*c, *w) == (code, width)) {
            return Ok(*kind);
        }
    }
}

/// Reads the colour bit.
pub(super) fn take_color(reader: &mut Reader) -> Result<Color, Fault> {
    Ok(if reader.bit()? {
        Color::White
    } else {
        Color::Black
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_starting_with_1_are_prefix_free_and_complete() {
        for codes in [KINGS_AND_PAWNS, PAWNS, NO_PAWNS] {
            for tail in 0..16u32 {
                let bits = 0b10000 | tail;
                let fits = |(_, code, width): &&Code| bits >> (5 - width) == *code;
                assert_eq!(codes.iter().filter(fits).count(), 1, "{bits:05b}");
            }
        }
    }
}
