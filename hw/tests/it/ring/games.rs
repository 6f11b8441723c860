//! The ring with a game before the root: repetitions of the game's positions.

use super::searches::Ring;
use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{CASES, Line, RandomLines, Record, Step};
use fpgambit_engine::searcher::{Answer, Counts, Job, Searcher, Squares, Status};
use fpgambit_engine::{Move, MoveKind, Position};

/// One or more rings and the software search, in the same game.
pub struct Game {
    ring: Ring,
    software: Searcher<Squares>,
    counts: Counts,
    /// The number of jobs whose answer would be different without the game.
    pub differing: usize,
    jobs: usize,
}

impl Game {
    fn new() -> Game {
        Game::with_cores(1)
    }

    pub fn with_cores(cores: usize) -> Game {
        Game {
            ring: Ring::with_cores(cores),
            software: Searcher::new(Squares::new()),
            counts: Counts::default(),
            differing: 0,
            jobs: 0,
        }
    }

    fn clear(&mut self) {
        self.push(Record::NULL);
        self.software.clear();
    }

    fn push(&mut self, record: Record) {
        self.ring.driver.push(record).unwrap();
        self.software.push_record(record);
    }

    /// Plays a line, and returns its last position.
    pub fn play(&mut self, line: &Line) -> Position {
        self.clear();
        let mut position = line.start.clone();
        for (before, step) in line.positions() {
            self.push(step.record(&before));
            position = before;
            step.make(&mut position);
        }
        position
    }

    /// Runs the jobs together, and checks that each has the answer of the software search after this game.
    pub fn agrees(&mut self, jobs: &[Job]) {
        let (found, _) = self.ring.run(jobs, jobs.len().max(24), None);
        for (number, (job, found)) in jobs.iter().zip(found).enumerate() {
            let tag = number as u32;
            let expected = self.software.run(job, &mut self.counts).unwrap();
            let expected = Answer { tag, ..expected };
            assert_eq!(found.answer, expected, "{} {job:?}", job.position);
            let without = Searcher::new(Squares::new()).run(job, &mut ()).unwrap();
            self.differing += usize::from(Answer { tag, ..without } != expected);
            self.jobs += 1;
        }
    }
}

/// Returns jobs of one position with different depths and windows.
fn jobs(position: &Position, count: u32, deepest: u32, chance: &mut Chance) -> Vec<Job> {
    let job = |_| {
        let mut job = Job::new(position.clone(), 1 + chance.below(deepest) as u8);
        job.nodes = 250;
        if chance.once_in(3) {
            let middle = chance.below(600) as i16 - 300;
            (job.alpha, job.beta) = (middle - 80, middle + 80);
        }
        job
    };
    (0..count).map(job).collect()
}

/// Returns a line of random piece moves without captures, some of which go back to where the piece came from.
fn wander(start: &str, plies: usize, chance: &mut Chance) -> Line {
    let start: Position = start.parse().unwrap();
    let mut position = start.clone();
    let mut steps: Vec<Step> = Vec::new();
    while steps.len() < plies {
        let mut moves: Vec<Move> = position.legal_moves().to_vec();
        moves.retain(|mv| mv.kind() == MoveKind::Quiet && position.nibble_at(mv.from()) & 7 != 1);
        let back = steps.len().checked_sub(2).map(|at| steps[at]);
        let back = moves.iter().copied().find(|mv| match back {
            Some(Step::Move(before)) => {
                (mv.from(), mv.to()) == (before.to(), before.from()) && chance.once_in(2)
            }
            _ => false,
        });
        let Some(mv) = back.or_else(|| chance.pick(&moves).copied()) else {
            break;
        };
        position.make(mv);
        steps.push(Step::Move(mv));
    }
    Line { start, steps }
}

