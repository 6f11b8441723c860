//! Covers gates with as few functions of three inputs as it can.
//!
//! For each gate the code keeps a few *cuts*: sets of up to three nodes that determine the gate's value, each with the
//! function that computes it. One chosen cut for each needed gate covers the logic. The code first chooses cuts by area
//! flow, an estimate that shares the cost of a node among its uses, and then, gate by gate, by how many functions a
//! choice really adds.

use crate::graph::{Graph, Lit, Node};

/// The number of cuts kept for each gate.
const CUTS: usize = 12;
/// The number of passes that choose cuts by estimate, and then by count.
const ESTIMATED: usize = 4;
const COUNTED: usize = 6;

/// A function of up to three nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cut {
    /// The inputs in ascending order; those beyond `count` are 0.
    pub inputs: [usize; 3],
    pub count: usize,
    /// Bit `a + 2 b + 4 c` is the value for inputs `a`, `b` and `c`; inputs beyond `count` do not matter.
    pub table: u8,
}

/// The table of each input, by its place.
const PLACES: [u8; 3] = [0xaa, 0xcc, 0xf0];

impl Cut {
    fn of(node: usize) -> Cut {
        Cut {
            inputs: [node, 0, 0],
            count: 1,
            table: PLACES[0],
        }
    }

    pub fn inputs(&self) -> &[usize] {
        &self.inputs[..self.count]
    }

    /// The table with this cut's inputs at their places among `inputs`.
    fn table_over(&self, inputs: &[usize]) -> u8 {
        let mut table = 0;
        for values in 0..8u8 {
            let mut index = 0;
            for (place, input) in self.inputs().iter().enumerate() {
                let at = inputs.iter().position(|other| other == input).unwrap_or(0);
                index |= (values >> at & 1) << place;
            }
            table |= (self.table >> index & 1) << values;
        }
        table
    }

    /// The AND of two functions, each possibly negated, if it has at most three inputs.
    fn both(one: &Cut, negate_one: bool, other: &Cut, negate_other: bool) -> Option<Cut> {
        let mut inputs = [0; 3];
        let (mut count, mut left, mut right) = (0, one.inputs(), other.inputs());
        while let Some(&next) = match (left.first(), right.first()) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        } {
            *inputs.get_mut(count)? = next;
            count += 1;
            left = left.strip_prefix(&[next]).unwrap_or(left);
            right = right.strip_prefix(&[next]).unwrap_or(right);
        }
        let table = |cut: &Cut, negate: bool| {
            let table = cut.table_over(&inputs[..count]);
            if negate { !table } else { table }
        };
        let table = table(one, negate_one) & table(other, negate_other);
        let cut = Cut {
            inputs,
            count,
            table,
        };
        Some(cut.reduced())
    }

    /// Removes inputs that do not matter.
    fn reduced(mut self) -> Cut {
        for place in (0..self.count).rev() {
            let (with, shift) = (self.table & PLACES[place], 1 << place);
            if with >> shift == self.table & !PLACES[place] {
                let rest: Vec<usize> = self
                    .inputs()
                    .iter()
                    .copied()
                    .filter(|input| *input != self.inputs[place])
                    .collect();
                let mut reduced = Cut {
                    inputs: [0; 3],
                    count: rest.len(),
                    table: 0,
                };
                reduced.inputs[..rest.len()].copy_from_slice(&rest);
                for values in 0..8u8 {
                    let low = values & ((1 << place) - 1);
                    let high = (values >> place) << (place + 1);
                    let index = (low | high) & 7;
                    reduced.table |= (self.table >> index & 1) << values;
                }
                self = reduced;
            }
        }
        self
    }

    fn is_within(&self, other: &Cut) -> bool {
        self.inputs()
            .iter()
            .all(|input| other.inputs().contains(input))
    }
}

/// Returns the functions that compute `roots`, each after those it needs.
pub(crate) fn cover(graph: &Graph, roots: &[Lit]) -> Vec<(usize, Cut)> {
    let mut covering = Covering {
        graph,
        roots,
        cuts: Vec::with_capacity(graph.len()),
        best: vec![0; graph.len()],
        uses: vec![0; graph.len()],
        flow: vec![0.0; graph.len()],
    };
    covering.enumerate();
    for _ in 0..ESTIMATED {
        covering.choose_by_flow();
        covering.count_uses();
    }
    for _ in 0..COUNTED {
        covering.choose_by_count();
    }
    let chosen =
        (0..graph.len()).filter(|node| covering.is_gate(*node) && covering.uses[*node] > 0);
    chosen.map(|node| (node, *covering.chosen(node))).collect()
}

