//! `fpgambit board`: lists the boards, builds their bitstreams, checks a board over its link, and simulates one.

use std::fmt::Display;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use fpgambit_engine::kqkr::Men;
use fpgambit_engine::random::{Chance, RandomGames};
use fpgambit_engine::repetition::{Oracle, RandomLines};
use fpgambit_engine::searcher::{Job, Searcher, Squares};
use fpgambit_engine::{Color, Mode, Move, Position, Square, perft, posdata};
use fpgambit_hw::attack::Query;
use fpgambit_hw::kqkr::WON;
use fpgambit_hw::repetition::QueryMode;
use fpgambit_sim::boards::{self, BOARDS, Board, BoardNetlist};
use fpgambit_sim::device::perft::TreeCounter as _;
use fpgambit_sim::device::repetition::RepetitionUnit as _;
use fpgambit_sim::device::search::JobSearcher as _;
use fpgambit_sim::device::verilator::Verilated;
use fpgambit_sim::device::{DeviceError, MoveGenerator as _};
use fpgambit_sim::link::{
    BIT_CLOCKS, Board as Link, ClockedLine, Faults, LinkedAnnex, LinkedMovegen, LinkedRepetition,
    LinkedSearcher, Patience, Port, PortName, SerialPins, Terminal, serve,
};
use fpgambit_sim::words::counted;
use serde::Serialize;

use super::args::{
    BoardArgs, BoardCommand, BuildBoardArgs, CheckArgs, Format, ProgramArgs, SimulateArgs,
    SpeedArgs,
};
use super::{Error, Status, output};

#[derive(Serialize)]
struct List {
    boards: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    name: &'static str,
    title: &'static str,
    device: &'static str,
    /// The build of its soc.
    build: &'static str,
}

#[derive(Serialize)]
struct Simulated<'a> {
    port: &'a str,
}

#[derive(Serialize)]
struct BuiltAnswer {
    board: &'static str,
    bitstream: String,
    lut: u32,
    bram: u32,
    clock_mhz: f64,
    fmax_mhz: f64,
    seed: u32,
    seeds_mhz: Vec<f64>,
    identity: String,
    baud: u32,
}

#[derive(Serialize)]
struct CheckAnswer {
    board: &'static str,
    clock_hz: u32,
    identity: String,
    positions: usize,
    moves: usize,
    games: usize,
    queries: usize,
    /// Null for a board without these units.
    further: Option<Further>,
    mismatches: usize,
    positions_per_second: f64,
}

/// The checks of a large board only.
#[derive(Default, Serialize)]
struct Further {
    /// Moves made and taken back on the board.
    made: usize,
    /// Attack queries.
    attacks: usize,
    /// Nodes counted on the board.
    nodes: u64,
    /// Positions of queen against rook queried.
    tablebase: usize,
    /// Searches run.
    searches: usize,
}

#[derive(Serialize)]
struct SpeedAnswer {
    board: &'static str,
    clock_mhz: f64,
    baud: u32,
    positions: usize,
    moves: usize,
    bytes_per_position: f64,
    link_used: f64,
    positions_per_second: f64,
    moves_per_second: f64,
    moves_per_second_inside: f64,
}

/// The seed of the positions and games of a check.
const SEED: u64 = 14;
/// The depth of the board's counts in a check, in plies.
const CHECK_DEPTH: u32 = 3;

pub fn run(args: &BoardArgs, format: Format) -> Result<Status, Error> {
    match &args.command {
        BoardCommand::List => list(format),
        BoardCommand::Build(args) => build(args, format),
        BoardCommand::Program(args) => program(args),
        BoardCommand::Check(args) => check(args, format),
        BoardCommand::Simulate(args) => simulate(args, format),
        BoardCommand::Speed(args) => speed(args, format),
    }
}

fn list(format: Format) -> Result<Status, Error> {
    let entry = |board: &Board| Entry {
        name: board.name,
        title: board.title,
        device: board.device.name(),
        build: board.build.name(),
    };
    let boards: Vec<Entry> = BOARDS.iter().map(entry).collect();
    output::print(&match format {
        Format::Json => output::json(&List { boards }),
        Format::Text => {
            let line = |one: &Entry| {
                let Entry {
                    name,
                    device,
                    build,
                    title,
                } = one;
                format!("{name:<14} {device:<10} {build:<8} {title}")
            };
            let lines: Vec<String> = boards.iter().map(line).collect();
            lines.join("\n")
        }
    })?;
    Ok(Status::Done)
}

