//! Single-threaded simulation of a circuit, one clock cycle at a time.
//!
//! The crate's own `simulate` visits every signal of every block until nothing changes, about fourteen passes per
//! clock cycle. A [`Circuit`] knows its inputs, registers and blocks. In each cycle, every register loads its `d`; then
//! only blocks whose inputs or registers changed are re-evaluated, until no output changes. Both methods settle to the same
//! values for any network without combinational loops; the tests compare them.

pub use fpgambit_hw_derive::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// A circuit without blocks, declared in short: its ports, a line each with what they are for, then its registers and
/// local signals, a line a type. With constants, which have no value by themselves, also its `Default`.
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

/// What a circuit's struct says of it, read by `#[derive(Circuit)]`.
pub trait Declared: Block {
    /// What it is for: the first paragraph of the struct's documentation, in which a `PARAMETER` of the type is the
    /// number it stands for.
    fn about(&self) -> String;

    /// Name and line of each port, in the order of the fields.
    fn port_lines(&self) -> &'static [(&'static str, &'static str)];

    /// Visits the blocks it is made of, registers not among them: the field's name (`field$3` in an array) and the
    /// block.
    fn blocks(&self, visit: &mut dyn FnMut(&str, &dyn Declared));

    /// For a block that is one of two alternatives: how its Verilog chooses.
    fn choice(&self) -> Option<&'static Choice> {
        None
    }

    /// The name of its Verilog module, where that is the same in every design that holds the block; the modules of the blocks in
    /// it are named after it.
    fn module(&self) -> Option<&'static str> {
        None
    }

    /// Drives its clock, if it has one.
    fn wire_clock(&mut self, _clock: Clock) {}

    /// Says to rust-hdl that its clock, if it has one, is driven.
    fn connect_clock(&mut self) {}
}

/// How the Verilog of a block with `#[circuit(choice = "PARAMETER")]` chooses between the two blocks it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The parameter: 1 takes the first block, 0 the second.
    pub parameter: &'static str,
}

/// A circuit that can be settled and clocked without the crate's fixed-point iteration.
///
/// `#[derive(Circuit)]` implements it.
pub trait Circuit: Declared {
    /// Copies what was written to the input ports into their values; true when one changed.
    fn take_inputs(&mut self) -> bool;

    /// Evaluates the combinational logic for the present inputs and registers; true when an output is another than after
    /// the last time, so that whoever reads it must be evaluated too.
    fn settle(&mut self) -> bool;

    /// One rising clock edge: every register takes its input, and the logic behind it settles for inputs as they were; true
    /// when an output changed.
    fn edge(&mut self) -> bool;
}

/// How a block that is a memory, not a kernel, behaves: what `#[circuit(memory)]` asks for.
pub trait Memory {
    /// Whether an output follows an input within the clock.
    const IS_COMBINATIONAL: bool = false;

    /// Sets the outputs that follow inputs within the clock.
    fn show(&mut self) {}

    /// One rising clock edge: stores and reads.
    fn clock(&mut self);
}

/// Several alike, in an array or a `Vec`: what changes one has all evaluated.
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

/// Connects several blocks: `Block::connect_all` of an array, once for all lengths.
#[cold]
pub fn connect_each<B: Block>(blocks: &mut [B]) {
    for block in blocks {
        block.connect_all();
    }
}

/// Shows several blocks to a probe, `name$0` and so on: `Block::accept` of an array, once for all lengths.
pub fn accept_each<B: Block>(blocks: &[B], name: &str, probe: &mut dyn Probe) {
    for (number, block) in blocks.iter().enumerate() {
        block.accept(&format!("{name}${number}"), probe);
    }
}

/// Why a circuit cannot be simulated.
#[derive(Debug, thiserror::Error)]
pub enum CircuitError {
    /// The crate's static checks (unconnected inputs, latches, loops) refused it.
    #[error("the circuit fails rust-hdl's checks: {0}")]
    Check(String),
    /// The logic went on changing: a combinational loop.
    #[error("the circuit did not settle within {0} passes")]
    Unsettled(usize),
}

/// How many passes the crate's `simulate` may take before a circuit counts as unsettled.
pub const SETTLE_PASSES: usize = 64;

/// A new circuit connected, checked and settled, clock low and all registers zero.
///
/// # Errors
/// [`CircuitError`] when the crate's checks fail or the logic does not settle.
pub fn power_up<B: Block>(mut circuit: B) -> Result<B, CircuitError> {
    power_up_in_place(&mut circuit)?;
    Ok(circuit)
}

/// The same for a circuit whose type is not known.
///
/// # Errors
/// As [`power_up`].
pub fn power_up_in_place(circuit: &mut dyn Block) -> Result<(), CircuitError> {
    circuit.connect_all();
    check_all(circuit).map_err(|error| CircuitError::Check(format!("{error:?}")))?;
    settle_by_crate(circuit)
}

/// Settles a circuit by the iteration of the crate's own `simulate` (which takes no `dyn Block`). It also brings every
/// probed value up to date: what a trace reads is right after this.
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
