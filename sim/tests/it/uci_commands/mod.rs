//! Tests of unusual commands of a GUI.

mod chip;
mod settings;

use std::io::{Cursor, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use fpgambit_sim::uci::serve;

/// Far longer than any answer takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// An output that keeps what is written, and fails once it is closed.
#[derive(Clone, Default)]
struct Kept {
    bytes: Arc<Mutex<Vec<u8>>>,
    closed: Arc<Mutex<bool>>,
    /// The text that was written after the output was closed.
    refused: Arc<Mutex<String>>,
}

impl Kept {
    fn lines(&self) -> Vec<String> {
        let bytes = self.bytes.lock().unwrap().clone();
        let text = String::from_utf8(bytes).expect("the engine speaks UTF-8");
        text.lines().map(str::to_owned).collect()
    }

    fn count(&self, start: &str) -> usize {
        let lines = self.lines();
        lines.iter().filter(|line| line.starts_with(start)).count()
    }

    /// Waits until this many lines begin with a text.
    fn wait_for(&self, start: &str, count: usize) {
        let end = Instant::now() + PATIENCE;
        while self.count(start) < count {
            assert!(Instant::now() < end, "no {start}: {:#?}", self.lines());
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        if *self.closed.lock().unwrap() {
            let text = String::from_utf8_lossy(bytes);
            self.refused.lock().unwrap().push_str(&text);
            return Err(std::io::ErrorKind::BrokenPipe.into());
        }
        self.bytes.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Returns the lines that the program prints for this input.
fn said(input: &str) -> Vec<String> {
    let kept = Kept::default();
    serve(Cursor::new(input.to_owned()), kept.clone()).unwrap();
    kept.lines()
}

fn starting<'a>(said: &'a [String], start: &str) -> Vec<&'a str> {
    let found = said.iter().filter(|line| line.starts_with(start));
    found.map(String::as_str).collect()
}

/// An input that arrives line by line.
struct Lines(Receiver<String>, Vec<u8>);

impl Read for Lines {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.1.is_empty() {
            match self.0.recv() {
                Ok(line) => self.1 = line.into_bytes(),
                Err(_) => return Ok(0),
            }
        }
        let count = buffer.len().min(self.1.len());
        buffer[..count].copy_from_slice(&self.1[..count]);
        self.1.drain(..count);
        Ok(count)
    }
}

/// A session that receives commands while it works.
struct Talk {
    input: Option<Sender<String>>,
    kept: Kept,
    session: Option<JoinHandle<()>>,
}

impl Talk {
    fn begin() -> Talk {
        let (input, lines) = channel();
        let kept = Kept::default();
        let output = kept.clone();
        let session = std::thread::spawn(move || {
            let input = std::io::BufReader::new(Lines(lines, Vec::new()));
            serve(input, output).unwrap();
        });
        Talk {
            input: Some(input),
            kept,
            session: Some(session),
        }
    }

    fn send(&self, line: &str) {
        let input = self.input.as_ref().expect("it is open");
        input.send(format!("{line}\n")).unwrap();
    }

    /// Ends the input and waits for the session, which must end within [`PATIENCE`].
    fn end(mut self) -> Vec<String> {
        drop(self.input.take());
        let session = self.session.take().unwrap();
        let end = Instant::now() + PATIENCE;
        while !session.is_finished() {
            assert!(
                Instant::now() < end,
                "still at work: {:#?}",
                self.kept.lines()
            );
            std::thread::sleep(Duration::from_millis(1));
        }
        session.join().unwrap();
        self.kept.lines()
    }
}

#[test]
fn perft_is_answered_whatever_command_follows() {
    for after in [
        "quit\n",
        "isready\nquit\n",
        "go depth 1\n",
        "ucinewgame\nd\n",
        "",
    ] {
        let said = said(&format!("go perft 4\n{after}"));
        assert!(
            said.contains(&"Nodes searched: 197281".to_owned()),
            "{after}: {said:#?}"
        );
        assert_eq!(
            said.iter().filter(|line| *line == "e2e4: 13160").count(),
            1,
            "{said:#?}"
        );
    }
    assert!(said("go perft 0\n").contains(&"Nodes searched: 1".to_owned()));
}

#[test]
fn only_stop_interrupts_perft_and_bench() {
    for (count, stopped) in [
        ("go perft 30", "info string perft stopped"),
        ("bench 30", "info string bench stopped"),
    ] {
        let talk = Talk::begin();
        talk.send(count);
        talk.send("isready");
        talk.kept.wait_for("readyok", 1);
        talk.send("stop");
        talk.kept.wait_for(stopped, 1);
        let said = talk.end();
        assert!(starting(&said, "Nodes searched").is_empty());
        assert!(starting(&said, "bestmove").is_empty());
    }
}

/// Perft gives the same counts with every generator, and reports a circuit's clocks.
#[test]
fn perft_uses_the_selected_generator() {
    for (generator, clocks) in [("software", false), ("posdata", false), ("rust-hdl", true)] {
        let input = format!(
            "setoption name MoveGenerator value {generator}\nposition fen 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -\n\
             go perft 3\n"
        );
        let said = said(&input);
        assert!(
            said.contains(&"Nodes searched: 2812".to_owned()),
            "{said:#?}"
        );
        let told = starting(&said, "info string rust-hdl: ");
        assert_eq!(!told.is_empty(), clocks, "{said:#?}");
    }
}

/// At the end of input, work that ends by itself is completed, and other work stops.
#[test]
fn end_of_input_completes_only_finite_searches() {
    for (go, whole) in [
        ("go depth 7", true),
        ("go nodes 20000", true),
        ("go movetime 50", true),
        ("go mate 1", true),
        ("go wtime 2000 btime 60000", true),
        ("go btime 2000", true),
        ("go movestogo 10", false),
        ("go", false),
        ("go infinite depth 3", false),
        ("go ponder movetime 10", false),
    ] {
        let talk = Talk::begin();
        talk.send("position startpos");
        talk.send(go);
        let said = talk.end();
        assert_eq!(starting(&said, "bestmove ").len(), 1, "{go}: {said:#?}");
        let depths = starting(&said, "info depth ").len();
        if whole {
            assert!(depths >= 2, "{go}: {said:#?}");
        }
    }
    let said = said("position fen 7k/8/5K2/8/8/8/8/6R1 w - - 0 1\ngo mate 2\n");
    assert!(said[said.len() - 2].contains(" score mate 2 "), "{said:#?}");
}

/// When the output is closed, all work ends, and so does the program.
#[test]
fn closed_output_ends_all_work() {
    for (go, last) in [
        ("go infinite", "bestmove "),
        ("go depth 100", "bestmove "),
        ("go wtime 9999999 btime 9999999", "bestmove "),
        ("go perft 30", "info string perft stopped"),
        ("bench 30", "info string bench stopped"),
    ] {
        let mut talk = Talk::begin();
        talk.send(go);
        talk.send("isready");
        talk.kept.wait_for("readyok", 1);
        *talk.kept.closed.lock().unwrap() = true;
        let end = Instant::now() + PATIENCE;
        // The program must end by itself, without another command.
        while !talk.kept.refused.lock().unwrap().contains(last) {
            assert!(Instant::now() < end, "{go}: still at work");
            std::thread::sleep(Duration::from_millis(1));
        }
        talk.send("isready");
        let session = talk.session.as_ref().unwrap();
        while !session.is_finished() {
            assert!(Instant::now() < end, "{go}: still at work");
            std::thread::sleep(Duration::from_millis(1));
        }
        talk.input = None;
    }
}

#[test]
fn no_position_is_set_after_a_rejected_one() {
    let said = said(
        "position startpos moves e2e4\nposition startpos moves e2e5\ngo depth 2\ngo perft 2\nd\neval\n\
         position startpos\ngo depth 2\n",
    );
    assert_eq!(starting(&said, "info string position, move 1: ").len(), 1);
    assert_eq!(
        starting(&said, "info string no position: the last one was refused").len(),
        4
    );
    let best = starting(&said, "bestmove ");
    assert_eq!(best.len(), 2);
    assert_eq!(best[0], "bestmove 0000");
    assert_ne!(best[1], "bestmove 0000");
    assert!(starting(&said, "Nodes searched").is_empty());
}

#[test]
fn go_and_perft_with_invalid_limits_are_rejected() {
    for line in ["go depth x", "go nodes", "go movetime many"] {
        let said = said(&format!("{line}\n"));
        assert_eq!(said.len(), 2, "{said:#?}");
        assert!(said[0].contains(": expected "), "{said:#?}");
        assert_eq!(said[1], "bestmove 0000");
    }
    let said = said("go perft\ngo perft x\n");
    let expected = "expected a number up to 4294967295";
    assert_eq!(
        said,
        [
            format!("info string go perft ``: {expected}"),
            format!("info string go perft `x`: {expected}")
        ]
    );
}

/// However long a search or a count takes, the program prints a line every second.
#[test]
fn long_work_prints_progress_every_second() {
    for (go, expected) in [
        ("go infinite", " currmove "),
        ("go perft 30", "info nodes "),
        ("bench 30", "info nodes "),
    ] {
        let talk = Talk::begin();
        talk.send(
            "position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        );
        for line in go.lines() {
            talk.send(line);
        }
        // Wait a few seconds, and until the line appears: a search that prints its own lines needs no others.
        let begin = Instant::now();
        let (mut last, mut seen) = (begin, 0);
        let mut longest = Duration::ZERO;
        let mut is_broken = false;
        while begin.elapsed() < Duration::from_secs(4) || !is_broken && begin.elapsed() < PATIENCE {
            let lines = talk.kept.lines();
            is_broken = lines.iter().any(|line| line.contains(expected));
            if lines.len() != seen {
                (seen, last) = (lines.len(), Instant::now());
            }
            longest = longest.max(last.elapsed());
            std::thread::sleep(Duration::from_millis(5));
        }
        talk.send("stop");
        let said = talk.end();
        // One second, plus the delay of a busy machine.
        assert!(longest < Duration::from_secs(2), "{go}: {longest:?}");
        assert!(is_broken, "{go}: {said:#?}");
    }
}

#[test]
fn eval_and_bench_print_their_results() {
    let said_eval = said("eval\nposition fen 4k3/8/8/8/8/8/4q3/4K3 w - - 0 1\neval\n");
    let lines = starting(&said_eval, "Final evaluation");
    assert!(
        lines[0].starts_with("Final evaluation       +0.") && lines[0].ends_with("(white side)"),
        "{lines:?}"
    );
    assert_eq!(lines[1], "Final evaluation: none (in check)");
    let said_bench = said("bench 2\nquit\n");
    assert_eq!(starting(&said_bench, "Position: ").len(), 50);
    let nodes = starting(&said_bench, "Nodes searched  : ");
    assert_eq!(nodes.len(), 1);
    assert!(nodes[0].rsplit(' ').next().unwrap().parse::<u64>().unwrap() > 1_000);
}

/// Removes times and speeds, which differ from run to run.
fn without_times(line: &str) -> String {
    let (nodes, rest) = line.split_once(" nps ").unwrap_or((line, ""));
    let pv = rest.split_once(" pv ").map_or("", |(_, pv)| pv);
    format!("{nodes} pv {pv}")
}
