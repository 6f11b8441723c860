//! Records the questions that the solver has answered, each identified by its digest.
//!
//! A later run accepts an answer only for exactly that question.
//!
//! The file has a heading for each lemma, followed by one line per question: two spaces, digest, seconds, the case's
//! name.

use crate::question::Digest;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;
use std::sync::Mutex;

/// An answered question: its assumptions are satisfiable and imply every goal.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The question's digest.
    pub digest: Digest,
    /// Seconds of one core that the solver needed.
    pub seconds: f64,
    /// Name of the case.
    pub case: String,
}

/// A line of the file that is malformed.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "line {line}: {text:?}: expected two spaces, 32 hexadecimal digits, seconds and a case, below a lemma's name"
)]
pub struct AnswersError {
    line: usize,
    text: String,
}

/// The answers of earlier runs and of this run.
#[derive(Default)]
pub struct Answers {
    lemmas: BTreeMap<String, Vec<Answer>>,
    known: Mutex<HashMap<Digest, f64>>,
}

const HEAD: &str = "# Questions that CaDiCaL has answered: for each case, the assumptions are satisfiable and imply the goals. A run\n\
                    # accepts an answer only for exactly this question, identified by the first half of the SHA-256 of its clauses\n\
                    # in DIMACS (as `--emit` writes them). Each line has the digest, the seconds of one core, and the case.\n\
                    # `testbenches/prove --record` writes this file.\n";

impl Answers {
    /// Parses the file's text.
    ///
    /// # Errors
    ///
    /// Returns the first malformed line.
    pub fn read(text: &str) -> Result<Answers, AnswersError> {
        let mut lemmas: BTreeMap<String, Vec<Answer>> = BTreeMap::new();
        let mut lemma = None;
        for (index, line) in text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.starts_with('#'))
        {
            let Some(row) = line.strip_prefix("  ") else {
                let name = line.split(':').next().unwrap_or(line);
                lemma = Some(lemmas.entry(name.to_owned()).or_default());
                continue;
            };
            let mut words = row.splitn(3, ' ');
            let mut answer = || {
                let digest = words.next().filter(|word| word.len() == 32)?;
                Some(Answer {
                    digest: Digest(u128::from_str_radix(digest, 16).ok()?),
                    seconds: words.next()?.parse().ok()?,
                    case: words.next()?.to_owned(),
                })
            };
            match (&mut lemma, answer()) {
                (Some(answers), Some(answer)) => answers.push(answer),
                _ => {
                    return Err(AnswersError {
                        line: index + 1,
                        text: line.to_owned(),
                    });
                }
            }
        }
        let known = lemmas
            .values()
            .flatten()
            .map(|answer| (answer.digest, answer.seconds));
        let known = Mutex::new(known.collect());
        Ok(Answers { lemmas, known })
    }

    /// Returns the seconds that a question needed, if it is answered.
    pub fn get(&self, digest: Digest) -> Option<f64> {
        self.known.lock().ok()?.get(&digest).copied()
    }

    /// Adds a question that this run has answered.
    pub fn add(&self, digest: Digest, seconds: f64) {
        if let Ok(mut known) = self.known.lock() {
            known.insert(digest, seconds);
        }
    }

    /// Replaces a lemma's answers.
    pub fn set(&mut self, lemma: &str, answers: &[Answer]) {
        self.lemmas.insert(lemma.to_owned(), answers.to_vec());
    }

    /// Discards the answers of earlier runs for this run; the file keeps them.
    pub fn forget(&mut self) {
        self.known = Mutex::default();
    }

    /// Keeps the answers only of these lemmas.
    pub fn retain(&mut self, lemma: impl Fn(&str) -> bool) {
        self.lemmas.retain(|name, _| lemma(name));
    }

    /// Returns the file's text.
    pub fn text(&self) -> String {
        let mut text = HEAD.to_owned();
        for (lemma, answers) in &self.lemmas {
            let seconds: f64 = answers.iter().map(|answer| answer.seconds).sum();
            let _ = writeln!(text, "{lemma}: {} questions, {seconds:.1} s", answers.len());
            for Answer {
                digest,
                seconds,
                case,
            } in answers
            {
                let _ = writeln!(text, "  {digest} {seconds:.1} {case}");
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_answers_read_back_unchanged() {
        let answer = |digest, case: &str| Answer {
            digest: Digest(digest),
            seconds: 1.5,
            case: case.to_owned(),
        };
        let mut answers = Answers::default();
        answers.set(
            "unit/lemma",
            &[answer(1, "a case: of two"), answer(u128::MAX, "b")],
        );
        answers.set("unit/other", &[answer(3, "a")]);
        let again = Answers::read(&answers.text()).unwrap();
        assert_eq!(again.lemmas, answers.lemmas);
        assert_eq!(again.get(Digest(u128::MAX)), Some(1.5));
        assert_eq!(again.get(Digest(2)), None);
    }

    #[test]
    fn malformed_lines_are_quoted_in_errors() {
        let wrong = |text: &str| {
            Answers::read(text)
                .err()
                .map(|error| (error.line, error.text))
        };
        let quoted = |line: &str| Some((2, line.to_owned()));
        assert_eq!(wrong("a/b: 1\n  12 1.0 case\n"), quoted("  12 1.0 case"));
        let digest = "0".repeat(32);
        let line = format!("  {digest} soon case");
        assert_eq!(wrong(&format!("a/b: 1\n{line}\n")), quoted(&line));
        assert_eq!(
            wrong(&format!("#\n  {digest} 1.0 case\n")),
            quoted(&format!("  {digest} 1.0 case"))
        );
    }
}
