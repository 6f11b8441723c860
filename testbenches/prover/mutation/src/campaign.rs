//! One build's campaign: its mutants, and which check finds each.

use super::again::{Again, Proofs};
use super::arguments::{Arguments, CampaignError};
use super::equal::Comparison;
use super::inside::{Part, Parts};
use super::netlist::Mutants;
use super::pick::{self, Driven};
use super::simulate::{self, Bench};
use super::{Fate, Mutant, Outcome, lockstep};
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::UnitBuild;
use fpgambit_prover::units;
use kit::threads::each;
use kit::yosys::{Yosys, YosysError};
use std::cell::OnceCell;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// The fates of some mutants, with the reasons.
type Found = Result<Vec<(usize, Fate, String)>, CampaignError>;

/// A check of the mutants that have no fate so far.
type Stage<'a> = &'a dyn Fn(&[usize]) -> Found;

/// One build's campaign.
pub struct Campaign<'a> {
    pub(super) arguments: &'a Arguments,
    pub(super) build: &'static UnitBuild,
    pub(super) threads: usize,
    pub(super) yosys: Yosys,
    pub(super) verilator: PathBuf,
    /// The folder of the exported files.
    pub(super) shipped: PathBuf,
    /// The working folder.
    pub(super) folder: PathBuf,
}

impl<'a> Campaign<'a> {
    pub(super) fn new(
        arguments: &'a Arguments,
        build: &'static UnitBuild,
        threads: usize,
    ) -> Result<Self, CampaignError> {
        let root = fpgambit_prover::unit::root();
        let folder = root.join("target/mutate").join(build.folder);
        std::fs::create_dir_all(&folder)
            .map_err(|error| CampaignError::File(folder.clone(), error))?;
        Ok(Campaign {
            arguments,
            build,
            threads,
            yosys: Yosys {
                program: root.join(".tools/bin/yosys"),
                folder: folder.clone(),
                // Some mutants change a clock; no comparison is made for these.
                one_clock: false,
            },
            verilator: root.join(".tools/bin/verilator"),
            shipped: root.join("hw/verilog").join(build.folder),
            folder,
        })
    }

    pub(super) fn read(&self, name: &str) -> Result<String, CampaignError> {
        let file = self.shipped.join(name);
        std::fs::read_to_string(&file).map_err(|error| CampaignError::File(file, error))
    }

    /// Returns all of its Verilog as one text.
    pub(super) fn verilog(&self) -> Result<String, CampaignError> {
        let list = self.shipped.join(format!("{}.f", self.build.top));
        kit::verilog::read(&list).map_err(|(file, error)| CampaignError::File(file, error))
    }

    pub(super) fn run(&self, count: usize) -> Result<Outcome, CampaignError> {
        let begun = Instant::now();
        let verilog = self.verilog()?;
        let mutants = Mutants::of(
            &self.yosys,
            self.build,
            &verilog,
            count,
            self.arguments.seed,
        )?;
        println!(
            "{}: {} mutants, seed {}, made in {:.0} s",
            self.build,
            mutants.list.len(),
            self.arguments.seed,
            begun.elapsed().as_secs_f64()
        );
        let only = &self.arguments.only;
        if let Some(&wrong) = only
            .iter()
            .find(|&&one| !(1..=mutants.list.len()).contains(&one))
        {
            return Err(CampaignError::Only(wrong, mutants.list.len(), self.build));
        }
        let mut asked: Vec<Mutant> = (1..)
            .zip(&mutants.list)
            .filter(|(number, _)| only.is_empty() || only.contains(number))
            .map(|(number, change)| Mutant {
                number,
                change: change.clone(),
                fate: Fate::Undecided,
                note: match mutants.is_of_clock(number) {
                    true => "the mutant changes a clock: not compared".to_owned(),
                    false => String::new(),
                },
            })
            .collect();
        let (whole, small) = (OnceCell::new(), OnceCell::new());
        let whole = || self.compared(&whole, &mutants, &mutants.cut);
        let without: Vec<String> = [&mutants.cut[..], &mutants.large].concat();
        let small = || match mutants.large.is_empty() {
            true => whole(),
            false => self.compared(&small, &mutants, &without),
        };
        let stages: [Stage<'_>; 4] = [
            &|left| self.by_bench(&mutants, left),
            // The contents of a memory that is cut out are unknown here. The lock-step takes a minute per unit, so the
            // short run skips it.
            &|left| match mutants.cut.is_empty() && !self.arguments.is_short() {
                true => Ok(whole()?.map_or(Vec::new(), |both| self.by_lockstep(both, left))),
                false => Ok(Vec::new()),
            },
            // This comes after the lock-step, which is faster because it runs 63 mutants at once.
            &|left| {
                let (inside, outside): (Vec<usize>, Vec<usize>) = left
                    .iter()
                    .partition(|&&mutant| mutants.is_in_large(mutant));
                // Without the large memories a proof takes seconds, but it requires that the requests to them are the
                // same.
                let equal = |read: Option<&Comparison>, asked: &[usize]| {
                    read.map_or(Vec::new(), |both| self.by_comparison(both, asked))
                };
                let mut found = equal(small()?, &outside);
                if !inside.is_empty() && !self.arguments.is_short() {
                    found.extend(equal(whole()?, &inside));
                }
                Ok(found)
            },
            // This takes minutes per mutant, so the short run skips it.
            &|left| match self.arguments.is_short() {
                false => self.by_proof(&mutants, left),
                true => Ok(Vec::new()),
            },
        ];
        for (number, stage) in stages.iter().enumerate() {
            let is_left = |mutant: &&Mutant| {
                mutant.fate == Fate::Undecided
                    && (number == 0 || !mutants.is_of_clock(mutant.number))
            };
            let left = asked.iter().filter(is_left).map(|mutant| mutant.number);
            let left: Vec<usize> = left.collect();
            if left.is_empty() {
                break;
            }
            for (number, fate, note) in stage(&left)? {
                if let Some(mutant) = asked.iter_mut().find(|mutant| mutant.number == number) {
                    (mutant.fate, mutant.note) = (fate, note);
                }
            }
        }
        if self.arguments.proofs {
            self.ask_of_the_dead(&mutants, &asked)?;
        }
        Ok(Outcome {
            build: self.build,
            seed: self.arguments.seed,
            mutants: asked,
            seconds: begun.elapsed().as_secs_f64(),
        })
    }

