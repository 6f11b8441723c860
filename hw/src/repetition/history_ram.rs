//! The history: the last 512 moves, two of them read in a clock.

use crate::bits::Bits;
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

/// How many moves there is room for in each of the two banks.
const BANK: usize = 256;

/// History memory: 512 words of 32 bits in two banks, that of the even and that of the odd numbers.
///
/// | port | width | |
/// |---|---|---|
/// | `write`, `number`, `word` | 1, 9, 32 | stores a move at the clock |
/// | `read` | 1 | reads at the clock; if low, the outputs stay |
/// | `even_address` -> `even` | 8 -> 32 | move `2 * even_address`, one clock later |
/// | `odd_address` -> `odd` | 8 -> 32 | move `2 * odd_address + 1`, one clock later |
///
/// A word is what the walk needs and what taking the move back needs:
///
/// | bits | |
/// |---|---|
/// | \[5:0\], \[11:6\] | from, to |
/// | \[15:12\] | piece nibble; 0 for a null move |
/// | \[19:16\] | nibble of what stood on `to` |
/// | \[20\], \[21\] | castling; a capture en passant |
/// | \[22\] | the position before cannot come again |
/// | \[31:23\] | how many moves before this one could be taken back without reaching such a move |
///
/// While `write` is high neither bank is read.
#[derive(LogicBlock)]
pub struct HistoryRam {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Store `word` at this clock.
    pub write: Signal<In, Bit>,
    /// As which move.
    pub number: Signal<In, Bits<9>>,
    /// The word.
    pub word: Signal<In, Bits<32>>,
    /// Read at this clock.
    pub read: Signal<In, Bit>,
    /// Which of the even moves.
    pub even_address: Signal<In, Bits<8>>,
    /// Which of the odd moves.
    pub odd_address: Signal<In, Bits<8>>,
    /// The even move.
    pub even: Signal<Out, Bits<32>>,
    /// The odd move.
    pub odd: Signal<Out, Bits<32>>,
    _even_words: Box<[u32]>,
    _odd_words: Box<[u32]>,
}

impl Default for HistoryRam {
    fn default() -> Self {
        Self {
            clock: Signal::default(),
            write: Signal::default(),
            number: Signal::default(),
            word: Signal::default(),
            read: Signal::default(),
            even_address: Signal::default(),
            odd_address: Signal::default(),
            even: Signal::default(),
            odd: Signal::default(),
            _even_words: vec![0; BANK].into_boxed_slice(),
            _odd_words: vec![0; BANK].into_boxed_slice(),
        }
    }
}

impl HistoryRam {
    fn clocked(&mut self) -> bool {
        if self.write.val() {
            let number = self.number.val().index();
            let word = self.word.val().index() as u32;
            if number.is_multiple_of(2) {
                self._even_words[number / 2] = word;
            } else {
                self._odd_words[number / 2] = word;
            }
            return false;
        }
        if !self.read.val() {
            return false;
        }
        let even: Bits<32> = u64::from(self._even_words[self.even_address.val().index()]).into();
        let odd: Bits<32> = u64::from(self._odd_words[self.odd_address.val().index()]).into();
        let changed = even != self.even.val() || odd != self.odd.val();
        self.even.next = even;
        self.odd.next = odd;
        changed
    }
}

impl Logic for HistoryRam {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.clocked();
        }
    }

    fn connect(&mut self) {
        self.even.connect();
        self.odd.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(String::from(
            "\
(* ram_style = \"block\" *)
reg [31:0] even_words [0:255];
(* ram_style = \"block\" *)
reg [31:0] odd_words [0:255];
integer address;

initial begin
    for (address = 0; address < 256; address = address + 1) begin
        even_words[address] = 32'd0;
        odd_words[address] = 32'd0;
    end
    even = 32'd0;
    odd = 32'd0;
end

always @(posedge clock) begin
    if (write) begin
        if (number[0]) odd_words[number[8:1]] <= word;
    end else if (read) begin
        odd <= odd_words[odd_address];
    end
end

always @(posedge clock) begin
    if (write) begin
        if (!number[0]) even_words[number[8:1]] <= word;
    end else if (read) begin
        even <= even_words[even_address];
    end
end
",
        ))
    }
}

impl Circuit for HistoryRam {
    fn take_inputs(&mut self) -> bool {
        // Nothing runs from the inputs to the outputs without a clock.
        self.write.update_all();
        self.number.update_all();
        self.word.update_all();
        self.read.update_all();
        self.even_address.update_all();
        self.odd_address.update_all();
        false
    }

    fn settle(&mut self) {}

    fn edge(&mut self) -> bool {
        self.clocked()
    }
}
