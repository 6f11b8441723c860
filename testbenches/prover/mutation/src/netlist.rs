//! The mutants of a circuit: one Verilog text contains them all, and an input selects one.

use super::CampaignError;
use fpgambit_hw::unit::UnitBuild;
use fpgambit_prover::unit::POSDATA_ROM;
use kit::verilog::modules;
use kit::yosys::{Top, Yosys};

/// The input that selects a mutant; 0 is the original circuit.
pub const SELECT: &str = "mutant";
/// The width of this input.
pub const SELECT_BITS: u32 = 16;

/// The passes before the mutation. Memories are collected, so that a memory is one cell and not a thousand registers.
/// The hierarchy stays, so that a port can be wrong in a single instance.
const PASSES: &str = "\
{CUT}
{SET}
hierarchy -check -top {TOP}
proc -noopt
opt_expr
opt_clean
memory_collect
mutate -list {COUNT} -seed {SEED} -ctrl {SELECT} {BITS} 1 -o {OUT}.list
script {OUT}.list
write_verilog -noattr {OUT}_mutants.v
";

/// The mutants of one build.
pub struct Mutants {
    /// Yosys' descriptions of the changes, the first mutant first.
    pub list: Vec<String>,
    /// The circuit with all mutants.
    pub verilog: String,
    /// The modules that are not mutated: memories with a file of contents.
    pub cut: Vec<String>,
    /// The modules that are large memories; they have mutants too.
    pub large: Vec<String>,
}

impl Mutants {
    /// Lets Yosys select this many mutants, by a seed.
    ///
    /// # Errors
    ///
    /// Returns an error if Yosys is missing, or rejects the circuit.
    pub fn of(
        yosys: &Yosys,
        build: &UnitBuild,
        verilog: &str,
        count: usize,
        seed: u64,
    ) -> Result<Mutants, CampaignError> {
        let cut = with_files(verilog);
        let names: Vec<&str> = cut.iter().map(|(name, _)| *name).collect();
        let blackbox = match names.is_empty() {
            true => String::new(),
            false => format!("blackbox {}", names.join(" ")),
        };
        let passes = PASSES
            .replace("{CUT}", &blackbox)
            .replace("{COUNT}", &count.to_string())
            .replace("{SEED}", &seed.to_string())
            .replace("{SELECT}", SELECT)
            .replace("{BITS}", &SELECT_BITS.to_string());
        let top = Top {
            name: build.top,
            // Posdata is mutated as logic, not as a memory.
            parameters: match build.has_posdata {
                true => vec![(POSDATA_ROM, "0")],
                false => Vec::new(),
            },
        };
        let out = yosys.run(verilog, &top, build.folder, &passes)?;
        let read = |ending: &str| {
            let file = out.with_file_name(format!("{}{ending}", build.folder));
            std::fs::read_to_string(&file).map_err(|error| CampaignError::File(file, error))
        };
        let list: Vec<String> = read(".list")?
            .lines()
            .filter(|line| line.starts_with("mutate "))
            .map(described)
            .collect();
        let mut verilog = read("_mutants.v")?;
        // Add the parameters back with which callers set the form of posdata and the memory files.
        let mut parameters = Vec::new();
        if build.has_posdata {
            parameters.push(format!("{POSDATA_ROM} = 0"));
        }
        for (_, text) in &cut {
            if let Some((name, file)) = set_by_top(build.top, text, &mut verilog) {
                parameters.push(format!("{name} = \"{file}\""));
            }
        }
        if !parameters.is_empty() {
            let head = format!("module {}(", build.top);
            let new = format!(
                "module {} #(parameter {}) (",
                build.top,
                parameters.join(", ")
            );
            verilog = verilog.replacen(&head, &new, 1);
        }
        for (_, text) in &cut {
            verilog += text;
        }
        let large = modules(&verilog).filter(|(_, text)| bits(text) > LARGE);
        let large: Vec<&str> = large.map(|(name, _)| name).collect();
        let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
        Ok(Mutants {
            large: owned(
                large
                    .into_iter()
                    .filter(|name| !names.contains(name))
                    .collect(),
            ),
            cut: owned(names),
            list,
            verilog,
        })
    }

    /// Whether a mutant is in one of the large memories.
    pub fn is_in_large(&self, mutant: usize) -> bool {
        self.large.iter().any(|name| name == self.module(mutant))
    }

    /// Whether a mutant changes a clock. Such mutants are not compared, because the comparison has a single clock for
    /// all registers.
    pub fn is_of_clock(&self, mutant: usize) -> bool {
        let (_, rest) = self.list[mutant - 1]
            .split_once(", port ")
            .unwrap_or_default();
        let port = rest.split(' ').next().unwrap_or(rest);
        port == "clock" || port.ends_with("CLK")
    }

