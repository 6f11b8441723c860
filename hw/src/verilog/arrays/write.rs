//! Writes nodes as text: loops at the module's level become generate loops, those inside processes are procedural.

use super::roll::{Loop, Marked, Node, Piece, Plain, nodes};
use super::token::{Token, written_name};
use crate::verilog::names::Names;
use crate::verilog::wrap::wrap_code;
use std::collections::{BTreeMap, HashMap};

/// The scopes from the module down to an instance, its own name last. The key is the name that it would have outside of
/// loops.
pub(in crate::verilog) type Places = HashMap<String, Vec<String>>;

/// Writes the text of a module's statements, and returns it with the places of its instances.
pub(in crate::verilog) fn text(
    lines: &[Marked],
    names: &Names,
    columns: usize,
) -> (String, Places) {
    let nodes = nodes(lines);
    let mut writer = Writer {
        names: names.clone(),
        columns,
        text: String::new(),
        variables: BTreeMap::new(),
        free: Default::default(),
        places: Places::new(),
    };
    let mut claimed = |wanted: &[&str], depth: usize| -> Vec<String> {
        let wanted = (0..depth).map(|at| wanted[at.min(wanted.len() - 1)]);
        let names: Vec<String> = wanted.map(|wanted| writer.names.claim(wanted)).collect();
        names.into_iter().rev().collect()
    };
    let genvars = claimed(&["i", "j", "k"], depth_of_generates(&nodes));
    // Processes use other variables, so that none hides a genvar.
    let integers = claimed(&["n", "m", "l"], depth(&nodes));
    if !genvars.is_empty() {
        let names: Vec<&str> = genvars.iter().rev().map(String::as_str).collect();
        writer.text += &format!("\n  genvar {};\n", names.join(", "));
    }
    writer.free = [genvars, integers];
    writer.all(&nodes, &Scope::default());
    (writer.text, writer.places)
}

/// Returns how deep loops are nested.
fn depth(nodes: &[Node]) -> usize {
    let of = |node: &Node| match node {
        Node::Loop(rolled) => 1 + depth(&rolled.body),
        Node::Plain(plain) => {
            let inside = plain.pieces.iter().map(|piece| depth(&piece.inside));
            inside.max().unwrap_or(0)
        }
    };
    nodes.iter().map(of).max().unwrap_or(0)
}

/// Returns how deep generate loops are nested.
fn depth_of_generates(nodes: &[Node]) -> usize {
    let of = |node: &Node| match node {
        Node::Loop(rolled) => 1 + depth_of_generates(&rolled.body),
        Node::Plain(_) => 0,
    };
    nodes.iter().map(of).max().unwrap_or(0)
}

/// The surroundings of a node.
#[derive(Clone, Default)]
struct Scope {
    is_process: bool,
    /// Number of enclosing loops.
    loops: usize,
    /// The enclosing generate blocks: label, height, first value, turns.
    blocks: Vec<(String, usize, i64, usize)>,
    /// Instances of the innermost block keep their first index, because another has the same name.
    is_crowded: bool,
}

struct Writer {
    names: Names,
    columns: usize,
    text: String,
    /// Variable and first value of each enclosing loop, by its height.
    variables: BTreeMap<usize, (String, i64)>,
    /// Unused variables, the next one last: genvars, then those of processes.
    free: [Vec<String>; 2],
    places: Places,
}

impl Writer {
    fn line(&mut self, indent: usize, line: &str) {
        for (at, piece) in wrap_code(line, self.columns - 2 * indent)
            .iter()
            .enumerate()
        {
            let indent = if at == 0 { indent } else { indent + 2 };
            self.text += &format!("{:width$}{piece}\n", "", width = 2 * indent);
        }
    }

    fn all(&mut self, nodes: &[Node], scope: &Scope) {
        let mut after_loop = false;
        let mut after_comment = false;
        for (at, node) in nodes.iter().enumerate() {
            let is_apart = match node {
                Node::Plain(plain) => plain.is_apart || after_loop,
                Node::Loop(rolled) => rolled.is_apart || !(scope.is_process || after_comment),
            };
            let is_first = at == 0 && scope.loops > 0;
            if is_apart && !is_first && !(scope.is_process && after_loop) {
                self.text.push('\n');
            }
            let is_outermost = !scope.is_process && scope.loops == 0;
            let tables = is_outermost.then(|| self.tables(node)).flatten();
            match tables.as_ref().unwrap_or(node) {
                Node::Plain(plain) => self.plain(plain, scope),
                Node::Loop(rolled) => self.rolled(rolled, scope),
            }
            after_loop = matches!(node, Node::Loop(_)) && !scope.is_process;
            after_comment = node.is_comment();
        }
    }

