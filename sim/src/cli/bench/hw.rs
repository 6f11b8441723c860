//! `fpgambit bench hw`: area, clock and cycles of all designs.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use fpgambit_hw::unit::{Sweep, UnitBuild};
use fpgambit_sim::device::DeviceError;
use fpgambit_sim::figures::{
    Cycles, Row, Searches, Table, TooLarge, TreeClocks, area_plot, bench_set, legal_moves,
    markdown, perft_plot, search_plot,
};
use fpgambit_sim::synth::{Design, Netlist, SynthError, Synthesis, check};

use super::super::args::BenchHwArgs;
use super::super::output::{self, WholeFile};
use super::super::{Error, Status};
use super::Measured;

impl BenchHwArgs {
    /// Returns the arguments that select all designs and write no files.
    pub fn everything() -> Self {
        Self {
            work: PathBuf::from("fpgambit-synth"),
            ..Self::default()
        }
    }

    fn wants(&self, design: &Design) -> bool {
        self.unit.is_none_or(|unit| unit.name == design.build.unit)
            && self.build.is_none_or(|build| build == design.build.build)
            && self.target.is_none_or(|device| device == design.device)
            && match self.cores {
                Some(cores) => design.build.cores == Some(cores as usize),
                None => matches!(design.build.cores, None | Some(1)),
            }
            && (!self.main || design.is_main())
    }
}

pub fn measure(args: &BenchHwArgs) -> Result<Measured, Error> {
    let designs: Vec<Design> = Design::all().filter(|design| args.wants(design)).collect();
    if designs.is_empty() {
        let text = "no design matches '--unit', '--build', '--target' and '--cores': expected one of hw/figures/table.md";
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
    let (mut table, sweeps) = measured(args, &designs)?;
    count_trees(&mut table)?;
    count_searches(&mut table)?;
    table.add(kept);
    for (of, cycles) in cycles(&table)? {
        let of_build = |row: &&mut Row| row.unit == of.unit && row.build == of.build.name();
        for row in table.rows.iter_mut().filter(of_build) {
            row.cycles = Some(cycles.cycles);
            row.loaded_cycles = Some(cycles.loaded);
            row.moves = Some(cycles.moves);
        }
    }
    if let Some(folder) = &args.out {
        write(folder, &table)?;
    }
    if let Some(file) = &args.seeds {
        record(file, sweeps)?;
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
            0 => format!("all figures match {path}\n"),
            number => {
                status = Status::Different;
                format!("{number} differences from {path}; to update it, run testbenches/synth/refresh\n")
            }
        });
    }
    Ok(Measured {
        json: serde_json::to_value(&table).expect("names and numbers"),
        text,
        status,
    })
}

/// The entries of an existing table for designs that are not measured now.
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

