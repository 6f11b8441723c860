//! Builds a board's bitstream and loads it onto the board.

use super::{Board, COMMON, Carried};
use crate::synth::SynthError;
use crate::synth::family::{Family, ROUTED};
use crate::synth::tool::{REPORT, remove, routed, run, save};
use crate::tools;
use fpgambit_engine::quoted;
use fpgambit_hw::export::ExportError;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A board's top module, synthesised in a folder. It can be placed many times.
#[derive(Debug)]
pub struct BoardNetlist {
    board: &'static Board,
    folder: PathBuf,
    identity: u32,
}

/// The result of placing and routing a board's top module.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed {
    /// The placer's seed.
    pub seed: u32,
    /// Number of logic cells.
    pub lut: u32,
    /// Number of block RAMs.
    pub bram: u32,
    /// The clock that the placement reached, in MHz.
    pub fmax_mhz: f64,
}

/// Why a board has no bitstream, or why the bitstream could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum BoardError {
    /// A tool is missing or failed, or a file could not be read or written.
    #[error(transparent)]
    Synth(#[from] SynthError),
    /// The placement does not reach the board's clock.
    #[error(
        "{board}: seed {seed} reaches {reached:.1} MHz: expected {wanted:.1}, try another --seed"
    )]
    Slow {
        /// The board.
        board: &'static str,
        /// The placer's seed.
        seed: u32,
        /// The clock reached, in MHz.
        reached: f64,
        /// The board's clock, in MHz.
        wanted: f64,
    },
    /// There is no bitstream to load.
    #[error("no bitstream `{}`: run `fpgambit board build {board}` first", quoted(&path.to_string_lossy()))]
    NoBitstream {
        /// The board.
        board: &'static str,
        /// Where the program looked for it.
        path: PathBuf,
    },
    /// openFPGALoader does not know the board.
    #[error("openFPGALoader does not know {board}: copy `{}` onto the drive that the board shows, or use its maker's loader", quoted(&path.to_string_lossy()))]
    NotLoadable {
        /// The board.
        board: &'static str,
        /// Its bitstream.
        path: PathBuf,
    },
    /// openFPGALoader is not installed.
    #[error(
        "openFPGALoader is missing: `testbenches/tools/setup board` in a checkout, or your system's package openfpgaloader; \
         then plug {board} in and run this again"
    )]
    NoLoader {
        /// The board.
        board: &'static str,
    },
    /// openFPGALoader failed.
    #[error("{error}: expected {board} on a USB port that you may open")]
    NotLoaded {
        /// The board.
        board: &'static str,
        /// What it reported.
        error: SynthError,
    },
}

impl From<ExportError> for BoardError {
    fn from(error: ExportError) -> Self {
        SynthError::from(error).into()
    }
}

fn family(board: &Board) -> &'static Family {
    Family::of(board.device)
}

/// Returns the path of a board's bitstream in the folder in which it was built.
pub fn bitstream(board: &Board, folder: &Path) -> PathBuf {
    folder.join(bitstream_name(board))
}

fn bitstream_name(board: &Board) -> String {
    format!("{}.{}", board.name, family(board).bitstream)
}

