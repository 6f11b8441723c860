//! Any bytes as a file of games: read or refused in one line, and every move of what is read is legal.

#![no_main]

use fpgambit_engine::pgn::{self, Game, ReadError};
use fpgambit_engine::repetition::{Line, Step};
use fpgambit_fuzz::check_repetition;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let has_mark = bytes.windows(3).skip(1).any(|three| three == b"\xef\xbb\xbf");
    // Read piece by piece it is the same, but for marks within a file, which are passed over there.
    if !has_mark {
        let streamed = pgn::read(bytes).map(|game| match game {
            Ok(game) => Ok(game),
            Err(ReadError::Pgn(error)) => Err(error),
            Err(ReadError::Io(error)) => panic!("{error}"),
        });
        assert!(streamed.eq(pgn::games(bytes)));
    }
    let lines = bytes.iter().filter(|&&byte| byte == b'\n').count();
    let mut number = 0;
    for game in pgn::games(bytes) {
        number += 1;
        match game {
            Ok(game) => {
                assert_eq!(game.number, number);
                for error in &game.passed_over {
                    assert_eq!(error.game, number);
                    assert!((1..=lines + 1).contains(&error.line));
                    assert!(!error.to_string().contains('\n'));
                }
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

fn check(game: &Game) {
    let mut position = game.start.clone();
    for &step in &game.steps {
        match step {
            Step::Move(mv) => assert!(position.legal_moves().contains(&mv), "{position} {mv}"),
            Step::Null => assert!(!position.is_check(), "{position}"),
        }
        step.make(&mut position);
    }
    check_repetition(&Line {
        start: game.start.clone(),
        steps: game.steps.clone(),
    });
}
