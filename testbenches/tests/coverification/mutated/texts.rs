//! Games, EPD and UCI.

use fpgambit_engine::repetition::Step;
use fpgambit_engine::uci::{Command, Go};
use fpgambit_engine::{Variant, epd, pgn};

use super::{assert_one_line, each};

#[test]
fn changed_pgn_gives_legal_games_or_one_line_errors() {
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
    let (mut good, mut plies) = (0_u64, 0);
    each(&seeds, |input, _| {
        let found = pgn::read(input).map(|game| {
            game.map_err(|error| match error {
                pgn::ReadError::Pgn(error) => error,
                pgn::ReadError::Io(error) => panic!("{error}"),
            })
        });
        let found: Vec<_> = found.collect();
        if let Some(whole) = without_marks(input) {
            let expected: Vec<_> = pgn::games(&whole).collect();
            assert_eq!(found, expected, "{:?}", String::from_utf8_lossy(input));
        }
        for game in &found {
            match game {
                Ok(game) => {
                    good += 1;
                    plies += game.steps.len();
                    assert_steps_are_legal(game);
                    game.passed_over.iter().for_each(assert_one_line);
                }
                Err(error) => assert_one_line(error),
            }
        }
    });
    println!("{good} games read, {plies} plies");
    assert!(good > 1_000);
}

/// The file without the byte order mark before each of its lines, which the reader skips as it reads piece by piece. `None`
/// if the result would mean something else: a line has a second mark, or the file then begins with that of UTF-16.
fn without_marks(file: &[u8]) -> Option<Vec<u8>> {
    const MARK: &[u8] = b"\xef\xbb\xbf";
    let is_wide = |file: &[u8]| file.starts_with(b"\xff\xfe") || file.starts_with(b"\xfe\xff");
    if is_wide(file) {
        return Some(file.to_vec());
    }
    let lines = file.split_inclusive(|&byte| byte == b'\n');
    let lines = lines.map(|line| line.strip_prefix(MARK).unwrap_or(line));
    let has_more = lines.clone().any(|line| line.starts_with(MARK));
    let whole = lines.collect::<Vec<_>>().concat();
    (!has_more && !is_wide(&whole)).then_some(whole)
}

fn assert_steps_are_legal(game: &pgn::Game) {
    let mut position = game.start.clone();
    for &step in &game.steps {
        match step {
            Step::Move(mv) => assert!(position.legal_moves().contains(&mv), "{position} {mv}"),
            Step::Null => assert!(!position.is_check(), "{position}"),
        }
        step.make(&mut position);
    }
}

#[test]
fn changed_epd_round_trips_or_gives_a_one_line_error() {
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
                let line = record.to_string();
                assert_eq!(line.parse().as_ref(), Ok(&record));
                let position = epd::position(&line, Variant::Standard);
                assert_eq!(position.as_ref(), Ok(&record.position), "{line}");
                for moves in [record.best_moves(), record.avoided_moves()] {
                    match moves {
                        Ok(moves) => {
                            for mv in moves {
                                let san = record.position.san(mv);
                                assert_eq!(record.position.parse_san(&san), Ok(mv), "{line}");
                            }
                        }
                        Err(error) => assert_one_line(&error),
                    }
                }
            }
        }
        Err(error) => assert_one_line(&error),
    });
    println!("{good} records read");
    assert!(good > 1_000);
}

#[test]
fn changed_uci_round_trips_or_gives_a_one_line_error() {
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
            Ok(None) => {}
            Ok(Some(command)) => {
                good += 1;
                assert_round_trips(&command, variant);
            }
            Err(error) => assert_one_line(&error),
        }
    });
    println!("{good} commands read");
    assert!(good > 1_000);
}

/// Asserts that the command, written as text again, is parsed as the same command.
fn assert_round_trips(command: &Command, variant: Variant) {
    let (command, again) = match command {
        Command::Position { start, moves } => {
            let mut position = (**start).clone();
            let mut line = format!("position fen {start} moves");
            for &mv in moves {
                assert!(position.legal_moves().contains(&mv), "{position} {mv}");
                position.make(mv);
                line += &format!(" {mv}");
            }
            (command.clone(), line)
        }
        Command::Go(go) => {
            go.passed_over.iter().for_each(assert_one_line);
            let go = Go {
                passed_over: Vec::new(),
                ..go.clone()
            };
            let line = go.to_string();
            (Command::Go(go), line)
        }
        Command::SetOption { name, value } => {
            let line = format!("setoption name {name} value {value}");
            (command.clone(), line)
        }
        _ => return,
    };
    let read = Command::parse(&again, variant);
    assert_eq!(read, Ok(Some(command)), "{again}");
}
