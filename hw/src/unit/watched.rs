//! Checks the common contract of all units in every cycle.

use super::{Handshake, InProcess, Simulator};
use crate::pins::Port;
use fpgambit_engine::random::Chance;

/// The request that is accepted during an answer, for the next one, in units whose ports end with it.
const AHEAD: &str = "board";

/// A circuit under observation: it must accept no request during an answer, and offer no word at other times.
pub struct Watched {
    circuit: InProcess,
    /// The requests, in the order of the ports; the last one starts an answer.
    pub requests: Vec<Handshake>,
    /// Inputs of a request that is accepted during an answer, for the next one.
    ahead: Vec<usize>,
    /// The output that offers a word of an answer.
    pub valid: usize,
    /// The output that marks the last word.
    pub last: usize,
    /// The input that accepts the word.
    pub ready: usize,
    reset: usize,
    /// The inputs as driven from outside.
    driven: Vec<u32>,
    under_way: bool,
    /// Source of random inputs, which are driven while an answer is in progress.
    pub noise: Option<Chance>,
}

impl Watched {
    /// Puts a circuit under observation.
    ///
    /// # Panics
    /// If it has no answer stream with `valid`, `ready` and `last`, or if a request has no `ready`.
    pub fn new(circuit: InProcess) -> Self {
        let (inputs, outputs) = (circuit.inputs(), circuit.outputs());
        let find = |ports: &[Port], name: &str| {
            let found = ports.iter().position(|port| port.name == name);
            found.unwrap_or_else(|| panic!("no port {name}"))
        };
        let streams = |ports: &'static [Port]| {
            let names = ports.iter().map(|port| port.name);
            names.filter_map(|name| name.strip_suffix("_valid"))
        };
        let mut names: Vec<&str> = streams(inputs).collect();
        let mut ahead = Vec::new();
        if names.last() == Some(&AHEAD) {
            names.pop();
            let ports = inputs.iter().enumerate();
            ahead.extend(
                ports
                    .filter(|(_, port)| port.name.starts_with(AHEAD))
                    .map(|(pin, _)| pin),
            );
        }
        let requests = names.iter().map(|name| Handshake {
            valid: find(inputs, &format!("{name}_valid")),
            ready: find(outputs, &format!("{name}_ready")),
        });
        let answer = streams(outputs).next().unwrap();
        Self {
            requests: requests.collect(),
            ahead,
            valid: find(outputs, &format!("{answer}_valid")),
            last: find(outputs, &format!("{answer}_last")),
            ready: find(inputs, &format!("{answer}_ready")),
            reset: find(inputs, "reset"),
            driven: vec![0; inputs.len()],
            under_way: false,
            noise: None,
            circuit,
        }
    }

    /// Returns the `ready` of each request, in the order of `requests`.
    pub fn readies(&mut self) -> Vec<u32> {
        let requests = self.requests.iter();
        requests
            .map(|request| self.circuit.read(request.ready))
            .collect()
    }

    /// Returns the request that starts an answer.
    pub fn start(&self) -> Handshake {
        *self.requests.last().unwrap()
    }

    /// Returns the number of the reset input.
    pub fn reset_pin(&self) -> usize {
        self.reset
    }

    /// Returns the unit's counters, except the one for cycles.
    pub fn counters(&mut self) -> Vec<u32> {
        let ports = self.circuit.outputs().iter().enumerate();
        ports
            .filter(|(_, port)| !port.name.contains('_') && port.name != "cycles")
            .map(|(pin, _)| self.circuit.read(pin))
            .collect()
    }

    fn let_in(&mut self) {
        let Some(chance) = &mut self.noise else {
            return;
        };
        for pin in 0..self.driven.len() {
            if pin != self.reset && pin != self.ready && !self.ahead.contains(&pin) {
                self.circuit.drive(pin, chance.below(u32::MAX));
            }
        }
    }
}

impl Simulator for Watched {
    fn inputs(&self) -> &'static [Port] {
        self.circuit.inputs()
    }

    fn outputs(&self) -> &'static [Port] {
        self.circuit.outputs()
    }

    fn drive(&mut self, input: usize, value: u32) {
        self.driven[input] = value;
        self.circuit.drive(input, value);
    }

    fn read(&mut self, output: usize) -> u32 {
        self.circuit.read(output)
    }

    fn cycle(&mut self) {
        let start = self.start();
        if self.under_way {
            self.let_in();
        }
        let readies = self.readies();
        let offered = self.circuit.read(self.valid) == 1;
        let reset = self.driven[self.reset] == 1;
        assert!(
            !self.under_way || readies.iter().all(|&ready| ready == 0),
            "ready while an answer is under way: {readies:?}"
        );
        assert!(self.under_way || !offered, "a word that answers nothing");
        let begins = self.driven[start.valid] == 1 && readies.last() == Some(&1);
        let ends = offered && self.driven[self.ready] == 1 && self.circuit.read(self.last) == 1;
        self.circuit.cycle();
        if self.under_way && self.noise.is_some() {
            for (pin, &value) in self.driven.iter().enumerate() {
                self.circuit.drive(pin, value);
            }
        }
        self.under_way = !reset && (begins || self.under_way && !ends);
    }
}
