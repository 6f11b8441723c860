//! Proofs asked again of a mutant: only those cases whose questions the mutant changes.

use crate::kit;
use crate::kit::graph::{Graph, Lit, Node};
use crate::proof::{Claim, Lemma, Limits, Told, Work, prove};
use crate::units::{self, Design};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::slice;
use std::time::{Duration, Instant};

use super::netlist::SELECT;

/// How the proofs of a unit take a mutant.
#[derive(Debug, PartialEq, Eq)]
pub enum Again {
    /// A goal fails: the lemma's name and the goal's.
    Fails(String),
    /// Every theorem of the unit still holds, and these say what its words are.
    Holds,
    /// They say nothing of it.
    Nothing(&'static str),
}

/// A unit's proofs.
pub struct Proofs {
    design: Design,
    /// What each case asks of the circuit as it was, by lemma and case.
    asked: HashMap<(String, String), u64>,
}

/// The design in which that mutant is.
fn held(design: &Design, mutant: usize) -> Design {
    let of = |circuit: &kit::circuit::Circuit| circuit.held(SELECT, mutant as u64);
    Design {
        unit: design.unit,
        name: design.name.clone(),
        digest: design.digest,
        sources: design.sources,
        circuit: of(&design.circuit),
        without: design.without.as_ref().map(of),
        table: None,
        files: design.files.clone(),
    }
}

/// A number for all that a claim says, the same for the same claim in another graph.
fn fingerprint(graph: &Graph, claim: &Claim) -> u64 {
    let number = |of: &dyn Fn(&mut DefaultHasher)| {
        let mut hasher = DefaultHasher::new();
        of(&mut hasher);
        hasher.finish()
    };
    let mut variables = 0_u64;
    let mut hashes: Vec<u64> = Vec::with_capacity(graph.size());
    for index in 0..graph.size() {
        let hash = match graph.node(index) {
            Node::Constant => 0,
            Node::Variable => {
                variables += 1;
                number(&|hasher| variables.hash(hasher))
            }
            Node::And(a, b) => {
                let side = |lit: Lit| (hashes[lit.node()], lit.negated());
                let (a, b) = (side(a), side(b));
                number(&|hasher| (a.min(b), a.max(b)).hash(hasher))
            }
        };
        hashes.push(hash);
    }
    number(&|hasher| {
        for lit in claim
            .given
            .iter()
            .chain(claim.goals.iter().map(|(_, goal)| goal))
        {
            (hashes[lit.node()], lit.negated()).hash(hasher);
        }
    })
}

impl Proofs {
    /// Of a design that holds all mutants.
    pub fn of(design: Design) -> Proofs {
        let mut asked = HashMap::new();
        let original = held(&design, 0);
        for lemma in units::lemmas(&original) {
            for case in &lemma.cases {
                if let Work::Ask(build) = &case.work {
                    let graph = Graph::default();
                    let claim = build(&graph);
                    let key = (lemma.name.to_owned(), case.name.clone());
                    asked.insert(key, fingerprint(&graph, &claim));
                }
            }
        }
        Proofs { design, asked }
    }

    /// Asks again what a mutant changes, for so long.
    pub fn again(&self, mutant: usize, patience: Duration) -> Again {
        let whole = !units::PARTLY.contains(&self.design.unit);
        let changed = held(&self.design, mutant);
        // A register whose output is changed is no register to the proofs, which then cannot speak of it.
        let asked = catch_unwind(AssertUnwindSafe(|| self.changed(&changed)));
        let Ok(lemmas) = asked else {
            return Again::Nothing("a register that the proofs speak of is no longer one");
        };
        let until = Instant::now() + patience;
        let limits = Limits {
            // So that one hard question leaves time for others.
            goal: patience / 4,
            until: Some(until),
            threads: 1,
            first_failure: true,
            certify: None,
        };
        let mut open = false;
        // One lemma after the other: a counterexample to one is enough.
        for lemma in &lemmas {
            if Instant::now() >= until {
                return Again::Nothing("its proofs are out of time");
            }
            for report in prove(slice::from_ref(lemma), limits, &|_: Told<'_>| {}) {
                for failure in &report.failures {
                    if failure.is_counterexample() {
                        return Again::Fails(format!("{}: {}", report.lemma, failure.goal));
                    }
                    open = true;
                }
            }
        }
        match (open, whole) {
            (true, _) => Again::Nothing("a goal is out of time"),
            (false, false) => {
                Again::Nothing("the theorems hold, but do not say what its words are")
            }
            (false, true) => Again::Holds,
        }
    }

    /// The lemmas with those cases only that a mutant changes.
    fn changed<'a>(&self, design: &'a Design) -> Vec<Lemma<'a>> {
        let mut lemmas = units::lemmas(design);
        for lemma in &mut lemmas {
            let name = lemma.name.to_owned();
            lemma.cases.retain(|case| match &case.work {
                Work::Check(_) => true,
                Work::Ask(build) => {
                    let graph = Graph::default();
                    let claim = build(&graph);
                    let before = self.asked.get(&(name.clone(), case.name.clone()));
                    before != Some(&fingerprint(&graph, &claim))
                }
            });
        }
        lemmas.retain(|lemma| !lemma.cases.is_empty());
        lemmas
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_claim_has_the_same_number() {
        let number = |detour: bool, other: bool| {
            let graph = Graph::default();
            let (a, b, c) = (graph.var(), graph.var(), graph.var());
            if detour {
                graph.or(b, c);
            }
            let mut claim = Claim::default();
            claim.given(graph.or(a, b));
            claim.goal("goal", graph.and(if other { b } else { a }, c));
            fingerprint(&graph, &claim)
        };
        assert_eq!(number(false, false), number(true, false));
        assert_ne!(number(false, false), number(false, true));
    }
}
