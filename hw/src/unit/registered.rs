//! A simulator of a unit behind a registered boundary, the counterpart of `UNIT_registered.v`.

use super::Simulator;
use crate::pins::Port;

/// The pins of a stream, by number.
#[derive(Clone, Debug)]
pub struct StreamPins {
    /// Prefix of the stream's port names.
    pub prefix: &'static str,
    /// Number of `valid` among the ports of the stream's direction.
    pub valid: usize,
    /// Number of `ready` among the ports of the other direction.
    pub ready: usize,
    /// Ports of the stream's direction that hold while a word waits.
    pub payload: Vec<usize>,
}

/// A unit's pins, grouped as a registered boundary needs them.
#[derive(Clone, Debug)]
pub struct Boundary {
    /// The input streams, in the order of the ports.
    pub ins: Vec<StreamPins>,
    /// The output streams.
    pub outs: Vec<StreamPins>,
    /// Inputs that belong to no stream.
    pub plain_inputs: Vec<usize>,
    /// Outputs that belong to no stream.
    pub plain_outputs: Vec<usize>,
    /// The plain inputs that discard operations in progress.
    pub stops: Vec<usize>,
}

impl Boundary {
    /// Returns the boundary of a unit with these ports; `None` for a bus wrapper, whose streams are of another kind.
    pub fn of(inputs: &[Port], outputs: &[Port]) -> Option<Self> {
        let ins = streams(inputs, outputs)?;
        let outs = streams(outputs, inputs)?;
        let plain_inputs = plain(inputs, &ins, &outs);
        let stops = stops(inputs, outputs);
        let stop = |&&pin: &&usize| stops.contains(&inputs[pin].name);
        Some(Self {
            stops: plain_inputs.iter().filter(stop).copied().collect(),
            plain_outputs: plain(outputs, &outs, &ins),
            plain_inputs,
            ins,
            outs,
        })
        .filter(|boundary| !boundary.ins.is_empty())
    }
}

/// Returns the inputs that discard all operations in progress, including words being offered: `reset`, and also
/// `cancel`, unless the cancelled operation still returns an answer with a status that says so.
pub fn stops(inputs: &[Port], outputs: &[Port]) -> Vec<&'static str> {
    let answered = outputs.iter().any(|port| port.name.ends_with("_status"));
    let named = |port: &&Port| port.name == "reset" || (port.name == "cancel" && !answered);
    inputs.iter().filter(named).map(|port| port.name).collect()
}

/// Returns the streams whose `valid` is among `ports`; `None` if one of them is not a stream of this kind.
fn streams(ports: &[Port], others: &[Port]) -> Option<Vec<StreamPins>> {
    let valids = ports.iter().enumerate();
    let valids = valids.filter_map(|(valid, port)| Some((valid, port.stream()?)));
    let stream = |(valid, prefix): (usize, &'static str)| {
        let ready = |port: &Port| port.name.strip_prefix(prefix) == Some("ready");
        let part = |(pin, port): (usize, &Port)| {
            (pin != valid && port.name.starts_with(prefix)).then_some(pin)
        };
        Some(StreamPins {
            prefix: Some(prefix).filter(|prefix| prefix.ends_with('_'))?,
            valid,
            ready: others.iter().position(ready)?,
            payload: ports.iter().enumerate().filter_map(part).collect(),
        })
    };
    valids.map(stream).collect()
}

/// Returns the ports of a direction that belong to no stream; `own` are the streams of this direction.
fn plain(ports: &[Port], own: &[StreamPins], others: &[StreamPins]) -> Vec<usize> {
    let of_own = |pin: usize| {
        move |stream: &StreamPins| stream.valid == pin || stream.payload.contains(&pin)
    };
    let is_ready = |pin: usize| move |stream: &StreamPins| stream.ready == pin;
    (0..ports.len())
        .filter(|&pin| !own.iter().any(of_own(pin)) && !others.iter().any(is_ready(pin)))
        .collect()
}

/// The words that all streams offered in one clock: which streams, and the values of all inputs.
#[derive(Clone, Debug)]
struct Offer {
    valid: Vec<bool>,
    values: Vec<u32>,
}

impl Offer {
    fn is_empty(&self) -> bool {
        !self.valid.contains(&true)
    }
}

/// A word, if `valid` is set.
#[derive(Clone, Debug)]
struct Word {
    valid: bool,
    values: Vec<u32>,
}

/// A simulated unit with a register at every port.
///
/// Words that streams offer in the same clock are accepted in that clock as long as there is space, and reach the unit
/// before words offered later. A stop discards all words in the registers, including those offered with it.
#[derive(Debug)]
pub struct Registered<S> {
    unit: S,
    boundary: Boundary,
    driven: Vec<u32>,
    plain_inputs: Vec<u32>,
    plain_outputs: Vec<u32>,
    first: Offer,
    second: Offer,
    /// For each output stream: the word offered, and one that arrived while it waited.
    outs: Vec<(Word, Word)>,
}

