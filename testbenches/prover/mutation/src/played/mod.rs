//! A shipped bench that plays against a thousand circuits at once, each with another fault.
//!
//! The bench's own text is compiled (`text`, `syntax`, `program`), so what it compares is what counts, and a bench that
//! compares less kills less. One process of it drives every lane that shows it what the circuit without a fault does. A
//! lane that shows something else, in an output that the bench looks at, gets a copy of the process: the copy sees its
//! lane's outputs, drives its inputs, and finds an error, ends, or becomes the same as the first process again.

mod node;
mod process;
mod program;
mod syntax;
mod text;

use super::simulate::guard;
use fpgambit_hw::pins::Port;
use fpgambit_netlist::{Block, Fault, Faults, LANES, Lanes, Machine, Netlist, WORDS};
use process::{Event, Process};
use program::Program;
use std::cell::Cell;

/// What a bench has that is not known here.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct BenchError {
    line: usize,
    message: String,
}

impl BenchError {
    fn new(line: usize, message: String) -> Self {
        Self { line, message }
    }
}

/// What the bench says to a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It finds an error, at this clock.
    Dies(u64),
    /// It goes on long after the run without a fault has ended.
    Endless,
    /// It passes.
    Passes,
    /// It has not come to an end within the clocks it was given.
    Open,
}

/// Faults at once: the first lane is the circuit without one.
const AT_ONCE: usize = LANES - 1;
/// Most faults die soon: the others are gathered after so many clocks, and begin again.
const ROUNDS: [u64; 3] = [2_000, 100_000, u64::MAX];
/// A bench that takes so many times as long as on the circuit without a fault, and these clocks besides, does not end.
const PATIENCE: (u64, u64) = (3, 100_000);

/// A bench that is ready to play against a circuit.
pub struct Played<'n> {
    program: Program,
    netlist: &'n Netlist,
    /// The circuit's input, the variable that it is set by, and its width.
    inputs: Vec<(usize, usize, usize)>,
    /// The circuit's outputs that the bench looks at, and, by their place here, which says when they count.
    outputs: Vec<(usize, Option<usize>)>,
}

impl<'n> Played<'n> {
    /// Prepares a bench; `memory` gives the text of its vectors' file, `ports` are the circuit's outputs.
    ///
    /// # Errors
    ///
    /// If it has something that is not known here, or names a port that the circuit does not have.
    pub fn new(
        bench: &str,
        memory: &dyn Fn(&str) -> Option<String>,
        netlist: &'n Netlist,
        ports: &[Port],
    ) -> Result<Self, BenchError> {
        let program = program::compile(&syntax::parse(bench)?, memory)?;
        let missing =
            |name: &String| BenchError::new(0, format!("the circuit has no port {name:?}"));
        let inputs = program.inputs.iter().map(|(name, place)| {
            let port = netlist.inputs().iter().position(|port| port.name == *name);
            let port = port.ok_or_else(|| missing(name))?;
            Ok((port, *place, netlist.inputs()[port].width()))
        });
        let inputs = inputs.collect::<Result<_, BenchError>>()?;
        let outputs = program.outputs.iter().map(|name| {
            let port = netlist.outputs().iter().position(|port| port.name == *name);
            let port = port.ok_or_else(|| missing(name))?;
            let valid = ports.iter().find(|port| port.name == *name);
            let valid = valid.and_then(|port| guard(port, ports));
            let valid =
                valid.and_then(|valid| program.outputs.iter().position(|name| *name == valid));
            Ok((port, valid))
        });
        let outputs = outputs.collect::<Result<_, BenchError>>()?;
        Ok(Self {
            program,
            netlist,
            inputs,
            outputs,
        })
    }

