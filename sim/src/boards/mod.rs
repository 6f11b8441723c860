//! The supported boards and their bitstreams.

mod build;
mod described;

pub use build::{BoardError, BoardNetlist, Placed, bitstream, program};

use crate::link::{BIT_CLOCKS, BOARD_INPUTS, BOARD_OUTPUTS};
use fpgambit_hw::export::{ExportError, Source, source};
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::soc;
use fpgambit_hw::unit::{Build, Device, UnitBuild, checksum};
use std::borrow::Cow;
use std::sync::LazyLock;

/// A board.
#[derive(Debug, PartialEq, Eq)]
pub struct Board {
    /// The board's name on the command line.
    pub name: &'static str,
    /// The board's full name.
    pub title: &'static str,
    /// The board's FPGA, or the supported device that is most like it.
    pub device: Device,
    /// Frequency of the board's oscillator, in hertz.
    pub crystal_hz: u32,
    /// Clock frequency of the circuit, in hertz.
    pub clock_hz: u32,
    /// The fastest rate of the serial port, in bits per second: at most a quarter of the clock, and at most what the
    /// USB chip supports.
    pub fastest_baud: u32,
    /// The soc's build that the board carries: compact has generator and repetition unit, fast has all units.
    pub build: Build,
    /// Name of the top module.
    top: &'static str,
    /// The Verilog that contains the top module.
    verilog: Cow<'static, str>,
    /// The constraints: pins and clocks.
    constraints: Cow<'static, str>,
    /// nextpnr's options for the FPGA.
    nextpnr: Vec<&'static str>,
    /// The board's name in openFPGALoader.
    loader: Option<&'static str>,
}

macro_rules! file {
    ($name:literal) => {
        include_str!(concat!("../../../hw/boards/", $name))
    };
}

/// All boards: those with files of their own, then those described by a data file.
pub static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
    let mut boards = with_own_files();
    let described = described::ALL
        .iter()
        .map(|text| described::board(text).unwrap_or_else(|error| panic!("hw/boards: {error}")));
    boards.extend(described);
    boards
});

fn with_own_files() -> Vec<Board> {
    vec![
        Board {
            name: "icebreaker",
            title: "1BitSquared iCEBreaker",
            device: Device::Ice40Up5k,
            crystal_hz: 12_000_000,
            clock_hz: 12_000_000,
            fastest_baud: 3_000_000,
            build: Build::Compact,
            top: "icebreaker",
            verilog: Cow::Borrowed(file!("icebreaker.v")),
            constraints: Cow::Borrowed(file!("icebreaker.pcf")),
            nextpnr: Device::Ice40Up5k.nextpnr_options().to_vec(),
            loader: Some("ice40_generic"),
        },
        Board {
            name: "hx8k-breakout",
            title: "Lattice iCE40-HX8K breakout board",
            device: Device::Ice40Hx8k,
            crystal_hz: 12_000_000,
            clock_hz: 24_000_000,
            fastest_baud: 6_000_000,
            build: Build::Compact,
            top: "hx8k_breakout",
            verilog: Cow::Borrowed(file!("hx8k-breakout.v")),
            constraints: Cow::Borrowed(file!("hx8k-breakout.pcf")),
            nextpnr: Device::Ice40Hx8k.nextpnr_options().to_vec(),
            loader: Some("ice40_generic"),
        },
        Board {
            name: "ulx3s-25f",
            title: "Radiona ULX3S with an LFE5U-25F",
            device: Device::Ecp5_25f,
            crystal_hz: 25_000_000,
            clock_hz: 30_000_000,
            fastest_baud: 3_000_000,
            build: Build::Compact,
            top: "ulx3s",
            verilog: Cow::Borrowed(file!("ulx3s.v")),
            constraints: Cow::Borrowed(file!("ulx3s.lpf")),
            nextpnr: Device::Ecp5_25f.nextpnr_options().to_vec(),
            loader: Some("ulx3s"),
        },
        Board {
            name: "ulx3s-85f",
            title: "Radiona ULX3S with an LFE5U-85F",
            device: Device::Ecp5_85f,
            crystal_hz: 25_000_000,
            clock_hz: 30_000_000,
            fastest_baud: 3_000_000,
            build: Build::Fast,
            top: "ulx3s",
            verilog: Cow::Borrowed(file!("ulx3s.v")),
            constraints: Cow::Borrowed(file!("ulx3s.lpf")),
            nextpnr: Device::Ecp5_85f.nextpnr_options().to_vec(),
            loader: Some("ulx3s"),
        },
        Board {
            name: "ecpix5-85f",
            title: "LambdaConcept ECPIX-5 with an LFE5UM5G-85F",
            device: Device::Ecp5_85f,
            crystal_hz: 100_000_000,
            clock_hz: 60_000_000,
            fastest_baud: 10_000_000,
            build: Build::Fast,
            top: "ecpix5",
            verilog: Cow::Borrowed(file!("ecpix5-85f.v")),
            constraints: Cow::Borrowed(file!("ecpix5-85f.lpf")),
            nextpnr: vec!["--um5g-85k", "--package", "CABGA554", "--speed", "8"],
            loader: Some("ecpix5"),
        },
    ]
}

