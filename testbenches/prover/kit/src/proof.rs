//! Lemmas and theorems: what they say, what they rest on, and how the solver settles their goals.

use crate::answers::{self, Answers};
use crate::certificate::certify;
use crate::graph::{Graph, Lit, TRUE, Word};
use crate::question::Question;
use crate::solver::{Answer, Query};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

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

    /// That what is assumed implies every goal.
    pub fn question(&self) -> Question {
        let goals: Vec<Lit> = self.goals.iter().map(|(_, lit)| *lit).collect();
        Question::new(&self.assumed, &goals)
    }

    /// One more word to print.
    pub fn show(&mut self, name: impl Into<String>, word: Word) {
        self.show.push((name.into(), word));
    }
}

/// A goal's outcome in a case that is no query: its name, and what is wrong with it.
pub type Checked = (String, Result<(), String>);

type Build<'a> = Box<dyn Fn(&mut Claim) + Send + Sync + 'a>;
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
    /// There is a state that shows it.
    pub fn is_counterexample(&self) -> bool {
        matches!(self.outcome, Outcome::Refuted | Outcome::NotInductive)
    }
}

/// What became of a lemma.
#[derive(Clone)]
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
    pub answers: Vec<answers::Answer>,
    /// How many of them an earlier run answered, or another lemma.
    pub recorded: usize,
}

impl Report {
    /// Every goal of it is proved, and there is one.
    pub fn proved(&self) -> bool {
        self.goals > 0 && self.failures.is_empty()
    }
}

/// Limits on the work.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// For one goal.
    pub goal: Duration,
    /// When all of it ends, done or not.
    pub until: Option<Instant>,
    /// Cores to use.
    pub threads: usize,
    /// Stop a lemma at its first failure.
    pub first_failure: bool,
    /// Certify every answer, with files in this folder.
    pub certify: Option<&'a Path>,
    /// Keep those files, each under its lemma's and its case's name.
    pub emit: bool,
    /// Ask nothing: only know each question by its digest.
    pub dry: bool,
    /// Answers that are accepted, and to which those of this run are added.
    pub answers: Option<&'a Answers>,
}

impl Limits<'_> {
    /// When so many goals that are begun now have to be done.
    fn of_goals(&self, goals: usize) -> Instant {
        let own = Instant::now() + self.goal * goals as u32;
        self.until.map_or(own, |until| own.min(until))
    }
}

/// What `prove` reports while it settles lemmas.
pub enum Progress<'a> {
    /// A case is settled: the lemma's name, the case's, its goals and the seconds it took.
    Case(&'a str, &'a str, usize, f64),
    /// Every case of a lemma is.
    Lemma(&'a Report),
}

#[derive(Default)]
struct Done {
    goals: usize,
    certified: (usize, usize),
    failures: Vec<Failure>,
    seconds: f64,
    answer: Option<answers::Answer>,
    recorded: bool,
}

/// Seconds of a core that this thread has had; of the clock on the wall where the system does not tell.
fn spent() -> f64 {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = text.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(
        || BEGUN.get_or_init(Instant::now).elapsed().as_secs_f64(),
        |nanoseconds| nanoseconds / 1e9,
    )
}

/// A case's name as part of a file's.
fn file_name(case: &str) -> String {
    case.split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join("-")
}

fn settle(lemma: &Lemma<'_>, case: &Case<'_>, limits: Limits<'_>) -> Done {
    let begun = spent();
    let mut done = match &case.work {
        Work::Ask(build) => ask(lemma, &case.name, build, limits),
        Work::Check(_) if limits.dry => Done::default(),
        Work::Check(check) => {
            let checked = check();
            let goals = checked.len();
            let failures = checked.into_iter().filter_map(|(goal, result)| {
                let note = result.err()?;
                let goal = format!("{}: {goal}", case.name);
                Some(Failure {
                    goal,
                    outcome: Outcome::Refuted,
                    state: Vec::new(),
                    image: Vec::new(),
                    note,
                })
            });
            Done {
                goals,
                failures: failures.collect(),
                ..Done::default()
            }
        }
    };
    done.seconds = spent() - begun;
    if let (Some(answer), Some(answers)) = (&mut done.answer, limits.answers)
        && !(done.recorded || limits.dry)
    {
        answer.seconds = done.seconds;
        answers.add(answer.digest, answer.seconds);
    }
    done
}

