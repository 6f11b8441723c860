//! Keeps values in registers between the functions that use them.
//!
//! The program is a straight line, so the next use of every value is known. A value leaves its register when nothing
//! reads it any more, or when another value needs a register and this value's next use is the furthest. Only then is
//! its block in memory written, and only if something reads the value later.

use super::encode::{Code, Register, Source};
use crate::function::{Block, Op};

/// What happens to a block's value next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Next {
    /// A function of the same section reads it, by its number.
    Read(usize),
    /// It must be in memory at the end of the section.
    Kept,
    /// Nothing reads it.
    Dead,
}

/// What happens next to the values of a function: those of its three inputs, and its result.
pub(super) struct After {
    from: [Next; 3],
    to: Next,
}

/// Finds the next uses of the values of a section. On entry, `next` says what happens to each block after the section;
/// on return, what happens to it from the section's begin onwards.
pub(super) fn uses(ops: &[Op], next: &mut [Next]) -> Vec<After> {
    let mut after: Vec<After> = Vec::with_capacity(ops.len());
    for (number, op) in ops.iter().enumerate().rev() {
        let to = std::mem::replace(&mut next[usize::from(op.to)], Next::Dead);
        let from = op.from.map(|block| next[usize::from(block)]);
        for block in op.from {
            next[usize::from(block)] = Next::Read(number);
        }
        after.push(After { from, to });
    }
    after.reverse();
    // Values from memory that the section reads are in memory before it.
    for value in next.iter_mut() {
        if matches!(value, Next::Read(_)) {
            *value = Next::Kept;
        }
    }
    after
}

/// A value in a register.
#[derive(Clone, Copy, Debug)]
struct Held {
    block: u16,
    next: Next,
    /// Its block in memory does not hold the value.
    is_new: bool,
}

/// The contents of the registers.
#[derive(Default)]
struct Registers {
    held: [Option<Held>; 32],
}

impl Registers {
    fn find(&self, block: u16) -> Option<Register> {
        let place = self
            .held
            .iter()
            .position(|held| held.is_some_and(|held| held.block == block));
        place.map(|place| place as Register)
    }

    fn held_mut(&mut self, block: u16) -> Option<&mut Held> {
        self.held
            .iter_mut()
            .flatten()
            .find(|held| held.block == block)
    }

    /// Forgets a block's value.
    fn forget(&mut self, block: u16) {
        if let Some(register) = self.find(block) {
            self.held[usize::from(register)] = None;
        }
    }

    /// Frees a register that is none of those in use, and returns it.
    fn take(&mut self, in_use: &[Register], code: &mut Code) -> Register {
        let usable = (0..32).filter(|register: &Register| !in_use.contains(register));
        let furthest = usable.max_by_key(|&register| match self.held[usize::from(register)] {
            None => (Next::Dead, true),
            // Of two equally distant values, drop the one that memory holds too, because it need not be written.
            Some(held) => (held.next, !held.is_new),
        });
        let register = furthest.expect("a function uses fewer than 32 registers");
        self.drop(register, code);
        register
    }

    /// Empties a register, and writes its value to memory if something reads it later.
    fn drop(&mut self, register: Register, code: &mut Code) {
        if let Some(held) = self.held[usize::from(register)].take()
            && held.is_new
            && held.next != Next::Dead
        {
            code.store(distance(held.block), register);
        }
    }
}

/// The distance of a block from the first, in bytes.
fn distance(block: u16) -> u32 {
    u32::from(block) * size_of::<Block>() as u32
}

/// Translates a section.
pub(super) fn translate(ops: &[Op], after: &[After], code: &mut Code) {
    let mut registers = Registers::default();
    for (op, after) in ops.iter().zip(after) {
        Function::of(op, after, &registers).translate(&mut registers, code);
    }
    for register in 0..32 {
        registers.drop(register, code);
    }
    code.ret();
}

/// A function that is being translated.
struct Function<'s> {
    op: &'s Op,
    after: &'s After,
    /// The register of each input; without one, the input is in memory.
    places: [Option<Register>; 3],
    /// Registers that must keep their values.
    in_use: Vec<Register>,
}

