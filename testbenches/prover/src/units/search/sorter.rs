//! Proves that the sorter keeps the lowest-ranked entries above the last one tried, in order of rank, and reports
//! whether it dropped any (lemma `order`), and that the stack restores it (lemma `stack`).

use super::names::sorter as n;
use kit::prelude::*;

/// The bit that marks a valid entry, and the bits of its rank.
const VALID: usize = 31;
const RANK: std::ops::Range<usize> = 14..31;

/// The entries that the sorter keeps for a node, and one arbitrary entry that the proof follows.
struct Kept {
    slots: Vec<Word>,
    more: Lit,
    /// The last entry tried.
    last: Word,
    /// No entry has been tried since the generation started.
    filling: Lit,
    /// The followed entry, which is arbitrary.
    followed: Word,
    /// The followed entry has arrived, and ranks above the last one tried.
    arrived: Lit,
}

fn valid(entry: &Word) -> Lit {
    entry[VALID]
}

fn precedes(a: &Word, b: &Word) -> Lit {
    less(&a[RANK], &b[RANK])
}

fn is_above(last: &Word, entry: &Word) -> Lit {
    valid(last).implies(precedes(last, entry))
}

impl Kept {
    /// Returns an arbitrary state; only the followed entry must be valid.
    fn any(state: &State<'_>, claim: &mut Claim) -> Kept {
        let followed = free_word(32);
        claim.assume(valid(&followed));
        let kept = Kept {
            last: free_word(32),
            filling: free_bit(),
            arrived: free_bit(),
            ..Kept::with(state, &followed)
        };
        claim.show("followed", kept.followed.clone());
        claim.show("last", kept.last.clone());
        for (name, slot) in n::KEPT.iter().zip(&kept.slots) {
            claim.show(*name, slot.clone());
        }
        kept
    }

    fn with(state: &State<'_>, followed: &Word) -> Kept {
        let frame = state.clock(&[], &[]);
        Kept {
            slots: n::KEPT.map(|name| frame.word(name)).to_vec(),
            more: frame.bit(n::MORE),
            last: constant(0, 32),
            filling: TRUE,
            followed: followed.clone(),
            arrived: FALSE,
        }
    }

    fn lines(&self) -> Vec<(String, Lit)> {
        let Kept { slots, last, .. } = self;
        let mut lines = Vec::new();
        for (at, slot) in slots.iter().enumerate() {
            if let Some(before) = at.checked_sub(1).map(|before| &slots[before]) {
                let in_order = valid(before) & precedes(before, slot);
                lines.push((
                    format!("slot {at} ranks above the slot before it"),
                    valid(slot).implies(in_order),
                ));
            }
            let above = is_above(last, slot);
            lines.push((
                format!("slot {at} ranks above the last one tried"),
                valid(slot).implies(above),
            ));
            let here = equal(slot, &self.followed);
            lines.push((
                format!("the entry in slot {at} has arrived"),
                here.implies(self.arrived),
            ));
        }
        let kept = any(slots.iter().map(|slot| equal(slot, &self.followed)));
        let before = |slot| valid(slot).implies(precedes(slot, &self.followed));
        let left = self.more & all(slots.iter().map(before));
        lines.push((
            "an arrived entry is kept, or `more` is set".into(),
            self.arrived.implies(kept | left),
        ));
        let full = valid(&slots[3]);
        let dropped = (self.filling & self.more).implies(full);
        lines.push(("`more` is set only if all slots are taken".into(), dropped));
        lines
    }

    fn first(&self) -> &Word {
        &self.slots[0]
    }
}

