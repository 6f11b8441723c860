//! Memories: arrays of words.

use super::expression::Context;
use super::scope::{Entity, Scope};
use super::{Design, Elaborator, Leaf, Register, Signal};
use crate::error::{Fault, Place, Result};
use crate::graph::Lit;
use crate::syntax::{Expr, Range};

/// A written memory of up to this many bits becomes registers; a larger one stays an array.
const BITS: usize = 2048;
/// The same limit in words: choosing among more words costs more than the array.
const WORDS: usize = 64;
/// A memory that is only read becomes logic up to this many words.
const READ_ONLY_WORDS: usize = 16;
/// The largest number of words in any memory.
const LARGEST: usize = 1 << 24;

#[derive(Clone, Debug)]
pub(crate) struct Memory {
    /// The name, including the instances around it.
    pub name: String,
    pub place: Place,
    pub width: usize,
    pub depth: usize,
    /// The values of words at power-up; words without a value may be missing.
    pub initial: Vec<Vec<bool>>,
    /// If two writes happen at one edge, the later one wins.
    pub writes: Vec<Write>,
    /// Whether it has become registers or logic.
    pub is_logic: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Write {
    pub enable: Lit,
    pub address: Vec<Lit>,
    pub word: Vec<Lit>,
}

/// A word that logic reads; it changes with its address, within the clock.
#[derive(Clone, Debug)]
pub(crate) struct Read {
    pub memory: usize,
    pub address: Vec<Lit>,
    pub bits: Vec<Lit>,
}

impl Memory {
    fn initial_bit(&self, word: usize, bit: usize) -> bool {
        self.initial.get(word).is_some_and(|word| word[bit])
    }

    /// Sets the value of a word at power-up.
    pub fn set(&mut self, word: usize, bits: Vec<bool>) {
        if self.initial.len() <= word {
            self.initial.resize(word + 1, vec![false; self.width]);
        }
        self.initial[word] = bits;
    }
}

impl Elaborator<'_> {
    pub(super) fn memory(
        &mut self,
        name: String,
        place: Place,
        low: i64,
        width: usize,
        words: &Range,
        scope: &Scope<'_>,
    ) -> Result<Entity> {
        let context = Context::of(scope);
        let (one, other) = (
            self.integer(&words.high, &context)?,
            self.integer(&words.low, &context)?,
        );
        let (first, last) = (one.min(other), one.max(other));
        if low != 0 || first != 0 || last as usize >= LARGEST {
            let message = format!(
                "memory '{name}': expected bits and addresses from 0, and at most {LARGEST} words"
            );
            return Err(Fault::new(place, message));
        }
        self.design.memories.push(Memory {
            name,
            place,
            width,
            depth: last as usize + 1,
            initial: Vec::new(),
            writes: Vec::new(),
            is_logic: false,
        });
        Ok(Entity::Memory(self.design.memories.len() - 1))
    }

    /// The word at an address, as logic.
    pub(super) fn read(&mut self, memory: usize, address: Vec<Lit>) -> Vec<Lit> {
        let known = self.design.reads.iter();
        let known = known
            .rev()
            .find(|read| read.memory == memory && read.address == address);
        if let Some(read) = known {
            return read.bits.clone();
        }
        let read = self.design.reads.len();
        let width = self.design.memories[memory].width;
        let bits = (0..width).map(|_| self.design.leaf(Leaf::Word { read, driver: None }));
        let bits: Vec<Lit> = bits.collect();
        self.design.reads.push(Read {
            memory,
            address,
            bits: bits.clone(),
        });
        bits
    }

