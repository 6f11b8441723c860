use super::*;
use crate::eval::evaluate;
use crate::random::Chance;
use crate::{MoveKind, Piece, Setup, Square, naive};

fn set_up(chance: &mut Chance, men: &[(Color, Kind)]) -> Option<Position> {
    let mut setup = Setup::empty();
    for &(color, kind) in men {
        let square = Square::wrapping(chance.below(64) as u8);
        if setup.board[square.index()].is_some() {
            return None;
        }
        setup.board[square.index()] = Some(Piece::new(color, kind));
    }
    setup.side = Color::ALL[chance.below(2) as usize];
    setup.position().ok()
}

fn positions(seed: u64, men: &[(Color, Kind)]) -> impl Iterator<Item = Position> {
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    std::iter::from_fn(move || Some(set_up(&mut chance, men))).flatten()
}

const KINGS: [(Color, Kind); 2] = [(Color::White, Kind::King), (Color::Black, Kind::King)];

/// Each bit follows from the bits after each move of the naive generator.
#[test]
fn pawn_table_values_follow_from_their_successors() {
    let table = Pawn::solve();
    let mut won = 0;
    for color in Color::ALL {
        for position in positions(3, &[KINGS[0], KINGS[1], (color, Kind::Pawn)]).take(4_000) {
            let endings = |position: &Position| {
                let pawn = position.of_kind(Kind::Pawn).first()?;
                let turn = position.side_to_move() == color;
                let seen = |square: Square| match color {
                    Color::White => square,
                    Color::Black => square.mirror(),
                };
                let kings = [color, !color].map(|color| seen(position.king(color)));
                Some(table.wins(turn, seen(pawn), kings[0], kings[1]))
            };
            let found = endings(&position).unwrap();
            let moves = naive::legal_moves(&position);
            let strong = position.side_to_move() == color;
            let mut outcomes = moves.iter().map(|&mv| {
                let after = position.play(mv);
                match mv.kind() {
                    MoveKind::Capture => false,
                    MoveKind::PromoteQueen | MoveKind::PromoteRook => {
                        // Won unless Black can capture the piece or has no move.
                        let replies = naive::legal_moves(&after);
                        let mate = replies.is_empty() && after.is_check();
                        mate || (!replies.is_empty() && !replies.iter().any(|mv| mv.is_capture()))
                    }
                    MoveKind::PromoteKnight | MoveKind::PromoteBishop => false,
                    _ => endings(&after).unwrap(),
                }
            });
            let expected = if strong {
                outcomes.any(|won| won)
            } else if moves.is_empty() {
                position.is_check()
            } else {
                outcomes.all(|won| won)
            };
            assert_eq!(found, expected, "{position}");
            won += u32::from(found);
        }
    }
    assert!((3_000..7_000).contains(&won), "{won} of 8000");
}

#[test]
fn drawn_material_scores_zero() {
    for fen in [
        "4k3/8/8/8/8/8/8/N3K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/NN2K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1",
        "k7/8/8/8/8/8/P7/2B1K3 w - - 0 1",
        "8/1k6/8/P7/P7/8/8/4K1B1 b - - 0 1",
    ] {
        let position: Position = fen.parse().unwrap();
        assert_eq!(evaluate(&position), 0, "{fen}");
        assert_eq!(evaluate(&position.mirrored()), 0, "{fen}");
    }
    for fen in [
        // The bishop of the right colour; two bishops; a knight against a pawn, which may win; a distant king.
        "k7/8/8/8/8/8/P7/3BK3 w - - 0 1",
        "4k3/8/8/8/8/8/8/BB2K3 w - - 0 1",
        "7k/8/8/8/8/8/P7/2B1K3 w - - 0 1",
    ] {
        assert!(evaluate(&fen.parse().unwrap()) > 100, "{fen}");
    }
    let pawn_beside_knight = evaluate(&"4k3/8/8/8/8/8/4p3/N3K3 w - - 0 1".parse().unwrap());
    assert!(pawn_beside_knight <= 0);
}

#[test]
fn bare_king_scores_worse_in_mating_corners() {
    let worth = |fen: &str| evaluate(&fen.parse().unwrap());
    assert!(worth("8/8/8/8/3k4/8/8/R3K3 w - - 0 1") < worth("7k/8/8/8/8/8/8/R3K3 w - - 0 1"));
    // With a dark-squared bishop, the king must be mated in a dark corner.
    let [dark, light] = [
        "7k/8/5K2/8/8/8/8/B6N w - - 0 1",
        "k7/8/2K5/8/8/8/8/B6N w - - 0 1",
    ];
    assert!(worth(light) < worth(dark));
    assert!(drive(&Position::startpos()).is_none());
}