/// Returns a clock in which, of `clear`, `pop` and `restore`, only the listed inputs are high.
fn clock<'a>(state: &State<'a>, happens: &[&'static str], last: &Word) -> Frame<'a> {
    let mut inputs = vec![(n::LAST, last.clone())];
    for name in [n::CLEAR, n::POP, n::RESTORE] {
        inputs.push((name, vec![happens.contains(&name).into()]));
    }
    state.clock(&inputs, &[])
}

fn order(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "search-sorter/order",
        "Each valid slot holds an entry that has arrived in this generation and ranks above the last one tried and \
         above the slot before it. An entry that has arrived and ranks above the last one tried is in a slot, or else \
         `more` is set and the entry ranks above all slots.",
        "",
    );
    lemma.case("a generation starts", |claim| {
        let state = circuit.any_state();
        let before = Kept::any(&state, claim);
        let frame = clock(&state, &[n::CLEAR], &before.last);
        let after = Kept {
            last: before.last,
            ..Kept::with(&frame.next(), &before.followed)
        };
        claim.assert_all(after.lines());
    });
    lemma.case("an entry comes, or none", |claim| {
        let state = circuit.any_state();
        let before = Kept::any(&state, claim);
        claim.assume_all(before.lines());
        let frame = clock(&state, &[], &before.last);
        let comes = frame.bit(n::IN_VALID);
        let entry = frame.word(n::IN_ENTRY);
        claim.show("entry", entry.clone());
        claim.assume(comes.implies(before.filling & valid(&entry)));
        // All ranks of one generation differ.
        let rank = |entry: &Word| entry[RANK].to_vec();
        for slot in &before.slots {
            let other = !equal(&rank(slot), &rank(&entry));
            claim.assume((comes & valid(slot)).implies(other));
        }
        let followed = equal(&entry, &before.followed);
        let other = !equal(&rank(&before.followed), &rank(&entry));
        claim.assume(comes.implies(followed | other));
        let arrives = comes & followed & is_above(&before.last, &entry);
        let after = Kept {
            last: before.last.clone(),
            filling: before.filling,
            arrived: before.arrived | arrives,
            ..Kept::with(&frame.next(), &before.followed)
        };
        claim.assert_all(after.lines());
    });
    lemma.case("the first is tried", |claim| {
        let state = circuit.any_state();
        let before = Kept::any(&state, claim);
        claim.assume_all(before.lines());
        claim.assume(valid(before.first()));
        let frame = clock(&state, &[n::POP], &before.last);
        claim.assume(!frame.bit(n::IN_VALID));
        let after = Kept {
            last: before.first().clone(),
            filling: FALSE,
            arrived: before.arrived & precedes(before.first(), &before.followed),
            ..Kept::with(&frame.next(), &before.followed)
        };
        claim.assert_all(after.lines());
    });
    lemma.case("what is offered", |claim| {
        let state = circuit.any_state();
        let before = Kept::any(&state, claim);
        claim.assume_all(before.lines());
        let first = before.first();
        let (offers, arrived) = (valid(first), before.arrived);
        let least = !precedes(&before.followed, first);
        claim.assert(
            "the first entry has the lowest rank",
            (offers & arrived).implies(least),
        );
        let above = is_above(&before.last, first);
        claim.assert(
            "the entry is above the last one tried",
            offers.implies(above),
        );
        let followed = equal(first, &before.followed);
        claim.assert("the entry has arrived", followed.implies(arrived));
        claim.assert(
            "if an entry has arrived, one is offered or `more` is set",
            arrived.implies(offers | before.more),
        );
    });
    lemma
}

fn stack(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "search-sorter/stack",
        "When the sorter tries its first entry, it outputs the other entries and `more` for the stack. When the stack \
         returns these values later, the sorter is in the state in which it was right after the first entry was tried.",
        "",
    )
    .with_case("any state", |claim| {
        let state = circuit.any_state();
        let before = Kept::any(&state, claim);
        let popped = clock(&state, &[n::POP], &before.last);
        claim.assume(!popped.bit(n::IN_VALID));
        let popped = popped.next();
        let mut inputs = vec![
            (n::CLEAR, vec![FALSE]),
            (n::POP, vec![FALSE]),
            (n::RESTORE, vec![TRUE]),
            (n::RESTORED_MORE, vec![before.more]),
        ];
        inputs.extend(
            n::RESTORED
                .into_iter()
                .zip(before.slots[1..].iter().cloned()),
        );
        let restored = circuit.any_state().clock(&inputs, &[]).next();
        claim.assert("alike", equal(popped.bits(), restored.bits()));
    })
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![order(circuit), stack(circuit)]
}
