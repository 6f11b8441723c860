//! Tests of the host's end of the link, with a board in software and with the circuit, over good and bad lines.

use fpgambit_engine::kqkr::Men;
use fpgambit_engine::random::{Chance, RandomGames};
use fpgambit_engine::repetition::{CASES, Line, Oracle, RandomLines, Step};
use fpgambit_engine::searcher::{self, Job, Searcher, Split, Squares};
use fpgambit_engine::{Color, Mode, Move, Position, Square, perft, posdata};
use fpgambit_hw::attack::Query;
use fpgambit_hw::kqkr::WON;
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::repetition::QueryMode;
use fpgambit_hw::search::JobSource;
use fpgambit_hw::soc::{self, Request, Soc, Wire};
use fpgambit_hw::unit::InProcess;
use fpgambit_hw::values::link_units;
use fpgambit_sim::device::perft::TreeCounter as _;
use fpgambit_sim::device::repetition::{Method, RepetitionUnit, open as open_repetition};
use fpgambit_sim::device::search::JobSearcher;
use fpgambit_sim::device::{Backend, MoveGenerator, Options, open};
use fpgambit_sim::link::{
    Board, End, LinkError, LinkedAnnex, LinkedMovegen, LinkedRepetition, LinkedSearcher, Loop,
    ModelBoard, Patience, SharedBoard,
};
use std::io::{Read, Write};
use std::sync::{Arc, Mutex};
use std::time::Duration;

mod bad_ends;

/// Enough for a line that damages 49 of 50 long frames.
const PATIENT: Patience = Patience {
    silences: 1,
    tries: 1_000,
    trickle: Duration::from_secs(600),
};

fn board<E: End>(end: E, rate: f64, seed: u64) -> SharedBoard<Loop<E>> {
    let board = Board::open(Loop::new(end, rate, seed), PATIENT).unwrap();
    Arc::new(Mutex::new(board))
}

fn circuit() -> Wire<InProcess> {
    Wire::new(InProcess::of(Soc::<0>::default()).unwrap(), 7)
}

/// Generates positions of games, each in a random mode. Returns the number of moves.
fn generate(generator: &mut impl MoveGenerator, positions: usize, seed: u64) -> usize {
    let mut chance = Chance::new(seed);
    let mut total = 0;
    for position in RandomGames::new(seed).take(positions) {
        let mode = *chance.pick(&Mode::ALL).unwrap();
        generator.load(&position).unwrap();
        let found = generator.generate(mode).unwrap().moves;
        let mut found: Vec<Move> = found.iter().map(|timed| timed.mv).collect();
        let mut wanted = position.moves(mode).to_vec();
        found.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "{position} {mode}");
        total += found.len();
    }
    total
}

/// Plays lines through a repetition unit, with queries and moves taken back.
fn play(unit: &mut impl RepetitionUnit, lines: usize, seed: u64) -> usize {
    let mut chance = Chance::new(seed);
    let mut queries = 0;
    let cases = CASES.iter().map(|case| case.line());
    for line in cases.chain(RandomLines::new(seed)).take(lines) {
        let mut oracle = Oracle::new(&line.start);
        unit.load(&line.start).unwrap();
        for (before, step) in line.positions() {
            unit.push(step).unwrap();
            if chance.once_in(4) {
                unit.pop().unwrap();
                unit.push(step).unwrap();
            }
            oracle.step(&before, step);
            if chance.once_in(3) {
                let found = unit.query(QueryMode::default()).unwrap();
                assert_eq!(found.verdict, oracle.query(), "{before}");
                queries += 1;
            }
        }
    }
    queries
}

/// The length of the test, normal or long.
fn long(normal: usize, long: usize) -> usize {
    match std::env::var_os("FPGAMBIT_LONG").is_some_and(|value| value == "1") {
        true => long,
        false => normal,
    }
}

