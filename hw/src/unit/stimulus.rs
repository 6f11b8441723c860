//! Common parts of the units' stimuli.

use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};

/// Returns 32 random bits.
pub fn any_word(chance: &mut Chance) -> u32 {
    chance.below(1 << 16) << 16 | chance.below(1 << 16)
}

/// Board images: of game positions, of odd boards, and garbage.
#[derive(Clone, Debug)]
pub struct Images {
    games: RandomGames,
    boards: RandomBoards,
}

impl Images {
    /// Makes the sequence for this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            games: RandomGames::new(seed),
            boards: RandomBoards::new(seed),
        }
    }

    /// Returns the next image.
    pub fn next(&mut self, chance: &mut Chance) -> [u32; 9] {
        let position = match chance.below(6) {
            0..3 => self.games.next(),
            3..5 => self.boards.next(),
            _ => None,
        };
        match position {
            Some(position) => position.image(),
            None => std::array::from_fn(|_| any_word(chance)),
        }
    }
}

/// Rates at which words are offered and accepted: in how many of 8 cycles. The rates change now and then.
#[derive(Clone, Debug)]
pub struct Mood {
    /// Maximum duration of the current rates, in cycles.
    longest: u32,
    /// Cycles left with the current rates.
    left: u32,
    offers: u32,
    takes: u32,
}

impl Mood {
    /// Makes rates that last at most this many cycles.
    pub fn new(longest: u32) -> Self {
        Self {
            longest,
            left: 0,
            offers: 0,
            takes: 0,
        }
    }

    /// Begins a cycle.
    pub fn begin(&mut self, chance: &mut Chance) {
        if self.left == 0 {
            self.left = 1 + chance.below(self.longest);
            self.offers = chance.below(9);
            self.takes = chance.below(9);
        }
        self.left -= 1;
    }

    /// Returns whether a word is offered in this cycle.
    pub fn offers(&self, chance: &mut Chance) -> u32 {
        (chance.below(8) < self.offers).into()
    }

    /// Returns whether the sink is ready in this cycle.
    pub fn takes(&self, chance: &mut Chance) -> u32 {
        (chance.below(8) < self.takes).into()
    }
}

/// The course of an operation: how often the sink is ready, whether there are spurious requests, and whether a reset
/// aborts it.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// 0: the sink is always ready; 1: never; n: once in n cycles.
    stall: u32,
    /// Offer requests that a busy unit must refuse.
    pub noisy: bool,
    /// Cycle of the reset; the length of the course if there is none.
    reset_at: u32,
}

impl Course {
    /// Makes a course of `length` cycles; one in `cut_off` courses is aborted.
    pub fn new(length: u32, cut_off: u32, chance: &mut Chance) -> Self {
        let stall = [0, 0, 2, 3, 10, 1][chance.below(6) as usize];
        let noisy = chance.once_in(4);
        let reset_at = match chance.below(cut_off) {
            0 => chance.below(length),
            _ => length,
        };
        Self {
            stall,
            noisy,
            reset_at,
        }
    }

    /// Returns whether the sink is ready.
    pub fn ready(&self, chance: &mut Chance) -> u32 {
        match self.stall {
            0 => 1,
            1 => 0,
            stall => chance.once_in(stall).into(),
        }
    }

    /// Returns the value of `reset` in a cycle.
    pub fn reset(&self, cycle: u32) -> u32 {
        (cycle == self.reset_at).into()
    }
}
