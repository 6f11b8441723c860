//! Compares every detector with the oracle on random lines, at every ply.

use fpgambit_engine::repetition::{
    Chains, Counter, DetectionMethod, Detector, History, Oracle, PrintedChains, RandomLines, Tally,
    bitboards, mailbox, walk,
};

use super::verdicts;
use crate::common::{long, seed};

/// The number of lines: a million in the long tests.
fn lines() -> usize {
    if long() { 1_000_000 } else { 20_000 }
}

#[test]
fn every_detector_equals_the_oracle() {
    let seed = seed() + 20;
    let (mut plies, mut repeated) = (0, 0);
    for line in RandomLines::new(seed).take(lines()) {
        let verdicts = verdicts(&line);
        plies += verdicts.len() - 1;
        repeated += verdicts
            .iter()
            .filter(|verdict| verdict.is_repeated())
            .count();
    }
    println!(
        "seed {seed}: {} lines, {plies} plies, {repeated} repetitions, 0 differences",
        lines()
    );
    assert!(repeated * 5 > plies, "{repeated} of {plies}");
}

/// Bitboards give the same answers as the mailbox, and the early stop changes only the amount of work.
#[test]
fn counter_is_the_same_on_bitboards_and_without_early_stop() {
    let seed = seed() + 21;
    let (mut stopped, mut asked) = (0, 0);
    for line in RandomLines::new(seed).take(lines() / 8) {
        let mut history = History::new();
        for (before, step) in line.positions() {
            history.push(step.record(&before));
            let mut after = before.clone();
            step.make(&mut after);
            let records = history.reversible();
            let verdict = walk(records, u32::MAX, mailbox(&after));
            assert_eq!(
                walk(records, u32::MAX, bitboards(&after)),
                verdict,
                "{line}"
            );

            // To the end, whatever M is.
            let mut tally = Tally::default();
            let mut count = 1;
            let mut could_stop = false;
            let chains = Chains::trace(records);
            for (back, (record, open)) in (1..).zip(records.iter().rev().zip(&chains)) {
                tally.undo(*record, mailbox(&after));
                assert_eq!(
                    tally.displaced as usize,
                    open.len(),
                    "M and open chains of {line}"
                );
                let left = records.len() - back;
                could_stop |= tally.displaced as usize > left;
                assert!(!could_stop || tally.displaced > 0, "{line}");
                count += u32::from(tally.displaced == 0 && back % 2 == 0);
            }
            assert_eq!(count, verdict.count, "{line}");
            asked += usize::from(records.len() >= 4);
            stopped += usize::from(records.len() >= 4 && could_stop);
        }
    }
    println!("seed {seed}: the early stop fires in {stopped} of {asked} queries");
    assert!(stopped * 4 > asked && stopped < asked);
}

#[test]
fn repeating_move_equals_the_oracles() {
    let seed = seed() + 22;
    let (mut found, mut none) = (0, 0);
    for line in RandomLines::new(seed).take(lines() / 100) {
        let mut counter = Counter::default();
        let mut oracle = Oracle::new(&line.start);
        for (before, step) in line.positions() {
            counter.step(&before, step);
            let after = oracle.step(&before, step);
            let (verdict, upcoming) = counter.query_with_move(&after, u32::MAX);
            assert_eq!(verdict, oracle.query(), "{line}");
            let nearest = oracle.moves_that_repeat(&after).first().copied();
            let upcoming = upcoming.map(|upcoming| (upcoming.mv, upcoming.back));
            assert_eq!(upcoming, nearest, "{after} after {line}");
            match nearest {
                Some(_) => found += 1,
                None => none += 1,
            }
        }
    }
    println!("seed {seed}: {found} positions with such a move, {none} without");
    assert!(found > 50 && none > 50);
}

/// Moves are pushed and popped as in a search; the remaining moves give the same answers as if the others had never
/// been played.
#[test]
fn popped_moves_leave_no_trace() {
    let seed = seed() + 23;
    for (line, other) in RandomLines::new(seed)
        .zip(RandomLines::new(seed + 1))
        .take(lines() / 40)
    {
        for method in DetectionMethod::ALL {
            let mut detector = method.detector();
            for (before, step) in other.positions() {
                detector.step(&before, step);
            }
            detector.clear();
            let mut oracle = Oracle::new(&line.start);
            for (before, step) in line.positions() {
                for mv in before.legal_moves().into_iter().take(3) {
                    detector.push(&before, mv);
                    if !before.is_check() {
                        detector.push_null(&before.play(mv));
                        detector.pop();
                    }
                    detector.pop();
                }
                detector.step(&before, step);
                let after = oracle.step(&before, step);
                assert_eq!(
                    detector.query(&after, u32::MAX),
                    oracle.query(),
                    "{method}: {line}"
                );
            }
        }
    }
}

/// The printed chains miss some repetitions, but report no false ones.
#[test]
fn printed_chains_give_no_false_alarm() {
    let seed = seed() + 24;
    let (mut right, mut missed) = (0, 0);
    for line in RandomLines::new(seed).take(lines() / 8) {
        let mut printed = PrintedChains::default();
        let mut oracle = Oracle::new(&line.start);
        for (before, step) in line.positions() {
            printed.step(&before, step);
            let after = oracle.step(&before, step);
            let (seen, there) = (printed.query(&after, u32::MAX), oracle.query());
            assert!(seen.count <= there.count, "{line}");
            assert!(!seen.is_repeated() || there.is_repeated(), "{line}");
            if there.is_repeated() {
                right += usize::from(seen == there);
                missed += usize::from(seen != there);
            }
        }
    }
    println!("seed {seed}: {right} repetitions found correctly, {missed} missed or undercounted");
    assert!(missed > 0 && right > missed);
}
