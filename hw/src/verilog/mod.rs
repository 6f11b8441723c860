//! Circuits as Verilog: a printer of our own over rust-hdl's syntax trees.
//!
//! A [`Design`] is made from any circuit that derives `Circuit`. The text it gives is meant to be read and reviewed like hand-written
//! Verilog-2005, and to behave like the simulation, cycle by cycle:
//!
//! - each distinct module comes out once, the top one first; the first paragraph of its struct's documentation stands
//!   above it, and each port's line behind the port;
//! - a block with a [module name of its own](crate::circuit::Declared::module) is the same module in every design that holds it;
//! - registers (`DFF`) are written where they stand, not as instances: changed in an `always @(posedge clock)`, or
//!   `from <= from_next` where the process that gives it its value has other outputs too;
//! - a kernel is split into one `always @*` a group of signals that are assigned together, and plain `assign`s;
//! - every literal has the width it is used at, every operand the width of its operator, every compound operand its
//!   parentheses; `bit_cast`, `get_bits` and shifts by constants are slices and concatenations;
//! - bits nobody reads go to a wire named `unused`, so that a linter stays quiet without being told to.
//!
//! What cannot be translated faithfully is an [`EmitError`], never wrong text: latches, signals read before they have
//! their value, signed values, structs.
//!
//! A block that returns `Verilog::Custom` gets a module around its text: its ports are declared, outputs as `reg`
//! unless the text has an `assign` to them. A block that is a choice of two gets a parameter and a generate-if.
//!
//! ```
//! use fpgambit_hw::bits::Bits;
//! use fpgambit_hw::circuit::{Circuit, hdl_gen};
//! use fpgambit_hw::verilog::{Design, Header};
//! use rust_hdl::prelude::*;
//!
//! /// Counts clocks.
//! #[derive(Circuit, Default)]
//! struct Counter {
//!     pub clock: Signal<In, Clock>,
//!     /// Count this one
//!     pub enable: Signal<In, Bit>,
//!     /// How many there were, modulo 64
//!     pub count: Signal<Out, Bits<6>>,
//!     value: DFF<Bits<6>>,
//! }
//!
//! impl Logic for Counter {
//!     #[hdl_gen]
//!     fn update(&mut self) {
//!         if self.enable.val() {
//!             self.value.d.next = self.value.q.val() + 1;
//!         }
//!         self.count.next = self.value.q.val();
//!     }
//! }
//!
//! let design = Design::of(&Counter::default(), "counter")?;
//! let verilog = design.to_verilog(&Header::default());
//! assert!(verilog.contains("input  wire       enable,  // Count this one"));
//! assert!(verilog.contains("value <= value + 6'd1;"));
//! assert!(verilog.contains("assign count = value;"));
//! # Ok::<(), fpgambit_hw::verilog::EmitError>(())
//! ```

mod builder;
mod constant;
mod design;
mod error;
mod expr;
mod flow;
mod library;
mod lower;
mod mask;
mod module;
mod names;
mod print;
pub(crate) mod scope;
mod statement;
mod table;

pub use design::{Design, Net, Parameter, PortInfo};
pub use error::EmitError;
pub(crate) use library::join;
pub use library::{Header, Library};
