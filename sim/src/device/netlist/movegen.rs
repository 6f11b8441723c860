//! Runs a move generator in every lane, each with its own board, until the last lane is done.

use super::kept::{Kept, Listed, Tallied};
use super::{OneLane, read, read_file};
use crate::campaign::word_hashes;
use crate::device::{DeviceError, Generated, MoveGenerator, Tally};
use fpgambit_engine::{Mode, Position};
use fpgambit_hw::export::Source;
use fpgambit_hw::movegen::MovegenDriver;
use fpgambit_hw::unit::{ANSWER_BOUND, PATIENCE};
use fpgambit_netlist::{
    Block, Error, LANES, Machine, Netlist, Port, Program, WORDS, columns, transpose,
};
use std::path::Path;

/// Positions per call: several batches, so that positions that need about the same time run together.
const AT_ONCE: usize = 8 * LANES;

/// The codes of a lane's failure, as [`generated`] decodes them.
const NO_LOAD: u32 = 1;
const NO_START: u32 = 2;
const ENDLESS: u32 = 3;

/// The clocks within which a circuit from a file must end a generation: several times what any generation needs.
///
/// A circuit that never ends a generation fails at every position. While such a failure is shrunk, each position tried
/// takes this many clocks of all lanes.
const FILE_BOUND: u32 = 4_096;

/// Many move generators at once; a single position uses a single lane.
pub struct LanesMovegen {
    source: Source,
    netlist: Netlist,
    lanes: Lanes,
    alone: Alone,
}

/// How a single position is answered.
enum Alone {
    /// By a lane that is driven like any simulator; created when it is first needed.
    Driven(Option<Box<MovegenDriver<OneLane>>>),
    /// By the lanes, within their bound; holds the loaded position.
    InLanes(Option<Position>),
}

impl LanesMovegen {
    /// Reads the Verilog.
    ///
    /// # Errors
    /// Returns an error if it is outside the reader's subset, or lacks the ports of a move generator.
    pub fn new(source: Source) -> Result<Self, Error> {
        let netlist = read(&source)?;
        Ok(Self {
            lanes: Lanes::new(&netlist, ANSWER_BOUND)?,
            source,
            netlist,
            alone: Alone::Driven(None),
        })
    }

    /// Reads a file in place of the unit's Verilog, as [`read_file`] does. A generation must end within 4,096 clocks.
    ///
    /// # Errors
    /// Returns the errors of [`new`](Self::new), and an error if the file cannot be read.
    pub fn of_file(path: &Path, unit: Source) -> Result<Self, Error> {
        let netlist = read_file(path, &unit)?;
        Ok(Self {
            lanes: Lanes::new(&netlist, FILE_BOUND)?,
            source: unit,
            netlist,
            alone: Alone::InLanes(None),
        })
    }
}

impl MoveGenerator for LanesMovegen {
    fn load(&mut self, position: &Position) -> Result<(), DeviceError> {
        let one = match &mut self.alone {
            Alone::InLanes(loaded) => {
                *loaded = Some(position.clone());
                return Ok(());
            }
            Alone::Driven(Some(one)) => one,
            Alone::Driven(none) => {
                let lane = OneLane::of(&self.netlist, &self.source, 0)?;
                none.insert(Box::new(MovegenDriver::new(lane)))
            }
        };
        MoveGenerator::load(one.as_mut(), position)
    }

    fn generate(&mut self, mode: Mode) -> Result<Generated, DeviceError> {
        match &mut self.alone {
            Alone::Driven(Some(one)) => MoveGenerator::generate(one.as_mut(), mode),
            Alone::InLanes(Some(position)) => {
                let answers = self.lanes.answers::<Listed>(&[position], &[mode]);
                answers.into_iter().flatten().next().expect("one of each")
            }
            Alone::Driven(None) | Alone::InLanes(None) => Err(DeviceError::NotLoaded),
        }
    }

    fn at_once(&self) -> usize {
        AT_ONCE
    }

    fn generate_all(
        &mut self,
        positions: &[&Position],
        modes: &[Mode],
    ) -> Vec<Vec<Result<Generated, DeviceError>>> {
        in_batches(positions, |boards| {
            self.lanes.answers::<Listed>(boards, modes)
        })
    }

    fn tally_all(
        &mut self,
        positions: &[&Position],
        modes: &[Mode],
    ) -> Vec<Vec<Result<Tally, DeviceError>>> {
        in_batches(positions, |boards| {
            self.lanes.answers::<Tallied>(boards, modes)
        })
    }

    fn cycles(&self) -> u64 {
        let alone = match &self.alone {
            Alone::Driven(Some(one)) => one.clocks(),
            _ => 0,
        };
        self.lanes.clocks + alone
    }
}

