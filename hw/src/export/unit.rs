//! What is particular to each unit: its circuit, its memories, what is said of it.

use super::attack::ATTACK;
use super::chains::CHAINS;
use super::kqkr::KQKR;
use super::memory::Memory;
use super::movegen::{FAST_MOVEGEN, MOVEGEN};
use super::repetition::REPETITION;
use super::request::Unit as Name;
use super::{Build, ExportError, File, Request, Target, bench, document, project};
use crate::attack::{self, Attack};
use crate::chains::{self, Chains};
use crate::kqkr::{self, Kqkr};
use crate::movegen::fast::FastMovegen;
use crate::movegen::{self, Movegen};
use crate::posdata::PosdataForm;
use crate::repetition::{self, QueryMode, Repetition};
use crate::unit::{InProcess, Model, Vectors, VectorsError};
use crate::verilog::{Design, Header};

/// What is said of a unit, whatever the build.
pub(super) struct Unit<'a> {
    /// One line.
    pub(super) title: &'a str,
    /// Paragraphs of the file's head.
    pub(super) description: &'a str,
    /// Its ports, in one line each.
    pub(super) ports: &'a [(&'a str, &'a str)],
    /// Its bench, with places to fill in.
    pub(super) bench: &'a str,
}

/// What is particular to a build of a unit for a target.
pub(super) struct Form {
    /// A paragraph of the file's head.
    note: &'static str,
    /// What it reads from files.
    memories: Vec<Memory>,
}

/// Posdata as logic.
fn logic() -> Form {
    Form {
        note: "Posdata is logic here, not a memory: equal to the table for every address.",
        memories: Vec::new(),
    }
}

/// Posdata in one memory.
fn rom() -> Form {
    Form {
        note: "Posdata is a memory of 32,768 words of 12 bits, read from posdata.mem: from, at and the piece in, where to \
               go if the square is empty and if it is not out.",
        memories: vec![Memory::of::<crate::posdata::PosdataWords>(&[
            "dut.posdata.as_rom.rom.table_.words",
        ])],
    }
}

/// Nothing read from files.
fn plain() -> Form {
    Form {
        note: "All targets have the same circuit; its memories are written before they are read.",
        memories: Vec::new(),
    }
}

/// Posdata in two memories, each with two ports.
fn twin_roms() -> Form {
    Form {
        note: "Posdata is a memory of 32,768 words of 12 bits with two ports, twice, read from posdata.mem: from, at and \
               the piece in, where to go if the square is empty and if it is not out.",
        memories: vec![Memory::of::<crate::posdata::PosdataWords>(&[
            "dut.posdata_0.as_rom.rom.table_.words",
            "dut.posdata_1.as_rom.rom.table_.words",
        ])],
    }
}

/// The won positions in memory.
fn tablebase() -> Form {
    Form {
        note: "Two memories: kqkr_pairs.mem, 1,024 words of 10 bits, has the number of a pair of kings, and kqkr_won.mem, \
               118,272 words of 16 bits, a bit for each position: about half of the block RAM of an ECP5 85F.",
        memories: vec![
            Memory::of::<kqkr::PairWords>(&["dut.pairs.words"]),
            Memory::of::<kqkr::WonWords>(&["dut.rom.words"]),
        ],
    }
}

/// All files of a request.
pub(super) fn files(request: &Request) -> Result<Vec<File>, ExportError> {
    if !request.exists() {
        return Err(ExportError::NoSuchBuild {
            unit: request.unit,
            build: request.build,
            target: request.target,
        });
    }
    match (request.unit, request.target) {
        (Name::Movegen, Target::Generic) if request.build == Build::Fast => folder(
            request,
            &FAST_MOVEGEN,
            &twin_roms(),
            FastMovegen::with_form(PosdataForm::Rom),
            movegen::vectors,
        ),
        (Name::Movegen, _) if request.build == Build::Fast => folder(
            request,
            &FAST_MOVEGEN,
            &logic(),
            FastMovegen::with_form(PosdataForm::Logic),
            movegen::vectors,
        ),
        (Name::Movegen, Target::Ice40) => folder(
            request,
            &MOVEGEN,
            &logic(),
            Movegen::with_form(PosdataForm::Logic),
            movegen::vectors,
        ),
        (Name::Movegen, Target::Generic | Target::Ecp5) => folder(
            request,
            &MOVEGEN,
            &rom(),
            Movegen::with_form(PosdataForm::Rom),
            movegen::vectors,
        ),
        (Name::Attack, Target::Ice40) => folder(
            request,
            &ATTACK,
            &logic(),
            Attack::with_form(PosdataForm::Logic),
            attack::vectors,
        ),
        (Name::Attack, Target::Generic | Target::Ecp5) => folder(
            request,
            &ATTACK,
            &rom(),
            Attack::with_form(PosdataForm::Rom),
            attack::vectors,
        ),
        (Name::Repetition, _) => folder(
            request,
            &REPETITION,
            &plain(),
            Repetition::default(),
            |simulator| repetition::vectors(simulator, &QueryMode::ALL),
        ),
        (Name::Chains, _) => folder(
            request,
            &CHAINS,
            &plain(),
            Chains::default(),
            chains::vectors,
        ),
        (Name::Kqkr, _) => folder(request, &KQKR, &tablebase(), Kqkr::default(), kqkr::vectors),
    }
}

fn folder(
    request: &Request,
    unit: &Unit,
    form: &Form,
    circuit: impl Model,
    vectors: impl Fn(InProcess) -> Result<Vectors, VectorsError>,
) -> Result<Vec<File>, ExportError> {
    let mut simulator = InProcess::of(circuit)?;
    let description = format!(
        "SPDX-License-Identifier: MIT OR Apache-2.0\n\n{}\n\n{}",
        unit.description, form.note
    );
    let (name, command) = (request.unit, request.command());
    let mut design = Design::of(simulator.circuit(), &request.top())?;
    if !design.parameters().is_empty() && form.memories.is_empty() {
        design = design.with_default("POSDATA_ROM", "0");
    }
    let verilog = design.to_verilog(&Header {
        title: unit.title,
        command: &command,
        description: &description,
    });
    let vectors = vectors(simulator)?;
    let mut files = vec![File::new(format!("{name}.v"), verilog)];
    files.extend(form.memories.iter().map(|memory| memory.file.clone()));
    let template = unit.bench.replace("@UNIT@", name.name());
    let bench = bench::bench(&template, &vectors, &command, &form.memories);
    files.push(File::new(format!("{name}_tb.v"), bench));
    files.push(File::new(format!("{name}_vectors.mem"), vectors.text));
    files.push(project::constraints(request));
    files.push(project::core(request, unit.title, &form.memories));
    files.push(project::build_script(request));
    let readme = document::readme(request, unit, &form.memories, &files);
    files.push(readme);
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pins::{Pins, Port};

    fn check<C: Pins>(unit: &Unit) {
        let described: Vec<_> = unit.ports.iter().map(|(name, _)| *name).collect();
        let ports = C::INPUTS.iter().chain(C::OUTPUTS);
        let mut names: Vec<_> = ports.map(|Port { name, .. }| *name).collect();
        names.push("clock");
        for name in &names {
            assert!(described.contains(name), "no line for port {name}");
        }
        assert_eq!(names.len(), described.len());
    }

    #[test]
    fn every_port_has_its_line_and_every_line_its_port() {
        check::<Movegen>(&MOVEGEN);
        check::<Attack>(&ATTACK);
        check::<Repetition>(&REPETITION);
        check::<Chains>(&CHAINS);
        check::<Kqkr>(&KQKR);
    }
}
