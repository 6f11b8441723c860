//! Compares circuits, their Verilog, software and documents with each other. One test binary per crate, to link once.

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
