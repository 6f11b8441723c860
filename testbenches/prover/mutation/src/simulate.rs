//! Mutants in the shipped bench, under Verilator.

use super::CampaignError;
use super::netlist::{SELECT, SELECT_BITS};
use fpgambit_hw::pins::Port;
use fpgambit_hw::unit::UnitBuild;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A bench that takes so many times as long as on the circuit as it was, and this besides, does not end.
const PATIENCE: u32 = 20;
const PATIENCE_BESIDES: Duration = Duration::from_secs(10);

/// A compiled bench that takes the mutant's number.
pub struct Bench {
    program: PathBuf,
    folder: PathBuf,
    patience: Duration,
}

/// The shipped bench, changed so that it picks a mutant and ends at its first error. Posdata is logic in it, which mutants
/// are made of.
///
/// # Errors
///
/// If it lacks what is changed in it.
pub fn shipped(build: &UnitBuild, bench: &str) -> Result<String, CampaignError> {
    let dut = format!("{} dut (", build.top);
    let picks = format!("{dut} .{SELECT}({SELECT}),");
    let select = format!(
        "reg [{}:0] {SELECT};\n    initial if (!$value$plusargs(\"{SELECT}=%d\", {SELECT})) {SELECT} = 0;\n    integer errors;",
        SELECT_BITS - 1
    );
    let mut text = bench.replace("parameter POSDATA_ROM = 1", "parameter POSDATA_ROM = 0");
    // The mutants' parameters are chosen.
    if let Some((before, after)) = text.split_once(&format!("{} #(", build.top)) {
        let after = after.split_once(" dut (").map_or("", |(_, after)| after);
        text = format!("{before}{dut}{after}");
    }
    // The mutants have no posdata as a memory, and a bench may not name what is nowhere.
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

/// A bench with these texts, each of which must stand in it once, replaced by others.
///
/// # Errors
///
/// If one does not.
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

/// What is compared of an output: all of it, or only while its stream offers something.
pub fn guard(port: &Port, outputs: &[Port]) -> Option<String> {
    let mut valid = outputs.iter().filter_map(|other| {
        let stream = other.name.strip_suffix("_valid")?;
        let of_it = port.name.strip_prefix(stream)?.starts_with('_');
        (of_it && !port.name.ends_with("_valid") && !port.name.ends_with("_ready"))
            .then_some(other.name)
    });
    valid.next_back().map(str::to_owned)
}

/// The signal of one that is killed from outside, for want of memory.
const KILLED: i32 = 9;

impl Bench {
    /// Compiles a bench over a circuit in a folder, which holds its memory files too; optimised, if it is to run often.
    ///
    /// # Errors
    ///
    /// If Verilator is missing or refuses it, or the bench does not pass on the circuit as it was.
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
        // A model that runs a few times is not worth its compiler's time.
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

    /// Runs a mutant: what the bench says against it, or nothing if it passes.
    ///
    /// # Errors
    ///
    /// If the bench cannot be run.
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

    /// Runs a mutant: all that the bench prints, or nothing if it does not end.
    ///
    /// # Errors
    ///
    /// If the bench cannot be run.
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
        // What it prints fits into the pipe: it ends at its first error.
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
    fn what_a_stream_carries_counts_while_it_offers() {
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
