//! Inputs that were changed by chance, from seeds that were once trouble: no panic, no silent difference, one line of
//! complaint.
//!
//! FPGAMBIT_INPUTS says how many of each kind (default 20,000; a campaign 5,000,000), FPGAMBIT_SEED which.
//!
//! ```text
//! FPGAMBIT_INPUTS=5000000 cargo test --release -p fpgambit-testbenches --test mutated
//! ```

use std::collections::BTreeMap;
use std::io::{self, Read, Write};

use fpgambit_engine::random::{Chance, RandomGames};
use fpgambit_engine::uci::Command;
use fpgambit_engine::{Mode, Move, Position, Variant, epd, pgn};
use fpgambit_hw::soc::{Answer, Cutter, Results, decode, encode};
use fpgambit_sim::campaign::{Digest, Identity, Shard, ShardDocument, Sum, reseal, seal, unseal};
use fpgambit_sim::device::MoveGenerator;
use fpgambit_sim::link::{Board, End, LinkedMovegen, ModelBoard, Patience};
use serde_json::Value;
use std::sync::{Arc, Mutex};
use std::time::Duration;

fn number(name: &str, usual: u64) -> u64 {
    let set = std::env::var(name).ok();
    set.map_or(usual, |text| {
        text.parse()
            .unwrap_or_else(|_| panic!("{name} is `{text}`: expected a number"))
    })
}

/// So many inputs, each one or two of the seeds with some of their bytes changed.
fn each(seeds: &[&[u8]], mut check: impl FnMut(&[u8], &mut Chance)) {
    let (inputs, seed) = (
        number("FPGAMBIT_INPUTS", 20_000),
        number("FPGAMBIT_SEED", 49),
    );
    println!("{inputs} inputs, seed {seed}");
    let mut chance = Chance::new(seed);
    for _ in 0..inputs {
        let mut input = chance.pick(seeds).unwrap().to_vec();
        for _ in 0..=chance.below(4) {
            mutate(&mut input, seeds, &mut chance);
        }
        check(&input, &mut chance);
    }
}

/// Numbers at which something ends.
const ODD: [&[u8]; 12] = [
    b"0",
    b"-1",
    b"127",
    b"128",
    b"255",
    b"65536",
    b"4294967296",
    b"18446744073709551615",
    b"18446744073709551616",
    b"\xef\xbb\xbf",
    b"\xff",
    b"\x00",
];

fn mutate(input: &mut Vec<u8>, seeds: &[&[u8]], chance: &mut Chance) {
    let length = input.len() as u32;
    let place = chance.below(length + 1) as usize;
    let end = (place + chance.below(12) as usize).min(input.len());
    match chance.below(8) {
        0 if place < input.len() => input[place] ^= 1 << chance.below(8),
        1 if place < input.len() => input[place] = chance.below(256) as u8,
        2 => drop(input.drain(place..end)),
        3 => {
            let part = input[place..end].to_vec();
            input.splice(place..place, part);
        }
        4 => {
            let other = chance.pick(seeds).unwrap();
            let from = chance.below(other.len() as u32 + 1) as usize;
            input.splice(place.., other[from..].iter().copied());
        }
        5 => drop(input.splice(place..end, chance.pick(&ODD).unwrap().iter().copied())),
        6 => input.truncate(place),
        _ => {
            // A number becomes another one.
            if let Some(at) = (place..input.len()).find(|&at| input[at].is_ascii_digit()) {
                input[at] = b'0' + chance.below(10) as u8;
            }
        }
    }
}

fn is_one_line(error: &impl ToString) {
    let text = error.to_string();
    assert!(!text.contains('\n') && text.len() < 600, "{text:?}");
}

