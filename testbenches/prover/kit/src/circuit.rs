//! A circuit in AIGER form, as Yosys writes it: inputs, registers, AND gates, and the names in the Verilog.

use crate::graph::{FALSE, Lit, TRUE, Word, constant, equal, free_bit, is};
use std::collections::{HashMap, HashSet};

/// A bit that the map of names does not contain.
const MISSING: u32 = u32::MAX;

/// Why a circuit could not be read.
#[derive(Debug, thiserror::Error)]
pub enum CircuitError {
    /// The AIGER text is not as expected.
    #[error("AIGER: line {line}: {text:?}: expected {expected}")]
    Aiger {
        /// Line number, from 1.
        line: usize,
        /// The text found there.
        text: String,
        /// What was expected.
        expected: &'static str,
    },
    /// An output that is not constant is missing in the map of names.
    #[error("AIGER: output {0}: expected its name in Yosys' map")]
    Nameless(u32),
    /// A proof uses a signal that the circuit lacks.
    #[error("the circuit has no signal {0:?}: is the table of names up to date?")]
    NoSignal(String),
    /// A signal's width differs from the one that a proof expects.
    #[error("the circuit's signal {name:?} has {width} bits: expected {expected}")]
    Width {
        /// Name of the signal.
        name: String,
        /// The signal's width.
        width: usize,
        /// The width in the table of names.
        expected: usize,
    },
}

/// A circuit. Literals are those of AIGER: twice the variable, plus one if negated.
pub struct Circuit {
    variables: usize,
    inputs: Vec<u32>,
    /// Variable, next state and initial state of each register; `None` means an unconstrained initial state.
    latches: Vec<(u32, u32, Option<bool>)>,
    /// Variable and operands of each gate; operands come before the gates that use them.
    ands: Vec<(u32, u32, u32)>,
    /// Bits of each signal, the lowest first.
    names: HashMap<String, Vec<u32>>,
}

impl Circuit {
    /// Parses the text form of AIGER and Yosys' verbose map of names.
    ///
    /// # Errors
    ///
    /// Returns an error if either is malformed.
    pub fn read(aag: &str, map: &str) -> Result<Circuit, CircuitError> {
        let mut lines = aag.lines().enumerate();
        let mut numbers = |count: usize, expected| -> Result<Vec<u32>, CircuitError> {
            let (line, text) = lines.next().unwrap_or((0, ""));
            let words: Vec<u32> = text
                .split_whitespace()
                .filter_map(|word| word.parse().ok())
                .collect();
            if words.len() < count {
                let text = text.to_owned();
                return Err(CircuitError::Aiger {
                    line: line + 1,
                    text,
                    expected,
                });
            }
            Ok(words)
        };
        let header = numbers(5, "aag and five numbers")?;
        let mut circuit = Circuit {
            variables: header[0] as usize + 1,
            inputs: Vec::new(),
            latches: Vec::new(),
            ands: Vec::new(),
            names: HashMap::new(),
        };
        for _ in 0..header[1] {
            circuit.inputs.push(numbers(1, "an input")?[0] >> 1);
        }
        for _ in 0..header[2] {
            let latch = numbers(2, "a latch")?;
            let initial = match latch.get(2) {
                None | Some(0) => Some(false),
                Some(1) => Some(true),
                Some(_) => None,
            };
            let variable = latch[0] >> 1;
            // Registers are looked up by variable, so the variables must be consecutive.
            if circuit
                .latches
                .last()
                .is_some_and(|last| last.0 + 1 != variable)
            {
                return Err(CircuitError::Aiger {
                    line: 0,
                    text: format!("latch {}", latch[0]),
                    expected: "latches whose variables follow one another",
                });
            }
            circuit.latches.push((variable, latch[1], initial));
        }
        let mut outputs = Vec::new();
        for _ in 0..header[3] {
            outputs.push(numbers(1, "an output")?[0]);
        }
        for _ in 0..header[4] {
            let and = numbers(3, "an and-gate")?;
            circuit.ands.push((and[0] >> 1, and[1], and[2]));
        }
        circuit.read_names(map, &outputs);
        // An output without a name would be left out of every comparison.
        let named: HashSet<u32> = circuit.names.values().flatten().copied().collect();
        let nameless = |lit: &&u32| **lit > 1 && !named.contains(lit);
        match outputs.iter().find(nameless) {
            Some(lit) => Err(CircuitError::Nameless(*lit)),
            None => Ok(circuit),
        }
    }