fn folder(board: &Board, out: Option<&PathBuf>) -> PathBuf {
    out.map_or_else(|| PathBuf::from(board.name), PathBuf::clone)
}

fn build(args: &BuildBoardArgs, format: Format) -> Result<Status, Error> {
    let (board, baud) = (args.board, args.baud);
    if !(300..=board.clock_hz / 4).contains(&baud) {
        return Err(Error::Usage(format!(
            "'--baud {baud}' for {}: expected 300 to {}, a quarter of its clock",
            board.name,
            board.clock_hz / 4
        )));
    }
    let folder = folder(board, args.out.as_ref());
    let netlist = BoardNetlist::new(board, baud, &folder)?;
    let first = args.seeds.map_or(args.seed, |_| 1);
    let mut last = netlist.route(first)?;
    let mut best = last;
    let mut seeds_mhz = vec![last.fmax_mhz];
    for seed in 2..=args.seeds.unwrap_or(1) {
        last = netlist.route(seed)?;
        output::note(&format!("seed {seed}: {} MHz", last.fmax_mhz));
        seeds_mhz.push(last.fmax_mhz);
        if last.fmax_mhz > best.fmax_mhz {
            best = last;
        }
    }
    if last.seed != best.seed {
        best = netlist.route(best.seed)?;
    }
    let bitstream = netlist.pack(&best)?;
    let clock_mhz = board.clock_mhz();
    output::print(&match format {
        Format::Json => output::json(&BuiltAnswer {
            board: board.name,
            bitstream: bitstream.display().to_string(),
            lut: best.lut,
            bram: best.bram,
            clock_mhz,
            fmax_mhz: best.fmax_mhz,
            seed: best.seed,
            seeds_mhz,
            identity: format!("{:08x}", netlist.identity()),
            baud,
        }),
        Format::Text => format!(
            "{}: {} logic cells, {} block RAMs, {} MHz of {clock_mhz} MHz wanted, {baud} baud",
            bitstream.display(),
            best.lut,
            best.bram,
            best.fmax_mhz
        ),
    })?;
    Ok(Status::Done)
}

fn program(args: &ProgramArgs) -> Result<Status, Error> {
    boards::program(args.board, &folder(args.board, args.out.as_ref()))?;
    Ok(Status::Done)
}

