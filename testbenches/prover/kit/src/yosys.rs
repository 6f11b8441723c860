//! Yosys reads the Verilog: the emitter is inside the proof, its source is not read.

use crate::circuit::{Circuit, CircuitError};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Why Yosys gave no circuit.
#[derive(Debug, thiserror::Error)]
pub enum YosysError {
    /// It could not be run.
    #[error("cannot run {program:?}: {error}; testbenches/tools/setup installs it")]
    Missing {
        /// What was called.
        program: PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// It refused the Verilog.
    #[error("yosys refuses {file:?}: {message}")]
    Refused {
        /// The Verilog.
        file: PathBuf,
        /// The line that tells why.
        message: String,
    },
    /// A file between the two could not be read or written.
    #[error("{file:?}: {error}")]
    File {
        /// Which.
        file: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// What it wrote is no circuit.
    #[error(transparent)]
    Circuit(#[from] CircuitError),
    /// What it wrote is no netlist.
    #[error("yosys' netlist of {0:?} is not as expected")]
    Netlist(PathBuf),
}

/// Yosys, and the folder in which it works.
pub struct Yosys {
    /// The program.
    pub program: PathBuf,
    /// Where its files go; not under /tmp, which the WebAssembly build does not share.
    pub folder: PathBuf,
    /// Registers' clocks are queried, for what is written does not tell them.
    pub one_clock: bool,
}

/// Registers that the Verilog names and words of memories are kept even where nothing reads them, so that each has its name.
/// Every x becomes a free input: what is proved holds whatever it is. Registers keep no knowledge of their initial values
/// (no pass here uses them), so that any state can be queried.
const TO_AIGER: &str = "\
{SET}
hierarchy -check -top {TOP}
proc -noopt
setattr -set keep 1 w:* w:$* %d %ci1:+[Q] t:$*dff* %i
opt_expr
opt_clean
memory_collect
memory_map
setattr -set keep 1 t:$*dff*
flatten
opt_expr
opt_clean
check -assert
setundef -anyseq
techmap
setundef -anyseq
opt_expr
opt_clean
dffunmap
{CLOCK}
aigmap
write_aiger -ascii -vmap {OUT}.map {OUT}.aag
";

/// What is selected as asked is an output from here on, and what black boxes answer is an input.
const EXPOSE: &str = "\
select -set asked @asked i:* %d
expose @asked
cutpoint -blackbox
";

/// Every register changes at the rising edge of `clock`.
const ONE_CLOCK: &str = "\
select -assert-none t:$_DFF_N_ t:$_FF_
select -assert-none t:$_DFF_P_ w:clock %co1:+[C] %d";

const TO_NETLIST: &str = "\
{SET}
hierarchy -check -top {TOP}
proc
flatten {MODULE}
opt_expr {MODULE}
opt_clean
memory_collect
memory_dff
opt_clean
write_json {OUT}.json
";

/// A top module, and what its parameters are set to.
pub struct Top {
    /// Its name.
    pub name: &'static str,
    /// Each parameter's name and value, as the Verilog writes it; the others stay at their defaults.
    pub parameters: Vec<(&'static str, &'static str)>,
}

impl Top {
    fn set(&self) -> String {
        let set =
            |(name, value): &(&str, &str)| format!("chparam -set {name} {value} {}\n", self.name);
        self.parameters.iter().map(set).collect()
    }
}

impl Yosys {
    /// The circuit under a module of a file of Verilog.
    ///
    /// # Errors
    ///
    /// If Yosys is missing or refuses the file.
    pub fn circuit(&self, verilog: &str, top: &Top, name: &str) -> Result<Circuit, YosysError> {
        self.aiger(verilog, top, name, TO_AIGER)
    }

    /// The same with modules cut out: their outputs are free inputs.
    ///
    /// # Errors
    ///
    /// If Yosys is missing or refuses the file.
    pub fn circuit_without(
        &self,
        verilog: &str,
        top: &Top,
        modules: &[&str],
        name: &str,
    ) -> Result<Circuit, YosysError> {
        self.circuit_cut(verilog, top, modules, "cutpoint -blackbox\n", name)
    }

    /// The same; what the modules are asked are outputs, for nothing is left that reads it.
    ///
    /// # Errors
    ///
    /// If Yosys is missing or refuses the file.
    pub fn circuit_asked(
        &self,
        verilog: &str,
        top: &Top,
        modules: &[&str],
        name: &str,
    ) -> Result<Circuit, YosysError> {
        let asked = modules
            .iter()
            .map(|module| format!("t:{module} %ci1 w:* %i"));
        let cut = format!(
            "select -set asked {}{}\n{EXPOSE}",
            asked.collect::<Vec<_>>().join(" "),
            " %u".repeat(modules.len().saturating_sub(1)),
        );
        self.circuit_cut(verilog, top, modules, &cut, name)
    }

    /// The same, `cut` being the passes that cut out what is a black box.
    ///
    /// # Errors
    ///
    /// If Yosys is missing or refuses the file.
    pub fn circuit_cut(
        &self,
        verilog: &str,
        top: &Top,
        modules: &[&str],
        cut: &str,
        name: &str,
    ) -> Result<Circuit, YosysError> {
        if modules.is_empty() {
            return self.circuit(verilog, top, name);
        }
        // Before the hierarchy is made: no form's choice of module is in the circuit then, not even by its name.
        let passes = TO_AIGER
            .replace(
                "hierarchy",
                &format!("blackbox {}\nhierarchy", modules.join(" ")),
            )
            .replace("check -assert", &format!("{cut}check -assert"));
        self.aiger(verilog, top, name, &passes)
    }

    /// The same with the words that memories read free: their addresses and their read registers stay.
    ///
    /// # Errors
    ///
    /// If Yosys is missing or refuses the file.
    pub fn circuit_with_any_words(
        &self,
        verilog: &str,
        top: &Top,
        name: &str,
    ) -> Result<Circuit, YosysError> {
        // Queried signals are kept as outputs, for nothing is left that reads them.
        let passes = TO_AIGER
            .replace(
                "memory_map",
                "setattr -set keep 1 w:*read_address_*\ncutpoint t:$mem_v2",
            )
            .replace("flatten", "flatten\nexpose w:*.read_address_*");
        self.aiger(verilog, top, name, &passes)
    }

    fn aiger(
        &self,
        verilog: &str,
        top: &Top,
        name: &str,
        passes: &str,
    ) -> Result<Circuit, YosysError> {
        let clock = if self.one_clock { ONE_CLOCK } else { "" };
        let out = self.run(verilog, top, name, &passes.replace("{CLOCK}", clock))?;
        let read = |kind: &str| {
            let file = out.with_extension(kind);
            std::fs::read_to_string(&file).map_err(|error| YosysError::File { file, error })
        };
        Ok(Circuit::read(&read("aag")?, &read("map")?)?)
    }

    /// The modules of a file as Yosys' netlist in JSON, processes and memories lowered to cells, only this module flat.
    ///
    /// # Errors
    ///
    /// If Yosys is missing or refuses the file.
    pub fn netlist(
        &self,
        verilog: &str,
        top: &Top,
        module: &str,
        name: &str,
    ) -> Result<Value, YosysError> {
        // A module with parameters has a name of Yosys' own before the Verilog's.
        let script = TO_NETLIST.replace("{MODULE}", &format!("*{module}"));
        let out = self.run(verilog, top, name, &script)?;
        let file = out.with_extension("json");
        let text = std::fs::read_to_string(&file).map_err(|error| YosysError::File {
            file: file.clone(),
            error,
        })?;
        serde_json::from_str(&text).map_err(|_| YosysError::Netlist(file))
    }

    /// Runs passes over a file of Verilog: `{SET}` sets the top's parameters, `{TOP}` is its name, `{OUT}` that of the files
    /// to write. Gives the path of those, without an ending.
    ///
    /// # Errors
    ///
    /// If Yosys is missing or refuses the file.
    pub fn run(
        &self,
        verilog: &str,
        top: &Top,
        name: &str,
        passes: &str,
    ) -> Result<PathBuf, YosysError> {
        let file_error = |file: &Path| {
            let file = file.to_owned();
            |error| YosysError::File { file, error }
        };
        std::fs::create_dir_all(&self.folder).map_err(file_error(&self.folder))?;
        let file = self.folder.join(format!("{name}.v"));
        std::fs::write(&file, verilog).map_err(file_error(&file))?;
        let script = format!("read_verilog {name}.v\n{passes}")
            .replace("{SET}", &top.set())
            .replace("{TOP}", top.name)
            .replace("{OUT}", name);
        let script_file = self.folder.join(format!("{name}.ys"));
        std::fs::write(&script_file, script).map_err(file_error(&script_file))?;
        let output = Command::new(&self.program)
            .current_dir(&self.folder)
            .args(["-q", &format!("{name}.ys")])
            .output()
            .map_err(|error| YosysError::Missing {
                program: self.program.clone(),
                error,
            })?;
        if !output.status.success() {
            let text =
                String::from_utf8_lossy(&output.stderr) + String::from_utf8_lossy(&output.stdout);
            let message = text
                .lines()
                .find(|line| line.contains("ERROR"))
                .or(text.lines().rfind(|line| !line.trim().is_empty()))
                .unwrap_or("no reason reported");
            return Err(YosysError::Refused {
                file,
                message: format!("{message} ({})", output.status),
            });
        }
        Ok(self.folder.join(name))
    }
}
