//! The ledger: each theorem with its lemmas, how they were proved, and how long that took; what is trusted; and what is
//! not proved.

use crate::unit::Design;
use kit::proof::{Lemma, Method, Theorem, list, short};
use kit::report::Report;
use serde_json::{Value, json};
use std::time::Duration;

/// What every theorem trusts.
pub const TRUSTED: &[&str] = &[
    "that Yosys reads the Verilog correctly, and that synthesis preserves what it reads",
    "CaDiCaL, when it says that there is no counterexample; in a run with `--certify`, the checker of its proofs \
     instead",
    "this prover: its graph of expressions, its clauses, and its lemmas as they are written",
    "the specifications in `spec/`: the rules of chess, which each run compares with the engine on random positions; \
     chains of moved pieces, which each run that proves the chain unit compares with a naive version; COBS and CRC-32 \
     as `src/units/soc/mod.rs` defines them",
    "the preconditions that the specification assumes, which are those of the units' headers",
    "that the lemmas together imply each theorem, as its argument says: people check this, not the prover",
];

/// What is not proved.
pub const HOLES: &[&str] = &[
    "movegen, fast build: the unit notes a king's square when it loads the king's rank. So the theorem covers a \
     position that is loaded whole, or word by word, each word at most once, over a position with one king per side. \
     It does not cover a position of which a word is loaded, changed and loaded again before a start.",
    "attack: nothing proves that queries 2 and 5 (ataks, trapped) end and are answered correctly, nor query 4 \
     (KingScan) for a side without exactly one king. Nothing proves that the walk signals in the right clocks that it \
     leaves a square, which `visited` counts. `cycles` and `visited` are proved only modulo 65,536.",
    "perft, axistream, axilite, wishbone: no theorem covers what surrounds the units inside them; only the properties \
     shipped with them do. The units inside (`make` in perft, the generator in the others, the repetition unit in the \
     last two) are line for line the exported ones. perft counts its leaves with the pipeline of `count`, line for \
     line. A test of this package compares these texts.",
    "soc: nothing proves that the unit carries out commands as the protocol says, or that their effect depends only on \
     the frame's bytes; that an answer is the right one and reaches the line whole; that every request is answered; or \
     anything about `cycles` and latencies. The proof reads the design with posdata in its default form, which is cut \
     out. Nothing is proved about the fast build, although its link is the same circuit.",
    "search: the whole unit. Only three of its blocks are proved, each as a separate circuit. Nothing proves the wires \
     between them; the stack; the clocks in which the blocks query each other; the entries that the ranker makes, and \
     that their ranks differ; which moves quiescence leaves out; the rules that end a node before it tries moves \
     (value, check, repetition, fifty moves, pass, both kinds of futility pruning); killers; that the generator and \
     the repetition walk inside it are the units proved here (`make` is, line for line); that the table's words for an \
     empty square are 0; or that a search without a limit ends. The shipped bench and lock-step with the engine test \
     these.",
    "The short run trusts CaDiCaL when it says that there is no counterexample. With `--certify` or `--long`, each \
     such answer comes with a proof in LRAT, which `kit/src/lrat.rs` checks.",
    "A run accepts each answer recorded in `answers.txt` for exactly the question with its digest (128 bits of the \
     SHA-256 of the question's clauses). `--certify` and `--long` solve every question again.",
    "Nothing proves which form of posdata a unit has if its parameter is not set, or the default names of the memory \
     files: each form is proved with files that the parameters name. Text that the Verilog hides from synthesis \
     (`ifndef SYNTHESIS`) is not covered. No circuit here selects a bit beyond the end of a word; if one did, the \
     proof would use the value that Yosys gives it.",
    "No lemma covers the words of a memory, boards among them, before they are first written; `cycles`, `steps` and \
     `visited` before the first run; or `steps` of a query that a reset ends.",
    "The latencies on the units' pages are proved only in part. For a generation and for a query of attack, the proofs \
     show only that it ends. For the repetition unit's loads, pushes and pops, they show only the upper limit. For the \
     repetition unit's walk and for all other units, they show the exact number of clocks.",
    "movegen, both builds: nothing is proved for boards that do not meet the preconditions, except that a reset leads \
     from any state to idle. `cycles` and `visited` are proved only modulo 65,536.",
    "repetition: nothing is proved for pushes that are not moves of the board. The user must ensure that the board \
     loaded and the moves pushed come from a game. `cycles` is proved only modulo 65,536.",
    "chains: nothing is proved for pushes that are not moves of the board, or for boards of more than 32 pieces. The \
     user must ensure that the moves pushed come from a game. Nothing is proved about the printed form, which is not \
     exported.",
    "make: nothing is proved for moves that are not pseudo-legal in the position, except that a board is offered in \
     the stated clock. `cycles` is proved only modulo 65,536.",
    "count: nothing is proved for positions that do not meet the preconditions, except that an answer is offered in \
     the stated clock. `cycles` is proved only modulo 65,536.",
    "evaluate: nothing is proved for moves that are not pseudo-legal in the position, for an undo without a move \
     before it, for loads that change while they wait, or for boards of no piece or more than 64, except that a value \
     is offered in the stated clock. Sums are proved modulo 65,536 and the output modulo 2^32; a test of the engine's \
     network shows that nothing overflows. `cycles` is proved only modulo 65,536.",
    "kqkr: whether a position is won comes from the engine's retrograde analysis over all 64 squares of each man, \
     which is trusted here. `cycles` is proved only modulo 65,536.",
    "SymbiYosys proves the properties shipped with the exports, but for count, perft and the fast generator only for \
     twelve clocks from power-up. No such property says that an offer depends on no input of the same clock.",
];

