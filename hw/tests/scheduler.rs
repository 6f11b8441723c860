//! The scheduler of [`fpgambit_hw::circuit`] against rust-hdl's own `simulate`, every output in every cycle.

use fpgambit_hw::attack::{AttackLogic, AttackRom};
use fpgambit_hw::chains::Chains;
use fpgambit_hw::circuit::{Circuit, power_up, settle_by_crate};
use fpgambit_hw::movegen::{MovegenLogic, MovegenRom};
use fpgambit_hw::pins::Pins;
use fpgambit_hw::repetition::Repetition;
use fpgambit_hw::{attack, movegen, repetition};
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
clocked!(
    MovegenLogic,
    MovegenRom,
    AttackLogic,
    AttackRom,
    Repetition,
    Chains
);

/// Outputs named, values of both.
fn differences<C: Pins>(scheduled: &C, simulated: &C) -> Vec<(&'static str, u32, u32)> {
    let values = C::OUTPUTS
        .iter()
        .enumerate()
        .map(|(pin, port)| (port.name, scheduled.read(pin), simulated.read(pin)));
    values.filter(|(_, one, other)| one != other).collect()
}

/// Both beside each other; the outputs `last` and `valid` must be seen high together in one of `rarely` cycles.
fn agree<C: Circuit + Clocked + Pins + Default, const N: usize>(
    stimulus: impl Iterator<Item = [u32; N]>,
    cycles: usize,
    [valid, last]: [&str; 2],
    rarely: usize,
) {
    let pin = |name| C::OUTPUTS.iter().position(|port| port.name == name);
    let [valid, last] = [valid, last].map(|name| pin(name).unwrap());
    let mut ends = 0;

    let mut scheduled = power_up(C::default()).unwrap();
    let mut simulated = power_up(C::default()).unwrap();
    for (cycle, inputs) in stimulus.take(cycles).enumerate() {
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
            "cycle {cycle}: output, scheduler's value, simulate's value; inputs {inputs:x?}"
        );
        ends += usize::from(scheduled.read(valid) & scheduled.read(last) == 1);

        scheduled.edge();
        for high in [true, false] {
            simulated.set_clock(high);
            settle_by_crate(&mut simulated).unwrap();
        }
    }
    println!("{cycles} cycles, a last word offered in {ends}");
    assert!(ends > cycles / rarely);
}

const MOVES: [&str; 2] = ["move_valid", "move_last"];
const ANSWERS: [&str; 2] = ["answer_valid", "answer_last"];

/// A test a circuit, the seed in sight.
macro_rules! tests {
    ($($test:ident: $circuit:ty, $unit:ident, seed $seed:literal, $cycles:literal, $ends:expr, $rarely:literal;)*) => { $(
        #[test]
        fn $test() {
            println!("seed {}", $seed);
            agree::<$circuit, _>($unit::stimulus::Stimulus::new($seed), $cycles, $ends, $rarely);
        }
    )* };
}

tests! {
    movegen_logic: MovegenLogic, movegen, seed 1, 30_000, MOVES, 1_000;
    movegen_rom: MovegenRom, movegen, seed 2, 30_000, MOVES, 1_000;
    attack_logic: AttackLogic, attack, seed 21, 20_000, ANSWERS, 100;
    attack_rom: AttackRom, attack, seed 22, 20_000, ANSWERS, 100;
    the_counter: Repetition, repetition, seed 21, 12_000, ANSWERS, 100;
    the_chains: Chains, repetition, seed 22, 12_000, ANSWERS, 100;
}
