//! Statements: conditions, matches, loops, registers, the order of assignments.

use super::bench::check;
use fpgambit_hw::bits::{Bits, bit_cast, bits};
use fpgambit_hw::circuit::{Circuit, hdl_gen};
use fpgambit_hw::pins::Pins;
use rust_hdl::prelude::*;

mod phase {
    // The derive refers to rust-hdl's `Bits`.
    use rust_hdl::prelude::*;

    #[derive(Copy, Clone, PartialEq, Debug, LogicState)]
    pub enum Phase {
        Idle,
        Load,
        Walk,
        InCheck,
        Done,
    }
}
use phase::Phase;

/// A state machine with a match over all states, and a match over numbers with a default.
#[derive(Circuit, Pins, Default)]
struct Machine {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub go: Signal<In, Bit>,
    pub data: Signal<In, Bits<4>>,
    pub busy: Signal<Out, Bit>,
    pub total: Signal<Out, Bits<8>>,
    pub code: Signal<Out, Bits<3>>,
    pub parity: Signal<Out, Bit>,
    phase: DFF<Phase>,
    sum: DFF<Bits<8>>,
    flag: DFF<Bit>,
    step: Signal<Local, Bits<8>>,
}

impl Logic for Machine {
    #[hdl_gen]
    fn update(&mut self) {
        self.busy.next = true;
        self.step.next = bits::<8>(0);
        match self.phase.q.val() {
            Phase::Idle => {
                self.busy.next = false;
                if self.go.val() {
                    self.phase.d.next = Phase::Load;
                }
            }
            Phase::Load => {
                self.sum.d.next = bit_cast::<8, 4>(self.data.val());
                self.phase.d.next = Phase::Walk;
            }
            Phase::Walk => {
                self.step.next = bit_cast::<8, 4>(self.data.val()) << 1;
                self.sum.d.next = self.sum.q.val() + self.step.val();
                if self.data.val() == 3 {
                    self.phase.d.next = Phase::InCheck;
                } else if self.data.val() == 12 {
                    self.phase.d.next = Phase::Done;
                } else if self.go.val() {
                    self.sum.d.next = self.sum.q.val() - 1;
                } else {
                    self.flag.d.next = !self.flag.q.val();
                }
            }
            Phase::InCheck => {
                self.sum.d.next = !self.sum.q.val();
                self.phase.d.next = Phase::Walk;
            }
            Phase::Done => {
                self.phase.d.next = Phase::Idle;
            }
        }
        if self.reset.val() {
            self.phase.d.next = Phase::Idle;
        }
        self.code.next = bits::<3>(0);
        match self.data.val().index() {
            0 => self.code.next = bits::<3>(5),
            7 => self.code.next = bits::<3>(1),
            0x0b => self.code.next = bits::<3>(2),
            _ => {
                if self.phase.q.val() == Phase::InCheck {
                    self.code.next = bits::<3>(7);
                }
            }
        }
        match self.flag.q.val() {
            true => self.parity.next = self.data.val().xor(),
            false => self.parity.next = self.data.val().any(),
        }
        self.total.next = self.sum.q.val() ^ self.step.val();
    }
}

#[test]
fn state_machines_agree() {
    let verilog = check("machine", Machine::default, 4000, |inputs, random| {
        inputs.reset = u32::from(random.below(40) == 0);
    });
    for line in [
        "localparam [2:0] PHASE_IN_CHECK = 3'd3;",
        "PHASE_IDLE: begin",
        "end else if (data == 4'd12) begin",
        "phase_next = PHASE_WALK;",
        "phase <= phase_next;",
    ] {
        assert!(verilog.contains(line), "no {line}\n{verilog}");
    }
}

/// Registers in their three Verilog forms: held and changed at the edge, a new value in every cycle, and assigned
/// together with an output.
#[derive(Circuit, Pins, Default)]
struct Registers {
    pub clock: Signal<In, Clock>,
    pub load: Signal<In, Bit>,
    pub data: Signal<In, Bits<6>>,
    pub square: Signal<Out, Bits<6>>,
    pub ahead: Signal<Out, Bits<6>>,
    pub wraps: Signal<Out, Bit>,
    pub pairs: [Signal<Out, Bits<3>>; 2],
    held: DFF<Bits<6>>,
    delayed: DFF<Bits<6>>,
    counter: DFF<Bits<6>>,
    beside: DFF<Bits<6>>,
    fixed: DFF<Bit>,
    pair: [DFF<Bits<3>>; 2],
    unused_part: DFF<Bits<9>>,
}

