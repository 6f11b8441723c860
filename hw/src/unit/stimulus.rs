//! What the stimuli of several units have in common.

use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};

/// Any 32 bits.
pub fn any_word(chance: &mut Chance) -> u32 {
    chance.below(1 << 16) << 16 | chance.below(1 << 16)
}

/// Board images: of positions from games, of odd boards, and plain garbage.
#[derive(Clone, Debug)]
pub struct Images {
    games: RandomGames,
    boards: RandomBoards,
}

impl Images {
    /// The images of this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            games: RandomGames::new(seed),
            boards: RandomBoards::new(seed),
        }
    }

    /// The next.
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

/// How often something is offered and taken: in so many of 8 cycles, which changes now and then.
#[derive(Clone, Debug)]
pub struct Mood {
    /// The longest, in cycles.
    longest: u32,
    /// Cycles left in this one.
    left: u32,
    offers: u32,
    takes: u32,
}

impl Mood {
    /// Moods of at most so many cycles.
    pub fn new(longest: u32) -> Self {
        Self {
            longest,
            left: 0,
            offers: 0,
            takes: 0,
        }
    }

    /// A cycle begins.
    pub fn begin(&mut self, chance: &mut Chance) {
        if self.left == 0 {
            self.left = 1 + chance.below(self.longest);
            self.offers = chance.below(9);
            self.takes = chance.below(9);
        }
        self.left -= 1;
    }

    /// Whether something is offered in this cycle.
    pub fn offers(&self, chance: &mut Chance) -> u32 {
        (chance.below(8) < self.offers).into()
    }

    /// Whether the sink is ready in this cycle.
    pub fn takes(&self, chance: &mut Chance) -> u32 {
        (chance.below(8) < self.takes).into()
    }
}

/// How a run goes: with what sink, under what noise, and whether a reset cuts it off.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// 0: the sink is always ready; 1: never; n: once in n cycles.
    stall: u32,
    /// Requests come that a busy unit must refuse.
    pub noisy: bool,
    /// Cycle of the reset; none if that is the length.
    reset_at: u32,
}

impl Course {
    /// A course of so many cycles; one in so many is cut off.
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

    /// Whether the sink is ready.
    pub fn ready(&self, chance: &mut Chance) -> u32 {
        match self.stall {
            0 => 1,
            1 => 0,
            stall => chance.once_in(stall).into(),
        }
    }

    /// `reset` in a cycle.
    pub fn reset(&self, cycle: u32) -> u32 {
        (cycle == self.reset_at).into()
    }
}
