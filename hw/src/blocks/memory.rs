//! Memories: one block each for reads with one clock of latency, for combinational reads, and for contents read from a
//! file.
//!
//! Each block has its Verilog next to its model; the tests compare every shape in use with the model.

use crate::bits::Bits;
use crate::circuit::{Circuit, Memory};
use rust_hdl::prelude::*;
use std::marker::PhantomData;

/// Memory of `WIDTH` bits per word and `ADDRESS` address bits, with one write port and `READS` registered read ports.
///
/// Reading a word in the clock in which it is written returns the old one. All words are 0 at power-up. `BLOCK` makes
/// the synthesiser use block RAM even for a memory that it would consider too small.
#[derive(Circuit)]
#[circuit(memory)]
pub struct SyncRam<const WIDTH: usize, const ADDRESS: usize, const READS: usize, const BLOCK: bool>
{
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Stores `write_word` at this clock edge.
    pub write: Signal<In, Bit>,
    /// Address to write.
    pub write_address: Signal<In, Bits<ADDRESS>>,
    /// Word to write.
    pub write_word: Signal<In, Bits<WIDTH>>,
    /// Reads at this clock edge; if low, the words read hold.
    pub read: Signal<In, Bit>,
    /// Addresses to read.
    pub read_address: [Signal<In, Bits<ADDRESS>>; READS],
    /// The words read, one clock later.
    pub read_word: [Signal<Out, Bits<WIDTH>>; READS],
    _words: Box<[u32]>,
}

/// A [`SyncRam`] of block RAM.
pub type BlockRam<const WIDTH: usize, const ADDRESS: usize, const READS: usize> =
    SyncRam<WIDTH, ADDRESS, READS, true>;

/// Memory of `WIDTH` bits per word and `ADDRESS` address bits, with one write port and one combinational read port.
///
/// The memory is distributed RAM. All words are 0 at power-up.
#[derive(Circuit)]
#[circuit(memory)]
pub struct DistributedRam<const WIDTH: usize, const ADDRESS: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Stores `write_word` at this clock edge.
    pub write: Signal<In, Bit>,
    /// Address to write.
    pub write_address: Signal<In, Bits<ADDRESS>>,
    /// Word to write.
    pub write_word: Signal<In, Bits<WIDTH>>,
    /// Address to read.
    pub read_address: Signal<In, Bits<ADDRESS>>,
    /// The word read, as it was before this clock edge.
    pub read_word: Signal<Out, Bits<WIDTH>>,
    _words: Box<[u32]>,
}

/// The contents of a [`Rom`].
pub trait Contents {
    /// Name of the contents' file.
    const FILE: &'static str;
    /// Verilog parameter for the path of the file.
    const PARAMETER: &'static str;
    /// One-line description of the contents.
    const ABOUT: &'static str;
    /// Bits per word.
    const WIDTH: usize;
    /// Number of words.
    const LEN: usize;
    /// Number of 32-bit parts of a word, in a [`WideRom`](super::WideRom).
    const PARTS: usize = 1;

    /// Returns the words, lowest address first, and each word's parts lowest first.
    fn words() -> Vec<u32>;
}

/// Memory of `WIDTH` bits per word, read from a file, with `READS` registered read ports.
///
/// The memory has [`Contents::LEN`] words; words after the last are 0 in simulation and must not be read.
#[derive(Circuit)]
#[circuit(memory)]
pub struct Rom<C: Contents, const WIDTH: usize, const ADDRESS: usize, const READS: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Reads at this clock edge; if low, the words read hold.
    pub read: Signal<In, Bit>,
    /// Addresses to read.
    pub read_address: [Signal<In, Bits<ADDRESS>>; READS],
    /// The words read, one clock later.
    pub read_word: [Signal<Out, Bits<WIDTH>>; READS],
    _words: Box<[u32]>,
    _contents: PhantomData<C>,
}

fn zeros(address: usize) -> Box<[u32]> {
    vec![0; 1 << address].into_boxed_slice()
}

/// Reads all ports.
fn read<const WIDTH: usize, const ADDRESS: usize, const READS: usize>(
    words: &[u32],
    addresses: &[Signal<In, Bits<ADDRESS>>; READS],
    outputs: &mut [Signal<Out, Bits<WIDTH>>; READS],
) {
    for (address, output) in addresses.iter().zip(outputs) {
        let word = words.get(address.val().index()).copied().unwrap_or(0);
        output.next = u64::from(word).into();
    }
}