impl<'s> Function<'s> {
    fn of(op: &'s Op, after: &'s After, registers: &Registers) -> Self {
        let places = op.from.map(|block| registers.find(block));
        Self {
            op,
            after,
            places,
            in_use: places.into_iter().flatten().collect(),
        }
    }

    fn translate(mut self, registers: &mut Registers, code: &mut Code) {
        self.load_inputs_that_are_read_again(registers, code);
        let (target, to) = self.target(registers, code);
        // The instruction can take one input from memory; it must be the last one.
        let mut others = [(target + 1) % 3, (target + 2) % 3];
        others.sort_by_key(|&input| self.places[input].is_none());
        let [first, second] = others;
        let first_register = match self.places[first] {
            Some(register) => register,
            None => self.load(first, registers, code),
        };
        let source = self.source(second);
        let table = reordered(self.op.table, [target, first, second]);
        code.ternary(table, to, first_register, source);

        for (block, next) in self.op.from.into_iter().zip(self.after.from) {
            if let Some(held) = registers.held_mut(block) {
                held.next = next;
            }
        }
        // The result replaces what its block held before.
        registers.forget(self.op.to);
        registers.held[usize::from(to)] = Some(Held {
            block: self.op.to,
            next: self.after.to,
            is_new: true,
        });
    }

    fn source(&self, input: usize) -> Source {
        match self.places[input] {
            Some(register) => Source::Register(register),
            None => Source::Memory(distance(self.op.from[input])),
        }
    }

    /// Loads an input from memory into a register.
    fn load(&mut self, input: usize, registers: &mut Registers, code: &mut Code) -> Register {
        let register = registers.take(&self.in_use, code);
        self.in_use.push(register);
        code.load(register, self.source(input));
        register
    }

    fn load_inputs_that_are_read_again(&mut self, registers: &mut Registers, code: &mut Code) {
        for input in 0..3 {
            let (block, next) = (self.op.from[input], self.after.from[input]);
            if self.places[input].is_none() && matches!(next, Next::Read(_)) {
                let register = match registers.find(block) {
                    Some(register) => register,
                    None => self.load(input, registers, code),
                };
                registers.held[usize::from(register)] = Some(Held {
                    block,
                    next,
                    is_new: false,
                });
                self.places[input] = Some(register);
            }
        }
    }

    /// The input that the result replaces, and its register: one that is not needed any more, or a copy.
    fn target(&mut self, registers: &mut Registers, code: &mut Code) -> (usize, Register) {
        for (input, place) in self.places.into_iter().enumerate() {
            let Some(register) = place else { continue };
            let is_free = registers.held[usize::from(register)].is_some_and(|held| {
                let next = self.after.from[input];
                next == Next::Dead || (next == Next::Kept && !held.is_new)
            });
            if is_free {
                registers.held[usize::from(register)] = None;
                return (input, register);
            }
        }
        // Loading a value from memory costs no more than copying a register.
        let in_memory = self.places.iter().position(Option::is_none);
        let input = in_memory.unwrap_or(0);
        let register = self.load(input, registers, code);
        if in_memory.is_some() {
            // An input can occur twice.
            let block = self.op.from[input];
            for (place, other) in self.places.iter_mut().zip(self.op.from) {
                if other == block {
                    *place = Some(register);
                }
            }
        }
        (input, register)
    }
}

/// A function's table for the inputs in the order of an instruction, which numbers the first highest.
fn reordered(table: u8, order: [usize; 3]) -> u8 {
    (0..8).fold(0, |sum, values: u8| {
        let index = (0..3).fold(0, |index, place| {
            index | (values >> (2 - place) & 1) << order[place]
        });
        sum | (table >> index & 1) << values
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_inputs_does_not_change_the_function() {
        for table in 0..=255_u8 {
            for order in [[0, 1, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
                let reordered = reordered(table, order);
                for values in 0..8_u8 {
                    let bit = |place: usize| values >> place & 1;
                    let index = bit(order[0]) << 2 | bit(order[1]) << 1 | bit(order[2]);
                    assert_eq!(
                        reordered >> index & 1,
                        table >> values & 1,
                        "{table:#x} {order:?}"
                    );
                }
            }
        }
    }
}
