//! Prints modules as Verilog: declarations, expressions with parentheses, lines of limited length.

use super::arrays::Arrays;
use super::arrays::roll::Marked;
use super::arrays::token::mark_name;
use super::arrays::write::{self, Places};
use super::expr::{Expr, NetId};
use super::module::{Declaration, Logic, Parameter, Port, Text};
use super::statement::Statement;
use super::table::Net;
use super::wrap::{COLUMNS, wrap_code, wrap_words};
use crate::pins::Direction;
use std::collections::{BTreeMap, BTreeSet};

mod expressions;

/// `#[derive(Circuit)]` requires this name of the clock.
const CLOCK_EDGE: &str = "always @(posedge clock) begin";

/// Returns a module's text under this name, and the scopes of those instances that are in loops.
pub(super) fn logic(name: &str, module: &Logic, is_top: bool, arrays: Arrays) -> (String, Places) {
    let mut printer = Printer {
        nets: &module.nets,
        registers: BTreeMap::new(),
        text: String::new(),
        marked: None,
        arrays,
        places: Places::new(),
    };
    printer.text = head(
        name,
        &module.about,
        &module.parameters,
        &module.ports,
        is_top,
    );
    printer.module(module);
    (printer.text, printer.places)
}

/// Returns the text of a module whose body comes from its block.
pub(super) fn text(name: &str, module: &Text, is_top: bool) -> String {
    let mut text = head(
        name,
        &module.about,
        &module.parameters,
        &module.ports,
        is_top,
    );
    text.push('\n');
    // Blocks may indent by two or four spaces; the file indents uniformly.
    let indents = |line: &str| line.len() - line.trim_start().len();
    let is_wide = module.body.lines().all(|line| indents(line) % 4 == 0);
    for line in module.body.lines() {
        let line = line.trim_end();
        let indent = if is_wide {
            indents(line) / 2
        } else {
            indents(line)
        };
        if line.is_empty() {
            text.push('\n');
        } else {
            text += &format!("{:1$}{2}\n", "", indent + 2, line.trim_start());
        }
    }
    text.push_str("endmodule\n");
    text
}

/// `#(.NAME(NAME))`, which passes a module's parameters to an instance.
pub(super) fn hand_down(parameters: &[Parameter]) -> String {
    if parameters.is_empty() {
        return String::new();
    }
    let list: Vec<String> = parameters
        .iter()
        .map(|Parameter { name, .. }| format!(".{name}({name})"))
        .collect();
    format!(" #({})", list.join(", "))
}

/// The line that declares a parameter of the module, without the comma.
pub(super) fn parameter_line(parameter: &Parameter) -> String {
    format!("    parameter {} = {}", parameter.name, parameter.default)
}

/// The text of a module from its comment to its ports. The file's header describes the top module, so it has no
/// comment. In other modules, a file name defaults to "", because the top module passes it to them.
fn head(name: &str, about: &str, parameters: &[Parameter], ports: &[Port], is_top: bool) -> String {
    let mut text = String::new();
    if !is_top {
        comment(&mut text, 0, about);
    }
    text += &format!("module {name}");
    if !parameters.is_empty() {
        text += " #(\n";
        let mut lines = Vec::new();
        for parameter in parameters {
            let mut parameter = parameter.clone();
            if !is_top && parameter.default.starts_with('"') {
                parameter.default = "\"\"".to_owned();
            }
            let mut line = String::new();
            if is_top {
                comment(&mut line, 4, &parameter.about);
            }
            lines.push(line + &parameter_line(&parameter));
        }
        text += &lines.join(",\n");
        text += "\n)";
    }
    if ports.is_empty() {
        text += ";\n";
        return text;
    }
    text += " (\n";
    text += &port_lines(ports);
    text
}

/// Appends words as comment lines.
fn comment(text: &mut String, indent: usize, words: &str) {
    for line in wrap_words(words, COLUMNS - indent - 3) {
        *text += &format!("{:indent$}// {line}\n", "");
    }
}

/// The ports, each followed by its comment, which may take several lines.
fn port_lines(ports: &[Port]) -> String {
    let ranges: Vec<String> = ports.iter().map(|port| range(port.width)).collect();
    let widest = ranges.iter().map(String::len).max().unwrap_or(0);
    let widest_name = ports.iter().map(|port| port.name.len()).max().unwrap_or(0) + 1;
    let mut text = String::new();
    for (at, (port, range)) in ports.iter().zip(&ranges).enumerate() {
        let kind = match (port.direction, port.is_reg) {
            (Direction::Input, _) => "input  wire",
            (Direction::Output, false) => "output wire",
            (Direction::Output, true) => "output reg ",
        };
        let gap = if widest == 0 { "" } else { " " };
        let comma = if at + 1 < ports.len() { "," } else { "" };
        let name = format!("{}{comma}", port.name);
        let mut start = format!("    {kind}{gap}{range:widest$} {name:widest_name$}");
        let column = start.len();
        for line in wrap_words(port.about, COLUMNS.saturating_sub(column + 5)) {
            text += &format!("{start:column$}  // {line}\n");
            start.clear();
        }
        if !start.is_empty() {
            text += &format!("{}\n", start.trim_end());
        }
    }
    text += ");\n";
    text
}

