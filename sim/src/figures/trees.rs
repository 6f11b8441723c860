//! Whole trees counted by the perft array, and the times of other programs for the same trees.

use super::Row;
use crate::device::{Backend, DeviceError, perft};
use fpgambit_engine::Position;
use fpgambit_hw::perft::inner;
use fpgambit_hw::unit::Build;
use serde::{Deserialize, Serialize};

/// A tree for measuring arrays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tree {
    /// The name.
    pub name: &'static str,
    /// The root.
    pub fen: &'static str,
    /// The depth of the simulation, in plies.
    pub depth: u32,
    /// The nodes at one ply less, which are the leaf parents, at this depth, and at one ply more (chessprogramming
    /// wiki, "Perft Results").
    pub nodes: [u64; 3],
}

/// The start position and Kiwipete.
pub const TREES: [Tree; 2] = [
    Tree {
        name: "start position",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        depth: 6,
        nodes: [4_865_609, 119_060_324, 3_195_901_860],
    },
    Tree {
        name: "Kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        depth: 5,
        nodes: [4_085_603, 193_690_690, 8_031_647_685],
    },
];

impl Tree {
    /// Nodes per leaf parent, one ply deeper than the simulation, which is the depth at which programs are measured.
    pub fn nodes_a_leaf_parent(&self) -> f64 {
        self.nodes[2] as f64 / self.nodes[1] as f64
    }

    /// Leaf parents per clock, for an array that needed this many clocks.
    pub fn leaf_parents_a_clock(&self, clocks: u64) -> f64 {
        self.nodes[0] as f64 / clocks as f64
    }
}

/// The clocks that an array needed for each of [`TREES`].
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct TreeClocks(pub [u64; TREES.len()]);

impl TreeClocks {
    /// Counts each tree to its end with the Verilog of an array of this many cores.
    ///
    /// # Errors
    /// Returns an error if there is no such array or no Verilator, or if a count is wrong.
    pub fn count(cores: usize, build: Build) -> Result<Self, DeviceError> {
        let mut array = perft::open(Backend::Verilator, cores, build)?;
        let mut clocks = [0; TREES.len()];
        for (tree, clocks) in TREES.iter().zip(&mut clocks) {
            let position: Position = tree.fen.parse().expect("the trees' roots are positions");
            let counted = array.count(&position, tree.depth, false, &mut || false)?;
            let counted = counted.unwrap_or_default();
            if counted.nodes != tree.nodes[1] {
                return Err(DeviceError::WrongCount {
                    nodes: counted.nodes,
                    depth: tree.depth,
                    fen: tree.fen,
                    expected: tree.nodes[1],
                });
            }
            *clocks = counted.cycles.into();
        }
        Ok(Self(clocks))
    }
}

impl Row {
    /// How a perft array finds the moves of inner positions.
    pub fn inner(&self) -> Option<&'static str> {
        if self.unit != "perft" {
            return None;
        }
        let build = Build::ALL.iter().find(|build| build.name() == self.build)?;
        Some(inner(*build))
    }

    /// Nodes per clock in each of [`TREES`], for a perft array.
    pub fn nodes_a_clock(&self) -> Option<[f64; TREES.len()]> {
        let TreeClocks(clocks) = self.tree_clocks?;
        Some(std::array::from_fn(|at| {
            TREES[at].leaf_parents_a_clock(clocks[at]) * TREES[at].nodes_a_leaf_parent()
        }))
    }

    /// Nodes per second in each of [`TREES`], for a perft array at its clock.
    pub fn nodes_a_second(&self) -> Option<[f64; TREES.len()]> {
        let nodes = self.nodes_a_clock()?;
        Some(nodes.map(|nodes| nodes * self.figures.fmax_mhz * 1e6))
    }

    /// Leaf parents per second in each of [`TREES`]. The array makes each leaf parent, so this is the number of leaves
    /// made per second by a job one ply less deep.
    pub fn made_a_second(&self) -> Option<[f64; TREES.len()]> {
        let nodes = self.nodes_a_second()?;
        Some(std::array::from_fn(|at| {
            nodes[at] / TREES[at].nodes_a_leaf_parent()
        }))
    }
}

/// A program that counts trees, with published figures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Program {
    /// The program's name, and the machine on which it ran.
    pub name: &'static str,
    /// Billions of nodes per second in each of [`TREES`], one ply deeper than here, without a table of earlier counts.
    pub billions: [f64; TREES.len()],
}

/// The fastest known program, on one core.
///
/// The first entry is from its README of July 2026 (github.com/vtlmks/mindchess), medians of five runs. The other is
/// its author's figure for a newer core; we know of no independent measurement.
pub const PROGRAMS: [Program; 2] = [
    Program {
        name: "mindchess, a Zen 4 core at 4.5 GHz",
        billions: [2.63069, 3.56275],
    },
    Program {
        name: "mindchess, a Zen 5 core at 5.7 GHz",
        billions: [3.6, 4.5],
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use fpgambit_engine::perft_threads;

    /// The published counts agree with the engine's; the deeper ones would take minutes.
    #[test]
    fn published_tree_counts_match_the_engine() {
        for tree in TREES {
            let position: Position = tree.fen.parse().unwrap();
            let counts = [tree.depth - 1, tree.depth]
                .map(|depth| perft_threads(&position, depth, 2).unwrap());
            assert_eq!(counts, tree.nodes[..2], "{}", tree.name);
        }
        let ratios = TREES.map(|tree| (tree.nodes_a_leaf_parent() * 100.0).round());
        assert_eq!(ratios, [2684.0, 4147.0]);
    }
}
