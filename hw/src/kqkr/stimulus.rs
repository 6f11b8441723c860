//! Random operation of a tablebase unit, for holding two models of it together.
//!
//! Cycle by cycle values for the input pins: positions and plain garbage, close together or with gaps; a sink that stalls
//! always, never or now and then; and resets.

use fpgambit_engine::random::Chance;

/// Values of the inputs in their order: `reset`, `query_valid`, `query_king`, `query_other`, `query_queen`,
/// `query_rook`, `answer_ready`.
pub type Inputs = [u32; 7];

/// An endless run of input values, the same for the same seed.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    /// Cycles left in this mood.
    left: u32,
    /// A query comes, and the sink is ready, in so many of 8 cycles.
    queries: u32,
    ready: u32,
}

impl Stimulus {
    /// The run of this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            left: 0,
            queries: 0,
            ready: 0,
        }
    }
}

impl Iterator for Stimulus {
    type Item = Inputs;

    fn next(&mut self) -> Option<Inputs> {
        if self.left == 0 {
            self.left = 1 + self.chance.below(40);
            self.queries = self.chance.below(9);
            self.ready = self.chance.below(9);
        }
        self.left -= 1;
        let reset = self.chance.once_in(60);
        let query = self.chance.below(8) < self.queries;
        let ready = self.chance.below(8) < self.ready;
        let mut square = || self.chance.below(64);
        Some([
            reset.into(),
            query.into(),
            square(),
            square(),
            square(),
            square(),
            ready.into(),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kqkr::Kqkr;
    use crate::pins::Pins;

    #[test]
    fn the_inputs_are_in_the_order_of_the_pins() {
        let names: Vec<_> = Kqkr::INPUTS.iter().map(|port| port.name).collect();
        let order = "reset query_valid query_king query_other query_queen query_rook answer_ready";
        assert_eq!(names.join(" "), order);
        let inputs: Inputs = Stimulus::new(1).next().unwrap();
        assert_eq!(inputs.len(), names.len());
    }
}
