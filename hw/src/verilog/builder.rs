//! Turns a circuit's blocks into named modules and the tree of their instances.

use super::arrays::Arrays;
use super::error::EmitError;
use super::library::Library;
use super::logic_module;
use super::module::{Interface, Parameter, Port, Text, united};
use super::names::{Names, identifier};
use super::net::Net;
use super::print;
use super::scope::Scope;
use super::table::Place;
use super::text_module;
use crate::circuit::Choice;
use rust_hdl::core::ast::Verilog;
use std::collections::{HashMap, HashSet};

/// An instance of a module, and the instances inside it.
pub(super) struct Tree {
    /// The library to which the instance's module belongs.
    library: String,
    module: String,
    pub parameters: Vec<Parameter>,
    pub ports: Vec<Port>,
    nets: Vec<Shown>,
    /// If arrays are kept: each input, paired with each output that depends on it within a clock.
    paths: Vec<(String, String)>,
    /// The instances inside, each with the names of the scopes that lead to it.
    children: Vec<(Vec<String>, Tree)>,
}

/// A net that shows a signal of the circuit.
struct Shown {
    name: String,
    lo: usize,
    width: usize,
    signal: usize,
}

impl Tree {
    fn collect(&self, visit: &mut dyn FnMut(&str, &str)) {
        visit(&self.library, &self.module);
        self.children
            .iter()
            .for_each(|(_, child)| child.collect(&mut *visit));
    }

    pub fn place(&self, path: &mut Vec<String>, nets: &mut Vec<Net>) {
        for shown in &self.nets {
            nets.push(Net {
                scope: path.clone(),
                name: shown.name.clone(),
                lo: shown.lo,
                width: shown.width,
                signal: shown.signal,
            });
        }
        for (instance, child) in &self.children {
            let depth = path.len();
            path.extend(instance.iter().cloned());
            child.place(path, nets);
            path.truncate(depth);
        }
    }
}

/// Builds the modules of a design.
#[derive(Default)]
pub(super) struct Builder {
    arrays: Arrays,
    /// The top module's name.
    top: String,
    /// The library of the block that is being added; the names of its modules begin with this name.
    library: String,
    /// The names of each library.
    pools: HashMap<String, Pool>,
    /// The text of each module, by the module's name.
    texts: HashMap<String, String>,
}

/// The names of a library, which do not depend on the design that contains the library.
#[derive(Default)]
struct Pool {
    names: Names,
    /// The name of each module, by the module's text without the name.
    by_text: HashMap<String, String>,
    about: String,
    parameters: Vec<Parameter>,
}

impl Builder {
    /// Returns the instances of a circuit and the libraries of its modules.
    ///
    /// # Errors
    /// If a block has no faithful translation.
    pub fn build(
        top: &Scope,
        name: &str,
        arrays: Arrays,
    ) -> Result<(Tree, Vec<Library>), EmitError> {
        let mut builder = Self {
            arrays,
            top: name.to_owned(),
            library: name.to_owned(),
            ..Self::default()
        };
        builder.pool().names.claim(name);
        let tree = builder.add(top, name, true)?;
        let libraries = builder.libraries(&tree);
        Ok((tree, libraries))
    }

    fn pool(&mut self) -> &mut Pool {
        self.pools.entry(self.library.clone()).or_default()
    }

    /// Returns the libraries, each with its modules in the order of their first instance.
    fn libraries(mut self, tree: &Tree) -> Vec<Library> {
        let mut libraries: Vec<Library> = Vec::new();
        let mut seen = HashSet::new();
        tree.collect(&mut |library, module| {
            let Some(text) = self.texts.get(module) else {
                return;
            };
            if !seen.insert(module.to_owned()) {
                return;
            }
            let at = libraries.iter().position(|known| known.name == library);
            let at = at.unwrap_or_else(|| {
                let pool = self.pools.remove(library).unwrap_or_default();
                libraries.push(Library {
                    name: library.to_owned(),
                    about: pool.about,
                    modules: Vec::new(),
                    parameters: pool.parameters,
                });
                libraries.len() - 1
            });
            libraries[at]
                .modules
                .push((module.to_owned(), text.clone()));
        });
        libraries
    }

