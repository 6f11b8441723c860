//! Lemmas and theorems: their statements, the lemmas that they use, and the cases that prove a lemma.

use crate::circuit::State;
use crate::graph::{Graph, Lit, Word};
use crate::question::Question;

/// The claim of one case: the assumptions imply every goal.
#[derive(Default)]
pub struct Claim {
    /// The assumptions.
    pub assumed: Vec<Lit>,
    /// The goals, each with its name.
    pub goals: Vec<(String, Lit)>,
    /// Words to print for a counterexample.
    pub show: Vec<(String, Word)>,
    /// The board of a counterexample: an image of nine words.
    pub image: Vec<Word>,
}

impl Claim {
    /// Adds an assumption.
    pub fn assume(&mut self, lit: Lit) {
        self.assumed.push(lit);
    }

    /// Assumes each line of an invariant.
    pub fn assume_all<T>(&mut self, lines: impl IntoIterator<Item = (T, Lit)>) {
        self.assumed.extend(lines.into_iter().map(|(_, lit)| lit));
    }

    /// Adds a goal.
    pub fn assert(&mut self, name: impl Into<String>, lit: Lit) {
        self.goals.push((name.into(), lit));
    }

    /// Adds each line of an invariant as a goal.
    pub fn assert_all<T: Into<String>>(&mut self, lines: impl IntoIterator<Item = (T, Lit)>) {
        let lines = lines.into_iter().map(|(name, lit)| (name.into(), lit));
        self.goals.extend(lines);
    }

    /// Adds each line of an invariant as a goal that must hold only if the condition is true.
    pub fn assert_if<T: Into<String>>(
        &mut self,
        when: Lit,
        lines: impl IntoIterator<Item = (T, Lit)>,
    ) {
        let lines = lines.into_iter();
        self.assert_all(lines.map(|(name, holds)| (name, when.implies(holds))));
    }

    /// Adds one goal for each of these names.
    pub fn assert_each<'n>(
        &mut self,
        names: impl IntoIterator<Item = &'n str>,
        holds: impl Fn(&'n str) -> Lit,
    ) {
        self.assert_all(names.into_iter().map(|name| (name, holds(name))));
    }

    /// Returns the question whether the assumptions imply every goal.
    pub fn question(&self) -> Question {
        let goals: Vec<Lit> = self.goals.iter().map(|(_, lit)| *lit).collect();
        Question::new(&self.assumed, &goals)
    }

    /// Adds a word to print.
    pub fn show(&mut self, name: impl Into<String>, word: Word) {
        self.show.push((name.into(), word));
    }

    /// Adds the contents of these registers to the words to print.
    pub fn show_registers(&mut self, state: &State<'_>, names: &[&str]) {
        for &name in names {
            self.show(name, state.get(name));
        }
    }
}

/// The result of one goal in an exhaustive check: its name, and the error if it fails.
pub type Checked = (String, Result<(), String>);

pub(crate) type Build<'a> = Box<dyn Fn(&mut Claim) + Send + Sync + 'a>;
type Check<'a> = Box<dyn Fn() -> Vec<Checked> + Send + Sync + 'a>;

/// How a case is proved.
pub enum Work<'a> {
    /// By the solver.
    Ask(Build<'a>),
    /// By an exhaustive check.
    Check(Check<'a>),
}

/// A part of a lemma. Cases are independent of each other and can run on any core.
pub struct Case<'a> {
    /// The case's name within the lemma.
    pub name: String,
    /// How the case is proved.
    pub work: Work<'a>,
}

impl Case<'_> {
    /// Returns the case's question, if it uses the solver.
    pub fn question(&self) -> Option<Question> {
        let Work::Ask(build) = &self.work else {
            return None;
        };
        let _graph = Graph::default();
        let mut claim = Claim::default();
        build(&mut claim);
        Some(claim.question())
    }
}

/// The method of a lemma, which determines what a counterexample means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Induction: one clock or a few lead from any state that meets the invariant to another such state. The state of a
    /// counterexample may be unreachable.
    Induction,
    /// Unrolling: some clocks from every state in which they can begin. A counterexample is a fault.
    Unrolled,
    /// Without a circuit, or by trying every entry.
    Direct,
}

/// A lemma: its name, its statement, the lemmas it assumes, and its cases.
pub struct Lemma<'a> {
    /// The lemma's name, by which other lemmas and theorems refer to it.
    pub name: &'static str,
    /// The statement.
    pub says: &'static str,
    /// The lemmas of the same unit that it assumes, by their names within the unit.
    pub assumes: &'static str,
    /// The method.
    pub method: Method,
    /// The cases.
    pub cases: Vec<Case<'a>>,
}

impl<'a> Lemma<'a> {
    /// Creates a lemma with this method, name, statement and assumed lemmas.
    fn new(method: Method, name: &'static str, says: &'static str, assumes: &'static str) -> Self {
        Lemma {
            name,
            says,
            assumes,
            method,
            cases: Vec::new(),
        }
    }

    /// Creates a lemma proved by [`Method::Induction`] from its name, statement and assumed lemmas.
    pub fn induction(name: &'static str, says: &'static str, assumes: &'static str) -> Self {
        Lemma::new(Method::Induction, name, says, assumes)
    }

    /// Creates a lemma proved by [`Method::Unrolled`] from its name, statement and assumed lemmas.
    pub fn unrolled(name: &'static str, says: &'static str, assumes: &'static str) -> Self {
        Lemma::new(Method::Unrolled, name, says, assumes)
    }

    /// Creates a lemma proved by [`Method::Direct`] from its name, statement and assumed lemmas.
    pub fn direct(name: &'static str, says: &'static str, assumes: &'static str) -> Self {
        Lemma::new(Method::Direct, name, says, assumes)
    }

    /// Adds a case for the solver.
    pub fn case(&mut self, name: impl Into<String>, build: impl Fn(&mut Claim) + Send + Sync + 'a) {
        self.cases.push(Case {
            name: name.into(),
            work: Work::Ask(Box::new(build)),
        });
    }

    /// Returns the lemma with one more case for the solver.
    pub fn with_case(
        mut self,
        name: impl Into<String>,
        build: impl Fn(&mut Claim) + Send + Sync + 'a,
    ) -> Self {
        self.case(name, build);
        self
    }

    /// Adds a case that is checked exhaustively.
    pub fn check(
        &mut self,
        name: impl Into<String>,
        check: impl Fn() -> Vec<Checked> + Send + Sync + 'a,
    ) {
        self.cases.push(Case {
            name: name.into(),
            work: Work::Check(Box::new(check)),
        });
    }
}

/// Splits a text into names.
pub fn list(text: &'static str) -> Vec<&'static str> {
    text.split_whitespace().collect()
}

/// Returns a lemma's name within its unit.
pub fn short(name: &str) -> &str {
    name.split('/').next_back().unwrap_or(name)
}

/// A theorem, which follows from lemmas.
pub struct Theorem {
    /// The theorem's name.
    pub name: &'static str,
    /// The statement.
    pub says: &'static str,
    /// The lemmas that imply it, by their names within the unit.
    pub lemmas: Vec<&'static str>,
    /// Why the lemmas imply the theorem.
    pub because: &'static str,
}
