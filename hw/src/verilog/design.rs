//! A circuit as Verilog: its modules, and the net of each signal in them.

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
    /// The port's name in the Verilog.
    pub name: String,
    /// The port's direction.
    pub direction: Direction,
    /// Width in bits.
    pub width: usize,
    /// The port's description, on one line.
    pub about: &'static str,
    /// The names of the circuit's signals in the port, the one in the lowest bits first: the port's own name, or the
    /// names that the elements of an array would have as separate ports.
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
    /// The modules, those of the top's library first.
    libraries: Vec<Library>,
    ports: Vec<PortInfo>,
    parameters: Vec<Parameter>,
    nets: Vec<Net>,
    /// The number of signals that a probe finds in the circuit.
    signals: usize,
    /// The number of each net, by the path of its signal in the circuit.
    by_path: BTreeMap<String, usize>,
}

impl Design {
    /// Translates a circuit. `name` becomes the top module's name, with which the names of its sub-blocks' modules
    /// begin.
    ///
    /// A sub-block's module is named after the field that holds it: `walk` in `fpgambit_movegen` is
    /// `fpgambit_movegen_walk`; a different block with the same field name is `fpgambit_movegen_walk_2`. A sub-block
    /// with a [module name of its own](Declared::module) has this name in every design, and its own sub-blocks are
    /// named after it. The exception is a module name equal to `name`, as for the cores of an array that is named like
    /// one core.
    ///
    /// # Errors
    /// Returns an [`EmitError`] that names the block and the signal if the circuit has no faithful translation.
    pub fn of(circuit: &dyn Declared, name: &str) -> Result<Self, EmitError> {
        Self::with_arrays(circuit, name, Arrays::Written)
    }

    /// Translates a circuit as [`of`](Self::of) does, with a choice of how arrays are written.
    ///
    /// # Errors
    /// The errors of [`Design::of`].
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
                // A sub-block's port overrides the wire that its parent connects to it, which comes earlier in the
                // list.
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

    /// Returns the design with another default for a parameter, in the top module and in every library that has it.
    ///
    /// # Panics
    /// If there is no such parameter.
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

    /// The names of all modules, the top first.
    pub fn modules(&self) -> impl Iterator<Item = &str> {
        let modules = self.libraries.iter().flat_map(|library| &library.modules);
        modules.map(|(name, _)| name.as_str())
    }

    /// The libraries: first the top and the modules named after it, then each block with a module name of its own.
    pub fn libraries(&self) -> &[Library] {
        &self.libraries
    }

    /// All nets that show a signal of the circuit, scope by scope. A sub-block's port occurs twice: as the port, and as
    /// the wire that the parent module connects to it.
    pub fn nets(&self) -> &[Net] {
        &self.nets
    }

    /// The net of the signal at a path such as `walk.from.q` or `rank.3.valid`: fields from the top block down, array
    /// elements by their number. `None` if the Verilog has no net for it, as for the input of a register that is
    /// assigned an expression.
    pub fn net(&self, path: &str) -> Option<&Net> {
        self.by_path.get(path).map(|&at| &self.nets[at])
    }

    /// The number of signals, constants included, that a probe finds in the circuit.
    pub(crate) fn signals(&self) -> usize {
        self.signals
    }

    /// A wrapper `NAME_elements` of the design `NAME`, with a port for each element of an array, as if arrays were not
    /// kept.
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

    /// Returns all of the design's Verilog as one file with this header.
    pub fn to_verilog(&self, header: &Header) -> String {
        let heads = std::iter::once(*header).chain(std::iter::repeat(Header::default()));
        let libraries = self.libraries.iter().zip(heads);
        let texts = libraries.map(|(library, head)| library.to_verilog(&head));
        join(self.name(), texts)
    }
}

/// Collects the path of each signal, as `Design::net` expects it, by the signal's number.
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
