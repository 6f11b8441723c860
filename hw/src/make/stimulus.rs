//! Random stimulus for a maker, for comparing two models of it.
//!
//! The stimulus sets the input pins cycle by cycle: moves of game positions and of odd boards, made and taken back, and
//! garbage, close together or with gaps; a sink that stalls always, never or now and then; and resets.

use super::top::MakeInputs;
use crate::pins::Values;
use crate::unit::stimulus::{Images, Mood, any_word};
use fpgambit_engine::Position;
use fpgambit_engine::random::Chance;

/// An endless sequence of input values, determined by its seed.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    images: Images,
    image: [u32; 9],
    /// Pseudo-legal moves on the current board.
    words: Vec<u16>,
    mood: Mood,
}

impl Stimulus {
    /// Makes the sequence for this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            images: Images::new(seed),
            image: [0; 9],
            words: Vec::new(),
            mood: Mood::new(40),
        }
    }

    /// Changes the board now and then.
    fn change_board(&mut self) {
        if self.chance.once_in(4) {
            self.image = self.images.next(&mut self.chance);
            self.words = match Position::from_image(&self.image) {
                Ok(position) => position
                    .pseudo_legal_moves()
                    .iter()
                    .map(|mv| mv.word())
                    .collect(),
                Err(_) => Vec::new(),
            };
        }
    }
}

impl Iterator for Stimulus {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        self.mood.begin(&mut self.chance);
        self.change_board();
        let any = any_word(&mut self.chance);
        let word = self.chance.pick(&self.words).copied();
        let mut move_rank = [0; 8];
        move_rank.copy_from_slice(&self.image[..8]);
        let inputs = MakeInputs {
            reset: self.chance.once_in(60).into(),
            move_valid: self.mood.offers(&mut self.chance),
            move_back: self.chance.once_in(3).into(),
            move_word: word.map_or(any & 0xffff, u32::from),
            move_undo: any_word(&mut self.chance) >> 9,
            move_rank,
            move_state: self.image[8],
            board_ready: self.mood.takes(&mut self.chance),
        };
        Some(inputs.array().to_vec())
    }
}
