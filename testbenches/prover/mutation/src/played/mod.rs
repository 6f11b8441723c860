//! A shipped bench that plays against a thousand circuits at once, each with another fault.
//!
//! The bench's own text is compiled (`text`, `syntax`, `program`), so what it compares is what counts, and a bench that
//! compares less kills less. One process of it drives every lane that shows it what the circuit without a fault does. A
//! lane that shows something else, in an output that the bench looks at, gets a copy of the process: the copy sees its
//! lane's outputs, drives its inputs, and finds an error, ends, or becomes the same as the first process again.

mod compile;
mod node;
mod parse;
mod process;
mod program;
mod run;
mod syntax;
mod text;

use super::simulate::guard;
use fpgambit_hw::pins::Port;
use fpgambit_netlist::{Fault, Faults, LANES, Netlist};
use program::Program;
use run::Run;

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
    /// It is still running after the clocks of [`PATIENCE`]: neither found nor passed.
    Endless,
    /// It passes.
    Passes,
    /// It has not come to an end within the clocks it was given.
    Open,
}

/// Faults at once: the first lane is the circuit without one.
const AT_ONCE: usize = LANES - 1;
/// How far a batch is played; the lanes that are still open then are gathered into new batches, which begin again.
#[derive(Clone, Copy)]
struct Round {
    /// Clocks of the first process.
    clocks: u64,
    /// Whether it leaves the lanes too that are late: these are the last, as each costs a process of its own.
    leaves_late: bool,
}

const fn round(clocks: u64, leaves_late: bool) -> Round {
    Round {
        clocks,
        leaves_late,
    }
}

/// Most faults die soon. Late lanes are played together, until the bench itself gives them up.
const ROUNDS: [Round; 4] = [
    round(2_000, true),
    round(100_000, true),
    round(u64::MAX, true),
    round(u64::MAX, false),
];
/// The bench may take so many times as long as on the circuit without a fault, and these clocks besides. Each limit that a
/// shipped bench sets itself is shorter.
const PATIENCE: (u64, u64) = (3, 300_000);

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
        let program = compile::compile(&parse::parse(bench)?, memory)?;
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
        for round in ROUNDS {
            let open: Vec<usize> = (0..asked.len())
                .filter(|&one| verdicts[one] == Verdict::Open)
                .collect();
            if open.is_empty() {
                break;
            }
            // At the end as many lanes on each core.
            let size = open.len().div_ceil(threads).clamp(1, AT_ONCE);
            let batches: Vec<&[usize]> = open.chunks(size).collect();
            let numbers: Vec<usize> = (0..batches.len()).collect();
            let found = kit::threads::each(threads, &numbers, |batch| {
                let some: Vec<Fault> = batches[batch].iter().map(|&one| asked[one]).collect();
                Run::new(self, faults, &some).play(round)
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

#[cfg(test)]
mod tests;
