//! Do the proofs bite? Faults put into the exported Verilog, each of which a lemma must refute.

use crate::UsageError;
use crate::kit::yosys::Yosys;
use crate::proof::{Limits, prove};
use crate::{movegen, repetition, units};
use std::path::Path;

/// A change of the Verilog's text.
pub struct Fault {
    /// What is broken.
    pub name: &'static str,
    /// The unit.
    pub unit: &'static str,
    /// Text that stands once in the Verilog.
    pub right: &'static str,
    /// What stands there instead.
    pub wrong: &'static str,
    /// The lemma that must fail.
    pub lemma: &'static str,
}

/// Puts each fault of these units into the first exported form and has its lemma refute it. True if all are refuted.
///
/// # Errors
///
/// If a fault does not apply, or Yosys does not read it.
pub fn refute(
    yosys: &Yosys,
    root: &Path,
    units: &[&str],
    limits: Limits,
) -> Result<bool, UsageError> {
    let limits = Limits {
        first_failure: true,
        ..limits
    };
    let mut survivors = 0;
    let mut count = 0;
    for fault in movegen::names::FAULTS
        .iter()
        .chain(repetition::names::FAULTS)
    {
        if !units.contains(&fault.unit) {
            continue;
        }
        count += 1;
        let mut form = units::forms(root, fault.unit).remove(0);
        let verilog = std::fs::read_to_string(&form.file)
            .map_err(|error| UsageError::File(form.file.clone(), error))?;
        if verilog.matches(fault.right).count() != 1 {
            return Err(UsageError::Fault(fault.name));
        }
        let verilog = verilog.replace(fault.right, fault.wrong);
        form.name = format!("{} fault {count}", form.name);
        let design = units::read(yosys, &form, &verilog)?;
        let mut lemmas = units::lemmas(&design);
        lemmas.retain(|lemma| lemma.name == fault.lemma);
        let reports = prove(&lemmas, limits, &|_| {});
        match reports.iter().flat_map(|report| &report.failures).next() {
            Some(failure) => {
                println!(
                    "{}: {}: {} by {}: {}",
                    fault.unit, fault.name, failure.outcome, fault.lemma, failure.goal
                );
                if let Some(found) = crate::witness::find(&design, failure) {
                    println!("  {found}");
                }
            }
            None => {
                survivors += 1;
                println!("{}: {}: SURVIVES {}", fault.unit, fault.name, fault.lemma);
            }
        }
    }
    println!("{} of {count} faults refuted", count - survivors);
    Ok(survivors == 0)
}
