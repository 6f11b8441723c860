//! Everything held to everything else: circuits, their Verilog, software, documents. One binary per crate: it links once.

mod arrays;
mod backends;
mod boards;
mod evaluate;
mod kqkr;
mod lanes;
mod lockstep;
mod mutated;
mod netlist;
mod perft;
mod pipelines;
mod referee;
mod repetition;
mod reset;
mod same_tree;
mod searches;
mod streams;
mod suite;
mod support;
