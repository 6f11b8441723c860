//! Blocks within blocks: named and shared modules, connected ports, memories, arrays.

use super::bench::check;
use fpgambit_hw::bits::Bits;
use fpgambit_hw::blocks::{DistributedRam, SyncRam};
use fpgambit_hw::circuit::{Circuit, hdl_gen};
use fpgambit_hw::pins::Pins;
use fpgambit_hw::verilog::Design;
use rust_hdl::prelude::*;

/// Adds a constant; two with the same constant are one module.
#[derive(Circuit)]
struct Adder {
    pub x: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
    amount: Constant<Bits<8>>,
}

impl Adder {
    fn new(amount: u64) -> Self {
        Self {
            x: Default::default(),
            y: Default::default(),
            amount: Constant::new(amount.into()),
        }
    }
}

impl Logic for Adder {
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.x.val() + self.amount.val();
    }
}

/// A stage of a pipe.
///
/// It passes a stream through a register.
#[derive(Circuit, Default)]
struct Stage {
    pub clock: Signal<In, Clock>,
    /// A word is offered.
    pub in_valid: Signal<In, Bit>,
    pub in_data: Signal<In, Bits<4>>,
    pub in_ready: Signal<Out, Bit>,
    pub out_valid: Signal<Out, Bit>,
    pub out_data: Signal<Out, Bits<4>>,
    pub out_ready: Signal<In, Bit>,
    full: DFF<Bit>,
    word: DFF<Bits<4>>,
}

impl Logic for Stage {
    #[hdl_gen]
    fn update(&mut self) {
        self.out_data.next = self.word.q.val();
        self.out_valid.next = self.full.q.val();
        self.in_ready.next = !self.full.q.val() | self.out_ready.val();
        if self.full.q.val() & self.out_ready.val() {
            self.full.d.next = false;
        }
        if self.in_ready.val() & self.in_valid.val() {
            self.full.d.next = true;
            self.word.d.next = self.in_data.val();
        }
    }
}

/// Two stages, one after the other.
#[derive(Circuit, Default)]
struct Pipe {
    pub clock: Signal<In, Clock>,
    pub in_valid: Signal<In, Bit>,
    pub in_data: Signal<In, Bits<4>>,
    pub in_ready: Signal<Out, Bit>,
    pub out_valid: Signal<Out, Bit>,
    pub out_data: Signal<Out, Bits<4>>,
    pub out_ready: Signal<In, Bit>,
    first: Stage,
    second: Stage,
}

impl Logic for Pipe {
    #[hdl_gen]
    fn update(&mut self) {
        self.first.in_valid.next = self.in_valid.val();
        self.first.in_data.next = self.in_data.val();
        self.in_ready.next = self.first.in_ready.val();
        self.second.in_valid.next = self.first.out_valid.val();
        self.second.in_data.next = self.first.out_data.val();
        self.first.out_ready.next = self.second.in_ready.val();
        self.out_valid.next = self.second.out_valid.val();
        self.out_data.next = self.second.out_data.val();
        self.second.out_ready.next = self.out_ready.val();
    }
}

/// All of it together.
#[derive(Circuit, Pins)]
pub struct Board {
    pub clock: Signal<In, Clock>,
    pub x: Signal<In, Bits<8>>,
    pub write: Signal<In, Bit>,
    pub valid: Signal<In, Bit>,
    pub ready: Signal<In, Bit>,
    pub sum: Signal<Out, Bits<8>>,
    pub other: Signal<Out, Bits<8>>,
    pub read: Signal<Out, Bits<8>>,
    pub mixed: Signal<Out, Bits<8>>,
    pub out_valid: Signal<Out, Bit>,
    pub out_data: Signal<Out, Bits<4>>,
    pub in_ready: Signal<Out, Bit>,
    adders: [Adder; 3],
    alike: Adder,
    different: Adder,
    memory: SyncRam<8, 4, 1, false>,
    table: DistributedRam<8, 4>,
    pipe: Pipe,
    unheard: Pipe,
    first: DFF<Bits<8>>,
}

impl Default for Board {
    fn default() -> Self {
        Self {
            clock: Default::default(),
            x: Default::default(),
            write: Default::default(),
            valid: Default::default(),
            ready: Default::default(),
            sum: Default::default(),
            other: Default::default(),
            read: Default::default(),
            mixed: Default::default(),
            out_valid: Default::default(),
            out_data: Default::default(),
            in_ready: Default::default(),
            adders: [Adder::new(5), Adder::new(5), Adder::new(9)],
            alike: Adder::new(5),
            different: Adder::new(77),
            memory: Default::default(),
            table: Default::default(),
            pipe: Default::default(),
            unheard: Default::default(),
            first: Default::default(),
        }
    }
}

