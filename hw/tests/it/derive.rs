//! Tests what `#[derive(Circuit)]` and `#[derive(Pins)]` find in a struct.

use fpgambit_hw::bits::Bits;
use fpgambit_hw::circuit::{Circuit, Declared, power_up};
use fpgambit_hw::pins::{Direction, Pins, Port, Values};
use fpgambit_hw::unit::{InProcess, Simulator};
use rust_hdl::prelude::*;

/// Adds up: see [`Bits`].
///
/// More of it.
#[derive(Circuit, Pins, Default)]
struct Sum {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Add `terms` now.
    pub add: Signal<In, Bit>,
    /// What to add, bits \[3:0\].
    /// Two words.
    ///
    /// No part of the line.
    pub terms: [Signal<In, Bits<4>>; 2],
    pub totals: [Signal<Out, Bits<8>>; 2],
    /// A sum is not 0
    pub any: Signal<Out, Bit>,
    sums: [DFF<Bits<8>>; 2],
    _note: String,
}

impl Logic for Sum {
    fn update(&mut self) {
        self.any.next = false;
        for i in 0..2 {
            if self.add.val() {
                let term = u64::from(self.terms[i].val());
                self.sums[i].d.next = self.sums[i].q.val() + term;
            }
            self.totals[i].next = self.sums[i].q.val();
            if self.sums[i].q.val() != 0 {
                self.any.next = true;
            }
        }
    }

    fn connect(&mut self) {
        self.totals.iter_mut().for_each(Logic::connect);
        self.any.connect();
    }
}

/// Sums in a row.
#[derive(Circuit, Default)]
struct Row {
    pub clock: Signal<In, Clock>,
    pub term: Signal<In, Bits<4>>,
    first: Sum,
    others: [Sum; 2],
}

impl Logic for Row {
    fn update(&mut self) {
        for sum in [&mut self.first].into_iter().chain(&mut self.others) {
            sum.add.next = true;
            sum.terms[0].next = self.term.val();
            sum.terms[1].next = self.term.val();
        }
    }

    fn connect(&mut self) {
        for sum in [&mut self.first].into_iter().chain(&mut self.others) {
            sum.add.connect();
            sum.terms.iter_mut().for_each(Logic::connect);
        }
    }
}

#[test]
fn ports_have_direction_width_and_description() {
    let port = |name, direction, width, about| Port {
        name,
        direction,
        width,
        about,
    };
    let term = "What to add, bits [3:0]. Two words";
    assert_eq!(
        Sum::INPUTS,
        [
            port("add", Direction::Input, 1, "Add terms now"),
            port("terms_0", Direction::Input, 4, term),
            port("terms_1", Direction::Input, 4, term),
        ]
    );
    assert_eq!(
        Sum::OUTPUTS,
        [
            port("totals_0", Direction::Output, 8, ""),
            port("totals_1", Direction::Output, 8, ""),
            port("any", Direction::Output, 1, "A sum is not 0"),
        ]
    );
}

#[test]
fn pins_are_numbered_and_driven_by_name() {
    assert_eq!((Sum::PINS.add, Sum::PINS.terms), (0, [1, 2]));
    assert_eq!((Sum::PINS.totals, Sum::PINS.any), ([0, 1], 2));
    let inputs = SumInputs {
        add: 1,
        terms: [3, 9],
    };
    assert_eq!(inputs.array(), [1, 3, 9]);
    assert_eq!(SumInputs::of(&[1, 3, 9]), inputs);
    let mut sum = power_up(Sum::default()).unwrap();
    for (pin, value) in inputs.array().into_iter().enumerate() {
        // A value that is too wide for its pin loses its high bits.
        sum.drive(pin, value | (0x10 * value));
    }
    for cycle in 0..3_u32 {
        sum.take_inputs();
        sum.settle();
        let outputs: Vec<u32> = (0..Sum::OUTPUTS.len()).map(|pin| sum.read(pin)).collect();
        let expected = SumOutputs {
            totals: [3 * cycle, 9 * cycle],
            any: u32::from(cycle > 0),
        };
        assert_eq!(SumOutputs::of(&outputs), expected);
        assert!(sum.edge());
    }
    sum.drive(Sum::PINS.add, 0);
    sum.take_inputs();
    sum.settle();
    assert!(
        !sum.edge(),
        "a register without a new value keeps its value"
    );
}

#[test]
#[should_panic(expected = "no input 3")]
fn driving_an_unknown_pin_panics() {
    Sum::default().drive(3, 0);
}

#[test]
fn derive_lists_docs_ports_and_blocks() {
    let sum = Sum::default();
    assert_eq!(sum.about(), "Adds up: see Bits.");
    let lines: Vec<&str> = sum.port_lines().iter().map(|(name, _)| *name).collect();
    assert_eq!(lines, ["clock", "add", "terms", "totals", "any"]);
    assert_eq!(sum.port_lines()[1].1, "Add terms now");
    let mut blocks = Vec::new();
    Row::default().blocks(&mut |name, block| blocks.push((name.to_owned(), block.about())));
    let names: Vec<&str> = blocks.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["first", "others$0", "others$1"]);
    assert!(blocks.iter().all(|(_, about)| *about == sum.about()));
    let mut none = true;
    sum.blocks(&mut |_, _| none = false);
    assert!(none, "registers are not blocks");
}

#[test]
fn the_clock_reaches_every_block_and_register() {
    let mut row = power_up(Row::default()).unwrap();
    row.term.next = 5_u64.into();
    assert!(simulate(&mut row, 20));
    for level in [true, false] {
        row.wire_clock(level.into());
        assert!(simulate(&mut row, 20));
    }
    for sum in [&row.first].into_iter().chain(&row.others) {
        assert_eq!(sum.totals[1].val(), 5);
    }
}

/// The scheduler leaves logic after the registers of a block to the enclosing block; this circuit has none.
#[test]
fn a_circuit_of_one_block_settles_after_each_edge() {
    let pins = Sum::PINS;
    let mut sum = InProcess::of(Sum::default()).expect("it settles");
    sum.drive(pins.add, 1);
    for (term, total) in [(3, 3), (5, 8), (0, 8)] {
        sum.drive(pins.terms[1], term);
        sum.cycle();
        assert_eq!(sum.read(pins.totals[1]), total);
        assert_eq!(sum.read(pins.any), 1);
    }
}
