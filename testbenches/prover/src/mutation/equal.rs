//! Is a mutant equal to the circuit? Both run side by side, with the same inputs, from states of which some registers are
//! the same: if these stay the same and all that can be seen is the same, no run tells the two apart.

use super::CampaignError;
use super::netlist::{Mutants, SELECT};
use super::simulate::guard;
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{Graph, Lit, TRUE};
use crate::kit::solver::{Answer, Query};
use crate::kit::yosys::{Top, Yosys};
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::UnitBuild;
use std::time::{Duration, Instant};

/// What can be seen: a signal, and the one that says when it counts.
pub type Seen = (String, Option<String>);

/// The circuit with its mutants, as read for this question.
pub struct Comparison {
    /// With every mutant.
    pub circuit: Circuit,
    original: Circuit,
    /// What can be seen of it.
    pub seen: Vec<Seen>,
}

/// What becomes of modules that are cut out: what they answer is an input, what they are asked can be seen.
const CUT: &str = "\
setattr -set keep 1 {ASKED}
tee -q -o {OUT}.asked select -list {ASKED}
cutpoint -blackbox
";

impl Comparison {
    /// Reads the circuit with its mutants, without these modules.
    ///
    /// # Errors
    ///
    /// If Yosys is missing, or refuses it.
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
        // What is constant in every mutant has no name.
        let mut seen: Vec<Seen> = outputs
            .iter()
            .filter(|port| circuit.knows(port.name))
            .map(|port| (port.name.to_owned(), guard(port, outputs)))
            .collect();
        if !cut.is_empty() {
            let file = yosys.folder.join(format!("{name}.asked"));
            let text = std::fs::read_to_string(&file)
                .map_err(|error| CampaignError::File(file.clone(), error))?;
            let asked = text.lines().filter_map(|line| line.split_once('/'));
            let asked = asked.map(|(_, name)| name.to_owned());
            seen.extend(
                asked
                    .filter(|name| circuit.knows(name) && !name.ends_with(SELECT))
                    .map(|name| (name, None)),
            );
        }
        Ok(Comparison {
            original: circuit.held(SELECT, 0),
            circuit,
            seen,
        })
    }

    /// Whether a mutant is proved equal within that time. False says nothing.
    pub fn equal(&self, mutant: usize, patience: Duration) -> bool {
        let changed = self.circuit.held(SELECT, mutant as u64);
        let until = Instant::now() + patience;
        let mut apart = vec![false; changed.registers()];
        loop {
            let graph = Graph::default();
            let one = self.original.any_state(&graph);
            let other = one
                .bits()
                .iter()
                .zip(&apart)
                .map(|(&bit, &apart)| if apart { graph.var() } else { bit });
            let other = State::of(other.collect());
            let inputs: Vec<Lit> = (0..changed.inputs()).map(|_| graph.var()).collect();
            let frame = self.original.clock_over(&graph, &one, &inputs);
            let beside = changed.clock_over(&graph, &other, &inputs);
            let mut query = Query::new(&graph);
            let mut same =
                |lit: Lit| lit == TRUE || query.ask(!lit, until) == Answer::Unsatisfiable;
            for (name, when) in &self.seen {
                let alike = graph.equal(&frame.word(name), &beside.word(name));
                let when = when.as_ref().map_or(TRUE, |valid| frame.bit(valid));
                if !same(graph.implies(when, alike)) {
                    return false;
                }
            }
            let (next, beside) = (frame.next(), beside.next());
            let mut stable = true;
            for (bit, (&one, &other)) in next.bits().iter().zip(beside.bits()).enumerate() {
                if !apart[bit] && !same(graph.same(one, other)) {
                    apart[bit] = true;
                    stable = false;
                }
            }
            if stable {
                return true;
            }
            if Instant::now() >= until {
                return false;
            }
        }
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// Two registers that take the input, inverted; the first is the output. Mutant 1 changes the second, mutant 2 the
    /// first.
    pub fn circuit() -> Circuit {
        // 1 input, 2 and 3 the select, 4 and 5 the registers; 6.. gates.
        let aag = "aag 11 3 2 0 6\n2\n4\n6\n8 17\n10 23\n\
                   12 2 6\n14 3 7\n16 13 15\n18 2 4\n20 3 5\n22 19 21\n";
        let map = "input 0 0 x\ninput 1 0 mutant\ninput 2 1 mutant\nlatch 0 0 a\nlatch 1 0 b\nwire 8 0 y\n";
        Circuit::read(aag, map).unwrap()
    }

    #[test]
    fn what_nobody_sees_is_equal() {
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
}
