//! Runs mutants in the shipped bench, under Verilator.

use super::CampaignError;
use super::netlist::{SELECT, SELECT_BITS};
use fpgambit_hw::pins::Port;
use fpgambit_hw::unit::UnitBuild;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A bench that runs longer than this multiple of the original run, plus this time, counts as endless.
const PATIENCE: u32 = 20;
const PATIENCE_BESIDES: Duration = Duration::from_secs(10);

/// A compiled bench to which the mutant's number is passed.
pub struct Bench {
    program: PathBuf,
    folder: PathBuf,
    patience: Duration,
}

/// Returns the shipped bench, edited so that it selects a mutant and ends at its first error. It has posdata as logic,
/// which is the form that is mutated.
///
/// # Errors
///
/// Returns an error if the bench lacks a text to edit.
pub fn shipped(build: &UnitBuild, bench: &str) -> Result<String, CampaignError> {
    let dut = format!("{} dut (", build.top);
    let picks = format!("{dut} .{SELECT}({SELECT}),");
    let select = format!(
        "reg [{}:0] {SELECT};\n    initial if (!$value$plusargs(\"{SELECT}=%d\", {SELECT})) {SELECT} = 0;\n    integer errors;",
        SELECT_BITS - 1
    );
    let mut text = bench.replace("parameter POSDATA_ROM = 1", "parameter POSDATA_ROM = 0");
    // The mutants' parameters are fixed.
    if let Some((before, after)) = text.split_once(&format!("{} #(", build.top)) {
        let after = after.split_once(" dut (").map_or("", |(_, after)| after);
        text = format!("{before}{dut}{after}");
    }
    // The mutants have no posdata memory, and a bench may not refer to a module that does not exist.
    while let Some((before, after)) = text.split_once(".as_rom.") {
        let start = before.rfind("dut.").unwrap_or(before.len());
        let after = after.split_once(']').map_or("", |(_, after)| after);
        text = format!("{}12'd0{after}", &before[..start]);
    }
    let edits = [
        (dut.as_str(), picks.as_str()),
        ("integer errors;", &select),
        (
            "errors = errors + 1;",
            "errors = errors + 1;\n            $display(\"FAIL at clock %0d\", clocks);\n            $finish;",
        ),
    ];
    edited(build, text, &edits)
}

/// Replaces texts in a bench; each must occur exactly once.
///
/// # Errors
///
/// Returns an error if one does not.
pub fn edited(
    build: &UnitBuild,
    mut text: String,
    edits: &[(&str, &str)],
) -> Result<String, CampaignError> {
    for &(right, wanted) in edits {
        if text.matches(right).count() != 1 {
            return Err(CampaignError::Bench(
                build.folder.to_owned(),
                right.to_owned(),
            ));
        }
        text = text.replace(right, wanted);
    }
    Ok(text)
}

/// Returns the valid signal of an output's stream, which must be high for the output to count; `None` if the output
/// always counts.
pub fn guard(port: &Port, outputs: &[Port]) -> Option<String> {
    let mut valid = outputs.iter().filter_map(|other| {
        let stream = other.name.strip_suffix("_valid")?;
        let of_it = port.name.strip_prefix(stream)?.starts_with('_');
        (of_it && !port.name.ends_with("_valid") && !port.name.ends_with("_ready"))
            .then_some(other.name)
    });
    valid.next_back().map(str::to_owned)
}

/// The signal with which the system ends a process when memory runs out.
const KILLED: i32 = 9;

