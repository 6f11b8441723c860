//! Tests that co-verification finds a generator that is broken on purpose, and shrinks the difference.

use fpgambit_engine::posdata::{PieceType, Posdata};
use fpgambit_engine::{Mode, Move, MoveKind, Position, Square};
use fpgambit_hw::movegen::{Movegen, MovegenDriver};
use fpgambit_hw::posdata;
use fpgambit_hw::unit::{self, InProcess};
use fpgambit_sim::device::{DeviceError, Generated, MoveGenerator, Software, Tally, TimedMove};
use fpgambit_sim::verify::{
    Cause, FailureReport, Outcome, Plan, Pool, Task, Wanted, epd_tasks, random_tasks, run, shrink,
    suite_tasks, write_report,
};

/// The fault of a generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    None,
    /// Omits en passant captures.
    ForgetsEnPassant,
    /// Promotes to a queen four times.
    PromotesToQueensOnly,
    /// Marks captures as quiet.
    CallsCapturesQuiet,
    /// Returns the first move twice in pseudo-legal mode.
    Stutters,
    /// Castles in check too.
    CastlesOutOfCheck,
    /// Does not answer if two pieces give check.
    HangsInDoubleCheck,
    /// Swaps the answers of two neighbours in a large batch.
    MixesUpMany,
}

/// The engine with a fault.
struct Broken {
    fault: Fault,
    engine: Software,
    position: Position,
    at_once: usize,
}

impl Broken {
    fn boxed(fault: Fault, at_once: usize) -> Box<dyn MoveGenerator + Send> {
        Box::new(Broken {
            fault,
            at_once,
            engine: Software::default(),
            position: Position::startpos(),
        })
    }
}

impl MoveGenerator for Broken {
    fn load(&mut self, position: &Position) -> Result<(), DeviceError> {
        self.position = position.clone();
        self.engine.load(position)
    }

    fn generate(&mut self, mode: Mode) -> Result<Generated, DeviceError> {
        let mut generated = self.engine.generate(mode)?;
        let moves = &mut generated.moves;
        let renamed = |mv: Move, kind| Move::new(mv.from(), mv.to(), kind);
        match self.fault {
            Fault::None | Fault::MixesUpMany => {}
            Fault::ForgetsEnPassant => moves.retain(|t| t.mv.kind() != MoveKind::EnPassant),
            Fault::PromotesToQueensOnly => {
                for timed in moves.iter_mut().filter(|t| t.mv.promotion().is_some()) {
                    let kind = match timed.mv.is_capture() {
                        true => MoveKind::CapturePromoteQueen,
                        false => MoveKind::PromoteQueen,
                    };
                    timed.mv = renamed(timed.mv, kind);
                }
            }
            Fault::CallsCapturesQuiet => {
                for timed in moves
                    .iter_mut()
                    .filter(|t| t.mv.kind() == MoveKind::Capture)
                {
                    timed.mv = renamed(timed.mv, MoveKind::Quiet);
                }
            }
            Fault::Stutters => {
                if let (false, Some(first)) = (mode.legal, moves.first().copied()) {
                    moves.push(first);
                }
            }
            Fault::CastlesOutOfCheck => {
                let side = self.position.side_to_move();
                let king = self.position.king(side);
                let short = self.position.castling().has_short(side);
                if short && self.position.is_check() && !mode.captures {
                    let to = king.offset(2, 0).expect("the king is at home");
                    moves.push(TimedMove {
                        mv: Move::new(king, to, MoveKind::CastleShort),
                        cycle: 0,
                    });
                }
            }
            Fault::HangsInDoubleCheck => {
                if self.position.checkers().len() > 1 {
                    let fault = unit::Fault::Endless { words: 0 };
                    return Err(fault.about(&self.position).into());
                }
            }
        }
        Ok(generated)
    }

    fn at_once(&self) -> usize {
        self.at_once
    }

    fn tally_all(
        &mut self,
        positions: &[&Position],
        modes: &[Mode],
    ) -> Vec<Vec<Result<Tally, DeviceError>>> {
        let answers = self.generate_all(positions, modes).into_iter();
        let tally = |answer: Result<Generated, DeviceError>| answer.map(Tally::from);
        let mut tallies: Vec<Vec<_>> = answers
            .map(|answers| answers.into_iter().map(tally).collect())
            .collect();
        if self.fault == Fault::MixesUpMany && tallies.len() > 8 {
            tallies.swap(3, 4);
        }
        tallies
    }

    fn cycles(&self) -> u64 {
        0
    }
}

fn verify(fault: Fault, tasks: Vec<Task>, threads: usize, kept: usize) -> Outcome {
    verify_at_once(fault, 1, tasks, threads, kept)
}

