//! Ends that answer with arbitrary bytes, with frames of another session, too slowly, or not at all.

use super::long;
use fpgambit_engine::random::Chance;
use fpgambit_hw::soc::{Answer, Command, Cutter, Request, Results, Status, decode, encode};
use fpgambit_sim::link::{Board, End, LinkError, Loop, ModelBoard, Patience};
use std::io::{self, Read, Write};
use std::time::Duration;

/// Sends arbitrary bytes to the host's end, and to the model before a valid request.
fn assert_survives(bytes: &[u8]) {
    let mut cutter = Cutter::default();
    for block in bytes.iter().filter_map(|&byte| cutter.push(byte)) {
        if let Ok(frame) = decode(&block) {
            let line = encode(&frame);
            assert_eq!(decode(&line[1..line.len() - 1]).as_ref(), Ok(&frame));
            Answer::of(&frame);
        }
    }
    for timed in [false, true] {
        Results(bytes).moves(timed);
    }
    Results(bytes).query();
    Results(bytes).about();
    let mut rest = bytes;
    while let Some((command, length)) = Command::read(rest) {
        let mut written = Vec::new();
        command.write(&mut written);
        assert_eq!(written, rest[..length]);
        rest = &rest[length..];
    }

    let mut board = ModelBoard::default();
    board.take(bytes);
    let mut request = Request {
        session: 9,
        sequence: 7,
        commands: vec![1],
    };
    for status in [Some(Status::DONE), None] {
        let sent = board.take(&request.encode());
        // The zero before the frame may end a frame truncated after its check, which is rejected first.
        let mut cutter = Cutter::default();
        let blocks = sent.into_iter().filter_map(|byte| cutter.push(byte));
        let answer = decode(&blocks.last().unwrap()).unwrap();
        let answer = Answer::of(&answer).unwrap();
        assert_eq!((answer.session, answer.sequence), (9, request.sequence));
        assert!(status.is_none_or(|status| status == answer.status));
        // The same bytes as commands in a session.
        request.sequence = 8;
        request.commands = [&bytes[..bytes.len().min(400)], &[0]].concat();
    }
}

#[test]
fn decoders_and_model_survive_arbitrary_bytes() {
    let seed = 0xf2a;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    for _ in 0..long(4_000, 400_000) {
        let mut bytes = Vec::new();
        for _ in 0..1 + chance.below(4) {
            let length = chance.below(300) as usize;
            let mut part: Vec<u8> = (0..length).map(|_| chance.below(256) as u8).collect();
            if chance.once_in(2) {
                // A frame that is mostly intact.
                part = encode(&part);
                let at = chance.below(part.len() as u32) as usize;
                match chance.below(6) {
                    0 => part[at] = chance.below(256) as u8,
                    1 => part.truncate(at),
                    _ => {}
                }
            }
            bytes.extend(part);
        }
        assert_survives(&bytes);
    }
}

/// A line that is silent (0), or that sends this byte without end.
#[derive(Debug)]
struct Nobody(u8);

impl End for Nobody {
    fn pass(&mut self, _: &[u8]) -> Vec<u8> {
        vec![self.0; 100_000 * usize::from(self.0)]
    }
}

/// Answers every request, but each answer is slightly wrong.
#[derive(Debug)]
struct Odd {
    board: ModelBoard,
    change: fn(&mut Vec<u8>),
}

impl End for Odd {
    fn pass(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut cutter = Cutter::default();
        let blocks = self
            .board
            .take(bytes)
            .into_iter()
            .filter_map(|byte| cutter.push(byte));
        let frames = blocks.filter_map(|block| decode(&block).ok());
        let changed = frames.map(|mut frame| {
            (self.change)(&mut frame);
            encode(&frame)
        });
        changed.flatten().collect()
    }
}

/// A complete frame with a correct check that answers no request.
#[test]
fn answers_with_mismatched_headers_are_ignored() {
    for change in [
        (|frame| frame[0] = 2) as fn(&mut Vec<u8>),
        |frame| frame[0] = 0,
        |frame| frame[0] = 0x81,
        |frame| frame[1] ^= 1,
        |frame| frame[4] ^= 0x80,
        |frame| frame[5] = frame[5].wrapping_sub(1),
    ] {
        let board = ModelBoard::default();
        let line = Loop::new(Odd { board, change }, 0.0, 1);
        let error = Board::open(line, Patience::default()).unwrap_err();
        assert!(matches!(error, LinkError::Silent { tries: 8 }), "{error}");
    }
    // A board reports its own version in the answer to hello.
    let change = |frame: &mut Vec<u8>| frame[6] = 2;
    let board = ModelBoard::default();
    let line = Loop::new(Odd { board, change }, 0.0, 1);
    let error = Board::open(line, Patience::default()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the board refused the request: it speaks another version of the protocol"
    );
}

/// A line that yields a byte at intervals, so that no read comes back empty.
#[derive(Debug)]
struct Trickle;

impl Read for Trickle {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        std::thread::sleep(Duration::from_millis(1));
        bytes[0] = 1;
        Ok(1)
    }
}

impl Write for Trickle {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn trickling_line_times_out() {
    let patience = Patience {
        trickle: Duration::from_millis(50),
        ..Patience::default()
    };
    let error = Board::open(Trickle, patience).unwrap_err();
    assert!(matches!(error, LinkError::Silent { .. }), "{error}");
}

#[test]
fn silent_or_babbling_line_ends_in_an_error() {
    for byte in [0, 1, 0xff] {
        let error = Board::open(Loop::new(Nobody(byte), 0.0, 1), Patience::default()).unwrap_err();
        assert!(
            error.to_string().starts_with("no answer to 8 requests"),
            "{error}"
        );
    }
}
