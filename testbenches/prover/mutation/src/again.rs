//! Repeats a unit's proofs for a mutant, but only the cases whose questions the mutant changes.

use fpgambit_prover::unit::Design;
use kit::circuit::Circuit;
use kit::proof::Lemma;
use kit::prove::{Limits, Progress, prove};
use kit::question::Digest;
use kit::report::Report;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::slice;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use super::netlist::SELECT;

/// The result of a unit's proofs for a mutant.
#[derive(Debug, PartialEq, Eq)]
pub enum Again {
    /// A goal fails: names of the lemma and the goal.
    Fails(String),
    /// Every theorem of the unit still holds, and the theorems specify its words.
    Holds,
    /// The proofs say nothing about the mutant.
    Nothing(&'static str),
}

/// A unit's proofs.
pub struct Proofs {
    design: Design,
    /// The design without a mutant.
    original: Design,
    /// The digest of each case's question for the original circuit.
    asked: HashMap<Named, Digest>,
    /// Whether a case holds for the original circuit; only the cases tried.
    holds: Mutex<HashMap<Named, bool>>,
}

/// A case: its lemma's name, and its own name.
type Named = (String, String);

/// Returns the design with this mutant.
fn held(design: &Design, mutant: usize) -> Design {
    let of = |circuit: &Circuit| circuit.held(SELECT, mutant as u64);
    Design {
        unit: design.unit,
        name: design.name.clone(),
        digest: design.digest,
        circuit: of(&design.circuit),
        without: design.without.as_ref().map(of),
        table: None,
        words: design.words.clone(),
    }
}

/// Splits a lemma into one lemma per case.
fn by_case(lemma: Lemma<'_>) -> impl Iterator<Item = Lemma<'_>> {
    let (name, says, assumes, method) = (lemma.name, lemma.says, lemma.assumes, lemma.method);
    lemma.cases.into_iter().map(move |case| Lemma {
        name,
        says,
        assumes,
        method,
        cases: vec![case],
    })
}

impl Proofs {
    /// Prepares the proofs of a design that contains all mutants.
    pub fn of(design: Design) -> Proofs {
        let mut asked = HashMap::new();
        let original = held(&design, 0);
        for lemma in original.lemmas() {
            for case in &lemma.cases {
                if let Some(question) = case.question() {
                    let key = (lemma.name.to_owned(), case.name.clone());
                    asked.insert(key, question.digest());
                }
            }
        }
        Proofs {
            design,
            original,
            asked,
            holds: Mutex::default(),
        }
    }

    /// Solves the questions that a mutant changes, within this time.
    pub fn again(&self, mutant: usize, patience: Duration) -> Again {
        let whole = self.design.unit.says_all;
        let changed = held(&self.design, mutant);
        // If a mutant changes a register's output, the proofs no longer find the register under its name.
        let asked = catch_unwind(AssertUnwindSafe(|| self.changed(&changed)));
        let Ok(lemmas) = asked else {
            return Again::Nothing("the mutant removes a register that the proofs use");
        };
        let until = Instant::now() + patience;
        let limits = Limits {
            until: Some(until),
            first_failure: true,
            // One hard question must leave time for others.
            ..Limits::new(patience / 4, 1)
        };
        let mut open = None;
        // Try one case after the other, because one counterexample is enough.
        for lemma in lemmas.into_iter().flat_map(by_case) {
            if Instant::now() >= until {
                return Again::Nothing("the proofs ran out of time");
            }
            let reports = prove(slice::from_ref(&lemma), limits, &|_: Progress<'_>| {});
            for failure in reports.iter().flat_map(|report| &report.failures) {
                if !failure.is_counterexample() {
                    open = Some("a goal ran out of time");
                } else if self.holds_of_original(&lemma, limits, patience) {
                    return Again::Fails(format!("{}: {}", lemma.name, failure.goal));
                } else {
                    open.get_or_insert("a goal fails, but it also fails with no mutant selected");
                }
            }
        }
        match (open, whole) {
            (Some(why), _) => Again::Nothing(why),
            (None, false) => {
                Again::Nothing("the theorems hold, but do not specify the unit's words")
            }
            (None, true) => Again::Holds,
        }
    }

    /// Whether the only case of a lemma holds for the circuit without a mutant. It may fail, because a register whose
    /// output some mutant changes has lost its value at power-up.
    fn holds_of_original(&self, of: &Lemma<'_>, limits: Limits<'_>, patience: Duration) -> bool {
        let named: Named = (of.name.to_owned(), of.cases[0].name.clone());
        let known = self.holds.lock().ok();
        if let Some(holds) = known.and_then(|all| all.get(&named).copied()) {
            return holds;
        }
        let mut lemmas = self.original.lemmas().into_iter().flat_map(by_case);
        let same = lemmas.find(|lemma| lemma.name == of.name && lemma.cases[0].name == named.1);
        let limits = Limits {
            goal: patience,
            until: Some(Instant::now() + patience),
            ..limits
        };
        let holds = same.is_some_and(|lemma| {
            let reports = prove(&[lemma], limits, &|_: Progress<'_>| {});
            reports.iter().all(Report::proved)
        });
        if let Ok(mut all) = self.holds.lock() {
            all.insert(named, holds);
        }
        holds
    }

    /// Returns the lemmas with only the cases that a mutant changes.
    fn changed<'a>(&self, design: &'a Design) -> Vec<Lemma<'a>> {
        let mut lemmas = design.lemmas();
        for lemma in &mut lemmas {
            let name = lemma.name.to_owned();
            lemma.cases.retain(|case| {
                let before = || self.asked.get(&(name.clone(), case.name.clone()));
                case.question()
                    .is_none_or(|question| before() != Some(&question.digest()))
            });
        }
        lemmas.retain(|lemma| !lemma.cases.is_empty());
        lemmas
    }
}
