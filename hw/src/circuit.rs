//! Clocking a circuit by hand, in one thread.
//!
//! The crate's own `simulate` visits every signal of every block until nothing changes, about fourteen passes a
//! clock cycle. A [`Circuit`] knows what its parts are (inputs, registers, blocks), so a cycle is: every register
//! takes its `d`, then only the blocks whose inputs or registers changed are evaluated again. Both ways settle to the
//! same values for any network without combinational loops; the tests hold them against each other.

use rust_hdl::prelude::*;

/// A circuit that can be settled and clocked without the crate's fixed-point iteration.
///
/// Implemented by the macros [`leaf!`](crate::leaf) (a kernel with registers) and
/// [`assembly!`](crate::assembly) (a top block that wires leaves together).
pub trait Circuit: Block {
    /// Copies what was written to the input ports into their values; true when one changed.
    fn take_inputs(&mut self) -> bool;

    /// Evaluates the combinational logic for the present inputs and registers.
    fn settle(&mut self);

    /// One rising clock edge: every register takes its input; true when one changed.
    /// The logic behind the registers is not evaluated: [`settle`](Self::settle) follows.
    fn edge(&mut self) -> bool;
}

/// Several alike: what changes one has all evaluated.
impl<C: Circuit, const N: usize> Circuit for [C; N] {
    fn take_inputs(&mut self) -> bool {
        self.iter_mut()
            .fold(false, |changed, one| one.take_inputs() | changed)
    }

    fn settle(&mut self) {
        self.iter_mut().for_each(C::settle);
    }

    fn edge(&mut self) -> bool {
        self.iter_mut()
            .fold(false, |changed, one| one.edge() | changed)
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

/// Connects, checks and settles a new circuit, clock low and all registers zero.
///
/// # Errors
/// [`CircuitError`] when the crate's checks fail or the logic does not settle.
pub fn power_up<B: Block>(mut circuit: B) -> Result<B, CircuitError> {
    circuit.connect_all();
    check_all(&circuit).map_err(|error| CircuitError::Check(format!("{error:?}")))?;
    settle_by_crate(&mut circuit)?;
    Ok(circuit)
}

/// Settles a circuit with the crate's own iteration, which also brings every probed value up to date:
/// what a trace reads is right after this.
///
/// # Errors
/// [`CircuitError::Unsettled`] for a combinational loop.
pub fn settle_by_crate<B: Block>(circuit: &mut B) -> Result<(), CircuitError> {
    if simulate(circuit, SETTLE_PASSES) {
        Ok(())
    } else {
        Err(CircuitError::Unsettled(SETTLE_PASSES))
    }
}

/// The body of [`Circuit::take_inputs`]: what was written to each input becomes its value.
#[doc(hidden)]
#[macro_export]
macro_rules! take_inputs {
    ($circuit:expr, $($input:ident),*) => {{
        let mut changed = false;
        $( if $circuit.$input.next != $circuit.$input.val() {
            rust_hdl::prelude::Block::update_all(&mut $circuit.$input);
            changed = true;
        } )*
        changed
    }};
}

/// Implements [`Circuit`] for a block made of one kernel, registers and nothing else; `Block<N>` has a number N.
#[macro_export]
macro_rules! leaf {
    ($block:ident $(<$number:ident>)? { inputs: $($input:ident),* ; registers: $($register:ident),* }) => {
        impl $(<const $number: usize>)? $crate::circuit::Circuit for $block $(<$number>)? {
            fn take_inputs(&mut self) -> bool {
                $crate::take_inputs!(self, $($input),*)
            }
            fn settle(&mut self) {
                rust_hdl::prelude::Logic::update(self);
            }
            fn edge(&mut self) -> bool {
                #[allow(unused_mut, reason = "a block without registers never changes")]
                let mut changed = false;
                $( if self.$register.q.next != self.$register.d.next {
                    self.$register.q.next = self.$register.d.next;
                    changed = true;
                } )*
                changed
            }
        }
    };
}

/// Implements [`Circuit`] for a top block: a kernel that wires `blocks` together, with no registers of its own.
/// Blocks are best listed in the order in which signals run through them.
#[macro_export]
macro_rules! assembly {
    ($assembly:ident { inputs: $($input:ident),* ; blocks: $($block:ident),* }) => {
        impl $assembly {
            #[allow(clippy::too_many_arguments, reason = "one flag a block")]
            fn propagate(&mut self, $( mut $block: bool ),*) {
                loop {
                    rust_hdl::prelude::Logic::update(self);
                    let mut changed = false;
                    $( if $crate::circuit::Circuit::take_inputs(&mut self.$block) || $block {
                        $crate::circuit::Circuit::settle(&mut self.$block);
                        $block = false;
                        changed = true;
                    } )*
                    if !changed { break; }
                }
            }
        }
        impl $crate::circuit::Circuit for $assembly {
            fn take_inputs(&mut self) -> bool {
                $crate::take_inputs!(self, $($input),*)
            }
            fn settle(&mut self) {
                $( let $block = false; )*
                self.propagate($( $block ),*);
            }
            fn edge(&mut self) -> bool {
                $( let $block = $crate::circuit::Circuit::edge(&mut self.$block); )*
                self.propagate($( $block ),*);
                $( $block )||*
            }
        }
    };
}
