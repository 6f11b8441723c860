//! The ledger as the page that is kept with the proofs, and whether the page kept is still the one a run makes.

use crate::ledger::{Entry, HOLES, peak_memory};
use crate::proof::Method;
use crate::recorded::Recorded;
use std::fmt::Write;

/// Where the page stands, from the root of the checkout.
pub const FILE: &str = "testbenches/prover/LEDGER.md";
/// From here on the page tells what a run cost, which is never twice the same.
pub const COST: &str = "## What it cost";

/// What every theorem takes on trust.
pub const TRUSTED: &[&str] = &[
    "the reading of the Verilog by Yosys, and that synthesis keeps what it reads",
    "CaDiCaL, when it says that there is no counterexample; in a run with `--certify` the checker of its proofs instead",
    "this prover: its graph of expressions, its clauses, its lemmas as they are written",
    "the specifications: `src/chess.rs`, `src/chess_made.rs` and `src/chess_attack.rs`, which each run holds to the engine on \
     random positions; `src/history/boards.rs`, which it does if it proves the chain unit; COBS and CRC-32 as \
     `src/soc/mod.rs` writes them",
    "the preconditions of the units' headers, as written in the specification",
    "that the lemmas compose as each theorem says, which is read by people",
];

/// How a lemma is proved.
fn method(method: Method) -> &'static str {
    match method {
        Method::Induction => "one step of induction",
        Method::Unrolled => "unrolled from any state",
        Method::Direct => "direct",
    }
}

/// A text as a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

fn short(name: &str) -> &str {
    name.split('/').next_back().unwrap_or(name)
}

/// The page of a run: `forms` are all there are, in their order, `tools` names those that were used. Of a form that the
/// run left out the page says what is recorded.
pub fn page(entries: &[Entry], forms: &[String], recorded: &Recorded, tools: &[String]) -> String {
    let mut page = String::from(
        "# What is proved\n\n\
         Written by `testbenches/prove --record`; a run of `testbenches/prove` fails if it would write other claims. How \
         the proofs work, and how to prove a change again, is in [README.md](README.md).\n\n",
    );
    let of = |form: &String| entries.iter().find(|entry| entry.design == *form);
    for form in forms {
        match of(form) {
            Some(entry) => design(&mut page, entry),
            None => page += recorded.section(form).unwrap_or_default(),
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
    let _ = writeln!(page, "\n{COST}\n");
    let tools = tools.join(", ");
    let megabytes = recorded.megabytes.max(peak_memory() / 1000);
    let _ = writeln!(
        page,
        "With {tools}; seconds of one core; no run that recorded this had more than {megabytes} MB. A lemma that forms share stands \
         with the first, one too short to measure nowhere.\n"
    );
    page += "| lemma | form | goals | seconds |\n|---|---|---|---|\n";
    for form in forms {
        let Some(entry) = of(form) else {
            let rows = recorded.costs(form).flat_map(|row| [row, "\n"]);
            page.extend(rows);
            continue;
        };
        for line in entry.lines.iter().filter(|line| line.report.seconds > 0.0) {
            let (lemma, report) = (line.name, &line.report);
            let _ = writeln!(
                page,
                "| {lemma} | {form} | {} | {:.1} |",
                report.goals, report.seconds
            );
        }
    }
    page
}

fn design(page: &mut String, entry: &Entry) {
    let (registers, gates) = entry.size;
    let _ = writeln!(
        page,
        "## {}\n\nDigest of the Verilog's code `{:016x}`, of the lemmas' sources `{:016x}`; {registers} registers, {gates} gates \
         as read.\n",
        entry.design, entry.digest, entry.sources
    );
    for theorem in &entry.theorems {
        let state = if entry.stands(theorem) {
            "Proved"
        } else {
            "NOT PROVED"
        };
        let lemmas: Vec<&str> = theorem.lemmas.iter().map(|lemma| short(lemma)).collect();
        let _ = writeln!(
            page,
            "**{}.** {state}. {}\n\nRests on {}. {}\n",
            theorem.name,
            theorem.says,
            lemmas.join(", "),
            theorem.because
        );
    }
    *page += "| lemma | says | takes from | method | cases | goals |\n|---|---|---|---|---|---|\n";
    for line in &entry.lines {
        let failed = line.report.failures.len();
        let goals = match failed {
            0 => line.report.goals.to_string(),
            _ => format!("{} of {} NOT PROVED", failed, line.report.goals),
        };
        let from: Vec<&str> = line.assumes.iter().map(|lemma| short(lemma)).collect();
        let _ = writeln!(
            page,
            "| {} | {} | {} | {} | {} | {goals} |",
            short(line.name),
            cell(line.says),
            from.join(", "),
            method(line.method),
            line.report.cases
        );
    }
    *page += "\n";
}

/// The first line in which the page kept claims something else than the page of a run; none if it does not.
pub fn drift(kept: &str, made: &str) -> Option<String> {
    let claims = |page: &str| -> Vec<String> {
        page.lines()
            .take_while(|line| *line != COST)
            .map(str::to_owned)
            .collect()
    };
    let (kept, made) = (claims(kept), claims(made));
    let lines = kept.len().max(made.len());
    let empty = String::new();
    (0..lines)
        .map(|line| {
            (
                kept.get(line).unwrap_or(&empty),
                made.get(line).unwrap_or(&empty),
            )
        })
        .find(|(kept, made)| kept != made)
        .map(|(kept, made)| format!("it says {kept:?}, this run {made:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claims_drift_and_costs_do_not() {
        let page = format!("# A\n\ndigest 1\n\n{COST}\n\n3 s\n");
        assert_eq!(drift(&page, &page.replace("3 s", "4 s")), None);
        let other = page.replace("digest 1", "digest 2");
        assert!(drift(&page, &other).is_some_and(|line| line.contains("digest 2")));
        assert!(drift("", &page).is_some());
    }
}