    fn plain(&mut self, plain: &Plain, scope: &Scope) {
        let loops = if scope.is_process {
            0
        } else {
            plain
                .pieces
                .iter()
                .map(|p| depth(&p.inside))
                .max()
                .unwrap_or(0)
        };
        for (at, piece) in plain.pieces.iter().enumerate() {
            let indent = piece.indent + scope.loops;
            let mut line = self.pieces(&piece.line, scope);
            let mut inner = scope.clone();
            inner.is_process = true;
            if at == 0 && loops > 0 {
                let target = target(&piece.inside).unwrap_or("process");
                let label = self.names.claim(&format!("set_{target}"));
                line += &format!(" : {label}");
                self.line(indent, &line);
                let integers = &self.free[1];
                let from = integers.len() - loops;
                let used: Vec<String> = integers[from..].iter().rev().cloned().collect();
                self.line(indent + 1, &format!("integer {};", used.join(", ")));
            } else {
                self.line(indent, &line);
            }
            self.all(&piece.inside, &inner);
        }
    }

    fn rolled(&mut self, rolled: &Loop, scope: &Scope) {
        let free = usize::from(scope.is_process);
        let variable = self.free[free]
            .pop()
            .expect("as many variables as the nesting is deep");
        let start = start(&rolled.body, rolled.height).unwrap_or(0);
        let indent = rolled.indent + scope.loops;
        let body = &rolled.body;
        self.variables
            .insert(rolled.height, (variable.clone(), start));
        let mut inner = scope.clone();
        inner.loops += 1;
        let mut label = String::new();
        if !scope.is_process {
            let target = target(body).unwrap_or("loop");
            let name = self.names.claim(&format!("each_{target}"));
            label = format!(" : {name}");
            inner
                .blocks
                .push((name, rolled.height, start, rolled.turns));
            inner.is_crowded = is_crowded(body);
        }
        let end = start + rolled.turns as i64;
        self.line(
            indent,
            &format!("for ({variable} = {start}; {variable} < {end}; {variable} = {variable} + 1) begin{label}"),
        );
        self.all(body, &inner);
        self.line(indent, "end");
        self.variables.remove(&rolled.height);
        self.free[free].push(variable);
    }

    fn pieces(&mut self, line: &[Token], scope: &Scope) -> String {
        let mut text = String::new();
        for token in line {
            match token {
                Token::Text(piece) => text += piece,
                Token::Part {
                    name,
                    lo,
                    width,
                    whole,
                } => {
                    text += name;
                    let is_fixed = lo.steps.is_empty();
                    let at = lo.text(&self.variables);
                    if width == whole {
                    } else if *width == 1 {
                        text += &format!("[{at}]");
                    } else if is_fixed {
                        text += &format!("[{}:{at}]", lo.base + *width as i64 - 1);
                    } else {
                        text += &format!("[{at} +: {width}]");
                    }
                }
                Token::Number(number) if number.steps.is_empty() => {
                    text += &number.base.to_string()
                }
                Token::Number(number) => text += &format!("({})", number.text(&self.variables)),
                Token::Literal { values, .. } => text += &values[0],
                Token::Name { base, at } => {
                    let first: Vec<i64> = at.iter().map(|at| at.base).collect();
                    let name = if scope.blocks.is_empty() || scope.is_crowded {
                        written_name(base, &first)
                    } else {
                        base.clone()
                    };
                    text += &name;
                    self.place(base, at, &name, &scope.blocks);
                }
            }
        }
        text
    }

    /// Records the places of the instances with this name.
    fn place(
        &mut self,
        base: &str,
        at: &[super::token::Affine],
        name: &str,
        blocks: &[(String, usize, i64, usize)],
    ) {
        let mut turns: Vec<Vec<i64>> = vec![Vec::new()];
        for (_, _, _, count) in blocks {
            turns = turns
                .into_iter()
                .flat_map(|turn| {
                    (0..*count as i64).map(move |next| [turn.clone(), vec![next]].concat())
                })
                .collect();
        }
        for turn in turns {
            let index = |affine: &super::token::Affine| {
                let steps = blocks.iter().zip(&turn).map(|((_, height, _, _), turn)| {
                    affine.steps.get(height).copied().unwrap_or(0) * turn
                });
                affine.base + steps.sum::<i64>()
            };
            let indices: Vec<i64> = at.iter().map(index).collect();
            let scopes = blocks.iter().zip(&turn);
            let mut place: Vec<String> = scopes
                .map(|((label, _, start, _), turn)| format!("{label}[{}]", start + turn))
                .collect();
            place.push(name.to_owned());
            self.places.insert(written_name(base, &indices), place);
        }
    }

