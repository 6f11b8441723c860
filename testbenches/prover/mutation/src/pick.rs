//! Picks positions for a bench: from many random ones, those that are the first to find some mutant.

use super::equal::Comparison;
use super::lockstep;
use fpgambit_engine::random::{Chance, RandomBoards, without_checkers};
use fpgambit_engine::{Color, Kind, Mode, Piece, Position, Setup, Square};
use fpgambit_hw::count::CountDriver;
use fpgambit_hw::movegen::MovegenDriver;
use fpgambit_hw::pins::Port;
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::{InProcess, Prompt, Simulator, UnitBuild, positions};

/// A unit that the bench drives with one position after another.
#[derive(Clone, Copy)]
pub enum Driven {
    /// The generator: all moves, in all modes.
    Movegen,
    /// The counter: the number of moves.
    Count,
}

impl Driven {
    /// Returns the unit of this name, if its bench has picked boards.
    pub fn of(unit: &str) -> Option<Self> {
        match unit {
            "movegen" => Some(Self::Movegen),
            "count" => Some(Self::Count),
            _ => None,
        }
    }

    /// Positions tried at once, few enough that they need fewer clocks than a lock-step.
    fn chunk(self) -> usize {
        match self {
            Self::Movegen => 56,
            Self::Count => 3_000,
        }
    }

    /// Boards with more moves than this would make the bench too long.
    fn most_moves(self) -> usize {
        match self {
            Self::Movegen => 24,
            Self::Count => usize::MAX,
        }
    }
}

/// A circuit that records its inputs.
struct Noted {
    unit: InProcess,
    driven: Vec<u32>,
    clocks: Vec<Vec<u32>>,
}

impl Simulator for Noted {
    fn inputs(&self) -> &'static [Port] {
        self.unit.inputs()
    }

    fn outputs(&self) -> &'static [Port] {
        self.unit.outputs()
    }

    fn drive(&mut self, input: usize, value: u32) {
        self.driven[input] = value;
        self.unit.drive(input, value);
    }

    fn read(&mut self, output: usize) -> u32 {
        self.unit.read(output)
    }

    fn cycle(&mut self) {
        self.clocks.push(self.driven.clone());
        self.unit.cycle();
    }
}

/// Returns the inputs that run a unit through some positions, and the clock in which each position is finished.
fn driven(unit: Driven, build: &UnitBuild, positions: &[Position]) -> (Vec<Vec<u32>>, Vec<usize>) {
    let circuit = InProcess::new((build.circuit)(PosdataForm::Logic)).expect("it was exported");
    let noted = Noted {
        driven: vec![0; circuit.inputs().len()],
        clocks: Vec::new(),
        unit: circuit,
    };
    let mut ends = Vec::new();
    let clocks = match unit {
        Driven::Movegen => {
            let mut driver = MovegenDriver::new(noted);
            for position in positions {
                let note = "the circuit keeps to its contract";
                driver.load(position).expect(note);
                for mode in Mode::ALL {
                    driver.generate(mode, &mut Prompt).expect(note);
                }
                ends.push(driver.driver().simulator().clocks.len());
            }
            std::mem::take(&mut driver.driver().simulator().clocks)
        }
        Driven::Count => {
            let mut driver = CountDriver::new(noted);
            for (tag, position) in positions.iter().enumerate() {
                driver.count(tag as u32 & 0xffff, position);
                ends.push(driver.driver().simulator().clocks.len());
            }
            std::mem::take(&mut driver.driver().simulator().clocks)
        }
    };
    (clocks, ends)
}

