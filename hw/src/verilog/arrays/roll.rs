//! Replaces repeated statements with loops.

use super::token::{Token, tokens};

/// Maximum number of statements in a loop.
const LONGEST: usize = 96;
/// Number of lines that a loop adds around its statements.
const AROUND: usize = 2;
/// Number of lines that a loop of two turns must save.
const WORTH: usize = 8;

/// A printed line, with its pieces marked; an empty line separates statements.
#[derive(Clone, Debug)]
pub(in crate::verilog) struct Marked {
    pub indent: usize,
    pub text: String,
}

/// A statement with the lines inside it, or a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Node {
    Plain(Plain),
    Loop(Loop),
}

/// A statement: its first line, and the lines that continue or end it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plain {
    /// Whether an empty line precedes it.
    pub is_apart: bool,
    pub pieces: Vec<Piece>,
}

/// A line, and the statements indented below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub indent: usize,
    pub line: Vec<Token>,
    pub inside: Vec<Node>,
}

/// A loop over repeated statements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Loop {
    pub is_apart: bool,
    pub indent: usize,
    /// Greatest depth of the loops inside it.
    pub height: usize,
    pub turns: usize,
    pub body: Vec<Node>,
}

/// Parses lines into statements and rolls repeated ones into loops.
pub(super) fn nodes(lines: &[Marked]) -> Vec<Node> {
    let mut at = 0;
    let nodes = parse(lines, &mut at, 0);
    debug_assert_eq!(at, lines.len());
    rolled(nodes)
}

/// Returns whether a line ends or continues the statement that an earlier line began.
fn continues(text: &str) -> bool {
    text.starts_with(')')
        || text == "end"
        || text.starts_with("end ")
        || text.starts_with("endcase")
}

fn parse(lines: &[Marked], at: &mut usize, indent: usize) -> Vec<Node> {
    let mut nodes: Vec<Node> = Vec::new();
    let mut is_apart = false;
    while let Some(line) = lines.get(*at) {
        if line.text.is_empty() {
            is_apart = true;
            *at += 1;
            continue;
        }
        if line.indent < indent {
            break;
        }
        *at += 1;
        let own = line.indent;
        let mut piece = Piece {
            indent: own,
            line: tokens(&line.text),
            inside: Vec::new(),
        };
        let is_deeper = |next: &Marked| !next.text.is_empty() && next.indent > own;
        if lines.get(*at).is_some_and(is_deeper) {
            piece.inside = parse(lines, at, own + 1);
        }
        match nodes.last_mut() {
            Some(Node::Plain(plain)) if continues(&line.text) => plain.pieces.push(piece),
            _ => nodes.push(Node::Plain(Plain {
                is_apart: std::mem::take(&mut is_apart),
                pieces: vec![piece],
            })),
        }
    }
    nodes
}

impl Node {
    /// Estimates the number of its lines.
    fn lines(&self) -> usize {
        let inside = |nodes: &[Self]| nodes.iter().map(Self::lines).sum::<usize>();
        match self {
            Self::Plain(plain) => (plain.pieces.iter())
                .map(|piece| 1 + length(&piece.line) / 90 + inside(&piece.inside))
                .sum(),
            Self::Loop(rolled) => AROUND + inside(&rolled.body),
        }
    }

    pub(super) fn is_comment(&self) -> bool {
        match self {
            Self::Plain(Plain { pieces, .. }) => {
                matches!(&pieces[0].line[..], [Token::Text(text)] if text.starts_with("//"))
            }
            Self::Loop(_) => false,
        }
    }

    fn height(&self) -> usize {
        match self {
            Self::Plain(Plain { pieces, .. }) => {
                let inside = pieces.iter().flat_map(|piece| &piece.inside);
                inside.map(Self::height).max().unwrap_or(0)
            }
            Self::Loop(rolled) => rolled.height + 1,
        }
    }

    fn steps(&self, later: &Self, steps: &mut Vec<i64>) -> Option<()> {
        match (self, later) {
            (Self::Plain(a), Self::Plain(b)) if a.pieces.len() == b.pieces.len() => {
                for (a, b) in a.pieces.iter().zip(&b.pieces) {
                    if a.indent != b.indent || a.line.len() != b.line.len() {
                        return None;
                    }
                    for (a, b) in a.line.iter().zip(&b.line) {
                        a.steps(b, steps)?;
                    }
                    all_steps(&a.inside, &b.inside, steps)?;
                }
                Some(())
            }
            (Self::Loop(a), Self::Loop(b)) if (a.height, a.turns) == (b.height, b.turns) => {
                all_steps(&a.body, &b.body, steps)
            }
            _ => None,
        }
    }

    fn rolled(turns: &[&Self], height: usize, steps: &mut impl Iterator<Item = i64>) -> Self {
        match turns[0] {
            Self::Loop(first) => {
                let bodies: Vec<&[Self]> = turns.iter().map(|turn| turn.body()).collect();
                Self::Loop(Loop {
                    body: all_rolled(&bodies, height, steps),
                    ..first.clone()
                })
            }
            Self::Plain(Plain { is_apart, pieces }) => {
                let pieces = pieces.iter().enumerate().map(|(at, piece)| {
                    let all: Vec<&Piece> = turns.iter().map(|turn| &turn.pieces()[at]).collect();
                    let line = (0..piece.line.len()).map(|token| {
                        let tokens: Vec<&Token> = all.iter().map(|p| &p.line[token]).collect();
                        Token::rolled(&tokens, height, &mut *steps)
                    });
                    let line = line.collect();
                    let inside: Vec<&[Self]> = all.iter().map(|p| p.inside.as_slice()).collect();
                    Piece {
                        indent: piece.indent,
                        line,
                        inside: all_rolled(&inside, height, &mut *steps),
                    }
                });
                Self::Plain(Plain {
                    is_apart: *is_apart,
                    pieces: pieces.collect(),
                })
            }
        }
    }

