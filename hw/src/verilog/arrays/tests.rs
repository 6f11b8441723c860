//! Tests of rolling and unrolling.

use super::roll::{Loop, Marked, Node, Piece, Plain, nodes};
use super::token::{Token, mark_literal, mark_name, mark_part, tokens};
use super::write;
use crate::verilog::names::Names;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// The seed of a run: FPGAMBIT_SEED, or a constant.
fn seed() -> u64 {
    std::env::var("FPGAMBIT_SEED").map_or(0x5eed, |text| text.parse().expect("a number"))
}

fn marked(indent: usize, text: impl Into<String>) -> Marked {
    Marked {
        indent,
        text: text.into(),
    }
}

fn part(name: &str, at: usize) -> String {
    mark_part(name, 4 * at, 4, 64)
}

/// Unrolls the statements: returns every line with its indentation, the turns of each loop one after the other.
fn unrolled(nodes: &[Node], turns: &[(usize, i64)], lines: &mut Vec<(usize, Vec<Token>)>) {
    for node in nodes {
        match node {
            Node::Loop(Loop {
                height,
                turns: count,
                body,
                ..
            }) => {
                for turn in 0..*count as i64 {
                    unrolled(body, &[turns, &[(*height, turn)]].concat(), lines);
                }
            }
            Node::Plain(Plain { pieces, .. }) => {
                for Piece {
                    indent,
                    line,
                    inside,
                } in pieces
                {
                    let at_turn = |token: &Token| {
                        let turns = turns.iter();
                        turns.fold(token.clone(), |token, &(height, turn)| {
                            token.turn(height, turn)
                        })
                    };
                    lines.push((*indent, line.iter().map(at_turn).collect()));
                    unrolled(inside, turns, lines);
                }
            }
        }
    }
}

/// Creates statements that repeat here and there, some with deviations.
fn random_lines(random: &mut StdRng, indent: usize, lines: &mut Vec<Marked>) {
    for _ in 0..random.random_range(1..5) {
        let (count, kind) = (random.random_range(1..7), random.random_range(0..5));
        let (from, step) = (random.random_range(0..4), random.random_range(0..3));
        for turn in 0..count {
            let spoilt = usize::from(random.random_range(0..12) == 0);
            let at = from + step * turn + spoilt;
            match kind {
                0 => lines.push(marked(
                    indent,
                    format!("{} = {};", part("a", at), part("b", turn)),
                )),
                1 => {
                    let literal = mark_literal(&format!("4'd{}", random.random_range(0..9)), 4);
                    lines.push(marked(indent, format!("{} = {literal};", part("c", at))));
                }
                2 => {
                    lines.push(marked(indent, format!("if ({}) begin", part("a", turn))));
                    lines.push(marked(
                        indent + 1,
                        format!("{} = {};", part("d", at), part("b", 0)),
                    ));
                    lines.push(marked(indent, "end else begin"));
                    for inner in 0..3 {
                        let line = format!("{} = {};", part("d", at), part("e", inner + turn));
                        lines.push(marked(indent + 1, line));
                    }
                    lines.push(marked(indent, "end"));
                }
                3 => {
                    lines.push(marked(0, ""));
                    lines.push(marked(indent, "// A comment."));
                    lines.push(marked(indent, format!("unit {} (", mark_name("u", &[at]))));
                    lines.push(marked(indent + 2, format!(".x({})", part("a", turn))));
                    lines.push(marked(indent, ");"));
                }
                _ => random_lines(random, indent, lines),
            }
            if lines.len() > 150 {
                return;
            }
        }
    }
}

#[test]
fn rolled_loops_unroll_to_the_original_lines() {
    let seed = seed();
    eprintln!("seed {seed}");
    let mut random = StdRng::seed_from_u64(seed);
    let mut rolled = 0;
    for case in 0..2_000 {
        let mut lines = Vec::new();
        random_lines(&mut random, 1, &mut lines);
        let nodes = nodes(&lines);
        let mut found = Vec::new();
        unrolled(&nodes, &[], &mut found);
        let expected: Vec<_> = lines
            .iter()
            .filter(|line| !line.text.is_empty())
            .map(|line| (line.indent, tokens(&line.text)))
            .collect();
        assert_eq!(found, expected, "case {case}, seed {seed}");
        rolled += usize::from(nodes.iter().any(|node| matches!(node, Node::Loop(_))));
    }
    assert!(rolled > 500, "{rolled} cases had a loop");
}

fn text(lines: &[Marked]) -> (String, write::Places) {
    let mut names = Names::default();
    for name in ["a", "b", "i"] {
        names.claim_once(name);
    }
    write::text(lines, &names, 100)
}

#[test]
fn instances_become_a_generate_loop_with_a_table() {
    let mut lines = Vec::new();
    for at in 0..3 {
        let literal = mark_literal(&format!("4'd{}", at * at), 4);
        lines.push(marked(0, ""));
        lines.push(marked(1, format!("adder {} (", mark_name("adders", &[at]))));
        lines.push(marked(3, format!(".x({}),", part("a", at + 1))));
        lines.push(marked(3, format!(".y({}),", part("b", 7 - at))));
        lines.push(marked(3, format!(".amount({literal})")));
        lines.push(marked(1, ");"));
    }
    let (text, places) = text(&lines);
    let expected = "
  genvar i_2;

  localparam [11:0] ADDERS_TABLE = {4'd4, 4'd1, 4'd0};
  for (i_2 = 0; i_2 < 3; i_2 = i_2 + 1) begin : each_adders
    adder adders (
        .x(a[4 * (i_2 + 1) +: 4]),
        .y(b[4 * (7 - i_2) +: 4]),
        .amount(ADDERS_TABLE[4 * i_2 +: 4])
    );
  end
";
    assert_eq!(text, expected);
    assert_eq!(places["adders_2"], ["each_adders[2]", "adders"]);
}

#[test]
fn a_process_declares_the_variables_of_its_loops() {
    let mut lines = vec![marked(1, "always @* begin")];
    for at in 0..8 {
        lines.push(marked(
            2,
            format!("{} = {};", part("a", at), part("b", at % 8)),
        ));
    }
    lines.push(marked(1, "end"));
    let expected = "  always @* begin : set_a
    integer n;
    for (n = 0; n < 8; n = n + 1) begin
      a[4 * n +: 4] = b[4 * n +: 4];
    end
  end
";
    assert_eq!(text(&lines).0, expected);
}

#[test]
fn identical_lines_and_pairs_are_not_rolled() {
    let twice = [
        marked(1, "x = 1;"),
        marked(1, "x = 1;"),
        marked(1, "x = 1;"),
    ];
    assert!(!text(&twice).0.contains("for"));
    let pair = [0, 1].map(|at| marked(1, format!("assign {} = 4'd0;", part("a", at))));
    assert!(!text(&pair).0.contains("for"));
}