#[test]
fn moves_over_a_bad_line_to_the_model_are_correct() {
    let seed = 0x5eed;
    println!("seed {seed}");
    for rate in [0.0, 0.001, 0.01] {
        let requests = long(if rate == 0.001 { 20_000 } else { 2_000 }, 1_000_000);
        let board = board(ModelBoard::default(), rate, seed);
        let mut generator = LinkedMovegen::new(board.clone()).unwrap();
        assert!(generate(&mut generator, requests, seed) > 5 * requests);
        let mut board = board.lock().unwrap();
        let client = board.client();
        let repeats = client.repeats();
        let done = client.line().end().requests();
        println!(
            "rate {rate}: {done} requests, {repeats} sent again, {} bytes hit",
            client.line().hits()
        );
        // Each was executed once; repeated requests were not executed again.
        assert_eq!(done, 1 + requests as u64);
        assert_eq!(repeats == 0, rate == 0.0);
    }
}

#[test]
fn repetitions_over_a_bad_line_to_the_model_are_correct() {
    let board = board(ModelBoard::default(), 0.002, 5);
    let mut units = [(); 2].map(|()| LinkedRepetition::new(board.clone()).unwrap());
    for (number, unit) in units.iter_mut().enumerate() {
        assert!(play(unit, 60, number as u64) > 60);
    }
}

#[test]
fn linked_and_direct_circuits_give_the_same_answers() {
    let seed = 20;
    println!("seed {seed}");
    let board = board(circuit(), 0.0, seed);
    let mut linked = LinkedMovegen::new(board.clone()).unwrap();
    let mut direct = open(&Options::default()).unwrap();
    for position in RandomGames::new(seed).step_by(5).take(60) {
        for mode in Mode::ALL {
            linked.load(&position).unwrap();
            direct.load(&position).unwrap();
            let [one, other] = [linked.generate(mode), direct.generate(mode)].map(Result::unwrap);
            assert_eq!(one, other, "{position} {mode}");
        }
    }
    let mut linked = LinkedRepetition::new(board).unwrap();
    let mut direct = open_repetition(Method::Counter, Backend::RustHdl).unwrap();
    for line in RandomLines::new(seed).take(10) {
        linked.load(&line.start).unwrap();
        direct.load(&line.start).unwrap();
        for (number, (_, step)) in line.positions().enumerate() {
            linked.push(step).unwrap();
            direct.push(step).unwrap();
            let mode = QueryMode::ALL[number % 8];
            let [one, other] = [linked.query(mode), direct.query(mode)].map(Result::unwrap);
            assert_eq!(one, other, "{}, ply {number}, {mode:?}", line.start);
        }
    }
}

#[test]
fn move_lists_too_long_for_cycles_omit_them() {
    let fen = "QQQQQQQK/Q6Q/Q6Q/Q6Q/Q6Q/QQ5Q/pp5Q/kBQQQQQQ w - - 0 1";
    let position: Position = fen.parse().unwrap();
    let mut linked = LinkedMovegen::new(board(circuit(), 0.0, 1)).unwrap();
    let mut direct = open(&Options::default()).unwrap();
    for mode in Mode::ALL {
        linked.load(&position).unwrap();
        direct.load(&position).unwrap();
        let [found, mut wanted] =
            [linked.generate(mode), direct.generate(mode)].map(Result::unwrap);
        if wanted.moves.len() > 236 {
            wanted.moves.iter_mut().for_each(|timed| timed.cycle = 0);
        }
        assert_eq!(found, wanted, "{mode}");
    }
    let mut model = LinkedMovegen::new(board(ModelBoard::default(), 0.0, 1)).unwrap();
    model.load(&position).unwrap();
    assert_eq!(model.generate(Mode::LEGAL).unwrap().moves.len(), 265);
}

#[test]
fn answers_over_a_bad_line_to_the_circuit_are_correct() {
    let seed = 0xbad;
    println!("seed {seed}");
    let requests = long(300, 20_000);
    let board = board(circuit(), 0.002, seed);
    let mut generator = LinkedMovegen::new(board.clone()).unwrap();
    generate(&mut generator, requests, seed);
    let mut unit = LinkedRepetition::new(board.clone()).unwrap();
    assert!(play(&mut unit, 12, seed) > 12);
    let mut board = board.lock().unwrap();
    assert!(board.client().repeats() > 5, "the line was bad");
}

