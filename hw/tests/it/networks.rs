//! The scheduler compared with rust-hdl's own `simulate` on randomly wired networks, every word in every cycle.

use fpgambit_hw::bits::Bits;
use fpgambit_hw::circuit::{Circuit, Declared, hdl_gen, power_up, settle_by_crate};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rust_hdl::prelude::*;

/// One output depends on the inputs within the clock, the other with a delay of one clock.
#[derive(Circuit, Default)]
struct Node {
    pub clock: Signal<In, Clock>,
    pub a: Signal<In, Bits<8>>,
    pub b: Signal<In, Bits<8>>,
    pub now: Signal<Out, Bits<8>>,
    pub later: Signal<Out, Bits<8>>,
    held: DFF<Bits<8>>,
}

impl Logic for Node {
    #[hdl_gen]
    fn update(&mut self) {
        self.now.next = (self.a.val() ^ (self.b.val() << 1)) + self.held.q.val();
        self.later.next = self.held.q.val();
        if self.a.val() > 100 {
            self.held.d.next = self.now.val();
        }
    }
}

/// The source of an input.
#[derive(Clone, Copy, Debug, Default)]
enum Source {
    #[default]
    Word,
    Now(usize),
    Later(usize),
}

const NODES: usize = 8;

/// Single nodes and arrays of nodes, with the source of each input.
#[derive(Circuit, Default)]
struct Network {
    pub clock: Signal<In, Clock>,
    pub word: Signal<In, Bits<8>>,
    first: Node,
    pair: [Node; 2],
    four: [Node; 4],
    last: Node,
    _sources: [[Source; 2]; NODES],
}

impl Network {
    /// `now` outputs go only to nodes of a higher rank, so that there are no combinational loops; the ranks are
    /// independent of the order of the blocks.
    fn new(random: &mut StdRng) -> Self {
        let mut ranks = [0, 1, 2, 3, 4, 5, 6, 7];
        for at in (1..NODES).rev() {
            ranks.swap(at, random.random_range(0..=at));
        }
        let mut network = Self::default();
        for (node, sources) in network._sources.iter_mut().enumerate() {
            for source in sources {
                let other = random.random_range(0..NODES);
                *source = match random.random_range(0..5) {
                    0 => Source::Word,
                    1 => Source::Later(other),
                    _ if ranks[other] < ranks[node] => Source::Now(other),
                    _ => Source::Later(other),
                };
            }
        }
        network
    }

    fn nodes(&self) -> [&Node; NODES] {
        let ([b, c], [d, e, f, g]) = (&self.pair, &self.four);
        [&self.first, b, c, d, e, f, g, &self.last]
    }

    fn nodes_mut(&mut self) -> [&mut Node; NODES] {
        let ([b, c], [d, e, f, g]) = (&mut self.pair, &mut self.four);
        [&mut self.first, b, c, d, e, f, g, &mut self.last]
    }

    /// Returns both outputs of every node.
    fn outputs(&self) -> Vec<(usize, usize)> {
        let nodes = self.nodes().into_iter();
        nodes
            .map(|node| (node.now.val().index(), node.later.val().index()))
            .collect()
    }
}

impl Logic for Network {
    fn update(&mut self) {
        let values = self._sources.map(|sources| {
            sources.map(|source| match source {
                Source::Word => self.word.val(),
                Source::Now(node) => self.nodes()[node].now.val(),
                Source::Later(node) => self.nodes()[node].later.val(),
            })
        });
        for (node, [a, b]) in self.nodes_mut().into_iter().zip(values) {
            node.a.next = a;
            node.b.next = b;
        }
    }

    fn connect(&mut self) {
        for node in self.nodes_mut() {
            node.a.connect();
            node.b.connect();
        }
    }
}

#[test]
fn random_networks_agree() {
    const SEED: u64 = 31;
    println!("seed {SEED}");
    let mut changes = 0;
    for number in 0..200 {
        let make = || Network::new(&mut StdRng::seed_from_u64(SEED + number));
        let mut random = StdRng::seed_from_u64(!(SEED + number));
        let mut scheduled = power_up(make()).unwrap();
        let mut simulated = power_up(make()).unwrap();
        let mut before = Vec::new();
        for cycle in 0..60 {
            let word: Bits<8> = u64::from(random.random::<u8>()).into();
            // While the inputs stay the same, only the registers change what must be settled.
            if cycle % 3 != 2 {
                scheduled.word.next = word;
                simulated.word.next = word;
            }
            if scheduled.take_inputs() {
                scheduled.settle();
            }
            settle_by_crate(&mut simulated).unwrap();
            assert_eq!(
                scheduled.outputs(),
                simulated.outputs(),
                "network {number}, cycle {cycle}, {:?}",
                scheduled._sources
            );
            changes += usize::from(before != simulated.outputs());
            before = simulated.outputs();
            scheduled.edge();
            for level in [true, false] {
                simulated.wire_clock(level.into());
                settle_by_crate(&mut simulated).unwrap();
            }
        }
    }
    println!("{changes} cycles with a change");
    assert!(changes > 8_000, "{changes}");
}