/// A lemma's line.
#[derive(Clone)]
pub struct Line {
    /// The lemma's name.
    pub name: &'static str,
    /// The lemma's statement.
    pub says: &'static str,
    /// The lemmas that it assumes, by their names within the unit.
    pub assumes: Vec<&'static str>,
    /// The lemma's method.
    pub method: Method,
    /// The lemma's result.
    pub report: Report,
}

/// One form of a unit.
pub struct Entry {
    /// The form's name.
    pub design: String,
    /// The digest of the form's Verilog.
    pub digest: u64,
    /// Numbers of registers and gates, as Yosys reads the form.
    pub size: (usize, usize),
    /// The form's lemmas, sorted by name.
    pub lines: Vec<Line>,
    /// The form's theorems.
    pub theorems: Vec<Theorem>,
    whole: bool,
}

impl Entry {
    /// Creates an entry from the lemmas and their reports; `whole` if no case of a lemma was left out.
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

    /// Finds a lemma by its name within the unit.
    fn find(&self, lemma: &str) -> Option<&Line> {
        self.lines.iter().find(|line| short(line.name) == lemma)
    }

    /// Returns the lemmas of the theorem, and all lemmas that these assume.
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

    /// Whether the run proved every case of every lemma that the theorem needs.
    pub fn stands(&self, theorem: &Theorem) -> bool {
        let proved = |line: &Line| line.report.proved();
        let needs = self.needs(theorem);
        self.whole && needs.iter().all(|name| self.find(name).is_some_and(proved))
    }

    /// Whether every lemma tried is proved.
    pub fn proved(&self) -> bool {
        self.lines.iter().all(|line| line.report.proved())
    }

    /// Whether every theorem is proved.
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

/// Returns the peak memory of this process in kilobytes; 0 if the system does not report it.
pub fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok())
        .unwrap_or(0)
}

/// Returns the lemmas by their full names.
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

/// Returns the whole ledger.
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
    fn theorem_requires_its_lemmas_and_their_assumptions() {
        let theorem = || Theorem {
            name: "",
            says: "",
            lemmas: list("a"),
            because: "",
        };
        // The two assume each other, as lemmas of one induction do.
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