    /// Returns the mutant's module, by its own name.
    pub fn module(&self, mutant: usize) -> &str {
        let (_, rest) = self.list[mutant - 1].split_once(" in ").unwrap_or_default();
        let name = rest.split(',').next().unwrap_or(rest);
        name.rsplit('\\').next().unwrap_or(name)
    }
}

/// A memory with more bits than this is large.
const LARGE: u32 = 2_048;

/// Makes an instance in the top module take its memory file's name from a parameter again; Yosys has replaced the
/// parameter by the name. Returns the parameter and the file. A deeper instance keeps the file's name.
fn set_by_top(top: &str, module: &str, verilog: &mut String) -> Option<(String, String)> {
    let (_, rest) = module.split_once("parameter ")?;
    let (name, _) = rest.split_once(' ')?;
    let (before, rest) = verilog.split_once(&format!(".{name}(\""))?;
    let (_, around) = before.rsplit_once("\nmodule ")?;
    if !around.starts_with(&format!("{top}(")) {
        return None;
    }
    let (file, rest) = rest.split_once('"')?;
    let found = (name.to_owned(), file.to_owned());
    *verilog = format!("{before}.{name}({name}{rest}");
    Some(found)
}

/// Returns the modules that read a file, with their text. Posdata's module is left out, because posdata is logic in the
/// mutants.
fn with_files(verilog: &str) -> Vec<(&str, &str)> {
    modules(verilog)
        .filter(|(_, text)| text.contains("$readmemh") && !text.contains("POSDATA_FILE"))
        .collect()
}

/// Returns the bits of a module's largest memory, from Yosys' declaration: `reg [16:0] words [1023:0];`.
fn bits(module: &str) -> u32 {
    let declared = |line: &str| {
        let mut parts = line.trim().strip_prefix("reg [")?.split(":0]");
        let width: u32 = parts.next()?.parse().ok()?;
        let (_, deepest) = parts.next()?.split_once('[')?;
        let deepest: u32 = deepest.parse().ok()?;
        Some((width + 1) * (deepest + 1))
    };
    module.lines().filter_map(declared).max().unwrap_or(0)
}

/// Removes from a line of Yosys' list the parts that are the same in every line.
fn described(line: &str) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    let of = |option: &str| {
        let at = words.iter().position(|word| *word == option)?;
        words.get(at + 1).copied()
    };
    let mut text = of("-mode").unwrap_or("").to_owned();
    for (option, before) in [
        ("-module", " in "),
        ("-cell", ", cell "),
        ("-port", ", port "),
        ("-portbit", " bit "),
        ("-ctrlbit", " by bit "),
        ("-wire", ", wire "),
        ("-src", ", "),
    ] {
        if let Some(value) = of(option) {
            text += before;
            text += value;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_that_read_a_file_are_found() {
        let verilog = "\nmodule one (\n);\nendmodule\n\n// A memory.\nmodule two_rom #(\n  parameter F = \"\"\n);\n  \
                       initial $readmemh(F, words);\nendmodule\n\nmodule three ();\nendmodule\n";
        let found = with_files(verilog);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].0, "two_rom");
        assert!(found[0].1.ends_with("\nendmodule\n") && !found[0].1.contains("three"));
    }

    #[test]
    fn memory_size_is_counted_in_bits() {
        assert_eq!(
            bits("  reg [16:0] words [1023:0];\n  reg [7:0] x;\n"),
            17 * 1024
        );
        assert_eq!(bits("  reg [7:0] x;\n  wire y;\n"), 0);
    }

    #[test]
    fn clock_mutants_are_recognised_by_port_name() {
        let change = |port: &str| format!("inv in m, cell c, port {port} bit 0, m.v:9.2");
        let list: Vec<String> = ["CLK", "RD_CLK", "clock", "D", "clocks"]
            .iter()
            .map(|port| change(port))
            .collect();
        let mutants = Mutants {
            list,
            verilog: String::new(),
            cut: Vec::new(),
            large: Vec::new(),
        };
        let found: Vec<bool> = (1..=5).map(|number| mutants.is_of_clock(number)).collect();
        assert_eq!(found, [true, true, true, false, false]);
    }

    #[test]
    fn mutant_description_names_the_change() {
        let line = "mutate -ctrl mutant 16 2 -mode cnot1 -module m -cell $or$m.v:9$1 -port A -portbit 0 -ctrlbit 2 -src m.v:9.2";
        assert_eq!(
            described(line),
            "cnot1 in m, cell $or$m.v:9$1, port A bit 0 by bit 2, m.v:9.2"
        );
    }
}
