//! The roster: the piece selector's list of pieces not handed out yet. The attack unit has the same block by the same names.

use super::board::planes_of;
use super::names as n;
use super::walk::type_on;
use crate::chess::Rules;
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{Graph, Lit, Word};

/// The square was handed out by the roster, if it has a piece to hand out.
pub fn handed_out(graph: &Graph, circuit: &Circuit, state: &State, square: &[Lit]) -> Lit {
    let row = circuit.get(state, n::ROSTER_ROW);
    let handed = circuit.get(state, n::ROSTER_HANDED);
    let file = graph.decode(&square[0..3]);
    let this = graph.any((0..8).map(|at| graph.and(file[at], handed[at])));
    let active = circuit.get(state, n::ROSTER_ACTIVE)[0];
    graph.any([
        !active,
        graph.less(&square[3..6], &row),
        graph.and(graph.equal(&square[3..6], &row), this),
    ])
}

/// What holds of it; `reads` says that it has the memory's port for itself.
pub fn holds(
    circuit: &Circuit,
    state: &State,
    rules: &Rules<'_>,
    reads: Lit,
) -> Vec<(&'static str, Lit)> {
    let graph = rules.graph;
    let get = |name| circuit.get(state, name);
    let (full, slot) = (get(n::ROSTER_FULL)[0], graph.decode(&get(n::ROSTER_SQUARE)));
    let row = planes_of(graph, circuit, state, &get(n::ROSTER_ROW));
    let active = get(n::ROSTER_ACTIVE)[0];
    vec![
        (
            "the slot holds an own piece",
            graph.implies(full, rules.on(&slot, |square| rules.own(square))),
        ),
        (
            "the slot knows its type",
            graph.implies(
                full,
                graph.equal(&get(n::ROSTER_KIND), &type_on(rules, &slot)),
            ),
        ),
        (
            "the slot's piece was handed out",
            graph.implies(
                full,
                handed_out(graph, circuit, state, &get(n::ROSTER_SQUARE)),
            ),
        ),
        (
            "the roster has its rank before it",
            graph.implies(
                graph.and(active, reads),
                graph.equal(&get(n::LIST_PLANES), &row),
            ),
        ),
    ]
}

/// The piece on this square is still to come: not handed out, or in the slot.
pub fn to_come(graph: &Graph, circuit: &Circuit, state: &State, square: &[Lit]) -> Lit {
    let get = |name| circuit.get(state, name);
    let in_slot = graph.and(
        get(n::ROSTER_FULL)[0],
        graph.equal(&get(n::ROSTER_SQUARE), square),
    );
    graph.or(!handed_out(graph, circuit, state, square), in_slot)
}

/// What it has left: falls in each clock in which what it offers is taken.
pub fn measure(circuit: &Circuit, state: &State, rules: &Rules<'_>) -> Word {
    let graph = rules.graph;
    let get = |name| circuit.get(state, name);
    let (active, row) = (get(n::ROSTER_ACTIVE)[0], get(n::ROSTER_ROW));
    let rows = row.iter().map(|&bit| graph.and(active, !bit));
    let rows: Word = rows.chain([active]).collect();
    let in_row = graph.decode(&row);
    let handed = get(n::ROSTER_HANDED);
    let left = |file: usize| {
        let own = graph.any((0..8).map(|rank| graph.and(in_row[rank], rules.own(8 * rank + file))));
        graph.all([active, own, !handed[file]])
    };
    let left = graph.count(&(0..8).map(left).collect::<Vec<_>>(), 4);
    [get(n::ROSTER_FULL), left, rows].concat()
}
