//! Integration tests of devices, co-verification and the program. Each crate has one test binary, so that it links
//! once.

mod cli;
mod device;
mod link;
mod python;
mod torture;
mod uci;
mod uci_commands;
mod verify;
