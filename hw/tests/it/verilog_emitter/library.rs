//! Blocks whose module is the same in every design.

use fpgambit_hw::bits::Bits;
use fpgambit_hw::circuit::{Circuit, hdl_gen};
use fpgambit_hw::verilog::{Design, EmitError, Header};
use rust_hdl::prelude::*;

/// Adds a constant.
#[derive(Circuit)]
struct Adder {
    pub x: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
    amount: Constant<Bits<8>>,
}

impl Adder {
    fn of(amount: u64) -> Self {
        Self {
            x: Signal::default(),
            y: Signal::default(),
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

/// Adds two constants.
#[derive(Circuit)]
#[circuit(module = "unit")]
struct Unit {
    pub x: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
    part: [Adder; 2],
}

impl Unit {
    fn of(amounts: [u64; 2]) -> Self {
        Self {
            x: Signal::default(),
            y: Signal::default(),
            part: amounts.map(Adder::of),
        }
    }
}

impl Logic for Unit {
    #[hdl_gen]
    fn update(&mut self) {
        self.part[0].x.next = self.x.val();
        self.part[1].x.next = self.part[0].y.val();
        self.y.next = self.part[1].y.val();
    }
}

#[derive(Circuit)]
struct Whole {
    pub x: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
    part: Adder,
    unit: [Unit; 2],
}

impl Whole {
    fn of(amounts: [[u64; 2]; 2]) -> Self {
        Self {
            x: Signal::default(),
            y: Signal::default(),
            part: Adder::of(2),
            unit: amounts.map(Unit::of),
        }
    }
}

impl Logic for Whole {
    #[hdl_gen]
    fn update(&mut self) {
        self.part.x.next = self.x.val();
        self.unit[0].x.next = self.part.y.val();
        self.unit[1].x.next = self.unit[0].y.val();
        self.y.next = self.unit[1].y.val();
    }
}

/// Returns the text of each library.
fn texts(design: &Design) -> Vec<String> {
    let header = Header::default();
    let libraries = design.libraries().iter();
    libraries
        .map(|library| library.to_verilog(&header))
        .collect()
}

#[test]
fn inner_library_block_matches_standalone_module() {
    let alone = Design::of(&Unit::of([2, 3]), "unit").unwrap();
    let whole = Design::of(&Whole::of([[2, 3]; 2]), "whole").unwrap();
    let names: Vec<&str> = whole.modules().collect();
    assert_eq!(
        names,
        ["whole", "whole_part", "unit", "unit_part", "unit_part_2"]
    );
    assert_eq!(texts(&whole)[1..], texts(&alone));
    let own = &texts(&whole)[0];
    assert!(own.contains("  unit unit_1 ("), "{own}");
    assert!(own.contains("\nmodule whole_part"), "{own}");
}

/// If an array is named like the block in it, the block's module has the name of its field.
#[test]
fn library_block_never_takes_the_design_name() {
    let whole = Design::of(&Whole::of([[2, 3]; 2]), "unit").unwrap();
    let names: Vec<&str> = whole.modules().collect();
    assert_eq!(names, ["unit", "unit_part", "unit_unit", "unit_part_2"]);
    assert_eq!(whole.libraries().len(), 1);
    let text = &texts(&whole)[0];
    for instance in ["  unit_unit unit_0 (", "  unit_unit unit_1 ("] {
        assert!(text.contains(instance), "{text}");
    }
}

#[test]
fn differing_blocks_cannot_share_a_module() {
    let error = Design::of(&Whole::of([[2, 3], [2, 2]]), "whole").unwrap_err();
    assert!(
        matches!(&error, EmitError::SameModule { block, module: "unit" } if block == "whole.unit.1"),
        "{error}"
    );
}
