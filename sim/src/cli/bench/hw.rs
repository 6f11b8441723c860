//! `fpgambit bench hw`: area, clock and cycles of everything.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use clap::ValueEnum as _;
use fpgambit_hw::export::{self, Target, Unit};
use fpgambit_sim::device::{Build, DeviceError, Options, PosdataForm};
use fpgambit_sim::figures::{
    Cycles, Row, Table, TooLarge, area_plot, bench_set, legal_moves, markdown,
};
use fpgambit_sim::synth::seeds::{self, Best};
use fpgambit_sim::synth::{Design, Netlist, SynthError, Synthesis, check};

use super::super::args::BenchHwArgs;
use super::super::output::WholeFile;
use super::super::{Error, Status};
use super::Measured;

impl BenchHwArgs {
    /// Everything there is, written nowhere.
    pub fn everything() -> Self {
        Self {
            work: PathBuf::from("fpgambit-synth"),
            ..Self::default()
        }
    }

    fn wants(&self, design: &Design) -> bool {
        self.unit.is_none_or(|unit| unit == design.unit)
            && self.build.is_none_or(|build| build == design.build)
            && self.target.is_none_or(|device| device == design.device)
            && (!self.main || design.is_main())
    }
}

pub fn measure(args: &BenchHwArgs) -> Result<Measured, Error> {
    let designs: Vec<Design> = Design::all().filter(|design| args.wants(design)).collect();
    if designs.is_empty() {
        let text = "no unit comes in that build on that device: see `fpgambit export --help`";
        return Err(Error::Usage(text.to_owned()));
    }
    let recorded = args.check.as_deref().map(read).transpose()?;
    for &design in &designs {
        check(design)?;
    }
    let kept = match &args.out {
        Some(folder) => kept(folder, &designs)?,
        None => Table::default(),
    };
    let mut table = measured(args, &designs)?;
    let tried = table.clone();
    table.add(kept);
    for (of, cycles) in cycles(&table)? {
        let rows = table.rows.iter_mut();
        for row in rows.filter(|row| row.unit == of.unit.name() && row.build == of.build.name()) {
            row.cycles = Some(cycles.cycles);
            row.moves = Some(cycles.moves);
        }
    }
    if let Some(folder) = &args.out {
        write(folder, &table)?;
    }
    if let (Some(file), Some(number)) = (&args.seeds, args.sweep) {
        save(file, &seeds::to_json(&best(&tried, number)))?;
    }
    let mut text = markdown(&table);
    let mut status = Status::Done;
    if let (Some(recorded), Some(path)) = (recorded, &args.check) {
        let differences = table.differences(&recorded);
        text.push('\n');
        for difference in &differences {
            text.push_str(&format!("DIFFERS {difference}\n"));
        }
        let path = path.display();
        text.push_str(&match differences.len() {
            0 => format!("all as recorded in {path}\n"),
            number => {
                status = Status::Different;
                format!("{number} not as recorded in {path}; to record them: testbenches/synth/refresh\n")
            }
        });
    }
    Ok(Measured {
        json: serde_json::to_value(&table).expect("names and numbers"),
        text,
        status,
    })
}

/// What a table written before says of designs that are not measured now.
fn kept(folder: &Path, designs: &[Design]) -> Result<Table, Error> {
    let path = folder.join("table.json");
    if !path.exists() {
        return Ok(Table::default());
    }
    let mut table = read(&path)?;
    let others: Vec<Design> = Design::all()
        .filter(|design| !designs.contains(design))
        .collect();
    table.keep(&others);
    Ok(table)
}