fn verify_at_once(
    fault: Fault,
    at_once: usize,
    tasks: Vec<Task>,
    threads: usize,
    kept: usize,
) -> Outcome {
    let plan = Plan {
        tasks: Box::new(tasks.into_iter()),
        wanted: Wanted::default(),
        kept,
    };
    let open = || Ok(Broken::boxed(fault, at_once));
    let mut pool = Pool::open(threads, &open).expect("the broken generator opens");
    run(plan, &mut pool, &open, &|_| {}).expect("the broken generator opens")
}

fn pieces(position: &Position) -> u32 {
    position.occupied().len()
}

#[test]
fn correct_generator_has_no_mismatches() {
    let tasks = suite_tasks(0, 2);
    let number = tasks.len() as u64;
    let outcome = verify(Fault::None, tasks, 2, 10);
    assert_eq!(outcome.mismatches(), 0);
    assert_eq!(outcome.positions(), number);
    assert!(outcome.failures.is_empty());
    assert!(outcome.modes[0].moves > outcome.modes[1].moves);
    assert!(outcome.modes[2].moves > outcome.modes[0].moves);
}

/// Tallies of many positions find the same differences as their move lists, and faults that occur only in batches.
#[test]
fn tallies_find_the_same_faults_as_move_lists() {
    let tasks = || random_tasks(0, 45, 2_000).collect::<Vec<_>>();
    for fault in [
        Fault::None,
        Fault::ForgetsEnPassant,
        Fault::PromotesToQueensOnly,
        Fault::CallsCapturesQuiet,
        Fault::Stutters,
        Fault::CastlesOutOfCheck,
        Fault::HangsInDoubleCheck,
    ] {
        let one_by_one = verify_at_once(fault, 1, tasks(), 1, 3);
        let many = verify_at_once(fault, 100, tasks(), 2, 3);
        assert_eq!(many.modes, one_by_one.modes, "{fault:?}");
        assert_eq!(many.failed(), one_by_one.failed(), "{fault:?}");
        assert_eq!(many.failed() > 0, fault != Fault::None, "{fault:?}");
        for (many, one) in many.failures.iter().zip(&one_by_one.failures) {
            assert_eq!((&many.source, &many.shrunk), (&one.source, &one.shrunk));
        }
    }
    let mixed = verify_at_once(Fault::MixesUpMany, 100, tasks(), 1, 1);
    assert!(mixed.failed() >= 20, "{}", mixed.failed());
    let cause = mixed.failures[0].differences[0].cause.to_string();
    assert!(
        cause.contains("but are right when it runs alone"),
        "{cause}"
    );
}

/// Each fault, with the number of pieces to which it must be shrunk.
#[test]
fn every_fault_is_found_and_shrunk() {
    for (fault, most_pieces) in [
        (Fault::ForgetsEnPassant, 4),
        (Fault::PromotesToQueensOnly, 3),
        (Fault::CallsCapturesQuiet, 4),
        (Fault::Stutters, 2),
        (Fault::CastlesOutOfCheck, 4),
        (Fault::HangsInDoubleCheck, 4),
    ] {
        let outcome = verify(fault, suite_tasks(0, 1), 2, 10);
        assert!(outcome.mismatches() > 0, "{fault:?} is not found");
        assert!(outcome.failed() >= outcome.failures.len() as u64);
        assert!(!outcome.failures.is_empty());
        for failure in &outcome.failures {
            let small = &failure.shrunk;
            assert!(
                pieces(small) <= most_pieces,
                "{fault:?}: {small} is not small, from {}",
                failure.position
            );
            assert_eq!((small.halfmove_clock(), small.fullmove_number()), (0, 1));
            let difference = &failure.shrunk_difference;
            assert_eq!(difference.mode, failure.differences[0].mode, "{fault:?}");
            assert!(!difference.mode.legal || fault != Fault::Stutters);
            let silent = matches!(difference.cause, Cause::Device(_));
            assert_eq!(silent, fault == Fault::HangsInDoubleCheck);
            assert!(!difference.missing().is_empty() || !difference.extra().is_empty() || silent);
            // A FEN must be able to express the position.
            assert_eq!(small.to_string().parse().as_ref(), Ok(small));
        }
    }
}

/// One wrong number in the posdata memory of the real circuit: a knight on g1 that comes to f3 never sees h3.
#[test]
fn wrong_posdata_word_is_found_and_shrunk() {
    let square = |name: &str| -> Square { name.parse().expect("it is a square") };
    let address = Posdata::address(PieceType::Knight, square("g1"), square("f3"));
    let mut words: Vec<u16> = Posdata::gnuchess().words().collect();
    words[address] = square("g1").index() as u16 * 65;
    let open = || -> Result<Box<dyn MoveGenerator + Send>, DeviceError> {
        let posdata = posdata::Posdata::from_words(words.iter().copied());
        let circuit = InProcess::of(Movegen::with_posdata(posdata))?;
        Ok(Box::new(MovegenDriver::new(circuit)))
    };
    let plan = Plan {
        tasks: Box::new(suite_tasks(0, 1).into_iter()),
        wanted: Wanted::default(),
        kept: 3,
    };
    let mut pool = Pool::open(2, &open).expect("the circuit opens");
    let outcome = run(plan, &mut pool, &open, &|_| {}).expect("the circuit opens");
    assert_eq!(outcome.failures.len(), 3);
    for failure in &outcome.failures {
        assert!(pieces(&failure.shrunk) <= 3, "{}", failure.shrunk);
        let missing = failure.shrunk_difference.missing();
        assert!(!missing.is_empty() && failure.shrunk_difference.extra().is_empty());
        assert!(
            missing.iter().all(|mv| mv.from() == square("g1")),
            "{missing:?}"
        );
    }
}

