//! Frames of the link, and a line that changes them.

use std::io::{self, Read, Write};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use fpgambit_engine::random::{Chance, RandomGames};
use fpgambit_engine::{Mode, Move};
use fpgambit_hw::soc::{Answer, Cutter, Results, decode, encode};
use fpgambit_sim::device::MoveGenerator;
use fpgambit_sim::link::{Board, End, LinkedMovegen, ModelBoard, Patience};

use super::{assert_one_line, each, mutate, number};

/// A board whose answers are changed on the way.
struct Changed {
    board: ModelBoard,
    chance: Chance,
    /// Whether the check is computed again after the change.
    keeps_check: bool,
}

impl End for Changed {
    fn pass(&mut self, bytes: &[u8]) -> Vec<u8> {
        let answer = self.board.take(bytes);
        if self.chance.below(3) == 0 {
            return answer;
        }
        let mut cutter = Cutter::default();
        let blocks = answer.iter().filter_map(|&byte| cutter.push(byte));
        let frame = blocks
            .filter_map(|block| decode(&block).ok())
            .next()
            .unwrap_or_default();
        if self.keeps_check {
            let mut changed = frame.clone();
            mutate(&mut changed, &[&frame], &mut self.chance);
            return encode(&changed);
        }
        let mut changed = answer.clone();
        mutate(&mut changed, &[&answer], &mut self.chance);
        changed
    }
}

/// A line that loses nothing itself.
struct Straight(Changed, Vec<u8>);

impl Read for Straight {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        match self.1.is_empty() {
            true => Err(io::ErrorKind::TimedOut.into()),
            false => {
                let count = self.1.len().min(bytes.len());
                bytes[..count].copy_from_slice(&self.1[..count]);
                self.1.drain(..count);
                Ok(count)
            }
        }
    }
}

impl Write for Straight {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let answer = self.0.pass(bytes);
        self.1.extend(answer);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

const PATIENT: Patience = Patience {
    silences: 1,
    tries: 200,
    trickle: Duration::from_secs(600),
};

#[test]
fn changed_frames_cause_no_panic_or_wrong_answer() {
    // Any bytes with a right check are read or rejected, without a panic.
    let answer = Answer {
        session: 7,
        sequence: 3,
        results: (0..60).collect(),
        status: fpgambit_hw::soc::Status::DONE,
    };
    let mut cutter = Cutter::default();
    let block = answer
        .encode()
        .into_iter()
        .find_map(|byte| cutter.push(byte));
    let frame = decode(&block.unwrap()).unwrap();
    // One of another version, two on the line together, one cut off.
    let mut later = frame.clone();
    later[0] = 2;
    let mut line = encode(&frame);
    line.extend(encode(&later));
    let seeds: [&[u8]; 6] = [
        &frame,
        &later,
        &line,
        &line[..line.len() / 3],
        &frame[..7],
        b"\x01\x07\0\0\0\x03\0",
    ];
    let (mut decoded, mut answers) = (0_u64, 0_u64);
    each(&seeds, |input, _| {
        let mut cutter = Cutter::default();
        for &byte in input {
            if let Some(block) = cutter.push(byte) {
                let Ok(frame) = decode(&block) else {
                    continue;
                };
                decoded += 1;
                // A frame that arrived whole is encoded and decoded as the same.
                let mut cutter = Cutter::default();
                let again = encode(&frame)
                    .into_iter()
                    .find_map(|byte| cutter.push(byte));
                assert_eq!(again.and_then(|block| decode(&block).ok()), Some(frame));
            }
        }
        if let Some(answer) = Answer::of(input) {
            answers += 1;
            let results = || Results(&answer.results);
            let _ = (
                results().about(),
                results().moves(true),
                results().moves(false),
                results().query(),
            );
            let _ = (
                results().attack(),
                results().progress(),
                results().tablebase(),
            );
        }
    });
    println!("{decoded} frames whole, {answers} answers read");
    assert!(decoded > 1_000 && answers > 1_000);
    // Answers are changed on the line: the client accepts no wrong one.
    let requests = (number("FPGAMBIT_INPUTS", 20_000) / 4).max(1) as usize;
    let seed = number("FPGAMBIT_SEED", 49);
    let chance = Chance::new(seed);
    let end = Changed {
        board: ModelBoard::default(),
        chance,
        keeps_check: false,
    };
    let board = Board::open(Straight(end, Vec::new()), PATIENT).unwrap();
    let mut generator = LinkedMovegen::new(Arc::new(Mutex::new(board))).unwrap();
    for position in RandomGames::new(seed).take(requests) {
        generator.load(&position).unwrap();
        let found = generator.generate(Mode::LEGAL).unwrap().moves;
        let mut found: Vec<Move> = found.iter().map(|timed| timed.mv).collect();
        let mut legal = position.legal_moves().to_vec();
        found.sort_unstable();
        legal.sort_unstable();
        assert_eq!(found, legal, "seed {seed}: {position}");
    }
    // With a new check the client may accept a changed answer, but does not panic.
    for (number, position) in RandomGames::new(seed).take(requests / 4).enumerate() {
        let end = Changed {
            board: ModelBoard::default(),
            chance: Chance::new(seed + number as u64),
            keeps_check: true,
        };
        let patience = Patience {
            tries: 8,
            ..PATIENT
        };
        let Ok(board) = Board::open(Straight(end, Vec::new()), patience) else {
            continue;
        };
        let Ok(mut generator) = LinkedMovegen::new(Arc::new(Mutex::new(board))) else {
            continue;
        };
        generator.load(&position).unwrap();
        if let Err(error) = generator.generate(Mode::LEGAL) {
            assert_one_line(&error);
        }
    }
}
