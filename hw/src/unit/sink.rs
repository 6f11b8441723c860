//! When the words that a unit offers are taken.

use fpgambit_engine::random::Chance;

/// Says for each cycle of a run, that of the start being 1, whether a word would be taken in it.
///
/// Any `FnMut(u32) -> bool` is one.
pub trait Sink {
    /// Whether the sink is ready in this cycle; asked once for each, from 2 on.
    fn ready(&mut self, cycle: u32) -> bool;
}

impl<F: FnMut(u32) -> bool> Sink for F {
    fn ready(&mut self, cycle: u32) -> bool {
        self(cycle)
    }
}

/// Always ready.
#[derive(Clone, Copy, Debug, Default)]
pub struct Prompt;

impl Sink for Prompt {
    fn ready(&mut self, _: u32) -> bool {
        true
    }
}

/// Ready by chance, with a long stop now and then; the same for the same seed.
#[derive(Clone, Debug)]
pub struct Stalling {
    chance: Chance,
    once_in: u32,
    stopped: u32,
}

impl Stalling {
    /// Ready once in so many cycles.
    pub fn new(seed: u64, once_in: u32) -> Self {
        Self {
            chance: Chance::new(seed),
            once_in,
            stopped: 0,
        }
    }
}

impl Sink for Stalling {
    fn ready(&mut self, _: u32) -> bool {
        if self.chance.once_in(64) {
            self.stopped = self.chance.below(40);
        }
        self.stopped = self.stopped.saturating_sub(1);
        self.stopped == 0 && self.chance.once_in(self.once_in)
    }
}

/// As a list says, which begins with cycle 2; ready when it is over.
#[derive(Clone, Debug)]
pub struct Recorded<I>(I);

impl<I: Iterator<Item = bool>> Recorded<I> {
    /// The sink of a list.
    pub fn new(ready: impl IntoIterator<IntoIter = I>) -> Self {
        Self(ready.into_iter())
    }
}

impl<I: Iterator<Item = bool>> Sink for Recorded<I> {
    fn ready(&mut self, _: u32) -> bool {
        self.0.next().unwrap_or(true)
    }
}
