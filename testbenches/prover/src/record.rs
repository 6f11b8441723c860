//! The ledger as a page in the repository, and the comparison of that page with a run.

use crate::ledger::{Entry, HOLES, TRUSTED};
use crate::unit::ProvedUnit;
use crate::units::UNITS;
use kit::answers::{Answer, Answers};
use kit::proof::{Method, short};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Path of the page, from the root of the checkout.
pub const FILE: &str = "testbenches/prover/LEDGER.md";
/// Path of the solver's answers.
pub const ANSWERS: &str = "testbenches/prover/answers.txt";

/// Returns the text for a lemma's method.
fn method(method: Method) -> &'static str {
    match method {
        Method::Induction => "one step of induction",
        Method::Unrolled => "unrolled from any state",
        Method::Direct => "direct",
    }
}

/// Escapes a text for a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

/// Returns the page of a run; `forms` are all forms in order. Sections of forms that the run left out are copied from
/// the old page.
pub fn page(entries: &[Entry], forms: &[String], kept: &str) -> String {
    let mut page = String::from(
        "# What is proved\n\n\
         `testbenches/prove --record` writes this page, and `testbenches/prove` fails if its claims would differ from it. \
         [README.md](README.md) explains how the proofs work and how to prove a change again. In an argument, a name in \
         parentheses is a lemma of the same section.\n\n",
    );
    for form in forms {
        match entries.iter().find(|entry| entry.design == *form) {
            Some(entry) => design(&mut page, entry),
            None => page += &section(kept, form),
        }
    }
    page += "## What is trusted\n\n";
    for trusted in TRUSTED {
        let _ = writeln!(page, "- {trusted};");
    }
    page += "\n## Holes\n\n";
    for hole in HOLES {
        let _ = writeln!(page, "- {hole}");
    }
    page
}

/// Returns a form's section of a page.
fn section(page: &str, form: &str) -> String {
    let head = format!("## {form}\n");
    let from = page.find(&head).map_or("", |start| &page[start..]);
    let end = from[head.len().min(from.len())..]
        .find("\n## ")
        .map_or(from.len(), |end| head.len() + end + 1);
    from[..end].to_owned()
}

/// Replaces the recorded answers of the lemmas in this run, each question once.
pub fn answers(answers: &mut Answers, entries: &[Entry]) {
    let mut lemmas: BTreeMap<&str, Vec<Answer>> = BTreeMap::new();
    for line in entries.iter().flat_map(|entry| &entry.lines) {
        let of_lemma = lemmas.entry(line.name).or_default();
        for answer in &line.report.answers {
            if of_lemma.iter().all(|other| other.digest != answer.digest) {
                of_lemma.push(answer.clone());
            }
        }
    }
    for (lemma, of_lemma) in lemmas {
        answers.set(lemma, &of_lemma);
    }
    let names: Vec<String> = UNITS.into_iter().flat_map(ProvedUnit::names).collect();
    answers.retain(|lemma| names.iter().any(|name| name == lemma));
}

fn design(page: &mut String, entry: &Entry) {
    let (registers, gates) = entry.size;
    let _ = writeln!(
        page,
        "## {}\n\nDigest of the Verilog's code `{:016x}`; {registers} registers and {gates} gates, as Yosys reads them.\n",
        entry.design, entry.digest
    );
    for theorem in &entry.theorems {
        let state = if entry.stands(theorem) {
            "Proved"
        } else {
            "NOT PROVED"
        };
        let _ = writeln!(
            page,
            "**{}.** {state}. {}\n\nRests on {}. {}\n",
            theorem.name,
            theorem.says,
            theorem.lemmas.join(", "),
            theorem.because
        );
    }
    *page += "| lemma | says | assumes | method | cases | goals |\n|---|---|---|---|---|---|\n";
    for line in &entry.lines {
        let failed = line.report.failures.len();
        let goals = match failed {
            0 => line.report.goals.to_string(),
            _ => format!("{} of {} NOT PROVED", failed, line.report.goals),
        };
        let _ = writeln!(
            page,
            "| {} | {} | {} | {} | {} | {goals} |",
            short(line.name),
            cell(line.says),
            line.assumes.join(", "),
            method(line.method),
            line.report.cases
        );
    }
    *page += "\n";
}

/// Returns the first line in which the recorded page differs from the page of a run.
pub fn drift(kept: &str, made: &str) -> Option<String> {
    let (kept, made): (Vec<&str>, Vec<&str>) = (kept.lines().collect(), made.lines().collect());
    let lines = kept.len().max(made.len());
    (0..lines)
        .map(|line| (kept.get(line).unwrap_or(&""), made.get(line).unwrap_or(&"")))
        .find(|(kept, made)| kept != made)
        .map(|(kept, made)| format!("it says {kept:?}, this run {made:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_are_found_and_drift_is_reported() {
        let page = "# A\n\n## one\n\ndigest 1\n\n## one more\n\ndigest 2\n\n## Holes\n\n- h\n";
        assert_eq!(section(page, "one"), "## one\n\ndigest 1\n\n");
        assert_eq!(section(page, "one more"), "## one more\n\ndigest 2\n\n");
        assert_eq!(section(page, "two"), "");
        assert_eq!(drift(page, page), None);
        let other = page.replace("digest 1", "digest 3");
        assert!(drift(page, &other).is_some_and(|line| line.contains("digest 3")));
        assert!(drift("", page).is_some());
    }
}