fn ask(lemma: &Lemma<'_>, name: &str, build: &Build<'_>, limits: Limits<'_>) -> Done {
    let _graph = Graph::default();
    let mut claim = Claim::default();
    build(&mut claim);
    let goals: Vec<Lit> = claim.goals.iter().map(|(_, lit)| *lit).collect();
    let whole = || Question::new(&claim.assumed, &goals);
    let question = (limits.answers.is_some() || limits.certify.is_some() || limits.dry).then(whole);
    let answer = question.as_ref().map(|question| answers::Answer {
        digest: question.digest(),
        seconds: 0.0,
        case: name.to_owned(),
    });
    let mut done = Done {
        goals: claim.goals.len() + 1,
        ..Done::default()
    };
    if limits.dry {
        return Done { answer, ..done };
    }
    let known = |answer: &answers::Answer| limits.answers?.get(answer.digest);
    if let Some(seconds) = answer.as_ref().and_then(known) {
        done.answer = answer.map(|answer| answers::Answer { seconds, ..answer });
        done.recorded = true;
        return done;
    }
    let mut query = Query::default();
    for &assumed in &claim.assumed {
        query.assume(assumed);
    }
    let failure = |goal: &str, outcome| Failure {
        goal: format!("{name}: {goal}"),
        outcome,
        state: Vec::new(),
        image: Vec::new(),
        note: String::new(),
    };
    match query.ask(TRUE, limits.of_goals(1)) {
        Answer::Satisfiable => {}
        Answer::Unsatisfiable => {
            return Done {
                goals: 1,
                failures: vec![failure("what is assumed", Outcome::Vacuous)],
                ..Done::default()
            };
        }
        Answer::OutOfTime => {
            let failure = failure("what is assumed can be", Outcome::OutOfTime);
            done.failures.push(failure);
        }
    }
    // All goals at once. Only without a certificate one by one, to find which fails.
    let certificate = limits
        .certify
        .zip(question)
        .filter(|(_, question)| question.has_goals());
    let certificate = certificate.map(|(folder, question)| {
        let emitted = limits
            .emit
            .then(|| format!("{}-{}", file_name(name), question.digest()));
        let folder = if limits.emit {
            folder.join(lemma.name)
        } else {
            folder.to_owned()
        };
        certify(
            &question,
            &folder,
            emitted.as_deref(),
            limits.of_goals(goals.len()),
        )
    });
    if let (Some(Ok(steps)), []) = (&certificate, &done.failures[..]) {
        done.certified = (goals.iter().filter(|&&lit| lit != TRUE).count(), *steps);
        done.answer = answer;
        return done;
    }
    for (goal, lit) in &claim.goals {
        let outcome = match query.ask(!*lit, limits.of_goals(1)) {
            Answer::Unsatisfiable => {
                // Later goals may rest on it.
                query.conclude(*lit);
                continue;
            }
            Answer::OutOfTime => Outcome::OutOfTime,
            Answer::Satisfiable if lemma.method == Method::Induction => Outcome::NotInductive,
            Answer::Satisfiable => Outcome::Refuted,
        };
        let mut failure = failure(goal, outcome);
        if outcome != Outcome::OutOfTime {
            failure.state = claim
                .show
                .iter()
                .map(|(name, word)| (name.clone(), query.number(word)))
                .collect();
            failure.image = claim.image.iter().map(|word| query.number(word)).collect();
        }
        done.failures.push(failure);
        if limits.first_failure {
            break;
        }
    }
    if let (Some(Err(error)), []) = (certificate, &done.failures[..]) {
        let mut failure = failure("its goals together", Outcome::NotCertified);
        failure.note = error.to_string();
        done.failures.push(failure);
    }
    done.answer = answer.filter(|_| done.failures.is_empty());
    done
}

