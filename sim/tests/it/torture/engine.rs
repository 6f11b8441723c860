//! An engine at the other end of two pipes.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use fpgambit_engine::Position;

/// Much longer than any answer takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// An engine at the other end of two pipes.
pub struct Engine {
    child: Child,
    pub input: Option<ChildStdin>,
    lines: Receiver<String>,
    /// `go` commands sent, and `bestmove` lines seen.
    pub asked: usize,
    pub answered: usize,
}

impl Engine {
    pub fn start() -> Engine {
        let given = std::env::var("FPGAMBIT_UCI");
        let line = given.unwrap_or_else(|_| format!("{} uci", env!("CARGO_BIN_EXE_fpgambit")));
        let mut words = line.split(' ');
        let mut child = Command::new(words.next().expect("a program"))
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let input = child.stdin.take();
        let output = child.stdout.take().expect("it is piped");
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                let line = line.expect("engines write text");
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut engine = Engine {
            child,
            input,
            lines,
            asked: 0,
            answered: 0,
        };
        engine.send("uci");
        engine.wait_for("uciok");
        engine
    }

    pub fn send(&mut self, line: &str) {
        let mut words = line.split_whitespace();
        // The answer to a perft is its total, not `bestmove`.
        let search = words.next() == Some("go") && !words.any(|word| word == "perft");
        self.asked += usize::from(search);
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    pub fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("it is open");
        let written = input.write_all(bytes).and_then(|()| input.flush());
        written.expect("the engine lives and reads");
    }

    /// Returns the next line with this first word; counts the moves that come before it.
    pub fn wait_for(&mut self, word: &str) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let line = match self.lines.recv_timeout(left) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => panic!("no {word} in {PATIENCE:?}"),
                Err(RecvTimeoutError::Disconnected) => panic!("the engine died before {word}"),
            };
            let first = line.split_whitespace().next();
            self.answered += usize::from(first == Some("bestmove"));
            if first == Some(word) {
                return line;
            }
        }
    }

    /// Waits until everything sent before has been read.
    pub fn sync(&mut self) {
        self.send("isready");
        self.wait_for("readyok");
    }

    /// The next move: the word after `bestmove`.
    pub fn best_move(&mut self) -> String {
        let line = self.wait_for("bestmove");
        let word = line.split_whitespace().nth(1);
        word.unwrap_or_else(|| panic!("`{line}` without a move"))
            .to_owned()
    }

    /// Checks that the next move is legal in the position.
    pub fn plays_in(&mut self, position: &Position) {
        let text = self.best_move();
        let mv = position.parse_uci(&text);
        assert!(mv.is_ok(), "{text} in {position}");
    }

    /// Checks that every `go` is answered exactly once.
    pub fn settle(&mut self) {
        self.send("stop");
        while self.answered < self.asked {
            self.wait_for("bestmove");
        }
        self.sync();
        thread::sleep(Duration::from_millis(50));
        self.sync();
        assert_eq!(self.answered, self.asked, "bestmove lines for go commands");
    }

    /// Ends the engine normally.
    pub fn quit(mut self) {
        self.settle();
        self.send("quit");
        let status = self.exit();
        assert!(status.success(), "{status}");
    }

    /// Stops reading the engine's output.
    pub fn close_output(&mut self) {
        let (_, nothing) = channel();
        // The reader ends at the next line that it cannot pass on, and closes the pipe.
        self.lines = nothing;
    }

    /// Waits until the engine ends, and sends lines as long as it accepts them.
    pub fn exit_while_sending(&mut self) -> ExitStatus {
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            if let Some(status) = self.child.try_wait().expect("it is our child") {
                return status;
            }
            let input = self.input.as_mut().expect("it is open");
            let _ = writeln!(input, "isready").and_then(|()| input.flush());
            thread::sleep(Duration::from_millis(20));
        }
        panic!("still running after {PATIENCE:?}");
    }

    pub fn exit(&mut self) -> ExitStatus {
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            if let Some(status) = self.child.try_wait().expect("it is our child") {
                return status;
            }
            thread::sleep(Duration::from_millis(2));
        }
        panic!("still running after {PATIENCE:?}");
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // In case a test fails before `quit`.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
