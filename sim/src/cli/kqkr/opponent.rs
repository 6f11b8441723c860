//! The opponent of the program: a person at standard input, or a UCI engine.

use std::io;
use std::time::Duration;

use fpgambit_engine::{Move, Position};
use fpgambit_sim::referee::{Program, ProgramFault};

use crate::cli::Error;
use crate::cli::args::Words;
use crate::cli::output::note;

/// How long an engine may exceed its time for a move.
const PATIENCE: Duration = Duration::from_secs(10);

/// The source of the other side's moves.
pub enum Opponent {
    /// Standard input, with one move per line.
    Person,
    /// An engine.
    Engine(Engine),
}

impl Opponent {
    /// Returns the next move; `None` if there are no more.
    pub fn choose(
        &mut self,
        start: &str,
        moves: &[Move],
        position: &Position,
    ) -> Result<Option<Move>, Error> {
        match self {
            Opponent::Person => ask(position),
            Opponent::Engine(engine) => engine.choose(start, moves, position).map(Some),
        }
    }
}

fn ask(position: &Position) -> Result<Option<Move>, Error> {
    let mut line = String::new();
    loop {
        line.clear();
        if io::stdin().read_line(&mut line).map_err(Error::Input)? == 0 || line.trim() == "quit" {
            return Ok(None);
        }
        // Remove a byte order mark at the beginning of a file of moves.
        let text = line.trim_start_matches('\u{feff}').trim();
        match position.parse_uci(text) {
            Ok(mv) => return Ok(Some(mv)),
            Err(error) => note(&format!("{error}; or quit")),
        }
    }
}

/// A UCI engine in its own process.
pub struct Engine {
    program: Program,
    movetime: u32,
}

impl Engine {
    /// Starts the engine and waits until it is ready.
    pub fn start(Words(words): &Words, movetime: u32) -> Result<Engine, Error> {
        let program = Program::start(words, PATIENCE, || false)?;
        Ok(Engine { program, movetime })
    }

    fn choose(&mut self, start: &str, moves: &[Move], position: &Position) -> Result<Move, Error> {
        let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
        let played = if moves.is_empty() {
            String::new()
        } else {
            format!(" moves {}", moves.join(" "))
        };
        let program = &mut self.program;
        program.send(&format!("position fen {start}{played}"))?;
        program.send(&format!("go movetime {}", self.movetime))?;
        let time = Duration::from_millis(self.movetime.into());
        let answer = program.wait_for("bestmove", time)?;
        let text = answer.split_whitespace().nth(1).unwrap_or_default();
        let parsed = position.parse_uci(text);
        Ok(parsed.map_err(|error| program.fault(ProgramFault::Move(error)))?)
    }
}
