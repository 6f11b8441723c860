//! The scan: seventeen clocks after a start all it found equals the specification, whatever stands on the board.

use super::board;
use super::names::{self as n, phase};
use super::seen::{Seen, rules, seen};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE};
use crate::proof::{Claim, Lemma, Method};

/// Clocks from the one with the start to the first in which a piece can be fetched.
pub const CLOCKS: usize = 17;

/// What holds in every idle state that follows a reset or a generation (see the lemma `idle`).
pub fn set_idle(graph: &Graph, circuit: &Circuit, state: &mut State) {
    circuit.set(state, n::PHASE, &graph.number(phase::IDLE, 4));
    for register in [
        n::SCAN_ACTIVE,
        n::ROSTER_ACTIVE,
        n::ROSTER_FULL,
        n::HELD,
        n::OFFERED,
        n::OFFERED_LAST,
    ] {
        circuit.set(state, register, &[FALSE]);
    }
}

/// A start and the clocks of the scan, from any idle state; returns the first and the last state, and whether a clock
/// between offered a move, gave one to the stream, or was ready for a word or a start.
pub fn unroll(graph: &Graph, circuit: &Circuit, legal: Lit, captures: Lit) -> (State, State, Lit) {
    let mut first = circuit.any_state(graph);
    set_idle(graph, circuit, &mut first);
    let mut inputs = vec![
        (n::RESET, vec![FALSE]),
        (n::LOAD_VALID, vec![FALSE]),
        (n::START_VALID, vec![TRUE]),
        (n::START_LEGAL, vec![legal]),
        (n::START_CAPTURES, vec![captures]),
    ];
    let mut state = first.clone();
    let mut busy = FALSE;
    for clock in 0..CLOCKS {
        let frame = circuit.clock(graph, &state, &inputs, &[]);
        let ready = graph.or(frame.bit(n::LOAD_READY), frame.bit(n::START_READY));
        let ready = graph.and((clock > 0).into(), ready);
        busy = graph.any([
            busy,
            ready,
            frame.bit(n::MOVE_VALID),
            frame.bit(n::MOVE_LAST),
            frame.bit(n::EMITS),
        ]);
        state = frame.next();
        inputs.truncate(1);
    }
    (first, state, busy)
}

/// The registers that hold what the scan found are what is to be seen; a direction and a distance of check only where
/// they are asked for.
pub fn found(graph: &Graph, circuit: &Circuit, state: &State, seen: &Seen) -> Vec<(String, Lit)> {
    let get = |name| circuit.get(state, name);
    let mut goals = Vec::new();
    let danger: Vec<Lit> = get(n::DANGER_LOW)
        .into_iter()
        .chain(get(n::DANGER_HIGH))
        .collect();
    for (square, (&register, &attacked)) in danger.iter().zip(&seen.danger).enumerate() {
        goals.push((
            format!("danger of square {square}"),
            graph.same(register, attacked),
        ));
    }
    let pins: Vec<Lit> = get(n::PINS_UP)
        .into_iter()
        .chain(get(n::PINS_DOWN))
        .collect();
    for (direction, distance) in seen.pins.iter().enumerate() {
        let register = &pins[3 * direction..3 * direction + 3];
        goals.push((
            format!("pin in direction {direction}"),
            graph.equal(register, distance),
        ));
    }
    let mut bit = |name: &'static str, value: Lit| {
        goals.push((name.to_owned(), graph.same(get(name)[0], value)))
    };
    bit(n::CHECKED, seen.checked);
    bit(n::DOUBLE, seen.double);
    bit(n::CLEAR_SHORT, seen.clear_short);
    bit(n::CLEAR_LONG, seen.clear_long);
    bit(n::BY_KNIGHT, seen.by_knight);
    let single = graph.all([seen.checked, !seen.double, !seen.by_knight]);
    for (direction, (check, distance)) in seen.checks.iter().enumerate() {
        let register = graph.is(&get(n::CHECK_DIRECTION), direction as u64);
        let reach = graph.equal(&get(n::CHECK_DISTANCE), distance);
        let right = graph.and(register, reach);
        goals.push((
            format!("check from direction {direction}"),
            graph.implies(graph.and(single, *check), right),
        ));
    }
    goals
}

/// The lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "movegen/scan",
        says: "From any idle state, 17 clocks after a start: attacked squares, checks, pins and the ways to castle are \
               registered as the rules say, for every board that meets the preconditions.",
        assumes: &["movegen/idle"],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    lemma.ask("any board", move |graph| {
        let (first, last, _) = unroll(graph, circuit, graph.var(), graph.var());
        let position = board::position(graph, circuit, &first);
        let rules = rules(graph, &position);
        let all: Vec<usize> = (0..64).collect();
        let seen = seen(&rules, &all);
        let mut claim = Claim {
            image: board::image(circuit, &first),
            ..Claim::default()
        };
        claim.given(rules.preconditions());
        let king = graph.decode(&circuit.get(&last, n::KING_SQUARE));
        let right = (0..64).map(|square| {
            let own = graph.and(
                rules.own(square),
                rules.piece(square, crate::chess::Piece::King),
            );
            graph.same(king[square], own)
        });
        claim.goal("king's square", graph.all(right.collect::<Vec<_>>()));
        for (name, goal) in found(graph, circuit, &last, &seen) {
            claim.goal(name, goal);
        }
        claim
    });
    lemma
}