impl<S: Simulator> Registered<S> {
    /// Puts registers around a new unit.
    ///
    /// # Panics
    /// If the unit is a bus wrapper.
    pub fn new(unit: S) -> Self {
        let boundary = Boundary::of(unit.inputs(), unit.outputs()).expect("it has streams");
        let nothing = Offer {
            valid: vec![false; boundary.ins.len()],
            values: vec![0; unit.inputs().len()],
        };
        let word = |stream: &StreamPins| Word {
            valid: false,
            values: vec![0; stream.payload.len()],
        };
        let outs = boundary.outs.iter();
        Self {
            driven: vec![0; unit.inputs().len()],
            plain_inputs: vec![0; boundary.plain_inputs.len()],
            plain_outputs: vec![0; boundary.plain_outputs.len()],
            first: nothing.clone(),
            second: nothing,
            outs: outs.map(|stream| (word(stream), word(stream))).collect(),
            unit,
            boundary,
        }
    }

    /// Returns the inner unit.
    pub fn unit(&self) -> &S {
        &self.unit
    }

    /// Drives the unit's pins from the registers.
    fn drive_unit(&mut self) {
        let Boundary {
            ins,
            outs,
            plain_inputs,
            ..
        } = &self.boundary;
        for (&pin, &value) in plain_inputs.iter().zip(&self.plain_inputs) {
            self.unit.drive(pin, value);
        }
        for (stream, &valid) in ins.iter().zip(&self.first.valid) {
            self.unit.drive(stream.valid, valid.into());
            for &pin in &stream.payload {
                self.unit.drive(pin, self.first.values[pin]);
            }
        }
        for (stream, (_, spare)) in outs.iter().zip(&self.outs) {
            self.unit.drive(stream.ready, (!spare.valid).into());
        }
    }

    fn clock_outs(&mut self) {
        for (stream, (word, spare)) in self.boundary.outs.iter().zip(&mut self.outs) {
            let given = Word {
                valid: self.unit.read(stream.valid) == 1,
                values: stream
                    .payload
                    .iter()
                    .map(|&pin| self.unit.read(pin))
                    .collect(),
            };
            let is_free = !word.valid || self.driven[stream.ready] == 1;
            match (is_free, spare.valid) {
                (true, true) => {
                    *word = spare.clone();
                    spare.valid = false;
                }
                (true, false) => *word = given,
                (false, false) => *spare = given,
                (false, true) => {}
            }
        }
    }

    fn clock_ins(&mut self) {
        let ins = &self.boundary.ins;
        let has_room = self.second.is_empty();
        let offered = Offer {
            valid: ins
                .iter()
                .map(|stream| self.driven[stream.valid] == 1)
                .collect(),
            values: self.driven.clone(),
        };
        for (valid, stream) in self.first.valid.iter_mut().zip(ins) {
            *valid &= self.unit.read(stream.ready) == 0;
        }
        match (self.first.is_empty(), has_room) {
            (true, true) => self.first = offered,
            (true, false) => {
                self.first = self.second.clone();
                self.second.valid.fill(false);
            }
            (false, true) => self.second = offered,
            (false, false) => {}
        }
    }

    fn stops(&self, plain: impl Fn(usize, usize) -> u32) -> bool {
        let pins = self.boundary.plain_inputs.iter().enumerate();
        pins.filter(|(_, pin)| self.boundary.stops.contains(pin))
            .any(|(at, &pin)| plain(at, pin) == 1)
    }
}

impl<S: Simulator> Simulator for Registered<S> {
    fn inputs(&self) -> &'static [Port] {
        self.unit.inputs()
    }

    fn outputs(&self) -> &'static [Port] {
        self.unit.outputs()
    }

    fn drive(&mut self, input: usize, value: u32) {
        let port = &self.unit.inputs()[input];
        self.driven[input] = value & (u32::MAX >> (32 - port.width));
    }

    fn read(&mut self, output: usize) -> u32 {
        let Boundary {
            outs,
            plain_outputs,
            ..
        } = &self.boundary;
        if let Some(at) = plain_outputs.iter().position(|&pin| pin == output) {
            return self.plain_outputs[at];
        }
        for (stream, (word, _)) in outs.iter().zip(&self.outs) {
            if stream.valid == output {
                return word.valid.into();
            }
            if let Some(at) = stream.payload.iter().position(|&pin| pin == output) {
                return word.values[at];
            }
        }
        // What remains is the `ready` of an input stream.
        self.second.is_empty().into()
    }

    fn cycle(&mut self) {
        self.drive_unit();
        let stop = self.stops(|_, pin| self.driven[pin]);
        let stopped = self.stops(|at, _| self.plain_inputs[at]);
        self.clock_outs();
        self.clock_ins();
        for (value, &pin) in self
            .plain_outputs
            .iter_mut()
            .zip(&self.boundary.plain_outputs)
        {
            *value = self.unit.read(pin);
        }
        for (value, &pin) in self
            .plain_inputs
            .iter_mut()
            .zip(&self.boundary.plain_inputs)
        {
            *value = self.driven[pin];
        }
        self.unit.cycle();
        if stop {
            self.first.valid.fill(false);
            self.second.valid.fill(false);
        }
        if stop || stopped {
            for (word, spare) in &mut self.outs {
                (word.valid, spare.valid) = (false, false);
            }
        }
    }
}
