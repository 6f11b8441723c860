//! Exports a unit as a folder of files that can be used without Rust.
//!
//! | file | |
//! |---|---|
//! | `TOP.v` | the circuit: the top module and its submodules |
//! | `TOP.f` | paths of all Verilog files of the circuit, for simulators: `TOP.v` and those of the units in the design |
//! | `TOP_registered.v` | wrapper with a register at every port |
//! | `TOP_harness.v` | six-pin wrapper, for units with more ports than a package has pins |
//! | `*.mem` | contents of the unit's memories, if any |
//! | `TOP_tb.v`, `TOP_vectors.mem` | self-checking test bench for Verilator or Icarus Verilog |
//! | `TOP_formal.v`, `TOP.sby` | the stream or bus protocol as properties, for SymbiYosys |
//! | `TOP.sdc`, `TOP.pcf`, `TOP.lpf`, `TOP.cst` | target clock; the place-and-route tool chooses the pins |
//! | `TOP.core` | FuseSoC core file: lint, simulation, and synthesis with the open tools |
//! | `*.h`, `*.svd`, `registers.md`, `*_cocotb.py` | registers of a bus wrapper, and its cocotb test bench |
//! | `TOP_build.sh` | area, clock rate and a bitstream from Yosys and nextpnr, with the best known placement seed |
//! | `LICENSE-*` | licence texts; in the repository they are in its root |
//! | `README.md` | description of each file and its use |
//!
//! The form of posdata and the paths of memory files are parameters of the top. A target sets their defaults and adds
//! constraints for its family. `hw/verilog` contains each design once, for all its targets.
//!
//! Every module name begins with the name of its design, and a design that contains another unit instantiates that unit's
//! own module. So any designs can be combined, and export folders can be merged. `hw/verilog` contains each file once;
//! a design that contains a unit refers to the files in the unit's folder. An export into a folder includes every file that
//! it needs; [`Layout::Flat`] puts all Verilog in one file.
//!
//! Exports are reproducible byte for byte: the files contain no date, no path and no version except this crate's.
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
//! The vectors contain the stimuli and the expected outputs, in the circuit's order and with its cycle counts. They are
//! recorded from the circuit, and only if its answers match the engine's. The bench runs each query with a sink that is
//! always ready, then interrupts it by a reset, then repeats it with a sink that stalls at random. It also checks the
//! checksums of the memory files: any changed entry is an error, even if no vector visits it.
//!
//! # Area, clock, cycles
//!
//! Measured with the open tools by `testbenches/synth/refresh`, which also draws `hw/figures/area.svg`.
//!
#![cfg_attr(doc, doc = include_str!("../../figures/table.md"))]

mod arrays;
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

pub use arrays::source_with_arrays;
pub use files::{File, write};
pub use harness::{harness, needs_harness};
pub use sources::Layout;

use crate::circuit::CircuitError;
use crate::pins::Port;
use crate::posdata::PosdataForm;
use crate::unit::{Device, InProcess, Target, UnitBuild, VectorsError};
use crate::verilog::{Arrays, Design, EmitError, Header, Parameter};
use arrays::ArrayPorts;
use fpgambit_engine::quoted;
use sources::Sources;
use std::io;
use std::path::PathBuf;

