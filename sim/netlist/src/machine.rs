//! Runs programs, one copy of the circuit per lane.

use crate::compile::Program;
use crate::function::{Block, Blocks, LANES, WORDS, compute};
use crate::netlist::{Array, Netlist};
use crate::steps::{Layout, Operand, Step};
use crate::transpose::transpose;
use multiversion::multiversion;

/// The state of [`LANES`] copies of a circuit.
///
/// There are only two states, no unknown values. At power-up a register holds its value from an `initial` block or a
/// declaration, otherwise 0. Reading an address beyond a memory returns 0, and writing there has no effect.
pub struct Machine {
    pub(crate) layout: Layout,
    /// The values of registers at power-up.
    initial: Vec<bool>,
    pub(crate) blocks: Box<Blocks>,
    pub(crate) arrays: Vec<Words>,
}

/// The words of a memory.
pub(crate) struct Words {
    /// The number of 64-bit words in each word of the memory.
    size: usize,
    depth: usize,
    /// The words at power-up.
    initial: Vec<u64>,
    /// The words of each lane in turn, or one copy for all lanes if nothing writes to the memory.
    words: Vec<u64>,
    is_shared: bool,
}

impl Words {
    fn of(array: &Array) -> Self {
        let size = array.width.div_ceil(64);
        let mut initial = vec![0; size * array.depth];
        for (number, word) in array.initial.iter().enumerate() {
            for (bit, _) in word.iter().enumerate().filter(|(_, set)| **set) {
                initial[number * size + bit / 64] |= 1 << (bit % 64);
            }
        }
        let is_shared = array.writes.is_empty();
        Self {
            size,
            depth: array.depth,
            words: initial.repeat(if is_shared { 1 } else { LANES }),
            initial,
            is_shared,
        }
    }

    /// The index where the words of a lane begin.
    fn begin(&self, lane: usize) -> usize {
        if self.is_shared {
            0
        } else {
            lane * self.initial.len()
        }
    }
}

impl Machine {
    /// Creates a machine with all lanes at power-up and all inputs 0.
    pub fn new(netlist: &Netlist) -> Self {
        let blocks = vec![Block::all(false); 1 << 16].into_boxed_slice();
        let Ok(blocks) = blocks.try_into() else {
            unreachable!("it is as long as the type says");
        };
        let mut machine = Self {
            layout: Layout::of(netlist),
            initial: netlist
                .registers
                .iter()
                .map(|register| register.initial)
                .collect(),
            blocks,
            arrays: netlist.arrays.iter().map(Words::of).collect(),
        };
        machine.power_up();
        machine
    }

    /// Returns all lanes to power-up; inputs keep their values.
    pub fn power_up(&mut self) {
        self.blocks[1] = Block::all(true);
        for (block, initial) in self.layout.registers.clone().zip(&self.initial) {
            self.blocks[block] = Block::all(*initial);
        }
        for array in &mut self.arrays {
            let length = array.initial.len().max(1);
            for words in array.words.chunks_mut(length) {
                words.copy_from_slice(&array.initial);
            }
        }
    }

    /// An input by its number: one block per bit, the lowest first. It keeps its value until it is changed.
    pub fn input(&mut self, input: usize) -> &mut [Block] {
        &mut self.blocks[self.layout.inputs[input].clone()]
    }

    /// An output by its number, as the last program computed it: one block per bit, the lowest first.
    pub fn output(&self, output: usize) -> &[Block] {
        &self.blocks[self.layout.outputs[output].clone()]
    }

    /// Runs a program once.
    ///
    /// # Panics
    /// If the program belongs to another netlist.
    pub fn run(&mut self, program: &Program) {
        assert_eq!(self.layout, program.layout, "a program of another netlist");
        if let Some(translated) = &program.native {
            let mut section = 0;
            for one in &translated.steps {
                if let Step::Compute(_) = one {
                    translated.native.compute(section, &mut self.blocks);
                    section += 1;
                } else {
                    step(&mut self.blocks, &mut self.arrays, one);
                }
            }
            return;
        }
        for one in &program.steps {
            match one {
                Step::Compute(ops) => compute(&mut self.blocks, &program.ops[ops.clone()]),
                other => step(&mut self.blocks, &mut self.arrays, other),
            }
        }
    }
}

/// Executes a memory's step.
pub(crate) fn step(blocks: &mut Blocks, arrays: &mut [Words], step: &Step) {
    match step {
        Step::Read {
            array,
            address,
            bits,
        } => read(blocks, &arrays[*array], address, bits),
        Step::Write {
            array,
            enable,
            address,
            word,
        } => write(blocks, &mut arrays[*array], *enable, address, word),
        Step::Compute(_) => unreachable!("functions are no step of memories"),
    }
}

/// Converts 64 lanes of some bits to numbers of up to 64 bits.
#[inline(always)]
fn numbers(blocks: &Blocks, operands: &[Operand], group: usize) -> [u64; 64] {
    let mut rows = [0; 64];
    for (row, operand) in rows.iter_mut().zip(operands) {
        let word = blocks[usize::from(operand.block)].0[group];
        *row = if operand.negate { !word } else { word };
    }
    transpose(&mut rows);
    rows
}

#[multiversion(targets("x86_64+avx512f+avx512bw+avx512vl", "x86_64+avx2"))]
fn read(blocks: &mut Blocks, array: &Words, address: &[Operand], bits: &[(usize, u16)]) {
    for group in 0..WORDS {
        let addresses = numbers(blocks, address, group);
        for part in 0..array.size {
            let mut words = [0; 64];
            for (lane, (word, address)) in words.iter_mut().zip(&addresses).enumerate() {
                if *address < array.depth as u64 {
                    let at = array.begin(64 * group + lane) + *address as usize * array.size + part;
                    *word = array.words[at];
                }
            }
            transpose(&mut words);
            for (bit, block) in bits {
                if bit / 64 == part {
                    blocks[usize::from(*block)].0[group] = words[bit % 64];
                }
            }
        }
    }
}

#[multiversion(targets("x86_64+avx512f+avx512bw+avx512vl", "x86_64+avx2"))]
fn write(
    blocks: &Blocks,
    array: &mut Words,
    enable: Operand,
    address: &[Operand],
    word: &[Operand],
) {
    for group in 0..WORDS {
        let enabled = blocks[usize::from(enable.block)].0[group];
        let mut enabled = if enable.negate { !enabled } else { enabled };
        if enabled == 0 {
            continue;
        }
        let addresses = numbers(blocks, address, group);
        let parts: Vec<[u64; 64]> = word
            .chunks(64)
            .map(|part| numbers(blocks, part, group))
            .collect();
        while enabled != 0 {
            let lane = enabled.trailing_zeros() as usize;
            enabled &= enabled - 1;
            let address = addresses[lane];
            if address < array.depth as u64 {
                let at = array.begin(64 * group + lane) + address as usize * array.size;
                for (part, words) in parts.iter().enumerate() {
                    array.words[at + part] = words[lane];
                }
            }
        }
    }
}
