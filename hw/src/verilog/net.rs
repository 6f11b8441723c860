//! Where a signal of the circuit stands in the Verilog.

/// Where a signal of the circuit is in the Verilog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// Instances from the top module down, the top module's name first.
    pub scope: Vec<String>,
    /// The net's name in that scope.
    pub name: String,
    /// Width in bits.
    pub width: usize,
    /// The signal it shows, by its number in the order in which a probe visits the circuit.
    pub(crate) signal: usize,
}
