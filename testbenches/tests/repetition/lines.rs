//! Random lines, and random walks up and down a tree, against the oracle.

use super::bench::{Pair, device};
use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{RandomLines, Step};
use fpgambit_hw::repetition::{Mode, Repetition};

/// Lines through the circuit: 100,000 in a long run.
fn lines() -> usize {
    match std::env::var_os("FPGAMBIT_LONG") {
        Some(_) => 100_000,
        None => 2_000,
    }
}

#[test]
fn random_lines_are_judged_as_the_oracle_judges_them() {
    let seed = 41;
    let mut chance = Chance::new(seed);
    let mut pair = Pair::new(device::<Repetition>());
    let (mut queries, mut repeated, mut early, mut moves) = (0, 0, 0, 0);
    for line in RandomLines::new(seed).take(lines()) {
        pair.follow(
            &line,
            || *chance.pick(&Mode::ALL).unwrap(),
            |_, found| {
                queries += 1;
                repeated += u32::from(found.verdict.is_repeated());
                early += u32::from(found.early);
                moves += found.moves.len();
            },
        );
    }
    println!(
        "seed {seed}: {} lines, {queries} queries, {repeated} repeated, {early} stopped early, {moves} moves that repeat",
        lines()
    );
    assert!(repeated > queries / 20 && early > queries / 20 && moves > 500);
}

/// As a search goes: on by chance, back by chance.
#[test]
fn moves_are_taken_back() {
    let seed = 42;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut pair = Pair::new(device::<Repetition>());
    let mut pops = 0;
    for line in RandomLines::new(seed).take(lines() / 10) {
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
                let mode = *chance.pick(&Mode::ALL).unwrap();
                pair.ask(mode, &format_args!("ply {ply} of {line}"));
            }
        }
    }
    assert!(pops > 1_000);
}

/// All moves of a position made, asked about and taken back, two plies deep, below random lines.
#[test]
fn a_tree_is_searched() {
    let seed = 43;
    println!("seed {seed}");
    let mut pair = Pair::new(device::<Repetition>());
    let mut nodes = 0;
    for line in RandomLines::new(seed).take(lines() / 200) {
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
                pair.ask(Mode::default(), &format_args!("{line} and {mv} {reply}"));
                pair.pop();
                nodes += 1;
            }
            pair.ask(Mode::default(), &format_args!("{line} and {mv}"));
            pair.pop();
        }
        pair.ask(Mode::ALL[2], &line);
    }
    assert!(nodes > 500);
}
