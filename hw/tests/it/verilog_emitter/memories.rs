//! Every shape of memory in use, compared with its Verilog.

use super::bench::{check, folder, run_alone};
use fpgambit_hw::bits::{Bits, bit_cast};
use fpgambit_hw::blocks::{BlockRam, Contents, DistributedRam, Rom, SyncRam};
use fpgambit_hw::circuit::{Circuit, hdl_gen};
use fpgambit_hw::pins::Pins;
use rust_hdl::prelude::*;

/// A file that fills the whole address range.
enum Full {}

/// A shorter file.
enum Short {}

macro_rules! contents {
    ($name:ident, $file:literal, $parameter:literal, $width:literal, $len:literal) => {
        impl Contents for $name {
            const FILE: &'static str = $file;
            const PARAMETER: &'static str = $parameter;
            const ABOUT: &'static str = "words without a pattern";
            const WIDTH: usize = $width;
            const LEN: usize = $len;

            fn words() -> Vec<u32> {
                let word = |at: u32| (at + 1).wrapping_mul(2_654_435_769) >> (32 - $width);
                (0..$len).map(word).collect()
            }
        }
    };
}
contents!(Full, "full.mem", "FULL_FILE", 12, 64);
contents!(Short, "short.mem", "SHORT_FILE", 16, 40);

/// The shapes side by side, all at the low bits of the same addresses.
#[derive(Circuit, Pins, Default)]
struct Memories {
    pub clock: Signal<In, Clock>,
    pub write: Signal<In, Bit>,
    pub write_address: Signal<In, Bits<9>>,
    pub write_word: Signal<In, Bits<32>>,
    pub read: Signal<In, Bit>,
    pub read_address: [Signal<In, Bits<9>>; 4],
    pub short_address: Signal<In, Bits<6>>,
    pub four: [Signal<Out, Bits<4>>; 4],
    pub three: [Signal<Out, Bits<8>>; 3],
    pub two: [Signal<Out, Bits<32>>; 2],
    pub one: [Signal<Out, Bits<32>>; 2],
    pub small: [Signal<Out, Bits<16>>; 2],
    pub now: [Signal<Out, Bits<32>>; 2],
    pub full: [Signal<Out, Bits<12>>; 2],
    pub short: Signal<Out, Bits<16>>,
    block_four: BlockRam<4, 6, 4>,
    block_three: BlockRam<8, 5, 3>,
    block_two: BlockRam<32, 3, 2>,
    block_one: BlockRam<32, 8, 1>,
    block_odd: BlockRam<26, 9, 1>,
    sync_five: SyncRam<16, 5, 1, false>,
    sync_six: SyncRam<11, 6, 1, false>,
    now_words: DistributedRam<32, 4>,
    now_halves: DistributedRam<16, 4>,
    full_rom: Rom<Full, 12, 6, 2>,
    short_rom: Rom<Short, 16, 6, 1>,
}

