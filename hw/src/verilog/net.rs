//! The net that shows a signal of the circuit in the Verilog.

/// The net that shows a signal of the circuit in the Verilog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// Instances from the top module down, the top module's name first.
    pub scope: Vec<String>,
    /// The net's name in that scope.
    pub name: String,
    /// The signal's lowest bit in the net; not 0 for later elements of an array that is one vector.
    pub lo: usize,
    /// Width in bits.
    pub width: usize,
    /// The signal's number in the order in which a probe visits the circuit.
    pub(crate) signal: usize,
}
