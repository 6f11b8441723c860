//! Determines when a unit's words are accepted.

use fpgambit_engine::random::Chance;

/// Says for each cycle of a run, counting that of the start as 1, whether a word would be accepted.
///
/// Every `FnMut(u32) -> bool` implements it.
pub trait Sink {
    /// Returns whether the sink is ready in this cycle; called once for each, from 2 on.
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

/// Ready at random, with a long stall now and then; determined by the seed.
#[derive(Clone, Debug)]
pub struct Stalling {
    chance: Chance,
    once_in: u32,
    stopped: u32,
}

impl Stalling {
    /// Makes a sink that is ready once in `once_in` cycles.
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

/// Ready as listed, starting with cycle 2; always ready after the end of the list.
#[derive(Clone, Debug)]
pub struct Recorded<I>(I);

impl<I: Iterator<Item = bool>> Recorded<I> {
    /// Makes a sink from a list.
    pub fn new(ready: impl IntoIterator<IntoIter = I>) -> Self {
        Self(ready.into_iter())
    }
}

impl<I: Iterator<Item = bool>> Sink for Recorded<I> {
    fn ready(&mut self, _: u32) -> bool {
        self.0.next().unwrap_or(true)
    }
}
