//! All copies of the board agree (lemma `board`): the looks' registers, the selector's memory, and the memories of the
//! king and of each lane.
//!
//! The recorded squares of the kings are right (lemma `kings`).

use super::names as n;
use crate::blocks::board::{nibbles, planes, squares};
use kit::prelude::*;
use spec::rules::Position;

/// Number of ranks.
const RANKS: usize = 8;

/// Returns the occupied squares of a rank and which of them are black, which is what the lanes and the king's steps
/// read.
pub fn standing(planes: &[Lit]) -> Word {
    let stands = (0..8).map(|file| any([planes[file], planes[8 + file], planes[16 + file]]));
    stands.chain((0..8).map(|file| planes[24 + file])).collect()
}

/// Returns the squares of a rank with a side's pieces, except its king.
pub fn has(planes: &[Lit], black: bool) -> Lit {
    any((0..8).map(|file| {
        let of = |bit: usize| planes[8 * bit + file];
        let king = all([!of(0), of(1), of(2)]);
        let stands = any([of(0), of(1), of(2)]);
        all([stands, !king, of(3).negated_if(!black)])
    }))
}

/// Whether a king of this side is on this file of a rank.
fn king_on(planes: &[Lit], black: bool, file: usize) -> Lit {
    let of = |bit: usize| planes[8 * bit + file];
    all([!of(0), of(1), of(2), of(3).negated_if(!black)])
}

/// Returns the position in a state, from the looks' registers.
pub fn position(state: &State<'_>) -> Position {
    let ranks = std::array::from_fn(|rank| state.get(&n::rank(rank)));
    let rights = state.get(n::RIGHTS);
    Position {
        squares: squares(&ranks),
        black: state.bit(n::SIDE),
        rights: std::array::from_fn(|right| rights[right]),
        passant: state.bit(n::PASSANT),
        target: decode(&state.get(n::TARGET)),
    }
}

/// Returns the board image of a state, to print a counterexample.
pub fn image(state: &State<'_>) -> Vec<Word> {
    let ranks = std::array::from_fn(|rank| state.get(&n::rank(rank)));
    let word = [n::SIDE, n::RIGHTS, n::PASSANT, n::TARGET];
    let word = word.iter().flat_map(|name| state.get(name));
    nibbles(&ranks).chain([word.collect()]).collect()
}

/// Returns a word from the half of a memory that is read, or from the other half.
fn of_half(state: &State<'_>, memory: &str, rank: usize, read: bool) -> Word {
    let upper = state.bit(n::UPPER).negated_if(!read);
    let [low, high] = [rank, RANKS + rank].map(|at| state.get(&n::word(memory, at)));
    choose(upper, &high, &low)
}

/// Whether all copies of a rank have these planes.
fn copies(state: &State<'_>, rank: usize, read: bool, planes: &[Lit]) -> Lit {
    let of = |memory: &str| of_half(state, memory, rank, read);
    let standing = standing(planes);
    let boards = n::boards();
    let same = boards.iter().map(|memory| equal(&of(memory), &standing));
    let noted = [("white", false), ("black", true)].map(|(name, black)| {
        let name = if read {
            name.to_owned()
        } else {
            format!("next_{name}")
        };
        let bit = state.bit(&format!("ranks_{rank}.{name}"));
        bit.same(has(planes, black))
    });
    let whole = equal(&of("piece_board"), planes);
    all(same.chain(noted).chain([whole]))
}

/// Whether a rank of the waiting board is already copied.
fn handed_on(state: &State<'_>, rank: &[Lit]) -> Lit {
    let get = |name| state.get(name);
    let before = less(rank, &get(n::COUNT));
    get(n::FULL)[0] & (get(n::COPIED)[0] | before)
}

