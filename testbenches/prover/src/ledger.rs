//! The ledger: which theorem rests on what, how it was proved, and what it cost.

use crate::unit::Design;
use kit::proof::{Lemma, Method, Theorem, list, short};
use kit::report::Report;
use serde_json::{Value, json};
use std::time::Duration;

/// What every theorem takes on trust.
pub const TRUSTED: &[&str] = &[
    "the reading of the Verilog by Yosys, and that synthesis keeps what it reads",
    "CaDiCaL, when it says that there is no counterexample; in a run with `--certify` the checker of its proofs instead",
    "this prover: its graph of expressions, its clauses, its lemmas as they are written",
    "the specifications in `spec/`: the rules of chess, which each run holds to the engine on random positions; chains of moved \
     pieces, which it does if it proves the chain unit; COBS and CRC-32 as `src/units/soc/mod.rs` writes them",
    "the preconditions of the units' headers, as written in the specification",
    "that the lemmas compose as each theorem says, which is read by people",
];

/// What is not proved, kept honest.
pub const HOLES: &[&str] = &[
    "movegen, fast build: where a king stands is noted as his rank is loaded, so the theorem takes a position whose words \
     are loaded once each over a position of one king a side, or whole: not one loaded, taken back and loaded again before \
     a start.",
    "attack: queries 2 and 5 (ataks, trapped), and query 4 (KingScan) of a side without one king: that they end, and their \
     answers; that the walk says in the right clocks that it leaves a square, which is what `visited` counts; `cycles` and \
     `visited` other than modulo 65,536.",
    "perft, axistream, axilite, wishbone: nothing here of what is around the units that they hold; the properties shipped \
     with them are all there is. The units within (`make` in perft, the generator in the others, the repetition unit in the \
     last two) are line for line the exported ones, and perft's leaves are counted by the pipeline of `count`, line for line, \
     which a test of this package compares.",
    "soc: that commands are done as the protocol says, and of the frame's bytes only; that an answer is the right one and \
     reaches the line whole, and that a request is answered at all; `cycles`, and its clocks. It is read with posdata in \
     its default form, which is cut out. Its fast build: nothing, though the link is the same circuit.",
    "search: the whole. Proved are three of its blocks, each by itself: not the wires between them, the stack, the clocks in \
     which each block asks the others, the entries that the ranker makes and that their ranks differ, which moves are left out \
     of quiescence, the rules by which a node ends before its moves (value, check, repetition, fifty moves, pass, both \
     futilities), killers, that the generator and the walk back within it are those proved by themselves (`make` is, line for \
     line), that the table's words for nobody are 0, nor that a search without a limit ends. The shipped bench and lock-step \
     with the engine test these.",
    "The short run takes CaDiCaL's word where it says that there is no counterexample; `--certify` (and `--long`) has each \
     such answer certified by a proof in LRAT, which `kit/src/lrat.rs` checks.",
    "A run accepts the answers recorded in `answers.txt`, each for exactly the question whose digest it has (128 bits of the \
     SHA-256 of its clauses); `--certify` and `--long` solve every question again.",
    "Which form of posdata a unit has if its parameter is not set, and the names that memory files have by default: each \
     form is proved, with files that the parameters name. What the Verilog keeps from synthesis (`ifndef SYNTHESIS`). A bit \
     selected beyond the end of its word, which no circuit here does, is what Yosys makes of it.",
    "Words of a memory before they are first written, boards among them, are in no lemma; nor are `cycles`, `steps` and \
     `visited` before the first run, or `steps` of a query that a reset breaks off.",
    "Clocks that the units' pages tell: of a generation, and of a query of attack, only that they end; of the repetition \
     unit's loads, pushes and pops no more than that so many are enough; of its walk and of the others each clock.",
    "movegen, both builds: boards that do not meet the preconditions, but that a reset leads to idle from any state; \
     `cycles` and `visited` other than modulo 65,536.",
    "repetition: pushes that are no moves of the board; that the board loaded and the moves pushed come from a game is the \
     user's; `cycles` other than modulo 65,536.",
    "chains: pushes that are no moves of the board, and boards of more than 32 pieces; that the moves pushed come from a game \
     is the user's. The printed form, which is not exported.",
    "make: moves that are not pseudo-legal ones of the position, but that a board comes out at its time; `cycles` other \
     than modulo 65,536.",
    "count: positions that do not meet the preconditions, but that an answer comes at its time; `cycles` other than modulo \
     65,536.",
    "evaluate: moves that are not pseudo-legal ones of the position, taking back more than was made, loads that change while \
     they wait, boards of no man or of more than 64, but that a value comes at its time. Sums are claimed modulo 65,536 and the \
     output modulo 2^32: that nothing overflows is a test of the engine's network. `cycles` other than modulo 65,536.",
    "kqkr: that a position is won is the engine's retrograde analysis over all 64 squares of each man, \
     taken on trust here; `cycles` other than modulo 65,536.",
    "The properties shipped with the exports are proved by SymbiYosys, but of count, perft and the fast generator for twelve \
     clocks from power-up only; that offers wait for no input is not among them.",
];

/// One lemma's line.
#[derive(Clone)]
pub struct Line {
    /// The lemma's name.
    pub name: &'static str,
    /// What it says.
    pub says: &'static str,
    /// The lemmas that it takes from, by their names within the unit.
    pub assumes: Vec<&'static str>,
    /// How it is proved.
    pub method: Method,
    /// What came out.
    pub report: Report,
}