/// Answers positions in batches of positions that need about the same time. Returns the result of `answer` for each
/// position.
fn in_batches<T>(
    positions: &[&Position],
    mut answer: impl FnMut(&[&Position]) -> Vec<Vec<T>>,
) -> Vec<Vec<T>> {
    let mut order: Vec<usize> = (0..positions.len()).collect();
    // The time of a generation depends mainly on the number of its moves.
    order.sort_by_cached_key(|number| positions[*number].pseudo_legal_moves().len());
    let mut answers: Vec<Vec<T>> = positions.iter().map(|_| Vec::new()).collect();
    for batch in order.chunks(LANES) {
        let boards: Vec<&Position> = batch.iter().map(|number| positions[*number]).collect();
        for (number, answer) in batch.iter().zip(answer(&boards)) {
            answers[*number] = answer;
        }
    }
    answers
}

/// The numbers of the ports in the machine.
struct Pins {
    reset: usize,
    load_valid: usize,
    load_address: usize,
    load_word: usize,
    start_valid: usize,
    start_legal: usize,
    start_captures: usize,
    move_ready: usize,
    load_ready: usize,
    start_ready: usize,
    move_valid: usize,
    move_word: usize,
    move_last: usize,
    cycles: usize,
    visited: usize,
}

impl Pins {
    fn of(netlist: &Netlist) -> Result<Self, Error> {
        let number = |ports: &[Port], name: &str, width: usize| {
            let found = ports
                .iter()
                .position(|port| port.name == name && port.width() == width);
            found.ok_or_else(|| Error {
                file: String::new(),
                line: 0,
                message: format!(
                    "no port '{name}' of {width} bits: expected the ports of a move generator"
                ),
            })
        };
        let input = |name, width| number(netlist.inputs(), name, width);
        let output = |name, width| number(netlist.outputs(), name, width);
        Ok(Self {
            reset: input("reset", 1)?,
            load_valid: input("load_valid", 1)?,
            load_address: input("load_address", 4)?,
            load_word: input("load_word", 32)?,
            start_valid: input("start_valid", 1)?,
            start_legal: input("start_legal", 1)?,
            start_captures: input("start_captures", 1)?,
            move_ready: input("move_ready", 1)?,
            load_ready: output("load_ready", 1)?,
            start_ready: output("start_ready", 1)?,
            move_valid: output("move_valid", 1)?,
            move_word: output("move_word", 16)?,
            move_last: output("move_last", 1)?,
            cycles: output("cycles", 16)?,
            visited: output("visited", 16)?,
        })
    }
}

/// The lanes of the machine.
struct Lanes {
    machine: Machine,
    pins: Pins,
    outputs: Program,
    /// The program for any clock.
    clock: Program,
    /// The program for a clock in which nothing is loaded or started and moves are accepted.
    run: Program,
    /// The clocks of all lanes in use.
    clocks: u64,
    used: Block,
    hashes: &'static [u128; 1 << 16],
    /// The fault of each lane; 0 means none.
    faults: Vec<u32>,
    /// The clocks within which a generation must end.
    bound: u32,
}

impl Lanes {
    fn new(netlist: &Netlist, bound: u32) -> Result<Self, Error> {
        // The fast build also accepts whole boards, which are not used here.
        let mut idle = vec![
            ("reset", 0),
            ("load_valid", 0),
            ("start_valid", 0),
            ("move_ready", 1),
        ];
        if netlist
            .inputs()
            .iter()
            .any(|port| port.name == "board_valid")
        {
            idle.push(("board_valid", 0));
        }
        let mut lanes = Self {
            machine: Machine::new(netlist),
            pins: Pins::of(netlist)?,
            outputs: Program::outputs(netlist)?,
            clock: Program::clock(netlist)?,
            run: Program::clock_holding(netlist, &idle)?,
            bound,
            clocks: 0,
            used: Block::all(false),
            hashes: word_hashes(),
            faults: vec![0; LANES],
        };
        lanes.machine.input(lanes.pins.move_ready)[0] = Block::all(true);
        lanes.reset();
        Ok(lanes)
    }

    fn reset(&mut self) {
        self.machine.input(self.pins.reset)[0] = Block::all(true);
        self.machine.run(&self.clock);
        self.machine.input(self.pins.reset)[0] = Block::all(false);
    }

    /// For each position, its answers in the order of the modes, or a single error if the unit does not accept it.
    fn answers<K: Kept>(
        &mut self,
        positions: &[&Position],
        modes: &[Mode],
    ) -> Vec<Vec<Result<K::Answer, DeviceError>>> {
        self.faults.fill(0);
        self.used = Block(std::array::from_fn(|word| {
            match positions.len().saturating_sub(64 * word) {
                lanes @ 0..64 => (1 << lanes) - 1,
                _ => !0,
            }
        }));
        self.load(positions);
        let mut kept = vec![K::default(); LANES];
        let mut answers: Vec<Vec<_>> = positions
            .iter()
            .zip(&self.faults)
            .map(|(position, fault)| match fault {
                0 => Vec::with_capacity(modes.len()),
                fault => vec![K::default().answer(*fault, 0, position)],
            })
            .collect();
        for mode in modes {
            self.generate(*mode, positions.len(), &mut kept);
            self.machine.run(&self.outputs);
            for group in 0..positions.len().div_ceil(64) {
                let counters = self.counters(group);
                for (lane, position) in positions.iter().enumerate().skip(64 * group).take(64) {
                    if self.faults[lane] != NO_LOAD {
                        let counted = counters[lane % 64] as u32;
                        let fault = self.faults[lane];
                        answers[lane].push(kept[lane].answer(fault, counted, position));
                    }
                }
            }
            if self.faults.iter().any(|fault| *fault > NO_LOAD) {
                self.reset();
                self.faults
                    .iter_mut()
                    .for_each(|fault| *fault = if *fault == NO_LOAD { NO_LOAD } else { 0 });
            }
        }
        answers
    }