impl Logic for Memories {
    #[hdl_gen]
    fn update(&mut self) {
        self.block_four.write.next = self.write.val();
        self.block_four.write_address.next = bit_cast::<6, 9>(self.write_address.val());
        self.block_four.write_word.next = bit_cast::<4, 32>(self.write_word.val());
        self.block_four.read.next = self.read.val();
        for i in 0..4 {
            self.block_four.read_address[i].next = self.read_address[i].val().get_bits::<6>(0);
            self.four[i].next = self.block_four.read_word[i].val();
        }
        self.block_three.write.next = self.write.val();
        self.block_three.write_address.next = bit_cast::<5, 9>(self.write_address.val());
        self.block_three.write_word.next = bit_cast::<8, 32>(self.write_word.val());
        self.block_three.read.next = self.read.val();
        for i in 0..3 {
            self.block_three.read_address[i].next = self.read_address[i].val().get_bits::<5>(0);
            self.three[i].next = self.block_three.read_word[i].val();
        }
        self.block_two.write.next = self.write.val();
        self.block_two.write_address.next = bit_cast::<3, 9>(self.write_address.val());
        self.block_two.write_word.next = self.write_word.val();
        self.block_two.read.next = self.read.val();
        self.full_rom.read.next = self.read.val();
        for i in 0..2 {
            self.block_two.read_address[i].next = self.read_address[i].val().get_bits::<3>(0);
            self.two[i].next = self.block_two.read_word[i].val();
            self.full_rom.read_address[i].next = self.read_address[i].val().get_bits::<6>(0);
            self.full[i].next = self.full_rom.read_word[i].val();
        }
        self.block_one.write.next = self.write.val();
        self.block_one.write_address.next = bit_cast::<8, 9>(self.write_address.val());
        self.block_one.write_word.next = self.write_word.val();
        self.block_one.read.next = self.read.val();
        self.block_one.read_address[0].next = bit_cast::<8, 9>(self.read_address[0].val());
        self.one[0].next = self.block_one.read_word[0].val();
        self.block_odd.write.next = self.write.val();
        self.block_odd.write_address.next = self.write_address.val();
        self.block_odd.write_word.next = bit_cast::<26, 32>(self.write_word.val());
        self.block_odd.read.next = self.read.val();
        self.block_odd.read_address[0].next = self.read_address[1].val();
        self.one[1].next = bit_cast::<32, 26>(self.block_odd.read_word[0].val());
        self.sync_five.write.next = self.write.val();
        self.sync_five.write_address.next = bit_cast::<5, 9>(self.write_address.val());
        self.sync_five.write_word.next = bit_cast::<16, 32>(self.write_word.val());
        self.sync_five.read.next = self.read.val();
        self.sync_five.read_address[0].next = bit_cast::<5, 9>(self.read_address[2].val());
        self.small[0].next = self.sync_five.read_word[0].val();
        self.sync_six.write.next = self.write.val();
        self.sync_six.write_address.next = bit_cast::<6, 9>(self.write_address.val());
        self.sync_six.write_word.next = bit_cast::<11, 32>(self.write_word.val());
        self.sync_six.read.next = self.read.val();
        self.sync_six.read_address[0].next = bit_cast::<6, 9>(self.read_address[3].val());
        self.small[1].next = bit_cast::<16, 11>(self.sync_six.read_word[0].val());
        self.now_words.write.next = self.write.val();
        self.now_words.write_address.next = bit_cast::<4, 9>(self.write_address.val());
        self.now_words.write_word.next = self.write_word.val();
        self.now_words.read_address.next = bit_cast::<4, 9>(self.read_address[0].val());
        self.now[0].next = self.now_words.read_word.val();
        self.now_halves.write.next = self.write.val();
        self.now_halves.write_address.next = bit_cast::<4, 9>(self.write_address.val());
        self.now_halves.write_word.next = bit_cast::<16, 32>(self.write_word.val());
        self.now_halves.read_address.next = bit_cast::<4, 9>(self.read_address[1].val());
        self.now[1].next = bit_cast::<32, 16>(self.now_halves.read_word.val());
        self.short_rom.read.next = self.read.val();
        self.short_rom.read_address[0].next = self.short_address.val();
        self.short.next = self.short_rom.read_word[0].val();
    }
}

fn write_file<C: Contents>(design: &str) {
    let words = C::words().into_iter().map(|word| format!("{word:x}\n"));
    let path = folder(design).join(C::FILE);
    std::fs::write(path, words.collect::<String>()).expect("the folder is writable");
}

#[test]
fn memories_agree_and_a_missing_file_ends_the_simulation() {
    write_file::<Full>("memories");
    write_file::<Short>("memories");
    let verilog = check("memories", Memories::default, 20_000, |inputs, random| {
        // Reading a word while it is written returns the old word.
        if random.below(3) == 0 {
            inputs.read_address[random.below(4)] = inputs.write_address;
        }
        inputs.short_address = random.below(Short::LEN) as u32;
    });
    for line in [
        "module memories #(\n    // words without a pattern\n    parameter FULL_FILE = \"full.mem\",\n",
        "// Memory of 4 bits per word and 6 address bits, with one write port and 4 registered read ports.\n",
        "  (* ram_style = \"block\" *)\n  reg [3:0] words [0:63];",
        "  (* ram_style = \"distributed\" *)\n  reg [31:0] words [0:15];",
        "  memories_full_rom #(.FULL_FILE(FULL_FILE)) full_rom (",
    ] {
        assert!(verilog.contains(line), "no {line}\n{verilog}");
    }
    std::fs::remove_file(folder("memories").join(Short::FILE)).expect("it was written");
    if let Some(text) = run_alone("memories") {
        assert!(text.contains("no memory file short.mem"), "{text}");
    }
}
