//! The distinct positions at a number of plies from the start.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use fpgambit_engine::random::Chance;
use fpgambit_engine::{CastlingRights, Move, MoveKind, Position};

use super::Shard;

/// The largest number of plies; more than anyone has time to run.
pub const PLIES_MAX: u32 = 10;
/// The largest number of shards: each must generate all positions to find its own.
pub const PLIES_SHARDS: u32 = 64;

/// The ply whose positions are kept in full: 72,078.
const BASE: u32 = 4;
/// The number of positions that are remembered at each ply from the fifth on, as a power of 2: at least 1.3 times the
/// positions of the fifth, sixth and seventh ply; a quarter of those of the eighth.
const REMEMBERED: [u32; 4] = [20, 24, 27, 28];
/// The seed of the numbers that distinguish positions. It determines which shard each position belongs to.
const SEED: u64 = 0x00f9_6a6b_1700;

/// The positions after exactly this many plies from the start position, each once.
///
/// They include positions that can be reached sooner. Their numbers are 20, 400, 5,362, 72,078, 822,518, 9,417,681, ...
/// The clocks are 0 and 1. A position has an en passant square only if the capture is legal.
///
/// A shard has the positions whose 128-bit number leaves a given remainder. It keeps in memory the numbers of its own
/// positions (16 bytes each, plus the free space of the hash table), the 72,078 positions after four plies, and a table
/// for each ply between: 8 MiB, 128 MiB, 1 GiB for the fifth, sixth and seventh ply, 2 GiB for each later one.
pub struct Plies {
    keys: Keys,
    shard: Shard,
    base: std::vec::IntoIter<Position>,
    /// The number of plies from the base to the wanted positions.
    below: u32,
    /// A table for each ply between the base and the last.
    remembered: Vec<Remembered>,
    seen: Seen,
    found: Vec<Position>,
}

type Seen = HashSet<u128, BuildHasherDefault<Plain>>;

impl Plies {
    /// Creates the positions of a shard.
    pub fn new(plies: u32, shard: Shard) -> Plies {
        let keys = Keys::new();
        let mut base = vec![Position::startpos()];
        let whole = plies.min(BASE);
        for ply in 0..whole {
            // Only the last ply is split.
            let last = ply + 1 == plies;
            let mut seen = Seen::default();
            let children = base.iter().flat_map(|position| {
                let moves = position.legal_moves().into_iter();
                moves.map(|mv| position.play(mv))
            });
            let new = children.filter(|child| {
                let key = keys.of(child);
                (!last || is_in(shard, key)) && seen.insert(key)
            });
            base = new.collect();
        }
        if plies == 0 {
            base.retain(|position| is_in(shard, keys.of(position)));
        }
        let below = plies - whole;
        Plies {
            keys,
            shard,
            base: base.into_iter(),
            below,
            remembered: (0..below.saturating_sub(1)).map(Remembered::at).collect(),
            seen: Seen::default(),
            found: Vec::new(),
        }
    }

    /// Adds the new positions that are `below` plies after this one.
    fn descend(&mut self, position: &Position, below: u32) {
        let leaving = self.keys.leaving(position);
        for mv in position.legal_moves() {
            let key = self.keys.after(position, leaving, mv);
            if below > 1 {
                if self.remembered[(self.below - below) as usize].is_new(key) {
                    self.descend(&position.play(mv), below - 1);
                }
            } else if is_in(self.shard, key) && self.seen.insert(key) {
                self.found.push(position.play(mv));
            }
        }
    }
}

impl Iterator for Plies {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        while self.found.is_empty() {
            let position = self.base.next()?;
            match self.below {
                0 => self.found.push(position),
                below => self.descend(&position, below),
            }
        }
        self.found.pop().map(|position| position.without_clocks())
    }
}

fn is_in(shard: Shard, key: u128) -> bool {
    shard.has(key as u64)
}

/// A number for every man on every square, and for the other features that distinguish positions.
struct Keys {
    men: [[u128; 64]; 16],
    castling: [u128; 16],
    en_passant: [u128; 64],
    black: u128,
}

impl Keys {
    fn new() -> Keys {
        let mut chance = Chance::new(SEED);
        let mut number =
            || (0..8).fold(0, |bits, _| bits << 16 | u128::from(chance.below(1 << 16)));
        Keys {
            men: std::array::from_fn(|_| std::array::from_fn(|_| number())),
            castling: std::array::from_fn(|_| number()),
            en_passant: std::array::from_fn(|_| number()),
            black: number(),
        }
    }

    fn of(&self, position: &Position) -> u128 {
        let mut key = self.castling[usize::from(position.castling().bits())];
        for square in position.occupied() {
            key ^= self.men[usize::from(position.nibble_at(square))][square.index()];
        }
        if let Some(square) = position.legal_en_passant() {
            key ^= self.en_passant[square.index()];
        }
        if position.side_to_move() == fpgambit_engine::Color::Black {
            key ^= self.black;
        }
        key
    }

    /// The number of the position if its side passed: the other side is to move, and there is no en passant square.
    fn leaving(&self, position: &Position) -> u128 {
        let key = self.of(position) ^ self.black;
        match position.legal_en_passant() {
            Some(square) => key ^ self.en_passant[square.index()],
            None => key,
        }
    }

