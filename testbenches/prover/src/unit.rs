//! The definition of a proved unit: its Verilog in the forms to prove, its lemmas and theorems, and the faults that its
//! lemmas must catch.
//!
//! Each unit's folder has one definition (`units/UNIT/mod.rs`), and `units/mod.rs` lists them.

use crate::blocks::posdata::Table;
use crate::blocks::stream::Ports;
use kit::prelude::*;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The parameter of a top module that selects posdata as a memory.
pub const POSDATA_ROM: &str = "POSDATA_ROM";

/// Returns the root of the checkout.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A unit about which theorems are proved.
pub struct ProvedUnit {
    /// The unit's name in the program.
    pub unit: &'static str,
    /// The build.
    pub build: &'static str,
    /// Unit and build in one word.
    pub design: &'static str,
    /// The list of its exported files, relative to `hw/verilog`.
    pub file: &'static str,
    /// The top module.
    pub top: &'static str,
    /// The forms to prove: the name of each, and how its memories are treated.
    pub forms: &'static [(&'static str, Memories)],
    /// Signals that the lemmas use, with their widths; 0 means any width.
    pub signals: fn() -> Vec<(String, usize)>,
    /// The lemmas, long ones first, which keeps all cores busy to the end.
    pub lemmas: for<'a> fn(&'a Design) -> Vec<Lemma<'a>>,
    /// The theorems.
    pub theorems: fn() -> Vec<Theorem>,
    /// The faults, each of which must make a lemma fail.
    pub faults: &'static [Fault],
    /// The ports, if the stream protocol is proved for them.
    pub ports: Option<Ports>,
    /// Whether the theorems specify every word that leaves the unit. If not, the ledger's holes list the rest.
    pub says_all: bool,
}

impl ProvedUnit {
    /// Returns every signal that the proofs use, with its width; 0 means any width.
    pub fn signals(&self) -> Vec<(String, usize)> {
        let mut signals = (self.signals)();
        signals.extend(self.ports.as_ref().map_or(Vec::new(), Ports::signals));
        signals
    }

    /// Returns every lemma about a design of this unit.
    pub fn lemmas<'a>(&'a self, design: &'a Design) -> Vec<Lemma<'a>> {
        let ports = self.ports.as_ref();
        let mut lemmas = ports.map_or(Vec::new(), |ports| ports.lemmas(design.body()));
        lemmas.extend((self.lemmas)(design));
        lemmas
    }

    /// Returns the names of its lemmas: those that the theorems name.
    pub fn names(&self) -> Vec<String> {
        let lemmas = self
            .theorems()
            .into_iter()
            .flat_map(|theorem| theorem.lemmas);
        let names: BTreeSet<String> = lemmas
            .map(|lemma| format!("{}/{lemma}", self.design))
            .collect();
        names.into_iter().collect()
    }

    /// Returns every theorem.
    pub fn theorems(&self) -> Vec<Theorem> {
        let mut theorems = (self.theorems)();
        theorems.extend(self.ports.as_ref().map(Ports::theorem));
        theorems
    }

    /// Returns its exported forms.
    pub fn forms(&'static self, root: &Path) -> Vec<Form> {
        let form = |&(name, memories): &(&str, Memories)| Form {
            unit: self,
            file: root.join("hw/verilog").join(self.file),
            name: name.to_owned(),
            memories,
        };
        self.forms.iter().map(form).collect()
    }
}

/// Joins lists of signals into the form of [`ProvedUnit::signals`].
pub fn named(lists: &[&[(&str, usize)]]) -> Vec<(String, usize)> {
    let all = lists.iter().copied().flatten();
    all.map(|&(name, width)| (name.to_owned(), width)).collect()
}

/// One exported form of a unit, as read from its Verilog.
pub struct Design {
    /// The unit.
    pub unit: &'static ProvedUnit,
    /// Name of the form, and of the file if one was given.
    pub name: String,
    /// The FNV-1a digest of the Verilog's code and of the memory file read with it; 64 bits.
    pub digest: u64,
    /// The circuit. It lacks the form's memories if posdata is a memory, or if only the protocol is proved.
    pub circuit: Circuit,
    /// The circuit without posdata, if posdata is logic.
    pub without: Option<Circuit>,
    /// Posdata's table, if posdata is a memory.
    pub table: Option<Table>,
    /// The words of memories, if the circuit has unconstrained words in their place.
    pub words: Vec<Vec<u32>>,
}

impl Design {
    /// Returns the circuit that most lemmas use: without posdata, so that the forms share these lemmas.
    pub fn body(&self) -> &Circuit {
        self.without.as_ref().unwrap_or(&self.circuit)
    }

    /// Returns its lemmas.
    pub fn lemmas(&self) -> Vec<Lemma<'_>> {
        self.unit.lemmas(self)
    }
}

