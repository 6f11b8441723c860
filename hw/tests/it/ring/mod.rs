//! The searcher's ring: twenty-four searches in turn on one pipeline.

mod array;
mod games;
mod model;
mod next_move;
mod searches;
mod split;

use fpgambit_engine::searcher::{Counts, Job, Searcher, Squares};
use fpgambit_hw::search::ring::SearchRing;
use searches::bench;

/// The model visits the same nodes as the engine's search, in at most 2.2 passes per node.
#[test]
fn model_visits_the_same_nodes_as_the_engine() {
    let depth = 4;
    let (mut passes, mut nodes) = (0, 0);
    let (mut vain, mut compared) = (0, 0);
    let mut counts = Counts::default();
    for position in bench() {
        let job = Job::new(position, depth);
        let mut software = Searcher::new(Squares::new());
        let expected = software.run(&job, &mut counts).unwrap();
        let mut search = model::Search::new(job.clone());
        let found = loop {
            if let Some(answer) = search.pass() {
                break answer;
            }
        };
        assert_eq!(found, expected, "{}", job.position);
        passes += search.passes.all;
        vain += search.passes.vain;
        compared += search.passes.compared;
        nodes += found.nodes;
    }
    let each = |number: u64| number as f64 / nodes as f64;
    println!(
        "depth {depth}: {:.3} passes a node, {:.3} in vain, {:.3} compared",
        each(passes),
        each(vain),
        each(compared)
    );
    assert!(each(passes) < 2.2);
}
