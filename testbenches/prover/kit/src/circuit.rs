//! A circuit as Yosys writes it in AIGER: inputs, registers, and-gates, and the names of the Verilog.

use crate::graph::{FALSE, Lit, TRUE, Word, constant, equal, free_bit, is};
use std::collections::{HashMap, HashSet};

/// A bit that the map of names does not tell.
const MISSING: u32 = u32::MAX;

/// Why a circuit could not be read.
#[derive(Debug, thiserror::Error)]
pub enum CircuitError {
    /// The AIGER text is not as expected.
    #[error("AIGER: line {line}: {text:?}: expected {expected}")]
    Aiger {
        /// Line, from 1.
        line: usize,
        /// What stands there.
        text: String,
        /// What should.
        expected: &'static str,
    },
    /// An output that varies is not in the map of names.
    #[error("AIGER: output {0}: expected its name in Yosys' map")]
    Nameless(u32),
    /// A proof speaks of a signal that the circuit lacks.
    #[error("the circuit has no signal {0:?}: is the table of names up to date?")]
    NoSignal(String),
    /// A signal is not as wide as a proof takes it.
    #[error("the circuit's signal {name:?} has {width} bits: expected {expected}")]
    Width {
        /// Which.
        name: String,
        /// Its width.
        width: usize,
        /// What the table of names says.
        expected: usize,
    },
}

/// The circuit. Literals are AIGER's: twice the variable, plus one for negation.
pub struct Circuit {
    variables: usize,
    inputs: Vec<u32>,
    /// Variable, next state, initial state (none: anything).
    latches: Vec<(u32, u32, Option<bool>)>,
    /// Variable and the two operands, operands first.
    ands: Vec<(u32, u32, u32)>,
    /// Bits of each signal, lowest first.
    names: HashMap<String, Vec<u32>>,
}

impl Circuit {
    /// Reads the text form of AIGER and Yosys' verbose map of names.
    ///
    /// # Errors
    ///
    /// If either is malformed.
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
            // Registers are found by their variables: these follow one another.
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
        // What had none would be compared nowhere.
        let named: HashSet<u32> = circuit.names.values().flatten().copied().collect();
        let nameless = |lit: &&u32| **lit > 1 && !named.contains(lit);
        match outputs.iter().find(nameless) {
            Some(lit) => Err(CircuitError::Nameless(*lit)),
            None => Ok(circuit),
        }
    }

    /// A bit that is constant has no name, in an output either.
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

    /// Registers, in bits.
    pub fn registers(&self) -> usize {
        self.latches.len()
    }

    /// And-gates.
    pub fn gates(&self) -> usize {
        self.ands.len()
    }

    /// The circuit with one of its inputs held at a number, which folds what becomes constant or the same. Its inputs and
    /// registers stay the same ones.
    ///
    /// # Panics
    ///
    /// If there is no signal of that name.
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

    /// One clock as `clock` has it, every input fixed: two circuits with the same inputs run side by
    /// side.
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

    /// What each register holds at power-up; one that may hold anything, low.
    pub fn power_up(&self) -> Vec<bool> {
        self.latches
            .iter()
            .map(|(_, _, initial)| initial.unwrap_or(false))
            .collect()
    }

    /// Inputs, in bits.
    pub fn inputs(&self) -> usize {
        self.inputs.len()
    }

    /// Is every one of these signals there, each bit of it, and of its width? A width of 0 is any.
    ///
    /// # Errors
    ///
    /// The first that is not.
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

    /// A state of which nothing is known.
    pub fn any_state(&self) -> State<'_> {
        self.state(self.latches.iter().map(|_| free_bit()).collect())
    }

    /// Any state, and a clock from it with any inputs.
    pub fn any_clock(&self) -> (State<'_>, Frame<'_>) {
        let state = self.any_state();
        let frame = state.clock(&[], &[]);
        (state, frame)
    }

    /// The state at power-up; a register without an initial value holds anything.
    pub fn initial_state(&self) -> State<'_> {
        let initial =
            |&(_, _, initial): &(u32, u32, Option<bool>)| initial.map_or_else(free_bit, Lit::from);
        self.state(self.latches.iter().map(initial).collect())
    }

    /// The state of these bits.
    pub fn state(&self, bits: Vec<Lit>) -> State<'_> {
        State {
            circuit: self,
            bits,
        }
    }

    /// The register is of that width, and is what the signal names.
    fn latch_of(&self, lit: u32) -> Option<(usize, bool)> {
        let variable = lit >> 1;
        let first = self.latches.first()?.0;
        let index = variable.checked_sub(first)? as usize;
        (index < self.latches.len()).then_some((index, lit & 1 == 1))
    }
}

