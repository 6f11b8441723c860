//! What became of lemmas: their goals, and those that are not proved.

use crate::answers::Answer;

/// How a goal that is not proved came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// There is a counterexample that can happen.
    Refuted,
    /// There is a counterexample to the step; it may be unreachable.
    NotInductive,
    /// The solver gave up.
    OutOfTime,
    /// What is assumed cannot be: the case says nothing.
    Vacuous,
    /// The solver says that there is no counterexample, and no certificate shows it.
    NotCertified,
}

impl std::fmt::Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Outcome::Refuted => "refuted",
            Outcome::NotInductive => "not inductive",
            Outcome::OutOfTime => "out of time",
            Outcome::Vacuous => "vacuous: what it assumes cannot be",
            Outcome::NotCertified => "not certified",
        })
    }
}

/// A goal that did not come out.
#[derive(Clone)]
pub struct Failure {
    /// The case and the goal.
    pub goal: String,
    /// How it came out.
    pub outcome: Outcome,
    /// The counterexample: words by name.
    pub state: Vec<(String, u64)>,
    /// Its board image, if there is a board.
    pub image: Vec<u64>,
    /// What else there is to say.
    pub note: String,
}

impl Failure {
    /// A goal and how it came out, of which no more is known.
    pub fn new(goal: String, outcome: Outcome) -> Self {
        Failure {
            goal,
            outcome,
            state: Vec::new(),
            image: Vec::new(),
            note: String::new(),
        }
    }

    /// There is a state that shows it.
    pub fn is_counterexample(&self) -> bool {
        matches!(self.outcome, Outcome::Refuted | Outcome::NotInductive)
    }
}

/// What became of a lemma.
#[derive(Clone, Default)]
pub struct Report {
    /// The lemma's name.
    pub lemma: &'static str,
    /// Cases settled.
    pub cases: usize,
    /// Goals.
    pub goals: usize,
    /// Those not proved.
    pub failures: Vec<Failure>,
    /// Answers of the solver that a checked proof certifies, and the steps of these proofs.
    pub certified: (usize, usize),
    /// Seconds of one core, spent and not waited for.
    pub seconds: f64,
    /// The questions answered, if answers are kept: by this run, or by an earlier one.
    pub answers: Vec<Answer>,
    /// How many of them an earlier run answered, or another lemma.
    pub recorded: usize,
}

impl Report {
    /// Every goal of it is proved, and there is one.
    pub fn proved(&self) -> bool {
        self.goals > 0 && self.failures.is_empty()
    }
}
