//! Checks the clocks of queries, for every number of reversible plies, and the early stop.

use super::bench::device;
use fpgambit_engine::repetition::RandomLines;
use fpgambit_hw::chains::Chains;
use fpgambit_hw::repetition::{QueryMode, Repetition};
use fpgambit_sim::device::repetition::Found;
use fpgambit_testbenches::amount;
use std::collections::BTreeMap;

/// The clocks of queries with the same number of reversible plies.
#[derive(Clone, Copy, Default)]
struct Bin {
    queries: u64,
    cycles: u64,
    most: u32,
    least: Option<u32>,
}

impl Bin {
    fn add(&mut self, found: &Found) {
        let cycles = found.cycles.unwrap();
        self.queries += 1;
        self.cycles += u64::from(cycles);
        self.most = self.most.max(cycles);
        self.least = Some(self.least.map_or(cycles, |least| least.min(cycles)));
    }

    fn mean(&self) -> f64 {
        self.cycles as f64 / self.queries as f64
    }
}

/// In every mode a query takes at most half the reversible plies plus four clocks. Without early stop the number is exact.
#[test]
fn query_takes_at_most_half_its_plies_plus_four_clocks() {
    let seed = 47;
    println!("seed {seed}");
    let mut unit = device(Repetition::default());
    let mut histogram: BTreeMap<u32, [Bin; 8]> = BTreeMap::new();
    for line in RandomLines::new(seed).take(amount(200, 10_000)) {
        unit.load(&line.start).unwrap();
        for &step in &line.steps {
            unit.push(step).unwrap();
            for (number, mode) in QueryMode::ALL.into_iter().enumerate() {
                let found = unit.query(mode).unwrap();
                let plies = found.reversible;
                let cycles = found.cycles.unwrap();
                assert!(
                    2 * cycles <= plies + 8,
                    "{line} {mode:?}: {cycles} for {plies}"
                );
                let pairs = if mode.near {
                    plies.div_ceil(2)
                } else {
                    plies / 2
                };
                let walks = plies >= if mode.near { 3 } else { 4 };
                let whole = 3 + if walks { pairs } else { 0 };
                assert!(cycles <= whole, "{line} {mode:?}: {cycles} for {plies}");
                if mode.whole && !mode.first {
                    assert_eq!(cycles, whole, "{line} {mode:?}: {plies} plies");
                }
                assert_eq!(found.steps, Some(cycles - 3), "{line} {mode:?}");
                histogram.entry(plies).or_default()[number].add(&found);
            }
        }
    }
    println!(
        "clocks by reversible plies: mean (most) of all, to the nearest, all without early stop; queries"
    );
    for (plies, bins) in &histogram {
        let [all, first, whole] = [0, 1, 4].map(|mode| bins[mode]);
        println!(
            "{plies:3} {:6.2} ({:2}) {:6.2} ({:2}) {:6.2} ({:2}) {:6}",
            all.mean(),
            all.most,
            first.mean(),
            first.most,
            whole.mean(),
            whole.most,
            all.queries
        );
    }
    assert!(histogram.len() > 20);
}

/// The early stop fires, saves cycles and changes no answer.
#[test]
fn early_stop_saves_clocks_and_changes_no_answer() {
    let seed = 48;
    println!("seed {seed}");
    let mut unit = device(Repetition::default());
    let (mut queries, mut fired, mut stopped, mut through) = (0, 0, 0, 0);
    for line in RandomLines::new(seed).take(amount(300, 20_000)) {
        unit.load(&line.start).unwrap();
        for &step in &line.steps {
            unit.push(step).unwrap();
            for word in 0..4 {
                let early = unit.query(QueryMode::from_word(word)).unwrap();
                let whole = unit.query(QueryMode::from_word(word | 4)).unwrap();
                assert_eq!(early.verdict, whole.verdict, "{line}, mode {word}");
                assert_eq!(early.moves, whole.moves, "{line}, mode {word}");
                assert!(!whole.early && early.cycles <= whole.cycles);
                queries += 1;
                fired += u64::from(early.early);
                stopped += u64::from(early.cycles.unwrap());
                through += u64::from(whole.cycles.unwrap());
            }
        }
    }
    println!("{queries} queries, {fired} stopped early: {stopped} clocks in place of {through}");
    assert!(fired > queries / 20 && stopped < through);
}

/// The chains beside the counter on the same queries, without early stop for either.
#[test]
fn chain_queries_take_3_to_35_clocks_per_ply() {
    let seed = 49;
    println!("seed {seed}");
    let mut counter = device(Repetition::default());
    let mut chains = device(Chains::default());
    let mut histogram: BTreeMap<u32, [Bin; 3]> = BTreeMap::new();
    for line in RandomLines::new(seed).take(amount(200, 10_000)) {
        counter.load(&line.start).unwrap();
        chains.load(&line.start).unwrap();
        for &step in &line.steps {
            counter.push(step).unwrap();
            chains.push(step).unwrap();
            let by_chains = chains.query(QueryMode::default()).unwrap();
            let bins = histogram.entry(by_chains.reversible).or_default();
            bins[0].add(&counter.query(QueryMode::from_word(0)).unwrap());
            bins[1].add(&counter.query(QueryMode::from_word(4)).unwrap());
            bins[2].add(&by_chains);
            if by_chains.reversible >= 4 {
                // Three clocks a move and one for each chain that is open, of which there are at most 32.
                let cycles = by_chains.cycles.unwrap();
                let plies = by_chains.reversible;
                assert!(
                    (3 * plies + 2..=35 * plies + 2).contains(&cycles),
                    "{line}: {cycles} for {plies}"
                );
            }
        }
    }
    println!(
        "clocks by reversible plies: counter, without early stop, chains (least to most); queries"
    );
    for (plies, [counter, whole, chains]) in &histogram {
        println!(
            "{plies:3} {:6.2} {:6.2} {:7.2} ({} to {}) {:6}",
            counter.mean(),
            whole.mean(),
            chains.mean(),
            chains.least.unwrap_or(0),
            chains.most,
            chains.queries
        );
    }
}
