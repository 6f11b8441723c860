//! The proved units inside a design.
//!
//! A bus wrapper contains the generator's modules, so the generator's theorems are tried on these modules alone. Perft
//! contains only the counter's pipeline, so the counter's theorems are tried on the exported counter with this pipeline
//! in it.

use super::CampaignError;
use super::netlist::{SELECT, SELECT_BITS};
use fpgambit_hw::unit::UnitBuild;
use fpgambit_prover::unit::{Form, ProvedUnit};
use fpgambit_prover::units::{self, UNITS};
use kit::verilog::modules;
use std::collections::{HashMap, HashSet};
use std::path::Path;

/// A proved unit in a design, or the design itself without such units.
pub struct Part {
    /// The form in which it is read.
    pub form: Form,
    /// The part's Verilog, with its mutants.
    pub verilog: String,
    /// The part's modules, by their names in the design.
    modules: HashSet<String>,
}

impl Part {
    /// Whether a module is part of it.
    pub fn has(&self, module: &str) -> bool {
        self.modules.contains(module)
    }
}

/// A build's proved parts, and the modules about which nothing is proved.
pub struct Parts {
    /// The proved parts; a module that several parts share is in each of them.
    pub proved: Vec<Part>,
    unproved: HashSet<String>,
}

impl Parts {
    /// Finds the parts of a design with mutants, as Yosys writes it.
    ///
    /// # Errors
    ///
    /// Returns an error if the design contains the core of a unit whose export cannot be read.
    pub fn of(root: &Path, build: &UnitBuild, verilog: &str) -> Result<Parts, CampaignError> {
        let plain = plain(verilog);
        let tree = Tree::of(&plain);
        let (mut tops, mut proved) = (HashSet::new(), Vec::new());
        for unit in UNITS {
            let top = unit.top.to_owned();
            if top == build.top || !tree.0.contains_key(top.as_str()) {
                continue;
            }
            let form = unit.forms(root).remove(0);
            let modules = tree.under(&top, &HashSet::new());
            proved.push(Part {
                verilog: by_itself(&plain, &modules, &top, &form.parameters()),
                form,
                modules,
            });
            tops.insert(top);
        }
        for (_, core, of) in units::CORES.iter().filter(|(unit, ..)| *unit == build.unit) {
            let form = units::of(of).expect("proved").forms(root).remove(0);
            let export = kit::verilog::read(&form.file)
                .map_err(|(file, error)| CampaignError::File(file, error))?;
            let top = format!("{}_{core}", form.unit.top);
            let modules = tree.under(&top, &HashSet::new());
            let mutants = texts(&plain, &modules);
            proved.push(Part {
                verilog: put_into(&export, &mutants, core, form.unit.top),
                form,
                modules,
            });
        }
        let mut unproved = tree.under(build.top, &tops);
        let name = build.build.to_string();
        // Leave out units of which only some blocks are proved.
        let itself = |unit: &&ProvedUnit| {
            unit.unit == build.unit && unit.build == name && unit.top == build.top
        };
        if let Some(unit) = UNITS.into_iter().find(itself) {
            proved.push(Part {
                form: unit.forms(root).remove(0),
                verilog: verilog.to_owned(),
                modules: std::mem::take(&mut unproved),
            });
        }
        Ok(Parts { proved, unproved })
    }

    /// Whether all instances of a module are in proved parts.
    pub fn cover(&self, module: &str) -> bool {
        !self.unproved.contains(module) && self.proved.iter().any(|part| part.has(module))
    }
}

/// The modules that each module instantiates.
struct Tree<'a>(HashMap<&'a str, Vec<&'a str>>);

impl<'a> Tree<'a> {
    fn of(verilog: &'a str) -> Self {
        let names: HashSet<&str> = modules(verilog).map(|(name, _)| name).collect();
        let instances = |(name, text): (&'a str, &'a str)| {
            let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            let named = words.filter(|word| *word != name && names.contains(word));
            (name, named.collect())
        };
        Tree(modules(verilog).map(instances).collect())
    }

    /// Returns a module and those below it, without some modules and what only they contain.
    fn under(&self, top: &str, without: &HashSet<String>) -> HashSet<String> {
        let (mut found, mut left) = (HashSet::new(), vec![top]);
        while let Some(name) = left.pop() {
            if !without.contains(name) && found.insert(name.to_owned()) {
                left.extend(self.0.get(name).into_iter().flatten());
            }
        }
        found
    }
}

