//! What a proved unit is to the prover: its Verilog in the forms to prove, its lemmas and theorems, and faults that a lemma must
//! refute. Each unit's folder has one of these (`units/UNIT/mod.rs`), and `units/mod.rs` lists them.

use crate::blocks::posdata::Table;
use crate::blocks::stream::Ports;
use kit::prelude::*;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The parameter of a top with posdata: whether it is a memory.
pub const POSDATA_ROM: &str = "POSDATA_ROM";

/// The checkout.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A unit of which theorems are proved.
pub struct ProvedUnit {
    /// The unit, as the program names it.
    pub unit: &'static str,
    /// Its build.
    pub build: &'static str,
    /// Unit and build in one word.
    pub design: &'static str,
    /// The list of its exported files, from `hw/verilog`.
    pub file: &'static str,
    /// Its top module.
    pub top: &'static str,
    /// The forms to prove: what to call each, and what becomes of its memories.
    pub forms: &'static [(&'static str, Memories)],
    /// Signals that the lemmas speak of, with their widths; 0 is any.
    pub signals: fn() -> Vec<(String, usize)>,
    /// The lemmas, long ones first, so that cores are busy to the end.
    pub lemmas: for<'a> fn(&'a Design) -> Vec<Lemma<'a>>,
    /// The theorems.
    pub theorems: fn() -> Vec<Theorem>,
    /// Faults, each refuted by a lemma.
    pub faults: &'static [Fault],
    /// Its ports, if the stream's protocol is proved of them.
    pub ports: Option<Ports>,
    /// The theorems say what every word is that leaves. If not, the ledger has among its holes what they do not say.
    pub says_all: bool,
}

impl ProvedUnit {
    /// Every signal that the proofs speak of, with its width; 0 is any.
    pub fn signals(&self) -> Vec<(String, usize)> {
        let mut signals = (self.signals)();
        signals.extend(self.ports.as_ref().map_or(Vec::new(), Ports::signals));
        signals
    }

    /// Every lemma of a design that is this unit's.
    pub fn lemmas<'a>(&'a self, design: &'a Design) -> Vec<Lemma<'a>> {
        let ports = self.ports.as_ref();
        let mut lemmas = ports.map_or(Vec::new(), |ports| ports.lemmas(design.body()));
        lemmas.extend((self.lemmas)(design));
        lemmas
    }

    /// The names of its lemmas: each belongs to a theorem.
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

    /// Every theorem.
    pub fn theorems(&self) -> Vec<Theorem> {
        let mut theorems = (self.theorems)();
        theorems.extend(self.ports.as_ref().map(Ports::theorem));
        theorems
    }

    /// Its exported forms.
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

/// Signals of a list, as [`ProvedUnit::signals`] has them.
pub fn named(lists: &[&[(&str, usize)]]) -> Vec<(String, usize)> {
    let all = lists.iter().copied().flatten();
    all.map(|&(name, width)| (name.to_owned(), width)).collect()
}

/// One exported form of a unit, as read.
pub struct Design {
    /// The unit.
    pub unit: &'static ProvedUnit,
    /// The form, and the file if one was named.
    pub name: String,
    /// The FNV-1a digest of the Verilog's code, and of the memory file read with it; 64 bits.
    pub digest: u64,
    /// The circuit; where posdata is a memory, and where only the protocol is proved, without the form's memories.
    pub circuit: Circuit,
    /// The circuit without posdata, where posdata is logic.
    pub without: Option<Circuit>,
    /// Posdata's table, where it is a memory.
    pub table: Option<Table>,
    /// The words of memories, where those read are anything.
    pub words: Vec<Vec<u32>>,
}

impl Design {
    /// The circuit of which most lemmas speak: posdata aside, so that its forms share them.
    pub fn body(&self) -> &Circuit {
        self.without.as_ref().unwrap_or(&self.circuit)
    }

    /// Its lemmas.
    pub fn lemmas(&self) -> Vec<Lemma<'_>> {
        self.unit.lemmas(self)
    }
}

