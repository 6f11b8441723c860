//! Whole trees counted by the perft array, and what others take for the same.

use super::Row;
use crate::device::{Backend, DeviceError, perft};
use fpgambit_engine::Position;
use fpgambit_hw::perft::inner;
use fpgambit_hw::unit::Build;
use serde::{Deserialize, Serialize};

/// A tree that arrays are measured by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tree {
    /// What it is called.
    pub name: &'static str,
    /// Its root.
    pub fen: &'static str,
    /// How deep it is simulated, in plies.
    pub depth: u32,
    /// Nodes a ply less deep, which are the leaf parents, so deep, and a ply deeper (chessprogramming wiki, "Perft
    /// Results").
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
    /// Nodes a leaf parent, a ply deeper than it is simulated: as deep as programs are measured.
    pub fn nodes_a_leaf_parent(&self) -> f64 {
        self.nodes[2] as f64 / self.nodes[1] as f64
    }

    /// Leaf parents a clock of an array that took so many clocks.
    pub fn leaf_parents_a_clock(&self, clocks: u64) -> f64 {
        self.nodes[0] as f64 / clocks as f64
    }
}

/// The clocks that an array took for each of [`TREES`].
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct TreeClocks(pub [u64; TREES.len()]);

impl TreeClocks {
    /// Has the Verilog of an array of so many cores count each tree to its end.
    ///
    /// # Errors
    /// When there is no such array, or no Verilator, or a count is wrong.
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
    /// What finds the moves of inner positions, for a perft array.
    pub fn inner(&self) -> Option<&'static str> {
        self.cores?;
        let build = Build::ALL.iter().find(|build| build.name() == self.build)?;
        Some(inner(*build))
    }

    /// Nodes a clock in each of [`TREES`], for a perft array.
    pub fn nodes_a_clock(&self) -> Option<[f64; TREES.len()]> {
        let TreeClocks(clocks) = self.tree_clocks?;
        Some(std::array::from_fn(|at| {
            TREES[at].leaf_parents_a_clock(clocks[at]) * TREES[at].nodes_a_leaf_parent()
        }))
    }

    /// Nodes a second in each of [`TREES`], for a perft array at its clock.
    pub fn nodes_a_second(&self) -> Option<[f64; TREES.len()]> {
        let nodes = self.nodes_a_clock()?;
        Some(nodes.map(|nodes| nodes * self.figures.fmax_mhz * 1e6))
    }

    /// Leaf parents a second in each of [`TREES`], each of which is made: the leaves of a job a ply less deep.
    pub fn made_a_second(&self) -> Option<[f64; TREES.len()]> {
        let nodes = self.nodes_a_second()?;
        Some(std::array::from_fn(|at| {
            nodes[at] / TREES[at].nodes_a_leaf_parent()
        }))
    }
}

/// A program that counts trees, as published.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Program {
    /// Its name, and on what it ran.
    pub name: &'static str,
    /// Billions of nodes a second in each of [`TREES`], a ply deeper than here, without a table of what was counted
    /// before.
    pub billions: [f64; TREES.len()],
}

/// The fastest known, on one core. The first is its README of July 2026 (github.com/vtlmks/mindchess), medians of five
/// runs; the other what is told of it on a newer core, not measured again by anyone we know.
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

    /// The published counts are the engine's; those of the deeper ones would take minutes.
    #[test]
    fn the_trees_have_the_nodes_that_stand_there() {
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