/// Synthesises the designs, without cycles. Returns the table and the results of sweeps.
fn measured(args: &BenchHwArgs, designs: &[Design]) -> Result<(Table, Vec<Sweep>), Error> {
    let mut table = Table {
        positions: bench_set().len(),
        ..Table::default()
    };
    let mut sweeps = Vec::new();
    for (&design, outcome) in designs.iter().zip(synthesise_all(args, designs)) {
        match outcome {
            Ok((synthesis, sweep)) => {
                table.rows.push(Row::new(&synthesis));
                sweeps.extend(sweep);
            }
            Err(error @ SynthError::TooLarge { .. }) => {
                table
                    .too_large
                    .push(TooLarge::new(design, error.to_string()));
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok((table, sweeps))
}

/// Counts the cycles of each generator in the table, once for all its devices.
fn cycles(table: &Table) -> Result<Vec<(&'static UnitBuild, Cycles)>, DeviceError> {
    let positions = bench_set();
    let mut found: Vec<(&UnitBuild, Cycles)> = Vec::new();
    for design in Design::all().filter(|design| table.rows.iter().any(|row| row.is_of(*design))) {
        let Design { build, device, .. } = design;
        if found.iter().any(|(other, _)| *other == build) {
            continue;
        }
        if let Some(cycles) = legal_moves(build, build.form(device.target()), &positions)? {
            found.push((build, cycles));
        }
    }
    Ok(found)
}

/// Counts the trees with every array in the table, once for all its devices.
fn count_trees(table: &mut Table) -> Result<(), DeviceError> {
    let mut found: Vec<(&UnitBuild, TreeClocks)> = Vec::new();
    for row in &mut table.rows {
        let Some(Design { build, .. }) = Design::all().find(|design| row.is_of(*design)) else {
            continue;
        };
        let Some(cores) = build.cores.filter(|_| build.unit == "perft") else {
            continue;
        };
        let clocks = match found.iter().find(|(other, _)| *other == build) {
            Some(&(_, clocks)) => clocks,
            None => {
                let clocks = TreeClocks::count(cores, build.build)?;
                found.push((build, clocks));
                clocks
            }
        };
        row.tree_clocks = Some(clocks);
    }
    Ok(())
}

/// Searches the set with every searcher in the table, once for all its devices.
fn count_searches(table: &mut Table) -> Result<(), DeviceError> {
    let mut found: Vec<(&UnitBuild, Searches)> = Vec::new();
    for row in table.rows.iter_mut().filter(|row| row.unit == "search") {
        let Some(Design { build, .. }) = Design::all().find(|design| row.is_of(*design)) else {
            continue;
        };
        let searches = match found.iter().find(|(other, _)| *other == build) {
            Some(&(_, searches)) => searches,
            None => {
                let searches = Searches::count(build.build, build.cores.unwrap_or(1))?;
                found.push((build, searches));
                searches
            }
        };
        (row.nodes, row.cycles) = (Some(searches.nodes), Some(searches.cycles));
    }
    Ok(())
}

type Outcome = Result<(Synthesis, Option<Sweep>), SynthError>;

/// Synthesises all designs, some in parallel. Returns the outcomes in the order of the designs.
fn synthesise_all(args: &BenchHwArgs, designs: &[Design]) -> Vec<Outcome> {
    let waiting = Mutex::new(designs.iter().copied().enumerate());
    let done = Mutex::new(Vec::new());
    let work = || {
        while let Some((number, design)) = next(&waiting) {
            let outcome = synthesise(args, design);
            match &outcome {
                Ok((synthesis, _)) => output::note(&Row::new(synthesis).to_string()),
                Err(error) => output::note(&error.to_string()),
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
    let (synthesis, sweep) = match args.sweep {
        Some(number) => {
            let (synthesis, sweep) = netlist.sweep(number, |_| {})?;
            (synthesis, Some(sweep))
        }
        None => (netlist.route_best()?, None),
    };
    netlist.pack()?;
    Ok((synthesis, sweep))
}

/// Writes the clocks of all seeds tried into a record, and keeps its entries for other designs.
fn record(path: &Path, found: Vec<Sweep>) -> Result<(), Error> {
    let old: Vec<Sweep> = match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        Err(error) => {
            return Err(Error::Read {
                path: path.to_owned(),
                error,
            });
        }
        Ok(text) => serde_json::from_str(&text).map_err(|problem| {
            let path = fpgambit_engine::quoted(&path.to_string_lossy());
            Error::Usage(format!(
                "`{path}`: {problem}: expected a record of `fpgambit bench hw --seeds`"
            ))
        })?,
    };
    let all: Vec<Sweep> = Design::all()
        .filter_map(|Design { build, device, .. }| {
            let is_it = |sweep: &&Sweep| sweep.is_of(build, device);
            found
                .iter()
                .find(is_it)
                .or_else(|| old.iter().find(is_it))
                .cloned()
        })
        .collect();
    WholeFile::write(path, Sweep::to_json(&all))
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
    let plots = [
        ("area.svg", area_plot(table)?),
        ("perft.svg", perft_plot(table)?),
        ("search.svg", search_plot(table)?),
    ];
    fs::create_dir_all(folder).map_err(Error::write(folder))?;
    WholeFile::write(&folder.join("table.md"), markdown(table))?;
    WholeFile::write(&folder.join("table.json"), table.to_json())?;
    for (name, plot) in &plots {
        WholeFile::write(&folder.join(name), plot)?;
    }
    Ok(())
}
