//! Proves that a mutant is equal to the circuit.
//!
//! Both run side by side with the same inputs, from states in which some registers agree. If these registers stay equal
//! and everything observable is equal, no run from power-up distinguishes the two.

use super::CampaignError;
use super::netlist::{Mutants, SELECT};
use super::simulate::guard;
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::UnitBuild;
use kit::circuit::{Circuit, State};
use kit::graph::{Graph, Lit, TRUE, equal, free_bit};
use kit::solver::{Answer, Query};
use kit::yosys::{Top, Yosys};
use std::time::{Duration, Instant};

/// An observable: a signal, and the signal that must be high for it to count, if any.
pub type Seen = (String, Option<String>);

/// The circuit with its mutants, as read for the comparison.
pub struct Comparison {
    /// The circuit with every mutant.
    pub circuit: Circuit,
    original: Circuit,
    /// The circuit's observables.
    pub seen: Vec<Seen>,
}

/// The numbers of clocks for which the registers are assumed to agree. With one clock, the state is arbitrary. More
/// clocks exclude states from which the registers would soon differ.
const DEPTHS: [usize; 3] = [1, 2, 4];

/// Circuit and mutant side by side.
struct Run {
    /// Whether each register agrees, at the beginning of each clock and at the end.
    states: Vec<Vec<Lit>>,
    /// Whether each observable agrees in each clock.
    alike: Vec<Vec<Lit>>,
}

/// The passes for modules that are cut out: their outputs become inputs, and their inputs become outputs, because
/// nothing reads them any more. Signals that go directly from an input of the circuit to such a module cannot differ.
const CUT: &str = "\
select -set asked {ASKED}
select -set asked @asked i:* %d
expose @asked
tee -q -o {OUT}.asked select -list @asked
cutpoint -blackbox
";

impl Comparison {
    /// Reads the circuit with its mutants, without these modules.
    ///
    /// # Errors
    ///
    /// Returns an error if Yosys is missing, or rejects the circuit.
    pub fn of(
        yosys: &Yosys,
        build: &UnitBuild,
        mutants: &Mutants,
        without: &[String],
    ) -> Result<Comparison, CampaignError> {
        let top = Top {
            name: build.top,
            parameters: Vec::new(),
        };
        let name = format!("{}_compared", build.folder);
        let cells: Vec<String> = without
            .iter()
            .map(|module| format!("t:{module} %ci1 w:* %i"))
            .collect();
        let cut = match cells.len() {
            0 => String::new(),
            several => {
                let unions = " %u".repeat(several - 1);
                CUT.replace("{ASKED}", &format!("{}{unions}", cells.join(" ")))
            }
        };
        let names: Vec<&str> = without.iter().map(String::as_str).collect();
        let circuit = yosys.circuit_cut(&mutants.verilog, &top, &names, &cut, &name)?;
        let outputs = (build.circuit)(PosdataForm::Logic).outputs();
        let mut seen: Vec<Seen> = outputs
            .iter()
            .map(|port| (port.name.to_owned(), guard(port, outputs)))
            .collect();
        if !cut.is_empty() {
            let file = yosys.folder.join(format!("{name}.asked"));
            let text = std::fs::read_to_string(&file)
                .map_err(|error| CampaignError::File(file.clone(), error))?;
            let asked = text.lines().filter_map(|line| line.split_once('/'));
            let asked = asked.map(|(_, name)| name.to_owned());
            seen.extend(asked.map(|name| (name, None)));
        }
        Ok(Comparison {
            original: circuit.held(SELECT, 0),
            circuit,
            seen,
        })
    }

    /// Whether a mutant can be proved equal within this time. If not, it may still be equal.
    pub fn equal(&self, mutant: usize, patience: Duration) -> bool {
        let changed = self.circuit.held(SELECT, mutant as u64);
        let until = Instant::now() + patience;
        DEPTHS.iter().any(|&depth| {
            let same = self.stays_same(&changed, depth, until);
            same.is_some_and(|same| self.begins_same(&changed, depth, &same, until))
        })
    }

    /// Returns the registers that still agree after `depth` clocks in which they and all observables agreed, if the
    /// observables agree once more; `None` if they need not.
    fn stays_same(&self, changed: &Circuit, depth: usize, until: Instant) -> Option<Vec<usize>> {
        let mut same: Vec<usize> = (0..changed.registers()).collect();
        loop {
            let _graph = Graph::default();
            let one = self.original.any_state();
            let mut other = self.original.any_state().bits().to_vec();
            for &bit in &same {
                other[bit] = one.bits()[bit];
            }
            let run = self.run(changed, (one.clone(), changed.state(other)), depth);
            let mut query = Query::default();
            let (last, before) = run.alike.split_last()?;
            for &lit in before.iter().flatten() {
                query.assume(lit);
            }
            for state in &run.states[1..depth] {
                for &bit in &same {
                    query.assume(state[bit]);
                }
            }
            let mut holds = |lit: Lit| query.ask(!lit, until) == Answer::Unsatisfiable;
            if !last.iter().all(|&lit| holds(lit)) {
                return None;
            }
            let count = same.len();
            same.retain(|&bit| holds(run.states[depth][bit]));
            if same.len() == count {
                return Some(same);
            }
            if Instant::now() >= until {
                return None;
            }
        }
    }

