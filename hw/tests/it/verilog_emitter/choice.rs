//! A block with two forms: the simulation uses the selected one, and so does the Verilog, by its parameter.

use super::bench::{check, compare, record};
use fpgambit_hw::bits::Bits;
use fpgambit_hw::circuit::{Circuit, hdl_gen};
use fpgambit_hw::pins::Pins;
use fpgambit_hw::verilog::Design;
use rust_hdl::prelude::*;

/// A circuit with the ports of both forms.
macro_rules! delay {
    ($(#[$attribute:meta])* struct $name:ident { $($own:tt)* }) => {
        #[derive(Circuit, Pins, Default)]
        $(#[$attribute])*
        struct $name {
            /// Clock.
            pub clock: Signal<In, Clock>,
            /// Words that go in.
            pub word: [Signal<In, Bits<4>>; 2],
            /// The same later.
            pub late: [Signal<Out, Bits<4>>; 2],
            $($own)*
        }
    };
}

delay! {
    /// A delay of one clock.
    struct Short { held: [DFF<Bits<4>>; 2] }
}

delay! {
    /// A delay of two clocks, by two delays of one.
    struct Long { shorts: [Short; 2] }
}

delay! {
    /// A delay, long or short.
    #[circuit(choice = "LONG")]
    struct Either { long: Long, short: Short, _first: bool }
}

delay! {
    /// The choice inside of another circuit.
    struct Around { either: Either }
}

impl Logic for Short {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..2 {
            self.held[i].d.next = self.word[i].val();
            self.late[i].next = self.held[i].q.val();
        }
    }
}

impl Logic for Long {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..2 {
            self.shorts[0].word[i].next = self.word[i].val();
            self.shorts[1].word[i].next = self.shorts[0].late[i].val();
            self.late[i].next = self.shorts[1].late[i].val();
        }
    }
}

impl Logic for Around {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..2 {
            self.either.word[i].next = self.word[i].val();
            self.late[i].next = self.either.late[i].val();
        }
    }
}

fn around(long: bool) -> Around {
    let mut around = Around::default();
    around.either._first = long;
    around
}

#[test]
fn both_forms_agree_with_the_block_alone() {
    for long in [true, false] {
        let rows = record(|| around(long), 300, |_, _| {}, |_| {});
        let alone = if long {
            record(Long::default, 300, |_, _| {}, |_| {})
        } else {
            record(Short::default, 300, |_, _| {}, |_| {})
        };
        assert_eq!(rows, alone);
        let name = format!("around_{long}");
        let design = Design::of(&around(long), &name).unwrap();
        let design = design.with_default("LONG", if long { "1" } else { "0" });
        compare::<Around>(&design, &rows, &[]);
    }
}

#[test]
fn choice_parameter_is_passed_down_and_documented() {
    let verilog = check("choice", || around(true), 300, |_, _| {});
    for line in [
        "module choice #(\n    // 1: A delay of two clocks, by two delays of one. 0: A delay of one clock.\n    parameter LONG = 1\n) (",
        "  choice_either #(.LONG(LONG)) either (",
        "    if (LONG != 0) begin : as_long",
        "    end else begin : as_short",
    ] {
        assert!(verilog.contains(line), "no {line}\n{verilog}");
    }
    let design = Design::of(&around(true), "choice").unwrap();
    let names: Vec<_> = design.parameters().iter().map(|one| &one.name).collect();
    assert_eq!(names, ["LONG"]);
}
