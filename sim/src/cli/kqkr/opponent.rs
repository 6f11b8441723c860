//! Who plays against the program: a person at standard input, or a UCI engine.

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use fpgambit_engine::{Move, Position, quoted};

use crate::cli::Error;
use crate::cli::args::Words;
use crate::cli::output::note;

/// How long an engine may keep silent beyond its time for a move.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where the other side's moves come from.
pub enum Opponent {
    /// Standard input, one move a line.
    Person,
    /// An engine.
    Engine(Engine),
}

impl Opponent {
    /// The next move; `None` when there are no more.
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
        match position.parse_uci(line.trim()) {
            Ok(mv) => return Ok(Some(mv)),
            Err(error) => note(&format!("{error}; or quit")),
        }
    }
}

/// A UCI engine in a process of its own.
pub struct Engine {
    name: String,
    process: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    movetime: u32,
}

impl Engine {
    /// Starts it and waits until it is ready.
    pub fn start(Words(words): &Words, movetime: u32) -> Result<Engine, Error> {
        let name = quoted(&words.join(" "));
        let mut process = Command::new(&words[0])
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Error::Usage(format!("cannot start engine `{name}`: {error}")))?;
        let input = process.stdin.take().expect("it is piped");
        let output = process.stdout.take().expect("it is piped");
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            let read = BufReader::new(output).lines().map_while(Result::ok);
            read.take_while(|line| sender.send(line.clone()).is_ok())
                .count();
        });
        let mut engine = Engine {
            name,
            process,
            input,
            lines,
            movetime,
        };
        engine.send("uci")?;
        engine.wait_for("uciok")?;
        engine.send("isready")?;
        engine.wait_for("readyok")?;
        Ok(engine)
    }

    fn choose(&mut self, start: &str, moves: &[Move], position: &Position) -> Result<Move, Error> {
        let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
        let played = if moves.is_empty() {
            String::new()
        } else {
            format!(" moves {}", moves.join(" "))
        };
        self.send(&format!("position fen {start}{played}"))?;
        self.send(&format!("go movetime {}", self.movetime))?;
        let answer = self.wait_for("bestmove")?;
        let text = answer.split_whitespace().nth(1).unwrap_or_default();
        position
            .parse_uci(text)
            .map_err(|error| self.failure(&error.to_string()))
    }

    fn send(&mut self, line: &str) -> Result<(), Error> {
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        sent.map_err(|error| self.failure(&format!("does not take `{line}`: {error}")))
    }

    fn wait_for(&mut self, word: &str) -> Result<String, Error> {
        let patience = PATIENCE + Duration::from_millis(self.movetime.into());
        loop {
            match self.lines.recv_timeout(patience) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => {
                    return Err(self.failure(&format!("says nothing: expected `{word}`")));
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(self.failure(&format!("has ended: expected `{word}`")));
                }
            }
        }
    }

    fn failure(&self, what: &str) -> Error {
        Error::Usage(format!("engine `{}`: {what}", self.name))
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It may be gone already; then there is nothing to end.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