/// One form of a unit.
pub struct Entry {
    /// The form's name.
    pub design: String,
    /// Its digest.
    pub digest: u64,
    /// Registers and gates, as Yosys reads it.
    pub size: (usize, usize),
    /// Its lemmas, by name.
    pub lines: Vec<Line>,
    /// Its theorems.
    pub theorems: Vec<Theorem>,
    whole: bool,
}

impl Entry {
    /// From the lemmas and their reports; `whole` if no case of a lemma was left out.
    pub fn new(design: &Design, lemmas: &[Lemma<'_>], reports: Vec<Report>, whole: bool) -> Entry {
        let mut lines: Vec<Line> = lemmas
            .iter()
            .zip(reports)
            .map(|(lemma, report)| Line {
                name: lemma.name,
                says: lemma.says,
                assumes: list(lemma.assumes),
                method: lemma.method,
                report,
            })
            .collect();
        lines.sort_by_key(|line| line.name);
        Entry {
            design: design.name.clone(),
            digest: design.digest,
            size: (design.circuit.registers(), design.circuit.gates()),
            lines,
            theorems: design.unit.theorems(),
            whole,
        }
    }

    /// By its name within the unit.
    fn find(&self, lemma: &str) -> Option<&Line> {
        self.lines.iter().find(|line| short(line.name) == lemma)
    }

    /// The lemmas of the theorem, and all that these take from.
    fn needs(&self, theorem: &Theorem) -> Vec<&'static str> {
        let mut names = theorem.lemmas.clone();
        let mut next = 0;
        while let Some(name) = names.get(next) {
            let from = self.find(name).map_or(&[][..], |line| &line.assumes);
            let new: Vec<&str> = from
                .iter()
                .copied()
                .filter(|name| !names.contains(name))
                .collect();
            names.extend(new);
            next += 1;
        }
        names
    }

    /// Every lemma that the theorem needs is proved, whole.
    pub fn stands(&self, theorem: &Theorem) -> bool {
        let proved = |line: &Line| line.report.proved();
        let needs = self.needs(theorem);
        self.whole && needs.iter().all(|name| self.find(name).is_some_and(proved))
    }

    /// Every lemma tried is proved.
    pub fn proved(&self) -> bool {
        self.lines.iter().all(|line| line.report.proved())
    }

    /// Every theorem stands.
    pub fn all_stand(&self) -> bool {
        self.theorems.iter().all(|theorem| self.stands(theorem))
    }

    /// Prints the theorems.
    pub fn tell(&self) {
        for theorem in &self.theorems {
            let tried = |name: &&str| self.find(name).is_some();
            let state = if self.stands(theorem) {
                "proved"
            } else if self.needs(theorem).iter().all(tried) {
                "NOT PROVED"
            } else {
                "not tried in full"
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
    let answers: usize = lines().map(|line| line.report.certified.0).sum();
    let steps: usize = lines().map(|line| line.report.certified.1).sum();
    let recorded: usize = lines().map(|line| line.report.recorded).sum();
    let certified = match answers {
        0 => String::new(),
        _ => format!("; {answers} answers certified in {steps} steps"),
    };
    format!(
        "{stand} of {theorems} theorems, {proved} of {lemmas} lemmas, {} of {goals} goals proved{certified}; {recorded} cases answered before; {:.0} s, {} MB",
        goals - failed,
        time.as_secs_f64(),
        peak_memory() / 1000,
    )
}

/// The most memory this process has had, in kilobytes; 0 where the system does not tell.
pub fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok())
        .unwrap_or(0)
}

/// Lemmas by their full names.
fn full(entry: &Entry, lemmas: &[&str]) -> Vec<String> {
    let unit = entry
        .lines
        .first()
        .and_then(|line| line.name.split('/').next());
    let unit = unit.unwrap_or("");
    lemmas
        .iter()
        .map(|lemma| format!("{unit}/{lemma}"))
        .collect()
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
                        "lemmas": full(entry, &theorem.lemmas),
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
                        "assumes": full(entry, &line.assumes),
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
        "trusted": TRUSTED,
        "holes": HOLES,
    });
    format!("{document:#}\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::report::{Failure, Outcome};

    fn line(name: &'static str, assumes: &'static str, proved: bool) -> Line {
        let failure = Failure::new(String::new(), Outcome::Refuted);
        Line {
            name,
            says: "",
            assumes: list(assumes),
            method: Method::Direct,
            report: Report {
                lemma: name,
                cases: 1,
                goals: 1,
                failures: if proved { Vec::new() } else { vec![failure] },
                ..Report::default()
            },
        }
    }

    #[test]
    fn a_theorem_stands_on_all_that_its_lemmas_take_from() {
        let theorem = || Theorem {
            name: "",
            says: "",
            lemmas: list("a"),
            because: "",
        };
        // The two take from each other, as lemmas of one induction do.
        let with = |lines| Entry {
            design: String::new(),
            digest: 0,
            size: (0, 0),
            lines,
            theorems: vec![theorem()],
            whole: true,
        };
        let first = || line("a", "b", true);
        assert!(with(vec![first(), line("b", "a", true)]).all_stand());
        assert!(!with(vec![first(), line("b", "a", false)]).all_stand());
        assert!(!with(vec![first()]).all_stand());
        assert!(with(vec![first(), line("b", "", true), line("c", "", false)]).all_stand());
    }
}
