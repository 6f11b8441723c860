//! A whole circuit: its modules, and where each signal is to be found in them.

use super::arrays::Arrays;
use super::builder::Builder;
use super::error::EmitError;
use super::library::{Header, Library, join};
use super::names::{identifier, is_identifier};
use super::net::Net;
use super::print;
use super::scope::Scope;
use crate::circuit::Declared;
use crate::pins::Direction;
use std::collections::{BTreeMap, HashMap};

/// A port of the top module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PortInfo {
    /// Its name in the Verilog.
    pub name: String,
    /// Which way it goes.
    pub direction: Direction,
    /// Width in bits.
    pub width: usize,
    /// What it is for, in one line.
    pub about: &'static str,
    /// The circuit's signals in it, the one in the lowest bits first: one of the port's own name, or the elements of an
    /// array by the names that they have as ports of their own.
    pub elements: Vec<String>,
}

/// A parameter of the top module.
pub use super::module::Parameter;

/// A circuit translated to Verilog.
///
/// ```text
/// block --probe--> scopes --lower--> statements --flow--> processes --print--> text
/// ```
#[derive(Clone, Debug)]
pub struct Design {
    name: String,
    /// Its modules, those of the top first.
    libraries: Vec<Library>,
    ports: Vec<PortInfo>,
    parameters: Vec<Parameter>,
    nets: Vec<Net>,
    /// How many signals a probe finds in the circuit.
    signals: usize,
    /// Net by the path of its signal in the circuit.
    by_path: BTreeMap<String, usize>,
}

impl Design {
    /// Translates a circuit; `name` becomes the top module's name and the beginning of all others.
    ///
    /// A sub-block's module is named after the field that holds it: `walk` in `fpgambit_movegen` is
    /// `fpgambit_movegen_walk`; another block of the same name that differs is `fpgambit_movegen_walk_2`. A sub-block with a
    /// [module name of its own](Declared::module) has that in every design, and its own sub-blocks are named after it; unless
    /// that is `name`, as for the cores of an array that is named like one core.
    ///
    /// # Errors
    /// [`EmitError`] names the block and the signal when the circuit has no faithful translation.
    pub fn of(circuit: &dyn Declared, name: &str) -> Result<Self, EmitError> {
        Self::with_arrays(circuit, name, Arrays::Written)
    }

    /// The same with a choice of how arrays are written.
    ///
    /// # Errors
    /// As for [`Design::of`].
    pub fn with_arrays(
        circuit: &dyn Declared,
        name: &str,
        arrays: Arrays,
    ) -> Result<Self, EmitError> {
        if !is_identifier(name) {
            return Err(EmitError::ModuleName {
                name: name.to_owned(),
            });
        }
        let top = Scope::of(circuit, name)?;
        let (tree, libraries) = Builder::build(&top, name, arrays)?;
        let element = |&signal: &usize| {
            let found = top.signals.iter().find(|known| known.index == signal);
            found.map(|signal| identifier(&signal.key))
        };
        let ports = tree
            .ports
            .iter()
            .map(|port| PortInfo {
                name: port.name.clone(),
                direction: port.direction,
                width: port.width,
                about: port.about,
                elements: port.signals.iter().filter_map(element).collect(),
            })
            .collect();
        let mut nets = Vec::new();
        tree.place(&mut vec![name.to_owned()], &mut nets);
        let mut paths = HashMap::new();
        signal_paths(&top, "", &mut paths);
        let mut by_path = BTreeMap::new();
        for (at, net) in nets.iter().enumerate() {
            if let Some(path) = paths.get(&net.signal) {
                // A port is named by its own scope; the wire around it comes earlier in the list.
                by_path.insert(path.clone(), at);
            }
        }
        Ok(Self {
            name: name.to_owned(),
            libraries,
            ports,
            parameters: tree.parameters,
            nets,
            signals: paths.len(),
            by_path,
        })
    }

    /// The top module's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The top module's ports in the order of the circuit's fields.
    pub fn ports(&self) -> &[PortInfo] {
        &self.ports
    }