/// Tests moves made, attack queries, counts and queen against rook over a line to a large board.
fn ask_further<E: End>(board: &SharedBoard<Loop<E>>, positions: usize, seed: u64) {
    let mut annex = LinkedAnnex::new(board.clone()).unwrap();
    let mut generator = LinkedMovegen::new(board.clone()).unwrap();
    let mut chance = Chance::new(seed);
    for (number, position) in RandomGames::new(seed)
        .step_by(7)
        .take(positions)
        .enumerate()
    {
        let mut line = Vec::new();
        let mut after = position.clone();
        for _ in 0..chance.below(12) {
            let Some(&mv) = chance.pick(&after.legal_moves()) else {
                break;
            };
            after = after.play(mv);
            line.push(mv);
        }
        let mut found = annex.moves_after(&position, &line).unwrap();
        let mut wanted = after.legal_moves().to_vec();
        found.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "{position} and {line:?}");
        // After taking back, the position is restored.
        generator.load(&position).unwrap();
        let found = generator.generate(Mode::LEGAL).unwrap().moves;
        assert_eq!(found.len(), position.legal_moves().len(), "{position}");

        let square = Square::new(chance.below(64) as u8);
        let queries = Color::ALL.map(|by| Query::Attackers { square, by });
        let found = annex.attacks(&position, &queries).unwrap();
        let software = posdata::Board::new(&position, posdata::Posdata::gnuchess());
        assert_eq!(
            found,
            queries.map(|query| query.answer(&software)),
            "{position}"
        );

        let (depth, divide) = (1 + number as u32 % 3, number % 2 == 0);
        let mut never = || false;
        let counted = annex.count(&position, depth, divide, &mut never).unwrap();
        let counted = counted.expect("the count was not stopped");
        assert_eq!(counted.nodes, perft(&position, depth), "{position}");
        if divide {
            let mut wanted = fpgambit_engine::divide(&position, depth);
            wanted.sort_by_key(|(mv, _)| mv.word());
            assert_eq!(counted.divide, wanted, "{position}");
        }

        let men = Men::anywhere(&mut chance);
        assert_eq!(annex.is_won(men).unwrap(), WON.contains(men), "{men:?}");
    }
    // A stopped count is dropped, and the next one is correct.
    let start = Position::startpos();
    let stopped = annex.count(&start, 10, false, &mut || true);
    assert_eq!(stopped.unwrap(), None);
    let counted = annex.count(&start, 2, false, &mut || false).unwrap();
    assert_eq!(counted.map(|counted| counted.nodes), Some(400));
    // A count that is stopped below a move takes the move back.
    let stopped = annex.count(&start, 10, true, &mut || true);
    assert_eq!(stopped.unwrap(), None);
    generator.load(&start).unwrap();
    let found = generator.generate(Mode::LEGAL).unwrap().moves;
    let mut found: Vec<Move> = found.iter().map(|timed| timed.mv).collect();
    let mut wanted = start.legal_moves().to_vec();
    found.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(found, wanted);
}

/// Plays a line's moves up to its first null move in a new game of both. Returns the position after them.
fn play_both<T: Read + Write>(
    line: &Line,
    linked: &mut LinkedSearcher<T>,
    model: &mut Searcher<Squares>,
) -> Position {
    JobSearcher::clear(linked).unwrap();
    model.clear();
    let mut position = line.start.clone();
    for step in &line.steps {
        let Step::Move(mv) = *step else {
            break;
        };
        linked.push(&position, mv).unwrap();
        model.push(&position, mv);
        position = position.play(mv);
    }
    position
}

