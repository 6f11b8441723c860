//! Blocks in blocks: modules named and shared, ports wired through, memories, interfaces.

use crate::bench::check;
use fpgambit_hw::circuit::Circuit;
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

/// A memory, whose text is its own.
#[derive(Circuit)]
struct Memory {
    pub clock: Signal<In, Clock>,
    pub write: Signal<In, Bit>,
    pub address: Signal<In, Bits<4>>,
    pub word: Signal<In, Bits<8>>,
    pub read: Signal<Out, Bits<8>>,
    pub now: Signal<Out, Bits<8>>,
    _words: [u8; 16],
}

impl Logic for Memory {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.read.next = u64::from(self._words[self.address.val().index()]).into();
            if self.write.val() {
                self._words[self.address.val().index()] = self.word.val().to_u8();
            }
        }
        self.now.next = u64::from(self._words[self.address.val().index()]).into();
    }

    fn connect(&mut self) {
        self.read.connect();
        self.now.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(
            "\
reg [7:0] words [0:15];
integer i;

initial begin
    for (i = 0; i < 16; i = i + 1) words[i] = 8'd0;
    read = 8'd0;
end

always @(posedge clock) begin
    read <= words[address];
    if (write) begin
        words[address] <= word;
    end
end

assign now = words[address];
"
            .into(),
        )
    }
}

#[derive(Clone, Debug, Default, LogicInterface)]
#[join = "Sink"]
struct Source {
    pub data: Signal<Out, Bits<4>>,
    pub valid: Signal<Out, Bit>,
    pub ready: Signal<In, Bit>,
}

#[derive(Clone, Debug, Default, LogicInterface)]
#[join = "Source"]
struct Sink {
    pub data: Signal<In, Bits<4>>,
    pub valid: Signal<In, Bit>,
    pub ready: Signal<Out, Bit>,
}

/// Passes a stream through a register.
#[derive(Circuit, Default)]
struct Stage {
    pub clock: Signal<In, Clock>,
    pub from: Sink,
    pub to: Source,
    full: DFF<Bit>,
    word: DFF<Bits<4>>,
}

impl Logic for Stage {
    #[hdl_gen]
    fn update(&mut self) {
        self.to.data.next = self.word.q.val();
        self.to.valid.next = self.full.q.val();
        self.from.ready.next = !self.full.q.val() | self.to.ready.val();
        if self.full.q.val() & self.to.ready.val() {
            self.full.d.next = false;
        }
        if self.from.ready.val() & self.from.valid.val() {
            self.full.d.next = true;
            self.word.d.next = self.from.data.val();
        }
    }
}

/// Two stages, the outer ports linked, the inner ones joined.
#[derive(Circuit, Default)]
struct Pipe {
    pub clock: Signal<In, Clock>,
    pub from: Sink,
    pub to: Source,
    first: Stage,
    second: Stage,
}

impl Logic for Pipe {
    #[hdl_gen]
    fn update(&mut self) {
        Sink::link(&mut self.from, &mut self.first.from);
        Source::join(&mut self.first.to, &mut self.second.from);
        Source::link(&mut self.to, &mut self.second.to);
    }
}

/// All of it together.
#[derive(Circuit)]
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
    memory: Memory,
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
            memory: Memory {
                clock: Default::default(),
                write: Default::default(),
                address: Default::default(),
                word: Default::default(),
                read: Default::default(),
                now: Default::default(),
                _words: [0; 16],
            },
            pipe: Default::default(),
            unheard: Default::default(),
            first: Default::default(),
        }
    }
}

impl Logic for Board {
    #[hdl_gen]
    fn update(&mut self) {
        // A chain through three blocks: no loop, though the kernel writes and reads each of them.
        self.adders[0].x.next = self.x.val();
        for i in 0..2 {
            self.adders[i + 1].x.next = self.adders[i].y.val();
        }
        self.sum.next = self.adders[2].y.val();
        self.alike.x.next = self.adders[0].y.val();
        self.different.x.next = self.first.q.val();
        self.first.d.next = self.different.y.val() ^ self.x.val();
        self.other.next = self.different.y.val();
        self.memory.address.next = self.x.val().get_bits::<4>(2);
        self.memory.word.next = self.alike.y.val();
        self.memory.write.next = self.write.val();
        self.read.next = self.memory.read.val();
        self.mixed.next = self.memory.now.val() ^ self.alike.y.val();
        self.pipe.from.data.next = self.x.val().get_bits::<4>(0);
        self.pipe.from.valid.next = self.valid.val();
        self.pipe.to.ready.next = self.ready.val();
        self.in_ready.next = self.pipe.from.ready.val();
        self.out_valid.next = self.pipe.to.valid.val();
        self.out_data.next = self.pipe.to.data.val();
        self.unheard.from.data.next = self.x.val().get_bits::<4>(4);
        self.unheard.from.valid.next = self.valid.val() & self.ready.val();
        self.unheard.to.ready.next = true;
        if self.pipe.to.valid.val() {
            self.unheard.to.ready.next = false;
        }
    }
}

pub fn drive(c: &mut Board, random: &mut crate::bench::Random) {
    c.x.next = random.bits();
    c.write.next = random.bit();
    c.valid.next = random.bit();
    c.ready.next = random.bit();
}

#[test]
fn hierarchies_agree() {
    let verilog = check(
        "board",
        Board::default(),
        4000,
        drive,
        Some(|c| &mut c.clock),
    );
    for line in [
        "  board_adders adders_1 (",
        "      .x(adders_0_y),",
        "      .y(sum)",
        "  board_adders alike (",
        "  board_adders_2 adders_2 (",
        "      .address(x[5:2]),",
        "  output reg  [7:0] read,",
        "  output wire [7:0] now",
        "  board_pipe unheard (",
        "  board_first second (",
    ] {
        assert!(verilog.contains(line), "no {line}\n{verilog}");
    }
    assert!(!verilog.contains('$'), "{verilog}");
}

#[test]
fn each_distinct_module_comes_once_and_the_top_one_first() {
    let mut board = Board::default();
    board.connect_all();
    let design = Design::of(&board, "board").unwrap();
    let modules: Vec<&str> = design.modules().collect();
    assert_eq!(
        modules,
        [
            "board",
            "board_adders",
            "board_adders_2",
            "board_different",
            "board_memory",
            "board_pipe",
            "board_first",
        ]
    );
}

#[test]
fn signals_are_found_by_their_path() {
    let mut board = Board::default();
    board.connect_all();
    let design = Design::of(&board, "board").unwrap();
    let net = |path| {
        let net = design.net(path)?;
        Some((net.scope.join("."), net.name.clone(), net.width))
    };
    let found = |scope: &str, name: &str, width| Some((scope.to_owned(), name.to_owned(), width));
    assert_eq!(net("x"), found("board", "x", 8));
    assert_eq!(net("first.q"), found("board", "first", 8));
    assert_eq!(net("first.d"), None);
    assert_eq!(net("adders.2.y"), found("board.adders_2", "y", 8));
    assert_eq!(net("memory.now"), found("board.memory", "now", 8));
    assert_eq!(net("pipe.from.data"), found("board.pipe", "from_data", 4));
    assert_eq!(
        net("pipe.second.word.q"),
        found("board.pipe.second", "word", 4)
    );
    assert_eq!(net("nothing"), None);
}