    /// What the bench says to each of these faults.
    ///
    /// # Errors
    ///
    /// If it finds an error in the circuit without a fault: the clock.
    pub fn play(
        &self,
        faults: &Faults,
        asked: &[Fault],
        threads: usize,
    ) -> Result<Vec<Verdict>, u64> {
        let mut verdicts = vec![Verdict::Open; asked.len()];
        for limit in ROUNDS {
            let open: Vec<usize> = (0..asked.len())
                .filter(|&one| verdicts[one] == Verdict::Open)
                .collect();
            if open.is_empty() {
                break;
            }
            // At the end as many lanes on each core.
            let size = open.len().div_ceil(threads).min(AT_ONCE).max(1);
            let batches: Vec<&[usize]> = open.chunks(size).collect();
            let numbers: Vec<usize> = (0..batches.len()).collect();
            let found = kit::threads::each(threads, &numbers, |batch| {
                let some: Vec<Fault> = batches[batch].iter().map(|&one| asked[one]).collect();
                Run::new(self, faults, &some).play(limit)
            });
            for (batch, found) in found {
                for (&one, verdict) in batches[batch].iter().zip(found?) {
                    verdicts[one] = verdict;
                }
            }
        }
        Ok(verdicts)
    }
}

/// A lane whose bench is still in a task that the first process left so many clocks ago does not end.
const LATEST: u64 = 3_000;

/// A set of lanes.
type Set = [u64; WORDS];

/// The process of a lane that differs.
struct Own {
    lane: usize,
    process: Process,
    event: Event,
    /// What the machine's inputs hold.
    sent: Vec<u64>,
    /// The calls it was in when it began.
    within: Vec<u64>,
    /// Clocks for which it has been in one of these that the first process has left.
    late: u64,
}

impl Own {
    /// Whether it is still in a task that the first process, which was in it too, has left.
    fn is_late(&self, first: &Process) -> bool {
        let both = self.within.iter().zip(&self.process.within);
        let same = both.take_while(|(one, other)| one == other).count();
        self.within[..same] != first.within[..same.min(first.within.len())]
    }
}

/// One batch.
struct Run<'p> {
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
    fn new(played: &'p Played<'p>, faults: &'p Faults, some: &[Fault]) -> Self {
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
        }
    }

    fn judge(&mut self, lane: usize, verdict: Verdict) {
        self.verdicts[lane - 1] = verdict;
    }

    fn clock_of(&self, process: &Process) -> u64 {
        process.variables[self.played.program.clocks]
    }

    fn play(mut self, limit: u64) -> Result<Vec<Verdict>, u64> {
        self.event = self.first.run(&self.played.program, &|_| 0, &Cell::new(0));
        let mut longest = u64::MAX;
        loop {
            if self.event == Event::Error {
                return Err(self.clock_of(&self.first));
            }
            if self.event == Event::End && longest == u64::MAX {
                for lane in members(&self.group) {
                    self.judge(lane, Verdict::Passes);
                }
                self.group = [0; WORDS];
                longest = self.clock_of(&self.first) * PATIENCE.0 + PATIENCE.1;
            }
            let over = self.group == [0; WORDS] && self.own.is_empty();
            if over || self.clock_of(&self.first) >= limit {
                return Ok(self.verdicts);
            }
            self.send();
            self.rejoin();
            if self.event == Event::Outputs
                || self.own.iter().any(|own| own.event == Event::Outputs)
            {
                self.machine.outputs_with(&self.lanes);
                self.run_own(Event::Outputs, longest);
                if self.event == Event::Outputs {
                    self.look();
                }
            } else {
                self.machine.clock_with(&self.lanes);
                self.run_own(Event::Edge, longest);
                if self.event == Event::Edge {
                    self.event = self.first.run(&self.played.program, &|_| 0, &Cell::new(0));
                }
            }
        }
    }

    /// Has the first process look at the outputs. A lane that shows other ones than the first, of those it looks at, gets
    /// a process of its own.
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
            if !self.is_decided(&own, u64::MAX) {
                self.own.push(own);
            }
        }
    }

    /// Of each output, the lanes of the group that do not show what the first lane does.
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
            // A word counts while it is offered.
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

    /// Runs the processes of their own that wait for this.
    fn run_own(&mut self, event: Event, longest: u64) {
        let mut all = std::mem::take(&mut self.own);
        all.retain_mut(|own| {
            if own.event == event {
                run(own, self.played, &self.machine);
                own.late += u64::from(event == Event::Edge && own.is_late(&self.first));
            }
            !self.is_decided(own, longest)
        });
        self.own = all;
    }

    fn is_decided(&mut self, own: &Own, longest: u64) -> bool {
        let clock = self.clock_of(&own.process);
        let verdict = match own.event {
            Event::Error => Verdict::Dies(clock),
            Event::End => Verdict::Passes,
            _ if clock > longest || own.late > LATEST => Verdict::Endless,
            _ => return false,
        };
        self.judge(own.lane, verdict);
        true
    }

    /// Gives the machine what the processes set.
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

    /// A process that has become the same as the first is of no more use.
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

