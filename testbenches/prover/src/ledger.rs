//! The ledger: which theorem rests on what, how it was proved, and what it cost.

use crate::proof::{Lemma, Method, Outcome, Report, Theorem};
use crate::units::Design;
use fpgambit_engine::Position;
use serde_json::{Value, json};
use std::time::Duration;

/// What is not proved, kept honest: the README's list is this one.
pub const HOLES: &[&str] = &[
    "movegen, fast build: nothing.",
    "attack, chains, kqkr, make, count, perft, soc: nothing.",
    "repetition: see the theorems; what is not among them is not proved.",
    "Unsatisfiable answers are CaDiCaL's word: no certificates are made or checked yet.",
    "Yosys' reading of the Verilog is trusted, and that synthesis keeps it; a memory's content before the first load is \
     not asked about.",
    "cycles and visited are proved modulo 65,536.",
];

/// One lemma's line.
#[derive(Clone)]
pub struct Line {
    name: &'static str,
    says: &'static str,
    assumes: &'static [&'static str],
    method: Method,
    report: Report,
}

/// One form of a unit.
pub struct Entry {
    design: String,
    digest: u64,
    lines: Vec<Line>,
    theorems: Vec<Theorem>,
}

impl Entry {
    /// From what was asked and what came out.
    pub fn new(
        design: &Design,
        lemmas: &[Lemma<'_>],
        reports: Vec<Report>,
        shared: Vec<Line>,
        theorems: Vec<Theorem>,
    ) -> Entry {
        let lines = lemmas
            .iter()
            .zip(reports)
            .map(|(lemma, report)| Line {
                name: lemma.name,
                says: lemma.says,
                assumes: lemma.assumes,
                method: lemma.method,
                report,
            })
            .chain(shared)
            .collect();
        Entry {
            design: design.name.clone(),
            digest: design.digest,
            lines,
            theorems,
        }
    }

    /// The line of a lemma, for another form that shares it: it costs nothing more.
    pub fn line(&self, lemma: &str) -> Option<Line> {
        let line = self.lines.iter().find(|line| line.name == lemma)?;
        let mut line = line.clone();
        line.report.seconds = 0.0;
        Some(line)
    }

    fn stands(&self, theorem: &Theorem) -> bool {
        theorem.lemmas.iter().all(|name| {
            self.lines
                .iter()
                .any(|line| line.name == *name && line.report.proved())
        })
    }

    /// Every lemma asked for is proved.
    pub fn proved(&self) -> bool {
        self.lines.iter().all(|line| line.report.proved())
    }

    /// Prints the theorems.
    pub fn tell(&self) {
        for theorem in &self.theorems {
            let asked = |name: &&str| self.lines.iter().any(|line| line.name == *name);
            let state = if self.stands(theorem) {
                "proved"
            } else if theorem.lemmas.iter().all(asked) {
                "NOT PROVED"
            } else {
                "not asked in full"
            };
            println!("  {state}: {}", theorem.name);
        }
    }
}

/// Counts theorems, lemmas and goals.
pub fn last_line(entries: &[Entry], time: Duration) -> String {
    let theorems: usize = entries.iter().map(|entry| entry.theorems.len()).sum();
    let stand: usize = entries
        .iter()
        .map(|entry| {
            entry
                .theorems
                .iter()
                .filter(|theorem| entry.stands(theorem))
                .count()
        })
        .sum();
    let lines = || entries.iter().flat_map(|entry| &entry.lines);
    let goals: usize = lines().map(|line| line.report.goals).sum();
    let failed: usize = lines().map(|line| line.report.failures.len()).sum();
    let lemmas = lines().count();
    let proved = lines().filter(|line| line.report.proved()).count();
    format!(
        "{stand} of {theorems} theorems, {proved} of {lemmas} lemmas, {} of {goals} goals proved; {:.0} s, {} MB",
        goals - failed,
        time.as_secs_f64(),
        peak_memory() / 1000,
    )
}

/// The most memory this process has had, in kilobytes; 0 where the system does not tell.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok())
        .unwrap_or(0)
}

/// The whole ledger.
pub fn json(entries: &[Entry]) -> String {
    let designs: Vec<Value> = entries
        .iter()
        .map(|entry| {
            let theorems: Vec<Value> = entry
                .theorems
                .iter()
                .map(|theorem| {
                    json!({
                        "theorem": theorem.name,
                        "says": theorem.says,
                        "proved": entry.stands(theorem),
                        "lemmas": theorem.lemmas,
                        "because": theorem.because,
                    })
                })
                .collect();
            let lemmas: Vec<Value> = entry
                .lines
                .iter()
                .map(|line| {
                    json!({
                        "lemma": line.name,
                        "says": line.says,
                        "assumes": line.assumes,
                        "method": format!("{:?}", line.method).to_lowercase(),
                        "goals": line.report.goals,
                        "failed": line.report.failures.iter().map(|failure| format!("{}: {}", failure.outcome, failure.goal)).collect::<Vec<_>>(),
                        "seconds": (line.report.seconds * 10.0).round() / 10.0,
                    })
                })
                .collect();
            json!({
                "design": entry.design,
                "digest": format!("{:016x}", entry.digest),
                "theorems": theorems,
                "lemmas": lemmas,
            })
        })
        .collect();
    let document = json!({
        "designs": designs,
        "peak_memory_kb": peak_memory(),
        "trusted": ["yosys (reading the Verilog)", "CaDiCaL (unsatisfiable)", "this prover", "the preconditions"],
        "holes": HOLES,
    });
    format!("{document:#}\n")
}

/// A board image as FEN, or as its words if it is no position.
pub fn board(image: &[u64]) -> String {
    match position(image) {
        Some(position) => format!("{position}"),
        None => format!("image {image:x?}"),
    }
}

/// The position of a board image.
pub fn position(image: &[u64]) -> Option<Position> {
    let mut words: [u32; 9] = [0; 9];
    for (word, &value) in words.iter_mut().zip(image) {
        *word = value as u32;
    }
    // An en passant square that is not valid is 0 in an image.
    if words[8] & 1 << 5 == 0 {
        words[8] &= 0x1f;
    }
    words[8] |= 1 << 19;
    Position::from_image(&words).ok()
}

/// A failure that no position needs to be looked for.
pub fn is_counterexample(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Refuted | Outcome::NotInductive)
}
