//! A memory of words wider than a signal.

use super::Contents;
use super::memory::{check, load};
use crate::bits::Bits;
use crate::circuit::{Circuit, Memory};
use rust_hdl::prelude::*;
use std::marker::PhantomData;

/// Memory of words of [`Contents::PARTS`] times 32 bits, read from a file, with `READS` registered read ports.
///
/// `WORDS` is the number of parts of all ports together; the parts of a port are adjacent, the lowest first.
#[derive(Circuit)]
#[circuit(memory)]
pub struct WideRom<C: Contents, const ADDRESS: usize, const READS: usize, const WORDS: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Reads at this clock edge; if low, the words read hold.
    pub read: Signal<In, Bit>,
    /// Addresses to read.
    pub read_address: [Signal<In, Bits<ADDRESS>>; READS],
    /// The words read, part by part, one clock later.
    pub read_word: [Signal<Out, Bits<32>>; WORDS],
    _words: Box<[u32]>,
    _contents: PhantomData<C>,
}

impl<C: Contents, const ADDRESS: usize, const READS: usize, const WORDS: usize>
    WideRom<C, ADDRESS, READS, WORDS>
{
    /// Creates a memory with these parts of words.
    ///
    /// # Panics
    /// If their number is not [`Contents::LEN`] times [`Contents::PARTS`].
    pub fn of(words: Vec<u32>) -> Self {
        const { assert!(WORDS == READS * C::PARTS && C::LEN <= 1 << ADDRESS) };
        assert_eq!(words.len(), C::LEN * C::PARTS, "parts of {}", C::FILE);
        Self {
            clock: Signal::default(),
            read: Signal::default(),
            read_address: std::array::from_fn(|_| Signal::default()),
            read_word: std::array::from_fn(|_| Signal::default()),
            _words: words.into_boxed_slice(),
            _contents: PhantomData,
        }
    }
}

impl<C: Contents, const ADDRESS: usize, const READS: usize, const WORDS: usize> Memory
    for WideRom<C, ADDRESS, READS, WORDS>
{
    fn clock(&mut self) {
        if !self.read.val() {
            return;
        }
        let ports = self.read_word.chunks_mut(C::PARTS);
        for (address, outputs) in self.read_address.iter().zip(ports) {
            let first = address.val().index() * C::PARTS;
            for (part, output) in outputs.iter_mut().enumerate() {
                let word = self._words.get(first + part).copied().unwrap_or(0);
                output.next = u64::from(word).into();
            }
        }
    }
}

impl<C: Contents, const ADDRESS: usize, const READS: usize, const WORDS: usize> Logic
    for WideRom<C, ADDRESS, READS, WORDS>
{
    fn update(&mut self) {
        if self.clock.pos_edge() {
            Memory::clock(self);
        }
    }

    fn connect(&mut self) {
        self.read_word.iter_mut().for_each(Logic::connect);
    }

    fn hdl(&self) -> Verilog {
        let (top, last) = (32 * C::PARTS - 1, C::LEN - 1);
        let of_each = |line: &dyn Fn(usize) -> String| -> String {
            let lines: Vec<String> = (0..READS).map(line).collect();
            lines.join("\n")
        };
        let parts = |port: usize| -> String {
            let lines: Vec<String> = (0..C::PARTS)
                .map(|part| {
                    let low = 32 * part;
                    let word = C::PARTS * port + part;
                    format!(
                        "assign read_word_{word} = found_{port}[{}:{low}];",
                        low + 31
                    )
                })
                .collect();
            lines.join("\n")
        };
        Verilog::Custom(format!(
            "\
parameter {parameter} = \"{file}\"; // {about}

reg [{top}:0] words [0:{last}];
{declared}

{load}

initial begin
{initial}
end

{reads}

{shown}

{check}
",
            declared = of_each(&|port| format!("reg [{top}:0] found_{port};")),
            initial = of_each(&|port| format!("    found_{port} = {}'d0;", top + 1)),
            reads = of_each(&|port| format!(
                "always @(posedge clock) if (read) found_{port} <= words[read_address_{port}];"
            )),
            shown = of_each(&parts),
            load = load::<C>(),
            check = check::<C>(),
            parameter = C::PARAMETER,
            file = C::FILE,
            about = C::ABOUT,
        ))
    }
}
