//! The survey's more compact variant.

use super::code::{Code, NO_PAWNS, PAWNS, push_piece, take_color, take_kind};
use super::push_zeros;
use crate::represent::{Bits, Fault, Form, Reader, Representation, State};
use crate::{Color, Kind, Piece, Position, Square};

/// Huffman codes with the kings stored by their squares, runs of empty squares counted where that is shorter, and
/// colours omitted where they are known.
///
/// ```text
/// 16  the state in short
///  1  runs: 0 a zero a square, 1 counted; the shorter, the former when equal
///  6  White's king's square
///  6  Black's king's square
///  4  n: pieces, kings left out, of the side whose piece comes first; 0: none, or more than 15
///  1  only if n is 1 to 8: no pawn is left on the board
///  .  the other 62 squares from a1 on, without the empty ones after the last piece
///
/// pawn    10c
/// bishop  1100c   no pawns: 100c     one empty square          0
/// knight  1101c             101c     2 to 9, counted           00nnn       n + 2
/// rook    1110c             110c     10 to 33, counted         00nnn0nn    n + 2
/// queen   1111c             111c     more than 33              33, then the rest
/// ```
/// c is 1 for White and 0 for Black; it is omitted after the n-th piece of the first side. The kings' squares are not
/// in the sequence, so a gap continues across a king. Every piece begins with a one: if only zeros are left, they are
/// empty squares or padding of the last byte.
///
/// The start position has 144 bits, 18 bytes; two bare kings have 33. No board has more than 343.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CompactHuffman(Bits);

/// The longest run of one code.
const RUN_MAX: usize = 33;
/// The longest run of the short code.
const SHORT_RUN_MAX: usize = 9;

/// The encoding of runs of empty squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Runs {
    Plain,
    Counted,
}

/// What is known about colours and kinds before the first square.
#[derive(Clone, Copy, Debug)]
struct Count {
    /// The number of pieces of the side that comes first; 0 if it is not stored.
    first_side: u32,
    no_pawns: bool,
}

impl Count {
    fn of(position: &Position) -> Count {
        let kings = position.of_kind(Kind::King);
        let others = position.occupied() & !kings;
        let first = others.first().and_then(|square| position.piece_at(square));
        let pieces = first.map_or(0, |first| (position.of_color(first.color) & !kings).len());
        let first_side = if pieces > 15 { 0 } else { pieces };
        let no_pawns = Count::tells_pawns(first_side) && position.of_kind(Kind::Pawn).is_empty();
        Count {
            first_side,
            no_pawns,
        }
    }

    /// Whether the bit for no pawns is present.
    fn tells_pawns(first_side: u32) -> bool {
        (1..=8).contains(&first_side)
    }

    fn push(self, bits: &mut Bits) {
        bits.push(self.first_side, 4);
        if Count::tells_pawns(self.first_side) {
            bits.push(u32::from(self.no_pawns), 1);
        }
    }

    fn take(reader: &mut Reader) -> Result<Count, Fault> {
        let first_side = reader.take(4)?;
        let no_pawns = Count::tells_pawns(first_side) && reader.bit()?;
        Ok(Count {
            first_side,
            no_pawns,
        })
    }

    fn codes(self) -> &'static [Code] {
        if self.no_pawns { NO_PAWNS } else { PAWNS }
    }
}

/// The colours that the code must store: those up to the last piece of the first side.
#[derive(Clone, Copy, Debug)]
struct Colors {
    first: Option<Color>,
    left: u32,
    counted: bool,
}

impl Colors {
    fn new(count: Count) -> Colors {
        Colors {
            first: None,
            left: count.first_side,
            counted: count.first_side > 0,
        }
    }

    /// The colour of the next piece, if it is known.
    fn known(&self) -> Option<Color> {
        self.first
            .filter(|_| self.counted && self.left == 0)
            .map(|first| !first)
    }

    fn saw(&mut self, color: Color) {
        if *self.first.get_or_insert(color) == color {
            self.left = self.left.saturating_sub(1);
        }
    }
}

fn encode(position: &Position, runs: Runs) -> Bits {
    let mut bits = Bits::new();
    State::of(position).push_short(&mut bits);
    bits.push(u32::from(runs == Runs::Counted), 1);
    let kings = Color::ALL.map(|color| position.king(color));
    for king in kings {
        bits.push(king.index() as u32, 6);
    }
    let count = Count::of(position);
    count.push(&mut bits);
    let mut colors = Colors::new(count);
    let mut gap = 0;
    for square in Square::ALL {
        match position.piece_at(square) {
            Some(piece) if piece.kind == Kind::King => {}
            None => gap += 1,
            Some(Piece { color, kind }) => {
                match runs {
                    Runs::Plain => push_zeros(&mut bits, gap),
                    Runs::Counted => push_counted(&mut bits, gap),
                }
                gap = 0;
                let coded = colors.known().is_none().then_some(color);
                push_piece(&mut bits, count.codes(), kind, coded);
                colors.saw(color);
            }
        }
    }
    bits
}

