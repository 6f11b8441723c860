//! Names: converts fields and kernel texts to Verilog identifiers.

use std::collections::HashSet;

/// Reserved words of Verilog, SystemVerilog and C++ (to which simulators translate) that could be names of Rust fields.
const KEYWORDS: &str = " always and assign automatic before begin bit bind buf byte case cell chandle checker class \
clocking config const constraint context cover deassign default define design disable dist do edge else end \
endcase event expect export extends extern final first_match for force forever fork function generate genvar \
global highz0 highz1 if iff ifnone implements import incdir include initial inout input inside instance int \
integer interconnect interface intersect join large let liblist library local localparam logic longint matches \
medium modport module nand negedge nettype new nor not null or output package packed parameter posedge primitive \
priority program property protected pull0 pull1 pulldown pullup pure rand randc randcase real realtime ref reg \
reject_on release repeat restrict return scalared sequence shortint shortreal signed small soft solve specify \
specparam static string strong strong0 strong1 struct super supply0 supply1 sync table tagged task this throughout \
time timeprecision timeunit tran tri tri0 tri1 triand trior trireg type typedef union unique unsigned until untyped \
use uwire var vectored virtual void wait wand weak weak0 weak1 while wildcard wire with within wor xnor xor \
alignas alignof and_eq asm auto bitand bitor bool catch char compl concept constexpr consteval constinit decltype \
delete double explicit false float friend goto inline long mutable namespace noexcept not_eq nullptr operator or_eq \
private public register requires short sizeof std switch template throw true try typeid typename using volatile xor_eq ";

pub(super) fn is_keyword(name: &str) -> bool {
    KEYWORDS.split(' ').any(|keyword| keyword == name)
}

/// Whether this can be the name of a module.
pub(super) fn is_identifier(name: &str) -> bool {
    let mut chars = name.chars();
    chars
        .next()
        .is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
        && !is_keyword(name)
}

/// The identifiers of one module, all different.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    taken: HashSet<String>,
}

impl Names {
    /// Claims a name that may already be claimed.
    pub fn claim_once(&mut self, name: &str) {
        self.taken.insert(name.to_owned());
    }

    /// Claims and returns `wanted`, or the first of `wanted_2`, `wanted_3`, ... that is free and not a keyword.
    pub fn claim(&mut self, wanted: &str) -> String {
        let base = identifier(wanted);
        let mut name = base.clone();
        let mut number = 1;
        while !self.taken.insert(name.clone()) {
            number += 1;
            name = format!("{base}_{number}");
        }
        name
    }
}

/// Converts `bus$address` to `bus_address`; appends an underscore to a keyword.
pub(super) fn identifier(key: &str) -> String {
    let mut name: String = key
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
        .collect();
    if is_keyword(&name) {
        name.push('_');
    }
    name
}

/// Converts `WalkState::InCheck` (or `WalkState$InCheck`) to `WALK_STATE_IN_CHECK`, and `nibble_ones` to `NIBBLE_ONES`.
pub(super) fn constant_identifier(key: &str) -> String {
    let mut name = String::new();
    let mut before_lower = false;
    for c in key.replace("::", "_").chars() {
        if c.is_ascii_uppercase() && before_lower {
            name.push('_');
        }
        before_lower = c.is_ascii_lowercase() || c.is_ascii_digit();
        name.push(if c.is_ascii_alphanumeric() {
            c.to_ascii_uppercase()
        } else {
            '_'
        });
    }
    name
}

/// Converts a kernel's name for a signal to the probe's key: `rank[i + 1]$q` to `rank$3$q` if i is 2. Returns `None` if
/// an index is not an integer expression over `loops`.
pub(super) fn key(text: &str, loops: &[(String, i128)]) -> Option<String> {
    let mut key = String::new();
    let mut rest = text.strip_suffix("$next").unwrap_or(text);
    rest = rest.trim_start_matches('.');
    while let Some(open) = rest.find('[') {
        let mut depth = 0;
        let close = rest.char_indices().skip(open).find_map(|(at, c)| {
            depth += match c {
                '[' => 1,
                ']' => -1,
                _ => 0,
            };
            (depth == 0).then_some(at)
        })?;
        key.push_str(&rest[..open]);
        key.push('$');
        key.push_str(&integer(&rest[open + 1..close], loops)?.to_string());
        rest = &rest[close + 1..];
    }
    key.push_str(rest);
    Some(key.replace('.', "$"))
}

