//! Runs the shipped bench against single faults of a circuit, a thousand at once: each fault has a lane.

use super::arguments::CampaignError;
use super::campaign::Campaign;
use super::equal::Comparison;
use super::netlist::{Mutants, SELECT, SELECT_BITS};
use super::played::{Played, Verdict};
use super::simulate::{self, Bench};
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::UnitBuild;
use fpgambit_netlist::{Fault, Faults, Netlist, Reader, Written};
use kit::threads::each;
use std::time::Instant;

/// Units whose bench runs against a thousand faults within seconds; compact builds.
const QUICK: &[&str] = &["kqkr", "make"];
/// Faults of each of these units in the short run.
const SOME: usize = 1_023;
/// Percentage of these faults that the bench must find. Fewer are missed, and none is known to be equal.
pub const LEAST: usize = 98;

/// Whether the short run plays a build in lanes.
pub fn is_quick(build: &UnitBuild) -> bool {
    QUICK.contains(&build.unit)
}

/// The bench's verdicts on the single faults of a build.
pub struct Sample {
    faults: Faults,
    asked: Vec<Fault>,
    verdicts: Vec<Verdict>,
    /// Seconds of the run.
    pub seconds: f64,
}

impl Sample {
    /// Returns the number of faults.
    pub fn count(&self) -> usize {
        self.asked.len()
    }

    /// Returns the number of faults that the bench finds.
    pub fn killed(&self) -> usize {
        let dies = |verdict: &&Verdict| matches!(verdict, Verdict::Dies(_));
        self.verdicts.iter().filter(dies).count()
    }

    /// Returns the number of faults that neither pass nor fail within the time limit; they do not count as found.
    fn endless(&self) -> usize {
        self.count() - self.killed() - self.survivors().len()
    }

    fn survivors(&self) -> Vec<Fault> {
        let both = self.asked.iter().zip(&self.verdicts);
        both.filter(|(_, verdict)| **verdict == Verdict::Passes)
            .map(|(fault, _)| *fault)
            .collect()
    }
}

/// The result for the faults that the bench does not find.
#[derive(Default)]
pub struct Survivors {
    /// Number proved equal.
    pub equal: usize,
    /// Names of the others, and what is known about them.
    pub open: Vec<String>,
    /// Number that random inputs distinguish from the circuit; these inputs may violate the unit's contract.
    pub shown: usize,
}

