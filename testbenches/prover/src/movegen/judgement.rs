//! What the circuit makes of the scan: which moves it allows, as a formula over the registers. The lemma `legality`
//! holds the formula to the rules; the lemmas of the walk hold the circuit to the formula.

use super::board;
use super::names as n;
use super::seen::{DIRECTIONS, rules, seen};
use crate::chess::{Choice, JUMPS, Move, Piece, Position, Rules, kind, step};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{Graph, Lit, Word};
use crate::proof::{Claim, Lemma, Method};

/// The registers that the scan leaves and the walk reads.
pub struct Findings {
    /// The king's square.
    pub king: Choice,
    /// Attacked squares.
    pub danger: Word,
    /// For each direction, the distance of the pinned piece, or 0.
    pub pins: Vec<Word>,
    /// Checks.
    pub checked: Lit,
    /// More than one.
    pub double: Lit,
    /// By a knight.
    pub by_knight: Lit,
    /// Direction of a check that is none by a knight.
    pub direction: Word,
    /// Its distance.
    pub distance: Word,
    /// The ways to castle are free.
    pub clear: [Lit; 2],
}

impl Findings {
    /// As a state holds them.
    pub fn of(graph: &Graph, circuit: &Circuit, state: &State) -> Findings {
        let get = |name| circuit.get(state, name);
        let pins: Word = [get(n::PINS_UP), get(n::PINS_DOWN)].concat();
        Findings {
            king: graph.decode(&get(n::KING_SQUARE)),
            danger: [get(n::DANGER_LOW), get(n::DANGER_HIGH)].concat(),
            pins: pins.chunks(3).map(<[Lit]>::to_vec).collect(),
            checked: get(n::CHECKED)[0],
            double: get(n::DOUBLE)[0],
            by_knight: get(n::BY_KNIGHT)[0],
            direction: get(n::CHECK_DIRECTION),
            distance: get(n::CHECK_DISTANCE),
            clear: [get(n::CLEAR_SHORT)[0], get(n::CLEAR_LONG)[0]],
        }
    }

    /// A piece on the square is pinned, and the direction in which it is seen from the king, both as the circuit
    /// notes them when a piece starts.
    pub fn pinned(&self, rules: &Rules<'_>, from: &Choice) -> (Lit, Vec<Lit>) {
        let graph = rules.graph;
        let names = |direction: usize, distance: i32| {
            let there = rules.apart(&self.king, from, DIRECTIONS[direction], distance);
            graph.and(there, graph.is(&self.pins[direction], distance as u64))
        };
        let pinned: Vec<Lit> = (0..8)
            .map(|direction| {
                graph.any(
                    (1..8)
                        .map(|distance| names(direction, distance))
                        .collect::<Vec<_>>(),
                )
            })
            .collect();
        (graph.any(pinned.iter().copied()), pinned)
    }

    /// The piece that comes from `from` may go to `to`, captures en passant aside.
    pub fn allows(&self, rules: &Rules<'_>, from: &Choice, to: &Choice) -> Lit {
        let graph = rules.graph;
        let king_walks = rules.on(from, |square| rules.own_king(square));
        let attacked = rules.on(to, |square| self.danger[square]);
        let seen_in = |direction: usize, distance: i32| {
            rules.apart(&self.king, to, DIRECTIONS[direction], distance)
        };
        let answers = (0..8).map(|direction| {
            let near = (1..8).map(|distance| {
                let far = graph.less(&self.distance, &graph.number(distance as u64, 3));
                graph.and(seen_in(direction, distance), !far)
            });
            graph.and(
                graph.is(&self.direction, direction as u64),
                graph.any(near.collect::<Vec<_>>()),
            )
        });
        let line = graph.any(answers.collect::<Vec<_>>());
        let jump = graph.any(JUMPS.map(|jump| rules.apart(&self.king, to, jump, 1)));
        let knight = rules.on(to, |square| {
            graph.and(rules.enemy(square), rules.piece(square, Piece::Knight))
        });
        let answers = graph.mux(self.by_knight, graph.and(jump, knight), line);
        let (pinned, ways) = self.pinned(rules, from);
        let stays = graph.any(
            (0..8)
                .map(|direction| {
                    let along = graph.any(
                        (1..8)
                            .map(|distance| seen_in(direction, distance))
                            .collect::<Vec<_>>(),
                    );
                    graph.and(ways[direction], along)
                })
                .collect::<Vec<_>>(),
        );
        let other = graph.all([
            !self.double,
            graph.or(!self.checked, answers),
            graph.or(!pinned, stays),
        ]);
        graph.mux(king_walks, !attacked, other)
    }

    /// Castling on the king's side (or the other) is possible.
    pub fn castling(&self, rules: &Rules<'_>, short: bool) -> Lit {
        let graph = rules.graph;
        let way = if short { 4..7 } else { 2..5 };
        let on = |rank: usize| {
            let safe = way.clone().map(|file| !self.danger[8 * rank + file]);
            let right = rules.position.rights[rank / 7 * 2 + usize::from(!short)];
            graph.and(right, graph.all(safe.collect::<Vec<_>>()))
        };
        let way = graph.mux(rules.position.black, on(7), on(0));
        graph.and(way, self.clear[usize::from(!short)])
    }
}

/// A position of variables with the mover's king on a known square, or anywhere.
fn unknown(graph: &Graph, king: Option<usize>) -> Position {
    let mut position = crate::chess_check::unknown(graph).position;
    if let Some(king) = king {
        position.squares[king] = [false.into(), true.into(), true.into(), position.black];
    }
    position
}

fn image(position: &Position, state: &Position) -> Vec<Word> {
    let rank = |rank: usize| position.squares[8 * rank..8 * rank + 8].concat();
    let mut image: Vec<Word> = (0..8).map(rank).collect();
    image.push([&[state.black][..], &state.rights, &[state.passant]].concat());
    image
}