    /// The top module's parameters.
    pub fn parameters(&self) -> &[Parameter] {
        &self.parameters
    }

    /// The same design, a parameter having another default: that of the top module, and of every library that has it.
    ///
    /// # Panics
    /// When there is no such parameter.
    #[must_use]
    pub fn with_default(mut self, name: &str, default: &str) -> Self {
        let set = |parameters: &mut [Parameter]| {
            let mut found = parameters.iter_mut();
            let parameter = found.find(|parameter| parameter.name == name)?;
            let before = print::parameter_line(parameter);
            parameter.default = default.to_owned();
            Some((before, print::parameter_line(parameter)))
        };
        set(&mut self.parameters).expect("the parameter exists");
        for library in &mut self.libraries {
            if let Some((before, after)) = set(&mut library.parameters) {
                let (_, text) = &mut library.modules[0];
                *text = text.replacen(&before, &after, 1);
            }
        }
        self
    }

    /// Names of the modules of all libraries, the top one first.
    pub fn modules(&self) -> impl Iterator<Item = &str> {
        let modules = self.libraries.iter().flat_map(|library| &library.modules);
        modules.map(|(name, _)| name.as_str())
    }

    /// Its modules: first the top and what is named after it, then each block whose module every design has.
    pub fn libraries(&self) -> &[Library] {
        &self.libraries
    }

    /// All nets that show a signal of the circuit, scope by scope. A sub-block's port is there twice: as the port,
    /// and as the wire of the module around it.
    pub fn nets(&self) -> &[Net] {
        &self.nets
    }

    /// Where the signal at a path such as `walk.from.q` or `rank.3.valid` is (fields from the top block down, array
    /// elements by their number). None when the Verilog needs no net for it, as for the input of a register that
    /// takes an expression.
    pub fn net(&self, path: &str) -> Option<&Net> {
        self.by_path.get(path).map(|&at| &self.nets[at])
    }

    /// How many signals (constants too) a probe finds in the circuit.
    pub(crate) fn signals(&self) -> usize {
        self.signals
    }

    /// A module around the design with a port for each element of an array, as if arrays were not kept: `NAME_elements`
    /// around `NAME`.
    pub fn elements(&self) -> String {
        let (mut ports, mut connections) = (Vec::new(), Vec::new());
        for port in &self.ports {
            let kind = match port.direction {
                Direction::Input => "input wire",
                Direction::Output => "output wire",
            };
            let range = match port.width / port.elements.len() {
                1 => String::new(),
                width => format!("[{}:0] ", width - 1),
            };
            let elements = port.elements.iter();
            ports.extend(elements.map(|element| format!("    {kind} {range}{element}")));
            let parts: Vec<&str> = port.elements.iter().rev().map(String::as_str).collect();
            let whole = match parts[..] {
                [element] => element.to_owned(),
                _ => format!("{{{}}}", parts.join(", ")),
            };
            connections.push(format!("        .{}({whole})", port.name));
        }
        format!(
            "module {0}_elements (\n{1}\n);\n    {0} unit (\n{2}\n    );\nendmodule\n",
            self.name,
            ports.join(",\n"),
            connections.join(",\n")
        )
    }

    /// All of its Verilog in one file, of which this is the head.
    pub fn to_verilog(&self, header: &Header) -> String {
        let heads = std::iter::once(*header).chain(std::iter::repeat(Header::default()));
        let libraries = self.libraries.iter().zip(heads);
        let texts = libraries.map(|(library, head)| library.to_verilog(&head));
        join(self.name(), texts)
    }
}

/// Paths of all signals as `Design::net` takes them, by their numbers.
fn signal_paths(scope: &Scope, prefix: &str, paths: &mut HashMap<usize, String>) {
    for signal in &scope.signals {
        let path = format!("{prefix}{}", signal.key.replace('$', "."));
        paths.insert(signal.index, path);
    }
    for child in &scope.children {
        let prefix = format!("{prefix}{}.", child.field.replace('$', "."));
        signal_paths(child, &prefix, paths);
    }
}
