//! Positions for a bench: of many, those that are the first to find some mutant.

use super::equal::Comparison;
use super::lockstep;
use fpgambit_engine::random::RandomBoards;
use fpgambit_engine::{Mode, Position};
use fpgambit_hw::count::CountDriver;
use fpgambit_hw::movegen::MovegenDriver;
use fpgambit_hw::pins::Port;
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::{InProcess, Prompt, Simulator, UnitBuild, positions};

/// A unit that is asked one position after the other.
#[derive(Clone, Copy)]
pub enum Asked {
    /// For the moves, in all modes.
    Movegen,
    /// For their number.
    Count,
}

impl Asked {
    /// The unit of that name, if its bench has picked boards.
    pub fn of(unit: &str) -> Option<Self> {
        match unit {
            "movegen" => Some(Self::Movegen),
            "count" => Some(Self::Count),
            _ => None,
        }
    }

    /// Positions tried at once: their clocks are fewer than those of a lock-step.
    fn chunk(self) -> usize {
        match self {
            Self::Movegen => 56,
            Self::Count => 3_000,
        }
    }

    /// Boards with more moves than this would fill the bench.
    fn most_moves(self) -> usize {
        match self {
            Self::Movegen => 40,
            Self::Count => usize::MAX,
        }
    }
}

/// A circuit that notes how it is driven.
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

/// How a unit is driven through some positions; and the clocks at which each of them is done.
fn driven(asked: Asked, build: &UnitBuild, positions: &[Position]) -> (Vec<Vec<u32>>, Vec<usize>) {
    let unit = InProcess::new((build.circuit)(PosdataForm::Logic)).expect("it was exported");
    let noted = Noted {
        driven: vec![0; unit.inputs().len()],
        clocks: Vec::new(),
        unit,
    };
    let mut ends = Vec::new();
    let clocks = match asked {
        Asked::Movegen => {
            let mut driver = MovegenDriver::new(noted);
            for position in positions {
                let told = "the circuit keeps to its contract";
                driver.load(position).expect(told);
                for mode in Mode::ALL {
                    driver.generate(mode, &mut Prompt).expect(told);
                }
                ends.push(driver.driver().simulator().clocks.len());
            }
            std::mem::take(&mut driver.driver().simulator().clocks)
        }
        Asked::Count => {
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

/// The positions that are the first to find one of the mutants, in their order; what is found goes off the list.
fn first_to_find(
    asked: Asked,
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
    for chunk in positions.chunks(asked.chunk()) {
        if left.is_empty() {
            break;
        }
        let (clocks, ends) = driven(asked, build, chunk);
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

/// Tells which of so many random boards find a mutant that the named positions do not find.
pub fn pick(
    asked: Asked,
    build: &UnitBuild,
    comparison: &Comparison,
    mutants: usize,
    boards: usize,
    seed: u64,
) {
    let named: Vec<Position> = positions().map(|(_, position)| position).collect();
    let boards: Vec<Position> = named
        .iter()
        .map(Position::mirrored)
        .chain(
            RandomBoards::new(seed)
                .filter(|board| board.moves(Mode::ALL[0]).len() <= asked.most_moves())
                .take(boards),
        )
        .collect();
    let mut left: Vec<usize> = (1..=mutants).collect();
    first_to_find(asked, build, comparison, &named, &mut left);
    let unnamed = left.clone();
    let mut kept = first_to_find(asked, build, comparison, &boards, &mut left);
    // Backwards: the later ones find much of what the earlier ones were kept for.
    kept.reverse();
    let mut again = unnamed.clone();
    let kept = first_to_find(asked, build, comparison, &kept, &mut again);
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