/// What becomes of the modules of a form that hold memories.
#[derive(Clone, Copy)]
pub enum Memories {
    /// Memories are registers as any others.
    Registers,
    /// Posdata is logic.
    PosdataLogic(&'static Posdata),
    /// Posdata is a memory, whose content is checked.
    PosdataTable(&'static Posdata),
    /// These modules are cut out: what they answer is anything.
    Cut(&'static [&'static str]),
    /// The words read are anything; these files hold them, which these modules have.
    Words(&'static [MemoryFile], &'static [MemoryModule]),
    /// Modules with memories are cut out, but what they are asked can be told: what they answer is anything.
    Asked {
        /// The files that they hold.
        files: &'static [MemoryFile],
        /// Their names.
        modules: &'static [&'static str],
        /// The words of their files, from a netlist, if they are these memories and no more, and are connected as the proofs
        /// take them.
        checked: fn(&Value) -> Result<Vec<Vec<u32>>, String>,
    },
}

/// The module that holds posdata, as logic or as a memory.
pub struct Posdata {
    /// Its name.
    pub module: &'static str,
    /// Signals that it has as logic alone, with their widths.
    pub logic: fn() -> Vec<(String, usize)>,
    /// Its table, from a netlist, if it is that memory and no more.
    pub table: fn(&Value) -> Result<Table, String>,
}

/// A module that holds a memory.
pub struct MemoryModule {
    /// Its name.
    pub module: &'static str,
    /// Its words, from a netlist, if it is that memory and its read register.
    pub words: fn(&Value) -> Result<Vec<u32>, String>,
}

/// A file of a memory's words. It is read under a name that is not its default, so that it is shown to be the parameter's.
#[derive(PartialEq, Eq)]
pub struct MemoryFile {
    /// The parameter that names it.
    pub parameter: &'static str,
    /// Its name as shipped.
    pub shipped: &'static str,
    /// That of the copy which is read, as the Verilog writes it.
    pub copy: &'static str,
}

/// Posdata's.
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
    /// Where the Verilog is: the list of its files, or one file.
    pub file: PathBuf,
    /// What to call it.
    pub name: String,
    /// Its memories.
    pub memories: Memories,
}

impl Form {
    /// The way to a memory file: beside the Verilog, or where `hw/verilog` has it.
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

    /// The files read with it.
    pub fn files(&self) -> &'static [MemoryFile] {
        match self.memories {
            Memories::PosdataTable(_) => POSDATA,
            Memories::Words(files, _) | Memories::Asked { files, .. } => files,
            Memories::Registers | Memories::PosdataLogic(_) | Memories::Cut(_) => &[],
        }
    }

    /// What its parameters are set to.
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

/// A change of the Verilog's text.
pub struct Fault {
    /// What is broken.
    pub name: &'static str,
    /// Text that stands once in the Verilog.
    pub right: &'static str,
    /// What stands there instead.
    pub wrong: &'static str,
    /// The lemma that must fail, by its name within the unit.
    pub lemma: &'static str,
    /// Only those of its cases that hold this text are tried: one is enough.
    pub case: &'static str,
}

/// A unit's faults: each its name, the lemma that must fail and which of its cases, the text that stands once in the Verilog, and
/// what stands there instead. The list is `FAULTS`, or has the name before them.
#[macro_export]
macro_rules! faults {
    ($($name:literal: $lemma:literal $case:literal $right:literal => $wrong:literal;)*) => {
        $crate::faults! { FAULTS: $($name: $lemma $case $right => $wrong;)* }
    };
    ($list:ident: $($name:literal: $lemma:literal $case:literal $right:literal => $wrong:literal;)*) => {
        /// Each is put into the exported Verilog, and its lemma must refute it.
        pub const $list: &[$crate::unit::Fault] = &[$($crate::unit::Fault {
            name: $name,
            right: $right,
            wrong: $wrong,
            lemma: $lemma,
            case: $case,
        }),*];
    };
}
