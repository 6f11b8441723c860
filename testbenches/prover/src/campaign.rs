//! Tests that the proofs catch faults: each fault, planted in the exported Verilog, must make its lemma fail.
//!
//! Optionally tests that the bench shipped with the export finds the faults too.

use crate::error::UsageError;
use crate::unit::{Design, Fault, Form, Memories, ProvedUnit};
use crate::{units, witness};
use kit::proof::short;
use kit::prove::{Limits, Progress, prove};
use kit::threads::each;
use kit::verilog::read;
use kit::yosys::Yosys;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A campaign of faults.
pub struct Campaign<'a> {
    /// Reads the Verilog.
    pub yosys: &'a Yosys,
    /// The root of the checkout.
    pub root: &'a Path,
    /// The units.
    pub units: &'a [&'static ProvedUnit],
    /// Limits on the work.
    pub limits: Limits<'a>,
    /// Whether to run the shipped bench too.
    pub benches: bool,
    /// How many faults of each unit to try, from the start of its list.
    pub first: usize,
}

/// The result of a fault.
#[derive(Default)]
struct Outcome {
    refuted: bool,
    found: bool,
    /// The lines to print.
    text: String,
}

impl Campaign<'_> {
    /// Plants each fault in the first exported form of its unit and tries to refute its lemma, one fault per thread at
    /// a time. Returns true if all lemmas fail and, if the bench is run, it finds all faults.
    ///
    /// # Errors
    ///
    /// Returns an error if a fault does not apply, Yosys does not read it, or the bench cannot be run.
    pub fn run(&self) -> Result<bool, UsageError> {
        let mut tasks = Vec::new();
        for &unit in self.units {
            let form = unit.forms(self.root).remove(0);
            let verilog =
                read(&form.file).map_err(|(file, error)| UsageError::File(file, error))?;
            for fault in unit.faults.iter().take(self.first) {
                if verilog.matches(fault.right).count() != 1 {
                    return Err(UsageError::Fault(fault.name));
                }
                let verilog = verilog.replace(fault.right, fault.wrong);
                tasks.push((form.clone(), fault, verilog));
            }
        }
        let numbers: Vec<usize> = (0..tasks.len()).collect();
        let outcomes = each(self.limits.threads, &numbers, |number| {
            let (form, fault, verilog) = &tasks[number];
            let outcome = self.outcome(form, fault, verilog, number)?;
            print!("{}", outcome.text);
            Ok(outcome)
        });
        let outcomes: Result<Vec<Outcome>, UsageError> =
            outcomes.into_iter().map(|(_, outcome)| outcome).collect();
        let (count, outcomes) = (tasks.len(), outcomes?);
        let refuted = outcomes.iter().filter(|outcome| outcome.refuted).count();
        println!("{refuted} of {count} faults refuted");
        let found = outcomes.iter().filter(|outcome| outcome.found).count();
        if self.benches {
            println!("{found} of {count} faults found by the shipped benches");
        }
        Ok(refuted == count && (!self.benches || found == count))
    }

    fn outcome(
        &self,
        form: &Form,
        fault: &Fault,
        verilog: &str,
        number: usize,
    ) -> Result<Outcome, UsageError> {
        let folder = self.yosys.folder.join(format!("fault-{number}"));
        let yosys = Yosys {
            program: self.yosys.program.clone(),
            folder: folder.clone(),
            one_clock: true,
        };
        let design = units::read(&yosys, form, verilog)?;
        let mut outcome = Outcome {
            text: format!("{}: {}\n", form.unit.design, fault.name),
            ..Outcome::default()
        };
        self.refute(&design, fault, &mut outcome);
        if self.benches {
            self.find(form, verilog, &folder, &mut outcome)?;
        }
        Ok(outcome)
    }

    fn refute(&self, design: &Design, fault: &Fault, outcome: &mut Outcome) {
        let limits = Limits {
            threads: 1,
            first_failure: true,
            ..self.limits
        };
        let mut lemmas = design.lemmas();
        lemmas.retain(|lemma| short(lemma.name) == fault.lemma);
        for lemma in &mut lemmas {
            lemma.cases.retain(|case| case.name.contains(fault.case));
        }
        let reports = prove(&lemmas, limits, &|_: Progress<'_>| {});
        let mut failures = reports.iter().flat_map(|report| &report.failures);
        let Some(failure) = failures.find(|failure| failure.is_counterexample()) else {
            outcome.text += &format!("  SURVIVES {}\n", fault.lemma);
            return;
        };
        outcome.refuted = true;
        outcome.text += &format!("  {} by {}\n", failure.outcome, fault.lemma);
        outcome.text += &witness::about(failure);
        if let Some(found) = witness::find(design, failure, &self.yosys.folder) {
            outcome.text += &format!("    {found}\n");
        }
    }

    /// Returns whether the shipped bench reports an error on the changed Verilog.
    fn find(
        &self,
        form: &Form,
        verilog: &str,
        folder: &Path,
        outcome: &mut Outcome,
    ) -> Result<(), UsageError> {
        let shipped = form.file.parent().unwrap_or(Path::new("."));
        let write = |file: PathBuf| move |error| UsageError::Write(file, error);
        let files =
            std::fs::read_dir(shipped).map_err(|error| UsageError::File(shipped.into(), error))?;
        for file in files.flatten().map(|entry| entry.path()) {
            let name = file.file_name().unwrap_or_default();
            if file.is_file() {
                std::fs::copy(&file, folder.join(name)).map_err(write(folder.join(name)))?;
            }
        }
        for memory in form.files() {
            let (from, to) = (form.memory(memory.shipped), folder.join(memory.shipped));
            std::fs::copy(from, &to).map_err(write(to))?;
        }
        let unit = form.file.file_stem().unwrap_or_default();
        let unit = unit.to_string_lossy();
        let changed = folder.join("changed.v");
        std::fs::write(&changed, verilog).map_err(write(changed.clone()))?;
        let output = |program: &str, arguments: &[&str]| {
            Command::new(program)
                .args(arguments)
                .current_dir(folder)
                .output()
                .map_err(|error| UsageError::Bench(program.to_owned(), error))
        };
        let (top, bench, circuit) = (format!("{unit}_tb"), format!("{unit}_tb.v"), "changed.v");
        // Try the bench's default first, then with the parameter that selects posdata as logic.
        let logic = format!("-P{top}.POSDATA_ROM=0");
        let forms: &[&[&str]] = match form.memories {
            Memories::PosdataLogic(_) => &[&[], &[&logic]],
            _ => &[&[]],
        };
        for parameters in forms {
            let files = ["-g2012", "-s", &top, "-o", "bench.vvp", &bench, circuit];
            let built = output("iverilog", &[&files[..], parameters].concat())?;
            if !built.status.success() {
                let text = String::from_utf8_lossy(&built.stderr);
                return Err(UsageError::Refused(changed, text.trim().to_owned()));
            }
            let ran = output("vvp", &["-n", "bench.vvp"])?;
            let text = String::from_utf8_lossy(&ran.stdout);
            let verdict = |start: &str| text.lines().find(|line| line.starts_with(start));
            let found = verdict("FAIL").or(verdict("PASS")).unwrap_or("no verdict");
            outcome.text += &format!("  shipped bench {}: {found}\n", parameters.concat());
            outcome.found = verdict("FAIL").is_some();
            if outcome.found {
                break;
            }
        }
        Ok(())
    }
}
