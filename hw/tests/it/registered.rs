//! A registered boundary loses, duplicates or reorders no words, in every unit, with any inputs.

use fpgambit_hw::pins::Port;
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::{Boundary, InProcess, Registered, Simulator, StreamPins, UnitBuild};
use fpgambit_hw::units::builds;
use std::collections::VecDeque;
use std::thread;

const CYCLES: usize = 20_000;

/// A word of a stream: the stream's number, and the values.
type Word = (usize, Vec<u32>);

/// A unit that records the words it accepted and returned in the previous clock.
struct Noted {
    unit: InProcess,
    boundary: Boundary,
    driven: Vec<u32>,
    took: Vec<Word>,
    gave: Vec<Word>,
}

impl Simulator for Noted {
    fn inputs(&self) -> &'static [Port] {
        self.unit.inputs()
    }

    fn outputs(&self) -> &'static [Port] {
        self.unit.outputs()
    }

    fn drive(&mut self, input: usize, value: u32) {
        self.driven[input] = value;
        self.unit.drive(input, value);
    }

    fn read(&mut self, output: usize) -> u32 {
        self.unit.read(output)
    }

    fn cycle(&mut self) {
        let read: Vec<u32> = (0..self.outputs().len())
            .map(|pin| self.read(pin))
            .collect();
        self.took = passed(&self.boundary.ins, &self.driven, &read);
        self.gave = passed(&self.boundary.outs, &read, &self.driven);
        self.unit.cycle();
    }
}

/// The words transferred in a clock.
fn passed(streams: &[StreamPins], side: &[u32], other: &[u32]) -> Vec<Word> {
    let pass = |stream: &StreamPins| side[stream.valid] == 1 && other[stream.ready] == 1;
    let word = |stream: &StreamPins| stream.payload.iter().map(|&pin| side[pin]).collect();
    let streams = streams.iter().enumerate();
    streams
        .filter(|(_, stream)| pass(stream))
        .map(|(number, stream)| (number, word(stream)))
        .collect()
}

fn conserves(build: &UnitBuild, boundary: &Boundary, seed: u64) {
    let what = format!("{build}, seed {seed}");
    let unit = InProcess::new((build.circuit)(PosdataForm::Logic)).unwrap();
    let mut simulator = Registered::new(Noted {
        driven: vec![0; unit.inputs().len()],
        boundary: boundary.clone(),
        took: Vec::new(),
        gave: Vec::new(),
        unit,
    });
    // At the inputs: the words accepted in each clock; at the outputs: the words of each stream.
    let mut ins: VecDeque<Vec<Word>> = VecDeque::new();
    let mut outs = vec![VecDeque::new(); boundary.outs.len()];
    let (mut went_in, mut came_out, mut together, mut stopped) = (0, 0, 0, false);
    for (cycle, inputs) in (build.stimulus)(seed).take(CYCLES).enumerate() {
        for (pin, &value) in inputs.iter().enumerate() {
            simulator.drive(pin, value);
        }
        let pins = simulator.outputs().len();
        let read: Vec<u32> = (0..pins).map(|pin| simulator.read(pin)).collect();
        simulator.cycle();
        for (number, word) in passed(&boundary.outs, &read, &inputs) {
            let given = outs[number].pop_front();
            assert_eq!(given, Some(word), "{what}: cycle {cycle}, out {number}");
            came_out += 1;
        }
        for word in &simulator.unit().took {
            let front = ins.front_mut();
            let front =
                front.unwrap_or_else(|| panic!("{what}: cycle {cycle}, {word:?} from nowhere"));
            let at = front.iter().position(|other| other == word);
            front.remove(
                at.unwrap_or_else(|| panic!("{what}: cycle {cycle}, {word:?} of {front:?}")),
            );
            if front.is_empty() {
                ins.pop_front();
            }
            went_in += 1;
        }
        for (number, word) in simulator.unit().gave.clone() {
            outs[number].push_back(word);
        }
        let taken = passed(&boundary.ins, &inputs, &read);
        together += usize::from(taken.len() > 1);
        if !taken.is_empty() {
            ins.push_back(taken);
        }
        let stops = boundary.stops.iter().any(|&pin| inputs[pin] == 1);
        if stops {
            ins.clear();
        }
        if stops || stopped {
            outs.iter_mut().for_each(VecDeque::clear);
        }
        stopped = stops;
        assert!(ins.len() <= 2, "{what}: cycle {cycle}: {ins:?}");
        assert!(
            outs.iter().all(|out| out.len() <= 2),
            "{what}: cycle {cycle}: {outs:?}"
        );
    }
    println!("{what}: {went_in} in, {came_out} out, {together} clocks with more than one in");
    assert!(
        went_in > CYCLES / 1_000 && came_out > CYCLES / 1_000,
        "{what}"
    );
}

#[test]
fn registered_boundary_preserves_every_word() {
    thread::scope(|scope| {
        let mut bounded = 0;
        for (seed, build) in (61..).zip(builds()) {
            let circuit = (build.circuit)(PosdataForm::Logic);
            if let Some(boundary) = Boundary::of(circuit.inputs(), circuit.outputs()) {
                bounded += 1;
                scope.spawn(move || conserves(build, &boundary, seed));
            }
        }
        assert!(bounded > 9, "{bounded} builds have one");
    });
}