    /// Returns the circuit with its mutants, read on first use. Returns `None` if it is too large for Yosys with every
    /// memory as registers; then there is no comparison.
    fn compared<'read>(
        &self,
        cell: &'read OnceCell<Option<Comparison>>,
        mutants: &Mutants,
        without: &[String],
    ) -> Result<Option<&'read Comparison>, CampaignError> {
        if cell.get().is_none() {
            let read = match Comparison::of(&self.yosys, self.build, mutants, without) {
                Err(error @ CampaignError::Yosys(YosysError::Refused { .. })) => {
                    let which = match without.len() < mutants.cut.len() + mutants.large.len() {
                        true => "not compared with its large memories",
                        false => "not compared",
                    };
                    println!("{}: {which}: {error}", self.build);
                    None
                }
                read => Some(read?),
            };
            let _ = cell.set(read);
        }
        Ok(cell.get().and_then(Option::as_ref))
    }

    /// Checks whether a proof also refutes the mutants that died without one. The share of those that no proof refutes
    /// measures what the theorems leave open.
    fn ask_of_the_dead(&self, mutants: &Mutants, asked: &[Mutant]) -> Result<(), CampaignError> {
        let died = |mutant: &&Mutant| {
            matches!(mutant.fate, Fate::Bench | Fate::Lockstep)
                && !mutants.is_of_clock(mutant.number)
        };
        let dead: Vec<&Mutant> = asked.iter().filter(died).collect();
        let numbers: Vec<usize> = dead.iter().map(|mutant| mutant.number).collect();
        // `by_proof` returns the results in the order of `numbers`.
        let found = self.by_proof(mutants, &numbers)?;
        let left = || {
            dead.iter()
                .zip(&found)
                .filter(|(_, found)| found.1 != Fate::Proof)
        };
        for (mutant, (number, fate, note)) in left() {
            let stays = match fate {
                Fate::Conforms => "every theorem holds",
                _ => note,
            };
            println!(
                "  {number}: dies ({}), but {stays}: {}",
                mutant.note, mutant.change
            );
        }
        println!(
            "{}: of {} that die without a proof, a proof also refutes {}",
            self.build,
            dead.len(),
            dead.len() - left().count()
        );
        Ok(())
    }

    pub(super) fn pick(
        &self,
        unit: Driven,
        count: usize,
        boards: usize,
    ) -> Result<(), CampaignError> {
        let verilog = self.verilog()?;
        let seed = self.arguments.seed;
        let mutants = Mutants::of(&self.yosys, self.build, &verilog, count, seed)?;
        let comparison = Comparison::of(&self.yosys, self.build, &mutants, &mutants.cut)?;
        pick::pick(
            unit,
            self.build,
            &comparison,
            mutants.list.len(),
            boards,
            seed,
        );
        Ok(())
    }

    /// Copies the memory files beside the bench.
    pub(super) fn copy_memories(&self) -> Result<(), CampaignError> {
        let vectors = format!("{}_vectors.mem", self.build.top);
        let memories = self.build.memories.iter();
        let texts = memories.map(|memory| (memory.name.to_owned(), memory.text()));
        for (name, text) in texts.chain([(vectors.clone(), self.read(&vectors)?)]) {
            let copy = self.folder.join(name);
            std::fs::write(&copy, text).map_err(|error| CampaignError::File(copy, error))?;
        }
        Ok(())
    }

    fn by_bench(&self, mutants: &Mutants, left: &[usize]) -> Found {
        let top = format!("{}_tb", self.build.top);
        let bench = simulate::shipped(self.build, &self.read(&format!("{top}.v"))?)?;
        self.copy_memories()?;
        let (verilog, often) = (&mutants.verilog, left.len() > 100);
        let bench = Bench::new(&self.verilator, &self.folder, &top, &bench, verilog, often)?;
        let runs = each(self.threads, left, |mutant| bench.kills(mutant));
        runs.into_iter()
            .filter_map(|(mutant, note)| match note {
                Ok(note) => note.map(|note| Ok((mutant, Fate::Bench, note))),
                Err(error) => Some(Err(error)),
            })
            .collect()
    }

    pub(super) fn by_lockstep(
        &self,
        comparison: &Comparison,
        left: &[usize],
    ) -> Vec<(usize, Fate, String)> {
        let names: Vec<&str> = (self.build.circuit)(PosdataForm::Logic)
            .inputs()
            .iter()
            .map(|port| port.name)
            .collect();
        let stimulus = || (self.build.stimulus)(self.arguments.seed);
        let (circuit, seen) = (&comparison.circuit, &comparison.seen);
        lockstep::run(circuit, seen, &names, stimulus, left)
            .into_iter()
            .filter_map(|(mutant, clock)| {
                Some((mutant, Fate::Lockstep, format!("clock {}", clock?)))
            })
            .collect()
    }

    pub(super) fn by_comparison(
        &self,
        comparison: &Comparison,
        left: &[usize],
    ) -> Vec<(usize, Fate, String)> {
        let patience = Duration::from_secs(if self.arguments.is_short() { 10 } else { 60 });
        let equal = |mutant| comparison.equal(mutant, patience);
        let found = each(self.threads, left, equal);
        found
            .into_iter()
            .filter(|(_, equal)| *equal)
            .map(|(mutant, _)| (mutant, Fate::Equal, String::new()))
            .collect()
    }

    /// Runs the proofs about the meaning of words, if there are any, for the design or for the proved units inside it.
    fn by_proof(&self, mutants: &Mutants, left: &[usize]) -> Found {
        let parts = Parts::of(&fpgambit_prover::unit::root(), self.build, &mutants.verilog)?;
        let mut proofs = Vec::new();
        let has_some = |part: &&Part| left.iter().any(|&one| part.has(mutants.module(one)));
        for part in parts.proved.iter().filter(has_some) {
            // A unit inside may differ from the unit that is proved.
            let design = units::read(&self.yosys, &part.form, &part.verilog)
                .inspect_err(|error| println!("{}: proofs not run: {error}", self.build));
            proofs.push((part, design.ok().map(Proofs::of)));
        }
        let patience = Duration::from_secs(self.arguments.seconds);
        let again = |mutant: usize| {
            let module = mutants.module(mutant);
            let mut holds = true;
            let mut note = "no theorem covers it";
            for (part, proofs) in &proofs {
                if !part.has(module) {
                    continue;
                }
                match proofs.as_ref().map(|proofs| proofs.again(mutant, patience)) {
                    Some(Again::Fails(goal)) => return Again::Fails(goal),
                    Some(Again::Holds) if holds => {
                        note = "the inner unit's theorems hold, but no theorem covers the whole design";
                    }
                    Some(Again::Holds) => {}
                    Some(Again::Nothing(why)) => (holds, note) = (false, why),
                    None => holds = false,
                }
            }
            match holds && parts.cover(module) {
                true => Again::Holds,
                false => Again::Nothing(note),
            }
        };
        // If a proof panics, the mutant is undecided, with the panic as the reason.
        std::panic::set_hook(Box::new(|_| {}));
        let found = each(self.threads, left, again);
        drop(std::panic::take_hook());
        Ok(found
            .into_iter()
            .map(|(mutant, again)| match again {
                Again::Fails(goal) => (mutant, Fate::Proof, goal),
                Again::Holds => (mutant, Fate::Conforms, String::new()),
                Again::Nothing(why) => (mutant, Fate::Undecided, why.to_owned()),
            })
            .collect())
    }
}
