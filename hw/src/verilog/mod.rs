//! Emits circuits as Verilog: our own printer for rust-hdl's syntax trees.
//!
//! A [`Design`] is made from any circuit that derives `Circuit`. Its text can be read and reviewed like hand-written
//! Verilog-2005, and it behaves like the simulation, cycle by cycle:
//!
//! - each distinct module appears once, the top first, headed by the first paragraph of its struct's documentation;
//!   each port is followed by its documentation line;
//! - a block with a [module name of its own](crate::circuit::Declared::module) is the same module in every design that
//!   contains it;
//! - registers (`DFF`) are inlined, not instantiated: they are assigned in an `always @(posedge clock)`, or as
//!   `from <= from_next` if the process that computes the value has other outputs too;
//! - a kernel becomes one `always @*` for each group of signals assigned together, and plain `assign`s;
//! - every literal has the width of its context, every operand the width of its operator, and every compound operand
//!   is parenthesised; `bit_cast`, `get_bits` and constant shifts become slices and concatenations;
//! - unread bits go to a wire named `unused`, so that linters need no waivers.
//!
//! Anything that cannot be translated faithfully is an [`EmitError`], never wrong text: latches, signals read before
//! their assignment, signed values, structs.
//!
//! A block that returns `Verilog::Custom` gets a module around its text. Its ports are declared, outputs as `reg`
//! unless the text has an `assign` to them. A block with two alternatives gets a parameter and a generate-if.
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

mod arrays;
mod builder;
mod constant;
mod design;
mod error;
mod expr;
mod flow;
mod library;
mod logic_module;
mod lower;
mod mask;
mod module;
mod names;
mod net;
mod print;
pub(crate) mod scope;
mod statement;
mod table;
mod text_module;
mod wrap;

pub use arrays::Arrays;
pub use design::{Design, Parameter, PortInfo};
pub use error::EmitError;
pub(crate) use library::join;
pub use library::{Header, Library};
pub use net::Net;