#[test]
fn game_positions_count_as_repetitions() {
    let seed = 41;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut game = Game::new();
    for case in CASES {
        let line = Line::parse(case.fen, case.moves).unwrap();
        let end = game.play(&line);
        game.agrees(&jobs(&end, 3, 3, &mut chance));
    }
    for line in RandomLines::new(seed).take(10) {
        let end = game.play(&line);
        game.agrees(&jobs(&end, 4, 3, &mut chance));
    }
    for (start, plies) in [
        ("8/5k2/8/3r4/8/2R5/3K4/8 w - - 0 1", 3),
        ("8/5k2/8/3r4/8/2R5/3K4/8 w - - 0 1", 24),
        ("8/5k2/8/3r4/8/2R5/3K4/8 w - - 0 1", 97),
        ("4k3/2r2q2/8/8/8/8/2Q2R2/4K3 b - - 20 80", 61),
        ("8/2k2n2/3p4/3P2p1/6P1/2B2K2/8/8 b - - 0 1", 50),
    ] {
        let line = wander(start, plies, &mut chance);
        let end = game.play(&line);
        // Run jobs twice; the second time, the game's positions are already stored.
        game.agrees(&jobs(&end, 24, 7, &mut chance));
        game.agrees(&jobs(&end, 5, 7, &mut chance));
    }
    let Game {
        counts,
        differing,
        jobs,
        ..
    } = game;
    println!("{jobs} jobs, {differing} differ without the game, {counts:?}");
    assert!(
        counts.repeated > 20 && differing > 20,
        "{differing} {counts:?}"
    );
}

/// Returns jobs of a position, two to six plies deep, with the widest window and at most 250 nodes.
pub fn open_jobs(position: &Position) -> Vec<Job> {
    let job = |depth| Job {
        nodes: 250,
        ..Job::new(position.clone(), depth)
    };
    (2..7).map(job).collect()
}

/// Returns how many of the open jobs have a different answer without the game, according to the software search.
fn history_sensitive_jobs(line: &Line) -> usize {
    let mut with = Searcher::new(Squares::new());
    let mut end = line.start.clone();
    for (before, step) in line.positions() {
        with.push_record(step.record(&before));
        end = before;
        step.make(&mut end);
    }
    let mut without = Searcher::new(Squares::new());
    let mut differs = |job: &&Job| with.run(job, &mut ()) != without.run(job, &mut ());
    open_jobs(&end).iter().filter(&mut differs).count()
}

/// Returns a line of forty plies after which three or more of the open jobs have a different answer than without it.
pub fn history_sensitive_line(chance: &mut Chance) -> Line {
    let start = "8/5k2/8/3r4/8/2R5/3K4/8 w - - 0 1";
    let mut lines = (0..1_000).map(|_| wander(start, 40, chance));
    lines.find(|line| history_sensitive_jobs(line) > 2).unwrap()
}

/// After a cancel or a reset in any clock while positions are being taken back, the next jobs run as usual.
#[test]
fn interrupted_undo_leaves_no_state_behind() {
    let mut chance = Chance::new(42);
    let mut game = Game::new();
    let line = history_sensitive_line(&mut chance);
    let (mut cancelled, mut agreed) = (0, 0);
    for clock in (60..1_700).step_by(83) {
        let end = game.play(&line);
        let job = Job {
            nodes: 40,
            ..Job::new(end.clone(), 4)
        };
        let (found, _) = game.ring.run(&[job.clone(), job], 24, Some(clock));
        cancelled += usize::from(found[0].answer.status == Status::Cancelled);
        game.agrees(&open_jobs(&end));
        game.play(&line);
        game.ring.driver.start(&Job::new(end.clone(), 4)).unwrap();
        for _ in 0..clock {
            game.ring.driver.driver().clock();
        }
        game.ring.driver.driver().reset();
        game.play(&line);
        game.agrees(&open_jobs(&end));
        agreed += 2;
    }
    println!("{cancelled} cancelled, {} jobs differ", game.differing);
    assert!(cancelled > 5, "{cancelled}");
    assert!(game.differing >= 3 * agreed, "{}", game.differing);
}
