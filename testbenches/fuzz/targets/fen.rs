//! Any text as a FEN.

#![no_main]

use fpgambit_engine::Position;
use fpgambit_fuzz::check_position;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Position>() {
        Ok(position) => check_position(&position),
        Err(error) => assert!(!error.to_string().contains('\n')),
    }
    let start = Position::startpos();
    let _ = (start.parse_uci(text), start.parse_san(text));
});