    /// Constant bits have no name, not even in an output.
    fn read_names(&mut self, map: &str, outputs: &[u32]) {
        for line in map.lines() {
            let words: Vec<&str> = line.splitn(4, ' ').collect();
            let &[kind, index, bit, name] = &words[..] else {
                continue;
            };
            let (Ok(index), Ok(bit)) = (index.parse::<u32>(), bit.parse::<usize>()) else {
                continue;
            };
            let lit = match kind {
                "input" => 2 * self.inputs[index as usize],
                "latch" => 2 * self.latches[index as usize].0,
                "output" => outputs[index as usize],
                "wire" => index,
                _ => continue,
            };
            let bits = self.names.entry(name.to_owned()).or_default();
            if bits.len() <= bit {
                bits.resize(bit + 1, MISSING);
            }
            bits[bit] = lit;
        }
    }

    /// Number of register bits.
    pub fn registers(&self) -> usize {
        self.latches.len()
    }

    /// Number of AND gates.
    pub fn gates(&self) -> usize {
        self.ands.len()
    }

    /// Returns the circuit with one of its inputs tied to a constant, after folding constants and equal gates. Inputs
    /// and registers keep their numbers.
    ///
    /// # Panics
    ///
    /// Panics if there is no signal with this name.
    pub fn held(&self, name: &str, value: u64) -> Circuit {
        let mut becomes: Vec<u32> = (0..self.variables as u32)
            .map(|variable| 2 * variable)
            .collect();
        for (bit, &lit) in self.bits(name).iter().enumerate() {
            becomes[(lit >> 1) as usize] = (value >> bit & 1) as u32 ^ lit & 1;
        }
        let of = |becomes: &[u32], lit: u32| becomes[(lit >> 1) as usize] ^ lit & 1;
        let mut ands = Vec::new();
        for &(variable, a, b) in &self.ands {
            let (a, b) = (of(&becomes, a), of(&becomes, b));
            let folded = match (a, b) {
                (0, _) | (_, 0) => Some(0),
                (1, other) | (other, 1) => Some(other),
                _ if a == b => Some(a),
                _ if a == b ^ 1 => Some(0),
                _ => None,
            };
            match folded {
                Some(lit) => becomes[variable as usize] = lit,
                None => ands.push((variable, a, b)),
            }
        }
        let known = |lit: u32| match lit {
            MISSING => MISSING,
            lit => of(&becomes, lit),
        };
        Circuit {
            variables: self.variables,
            inputs: self.inputs.clone(),
            latches: self
                .latches
                .iter()
                .map(|&(variable, next, initial)| (variable, known(next), initial))
                .collect(),
            ands,
            names: self
                .names
                .iter()
                .map(|(name, bits)| (name.clone(), bits.iter().map(|&lit| known(lit)).collect()))
                .collect(),
        }
    }

    /// Computes a clock like `clock`, but from the values of all inputs, so that two circuits can run side by side with
    /// the same inputs.
    pub fn clock_over(&self, state: &State<'_>, inputs: &[Lit]) -> Frame<'_> {
        let mut values = vec![FALSE; self.variables];
        for (&input, &value) in self.inputs.iter().zip(inputs) {
            values[input as usize] = value;
        }
        for ((variable, _, _), &value) in self.latches.iter().zip(&state.bits) {
            values[*variable as usize] = value;
        }
        let of = |values: &[Lit], lit: u32| values[(lit >> 1) as usize].negated_if(lit & 1 == 1);
        for &(variable, a, b) in &self.ands {
            values[variable as usize] = of(&values, a) & of(&values, b);
        }
        Frame {
            circuit: self,
            values,
        }
    }

    /// Returns the value of each register bit at power-up; an unconstrained one is low.
    pub fn power_up(&self) -> Vec<bool> {
        self.latches
            .iter()
            .map(|(_, _, initial)| initial.unwrap_or(false))
            .collect()
    }

    /// Number of input bits.
    pub fn inputs(&self) -> usize {
        self.inputs.len()
    }

    /// Checks that the circuit has all these signals, with every bit and the given width. A width of 0 accepts any
    /// width.
    ///
    /// # Errors
    ///
    /// Returns an error for the first signal that is missing or has another width.
    pub fn has(&self, signals: &[(impl AsRef<str>, usize)]) -> Result<(), CircuitError> {
        for (name, expected) in signals.iter().map(|(name, width)| (name.as_ref(), *width)) {
            let bits = self.names.get(name).filter(|bits| !bits.contains(&MISSING));
            let bits = bits.ok_or_else(|| CircuitError::NoSignal(name.to_owned()))?;
            if expected != 0 && bits.len() != expected {
                return Err(CircuitError::Width {
                    name: name.to_owned(),
                    width: bits.len(),
                    expected,
                });
            }
        }
        Ok(())
    }

    fn bits(&self, name: &str) -> &[u32] {
        match self.names.get(name) {
            Some(bits) if !bits.contains(&MISSING) => bits,
            _ => panic!("{}", CircuitError::NoSignal(name.to_owned())),
        }
    }

    /// Returns an unconstrained state.
    pub fn any_state(&self) -> State<'_> {
        self.state(self.latches.iter().map(|_| free_bit()).collect())
    }

