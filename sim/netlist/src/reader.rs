//! Reads Verilog files into a netlist.

use crate::elaborate::{Constant, elaborate};
use crate::error::{Error, Fault};
use crate::netlist::Netlist;
use crate::parse::modules;
use crate::resolve::resolve;
use crate::syntax::{Module, instances};
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A set of Verilog files and of the memory files that they read.
///
/// ```
/// use fpgambit_netlist::Reader;
///
/// let mut reader = Reader::default();
/// reader.add("counter.v", "
///     module counter #(parameter WIDTH = 4) (input wire clock, input wire step, output wire [WIDTH-1:0] count);
///       reg [WIDTH-1:0] value;
///       always @(posedge clock) if (step) value <= value + 1;
///       assign count = value;
///     endmodule
/// ")?;
/// let netlist = reader.netlist("counter", &[("WIDTH", 6.into())])?;
/// assert_eq!(netlist.outputs()[0].width(), 6);
/// assert_eq!(netlist.size().registers, 6);
/// # Ok::<(), fpgambit_netlist::Error>(())
/// ```
#[derive(Debug, Default)]
pub struct Reader {
    files: Vec<String>,
    modules: Vec<Module>,
    memories: Vec<(String, String)>,
    folders: Vec<PathBuf>,
}

/// The value of a parameter of the top module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number of at least 32 bits, signed like a plain number in Verilog.
    Number(i64),
    /// A string, such as the path of a memory file.
    Text(String),
}

impl From<i64> for Value {
    fn from(value: i64) -> Self {
        Self::Number(value)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl Reader {
    /// Adds the text of a file; error messages call it `name`.
    ///
    /// # Errors
    /// Returns the first place where the text is outside the subset.
    pub fn add(&mut self, name: &str, text: &str) -> Result<(), Error> {
        let file = self.number(name)?;
        let modules = modules(text, file).map_err(|fault| self.error(fault))?;
        self.modules.extend(modules);
        Ok(())
    }

    /// The number that identifies a file in a `Place`.
    fn number(&mut self, name: &str) -> Result<u16, Error> {
        self.files.push(name.to_owned());
        u16::try_from(self.files.len() - 1).map_err(|_| Error {
            file: name.to_owned(),
            line: 0,
            message: "more than 65,536 files".to_owned(),
        })
    }

    /// Reads a file and adds it. If the name ends in `.f`, the file is a list of files, one per line, relative to its
    /// folder. Memory files are also looked up in these folders.
    ///
    /// # Errors
    /// Returns an error if a file cannot be read, and the errors of [`add`](Self::add).
    pub fn add_file(&mut self, path: &Path) -> Result<(), Error> {
        let text = read(path)?;
        if path.extension().is_none_or(|end| end != "f") {
            return self.add_read(path, &text);
        }
        let folder = path.parent().unwrap_or(Path::new(""));
        let names = text.lines().map(str::trim).filter(|line| !line.is_empty());
        names
            .map(|name| folder.join(name))
            .try_for_each(|path| self.add_read(&path, &read(&path)?))
    }

    fn add_read(&mut self, path: &Path, text: &str) -> Result<(), Error> {
        self.add(&path.display().to_string(), text)?;
        self.add_folder(path.parent().unwrap_or(Path::new("")));
        Ok(())
    }

    /// Adds the modules that are instantiated but missing: each from the file with its name beside the files read, or
    /// from `library`, the text of several modules.
    ///
    /// # Errors
    /// Returns the errors of [`add_file`](Self::add_file).
    pub fn complete(&mut self, library: &str) -> Result<(), Error> {
        let file = self.number("the unit's own modules")?;
        let mut library = modules(library, file).map_err(|fault| self.error(fault))?;
        let mut tried = HashSet::new();
        while let Some(name) = self.missing(&tried) {
            if let Some(path) = self.beside(&name) {
                self.add_file(&path)?;
            } else if let Some(at) = library.iter().position(|module| module.name == name) {
                self.modules.push(library.swap_remove(at));
            }
            tried.insert(name);
        }
        Ok(())
    }

    /// A module that is instantiated but missing, and was not tried yet.
    fn missing(&self, tried: &HashSet<String>) -> Option<String> {
        let mut names = Vec::new();
        for module in &self.modules {
            instances(&module.items, &mut names);
        }
        let known: HashSet<&str> = self.modules().collect();
        names
            .into_iter()
            .find(|name| !known.contains(name.as_str()) && !tried.contains(name))
    }

    /// The file with a module's name in one of the folders.
    fn beside(&self, module: &str) -> Option<PathBuf> {
        let paths = self.folders.iter();
        let mut paths = paths.map(|folder| folder.join(format!("{module}.v")));
        paths.find(|path| path.is_file())
    }

    /// Adds a memory file as text; it takes precedence over files of the same name.
    pub fn add_memory(&mut self, name: &str, text: &str) {
        self.memories.push((name.to_owned(), text.to_owned()));
    }

    /// Adds a folder in which to look for memory files, after the folders added before.
    pub fn add_folder(&mut self, folder: &Path) {
        self.folders.push(folder.to_owned());
    }

    /// The names of the modules read, in order.
    pub fn modules(&self) -> impl Iterator<Item = &str> {
        self.modules.iter().map(|module| module.name.as_str())
    }

    /// Elaborates the module `top`, with these parameters in place of its defaults.
    ///
    /// # Errors
    /// Returns an error if something is not declared, has no driver or two, depends on itself, or is not constant where
    /// it must be.
    pub fn netlist(&self, top: &str, parameters: &[(&str, Value)]) -> Result<Netlist, Error> {
        let parameters: Vec<(String, Constant)> = parameters
            .iter()
            .map(|(name, value)| {
                let value = match value {
                    Value::Number(value) => Constant::integer(*value),
                    Value::Text(text) => Constant::Text(text.clone()),
                };
                ((*name).to_owned(), value)
            })
            .collect();
        let files = |name: &str| self.memory(name);
        let design = elaborate(&self.modules, top, &parameters, &files)
            .map_err(|fault| self.error(fault))?;
        let netlist = resolve(&design).map_err(|fault| self.error(fault))?;
        Ok(netlist.simplified())
    }

    fn memory(&self, name: &str) -> Result<String, String> {
        if let Some((_, text)) = self.memories.iter().find(|(other, _)| other == name) {
            return Ok(text.clone());
        }
        let mut message = "cannot be read: no folder to look in".to_owned();
        for folder in &self.folders {
            match fs::read_to_string(folder.join(name)) {
                Ok(text) => return Ok(text),
                Err(error) => message = format!("cannot be read: {error}"),
            }
        }
        Err(message)
    }

    fn error(&self, fault: Fault) -> Error {
        let file = match fault.place.line {
            0 => String::new(),
            _ => self
                .files
                .get(usize::from(fault.place.file))
                .cloned()
                .unwrap_or_default(),
        };
        Error {
            file,
            line: fault.place.line,
            message: fault.message,
        }
    }
}

fn read(path: &Path) -> Result<String, Error> {
    fs::read_to_string(path).map_err(|error| Error {
        file: path.display().to_string(),
        line: 0,
        message: format!("cannot be read: {error}"),
    })
}