#[cfg(test)]
mod tests {
    use super::*;
    use fpgambit_hw::pins::Direction;
    use fpgambit_netlist::{Effect, Reader};

    const CIRCUIT: &str = "
        module counter (input wire clock, input wire step, output wire count_valid, output wire [3:0] count, output wire spare);
          reg [3:0] value = 4'd0;
          always @(posedge clock) if (step) value <= value + 4'd1;
          assign count = value;
          assign count_valid = step;
          assign spare = value[3] ^ step;
        endmodule";

    /// It waits for the count, so that a lane that counts otherwise is driven otherwise.
    const BENCH: &str = "
        module counter_tb;
            reg clock;
            reg step;
            wire count_valid;
            wire [3:0] count;
            wire spare;
            counter dut (.clock(clock), .step(step), .count_valid(count_valid), .count(count), .spare(spare));
            integer errors;
            integer clocks;
            task tick;
                begin
                    #1 clock = 1'b1;
                    #5 clock = 1'b0;
                    clocks = clocks + 1;
                end
            endtask
            task count_to(input [3:0] last, input integer longest);
                integer left;
                begin
                    left = longest;
                    step = 1'b1;
                    #4;
                    while (count !== last && left > 0) begin
                        tick;
                        #4;
                        left = left - 1;
                    end
                    {CHECK}
                    step = 1'b0;
                    #4;
                end
            endtask
            initial begin
                errors = 0;
                clocks = 0;
                clock = 1'b0;
                step = 1'b0;
                count_to(4'd5, 9);
                count_to(4'd2, 20);
                $finish;
            end
        endmodule";

    fn verdicts(check: &str) -> Vec<(String, Verdict)> {
        let mut reader = Reader::default();
        reader.add("counter.v", CIRCUIT).unwrap();
        let netlist = reader.netlist("counter", &[]).unwrap();
        let faults = Faults::of(&netlist).unwrap();
        let ports =
            ["count_valid", "count", "spare"].map(|name| Port::new(name, Direction::Output, 1));
        let bench = BENCH.replace("{CHECK}", check);
        let played = Played::new(&bench, &|_| None, &netlist, &ports).unwrap();
        let asked: Vec<Fault> = faults.all().collect();
        let found = played.play(&faults, &asked, 1).unwrap();
        asked
            .iter()
            .map(|one| faults.name(*one))
            .zip(found)
            .collect()
    }

    fn of(verdicts: &[(String, Verdict)], name: &str) -> Verdict {
        verdicts.iter().find(|(one, _)| one == name).unwrap().1
    }

    #[test]
    fn a_bench_finds_what_it_compares() {
        let found = verdicts("if (left == 0) errors = errors + 1;");
        assert_eq!(
            of(&found, &format!("value[0] {}", Effect::Zero)),
            Verdict::Dies(9)
        );
        assert_eq!(
            of(&found, &format!("step[0] {}", Effect::Zero)),
            Verdict::Dies(9)
        );
        // Nothing looks at it.
        assert_eq!(
            of(&found, &format!("spare[0] {}", Effect::Inverted)),
            Verdict::Passes
        );
    }

    #[test]
    fn a_bench_that_compares_less_finds_less() {
        let count = |check: &str| {
            let found = verdicts(check);
            found
                .iter()
                .filter(|(_, verdict)| *verdict == Verdict::Passes)
                .count()
        };
        let (some, none) = (count("if (left == 0) errors = errors + 1;"), count(""));
        assert!(some < none, "{some} and {none} pass");
        assert_eq!(none, verdicts("").len());
    }

    #[test]
    fn what_is_not_known_is_refused_with_its_line() {
        let bench = BENCH.replace("{CHECK}", "forever tick;");
        let error = syntax::parse(&bench).map(|_| ()).unwrap_err();
        assert!(error.to_string().contains("tick"), "{error}");
    }
}
