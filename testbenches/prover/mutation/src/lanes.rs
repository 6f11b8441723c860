//! Single faults of a circuit, in lanes, against the shipped bench.

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

/// Units whose bench plays against a thousand faults in seconds, of the compact build.
const QUICK: &[&str] = &["kqkr", "make"];
/// Faults of each of these in the short run.
const SOME: usize = 1_023;
/// Of 100 of these so many must be found. None is known to be equal: of those that are not more are found.
pub const LEAST: usize = 98;

/// Whether the short run plays a build in lanes.
pub fn is_quick(build: &UnitBuild) -> bool {
    QUICK.contains(&build.unit)
}

/// What the bench says to the single faults of a build.
pub struct Sample {
    faults: Faults,
    asked: Vec<Fault>,
    verdicts: Vec<Verdict>,
    /// Seconds it took.
    pub seconds: f64,
}

impl Sample {
    /// How many there are.
    pub fn count(&self) -> usize {
        self.asked.len()
    }

    /// How many the bench finds an error in.
    pub fn killed(&self) -> usize {
        let dies = |verdict: &&Verdict| matches!(verdict, Verdict::Dies(_));
        self.verdicts.iter().filter(dies).count()
    }

    /// How many neither pass nor show an error within the bench's patience: nobody counts them as found.
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

/// What became of the faults that the bench does not find.
#[derive(Default)]
pub struct Survivors {
    /// Proved equal.
    pub equal: usize,
    /// Names of those that are not, and what is known of them.
    pub open: Vec<String>,
    /// Those that random inputs tell from the circuit; a unit's random inputs need not be ones that its contract allows.
    pub shown: usize,
}

impl Campaign<'_> {
    /// The circuit as the bench has it: posdata as logic.
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

    /// Plays the shipped bench against so many faults, evenly among all, or against all.
    ///
    /// # Errors
    ///
    /// If the circuit or the bench cannot be read, or the bench finds an error in the circuit as it is.
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

    /// So many of a list, evenly; the seed says where it begins.
    fn chosen(&self, all: Vec<Fault>, sample: Option<usize>) -> Vec<Fault> {
        let (length, seed) = (all.len(), self.arguments.seed as usize);
        match sample {
            Some(count) if count < length => (0..count)
                .map(|one| all[(one * length / count + seed) % length])
                .collect(),
            _ => all,
        }
    }

    /// Which of the faults that pass are proved equal, and which random inputs tell from the circuit.
    ///
    /// # Errors
    ///
    /// If Yosys refuses the circuit.
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
        // What a memory holds is not known where it is cut out.
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

    /// Has Verilator run the shipped bench on some of these faults too: how many it says something else of.
    ///
    /// # Errors
    ///
    /// If Verilator is missing or refuses the circuit.
    pub fn cross_check(&self, played: &Sample, count: usize) -> Result<usize, CampaignError> {
        let length = played.count();
        let count = count.min(length);
        let mut chosen: Vec<usize> = (0..count).map(|one| one * length / count).collect();
        // Few pass: half of them may be among those.
        let passes = (0..length).filter(|&one| played.verdicts[one] == Verdict::Passes);
        for (place, passed) in passes.take(count / 2).enumerate() {
            chosen[2 * place] = passed;
        }
        let some: Vec<Fault> = chosen.iter().map(|&one| played.asked[one]).collect();
        let mutants = self.written(&played.faults, &some)?;
        let top = format!("{}_tb", self.build.top);
        // Sums over the files of memories look inside the circuit.
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

    /// The short run: a thousand faults. True if enough of them are found.
    ///
    /// # Errors
    ///
    /// As of [`play`](Self::play).
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

    /// All single faults, or so many as asked: the rate, the survivors, and, if asked, Verilator's word on some. True if enough die and all agree.
    ///
    /// # Errors
    ///
    /// As of [`play`](Self::play), [`classify`](Self::classify) and [`cross_check`](Self::cross_check).
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
