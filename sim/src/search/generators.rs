//! Selects what generates the moves.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex};

use fpgambit_engine::posdata::{Board, Posdata};
use fpgambit_engine::search::{Bitboards, MoveSource, Wanted};
use fpgambit_engine::{Mode, MoveList, Position};

use super::Meter;
use crate::device::{self, Backend, DeviceError, MoveGenerator, Options};
use crate::link::{PortName, SERIAL};

type Device = Box<dyn MoveGenerator + Send>;

/// The generator of a search's moves, and the devices that it has already opened.
#[derive(Clone)]
pub struct Generator {
    kind: Kind,
    idle: Arc<Mutex<Vec<Device>>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Software,
    Posdata,
    Circuit(Backend),
}

const KINDS: [(&str, Kind); 4] = [
    ("software", Kind::Software),
    ("posdata", Kind::Posdata),
    ("rust-hdl", Kind::Circuit(Backend::RustHdl)),
    ("verilator", Kind::Circuit(Backend::Verilator)),
];

impl Generator {
    /// All names: `software` (bitboards), `posdata` (the walk in software), `rust-hdl` and `verilator` (the circuit).
    /// The name of a board is `serial:PATH[@BAUD]`.
    pub fn names() -> impl Iterator<Item = &'static str> {
        KINDS.iter().map(|&(name, _)| name)
    }

    /// Whether a circuit generates the moves.
    pub fn is_circuit(&self) -> bool {
        matches!(self.kind, Kind::Circuit(_))
    }

    /// Whether the engine's bitboards generate the moves; only they support Chess960.
    pub fn is_software(&self) -> bool {
        self.kind == Kind::Software
    }

    /// Opens a circuit in advance, so that the first search need not wait. If this fails, the search reports the error.
    pub fn prepare(&self) {
        let backend = match self.kind {
            // A board may answer late, or not be connected.
            Kind::Software | Kind::Posdata | Kind::Circuit(Backend::Serial(_)) => return,
            Kind::Circuit(backend) => backend,
        };
        let Ok(mut idle) = self.idle.lock() else {
            return;
        };
        if idle.is_empty() {
            let options = Options {
                backend,
                ..Options::default()
            };
            idle.extend(device::open(&options).ok());
        }
    }

    /// Creates a source of moves for one thread; the meter counts a circuit's clocks.
    ///
    /// # Errors
    /// Returns an error if the circuit's backend is missing or fails.
    pub fn source(&self, meter: &Arc<Meter>) -> Result<ChosenSource, DeviceError> {
        let device = match self.kind {
            Kind::Software => return Ok(ChosenSource::Bitboards(Bitboards)),
            Kind::Posdata => return Ok(ChosenSource::Posdata(Posdata::gnuchess())),
            Kind::Circuit(backend) => {
                let idle = self.idle.lock().ok().and_then(|mut idle| idle.pop());
                match idle {
                    Some(device) => device,
                    None => device::open(&Options {
                        backend,
                        ..Options::default()
                    })?,
                }
            }
        };
        Ok(ChosenSource::Circuit(Circuit {
            device: Some(device),
            idle: self.idle.clone(),
            meter: meter.clone(),
        }))
    }
}

impl Default for Generator {
    fn default() -> Generator {
        Kind::Software.into()
    }
}

impl From<Kind> for Generator {
    fn from(kind: Kind) -> Generator {
        Generator {
            kind,
            idle: Arc::default(),
        }
    }
}

impl From<PortName> for Generator {
    /// The generator of the board behind a port.
    fn from(port: PortName) -> Generator {
        Kind::Circuit(Backend::Serial(port)).into()
    }
}

impl fmt::Debug for Generator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Generator({self})")
    }
}

impl FromStr for Generator {
    type Err = ();

    fn from_str(name: &str) -> Result<Generator, ()> {
        if let Some(port) = name.strip_prefix(SERIAL) {
            return PortName::parse(port).map(Generator::from).map_err(drop);
        }
        let (_, kind) = *KINDS.iter().find(|(known, _)| *known == name).ok_or(())?;
        Ok(kind.into())
    }
}

impl fmt::Display for Generator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = KINDS.iter().find(|(_, kind)| *kind == self.kind);
        match (self.kind, name) {
            (Kind::Circuit(backend), None) => write!(f, "{backend}"),
            (_, name) => f.write_str(name.map_or("", |(name, _)| name)),
        }
    }
}

/// The move source of one thread.
pub enum ChosenSource {
    /// The engine's bitboards.
    Bitboards(Bitboards),
    /// Sandstroem's walk in software, with a test of the king after each move.
    Posdata(&'static Posdata),
    /// A circuit.
    Circuit(Circuit),
}

/// A generator circuit, which returns to the pool when it is dropped.
pub struct Circuit {
    device: Option<Device>,
    idle: Arc<Mutex<Vec<Device>>>,
    meter: Arc<Meter>,
}

impl MoveSource for ChosenSource {
    #[inline]
    fn moves(&mut self, position: &Position, wanted: Wanted) -> MoveList {
        match self {
            ChosenSource::Bitboards(bitboards) => bitboards.moves(position, wanted),
            ChosenSource::Posdata(table) => walk(position, table, wanted),
            ChosenSource::Circuit(circuit) => circuit.moves(position, wanted),
        }
    }
}

fn walk(position: &Position, table: &Posdata, wanted: Wanted) -> MoveList {
    let mut board = Board::new(position, table);
    let side = position.side_to_move();
    let moves = match wanted {
        Wanted::Legal => board.gen_moves(),
        Wanted::Captures => board.capture_list(),
    };
    let legal = moves.into_iter().filter(|&mv| {
        let undo = board.make(mv);
        let hit = board.sq_attacked(board.king(side), !side);
        board.unmake(mv, undo);
        !hit
    });
    legal.collect()
}

impl Circuit {
    fn moves(&mut self, position: &Position, wanted: Wanted) -> MoveList {
        let mode = Mode {
            legal: true,
            captures: wanted == Wanted::Captures,
        };
        if let Some(device) = &mut self.device {
            let before = device.cycles();
            let generated = device.load(position).and_then(|()| device.generate(mode));
            match generated {
                Ok(generated) => {
                    self.meter.generated(device.cycles() - before);
                    return generated.moves.iter().map(|timed| timed.mv).collect();
                }
                Err(error) => {
                    self.meter.failed(error);
                    self.device = None;
                }
            }
        }
        Bitboards.moves(position, wanted)
    }
}

impl Drop for Circuit {
    fn drop(&mut self) {
        if let (Some(device), Ok(mut idle)) = (self.device.take(), self.idle.lock()) {
            idle.push(device);
        }
    }
}
