//! Compares the generator with the naive one and cozy-chess, move for move, in both directions.
//!
//! The tests compare sorted lists with duplicates, so that a move emitted twice is a difference. `FPGAMBIT_SEED` sets
//! another seed; a failure prints seed and FEN.

use crate::common;

use common::{cozy_moves, kinds, mirrored, positions, seed, uci, words};
use fpgambit_engine::random::{RandomBoards, RandomGames};
use fpgambit_engine::{MoveKind, Position, Setup, naive};

#[test]
fn every_mode_equals_the_naive_generator() {
    let mut seen = 0;
    for position in positions(seed(), 2_000) {
        let legal = position.legal_moves();
        seen |= kinds(&legal);
        for (mode, ours, oracle) in [
            ("legal", &legal, naive::legal_moves(&position)),
            ("captures", &position.captures(), naive::captures(&position)),
            (
                "pseudo",
                &position.pseudo_legal_moves(),
                naive::pseudo_legal_moves(&position),
            ),
            (
                "pseudo captures",
                &position.pseudo_legal_captures(),
                naive::pseudo_legal_captures(&position),
            ),
        ] {
            assert_eq!(words(ours), words(&oracle), "{mode} moves of {position}");
        }
        assert_eq!(position.legal_count(), legal.len() as u64, "{position}");
    }
    let every = MoveKind::ALL
        .iter()
        .fold(0, |set, kind| set | 1 << kind.code());
    assert_eq!(seen, every, "the positions do not show every kind of move");
}

#[test]
fn legal_moves_equal_those_of_cozy_chess() {
    let mut compared = 0;
    for position in positions(seed() + 1, 20_000) {
        if let Some(theirs) = cozy_moves(&position) {
            compared += 1;
            assert_eq!(uci(&position.legal_moves()), theirs, "{position}");
        }
    }
    println!("{compared} positions compared");
    assert!(
        compared > 22_000,
        "cozy-chess accepted only {compared} positions"
    );
}

/// The converse: a move that the naive generator omits is illegal according to the board after it.
#[test]
fn legal_moves_are_pseudo_legal_ones_that_keep_the_king_safe() {
    for position in positions(seed() + 2, 3_000) {
        let mut kept = position.pseudo_legal_moves();
        kept.retain(|mv| Setup::from(&position.play(mv)).position().is_ok());
        assert_eq!(words(&position.legal_moves()), words(&kept), "{position}");
    }
}

#[test]
fn making_and_unmaking_restores_everything() {
    for before in positions(seed() + 3, 2_000) {
        let mut position = before.clone();
        for mv in before.pseudo_legal_moves() {
            let undo = position.make(mv);
            assert_eq!(
                undo.captured().is_some(),
                mv.is_capture(),
                "{before} {mv:?}"
            );
            assert_eq!(position, before.play(mv));
            position.unmake(mv, undo);
            assert_eq!(position, before, "{before} {mv:?}");
        }
    }
}

/// The position after a move equals its own FEN, and the position that cozy-chess reaches.
#[test]
fn position_after_a_move_equals_its_fen_and_cozy_chess() {
    let mut compared = 0;
    let games = RandomGames::new(seed() + 4).take(1_500);
    for before in common::special()
        .chain(games)
        .chain(RandomBoards::new(seed() + 4).take(500))
    {
        let board = before.to_string().parse::<cozy_chess::Board>();
        for mv in before.legal_moves() {
            let after = before.play(mv);
            assert_eq!(
                after.to_string().parse().as_ref(),
                Ok(&after),
                "{before} {mv:?}"
            );
            let Ok(mut board) = board.clone() else {
                continue;
            };
            if mv.kind().is_castling() {
                continue;
            }
            board.play_unchecked(mv.to_string().parse().unwrap());
            let fields = |fen: String| fen.split(' ').take(3).collect::<Vec<_>>().join(" ");
            assert_eq!(
                fields(after.to_string()),
                fields(board.to_string()),
                "{before} {mv:?}"
            );
            assert_eq!(after.checkers().0, board.checkers().0, "{before} {mv:?}");
            compared += 1;
        }
    }
    assert!(compared > 20_000, "only {compared} moves compared");
}

#[test]
fn move_generation_is_colour_symmetric() {
    for position in positions(seed() + 5, 2_000) {
        let mirror = position.mirrored();
        assert_eq!(mirror.mirrored(), position);
        assert_eq!(mirror.to_string().parse::<Position>().as_ref(), Ok(&mirror));
        let moves: Vec<_> = position.legal_moves().into_iter().map(mirrored).collect();
        assert_eq!(words(&mirror.legal_moves()), words(&moves), "{position}");
    }
}

#[test]
fn castling_updates_king_rook_and_rights() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9";
    for (moves, after) in [
        ("e1g1 e8c8", "2kr3r/8/8/8/8/8/8/R4RK1 w - - 6 10"),
        ("e1c1 e8g8", "r4rk1/8/8/8/8/8/8/2KR3R w - - 6 10"),
        ("a1a8", "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 9"),
        ("h1h7 h8h7", "r3k3/7r/8/8/8/8/8/R3K3 w Qq - 0 10"),
    ] {
        let mut position: Position = fen.parse().unwrap();
        for text in moves.split(' ') {
            position.make(position.parse_uci(text).unwrap());
        }
        assert_eq!(position.to_string(), after);
    }
}

#[test]
fn every_double_push_sets_the_en_passant_square() {
    let start = Position::startpos();
    let after = start.play(start.parse_uci("a2a4").unwrap());
    assert_eq!(after.en_passant().unwrap().to_string(), "a3");
    let after = after.play(after.parse_uci("h7h5").unwrap());
    assert_eq!(after.en_passant().unwrap().to_string(), "h6");
    let after = after.play(after.parse_uci("a4a5").unwrap());
    assert_eq!(after.en_passant(), None);
}

#[test]
fn invalid_uci_moves_are_rejected() {
    let start = Position::startpos();
    for text in [
        "", "e2", "e2e", "e2e4k", "e2e4qq", "e2e4 ", "é2e4", "E2E4", "e2e9", "0000",
    ] {
        let error = start.parse_uci(text).unwrap_err().to_string();
        assert!(error.contains("is not a move") && error.contains(&format!("`{text}`")));
    }
    for text in ["e2e5", "e7e5", "e1g1", "e2e4q", "a1a1"] {
        let error = start.parse_uci(text).unwrap_err().to_string();
        assert!(error.contains("is not a legal move"), "{text}: {error}");
    }
}
