//! Computes the size of a ROM that holds the queen's distances, not only who wins: the numbers on the tablebase unit's
//! page.
//!
//! `cargo run --release -p fpgambit-engine --example kqkr_rom`
//!
//! The numbers cover one position from each set of symmetric ones, with the queen's side to move, as the unit numbers
//! them. The last line examines another known encoding: two bits, which mean not won or the distance modulo 3, with a
//! look-ahead of one move of each side to find the best move. It counts, over one position in 50, those where this does
//! not distinguish a best move from another: no reply escapes, and some reply has a distance that is less by one modulo
//! 3.

use std::collections::HashMap;
use std::hash::Hash;

use fpgambit_engine::kqkr::{
    Ending, Extent, Goal, ILLEGAL, Men, Stages, Symmetry, Tables, Turn, Won,
};
use fpgambit_engine::{Kind, Move, Position, Square};

/// The size of the unit's index: pairs of kings, squares of the queen and of the rook.
const INDEX: usize = Won::PAIRS * 64 * 64;
/// One in this many positions is used for the distances modulo 3.
const EVERY: usize = 50;

fn main() {
    let tables = Tables::solve(Extent::Triangle);
    println!("| | Mbit to mate | Mbit to conversion |");
    println!("|---|--:|--:|");
    let goals = Goal::ALL.map(|goal| {
        let stages = tables.stages(Ending::QueenWins, goal);
        let rows = rows(stages);
        (stages, rows)
    });
    let line = |what: &str, bits: [f64; 2]| {
        println!("| {what} | {:.2} | {:.2} |", bits[0] / 1e6, bits[1] / 1e6);
    };
    let legal = goals.each_ref().map(|(_, rows)| {
        rows.iter()
            .flatten()
            .filter(|&&stage| stage != ILLEGAL)
            .count()
    });
    let width = goals.each_ref().map(|(stages, _)| {
        let longest = stages
            .of(Turn::Winner)
            .iter()
            .filter(|&&stage| stage < ILLEGAL)
            .max();
        // One more value: not won.
        f64::from(*longest.expect("some are won") + 1).log2().ceil()
    });
    line(
        "a number for each entry of the index",
        width.map(|bits| bits * INDEX as f64),
    );
    line(
        "a number for each legal position",
        [0, 1].map(|goal| width[goal] * legal[goal] as f64),
    );
    line(
        "legal positions, entropy of the distances",
        goals
            .each_ref()
            .map(|(_, rows)| entropy(rows, |_, _, _| ())),
    );
    line(
        "the same without those that convert in one move",
        goals.each_ref().map(|(_, rows)| {
            let rest: Vec<_> = rows
                .iter()
                .map(|row| row.map(|stage| if stage == 1 { ILLEGAL } else { stage }))
                .collect();
            entropy(&rest, |_, _, _| ())
        }),
    );
    line(
        "entropy, the rook's neighbours to the left and below known",
        goals.each_ref().map(|(_, rows)| {
            entropy(rows, |rows, row, rook| {
                let at = |back: usize| rook.checked_sub(back).map(|rook| rows[row][rook]);
                (at(1), at(8))
            })
        }),
    );
    let ambiguous = goals.each_ref().map(|(stages, _)| ambiguous(stages));
    let [mate, conversion] = ambiguous.map(|(found, of)| 100.0 * found as f64 / of as f64);
    println!(
        "\nModulo 3 the distances do not show a best move in {mate:.1} % (mate), {conversion:.1} % (conversion)"
    );
    println!(
        "{} legal positions, {} {} asked",
        legal[0], ambiguous[0].1, ambiguous[1].1
    );
}

/// Stages by the rook's square, for each pair of kings and each square of the queen.
fn rows(stages: &Stages) -> Vec<[u8; 64]> {
    let mut rows = vec![[ILLEGAL; 64]; INDEX / 64];
    for king in Square::ALL {
        for other in Square::ALL {
            // The pair that represents all symmetric ones.
            let Some((pair, Symmetry::NONE)) = Won::pair(king, other) else {
                continue;
            };
            for piece in Square::ALL {
                rows[pair * 64 + piece.index()] = Square::ALL.map(|foe| {
                    stages.get(
                        Turn::Winner,
                        Men {
                            king,
                            other,
                            piece,
                            foe,
                        },
                    )
                });
            }
        }
    }
    rows
}

/// The number of bits for the stages of all legal positions, given the set of stages with the same context.
fn entropy<C: Eq + Hash>(
    rows: &[[u8; 64]],
    context: impl Fn(&[[u8; 64]], usize, usize) -> C,
) -> f64 {
    let mut counts: HashMap<C, HashMap<u8, u64>> = HashMap::new();
    for (number, row) in rows.iter().enumerate() {
        for (rook, &stage) in row.iter().enumerate() {
            if stage != ILLEGAL {
                let known = counts.entry(context(rows, number, rook)).or_default();
                *known.entry(stage).or_default() += 1;
            }
        }
    }
    let bits = |counts: &HashMap<u8, u64>| {
        let all: u64 = counts.values().sum();
        counts
            .values()
            .map(|&count| count as f64 * (all as f64 / count as f64).log2())
            .sum::<f64>()
    };
    counts.values().map(bits).sum()
}

/// Among the sampled positions, counts those won in two moves or more in which a move that is not best looks like a
/// best one.
fn ambiguous(stages: &Stages) -> (usize, usize) {
    let (mut found, mut asked) = (0, 0);
    for (entry, &stage) in stages.of(Turn::Winner).iter().enumerate().step_by(EVERY) {
        let position = stages.men(entry).position(Ending::QueenWins, Turn::Winner);
        if let Some(position) = position.filter(|_| (2..ILLEGAL).contains(&stage)) {
            asked += 1;
            let misleads = |mv: &Move| misleads(stages, &position.play(*mv), stage - 1);
            found += usize::from(position.legal_moves().iter().any(misleads));
        }
    }
    (found, asked)
}

/// Whether no reply to the queen's move escapes and some distance is `best` modulo 3, but the greatest is larger.
fn misleads(stages: &Stages, position: &Position, best: u8) -> bool {
    let after = |mv: &Move| {
        let next = position.play(*mv);
        let (strong, weak) = (next.side_to_move(), !next.side_to_move());
        let men = Men {
            king: next.king(strong),
            other: next.king(weak),
            piece: next.pieces(strong, Kind::Queen).first()?,
            foe: next.pieces(weak, Kind::Rook).first()?,
        };
        let stage = stages.get(Turn::Winner, men);
        (stage < ILLEGAL).then_some(stage)
    };
    let replies: Option<Vec<u8>> = position.legal_moves().iter().map(after).collect();
    replies.is_some_and(|stages| {
        stages.iter().any(|stage| stage % 3 == best % 3) && stages.iter().any(|&stage| stage > best)
    })
}
