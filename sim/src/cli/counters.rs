//! The counters of `fpgambit perft`, one for each thread.

use fpgambit_sim::device::{self, Backend, DeviceError};
use fpgambit_sim::perft::Counter;

use super::args::PerftArgs;

/// A counter for each thread.
pub fn open(args: &PerftArgs) -> Result<Vec<Counter>, DeviceError> {
    // One ply has one node to expand.
    let threads = if args.depth < 2 {
        1
    } else {
        args.threads.number()
    };
    let options = args.device.options();
    let counter = |_| match args.device.backend() {
        Backend::Software => Ok(Counter::Engine),
        _ => device::open(&options).map(Counter::Device),
    };
    (0..threads).map(counter).collect()
}
