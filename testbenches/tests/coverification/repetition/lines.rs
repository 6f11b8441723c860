//! Random lines, and walks up and down a tree, against the oracle: both units.

use super::bench::{Pair, device};
use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{RandomLines, Step};
use fpgambit_hw::chains::Chains;
use fpgambit_hw::repetition::{QueryMode, Repetition};
use fpgambit_hw::unit::Model;
use fpgambit_testbenches::amount;

/// The modes a chain unit knows.
const CHAIN_MODES: [QueryMode; 2] = [QueryMode::from_word(0), QueryMode::from_word(1)];

fn random_lines(circuit: impl Model, modes: &[QueryMode], seed: u64, lines: usize) {
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
fn the_counter_judges_random_lines_as_the_oracle_does() {
    let lines = amount(2_000, 100_000);
    random_lines(Repetition::default(), &QueryMode::ALL, 41, lines);
}

#[test]
fn the_chains_judge_random_lines_as_the_oracle_does() {
    random_lines(Chains::default(), &CHAIN_MODES, 42, amount(1_000, 100_000));
}

/// As a search goes: on by chance, back by chance.
fn taken_back(circuit: impl Model, modes: &[QueryMode], seed: u64) {
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
fn moves_are_taken_back() {
    taken_back(Repetition::default(), &QueryMode::ALL, 43);
    taken_back(Chains::default(), &CHAIN_MODES, 44);
}

/// All moves of a position made, asked about and taken back, two plies deep, below random lines.
#[test]
fn a_tree_is_searched() {
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