/// What holds in every state about a rank that was loaded.
pub fn one_board(state: &State<'_>, loaded: &[Lit]) -> Vec<(String, Lit)> {
    let get = |name: &str| state.get(name);
    let mut holds = vec![
        (
            "ranks are copied only while a board waits".to_owned(),
            get(n::COPIED)[0].implies(get(n::FULL)[0]),
        ),
        (
            "copying begins with rank 1".to_owned(),
            ((get(n::FULL)[0] & !get(n::COPIED)[0]) | is(&get(n::COUNT), 0)),
        ),
        (
            "the copied word is the rank that the counter selects".to_owned(),
            {
                let rank = decode(&get(n::COUNT));
                let right = (0..RANKS).map(|at| {
                    let held = get(&format!("board_buffer.held_{at}"));
                    rank[at].implies(equal(&get(n::LEAVING), &held))
                });
                let copies = get(n::FULL)[0] & !get(n::COPIED)[0];
                copies.implies(all(right))
            },
        ),
    ];
    for (rank, &loaded) in loaded.iter().enumerate() {
        let copies = |read, planes: &Word| copies(state, rank, read, planes);
        holds.push((
            format!("rank {} is the same in all copies", rank + 1),
            loaded.implies(copies(true, &get(&n::rank(rank)))),
        ));
        let handed_on = handed_on(state, &constant(rank as u64, 3));
        holds.push((
            format!(
                "rank {} of the waiting board is the same in all its copies",
                rank + 1
            ),
            handed_on.implies(copies(false, &get(&format!("board_buffer.held_{rank}")))),
        ));
    }
    holds
}

/// A clock with arbitrary inputs, and whether it accepts a word, accepts a board, or makes the waiting board the
/// current one.
struct Clock<'a> {
    frame: Frame<'a>,
    loads: Lit,
    takes: Lit,
    swaps: Lit,
}

fn clock<'a>(state: &State<'a>) -> Clock<'a> {
    let frame = state.clock(&[], &[]);
    let both = |a, b| frame.bit(a) & frame.bit(b);
    Clock {
        loads: both(n::LOAD_VALID, n::LOAD_READY),
        takes: both(n::BOARD_VALID, n::BOARD_READY),
        swaps: frame.bit(n::SWAP),
        frame,
    }
}

impl Clock<'_> {
    /// Whether it stores this rank.
    fn stores(&self, rank: usize) -> Lit {
        let address = self.frame.word(n::LOAD_ADDRESS);
        self.loads & is(&address, rank as u64)
    }
}

/// Asserts that the registers contain what was loaded after a clock.
fn loads(state: &State<'_>, clock: &Clock<'_>, claim: &mut Claim) {
    let next = clock.frame.next();
    let was = |name: &str| state.get(name);
    let is = |name: &str| next.get(name);
    let word = clock.frame.word(n::LOAD_WORD);
    let mut becomes = |name: &str, loads: Lit, loaded: &[Lit], waiting: &[Lit]| {
        let right = choose(clock.swaps, waiting, &was(name));
        let right = choose(loads, loaded, &right);
        claim.assert(
            format!("{name} holds what was loaded last"),
            equal(&is(name), &right),
        );
    };
    for rank in 0..RANKS {
        let held = was(&format!("board_buffer.held_{rank}"));
        becomes(&n::rank(rank), clock.stores(rank), &planes(&word), &held);
    }
    let state_word = clock.loads & clock.frame.word(n::LOAD_ADDRESS)[3];
    let held = was(n::HELD_STATE);
    for (name, bits) in [
        (n::SIDE, 0..1),
        (n::RIGHTS, 1..5),
        (n::PASSANT, 5..6),
        (n::TARGET, 6..12),
    ] {
        becomes(name, state_word, &word[bits.clone()], &held[bits]);
    }
    for rank in 0..RANKS {
        let name = format!("board_buffer.held_{rank}");
        let taken = planes(&clock.frame.word(&format!("board_rank_{rank}")));
        let right = choose(clock.takes, &taken, &was(&name));
        claim.assert(
            format!("{name} holds the board that was taken"),
            equal(&is(&name), &right),
        );
    }
    let taken = &clock.frame.word(n::BOARD_STATE)[..12];
    let right = choose(clock.takes, taken, &held);
    let waits = was(n::FULL)[0];
    claim.assert_all(kit::lines! {
        "the held state word is that of the board taken" => equal(&is(n::HELD_STATE), &right);
        "at most one word or board is taken" => !(clock.loads & clock.takes);
        "nothing else is taken while a board waits" => !(waits & (clock.loads | clock.takes));
        "a waiting board becomes the current one only when it is copied" =>
            clock.swaps.implies(waits & was(n::COPIED)[0]);
        "a taken board waits until it becomes the current one, or until a reset" => is(n::FULL)[0].same(all([
            (waits | clock.takes),
            !clock.swaps,
            !clock.frame.bit(n::RESET),
        ]));
    });
}

