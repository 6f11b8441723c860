//! The errors of the translation to Verilog.

/// Why a circuit cannot be written as Verilog that behaves like its rust-hdl simulation.
///
/// `block` is the path of the block at fault: the top module's name, then the fields, joined by dots.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EmitError {
    /// Verilog does not allow the name for a module.
    #[error(
        "'{name}' cannot name a module: expected a letter or '_', then letters, digits or '_', and no keyword"
    )]
    ModuleName {
        /// The requested name.
        name: String,
    },
    /// The emitter does not support the kind of a port or signal: signed, a struct, or of width 0.
    #[error("{block}: signal '{signal}' {reason}")]
    Signal {
        /// The block at fault.
        block: String,
        /// The signal's name in the circuit.
        signal: String,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// A kernel names something that is not a signal, constant, enum state or loop index of its block.
    #[error(
        "{block}: the kernel names '{name}', which is no signal, Constant, enum state or loop index of the block"
    )]
    Unknown {
        /// The block at fault.
        block: String,
        /// The name as written in the kernel.
        name: String,
    },
    /// An index, such as the `i + 1` of `rank[i + 1]`, is not an integer known at build time.
    #[error("{block}: the index of '{name}' is no integer expression of loop indices")]
    Index {
        /// The block at fault.
        block: String,
        /// The name with its index.
        name: String,
    },
    /// The emitter does not support an expression.
    #[error("{block}: in '{place}': {reason}")]
    Expression {
        /// The block at fault.
        block: String,
        /// The signal being assigned, or `if` or `match`.
        place: String,
        /// What is not supported, or does not fit.
        reason: String,
    },
    /// A signal has no value on some path through the kernel, so it would become a latch.
    #[error(
        "{block}: '{signal}' has no value on every path through the kernel; give it one before the first `if`"
    )]
    Latch {
        /// The block at fault.
        block: String,
        /// The signal's name in the circuit.
        signal: String,
    },
    /// The kernel reads a signal before it assigns the signal's last value. In Verilog the reader would see another
    /// value than in the simulation.
    #[error("{block}: '{signal}' is read before the kernel has given it its value")]
    ReadBeforeWrite {
        /// The block at fault.
        block: String,
        /// The signal's name in the circuit.
        signal: String,
    },
    /// Nothing drives an output or a sub-block's input.
    #[error("{block}: nothing drives '{signal}'")]
    Undriven {
        /// The block at fault.
        block: String,
        /// The signal's name in the circuit.
        signal: String,
    },
    /// A kernel assigns something that it may not drive.
    #[error("{block}: the kernel assigns '{signal}', which is {what}")]
    NotDrivable {
        /// The block at fault.
        block: String,
        /// The signal's name in the circuit.
        signal: String,
        /// What the kernel assigns.
        what: &'static str,
    },
    /// Two different blocks claim the same module name.
    #[error("{block}: module '{module}' is another block's already, and the two differ")]
    SameModule {
        /// The block at fault.
        block: String,
        /// The module that both claim.
        module: &'static str,
    },
}
