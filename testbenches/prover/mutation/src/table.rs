//! The figures of campaigns: printed after each build, and recorded on a page.

use super::arguments::CampaignError;
use super::{Fate, Outcome};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

/// Path of the page, from the root of the checkout.
pub const FILE: &str = "testbenches/prover/MUTANTS.md";

const HEAD: &str = "\
# Mutants

`testbenches/mutate --record` writes this page; [README.md](README.md) explains the method. A mutant changes one bit of one
cell's port; the seed selects which. Each mutant is counted in one column:

- *bench*, *lock-step*: the shipped bench, or the lock-step run, finds the mutant.
- *proof*: a goal that holds for the circuit fails for the mutant.
- *equal*: a proof shows that the mutant behaves exactly like the circuit.
- *conforms*: the mutant is not proved equal, but all theorems still hold, of the unit or of the inner unit that the mutant
  changes.
- *undecided*: none of these.

*Bench of faults*: take only the mutants that are neither equal nor conform; the shipped bench alone finds this share of them.

";
const COLUMNS: &str = "\
| design | seed | mutants | bench | lock-step | proof | equal | conforms | undecided | bench of faults |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|
";
const SURVIVORS: &str = "## Not found by the shipped bench, and not equal";

/// Prints the fates of a build's mutants, and those that the shipped bench misses.
pub fn tell(outcome: &Outcome) {
    let lines: String = survivors(outcome)
        .iter()
        .flat_map(|line| ["  ", line, "\n"])
        .collect();
    // One call, because several threads may print.
    println!(
        "{lines}{COLUMNS}{}\n  {:.0} s",
        row(outcome),
        outcome.seconds
    );
}

fn share(killed: usize, faults: usize) -> String {
    match faults {
        0 => "-".to_owned(),
        _ => format!("{:.1} %", 100.0 * killed as f64 / faults as f64),
    }
}

fn row(outcome: &Outcome) -> String {
    let count = |fate| outcome.count(fate);
    let bench = count(Fate::Bench);
    format!(
        "| {} | {} | {} | {bench} | {} | {} | {} | {} | {} | {} |",
        outcome.build.folder,
        outcome.seed,
        outcome.mutants.len(),
        count(Fate::Lockstep),
        count(Fate::Proof),
        count(Fate::Equal),
        count(Fate::Conforms),
        count(Fate::Undecided),
        share(bench, outcome.faults())
    )
}

fn survivors(outcome: &Outcome) -> Vec<String> {
    let mut lines = Vec::new();
    for mutant in &outcome.mutants {
        let fate = match mutant.fate {
            Fate::Bench | Fate::Equal => continue,
            Fate::Lockstep => "lock-step",
            Fate::Proof => "proof",
            Fate::Conforms => "conforms",
            Fate::Undecided => "undecided",
        };
        let mut line = format!("{}: {fate}: {}", mutant.number, mutant.change);
        if !mutant.note.is_empty() {
            let _ = write!(line, " ({})", mutant.note);
        }
        lines.push(line);
    }
    lines
}

/// Writes these rows to the page; the others stay.
pub fn record(root: &Path, outcomes: &[Outcome]) -> Result<(), CampaignError> {
    let file = super::file(root);
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let page = page(&kept, outcomes);
    std::fs::write(&file, page).map_err(|error| CampaignError::File(file, error))?;
    println!("written to {FILE}");
    Ok(())
}

fn page(kept: &str, outcomes: &[Outcome]) -> String {
    let (table, lists) = kept.split_once(SURVIVORS).unwrap_or((kept, ""));
    let mut rows: BTreeMap<String, String> = table
        .lines()
        .filter_map(|line| {
            let design = line.strip_prefix("| ")?.split(" |").next()?;
            (design != "design").then(|| (design.to_owned(), line.to_owned()))
        })
        .collect();
    let mut open: BTreeMap<String, String> = lists
        .split("\n### ")
        .skip(1)
        .filter_map(|part| part.split_once('\n'))
        .map(|(design, list)| (design.to_owned(), list.trim().to_owned()))
        .collect();
    for outcome in outcomes {
        let design = outcome.build.folder.to_owned();
        let list: Vec<String> = survivors(outcome)
            .iter()
            .map(|line| format!("- `{line}`"))
            .collect();
        rows.insert(design.clone(), row(outcome));
        open.insert(design, list.join("\n"));
    }
    open.retain(|_, list| !list.is_empty());
    let mut page = format!("{HEAD}{COLUMNS}");
    for row in rows.values() {
        page += row;
        page += "\n";
    }
    let _ = write!(page, "\n{SURVIVORS}\n");
    for (design, list) in open {
        let _ = write!(page, "\n### {design}\n\n{list}\n");
    }
    page
}

#[cfg(test)]
mod tests {
    use super::super::Mutant;
    use super::*;

    fn outcome(folder: &str, fates: &[Fate]) -> Outcome {
        let build = fpgambit_hw::units::builds().find(|build| build.folder == folder);
        Outcome {
            build: build.unwrap(),
            seed: 7,
            mutants: (1..)
                .zip(fates)
                .map(|(number, &fate)| Mutant {
                    number,
                    change: "inv".to_owned(),
                    fate,
                    note: String::new(),
                })
                .collect(),
            seconds: 1.0,
        }
    }

    #[test]
    fn new_outcomes_replace_only_their_own_rows() {
        let all = [Fate::Bench, Fate::Bench, Fate::Equal, Fate::Undecided];
        let first = page("", &[outcome("make", &all), outcome("count", &all[..3])]);
        assert!(first.contains("| make | 7 | 4 | 2 | 0 | 0 | 1 | 0 | 1 | 66.7 % |"));
        assert!(first.contains("| count | 7 | 3 | 2 | 0 | 0 | 1 | 0 | 0 | 100.0 % |"));
        assert!(first.contains("### make\n\n- `4: undecided: inv`"));
        assert!(!first.contains("### count"));
        let second = page(&first, &[outcome("make", &all[..3])]);
        assert!(second.contains("| make | 7 | 3 |") && second.contains("| count | 7 | 3 |"));
        assert!(!second.contains("### make"));
        assert_eq!(page(&second, &[]), second);
    }
}
