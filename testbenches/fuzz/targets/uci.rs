//! Any text as lines of UCI: understood or refused in one line; what was understood, said again, is the same.

#![no_main]

use fpgambit_engine::Variant;
use fpgambit_engine::uci::{Command, CommandError, Go};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for line in text.lines() {
        match parse(line) {
            Ok(None) => {
                let line = line.trim_start_matches('\u{feff}');
                assert!(line.trim_ascii().is_empty());
            }
            Ok(Some(command)) => check(command),
            Err(error) => assert!(!error.to_string().contains('\n')),
        }
    }
});

fn parse(line: &str) -> Result<Option<Command>, CommandError> {
    Command::parse(line, Variant::Standard)
}

fn check(command: Command) {
    let again = match &command {
        Command::Position { start, moves } => {
            let mut position = (**start).clone();
            let mut line = format!("position fen {start} moves");
            for &mv in moves {
                assert!(position.legal_moves().contains(&mv), "{position} {mv}");
                position.make(mv);
                line += &format!(" {mv}");
            }
            line
        }
        Command::Go(go) => {
            for error in &go.passed_over {
                assert!(!error.to_string().contains('\n'));
            }
            let go = Go {
                passed_over: Vec::new(),
                ..go.clone()
            };
            // Numbers and moves alone: what was passed over is not said again.
            let again = parse(&go.to_string());
            return assert_eq!(again, Ok(Some(Command::Go(go))));
        }
        Command::SetOption { name, value } => {
            assert!(!name.is_empty() && !name.split(' ').any(|word| word == "value"));
            format!("setoption name {name} value {value}")
        }
        _ => return,
    };
    assert_eq!(parse(&again), Ok(Some(command)), "{again}");
}
