//! Tests that the search wins won endings, with little time against the best defence.
//!
//! The project's tables defend against the queen's or rook's side; the search, with as much time, defends against the
//! pawn and against bishop and knight. A game is won if it ends in mate before the fifty-move rule. `FPGAMBIT_LONG=1`
//! runs 1,000 positions of each.

use crate::common;

use common::{long, seed};
use fpgambit_engine::endgame::{Endings, Worth};
use fpgambit_engine::kqkr::{self, Census, Ending, Extent, Goal, Mates, Tables, Turn};
use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{Counter, Detector};
use fpgambit_engine::search::{Bitboards, Limits, Table, Task};
use fpgambit_engine::{Color, Kind, Move, Piece, Position, Setup, attacks};

/// Nodes per move, about a twentieth of a second.
const NODES: u64 = 40_000;

fn games() -> usize {
    if long() { 1_000 } else { 4 }
}

/// Positions with these pieces in which White is to move and wins.
fn positions(seed: u64, white: &[Kind], black: &[Kind]) -> impl Iterator<Item = Position> {
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let men: Vec<Piece> = white
        .iter()
        .map(|&kind| Piece::new(Color::White, kind))
        .chain(black.iter().map(|&kind| Piece::new(Color::Black, kind)))
        .collect();
    std::iter::from_fn(move || {
        let mut setup = Setup::empty();
        for &piece in &men {
            let square = chance.below(64) as usize;
            if setup.board[square].is_some() {
                return Some(None);
            }
            setup.board[square] = Some(piece);
        }
        Some(setup.position().ok())
    })
    .flatten()
}

fn searched(position: &Position, game: &Counter, table: &Table) -> Move {
    table.grow_older();
    let task = Task::new(position, Limits::nodes(NODES), table);
    task.run(Bitboards, game.clone(), |_| {}).best.unwrap()
}

/// Plies to mate; White is the search, and `defend` moves Black.
fn plies_to_mate(
    start: &Position,
    defend: impl Fn(&Position, &Counter, &Table) -> Move,
) -> Result<u32, String> {
    let (own, other) = (Table::new(4).unwrap(), Table::new(4).unwrap());
    let (mut position, mut game) = (start.clone(), Counter::default());
    for ply in 0.. {
        if position.legal_moves().is_empty() {
            let mated = position.is_check() && position.side_to_move() == Color::Black;
            return if mated {
                Ok(ply)
            } else {
                Err(format!("{position}: stalemate"))
            };
        }
        let thrice = game.query(&position, 3).count >= 3;
        if position.halfmove_clock() >= 100 || thrice || position.occupied().len() < 3 {
            return Err(format!("drawn: {position}"));
        }
        let mv = match position.side_to_move() {
            Color::White => searched(&position, &game, &own),
            Color::Black => defend(&position, &game, &other),
        };
        game.push(&position, mv);
        position.make(mv);
    }
    unreachable!()
}

fn all_are_won(
    starts: impl Iterator<Item = Position>,
    defend: impl Fn(&Position, &Counter, &Table) -> Move,
) {
    let mut longest = 0;
    for start in starts.take(games()) {
        match plies_to_mate(&start, &defend) {
            Ok(plies) => longest = longest.max(plies),
            Err(how) => panic!("{start}: {how}"),
        }
    }
    println!("{} games, the longest of {longest} plies", games());
}

fn table_defence(mates: &Mates) -> impl Fn(&Position, &Counter, &Table) -> Move + '_ {
    |position, _, _| kqkr::best_move(mates, position, Goal::Mate).expect("there is a move")
}

fn is_won(position: &Position) -> bool {
    matches!(Endings::get().worth(position), Some(Worth::Mates(_)))
}

#[test]
fn queen_against_rook_is_won() {
    let mates = Mates::solve();
    let starts = positions(
        seed() + 41,
        &[Kind::King, Kind::Queen],
        &[Kind::King, Kind::Rook],
    );
    all_are_won(starts.filter(is_won), table_defence(&mates));
}

#[test]
fn longest_queen_against_rook_win_takes_69_plies() {
    let tables = Tables::solve(Extent::Triangle);
    let longest = Census::longest(&tables, Ending::QueenWins, Goal::Mate, Turn::Winner);
    let start = longest[0]
        .position(Ending::QueenWins, Turn::Winner)
        .unwrap();
    // Mate in 35, without losing a move.
    let plies = plies_to_mate(&start, table_defence(&Mates::solve()));
    assert_eq!(plies, Ok(69), "{start}");
}

#[test]
fn rook_against_bare_king_is_won() {
    let mates = Mates::solve();
    let starts = positions(seed() + 42, &[Kind::King, Kind::Rook], &[Kind::King]);
    all_are_won(starts.filter(is_won), table_defence(&mates));
}

#[test]
fn won_pawn_endings_are_won() {
    let starts = positions(seed() + 43, &[Kind::King, Kind::Pawn], &[Kind::King]);
    let won = |position: &Position| Endings::get().pawn_wins(position) == Some(true);
    all_are_won(starts.filter(won), searched);
}

#[test]
fn bishop_and_knight_against_bare_king_is_won() {
    let men = [Kind::King, Kind::Bishop, Kind::Knight];
    let starts = positions(seed() + 44, &men, &[Kind::King]).filter(|position| {
        // Won unless a piece is beside the king.
        let beside = attacks::king(position.king(Color::Black));
        (position.of_color(Color::White) & beside).is_empty()
    });
    all_are_won(starts, searched);
}
