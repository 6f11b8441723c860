//! Nibbles for pieces and for runs of empty squares.

use super::{Bits, Fault, Form, Representation, State};
use crate::{Piece, Position, Square};

/// The nibble before another nibble, for a run of 4 to 19 empty squares.
const LONG_RUN: u32 = 15;

/// A nibble for each piece; the four nibbles that are not pieces encode the empty squares between them.
///
/// ```text
/// 1 to 6, 9 to 14   a piece (Piece::nibble)
/// 0, 7, 8           1, 2, 3 empty squares
/// 15, n             n + 4 empty squares, 4 to 19
/// ```
/// The bits are the short state, 16 bits, then the squares from a1 on. The start position has 32 pieces and a run of 32
/// empty squares, 19 and 13: 36 nibbles, 18 bytes, 20 with the state. The worst board alternates pieces and gaps: 32
/// bytes and the state, 272 bits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Stream(Bits);

impl From<&Position> for Stream {
    fn from(position: &Position) -> Stream {
        let mut bits = Bits::new();
        State::of(position).push_short(&mut bits);
        let mut run = 0;
        for square in Square::ALL {
            let nibble = position.nibble_at(square);
            if nibble == 0 {
                run += 1;
            } else {
                push_run(&mut bits, run);
                bits.push(u32::from(nibble), 4);
                run = 0;
            }
        }
        push_run(&mut bits, run);
        Stream(bits)
    }
}

fn push_run(bits: &mut Bits, mut run: u32) {
    while run > 0 {
        let part = run.min(19);
        match part {
            1 => bits.push(0, 4),
            2 => bits.push(7, 4),
            3 => bits.push(8, 4),
            _ => {
                bits.push(LONG_RUN, 4);
                bits.push(part - 4, 4);
            }
        }
        run -= part;
    }
}

impl Form for Stream {
    const REPRESENTATION: Representation = Representation::Stream;

    fn to_bits(&self) -> Bits {
        self.0.clone()
    }

    fn from_bits(bits: &Bits) -> Result<Stream, Fault> {
        Ok(Stream(bits.clone()))
    }

    fn position(&self) -> Result<Position, Fault> {
        let mut reader = self.0.reader();
        let mut setup = State::take_short(&mut reader)?.setup();
        let mut square = 0;
        while square < 64 {
            let at = reader.at();
            let nibble = reader.take(4)?;
            let run = match nibble {
                0 => 1,
                7 => 2,
                8 => 3,
                LONG_RUN => reader.take(4)? as usize + 4,
                piece => {
                    setup.board[square] = Piece::from_nibble(piece as u8);
                    1
                }
            };
            square += run;
            if square > 64 {
                return Err(Fault::Beyond { at });
            }
        }
        Ok(setup.position()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_equal_those_in_the_survey() {
        let start = Stream::from(&Position::startpos()).to_bits();
        assert_eq!(start.len(), (18 + 2) * 8);
        // A piece on every other square: no board has a longer code.
        let fen =
            "b1b1k1b1/P1P1P1P1/P1P1P1P1/P1P1P1P1/P1P1P1P1/P1P1P1P1/P1P1P1P1/B1B1K1B1 w - - 0 1";
        let worst = Stream::from(&fen.parse().unwrap()).to_bits();
        assert_eq!(worst.len(), (32 + 2) * 8);
    }

    #[test]
    fn every_run_has_the_shortest_code() {
        let nibbles = |run: u32| match run {
            1..=3 => 1,
            _ => 2,
        };
        // The fewest nibbles for each run, found by trying every first part.
        let mut fewest = vec![0];
        for run in 1..=62 {
            let parts = (1..=run.min(19)).map(|part| nibbles(part) + fewest[(run - part) as usize]);
            fewest.push(parts.min().unwrap());
        }
        for (run, fewest) in fewest.into_iter().enumerate() {
            let mut bits = Bits::new();
            push_run(&mut bits, run as u32);
            assert_eq!(bits.len(), 4 * fewest, "a run of {run}");
        }
    }
}
