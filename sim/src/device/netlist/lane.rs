//! A single lane of a machine, used as a simulator.

use super::read;
use fpgambit_hw::export::Source;
use fpgambit_hw::pins::Port;
use fpgambit_hw::unit::Simulator;
use fpgambit_netlist::{Block, Error, Machine, Netlist, Program, WORDS};

/// One of many copies of a circuit. The others are driven with noise, which must not affect it.
pub struct OneLane {
    machine: Machine,
    clock: Program,
    outputs: Program,
    input_ports: &'static [Port],
    output_ports: &'static [Port],
    /// The numbers of the ports in the machine.
    input_numbers: Vec<usize>,
    output_numbers: Vec<usize>,
    lane: usize,
    noise: u64,
    driven: bool,
}

impl OneLane {
    /// Reads the Verilog and uses one of its lanes.
    ///
    /// # Errors
    /// Returns an error if the text is outside the reader's subset, or has other ports.
    pub fn new(source: &Source, lane: usize) -> Result<Self, Error> {
        Self::of(&read(source)?, source, lane)
    }

    /// Uses a lane of a netlist with the ports of `source`.
    ///
    /// # Errors
    /// Returns an error if the ports differ.
    pub fn of(netlist: &Netlist, source: &Source, lane: usize) -> Result<Self, Error> {
        let number = |ports: &[fpgambit_netlist::Port], port: &Port| {
            let found = ports
                .iter()
                .position(|found| found.name == port.name && found.width() == port.width as usize);
            found.ok_or_else(|| Error {
                file: String::new(),
                line: 0,
                message: format!(
                    "module '{}' has no port '{}' of {} bits",
                    source.top, port.name, port.width
                ),
            })
        };
        let inputs = source
            .inputs
            .iter()
            .map(|port| number(netlist.inputs(), port));
        let outputs = source
            .outputs
            .iter()
            .map(|port| number(netlist.outputs(), port));
        // If the netlist is too large, compiling it fails here.
        let (clock, pins) = (Program::clock(netlist)?, Program::outputs(netlist)?);
        let mut one = Self {
            machine: Machine::new(netlist),
            clock,
            outputs: pins,
            input_ports: source.inputs,
            output_ports: source.outputs,
            input_numbers: inputs.collect::<Result<_, _>>()?,
            output_numbers: outputs.collect::<Result<_, _>>()?,
            lane,
            noise: 0x9e37_79b9_7f4a_7c15 ^ lane as u64,
            driven: true,
        };
        for input in 0..one.input_ports.len() {
            one.drive(input, 0);
        }
        Ok(one)
    }

    fn random(&mut self) -> u64 {
        // xorshift64
        self.noise ^= self.noise << 13;
        self.noise ^= self.noise >> 7;
        self.noise ^= self.noise << 17;
        self.noise
    }
}

impl Simulator for OneLane {
    fn inputs(&self) -> &'static [Port] {
        self.input_ports
    }

    fn outputs(&self) -> &'static [Port] {
        self.output_ports
    }

    fn drive(&mut self, input: usize, value: u32) {
        let (word, mask) = (self.lane / 64, 1 << (self.lane % 64));
        let number = self.input_numbers[input];
        for bit in 0..self.machine.input(number).len() {
            let mut block = Block(std::array::from_fn::<u64, WORDS, _>(|_| self.random()));
            block.0[word] = match value >> bit & 1 {
                0 => block.0[word] & !mask,
                _ => block.0[word] | mask,
            };
            self.machine.input(number)[bit] = block;
        }
        self.driven = true;
    }

    fn read(&mut self, output: usize) -> u32 {
        if std::mem::take(&mut self.driven) {
            self.machine.run(&self.outputs);
        }
        let (word, shift) = (self.lane / 64, self.lane % 64);
        let bits = self.machine.output(self.output_numbers[output]).iter();
        bits.rev().fold(0, |value, block| {
            value << 1 | (block.0[word] >> shift & 1) as u32
        })
    }

    fn cycle(&mut self) {
        self.machine.run(&self.clock);
        self.driven = true;
    }
}