/// Returns, in order, the positions that are the first to find one of the mutants, and removes these mutants from the
/// list.
fn first_to_find(
    unit: Driven,
    build: &UnitBuild,
    comparison: &Comparison,
    positions: &[Position],
    left: &mut Vec<usize>,
) -> Vec<Position> {
    let names: Vec<&str> = (build.circuit)(PosdataForm::Logic)
        .inputs()
        .iter()
        .map(|port| port.name)
        .collect();
    let mut kept = Vec::new();
    for chunk in positions.chunks(unit.chunk()) {
        if left.is_empty() {
            break;
        }
        let (clocks, ends) = driven(unit, build, chunk);
        assert!(clocks.len() <= lockstep::CLOCKS, "a chunk is too long");
        let stimulus =
            || -> Box<dyn Iterator<Item = Vec<u32>>> { Box::new(clocks.clone().into_iter()) };
        let (circuit, seen) = (&comparison.circuit, &comparison.seen);
        let found = lockstep::run(circuit, seen, &names, stimulus, left);
        let first = |clock: usize| ends.partition_point(|&end| end <= clock);
        let mut finders: Vec<usize> = found
            .iter()
            .filter_map(|(_, clock)| clock.map(first))
            .collect();
        finders.sort_unstable();
        finders.dedup();
        kept.extend(finders.into_iter().map(|at| chunk[at].clone()));
        *left = found
            .into_iter()
            .filter_map(|(mutant, clock)| clock.is_none().then_some(mutant))
            .collect();
    }
    kept
}

/// The directions of sliders.
const WAYS: [(i8, i8); 8] = [
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
];

/// Creates boards with pins in most directions at once, and sometimes a check: an own piece in each direction from a
/// king, and an enemy slider behind it.
fn stars(seed: u64) -> impl Iterator<Item = Position> {
    let mut chance = Chance::new(seed);
    std::iter::repeat_with(move || star(&mut chance)).flatten()
}

fn star(chance: &mut Chance) -> Option<Position> {
    let mut setup = Setup::empty();
    setup.side = *chance.pick(&Color::ALL)?;
    let king = Square::wrapping(chance.below(64) as u8);
    setup.board[king.index()] = Some(Piece::new(setup.side, Kind::King));
    for (files, ranks) in WAYS {
        let mut away = 0;
        let pinned = *chance.pick(&Kind::ALL[..5])?;
        let slider = *chance.pick(&[Kind::Queen, Kind::Queen, Kind::Rook, Kind::Bishop])?;
        let is_open = chance.once_in(12);
        for (color, kind) in [(setup.side, pinned), (!setup.side, slider)] {
            away += 1 + chance.below(3) as i8;
            let square = king.offset(files * away, ranks * away);
            if let Some(square) = square
                && !chance.once_in(8)
                && !(color == setup.side && is_open)
                && !(kind == Kind::Pawn && matches!(square.rank(), 0 | 7))
            {
                setup.board[square.index()] = Some(Piece::new(color, kind));
            }
        }
    }
    let other = Square::wrapping(chance.below(64) as u8);
    if setup.board[other.index()].is_some() {
        return None;
    }
    setup.board[other.index()] = Some(Piece::new(!setup.side, Kind::King));
    without_checkers(setup)
}

/// Lists those of this many random boards that find a mutant which the named positions miss.
pub fn pick(
    unit: Driven,
    build: &UnitBuild,
    comparison: &Comparison,
    mutants: usize,
    boards: usize,
    seed: u64,
) {
    let named: Vec<Position> = positions().map(|(_, position)| position).collect();
    let mut boards: Vec<Position> = named
        .iter()
        .map(Position::mirrored)
        .chain(
            RandomBoards::new(seed)
                .zip(stars(seed))
                .flat_map(|(board, star)| [board, star])
                .filter(|board| board.moves(Mode::ALL[0]).len() <= unit.most_moves())
                .take(boards),
        )
        .collect();
    // Boards with fewer moves first, because they make a smaller bench.
    boards.sort_by_key(|board| board.moves(Mode::ALL[0]).len());
    let mut left: Vec<usize> = (1..=mutants).collect();
    first_to_find(unit, build, comparison, &named, &mut left);
    let unnamed = left.clone();
    let mut kept = first_to_find(unit, build, comparison, &boards, &mut left);
    // Go through the boards again, backwards: later boards find many of the mutants for which earlier ones were kept.
    kept.reverse();
    let mut again = unnamed.clone();
    let kept = first_to_find(unit, build, comparison, &kept, &mut again);
    for position in &kept {
        println!("{position}");
    }
    println!(
        "{build}: of {mutants} mutants {} are found by the {} named positions, {} more by these {} of {} boards, {} by none",
        mutants - unnamed.len(),
        named.len(),
        unnamed.len() - left.len(),
        kept.len(),
        boards.len(),
        left.len()
    );
}