    /// `$readmemh`
    pub(super) fn read_file(
        &mut self,
        memory: usize,
        file: &Expr,
        context: &Context<'_>,
    ) -> Result<()> {
        let Some(name) = self.text(file, context) else {
            return Err(Fault::new(
                file.place,
                "the file of $readmemh: expected a string",
            ));
        };
        let text = (self.files)(&name)
            .map_err(|error| Fault::new(file.place, format!("memory file '{name}': {error}")))?;
        let memory = &mut self.design.memories[memory];
        let mut next = 0;
        for (line, text) in (1..).zip(text.lines()) {
            let text = text.split("//").next().unwrap_or("");
            for word in text.split_whitespace() {
                let wrong = |expected: String| {
                    Fault::new(
                        file.place,
                        format!("memory file '{name}', line {line}: '{word}': expected {expected}"),
                    )
                };
                if let Some(address) = word.strip_prefix('@') {
                    next = usize::from_str_radix(address, 16)
                        .map_err(|_| wrong("a hexadecimal address".to_owned()))?;
                    continue;
                }
                let mut bits = Vec::new();
                for digit in word.chars().rev().filter(|digit| *digit != '_') {
                    let value = digit
                        .to_digit(16)
                        .ok_or_else(|| wrong("hexadecimal digits".to_owned()))?;
                    bits.extend((0..4).map(|bit| value >> bit & 1 == 1));
                }
                if bits.iter().skip(memory.width).any(|bit| *bit) {
                    return Err(wrong(format!("at most {} bits", memory.width)));
                }
                if next >= memory.depth {
                    return Err(wrong(format!("no more than {} words", memory.depth)));
                }
                bits.resize(memory.width, false);
                memory.set(next, bits);
                next += 1;
            }
        }
        if memory.initial.len() < memory.depth {
            let (found, expected) = (memory.initial.len(), memory.depth);
            let message = format!("memory file '{name}' has {found} words: expected {expected}");
            return Err(Fault::new(file.place, message));
        }
        Ok(())
    }
}

impl Design {
    /// Turns small memories into registers, and connects the reads of all memories.
    pub(super) fn finish_memories(&mut self) {
        for number in 0..self.memories.len() {
            let memory = self.memories[number].clone();
            let words = match memory.writes.is_empty() {
                true if memory.depth <= READ_ONLY_WORDS => self.constant_words(&memory),
                false if memory.depth <= WORDS && memory.depth * memory.width <= BITS => {
                    self.registered_words(&memory)
                }
                _ => continue,
            };
            self.memories[number].is_logic = true;
            for read in 0..self.reads.len() {
                if self.reads[read].memory != number {
                    continue;
                }
                let Read { address, bits, .. } = self.reads[read].clone();
                let found = self.graph.selected(&words, &address, memory.width);
                for (bit, found) in bits.into_iter().zip(found) {
                    self.leaves[bit.node()] = Leaf::Word {
                        read,
                        driver: Some(found),
                    };
                }
            }
        }
    }

    fn constant_words(&self, memory: &Memory) -> Vec<Vec<Lit>> {
        let word =
            |word| (0..memory.width).map(move |bit| Lit::constant(memory.initial_bit(word, bit)));
        (0..memory.depth)
            .map(|number| word(number).collect())
            .collect()
    }

    fn registered_words(&mut self, memory: &Memory) -> Vec<Vec<Lit>> {
        let mut words = Vec::new();
        for word in 0..memory.depth {
            let signal = self.signals.len();
            let bits = (0..memory.width).map(|_| self.leaf(Leaf::Register(0)));
            let bits: Vec<Lit> = bits.collect();
            let mut next = bits.clone();
            for write in &memory.writes {
                let here = self.is_address(&write.address, word);
                let here = self.graph.and(write.enable, here);
                next = self.graph.choices(here, &write.word, &next);
            }
            for (bit, (&leaf, next)) in bits.iter().zip(next).enumerate() {
                self.leaves[leaf.node()] = Leaf::Register(self.registers.len());
                self.registers.push(Register {
                    signal,
                    bit,
                    leaf,
                    next,
                });
            }
            self.signals.push(Signal {
                name: format!("{}[{word}]", memory.name),
                place: memory.place,
                low: 0,
                bits: bits.clone(),
                initial: Some(
                    (0..memory.width)
                        .map(|bit| memory.initial_bit(word, bit))
                        .collect(),
                ),
            });
            words.push(bits);
        }
        words
    }

    fn is_address(&mut self, address: &[Lit], word: usize) -> Lit {
        let bits = address.iter().enumerate();
        let bits: Vec<Lit> = bits
            .map(|(bit, lit)| lit.xor(word.checked_shr(bit as u32).unwrap_or(0) & 1 == 0))
            .collect();
        if word.checked_shr(address.len() as u32).unwrap_or(0) > 0 {
            return Lit::FALSE;
        }
        self.graph.all(&bits)
    }
}
