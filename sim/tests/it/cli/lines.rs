//! Tests of boards that stop answering during a run: the run ends at once, with an error message.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::thread;

use fpgambit_hw::soc::{Cutter, decode, encode};
use fpgambit_sim::link::{ModelBoard, Terminal};

use super::{Folder, run, stderr, stdout};

/// The way in which a board fails.
#[derive(Clone, Copy, Debug)]
enum Wrong {
    /// It sends nothing more.
    Silent,
    /// Its answers have another session number.
    Session,
    /// It repeats its last answer.
    Old,
    /// It sends bytes without end.
    Babble,
    /// Its answers have another version.
    Version,
    /// Every answer is truncated.
    Short,
}

/// Runs the program with a board that answers this many requests and then fails. Returns the error message, and the
/// number of requests after the failure.
fn with_board(good: u32, wrong: Wrong, arguments: &[&str]) -> (String, u32) {
    let mut terminal = Terminal::new().unwrap();
    let backend = format!("serial:{}", terminal.path());
    let goes_on = Arc::new(AtomicBool::new(true));
    let requests = Arc::new(AtomicU32::new(0));
    let (serves, counted) = (goes_on.clone(), requests.clone());
    let board = thread::spawn(move || {
        let (mut board, mut cutter) = (ModelBoard::default(), Cutter::default());
        let mut bytes = [0; 1024];
        let mut last = Vec::new();
        while serves.load(Relaxed) {
            let count = terminal.receive(50, &mut bytes).unwrap();
            for &byte in &bytes[..count] {
                let Some(block) = cutter.push(byte) else {
                    continue;
                };
                let Ok(frame) = decode(&block) else {
                    continue;
                };
                let answer = board.take(&encode(&frame));
                let answer = if counted.fetch_add(1, Relaxed) < good {
                    last.clone_from(&answer);
                    answer
                } else {
                    spoil(wrong, &answer, &last)
                };
                // Send pieces: when the terminal is full, it drops unread bytes.
                for piece in answer.chunks(64) {
                    terminal.send(piece).unwrap();
                }
            }
        }
    });
    let output = run(&[arguments, &["--backend", &backend]].concat());
    goes_on.store(false, Relaxed);
    board.join().unwrap();
    let after = requests.load(Relaxed).saturating_sub(good);
    // Lines of progress may come before the error.
    let said = stderr(&output);
    assert_eq!(
        output.status.code(),
        Some(2),
        "{wrong:?}: {arguments:?}: {said}"
    );
    assert_eq!(stdout(&output), "", "{wrong:?}: {arguments:?}");
    let last = said.lines().last().unwrap_or_default().to_owned();
    (last, after)
}

fn spoil(wrong: Wrong, answer: &[u8], last: &[u8]) -> Vec<u8> {
    let mut cutter = Cutter::default();
    let frame = answer.iter().find_map(|&byte| cutter.push(byte));
    let mut frame = frame
        .and_then(|block| decode(&block).ok())
        .unwrap_or_default();
    match wrong {
        Wrong::Silent => return Vec::new(),
        Wrong::Old => return last.to_vec(),
        Wrong::Babble => return vec![7; 200_000],
        Wrong::Short => return answer[..answer.len() / 2].to_vec(),
        Wrong::Session => frame[2] ^= 1,
        Wrong::Version => frame[0] = 2,
    }
    encode(&frame)
}

#[test]
fn run_ends_promptly_when_the_board_fails() {
    let folder = Folder::new();
    let report = folder.path().join("report");
    let report = report.to_str().unwrap();
    let random = [
        "verify",
        "--random",
        "50",
        "--threads",
        "2",
        "--report",
        report,
    ];
    let own = format!("{} uci", env!("CARGO_BIN_EXE_fpgambit"));
    let engine = [
        "verify", "--random", "5", "--depth", "1", "--engine", &own, "--report", report,
    ];
    let document = folder.path().join("document");
    let document = document.to_str().unwrap();
    let shard = [
        "verify", "--random", "5000", "--mode", "legal", "--out", document, "--report", report,
    ];
    thread::scope(|scope| {
        for (good, wrong, arguments) in [
            (30, Wrong::Silent, &random[..]),
            (30, Wrong::Session, &random),
            (30, Wrong::Old, &random),
            (30, Wrong::Babble, &random),
            (30, Wrong::Version, &random),
            (30, Wrong::Short, &random),
            (5, Wrong::Silent, &engine),
            (900, Wrong::Silent, &shard),
        ] {
            scope.spawn(move || {
                let (message, after) = with_board(good, wrong, arguments);
                assert!(
                    message.starts_with("error: no answer to 8 requests"),
                    "{wrong:?}: {message}"
                );
                // The failed request is sent eight times, and each further thread may send one request. Nothing may be
                // shrunk, because that needs hundreds of requests.
                assert!(after <= 8 + 4, "{wrong:?}: {after} requests: {arguments:?}");
            });
        }
    });
    assert!(!folder.path().join("report").exists());
}