/// Returns the Verilog that reads the words from the file.
pub(super) fn load<C: Contents>() -> String {
    format!(
        "\
generate
    // A module that is not instantiated has no file to read.
    if ({parameter} != \"\") begin : from_file
        initial $readmemh({parameter}, words);
    end
endgenerate",
        parameter = C::PARAMETER,
    )
}

/// Returns the Verilog that ends a simulation without the file.
pub(super) fn check<C: Contents>() -> String {
    format!(
        "\
`ifndef SYNTHESIS
// Without this check, a simulator would continue with unknown words.
integer file;
initial begin
    file = $fopen({parameter}, \"r\");
    if (file == 0) $fatal(1, \"no memory file %s\", {parameter});
    else $fclose(file);
end
`endif",
        parameter = C::PARAMETER,
    )
}

/// Returns the statements for all read ports, replacing `{i}` by the port's number.
fn ports(reads: usize, statement: &str) -> String {
    let lines: Vec<String> = (0..reads)
        .map(|i| statement.replace("{i}", &i.to_string()))
        .collect();
    lines.join("\n")
}

impl<const WIDTH: usize, const ADDRESS: usize, const READS: usize, const BLOCK: bool> Default
    for SyncRam<WIDTH, ADDRESS, READS, BLOCK>
{
    fn default() -> Self {
        Self {
            clock: Signal::default(),
            write: Signal::default(),
            write_address: Signal::default(),
            write_word: Signal::default(),
            read: Signal::default(),
            read_address: std::array::from_fn(|_| Signal::default()),
            read_word: std::array::from_fn(|_| Signal::default()),
            _words: zeros(ADDRESS),
        }
    }
}

impl<const WIDTH: usize, const ADDRESS: usize, const READS: usize, const BLOCK: bool> Memory
    for SyncRam<WIDTH, ADDRESS, READS, BLOCK>
{
    fn clock(&mut self) {
        if self.read.val() {
            read(&self._words, &self.read_address, &mut self.read_word);
        }
        if self.write.val() {
            self._words[self.write_address.val().index()] = self.write_word.val().index() as u32;
        }
    }
}

impl<const WIDTH: usize, const ADDRESS: usize, const READS: usize, const BLOCK: bool> Logic
    for SyncRam<WIDTH, ADDRESS, READS, BLOCK>
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
        let style = if BLOCK {
            "(* ram_style = \"block\" *)\n"
        } else {
            ""
        };
        let (top, last) = (WIDTH - 1, (1 << ADDRESS) - 1);
        Verilog::Custom(format!(
            "\
{style}reg [{top}:0] words [0:{last}];
integer entry;

initial begin
    for (entry = 0; entry <= {last}; entry = entry + 1) words[entry] = {WIDTH}'d0;
{}
end

always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
{}
    end
end
",
            ports(READS, &format!("    read_word_{{i}} = {WIDTH}'d0;")),
            ports(READS, "        read_word_{i} <= words[read_address_{i}];"),
        ))
    }
}

impl<const WIDTH: usize, const ADDRESS: usize> Default for DistributedRam<WIDTH, ADDRESS> {
    fn default() -> Self {
        Self {
            clock: Signal::default(),
            write: Signal::default(),
            write_address: Signal::default(),
            write_word: Signal::default(),
            read_address: Signal::default(),
            read_word: Signal::default(),
            _words: zeros(ADDRESS),
        }
    }
}

impl<const WIDTH: usize, const ADDRESS: usize> Memory for DistributedRam<WIDTH, ADDRESS> {
    const IS_COMBINATIONAL: bool = true;

    fn show(&mut self) {
        self.read_word.next = u64::from(self._words[self.read_address.val().index()]).into();
    }

    fn clock(&mut self) {
        if self.write.val() {
            self._words[self.write_address.val().index()] = self.write_word.val().index() as u32;
        }
    }
}

impl<const WIDTH: usize, const ADDRESS: usize> Logic for DistributedRam<WIDTH, ADDRESS> {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            Memory::clock(self);
        }
        self.show();
    }

    fn connect(&mut self) {
        self.read_word.connect();
    }

    fn hdl(&self) -> Verilog {
        let (top, last) = (WIDTH - 1, (1 << ADDRESS) - 1);
        Verilog::Custom(format!(
            "\
(* ram_style = \"distributed\" *)
reg [{top}:0] words [0:{last}];
integer entry;

initial for (entry = 0; entry <= {last}; entry = entry + 1) words[entry] = {WIDTH}'d0;

always @(posedge clock) if (write) words[write_address] <= write_word;

assign read_word = words[read_address];
"
        ))
    }
}

impl<C: Contents, const WIDTH: usize, const ADDRESS: usize, const READS: usize>
    Rom<C, WIDTH, ADDRESS, READS>
{
    /// Creates a memory with these words, lowest address first, instead of [`Contents::words`]; missing words are 0.
    pub fn of(words: impl IntoIterator<Item = u32>) -> Self {
        let mut words: Vec<u32> = words.into_iter().take(C::LEN).collect();
        words.resize(C::LEN, 0);
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

impl<C: Contents, const WIDTH: usize, const ADDRESS: usize, const READS: usize> Default
    for Rom<C, WIDTH, ADDRESS, READS>
{
    fn default() -> Self {
        Self::of(C::words())
    }
}

impl<C: Contents, const WIDTH: usize, const ADDRESS: usize, const READS: usize> Memory
    for Rom<C, WIDTH, ADDRESS, READS>
{
    fn clock(&mut self) {
        if self.read.val() {
            read(&self._words, &self.read_address, &mut self.read_word);
        }
    }
}

impl<C: Contents, const WIDTH: usize, const ADDRESS: usize, const READS: usize> Logic
    for Rom<C, WIDTH, ADDRESS, READS>
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
        let (top, last) = (WIDTH - 1, C::LEN - 1);
        Verilog::Custom(format!(
            "\
parameter {parameter} = \"{file}\"; // {about}

reg [{top}:0] words [0:{last}];

{load}

initial begin
{}
end

{}

{check}
",
            ports(READS, &format!("    read_word_{{i}} = {WIDTH}'d0;")),
            ports(
                READS,
                "always @(posedge clock) if (read) read_word_{i} <= words[read_address_{i}];"
            ),
            load = load::<C>(),
            check = check::<C>(),
            parameter = C::PARAMETER,
            file = C::FILE,
            about = C::ABOUT,
        ))
    }
}
