//! Lock-step: drives two models of one circuit alike and compares every output in every cycle.

use super::Simulator;
use std::collections::VecDeque;
use std::fmt;

/// Number of cycles of inputs that a [`Difference`] shows.
const REMEMBERED: usize = 8;

/// Two simulators of the same circuit.
#[derive(Debug)]
pub struct Lockstep<A, B> {
    one: A,
    other: B,
    cycle: u64,
    last_inputs: VecDeque<Vec<u32>>,
    outputs: Vec<u32>,
}

/// An output that differs between the two simulators.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Number of cycles clocked before.
    pub cycle: u64,
    /// The output that differs.
    pub pin: &'static str,
    /// Its value in the first simulator.
    pub one: u32,
    /// Its value in the second.
    pub other: u32,
    /// Names of the inputs.
    pub inputs: Vec<&'static str>,
    /// Their values in the last cycles, oldest first; the last row is the current cycle.
    pub last_inputs: Vec<Vec<u32>>,
}

impl<A: Simulator, B: Simulator> Lockstep<A, B> {
    /// Pairs two new simulators.
    ///
    /// # Panics
    /// If their ports differ.
    pub fn new(one: A, other: B) -> Self {
        assert_eq!(one.inputs(), other.inputs(), "input ports");
        assert_eq!(one.outputs(), other.outputs(), "output ports");
        Self {
            one,
            other,
            cycle: 0,
            last_inputs: VecDeque::with_capacity(REMEMBERED),
            outputs: Vec::new(),
        }
    }

    /// Runs one cycle: drives both alike, compares all outputs, and clocks both. Returns the outputs before the clock
    /// edge.
    ///
    /// # Errors
    /// Returns the first output that differs; in this case nothing is clocked.
    ///
    /// # Panics
    /// If the number of values differs from the number of inputs.
    pub fn step(&mut self, inputs: &[u32]) -> Result<&[u32], Box<Difference>> {
        assert_eq!(inputs.len(), self.one.inputs().len(), "values for inputs");
        if self.last_inputs.len() == REMEMBERED {
            self.last_inputs.pop_front();
        }
        self.last_inputs.push_back(inputs.to_vec());
        for (pin, &value) in inputs.iter().enumerate() {
            self.one.drive(pin, value);
            self.other.drive(pin, value);
        }
        self.outputs.clear();
        for (pin, port) in self.one.outputs().iter().enumerate() {
            let (one, other) = (self.one.read(pin), self.other.read(pin));
            if one != other {
                return Err(Box::new(Difference {
                    cycle: self.cycle,
                    pin: port.name,
                    one,
                    other,
                    inputs: self.one.inputs().iter().map(|port| port.name).collect(),
                    last_inputs: self.last_inputs.iter().cloned().collect(),
                }));
            }
            self.outputs.push(one);
        }
        self.one.cycle();
        self.other.cycle();
        self.cycle += 1;
        Ok(&self.outputs)
    }

    /// Returns the number of cycles clocked so far.
    pub fn cycles(&self) -> u64 {
        self.cycle
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "cycle {}: {} is {:#x} in one and {:#x} in the other; the last inputs, this cycle's in the last row:",
            self.cycle, self.pin, self.one, self.other
        )?;
        writeln!(f, "{}", self.inputs.join(" "))?;
        for row in &self.last_inputs {
            for (name, value) in self.inputs.iter().zip(row) {
                write!(f, "{value:>width$x} ", width = name.len())?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Difference {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pins::{Direction, Port};

    /// Returns its input one cycle later; a broken one loses bit 3 when bit 0 is set.
    struct Delay {
        broken: bool,
        input: u32,
        output: u32,
    }

    const INPUTS: &[Port] = &[Port::new("value", Direction::Input, 8)];
    const OUTPUTS: &[Port] = &[Port::new("delayed", Direction::Output, 8)];

    impl Simulator for Delay {
        fn inputs(&self) -> &'static [Port] {
            INPUTS
        }
        fn outputs(&self) -> &'static [Port] {
            OUTPUTS
        }
        fn drive(&mut self, _: usize, value: u32) {
            self.input = value;
        }
        fn read(&mut self, _: usize) -> u32 {
            self.output
        }
        fn cycle(&mut self) {
            self.output = self.input;
            if self.broken && self.input & 1 == 1 {
                self.output &= !8;
            }
        }
    }

    fn delay(broken: bool) -> Delay {
        Delay {
            broken,
            input: 0,
            output: 0,
        }
    }

    #[test]
    fn equal_models_agree() {
        let mut lockstep = Lockstep::new(delay(false), delay(false));
        for value in 0..100 {
            let outputs = lockstep.step(&[value]).unwrap();
            assert_eq!(outputs, [value.saturating_sub(1)]);
        }
        assert_eq!(lockstep.cycles(), 100);
    }

    #[test]
    fn differences_are_found_and_reported() {
        let mut lockstep = Lockstep::new(delay(false), delay(true));
        let mut values = 0..100;
        let difference = values
            .find_map(|value| lockstep.step(&[value]).err())
            .unwrap();
        assert_eq!((difference.cycle, difference.pin), (10, "delayed"));
        assert_eq!((difference.one, difference.other), (9, 1));
        assert_eq!(
            difference.last_inputs,
            (3..=10).map(|v| vec![v]).collect::<Vec<_>>()
        );
        let text = difference.to_string();
        assert!(text.contains("cycle 10: delayed is 0x9 in one and 0x1 in the other"));
        assert!(
            text.ends_with(
                "value\n    3 \n    4 \n    5 \n    6 \n    7 \n    8 \n    9 \n    a \n"
            )
        );
    }
}