    fn add(&mut self, scope: &Scope, wanted: &str, is_top: bool) -> Result<Tree, EmitError> {
        let tree = match scope.module {
            Some(module) if !is_top && module != self.top => self.add_library(scope, module)?,
            _ => self.add_block(scope, wanted, is_top)?,
        };
        if is_top {
            let pool = self.pool();
            pool.about.clone_from(&scope.about);
            pool.parameters.clone_from(&tree.parameters);
        }
        Ok(tree)
    }

    /// Adds a block whose module has the same name in every design. All blocks with this module must give the same
    /// text.
    fn add_library(&mut self, scope: &Scope, module: &'static str) -> Result<Tree, EmitError> {
        let outer = std::mem::replace(&mut self.library, module.to_owned());
        self.pool().names.claim_once(module);
        let before = self.texts.get(module).cloned();
        let tree = self.add(scope, module, true)?;
        self.library = outer;
        match before {
            Some(before) if before != self.texts[module] => Err(EmitError::SameModule {
                block: scope.path.clone(),
                module,
            }),
            _ => Ok(tree),
        }
    }

    fn add_block(&mut self, scope: &Scope, wanted: &str, is_top: bool) -> Result<Tree, EmitError> {
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
            // All elements of an array ask for the same module name, because they usually share one module.
            let field = child.field.split('$').next().unwrap_or(&child.field);
            let tree = self.add(child, &format!("{}_{field}", self.library), false)?;
            interfaces.insert(
                number,
                Interface {
                    module: tree.module.clone(),
                    parameters: tree.parameters.clone(),
                    ports: child_ports(child, &tree.ports),
                    paths: tree.paths.clone(),
                },
            );
            children.push((vec![identifier(&child.field)], tree));
        }
        let logic = logic_module::logic(scope, &interfaces, self.arrays)?;
        let arrays = self.arrays;
        let print = |name: &str| print::logic(name, &logic, is_top, arrays);
        let places = print(wanted).1;
        let module = self.settle(wanted, is_top, &|name| print(name).0);
        for (place, _) in &mut children {
            if let Some(found) = places.get(&place[0]) {
                place.clone_from(found);
            }
        }
        // A sub-block's output that is also a port of this module is the same net; show it once.
        let mut shown = HashSet::new();
        let nets = logic
            .nets
            .iter()
            .filter(|net| !net.name.is_empty() && shown.insert(net.bits()))
            .filter_map(|net| {
                let (name, lo, _) = net.bits();
                Some(Shown {
                    name: name.to_owned(),
                    lo,
                    width: net.width,
                    signal: net.signal?,
                })
            })
            .collect();
        Ok(Tree {
            library: self.library.clone(),
            module,
            parameters: logic.parameters,
            ports: logic.ports,
            paths: logic.paths,
            nets,
            children,
        })
    }

    /// Adds a module that instantiates one of two others with the same ports; a parameter selects which.
    fn add_choice(
        &mut self,
        scope: &Scope,
        choice: &Choice,
        wanted: &str,
        is_top: bool,
    ) -> Result<Tree, EmitError> {
        let (ports, places) = match self.arrays {
            Arrays::Written => (text_module::text_ports(scope, |_| false), HashMap::new()),
            Arrays::Kept => {
                let (ports, places, _) = text_module::packed_ports(scope, |_| false, |_| false);
                (ports, places)
            }
        };
        let mut body = format!("generate\n    if ({} != 0) begin", choice.parameter);
        let mut children = Vec::new();
        for (number, child) in scope.children.iter().enumerate() {
            let tree = self.add(child, &format!("{}_{}", self.library, child.field), false)?;
            let name = identifier(&child.field);
            if number > 0 {
                body.push_str("    end else begin");
            }
            let ports: Vec<String> = tree
                .ports
                .iter()
                .map(|port| format!(".{}({})", port.name, of_elements(child, port, &places)))
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
        parameters.extend(united(
            children
                .iter()
                .map(|(_, _, tree)| tree.parameters.as_slice()),
        ));
        let text = Text {
            about: scope.about.clone(),
            parameters,
            ports,
            body,
        };
        let module = self.settle(wanted, is_top, &|name| print::text(name, &text, is_top));
        let paths = children.iter().flat_map(|(_, _, tree)| tree.paths.clone());
        let paths = paths.collect();
        // A generate block is a scope of its own.
        let in_scope = |(scope, name, tree)| {
            let inner = Tree {
                library: String::new(),
                module: String::new(),
                parameters: Vec::new(),
                ports: Vec::new(),
                nets: Vec::new(),
                paths: Vec::new(),
                children: vec![(vec![name], tree)],
            };
            (vec![scope], inner)
        };
        Ok(Tree {
            library: self.library.clone(),
            module,
            parameters: text.parameters,
            nets: port_nets(&text.ports),
            ports: text.ports,
            paths,
            children: children.into_iter().map(in_scope).collect(),
        })
    }

    fn add_text(&mut self, scope: &Scope, body: &str, wanted: &str, is_top: bool) -> Tree {
        let text = text_module::text(scope, body, self.arrays);
        let module = self.settle(wanted, is_top, &|name| print::text(name, &text, is_top));
        Tree {
            library: self.library.clone(),
            module,
            parameters: text.parameters,
            nets: port_nets(&text.ports),
            paths: text_module::assumed_paths(&text.ports),
            ports: text.ports,
            children: Vec::new(),
        }
    }

    /// Returns the module's name: that of an earlier module with the same text, or a new name.
    fn settle(&mut self, wanted: &str, is_top: bool, print: &dyn Fn(&str) -> String) -> String {
        let nameless = print("");
        let pool = self.pool();
        if !is_top && let Some(name) = pool.by_text.get(&nameless) {
            return name.clone();
        }
        let name = if is_top {
            wanted.to_owned()
        } else {
            pool.names.claim(wanted)
        };
        pool.by_text.insert(nameless, name.clone());
        self.texts.insert(name.clone(), print(&name));
        name
    }
}