    /// Whether these registers and all observables agree in the first clocks after power-up.
    fn begins_same(&self, changed: &Circuit, depth: usize, same: &[usize], until: Instant) -> bool {
        let _graph = Graph::default();
        let start = self.original.initial_state();
        let other = changed.state(start.bits().to_vec());
        let run = self.run(changed, (start, other), depth - 1);
        let mut query = Query::default();
        let mut holds = |lit: Lit| query.ask(!lit, until) == Answer::Unsatisfiable;
        run.alike.iter().flatten().all(|&lit| holds(lit))
            && run
                .states
                .iter()
                .all(|state| same.iter().all(|&bit| holds(state[bit])))
    }

    /// Runs both side by side, from these two states and with the same inputs.
    fn run<'c>(
        &'c self,
        changed: &'c Circuit,
        start: (State<'c>, State<'c>),
        clocks: usize,
    ) -> Run {
        let (mut one, mut other) = start;
        let same_bits = |one: &State<'_>, other: &State<'_>| -> Vec<Lit> {
            let pairs = one.bits().iter().zip(other.bits());
            pairs.map(|(&one, &other)| one.same(other)).collect()
        };
        let mut run = Run {
            states: vec![same_bits(&one, &other)],
            alike: Vec::new(),
        };
        for _ in 0..clocks {
            let inputs: Vec<Lit> = (0..changed.inputs()).map(|_| free_bit()).collect();
            let frame = self.original.clock_over(&one, &inputs);
            let beside = changed.clock_over(&other, &inputs);
            let alike = self.seen.iter().map(|(name, when)| {
                // A signal that is constant in every mutant is equal.
                let alike = equal(&frame.varying(name), &beside.varying(name));
                let when = when.as_ref().map_or(TRUE, |valid| frame.bit(valid));
                when.implies(alike)
            });
            run.alike.push(alike.collect());
            (one, other) = (frame.next(), beside.next());
            run.states.push(same_bits(&one, &other));
        }
        run
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// Two registers that load the inverted input. The first is the middle bit of the output; the other bits are
    /// constant and have no name. Mutant 1 changes the second register, mutant 2 the first.
    pub fn circuit() -> Circuit {
        // 1 input, 2 and 3 the select, 4 and 5 the registers; 6.. gates.
        let aag = "aag 11 3 2 3 6\n2\n4\n6\n8 17\n10 23\n1\n8\n0\n\
                   12 2 6\n14 3 7\n16 13 15\n18 2 4\n20 3 5\n22 19 21\n";
        let map = "input 0 0 x\ninput 1 0 mutant\ninput 2 1 mutant\nlatch 0 0 a\nlatch 1 0 b\n\
                   output 1 1 y\n";
        Circuit::read(aag, map).unwrap()
    }

    #[test]
    fn only_unobservable_mutants_are_equivalent() {
        let circuit = circuit();
        let comparison = Comparison {
            original: circuit.held(SELECT, 0),
            circuit,
            seen: vec![("y".to_owned(), None)],
        };
        let equal = |mutant| comparison.equal(mutant, Duration::from_secs(60));
        assert!(equal(0));
        assert!(equal(1));
        assert!(!equal(2));
        assert!(!equal(3));
    }

    #[test]
    fn mutants_unobservable_in_reachable_states_are_equivalent() {
        // Inputs: read, data, mutant. Registers: valid, which loads read, and word, which loads data if read is high
        // and otherwise holds or, in the mutant, is inverted. The observable is the word while it is valid or, in the
        // second circuit, always.
        let aag = "aag 12 3 2 0 7\n2\n4\n6\n8 2\n10 23\n\
                   12 2 4\n14 10 7\n16 11 6\n18 15 17\n20 3 19\n22 13 21\n24 8 10\n";
        let map = "input 0 0 read\ninput 1 0 data\ninput 2 0 mutant\nlatch 0 0 valid\nlatch 1 0 word\nwire 24 0 y\n";
        for (seen, expected) in [("y", true), ("word", false)] {
            let circuit = Circuit::read(aag, map).unwrap();
            let comparison = Comparison {
                original: circuit.held(SELECT, 0),
                circuit,
                seen: vec![(seen.to_owned(), None)],
            };
            assert_eq!(comparison.equal(1, Duration::from_secs(60)), expected);
        }
    }
}
