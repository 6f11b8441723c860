//! Devices, co-verification and the program, from outside the crate. One binary per crate: it links once.

mod cli;
mod device;
mod link;
mod python;
mod torture;
mod uci;
mod uci_commands;
mod verify;
