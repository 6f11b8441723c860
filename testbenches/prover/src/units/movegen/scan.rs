//! Lemma `scan`: seventeen clocks after a start, all results of the scan equal the specification, for every board.

use super::board;
use super::names::{self as n, phase};
use kit::prelude::*;
use spec::checks_and_pins::{Seen, seen};
use spec::rules::Rules;

/// Clocks from the start to the first clock in which a piece can be fetched.
pub const CLOCKS: usize = 17;

/// Sets the registers that the lemma `idle` determines in every idle state.
pub fn set_idle(state: &mut State<'_>) {
    state.set_number(n::PHASE, phase::IDLE);
    for register in [
        n::SCAN_ACTIVE,
        n::SELECTOR_ACTIVE,
        n::SELECTOR_FULL,
        n::HELD,
        n::OFFERED,
        n::OFFERED_LAST,
    ] {
        state.set(register, &[FALSE]);
    }
}

/// Unrolls a start and the clocks of the scan from any idle state. Returns the first and the last state, and whether
/// any clock in between offered a move, emitted one to the stream, or was ready for a word or a start.
pub fn unroll(circuit: &Circuit, legal: Lit, captures: Lit) -> (State<'_>, State<'_>, Lit) {
    let mut first = circuit.any_state();
    set_idle(&mut first);
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
        let frame = state.clock(&inputs, &[]);
        let ready = frame.bit(n::LOAD_READY) | frame.bit(n::START_READY);
        let ready = Lit::from(clock > 0) & ready;
        busy = any([
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

/// Whether the scan's registers agree with the specification; direction and distance of a check must agree only where
/// something reads them.
pub fn found(state: &State<'_>, seen: &Seen) -> Vec<(String, Lit)> {
    let get = |name| state.get(name);
    let mut goals = Vec::new();
    let attacked_squares: Vec<Lit> = get(n::ATTACKED_LOW)
        .into_iter()
        .chain(get(n::ATTACKED_HIGH))
        .collect();
    for (square, (&register, &attacked)) in attacked_squares
        .iter()
        .zip(&seen.attacked_squares)
        .enumerate()
    {
        goals.push((format!("attacked square {square}"), register.same(attacked)));
    }
    let pins: Vec<Lit> = get(n::PINS_UP)
        .into_iter()
        .chain(get(n::PINS_DOWN))
        .collect();
    for (direction, distance) in seen.pins.iter().enumerate() {
        let register = &pins[3 * direction..3 * direction + 3];
        goals.push((
            format!("pin in direction {direction}"),
            equal(register, distance),
        ));
    }
    let mut bit =
        |name: &'static str, value: Lit| goals.push((name.to_owned(), get(name)[0].same(value)));
    bit(n::CHECKED, seen.checked);
    bit(n::DOUBLE, seen.double);
    bit(n::CLEAR_SHORT, seen.clear_short);
    bit(n::CLEAR_LONG, seen.clear_long);
    bit(n::BY_KNIGHT, seen.by_knight);
    let single = all([seen.checked, !seen.double, !seen.by_knight]);
    for (direction, (check, distance)) in seen.checks.iter().enumerate() {
        let register = state.is(n::CHECK_DIRECTION, direction as u64);
        let reach = equal(&get(n::CHECK_DISTANCE), distance);
        let right = register & reach;
        goals.push((
            format!("check from direction {direction}"),
            (single & *check).implies(right),
        ));
    }
    goals
}

/// Returns the lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "movegen/scan",
        "Take any board that meets the preconditions and any idle state. Seventeen clocks after a start, the registers \
         hold the attacked squares, the checks, the pins and the possible castlings, as the rules define them.",
        "idle",
    )
    .with_case("any board", move |claim| {
        let (first, last, _) = unroll(circuit, free_bit(), free_bit());
        let position = board::position(&first);
        let rules = Rules::new(&position);
        let all: Vec<usize> = (0..64).collect();
        let seen = seen(&rules, &all);
        claim.image = board::image(&first);
        claim.assume(rules.preconditions());
        let king = decode(&last.get(n::KING_SQUARE));
        let right = (0..64).map(|square| {
            let own = rules.own(square) & rules.piece(square, spec::rules::Piece::King);
            king[square].same(own)
        });
        claim.assert("king's square", kit::graph::all(right));
        claim.assert_all(found(&last, &seen));
    })
}
