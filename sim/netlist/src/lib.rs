//! A bit-parallel simulator of synthesisable Verilog: hundreds of copies of a circuit at once, nothing installed.
//!
//! One bit of a machine word is one copy, a *lane*. The circuit becomes functions of three inputs, which are computed one
//! after the other over [`LANES`] lanes each.
//!
//! ```text
//! text -> tokens -> syntax -> elaborated design -> Netlist -> Program -> Machine
//!        token     parse     elaborate             resolve     compile    function
//! ```
//!
//! ```
//! use fpgambit_netlist::{Block, Machine, Program, Reader};
//!
//! let mut reader = Reader::default();
//! reader.add("toggle.v", "
//!     module toggle (input wire clock, input wire change, output reg level);
//!       initial level = 1'b0;
//!       always @(posedge clock) if (change) level <= !level;
//!     endmodule
//! ")?;
//! let netlist = reader.netlist("toggle", &[])?;
//! let (clock, outputs) = (Program::clock(&netlist)?, Program::outputs(&netlist)?);
//! let mut machine = Machine::new(&netlist);
//! machine.input(0)[0].0[0] = 0b10;
//! machine.run(&clock);
//! machine.run(&outputs);
//! assert_eq!(machine.output(0)[0].0[0], 0b10);
//! # Ok::<(), fpgambit_netlist::Error>(())
//! ```
//!
//! # The subset
//!
//! Verilog-2005 as fpgambit's exports use it: modules with ports in their heads, parameters (numbers and strings) and
//! `localparam`; vectors with the higher number first; memories; `assign`, `always @*` with `=`, `always @(posedge clock)`
//! with `<=`, one clock in all; `if`, `case`, `for` with constant bounds; `generate` with `for` and `if`; instances with
//! named ports and parameters; all operators but `===`, `**` and arithmetic shifts, division of constants only;
//! `initial` blocks that set registers and memories to constants, `$readmemh`, `$clog2`; the directives `` `ifdef `` and
//! its like, where `SYNTHESIS` is defined. All else is one [`Error`] with its file and line; so are latches, loops of logic,
//! signals without a driver or with two.
//!
//! # Two states
//!
//! There are no unknown values. At power-up a register or memory holds what an `initial` block or its declaration says,
//! else 0. What lies beyond a vector or a memory reads 0, and is not written.

mod bits;
mod compile;
mod elaborate;
mod error;
mod fault;
mod function;
mod graph;
mod machine;
mod netlist;
mod parse;
mod reader;
mod resolve;
mod syntax;
mod token;
mod transpose;
mod write;

pub use compile::Program;
pub use error::Error;
pub use fault::{Effect, Fault, Faults, Kind, Lanes, Point};
pub use function::{Block, LANES, WORDS};
pub use machine::Machine;
pub use netlist::{Netlist, Port, Size};
pub use reader::{Reader, Value};
pub use transpose::{columns, transpose};
pub use write::Written;