impl BoardNetlist {
    /// Synthesises a board's top module in a folder.
    ///
    /// # Errors
    /// If a tool is missing or fails.
    pub fn new(board: &'static Board, baud: u32, folder: &Path) -> Result<Self, BoardError> {
        let family = family(board);
        let yosys = tools::find("yosys").map_err(SynthError::from)?;
        // Report a missing tool now, even if it is needed only later.
        for tool in [family.nextpnr, family.packer] {
            tools::find(tool).map_err(SynthError::from)?;
        }
        let Carried { unit, identity } = board.carried()?;
        fs::create_dir_all(folder).map_err(SynthError::file(folder))?;
        let (top, text) = (board.top, board.verilog.as_ref());
        let files = [
            ("soc.v", unit.verilog.as_str()),
            COMMON[0],
            COMMON[1],
            ("top.v", text),
            ("pins.txt", board.constraints.as_ref()),
        ];
        for (name, text) in files {
            save(folder, name, text)?;
        }
        for (name, text) in &unit.memories {
            save(folder, name, text)?;
        }
        remove(folder, &bitstream_name(board))?;
        let script = format!(
            "read_verilog -defer soc.v top.v board.v uart.v; chparam -set BAUD {baud} -set IDENTITY {identity} {top}; \
             {} -top {top} -json netlist.json",
            board.device.synthesis()
        );
        let mut command = Command::new(yosys);
        command.args(["-q", "-l", "yosys.log", "-p", &script]);
        run(&board.name, "yosys", &mut command, folder)?;
        Ok(Self {
            board,
            folder: folder.to_owned(),
            identity,
        })
    }

    /// Returns the build's identity, which `hello` returns.
    pub fn identity(&self) -> u32 {
        self.identity
    }

    /// Places and routes the design. It replaces the files that an earlier seed left in the folder.
    ///
    /// # Errors
    /// If nextpnr fails.
    pub fn route(&self, seed: u32) -> Result<Placed, BoardError> {
        let (board, folder) = (self.board, &self.folder);
        let family = family(board);
        for old in [REPORT, &bitstream_name(board)] {
            remove(folder, old)?;
        }
        let nextpnr = tools::find(family.nextpnr).map_err(SynthError::from)?;
        let mut place = Command::new(nextpnr);
        place
            .args(&board.nextpnr)
            .args(["--seed", &seed.to_string(), "--json", "netlist.json"])
            .args(Family::pins(board.device, "pins.txt", board.clock_mhz()))
            .args([family.routed, ROUTED])
            .args(["--report", REPORT, "--timing-allow-fail"])
            .args(["--log", "nextpnr.log", "--quiet"]);
        run(&board.name, family.nextpnr, &mut place, folder)?;
        let (report, fmax_mhz) = routed(folder)?;
        Ok(Placed {
            seed,
            lut: report.used(family.lut),
            bram: report.used(family.bram),
            fmax_mhz,
        })
    }

    /// Packs the design that was routed last, and returns the bitstream's path.
    ///
    /// # Errors
    /// If the design does not reach the board's clock, or the packer fails. Then there is no bitstream.
    pub fn pack(&self, placed: &Placed) -> Result<PathBuf, BoardError> {
        let (board, family) = (self.board, family(self.board));
        if !board.is_met_by(placed) {
            return Err(BoardError::Slow {
                board: board.name,
                seed: placed.seed,
                reached: placed.fmax_mhz,
                wanted: board.clock_mhz(),
            });
        }
        let packer = tools::find(family.packer).map_err(SynthError::from)?;
        let mut pack = Command::new(packer);
        pack.args(Family::pack(board.device, &bitstream_name(board)));
        run(&board.name, family.packer, &mut pack, &self.folder)?;
        Ok(bitstream(board, &self.folder))
    }
}

/// Loads a bitstream into the board that is plugged in.
///
/// # Errors
/// If there is no bitstream, or openFPGALoader is missing or fails.
pub fn program(board: &'static Board, folder: &Path) -> Result<(), BoardError> {
    let path = bitstream(board, folder);
    if !path.is_file() {
        return Err(BoardError::NoBitstream {
            board: board.name,
            path,
        });
    }
    let Some(known) = board.loader else {
        return Err(BoardError::NotLoadable {
            board: board.name,
            path,
        });
    };
    let loader =
        tools::find("openFPGALoader").map_err(|_| BoardError::NoLoader { board: board.name })?;
    let mut load = Command::new(loader);
    load.args(["--board", known]).arg(bitstream_name(board));
    let board = board.name;
    run(&board, "openFPGALoader", &mut load, folder)
        .map_err(|error| BoardError::NotLoaded { board, error })
}
