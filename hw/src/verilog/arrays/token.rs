//! Splits lines of Verilog into tokens: those that may change between the turns of a loop, and the text around them.

use std::collections::BTreeMap;

const OPEN: char = '\u{1}';
const CLOSE: char = '\u{2}';
const SPLIT: char = '\u{3}';

/// An affine sum: `base` plus, for each enclosing loop, a step times the number of the turn. A loop is identified by
/// its height, the greatest depth of the loops inside it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::verilog) struct Affine {
    pub base: i64,
    pub steps: BTreeMap<usize, i64>,
}

impl Affine {
    pub fn of(base: i64) -> Self {
        Self {
            base,
            steps: BTreeMap::new(),
        }
    }

    /// Returns the same sum in a loop that adds `step` in each turn.
    fn in_loop(&self, height: usize, step: i64) -> Self {
        let mut affine = self.clone();
        if step != 0 {
            affine.steps.insert(height, step);
        }
        affine
    }

    /// Returns the difference to the other; `None` if their steps differ.
    fn to(&self, other: &Self) -> Option<i64> {
        (self.steps == other.steps).then_some(other.base - self.base)
    }

    /// Returns its text, given each loop's variable and first value.
    pub fn text(&self, variables: &BTreeMap<usize, (String, i64)>) -> String {
        let mut base = self.base;
        let mut terms: Vec<(&str, i64)> = Vec::new();
        for (height, &step) in &self.steps {
            let (name, start) = &variables[height];
            base -= step * start;
            terms.push((name, step));
        }
        let times = |name: &str, step: i64| match step {
            1 => name.to_owned(),
            step => format!("{step} * {name}"),
        };
        if let [(name, step)] = terms[..] {
            let size = step.abs();
            if base != 0 && base % size == 0 {
                let base = base / size;
                let inner = match (step > 0, base > 0) {
                    (true, true) => format!("{name} + {base}"),
                    (true, false) => format!("{name} - {}", -base),
                    (false, _) => format!("{base} - {name}"),
                };
                return match size {
                    1 => inner,
                    size => format!("{size} * ({inner})"),
                };
            }
        }
        let mut text = String::new();
        terms.sort_by_key(|(_, step)| -step);
        for (name, step) in terms {
            let sign = match (text.is_empty(), step > 0) {
                (true, true) => "",
                (true, false) => "0 - ",
                (false, true) => " + ",
                (false, false) => " - ",
            };
            text += &format!("{sign}{}", times(name, step.abs()));
        }
        if text.is_empty() {
            return base.to_string();
        }
        match base {
            0 => text,
            1.. => format!("{text} + {base}"),
            _ => format!("{text} - {}", -base),
        }
    }
}

/// A token of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::verilog) enum Token {
    Text(String),
    /// Bits `lo + width - 1 : lo` of a net of `whole` bits.
    Part {
        name: String,
        lo: Affine,
        width: usize,
        whole: usize,
    },
    /// An instance: its name without the indices, and the indices.
    Name {
        base: String,
        at: Vec<Affine>,
    },
    /// A literal of `width` bits, or one for each turn of the enclosing loops; the innermost loop changes fastest.
    Literal {
        values: Vec<String>,
        width: usize,
        at: Affine,
    },
    /// A number without a width.
    Number(Affine),
}

pub(in crate::verilog) fn mark_part(name: &str, lo: usize, width: usize, whole: usize) -> String {
    format!("{OPEN}P{name}{SPLIT}{lo}{SPLIT}{width}{SPLIT}{whole}{CLOSE}")
}

pub(in crate::verilog) fn mark_name(base: &str, at: &[usize]) -> String {
    let at: String = at.iter().map(|at| format!("{SPLIT}{at}")).collect();
    format!("{OPEN}N{base}{at}{CLOSE}")
}

pub(in crate::verilog) fn mark_literal(literal: &str, width: usize) -> String {
    format!("{OPEN}L{literal}{SPLIT}{width}{CLOSE}")
}

pub(in crate::verilog) fn mark_number(number: usize) -> String {
    format!("{OPEN}I{number}{CLOSE}")
}

/// Splits a marked line into tokens.
pub(super) fn tokens(line: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = line;
    while let Some(open) = rest.find(OPEN) {
        let close = rest.find(CLOSE).expect("every mark is closed");
        if open > 0 {
            tokens.push(Token::Text(rest[..open].to_owned()));
        }
        tokens.push(token(&rest[open + 1..close]));
        rest = &rest[close + 1..];
    }
    if !rest.is_empty() {
        tokens.push(Token::Text(rest.to_owned()));
    }
    tokens
}