    fn body(&self) -> &[Self] {
        match self {
            Self::Loop(rolled) => &rolled.body,
            other => unreachable!("{other:?} is no loop"),
        }
    }

    fn pieces(&self) -> &[Piece] {
        match self {
            Self::Plain(plain) => &plain.pieces,
            other => unreachable!("{other:?} is no statement"),
        }
    }
}

fn length(line: &[Token]) -> usize {
    let of = |token: &Token| match token {
        Token::Text(text) => text.len(),
        Token::Part {
            name, width, whole, ..
        } => name.len() + if width == whole { 0 } else { 6 },
        Token::Name { base, .. } => base.len(),
        Token::Literal { values, .. } => values[0].len(),
        Token::Number(_) => 2,
    };
    line.iter().map(of).sum()
}

fn all_steps(a: &[Node], b: &[Node], steps: &mut Vec<i64>) -> Option<()> {
    if a.len() != b.len() {
        return None;
    }
    for (a, b) in a.iter().zip(b) {
        a.steps(b, steps)?;
    }
    Some(())
}

fn all_rolled(
    turns: &[&[Node]],
    height: usize,
    steps: &mut impl Iterator<Item = i64>,
) -> Vec<Node> {
    (0..turns[0].len())
        .map(|at| {
            let nodes: Vec<&Node> = turns.iter().map(|turn| &turn[at]).collect();
            Node::rolled(&nodes, height, &mut *steps)
        })
        .collect()
}

/// Rolls the statements inside each statement first, then the statements, until nothing repeats.
fn rolled(nodes: Vec<Node>) -> Vec<Node> {
    let mut nodes: Vec<Node> = nodes
        .into_iter()
        .map(|node| match node {
            Node::Plain(Plain { is_apart, pieces }) => {
                let pieces = pieces.into_iter().map(|piece| Piece {
                    inside: rolled(piece.inside),
                    ..piece
                });
                Node::Plain(Plain {
                    is_apart,
                    pieces: pieces.collect(),
                })
            }
            other => other,
        })
        .collect();
    loop {
        let before = nodes.len();
        nodes = once(nodes);
        if nodes.len() == before {
            return nodes;
        }
    }
}

/// Makes one pass from the first statement to the last.
fn once(nodes: Vec<Node>) -> Vec<Node> {
    let lines: Vec<usize> = nodes.iter().map(Node::lines).collect();
    let mut out = Vec::new();
    let mut at = 0;
    while at < nodes.len() {
        match best(&nodes[at..], &lines[at..]) {
            Some(found) => {
                let end = at + found.period * found.turns;
                out.push(Node::Loop(made(&nodes[at..end], &found)));
                at = end;
            }
            None => {
                out.push(nodes[at].clone());
                at += 1;
            }
        }
    }
    out
}

struct Found {
    period: usize,
    turns: usize,
    steps: Vec<i64>,
}

/// Finds the loop over the first of these statements that saves the most lines.
fn best(nodes: &[Node], lines: &[usize]) -> Option<Found> {
    let mut best: Option<(usize, Found)> = None;
    for period in 1..=LONGEST.min(nodes.len() / 2) {
        let Some(found) = repeats(nodes, period) else {
            continue;
        };
        let body: usize = lines[..period].iter().sum();
        let all: usize = lines[..period * found.turns].iter().sum();
        let is_worth = found.turns > 2 || all >= body + AROUND + WORTH;
        if !is_worth || all <= body + AROUND {
            continue;
        }
        let saved = all - body - AROUND;
        if best.as_ref().is_none_or(|(most, _)| saved > *most) {
            best = Some((saved, found));
        }
    }
    best.map(|(_, found)| found)
}

/// Counts how often the first `period` statements repeat, and finds the steps between the repetitions.
fn repeats(nodes: &[Node], period: usize) -> Option<Found> {
    let first = &nodes[..period];
    if first.iter().all(Node::is_comment) {
        return None;
    }
    let turn = |turn: usize| nodes.get(period * turn..period * (turn + 1));
    let mut steps = Vec::new();
    all_steps(first, turn(1)?, &mut steps)?;
    let mut turns = 2;
    while let Some(next) = turn(turns) {
        let mut so_far = Vec::new();
        if all_steps(first, next, &mut so_far).is_none() {
            break;
        }
        let is_even = |(all, one): (&i64, &i64)| *all == one * turns as i64;
        if !so_far.iter().zip(&steps).all(is_even) {
            break;
        }
        turns += 1;
    }
    // Statements that repeat without any change are not elements of an array.
    steps.iter().any(|&step| step != 0).then_some(Found {
        period,
        turns,
        steps,
    })
}

fn made(nodes: &[Node], found: &Found) -> Loop {
    let height = nodes.iter().map(Node::height).max().unwrap_or(0);
    let turns: Vec<&[Node]> = nodes.chunks(found.period).collect();
    let mut steps = found.steps.iter().copied();
    let body = all_rolled(&turns, height, &mut steps);
    let is_apart = match &body[0] {
        Node::Plain(plain) => plain.is_apart,
        Node::Loop(rolled) => rolled.is_apart,
    };
    Loop {
        is_apart,
        indent: indent(&body[0]),
        height,
        turns: found.turns,
        body,
    }
}

fn indent(node: &Node) -> usize {
    match node {
        Node::Plain(plain) => plain.pieces[0].indent,
        Node::Loop(rolled) => rolled.indent,
    }
}
