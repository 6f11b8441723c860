//! Any bytes as choices: a game is played by them, every detector of repetition goes along, and the game, written as PGN
//! with all that may stand between moves, reads as it was.

#![no_main]

use fpgambit_engine::Position;
use fpgambit_engine::pgn;
use fpgambit_engine::repetition::{CASES, Line, Step};
use fpgambit_fuzz::check_repetition;
use libfuzzer_sys::fuzz_target;

/// What may stand before a move.
const BETWEEN: [&str; 6] = [
    "{a comment (}\n",
    "$5 ",
    "(1. e4 {x} (1. d4) 1... e5) ",
    "17... ",
    "; the rest of it\n",
    "\n% a line\n",
];

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, choices)) = bytes.split_first() else {
        return;
    };
    // Few men come back more often than many do.
    let case = &CASES[usize::from(first) % CASES.len()];
    let start: Position = case.fen.parse().expect("the cases are sound");
    let mut position = start.clone();
    let mut line = Line {
        start: start.clone(),
        steps: Vec::new(),
    };
    let mut text = format!("[FEN \"{start}\"]\n\n");
    let mut nulls = false;
    for &choice in choices.iter().take(200) {
        let moves = position.legal_moves();
        let step = match usize::from(choice) {
            255 if !position.is_check() => Step::Null,
            _ if moves.is_empty() => break,
            choice => Step::Move(moves[choice % moves.len()]),
        };
        if let Some(between) = BETWEEN.get(usize::from(choice) / 36) {
            text += between;
        }
        match step {
            Step::Move(mv) => text += &(position.san(mv).to_string() + " "),
            Step::Null => nulls = true,
        }
        step.make(&mut position);
        line.steps.push(step);
    }
    check_repetition(&line);
    if !nulls {
        let games: Vec<_> = pgn::games((text + "*\n").as_bytes()).collect();
        let [Ok(game)] = &games[..] else {
            panic!("{games:?}");
        };
        assert_eq!(game.start, line.start);
        assert_eq!(game.steps, line.steps);
    }
});
