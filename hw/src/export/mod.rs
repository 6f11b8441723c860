//! A unit as a folder of files that an FPGA builder needs no Rust for.
//!
//! | file | |
//! |---|---|
//! | `TOP.v` | the circuit: its top module and those it is made of |
//! | `TOP.f` | the paths of all Verilog files of the circuit, for simulators: `TOP.v` and those of the units in it |
//! | `TOP_registered.v` | the same with a register at every port, as a module around it |
//! | `TOP_harness.v` | the unit behind six pins, where it has more ports than a package has pins |
//! | `*.mem` | tables, where the unit keeps some in memory |
//! | `TOP_tb.v`, `TOP_vectors.mem` | a bench that checks itself, under Verilator or Icarus Verilog |
//! | `TOP_formal.v`, `TOP.sby` | its stream or bus protocol as properties, for SymbiYosys |
//! | `TOP.sdc`, `TOP.pcf`, `TOP.lpf` | the clock aimed at; pins are left to the place-and-route tool |
//! | `TOP.core` | the same files for FuseSoC: lint, simulation, and synthesis with the open tools |
//! | `*.h`, `registers.md`, `*_cocotb.py` | a bus front's registers, and its bench under cocotb |
//! | `TOP_build.sh` | area, clock and a bitstream through Yosys and nextpnr, with the placer's seed on record |
//! | `README.md` | what each file is and how to use it |
//!
//! The form posdata takes and the paths of memory files are parameters of the top; a target sets their defaults and
//! adds its family's constraints. `hw/verilog` has each design once, for all targets it comes in.
//!
//! A module is named after its design, and a unit in another design is the unit's own module: any designs stand in one, and
//! folders of exports can be merged. In `hw/verilog` every file stands once; a design that holds a unit names the files of the unit's
//! folder. An export into a folder writes all that it needs, and with [`Layout::Flat`] the Verilog in one file.
//!
//! The same request gives the same files, byte for byte: they hold no date, no path and no version but this crate's.
//!
//! ```no_run
//! use fpgambit_hw::export::{Export, write};
//! use fpgambit_hw::unit::Target;
//!
//! let export = Export::of(&fpgambit_hw::movegen::UNIT.builds[0], &[Target::Ice40]);
//! write(&export.files()?, "movegen-for-my-board".as_ref())?;
//! # Ok::<(), fpgambit_hw::export::ExportError>(())
//! ```
//!
//! # How the bench can fail
//!
//! The vectors hold what is asked and what must come out, in the order in which the circuit gives it, with the clocks it
//! takes. They are made by running the circuit, and only when its answers are the engine's. The bench asks with a
//! sink that is always ready, breaks off by a reset, and asks again with a sink that stalls by chance. It also sums up
//! the memory files it reads: one entry changed is an error, even one that no vector visits.
//!
//! # Area, clock, cycles
//!
//! Measured with the open tools by `testbenches/synth/refresh`, which also draws `hw/figures/area.svg`.
//!
#![cfg_attr(doc, doc = include_str!("../../figures/table.md"))]

mod bench;
mod document;
mod files;
mod formal;
mod harness;
mod project;
mod reference;
mod registered;
mod sources;
mod template;

pub use files::{File, write};
pub use harness::{harness, needs_harness};
pub use sources::Layout;

use crate::circuit::CircuitError;
use crate::pins::Port;
use crate::posdata::PosdataForm;
use crate::unit::{Device, InProcess, Target, UnitBuild, VectorsError};
use crate::verilog::{Design, EmitError, Header, Parameter};
use fpgambit_engine::quoted;
use sources::Sources;
use std::io;
use std::path::PathBuf;

