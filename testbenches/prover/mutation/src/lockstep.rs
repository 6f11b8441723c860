//! Runs 63 mutants at once beside the original circuit, with the unit's own random inputs.

use super::equal::Seen;
use super::netlist::SELECT;
use kit::circuit::Circuit;
use kit::evaluate::Evaluator;
use kit::graph::{Graph, Lit, TRUE, free_bit};

/// Number of clocks.
pub const CLOCKS: usize = 50_000;
/// Mutants at once: the first of 64 lanes is the original circuit.
const LANES: usize = 63;

/// Returns the clock in which each mutant first differs in an output, or `None` if it never does. `inputs` are the
/// values of the named inputs, clock by clock.
pub fn run(
    circuit: &Circuit,
    seen: &[Seen],
    names: &[&str],
    inputs: impl Fn() -> Box<dyn Iterator<Item = Vec<u32>>>,
    mutants: &[usize],
) -> Vec<(usize, Option<usize>)> {
    mutants
        .chunks(LANES)
        .flat_map(|lanes| {
            let clocks = run_lanes(circuit, seen, names, inputs(), lanes);
            lanes.iter().copied().zip(clocks).collect::<Vec<_>>()
        })
        .collect()
}

fn run_lanes(
    circuit: &Circuit,
    seen: &[Seen],
    names: &[&str],
    inputs: Box<dyn Iterator<Item = Vec<u32>>>,
    mutants: &[usize],
) -> Vec<Option<usize>> {
    let _graph = Graph::default();
    let state = circuit.any_state();
    let pins: Vec<Lit> = (0..circuit.inputs()).map(|_| free_bit()).collect();
    let frame = circuit.clock_over(&state, &pins);
    let next = frame.next();
    let outputs: Vec<(Vec<Lit>, Lit)> = seen
        .iter()
        .map(|(name, when)| {
            let when = when.as_ref().map_or(TRUE, |valid| frame.bit(valid));
            (frame.varying(name), when)
        })
        .collect();
    let driven: Vec<Vec<Lit>> = names.iter().map(|name| frame.word(name)).collect();
    let mut evaluator = Evaluator::of_graph();
    for (bit, lit) in frame.word(SELECT).into_iter().enumerate() {
        let lane = |sum: u64, (lane, mutant): (usize, &usize)| {
            sum | ((mutant >> bit & 1) as u64) << (lane + 1)
        };
        evaluator.set(lit, mutants.iter().enumerate().fold(0, lane));
    }
    for (&register, high) in state.bits().iter().zip(circuit.power_up()) {
        evaluator.set(register, if high { u64::MAX } else { 0 });
    }
    let mut found = vec![None; mutants.len()];
    for (clock, values) in inputs.take(CLOCKS).enumerate() {
        for (word, value) in driven.iter().zip(values) {
            evaluator.set_number(word, u64::from(value));
        }
        evaluator.run();
        let mut differs = 0;
        for (word, when) in &outputs {
            if evaluator.value(*when) & 1 == 1 {
                for &bit in word {
                    let lanes = evaluator.value(bit);
                    differs |= lanes ^ 0_u64.wrapping_sub(lanes & 1);
                }
            }
        }
        for (lane, found) in found.iter_mut().enumerate() {
            if differs >> (lane + 1) & 1 == 1 {
                found.get_or_insert(clock);
            }
        }
        if found.iter().all(Option::is_some) {
            break;
        }
        let after: Vec<u64> = next
            .bits()
            .iter()
            .map(|&bit| evaluator.value(bit))
            .collect();
        for (&register, values) in state.bits().iter().zip(after) {
            evaluator.set(register, values);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::equal::tests::circuit;
    use super::*;

    #[test]
    fn lockstep_reports_the_first_visible_difference() {
        let seen = [("y".to_owned(), None)];
        let inputs = || -> Box<dyn Iterator<Item = Vec<u32>>> {
            Box::new((0..).map(|clock| vec![u32::from(clock > 2)]))
        };
        let found = run(&circuit(), &seen, &["x"], inputs, &[1, 2, 3]);
        // The observed register shows its input one clock later, inverted from the first clock on.
        assert_eq!(found, [(1, None), (2, Some(1)), (3, Some(1))]);
    }
}