fn range(width: usize) -> String {
    if width == 1 {
        String::new()
    } else {
        format!("[{}:0]", width - 1)
    }
}

struct Printer<'a> {
    nets: &'a [Net],
    /// In a clocked process: each register, by its input.
    registers: BTreeMap<NetId, NetId>,
    text: String,
    /// The lines of statements that may become loops.
    marked: Option<Vec<Marked>>,
    arrays: Arrays,
    places: Places,
}

impl Printer<'_> {
    fn module(&mut self, module: &Logic) {
        // If arrays are kept, an index may have lost its name, so only the text shows which constants it needs.
        let head = std::mem::take(&mut self.text);
        self.body(module);
        let body = std::mem::replace(&mut self.text, head);
        self.constants(module, &body);
        self.text += &body;
    }

    fn body(&mut self, module: &Logic) {
        self.declarations(&module.registers);
        self.declarations(&module.wires);
        if self.arrays == Arrays::Kept {
            self.marked = Some(Vec::new());
        }
        for instance in &module.instances {
            self.blank();
            let handed_down = hand_down(&instance.parameters);
            let name = match &instance.element {
                Some((base, at)) if self.marked.is_some() => mark_name(base, at),
                _ => instance.name.clone(),
            };
            self.line(1, &format!("{}{handed_down} {name} (", instance.module));
            for (at, (port, value)) in instance.connections.iter().enumerate() {
                let comma = if at + 1 < instance.connections.len() {
                    ","
                } else {
                    ""
                };
                let value = self.expr(value);
                self.line(3, &format!(".{port}({value}){comma}"));
            }
            self.line(1, ");");
        }
        let mut after_assign = false;
        for process in &module.processes {
            let single = process.as_assignment();
            if !(after_assign && single.is_some() && process.comments.is_empty()) {
                self.blank();
            }
            for comment in &process.comments {
                self.comment(1, comment);
            }
            if let Some((net, value)) = single {
                let line = format!("assign {} = {};", self.target(net), self.expr(value));
                self.line(1, &line);
            } else {
                let is_clocked = process.is_clocked();
                self.line(
                    1,
                    if is_clocked {
                        CLOCK_EDGE
                    } else {
                        "always @* begin"
                    },
                );
                self.registers.clone_from(&process.registers);
                self.statements(2, &process.statements);
                self.registers.clear();
                self.line(1, "end");
            }
            after_assign = single.is_some();
        }
        self.registers(module);
        if let Some(lines) = self.marked.take() {
            let (text, places) = write::text(&lines, &module.names, COLUMNS);
            self.text += &text;
            self.places = places;
        }
        if !module.unread.is_empty() {
            self.blank();
            self.comment(1, "What nothing here reads.");
            let bits = self.unread(&module.unread);
            let line = format!(
                "wire {} = &{{1'b0, {}}};",
                module.unread_name,
                bits.join(", ")
            );
            self.line(1, &line);
        }
        self.text.push_str("endmodule\n");
    }

    /// Declares only the constants that are used, because tools warn about unused ones.
    fn constants(&mut self, module: &Logic, body: &str) {
        let mut used = BTreeMap::new();
        let mut note = |expr: &Expr| named_constants(expr, &mut used);
        for process in &module.processes {
            for statement in &process.statements {
                statement_exprs(statement, &mut note);
            }
        }
        for instance in &module.instances {
            instance.connections.iter().for_each(|(_, e)| note(e));
        }
        for register in &module.clocked {
            register.next.iter().for_each(&mut note);
        }
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let words: BTreeSet<&str> = body.split(|c| !is_word(c)).collect();
        used.retain(|name, _| words.contains(name.as_str()));
        if !used.is_empty() {
            self.blank();
        }
        for (name, (width, literal)) in used {
            let range = range(width);
            let gap = if range.is_empty() { "" } else { " " };
            self.line(1, &format!("localparam {range}{gap}{name} = {literal};"));
        }
    }

    fn declarations(&mut self, declarations: &[Declaration]) {
        if declarations.is_empty() {
            return;
        }
        self.blank();
        let ranges = declarations.iter().map(|declared| match self.arrays {
            Arrays::Written => 0,
            Arrays::Kept => range(self.nets[declared.net.0].bits().2).len() + 1,
        });
        let widest = ranges.max().unwrap_or(0).max(7);
        for Declaration { net, is_reg } in declarations {
            let kind = if *is_reg { "reg " } else { "wire" };
            let (name, _, width) = self.nets[net.0].bits();
            let range = range(width);
            self.line(1, &format!("{kind} {range:widest$}{name};"));
        }
    }

    fn registers(&mut self, module: &Logic) {
        if module.clocked.is_empty() {
            return;
        }
        self.blank();
        self.line(1, "initial begin");
        for register in &module.clocked {
            let net = &self.nets[register.net.0];
            if net.is_first() {
                let value = self.power_up(module, net.bits().0);
                self.line(2, &format!("{} = {value};", net.bits().0));
            }
        }
        self.line(1, "end");
        let taken = module.clocked.iter().filter_map(|register| {
            let next = self.expr(register.next.as_ref()?);
            Some(format!("{} <= {next};", self.target(register.net)))
        });
        let lines: Vec<String> = taken.collect();
        if !lines.is_empty() {
            self.blank();
            self.line(1, CLOCK_EDGE);
            lines.iter().for_each(|line| self.line(2, line));
            self.line(1, "end");
        }
    }

    fn statements(&mut self, indent: usize, statements: &[Statement]) {
        for statement in statements {
            self.statement(indent, statement);
        }
    }

    fn statement(&mut self, indent: usize, statement: &Statement) {
        match statement {
            Statement::Assign { net, value } => {
                let (net, becomes) = match self.registers.get(net) {
                    Some(register) => (register, "<="),
                    None => (net, "="),
                };
                let line = format!("{} {becomes} {};", self.target(*net), self.expr(value));
                self.line(indent, &line);
            }
            Statement::If { .. } => self.conditional(indent, "", statement),
            Statement::Case {
                test,
                arms,
                default,
                default_label,
            } => {
                let line = format!("case ({})", self.expr(test));
                self.line(indent, &line);
                for (label, body) in arms {
                    let label = label.name().map_or_else(|| label.literal(), str::to_owned);
                    self.line(indent + 1, &format!("{label}: begin"));
                    self.statements(indent + 2, body);
                    self.line(indent + 1, "end");
                }
                if let Some(label) = default_label {
                    let label = label.name().map_or_else(|| label.literal(), str::to_owned);
                    self.comment(indent + 1, &label);
                }
                self.line(indent + 1, "default: begin");
                self.statements(indent + 2, default);
                self.line(indent + 1, "end");
                self.line(indent, "endcase");
            }
            Statement::Comment(text) => self.comment(indent, text),
        }
    }

    fn conditional(&mut self, indent: usize, lead: &str, statement: &Statement) {
        let Statement::If {
            test,
            then,
            otherwise,
        } = statement
        else {
            unreachable!("called for an if");
        };
        let line = format!("{lead}if ({}) begin", self.expr(test));
        self.line(indent, &line);
        self.statements(indent + 1, then);
        match otherwise.as_slice() {
            [] => self.line(indent, "end"),
            [next @ Statement::If { .. }] => self.conditional(indent, "end else ", next),
            _ => {
                self.line(indent, "end else begin");
                self.statements(indent + 1, otherwise);
                self.line(indent, "end");
            }
        }
    }

    // Lines.

    fn blank(&mut self) {
        match &mut self.marked {
            Some(lines) => lines.push(Marked {
                indent: 0,
                text: String::new(),
            }),
            None => self.text.push('\n'),
        }
    }

    fn comment(&mut self, indent: usize, text: &str) {
        for line in wrap_words(text, COLUMNS - 2 * indent - 3) {
            self.line(indent, &format!("// {line}"));
        }
    }

    /// Appends a line; breaks a long one after its outermost operators and commas.
    fn line(&mut self, indent: usize, line: &str) {
        if let Some(lines) = &mut self.marked {
            lines.push(Marked {
                indent,
                text: line.to_owned(),
            });
            return;
        }
        let mut first = true;
        for piece in wrap_code(line, COLUMNS - 2 * indent) {
            let indent = if first { indent } else { indent + 2 };
            first = false;
            self.text += &format!("{:width$}{piece}\n", "", width = 2 * indent);
        }
    }
}

fn statement_exprs(statement: &Statement, note: &mut dyn FnMut(&Expr)) {
    match statement {
        Statement::Assign { value, .. } => note(value),
        Statement::If { test, .. } => note(test),
        Statement::Case { test, arms, .. } => {
            note(test);
            for (label, _) in arms {
                note(&Expr::Const(label.clone()));
            }
        }
        Statement::Comment(_) => {}
    }
    for body in statement.bodies() {
        for inner in body {
            statement_exprs(inner, &mut *note);
        }
    }
}

fn named_constants(expr: &Expr, used: &mut BTreeMap<String, (usize, String)>) {
    match expr {
        Expr::Const(value) => {
            if let Some(name) = value.name() {
                used.insert(name.to_owned(), (value.width(), value.literal()));
            }
        }
        Expr::Net { .. } => {}
        Expr::Cat(parts) => parts.iter().for_each(|part| named_constants(part, used)),
        Expr::Select { at, .. } => named_constants(at, used),
        Expr::Unary(_, of) => named_constants(of, used),
        Expr::Binary(_, left, right) => {
            named_constants(left, used);
            named_constants(right, used);
        }
    }
}
