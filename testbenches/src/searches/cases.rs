//! The jobs, in groups.

use clap::ValueEnum;
use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};
use fpgambit_engine::repetition::{CASES, Line, RandomLines};
use fpgambit_engine::searcher::squares::Sums;
use fpgambit_engine::searcher::{CLOCK_MAX, Job};
use fpgambit_engine::{Move, Position, Setup};
use fpgambit_sim::figures::bench_set;

use super::Case;

/// A group of jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Group {
    /// The 500 positions of the bench set, to depths of 0 to 4 plies
    Depths,
    /// 2,000 random positions to a depth of 2 plies, with a random window, first move and node limit
    Windows,
    /// Games in which positions repeat
    Games,
    /// Half-move clocks of 96 and more, for the fifty-move rule, with and without a game
    FiftyMoves,
    /// Few pieces and narrow windows, in which null moves cause cutoffs or fail to
    Passes,
}

/// Number of random positions of [`Group::Windows`].
const WINDOWS: usize = 2_000;
/// Number of random games of [`Group::Games`] and of [`Group::FiftyMoves`].
const GAMES: usize = 250;
/// Number of random positions of [`Group::FiftyMoves`] and of [`Group::Passes`]; each is used for several jobs.
const POSITIONS: usize = 150;
/// The largest number of pieces in the random positions with few pieces.
const FEW_MEN: u32 = 8;

/// Positions in which the side to move would rather pass, and positions in which a pass lets the other side give check.
const TRAPS: &[&str] = &[
    "8/8/p1p5/1p5p/1P5p/8/PPP2K1p/4R1rk w - - 0 1",
    "1q1k4/2Rr4/8/2Q3K1/8/8/8/8 w - - 0 1",
    "7k/5K2/5P1p/3p4/6P1/3p4/8/8 w - - 0 1",
    "8/6B1/p5p1/Pp4kp/1P5r/5P1Q/4q1PK/8 w - - 0 32",
    "8/8/1p1r1k2/p1pPN1p1/P3KnP1/1P6/8/3R4 b - - 0 1",
    "8/8/8/8/8/3k4/3p4/3K3R b - - 0 1",
    "k7/8/1K6/8/8/8/8/1R5r w - - 0 1",
    "8/8/8/2p5/1pp5/brpp4/qpprpK1P/1nkbn3 w - - 0 1",
    "5k2/5P2/5K2/8/8/8/6rR/8 b - - 0 1",
    "3k4/3P4/3K4/8/8/8/8/2B5 b - - 0 1",
    "r3k2r/8/8/8/8/8/6q1/R3K2R w KQkq - 0 1",
    "6k1/5ppp/8/8/8/1r6/5PPP/1R4K1 w - - 0 1",
];

impl Group {
    /// All groups.
    pub const ALL: [Group; 5] = [
        Group::Depths,
        Group::Windows,
        Group::Games,
        Group::FiftyMoves,
        Group::Passes,
    ];

    /// The name of the group.
    pub fn name(self) -> &'static str {
        match self {
            Group::Depths => "depths",
            Group::Windows => "windows",
            Group::Games => "games",
            Group::FiftyMoves => "fifty moves",
            Group::Passes => "passes",
        }
    }

    /// The rule on which some answers of the group depend, if it tests one.
    pub fn about(self) -> Option<&'static str> {
        match self {
            Group::Depths | Group::Windows => None,
            Group::Games => Some("the game"),
            Group::FiftyMoves => Some("the half-move clock"),
            Group::Passes => Some("null moves"),
        }
    }

    /// The jobs of the group; the seed determines them.
    pub fn cases(self, seed: u64) -> Vec<Case> {
        let mut chance = Chance::new(seed);
        match self {
            Group::Depths => {
                let deep = |position: Position| {
                    (0..5).map(move |depth| Case::alone(Job::new(position.clone(), depth)))
                };
                bench_set().into_iter().flat_map(deep).collect()
            }
            Group::Windows => random(seed)
                .take(WINDOWS)
                .map(|position| Case::alone(windowed(position, &mut chance)))
                .collect(),
            Group::Games => {
                let lines = CASES.iter().map(|case| case.line());
                let lines = lines.chain(RandomLines::new(seed).take(GAMES));
                lines.flat_map(|line| along(&line, &mut chance)).collect()
            }
            Group::FiftyMoves => fifty_moves(seed, &mut chance),
            Group::Passes => passes(seed, &mut chance),
        }
    }
}