    /// The clock counts of 64 lanes, with the numbers of squares visited in the high half.
    fn counters(&self, group: usize) -> [u64; 64] {
        let mut rows = [0; 64];
        let cycles = self.machine.output(self.pins.cycles);
        let visited = self.machine.output(self.pins.visited);
        for (row, block) in rows.iter_mut().zip(cycles.iter().chain(visited)) {
            *row = block.0[group];
        }
        transpose(&mut rows);
        rows
    }

    /// Makes a request in one clock: sets `valid` in the lanes in use, and waits until all are ready.
    fn request(&mut self, valid: usize, ready: usize, fault: u32) {
        for _ in 0..PATIENCE {
            self.machine.run(&self.outputs);
            let ready = self.machine.output(ready)[0];
            if (0..WORDS).all(|word| self.used.0[word] & !ready.0[word] == 0) {
                break;
            }
            self.step();
        }
        let found = self.machine.output(ready)[0];
        for lane in 0..LANES {
            let bit = |block: &Block| block.0[lane / 64] >> (lane % 64) & 1 == 1;
            if bit(&self.used) && !bit(&found) {
                self.faults[lane] = fault;
            }
        }
        for word in 0..WORDS {
            self.used.0[word] &= found.0[word];
        }
        self.machine.input(valid)[0] = self.used;
        self.step();
        self.machine.input(valid)[0] = Block::all(false);
    }

    fn step(&mut self) {
        self.machine.run(&self.clock);
        self.clocks += u64::from(
            self.used
                .0
                .iter()
                .map(|word| word.count_ones())
                .sum::<u32>(),
        );
    }

    fn load(&mut self, positions: &[&Position]) {
        let images: Vec<[u32; 9]> = positions.iter().map(|position| position.image()).collect();
        for address in 0..9 {
            for (bit, block) in self
                .machine
                .input(self.pins.load_address)
                .iter_mut()
                .enumerate()
            {
                *block = Block::all(address >> bit & 1 == 1);
            }
            for (group, images) in images.chunks(64).enumerate() {
                let mut rows = [0; 64];
                for (row, image) in rows.iter_mut().zip(images) {
                    *row = u64::from(image[address]);
                }
                transpose(&mut rows);
                let blocks = self.machine.input(self.pins.load_word);
                for (block, row) in blocks.iter_mut().zip(rows) {
                    block.0[group] = row;
                }
            }
            self.request(self.pins.load_valid, self.pins.load_ready, NO_LOAD);
        }
    }

    fn generate(&mut self, mode: Mode, lanes: usize, kept: &mut [impl Kept]) {
        kept[..lanes].iter_mut().for_each(Kept::clear);
        self.machine.input(self.pins.start_legal)[0] = Block::all(mode.legal);
        self.machine.input(self.pins.start_captures)[0] = Block::all(mode.captures);
        let before = self.used;
        self.request(self.pins.start_valid, self.pins.start_ready, NO_START);
        let mut active = self.used;
        for cycle in 2..=self.bound {
            self.machine.run(&self.run);
            self.clocks += u64::from(active.0.iter().map(|word| word.count_ones()).sum::<u32>());
            self.take(&active, cycle, kept);
            let valid = self.machine.output(self.pins.move_valid)[0];
            let last = self.machine.output(self.pins.move_last)[0];
            for word in 0..WORDS {
                active.0[word] &= !(valid.0[word] & last.0[word]);
            }
            if active == Block::all(false) {
                break;
            }
        }
        for lane in 0..lanes {
            if active.0[lane / 64] >> (lane % 64) & 1 == 1 {
                self.faults[lane] = ENDLESS;
            }
        }
        // The unit shows its counts when it is idle, a clock after its last word.
        self.machine.run(&self.run);
        self.used = before;
    }

    /// Accepts the words that lanes offer.
    fn take<K: Kept>(&mut self, active: &Block, cycle: u32, kept: &mut [K]) {
        let valid = &self.machine.output(self.pins.move_valid)[0];
        let blocks = self.machine.output(self.pins.move_word);
        for group in 0..WORDS {
            let mut offered = valid.0[group] & active.0[group];
            if offered == 0 {
                continue;
            }
            let words = columns(std::array::from_fn(|bit| blocks[bit].0[group]));
            while offered != 0 {
                let lane = offered.trailing_zeros() as usize;
                offered &= offered - 1;
                kept[64 * group + lane].take(self.hashes, cycle, words[lane]);
            }
        }
    }
}
