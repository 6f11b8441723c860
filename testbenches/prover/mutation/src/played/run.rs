//! One batch: the bench's processes, and the lanes that they drive.

use super::process::{Event, Process};
use super::{PATIENCE, Played, Round, Verdict};
use fpgambit_netlist::{Block, Fault, Faults, LANES, Lanes, Machine, WORDS};
use std::cell::Cell;

/// A lane is late if its bench is still in a task that the first process left this many clocks ago.
const LATEST: u64 = 3_000;

/// A set of lanes.
type Set = [u64; WORDS];

/// The process of a lane that differs from the first.
struct Own {
    lane: usize,
    process: Process,
    event: Event,
    /// The current values of the machine's inputs.
    sent: Vec<u64>,
    /// The calls in progress when this process began.
    within: Vec<u64>,
    /// Number of clocks in a call that the first process has left.
    late: u64,
}

impl Own {
    /// Whether the process is still in a call that it shared with the first process, and that the first process has
    /// left.
    fn is_late(&self, first: &Process) -> bool {
        let both = self.within.iter().zip(&self.process.within);
        let same = both.take_while(|(one, other)| one == other).count();
        self.within[..same] != first.within[..same.min(first.within.len())]
    }
}

/// One batch.
pub struct Run<'p> {
    played: &'p Played<'p>,
    lanes: Lanes<'p>,
    machine: Machine,
    first: Process,
    event: Event,
    sent: Vec<u64>,
    /// Lanes that the first process drives.
    group: Set,
    own: Vec<Own>,
    verdicts: Vec<Verdict>,
    /// Whether the batch abandons late lanes.
    leaves_late: bool,
    /// The last clock for a lane's own process, once the first process has ended.
    longest: u64,
}

fn has(set: &Set, lane: usize) -> bool {
    set[lane / 64] >> (lane % 64) & 1 == 1
}

fn members(set: &Set) -> Vec<usize> {
    (0..LANES).filter(|&lane| has(set, lane)).collect()
}

fn bits(blocks: &[Block], lane: usize) -> u64 {
    let bit = |block: &Block| block.0[lane / 64] >> (lane % 64) & 1;
    blocks
        .iter()
        .rev()
        .fold(0, |sum, block| sum << 1 | bit(block))
}

impl<'p> Run<'p> {
    pub fn new(played: &'p Played<'p>, faults: &'p Faults, some: &[Fault]) -> Self {
        let lanes: Vec<Option<Fault>> = std::iter::once(None)
            .chain(some.iter().map(|one| Some(*one)))
            .collect();
        let mut group = [0; WORDS];
        for lane in 1..lanes.len() {
            group[lane / 64] |= 1 << (lane % 64);
        }
        Self {
            played,
            lanes: faults.in_lanes(&lanes),
            machine: Machine::new(played.netlist),
            first: Process::new(&played.program),
            event: Event::Outputs,
            sent: vec![0; played.inputs.len()],
            group,
            own: Vec::new(),
            verdicts: vec![Verdict::Open; some.len()],
            leaves_late: false,
            longest: u64::MAX,
        }
    }

    fn judge(&mut self, lane: usize, verdict: Verdict) {
        self.verdicts[lane - 1] = verdict;
    }

    fn clock_of(&self, process: &Process) -> u64 {
        process.variables[self.played.program.clocks]
    }

    /// Runs the batch, and returns the verdicts; abandoned lanes are open.
    ///
    /// # Errors
    ///
    /// Returns the clock if the bench finds an error in the circuit without a fault.
    pub fn play(mut self, round: Round) -> Result<Vec<Verdict>, u64> {
        self.event = self.first.run(&self.played.program, &|_| 0, &Cell::new(0));
        self.leaves_late = round.leaves_late;
        loop {
            if self.event == Event::Error {
                return Err(self.clock_of(&self.first));
            }
            if self.event == Event::End && self.longest == u64::MAX {
                for lane in members(&self.group) {
                    self.judge(lane, Verdict::Passes);
                }
                self.group = [0; WORDS];
                self.longest = self.clock_of(&self.first) * PATIENCE.0 + PATIENCE.1;
            }
            let over = self.group == [0; WORDS] && self.own.is_empty();
            if over || self.clock_of(&self.first) >= round.clocks {
                return Ok(self.verdicts);
            }
            self.send();
            self.rejoin();
            if self.event == Event::Outputs
                || self.own.iter().any(|own| own.event == Event::Outputs)
            {
                self.machine.outputs_with(&self.lanes);
                self.run_own(Event::Outputs);
                if self.event == Event::Outputs {
                    self.look();
                }
            } else {
                self.machine.clock_with(&self.lanes);
                self.run_own(Event::Edge);
                if self.event == Event::Edge {
                    self.event = self.first.run(&self.played.program, &|_| 0, &Cell::new(0));
                }
            }
        }
    }

