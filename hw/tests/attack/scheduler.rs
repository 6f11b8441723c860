//! The scheduler of `circuit` against the crate's own iteration, pin by pin and cycle by cycle.

use fpgambit_hw::attack::stimulus::Stimulus;
use fpgambit_hw::attack::{AttackLogic, AttackRom};
use fpgambit_hw::circuit::{Circuit, power_up, settle_by_crate};
use fpgambit_hw::pins::Pins;
use rust_hdl::prelude::Clock;

const CYCLES: usize = 20_000;

fn agree<C: Circuit + Pins + Default>(seed: u64, set_clock: impl Fn(&mut C, Clock)) {
    println!("seed {seed}");
    let mut ours = power_up(C::default()).unwrap();
    let mut theirs = power_up(C::default()).unwrap();
    let mut answered = 0;
    for (cycle, inputs) in Stimulus::new(seed).take(CYCLES).enumerate() {
        for (pin, value) in inputs.into_iter().enumerate() {
            ours.drive(pin, value);
            theirs.drive(pin, value);
        }
        if ours.take_inputs() {
            ours.settle();
        }
        settle_by_crate(&mut theirs).unwrap();
        for (number, port) in C::OUTPUTS.iter().enumerate() {
            let (here, there) = (ours.read(number), theirs.read(number));
            let name = port.name;
            assert_eq!(here, there, "{name} in cycle {cycle}, inputs {inputs:x?}");
            answered += usize::from(name == "answer_last") * here as usize;
        }
        ours.edge();
        for level in [true, false] {
            set_clock(&mut theirs, level.into());
            settle_by_crate(&mut theirs).unwrap();
        }
    }
    assert!(
        answered > CYCLES / 100,
        "only {answered} last words were seen"
    );
}

#[test]
fn logic_settles_as_the_crate_settles_it() {
    agree::<AttackLogic>(21, |circuit, level| circuit.clock.next = level);
}

#[test]
fn rom_settles_as_the_crate_settles_it() {
    agree::<AttackRom>(22, |circuit, level| circuit.clock.next = level);
}
