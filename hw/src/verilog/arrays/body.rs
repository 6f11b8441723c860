//! Rewrites module bodies that come from blocks themselves, so that array elements become parts of vectors.

use super::roll::Marked;
use super::token::mark_part;
use super::write;
use crate::verilog::names::Names;
use crate::verilog::table::Place;
use std::collections::HashMap;

/// Returns the bits of an element that the index after its name selects: lowest and width.
fn bits(index: &str, width: usize) -> Option<(usize, usize)> {
    let number = |text: &str| text.trim().parse::<usize>().ok();
    let (lo, len) = match index.split_once(':') {
        Some((high, low)) => (number(low)?, number(high)?.checked_sub(number(low)?)? + 1),
        None => (number(index)?, 1),
    };
    (lo + len <= width).then_some((lo, len))
}

/// Calls `visit` with each word of a text and the index after it, if there is one, and with each text between words.
fn words(text: &str, mut visit: impl FnMut(&str, Option<&str>)) {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        if end == 0 {
            let end = rest.find(is_word).unwrap_or(rest.len());
            visit(&rest[..end], None);
            rest = &rest[end..];
            continue;
        }
        let word = &rest[..end];
        rest = &rest[end..];
        let index = rest.strip_prefix('[').and_then(|rest| rest.split_once(']'));
        match index {
            // Visit an index that contains names word by word.
            Some((index, after)) if bits(index, usize::MAX / 2).is_some() => {
                visit(word, Some(index));
                rest = after;
            }
            _ => visit(word, None),
        }
    }
}

/// Returns whether an index other than a number follows the name anywhere.
pub(in crate::verilog) fn is_selected(body: &str, name: &str) -> bool {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    body.match_indices(name).any(|(at, _)| {
        let after = &body[at + name.len()..];
        let index = after
            .strip_prefix('[')
            .and_then(|rest| rest.split_once(']'));
        !body[..at].ends_with(is_word)
            && index.is_some_and(|(index, _)| bits(index, usize::MAX / 2).is_none())
    })
}

/// Rewrites the body with every element as a part of its vector; if it consists of assignments only, repeated ones
/// become loops.
pub(in crate::verilog) fn packed(
    body: &str,
    places: &HashMap<String, (Place, usize)>,
    names: &Names,
    columns: usize,
) -> String {
    let is_wiring = |line: &str| line.starts_with("assign ") && line.ends_with(';');
    let is_plain = body.lines().all(is_wiring);
    let line = |line: &str| {
        let mut text = String::new();
        words(line, |word, index| {
            let part = places.get(word).and_then(|(place, width)| {
                let (lo, len) = match index {
                    Some(index) => bits(index, *width)?,
                    None => (0, *width),
                };
                Some(match is_plain {
                    true => mark_part(&place.name, place.lo + lo, len, place.whole),
                    false => written(place, place.lo + lo, len),
                })
            });
            text += &match (part, index) {
                (Some(part), _) => part,
                (None, Some(index)) => format!("{word}[{index}]"),
                (None, None) => word.to_owned(),
            };
        });
        text
    };
    if !is_plain {
        let lines: Vec<String> = body.lines().map(line).collect();
        return lines.join("\n");
    }
    let lines = body.lines().map(|text| Marked {
        indent: 0,
        text: line(text),
    });
    let (text, _) = write::text(&lines.collect::<Vec<_>>(), names, columns);
    // The module around it indents.
    let lines = text.lines().map(|line| match line.starts_with("  genvar") {
        true => line.trim_start(),
        false => line,
    });
    lines
        .collect::<Vec<_>>()
        .join("\n")
        .trim_matches('\n')
        .to_owned()
}

fn written(place: &Place, lo: usize, width: usize) -> String {
    let name = &place.name;
    match width {
        1 => format!("{name}[{lo}]"),
        width => format!("{name}[{}:{lo}]", lo + width - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places() -> HashMap<String, (Place, usize)> {
        let place = |name: &str, at: usize| {
            let place = Place {
                name: name.to_owned(),
                lo: 4 * at,
                whole: 16,
            };
            (format!("{name}_{at}"), (place, 4))
        };
        (0..4)
            .flat_map(|at| [place("a", at), place("y", at)])
            .collect()
    }

    #[test]
    fn elements_become_part_selects() {
        let body = "always @(posedge clock) begin\n  y_1 <= words[a_2];\n  y_2[3:1] <= {a_0[2], a_10};\nend";
        let expected = "always @(posedge clock) begin\n  y[7:4] <= words[a[11:8]];\n  \
            y[11:9] <= {a[2], a_10};\nend";
        assert_eq!(packed(body, &places(), &Names::default(), 100), expected);
    }

    #[test]
    fn repeated_assigns_become_a_generate_loop() {
        let body = "assign y_0 = {a_2[0], a_1[2:0]};\nassign y_1 = {a_2[1], a_1[2:0]};\n\
            assign y_2 = {a_2[2], a_1[2:0]};\nassign y_3 = {a_2[3], a_1[2:0]};\nassign z = 1'b0;";
        let expected = "genvar i;\n\nfor (i = 0; i < 4; i = i + 1) begin : each_y\n  \
            assign y[4 * i +: 4] = {a[i + 8], a[6:4]};\nend\n\nassign z = 1'b0;";
        assert_eq!(packed(body, &places(), &Names::default(), 100), expected);
    }

    #[test]
    fn variable_indices_are_detected() {
        assert!(is_selected("x = a_1[at];", "a_1"));
        assert!(is_selected("x = a_1[at +: 2];", "a_1"));
        assert!(!is_selected(
            "x = a_1[3] + a_1[2:1] + a_10[at] + aa_1[at] + a_1;",
            "a_1"
        ));
    }
}
