//! A checker of LRAT proofs, which show that clauses are unsatisfiable.
//!
//! It shares no code with the solver.
//!
//! A proof consists of lines. `ID LITERAL... 0 HINT... 0` adds a clause; the hints are the numbers of the clauses from
//! which it follows. `ID d NUMBER... 0` deletes clauses. The formula's clauses have the numbers 1, 2, ... A clause
//! follows if unit propagation over the hints leads to a conflict: assume that all literals of the clause are false;
//! then each hint in turn has exactly one literal that is not false, which becomes true, until a hint has only false
//! literals. A proof ends with the empty clause. The checker rejects RAT hints (negative numbers), which the solver
//! never writes.

use std::collections::HashMap;
use std::io::BufRead;

/// Why a proof is invalid.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum LratError {
    /// A line is malformed.
    #[error("line {line}: {text:?}: expected {expected}")]
    Malformed {
        /// Line number, from 1.
        line: usize,
        /// The text found there.
        text: String,
        /// What was expected.
        expected: &'static str,
    },
    /// A step does not follow from its hints.
    #[error("line {line}: the clause does not follow: {why}")]
    Step {
        /// Line number, from 1.
        line: usize,
        /// The reason.
        why: String,
    },
    /// The proof ends without the empty clause.
    #[error("the proof ends without the empty clause")]
    Unfinished,
    /// The proof could not be read.
    #[error("the proof cannot be read: {0}")]
    Unread(String),
}

/// The current clauses, and the assignment while a step is checked.
struct Checker {
    clauses: HashMap<u64, Vec<i32>>,
    /// For each variable, the step in which it was set, and its value.
    set: Vec<(usize, bool)>,
}

impl Checker {
    fn value(&self, literal: i32, step: usize) -> Option<bool> {
        let (when, value) = self.set.get(literal.unsigned_abs() as usize).copied()?;
        (when == step).then_some(value == (literal > 0))
    }

    fn make_true(&mut self, literal: i32, step: usize) {
        let variable = literal.unsigned_abs() as usize;
        if self.set.len() <= variable {
            self.set.resize(variable + 1, (0, false));
        }
        self.set[variable] = (step, literal > 0);
    }

    /// Checks that a clause follows from its hints.
    fn follows(&mut self, clause: &[i32], hints: &[i64], step: usize) -> Result<(), String> {
        for &literal in clause {
            if self.value(literal, step) == Some(true) {
                return Ok(()); // The clause has a literal and its negation.
            }
            self.make_true(-literal, step);
        }
        for &hint in hints {
            let known = u64::try_from(hint)
                .ok()
                .and_then(|hint| self.clauses.get(&hint));
            let known = known.ok_or_else(|| format!("{hint} is no clause that is known"))?;
            let mut open = None;
            for &literal in known {
                match self.value(literal, step) {
                    Some(false) => {}
                    Some(true) => return Err(format!("clause {hint} holds already")),
                    None if open.is_none() || open == Some(literal) => open = Some(literal),
                    None => return Err(format!("clause {hint} has two literals left")),
                }
            }
            match open {
                Some(literal) => self.make_true(literal, step),
                None => return Ok(()),
            }
        }
        Err("no hint has no literal left".to_owned())
    }
}

/// Checks that a proof shows that the clauses are unsatisfiable, and returns the number of its steps.
///
/// # Errors
///
/// Returns the first wrong line, or an error if the empty clause is missing.
pub fn check<'a>(
    clauses: impl IntoIterator<Item = &'a [i32]>,
    mut proof: impl BufRead,
) -> Result<usize, LratError> {
    let mut checker = Checker {
        clauses: (1..)
            .zip(clauses.into_iter().map(<[i32]>::to_vec))
            .collect(),
        set: Vec::new(),
    };
    let mut steps = 0;
    // A proof has millions of lines, so these two buffers are reused.
    let (mut text, mut numbers) = (String::new(), Vec::new());
    for line in 1.. {
        text.clear();
        match proof.read_line(&mut text) {
            Ok(0) => break,
            Ok(_) => {}
            Err(error) => return Err(LratError::Unread(error.to_string())),
        }
        let malformed = |expected| LratError::Malformed {
            line,
            text: text.trim_end().to_owned(),
            expected,
        };
        let mut words = text.split_ascii_whitespace().peekable();
        let id = words.next().and_then(|word| word.parse::<u64>().ok());
        let id = id.ok_or_else(|| malformed("a clause's number"))?;
        let deletes = words.next_if_eq(&"d").is_some();
        numbers.clear();
        for word in words {
            let number = word.parse::<i64>();
            numbers.push(number.map_err(|_| malformed("whole numbers"))?);
        }
        let mut parts = numbers.split(|&number| number == 0);
        if deletes {
            for number in parts.next().unwrap_or(&[]) {
                checker.clauses.remove(&number.unsigned_abs());
            }
            continue;
        }
        let (Some(literals), Some(hints), Some([])) = (parts.next(), parts.next(), parts.next())
        else {
            return Err(malformed("literals, 0, hints, 0"));
        };
        let clause = literals
            .iter()
            .map(|&literal| i32::try_from(literal))
            .collect::<Result<Vec<i32>, _>>()
            .map_err(|_| malformed("literals of 32 bits"))?;
        steps += 1;
        checker
            .follows(&clause, hints, steps)
            .map_err(|why| LratError::Step { line, why })?;
        if clause.is_empty() {
            return Ok(steps);
        }
        if checker.clauses.insert(id, clause).is_some() {
            return Err(malformed("a number that is not taken"));
        }
    }
    Err(LratError::Unfinished)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All four clauses over two variables.
    const FORMULA: [&[i32]; 4] = [&[1, 2], &[1, -2], &[-1, 2], &[-1, -2]];

    const PROOF: &str = "5 1 0 1 2 0\n5 d 1 2 0\n6 0 5 3 4 0\n";

    #[test]
    fn valid_proof_is_accepted() {
        assert_eq!(check(FORMULA, PROOF.as_bytes()), Ok(2));
    }

    #[test]
    fn invalid_proofs_are_rejected() {
        let wrong = |proof: &str| check(FORMULA, proof.as_bytes()).unwrap_err().to_string();
        // Too few hints; a hint that is not unit, one that is satisfied, an unknown one, a deleted one.
        assert!(wrong("5 1 0 1 0\n").contains("no hint has no literal left"));
        assert!(wrong("5 0 1 0\n").contains("two literals left"));
        assert!(wrong("5 1 0 3 3 0\n").contains("holds already"));
        assert!(wrong("5 1 0 9 0\n").contains("9 is no clause"));
        assert!(wrong("5 1 0 1 2 0\n5 d 3 0\n6 0 5 3 4 0\n").contains("3 is no clause"));
        assert!(wrong("5 1 0 -1 2 0\n").contains("-1 is no clause"));
        // A proof that is cut short, or malformed.
        assert!(wrong("5 1 0 1 2 0\n").contains("without the empty clause"));
        assert!(wrong("5 1 0 1 2\n").contains("expected literals, 0, hints, 0"));
        assert!(wrong("5 1 0 1 two 0\n").contains("\"5 1 0 1 two 0\""));
        assert!(wrong("4 1 0 1 2 0\n").contains("not taken"));
        // A satisfiable formula has no proof.
        let [one, two, three, _] = FORMULA;
        assert!(check([one, two, three], PROOF.as_bytes()).is_err());
    }
}
