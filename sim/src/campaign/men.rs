//! Every legal position of three men.

use fpgambit_engine::{CastlingRights, Color, Kind, Piece, Position, Setup, Square};

use super::Shard;

/// The number of men, kings included.
pub const MEN: u32 = 3;

/// The piece beside the kings: five kinds of either colour.
const PIECES: [Kind; 5] = [
    Kind::Pawn,
    Kind::Knight,
    Kind::Bishop,
    Kind::Rook,
    Kind::Queen,
];
/// The number of placings: sides to move, colours, kinds, and squares of the two kings and the piece.
const PLACINGS: u64 = 2 * 2 * 5 * 64 * 64 * 64;

/// All positions of two kings and one more piece that a FEN may have, each once: with either side to move, and also
/// with the castling right if king and rook are at home. The clocks are 0 and 1. A shard is a range of placings.
#[derive(Clone, Debug)]
pub struct Men {
    placing: u64,
    end: u64,
    /// The last position placed, with its castling right.
    with_right: Option<Position>,
}

impl Men {
    /// Creates the positions of a shard.
    pub fn new(shard: Shard) -> Men {
        let begin = |number: u32| PLACINGS * u64::from(number) / u64::from(shard.of());
        Men {
            placing: begin(shard.number() - 1),
            end: begin(shard.number()),
            with_right: None,
        }
    }
}

impl Iterator for Men {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        if let Some(position) = self.with_right.take() {
            return Some(position);
        }
        while self.placing < self.end {
            let setup = placed(self.placing);
            self.placing += 1;
            if let Some(setup) = setup
                && let Ok(position) = setup.position()
            {
                self.with_right = with_right(setup);
                return Some(position);
            }
        }
        None
    }
}

/// The setup of a placing, if no two men are on one square.
fn placed(placing: u64) -> Option<Setup> {
    let mut rest = placing;
    let mut digit = |base: u64| {
        let digit = rest % base;
        rest /= base;
        digit
    };
    let [square, white, black] =
        [digit(64), digit(64), digit(64)].map(|index| Square::wrapping(index as u8));
    let color = |digit| {
        if digit == 0 {
            Color::White
        } else {
            Color::Black
        }
    };
    let (kind, owner, side) = (PIECES[digit(5) as usize], color(digit(2)), color(digit(2)));
    if square == white || square == black || white == black {
        return None;
    }
    let mut setup = Setup {
        side,
        ..Setup::empty()
    };
    setup.board[white.index()] = Some(Piece::new(Color::White, Kind::King));
    setup.board[black.index()] = Some(Piece::new(Color::Black, Kind::King));
    setup.board[square.index()] = Some(Piece::new(owner, kind));
    Some(setup)
}

/// The same position with the castling right of its rook, if king and rook are at home.
fn with_right(setup: Setup) -> Option<Position> {
    let rights = Color::ALL
        .into_iter()
        .flat_map(|color| [CastlingRights::short(color), CastlingRights::long(color)]);
    let mut positions = rights.filter_map(|castling| {
        let setup = Setup {
            castling,
            ..setup.clone()
        };
        setup.position().ok()
    });
    positions.next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn shard(number: u32, of: u32) -> Men {
        Men::new(Shard::new(number, of).unwrap())
    }

    #[test]
    fn every_legal_position_occurs_once() {
        let each: Vec<Position> = Men::new(Shard::WHOLE).collect();
        let split = (1..=7)
            .map(|number| shard(number, 7).count())
            .sum::<usize>();
        assert_eq!(each.len(), split);
        let all: HashSet<Position> = each.iter().cloned().collect();
        assert_eq!(each.len(), all.len());
        println!("{} positions", all.len());
        let number =
            |of: &dyn Fn(&Position) -> bool| all.iter().filter(|position| of(position)).count();
        let rooks = |position: &Position| !position.of_kind(Kind::Rook).is_empty();
        let rights = |position: &Position| !position.castling().is_empty();
        assert!(all.iter().all(|position| position.occupied().len() == 3));
        // There are 3,612 ways to place the kings apart and 62 squares for the third man; subtract the positions in
        // which the side not to move is in check.
        let knights = |position: &Position| !position.of_kind(Kind::Knight).is_empty();
        let mut expected = 0;
        for white in Square::ALL {
            for black in Square::ALL {
                for at in Square::ALL {
                    let apart = white
                        .file()
                        .abs_diff(black.file())
                        .max(white.rank().abs_diff(black.rank()))
                        > 1;
                    let (x, y) = (
                        at.file().abs_diff(black.file()),
                        at.rank().abs_diff(black.rank()),
                    );
                    let checks = (x, y) == (1, 2) || (x, y) == (2, 1);
                    if apart && at != white && at != black {
                        // Black may always be to move, White only if his knight does not give check; and the same for
                        // Black's knight.
                        expected += 2 * (2 - usize::from(checks));
                    }
                }
            }
        }
        assert_eq!(number(&knights), expected);
        assert!(number(&|position| rooks(position) && rights(position)) > 150);
        assert!(
            all.iter()
                .all(|position| rooks(position) || !rights(position))
        );
        // Each position also occurs with its colours exchanged.
        assert!(all.iter().all(|position| {
            let mut setup = Setup::from(&position.mirrored());
            setup.fullmove = 1;
            all.contains(&setup.position().unwrap())
        }));
    }

    #[test]
    fn shards_partition_the_positions() {
        let whole: Vec<Position> = Men::new(Shard::WHOLE).take(5000).collect();
        let split: Vec<Position> = (1..=700)
            .flat_map(|number| shard(number, 700))
            .take(5000)
            .collect();
        assert_eq!(whole, split);
        let counts = (1..=7)
            .map(|number| shard(number, 7).count())
            .sum::<usize>();
        assert_eq!(counts, Men::new(Shard::WHOLE).count());
    }
}