/// Runs jobs on the ends of lines of play and compares them with the software model; one job of each line is cancelled.
fn ask_searches<E: End>(board: &SharedBoard<Loop<E>>, lines: usize, seed: u64) {
    let mut linked = LinkedSearcher::new(board.clone()).unwrap();
    let mut model = Searcher::new(Squares::new());
    let mut chance = Chance::new(seed);
    for line in RandomLines::new(seed).take(lines) {
        let position = play_both(&line, &mut linked, &mut model);
        let mut job = Job::new(position.clone(), chance.below(3) as u8);
        job.tag = chance.below(1 << 30);
        job.nodes = u64::from(chance.below(300));
        job.first = chance.pick(&position.legal_moves()).copied();
        if chance.once_in(2) {
            job.alpha = chance.below(200) as i16 - 100;
            job.beta = job.alpha + 1 + chance.below(200) as i16;
        }
        let found = linked.run(&job, &mut |_| false).unwrap();
        let wanted = model.run(&job, &mut ()).unwrap();
        assert_eq!(found.answer, wanted, "{position} {job:?}");
        // What another device loads in between has no effect.
        let mut generator = LinkedMovegen::new(board.clone()).unwrap();
        generate(&mut generator, 1, seed);
        let deep = Job::new(position.clone(), 12);
        let cancelled = linked.run(&deep, &mut |_| true).unwrap().answer;
        let ends = [searcher::Status::Cancelled, searcher::Status::Done];
        assert!(ends.contains(&cancelled.status), "{position}");
    }
}

/// A split search whose jobs are also run in software, one by one.
struct Checked {
    split: Split,
    model: Searcher<Squares>,
    open: Vec<Job>,
    seen: usize,
}

impl JobSource for Checked {
    fn next(&mut self) -> Option<Job> {
        let job = self.split.next();
        self.open.extend(job.clone());
        job
    }

    fn finish(&mut self, answer: &searcher::Answer) {
        let ended = self.open.iter().position(|job| job.tag == answer.tag);
        let job = self.open.remove(ended.expect("the job is open"));
        if answer.status == searcher::Status::Done {
            assert_eq!(*answer, self.model.run(&job, &mut ()).unwrap(), "{job:?}");
            self.seen += 1;
        }
        self.split.finish(answer);
    }

    fn stop(&mut self) {
        self.split.stop();
    }

    fn is_over(&self) -> bool {
        self.split.is_over()
    }

    fn round(&self) -> u32 {
        self.split.round()
    }
}

/// Runs many jobs together and split searches, and compares each job with the software model.
fn ask_jobs<E: End>(board: &SharedBoard<Loop<E>>, lines: usize, seed: u64) {
    let mut linked = LinkedSearcher::new(board.clone()).unwrap();
    let mut chance = Chance::new(seed);
    for line in RandomLines::new(seed).take(lines) {
        let mut model = Searcher::new(Squares::new());
        let position = play_both(&line, &mut linked, &mut model);
        let moves = position.legal_moves().to_vec();
        let jobs: Vec<Job> = (0..40)
            .map(|_| Job {
                tag: chance.below(1 << 30),
                nodes: u64::from(chance.below(100)),
                first: chance.pick(&moves).copied(),
                only: !moves.is_empty() && chance.once_in(2),
                ..Job::new(position.clone(), 1 + chance.below(2) as u8)
            })
            .collect();
        let found = linked.run_all(&jobs, &mut |_| false).unwrap();
        for (job, found) in jobs.iter().zip(found) {
            assert_eq!(
                found.answer,
                model.run(job, &mut ()).unwrap(),
                "{position} {job:?}"
            );
        }
        let mut checked = Checked {
            split: Split::new(&position, 1 + chance.below(3) as u8).unwrap(),
            model,
            open: Vec::new(),
            seen: 0,
        };
        linked
            .run_source(&mut checked, &mut |_| false, |_, _| ())
            .unwrap();
        assert!(checked.open.is_empty() && checked.seen > 0, "{position}");
        assert_eq!(
            checked.split.answer().unwrap().status,
            searcher::Status::Done
        );
        let mut split = Split::new(&position, 12).unwrap();
        JobSearcher::run_split(&mut linked, &mut split, &mut |_| true).unwrap();
        assert!(moves.is_empty() || split.answer().unwrap().status == searcher::Status::Cancelled);
    }
}

