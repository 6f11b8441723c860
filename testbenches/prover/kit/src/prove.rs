//! Proves lemmas: settles each case by the solver or by an exhaustive check, on several threads.

use crate::answers::{self, Answers};
use crate::certificate::certify;
use crate::graph::{Graph, Lit, TRUE};
use crate::proof::{Build, Case, Claim, Lemma, Method, Work};
use crate::question::Question;
use crate::report::{Failure, Outcome, Report};
use crate::solver::{Answer, Query};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

/// Limits and options of a run.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Time limit for one goal.
    pub goal: Duration,
    /// When the whole run ends, finished or not.
    pub until: Option<Instant>,
    /// Number of threads.
    pub threads: usize,
    /// Whether to stop a lemma at its first failure.
    pub first_failure: bool,
    /// Certify every answer, with files in this folder.
    pub certify: Option<&'a Path>,
    /// Keep these files, named after lemma and case.
    pub emit: bool,
    /// Solve nothing, and only compute each question's digest.
    pub dry: bool,
    /// Answers to accept. The answers of this run are added to them.
    pub answers: Option<&'a Answers>,
}

impl Limits<'_> {
    /// Creates limits with this time per goal and this number of threads; the solver is trusted, and no files are kept.
    pub fn new(goal: Duration, threads: usize) -> Self {
        Limits {
            goal,
            until: None,
            threads,
            first_failure: false,
            certify: None,
            emit: false,
            dry: false,
            answers: None,
        }
    }

    /// Returns the deadline for this number of goals, starting now.
    fn of_goals(&self, goals: usize) -> Instant {
        let own = Instant::now() + self.goal * goals as u32;
        self.until.map_or(own, |until| own.min(until))
    }
}

/// An event that `prove` reports.
pub enum Progress<'a> {
    /// A case is settled: lemma, case, number of goals, seconds.
    Case(&'a str, &'a str, usize, f64),
    /// All cases of a lemma are settled.
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

/// Returns the CPU seconds of this thread, or wall-clock seconds if the system does not report them.
fn spent() -> f64 {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = text.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(
        || BEGUN.get_or_init(Instant::now).elapsed().as_secs_f64(),
        |nanoseconds| nanoseconds / 1e9,
    )
}

/// Converts a case's name to a part of a file name.
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
                    note,
                    ..Failure::new(goal, Outcome::Refuted)
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
    let failure = |goal: &str, outcome| Failure::new(format!("{name}: {goal}"), outcome);
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
    // Solve all goals at once. Only if there is no certificate, solve them one by one to find the one that fails.
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
                // Later goals may use this one.
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

/// Settles every case of the lemmas, and reports each lemma when it is done.
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
        let report = Report {
            lemma: lemma.name,
            cases: lemma.cases.len(),
            ..Report::default()
        };
        (lemma.cases.len(), report)
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
            certify: certify.then_some(&*folder),
            ..Limits::new(Duration::from_secs(60), 1)
        };
        prove(&[lemma], limits, &|_| {}).remove(0)
    }

    #[test]
    fn valid_goals_are_proved_and_certified() {
        for (certify, certified) in [(false, 0), (true, 1)] {
            let report = settled(&["is plain", "follows"], certify);
            assert!(report.proved());
            assert_eq!((report.goals, report.certified.0), (3, certified));
        }
    }

    #[test]
    fn failing_goal_is_reported_by_name() {
        for certify in [false, true] {
            let report = settled(&["follows", "does not", "is plain"], certify);
            let [failure] = &report.failures[..] else {
                panic!("expected one failed goal, found {}", report.failures.len());
            };
            assert_eq!(failure.goal, "a case: does not");
            assert_eq!(failure.outcome, Outcome::Refuted);
            assert_eq!((report.goals, report.certified), (4, (0, 0)));
        }
    }
}