    /// Returns an unconstrained state, and a clock from it with unconstrained inputs.
    pub fn any_clock(&self) -> (State<'_>, Frame<'_>) {
        let state = self.any_state();
        let frame = state.clock(&[], &[]);
        (state, frame)
    }

    /// Returns the state at power-up; registers without an initial value are unconstrained.
    pub fn initial_state(&self) -> State<'_> {
        let initial =
            |&(_, _, initial): &(u32, u32, Option<bool>)| initial.map_or_else(free_bit, Lit::from);
        self.state(self.latches.iter().map(initial).collect())
    }

    /// Returns the state with these bits.
    pub fn state(&self, bits: Vec<Lit>) -> State<'_> {
        State {
            circuit: self,
            bits,
        }
    }

    /// Returns the number of a literal's register, and whether the literal is its negation.
    fn latch_of(&self, lit: u32) -> Option<(usize, bool)> {
        let variable = lit >> 1;
        let first = self.latches.first()?.0;
        let index = variable.checked_sub(first)? as usize;
        (index < self.latches.len()).then_some((index, lit & 1 == 1))
    }
}

/// The contents of all registers of a circuit.
#[derive(Clone)]
pub struct State<'c> {
    circuit: &'c Circuit,
    bits: Vec<Lit>,
}

impl<'c> State<'c> {
    /// Returns every bit of every register, in the circuit's order.
    pub fn bits(&self) -> &[Lit] {
        &self.bits
    }

    /// Returns the contents of a register.
    ///
    /// # Panics
    ///
    /// Panics if there is no register with this name.
    pub fn get(&self, name: &str) -> Word {
        self.circuit
            .bits(name)
            .iter()
            .map(|&lit| match (lit, self.circuit.latch_of(lit)) {
                (0, _) => FALSE,
                (1, _) => TRUE,
                (_, Some((index, negated))) => self.bits[index].negated_if(negated),
                _ => panic!("{name} is no register"),
            })
            .collect()
    }

    /// Returns the contents of a one-bit register.
    ///
    /// # Panics
    ///
    /// Panics if there is no register with this name, or if it is wider.
    pub fn bit(&self, name: &str) -> Lit {
        let word = self.get(name);
        assert_eq!(word.len(), 1, "width of {name}");
        word[0]
    }

    /// Whether a register equals this number.
    pub fn is(&self, name: &str, value: u64) -> Lit {
        is(&self.get(name), value)
    }

    /// Whether a register equals this word.
    pub fn equals(&self, name: &str, word: &[Lit]) -> Lit {
        equal(&self.get(name), word)
    }

    /// Whether a register has the same contents in another state.
    pub fn keeps(&self, other: &State<'_>, name: &str) -> Lit {
        equal(&self.get(name), &other.get(name))
    }

    /// Whether all registers except this one are the same in both states.
    pub fn is_same_except(&self, other: &State<'_>, name: &str) -> Lit {
        let [one, other] = [self, other].map(|state| {
            let mut state = state.clone();
            state.set_number(name, 0);
            state
        });
        equal(one.bits(), other.bits())
    }

    /// Sets a register to a number.
    pub fn set_number(&mut self, name: &str, value: u64) {
        let width = self.circuit.bits(name).len();
        self.set(name, &constant(value, width));
    }

    /// Returns the first `depth` words of a memory.
    pub fn words(&self, memory: &str, depth: usize) -> Vec<Word> {
        (0..depth)
            .map(|index| self.get(&format!("{memory}[{index}]")))
            .collect()
    }