#[test]
fn games() {
    let seeds: [&[u8]; 14] = [
        b"[White \"A\"]\n\n1. e4 {x} e5 (1... c5 $1) 2. Nf3!? Nc6 1-0\n\n1. d4 Nf6 *\n",
        b"1. Nf3$1 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2",
        b"1. e4 1-0[Event \"b\"]\n1. d4 *",
        b"1. e4 1/2 - 1/2\n[Event \"b\"]\n\n1. d4 *\n",
        b"1. e4 {a\n[Event \"x\"]\nb} e5 *\n[Event \"y\"]\n\n1. c4 *",
        b"\xef\xbb\xbf1. e4 *\n\xef\xbb\xbf[Event \"b\"]\n\n1. d4 *\n\x1a",
        b"[White \"x\n[Black \"y\"]\n\n1. e4 *\n",
        b"[FEN \"r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 0\"]\n1. exd6 O-O 2. b8=Q+ *",
        b"[Variant \"Chess960\"]\n[FEN \"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9\"]\n\n1. e4 *\n",
        b"% x\n; y\n1. e4 -- 2. d4 Z0 *",
        "1. ♘f3 ♞f6 é 2. a8(Q) ½-½ {".as_bytes(),
        b"\xff\xfe1\0.\0 \0e\x004\0 \0*\0",
        b"1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0 1. f3 e5 2. g4 Qh4# 0-1",
        b"(((((1. e4)))) ) { ; } ; { \n} *",
    ];
    let mut good = 0_u64;
    each(&seeds, |input, _| {
        // A mark within a file is skipped where it is read piece by piece.
        let has_mark =
            input.len() > 3 && input[1..].windows(3).any(|three| three == b"\xef\xbb\xbf");
        let expected: Vec<_> = pgn::games(input).collect();
        let found = pgn::read(input).map(|game| {
            game.map_err(|error| match error {
                pgn::ReadError::Pgn(error) => error,
                pgn::ReadError::Io(error) => panic!("{error}"),
            })
        });
        let found: Vec<_> = found.collect();
        assert!(
            has_mark || found == expected,
            "{:?}",
            String::from_utf8_lossy(input)
        );
        for game in &found {
            match game {
                Ok(_) => good += 1,
                Err(error) => is_one_line(error),
            }
        }
    });
    println!("{good} games read");
    assert!(good > 1_000);
}

#[test]
fn epd_files() {
    let seeds: [&[u8]; 8] = [
        b"4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"x\"; D1 15; hmvc 3; fmvn 0;\n",
        b"4k3/8/8/8/8/8/8/4K2R w K - 0 0 ;D1 15 ;D2 66\n",
        b"4k3/8/8/8/8/8/8/4K2R w K - bm ;\n",
        b"4k3/8/8/8/8/8/8/4K2R w K - id \"a \\\"b\\\" c\"; c0 \"\\\\\";\n",
        b"; a comment\n# another\n\n4k3/8/8/8/8/8/8/4K2R w K - pm e1g1; pv O-O Kd7;\n",
        b"\xef\xbb\xbfrnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 acn 1; acs 2; ce -5; dm 3;\r\n",
        b"r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 bm exd6 b8=Q+; am O-O-O;\n",
        b"k7/8/8/8/8/8/8/7K w - - 99999 1 D1 18446744073709551616;\n",
    ];
    let mut good = 0_u64;
    each(&seeds, |input, _| match epd::parse(input) {
        Ok(records) => {
            for (_, record) in records {
                good += 1;
                assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
            }
        }
        Err(error) => is_one_line(&error),
    });
    println!("{good} records read");
    assert!(good > 1_000);
}

#[test]
fn uci_commands() {
    let seeds: [&[u8]; 10] = [
        b"position startpos moves e2e4 e7e5",
        b"position fen 4k3/P7/8/8/8/8/8/4K2R w K - 0 0 moves e1g1 e8e7 a7a8Q",
        b"go wtime 60000 btime 60000 winc 100 binc 100 movestogo 3",
        b"go btime 885300",
        b"go ponder depth 9 nodes 1 searchmoves e8e7 mate 3 movetime -5 infinite",
        b"go perft 18446744073709551616",
        b"setoption name Clear Hash",
        b"setoption name Hash value 16",
        b"\xef\xbb\xbfuci",
        b"debug on register later isready ucinewgame stop ponderhit bench 3 d eval quit",
    ];
    let mut good = 0_u64;
    each(&seeds, |input, chance| {
        let variant = *chance
            .pick(&[Variant::Standard, Variant::Chess960])
            .unwrap();
        match Command::parse(&String::from_utf8_lossy(input), variant) {
            Ok(_) => good += 1,
            Err(error) => is_one_line(&error),
        }
    });
    println!("{good} commands read");
    assert!(good > 1_000);
}

fn document(shards: u32) -> ShardDocument {
    let identity = Identity {
        command: "verify".to_owned(),
        version: "1".to_owned(),
        source: "plies 2".to_owned(),
        mode: Some("all".to_owned()),
        backend: "software".to_owned(),
        build: Some("compact".to_owned()),
        posdata: None,
        tools: BTreeMap::from([("verilator".to_owned(), "5".to_owned())]),
    };
    let mut digest = Digest::default();
    let start = Position::startpos();
    digest.add_moves(&start, Mode::LEGAL, &start.legal_moves());
    let sum = Sum {
        positions: 9216,
        moves: 8192,
        nodes: 17,
        mismatches: 0,
        cycles: Some(100_000),
        digest,
    };
    ShardDocument::new(identity, Shard::new(2, shards).unwrap(), sum)
}

