//! Proofs asked again of a mutant: only those cases whose questions the mutant changes.

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
    /// With no mutant.
    original: Design,
    /// What each case asks of the circuit as it was.
    asked: HashMap<Named, Digest>,
    /// Whether a case holds of the circuit as it was: those that were asked.
    holds: Mutex<HashMap<Named, bool>>,
}

/// A case, by its lemma's name and its own.
type Named = (String, String);

/// The design in which that mutant is.
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

/// A lemma's cases, each as a lemma of its own.
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
    /// Of a design that holds all mutants.
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

    /// Asks again what a mutant changes, for so long.
    pub fn again(&self, mutant: usize, patience: Duration) -> Again {
        let whole = self.design.unit.says_all;
        let changed = held(&self.design, mutant);
        // A register whose output is changed is no register to the proofs, which then cannot speak of it.
        let asked = catch_unwind(AssertUnwindSafe(|| self.changed(&changed)));
        let Ok(lemmas) = asked else {
            return Again::Nothing("a register that the proofs speak of is no longer one");
        };
        let until = Instant::now() + patience;
        let limits = Limits {
            until: Some(until),
            first_failure: true,
            // So that one hard question leaves time for others.
            ..Limits::new(patience / 4, 1)
        };
        let mut open = None;
        // One case after the other: a counterexample to one is enough.
        for lemma in lemmas.into_iter().flat_map(by_case) {
            if Instant::now() >= until {
                return Again::Nothing("its proofs are out of time");
            }
            let reports = prove(slice::from_ref(&lemma), limits, &|_: Progress<'_>| {});
            for failure in reports.iter().flat_map(|report| &report.failures) {
                if !failure.is_counterexample() {
                    open = Some("a goal is out of time");
                } else if self.holds_of_original(&lemma, limits, patience) {
                    return Again::Fails(format!("{}: {}", lemma.name, failure.goal));
                } else {
                    open.get_or_insert(
                        "a goal fails, as it does of the circuit that can be any mutant",
                    );
                }
            }
        }
        match (open, whole) {
            (Some(why), _) => Again::Nothing(why),
            (None, false) => Again::Nothing("the theorems hold, but do not say what its words are"),
            (None, true) => Again::Holds,
        }
    }

    /// Whether the one case of a lemma holds of the circuit with no mutant. A register of which some mutant changes the output
    /// has lost its value at power-up.
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

    /// The lemmas with those cases only that a mutant changes.
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
