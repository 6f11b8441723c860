//! A whole circuit: its modules, and where each signal is to be found in them.

use super::error::EmitError;
use super::module::{self, Interface, Port};
use super::names::{Names, identifier, is_identifier};
use super::print;
use super::scope::Scope;
use crate::circuit::{Choice, Declared};
use crate::pins::Direction;
use rust_hdl::core::ast::Verilog;
use std::collections::{BTreeMap, HashMap, HashSet};

/// What the head of the file says.
#[derive(Clone, Copy, Debug, Default)]
pub struct Header<'a> {
    /// One line: what the module is.
    pub title: &'a str,
    /// The command that makes the file.
    pub command: &'a str,
    /// What it does, as prose; wrapped to the line, empty lines part paragraphs.
    pub description: &'a str,
}

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
}

/// A parameter of the top module.
pub use super::module::Parameter;

/// Where a signal of the circuit is in the Verilog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// Instances from the top module down, the top module's name first.
    pub scope: Vec<String>,
    /// The net's name in that scope.
    pub name: String,
    /// Width in bits.
    pub width: usize,
    /// The signal it shows, by its number in the order in which a probe visits the circuit.
    pub(crate) signal: usize,
}

/// A circuit translated to Verilog.
///
/// ```text
/// block --probe--> scopes --lower--> statements --flow--> processes --print--> text
/// ```
#[derive(Clone, Debug)]
pub struct Design {
    name: String,
    /// Name and text of each distinct module, the top one first.
    modules: Vec<(String, String)>,
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
    /// `fpgambit_movegen_walk`; another block of the same name that differs is `fpgambit_movegen_walk_2`.
    ///
    /// # Errors
    /// [`EmitError`] names the block and the signal when the circuit has no faithful translation.
    pub fn of(circuit: &dyn Declared, name: &str) -> Result<Self, EmitError> {
        if !is_identifier(name) {
            return Err(EmitError::ModuleName {
                name: name.to_owned(),
            });
        }
        let top = Scope::of(circuit, name)?;
        let mut builder = Builder {
            prefix: name,
            ..Builder::default()
        };
        builder.names.claim(name);
        let tree = builder.add(&top, name, true)?;
        let mut modules = Vec::new();
        let mut seen = HashSet::new();
        tree.collect(&mut |module| {
            if let Some(text) = builder.texts.get(module)
                && seen.insert(module.to_owned())
            {
                modules.push((module.to_owned(), text.clone()));
            }
        });
        let ports = tree
            .ports
            .iter()
            .map(|port| PortInfo {
                name: port.name.clone(),
                direction: port.direction,
                width: port.width,
                about: port.about,
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
            modules,
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

    /// The same design, a parameter of the top module having another default.
    ///
    /// # Panics
    /// When there is no such parameter.
    #[must_use]
    pub fn with_default(mut self, name: &str, default: &str) -> Self {
        let found = self
            .parameters
            .iter_mut()
            .find(|parameter| parameter.name == name);
        let parameter = found.expect("the parameter exists");
        let before = print::parameter_line(parameter);
        parameter.default = default.to_owned();
        let after = print::parameter_line(parameter);
        let (_, top) = &mut self.modules[0];
        *top = top.replacen(&before, &after, 1);
        self
    }

    /// Names of the modules, the top one first.
    pub fn modules(&self) -> impl Iterator<Item = &str> {
        self.modules.iter().map(|(name, _)| name.as_str())
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

    /// The Verilog file.
    pub fn to_verilog(&self, header: &Header) -> String {
        let mut text = self.head(header);
        text.push_str("\n`default_nettype none\n");
        for (_, module) in &self.modules {
            text.push('\n');
            text.push_str(module);
        }
        text.push_str("\n`default_nettype wire\n");
        text
    }

    fn head(&self, header: &Header) -> String {
        let mut text = String::new();
        let mut line = |line: &str| {
            text.push_str(format!("// {line}").trim_end());
            text.push('\n');
        };
        let title = if header.title.is_empty() {
            self.name.clone()
        } else {
            format!("{}: {}", self.name, header.title)
        };
        line(&title);
        for paragraph in header.description.split("\n\n") {
            let words = print::wrap_words(paragraph, 97);
            if !words.is_empty() {
                line("");
            }
            words.iter().for_each(|words| line(words));
        }
        if !header.command.is_empty() {
            line("");
            line("Generated: do not edit. Made by:");
            line(&format!("  {}", header.command));
        }
        text
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

/// An instance and the instances in it.
struct Tree {
    module: String,
    parameters: Vec<Parameter>,
    ports: Vec<Port>,
    /// Nets to be shown: name, width, signal.
    nets: Vec<(String, usize, usize)>,
    children: Vec<(String, Tree)>,
}

impl Tree {
    fn collect(&self, visit: &mut dyn FnMut(&str)) {
        visit(&self.module);
        self.children
            .iter()
            .for_each(|(_, child)| child.collect(&mut *visit));
    }

    fn place(&self, path: &mut Vec<String>, nets: &mut Vec<Net>) {
        for (name, width, signal) in &self.nets {
            nets.push(Net {
                scope: path.clone(),
                name: name.clone(),
                width: *width,
                signal: *signal,
            });
        }
        for (instance, child) in &self.children {
            path.push(instance.clone());
            child.place(path, nets);
            path.pop();
        }
    }
}

#[derive(Default)]
struct Builder<'a> {
    prefix: &'a str,
    names: Names,
    /// Text of each module by its name.
    texts: HashMap<String, String>,
    /// Name of each module by its text without the name.
    by_text: HashMap<String, String>,
}

impl Builder<'_> {
    fn add(&mut self, scope: &Scope, wanted: &str, is_top: bool) -> Result<Tree, EmitError> {
        if let Some(choice) = scope.choice {
            return self.add_choice(scope, choice, wanted, is_top);
        }
        match &scope.hdl {
            Verilog::Combinatorial(_) | Verilog::Empty => self.add_logic(scope, wanted, is_top),
            Verilog::Custom(body) => Ok(self.add_text(scope, body, wanted, is_top)),
            Verilog::Wrapper(_) | Verilog::Blackbox(_) => Err(EmitError::Expression {
                block: scope.path.clone(),
                place: "hdl".to_owned(),
                reason: "wrapped cores and black boxes are not supported".to_owned(),
            }),
        }
    }

    fn add_logic(&mut self, scope: &Scope, wanted: &str, is_top: bool) -> Result<Tree, EmitError> {
        let mut children = Vec::new();
        let mut interfaces = HashMap::new();
        for (number, child) in scope.children.iter().enumerate() {
            if child.is_register() {
                continue;
            }
            // Elements of an array are named alike: most often they are alike.
            let field = child.field.split('$').next().unwrap_or(&child.field);
            let tree = self.add(child, &format!("{}_{field}", self.prefix), false)?;
            interfaces.insert(
                number,
                Interface {
                    module: tree.module.clone(),
                    parameters: tree.parameters.clone(),
                    ports: child_ports(child, &tree.ports),
                },
            );
            children.push((identifier(&child.field), tree));
        }
        let logic = module::logic(scope, &interfaces)?;
        let module = self.settle(wanted, is_top, &|name| print::logic(name, &logic, is_top));
        // A sub-block's output that goes straight out has the port's name and value: one of them is enough.
        let mut shown = HashSet::new();
        let nets = logic
            .nets
            .iter()
            .filter(|net| !net.name.is_empty() && shown.insert(&net.name))
            .filter_map(|net| Some((net.name.clone(), net.width, net.signal?)))
            .collect();
        Ok(Tree {
            module,
            parameters: logic.parameters,
            ports: logic.ports,
            nets,
            children,
        })
    }

    /// A module around two others with the same ports, of which a parameter says which is there.
    fn add_choice(
        &mut self,
        scope: &Scope,
        choice: &Choice,
        wanted: &str,
        is_top: bool,
    ) -> Result<Tree, EmitError> {
        let mut body = format!("generate\n    if ({} != 0) begin", choice.parameter);
        let mut children = Vec::new();
        for (number, child) in scope.children.iter().enumerate() {
            let tree = self.add(child, &format!("{}_{}", self.prefix, child.field), false)?;
            let name = identifier(&child.field);
            if number > 0 {
                body.push_str("    end else begin");
            }
            let ports: Vec<String> = tree
                .ports
                .iter()
                .map(|port| format!(".{0}({0})", port.name))
                .collect();
            body += &format!(
                " : as_{name}\n        {}{} {name} (\n            {}\n        );\n",
                tree.module,
                print::hand_down(&tree.parameters),
                ports.join(",\n            ")
            );
            children.push((format!("as_{name}"), name, tree));
        }
        body.push_str("    end\nendgenerate\n");
        let mut parameters = vec![Parameter {
            name: choice.parameter.to_owned(),
            default: "1".to_owned(),
            about: format!(
                "1: {} 0: {}",
                scope.children[0].about, scope.children[1].about
            ),
        }];
        parameters.extend(module::united(
            children
                .iter()
                .map(|(_, _, tree)| tree.parameters.as_slice()),
        ));
        let text = module::Text {
            about: scope.about.clone(),
            parameters,
            ports: module::text_ports(scope, |_| false),
            body,
        };
        let module = self.settle(wanted, is_top, &|name| print::text(name, &text, is_top));
        // The generate block is a scope of its own.
        let in_scope = |(scope, name, tree)| {
            let inner = Tree {
                module: String::new(),
                parameters: Vec::new(),
                ports: Vec::new(),
                nets: Vec::new(),
                children: vec![(name, tree)],
            };
            (scope, inner)
        };
        Ok(Tree {
            module,
            parameters: text.parameters,
            nets: port_nets(&text.ports),
            ports: text.ports,
            children: children.into_iter().map(in_scope).collect(),
        })
    }

    fn add_text(&mut self, scope: &Scope, body: &str, wanted: &str, is_top: bool) -> Tree {
        let text = module::text(scope, body);
        let module = self.settle(wanted, is_top, &|name| print::text(name, &text, is_top));
        Tree {
            module,
            parameters: text.parameters,
            nets: port_nets(&text.ports),
            ports: text.ports,
            children: Vec::new(),
        }
    }

    /// The module's name: that of one with the same text, or a new one.
    fn settle(&mut self, wanted: &str, is_top: bool, print: &dyn Fn(&str) -> String) -> String {
        let nameless = print("");
        if !is_top && let Some(name) = self.by_text.get(&nameless) {
            return name.clone();
        }
        let name = if is_top {
            wanted.to_owned()
        } else {
            self.names.claim(wanted)
        };
        self.texts.insert(name.clone(), print(&name));
        self.by_text.insert(nameless, name.clone());
        name
    }
}

fn port_nets(ports: &[Port]) -> Vec<(String, usize, usize)> {
    ports
        .iter()
        .map(|port| (port.name.clone(), port.width, port.signal))
        .collect()
}

/// Each port's name in the circuit and in the Verilog.
fn child_ports(child: &Scope, ports: &[Port]) -> Vec<(String, String)> {
    ports
        .iter()
        .filter_map(|port| {
            let signal = child.signals.iter().find(|s| s.index == port.signal)?;
            Some((signal.key.clone(), port.name.clone()))
        })
        .collect()
}