/// Positions of random games and random boards, alternately.
fn random(seed: u64) -> impl Iterator<Item = Position> {
    let games = RandomGames::new(seed).step_by(7);
    games
        .zip(RandomBoards::new(seed))
        .flat_map(|(game, board)| [game, board])
}

/// The position with this half-move clock.
pub fn with_clock(position: &Position, clock: u32) -> Position {
    let mut setup = Setup::from(position);
    setup.halfmove = clock;
    setup.position().expect("any clock is allowed")
}

/// The evaluation of a position without a search.
fn value(position: &Position) -> i16 {
    Sums::of(position).value(position.side_to_move())
}

/// Sets a random window around this score.
fn window(job: &mut Job, around: i16, chance: &mut Chance) {
    job.alpha = around - 1 - chance.below(300) as i16;
    job.beta = around + chance.below(300) as i16;
}

/// A job to a depth of two plies with a random window, first move and node limit.
fn windowed(position: Position, chance: &mut Chance) -> Job {
    let mut job = Job::new(position, 2);
    let about = match chance.once_in(2) {
        true => value(&job.position),
        false => 0,
    };
    window(&mut job, about + chance.below(600) as i16 - 300, chance);
    let legal: Vec<Move> = job.position.legal_moves().to_vec();
    if chance.once_in(3) {
        job.first = chance.pick(&legal).copied();
    }
    job.nodes = match chance.once_in(3) {
        true => 1 + u64::from(chance.below(400)),
        // A board full of queens would take forever.
        false => 5_000,
    };
    job
}

/// A job after every fifth move of a game and after the last.
fn along(line: &Line, chance: &mut Chance) -> Vec<Case> {
    let mut cases = Vec::new();
    for length in 1..=line.steps.len() {
        if length % 5 == 0 || length == line.steps.len() {
            cases.push(after(line, length, 1 + chance.below(4) as u8));
        }
    }
    cases
}

/// A job after the first `length` moves of a game.
fn after(line: &Line, length: usize, depth: u8) -> Case {
    let line = Line {
        start: line.start.clone(),
        steps: line.steps[..length].to_vec(),
    };
    let mut position = line.start.clone();
    line.steps.iter().for_each(|step| step.make(&mut position));
    let job = Job {
        nodes: 2_000,
        ..Job::new(position, depth)
    };
    Case { line, job }
}

fn fifty_moves(seed: u64, chance: &mut Chance) -> Vec<Case> {
    let mut cases = Vec::new();
    for position in random(seed).step_by(3).take(POSITIONS) {
        for clock in [96, 97, 98, 99, 100, 100 + chance.below(50)] {
            let mut job = Job::new(with_clock(&position, clock), chance.below(6) as u8);
            job.nodes = 1_500;
            if chance.once_in(2) {
                let about = value(&job.position);
                window(&mut job, about, chance);
            }
            cases.push(Case::alone(job));
        }
    }
    for line in RandomLines::new(!seed).take(GAMES) {
        let plies = line.steps.len() as u32;
        let clock = (CLOCK_MAX + 2).saturating_sub(plies + chance.below(5));
        let start = with_clock(&line.start, clock);
        let line = Line { start, ..line };
        cases.push(after(&line, line.steps.len(), 1 + chance.below(5) as u8));
    }
    cases
}

fn passes(seed: u64, chance: &mut Chance) -> Vec<Case> {
    let traps = TRAPS.iter().map(|fen| fen.parse());
    let traps = traps.map(|trap: Result<Position, _>| trap.expect("the list holds positions"));
    let few = RandomBoards::new(seed).filter(|board| board.occupied().len() <= FEW_MEN);
    let mut cases = Vec::new();
    for position in traps.chain(few.take(POSITIONS)) {
        for depth in 2..8 {
            let mut job = Job::new(position.clone(), depth);
            job.nodes = 4_000;
            // The search tries a null move in a child whose value is beta or more.
            let about = value(&position) + chance.below(200) as i16 - 50;
            window(&mut job, about, chance);
            cases.push(Case::alone(job));
        }
    }
    cases
}