/// Settles every case of the lemmas, and reports each when it is done.
pub fn prove(
    lemmas: &[Lemma<'_>],
    limits: Limits<'_>,
    progress: &(dyn Fn(Progress<'_>) + Sync),
) -> Vec<Report> {
    let jobs: Vec<(usize, &Case<'_>)> = lemmas
        .iter()
        .enumerate()
        .flat_map(|(index, lemma)| lemma.cases.iter().map(move |case| (index, case)))
        .collect();
    let next = AtomicUsize::new(0);
    let fresh = |lemma: &Lemma<'_>| {
        (
            lemma.cases.len(),
            Report {
                lemma: lemma.name,
                cases: lemma.cases.len(),
                goals: 0,
                failures: Vec::new(),
                certified: (0, 0),
                seconds: 0.0,
                answers: Vec::new(),
                recorded: 0,
            },
        )
    };
    let reports = Mutex::new(lemmas.iter().map(fresh).collect::<Vec<_>>());
    std::thread::scope(|scope| {
        for _ in 0..limits.threads.max(1) {
            scope.spawn(|| {
                while let Some(&(index, case)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let skip = limits.first_failure
                        && reports
                            .lock()
                            .is_ok_and(|reports| !reports[index].1.failures.is_empty());
                    let done = if skip {
                        Done::default()
                    } else {
                        settle(&lemmas[index], case, limits)
                    };
                    if let Ok(mut reports) = reports.lock() {
                        if !skip {
                            let lemma = lemmas[index].name;
                            progress(Progress::Case(lemma, &case.name, done.goals, done.seconds));
                        }
                        let (open, report) = &mut reports[index];
                        *open -= 1;
                        report.goals += done.goals;
                        report.failures.extend(done.failures);
                        report.certified.0 += done.certified.0;
                        report.certified.1 += done.certified.1;
                        report.seconds += done.seconds;
                        report.recorded += usize::from(done.recorded);
                        report.answers.extend(done.answer);
                        if *open == 0 {
                            progress(Progress::Lemma(report));
                        }
                    }
                }
            });
        }
    });
    reports
        .into_inner()
        .unwrap_or_default()
        .into_iter()
        .map(|(_, report)| report)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::certificate::tests;
    use crate::graph::free_bit;

    fn settled(goals: &'static [&'static str], certify: bool) -> Report {
        let mut lemma = Lemma::direct("a lemma", "", "");
        lemma.case("a case", move |claim| {
            let (a, b, c) = (free_bit(), free_bit(), free_bit());
            claim.assume(a.implies(b));
            claim.assume(a);
            for goal in goals {
                let lit = match *goal {
                    "follows" => b,
                    "is plain" => TRUE,
                    _ => c,
                };
                claim.assert(*goal, lit);
            }
        });
        let folder = tests::folder();
        let limits = Limits {
            goal: Duration::from_secs(60),
            until: None,
            threads: 1,
            first_failure: false,
            certify: certify.then_some(&*folder),
            emit: false,
            dry: false,
            answers: None,
        };
        prove(&[lemma], limits, &|_| {}).remove(0)
    }

    #[test]
    fn what_follows_is_proved_and_certified() {
        for (certify, certified) in [(false, 0), (true, 1)] {
            let report = settled(&["is plain", "follows"], certify);
            assert!(report.proved());
            assert_eq!((report.goals, report.certified.0), (3, certified));
        }
    }

    #[test]
    fn a_goal_that_fails_is_reported_by_its_name() {
        for certify in [false, true] {
            let report = settled(&["follows", "does not", "is plain"], certify);
            let [failure] = &report.failures[..] else {
                panic!("{} goals failed for one", report.failures.len());
            };
            assert_eq!(failure.goal, "a case: does not");
            assert_eq!(failure.outcome, Outcome::Refuted);
            assert_eq!((report.goals, report.certified), (4, (0, 0)));
        }
    }
}
