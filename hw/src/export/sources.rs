//! The files of a design: one of Verilog for each unit in it, and its memories.
//!
//! In the repository each file stands once, in the folder of the build it is named after, and other designs refer to it
//! there. An export into a folder writes them all, or all of the Verilog as one file.

use super::{Export, File, design};
use crate::unit::{MemoryFile, UnitBuild};
use crate::units;
use crate::verilog::{EmitError, Header, Library, join};

/// How the files of an export lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// In a folder that has all that is needed.
    Folder,
    /// The same, all of the circuit's Verilog in one file.
    Flat,
    /// In a folder of `hw/verilog`: what is another folder's is named and not copied.
    Repository,
}

/// The build that a module is named after: of those whose tops its name begins with, the one of the longest.
fn owner(module: &str) -> Option<&'static UnitBuild> {
    let begins = |build: &&UnitBuild| {
        let rest = module.strip_prefix(build.top);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    };
    units::builds()
        .filter(begins)
        .max_by_key(|build| build.top.len())
}

/// Whether a library belongs in the file of a unit, and not in that of another.
fn is_part_of(library: &Library, unit: &UnitBuild) -> bool {
    owner(&library.name).is_none_or(|owner| owner.top == unit.top)
}

/// The build in whose folder of `hw/verilog` a memory file stands: the first that has it.
fn holder(memory: &MemoryFile) -> Option<&'static UnitBuild> {
    let has = |build: &&UnitBuild| build.memories.iter().any(|one| one.name == memory.name);
    units::kept().find(has)
}

/// The files of a circuit, as seen from the folder of its export.
pub(super) struct Sources {
    /// The files of Verilog that stand in the folder, the design's own first.
    pub own: Vec<File>,
    /// Ways to all files of Verilog, those of the folder first.
    pub paths: Vec<String>,
    /// The text of all of them.
    pub text: String,
    /// Folders of `hw/verilog` that it needs besides.
    pub folders: Vec<&'static str>,
}

impl Sources {
    /// What an export is made of.
    ///
    /// # Errors
    /// When the circuit has no faithful Verilog.
    pub fn of(export: &Export) -> Result<Self, EmitError> {
        let build = export.build;
        let design = design(build, export.form)?;
        let mut sources = Self {
            own: Vec::new(),
            paths: Vec::new(),
            text: String::new(),
            folders: Vec::new(),
        };
        if export.layout == Layout::Flat {
            let head = head(export, &design.libraries()[0]);
            sources.add(build, design.to_verilog(&head.as_header()), false);
            return Ok(sources);
        }
        let mut units = vec![build];
        let mut at = 0;
        while let Some(&unit) = units.get(at) {
            let design = super::design(unit, export.form)?;
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

    /// Remembers that it needs another's folder.
    fn note(&mut self, elsewhere: Option<&'static UnitBuild>) {
        if let Some(owner) = elsewhere
            && !self.folders.contains(&owner.folder)
        {
            self.folders.push(owner.folder);
        }
    }

    /// `TOP.f`: the ways to all files of Verilog, a line each, as simulators read them.
    pub fn list(&self, top: &str) -> File {
        File::new(format!("{top}.f"), self.paths.join("\n") + "\n")
    }
}

impl Export {
    /// The build in whose folder a memory file stands, if that is another's.
    fn away(&self, memory: &MemoryFile) -> Option<&'static UnitBuild> {
        let holder = holder(memory).filter(|holder| holder.top != self.build.top);
        holder.filter(|_| self.layout == Layout::Repository)
    }

    /// Whether a memory file is written with it.
    pub(super) fn holds(&self, memory: &MemoryFile) -> bool {
        self.away(memory).is_none()
    }

    /// The way to a memory file.
    pub(super) fn way_to(&self, memory: &MemoryFile) -> String {
        match self.away(memory) {
            Some(holder) => format!("../{}/{}", holder.folder, memory.name),
            None => memory.name.to_owned(),
        }
    }

    /// Memory files that stand elsewhere: the parameter that says where, and the way.
    pub(super) fn ways(&self) -> impl Iterator<Item = (&'static str, String)> {
        let away = self.build.memories.iter().filter(|one| !self.holds(one));
        away.map(|memory| (memory.parameter, self.way_to(memory)))
    }

    /// The way to a file that is exported with it: in the repository the first of several designs has it.
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

/// What a library's first file says at its head.
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