    /// Lets the first process read the outputs. A lane that differs from the first in one of these outputs gets its own
    /// process.
    fn look(&mut self) {
        let differences = self.differences();
        let before = (!differences.is_empty()).then(|| self.first.clone());
        let (program, machine) = (&self.played.program, &self.machine);
        let outputs = &self.played.outputs;
        let looked_at = Cell::new(0);
        let of_first = |output: usize| bits(machine.output(outputs[output].0), 0);
        self.first.refresh();
        self.event = self.first.run(program, &of_first, &looked_at);
        let Some(before) = before else {
            return;
        };
        let mut differs = [0; WORDS];
        for (output, lanes) in differences {
            if looked_at.get() >> output & 1 == 1 {
                for (word, lanes) in differs.iter_mut().zip(lanes) {
                    *word |= lanes;
                }
            }
        }
        for lane in members(&differs) {
            self.group[lane / 64] &= !(1 << (lane % 64));
            let mut own = Own {
                lane,
                process: before.clone(),
                event: Event::Outputs,
                sent: self.sent.clone(),
                within: before.within.clone(),
                late: 0,
            };
            run(&mut own, self.played, &self.machine);
            if !self.is_over(&own) {
                self.own.push(own);
            }
        }
    }

    /// Returns, for each output, the lanes of the group that differ from the first lane.
    fn differences(&self) -> Vec<(usize, Set)> {
        let mut found = Vec::new();
        for (output, (port, valid)) in self.played.outputs.iter().enumerate() {
            let mut lanes = [0; WORDS];
            for block in self.machine.output(*port) {
                let right = 0_u64.wrapping_sub(block.0[0] & 1);
                for (lanes, word) in lanes.iter_mut().zip(&block.0) {
                    *lanes |= word ^ right;
                }
            }
            // A word counts only while it is offered.
            let offered = valid.map(|valid| self.machine.output(self.played.outputs[valid].0)[0]);
            for (number, word) in lanes.iter_mut().enumerate() {
                *word &= self.group[number] & offered.map_or(u64::MAX, |offered| offered.0[number]);
            }
            if lanes != [0; WORDS] {
                found.push((output, lanes));
            }
        }
        found
    }

    /// Runs the lanes' own processes that wait for this event.
    fn run_own(&mut self, event: Event) {
        let mut all = std::mem::take(&mut self.own);
        all.retain_mut(|own| {
            if own.event == event {
                run(own, self.played, &self.machine);
                own.late += u64::from(event == Event::Edge && own.is_late(&self.first));
            }
            !self.is_over(own)
        });
        self.own = all;
    }

    /// Whether a lane's process is no longer needed: its verdict is known, or this batch abandons the lane.
    fn is_over(&mut self, own: &Own) -> bool {
        let clock = self.clock_of(&own.process);
        let verdict = match own.event {
            Event::Error => Verdict::Dies(clock),
            Event::End => Verdict::Passes,
            _ if self.leaves_late && own.late > LATEST => Verdict::Open,
            _ if clock > self.longest => Verdict::Endless,
            _ => return false,
        };
        self.judge(own.lane, verdict);
        true
    }

    /// Sets the machine's inputs to the processes' values.
    fn send(&mut self) {
        let mut others = [0; WORDS];
        for own in &self.own {
            others[own.lane / 64] |= 1 << (own.lane % 64);
        }
        for (number, &(port, place, _)) in self.played.inputs.iter().enumerate() {
            let value = self.first.variables[place];
            if self.sent[number] == value {
                continue;
            }
            self.sent[number] = value;
            for (bit, block) in self.machine.input(port).iter_mut().enumerate() {
                let all = 0_u64.wrapping_sub(value >> bit & 1);
                for (word, others) in block.0.iter_mut().zip(&others) {
                    *word = *word & others | all & !others;
                }
            }
        }
        for own in &mut self.own {
            let (at, mask) = (own.lane / 64, 1 << (own.lane % 64));
            for (number, &(port, place, _)) in self.played.inputs.iter().enumerate() {
                let value = own.process.variables[place];
                if own.sent[number] == value {
                    continue;
                }
                own.sent[number] = value;
                for (bit, block) in self.machine.input(port).iter_mut().enumerate() {
                    let one = 0_u64.wrapping_sub(value >> bit & 1) & mask;
                    block.0[at] = block.0[at] & !mask | one;
                }
            }
        }
    }

    /// Removes the processes that agree with the first process again.
    fn rejoin(&mut self) {
        if self.event != Event::Edge {
            return;
        }
        let (first, group) = (&self.first, &mut self.group);
        self.own.retain(|own| {
            let same = own.event == Event::Edge && own.process == *first;
            if same {
                group[own.lane / 64] |= 1 << (own.lane % 64);
            }
            !same
        });
    }
}

fn run(own: &mut Own, played: &Played<'_>, machine: &Machine) {
    let lane = own.lane;
    let outputs = |output: usize| bits(machine.output(played.outputs[output].0), lane);
    if own.event == Event::Outputs {
        own.process.refresh();
    }
    own.event = own.process.run(&played.program, &outputs, &Cell::new(0));
}
