//! The chess units as rust-hdl circuits, and the Verilog they become.
