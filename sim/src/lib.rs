//! Library of the program fpgambit: backends, co-verification, traces and export.

pub mod boards;
pub mod campaign;
pub mod device;
pub mod experiment;
pub mod figures;
pub mod link;
pub mod memory;
pub mod perft;
pub mod processes;
pub mod python;
pub mod referee;
pub mod search;
pub mod site;
pub mod synth;
pub mod tools;
pub mod uci;
pub mod verify;
pub mod waveform;
pub mod words;