/// Returns the lemma that all copies of the board agree.
fn board(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "movegen-fast/board",
        "In every state, for each rank loaded since power-up: the selector's memory, the memories of the king and the \
         four lanes, and the records of which side has pieces on the rank agree with the looks' register, and this \
         holds what was loaded last. The unit copies a waiting board rank by rank into the other half of the memories, \
         and makes it the current board in one clock. The state word is 0 at power-up.",
        "",
    );
    lemma.case("any clock", move |claim| {
        let state = circuit.any_state();
        let loaded = free_word(RANKS);
        claim.assume_all(one_board(&state, &loaded));
        let clock = clock(&state);
        loads(&state, &clock, claim);
        let then: Word = (0..RANKS)
            .map(|rank| any([loaded[rank], clock.stores(rank), clock.swaps]))
            .collect();
        claim.assert_all(one_board(&clock.frame.next(), &then));
    });
    lemma.case("power-up", move |claim| {
        let state = circuit.initial_state();
        claim.assert_all(one_board(&state, &[FALSE; RANKS]));
        claim.assert_each([n::SIDE, n::RIGHTS, n::PASSANT, n::TARGET], |name| {
            !any(state.get(name))
        });
    });
    lemma
}

/// One side's king while a position is loaded over another: its old square, its new square, and what was loaded.
struct King {
    black: bool,
    was: Word,
    will_be: Word,
    waits: Word,
    loaded: Word,
}

impl King {
    fn any(black: bool) -> King {
        let square = || free_word(6);
        let (was, will_be, waits) = (square(), square(), square());
        let loaded = free_word(RANKS);
        King {
            black,
            was,
            will_be,
            waits,
            loaded,
        }
    }

    fn names(&self) -> [&'static str; 2] {
        if self.black {
            [n::BLACK_KING, n::NEXT_BLACK_KING]
        } else {
            [n::WHITE_KING, n::NEXT_WHITE_KING]
        }
    }

    /// The lines about the king's recorded square, by which ranks were loaded so far.
    fn holds(&self, state: &State<'_>) -> Lines {
        let [now, next] = self.names().map(|name| state.get(name));
        let on = |square: &Word| {
            let rank = decode(&square[3..6]);
            any((0..RANKS).map(|at| rank[at] & self.loaded[at]))
        };
        let (to, from) = (on(&self.will_be), on(&self.was));
        let handed_on = handed_on(state, &self.waits[3..6]);
        kit::lines! {
            "the king's new square is recorded once its rank is loaded" => to.implies(equal(&now, &self.will_be));
            "until then the old square is recorded, unless its rank is loaded" =>
                any([to, from, equal(&now, &self.was)]);
            "the waiting board's king square is recorded once its rank is copied" =>
                handed_on.implies(equal(&next, &self.waits));
        }
    }

    /// Whether a rank with these planes has the king on `square`, if this is on the rank, and no other king of the
    /// side.
    fn stands(&self, planes: &[Lit], rank: usize, square: &Word) -> Lit {
        let square = decode(square);
        let right = |file| {
            let king = king_on(planes, self.black, file);
            king.same(square[8 * rank + file])
        };
        all((0..8).map(right))
    }
}

/// Returns the lemma about the recorded squares of the kings.
fn kings(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "movegen-fast/kings",
        "Assume that a position with one king per side is loaded over another such position: its ranks in any order, \
         unchanged ones possibly left out. Once the king's new rank is loaded, the recorded square is the king's \
         square in the new position. Before that the record does not change unless the king's old rank is loaded. If a \
         board is loaded whole, the record changes when that board becomes the current one.",
        "board",
    );
    for (name, black) in [("White", false), ("Black", true)] {
        lemma.case(name, move |claim| {
            let state = circuit.any_state();
            let mut king = King::any(black);
            claim.assume_all(one_board(&state, &[FALSE; RANKS]));
            claim.assume_all(king.holds(&state));
            let clock = clock(&state);
            let word = planes(&clock.frame.word(n::LOAD_WORD));
            for rank in 0..RANKS {
                let stands = king.stands(&word, rank, &king.will_be);
                claim.assume(clock.stores(rank).implies(stands));
                let held = state.get(&format!("board_buffer.held_{rank}"));
                let stands = king.stands(&held, rank, &king.waits);
                claim.assume(state.bit(n::FULL).implies(stands));
            }
            // When the waiting board becomes the current one, so does its king's square, and loading starts over from
            // this position. A start does the same with the loaded position.
            let whole = clock.swaps;
            king.loaded = (0..RANKS)
                .map(|rank| king.loaded[rank] | clock.stores(rank))
                .map(|loaded| loaded & !whole)
                .collect();
            king.was = choose(whole, &king.waits, &king.was);
            claim.assert_all(king.holds(&clock.frame.next()));
        });
    }
    lemma
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![board(circuit), kings(circuit)]
}
