//! The results of lemmas: the numbers of goals, and the goals that are not proved.

use crate::answers::Answer;

/// Why a goal is not proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// There is a reachable counterexample.
    Refuted,
    /// There is a counterexample to the induction step; it may be unreachable.
    NotInductive,
    /// The solver ran out of time.
    OutOfTime,
    /// The assumptions contradict each other, so the case is vacuous.
    Vacuous,
    /// The solver found no counterexample, but no certificate confirms it.
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

/// A goal that is not proved.
#[derive(Clone)]
pub struct Failure {
    /// Names of case and goal.
    pub goal: String,
    /// The reason.
    pub outcome: Outcome,
    /// The counterexample: words by name.
    pub state: Vec<(String, u64)>,
    /// The board image of the counterexample, if there is a board.
    pub image: Vec<u64>,
    /// Any further remark.
    pub note: String,
}

impl Failure {
    /// Creates a failure with only goal and outcome.
    pub fn new(goal: String, outcome: Outcome) -> Self {
        Failure {
            goal,
            outcome,
            state: Vec::new(),
            image: Vec::new(),
            note: String::new(),
        }
    }

    /// Whether there is a counterexample.
    pub fn is_counterexample(&self) -> bool {
        matches!(self.outcome, Outcome::Refuted | Outcome::NotInductive)
    }
}

/// The result of a lemma.
#[derive(Clone, Default)]
pub struct Report {
    /// The lemma's name.
    pub lemma: &'static str,
    /// Number of cases settled.
    pub cases: usize,
    /// Number of goals.
    pub goals: usize,
    /// The goals that are not proved.
    pub failures: Vec<Failure>,
    /// Number of the solver's answers that a checked proof certifies, and the number of steps in these proofs.
    pub certified: (usize, usize),
    /// CPU seconds of one core.
    pub seconds: f64,
    /// The answered questions, by this run or an earlier one, if answers are recorded.
    pub answers: Vec<Answer>,
    /// How many of them were answered by an earlier run or for another lemma.
    pub recorded: usize,
}

impl Report {
    /// Whether there is at least one goal and all goals are proved.
    pub fn proved(&self) -> bool {
        self.goals > 0 && self.failures.is_empty()
    }
}