/// The value of an index expression: integers, loop indices, `+ - * / % << >> & |` and parentheses, with Rust's
/// precedence.
pub(super) fn integer(text: &str, loops: &[(String, i128)]) -> Option<i128> {
    let mut parser = Integer { rest: text, loops };
    let value = parser.level(0)?;
    parser.rest.trim().is_empty().then_some(value)
}

struct Integer<'a> {
    rest: &'a str,
    loops: &'a [(String, i128)],
}

/// Operators by precedence, the lowest first.
const LEVELS: [&[&str]; 5] = [&["|"], &["&"], &["<<", ">>"], &["+", "-"], &["*", "/", "%"]];

impl Integer<'_> {
    fn level(&mut self, level: usize) -> Option<i128> {
        let Some(operators) = LEVELS.get(level) else {
            return self.term();
        };
        let mut left = self.level(level + 1)?;
        loop {
            self.rest = self.rest.trim_start();
            let Some(operator) = operators.iter().find(|op| self.rest.starts_with(**op)) else {
                return Some(left);
            };
            self.rest = &self.rest[operator.len()..];
            let right = self.level(level + 1)?;
            left = match *operator {
                "|" => left | right,
                "&" => left & right,
                "<<" => left.checked_shl(right.try_into().ok()?)?,
                ">>" => left.checked_shr(right.try_into().ok()?)?,
                "+" => left.checked_add(right)?,
                "-" => left.checked_sub(right)?,
                "*" => left.checked_mul(right)?,
                "/" => left.checked_div(right)?,
                _ => left.checked_rem(right)?,
            };
        }
    }

    fn term(&mut self) -> Option<i128> {
        self.rest = self.rest.trim_start();
        if let Some(inner) = self.rest.strip_prefix('(') {
            self.rest = inner;
            let value = self.level(0)?;
            self.rest = self.rest.trim_start().strip_prefix(')')?;
            return Some(value);
        }
        let end = self
            .rest
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        if let Some((_, value)) = self.loops.iter().rev().find(|(name, _)| name == word) {
            return Some(*value);
        }
        literal(word)
    }
}

/// Parses a Rust integer literal: `12`, `0x1f`, `0b101`, `1_000`, `7_usize`.
pub(super) fn literal(word: &str) -> Option<i128> {
    let mut digits: String = word.chars().filter(|&c| c != '_').collect();
    for suffix in [
        "usize", "isize", "u128", "u64", "u32", "u16", "u8", "i32", "i64",
    ] {
        if let Some(short) = digits.strip_suffix(suffix) {
            digits = short.to_owned();
            break;
        }
    }
    let (radix, digits) = match digits.get(..2) {
        Some("0x") => (16, &digits[2..]),
        Some("0b") => (2, &digits[2..]),
        Some("0o") => (8, &digits[2..]),
        _ => (10, digits.as_str()),
    };
    i128::from_str_radix(digits, radix).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn index_expressions_use_rust_precedence() {
        let loops = [("i".to_owned(), 2), ("j".to_owned(), 5)];
        let value = |text| integer(text, &loops);
        assert_eq!(value("7-i*3"), Some(1));
        assert_eq!(value("(7-i)*3"), Some(15));
        assert_eq!(value("i<<1|1"), Some(5));
        assert_eq!(value("j % 3 + 0x10"), Some(18));
        assert_eq!(value("1_usize"), Some(1));
        assert_eq!(value("k"), None);
        assert_eq!(value("i j"), None);
        assert_eq!(value("i / 0"), None);
    }

    #[test]
    fn kernel_names_map_to_probe_names() {
        let loops = [("i".to_owned(), 2)];
        assert_eq!(key("rank[i+1]$q", &loops).as_deref(), Some("rank$3$q"));
        assert_eq!(key("grid[i][7-i]", &loops).as_deref(), Some("grid$2$5"));
        assert_eq!(
            key("walk$start$next", &loops).as_deref(),
            Some("walk$start")
        );
        assert_eq!(key("rank[n]", &loops), None);
    }

    #[test]
    fn identifiers_are_legal_and_unique() {
        let mut names = Names::default();
        assert_eq!(names.claim("bus$a"), "bus_a");
        assert_eq!(names.claim("bus_a"), "bus_a_2");
        assert_eq!(names.claim("begin"), "begin_");
        assert_eq!(
            constant_identifier("WalkState::InCheck"),
            "WALK_STATE_IN_CHECK"
        );
        assert_eq!(constant_identifier("nibble_ones"), "NIBBLE_ONES");
    }
}