/// Restores the modules' own names: Yosys puts a prefix before them if there are parameters.
fn plain(verilog: &str) -> String {
    let mut parts = verilog.split("\\$paramod$");
    let first = parts.next().unwrap_or("").to_owned();
    parts.fold(first, |text, part| {
        text + part.split_once('\\').map_or(part, |(_, rest)| rest)
    })
}

/// Returns the modules of a unit inside a design, with these parameters of its top module.
fn by_itself(
    verilog: &str,
    inside: &HashSet<String>,
    top: &str,
    parameters: &[(&str, &str)],
) -> String {
    let own = |(name, text): (&str, &str)| {
        if name != top {
            return text.to_owned();
        }
        // The reader sets the parameters, so they must exist, although Yosys has already applied them.
        let parameters: Vec<String> = parameters
            .iter()
            .map(|(name, value)| format!("parameter {name} = {value}"))
            .collect();
        let parameters = match &parameters[..] {
            [] => String::new(),
            some => format!("#({}) ", some.join(", ")),
        };
        text.replacen(top, &format!("{top} {parameters}"), 1)
    };
    let inside = modules(verilog).filter(|(name, _)| inside.contains(*name));
    inside.map(own).collect()
}

/// Returns the texts of these modules.
fn texts(verilog: &str, some: &HashSet<String>) -> String {
    let some = modules(verilog).filter(|(name, _)| some.contains(*name));
    some.map(|(_, text)| text).collect()
}

/// Replaces modules of a unit's export with others of the same names, and adds the input that selects a mutant, which
/// the top module passes to the core.
fn put_into(export: &str, mutants: &str, core: &str, top: &str) -> String {
    let taken: HashSet<&str> = modules(mutants).map(|(name, _)| name).collect();
    let own = modules(export).filter(|(name, _)| !taken.contains(name));
    let own: String = own.map(|(_, text)| text).collect();
    let (head, instance) = (format!("module {top} ("), format!("{top}_{core} {core} ("));
    let input = format!("\n    input [{}:0] {SELECT},", SELECT_BITS - 1);
    own.replacen(&head, &format!("{head}{input}"), 1).replacen(
        &instance,
        &format!("{instance}.{SELECT}({SELECT}),"),
        1,
    ) + mutants
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRONT: &str = "\nmodule \\$paramod$12ab\\front_unit (a, b);\n  front_block block (.a(a));\nendmodule\n\nmodule \
                         front_block(a);\nendmodule\n\nmodule front_other(a);\n  front_block block \
                         (.a(a));\nendmodule\n\nmodule front(a);\n  \\$paramod$12ab\\front_unit unit (.a(a));\n  \
                         front_other other (.a(a));\nendmodule\n";

    #[test]
    fn shared_submodule_is_found_under_every_parent() {
        let plain = plain(FRONT);
        let tree = Tree::of(&plain);
        let set = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let none: HashSet<String> = HashSet::new();
        let unit: HashSet<String> = set(&["front_unit", "front_block"]);
        assert_eq!(tree.under("front_unit", &none), unit);
        let without: HashSet<String> = set(&["front_unit"]);
        let rest: HashSet<String> = set(&["front", "front_other", "front_block"]);
        assert_eq!(tree.under("front", &without), rest);
    }

    #[test]
    fn mutated_core_is_inserted_into_its_unit() {
        let unit = "\nmodule unit (\n    input a);\n  unit_core core (\n    .a(a));\nendmodule\n\
                    \nmodule unit_core (a);\nendmodule\n";
        let core = "\nmodule unit_core(a, mutant);\nendmodule\n";
        assert_eq!(
            put_into(unit, core, "core", "unit"),
            "\nmodule unit (\n    input [15:0] mutant,\n    input a);\n  unit_core core (.mutant(mutant),\n    \
             .a(a));\nendmodule\n\nmodule unit_core(a, mutant);\nendmodule\n"
        );
    }

    #[test]
    fn extracted_unit_declares_its_parameters() {
        let plain = plain(FRONT);
        let inside = Tree::of(&plain).under("front_unit", &HashSet::new());
        assert_eq!(
            by_itself(&plain, &inside, "front_unit", &[("POSDATA_ROM", "0")]),
            "\nmodule front_unit #(parameter POSDATA_ROM = 0)  (a, b);\n  front_block block (.a(a));\nendmodule\n\
             \nmodule front_block(a);\nendmodule\n"
        );
    }
}