fn check(args: &CheckArgs, format: Format) -> Result<Status, Error> {
    let mut generator = LinkedMovegen::open(args.port).map_err(DeviceError::from)?;
    let mut unit = LinkedRepetition::open(args.port).map_err(DeviceError::from)?;
    let about = generator.about();
    let mut answer = CheckAnswer {
        board: args.board.name,
        clock_hz: about.clock_hz,
        identity: format!("{:08x}", about.identity),
        positions: 0,
        moves: 0,
        games: 0,
        queries: 0,
        further: None,
        mismatches: 0,
        positions_per_second: 0.0,
    };
    let begun = Instant::now();
    let positions: Vec<Position> = RandomGames::new(SEED).take(args.positions).collect();
    for positions in positions.chunks(100) {
        let found = generator.generate_all(positions, Mode::LEGAL);
        let found = found.map_err(DeviceError::from)?;
        for (position, found) in positions.iter().zip(&found) {
            answer.positions += 1;
            answer.moves += found.len();
            if !is_legal_moves(position, found) {
                answer.mismatches += 1;
                output::note(&format!("{position}: wrong legal moves"));
            }
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    answer.positions_per_second = rounded(answer.positions as f64 / seconds, 1);
    for line in RandomLines::new(SEED).take(args.positions / 10) {
        let mut oracle = Oracle::new(&line.start);
        unit.load(&line.start)?;
        for (before, step) in line.positions() {
            unit.push(step)?;
            oracle.step(&before, step);
        }
        answer.games += 1;
        answer.queries += 1;
        if unit.query(QueryMode::default())?.verdict != oracle.query() {
            answer.mismatches += 1;
            output::note(&format!(
                "game from {}: wrong answer about repetition",
                line.start
            ));
        }
    }
    if LinkedAnnex::<Port>::is_on(&about) {
        let annex = LinkedAnnex::open(args.port).map_err(DeviceError::from)?;
        let mut further = check_further(annex, &positions, &mut answer.mismatches)?;
        further.searches = check_searches(args.port, &positions, &mut answer.mismatches)?;
        answer.further = Some(further);
    }
    let further = answer.further.as_ref().map_or(String::new(), |further| {
        format!(
            " {} made, {}, {}, {} of queen against rook, {},",
            counted(further.made as u64, "move", "moves"),
            counted(further.attacks as u64, "attack query", "attack queries"),
            counted(further.nodes, "node", "nodes"),
            further.tablebase,
            counted(further.searches as u64, "search", "searches")
        )
    });
    output::print(&match format {
        Format::Json => output::json(&answer),
        Format::Text => format!(
            "{} at {} Hz, build {}: {} with {}, {},{further} {}; {} positions per second",
            answer.board,
            answer.clock_hz,
            answer.identity,
            counted(answer.positions as u64, "position", "positions"),
            counted(answer.moves as u64, "move", "moves"),
            counted(answer.games as u64, "game", "games"),
            counted(answer.mismatches as u64, "mismatch", "mismatches"),
            answer.positions_per_second
        ),
    })?;
    Ok(match answer.mismatches {
        0 => Status::Done,
        _ => Status::Different,
    })
}

/// Compares moves made on the board, attack queries, whole counts and queen against rook with the engine.
fn check_further(
    mut annex: LinkedAnnex<Port>,
    positions: &[Position],
    mismatches: &mut usize,
) -> Result<Further, Error> {
    let mut further = Further::default();
    let mut hold = |right: bool, what: &dyn Display| {
        if !right {
            *mismatches += 1;
            output::note(&format!("{what}: differs from the engine"));
        }
    };
    let mut chance = Chance::new(SEED);
    for (number, position) in positions.iter().enumerate() {
        let mut line = Vec::new();
        let mut after = position.clone();
        while let (true, Some(&mv)) = (line.len() < number % 8, chance.pick(&after.legal_moves())) {
            after = after.play(mv);
            line.push(mv);
        }
        let found = annex.moves_after(position, &line);
        let found = found.map_err(DeviceError::from)?;
        further.made += line.len();
        hold(is_legal_moves(&after, &found), &after);

        let square = Square::new(chance.below(64) as u8);
        let by = *chance.pick(&Color::ALL).expect("there are two");
        let queries = [
            Query::Attackers { square, by },
            Query::BrScan(square),
            Query::KingScan(by),
            Query::Trapped(square),
        ];
        let found = annex.attacks(position, &queries);
        let found = found.map_err(DeviceError::from)?;
        let board = posdata::Board::new(position, posdata::Posdata::gnuchess());
        let wanted = queries.map(|query| query.answer(&board));
        further.attacks += queries.len();
        hold(found == wanted, position);

        let men = Men::anywhere(&mut chance);
        let won = annex.is_won(men).map_err(DeviceError::from)?;
        further.tablebase += 1;
        hold(won == WON.contains(men), &format_args!("{men:?}"));
    }
    for position in positions.iter().step_by(100) {
        let divide = chance.once_in(2);
        let counted = annex.count(position, CHECK_DEPTH, divide, &mut || false)?;
        let nodes = counted.map_or(0, |counted| counted.nodes);
        further.nodes += nodes;
        hold(nodes == perft(position, CHECK_DEPTH), position);
    }
    Ok(further)
}

/// Searches some of the positions and compares the answers with the software model's. Returns the number of searches.
fn check_searches(
    port: PortName,
    positions: &[Position],
    mismatches: &mut usize,
) -> Result<usize, Error> {
    let mut board = LinkedSearcher::open(port).map_err(DeviceError::from)?;
    let mut model = Searcher::new(Squares::new());
    let mut searches = 0;
    for (number, position) in positions.iter().step_by(10).enumerate() {
        let job = Job::new(position.clone(), (number % 3) as u8);
        let found = board.run(&job, &mut |_| false)?.answer;
        let wanted = model.run(&job, &mut ()).map_err(DeviceError::from)?;
        searches += 1;
        if found != wanted {
            *mismatches += 1;
            output::note(&format!(
                "{position}: the search to depth {} differs from the software model",
                job.depth
            ));
        }
    }
    Ok(searches)
}

fn simulate(args: &SimulateArgs, format: Format) -> Result<Status, Error> {
    let source = args.board.simulated(BIT_CLOCKS)?;
    let verilated = Verilated::new(&source).map_err(DeviceError::from)?;
    let mut board = SerialPins::new(verilated, BIT_CLOCKS);
    let mut terminal = Terminal::new().map_err(DeviceError::from)?;
    output::print(&match format {
        Format::Json => output::json(&Simulated {
            port: terminal.path(),
        }),
        Format::Text => terminal.path().to_owned(),
    })?;
    let faults = [args.seed, !args.seed].map(|seed| Faults::new(args.faults, seed));
    serve(&mut terminal, &mut board, faults, || true).map_err(DeviceError::from)?;
    Ok(Status::Done)
}

/// Generates legal moves of positions from games over the board's link, and counts the clocks of the simulated board.
fn speed(args: &SpeedArgs, format: Format) -> Result<Status, Error> {
    let board = args.board;
    let bit_clocks = board.bit_clocks();
    let source = board.simulated(bit_clocks)?;
    let verilated = Verilated::new(&source).map_err(DeviceError::from)?;
    let line = ClockedLine(SerialPins::new(verilated, bit_clocks));
    let link = Link::open(line, Patience::default()).map_err(DeviceError::from)?;
    let link = Arc::new(Mutex::new(link));
    let mut generator = LinkedMovegen::new(link.clone()).map_err(DeviceError::from)?;
    let positions: Vec<Position> = RandomGames::new(SEED).take(args.positions).collect();
    let traffic = || {
        let mut link = link.lock().unwrap_or_else(PoisonError::into_inner);
        link.client().line().0.traffic()
    };
    let begun = traffic();
    let found = generator.generate_all(&positions, Mode::LEGAL);
    let found = found.map_err(DeviceError::from)?;
    let traffic = traffic().since(begun);
    let mut pairs = positions.iter().zip(&found);
    let right = pairs.all(|(position, found)| is_legal_moves(position, found));
    let moves = found.iter().map(Vec::len).sum::<usize>();
    let seconds = traffic.clocks as f64 / f64::from(board.clock_hz);
    let inside = generator.cycles() as f64 / f64::from(board.clock_hz);
    let answer = SpeedAnswer {
        board: board.name,
        clock_mhz: board.clock_mhz(),
        baud: board.clock_hz / bit_clocks,
        positions: positions.len(),
        moves,
        bytes_per_position: rounded(
            (traffic.sent + traffic.received) as f64 / positions.len() as f64,
            1,
        ),
        link_used: rounded(
            f64::from(10 * bit_clocks) * traffic.received as f64 / traffic.clocks as f64,
            3,
        ),
        positions_per_second: rounded(positions.len() as f64 / seconds, 0),
        moves_per_second: rounded(moves as f64 / seconds, 0),
        moves_per_second_inside: rounded(moves as f64 / inside, 0),
    };
    output::print(&match format {
        Format::Json => output::json(&answer),
        Format::Text => format!(
            "{} at {} MHz and {} baud: {} with {}, {} bytes per position, {:.1} % of the line to the host used; \
             {} positions and {} moves per second over the link, {} moves per second inside the board",
            answer.board,
            answer.clock_mhz,
            answer.baud,
            counted(answer.positions as u64, "position", "positions"),
            counted(answer.moves as u64, "move", "moves"),
            answer.bytes_per_position,
            100.0 * answer.link_used,
            answer.positions_per_second,
            answer.moves_per_second,
            answer.moves_per_second_inside
        ),
    })?;
    Ok(match right {
        true => Status::Done,
        false => Status::Different,
    })
}

fn rounded(number: f64, decimals: i32) -> f64 {
    let unit = 10f64.powi(decimals);
    (number * unit).round() / unit
}

fn is_legal_moves(position: &Position, found: &[Move]) -> bool {
    let mut found = found.to_vec();
    let mut wanted = position.legal_moves().to_vec();
    found.sort_unstable();
    wanted.sort_unstable();
    found == wanted
}
