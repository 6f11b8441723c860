//! Block RAM for users that never use a word read in the clock in which it is written.

use crate::bits::Bits;
use crate::circuit::{Circuit, Memory};
use rust_hdl::prelude::*;

/// Block RAM with words of `WIDTH` bits and addresses of `ADDRESS` bits, one write port and one registered read port.
/// Its user must not use a word that it reads in the clock in which it writes that word.
///
/// In simulation, such a read returns the old word. The synthesiser need not build this behaviour, which would cost
/// more than a register for each bit of a word. All words are 0 at power-up.
#[derive(Circuit)]
#[circuit(memory)]
pub struct ApartRam<const WIDTH: usize, const ADDRESS: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Stores `write_word` at this clock edge.
    pub write: Signal<In, Bit>,
    /// Address to write.
    pub write_address: Signal<In, Bits<ADDRESS>>,
    /// Word to write.
    pub write_word: Signal<In, Bits<WIDTH>>,
    /// Reads at this clock edge; if low, the word read holds.
    pub read: Signal<In, Bit>,
    /// Address to read.
    pub read_address: Signal<In, Bits<ADDRESS>>,
    /// The word read, one clock later.
    pub read_word: Signal<Out, Bits<WIDTH>>,
    _words: Box<[u32]>,
    _is_spoiled: bool,
}

impl<const WIDTH: usize, const ADDRESS: usize> ApartRam<WIDTH, ADDRESS> {
    /// Creates a memory for tests that spoils a word read in the clock in which it is written.
    #[must_use]
    pub fn spoiled() -> Self {
        Self {
            _is_spoiled: true,
            ..Self::default()
        }
    }
}

impl<const WIDTH: usize, const ADDRESS: usize> Default for ApartRam<WIDTH, ADDRESS> {
    fn default() -> Self {
        Self {
            clock: Signal::default(),
            write: Signal::default(),
            write_address: Signal::default(),
            write_word: Signal::default(),
            read: Signal::default(),
            read_address: Signal::default(),
            read_word: Signal::default(),
            _words: vec![0; 1 << ADDRESS].into_boxed_slice(),
            _is_spoiled: false,
        }
    }
}

impl<const WIDTH: usize, const ADDRESS: usize> Memory for ApartRam<WIDTH, ADDRESS> {
    fn clock(&mut self) {
        let (from, to) = (
            self.read_address.val().index(),
            self.write_address.val().index(),
        );
        if self.read.val() {
            let word: Bits<WIDTH> = u64::from(self._words[from]).into();
            let spoils = self._is_spoiled && self.write.val() && from == to;
            self.read_word.next = if spoils { !word } else { word };
        }
        if self.write.val() {
            self._words[to] = self.write_word.val().index() as u32;
        }
    }
}

impl<const WIDTH: usize, const ADDRESS: usize> Logic for ApartRam<WIDTH, ADDRESS> {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            Memory::clock(self);
        }
    }

    fn connect(&mut self) {
        self.read_word.connect();
    }

    fn hdl(&self) -> Verilog {
        let (top, last) = (WIDTH - 1, (1 << ADDRESS) - 1);
        Verilog::Custom(format!(
            "\
(* ram_style = \"block\", no_rw_check *)
reg [{top}:0] words [0:{last}];
integer entry;

initial begin
    for (entry = 0; entry <= {last}; entry = entry + 1) words[entry] = {WIDTH}'d0;
    read_word = {WIDTH}'d0;
end

always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) read_word <= words[read_address];
end
"
        ))
    }
}
