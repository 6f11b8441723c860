//! Random lines, and walks up and down a tree, against the oracle: both units.

use super::bench::{Pair, device};
use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{RandomLines, Step};
use fpgambit_hw::chains::Chains;
use fpgambit_hw::repetition::{QueryMode, Repetition};
use fpgambit_hw::unit::Model;
use fpgambit_testbenches::amount;

/// The modes that a chain unit supports.
const CHAIN_MODES: [QueryMode; 2] = [QueryMode::from_word(0), QueryMode::from_word(1)];

fn compare_on_random_lines(circuit: impl Model, modes: &[QueryMode], seed: u64, lines: usize) {
    let mut chance = Chance::new(seed);
    let mut pair = Pair::new(device(circuit));
    let (mut queries, mut repeated, mut early, mut moves) = (0, 0, 0, 0);
    for line in RandomLines::new(seed).take(lines) {
        pair.follow(
            &line,
            || *chance.pick(modes).unwrap(),
            |_, found| {
                queries += 1;
                repeated += u32::from(found.verdict.is_repeated());
                early += u32::from(found.early);
                moves += found.moves.len();
            },
        );
    }
    println!(
        "seed {seed}: {lines} lines, {queries} queries, {repeated} repeated, {early} ended early, {moves} moves that repeat"
    );
    assert!(repeated > queries / 20 && early > queries / 50);
    assert_eq!(moves > 500, modes.iter().any(|mode| mode.near));
}

#[test]
fn counter_matches_the_oracle_on_random_lines() {
    let lines = amount(2_000, 100_000);
    compare_on_random_lines(Repetition::default(), &QueryMode::ALL, 41, lines);
}

#[test]
fn chains_match_the_oracle_on_random_lines() {
    compare_on_random_lines(Chains::default(), &CHAIN_MODES, 42, amount(1_000, 100_000));
}

/// Moves on and back at random, as a search does.
fn compare_with_moves_taken_back(circuit: impl Model, modes: &[QueryMode], seed: u64) {
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut pair = Pair::new(device(circuit));
    let mut pops = 0;
    for line in RandomLines::new(seed).take(amount(200, 10_000)) {
        pair.load(&line.start);
        let mut ply = 0;
        for _ in 0..80 {
            if chance.once_in(3) && ply > 0 {
                pair.pop();
                ply -= 1;
                pops += 1;
            } else if ply < line.steps.len() {
                pair.push(line.steps[ply]);
                ply += 1;
            }
            if chance.once_in(3) {
                let mode = *chance.pick(modes).unwrap();
                pair.ask(mode, &format_args!("ply {ply} of {line}"));
            }
        }
    }
    assert!(pops > 1_000);
}

#[test]
fn both_units_match_the_oracle_after_moves_are_taken_back() {
    compare_with_moves_taken_back(Repetition::default(), &QueryMode::ALL, 43);
    compare_with_moves_taken_back(Chains::default(), &CHAIN_MODES, 44);
}

/// All moves of a position made, asked about and taken back, two plies deep, below random lines.
#[test]
fn counter_matches_the_oracle_in_a_two_ply_tree() {
    let seed = 45;
    println!("seed {seed}");
    let mut pair = Pair::new(device(Repetition::default()));
    let mut nodes = 0;
    for line in RandomLines::new(seed).take(amount(10, 500)) {
        pair.load(&line.start);
        let mut position = line.start.clone();
        for &step in &line.steps {
            pair.push(step);
            step.make(&mut position);
        }
        for mv in position.legal_moves().to_vec() {
            pair.push(Step::Move(mv));
            let after = position.play(mv);
            for reply in after.legal_moves().to_vec() {
                pair.push(Step::Move(reply));
                pair.ask(
                    QueryMode::default(),
                    &format_args!("{line} and {mv} {reply}"),
                );
                pair.pop();
                nodes += 1;
            }
            pair.ask(QueryMode::default(), &format_args!("{line} and {mv}"));
            pair.pop();
        }
        pair.ask(QueryMode::from_word(2), &line);
    }
    assert!(nodes > 500);
}
