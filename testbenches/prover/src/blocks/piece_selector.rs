//! The piece selector of the compact generator and of the attack unit: its invariant, and which pieces it has not yet
//! handed out.

use super::board::planes_of;
use super::chain::type_on;
use super::names as n;
use kit::prelude::*;
use spec::rules::Rules;

/// Whether the selector has already handed out this square, if there is a piece to hand out.
pub fn handed_out(state: &State<'_>, square: &[Lit]) -> Lit {
    let row = state.get(n::SELECTOR_ROW);
    let handed = state.get(n::SELECTOR_HANDED);
    let file = decode(&square[0..3]);
    let this = any((0..8).map(|at| file[at] & handed[at]));
    let active = state.bit(n::SELECTOR_ACTIVE);
    any([
        !active,
        less(&square[3..6], &row),
        (equal(&square[3..6], &row) & this),
    ])
}

/// The selector's invariant; `reads` means that the selector alone uses the memory's read port.
pub fn holds(state: &State<'_>, rules: &Rules<'_>, reads: Lit) -> Lines {
    let get = |name| state.get(name);
    let (full, slot) = (get(n::SELECTOR_FULL)[0], decode(&get(n::SELECTOR_SQUARE)));
    let row = planes_of(state, &get(n::SELECTOR_ROW));
    let active = get(n::SELECTOR_ACTIVE)[0];
    kit::lines! {
        "the slot holds an own piece" => full.implies(rules.on(&slot, |square| rules.own(square)));
        "the slot has the piece's type" =>
            full.implies(state.equals(n::SELECTOR_KIND, &type_on(rules, &slot)));
        "the slot's piece was handed out" =>
            full.implies(handed_out(state, &get(n::SELECTOR_SQUARE)));
        "the selector reads its rank" =>
            (active & reads).implies(state.equals(n::LIST_PLANES, &row));
    }
}

/// Whether the piece on this square is still to come: it has not been handed out, or is in the slot.
pub fn to_come(state: &State<'_>, square: &[Lit]) -> Lit {
    let get = |name| state.get(name);
    let in_slot = get(n::SELECTOR_FULL)[0] & equal(&get(n::SELECTOR_SQUARE), square);
    !handed_out(state, square) | in_slot
}

/// A measure that falls in each clock in which an offered piece is accepted.
pub fn measure(state: &State<'_>, rules: &Rules<'_>) -> Word {
    let get = |name| state.get(name);
    let (active, row) = (get(n::SELECTOR_ACTIVE)[0], get(n::SELECTOR_ROW));
    let rows = row.iter().map(|&bit| active & !bit);
    let rows: Word = rows.chain([active]).collect();
    let in_row = decode(&row);
    let handed = get(n::SELECTOR_HANDED);
    let left = |file: usize| {
        let own = any((0..8).map(|rank| in_row[rank] & rules.own(8 * rank + file)));
        all([active, own, !handed[file]])
    };
    let left = count_ones(&(0..8).map(left).collect::<Vec<_>>(), 4);
    [get(n::SELECTOR_FULL), left, rows].concat()
}