impl Logic for Board {
    #[hdl_gen]
    fn update(&mut self) {
        // A chain through three blocks is not a loop, although the kernel writes and reads each of them.
        self.adders[0].x.next = self.x.val();
        for i in 0..2 {
            self.adders[i + 1].x.next = self.adders[i].y.val();
        }
        self.sum.next = self.adders[2].y.val();
        self.alike.x.next = self.adders[0].y.val();
        self.different.x.next = self.first.q.val();
        self.first.d.next = self.different.y.val();
        if self.write.val() {
            self.first.d.next = self.different.y.val() ^ self.x.val();
        }
        self.other.next = self.different.y.val();
        self.memory.read.next = true;
        self.memory.read_address[0].next = self.x.val().get_bits::<4>(2);
        self.memory.write.next = self.write.val();
        self.memory.write_address.next = self.x.val().get_bits::<4>(2);
        self.memory.write_word.next = self.alike.y.val();
        self.read.next = self.memory.read_word[0].val();
        self.table.write.next = self.valid.val();
        self.table.write_address.next = self.x.val().get_bits::<4>(0);
        self.table.write_word.next = self.alike.y.val();
        self.table.read_address.next = self.x.val().get_bits::<4>(4);
        self.mixed.next = self.table.read_word.val() ^ self.alike.y.val();
        self.pipe.in_data.next = self.x.val().get_bits::<4>(0);
        self.pipe.in_valid.next = self.valid.val();
        self.pipe.out_ready.next = self.ready.val();
        self.in_ready.next = self.pipe.in_ready.val();
        self.out_valid.next = self.pipe.out_valid.val();
        self.out_data.next = self.pipe.out_data.val();
        self.unheard.in_data.next = self.x.val().get_bits::<4>(4);
        self.unheard.in_valid.next = self.valid.val() & self.ready.val();
        self.unheard.out_ready.next = true;
        if self.pipe.out_valid.val() {
            self.unheard.out_ready.next = false;
        }
    }
}

#[test]
fn hierarchies_agree() {
    let verilog = check("board", Board::default, 4000, |_, _| {});
    for line in [
        "  board_adders adders_1 (",
        "      .x(adders_0_y),",
        "      .y(sum)",
        "  board_adders alike (",
        "  board_adders_2 adders_2 (",
        "      .read_address_0(x[5:2]),",
        "      .clock(clock),",
        "// Adds a constant; two with the same constant are one module.",
        "// A stage of a pipe.\nmodule board_first (",
        "    input  wire       in_valid,   // A word is offered",
        "  board_pipe unheard (",
        "  board_first second (",
    ] {
        assert!(verilog.contains(line), "no {line}\n{verilog}");
    }
    assert!(!verilog.contains('$'), "{verilog}");
}

#[test]
fn modules_are_emitted_once_with_top_first() {
    let design = Design::of(&Board::default(), "board").unwrap();
    let modules: Vec<&str> = design.modules().collect();
    assert_eq!(
        modules,
        [
            "board",
            "board_adders",
            "board_adders_2",
            "board_different",
            "board_memory",
            "board_table",
            "board_pipe",
            "board_first",
        ]
    );
}

#[test]
fn signals_are_found_by_their_path() {
    let design = Design::of(&Board::default(), "board").unwrap();
    let net = |path| {
        let net = design.net(path)?;
        Some((net.scope.join("."), net.name.clone(), net.width))
    };
    let found = |scope: &str, name: &str, width| Some((scope.to_owned(), name.to_owned(), width));
    assert_eq!(net("x"), found("board", "x", 8));
    assert_eq!(net("first.q"), found("board", "first", 8));
    assert_eq!(net("first.d"), None);
    assert_eq!(net("adders.2.y"), found("board.adders_2", "y", 8));
    assert_eq!(
        net("memory.read_word.0"),
        found("board.memory", "read_word_0", 8)
    );
    assert_eq!(net("pipe.in_data"), found("board.pipe", "in_data", 4));
    assert_eq!(
        net("pipe.second.word.q"),
        found("board.pipe.second", "word", 4)
    );
    assert_eq!(net("nothing"), None);
}