impl Bench {
    /// Compiles a bench over a circuit, in a folder that also contains its memory files; optimised if it will run
    /// often.
    ///
    /// # Errors
    ///
    /// Returns an error if Verilator is missing or rejects it, or if the bench does not pass on the original circuit.
    pub fn new(
        verilator: &Path,
        folder: &Path,
        top: &str,
        bench: &str,
        circuit: &str,
        optimised: bool,
    ) -> Result<Bench, CampaignError> {
        let write = |name: &str, text: &str| {
            let file = folder.join(name);
            std::fs::write(&file, text).map_err(|error| CampaignError::File(file, error))
        };
        let (bench_file, objects) = (format!("{top}.v"), format!("{top}.objects"));
        write(&bench_file, bench)?;
        write("mutants.v", circuit)?;
        let missing = |error| CampaignError::Verilator(verilator.to_owned(), error);
        // Optimising does not pay off for a model that runs only a few times.
        let flags = if optimised {
            "-std=c++20 -O1"
        } else {
            "-std=c++20 -O0"
        };
        let built = Command::new(verilator)
            .current_dir(folder)
            .args(["--binary", "--timing", "-Wno-fatal", "-j", "0", "--Mdir"])
            .args([&objects, "-CFLAGS", flags, "--top-module", top])
            .args([&bench_file, "mutants.v"])
            .output()
            .map_err(missing)?;
        if !built.status.success() {
            let text = String::from_utf8_lossy(&built.stderr);
            let line = text.lines().find(|line| line.contains("%Error"));
            return Err(CampaignError::Refused(
                folder.join(bench_file),
                line.unwrap_or("no reason reported").to_owned(),
            ));
        }
        let mut bench = Bench {
            program: folder.join(objects).join(format!("V{top}")),
            folder: folder.to_owned(),
            patience: Duration::from_secs(600),
        };
        let begun = Instant::now();
        if let Some(note) = bench.kills(0)? {
            return Err(CampaignError::Unchanged(bench.program, note));
        }
        bench.patience = begun.elapsed() * PATIENCE + PATIENCE_BESIDES;
        Ok(bench)
    }

    /// Runs a mutant, and returns the bench's error, or nothing if the bench passes.
    ///
    /// # Errors
    ///
    /// Returns an error if the bench cannot be run.
    pub fn kills(&self, mutant: usize) -> Result<Option<String>, CampaignError> {
        let Some(text) = self.says(mutant)? else {
            return Ok(Some("it does not end".to_owned()));
        };
        let verdict = |word: &str| text.lines().find(|line| line.starts_with(word));
        Ok(match (verdict("FAIL"), verdict("PASS")) {
            (None, Some(_)) => None,
            (Some(line), _) => Some(line.to_owned()),
            (None, None) => Some("it ends without a verdict".to_owned()),
        })
    }

    /// Runs a mutant, and returns everything that the bench prints, or nothing if it does not end.
    ///
    /// # Errors
    ///
    /// Returns an error if the bench cannot be run.
    pub fn says(&self, mutant: usize) -> Result<Option<String>, CampaignError> {
        let missing = |error| CampaignError::File(self.program.clone(), error);
        let mut child = Command::new(&self.program)
            .current_dir(&self.folder)
            .arg(format!("+{SELECT}={mutant}"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(missing)?;
        let begun = Instant::now();
        // The output fits into the pipe, because the bench ends at its first error.
        while child.try_wait().map_err(missing)?.is_none() {
            if begun.elapsed() > self.patience {
                child.kill().map_err(missing)?;
                child.wait().map_err(missing)?;
                return Ok(None);
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        let output = child.wait_with_output().map_err(missing)?;
        if output.status.signal() == Some(KILLED) {
            return Err(missing(std::io::Error::other("it was killed")));
        }
        Ok(Some(String::from_utf8_lossy(&output.stdout).into_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fpgambit_hw::pins::Direction;

    #[test]
    fn stream_words_are_guarded_by_their_valid_signal() {
        let port = |name| Port::new(name, Direction::Output, 1);
        let outputs = [
            port("load_ready"),
            port("move_valid"),
            port("move_word"),
            port("cycles"),
        ];
        let guards: Vec<Option<String>> =
            outputs.iter().map(|port| guard(port, &outputs)).collect();
        assert_eq!(guards, [None, None, Some("move_valid".to_owned()), None]);
    }
}