/// The content of every register of a circuit.
#[derive(Clone)]
pub struct State<'c> {
    circuit: &'c Circuit,
    bits: Vec<Lit>,
}

impl<'c> State<'c> {
    /// Every bit of every register, in the circuit's order.
    pub fn bits(&self) -> &[Lit] {
        &self.bits
    }

    /// What a register holds.
    ///
    /// # Panics
    ///
    /// If there is no register of that name.
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

    /// What a register of one bit holds.
    ///
    /// # Panics
    ///
    /// If there is no register of that name, or it is wider.
    pub fn bit(&self, name: &str) -> Lit {
        let word = self.get(name);
        assert_eq!(word.len(), 1, "width of {name}");
        word[0]
    }

    /// A register holds that number.
    pub fn is(&self, name: &str, value: u64) -> Lit {
        is(&self.get(name), value)
    }

    /// A register holds that word.
    pub fn equals(&self, name: &str, word: &[Lit]) -> Lit {
        equal(&self.get(name), word)
    }

    /// A register holds what it holds in another state.
    pub fn keeps(&self, other: &State<'_>, name: &str) -> Lit {
        equal(&self.get(name), &other.get(name))
    }

    /// Puts a number into a register.
    pub fn set_number(&mut self, name: &str, value: u64) {
        let width = self.circuit.bits(name).len();
        self.set(name, &constant(value, width));
    }

    /// What a memory holds, so many words of it.
    pub fn words(&self, memory: &str, depth: usize) -> Vec<Word> {
        (0..depth)
            .map(|index| self.get(&format!("{memory}[{index}]")))
            .collect()
    }

    /// Puts a word into a register.
    ///
    /// # Panics
    ///
    /// If there is no register of that name and width.
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

    /// One clock: what every signal is, `inputs` fixed by name and every other input free. `cuts` replaces
    /// signals within the circuit: what is computed from them sees these words.
    ///
    /// # Panics
    ///
    /// If a name is of no signal.
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

/// Every signal in one clock.
pub struct Frame<'a> {
    circuit: &'a Circuit,
    values: Vec<Lit>,
}

impl<'c> Frame<'c> {
    fn value(&self, lit: u32) -> Lit {
        self.values[(lit >> 1) as usize].negated_if(lit & 1 == 1)
    }

    /// A signal.
    ///
    /// # Panics
    ///
    /// If there is none of that name.
    pub fn word(&self, name: &str) -> Word {
        self.circuit
            .bits(name)
            .iter()
            .map(|&lit| self.value(lit))
            .collect()
    }

    /// A signal of one bit.
    ///
    /// # Panics
    ///
    /// If there is none of that name, or it is wider.
    pub fn bit(&self, name: &str) -> Lit {
        let word = self.word(name);
        assert_eq!(word.len(), 1, "width of {name}");
        word[0]
    }

    /// A signal is that number.
    pub fn is(&self, name: &str, value: u64) -> Lit {
        is(&self.word(name), value)
    }

    /// A signal is that word.
    pub fn equals(&self, name: &str, word: &[Lit]) -> Lit {
        equal(&self.word(name), word)
    }

    /// The bits of an output but those that are constant, which the names do not tell: none if there is no such signal.
    pub fn varying(&self, name: &str) -> Word {
        let bits = self.circuit.names.get(name).into_iter().flatten();
        let known = bits.filter(|&&lit| lit != MISSING);
        known.map(|&lit| self.value(lit)).collect()
    }

    /// A bit of a signal; 0 where it has no name, as constants have none. A goal that rests on a
    /// constant 1 then fails.
    pub fn bit_or_false(&self, name: &str, bit: usize) -> Lit {
        let bits = self.circuit.names.get(name);
        match bits.and_then(|bits| bits.get(bit)) {
            None | Some(&MISSING) => FALSE,
            Some(&lit) => self.value(lit),
        }
    }

    /// The registers after the edge.
    pub fn next(&self) -> State<'c> {
        let next = self
            .circuit
            .latches
            .iter()
            .map(|&(_, next, _)| self.value(next));
        self.circuit.state(next.collect())
    }
}