/// Why an export failed.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// A target that the build does not come in.
    #[error("unit '{unit}' has no build '{build}' for target '{target}'")]
    NoSuchBuild {
        /// The unit asked for.
        unit: &'static str,
        /// The build asked for.
        build: &'static str,
        /// The target asked for.
        target: &'static str,
    },
    /// The circuit cannot be simulated.
    #[error(transparent)]
    Circuit(#[from] CircuitError),
    /// The circuit has no faithful Verilog.
    #[error(transparent)]
    Emit(#[from] EmitError),
    /// The circuit is not what the engine says: no bench is written.
    #[error(transparent)]
    Vectors(#[from] VectorsError),
    /// A file or folder that cannot be written.
    #[error("cannot write `{}`: {error}", quoted(&path.to_string_lossy()))]
    Write {
        /// The path at fault.
        path: PathBuf,
        /// What the system said.
        #[source]
        error: io::Error,
    },
}

/// The parameter of a top module that says which form posdata takes.
const POSDATA_PARAMETER: &str = "POSDATA_ROM";

/// A unit's Verilog and all that goes with it when it is compiled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// Name of the top module, whose clock is `clock`.
    pub top: String,
    /// The Verilog, all modules.
    pub verilog: String,
    /// Memory files it reads: name and contents.
    pub memories: Vec<(String, String)>,
    /// Parameters of the top that have other values than their defaults.
    pub parameters: Vec<(&'static str, u32)>,
    /// What goes in, the clock left out.
    pub inputs: &'static [Port],
    /// What comes out.
    pub outputs: &'static [Port],
}

/// A build's Verilog with posdata in one of its forms.
///
/// # Errors
/// [`ExportError::Emit`] when the circuit has no faithful Verilog.
pub fn source(build: &UnitBuild, form: PosdataForm) -> Result<Source, ExportError> {
    let circuit = (build.circuit)(form);
    let memories = build
        .memories
        .iter()
        .filter(|memory| !memory.is_posdata || form == PosdataForm::Rom);
    Ok(Source {
        top: build.top.to_owned(),
        verilog: design(build, form)?.to_verilog(&Header::default()),
        memories: memories
            .map(|memory| (memory.name.to_owned(), memory.text()))
            .collect(),
        parameters: Vec::new(),
        inputs: circuit.inputs(),
        outputs: circuit.outputs(),
    })
}

/// The same with a register at every port; none of a bus front, whose streams are of another kind.
///
/// # Errors
/// [`ExportError::Emit`] when the circuit has no faithful Verilog.
pub fn registered_source(
    build: &UnitBuild,
    form: PosdataForm,
) -> Result<Option<Source>, ExportError> {
    let Some(boundary) = registered::verilog(build, form, "")? else {
        return Ok(None);
    };
    let source = source(build, form)?;
    Ok(Some(Source {
        top: format!("{}_registered", source.top),
        verilog: source.verilog + "\n" + &boundary,
        ..source
    }))
}

/// The design of a build, the default of posdata's form set.
///
/// # Errors
/// [`EmitError`] when the circuit has no faithful Verilog.
pub fn design(build: &UnitBuild, form: PosdataForm) -> Result<Design, EmitError> {
    let design = Design::of((build.circuit)(form).as_ref(), build.top)?;
    Ok(match build.has_posdata {
        true => design.with_default(POSDATA_PARAMETER, rom_number(form)),
        false => design,
    })
}

/// The value of [`POSDATA_PARAMETER`].
fn rom_number(form: PosdataForm) -> &'static str {
    match form {
        PosdataForm::Rom => "1",
        PosdataForm::Logic => "0",
    }
}

/// How a module around a unit declares parameters of the unit's, and how it hands them on.
fn handed_on(parameters: &[Parameter]) -> (String, String) {
    if parameters.is_empty() {
        return Default::default();
    }
    let (declared, handed): (Vec<String>, Vec<String>) = parameters
        .iter()
        .map(|Parameter { name, default, .. }| {
            (
                format!("    parameter {name} = {default}"),
                format!(".{name}({name})"),
            )
        })
        .unzip();
    (
        format!(" #(\n{}\n)", declared.join(",\n")),
        format!(" #({})", handed.join(", ")),
    )
}

/// A build as it is to be exported.
#[derive(Clone, Debug)]
pub struct Export {
    build: &'static UnitBuild,
    targets: Vec<Target>,
    form: PosdataForm,
    layout: Layout,
    command: String,
}

impl Export {
    /// A build for some targets, of which the first sets the defaults.
    ///
    /// # Panics
    /// When there is no target.
    pub fn of(build: &'static UnitBuild, targets: &[Target]) -> Self {
        let mut export = Self {
            build,
            targets: targets.to_vec(),
            form: build.form(targets[0]),
            layout: Layout::Folder,
            command: String::new(),
        };
        export.command = export.command_of(build);
        export
    }

    /// A build for all targets it comes in.
    pub fn whole(build: &'static UnitBuild) -> Self {
        Self::of(build, &build.targets().collect::<Vec<_>>())
    }

    /// The same as it stands below `hw/verilog`.
    pub fn kept(build: &'static UnitBuild) -> Self {
        Self::whole(build).with_layout(Layout::Repository)
    }

    /// The same with another default for posdata's form.
    #[must_use]
    pub fn with_form(mut self, form: PosdataForm) -> Self {
        if self.build.has_posdata {
            self.form = form;
            self.command = self.command_of(self.build);
        }
        self
    }

    /// The same laid out in another way.
    #[must_use]
    pub fn with_layout(mut self, layout: Layout) -> Self {
        self.layout = layout;
        self.command = self.command_of(self.build);
        self
    }

    /// The command that writes the files of a build that is in it.
    fn command_of(&self, build: &UnitBuild) -> String {
        let mut command = format!(
            "fpgambit export --unit {} --build {}",
            build.unit, build.build
        );
        if let Some(cores @ 2..) = build.cores {
            command += &format!(" --cores {cores}");
        }
        match self.targets[..] {
            [target] if self.layout != Layout::Repository => {
                command += &format!(" --target {target}");
            }
            _ => {}
        }
        if build.has_posdata && self.form != self.build.form(self.targets[0]) {
            command += &format!(" --posdata {}", self.form);
        }
        if self.layout == Layout::Flat {
            command += " --flat";
        }
        command + " --out DIR"
    }

    /// The devices it is made for.
    fn devices(&self) -> impl Iterator<Item = Device> {
        Device::ALL.iter().copied().filter(|device| {
            self.targets.contains(&device.target()) && self.build.clock_mhz(*device).is_some()
        })
    }

    /// The files of the circuit's Verilog alone, and the list of them.
    ///
    /// # Errors
    /// When the circuit has no faithful Verilog.
    pub fn circuit(&self) -> Result<Vec<File>, ExportError> {
        let sources = Sources::of(self)?;
        let list = sources.list(self.build.top);
        Ok([sources.own, vec![list]].concat())
    }

    /// The files, in the order of the table above.
    ///
    /// # Errors
    /// [`ExportError`], when the unit does not come in that build for a target, or the circuit fails rust-hdl's checks,
    /// has no faithful Verilog, or does not answer as the engine does.
    pub fn files(&self) -> Result<Vec<File>, ExportError> {
        let Self {
            build,
            targets,
            form,
            ..
        } = self;
        if let Some(target) = targets
            .iter()
            .find(|target| build.device(**target).is_none())
        {
            return Err(ExportError::NoSuchBuild {
                unit: build.unit,
                build: build.build.name(),
                target: target.name(),
            });
        }
        let top = build.top;
        let circuit = (build.circuit)(*form);
        let vectors = (build.vectors)(InProcess::new((build.circuit)(*form))?)?;
        let sources = Sources::of(self)?;
        let mut files = sources.own.clone();
        files.push(sources.list(top));
        let boundary = registered::registered(self)?;
        let has_boundary = boundary.is_some();
        files.extend(boundary);
        files.extend(harness::file(self, circuit.as_ref())?);
        let memories = build.memories.iter().filter(|memory| self.holds(memory));
        files.extend(memories.map(|memory| File::new(memory.name, memory.text())));
        files.push(File::new(
            format!("{top}_tb.v"),
            bench::bench(self, circuit.as_ref(), &vectors),
        ));
        files.push(File::new(
            format!("{top}_vectors.mem"),
            vectors.text.clone(),
        ));
        files.push(formal::properties(self, circuit.as_ref()));
        files.push(formal::sby(self, circuit.as_ref(), &sources));
        let extras = build.extras.iter();
        let extras = extras.filter(|extra| self.way_to_extra(extra.name) == extra.name);
        files.extend(extras.map(|extra| File::new(extra.name, (extra.text)())));
        files.extend(
            targets
                .iter()
                .map(|&target| project::constraints(self, target)),
        );
        files.push(project::core(
            self,
            circuit.as_ref(),
            &sources,
            has_boundary,
        ));
        files.push(project::build_script(self, circuit.as_ref()));
        let reference = reference::reference(self, circuit.as_ref(), &vectors);
        let readme = document::readme(self, circuit.as_ref(), &files, &sources, &reference);
        files.push(readme);
        Ok(files)
    }
}