    /// The number of the position after a move, from what [`Keys::leaving`] gives for the position before it.
    fn after(&self, position: &Position, leaving: u128, mv: Move) -> u128 {
        let (from, to) = (mv.from(), mv.to());
        if !matches!(mv.kind(), MoveKind::Quiet | MoveKind::Capture) {
            return self.of(&position.play(mv));
        }
        let mover = &self.men[usize::from(position.nibble_at(from))];
        let captured = &self.men[usize::from(position.nibble_at(to))];
        let mut key = leaving ^ mover[from.index()] ^ mover[to.index()];
        if mv.is_capture() {
            key ^= captured[to.index()];
        }
        let rights = position.castling();
        let lost = CastlingRights::lost_at(from).with(CastlingRights::lost_at(to));
        key ^ self.castling[usize::from(rights.bits())]
            ^ self.castling[usize::from(rights.without(lost).bits())]
    }
}

/// Remembers positions until others replace them, so it may report a position as new that has occurred before.
///
/// A position has eight places, which are one line of the processor's cache. The upper half of its number selects them,
/// and they hold the lower half; 0 is a free place.
struct Remembered(Vec<[u64; 8]>);

impl Remembered {
    /// The table of a ply, counted from the one after [`BASE`].
    fn at(ply: u32) -> Remembered {
        let size = REMEMBERED[REMEMBERED.len().min(ply as usize + 1) - 1];
        Remembered(vec![[0; 8]; 1 << (size - 3)])
    }

    fn is_new(&mut self, key: u128) -> bool {
        let (low, high) = (key as u64, (key >> 64) as u64);
        let line = high as usize & (self.0.len() - 1);
        let places = &mut self.0[line];
        if places.contains(&low) {
            return false;
        }
        // A free place, or one that the number chooses.
        let chosen = places.iter().position(|&place| place == 0);
        places[chosen.unwrap_or((high >> 61) as usize)] = low;
        true
    }
}

/// A hasher that does nothing, because the keys are already random numbers.
#[derive(Default)]
struct Plain(u64);

impl Hasher for Plain {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("only numbers of 128 bits are hashed")
    }

    fn write_u128(&mut self, key: u128) {
        self.0 = (key >> 64) as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fpgambit_engine::Setup;
    use fpgambit_engine::random::{RandomBoards, RandomGames};

    fn shard(plies: u32, number: u32, of: u32) -> Plies {
        Plies::new(plies, Shard::new(number, of).unwrap())
    }

    /// Does the same as [`Position::without_clocks`], but through a setup, which checks the rules.
    fn canonical(position: &Position) -> Position {
        let setup = Setup {
            en_passant: position.legal_en_passant(),
            halfmove: 0,
            fullmove: 1,
            ..Setup::from(position)
        };
        setup.position().expect("it was reached by legal moves")
    }

    #[test]
    fn position_counts_match_known_values() {
        for (plies, expected) in [(0, 1), (1, 20), (2, 400), (3, 5_362), (4, 72_078)] {
            assert_eq!(
                Plies::new(plies, Shard::WHOLE).count(),
                expected,
                "{plies} plies"
            );
        }
        // One in 64 of the 822,518 positions.
        let part = shard(5, 7, 64).count();
        assert!((12_000..14_000).contains(&part), "{part}");
    }

    #[test]
    fn shards_have_each_position_once() {
        let whole: HashSet<Position> = Plies::new(3, Shard::WHOLE).collect();
        assert_eq!(whole.len(), 5_362);
        let split: Vec<Position> = (1..=5).flat_map(|number| shard(3, number, 5)).collect();
        assert_eq!(split.len(), whole.len());
        assert_eq!(split.into_iter().collect::<HashSet<_>>(), whole);
        assert!(whole.iter().all(|position| {
            position.halfmove_clock() == 0
                && position.fullmove_number() == 1
                && position.en_passant() == position.legal_en_passant()
        }));
    }

    #[test]
    fn number_after_a_move_is_that_of_the_position() {
        let seed = seed();
        println!("seed {seed}; repeat with FPGAMBIT_SEED={seed}");
        let keys = Keys::new();
        let games = RandomGames::new(seed).take(5_000);
        for position in games.chain(RandomBoards::new(seed).take(5_000)) {
            let leaving = keys.leaving(&position);
            for mv in position.legal_moves() {
                let after = keys.of(&position.play(mv));
                assert_eq!(keys.after(&position, leaving, mv), after, "{position} {mv}");
            }
        }
    }

    #[test]
    fn remembered_positions_are_not_new_again() {
        let mut chance = Chance::new(SEED);
        let mut key = || (0..8).fold(0, |bits, _| bits << 16 | u128::from(chance.below(1 << 16)));
        let keys: Vec<u128> = (0..100_000).map(|_| key()).collect();
        let mut remembered = Remembered::at(0);
        assert!(keys.iter().all(|key| remembered.is_new(*key)));
        let forgotten = keys.iter().filter(|key| remembered.is_new(**key)).count();
        assert_eq!(forgotten, 0, "in a table of 1,048,576");
    }

    fn seed() -> u64 {
        let given = std::env::var("FPGAMBIT_SEED").ok();
        given.map_or_else(
            || u64::from(std::process::id()),
            |text| text.parse().expect("FPGAMBIT_SEED is a number"),
        )
    }

    #[test]
    fn deep_shards_match_plain_enumeration() {
        // Computes the same positions in another way: every position after five plies whose number is in the shard.
        let mut all = HashSet::new();
        let keys = Keys::new();
        let of = Shard::new(3, 64).unwrap();
        for position in Plies::new(4, Shard::WHOLE) {
            for mv in position.legal_moves() {
                let child = canonical(&position.play(mv));
                if is_in(of, keys.of(&child)) {
                    all.insert(child);
                }
            }
        }
        let found: Vec<Position> = shard(5, 3, 64).collect();
        assert_eq!(found.len(), all.len());
        assert!(found.iter().all(|position| all.contains(position)));
    }
}