#[test]
fn duplicate_moves_are_reported_as_extra() {
    let tasks = epd_tasks(0, "start", Position::startpos().to_string().as_bytes(), 0).unwrap();
    let outcome = verify(Fault::Stutters, tasks, 1, 1);
    let difference = &outcome.failures[0].shrunk_difference;
    assert_eq!(difference.missing(), []);
    assert_eq!(difference.extra().len(), 1);
    assert_eq!(outcome.mismatches(), 1);
}

#[test]
fn failures_do_not_depend_on_the_thread_count() {
    let seed = 11;
    let found = |threads| {
        let tasks = random_tasks(0, seed, 600).collect();
        let outcome = verify(Fault::PromotesToQueensOnly, tasks, threads, 3);
        let failures = outcome.failures.iter();
        let texts: Vec<String> = failures
            .map(|failure| write_report(failure, &FailureReport::default()))
            .collect();
        (outcome.mismatches(), texts)
    };
    let alone = found(1);
    assert_eq!(alone, found(4), "seed {seed}");
    assert_eq!(alone.1.len(), 3, "seed {seed}");
}

#[test]
fn wrong_perft_count_is_a_mismatch() {
    let epd = b"4k3/8/8/8/8/8/8/4K2R w K - 0 1; D1 16; D2 66;";
    let count = |depth| verify(Fault::None, epd_tasks(0, "x", epd, depth).unwrap(), 1, 1);
    assert_eq!(count(0).mismatches(), 0);
    let outcome = count(2);
    assert_eq!(outcome.mismatches(), 1);
    let expected = Cause::Count {
        opcode: "D1".to_owned(),
        expected: 16,
        found: 15,
    };
    assert_eq!(outcome.failures[0].shrunk_difference.cause, expected);
}

#[test]
fn perft_locates_a_fault_below_the_root() {
    // After 1. a5, Black's b7b5 makes en passant possible; two plies later it is not.
    let epd = b"4k3/1p6/8/8/P7/8/8/4K3 w - - 0 1; D4 1;";
    let position: Position = "4k3/1p6/8/8/P7/8/8/4K3 w - - 0 1".parse().unwrap();
    let nodes = fpgambit_engine::perft(&position, 4);
    let epd = String::from_utf8_lossy(epd).replace("D4 1", &format!("D4 {nodes}"));
    let tasks = || epd_tasks(0, "x", epd.as_bytes(), 4).unwrap();
    assert_eq!(verify(Fault::None, tasks(), 1, 1).mismatches(), 0);
    let outcome = verify(Fault::ForgetsEnPassant, tasks(), 1, 1);
    assert_eq!(outcome.mismatches(), 1);
    let failure = &outcome.failures[0];
    let missing = failure.shrunk_difference.missing();
    assert_eq!(missing.len(), 1, "{failure:?}");
    assert_eq!(missing[0].kind(), MoveKind::EnPassant);
    assert!(failure.shrunk.en_passant().is_some());
}

#[test]
fn shrinking_removes_irrelevant_pieces_and_rights() {
    let position: Position = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 5 9"
        .parse()
        .unwrap();
    let has_knight = |position: &Position| {
        position
            .to_string()
            .split(' ')
            .next()
            .unwrap()
            .contains('N')
    };
    let small = shrink(&position, has_knight);
    assert_eq!(pieces(&small), 3, "{small}");
    assert!(has_knight(&small));
    assert!(small.castling().is_empty());
}

#[test]
fn report_has_position_missing_move_and_command() {
    let outcome = verify(Fault::ForgetsEnPassant, suite_tasks(0, 1), 1, 1);
    let failure = &outcome.failures[0];
    let report = write_report(
        failure,
        &FailureReport {
            command: "fpgambit moves --fen F",
            generator: "double",
            vcd: Some("1.vcd"),
            vcd_note: None,
        },
    );
    let missing = failure.shrunk_difference.missing()[0];
    for part in [
        &format!("shrunk to   {}", failure.shrunk),
        &failure.position.to_string(),
        &failure.source,
        &format!("missing     {missing}:5"),
        "generator   double",
        "waveform    1.vcd",
        "again       fpgambit moves --fen F",
    ] {
        assert!(report.contains(part), "{part} is not in\n{report}");
    }
}
