//! Reads Verilog through Yosys.
//!
//! So the proofs are about the emitted Verilog, and need not trust the emitter.

use crate::circuit::{Circuit, CircuitError};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Why Yosys returned no circuit.
#[derive(Debug, thiserror::Error)]
pub enum YosysError {
    /// Yosys could not be run.
    #[error("cannot run {program:?}: {error}; testbenches/tools/setup installs it")]
    Missing {
        /// The program that was called.
        program: PathBuf,
        /// The system's error.
        error: std::io::Error,
    },
    /// Yosys rejected the Verilog.
    #[error("yosys refuses {file:?}: {message}")]
    Refused {
        /// The Verilog file.
        file: PathBuf,
        /// The line that states the reason.
        message: String,
    },
    /// An intermediate file could not be read or written.
    #[error("{file:?}: {error}")]
    File {
        /// The file.
        file: PathBuf,
        /// The system's error.
        error: std::io::Error,
    },
    /// The output is not a circuit.
    #[error(transparent)]
    Circuit(#[from] CircuitError),
    /// The output is not a netlist.
    #[error("yosys' netlist of {0:?} is not as expected")]
    Netlist(PathBuf),
}

/// Yosys, and its working folder.
pub struct Yosys {
    /// The program.
    pub program: PathBuf,
    /// The folder for its files; not under /tmp, which the WebAssembly build does not share.
    pub folder: PathBuf,
    /// Whether to check that all registers have one clock, which AIGER does not show.
    pub one_clock: bool,
}

/// The passes that write AIGER. Registers that the Verilog names and words of memories are kept even if nothing reads
/// them, so that each has its name. Every x becomes an unconstrained input, so that proofs hold for any value of it. No
/// pass here uses the registers' initial values, so that a proof can begin in any state.
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

/// From here on the wires selected as `asked` are outputs, and the outputs of black boxes are inputs.
const EXPOSE: &str = "\
select -set asked @asked i:* %d
expose @asked
cutpoint -blackbox
";

/// The passes that check that every register changes at the rising edge of `clock`.
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

/// A top module, and the values of its parameters.
pub struct Top {
    /// The module's name.
    pub name: &'static str,
    /// Name and value of each parameter, as the Verilog writes it; the others keep their defaults.
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
    /// Reads the circuit under a module of a Verilog file.
    ///
    /// # Errors
    ///
    /// Returns an error if Yosys is missing or rejects the file.
    pub fn circuit(&self, verilog: &str, top: &Top, name: &str) -> Result<Circuit, YosysError> {
        self.aiger(verilog, top, name, TO_AIGER)
    }

    /// Reads the circuit with some modules cut out: their outputs become unconstrained inputs.
    ///
    /// # Errors
    ///
    /// Returns an error if Yosys is missing or rejects the file.
    pub fn circuit_without(
        &self,
        verilog: &str,
        top: &Top,
        modules: &[&str],
        name: &str,
    ) -> Result<Circuit, YosysError> {
        self.circuit_cut(verilog, top, modules, "cutpoint -blackbox\n", name)
    }

    /// Reads the circuit with some modules cut out, and turns their inputs into outputs of the circuit, because nothing
    /// else reads them.
    ///
    /// # Errors
    ///
    /// Returns an error if Yosys is missing or rejects the file.
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

    /// Reads the circuit with these modules as black boxes, which the passes `cut` cut out.
    ///
    /// # Errors
    ///
    /// Returns an error if Yosys is missing or rejects the file.
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
        // Cut before the hierarchy is built, so that the circuit does not depend on which module a form selects, not
        // even by name.
        let passes = TO_AIGER
            .replace(
                "hierarchy",
                &format!("blackbox {}\nhierarchy", modules.join(" ")),
            )
            .replace("check -assert", &format!("{cut}check -assert"));
        self.aiger(verilog, top, name, &passes)
    }

    /// Reads the circuit with unconstrained memory words; addresses and read registers stay.
    ///
    /// # Errors
    ///
    /// Returns an error if Yosys is missing or rejects the file.
    pub fn circuit_with_any_words(
        &self,
        verilog: &str,
        top: &Top,
        name: &str,
    ) -> Result<Circuit, YosysError> {
        // Nothing reads the addresses and enables any more, so they are kept as outputs.
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

    /// Returns the modules of a file as Yosys' JSON netlist, with processes and memories as cells, and with only this
    /// module flattened.
    ///
    /// # Errors
    ///
    /// Returns an error if Yosys is missing or rejects the file.
    pub fn netlist(
        &self,
        verilog: &str,
        top: &Top,
        module: &str,
        name: &str,
    ) -> Result<Value, YosysError> {
        // Yosys puts a prefix before the name of a module with parameters.
        let script = TO_NETLIST.replace("{MODULE}", &format!("*{module}"));
        let out = self.run(verilog, top, name, &script)?;
        let file = out.with_extension("json");
        let text = std::fs::read_to_string(&file).map_err(|error| YosysError::File {
            file: file.clone(),
            error,
        })?;
        serde_json::from_str(&text).map_err(|_| YosysError::Netlist(file))
    }

    /// Runs passes over a Verilog file. `{SET}` sets the parameters of the top module, `{TOP}` is its name, `{OUT}` the
    /// name of the files to write. Returns the path of these files without an extension.
    ///
    /// # Errors
    ///
    /// Returns an error if Yosys is missing or rejects the file.
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
