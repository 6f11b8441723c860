//! What can keep a circuit from becoming Verilog.

/// Why a circuit cannot be written as Verilog that behaves like its rust-hdl simulation.
///
/// `block` is the path of the block at fault, fields joined by dots, beginning with the top module's name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EmitError {
    /// A name that Verilog does not allow for a module.
    #[error(
        "'{name}' cannot name a module: expected a letter or '_', then letters, digits or '_', and no keyword"
    )]
    ModuleName {
        /// The name asked for.
        name: String,
    },
    /// A port or signal of a kind the emitter does not write (signed, a struct, of no width).
    #[error("{block}: signal '{signal}' {reason}")]
    Signal {
        /// The block at fault.
        block: String,
        /// The signal's name in the circuit.
        signal: String,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// A kernel names something that is no signal, constant, enum state or loop index of its block.
    #[error(
        "{block}: the kernel names '{name}', which is no signal, Constant, enum state or loop index of the block"
    )]
    Unknown {
        /// The block at fault.
        block: String,
        /// The name as the kernel has it.
        name: String,
    },
    /// An index such as the `i + 1` of `rank[i + 1]` that is no integer known at build time.
    #[error("{block}: the index of '{name}' is no integer expression of loop indices")]
    Index {
        /// The block at fault.
        block: String,
        /// The name with its index.
        name: String,
    },
    /// An expression the emitter does not translate.
    #[error("{block}: in '{place}': {reason}")]
    Expression {
        /// The block at fault.
        block: String,
        /// The signal being assigned, or `if` or `match`.
        place: String,
        /// What is not supported, or does not fit.
        reason: String,
    },
    /// A signal without a value on some path through the kernel: it would become a latch.
    #[error(
        "{block}: '{signal}' has no value on every path through the kernel; give it one before the first `if`"
    )]
    Latch {
        /// The block at fault.
        block: String,
        /// The signal's name in the circuit.
        signal: String,
    },
    /// A signal that the kernel reads before it is given its (last) value: in Verilog the reader would see
    /// another value than in the simulation.
    #[error("{block}: '{signal}' is read before the kernel has given it its value")]
    ReadBeforeWrite {
        /// The block at fault.
        block: String,
        /// The signal's name in the circuit.
        signal: String,
    },
    /// An output, or a sub-block's input, that nothing drives.
    #[error("{block}: nothing drives '{signal}'")]
    Undriven {
        /// The block at fault.
        block: String,
        /// The signal's name in the circuit.
        signal: String,
    },
    /// A kernel assigns something that is not its own to drive.
    #[error("{block}: the kernel assigns '{signal}', which is {what}")]
    NotDrivable {
        /// The block at fault.
        block: String,
        /// The signal's name in the circuit.
        signal: String,
        /// What it is instead.
        what: &'static str,
    },
    /// Two blocks that differ and claim the same module.
    #[error("{block}: module '{module}' is another block's already, and the two differ")]
    SameModule {
        /// The block at fault.
        block: String,
        /// The module that both claim.
        module: &'static str,
    },
}
