//! Circuits in AIGER's text form, evaluated gate by gate: slow, and without any code of the crate.

use std::collections::HashMap;

#[derive(Clone)]
pub struct Aiger {
    inputs: Vec<usize>,
    /// For each latch: its literal, its next value and its initial value.
    latches: Vec<(usize, usize, bool)>,
    outputs: Vec<usize>,
    gates: Vec<(usize, usize, usize)>,
    input_names: HashMap<String, usize>,
    output_names: HashMap<String, usize>,
    values: Vec<bool>,
}

impl Aiger {
    pub fn parse(text: &str) -> Aiger {
        let mut lines = text.lines();
        let numbers = |line: &str| -> Vec<usize> {
            line.split_whitespace()
                .map(|word| word.parse().unwrap())
                .collect()
        };
        let head = lines.next().unwrap();
        let head = numbers(head.strip_prefix("aag ").unwrap());
        let mut take =
            |count: usize| -> Vec<Vec<usize>> { lines.by_ref().take(count).map(numbers).collect() };
        let inputs = take(head[1]).into_iter().map(|line| line[0]).collect();
        let latches = take(head[2]).into_iter();
        let latches = latches
            .map(|line| (line[0], line[1], line.get(2) == Some(&1)))
            .collect();
        let outputs = take(head[3]).into_iter().map(|line| line[0]).collect();
        let gates = take(head[4])
            .into_iter()
            .map(|line| (line[0], line[1], line[2]))
            .collect();
        let (mut input_names, mut output_names) = (HashMap::new(), HashMap::new());
        for line in lines {
            let Some((number, name)) = line.split_once(' ') else {
                break;
            };
            let names = match number.as_bytes()[0] {
                b'i' => &mut input_names,
                b'o' => &mut output_names,
                b'l' => continue,
                _ => break,
            };
            names.insert(name.to_owned(), number[1..].parse().unwrap());
        }
        let mut aiger = Aiger {
            inputs,
            latches,
            outputs,
            gates,
            input_names,
            output_names,
            values: vec![false; 2 * head[0] + 2],
        };
        for (latch, _, first) in aiger.latches.clone() {
            aiger.set(latch, first);
        }
        aiger.set(1, true);
        aiger
    }

    fn set(&mut self, literal: usize, value: bool) {
        self.values[literal] = value;
        self.values[literal ^ 1] = !value;
    }

    /// The number of a port's bit; ports of one bit have no number.
    fn number(names: &HashMap<String, usize>, port: &str, bit: usize) -> Option<usize> {
        let whole = names.get(port).filter(|_| bit == 0);
        whole
            .or_else(|| names.get(&format!("{port}[{bit}]")))
            .copied()
    }

    /// Drives an input's bit, which may be missing if nothing reads it.
    pub fn drive(&mut self, port: &str, bit: usize, value: bool) {
        if let Some(number) = Self::number(&self.input_names, port, bit) {
            self.set(self.inputs[number], value);
        }
    }

    pub fn settle(&mut self) {
        for gate in 0..self.gates.len() {
            let (gate, a, b) = self.gates[gate];
            self.set(gate, self.values[a] && self.values[b]);
        }
    }

    pub fn read(&self, port: &str, bit: usize) -> bool {
        let number = Self::number(&self.output_names, port, bit);
        let number = number.unwrap_or_else(|| panic!("no output {port}[{bit}]"));
        self.values[self.outputs[number]]
    }

    pub fn edge(&mut self) {
        let next: Vec<bool> = self
            .latches
            .iter()
            .map(|(_, next, _)| self.values[*next])
            .collect();
        for (latch, next) in self.latches.clone().iter().zip(next) {
            self.set(latch.0, next);
        }
    }
}
