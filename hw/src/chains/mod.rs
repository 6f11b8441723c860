//! The chain unit: AXON's procedure PERPETUAL as a circuit.
mod chain_ram;
mod linker;
mod record_ram;
mod scribe;
mod top;

pub use chain_ram::ChainRam;
pub use linker::Linker;
pub use record_ram::RecordRam;
pub use scribe::Scribe;
pub use top::Chains;
