//! Simulators: pins that are driven and read, and a clock.
//!
//! One cycle of any simulator, the clock low: inputs are driven and outputs read, which answer within the same cycle, by
//! [`drive`](Simulator::drive) and [`read`](Simulator::read); then, at the rising edge, [`cycle`](Simulator::cycle), registers
//! take their inputs.

use crate::circuit::{Circuit, CircuitError, power_up_in_place, settle_by_crate};
use crate::pins::{Pins, Port};
use crate::trace::{Trace, TraceError};
use crate::verilog::Design;
use std::any::Any;
use std::fmt;
use std::io::Write;

/// A circuit whose pins are driven and read by number, clocked cycle by cycle.
pub trait Simulator {
    /// What goes in, by number.
    fn inputs(&self) -> &'static [Port];

    /// What comes out, by number.
    fn outputs(&self) -> &'static [Port];

    /// Drives an input with the low bits of `value`, from now until it is driven again. All inputs begin at 0.
    ///
    /// # Panics
    /// When there is no input of that number.
    fn drive(&mut self, input: usize, value: u32);

    /// Reads an output, as the inputs driven so far and the registers make it.
    ///
    /// # Panics
    /// When there is no output of that number.
    fn read(&mut self, output: usize) -> u32;

    /// One rising edge of the clock.
    fn cycle(&mut self);

    /// Writes out what is still held back of a trace, and ends it.
    ///
    /// # Errors
    /// When the trace could not be written, now or in a cycle before.
    fn finish(&mut self) -> Result<(), TraceError> {
        Ok(())
    }
}

/// A large circuit: its values are some megabytes before they stand on the heap.
pub fn on_large_stack(make: impl FnOnce() -> Box<dyn Model> + Send + 'static) -> Box<dyn Model> {
    const STACK: usize = 256 << 20;
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(make);
    let made = thread.expect("the system gives a thread").join();
    made.expect("a circuit is made of constants alone")
}

/// A circuit with pins, whatever its type.
pub trait Model: Circuit + Any + Send {
    /// What goes in, by number.
    fn inputs(&self) -> &'static [Port];

    /// What comes out, by number.
    fn outputs(&self) -> &'static [Port];

    /// As [`Pins::drive`].
    fn drive(&mut self, input: usize, value: u32);

    /// As [`Pins::read`].
    fn read(&self, output: usize) -> u32;
}

impl<C: Circuit + Pins + Send + 'static> Model for C {
    fn inputs(&self) -> &'static [Port] {
        C::INPUTS
    }

    fn outputs(&self) -> &'static [Port] {
        C::OUTPUTS
    }

    fn drive(&mut self, input: usize, value: u32) {
        Pins::drive(self, input, value);
    }

    fn read(&self, output: usize) -> u32 {
        Pins::read(self, output)
    }
}

/// A rust-hdl circuit clocked in this process by [`Circuit`]'s scheduler.
pub struct InProcess {
    circuit: Box<dyn Model>,
    driven: bool,
    trace: Option<Trace<Box<dyn Write + Send>>>,
    trace_error: Option<TraceError>,
}

impl InProcess {
    /// A circuit not yet connected, all registers zero.
    ///
    /// # Errors
    /// When the circuit fails rust-hdl's checks or does not settle.
    pub fn new(mut circuit: Box<dyn Model>) -> Result<Self, CircuitError> {
        power_up_in_place(&mut *circuit)?;
        Ok(Self {
            circuit,
            driven: false,
            trace: None,
            trace_error: None,
        })
    }

    /// The same of a circuit whose type is known.
    ///
    /// # Errors
    /// As [`InProcess::new`].
    pub fn of(circuit: impl Model) -> Result<Self, CircuitError> {
        Self::new(Box::new(circuit))
    }

    /// Records all signals, as the design made from this circuit names them, from the next cycle on. That takes
    /// far longer than the simulation itself.
    ///
    /// # Errors
    /// When the head of the trace cannot be written.
    pub fn record(
        &mut self,
        writer: Box<dyn Write + Send>,
        design: &Design,
    ) -> Result<(), TraceError> {
        self.trace = Some(Trace::new(writer, design)?);
        Ok(())
    }

    fn settle(&mut self) {
        if self.driven {
            self.driven = false;
            if self.circuit.take_inputs() {
                self.circuit.settle();
            }
        }
    }

    /// The circuit, settled.
    pub fn circuit(&mut self) -> &mut dyn Model {
        self.settle();
        &mut *self.circuit
    }

    /// Adds the cycle about to end to the trace. The first failure ends the trace and waits for `finish`.
    fn trace_cycle(&mut self) {
        let Some(trace) = &mut self.trace else { return };
        // A trace shows every signal's value; the scheduler leaves those behind that nobody reads.
        let settled = settle_by_crate(&mut *self.circuit);
        debug_assert!(settled.is_ok(), "{settled:?}");
        if let Err(error) = trace.cycle(&*self.circuit) {
            self.trace = None;
            self.trace_error = Some(error);
        }
    }
}

impl Simulator for InProcess {
    fn inputs(&self) -> &'static [Port] {
        self.circuit.inputs()
    }

    fn outputs(&self) -> &'static [Port] {
        self.circuit.outputs()
    }

    fn drive(&mut self, input: usize, value: u32) {
        self.circuit.drive(input, value);
        self.driven = true;
    }

    fn read(&mut self, output: usize) -> u32 {
        self.settle();
        self.circuit.read(output)
    }

    fn cycle(&mut self) {
        self.settle();
        self.trace_cycle();
        self.circuit.edge();
    }

    fn finish(&mut self) -> Result<(), TraceError> {
        if let Some(error) = self.trace_error.take() {
            return Err(error);
        }
        self.trace.take().map_or(Ok(()), Trace::finish)
    }
}

impl fmt::Debug for InProcess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("InProcess")
            .field("circuit", &self.circuit.about())
            .field("records", &self.trace.is_some())
            .finish_non_exhaustive()
    }
}

/// A circuit clocked by hand through rust-hdl's own iteration: slow, and what [`InProcess`] is held to.
pub struct ByCrate {
    circuit: Box<dyn Model>,
    driven: bool,
}

impl ByCrate {
    /// A circuit not yet connected, all registers zero.
    ///
    /// # Errors
    /// When the circuit fails rust-hdl's checks or does not settle.
    pub fn new(mut circuit: Box<dyn Model>) -> Result<Self, CircuitError> {
        power_up_in_place(&mut *circuit)?;
        Ok(Self {
            circuit,
            driven: false,
        })
    }

    fn settle(&mut self) {
        self.driven = false;
        settle_by_crate(&mut *self.circuit).expect("it settled when it was powered up");
    }
}

impl Simulator for ByCrate {
    fn inputs(&self) -> &'static [Port] {
        self.circuit.inputs()
    }

    fn outputs(&self) -> &'static [Port] {
        self.circuit.outputs()
    }

    fn drive(&mut self, input: usize, value: u32) {
        self.circuit.drive(input, value);
        self.driven = true;
    }

    fn read(&mut self, output: usize) -> u32 {
        if self.driven {
            self.settle();
        }
        self.circuit.read(output)
    }

    fn cycle(&mut self) {
        if self.driven {
            self.settle();
        }
        for level in [true, false] {
            self.circuit.wire_clock(level.into());
            self.settle();
        }
    }
}
