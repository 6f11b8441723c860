//! Waveforms: records a simulation as VCD, with the scopes and names of the circuit's Verilog.
//!
//! ```
//! use fpgambit_hw::circuit::{Circuit, hdl_gen, power_up};
//! use fpgambit_hw::trace::Trace;
//! use fpgambit_hw::verilog::Design;
//! use rust_hdl::prelude::*;
//!
//! #[derive(Circuit, Default)]
//! struct Toggle {
//!     pub clock: Signal<In, Clock>,
//!     pub level: Signal<Out, Bit>,
//!     state: DFF<Bit>,
//! }
//!
//! impl Logic for Toggle {
//!     #[hdl_gen]
//!     fn update(&mut self) {
//!         self.state.d.next = !self.state.q.val();
//!         self.level.next = self.state.q.val();
//!     }
//! }
//!
//! let mut toggle = power_up(Toggle::default())?;
//! let design = Design::of(&toggle, "toggle")?;
//! let mut vcd = Vec::new();
//! let mut trace = Trace::new(&mut vcd, &design)?;
//! for _ in 0..2 {
//!     simulate(&mut toggle, 10);
//!     trace.cycle(&toggle)?;
//!     for level in [true, false] {
//!         toggle.clock.next = level.into();
//!         simulate(&mut toggle, 10);
//!     }
//! }
//! trace.finish()?;
//! let text = String::from_utf8(vcd)?;
//! assert!(text.contains("$scope module toggle $end"));
//! assert!(text.contains("$var wire 1 # state $end"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::verilog::scope::{hex_digits, is_clock};
use crate::verilog::{Design, Net};
use rust_hdl::prelude::{Atom, Block, Probe};
use std::collections::HashMap;
use std::io;
use vcd::{IdCode, TimescaleUnit, Value, Writer};

/// Number of time steps per clock cycle in the trace; one step is 1 ns.
pub const STEPS_PER_CYCLE: u64 = 10;

/// The comment at the end of a trace; if it is missing, the trace is incomplete.
pub const COMPLETE: &str = "the trace is complete";

/// Why a trace could not be written.
#[derive(Debug, thiserror::Error)]
pub enum TraceError {
    /// The trace cannot be written to its file or other destination.
    #[error("the trace cannot be written: {0}")]
    Io(#[from] io::Error),
    /// A sample belongs to another circuit than the one the trace was begun for.
    #[error("the trace was begun for a circuit of {expected} signals, the sample has {found}")]
    OtherCircuit {
        /// Number of signals of the circuit the trace was begun for.
        expected: usize,
        /// Number of signals of the sampled circuit.
        found: usize,
    },
    /// A sample is for a time that has passed.
    #[error("a sample at {time} ns comes after one at {last} ns")]
    BackInTime {
        /// Time of the sample.
        time: u64,
        /// Time of the previous sample.
        last: u64,
    },
}

/// A waveform being recorded: every net of a [`Design`] that corresponds to a signal of the circuit.
///
/// A value is written only when it changes. A sub-block's port and the net connected to it share one channel, because
/// they are one signal.
pub struct Trace<W: io::Write> {
    writer: Writer<W>,
    /// The channels by signal, in the order of visit.
    channels: Vec<Option<Channel>>,
    signals: usize,
    cycles: u64,
    last: Option<u64>,
}

struct Channel {
    id: IdCode,
    width: usize,
    written: Option<String>,
}

impl<W: io::Write> Trace<W> {
    /// Writes the header: scopes and nets of the design's Verilog.
    ///
    /// # Errors
    /// [`TraceError::Io`] if the writer fails.
    pub fn new(writer: W, design: &Design) -> Result<Self, TraceError> {
        let mut writer = Writer::new(writer);
        writer.timescale(1, TimescaleUnit::NS)?;
        let nets: Vec<&Net> = design.nets().iter().collect();
        let mut open: Vec<&str> = Vec::new();
        let mut ids: HashMap<usize, IdCode> = HashMap::new();
        let mut channels: Vec<Option<Channel>> = Vec::new();
        channels.resize_with(design.signals(), || None);
        for net in nets {
            let shared = net
                .scope
                .iter()
                .zip(&open)
                .take_while(|(a, b)| a == *b)
                .count();
            for _ in shared..open.len() {
                writer.upscope()?;
            }
            open.truncate(shared);
            for scope in &net.scope[shared..] {
                writer.add_module(scope)?;
                open.push(scope);
            }
            let width = net.width as u32;
            let id = match ids.get(&net.signal) {
                Some(&id) => {
                    writer.var_def(vcd::VarType::Wire, width, id, &net.name, None)?;
                    id
                }
                None => writer.add_wire(width, &net.name)?,
            };
            ids.insert(net.signal, id);
            channels[net.signal] = Some(Channel {
                id,
                width: net.width,
                written: None,
            });
        }
        for _ in &open {
            writer.upscope()?;
        }
        writer.enddefinitions()?;
        Ok(Self {
            writer,
            channels,
            signals: design.signals(),
            cycles: 0,
            last: None,
        })
    }

