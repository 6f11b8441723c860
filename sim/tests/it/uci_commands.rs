//! Tests of unusual commands from a GUI.

use std::io::{Cursor, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use fpgambit_sim::uci::serve;

/// Much longer than any answer takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// An output that keeps everything written, or rejects it once it is closed.
#[derive(Clone, Default)]
struct Kept {
    bytes: Arc<Mutex<Vec<u8>>>,
    closed: Arc<Mutex<bool>>,
    /// The rejected text.
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

    /// Waits until this many lines begin with `start`.
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

/// The output for this input, line by line.
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

    /// Ends the input and waits for the session, which must end within the timeout.
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
fn a_count_is_not_lost_when_more_follows() {
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
fn a_count_is_broken_off_by_stop_alone() {
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

/// Every generator gives the same counts, and the circuit's clocks are reported.
#[test]
fn perft_goes_through_the_generator_that_is_set() {
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

/// At the end of input, work that ends without `stop` runs to its end, and the rest stops.
#[test]
fn the_end_of_input() {
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

/// If nobody reads the output, all work ends, and so does the program.
#[test]
fn the_end_of_output() {
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
        // It ends by itself, without a further command that would fail to write.
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
fn after_a_refused_position_there_is_none() {
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
fn what_nothing_would_end_is_refused() {
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

/// Options set during a search apply from the next search on.
#[test]
fn options_wait_for_the_search() {
    let talk = Talk::begin();
    talk.send("go infinite");
    talk.kept.wait_for("info depth 3 ", 1);
    talk.send("setoption name MultiPV value 3");
    talk.send("setoption name Hash value 2");
    talk.send("setoption name Hash value none");
    talk.send("ucinewgame");
    talk.send("setoption name UCI_Chess960 value true");
    // This position depends on the rules set before it.
    talk.send("position fen 5k2/8/8/8/8/8/8/1R2K1R1 w GB - 0 1");
    talk.send("isready");
    talk.kept.wait_for("readyok", 1);
    assert_eq!(talk.kept.count("info string"), 0);
    talk.send("stop");
    talk.kept.wait_for("bestmove", 1);
    talk.kept.wait_for("info string option Hash `none`", 1);
    talk.send("go depth 3");
    talk.kept.wait_for("bestmove", 2);
    talk.send("d");
    let said = talk.end();
    assert_eq!(starting(&said, "Fen: ").len(), 1);
    assert!(starting(&said, "Fen: ")[0].contains("1R2K1R1"));
    assert_eq!(
        starting(&said, "info depth 3 ")
            .iter()
            .filter(|line| line.contains(" multipv "))
            .count(),
        3
    );
}

#[test]
fn values_in_any_case() {
    let said = said(
        "setoption name nullmoveblind value TRUE\nsetoption name MOVEGENERATOR value Posdata\n\
         setoption name Repetition value ZOBRIST\nsetoption name RepetitionOnce value Draws\n\
         setoption name UCI_ShowWDL value True\nsetoption name uci_showwdl value yes\ngo depth 2\n",
    );
    assert_eq!(
        starting(&said, "info string"),
        ["info string option UCI_ShowWDL `yes`: expected true or false"]
    );
    assert!(said.iter().any(|line| line.contains(" wdl ")));
}

/// GUIs send back the values that they received.
#[test]
fn every_default_is_taken() {
    let mut input = String::new();
    for option in starting(&said("uci\n"), "option name ") {
        let (name, rest) = option["option name ".len()..].split_once(" type ").unwrap();
        let Some((_, value)) = rest.split_once(" default ") else {
            assert_eq!(rest, "button");
            continue;
        };
        let ends = [" min ", " var "];
        let end = ends.iter().filter_map(|end| value.find(end)).min();
        let value = &value[..end.unwrap_or(value.len())];
        input += &format!("setoption name {name} value {value}\n");
    }
    assert!(input.lines().count() > 12, "{input}");
    let said = said(&format!(
        "{input}setoption name SerialPort value\nisready\n"
    ));
    assert_eq!(said, ["readyok"]);
}

#[test]
fn several_lines() {
    let said = said("setoption name MultiPV value 4\ngo depth 5\n");
    for depth in 1..=5 {
        let lines = starting(&said, &format!("info depth {depth} "));
        assert_eq!(lines.len(), 4, "{said:#?}");
        let mut firsts = Vec::new();
        for (number, line) in (1..).zip(&lines) {
            assert!(
                line.contains(&format!(" multipv {number} score ")),
                "{line}"
            );
            firsts.push(
                line.split(" pv ")
                    .nth(1)
                    .unwrap()
                    .split(' ')
                    .next()
                    .unwrap(),
            );
        }
        let best = firsts[0].to_owned();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), 4);
        if depth == 5 {
            assert!(starting(&said, "bestmove ")[0].starts_with(&format!("bestmove {best}")));
        }
    }
}

#[test]
fn chances_are_told_when_asked_for() {
    let line = |input: &str| {
        let said = said(input);
        starting(&said, "info depth ").last().unwrap().to_string()
    };
    assert!(!line("go depth 3\n").contains("wdl"));
    let told = line("setoption name UCI_ShowWDL value true\ngo depth 3\n");
    let words: Vec<&str> = told.split(' ').collect();
    let at = words.iter().position(|&word| word == "wdl").unwrap();
    let chances: Vec<u32> = words[at + 1..at + 4]
        .iter()
        .map(|word| word.parse().unwrap())
        .collect();
    assert_eq!(chances.iter().sum::<u32>(), 1000);
    let mate = line(
        "setoption name UCI_ShowWDL value true\nposition fen 6k1/5ppp/8/8/8/8/8/R3K3 w - -\ngo depth 3\n",
    );
    assert!(mate.contains(" score mate 1 wdl 1000 0 0 "), "{mate}");
}

/// A weaker player gets fewer nodes, an analysis all of them.
#[test]
fn strength_is_limited() {
    let nodes = |options: &str| -> u64 {
        let said = said(&format!("{options}go depth 9\n"));
        let line = starting(&said, "info depth ").last().unwrap().to_string();
        let word = line.split(" nodes ").nth(1).unwrap();
        word.split(' ').next().unwrap().parse().unwrap()
    };
    let limited =
        "setoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value 1320\n";
    let (weak, full) = (nodes(limited), nodes("setoption name UCI_Elo value 1320\n"));
    assert!(weak < 1_000 && weak < full, "{weak} {full}");
    assert_eq!(
        nodes(&format!(
            "{limited}setoption name UCI_AnalyseMode value true\n"
        )),
        full
    );
    let said = said("setoption name UCI_Elo value 100\n");
    assert!(
        said[0].contains("option UCI_Elo `100`: expected a number from"),
        "{said:#?}"
    );
}

#[test]
fn chess960_is_played_by_its_own_notation() {
    let fen = "5k2/8/8/8/8/8/8/1R2K1R1 w GB - 0 1";
    let on = "setoption name UCI_Chess960 value true\n";
    let said_960 = said(&format!(
        "{on}position fen {fen}\nd\ngo perft 1\ngo depth 4 searchmoves e1g1 e1b1\n"
    ));
    assert!(said_960.contains(&format!("Fen: {fen}")), "{said_960:#?}");
    assert_eq!(starting(&said_960, "e1b1: 1").len(), 1);
    assert_eq!(starting(&said_960, "e1g1: 1").len(), 1);
    let best = starting(&said_960, "bestmove ")[0];
    assert!(
        best.starts_with("bestmove e1b1") || best.starts_with("bestmove e1g1"),
        "{best}"
    );
    // X-FEN means the same, and the moves of a game are accepted.
    let said_x = said(&format!(
        "{on}position fen {} moves e1b1 f8e8\nd\n",
        fen.replace("GB", "KQ")
    ));
    assert!(
        said_x.contains(&"Fen: 4k3/8/8/8/8/8/8/2KR2R1 w - - 2 2".to_owned()),
        "{said_x:#?}"
    );
    // Without the option, such a position is rejected; with it, circuits are.
    let refused = said(&format!("position fen {fen}\ngo depth 1\n"));
    assert_eq!(refused.last().unwrap(), "bestmove 0000");
    let circuit = said(&format!(
        "{on}setoption name MoveGenerator value rust-hdl\nsetoption name Repetition value hw\n\
         position fen {fen}\ngo perft 1\ngo depth 1\n"
    ));
    assert_eq!(
        starting(
            &circuit,
            "info string MoveGenerator rust-hdl does not support Chess960: expected"
        )
        .len(),
        1
    );
    assert_eq!(
        starting(
            &circuit,
            "info string MoveGenerator rust-hdl does not support Chess960; using"
        )
        .len(),
        1
    );
    assert_eq!(
        starting(
            &circuit,
            "info string Repetition hw does not support Chess960"
        )
        .len(),
        1
    );
    assert!(starting(&circuit, "Nodes searched").is_empty());
}

/// However long a search or a count takes, there is output every second.
#[test]
fn silence_is_broken() {
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
        // Run for a few seconds, and until the output occurs: a search that makes progress has no silence between its
        // lines.
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
        // A second, and the delay of a busy machine.
        assert!(longest < Duration::from_secs(2), "{go}: {longest:?}");
        assert!(is_broken, "{go}: {said:#?}");
    }
}

#[test]
fn the_evaluation_and_the_benchmark() {
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

/// The chip's search runs job after job, takes the game into account, and gives the same result twice.
#[test]
fn the_chip_searches() {
    let chip = "setoption name Searcher value chip\n";
    let search = |go: &str| {
        let said = said(&format!(
            "{chip}position startpos moves e2e4 e7e5\ngo {go}\n"
        ));
        let depths = starting(&said, "info depth ");
        let depths: Vec<String> = depths.into_iter().map(without_times).collect();
        let best = starting(&said, "bestmove ");
        assert_eq!(best.len(), 1, "{said:#?}");
        (depths, best[0].to_owned())
    };
    let (depths, best) = search("depth 5");
    assert_eq!((depths.clone(), best.clone()), search("depth 5"));
    assert_eq!(depths.len(), 5);
    let last = &depths[4];
    let mv = best.strip_prefix("bestmove ").unwrap();
    assert!(
        last.starts_with("info depth 5 seldepth 5 score cp "),
        "{last}"
    );
    assert!(last.ends_with(&format!(" pv {mv}")), "{last}");
    // The deepest possible job; limits of nodes and time.
    let few = "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1";
    let deep = said(&format!(
        "{chip}position fen {few}\ngo depth 20 nodes 200000\n"
    ));
    assert!(starting(&deep, "info depth 13").is_empty());
    assert_eq!(starting(&deep, "bestmove ").len(), 1);
    let (_, best) = search("nodes 1");
    assert_ne!(best, "bestmove 0000");
    search("movetime 40");
    search("wtime 300 btime 300 winc 10 binc 10");
    let mate = said(&format!(
        "{chip}position fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1\ngo mate 1\n"
    ));
    assert_eq!(starting(&mate, "bestmove "), ["bestmove a1a8"]);
    // A draw by one repetition of the game: Black, a queen down, goes back.
    let game = "position fen 7k/8/8/8/8/1Q6/8/6K1 w - - 10 30 moves g1h1 h8h7 h1g1";
    let drawn = said(&format!("{chip}{game}\ngo depth 1\n"));
    assert_eq!(starting(&drawn, "bestmove "), ["bestmove h7h8"]);
    let over = said(&format!(
        "{chip}position fen 6k1/6Q1/6K1/8/8/8/8/8 b - - 0 1\ngo depth 3\n"
    ));
    assert_eq!(starting(&over, "bestmove "), ["bestmove 0000"]);
}

#[test]
fn the_chip_is_stopped_and_pondered_with() {
    let talk = Talk::begin();
    talk.send("setoption name Searcher value chip");
    talk.send("go infinite");
    talk.kept.wait_for("info depth 3", 1);
    assert_eq!(talk.kept.count("bestmove"), 0);
    talk.send("stop");
    talk.kept.wait_for("bestmove", 1);
    talk.send("go ponder wtime 100 btime 100");
    talk.kept.wait_for("info depth 2", 2);
    talk.send("ponderhit");
    talk.kept.wait_for("bestmove", 2);
    talk.end();
}

/// If the chip does not support a request, the program says so, and software searches, or the chip does what it can.
#[test]
fn what_the_chip_does_not_take_is_told() {
    let chip = "setoption name Searcher value chip\n";
    let told = |rest: &str| {
        let said = said(&format!("{chip}{rest}"));
        assert_eq!(starting(&said, "bestmove ").len(), 1, "{said:#?}");
        assert_ne!(starting(&said, "bestmove "), ["bestmove 0000"]);
        starting(&said, "info string ").join("\n")
    };
    let list = told("go depth 3 searchmoves a2a3\n");
    assert!(
        list.contains("does not support searchmoves; using Searcher software"),
        "{list}"
    );
    let lines = told("setoption name MultiPV value 2\ngo depth 3\n");
    assert!(lines.contains("reports one line, not MultiPV 2"), "{lines}");
    let shuffled = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
    let chess960 = "setoption name UCI_Chess960 value true\n";
    let shuffled = told(&format!("{chess960}position fen {shuffled}\ngo depth 3\n"));
    assert!(
        shuffled.contains("does not support Chess960; using"),
        "{shuffled}"
    );
    let classical = told("setoption name Evaluation value classical\ngo depth 3\n");
    assert!(classical.contains("uses squares instead"), "{classical}");
    assert_eq!(
        told("setoption name Evaluation value squares\ngo depth 3\n"),
        ""
    );
    assert_eq!(
        told("setoption name Evaluation value network\ngo depth 3\n"),
        ""
    );
    let missing = told("setoption name NetworkFile value no/such.net\ngo depth 3\n");
    assert!(
        missing.contains("option NetworkFile: network file `no/such.net`:"),
        "{missing}"
    );
    let wrong = told("setoption name Searcher value abacus\ngo depth 3\n");
    assert!(
        wrong.contains("option Searcher `abacus`: expected one of software, chip"),
        "{wrong}"
    );
    let wrong = told("setoption name Evaluation value feelings\ngo depth 3\n");
    assert!(
        wrong.contains("expected one of classical, network, squares"),
        "{wrong}"
    );
}