/// What a text says, read as any program would.
fn totals(value: &Value) -> Option<[u64; 5]> {
    let number = |name: &str| value[name].as_u64();
    let cycles = match &value["cycles"] {
        Value::Null => u64::MAX,
        cycles => cycles.as_u64()?,
    };
    Some([
        number("positions")?,
        number("moves")?,
        number("nodes")?,
        number("mismatches")?,
        cycles,
    ])
}

fn own_totals(sum: &Sum) -> [u64; 5] {
    [
        sum.positions,
        sum.moves,
        sum.nodes,
        sum.mismatches,
        sum.cycles.unwrap_or(u64::MAX),
    ]
}

#[test]
fn documents() {
    let texts = [1, 2, 3, 64].map(|shards| match shards {
        1 => {
            let mut sum = document(2);
            let mut other = sum.clone();
            other.shards = vec![[1, 1]];
            other.missing = vec![2];
            sum.add(&other).unwrap();
            seal(&sum.finish())
        }
        shards => seal(&document(shards)),
    });
    let mut whole: Vec<String> = texts.to_vec();
    // A shard's own, with its parts.
    let parts = r#","sources":[{"source":"x","positions":9216,"failed":0}],"modes":[{"mode":"legal","moves":8192,"cycles":100000,"mismatches":0,"digest":"DIGEST"}]"#;
    let (body, _) = texts[2].split_once(",\"checksum\"").unwrap();
    let digest = document(3).sum.digest.to_string();
    whole.push(reseal(&format!(
        "{body}{}",
        parts.replace("DIGEST", &digest)
    )));
    let seeds: Vec<&[u8]> = whole.iter().map(String::as_bytes).collect();
    for seed in &seeds {
        ShardDocument::read(seed).unwrap();
    }
    let (mut good, mut resealed) = (0_u64, 0_u64);
    each(&seeds, |input, chance| {
        // As it is: read as it was written, or refused.
        match ShardDocument::read(input) {
            Ok(read) => {
                good += 1;
                let same = whole
                    .iter()
                    .find(|text| ShardDocument::read(text.as_bytes()).as_ref() == Ok(&read));
                assert!(same.is_some(), "{}", String::from_utf8_lossy(input));
            }
            Err(error) => is_one_line(&error),
        }
        // With the right checksum: what is behind it must stand it, and say what the text says.
        let Ok(text) = str::from_utf8(input) else {
            return;
        };
        let body = text.split(",\"checksum\"").next().unwrap_or_default();
        let text = reseal(body);
        match ShardDocument::read(text.as_bytes()) {
            Ok(read) => {
                resealed += 1;
                let value: Value = unseal(text.as_bytes()).unwrap();
                assert_eq!(totals(&value), Some(own_totals(&read.sum)), "{text}");
                assert_eq!(value["digest"], read.sum.digest.to_string());
                let other = chance.pick(&whole).unwrap();
                let mut sum = ShardDocument::read(other.as_bytes()).unwrap();
                match sum.add(&read) {
                    Ok(()) => assert!(sum.sum.positions >= read.sum.positions),
                    Err(error) => is_one_line(&error),
                }
            }
            Err(error) => is_one_line(&error),
        }
    });
    println!("{good} documents read as they were, {resealed} with a new checksum");
    assert!(resealed > 100);
}

/// A board whose answers are changed on the way.
struct Changed {
    board: ModelBoard,
    chance: Chance,
    /// Whether the check is put right again.
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

/// A line without a loss of its own.
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
fn link_frames() {
    // Any bytes with a right check: read or not, never a panic.
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
    let seeds: [&[u8]; 3] = [&frame, &frame[..7], b"\x01\x07\0\0\0\x03\0"];
    each(&seeds, |input, _| {
        let mut cutter = Cutter::default();
        for &byte in input {
            if let Some(block) = cutter.push(byte) {
                let _ = decode(&block);
            }
        }
        if let Some(answer) = Answer::of(input) {
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
    // Answers that are changed on the way: none is taken for another.
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
    // With the check put right a changed answer may be believed; it does no other harm.
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
            is_one_line(&error);
        }
    }
}