    /// Declares tables for the literals that differ between the turns. Returns the statement that reads the tables, if
    /// there are any.
    fn tables(&mut self, node: &Node) -> Option<Node> {
        let mut found = Vec::new();
        let mut body = [node.clone()];
        each_line(&mut body, &mut |line| {
            for token in line {
                if let Token::Literal { values, width, at } = token
                    && values.len() > 1
                {
                    found.push((values.clone(), *width));
                    *token = Token::Part {
                        name: format!("\u{4}{}", found.len() - 1),
                        lo: at.clone(),
                        width: *width,
                        whole: values.len() * *width,
                    };
                }
            }
        });
        if found.is_empty() {
            return None;
        }
        let mut declared = String::new();
        let mut known: HashMap<(Vec<String>, usize), String> = HashMap::new();
        let mut names = Vec::new();
        for (values, width) in found {
            let name = known.entry((values.clone(), width)).or_insert_with(|| {
                let target = target(&body).unwrap_or("loop");
                let name = self
                    .names
                    .claim(&format!("{}_TABLE", target.to_ascii_uppercase()));
                let list: Vec<&str> = values.iter().rev().map(String::as_str).collect();
                let top = values.len() * width - 1;
                declared += &format!("localparam [{top}:0] {name} = {{{}}};\n", list.join(", "));
                name
            });
            names.push(name.clone());
        }
        each_line(&mut body, &mut |line| {
            for token in line {
                if let Token::Part { name, .. } = token
                    && let Some(number) = name.strip_prefix('\u{4}')
                {
                    *name = names[number.parse::<usize>().expect("numbered above")].clone();
                }
            }
        });
        for line in declared.lines() {
            self.line(1, line);
        }
        let [node] = body;
        Some(node)
    }
}

/// Calls `visit` with every line of the statements.
fn each_line(nodes: &mut [Node], visit: &mut dyn FnMut(&mut Vec<Token>)) {
    for node in nodes {
        match node {
            Node::Loop(rolled) => each_line(&mut rolled.body, visit),
            Node::Plain(plain) => {
                for Piece { line, inside, .. } in &mut plain.pieces {
                    visit(line);
                    each_line(inside, visit);
                }
            }
        }
    }
}

/// Returns the name of the first instance in some statements, or of the first net that they assign.
fn target(nodes: &[Node]) -> Option<&str> {
    nodes.iter().find_map(|node| match node {
        Node::Loop(rolled) => target(&rolled.body),
        Node::Plain(plain) => {
            let piece = &plain.pieces[0];
            let instance = piece.line.iter().find_map(|token| match token {
                Token::Name { base, .. } => Some(base.as_str()),
                _ => None,
            });
            let assigned = match &piece.line[..] {
                [Token::Part { name, .. }, ..] => Some(name.as_str()),
                [Token::Text(text), Token::Part { name, .. }, ..] if text == "assign " => {
                    Some(name.as_str())
                }
                _ => None,
            };
            let inside = || plain.pieces.iter().find_map(|piece| target(&piece.inside));
            instance.or(assigned).or_else(inside)
        }
    })
}

/// Returns whether two instances in a block have the same name.
fn is_crowded(body: &[Node]) -> bool {
    let mut bases = Vec::new();
    for node in body {
        if let Node::Plain(plain) = node {
            let names = plain.pieces.iter().flat_map(|piece| &piece.line);
            bases.extend(names.filter_map(|token| match token {
                Token::Name { base, .. } => Some(base),
                _ => None,
            }));
        }
    }
    let all = bases.len();
    bases.sort();
    bases.dedup();
    bases.len() < all
}

/// Chooses the first value of a loop's variable so that its statements read best: the index of its instance, or of the
/// element that it assigns.
fn start(body: &[Node], height: usize) -> Option<i64> {
    let of = |token: &Token| match token {
        Token::Name { at, .. } => {
            let index = at.iter().find(|at| at.steps.get(&height) == Some(&1))?;
            (index.steps.len() == 1).then_some(index.base)
        }
        _ => None,
    };
    let of_part = |token: &Token| match token {
        Token::Part { lo, .. } => {
            let step = *lo.steps.get(&height)?;
            (lo.steps.len() == 1 && step > 0 && lo.base % step == 0).then_some(lo.base / step)
        }
        _ => None,
    };
    first(body, &of).or_else(|| first(body, &of_part))
}

/// Returns the first value that `of` returns for a token.
fn first(nodes: &[Node], of: &dyn Fn(&Token) -> Option<i64>) -> Option<i64> {
    nodes.iter().find_map(|node| match node {
        Node::Loop(rolled) => first(&rolled.body, of),
        Node::Plain(plain) => plain.pieces.iter().find_map(|piece| {
            piece
                .line
                .iter()
                .find_map(of)
                .or_else(|| first(&piece.inside, of))
        }),
    })
}