/// The files that all boards share.
const COMMON: [(&str, &str); 2] = [("board.v", file!("board.v")), ("uart.v", file!("uart.v"))];

/// Finds a board by its name, ignoring case.
pub fn find(name: &str) -> Option<&'static Board> {
    BOARDS
        .iter()
        .find(|board| board.name.eq_ignore_ascii_case(name))
}

/// The unit that a board carries.
struct Carried {
    unit: Source,
    /// The build's identity, which `hello` returns: a checksum of its Verilog.
    identity: u32,
}

impl Board {
    /// Returns the unit that the board carries.
    ///
    /// # Panics
    /// Never: soc has both builds.
    pub fn soc(&self) -> &'static UnitBuild {
        soc::UNIT.build(self.build).expect("soc comes in both")
    }

    /// Returns the board's soc as Verilog. A macro tells `board.v` which build to instantiate.
    fn carried(&self) -> Result<Carried, ExportError> {
        let mut unit = source(self.soc(), PosdataForm::Logic)?;
        let identity = checksum(unit.verilog.bytes().map(u32::from));
        unit.verilog = format!("`define FPGAMBIT_SOC {}\n{}", unit.top, unit.verilog);
        Ok(Carried { unit, identity })
    }

    /// Returns the board's top module without pins and clock generator, for simulation, at `bit_clocks` clocks per bit.
    ///
    /// # Errors
    /// If the unit cannot be exported.
    pub fn simulated(&self, bit_clocks: u32) -> Result<Source, ExportError> {
        let Carried { unit, identity } = self.carried()?;
        let [(_, board), (_, uart)] = COMMON;
        let parameters = [
            ("CLOCK_HZ", self.clock_hz),
            ("BAUD", self.clock_hz / bit_clocks),
            ("IDENTITY", identity),
        ];
        Ok(Source {
            top: "fpgambit_board".to_owned(),
            verilog: [&unit.verilog, board, uart].join("\n"),
            memories: unit.memories,
            parameters: parameters.to_vec(),
            inputs: BOARD_INPUTS,
            outputs: BOARD_OUTPUTS,
        })
    }

    /// Returns all of the board's Verilog, including pins and clock generator.
    ///
    /// # Errors
    /// If the unit cannot be exported.
    pub fn whole(&self) -> Result<Source, ExportError> {
        let Carried { unit, .. } = self.carried()?;
        let [(_, board), (_, uart)] = COMMON;
        Ok(Source {
            top: self.top.to_owned(),
            verilog: [&unit.verilog, self.verilog.as_ref(), board, uart].join("\n"),
            memories: unit.memories,
            ..Source::default()
        })
    }

    /// Returns the clocks per bit at the board's fastest rate.
    pub fn bit_clocks(&self) -> u32 {
        (self.clock_hz / self.fastest_baud).max(BIT_CLOCKS)
    }

    /// Returns the clock frequency of the circuit, in MHz.
    pub fn clock_mhz(&self) -> f64 {
        f64::from(self.clock_hz) / 1e6
    }

    /// Returns whether a placement reaches the board's clock.
    pub fn is_met_by(&self, placed: &Placed) -> bool {
        placed.fmax_mhz >= self.clock_mhz()
    }
}