/// The designs through the tools, without cycles.
fn measured(args: &BenchHwArgs, designs: &[Design]) -> Result<Table, Error> {
    let mut table = Table {
        positions: bench_set().len(),
        ..Table::default()
    };
    for (&design, outcome) in designs.iter().zip(synthesise_all(args, designs)) {
        match outcome {
            Ok(synthesis) => table.rows.push(Row::new(&synthesis)),
            Err(error @ SynthError::TooLarge { .. }) => {
                table
                    .too_large
                    .push(TooLarge::new(design, error.to_string()));
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(table)
}

/// The cycles of each generator in the table, counted once for all its devices.
fn cycles(table: &Table) -> Result<Vec<(Design, Cycles)>, DeviceError> {
    let positions = bench_set();
    let mut found: Vec<(Design, Cycles)> = Vec::new();
    for design in Design::all().filter(|design| design.unit == Unit::Movegen) {
        let known = found.iter().any(|(other, _)| other.build == design.build);
        if known || !table.rows.iter().any(|row| row.is_of(design)) {
            continue;
        }
        let options = Options {
            build: device_build(design.build),
            posdata: match (design.build, design.device.target()) {
                (_, Target::Ice40) | (export::Build::Fast, Target::Ecp5) => PosdataForm::Logic,
                (_, Target::Ecp5 | Target::Generic) => PosdataForm::Rom,
            },
            ..Options::default()
        };
        found.push((design, legal_moves(&options, &positions)?));
    }
    Ok(found)
}

/// The same build as a device.
fn device_build(build: export::Build) -> Build {
    Build::from_str(build.name(), false).expect("every exported build of the generator is a device")
}

type Outcome = Result<Synthesis, SynthError>;

/// All designs through the tools, some at a time; in their order.
fn synthesise_all(args: &BenchHwArgs, designs: &[Design]) -> Vec<Outcome> {
    let waiting = Mutex::new(designs.iter().copied().enumerate());
    let done = Mutex::new(Vec::new());
    let work = || {
        while let Some((number, design)) = next(&waiting) {
            let outcome = synthesise(args, design);
            match &outcome {
                Ok(synthesis) => eprintln!("{}", Row::new(synthesis)),
                Err(error) => eprintln!("{error}"),
            }
            let mut done = done.lock().expect("no thread panics with it");
            done.push((number, outcome));
        }
    };
    let threads = args.threads.number().min(designs.len());
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    let mut done = done.into_inner().expect("no thread panics with it");
    done.sort_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, outcome)| outcome).collect()
}

fn next<T>(waiting: &Mutex<impl Iterator<Item = T>>) -> Option<T> {
    waiting.lock().expect("no thread panics with it").next()
}

fn synthesise(args: &BenchHwArgs, design: Design) -> Outcome {
    let netlist = Netlist::new(design, &args.work.join(design.folder()))?;
    let synthesis = match args.sweep {
        Some(number) => netlist.sweep(number, |_| {})?,
        None => netlist.route(seeds::best(design))?,
    };
    netlist.pack()?;
    Ok(synthesis)
}

/// The record of seeds with those found now.
fn best(table: &Table, tried: u32) -> Vec<Best> {
    let old = seeds::recorded();
    let all =
        Design::all().filter_map(
            |design| match table.rows.iter().find(|row| row.is_of(design)) {
                Some(row) => Some(Best::new(design, row.seed, tried)),
                None => old.iter().find(|best| best.is_of(design)).cloned(),
            },
        );
    all.collect()
}

fn read(path: &Path) -> Result<Table, Error> {
    let text = fs::read_to_string(path).map_err(|error| Error::Read {
        path: path.to_owned(),
        error,
    })?;
    Table::parse(&text).map_err(|problem| {
        let path = fpgambit_engine::quoted(&path.to_string_lossy());
        Error::Usage(format!(
            "`{path}`: {problem}: expected a table.json of `fpgambit bench hw --out`"
        ))
    })
}

fn write(folder: &Path, table: &Table) -> Result<(), Error> {
    let plot = area_plot(table)?;
    fs::create_dir_all(folder).map_err(Error::write(folder))?;
    save(&folder.join("table.md"), &markdown(table))?;
    save(&folder.join("table.json"), &table.to_json())?;
    save(&folder.join("area.svg"), &plot)
}

fn save(path: &Path, text: &str) -> Result<(), Error> {
    let file = WholeFile::create(path)?;
    fs::write(file.path(), text).map_err(Error::write(path))?;
    file.finish()
}
