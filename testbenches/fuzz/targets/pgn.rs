//! Any bytes as a file of games: read or refused in one line, and what is read goes past every detector of
//! repetition.

#![no_main]

use fpgambit_engine::pgn::{self, Game};
use fpgambit_engine::repetition::{Method, Oracle};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let lines = bytes.iter().filter(|&&byte| byte == b'\n').count();
    let mut number = 0;
    for game in pgn::games(bytes) {
        number += 1;
        match game {
            Ok(game) => {
                assert_eq!(game.number, number);
                check(&game);
            }
            Err(error) => {
                assert_eq!(error.game, number);
                assert!((1..=lines + 1).contains(&error.line));
                assert!(!error.to_string().contains('\n'));
            }
        }
    }
});

/// Every move is legal, and every detector agrees with the oracle.
fn check(game: &Game) {
    let mut detectors = Method::ALL.map(Method::detector);
    let mut position = game.start.clone();
    let mut oracle = Oracle::new(&position);
    for &mv in &game.moves {
        assert!(position.legal_moves().contains(&mv), "{position} {mv}");
        for detector in &mut detectors {
            detector.push(&position, mv);
        }
        position.make(mv);
        oracle.push(&position);
        for (method, detector) in Method::ALL.into_iter().zip(&detectors) {
            assert_eq!(
                detector.query(&position, u32::MAX),
                oracle.query(),
                "{method}: {position}"
            );
        }
    }
}
