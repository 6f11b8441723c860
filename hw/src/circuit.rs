//! Single-threaded simulation of a circuit, one clock cycle at a time.
//!
//! In rust-hdl, `simulate` visits every signal of every block until nothing changes, about fourteen passes per clock
//! cycle. A [`Circuit`] knows its inputs, registers and blocks. In each cycle, every register loads its `d`; then only
//! blocks whose inputs or registers changed are re-evaluated, until no output changes. Both methods settle to the same
//! values for any network without combinational loops; the tests compare them.

pub use fpgambit_hw_derive::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Declares a circuit without sub-blocks in short form: its ports, one per line with a description, then its registers
/// and local signals, one type per line. If it has constants, which have no default value, also declares its `Default`.
macro_rules! circuit {
    (
        $(#[$attribute:meta])*
        pub struct $name:ident $(<const $parameter:ident: usize>)? {
            $($direction:ident $port:ident: $wire:ty, $about:tt;)*
        }
        $(constants { $($(#[$meaning:meta])* $constant:ident: $of:ty;)* })?
        $(registers { $($($register:ident),+: $held:ty;)* })?
        $(locals { $($($local:ident),+: $carried:ty;)* })?
    ) => {
        $(#[$attribute])*
        #[derive($crate::circuit::Circuit)]
        pub struct $name $(<const $parameter: usize>)? {
            $(#[doc = $about] pub $port: Signal<$direction, $wire>,)*
            $($($(#[$meaning])* $constant: Constant<$of>,)*)?
            $($($($register: DFF<$held>,)+)*)?
            $($($($local: Signal<Local, $carried>,)+)*)?
        }
    };
    (
        $(#[$attribute:meta])*
        pub struct $name:ident { $($direction:ident $port:ident: $wire:ty, $about:tt;)* }
        constants { $($(#[$meaning:meta])* $constant:ident: $of:ty = $value:expr;)* }
        registers { $($($register:ident),+: $held:ty;)* }
        locals { $($($local:ident),+: $carried:ty;)* }
    ) => {
        circuit! {
            $(#[$attribute])*
            pub struct $name { $($direction $port: $wire, $about;)* }
            constants { $($(#[$meaning])* $constant: $of;)* }
            registers { $($($register),+: $held;)* }
            locals { $($($local),+: $carried;)* }
        }

        impl Default for $name {
            fn default() -> Self {
                Self {
                    $($port: Signal::default(),)*
                    $($constant: Constant::new($value),)*
                    $($($register: DFF::default(),)+)*
                    $($($local: Signal::default(),)+)*
                }
            }
        }
    };
}

pub(crate) use circuit;

/// The parts of a circuit's declaration that `#[derive(Circuit)]` reads.
pub trait Declared: Block {
    /// Returns the circuit's description: the first paragraph of the struct's documentation, in which each `PARAMETER`
    /// of the type is replaced by its value.
    fn about(&self) -> String;

    /// Returns name and description of each port, in the order of the fields.
    fn port_lines(&self) -> &'static [(&'static str, &'static str)];

    /// Visits the circuit's blocks, without registers, with the field's name (`field$3` in an array) and the block.
    fn blocks(&self, visit: &mut dyn FnMut(&str, &dyn Declared));

    /// Returns, for a block that is one of two alternatives, how its Verilog selects one.
    fn choice(&self) -> Option<&'static Choice> {
        None
    }

    /// Returns the name of its Verilog module, if it is the same in every design that contains the block; the modules
    /// of its blocks are named after it.
    fn module(&self) -> Option<&'static str> {
        None
    }

    /// Drives the circuit's clock, if it has one.
    fn wire_clock(&mut self, _clock: Clock) {}

    /// Tells rust-hdl that the circuit's clock, if it has one, is driven.
    fn connect_clock(&mut self) {}
}

/// How the Verilog of a block with `#[circuit(choice = "PARAMETER")]` selects one of its two blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The parameter: 1 selects the first block, 0 the second.
    pub parameter: &'static str,
}

/// A circuit that can be settled and clocked without rust-hdl's fixed-point iteration.
///
/// `#[derive(Circuit)]` implements this trait.
pub trait Circuit: Declared {
    /// Copies the values written to the input ports; returns true if one changed.
    fn take_inputs(&mut self) -> bool;

    /// Evaluates the combinational logic for the current inputs and registers; returns true if an output has changed
    /// since the last evaluation, so that its readers must be evaluated too.
    fn settle(&mut self) -> bool;

    /// Makes one rising clock edge: every register takes its input, and the logic after it settles with unchanged
    /// inputs. Returns true if an output changed.
    fn edge(&mut self) -> bool;
}

/// The behaviour of a memory block, as required by `#[circuit(memory)]`.
pub trait Memory {
    /// Whether an output depends on an input within the clock.
    const IS_COMBINATIONAL: bool = false;

    /// Sets the outputs that depend on inputs within the clock.
    fn show(&mut self) {}

    /// Makes one rising clock edge: writes and reads.
    fn clock(&mut self);
}

/// Implements the traits for several blocks of one type, in an array or a `Vec`: a change in one re-evaluates all.
macro_rules! several {
    ($several:ty $(, $length:ident)?) => {
        impl<C: Circuit $(, const $length: usize)?> Circuit for $several {
            fn take_inputs(&mut self) -> bool {
                self.iter_mut()
                    .fold(false, |changed, one| one.take_inputs() | changed)
            }

            fn settle(&mut self) -> bool {
                self.iter_mut()
                    .fold(false, |changed, one| one.settle() | changed)
            }

            fn edge(&mut self) -> bool {
                self.iter_mut()
                    .fold(false, |changed, one| one.edge() | changed)
            }
        }

        impl<C: Declared $(, const $length: usize)?> Declared for $several {
            fn about(&self) -> String {
                self.first().map(C::about).unwrap_or_default()
            }

            fn port_lines(&self) -> &'static [(&'static str, &'static str)] {
                self.first().map_or(&[], C::port_lines)
            }

            fn blocks(&self, visit: &mut dyn FnMut(&str, &dyn Declared)) {
                self.iter().for_each(|one| one.blocks(visit));
            }

            fn wire_clock(&mut self, clock: Clock) {
                self.iter_mut().for_each(|one| one.wire_clock(clock));
            }

            fn connect_clock(&mut self) {
                self.iter_mut().for_each(C::connect_clock);
            }
        }
    };
}

several!([C; N], N);
several!(Vec<C>);

/// Connects several blocks: `Block::connect_all` of an array, compiled once for all lengths.
#[cold]
pub fn connect_each<B: Block>(blocks: &mut [B]) {
    for block in blocks {
        block.connect_all();
    }
}

/// Shows several blocks to a probe as `name$0` and so on: `Block::accept` of an array, compiled once for all lengths.
pub fn accept_each<B: Block>(blocks: &[B], name: &str, probe: &mut dyn Probe) {
    for (number, block) in blocks.iter().enumerate() {
        block.accept(&format!("{name}${number}"), probe);
    }
}

/// Why a circuit cannot be simulated.
#[derive(Debug, thiserror::Error)]
pub enum CircuitError {
    /// The circuit fails rust-hdl's static checks (unconnected inputs, latches, loops).
    #[error("the circuit fails rust-hdl's checks: {0}")]
    Check(String),
    /// The logic does not settle: a combinational loop.
    #[error("the circuit did not settle within {0} passes")]
    Unsettled(usize),
}

/// The number of passes of rust-hdl's `simulate` after which a circuit counts as unsettled.
pub const SETTLE_PASSES: usize = 64;

/// Connects, checks and settles a new circuit, with the clock low and all registers zero.
///
/// # Errors
/// [`CircuitError`] if rust-hdl's checks fail or the logic does not settle.
pub fn power_up<B: Block>(mut circuit: B) -> Result<B, CircuitError> {
    power_up_in_place(&mut circuit)?;
    Ok(circuit)
}

/// Does the same as [`power_up`] for a circuit whose type is not known.
///
/// # Errors
/// The errors of [`power_up`].
pub fn power_up_in_place(circuit: &mut dyn Block) -> Result<(), CircuitError> {
    circuit.connect_all();
    check_all(circuit).map_err(|error| CircuitError::Check(format!("{error:?}")))?;
    settle_by_crate(circuit)
}

/// Settles a circuit by the iteration of rust-hdl's `simulate`, which does not accept a `dyn Block`. This also updates
/// every probed value, so that a trace reads correct values afterwards.
///
/// # Errors
/// [`CircuitError::Unsettled`] for a combinational loop.
pub fn settle_by_crate(circuit: &mut dyn Block) -> Result<(), CircuitError> {
    for _ in 0..SETTLE_PASSES {
        circuit.update_all();
        if !circuit.has_changed() {
            return Ok(());
        }
    }
    Err(CircuitError::Unsettled(SETTLE_PASSES))
}