/// Why an export failed.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// A target that the build does not support.
    #[error("unit '{unit}' has no build '{build}' for target '{target}'")]
    NoSuchBuild {
        /// The unit requested.
        unit: &'static str,
        /// The build requested.
        build: &'static str,
        /// The target requested.
        target: &'static str,
    },
    /// The circuit cannot be simulated.
    #[error(transparent)]
    Circuit(#[from] CircuitError),
    /// The circuit has no faithful Verilog.
    #[error(transparent)]
    Emit(#[from] EmitError),
    /// The circuit disagrees with the engine: no bench is written.
    #[error(transparent)]
    Vectors(#[from] VectorsError),
    /// A file or folder that cannot be written.
    #[error("cannot write `{}`: {error}", quoted(&path.to_string_lossy()))]
    Write {
        /// The path at fault.
        path: PathBuf,
        /// The system's error.
        #[source]
        error: io::Error,
    },
}

/// The licences of an export, at the user's option. In the repository the texts are in its root.
const LICENCES: [(&str, &str); 2] = [
    ("LICENSE-MIT", include_str!("../../../LICENSE-MIT")),
    ("LICENSE-APACHE", include_str!("../../../LICENSE-APACHE")),
];

/// The parameter of a top module that selects the form of posdata.
const POSDATA_PARAMETER: &str = "POSDATA_ROM";

/// A unit's Verilog and everything needed to compile it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// Name of the top module, whose clock is `clock`.
    pub top: String,
    /// The Verilog, all modules.
    pub verilog: String,
    /// Memory files it reads: name and contents.
    pub memories: Vec<(String, String)>,
    /// Parameters of the top module whose values differ from their defaults.
    pub parameters: Vec<(&'static str, u32)>,
    /// Inputs, except the clock.
    pub inputs: &'static [Port],
    /// Outputs.
    pub outputs: &'static [Port],
}

/// A build's Verilog, with posdata in the chosen form.
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

/// The same, with a register at every port; `None` for a bus wrapper, whose streams are of another kind.
///
/// # Errors
/// [`ExportError::Emit`] when the circuit has no faithful Verilog.
pub fn registered_source(
    build: &UnitBuild,
    form: PosdataForm,
) -> Result<Option<Source>, ExportError> {
    let Some(boundary) = registered::verilog(build, form, "", &ArrayPorts::default())? else {
        return Ok(None);
    };
    let source = source(build, form)?;
    Ok(Some(Source {
        top: format!("{}_registered", source.top),
        verilog: source.verilog + "\n" + &boundary,
        ..source
    }))
}

/// The design of a build, with the default form of posdata set.
///
/// # Errors
/// [`EmitError`] when the circuit has no faithful Verilog.
pub fn design(build: &UnitBuild, form: PosdataForm) -> Result<Design, EmitError> {
    design_with(build, form, Arrays::Written)
}

/// The same, with a choice of how to write arrays.
///
/// # Errors
/// [`EmitError`] when the circuit has no faithful Verilog.
pub fn design_with(
    build: &UnitBuild,
    form: PosdataForm,
    arrays: Arrays,
) -> Result<Design, EmitError> {
    let design = Design::with_arrays((build.circuit)(form).as_ref(), build.top, arrays)?;
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

/// A wrapper's declarations of the unit's parameters, and their use in the instance.
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

/// A build to be exported.
#[derive(Clone, Debug)]
pub struct Export {
    build: &'static UnitBuild,
    targets: Vec<Target>,
    form: PosdataForm,
    layout: Layout,
    network: Option<String>,
    arrays: Arrays,
    command: String,
}

impl Export {
    /// Exports a build for some targets; the first one sets the defaults.
    ///
    /// # Panics
    /// If there is no target.
    pub fn of(build: &'static UnitBuild, targets: &[Target]) -> Self {
        let mut export = Self {
            build,
            targets: targets.to_vec(),
            form: build.form(targets[0]),
            layout: Layout::Folder,
            network: None,
            arrays: Arrays::default(),
            command: String::new(),
        };
        export.command = export.command_of(build);
        export
    }

    /// Exports a build for all targets that it supports.
    pub fn whole(build: &'static UnitBuild) -> Self {
        Self::of(build, &build.targets().collect::<Vec<_>>())
    }

    /// The same as kept in `hw/verilog`.
    pub fn kept(build: &'static UnitBuild) -> Self {
        Self::whole(build).with_layout(Layout::Repository)
    }

    /// The same, with another default form of posdata.
    #[must_use]
    pub fn with_form(mut self, form: PosdataForm) -> Self {
        if self.build.has_posdata {
            self.form = form;
            self.command = self.command_of(self.build);
        }
        self
    }

    /// The same, with the weights of a network file of this name.
    #[must_use]
    pub fn with_network(mut self, file: &str) -> Self {
        self.network = Some(file.to_owned());
        self.command = self.command_of(self.build);
        self
    }

    /// The same, in another layout.
    #[must_use]
    pub fn with_layout(mut self, layout: Layout) -> Self {
        self.layout = layout;
        self.command = self.command_of(self.build);
        self
    }

    /// The same, with another way to write arrays.
    #[must_use]
    pub fn with_arrays(mut self, arrays: Arrays) -> Self {
        self.arrays = arrays;
        self.command = self.command_of(self.build);
        self
    }

    /// The command that writes the files of an inner build.
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
        if let Some(file) = &self.network {
            command += &format!(" --network {file}");
        }
        if self.layout == Layout::Flat {
            command += " --flat";
        }
        if self.arrays == Arrays::Kept {
            command += " --arrays";
        }
        command + " --out DIR"
    }

    /// The devices that it targets.
    fn devices(&self) -> impl Iterator<Item = Device> {
        Device::ALL.iter().copied().filter(|device| {
            self.targets.contains(&device.target()) && self.build.clock_mhz(*device).is_some()
        })
    }

    /// Only the circuit's Verilog files and their list.
    ///
    /// # Errors
    /// If the circuit has no faithful Verilog.
    pub fn circuit(&self) -> Result<Vec<File>, ExportError> {
        let sources = Sources::of(self)?;
        let list = sources.list(self.build.top);
        Ok([sources.own, vec![list]].concat())
    }

    /// The files, in the order of the table above.
    ///
    /// # Errors
    /// [`ExportError`], if the unit has no such build for a target, or the circuit fails rust-hdl's checks, has no faithful
    /// Verilog, or disagrees with the engine.
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
        let arrays = ArrayPorts::of(self)?;
        let boundary = registered::registered(self, &arrays)?;
        let has_boundary = boundary.is_some();
        files.extend(boundary);
        files.extend(harness::file(self, circuit.as_ref(), &arrays)?);
        let memories = build.memories.iter().filter(|memory| self.holds(memory));
        files.extend(memories.map(|memory| File::new(memory.name, memory.text())));
        files.push(File::new(
            format!("{top}_tb.v"),
            bench::bench(self, circuit.as_ref(), &vectors, &arrays),
        ));
        files.push(File::new(
            format!("{top}_vectors.mem"),
            vectors.text.clone(),
        ));
        files.push(formal::properties(self, circuit.as_ref(), &arrays));
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
        if self.layout != Layout::Repository {
            files.extend(LICENCES.map(|(name, text)| File::new(name, text)));
        }
        let reference = reference::reference(self, circuit.as_ref(), &vectors);
        let readme = document::readme(
            self,
            circuit.as_ref(),
            &files,
            &sources,
            &reference,
            &arrays,
        );
        files.push(readme);
        Ok(files)
    }
}
