//! Simulators: pins that are driven and read, and a clock.
//!
//! Each cycle of a simulator starts with the clock low: [`drive`](Simulator::drive) sets inputs, and
//! [`read`](Simulator::read) returns outputs, which respond within the same cycle. Then [`cycle`](Simulator::cycle)
//! makes a rising edge, at which registers take their inputs.

use crate::circuit::{Circuit, CircuitError, power_up_in_place, settle_by_crate};
use crate::pins::{Pins, Port};
use crate::trace::{Trace, TraceError};
use crate::verilog::Design;
use std::any::Any;
use std::fmt;
use std::io::Write;

/// A circuit whose pins are driven and read by number, clocked cycle by cycle.
pub trait Simulator {
    /// Returns the inputs, by number.
    fn inputs(&self) -> &'static [Port];

    /// Returns the outputs, by number.
    fn outputs(&self) -> &'static [Port];

    /// Drives an input with the low bits of `value`, until it is driven again. All inputs start at 0.
    ///
    /// # Panics
    /// If there is no input with that number.
    fn drive(&mut self, input: usize, value: u32);

    /// Returns an output, as determined by the inputs driven so far and the registers.
    ///
    /// # Panics
    /// If there is no output with that number.
    fn read(&mut self, output: usize) -> u32;

    /// Makes one rising edge of the clock.
    fn cycle(&mut self);

    /// Writes any buffered part of a trace, and ends it.
    ///
    /// # Errors
    /// If the trace could not be written, now or in an earlier cycle.
    fn finish(&mut self) -> Result<(), TraceError> {
        Ok(())
    }
}

/// Makes a large circuit, whose value needs several megabytes of stack before it is moved to the heap.
pub fn on_large_stack(make: impl FnOnce() -> Box<dyn Model> + Send + 'static) -> Box<dyn Model> {
    const STACK: usize = 256 << 20;
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(make);
    let made = thread.expect("the system gives a thread").join();
    made.expect("a circuit is made of constants alone")
}

/// A circuit with pins, independent of its type.
pub trait Model: Circuit + Any + Send {
    /// Returns the inputs, by number.
    fn inputs(&self) -> &'static [Port];

    /// Returns the outputs, by number.
    fn outputs(&self) -> &'static [Port];

    /// See [`Pins::drive`].
    fn drive(&mut self, input: usize, value: u32);

    /// See [`Pins::read`].
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
    /// Makes a simulator from a circuit that is not yet connected, with all registers zero.
    ///
    /// # Errors
    /// If the circuit fails rust-hdl's checks or does not settle.
    pub fn new(mut circuit: Box<dyn Model>) -> Result<Self, CircuitError> {
        power_up_in_place(&mut *circuit)?;
        Ok(Self {
            circuit,
            driven: false,
            trace: None,
            trace_error: None,
        })
    }

    /// The same for a circuit of known type.
    ///
    /// # Errors
    /// See [`InProcess::new`].
    pub fn of(circuit: impl Model) -> Result<Self, CircuitError> {
        Self::new(Box::new(circuit))
    }

    /// Records all signals from the next cycle on, named as in the design made from this circuit. This takes much
    /// longer than the simulation itself.
    ///
    /// # Errors
    /// If the header of the trace cannot be written.
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

    /// Returns the settled circuit.
    pub fn circuit(&mut self) -> &mut dyn Model {
        self.settle();
        &mut *self.circuit
    }

    /// Appends the current cycle to the trace. The first failure ends the trace, and `finish` returns it.
    fn trace_cycle(&mut self) {
        let Some(trace) = &mut self.trace else { return };
        // A trace shows every signal's value, but the scheduler does not update signals that nobody reads.
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

/// A circuit clocked by rust-hdl's own iteration: slow, and the reference for [`InProcess`].
pub struct ByCrate {
    circuit: Box<dyn Model>,
    driven: bool,
}

impl ByCrate {
    /// Makes a simulator from a circuit that is not yet connected, with all registers zero.
    ///
    /// # Errors
    /// If the circuit fails rust-hdl's checks or does not settle.
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
