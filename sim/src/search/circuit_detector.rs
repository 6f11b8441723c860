//! The repetition unit as a detector of a search.

use std::cell::RefCell;
use std::sync::Arc;

use fpgambit_engine::repetition::{Counter, Detector, Step, Verdict};
use fpgambit_engine::{Move, Position};
use fpgambit_hw::repetition::QueryMode;

use super::Meter;
use crate::device::repetition::{self, Method, RepetitionUnit};
use crate::device::{Backend, DeviceError};

type Device = Box<dyn RepetitionUnit + Send>;

/// The circuit, which gets every move and is queried at every node.
pub struct CircuitDetector {
    /// `None` once the circuit has failed; the counter in software then answers.
    device: RefCell<Option<Device>>,
    loaded: bool,
    counter: Counter,
    meter: Arc<Meter>,
}

impl CircuitDetector {
    /// Opens a unit without history.
    pub fn open(meter: &Arc<Meter>) -> Result<CircuitDetector, DeviceError> {
        let device = repetition::open(Method::Counter, Backend::RustHdl)?;
        Ok(CircuitDetector::over(device, meter))
    }

    /// Creates the detector with an open device.
    pub fn over(device: Device, meter: &Arc<Meter>) -> CircuitDetector {
        CircuitDetector {
            device: RefCell::new(Some(device)),
            loaded: false,
            counter: Counter::default(),
            meter: meter.clone(),
        }
    }

    /// Executes a request in the circuit and counts its clocks; returns `None` once the circuit has failed.
    fn ask<T>(&self, ask: impl FnOnce(&mut Device) -> Result<T, DeviceError>) -> Option<T> {
        let mut device = self.device.borrow_mut();
        let unit = device.as_mut()?;
        let before = unit.cycles();
        match ask(unit) {
            Ok(answer) => {
                self.meter.watched(unit.cycles() - before);
                Some(answer)
            }
            Err(error) => {
                self.meter.failed(error);
                *device = None;
                None
            }
        }
    }

    fn load(&mut self, before: &Position) {
        if !self.loaded {
            self.ask(|unit| unit.load(before));
            self.loaded = true;
        }
    }
}

impl Detector for CircuitDetector {
    fn clear(&mut self) {
        self.loaded = false;
        self.counter.clear();
    }

    fn push(&mut self, before: &Position, mv: Move) {
        self.load(before);
        self.ask(|unit| unit.push(Step::Move(mv)));
        self.counter.push(before, mv);
    }

    fn push_null(&mut self, before: &Position) {
        self.load(before);
        self.ask(|unit| unit.push(Step::Null));
        self.counter.push_null(before);
    }

    fn pop(&mut self) {
        self.ask(|unit| unit.pop());
        self.counter.pop();
    }

    fn query(&self, examined: &Position, enough: u32) -> Verdict {
        if !self.loaded {
            return Verdict::NEW;
        }
        match self.ask(|unit| unit.query(QueryMode::default())) {
            Some(found) => {
                self.meter.asked();
                found.verdict
            }
            None => self.counter.query(examined, enough),
        }
    }
}
