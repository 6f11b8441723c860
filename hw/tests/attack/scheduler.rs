//! The scheduler of `circuit` against the crate's own iteration, pin by pin and cycle by cycle.

use crate::bench::garbage;
use fpgambit_engine::random::{Chance, RandomBoards};
use fpgambit_hw::attack::{AttackLogic, AttackRom};
use fpgambit_hw::circuit::{Circuit, power_up, settle_by_crate};
use fpgambit_hw::pins::Pins;
use rust_hdl::prelude::Clock;

const CYCLES: u32 = 6_000;

fn agree<C: Circuit + Pins + Default>(seed: u64, set_clock: impl Fn(&mut C, Clock)) {
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut boards = RandomBoards::new(seed);
    let mut ours = power_up(C::default()).unwrap();
    let mut theirs = power_up(C::default()).unwrap();
    let pin = |name: &str| C::INPUTS.iter().position(|port| port.name == name).unwrap();
    let mut image = [0; 9];
    let (mut loading, mut answered) = (0, 0);
    for cycle in 0..CYCLES {
        if chance.once_in(150) {
            loading = 9;
            image = garbage(&mut chance);
            if !chance.once_in(4) {
                image = boards.next().unwrap().image();
            }
        }
        let mut drive = |name: &str, value: u32| {
            ours.drive(pin(name), value);
            theirs.drive(pin(name), value);
        };
        drive("reset", chance.once_in(400).into());
        drive("load_valid", (loading > 0).into());
        drive("load_address", 9 - loading as u32);
        drive("load_word", image[9 - loading.max(1)]);
        drive("query_valid", chance.below(2));
        drive("query_kind", chance.below(8));
        drive("query_square", chance.below(64));
        drive("query_side", chance.below(2));
        drive("answer_ready", (!chance.once_in(3)).into());
        loading = loading.saturating_sub(1);

        if ours.take_inputs() {
            ours.settle();
        }
        settle_by_crate(&mut theirs).unwrap();
        for (number, port) in C::OUTPUTS.iter().enumerate() {
            assert_eq!(
                ours.read(number),
                theirs.read(number),
                "{} in cycle {cycle}",
                port.name
            );
            answered += u32::from(port.name == "answer_last") * ours.read(number);
        }
        ours.edge();
        for level in [true, false] {
            set_clock(&mut theirs, level.into());
            settle_by_crate(&mut theirs).unwrap();
        }
    }
    assert!(answered > 50, "only {answered} last words were seen");
}

#[test]
fn logic_settles_as_the_crate_settles_it() {
    agree::<AttackLogic>(21, |circuit, level| circuit.clock.next = level);
}

#[test]
fn rom_settles_as_the_crate_settles_it() {
    agree::<AttackRom>(22, |circuit, level| circuit.clock.next = level);
}
