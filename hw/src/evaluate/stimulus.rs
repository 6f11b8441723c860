//! Random stimulus for an evaluator, to compare two models of it.
//!
//! It produces values for the input pins, clock by clock: loads of boards from games, odd boards and garbage; moves of
//! the board loaded last, made-up moves, undos and passes of any context, close together or with gaps; loads that are
//! withdrawn; a sink that stalls always, never or now and then; and resets.

use super::driver::CONTEXTS;
use super::top::EvaluateInputs;
use crate::pins::Values;
use crate::unit::stimulus::{Images, Mood, any_word};
use crate::values::ask;
use fpgambit_engine::Position;
use fpgambit_engine::random::Chance;

/// An endless sequence of input values, the same for the same seed.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    images: Images,
    image: [u32; 9],
    /// Pseudo-legal moves of the board loaded last.
    words: Vec<u16>,
    mood: Mood,
    /// The request on offer, and the number of clocks for which it stays.
    offered: EvaluateInputs,
    left: u32,
}

impl Stimulus {
    /// Creates the sequence for this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            images: Images::new(seed),
            image: [0; 9],
            words: Vec::new(),
            mood: Mood::new(300),
            offered: EvaluateInputs::default(),
            left: 0,
        }
    }

    /// Picks the next request. A load needs some 200 clocks; now and then it is withdrawn earlier.
    fn change(&mut self) {
        let chance = &mut self.chance;
        let loads = chance.once_in(40);
        if loads || chance.once_in(20) {
            self.image = self.images.next(chance);
            self.words = match Position::from_image(&self.image) {
                Ok(position) => {
                    let moves = position.pseudo_legal_moves();
                    moves.iter().map(|mv| mv.word()).collect()
                }
                Err(_) => Vec::new(),
            };
        }
        let any = any_word(chance);
        let word = chance.pick(&self.words).copied();
        let kind = match chance.below(8) {
            _ if loads => ask::LOAD,
            0..2 => ask::UNDO,
            2 => ask::PASS,
            _ => ask::MOVE,
        };
        let mut request_rank = [0; 8];
        request_rank.copy_from_slice(&self.image[..8]);
        self.offered = EvaluateInputs {
            request_kind: kind as u32,
            request_context: chance.below(CONTEXTS),
            request_word: word.map_or(any & 0xffff, u32::from),
            request_rank,
            request_black: self.image[8] & 1,
            ..EvaluateInputs::default()
        };
        self.left = match loads {
            true => 150 + chance.below(150),
            false => 1 + chance.below(5),
        };
    }
}

impl Iterator for Stimulus {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        self.mood.begin(&mut self.chance);
        if self.left == 0 {
            self.change();
        }
        self.left -= 1;
        let is_load = self.offered.request_kind == ask::LOAD as u32;
        let inputs = EvaluateInputs {
            reset: self.chance.once_in(1_500).into(),
            request_valid: match is_load {
                true => 1,
                false => self.mood.offers(&mut self.chance),
            },
            value_ready: self.mood.takes(&mut self.chance),
            ..self.offered
        };
        Some(inputs.array().to_vec())
    }
}
