//! Do the proofs bite? Faults put into the exported Verilog, each of which a lemma must refute; and whether the bench
//! that is shipped with the export finds them too.

use crate::UsageError;
use crate::kit::yosys::Yosys;
use crate::proof::{Limits, Told, prove};
use crate::units::{self, Design, Form, Memories};
use crate::{attack, chains, count, kqkr, make, movegen, repetition, soc, witness};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A change of the Verilog's text.
pub struct Fault {
    /// What is broken.
    pub name: &'static str,
    /// Text that stands once in the Verilog.
    pub right: &'static str,
    /// What stands there instead.
    pub wrong: &'static str,
    /// The lemma that must fail.
    pub lemma: &'static str,
    /// Only those of its cases that hold this text are asked: one is enough.
    pub case: &'static str,
}

/// The faults of a unit.
pub fn of(unit: &str) -> &'static [Fault] {
    match unit {
        "movegen" => movegen::faults::FAULTS,
        "movegen-fast" => movegen::fast::faults::FAULTS,
        "chains" => chains::faults::FAULTS,
        "attack" => attack::faults::FAULTS,
        "count" => count::faults::FAULTS,
        "kqkr" => kqkr::faults::FAULTS,
        "make" => make::faults::FAULTS,
        "repetition" => repetition::faults::FAULTS,
        "soc" => soc::faults::FAULTS,
        _ => &[],
    }
}

/// What to do with each fault.
pub struct Campaign<'a> {
    /// Reads the Verilog.
    pub yosys: &'a Yosys,
    /// The checkout.
    pub root: &'a Path,
    /// Of these units.
    pub units: &'a [&'static str],
    /// On the work.
    pub limits: Limits<'a>,
    /// The shipped bench is run too.
    pub benches: bool,
}

impl Campaign<'_> {
    /// Puts each fault into the first exported form of its unit and has its lemma refute it. True if all are refuted, and
    /// found by the bench if that is run.
    ///
    /// # Errors
    ///
    /// If a fault does not apply, Yosys does not read it, or the bench cannot be run.
    pub fn run(&self) -> Result<bool, UsageError> {
        let (mut count, mut refuted, mut found) = (0, 0, 0);
        for unit in self.units {
            let form = units::forms(self.root, unit).remove(0);
            let verilog = std::fs::read_to_string(&form.file)
                .map_err(|error| UsageError::File(form.file.clone(), error))?;
            for fault in of(unit) {
                count += 1;
                if verilog.matches(fault.right).count() != 1 {
                    return Err(UsageError::Fault(fault.name));
                }
                let verilog = verilog.replace(fault.right, fault.wrong);
                println!("{unit}: {}", fault.name);
                let design = units::read(self.yosys, &form, &verilog)?;
                refuted += usize::from(self.refuted(&design, fault));
                if self.benches {
                    found += usize::from(self.found(&form, &verilog, count)?);
                }
            }
        }
        println!("{refuted} of {count} faults refuted");
        if self.benches {
            println!("{found} of {count} faults found by the shipped benches");
        }
        Ok(refuted == count && (!self.benches || found == count))
    }

    fn refuted(&self, design: &Design, fault: &Fault) -> bool {
        let limits = Limits {
            first_failure: true,
            ..self.limits
        };
        let mut lemmas = units::lemmas(design);
        lemmas.retain(|lemma| lemma.name == fault.lemma);
        for lemma in &mut lemmas {
            lemma.cases.retain(|case| case.name.contains(fault.case));
        }
        let reports = prove(&lemmas, limits, &|_: Told<'_>| {});
        let failures = reports.iter().flat_map(|report| &report.failures);
        match failures
            .into_iter()
            .find(|failure| failure.is_counterexample())
        {
            Some(failure) => {
                println!("  {} by {}", failure.outcome, fault.lemma);
                crate::tell_failure(failure);
                if let Some(found) = witness::find(design, failure, &self.yosys.folder) {
                    println!("    {found}");
                }
                true
            }
            None => {
                println!("  SURVIVES {}", fault.lemma);
                false
            }
        }
    }

    /// The shipped bench does not pass on the changed Verilog.
    fn found(&self, form: &Form, verilog: &str, number: usize) -> Result<bool, UsageError> {
        let shipped = form.file.parent().unwrap_or(Path::new("."));
        let folder = self.yosys.folder.join(format!("fault-{number}"));
        let write = |file: PathBuf| move |error| UsageError::Write(file, error);
        std::fs::create_dir_all(&folder).map_err(write(folder.clone()))?;
        let files =
            std::fs::read_dir(shipped).map_err(|error| UsageError::File(shipped.into(), error))?;
        for file in files.flatten().map(|entry| entry.path()) {
            let name = file.file_name().unwrap_or_default();
            if file.is_file() {
                std::fs::copy(&file, folder.join(name)).map_err(write(folder.join(name)))?;
            }
        }
        let unit = form.file.file_stem().unwrap_or_default();
        let unit = unit.to_string_lossy();
        let changed = folder.join(format!("{unit}.v"));
        std::fs::write(&changed, verilog).map_err(write(changed.clone()))?;
        let output = |program: &str, arguments: &[&str]| {
            Command::new(program)
                .args(arguments)
                .current_dir(&folder)
                .output()
                .map_err(|error| UsageError::Bench(program.to_owned(), error))
        };
        let (top, bench, circuit) = (
            format!("{unit}_tb"),
            format!("{unit}_tb.v"),
            format!("{unit}.v"),
        );
        // The bench's own default first; posdata as logic is a parameter of it.
        let logic = format!("-P{top}.POSDATA_ROM=0");
        let forms: &[&[&str]] = match form.memories {
            Memories::PosdataLogic => &[&[], &[&logic]],
            _ => &[&[]],
        };
        let mut passes = true;
        for parameters in forms {
            let files = ["-g2012", "-s", &top, "-o", "bench.vvp", &bench, &circuit];
            let built = output("iverilog", &[&files[..], parameters].concat())?;
            let ran = output("vvp", &["-n", "bench.vvp"])?;
            let text = String::from_utf8_lossy(&ran.stdout);
            let verdict = |start: &str| text.lines().find(|line| line.starts_with(start));
            passes &= built.status.success() && verdict("PASS").is_some();
            let told = verdict("FAIL").or(verdict("PASS")).unwrap_or("no verdict");
            println!("  shipped bench {}: {told}", parameters.concat());
        }
        Ok(!passes)
    }
}