impl Campaign<'_> {
    /// Returns the circuit as the bench uses it: posdata is logic.
    fn netlist(&self) -> Result<Netlist, CampaignError> {
        let mut reader = Reader::default();
        reader.add(&format!("{}.f", self.build.top), &self.verilog()?)?;
        for memory in self.build.memories {
            reader.add_memory(memory.name, &memory.text());
        }
        let parameters = match self.build.has_posdata {
            true => vec![("POSDATA_ROM", 0.into())],
            false => Vec::new(),
        };
        Ok(reader.netlist(self.build.top, &parameters)?)
    }

    /// Plays the shipped bench against this many faults, spread evenly, or against all.
    ///
    /// # Errors
    ///
    /// Returns an error if the circuit or the bench cannot be read, or if the bench finds an error in the original
    /// circuit.
    pub fn play(&self, sample: Option<usize>) -> Result<Sample, CampaignError> {
        let begun = Instant::now();
        let netlist = self.netlist()?;
        let faults = Faults::of(&netlist)?;
        let text = self.read(&format!("{}_tb.v", self.build.top))?;
        let text = text.replace("parameter POSDATA_ROM = 1", "parameter POSDATA_ROM = 0");
        let outputs = (self.build.circuit)(PosdataForm::Logic).outputs();
        let memory = |name: &str| {
            let known = self.build.memories.iter().find(|one| one.name == name);
            known.map_or_else(|| self.read(name).ok(), |one| Some(one.text()))
        };
        let played = Played::new(&text, &memory, &netlist, outputs)?;
        let asked = self.chosen(faults.all().collect(), sample);
        let verdicts = played.play(&faults, &asked, self.threads);
        let verdicts = verdicts.map_err(|clock| {
            CampaignError::Unchanged(self.shipped.clone(), format!("an error at clock {clock}"))
        })?;
        Ok(Sample {
            faults,
            asked,
            verdicts,
            seconds: begun.elapsed().as_secs_f64(),
        })
    }

    /// Selects this many from a list, evenly; the seed determines the first.
    fn chosen(&self, all: Vec<Fault>, sample: Option<usize>) -> Vec<Fault> {
        let (length, seed) = (all.len(), self.arguments.seed as usize);
        match sample {
            Some(count) if count < length => (0..count)
                .map(|one| all[(one * length / count + seed) % length])
                .collect(),
            _ => all,
        }
    }

    /// Determines which of the faults that pass are proved equal, and which random inputs distinguish from the circuit.
    ///
    /// # Errors
    ///
    /// Returns an error if Yosys rejects the circuit.
    pub fn classify(&self, played: &Sample) -> Result<Survivors, CampaignError> {
        let passed = played.survivors();
        let mut survivors = Survivors::default();
        let mutants = self.written(&played.faults, &passed)?;
        let without: Vec<String> = [&mutants.cut[..], &mutants.large].concat();
        let comparison = Comparison::of(&self.yosys, self.build, &mutants, &without)?;
        let numbers: Vec<usize> = (1..=passed.len()).collect();
        let equal = self.by_comparison(&comparison, &numbers);
        let left: Vec<usize> = numbers
            .into_iter()
            .filter(|number| !equal.iter().any(|(one, _, _)| one == number))
            .collect();
        survivors.equal = equal.len();
        // The contents of a memory that is cut out are unknown.
        let shown = match without.is_empty() {
            true => self.by_lockstep(&comparison, &left),
            false => Vec::new(),
        };
        survivors.shown = shown.len();
        for number in left {
            let name = played.faults.name(passed[number - 1]);
            let note = shown.iter().find(|(one, _, _)| *one == number);
            let note = note.map_or("undecided".to_owned(), |(_, _, clock)| {
                format!("random inputs show it at {clock}")
            });
            survivors.open.push(format!("{name}: {note}"));
        }
        Ok(survivors)
    }

    fn written(&self, faults: &Faults, some: &[Fault]) -> Result<Mutants, CampaignError> {
        let Written {
            text,
            memories,
            files,
        } = faults.verilog(self.build.top, some, SELECT, SELECT_BITS as usize);
        for (name, text) in &files {
            let file = self.folder.join(name);
            std::fs::write(&file, text).map_err(|error| CampaignError::File(file, error))?;
        }
        let with_file = |module: &String| {
            files
                .iter()
                .any(|(file, _)| *file == format!("{module}.mem"))
        };
        let (cut, large) = memories.into_iter().partition(with_file);
        Ok(Mutants {
            list: some.iter().map(|one| faults.name(*one)).collect(),
            verilog: text,
            cut,
            large,
        })
    }

    /// Runs the shipped bench under Verilator on some of these faults, and returns the number of different verdicts.
    ///
    /// # Errors
    ///
    /// Returns an error if Verilator is missing or rejects the circuit.
    pub fn cross_check(&self, played: &Sample, count: usize) -> Result<usize, CampaignError> {
        let length = played.count();
        let count = count.min(length);
        let mut chosen: Vec<usize> = (0..count).map(|one| one * length / count).collect();
        // Few faults pass, so let up to half of the sample be faults that do.
        let passes = (0..length).filter(|&one| played.verdicts[one] == Verdict::Passes);
        for (place, passed) in passes.take(count / 2).enumerate() {
            chosen[2 * place] = passed;
        }
        let some: Vec<Fault> = chosen.iter().map(|&one| played.asked[one]).collect();
        let mutants = self.written(&played.faults, &some)?;
        let top = format!("{}_tb", self.build.top);
        // The bench's checksums of memory files refer to signals inside the circuit.
        let text = self.read(&format!("{top}.v"))?;
        let text = text.replace("\n        check_memory;", "");
        let text = simulate::shipped(self.build, &text)?;
        let lines: Vec<&str> = text
            .lines()
            .filter(|line| !line.contains("(entry") || !line.contains("dut."))
            .collect();
        self.copy_memories()?;
        let bench = Bench::new(
            &self.verilator,
            &self.folder,
            &top,
            &lines.join("\n"),
            &mutants.verilog,
            true,
        )?;
        let numbers: Vec<usize> = (1..=some.len()).collect();
        let mut others = 0;
        for (number, note) in each(self.threads, &numbers, |number| bench.kills(number)) {
            let (note, verdict) = (note?, played.verdicts[chosen[number - 1]]);
            if note.is_none() != (verdict == Verdict::Passes) {
                others += 1;
                let name = played.faults.name(some[number - 1]);
                println!(
                    "{}: {name}: {verdict:?} in lanes; Verilator: {note:?}",
                    self.build
                );
            }
        }
        println!(
            "{}: {} of {} faults have another verdict under Verilator",
            self.build,
            others,
            some.len()
        );
        Ok(others)
    }

    /// Runs the short run: a thousand faults. Returns true if the bench finds enough of them.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`play`](Self::play).
    pub fn sample(&self) -> Result<bool, CampaignError> {
        let played = self.play(Some(SOME))?;
        let (count, killed) = (played.count(), played.killed());
        println!(
            "{}: of {count} single faults in lanes {killed} are found by the shipped bench; {:.0} s",
            self.build, played.seconds
        );
        let enough = 100 * killed >= LEAST * count;
        if !enough {
            println!("NOT ENOUGH: {LEAST} of 100 must");
        }
        Ok(enough)
    }

    /// Plays all single faults, or the requested number; prints the rate, the survivors and, if requested, Verilator's
    /// verdict on some. Returns true if enough die and all verdicts agree.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`play`](Self::play), [`classify`](Self::classify) and [`cross_check`](Self::cross_check).
    pub fn all(&self) -> Result<bool, CampaignError> {
        let played = self.play(self.arguments.count)?;
        let (count, killed) = (played.count(), played.killed());
        println!(
            "{}: {count} single faults, {killed} found by the shipped bench ({:.2} %), {} endless, {} pass; {:.0} s",
            self.build,
            100.0 * killed as f64 / count as f64,
            played.endless(),
            played.survivors().len(),
            played.seconds
        );
        let others = match self.arguments.cross_check {
            Some(some) => self.cross_check(&played, some)?,
            None => 0,
        };
        let begun = Instant::now();
        let survivors = self.classify(&played)?;
        println!(
            "{}: of those that pass {} are proved equal, {} are shown by random inputs, {} undecided; {:.0} s",
            self.build,
            survivors.equal,
            survivors.shown,
            survivors.open.len() - survivors.shown,
            begun.elapsed().as_secs_f64()
        );
        for line in &survivors.open {
            println!("  {line}");
        }
        let enough = 100 * killed >= self.arguments.least * (count - survivors.equal);
        Ok(enough && others == 0)
    }
}