    /// Writes the values of a settled circuit (clock low, before the edge) as its next clock cycle: the values from the
    /// start of the cycle, with the clock high for the first half.
    ///
    /// # Errors
    /// [`TraceError`] if the writer fails or the circuit is another one.
    pub fn cycle(&mut self, circuit: &dyn Block) -> Result<(), TraceError> {
        let start = self.cycles * STEPS_PER_CYCLE;
        self.cycles += 1;
        self.write(circuit, start, Some(true))?;
        self.write(circuit, start + STEPS_PER_CYCLE / 2, Some(false))
    }

    /// Writes the current values of a circuit, including clocks, at `time` ns.
    ///
    /// # Errors
    /// [`TraceError`] if the writer fails, the circuit is another one, or time goes backwards.
    pub fn sample(&mut self, circuit: &dyn Block, time: u64) -> Result<(), TraceError> {
        self.write(circuit, time, None)
    }

    /// Ends the trace with [`COMPLETE`] as a comment, and returns any final error of the writer, which dropping the
    /// trace would hide.
    ///
    /// # Errors
    /// [`TraceError::Io`] if the writer cannot be flushed.
    pub fn finish(mut self) -> Result<(), TraceError> {
        if self.cycles > 0 {
            // Without this timestamp, viewers would show the last cycle with length zero.
            self.writer.timestamp(self.cycles * STEPS_PER_CYCLE)?;
        }
        self.writer.comment(COMPLETE)?;
        Ok(self.writer.flush()?)
    }

    fn write(
        &mut self,
        circuit: &dyn Block,
        time: u64,
        clock: Option<bool>,
    ) -> Result<(), TraceError> {
        if let Some(last) = self.last.filter(|&last| time < last) {
            return Err(TraceError::BackInTime { time, last });
        }
        let mut values = Values {
            clock,
            digits: Vec::with_capacity(self.signals),
        };
        circuit.accept("top", &mut values);
        if values.digits.len() != self.signals {
            return Err(TraceError::OtherCircuit {
                expected: self.signals,
                found: values.digits.len(),
            });
        }
        let mut is_stamped = self.last == Some(time);
        let is_first = self.last.is_none();
        for (channel, digits) in self.channels.iter_mut().zip(values.digits) {
            let Some(channel) = channel else { continue };
            if channel.written.as_ref() == Some(&digits) {
                continue;
            }
            if !is_stamped {
                self.writer.timestamp(time)?;
                if is_first {
                    self.writer.begin(vcd::SimulationCommand::Dumpvars)?;
                }
                is_stamped = true;
                self.last = Some(time);
            }
            let bits = bits(&digits, channel.width);
            match bits.as_slice() {
                [bit] => self.writer.change_scalar(channel.id, *bit)?,
                bits => self
                    .writer
                    .change_vector(channel.id, bits.iter().copied())?,
            }
            channel.written = Some(digits);
        }
        if is_first && is_stamped {
            self.writer.end()?;
        }
        Ok(())
    }
}

/// Returns the low `width` bits of a hexadecimal number, most significant first.
fn bits(digits: &str, width: usize) -> Vec<Value> {
    let mut bits: Vec<Value> = digits
        .chars()
        .rev()
        .flat_map(|digit| {
            let value = digit.to_digit(16).unwrap_or(0);
            (0..4).map(move |bit| Value::from((value >> bit) & 1 == 1))
        })
        .collect();
    bits.resize(width, Value::V0);
    bits.reverse();
    bits
}

/// Collects the values of all signals in the order of visit.
struct Values {
    /// The value to record for all clocks, if given.
    clock: Option<bool>,
    digits: Vec<String>,
}

impl Probe for Values {
    fn visit_atom(&mut self, _name: &str, atom: &dyn Atom) {
        self.digits.push(match self.clock {
            Some(level) if is_clock(atom) => u8::from(level).to_string(),
            _ => hex_digits(atom),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_digits_expand_to_the_net_width() {
        let text = |digits, width| -> String {
            let bits = bits(digits, width);
            bits.iter().map(ToString::to_string).collect()
        };
        assert_eq!(text("2a", 6), "101010");
        assert_eq!(text("1", 4), "0001");
        assert_eq!(text("0", 1), "0");
    }
}
