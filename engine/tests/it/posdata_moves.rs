//! Compares the posdata generator with the bitboard generator and the naive one.

use crate::posdata_support;

use std::collections::BTreeMap;

use fpgambit_engine::posdata::{Board, Posdata, RayOrder, perft_every_leaf};
use fpgambit_engine::{Color, Move, MoveKind, Position, Square, naive};
use posdata_support::Positions;

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.into_iter().collect();
    moves.sort();
    moves
}

fn tables() -> [Posdata; 2] {
    [RayOrder::GnuChess, RayOrder::LongestFirst].map(Posdata::new)
}

/// The legal moves, found by making each pseudo-legal move and testing whether the king can be captured.
fn legal_moves(board: &mut Board) -> Vec<Move> {
    let mover = board.side_to_move();
    let mut moves = board.gen_moves();
    moves.retain(|&mv| {
        let undo = board.make(mv);
        let legal = !board.sq_attacked(board.king(mover), !mover);
        board.unmake(mv, undo);
        legal
    });
    moves
}

#[test]
fn three_generators_agree_on_random_positions() {
    let tables = tables();
    let mut kinds = BTreeMap::new();
    for position in Positions::new(19_890_906).take(6_000) {
        let pseudo = sorted(position.pseudo_legal_moves());
        assert_eq!(
            pseudo,
            sorted(naive::pseudo_legal_moves(&position)),
            "{position}"
        );
        for table in &tables {
            let mut board = Board::new(&position, table);
            let what = format!("{:?} {position}", table.order());
            assert_eq!(sorted(board.gen_moves()), pseudo, "pseudo-legal, {what}");
            let captures = sorted(position.pseudo_legal_captures());
            assert_eq!(sorted(board.capture_list()), captures, "captures, {what}");
            let legal = sorted(legal_moves(&mut board));
            assert_eq!(legal, sorted(position.legal_moves()), "legal, {what}");
            assert_eq!(
                perft_every_leaf(&mut board, 1),
                legal.len() as u64,
                "perft 1, {what}"
            );
        }
        for mv in pseudo {
            *kinds.entry(mv.kind()).or_insert(0) += 1;
        }
    }
    // A kind of move that never occurred would not have been tested.
    println!("{kinds:?}");
    assert_eq!(kinds.len(), MoveKind::ALL.len());
}

/// The visible state of a board.
fn seen(board: &Board) -> (Vec<Option<fpgambit_engine::Piece>>, Vec<Square>, String) {
    let kings = Color::ALL.map(|color| board.king(color)).to_vec();
    let rest = format!(
        "{} {} {:?} {} {}",
        board.side_to_move(),
        board.castling(),
        board.en_passant(),
        board.halfmove_clock(),
        board.fullmove_number()
    );
    (
        Square::ALL.map(|at| board.piece_at(at)).to_vec(),
        kings,
        rest,
    )
}

#[test]
fn make_equals_the_engine_and_unmake_restores_the_board() {
    let table = Posdata::gnuchess();
    for position in Positions::new(42).take(1_500) {
        let mut board = Board::new(&position, table);
        for mv in naive::legal_moves(&position) {
            let (before, moves) = (seen(&board), board.gen_moves());
            let undo = board.make(mv);
            let after = position.play(mv);
            assert_eq!(
                seen(&board),
                seen(&Board::new(&after, table)),
                "{mv} in {position}"
            );
            assert_eq!(
                sorted(board.gen_moves()),
                sorted(after.pseudo_legal_moves()),
                "{after}"
            );
            board.unmake(mv, undo);
            assert_eq!(seen(&board), before, "{mv} unmade in {position}");
            assert_eq!(
                board.gen_moves(),
                moves,
                "the order of the moves, {mv} in {position}"
            );
        }
    }
}

/// The six usual perft positions, with a depth that takes only a moment.
const USUAL: [(&str, u32, u64); 6] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        4,
        197_281,
    ),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        3,
        97_862,
    ),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674_624),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        4,
        422_333,
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        3,
        62_379,
    ),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        3,
        89_890,
    ),
];

#[test]
fn perft_of_the_usual_positions_is_correct() {
    for table in &tables() {
        for (fen, depth, leaves) in USUAL {
            let position: Position = fen.parse().unwrap();
            for position in [position.mirrored(), position] {
                let mut board = Board::new(&position, table);
                assert_eq!(
                    perft_every_leaf(&mut board, depth),
                    leaves,
                    "depth {depth}, {position}"
                );
                assert_eq!(seen(&board), seen(&Board::new(&position, table)));
                assert_eq!(perft_every_leaf(&mut board, 0), 1);
            }
        }
    }
}

#[test]
fn perft_equals_the_naive_count_on_random_positions() {
    let table = Posdata::gnuchess();
    for position in Positions::new(7).take(60) {
        let leaves = position
            .legal_moves()
            .into_iter()
            .map(|mv| naive::legal_moves(&position.play(mv)).len() as u64)
            .sum();
        let mut board = Board::new(&position, table);
        assert_eq!(perft_every_leaf(&mut board, 2), leaves, "{position}");
    }
}

#[test]
fn unmaking_whole_games_restores_every_position() {
    let table = Posdata::gnuchess();
    let positions: Vec<Position> = Positions::new(1848).take(400).collect();
    let mut random = Positions::new(1851);
    for position in positions {
        let mut board = Board::new(&position, table);
        let mut line = Vec::new();
        while line.len() < 80 {
            let moves = legal_moves(&mut board);
            if moves.is_empty() {
                break;
            }
            let mv = moves[random.below(moves.len())];
            line.push((mv, seen(&board), board.gen_moves(), board.make(mv)));
        }
        while let Some((mv, before, moves, undo)) = line.pop() {
            board.unmake(mv, undo);
            assert_eq!(
                seen(&board),
                before,
                "{mv}, {} plies from {position}",
                line.len()
            );
            assert_eq!(
                board.gen_moves(),
                moves,
                "{mv}, {} plies from {position}",
                line.len()
            );
        }
    }
}

#[test]
fn position_with_the_most_moves_has_218() {
    let fen = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1";
    let board = Board::new(&fen.parse().unwrap(), Posdata::gnuchess());
    assert_eq!(board.gen_moves().len(), 218);
}
