//! The perft array as a device: the circuit counts the whole tree.

use super::netlist::OneLane;
use super::verilator::Verilated;
use super::{Backend, DeviceError, PosdataForm};
use crate::link::LinkedAnnex;
use fpgambit_engine::Position;
use fpgambit_hw::export::source;
use fpgambit_hw::perft::{Counted, Job, PerftDriver, with_cores};
use fpgambit_hw::unit::{Build, InProcess, Simulator};

/// Counts whole trees.
pub trait TreeCounter {
    /// Counts the nodes this many plies below a position, 1 to 10; `None` if `stop`, called at intervals, returns true.
    ///
    /// # Errors
    /// Returns an error if the unit breaks its contract.
    fn count(
        &mut self,
        position: &Position,
        depth: u32,
        divide: bool,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<Option<Counted>, DeviceError>;
}

impl<S: Simulator> TreeCounter for PerftDriver<S> {
    fn count(
        &mut self,
        position: &Position,
        depth: u32,
        divide: bool,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<Option<Counted>, DeviceError> {
        let job = Job {
            divide,
            ..Job::new(position, depth)
        };
        let counted = self.run(&job, stop);
        Ok(counted.map_err(|fault| fault.about(position))?)
    }
}

/// Opens an array with this many cores on a simulator, or the compact array of a board.
///
/// # Errors
/// Returns an error if there is no array with this many cores, if the backend has none, or if its tool is missing or
/// fails.
pub fn open(
    backend: Backend,
    cores: usize,
    build: Build,
) -> Result<Box<dyn TreeCounter>, DeviceError> {
    if let Backend::Serial(port) = backend {
        return match (cores, build) {
            (1, Build::Compact) => Ok(Box::new(LinkedAnnex::open(port)?)),
            (1, Build::Fast) => Err(DeviceError::NoWalk),
            _ => Err(DeviceError::OneCore { cores }),
        };
    }
    let build = with_cores(cores, build).ok_or(DeviceError::NoArray { cores })?;
    match backend {
        Backend::RustHdl => {
            let circuit = (build.circuit)(PosdataForm::Logic);
            Ok(Box::new(PerftDriver::new(InProcess::new(circuit)?)))
        }
        Backend::Netlist => {
            let source = source(build, PosdataForm::Logic)?;
            Ok(Box::new(PerftDriver::new(OneLane::new(&source, 0)?)))
        }
        Backend::Verilator => {
            let source = source(build, PosdataForm::Logic)?;
            Ok(Box::new(PerftDriver::new(Verilated::new(&source)?)))
        }
        Backend::Software | Backend::Serial(_) => Err(DeviceError::NoPerft { backend }),
    }
}