fn push_counted(bits: &mut Bits, mut run: usize) {
    while run > 0 {
        let part = run.min(RUN_MAX);
        let number = part.saturating_sub(2) as u32;
        match part {
            1 => bits.push(0, 1),
            2..=SHORT_RUN_MAX => bits.push(number, 5),
            _ => {
                bits.push(number >> 2, 5);
                bits.push(number & 3, 3);
            }
        }
        run -= part;
    }
}

/// Reads the run that begins with the first zero of a gap.
fn take_run(reader: &mut Reader, runs: Runs) -> Result<usize, Fault> {
    reader.bit()?;
    if runs == Runs::Plain || reader.sees_one() {
        return Ok(1);
    }
    reader.bit()?;
    let number = reader.take(3)?;
    let number = if reader.sees_one() {
        number
    } else {
        number << 2 | reader.take(3)?
    };
    Ok(number as usize + 2)
}

impl From<&Position> for CompactHuffman {
    fn from(position: &Position) -> CompactHuffman {
        let [plain, counted] = [Runs::Plain, Runs::Counted].map(|runs| encode(position, runs));
        CompactHuffman(if counted.len() < plain.len() {
            counted
        } else {
            plain
        })
    }
}

impl Form for CompactHuffman {
    const REPRESENTATION: Representation = Representation::HuffmanCompact;

    fn to_bits(&self) -> Bits {
        self.0.clone()
    }

    fn from_bits(bits: &Bits) -> Result<CompactHuffman, Fault> {
        Ok(CompactHuffman(bits.clone()))
    }

    fn position(&self) -> Result<Position, Fault> {
        let mut reader = self.0.reader();
        let mut setup = State::take_short(&mut reader)?.setup();
        let runs = if reader.bit()? {
            Runs::Counted
        } else {
            Runs::Plain
        };
        for color in Color::ALL {
            let square = Square::wrapping(reader.take(6)? as u8);
            let place = &mut setup.board[square.index()];
            if place.replace(Piece::new(color, Kind::King)).is_some() {
                return Err(Fault::Twice { square });
            }
        }
        let count = Count::take(&mut reader)?;
        let mut colors = Colors::new(count);
        let mut free = setup.board.iter_mut().filter(|place| place.is_none());
        while !reader.only_zeros() {
            let at = reader.at();
            if reader.sees_one() {
                let kind = take_kind(&mut reader, count.codes())?;
                let color = match colors.known() {
                    Some(color) => color,
                    None => take_color(&mut reader)?,
                };
                colors.saw(color);
                *free.next().ok_or(Fault::Beyond { at })? = Some(Piece::new(color, kind));
            } else {
                let run = take_run(&mut reader, runs)?;
                free.nth(run - 1).ok_or(Fault::Beyond { at })?;
            }
        }
        drop(free);
        Ok(setup.position()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(fen: &str) -> usize {
        let position: Position = fen.parse().unwrap();
        let form = CompactHuffman::from(&position);
        assert_eq!(form.position().as_ref(), Ok(&position), "{fen}");
        form.to_bits().len()
    }

    #[test]
    fn sizes_equal_those_computed_by_hand() {
        let head = 16 + 1 + 6 + 6 + 4;
        let pieces = 8 * 3 + 7 * 5;
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(size(start), head + pieces + 8 + pieces - 15);
        assert_eq!(size("7k/8/8/8/8/8/8/K7 w - - 0 1"), head);
        // A gap of 53 across White's king is counted as 33 and 20; there is no colour after White's only rook.
        assert_eq!(
            size("r7/8/8/8/4K3/8/8/kR6 b - - 0 1"),
            head + 1 + 4 + (8 + 8) + 3
        );
        // Gaps of one square: counting saves nothing.
        assert_eq!(size("k7/8/8/8/8/8/8/K1B1B1B1 w - - 0 1"), head + 1 + 3 + 12);
    }

    #[test]
    fn counted_runs_of_every_length_round_trip() {
        for run in 1..=62 {
            let mut bits = Bits::new();
            push_counted(&mut bits, run);
            // A piece ends a run.
            bits.push(1, 1);
            let mut reader = bits.reader();
            let mut taken = 0;
            while !reader.sees_one() {
                taken += take_run(&mut reader, Runs::Counted).unwrap();
            }
            assert_eq!(taken, run);
            assert_eq!(reader.at() + 1, bits.len());
        }
    }
}