    /// Sets a register to a word.
    ///
    /// # Panics
    ///
    /// Panics if there is no register with this name and width.
    pub fn set(&mut self, name: &str, word: &[Lit]) {
        let bits = self.circuit.bits(name);
        assert_eq!(bits.len(), word.len(), "width of {name}");
        for (&lit, &value) in bits.iter().zip(word) {
            let (index, negated) = self
                .circuit
                .latch_of(lit)
                .unwrap_or_else(|| panic!("{name} is no register"));
            self.bits[index] = value.negated_if(negated);
        }
    }

    /// Computes one clock: every signal, with `inputs` given by name and all other inputs unconstrained. `cuts`
    /// replaces internal signals, so that everything computed from them uses these words instead.
    ///
    /// # Panics
    ///
    /// Panics if a name is not that of a signal.
    pub fn clock(&self, inputs: &[(&str, Word)], cuts: &[(&str, Word)]) -> Frame<'c> {
        let circuit = self.circuit;
        let mut values: Vec<Option<Lit>> = vec![None; circuit.variables];
        values[0] = Some(FALSE);
        for (name, word) in inputs.iter().chain(cuts) {
            let bits = self.circuit.bits(name);
            assert_eq!(bits.len(), word.len(), "width of {name}");
            for (&lit, &value) in bits.iter().zip(word) {
                assert!(
                    values[(lit >> 1) as usize].is_none(),
                    "{name} is assigned twice or a constant"
                );
                values[(lit >> 1) as usize] = Some(value.negated_if(lit & 1 == 1));
            }
        }
        for &input in &circuit.inputs {
            values[input as usize].get_or_insert_with(free_bit);
        }
        for ((variable, _, _), &value) in circuit.latches.iter().zip(&self.bits) {
            values[*variable as usize].get_or_insert(value);
        }
        let of = |values: &[Option<Lit>], lit: u32| -> Lit {
            let value = values[(lit >> 1) as usize].expect("operands stand before their gates");
            value.negated_if(lit & 1 == 1)
        };
        for &(variable, a, b) in &circuit.ands {
            if values[variable as usize].is_none() {
                let value = of(&values, a) & of(&values, b);
                values[variable as usize] = Some(value);
            }
        }
        let values = values
            .into_iter()
            .map(|value| value.unwrap_or(FALSE))
            .collect();
        Frame { circuit, values }
    }
}

/// All signals in one clock.
pub struct Frame<'a> {
    circuit: &'a Circuit,
    values: Vec<Lit>,
}

impl<'c> Frame<'c> {
    fn value(&self, lit: u32) -> Lit {
        self.values[(lit >> 1) as usize].negated_if(lit & 1 == 1)
    }

    /// Returns a signal.
    ///
    /// # Panics
    ///
    /// Panics if there is no signal with this name.
    pub fn word(&self, name: &str) -> Word {
        self.circuit
            .bits(name)
            .iter()
            .map(|&lit| self.value(lit))
            .collect()
    }

    /// Returns a one-bit signal.
    ///
    /// # Panics
    ///
    /// Panics if there is no signal with this name, or if it is wider.
    pub fn bit(&self, name: &str) -> Lit {
        let word = self.word(name);
        assert_eq!(word.len(), 1, "width of {name}");
        word[0]
    }

    /// Whether a signal equals this number.
    pub fn is(&self, name: &str, value: u64) -> Lit {
        is(&self.word(name), value)
    }

    /// Whether a signal equals this word.
    pub fn equals(&self, name: &str, word: &[Lit]) -> Lit {
        equal(&self.word(name), word)
    }

    /// Returns the bits of an output except constant ones, which have no name; returns no bits if there is no such
    /// signal.
    pub fn varying(&self, name: &str) -> Word {
        let bits = self.circuit.names.get(name).into_iter().flatten();
        let known = bits.filter(|&&lit| lit != MISSING);
        known.map(|&lit| self.value(lit)).collect()
    }

    /// Returns a bit of a signal, or false if it has no name, as constant bits have none. A goal that needs a constant
    /// 1 there fails.
    pub fn bit_or_false(&self, name: &str, bit: usize) -> Lit {
        let bits = self.circuit.names.get(name);
        match bits.and_then(|bits| bits.get(bit)) {
            None | Some(&MISSING) => FALSE,
            Some(&lit) => self.value(lit),
        }
    }

    /// Returns the registers after the edge.
    pub fn next(&self) -> State<'c> {
        let next = self
            .circuit
            .latches
            .iter()
            .map(|&(_, next, _)| self.value(next));
        self.circuit.state(next.collect())
    }
}