#[test]
fn concurrent_search_jobs_match_the_software_model() {
    let seed = 0x4f0b;
    println!("seed {seed}");
    let circuit = || (soc::UNIT.builds[1].circuit)(PosdataForm::Logic);
    let circuit = || Wire::new(InProcess::new(circuit()).unwrap(), 7);
    for (rate, lines) in [(0.0, 2), (0.001, long(2, 100))] {
        ask_jobs(&board(circuit(), rate, seed), lines, seed);
    }
    ask_jobs(
        &board(ModelBoard::new(link_units::ALL), 0.001, seed),
        30,
        seed,
    );
}

#[test]
fn single_search_jobs_match_the_software_model() {
    let seed = 0x1997;
    println!("seed {seed}");
    let circuit = || (soc::UNIT.builds[1].circuit)(PosdataForm::Logic);
    let circuit = || Wire::new(InProcess::new(circuit()).unwrap(), 7);
    for (rate, lines) in [(0.0, 12), (0.001, long(5, 300))] {
        ask_searches(&board(circuit(), rate, seed), lines, seed);
    }
    ask_searches(
        &board(ModelBoard::new(link_units::ALL), 0.001, seed),
        100,
        seed,
    );
    let small = LinkedSearcher::new(board(ModelBoard::default(), 0.0, seed));
    assert!(matches!(small, Err(LinkError::NoUnit(_))));
}

#[test]
fn annex_answers_match_software_and_small_boards_have_none() {
    let seed = 0xa22e;
    println!("seed {seed}");
    let circuit = || (soc::UNIT.builds[1].circuit)(PosdataForm::Logic);
    let circuit = || Wire::new(InProcess::new(circuit()).unwrap(), 7);
    for (rate, positions) in [(0.0, 20), (0.001, long(10, 1_000))] {
        ask_further(&board(circuit(), rate, seed), positions, seed);
    }
    let model = ModelBoard::new(link_units::ALL);
    ask_further(&board(model, 0.001, seed), long(100, 10_000), seed);
    let small = LinkedAnnex::new(board(ModelBoard::default(), 0.0, seed));
    assert!(matches!(small, Err(LinkError::NoUnit(_))));
}

#[test]
fn batched_positions_get_correct_moves_in_few_requests() {
    let seed = 0x57ea;
    println!("seed {seed}");
    for (rate, count) in [(0.0, 120), (0.0005, 120), (0.001, 60), (0.008, 30)] {
        let positions: Vec<_> = RandomGames::new(seed).take(count).collect();
        let all = |generator: &mut dyn FnMut(Mode) -> Vec<Vec<Move>>| {
            for mode in Mode::ALL {
                let found = generator(mode);
                assert_eq!(found.len(), count);
                for (position, mut found) in positions.iter().zip(found) {
                    let mut wanted = position.moves(mode).to_vec();
                    found.sort_unstable();
                    wanted.sort_unstable();
                    assert_eq!(found, wanted, "{position} {mode}, rate {rate}");
                }
            }
        };
        let model = board(ModelBoard::default(), rate, seed);
        let mut generator = LinkedMovegen::new(model.clone()).unwrap();
        all(&mut |mode| generator.generate_all(&positions, mode).unwrap());
        let requests = model.lock().unwrap().client().line().end().requests();
        // On a worse line requests become short, and many are repeated.
        assert!(
            rate > 0.001 || requests < 4 * count as u64,
            "{requests} requests for {count} positions in four modes"
        );
        let circuit = board(circuit(), rate, seed);
        let mut generator = LinkedMovegen::new(circuit).unwrap();
        all(&mut |mode| generator.generate_all(&positions, mode).unwrap());
    }
}

#[test]
fn session_is_reopened_after_a_reset_or_takeover() {
    let board = board(ModelBoard::default(), 0.0, 1);
    let mut generator = LinkedMovegen::new(board.clone()).unwrap();
    generate(&mut generator, 5, 1);
    *board.lock().unwrap().client().line().end() = ModelBoard::default();
    generate(&mut generator, 5, 2);
    let hello = Request {
        session: 77,
        sequence: 0,
        commands: vec![1],
    };
    board
        .lock()
        .unwrap()
        .client()
        .line()
        .end()
        .take(&hello.encode());
    generate(&mut generator, 5, 3);
}
