//! Faults planted by hand in an exported circuit, each of which its shipped bench must find.
//!
//! One Verilog text contains all faults, so the bench is compiled only once: a register of the bench selects the right
//! or the wrong expression of each fault.

mod search;

use super::simulate::{Bench, edited};
use super::{Arguments, Campaign, CampaignError};
use fpgambit_hw::unit::{Build, UnitBuild};
use kit::threads::each;
use std::collections::BTreeMap;
use std::fmt::Write;

/// A wrong expression.
pub struct Fault {
    /// Description of the fault.
    pub name: &'static str,
    /// The text before the expression; the two together occur once in the Verilog.
    pub before: &'static str,
    /// The right expression.
    pub right: &'static str,
    /// The wrong expression.
    pub wrong: &'static str,
}

macro_rules! planted {
    ($($name:literal: $before:literal $right:literal => $wrong:literal;)*) => {
        &[$($crate::planted::Fault {
            name: $name,
            before: $before,
            right: $right,
            wrong: $wrong,
        }),*]
    };
}
use planted;

/// The units with faults.
const UNITS: &[(&str, &[Fault])] = &[("search", search::FAULTS)];

/// The register that selects a fault, from 1; 0 is none.
const SELECT: &str = "planted";

/// Returns the faults planted in this build, if there are any: only compact builds have some.
fn of(build: &UnitBuild) -> Option<&'static [Fault]> {
    let is_one = |unit: &str| unit == build.unit && build.build == Build::Compact;
    let unit = UNITS.iter().find(|(unit, _)| is_one(unit));
    unit.map(|(_, faults)| *faults)
}

/// Returns the units with faults.
pub fn unit_names() -> Vec<&'static str> {
    UNITS.iter().map(|(unit, _)| *unit).collect()
}

/// Plants the faults of these units, and runs the shipped bench against each. Returns true if the bench finds all.
///
/// # Errors
///
/// Returns an error if a fault does not apply, or if the bench cannot be run.
pub fn run(
    arguments: &Arguments,
    builds: &[&'static UnitBuild],
    threads: usize,
) -> Result<bool, CampaignError> {
    let named = !arguments.units.is_empty();
    let mut all = true;
    for build in builds {
        match of(build) {
            Some(faults) => all &= Campaign::new(arguments, build, threads)?.plant(faults)?,
            None if named && build.build == Build::Compact => {
                return Err(CampaignError::Unplanted(build.unit));
            }
            None => {}
        }
    }
    Ok(all)
}

impl Campaign<'_> {
    fn plant(&self, faults: &[Fault]) -> Result<bool, CampaignError> {
        let unit = self.build.top;
        let top = format!("{unit}_tb");
        let verilog = with_all(&self.verilog()?, faults, &top)?;
        let bench = observed(self.build, &self.read(&format!("{top}.v"))?)?;
        self.copy_memories()?;
        let bench = Bench::new(&self.verilator, &self.folder, &top, &bench, &verilog, true)?;
        println!(
            "{}: {} faults planted; without them the shipped bench passes",
            self.build,
            faults.len()
        );
        let vectors = self.read(&format!("{unit}_vectors.mem"))?;
        let names = VectorNames::of(&vectors);
        let numbers: Vec<usize> = (0..faults.len()).collect();
        let found = each(self.threads, &numbers, |number| {
            let said = bench.says(number + 1)?;
            let found = said
                .as_deref()
                .map_or(Some(ENDLESS.to_owned()), |said| finding(said, &names));
            let text = found.as_deref().unwrap_or("SURVIVES");
            println!("  {}\n    {text}", faults[number].name);
            Ok(found.is_some())
        });
        let found = found.into_iter().map(|(_, found)| found);
        let found: Vec<bool> = found.collect::<Result<_, CampaignError>>()?;
        let count = found.iter().filter(|found| **found).count();
        println!(
            "{}: {count} of {} faults found by the shipped bench",
            self.build,
            faults.len()
        );
        Ok(count == faults.len())
    }
}

const ENDLESS: &str = "the bench does not end";

/// Returns the Verilog with all faults.
fn with_all(verilog: &str, faults: &[Fault], top: &str) -> Result<String, CampaignError> {
    // Several faults may share a place.
    let mut places: BTreeMap<usize, (&str, String)> = BTreeMap::new();
    for (number, fault) in (1..).zip(faults) {
        let place = format!("{}{}", fault.before, fault.right);
        let mut starts = verilog.match_indices(&place);
        let (Some((start, _)), None) = (starts.next(), starts.next()) else {
            return Err(CampaignError::Fault(fault.name, place));
        };
        let (right, choice) = places
            .entry(start + fault.before.len())
            .or_insert((fault.right, String::new()));
        if *right != fault.right {
            return Err(CampaignError::Overlap(fault.name));
        }
        let wrong = fault.wrong;
        write!(choice, "{top}.{SELECT} == {number} ? ({wrong}) : ").expect("a string grows");
    }
    let (mut text, mut done) = (String::new(), 0);
    for (start, (right, choice)) in places {
        if start < done {
            return Err(CampaignError::Overlap(right));
        }
        text += &verilog[done..start];
        text += &format!("({choice}({right}))");
        done = start + right.len();
    }
    Ok(text + &verilog[done..])
}

