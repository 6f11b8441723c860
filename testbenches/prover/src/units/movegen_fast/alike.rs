//! Blocks that exist once per lane: each behaves like the first lane's block (lemma `alike`).

use super::names as n;
use kit::prelude::*;

/// Signals that exist once per lane: a name, the function that returns a lane's full name, and the width.
pub type Signal = (&'static str, fn(usize, &str) -> String, usize);

/// Returns these names, each with this function.
pub fn called<'a>(
    names: &'a [(&'static str, usize)],
    called: fn(usize, &str) -> String,
) -> impl Iterator<Item = Signal> + 'a {
    names
        .iter()
        .map(move |&(name, width)| (name, called, width))
}

/// A block of the circuit that exists once per lane.
pub struct Copies<'a> {
    /// The circuit.
    pub circuit: &'a Circuit,
    /// The block's registers.
    pub registers: Vec<Signal>,
    /// The block's inputs.
    pub inputs: Vec<Signal>,
    /// The block's outputs.
    pub emits: Vec<Signal>,
    /// The ports that all lanes share.
    pub ports: &'static [(&'static str, usize)],
}

impl Copies<'_> {
    /// Asserts that, with the same registers and inputs, this lane's block has the same outputs and the same next state
    /// as the first lane's, whatever the other lanes' registers and inputs are.
    pub fn alike(&self, lane: usize, claim: &mut Claim) {
        let state = self.circuit.any_state();
        let words = |signals: &[Signal]| -> Vec<Word> {
            signals.iter().map(|signal| free_word(signal.2)).collect()
        };
        let (remembered, inputs) = (words(&self.registers), words(&self.inputs));
        let ports: Vec<_> = (self.ports.iter())
            .map(|&(name, width)| (name, free_word(width)))
            .collect();
        let clock = |lane| self.clock(&state, &ports, (lane, &remembered, &inputs));
        for ((name, first), (_, this)) in clock(0).into_iter().zip(clock(lane)) {
            claim.assert(name, equal(&first, &this));
        }
    }

    /// Returns the next state and the outputs of that lane.
    fn clock(
        &self,
        state: &State<'_>,
        ports: &[(&str, Word)],
        (lane, remembered, inputs): (usize, &[Word], &[Word]),
    ) -> Vec<(&'static str, Word)> {
        let mut state = state.clone();
        let mut cuts = Vec::new();
        for at in 0..n::LANES {
            let of = |word: &Word| match at == lane {
                true => word.clone(),
                false => free_word(word.len()),
            };
            for ((name, called, _), word) in self.registers.iter().zip(remembered) {
                state.set(&called(at, name), &of(word));
            }
            let signals = self.inputs.iter().zip(inputs);
            cuts.extend(signals.map(|((name, called, _), word)| (called(at, name), of(word))));
        }
        let cuts: Vec<(&str, Word)> = cuts
            .iter()
            .map(|(name, word)| (name.as_str(), word.clone()))
            .collect();
        let frame = state.clock(ports, &cuts);
        let next = frame.next();
        let becomes = |&(name, called, _): &Signal| (name, next.get(&called(lane, name)));
        let emits = |&(name, called, _): &Signal| (name, frame.word(&called(lane, name)));
        let becomes = self.registers.iter().map(becomes);
        becomes.chain(self.emits.iter().map(emits)).collect()
    }
}

/// Returns the lemma that the lanes are four copies of one circuit.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "movegen-fast/alike",
        "With the same registers, the same piece, rank and answer of posdata, and the same room in the queue, every \
         lane emits the same word and reaches the same state as the first lane.",
        "",
    );
    for lane in 1..n::LANES {
        lemma.case(format!("lane {lane}"), move |claim| {
            let inputs = [
                ("piece_valid", n::lane as fn(usize, &str) -> String, 1),
                ("read_word", n::board, 16),
                ("roomy", n::queue, 1),
            ];
            let lanes = Copies {
                circuit,
                registers: called(&n::LANE, n::lane).collect(),
                inputs: called(&n::POSDATA, n::posdata).chain(inputs).collect(),
                emits: called(&n::LANE_OUT, n::lane).collect(),
                ports: &PORTS,
            };
            lanes.alike(lane, claim)
        });
    }
    lemma
}

/// The ports that all lanes share.
const PORTS: [(&str, usize); 7] = [
    (n::RESET, 1),
    (n::LOAD_VALID, 1),
    (n::START_VALID, 1),
    (n::START_LEGAL, 1),
    (n::START_CAPTURES, 1),
    (n::MOVE_READY, 1),
    (n::BOARD_VALID, 1),
];