/// What the scan finds by its lemma, as findings: direction and distance of a check are anything where nobody asks.
fn findings(rules: &Rules<'_>, kings: &[usize], claim: &mut Claim) -> Findings {
    let graph = rules.graph;
    let seen = seen(rules, kings);
    let (direction, distance) = (graph.word(3), graph.word(3));
    let single = graph.all([seen.checked, !seen.double, !seen.by_knight]);
    for (from, (check, reach)) in seen.checks.iter().enumerate() {
        let right = graph.and(
            graph.is(&direction, from as u64),
            graph.equal(&distance, reach),
        );
        claim.given(graph.implies(graph.and(single, *check), right));
    }
    Findings {
        king: (0..64)
            .map(|square| {
                if kings.contains(&square) {
                    rules.own_king(square)
                } else {
                    false.into()
                }
            })
            .collect(),
        danger: seen.danger,
        pins: seen.pins,
        checked: seen.checked,
        double: seen.double,
        by_knight: seen.by_knight,
        direction,
        distance,
        clear: [seen.clear_short, seen.clear_long],
    }
}

/// The lemmas.
pub fn lemmas<'a>() -> Vec<Lemma<'a>> {
    let mut legality = Lemma {
        name: "movegen/legality",
        says: "With what the scan finds, a pseudo-legal move that is neither castling nor en passant is allowed exactly \
               when the mover's king is not attacked after it.",
        assumes: &["movegen/scan"],
        method: Method::Direct,
        cases: Vec::new(),
    };
    for king in 0..64 {
        legality.ask(format!("king on square {king}"), move |graph| {
            let mut claim = Claim::default();
            let position = unknown(graph, Some(king));
            let rules = rules(graph, &position);
            claim.image = image(&position, &position);
            claim.given(rules.preconditions());
            let word = graph.word(16);
            let mv = super::move_of(graph, &word);
            let findings = findings(&rules, &[king], &mut claim);
            claim.given(rules.moves(&mv));
            claim.given(!graph.is(&mv.kind, kind::EN_PASSANT));
            let after = rules.after(&mv);
            let after = Rules {
                graph,
                position: &after,
            };
            let near: Vec<usize> = (0..64)
                .filter(|&square| {
                    square == king
                        || DIRECTIONS
                            .iter()
                            .any(|&by| step(king, by, 1) == Some(square))
                })
                .collect();
            let elsewhere = (0..64).filter(|square| !near.contains(square));
            claim.goal(
                "the king is at most one step away",
                !graph.any(
                    elsewhere
                        .map(|square| after.own_king(square))
                        .collect::<Vec<_>>(),
                ),
            );
            let allowed = findings.allows(&rules, &mv.from, &mv.to);
            let safe = !after.in_check_on(&near);
            let king_moves = mv.from[king];
            for (name, moves) in [
                ("the king moves", king_moves),
                ("another piece moves", !king_moves),
            ] {
                let [one, other] = [(allowed, safe), (safe, allowed)]
                    .map(|(a, b)| graph.implies(graph.and(moves, a), b));
                claim.goal(format!("{name}: allowed is legal"), one);
                claim.goal(format!("{name}: legal is allowed"), other);
            }
            claim.show("word", word);
            claim
        });
    }
    let mut castling = Lemma {
        name: "movegen/castling",
        says: "With what the scan finds, castling is possible exactly when the rules allow it.",
        assumes: &["movegen/scan"],
        method: Method::Direct,
        cases: Vec::new(),
    };
    castling.ask("any board", |graph| {
        let mut claim = Claim::default();
        let position = unknown(graph, None);
        let rules = rules(graph, &position);
        claim.image = image(&position, &position);
        claim.given(rules.preconditions());
        let all: Vec<usize> = (0..64).collect();
        let findings = findings(&rules, &all, &mut claim);
        for (name, short) in [("short", true), ("long", false)] {
            claim.goal(
                name,
                graph.same(findings.castling(&rules, short), rules.may_castle(short)),
            );
        }
        let mv = super::move_of(graph, &graph.word(16));
        claim.goal(
            "any word",
            graph.same(castles(&rules, &findings, &mv), rules.castles(&mv)),
        );
        claim
    });
    vec![legality, castling]
}

/// The position a state holds, and what its registers say.
pub fn held(graph: &Graph, circuit: &Circuit, state: &State) -> (Position, Findings) {
    (
        board::position(graph, circuit, state),
        Findings::of(graph, circuit, state),
    )
}

/// A move word allowed in the mode given, by the formula; `exposes` says of its capture en passant that it leaves the
/// king attacked.
pub fn expected(
    rules: &Rules<'_>,
    findings: &Findings,
    mv: &Move,
    legal: Lit,
    captures: Lit,
    exposes: Lit,
) -> Lit {
    let graph = rules.graph;
    let passes = graph.is(&mv.kind, kind::EN_PASSANT);
    let safe = graph.mux(passes, !exposes, findings.allows(rules, &mv.from, &mv.to));
    let moves = graph.and(rules.moves(mv), graph.or(!legal, safe));
    let all = graph.or(moves, castles(rules, findings, mv));
    graph.and(all, graph.or(!captures, rules.forcing(mv)))
}

/// A castling move allowed by the formula.
fn castles(rules: &Rules<'_>, findings: &Findings, mv: &Move) -> Lit {
    let graph = rules.graph;
    graph.any([true, false].map(|short| {
        let king = rules.on(&mv.from, |square| rules.own_king(square));
        graph.all([
            king,
            rules.castling_word(mv, short),
            findings.castling(rules, short),
        ])
    }))
}
