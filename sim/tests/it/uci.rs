//! Tests the engine as a GUI sees it.

use std::io::{Cursor, Write};
use std::sync::{Arc, Mutex};

use fpgambit_sim::uci::serve;

/// An output that keeps everything written.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// The output for this input, line by line.
fn said(input: &[u8]) -> Vec<String> {
    let kept = Kept::default();
    serve(Cursor::new(input.to_vec()), kept.clone()).unwrap();
    let bytes = kept.0.lock().unwrap().clone();
    let text = String::from_utf8(bytes).expect("the engine speaks UTF-8");
    text.lines().map(str::to_owned).collect()
}

fn lines<'a>(said: &'a [String], start: &str) -> Vec<&'a str> {
    let found = said.iter().filter(|line| line.starts_with(start));
    found.map(String::as_str).collect()
}

#[test]
fn handshake_lists_the_options() {
    let said = said(b"uci\nisready\nquit\nisready\n");
    assert!(said[0].starts_with("id name fpgambit"));
    for name in [
        "Hash",
        "Threads",
        "MultiPV",
        "Ponder",
        "UCI_AnalyseMode",
        "UCI_Chess960",
        "UCI_ShowWDL",
        "UCI_LimitStrength",
        "UCI_Elo",
        "Repetition",
        "MoveGenerator",
        "SerialPort",
        "Clear Hash",
    ] {
        let start = format!("option name {name} type ");
        assert_eq!(lines(&said, &start).len(), 1, "{name}");
    }
    assert_eq!(said[said.len() - 2..], ["uciok", "readyok"]);
}

#[test]
fn search_prints_info_for_each_depth_and_bestmove() {
    let said = said(b"position startpos moves e2e4 e7e5\ngo depth 6\n");
    let infos = lines(&said, "info depth ");
    assert_eq!(infos.len(), 6);
    for word in [
        "seldepth", "score cp", "nodes", "nps", "hashfull", "time", "pv",
    ] {
        assert!(infos[5].contains(&format!(" {word} ")), "{}", infos[5]);
    }
    let best = lines(&said, "bestmove ");
    let first = infos[5].split(" pv ").nth(1).unwrap();
    let first = first.split(' ').next().unwrap();
    assert_eq!(best.len(), 1);
    assert!(best[0].starts_with(&format!("bestmove {first} ponder ")));
}

#[test]
fn every_go_is_answered_once() {
    let input = b"go infinite\nstop\nstop\ngo depth 3\ngo infinite\ngo nodes 100\ngo ponder wtime 50 btime 50\nponderhit\n\
        go movetime 1\ngo depth banana nodes 10\ngo wtime -100 btime 0\ngo searchmoves e2e4 depth 2\n\
        go searchmoves e2e5 depth 2\ngo mate 1 depth 3\ngo ponder depth 1\n";
    let said = said(input);
    let best = lines(&said, "bestmove ");
    assert_eq!(best.len(), 12, "{said:#?}");
    assert!(best.iter().all(|line| !line.contains("0000")));
    assert!(best[8].starts_with("bestmove e2e4"));
    assert_eq!(lines(&said, "info string go depth `banana`").len(), 1);
    assert_eq!(lines(&said, "info string go searchmoves: ").len(), 1);
}

#[test]
fn mate_and_stalemate_have_no_best_move() {
    for fen in [
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "6k1/6Q1/6K1/8/8/8/8/8 b - - 0 1",
    ] {
        let said = said(format!("position fen {fen}\ngo depth 5\n").as_bytes());
        let score = match fen.contains("6Q1") {
            true => "info depth 0 score mate 0",
            false => "info depth 0 score cp 0",
        };
        assert_eq!(said, [score, "bestmove 0000"]);
    }
}

#[test]
fn invalid_lines_are_quoted_and_ignored() {
    let said = said(b"\xff\xfe\x00\nhello there\nposition startpos moves e2e5\nsetoption name Hash value many\n\
        setoption name Nonsense\nsetoption name Threads value 0\n\n   \nposition fen x\nisready\n");
    assert_eq!(said.len(), 8, "{said:#?}");
    assert!(
        said[..7]
            .iter()
            .all(|line| line.starts_with("info string "))
    );
    assert!(said[1].contains("`hello there`"));
    assert!(said[3].contains("option Hash `many`: expected a number from 1 to"));
    assert_eq!(said[7], "readyok");
}

#[test]
fn d_prints_the_board_and_perft_the_count() {
    let said = said(b"position startpos moves g1f3\nd\ngo perft 3\n");
    assert_eq!(said[16], " | R | N | B | Q | K | B |   | R | 1");
    assert_eq!(said[18], "   a   b   c   d   e   f   g   h");
    assert!(
        said.contains(
            &"Fen: rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1".to_owned()
        )
    );
    let key = said.iter().find_map(|line| line.strip_prefix("Key: "));
    assert!(key.is_some_and(|key| key.len() == 16 && u64::from_str_radix(key, 16).is_ok()));
    assert!(said.contains(&"Nodes searched: 9748".to_owned()));
    assert_eq!(lines(&said, "bestmove").len(), 0);
}

/// Every move generator and repetition detector gives the same lines, except for times.
#[test]
fn search_is_the_same_with_every_generator_and_detector() {
    let search = |option: &str, position: &str, depth: u32| {
        let input = format!("setoption name {option}\nposition fen {position}\ngo depth {depth}\n");
        let said = said(input.as_bytes());
        let clocked = said.iter().any(|line| line.ends_with(" cycles"));
        let untimed = |line: &String| {
            let mut words: Vec<&str> = line.split(' ').collect();
            for word in ["nps", "time"] {
                if let Some(at) = words.iter().position(|&found| found == word) {
                    words.drain(at..at + 2);
                }
            }
            words.join(" ")
        };
        let told = said.iter().filter(|line| !line.starts_with("info string"));
        (told.map(untimed).collect::<Vec<_>>(), clocked)
    };
    // The repetition unit is not queried while too few moves can be undone.
    for (position, depth, repeats) in [
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            2,
            false,
        ),
        (
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 moves e2e3 h4g3 b4b3 h5h4 b3b4 h4h5",
            4,
            true,
        ),
    ] {
        let (software, clocked) = search("MoveGenerator value software", position, depth);
        assert_eq!((software.len(), clocked), (depth as usize + 1, false));
        assert_eq!(
            search("MoveGenerator value posdata", position, depth),
            (software.clone(), false)
        );
        for (circuit, clocked) in [
            ("MoveGenerator value rust-hdl", true),
            ("Repetition value hw", repeats),
        ] {
            let found = search(circuit, position, depth);
            assert_eq!(found, (software.clone(), clocked), "{circuit}");
        }
    }
}
