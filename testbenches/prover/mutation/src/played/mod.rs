//! Runs a shipped bench against a thousand circuits at once, each with a different fault.
//!
//! The bench's own text is compiled (`text`, `syntax`, `program`), so the verdicts are those of the bench. One process
//! of the bench drives every lane that behaves like the circuit without a fault. When a lane differs in an output that
//! the bench reads, it gets a copy of the process. The copy reads this lane's outputs and drives its inputs, until it
//! finds an error, ends, or agrees with the first process again.

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

/// A construct in a bench that is not supported.
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

/// The bench's verdict on a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The bench finds an error in this clock.
    Dies(u64),
    /// The bench is still running after the clocks of [`PATIENCE`]; the fault is neither found nor passed.
    Endless,
    /// The bench passes.
    Passes,
    /// The bench has not ended within the clocks of this round.
    Open,
}

/// Number of faults at once; the first lane is the circuit without a fault.
const AT_ONCE: usize = LANES - 1;
/// How long a batch runs. Lanes that are still open afterwards form new batches, which start from the beginning.
#[derive(Clone, Copy)]
struct Round {
    /// Number of clocks of the first process.
    clocks: u64,
    /// Whether the batch also abandons late lanes. The last batches do not, where each such lane costs a process.
    leaves_late: bool,
}

const fn round(clocks: u64, leaves_late: bool) -> Round {
    Round {
        clocks,
        leaves_late,
    }
}

/// In the first rounds most faults die soon. In the last round the late lanes run together, until the bench itself
/// gives up.
const ROUNDS: [Round; 4] = [
    round(2_000, true),
    round(100_000, true),
    round(u64::MAX, true),
    round(u64::MAX, false),
];
/// A bench may run for this multiple of the clocks of the original run, plus these clocks. The limits that the shipped
/// benches set themselves are shorter.
const PATIENCE: (u64, u64) = (3, 300_000);

/// A bench that is ready to run against a circuit.
pub struct Played<'n> {
    program: Program,
    netlist: &'n Netlist,
    /// The circuit's input, the variable that drives it, and its width.
    inputs: Vec<(usize, usize, usize)>,
    /// The circuit's outputs that the bench reads, each with the index in this list of the output that must be high for
    /// it to count.
    outputs: Vec<(usize, Option<usize>)>,
}

impl<'n> Played<'n> {
    /// Prepares a bench; `memory` returns the text of its vector file, `ports` are the circuit's outputs.
    ///
    /// # Errors
    ///
    /// Returns an error if the bench has an unsupported construct, or names a port that the circuit lacks.
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

    /// Returns the bench's verdict on each of these faults.
    ///
    /// # Errors
    ///
    /// Returns the clock if the bench finds an error in the circuit without a fault.
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
            // In the last round, split the lanes evenly among the cores.
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
