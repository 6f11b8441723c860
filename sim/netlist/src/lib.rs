//! A bit-parallel simulator for synthesisable Verilog: it runs 1,024 copies of a circuit at once and needs no other
//! software.
//!
//! Each copy is a *lane*: one bit of every machine word. The compiler turns the circuit into functions of three inputs.
//! A machine computes them one after another, each over all [`LANES`] lanes. On a processor with AVX-512F the functions
//! become machine code, which is two to three times as fast.
//!
//! ```text
//! text -> tokens -> syntax -> elaborated design -> Netlist -> Program -> Machine
//!        token     parse     elaborate             resolve     compile    function or native
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
//! The subset of Verilog-2005 in fpgambit's exports: modules with ANSI port lists, parameters (numbers and strings) and
//! `localparam`; vectors with descending ranges; memories; `assign`, `always @*` with `=`, `always @(posedge clock)`
//! with `<=`, a single clock; `if`, `case`, `for` with constant bounds; `generate` with `for` and `if`; instances with
//! named ports and parameters; all operators except `===`, `**` and arithmetic shifts, division of constants only;
//! `initial` blocks that set registers and memories to constants, `$readmemh`, `$clog2`; conditional
//! directives such as `` `ifdef ``, with `SYNTHESIS` defined. Anything else is an [`Error`] with its file and line, and
//! so are latches, combinational loops, and signals with no driver or two drivers.
//!
//! # Two states
//!
//! There are no unknown values. At power-up a register or memory has the value from an `initial` block or its
//! declaration, otherwise 0. Reads beyond a vector or memory return 0; writes there have no effect.

mod alike;
mod bits;
mod compile;
mod elaborate;
mod error;
mod fault;
mod function;
mod graph;
mod machine;
mod native;
mod netlist;
mod parse;
mod reader;
mod resolve;
mod steps;
mod syntax;
mod token;
mod transpose;
mod write;

pub use alike::difference;
pub use compile::Program;
pub use error::Error;
pub use fault::{Effect, Fault, Faults, Kind, Lanes, Point};
pub use function::{Block, LANES, WORDS};
pub use machine::Machine;
pub use netlist::{Netlist, Port, Size};
pub use reader::{Reader, Value};
pub use transpose::{columns, transpose};
pub use write::Written;
