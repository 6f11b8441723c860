//! Runs the tools one after the other: Yosys, nextpnr, the packer.

use super::family::{Family, ROUTED};
use super::path::CriticalPath;
use super::report::{cells, harness_cells, too_much};
use super::tool::{REPORT, load, remove, routed, run, save};
use super::{Capacity, Design, Figures, SynthError, Synthesis};
use crate::tools;
use fpgambit_hw::export::{
    Export, ExportError, Layout, harness, needs_harness, registered_source, source, write,
};
use fpgambit_hw::unit::Sweep;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const NETLIST: &str = "netlist.json";
const PLACED: &str = "placed.json";
const STAT: &str = "stat.json";

/// Checks that everything needed to build a design's bitstream is there.
///
/// # Errors
/// Returns an error, before anything is written, if the unit has no such build for that family, or if a tool is
/// missing.
pub fn check(design: Design) -> Result<(), SynthError> {
    let Design { build, device, .. } = design;
    if build.clock_mhz(device).is_none() {
        return Err(ExportError::NoSuchBuild {
            unit: build.unit,
            build: build.build.name(),
            target: device.name(),
        }
        .into());
    }
    if design.registered && registered_source(build, build.form(device.target()))?.is_none() {
        return Err(SynthError::NotRegistered { unit: build.unit });
    }
    for tool in tools_for(design) {
        tools::find(tool)?;
    }
    Ok(())
}

/// The tools that build a design's bitstream, in order.
pub fn tools_for(design: Design) -> [&'static str; 3] {
    let family = Family::of(design.device);
    ["yosys", family.nextpnr, family.packer]
}

/// A synthesised unit, which can be placed and routed any number of times.
#[derive(Debug)]
pub struct Netlist {
    design: Design,
    folder: PathBuf,
    ff: u32,
    harnessed: bool,
}

impl Netlist {
    /// Exports a unit into a folder and synthesises it there.
    ///
    /// # Errors
    /// Returns a [`SynthError`].
    pub fn new(design: Design, folder: &Path) -> Result<Self, SynthError> {
        let family = Family::of(design.device);
        let Design { build, device, .. } = design;
        let target = device.target();
        let yosys = tools::find("yosys")?;
        let form = build.form(target);
        let unit = source(build, form)?;
        let ports = || unit.inputs.iter().chain(unit.outputs);
        let export = Export::of(build, &[target]).with_layout(Layout::Flat);
        write(&export.files()?, folder)?;
        let mut sources = vec![format!("{}.v", build.top)];
        let mut top = build.top.to_owned();
        if design.registered {
            sources.push(format!("{}_registered.v", build.top));
            top += "_registered";
        }
        let harnessed = needs_harness(ports(), device);
        let mut whole = top.clone();
        if harnessed {
            sources.push("harness.v".to_owned());
            whole = format!("{top}_harness");
            // The form of posdata is the default of this export, so the unit keeps its plain name.
            save(folder, "harness.v", &harness(&top, &[], ports()))?;
        }
        let constraint = target.clock_constraint("clock", design.aim_mhz());
        save(folder, "clock.txt", &format!("{constraint}\n"))?;

        let pads = device.pads(&whole);
        let pads = pads.map_or(String::new(), |pads| {
            format!("{pads}; write_json {NETLIST}; ")
        });
        let script = format!(
            "read_verilog -defer {}; hierarchy -check -top {whole}; \
             {} -top {whole} -json {NETLIST}; {pads}\
             tee -q -o {STAT} stat -json; write_verilog -noattr netlist.v",
            sources.join(" "),
            device.unit_synthesis(),
        );
        let mut command = Command::new(&yosys);
        command.args(["-q", "-l", "yosys.log", "-p", &script]);
        run(&design, "yosys", &mut command, folder)?;
        let ff = cells(&load(folder, STAT)?, &top, family.ff)
            .map_err(SynthError::report(&folder.join(STAT)))?;
        Ok(Self {
            design,
            folder: folder.to_owned(),
            ff,
            harnessed,
        })
    }