/// How the memory modules of a form are treated.
#[derive(Clone, Copy)]
pub enum Memories {
    /// Memories are registers like any others.
    Registers,
    /// Posdata is logic.
    PosdataLogic(&'static Posdata),
    /// Posdata is a memory, whose contents are checked.
    PosdataTable(&'static Posdata),
    /// These modules are cut out: their outputs are unconstrained.
    Cut(&'static [&'static str]),
    /// The words read are unconstrained; these files contain the words of these modules.
    Words(&'static [MemoryFile], &'static [MemoryModule]),
    /// Modules with memories are cut out. The proof can see their inputs; their outputs are unconstrained.
    Asked {
        /// The files with their contents.
        files: &'static [MemoryFile],
        /// The names of the modules.
        modules: &'static [&'static str],
        /// Checks in a netlist that the modules are only these memories, connected as the proofs assume, and returns the
        /// words of their files.
        checked: fn(&Value) -> Result<Vec<Vec<u32>>, String>,
    },
}

/// The module that contains posdata, as logic or as a memory.
pub struct Posdata {
    /// The module's name.
    pub module: &'static str,
    /// Signals that exist only if posdata is logic, with their widths.
    pub logic: fn() -> Vec<(String, usize)>,
    /// Reads its table from a netlist, and checks that the module is only this memory.
    pub table: fn(&Value) -> Result<Table, String>,
}

/// A module that contains a memory.
pub struct MemoryModule {
    /// The module's name.
    pub module: &'static str,
    /// Reads its words from a netlist, and checks that the module is only this memory and its read register.
    pub words: fn(&Value) -> Result<Vec<u32>, String>,
}

/// A file with a memory's words. It is read under a name that is not the default, which shows that the parameter
/// selects the file.
#[derive(PartialEq, Eq)]
pub struct MemoryFile {
    /// The parameter with the file's name.
    pub parameter: &'static str,
    /// The file's name as shipped.
    pub shipped: &'static str,
    /// The name of the copy that is read, as the Verilog writes it.
    pub copy: &'static str,
}

/// The file of posdata.
const POSDATA: &[MemoryFile] = &[MemoryFile {
    parameter: "POSDATA_FILE",
    shipped: "posdata.mem",
    copy: "\"posdata_given.mem\"",
}];

/// A form to read.
#[derive(Clone)]
pub struct Form {
    /// The unit.
    pub unit: &'static ProvedUnit,
    /// Path of the Verilog: the list of its files, or one file.
    pub file: PathBuf,
    /// The form's name.
    pub name: String,
    /// How its memories are treated.
    pub memories: Memories,
}

impl Form {
    /// Returns the path of a memory file: beside the Verilog, or its place in `hw/verilog`.
    pub fn memory(&self, shipped: &str) -> PathBuf {
        let beside = self.file.with_file_name(shipped);
        let elsewhere = || {
            let folders = std::fs::read_dir(root().join("hw/verilog")).ok()?;
            let mut files = folders.flatten().map(|folder| folder.path().join(shipped));
            files.find(|file| file.is_file())
        };
        match beside.is_file() {
            true => beside,
            false => elsewhere().unwrap_or(beside),
        }
    }

    /// Returns the memory files that are read with the form.
    pub fn files(&self) -> &'static [MemoryFile] {
        match self.memories {
            Memories::PosdataTable(_) => POSDATA,
            Memories::Words(files, _) | Memories::Asked { files, .. } => files,
            Memories::Registers | Memories::PosdataLogic(_) | Memories::Cut(_) => &[],
        }
    }

    /// Returns the values of its parameters.
    pub fn parameters(&self) -> Vec<(&'static str, &'static str)> {
        let posdata = match self.memories {
            Memories::PosdataLogic(_) => Some("0"),
            Memories::PosdataTable(_) => Some("1"),
            _ => None,
        };
        let posdata = posdata.map(|value| (POSDATA_ROM, value));
        let files = self.files().iter();
        posdata
            .into_iter()
            .chain(files.map(|file| (file.parameter, file.copy)))
            .collect()
    }
}

/// A fault: a change in the Verilog's text.
pub struct Fault {
    /// Description of the fault.
    pub name: &'static str,
    /// Text that occurs once in the Verilog.
    pub right: &'static str,
    /// The text that replaces it.
    pub wrong: &'static str,
    /// The lemma that must fail, by its name within the unit.
    pub lemma: &'static str,
    /// Only cases whose name contains this text are tried; one that fails is enough.
    pub case: &'static str,
}

/// Declares a unit's faults. Each entry has a name, the lemma that must fail and which of its cases, the text that
/// occurs once in the Verilog, and the text that replaces it. The list is called `FAULTS` unless the entries follow
/// another name.
#[macro_export]
macro_rules! faults {
    ($($name:literal: $lemma:literal $case:literal $right:literal => $wrong:literal;)*) => {
        $crate::faults! { FAULTS: $($name: $lemma $case $right => $wrong;)* }
    };
    ($list:ident: $($name:literal: $lemma:literal $case:literal $right:literal => $wrong:literal;)*) => {
        /// Faults for the exported Verilog; each must make its lemma fail.
        pub const $list: &[$crate::unit::Fault] = &[$($crate::unit::Fault {
            name: $name,
            right: $right,
            wrong: $wrong,
            lemma: $lemma,
            case: $case,
        }),*];
    };
}
