//! The scheduler of [`fpgambit_hw::circuit`] against rust-hdl's own `simulate`, every output in every cycle.

use fpgambit_hw::circuit::{Circuit, power_up, settle_by_crate};
use fpgambit_hw::movegen::stimulus::Stimulus;
use fpgambit_hw::movegen::{MovegenLogic, MovegenRom};
use fpgambit_hw::pins::Pins;
use rust_hdl::prelude::*;

/// A block whose clock can be set by hand.
trait Clocked: Block {
    fn set_clock(&mut self, high: bool);
}

macro_rules! clocked {
    ($($circuit:ty),*) => { $(
        impl Clocked for $circuit {
            fn set_clock(&mut self, high: bool) {
                self.clock.next = high.into();
            }
        }
    )* };
}
clocked!(MovegenLogic, MovegenRom);

/// Outputs named, values of both.
fn differences<C: Pins>(scheduled: &C, simulated: &C) -> Vec<(&'static str, u32, u32)> {
    let values = C::OUTPUTS
        .iter()
        .enumerate()
        .map(|(pin, port)| (port.name, scheduled.read(pin), simulated.read(pin)));
    values.filter(|(_, one, other)| one != other).collect()
}

fn agree<C: Circuit + Clocked + Pins + Default>(seed: u64, cycles: u64) {
    let pin = |name| C::OUTPUTS.iter().position(|port| port.name == name);
    let [valid, last] = ["move_valid", "move_last"].map(|name| pin(name).unwrap());
    let ready = C::INPUTS.len() - 1;
    let (mut moves, mut ends) = (0, 0);

    let mut scheduled = power_up(C::default()).unwrap();
    let mut simulated = power_up(C::default()).unwrap();
    for (cycle, inputs) in (0..cycles).zip(Stimulus::new(seed)) {
        for (pin, value) in inputs.into_iter().enumerate() {
            scheduled.drive(pin, value);
            simulated.drive(pin, value);
        }
        if scheduled.take_inputs() {
            scheduled.settle();
        }
        settle_by_crate(&mut simulated).unwrap();
        assert_eq!(
            differences(&scheduled, &simulated),
            [],
            "seed {seed}, cycle {cycle}: output, scheduler's value, simulate's value; inputs {inputs:x?}"
        );
        let taken = scheduled.read(valid) & inputs[ready];
        moves += taken;
        ends += taken & scheduled.read(last);

        scheduled.edge();
        for high in [true, false] {
            simulated.set_clock(high);
            settle_by_crate(&mut simulated).unwrap();
        }
    }
    println!("seed {seed}: {cycles} cycles, {moves} moves, {ends} generations ended");
    assert!(u64::from(moves) > cycles / 20 && u64::from(ends) > cycles / 1_000);
}

#[test]
fn movegen_logic() {
    agree::<MovegenLogic>(1, 30_000);
}

#[test]
fn movegen_rom() {
    agree::<MovegenRom>(2, 30_000);
}