impl Logic for Registers {
    #[hdl_gen]
    fn update(&mut self) {
        if self.load.val() {
            self.held.d.next = self.data.val();
        } else {
            if self.data.val() > 40 {
                self.held.d.next = self.held.q.val() + 3;
            }
        }
        self.delayed.d.next = self.held.q.val() ^ self.data.val();
        self.counter.d.next = self.counter.q.val() + 1;
        if self.counter.q.val() == 37 {
            self.counter.d.next = bits::<6>(0);
        }
        self.wraps.next = false;
        if self.counter.q.val() == 21 {
            self.wraps.next = true;
            self.beside.d.next = self.data.val();
        }
        self.ahead.next = self.counter.q.val() + self.delayed.q.val() + self.beside.q.val();
        self.pair[0].d.next = self.data.val().get_bits::<3>(0);
        if self.load.val() {
            self.pair[1].d.next = self.data.val().get_bits::<3>(3) + self.pair[0].q.val();
        }
        for i in 0..2 {
            self.pairs[i].next = self.pair[i].q.val();
        }
        self.unused_part.d.next = bit_cast::<9, 6>(self.data.val()) << 3;
        self.square.next = self.held.q.val() | bit_cast::<6, 9>(self.unused_part.q.val() & 0x1f);
        if self.fixed.q.val() {
            self.square.next = bits::<6>(0);
        }
    }
}

#[test]
fn registers_agree() {
    let verilog = check("registers", Registers::default, 3000, |_, _| {});
    for line in [
        "      held <= data;",
        "delayed <= held ^ data;",
        "counter <= counter + 6'd1;",
        "beside_next = beside;",
        "beside <= beside_next;",
        "assign ahead = counter + delayed + beside;",
        "pair_0 <= data[2:0];",
        "pair_1 <= data[5:3] + pair_0;",
        "fixed <= fixed;",
    ] {
        assert!(verilog.contains(line), "no {line}\n{verilog}");
    }
    for gone in ["held_next", "delayed_next", "dff", "$"] {
        assert!(!verilog.contains(gone), "{gone} is there\n{verilog}");
    }
}

/// Signals that change between two of their readers, in and out of conditions, and parts made along the way.
#[derive(Circuit, Pins)]
struct Order {
    pub a: Signal<In, Bits<8>>,
    pub b: Signal<In, Bits<8>>,
    pub at: Signal<In, Bits<3>>,
    pub early: Signal<Out, Bits<8>>,
    pub late: Signal<Out, Bits<8>>,
    pub picked: Signal<Out, Bit>,
    pub nested: Signal<Out, Bits<4>>,
    pub chain: Signal<Out, Bits<4>>,
    pub lanes: Signal<Out, Bits<8>>,
    pub table: Signal<Out, Bits<8>>,
    x: Signal<Local, Bits<8>>,
    lane: [Signal<Local, Bits<8>>; 4],
    ids: [Constant<Bits<8>>; 4],
    never_read: Signal<Local, Bits<8>>,
    bound: Constant<Bits<8>>,
}

impl Default for Order {
    fn default() -> Self {
        Self {
            a: Default::default(),
            b: Default::default(),
            at: Default::default(),
            early: Default::default(),
            late: Default::default(),
            picked: Default::default(),
            nested: Default::default(),
            chain: Default::default(),
            lanes: Default::default(),
            table: Default::default(),
            x: Default::default(),
            lane: Default::default(),
            ids: [3, 250, 7, 128].map(|id: u64| Constant::new(id.into())),
            never_read: Default::default(),
            bound: Constant::new(0x5a.into()),
        }
    }
}

impl Logic for Order {
    #[hdl_gen]
    fn update(&mut self) {
        self.x.next = self.a.val();
        self.early.next = self.x.val() + 1;
        self.x.next = self.x.val() ^ self.b.val();
        self.picked.next = (self.x.val() + self.a.val()).get_bit(self.at.val().index());
        if self.a.val() < self.bound.val() {
            self.x.next = self.x.val() - self.b.val();
            self.nested.next = (self.x.val() >> self.at.val()).get_bits::<4>(1);
            self.x.next = self.x.val() << 1;
        } else if (self.x.val() - self.a.val()).get_bit(self.at.val().index()) {
            self.nested.next = (self.a.val() >> self.at.val()).get_bits::<4>(2);
        } else {
            self.nested.next = bits::<4>(9);
        }
        self.late.next = self.x.val();
        self.chain.next = bits::<4>(0);
        for i in 0..4 {
            if self.b.val().get_bit(i) {
                self.chain.next = self.chain.val() + 1;
            }
        }
        for i in 0..4 {
            self.lane[i].next =
                self.a.val().get_bits::<8>(2 * i) + self.b.val().get_bits::<8>(6 - 2 * i);
        }
        self.lanes.next = bits::<8>(0);
        for i in 0..2 {
            for j in 0..2 {
                self.lanes.next = (self.lanes.val() << 2) | (self.lane[2 * i + j].val() & 3);
            }
        }
        self.table.next = self.ids[3].val();
        for i in 0..3 {
            if self.a.val() == self.ids[i].val() {
                self.table.next = self.ids[(i + 1) % 3].val() - self.ids[i].val();
            }
        }
        self.never_read.next = self.a.val() & self.b.val();
    }
}

#[test]
fn assignment_orders_agree() {
    let verilog = check("order", Order::default, 4000, |inputs, random| {
        if random.below(3) == 0 {
            inputs.a = [3, 250, 7, 128][random.below(4)];
        }
    });
    assert!(
        verilog.contains("localparam [7:0] BOUND = 8'h5a;"),
        "{verilog}"
    );
    assert!(
        verilog.contains("assign lane_3 = {6'd0, a[7:6]} + b;"),
        "{verilog}"
    );
}
