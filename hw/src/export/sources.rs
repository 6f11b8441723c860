//! The source files of a design: one Verilog file for each unit in it, and its memories.
//!
//! The repository contains each file once, in the folder of the build that it is named after; other designs refer to it
//! there. An export into a folder contains all files, or all Verilog in one file.

use super::{Export, File, design_with};
use crate::unit::{MemoryFile, UnitBuild};
use crate::units;
use crate::verilog::{EmitError, Header, Library, join};

/// Layout of an export's files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// One folder that contains everything needed.
    Folder,
    /// The same, with all of the circuit's Verilog in one file.
    Flat,
    /// A folder of `hw/verilog`: files of other folders are referred to, not copied.
    Repository,
}

/// The build that a module is named after: the one with the longest top name that is a prefix of the module's name.
fn owner(module: &str) -> Option<&'static UnitBuild> {
    let begins = |build: &&UnitBuild| {
        let rest = module.strip_prefix(build.top);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    };
    units::builds()
        .filter(begins)
        .max_by_key(|build| build.top.len())
}

/// Whether a library belongs in a unit's file rather than in another's.
fn is_part_of(library: &Library, unit: &UnitBuild) -> bool {
    owner(&library.name).is_none_or(|owner| owner.top == unit.top)
}

/// The build whose folder of `hw/verilog` contains a memory file: the first that uses it.
fn holder(memory: &MemoryFile) -> Option<&'static UnitBuild> {
    let has = |build: &&UnitBuild| build.memories.iter().any(|one| one.name == memory.name);
    units::kept().find(has)
}

/// The files of a circuit, relative to its export folder.
pub(super) struct Sources {
    /// The Verilog files in the folder, the design's own first.
    pub own: Vec<File>,
    /// Paths of all Verilog files, those in the folder first.
    pub paths: Vec<String>,
    /// The text of all of them.
    pub text: String,
    /// Other folders of `hw/verilog` that it needs.
    pub folders: Vec<&'static str>,
}

impl Sources {
    /// Collects the source files of an export.
    ///
    /// # Errors
    /// If the circuit has no faithful Verilog.
    pub fn of(export: &Export) -> Result<Self, EmitError> {
        let build = export.build;
        let mut sources = Self {
            own: Vec::new(),
            paths: Vec::new(),
            text: String::new(),
            folders: Vec::new(),
        };
        if export.layout == Layout::Flat {
            let design = design_with(build, export.form, export.arrays)?;
            let head = head(export, &design.libraries()[0]);
            sources.add(build, design.to_verilog(&head.as_header()), false);
            return Ok(sources);
        }
        let mut units = vec![build];
        let mut at = 0;
        while let Some(&unit) = units.get(at) {
            let design = design_with(unit, export.form, export.arrays)?;
            let (own, others): (Vec<_>, Vec<_>) = design
                .libraries()
                .iter()
                .partition(|library| is_part_of(library, unit));
            let texts = own
                .into_iter()
                .map(|library| library.to_verilog(&head(export, library).as_header()));
            let text = join(unit.top, texts);
            sources.add(unit, text, at > 0 && export.layout == Layout::Repository);
            for other in others {
                let owner = owner(&other.name).expect("it is another unit's");
                if !units.iter().any(|known| known.top == owner.top) {
                    units.push(owner);
                }
            }
            at += 1;
        }
        for memory in build.memories {
            sources.note(export.away(memory));
        }
        Ok(sources)
    }

    fn add(&mut self, unit: &'static UnitBuild, text: String, is_elsewhere: bool) {
        self.text += &text;
        let name = format!("{}.v", unit.top);
        if is_elsewhere {
            self.paths.push(format!("../{}/{name}", unit.folder));
            self.note(Some(unit));
        } else {
            self.paths.push(name.clone());
            self.own.push(File::new(name, text));
        }
    }

    /// Records that another build's folder is needed.
    fn note(&mut self, elsewhere: Option<&'static UnitBuild>) {
        if let Some(owner) = elsewhere
            && !self.folders.contains(&owner.folder)
        {
            self.folders.push(owner.folder);
        }
    }

    /// `TOP.f`: paths of all Verilog files, one per line, in the format of simulators.
    pub fn list(&self, top: &str) -> File {
        File::new(format!("{top}.f"), self.paths.join("\n") + "\n")
    }
}

impl Export {
    /// The build whose folder contains a memory file, if it is another build.
    fn away(&self, memory: &MemoryFile) -> Option<&'static UnitBuild> {
        let holder = holder(memory).filter(|holder| holder.top != self.build.top);
        holder.filter(|_| self.layout == Layout::Repository)
    }

    /// Whether the export includes a memory file.
    pub(super) fn holds(&self, memory: &MemoryFile) -> bool {
        self.away(memory).is_none()
    }

    /// The path of a memory file.
    pub(super) fn way_to(&self, memory: &MemoryFile) -> String {
        match self.away(memory) {
            Some(holder) => format!("../{}/{}", holder.folder, memory.name),
            None => memory.name.to_owned(),
        }
    }

    /// Memory files in other folders: parameter name and path.
    pub(super) fn ways(&self) -> impl Iterator<Item = (&'static str, String)> {
        let away = self.build.memories.iter().filter(|one| !self.holds(one));
        away.map(|memory| (memory.parameter, self.way_to(memory)))
    }

    /// The path of an extra file: in the repository, it is in the folder of the first design that has it.
    pub(super) fn way_to_extra(&self, name: &str) -> String {
        let has = |build: &&UnitBuild| build.extras.iter().any(|extra| extra.name == name);
        let first = units::kept().find(has);
        match first.filter(|first| first.top != self.build.top) {
            Some(first) if self.layout == Layout::Repository => {
                format!("../{}/{name}", first.folder)
            }
            _ => name.to_owned(),
        }
    }
}

/// The header of a library's first file.
struct Head {
    title: &'static str,
    command: String,
    description: String,
}

impl Head {
    fn as_header(&self) -> Header<'_> {
        Header {
            title: self.title,
            command: &self.command,
            description: &self.description,
        }
    }
}

fn head(export: &Export, library: &Library) -> Head {
    let own = (library.name == export.build.top).then_some(export.build);
    let unit = own.or_else(|| owner(&library.name));
    let top = unit.filter(|unit| unit.top == library.name);
    let about = top.map_or(library.about.as_str(), |top| top.contract);
    Head {
        title: top.map_or("", |top| top.title),
        command: unit.map_or(String::new(), |unit| export.command_of(unit)),
        description: format!("SPDX-License-Identifier: MIT OR Apache-2.0\n\n{about}"),
    }
}