fn token(mark: &str) -> Token {
    let number = |text: &str| text.parse::<usize>().expect("a mark's number");
    let affine = |text: &str| Affine::of(text.parse().expect("a mark's number"));
    let parts: Vec<&str> = mark[1..].split(SPLIT).collect();
    match (&mark[..1], parts.as_slice()) {
        ("P", [name, lo, width, whole]) => Token::Part {
            name: (*name).to_owned(),
            lo: affine(lo),
            width: number(width),
            whole: number(whole),
        },
        ("N", [base, at @ ..]) => Token::Name {
            base: (*base).to_owned(),
            at: at.iter().map(|at| affine(at)).collect(),
        },
        ("L", [value, width]) => Token::Literal {
            values: vec![(*value).to_owned()],
            width: number(width),
            at: Affine::of(0),
        },
        ("I", [value]) => Token::Number(affine(value)),
        _ => unreachable!("no such mark: {mark:?}"),
    }
}

/// Returns the name of an instance outside of any loop.
pub(super) fn written_name(base: &str, at: &[i64]) -> String {
    let at: String = at.iter().map(|at| format!("_{at}")).collect();
    format!("{base}{at}")
}

impl Token {
    /// Appends the steps from this token to the one in its place some turns later; `None` if the two cannot be rolled.
    pub fn steps(&self, later: &Self, steps: &mut Vec<i64>) -> Option<()> {
        match (self, later) {
            (Self::Text(a), Self::Text(b)) => (a == b).then_some(()),
            (
                Self::Part {
                    name,
                    lo,
                    width,
                    whole,
                },
                Self::Part {
                    name: other,
                    lo: to,
                    width: as_wide,
                    whole: all,
                },
            ) if (name, width, whole) == (other, as_wide, all) => {
                steps.push(lo.to(to)?);
                Some(())
            }
            (
                Self::Name { base, at },
                Self::Name {
                    base: other,
                    at: to,
                },
            ) if base == other && at.len() == to.len() => {
                for (at, to) in at.iter().zip(to) {
                    steps.push(at.to(to)?);
                }
                Some(())
            }
            (
                Self::Literal { values, width, at },
                Self::Literal {
                    values: others,
                    width: as_wide,
                    at: to,
                },
            ) => (width == as_wide && values.len() == others.len() && at == to).then_some(()),
            (Self::Number(a), Self::Number(b)) => {
                steps.push(a.to(b)?);
                Some(())
            }
            _ => None,
        }
    }

    /// Rolls the tokens in one place of all turns into a token in a loop of this height, with the recorded steps.
    pub fn rolled(turns: &[&Self], height: usize, steps: &mut impl Iterator<Item = i64>) -> Self {
        let mut next = || steps.next().expect("noted by steps");
        match turns[0] {
            Self::Text(text) => Self::Text(text.clone()),
            Self::Part {
                name,
                lo,
                width,
                whole,
            } => Self::Part {
                name: name.clone(),
                lo: lo.in_loop(height, next()),
                width: *width,
                whole: *whole,
            },
            Self::Name { base, at } => Self::Name {
                base: base.clone(),
                at: at.iter().map(|at| at.in_loop(height, next())).collect(),
            },
            Self::Number(number) => Self::Number(number.in_loop(height, next())),
            Self::Literal { values, width, at } => {
                let all: Vec<&Vec<String>> = turns.iter().map(|turn| turn.values()).collect();
                if all.iter().all(|one| *one == values) {
                    return turns[0].clone();
                }
                let step = (values.len() * width) as i64;
                Self::Literal {
                    values: all.into_iter().flatten().cloned().collect(),
                    width: *width,
                    at: at.in_loop(height, step),
                }
            }
        }
    }

    fn values(&self) -> &Vec<String> {
        match self {
            Self::Literal { values, .. } => values,
            other => unreachable!("{other:?} is no literal"),
        }
    }

    /// Returns the token in one turn of a loop: the inverse of rolling.
    #[cfg(test)]
    pub fn turn(&self, height: usize, turn: i64) -> Self {
        let at_turn = |affine: &Affine| {
            let mut affine = affine.clone();
            affine.base += affine.steps.remove(&height).unwrap_or(0) * turn;
            affine
        };
        match self {
            Self::Text(text) => Self::Text(text.clone()),
            Self::Part {
                name,
                lo,
                width,
                whole,
            } => Self::Part {
                name: name.clone(),
                lo: at_turn(lo),
                width: *width,
                whole: *whole,
            },
            Self::Name { base, at } => Self::Name {
                base: base.clone(),
                at: at.iter().map(at_turn).collect(),
            },
            Self::Number(number) => Self::Number(at_turn(number)),
            Self::Literal { values, width, at } => {
                let Some(step) = at.steps.get(&height) else {
                    return self.clone();
                };
                let len = *step as usize / width;
                let from = len * turn as usize;
                let mut at = at.clone();
                at.steps.remove(&height);
                Self::Literal {
                    values: values[from..from + len].to_vec(),
                    width: *width,
                    at,
                }
            }
        }
    }
}
