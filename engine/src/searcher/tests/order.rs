//! Tests of the order of moves.

use super::*;
use crate::naive;
use crate::random::{Chance, RandomBoards, RandomGames};
use crate::searcher::order::Waiting;

/// No two moves have the same rank, so every generator gives the same order.
#[test]
fn move_order_does_not_depend_on_the_generator() {
    let seed = 60;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let boards = RandomBoards::new(seed).take(300);
    for position in boards.chain(RandomGames::new(seed).step_by(9).take(200)) {
        let mut legal = naive::legal_moves(&position);
        let mut pick = || chance.pick(&legal).map_or(0, |mv| mv.word());
        let favourites = Favourites {
            first: pick(),
            killers: [pick(), pick()],
        };
        let order = ordered(&position, &legal, &favourites);
        let ranks: Vec<u32> = order
            .iter()
            .map(|&mv| rank(&position, mv, &favourites))
            .collect();
        assert!(ranks.is_sorted_by(|a, b| a < b), "{position}");
        assert!(ranks.iter().all(|&rank| rank < 1 << 17));
        legal.reverse();
        assert_eq!(ordered(&position, &legal, &favourites), order);
        assert_eq!(order.len(), legal.len());
        // Take the moves one by one, above those of another node.
        let mut waiting = Waiting::default();
        let below = waiting.begin(&position, &position.captures(), &favourites);
        let begin = waiting.begin(&position, &legal.iter().copied().collect(), &favourites);
        let taken: Vec<Move> = std::iter::from_fn(|| waiting.next(begin)).collect();
        assert_eq!(taken, order);
        waiting.end(begin);
        let taken: Vec<Move> = std::iter::from_fn(|| waiting.next(below)).collect();
        let captures = ordered(&position, &position.captures(), &favourites);
        assert_eq!(taken, captures);
    }
}

/// Rule 11, line by line.
#[test]
fn move_order_matches_its_description() {
    // Every white piece can capture; a pawn may promote, straight ahead or by capture, and capture en passant.
    let board = position("1n2k2r/P6P/8/3pP2q/4b3/3N1B2/6R1/R3K2R w KQk d6 0 1");
    let uci = |text: &str| board.parse_uci(text).unwrap().word();
    let favourites = Favourites {
        first: uci("e1d2"),
        killers: [uci("a1a2"), uci("g2g8")],
    };
    let legal = board.legal_moves();
    let order: Vec<String> = ordered(&board, &legal, &favourites)
        .iter()
        .map(ToString::to_string)
        .collect();
    let expected = "e1d2 a7b8q a7a8q \
                    f3h5 h1h5 f3e4 e5d6 \
                    a1a2 g2g8 e1g1 e1c1 \
                    e5e6 d3f4 d3c5";
    let start = &order[..12];
    assert_eq!(
        start.join(" "),
        expected
            .split_whitespace()
            .take(12)
            .collect::<Vec<_>>()
            .join(" ")
    );
    let last = &order[order.len() - 6..];
    assert_eq!(last.join(" "), "a7a8r a7b8r a7a8b a7b8b a7a8n a7b8n");
    assert_eq!(order.len(), legal.len());
}

/// The way and the destination identify a move, which keeps the ranks distinct.
#[test]
fn way_numbers_equal_the_documented_table() {
    let ways = |fen: &str, from: &str| {
        let board = position(fen);
        let mut ways: Vec<(u32, String)> = board
            .legal_moves()
            .iter()
            .filter(|mv| mv.from().to_string() == from)
            .map(|&mv| (way(&board, mv), mv.to().to_string()))
            .collect();
        ways.sort();
        let ways: Vec<String> = ways.iter().map(|(way, to)| format!("{way}{to}")).collect();
        ways.join(" ")
    };
    let knight = "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1";
    assert_eq!(ways(knight, "d4"), "3e6 4c6 5f5 6b5 7f3 8b3 9e2 10c2");
    let king = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(ways(king, "e1"), "19d1 19d2 19e2 19f1 19f2");
    let pawn = "4k3/8/8/8/8/2p1p3/3P4/4K3 w - - 0 1";
    assert_eq!(ways(pawn, "d2"), "0d3 0d4 1e3 2c3");
    let queen = "4k3/8/8/2ppp3/2pQp3/2ppp3/8/4K3 w - - 0 1";
    assert_eq!(ways(queen, "d4"), "11e5 12c5 13c3 14e3 15e4 16d5 17c4 18d3");
    // Black sees the board from his side.
    let black = "4k3/8/8/2PPP3/2PqP3/2PPP3/8/4K3 b - - 0 1";
    assert_eq!(ways(black, "d4"), "11e3 12c3 13c5 14e5 15e4 16d3 17c4 18d5");
}