fn port_nets(ports: &[Port]) -> Vec<Shown> {
    let mut nets = Vec::new();
    for port in ports {
        let width = port.width / port.signals.len();
        let elements = port.signals.iter().enumerate();
        nets.extend(elements.map(|(at, &signal)| Shown {
            name: port.name.clone(),
            lo: at * width,
            width,
            signal,
        }));
    }
    nets
}

/// Returns what an alternative's port is connected to: the outer port of that name, or a concatenation of the elements.
fn of_elements(child: &Scope, port: &Port, places: &HashMap<String, (Place, usize)>) -> String {
    let names: Vec<String> = port
        .signals
        .iter()
        .rev()
        .filter_map(|&signal| child.signals.iter().find(|known| known.index == signal))
        .map(|signal| identifier(&signal.key))
        .collect();
    // If the array is one vector outside and inside, connect the two ports.
    if let Some((Place { name, whole, .. }, _)) = names.last().and_then(|name| places.get(name))
        && *whole == port.width
    {
        return name.clone();
    }
    let part = |name: &String| match places.get(name) {
        Some((place, width)) => format!("{}[{} +: {width}]", place.name, place.lo),
        None => name.clone(),
    };
    let names: Vec<String> = names.iter().map(part).collect();
    match names.as_slice() {
        [name] => name.clone(),
        names => format!("{{{}}}", names.join(", ")),
    }
}

/// Returns each port's names in the circuit, and its name in the Verilog.
fn child_ports(child: &Scope, ports: &[Port]) -> Vec<(Vec<String>, String)> {
    let key = |signal: &usize| {
        let found = child.signals.iter().find(|known| known.index == *signal);
        found.map(|signal| signal.key.clone())
    };
    ports
        .iter()
        .filter_map(|port| {
            let keys: Option<Vec<String>> = port.signals.iter().map(key).collect();
            Some((keys?, port.name.clone()))
        })
        .collect()
}
