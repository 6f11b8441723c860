//! Lemmas and theorems: what they say, what they rest on, and the cases that they consist of.

use crate::circuit::State;
use crate::graph::{Graph, Lit, Word};
use crate::question::Question;

/// What one case claims: whatever meets all that is assumed meets every goal.
#[derive(Default)]
pub struct Claim {
    /// Assumed.
    pub assumed: Vec<Lit>,
    /// To be shown, each by its name.
    pub goals: Vec<(String, Lit)>,
    /// What to print of a counterexample.
    pub show: Vec<(String, Word)>,
    /// The board image of a counterexample: nine words.
    pub image: Vec<Word>,
}

impl Claim {
    /// Assumes one more thing.
    pub fn assume(&mut self, lit: Lit) {
        self.assumed.push(lit);
    }

    /// Assumes each line of an invariant.
    pub fn assume_all<T>(&mut self, lines: impl IntoIterator<Item = (T, Lit)>) {
        self.assumed.extend(lines.into_iter().map(|(_, lit)| lit));
    }

    /// One more goal.
    pub fn assert(&mut self, name: impl Into<String>, lit: Lit) {
        self.goals.push((name.into(), lit));
    }

    /// Each line of an invariant as a goal.
    pub fn assert_all<T: Into<String>>(&mut self, lines: impl IntoIterator<Item = (T, Lit)>) {
        let lines = lines.into_iter().map(|(name, lit)| (name.into(), lit));
        self.goals.extend(lines);
    }

    /// Each line of an invariant as a goal, if that holds.
    pub fn assert_if<T: Into<String>>(
        &mut self,
        when: Lit,
        lines: impl IntoIterator<Item = (T, Lit)>,
    ) {
        let lines = lines.into_iter();
        self.assert_all(lines.map(|(name, holds)| (name, when.implies(holds))));
    }

    /// A goal for each of these names.
    pub fn assert_each<'n>(
        &mut self,
        names: impl IntoIterator<Item = &'n str>,
        holds: impl Fn(&'n str) -> Lit,
    ) {
        self.assert_all(names.into_iter().map(|name| (name, holds(name))));
    }

    /// That what is assumed implies every goal.
    pub fn question(&self) -> Question {
        let goals: Vec<Lit> = self.goals.iter().map(|(_, lit)| *lit).collect();
        Question::new(&self.assumed, &goals)
    }

    /// One more word to print.
    pub fn show(&mut self, name: impl Into<String>, word: Word) {
        self.show.push((name.into(), word));
    }

    /// What these registers hold, to print.
    pub fn show_registers(&mut self, state: &State<'_>, names: &[&str]) {
        for &name in names {
            self.show(name, state.get(name));
        }
    }
}

/// A goal's outcome in a case that is no query: its name, and what is wrong with it.
pub type Checked = (String, Result<(), String>);

pub(crate) type Build<'a> = Box<dyn Fn(&mut Claim) + Send + Sync + 'a>;
type Check<'a> = Box<dyn Fn() -> Vec<Checked> + Send + Sync + 'a>;

/// How a case is settled.
pub enum Work<'a> {
    /// By the solver.
    Ask(Build<'a>),
    /// By going through everything there is.
    Check(Check<'a>),
}

/// A part of a lemma that is settled by itself, on any core.
pub struct Case<'a> {
    /// Its name within the lemma.
    pub name: String,
    /// How it is settled.
    pub work: Work<'a>,
}

impl Case<'_> {
    /// What it asks of the solver, if it does.
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

/// How a lemma is proved, which tells what a counterexample means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Any state that meets the invariant keeps it for a clock, or for a stretch of clocks. A counterexample need not
    /// be a state that can be reached.
    Induction,
    /// From every state in which the stretch can begin. A counterexample is a fault.
    Unrolled,
    /// No circuit in it, or every entry tried.
    Direct,
}

/// A named item: what it says, what it assumes, and its cases.
pub struct Lemma<'a> {
    /// Its name; other lemmas and theorems refer to it by this.
    pub name: &'static str,
    /// What it says.
    pub says: &'static str,
    /// The lemmas of the same unit that it takes from, by their names within the unit.
    pub assumes: &'static str,
    /// How it is proved.
    pub method: Method,
    /// Its parts.
    pub cases: Vec<Case<'a>>,
}

impl<'a> Lemma<'a> {
    /// One of this method: its name, what it says, and the lemmas that it takes from.
    fn new(method: Method, name: &'static str, says: &'static str, assumes: &'static str) -> Self {
        Lemma {
            name,
            says,
            assumes,
            method,
            cases: Vec::new(),
        }
    }

    /// One by [`Method::Induction`]: its name, what it says, and the lemmas that it takes from.
    pub fn induction(name: &'static str, says: &'static str, assumes: &'static str) -> Self {
        Lemma::new(Method::Induction, name, says, assumes)
    }

    /// One by [`Method::Unrolled`]: its name, what it says, and the lemmas that it takes from.
    pub fn unrolled(name: &'static str, says: &'static str, assumes: &'static str) -> Self {
        Lemma::new(Method::Unrolled, name, says, assumes)
    }

    /// One by [`Method::Direct`]: its name, what it says, and the lemmas that it takes from.
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

    /// The lemma with this case for the solver too.
    pub fn with_case(
        mut self,
        name: impl Into<String>,
        build: impl Fn(&mut Claim) + Send + Sync + 'a,
    ) -> Self {
        self.case(name, build);
        self
    }

    /// Adds a case that goes through everything.
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

/// Names in a text.
pub fn list(text: &'static str) -> Vec<&'static str> {
    text.split_whitespace().collect()
}

/// The name of a lemma within its unit.
pub fn short(name: &str) -> &str {
    name.split('/').next_back().unwrap_or(name)
}

/// What the lemmas come to.
pub struct Theorem {
    /// Its name.
    pub name: &'static str,
    /// What it says.
    pub says: &'static str,
    /// The lemmas it is composed of, by their names within the unit.
    pub lemmas: Vec<&'static str>,
    /// How they compose, and what is trusted.
    pub because: &'static str,
}