struct Covering<'g> {
    graph: &'g Graph,
    roots: &'g [Lit],
    /// The cuts of each node; the last is the gate itself, which other gates use as an input.
    cuts: Vec<Vec<Cut>>,
    best: Vec<usize>,
    /// How many chosen cuts and roots use each node.
    uses: Vec<u32>,
    flow: Vec<f32>,
}

impl Covering<'_> {
    fn is_gate(&self, node: usize) -> bool {
        matches!(self.graph.node(node), Node::And(..))
    }

    fn chosen(&self, node: usize) -> &Cut {
        &self.cuts[node][self.best[node]]
    }

    fn enumerate(&mut self) {
        for node in 0..self.graph.len() {
            let Node::And(a, b) = self.graph.node(node) else {
                self.cuts.push(vec![Cut::of(node)]);
                continue;
            };
            self.uses[a.node()] += 1;
            self.uses[b.node()] += 1;
            let mut cuts: Vec<Cut> = Vec::new();
            for one in &self.cuts[a.node()] {
                for other in &self.cuts[b.node()] {
                    let Some(cut) = Cut::both(one, a.is_negated(), other, b.is_negated()) else {
                        continue;
                    };
                    if cuts.iter().any(|known| known.is_within(&cut)) {
                        continue;
                    }
                    cuts.retain(|known| !cut.is_within(known));
                    cuts.push(cut);
                }
            }
            // Prefer three inputs, which cover more at once.
            cuts.sort_by_key(|cut| std::cmp::Reverse(cut.count));
            cuts.truncate(CUTS);
            cuts.push(Cut::of(node));
            self.cuts.push(cuts);
        }
        for root in self.roots {
            self.uses[root.node()] += 1;
        }
    }

    fn choose_by_flow(&mut self) {
        for node in 0..self.graph.len() {
            if !self.is_gate(node) {
                continue;
            }
            let own = self.cuts[node].len() - 1;
            let flow = |cut: &Cut| {
                1.0 + cut
                    .inputs()
                    .iter()
                    .map(|input| self.flow[*input])
                    .sum::<f32>()
            };
            let flows = self.cuts[node][..own].iter().map(flow).enumerate();
            let best = flows.min_by(|one, other| one.1.total_cmp(&other.1));
            let (best, flow) = best.expect("a gate has the cut of its operands");
            self.best[node] = best;
            // A node without uses so far may get one.
            self.flow[node] = flow / self.uses[node].max(1) as f32;
        }
    }

    /// Counts how often the current choice uses each node.
    fn count_uses(&mut self) {
        self.uses.fill(0);
        for root in self.roots {
            self.uses[root.node()] += 1;
        }
        for node in (0..self.graph.len()).rev() {
            if self.uses[node] > 0 && self.is_gate(node) {
                let cut = *self.chosen(node);
                for input in cut.inputs() {
                    self.uses[*input] += 1;
                }
            }
        }
    }

    /// Adds a cut to the choice. Returns the number of functions added.
    fn take(&mut self, cut: Cut) -> u32 {
        let mut added = 1;
        for input in cut.inputs() {
            self.uses[*input] += 1;
            if self.uses[*input] == 1 && self.is_gate(*input) {
                added += self.take(*self.chosen(*input));
            }
        }
        added
    }

    /// Removes a cut from the choice. Returns the number of functions removed.
    fn give_back(&mut self, cut: Cut) -> u32 {
        let mut gone = 1;
        for input in cut.inputs() {
            self.uses[*input] -= 1;
            if self.uses[*input] == 0 && self.is_gate(*input) {
                gone += self.give_back(*self.chosen(*input));
            }
        }
        gone
    }

    fn choose_by_count(&mut self) {
        for node in 0..self.graph.len() {
            if !self.is_gate(node) || self.uses[node] == 0 {
                continue;
            }
            self.give_back(*self.chosen(node));
            let own = self.cuts[node].len() - 1;
            let mut best = (u32::MAX, usize::MAX, self.best[node]);
            for number in 0..own {
                let cut = self.cuts[node][number];
                let added = self.take(cut);
                self.give_back(cut);
                let candidate = (added, cut.count, number);
                best = best.min(candidate);
            }
            self.best[node] = best.2;
            self.take(*self.chosen(node));
        }
    }
}