    /// Places and routes it. This replaces the files that an earlier seed left in the folder.
    ///
    /// # Errors
    /// Returns [`SynthError::TooLarge`] if the device is too small, or another error.
    pub fn route(&self, seed: u32) -> Result<Synthesis, SynthError> {
        let (design, folder) = (self.design, &self.folder);
        let family = Family::of(design.device);
        let bitstream = format!("{}.{}", design.build.unit, family.bitstream);
        for old in [REPORT, PLACED, "nextpnr.log", &bitstream] {
            remove(folder, old)?;
        }
        let mut command = Command::new(tools::find(family.nextpnr)?);
        command
            .args(design.device.nextpnr_options())
            .args(["--seed", &seed.to_string(), "--json", NETLIST])
            .args(Family::pins(
                design.device,
                "clock.txt",
                f64::from(design.aim_mhz()),
            ))
            .args(family.unconstrained)
            .args([family.routed, ROUTED, "--report", REPORT])
            // The program itself decides whether the clock is fast enough.
            .args(["--timing-allow-fail", "--log", "nextpnr.log", "--quiet"]);
        // Where the netlist is what is packed, the packer's file is the placed one.
        let placed = match family.routed {
            "--write" => ROUTED,
            _ => PLACED,
        };
        if self.harnessed && placed == PLACED {
            command.args(["--write", PLACED]);
        }
        run(&design, family.nextpnr, &mut command, folder).map_err(|error| self.unrouted(error))?;
        let (report, fmax_mhz) = routed(folder)?;
        // Modules are attributed to files with their names; map their lines to the file that contains them.
        let whole = format!("{}.v", design.build.top);
        let line = |file: &str, number: usize| {
            let file = match folder.join(file).is_file() {
                true => file,
                false => &whole,
            };
            let text = fs::read_to_string(folder.join(file)).ok()?;
            let line = text.lines().nth(number.checked_sub(1)?)?;
            Some((file.to_owned(), line.to_owned()))
        };
        let harness_lut = match self.harnessed {
            true => harness_cells(&load(folder, placed)?, family.lut)
                .map_err(SynthError::report(&folder.join(placed)))?,
            false => 0,
        };
        Ok(Synthesis {
            design,
            seed,
            figures: Figures {
                lut: report.used(family.lut) - harness_lut,
                ff: self.ff,
                bram: report.used(family.bram),
                fmax_mhz,
            },
            harness_lut: self.harnessed.then_some(harness_lut),
            capacity: Capacity {
                lut: report.available(family.lut),
                bram: report.available(family.bram),
            },
            critical_path: report
                .register_path()
                .map(|path| CriticalPath::new(path, line))
                .unwrap_or_default(),
        })
    }

    /// Places and routes it with the best recorded seed; a registered boundary has no record.
    ///
    /// # Errors
    /// Returns the errors of [`Netlist::route`].
    pub fn route_best(&self) -> Result<Synthesis, SynthError> {
        let Design { build, device, .. } = self.design;
        let sweep = Sweep::of(build, device).filter(|_| !self.design.registered);
        self.route(sweep.map_or(1, |sweep| sweep.best_seed()))
    }

    /// Places and routes it with seeds 1 to `seeds`, reports each result, and leaves the fastest in the folder.
    ///
    /// # Errors
    /// Returns the errors of [`Netlist::route`].
    pub fn sweep(
        &self,
        seeds: u32,
        mut each: impl FnMut(&Synthesis),
    ) -> Result<(Synthesis, Sweep), SynthError> {
        let Design { build, device, .. } = self.design;
        let mut sweep = Sweep::new(build, device);
        let mut last = None;
        for seed in 1..=seeds.max(1) {
            let synthesis = self.route(seed)?;
            each(&synthesis);
            sweep.mhz.push(synthesis.figures.fmax_mhz);
            last = Some(synthesis);
        }
        let best = sweep.best_seed();
        match last {
            Some(synthesis) if synthesis.seed == best => Ok((synthesis, sweep)),
            _ => Ok((self.route(best)?, sweep)),
        }
    }

    /// Packs the last routed design. Returns the path of the bitstream.
    ///
    /// # Errors
    /// Returns an error if the packer fails.
    pub fn pack(&self) -> Result<PathBuf, SynthError> {
        let family = Family::of(self.design.device);
        let bitstream = format!("{}.{}", self.design.build.unit, family.bitstream);
        let mut command = Command::new(tools::find(family.packer)?);
        command.args(Family::pack(self.design.device, &bitstream));
        run(&self.design, family.packer, &mut command, &self.folder)?;
        Ok(self.folder.join(bitstream))
    }

    /// Why nextpnr failed.
    fn unrouted(&self, error: SynthError) -> SynthError {
        let text = fs::read_to_string(self.folder.join("nextpnr.log")).unwrap_or_default();
        match too_much(&text) {
            Some((what, cells)) => SynthError::TooLarge {
                subject: self.design.to_string(),
                what,
                used: cells.used,
                available: cells.available,
            },
            None => error,
        }
    }
}
