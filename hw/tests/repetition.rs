//! The scheduler of `circuit` against the crate's own iteration, pin by pin and cycle by cycle: both units.

use fpgambit_hw::chains::Chains;
use fpgambit_hw::circuit::{Circuit, power_up, settle_by_crate};
use fpgambit_hw::pins::Pins;
use fpgambit_hw::repetition::Repetition;
use fpgambit_hw::repetition::stimulus::Stimulus;
use rust_hdl::prelude::Clock;

const CYCLES: usize = 12_000;

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
fn the_counter_settles_as_the_crate_settles_it() {
    agree::<Repetition>(21, |circuit, level| circuit.clock.next = level);
}

#[test]
fn the_chains_settle_as_the_crate_settles_them() {
    agree::<Chains>(22, |circuit, level| circuit.clock.next = level);
}
