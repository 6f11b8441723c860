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
    /// Its name on the command line.
    pub name: &'static str,
    /// What people call it.
    pub title: &'static str,
    /// Its FPGA, or the one of ours that is nearest to it.
    pub device: Device,
    /// Its oscillator.
    pub crystal_hz: u32,
    /// The clock that its circuit runs at.
    pub clock_hz: u32,
    /// The fastest rate of its serial port: a quarter of the clock, and no more than its USB chip has.
    pub fastest_baud: u32,
    /// Which of the wholes it carries: generator and repetition unit, or all units.
    pub build: Build,
    /// Its top module.
    top: &'static str,
    /// The Verilog that holds it.
    verilog: Cow<'static, str>,
    /// Its pins and clocks.
    constraints: Cow<'static, str>,
    /// By what nextpnr knows its FPGA.
    nextpnr: Vec<&'static str>,
    /// By what openFPGALoader knows it.
    loader: Option<&'static str>,
}

macro_rules! file {
    ($name:literal) => {
        include_str!(concat!("../../../hw/boards/", $name))
    };
}

/// All of them: those with files of their own, then those described by a data file.
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
            clock_hz: 40_000_000,
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

/// What every board has.
const COMMON: [(&str, &str); 2] = [("board.v", file!("board.v")), ("uart.v", file!("uart.v"))];

/// The board of a name, in any case.
pub fn find(name: &str) -> Option<&'static Board> {
    BOARDS
        .iter()
        .find(|board| board.name.eq_ignore_ascii_case(name))
}

/// What a board carries.
struct Carried {
    unit: Source,
    /// What `hello` says of the build: a sum over its Verilog.
    identity: u32,
}

impl Board {
    /// The unit it carries.
    ///
    /// # Panics
    /// Never: there are both.
    pub fn soc(&self) -> &'static UnitBuild {
        soc::UNIT.build(self.build).expect("soc comes in both")
    }

    /// The same as Verilog, behind which of them `board.v` is to take.
    fn carried(&self) -> Result<Carried, ExportError> {
        let mut unit = source(self.soc(), PosdataForm::Logic)?;
        let identity = checksum(unit.verilog.bytes().map(u32::from));
        unit.verilog = format!("`define FPGAMBIT_SOC {}\n{}", unit.top, unit.verilog);
        Ok(Carried { unit, identity })
    }

    /// All of its top but pins and clock generator, for simulation; at a rate of so many clocks a bit.
    ///
    /// # Errors
    /// When the unit cannot be exported.
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

    /// All of its Verilog, pins and clock generator included.
    ///
    /// # Errors
    /// When the unit cannot be exported.
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

    /// Clocks a bit at its fastest rate.
    pub fn bit_clocks(&self) -> u32 {
        (self.clock_hz / self.fastest_baud).max(BIT_CLOCKS)
    }

    /// The clock that its circuit runs at, in MHz.
    pub fn clock_mhz(&self) -> f64 {
        f64::from(self.clock_hz) / 1e6
    }

    /// Whether a placement reaches its clock.
    pub fn is_met_by(&self, placed: &Placed) -> bool {
        placed.fmax_mhz >= self.clock_mhz()
    }
}