/// Returns the shipped bench, edited so that it selects a fault and ends at its first error.
fn observed(build: &UnitBuild, bench: &str) -> Result<String, CampaignError> {
    let select = format!(
        "integer {SELECT};\n    initial if (!$value$plusargs(\"{}=%d\", {SELECT})) {SELECT} = 0;\n    integer errors;",
        super::netlist::SELECT
    );
    let edits = [
        ("integer errors;", select.as_str()),
        (
            "#1 clock = 1'b1;",
            "if (errors != 0) $finish;\n            #1 clock = 1'b1;",
        ),
    ];
    edited(build, bench.to_owned(), &edits)
}

/// Returns the bench's error and the vector in which it occurred, or nothing if the bench passes.
fn finding(said: &str, names: &VectorNames<'_>) -> Option<String> {
    if said.lines().any(|line| line.starts_with("PASS")) {
        return None;
    }
    let mut lines = said.lines().filter(|line| !line.starts_with("FAIL"));
    let Some(first) = lines.find(|line| line.starts_with("error ")) else {
        return Some("it ends without a verdict".to_owned());
    };
    let word = first.rsplit_once("word ").map(|(_, word)| word);
    let name = word.and_then(|word| names.at(word.parse().ok()?));
    // The reports about one clock.
    let notes = lines.filter(|line| line.starts_with("    ")).map(str::trim);
    let notes: Vec<&str> = notes.collect();
    let at = first.split_once(", ").map_or(first, |(_, at)| at);
    Some(format!(
        "{} ({at}): {}",
        name.unwrap_or("?"),
        notes.join("; ")
    ))
}

/// The names of the vectors, each with the number of its first word.
struct VectorNames<'a>(Vec<(usize, &'a str)>);

impl<'a> VectorNames<'a> {
    fn of(vectors: &'a str) -> Self {
        let (mut names, mut words) = (Vec::new(), 0);
        for line in vectors.lines() {
            match line.strip_prefix("// ") {
                Some(name) => names.push((words, name)),
                None => words += line.split_ascii_whitespace().count(),
            }
        }
        VectorNames(names)
    }

    fn at(&self, word: usize) -> Option<&'a str> {
        let after = self.0.partition_point(|(first, _)| *first <= word);
        Some(self.0.get(after.checked_sub(1)?)?.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAULTS: &[Fault] = planted! {
        "always": "y = " "a & b" => "1'b1";
        "never": "y = " "a & b" => "1'b0";
        "or": "z = " "a" => "b";
    };

    /// This test detects, without a simulator, that a change to the circuit has moved a fault's place.
    #[test]
    fn all_faults_apply() {
        for (unit, faults) in UNITS {
            let file = format!("hw/verilog/{unit}/fpgambit_{unit}.f");
            let verilog = kit::verilog::read(&fpgambit_prover::unit::root().join(file));
            with_all(&verilog.unwrap(), faults, "tb").unwrap();
        }
    }

    #[test]
    fn planted_number_selects_the_fault() {
        let text = with_all("y = a & b; z = a;", FAULTS, "tb").unwrap();
        assert_eq!(
            text,
            "y = (tb.planted == 1 ? (1'b1) : tb.planted == 2 ? (1'b0) : (a & b)); z = (tb.planted == 3 ? (b) : (a));"
        );
    }

    #[test]
    fn fault_without_a_unique_match_is_rejected() {
        for verilog in ["y = a & b;", "y = a & b; z = a; z = a;"] {
            let error = with_all(verilog, FAULTS, "tb").unwrap_err();
            assert!(error.to_string().contains("\"or\""), "{error}");
        }
    }

    #[test]
    fn overlapping_faults_are_rejected() {
        const OVERLAPPING: &[Fault] = planted! {
            "both": "y = " "a & b" => "1'b1";
            "one": "y = a & " "b" => "1'b1";
        };
        assert!(with_all("y = a & b;", OVERLAPPING, "tb").is_err());
    }

    #[test]
    fn finding_names_the_failing_vector() {
        let names = VectorNames::of("// 1: start\n1 2\n3\n// 2: mate\n4\n");
        let said = "error 1, clock 7: word 3\n    tag 5\n    move 6\nFAIL x: 2 errors\n";
        let expected = "2: mate (clock 7: word 3): tag 5; move 6";
        assert_eq!(finding(said, &names).unwrap(), expected);
        assert_eq!(finding("PASS x\n", &names), None);
    }
}
