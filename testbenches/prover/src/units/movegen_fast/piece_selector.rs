//! The piece selector (lemma `selector`): each own piece except the king goes to exactly one lane.

use super::board;
use super::names as n;
use super::queue_space;
use super::walk::listed;
use crate::blocks::chain::type_on;
use kit::prelude::*;
use spec::rules::Rules;

/// Sets the memories to the contents of the looks' registers (lemma `board`) in both halves; the lemma `reads` states
/// that the half with the board is read.
pub fn set_copies(state: &mut State<'_>) {
    for rank in 0..8 {
        let planes = state.get(&n::rank(rank));
        let standing = board::standing(&planes);
        for index in [rank, rank + 8] {
            state.set(&n::word("piece_board", index), &planes);
            for memory in n::boards() {
                state.set(&n::word(&memory, index), &standing);
            }
        }
        for (name, black) in [("white", false), ("black", true)] {
            let has = board::has(&planes, black);
            state.set(&format!("ranks_{rank}.{name}"), &[has]);
        }
    }
}

/// Returns, for each square, whether a piece there is still to be handed out.
pub fn waiting(rules: &Rules<'_>, state: &State<'_>) -> Vec<Lit> {
    let get = |name| state.get(name);
    let (to_come, left) = (get(n::TO_COME), get(n::LEFT));
    let row = decode(&get(n::ROW));
    let black = rules.position.black;
    (0..64)
        .map(|square| {
            let (file, rank) = (square % 8, square / 8);
            // Bit 0 of `to_come` is the rank farthest from the mover.
            let later = black.mux(to_come[rank], to_come[7 - rank]);
            let own = rules.own(square) & !rules.own_king(square);
            (later & own) | (row[rank] & left[file])
        })
        .collect()
}

/// What holds about the selector in every state in which pieces are handed out.
fn orderly(rules: &Rules<'_>, state: &State<'_>) -> Lines {
    let get = |name| state.get(name);
    let (to_come, left) = (get(n::TO_COME), get(n::LEFT));
    let row = decode(&get(n::ROW));
    let types = [n::TYPE_0, n::TYPE_1, n::TYPE_2].map(get);
    let of_row = |holds: &dyn Fn(usize) -> Lit| any((0..8).map(|rank| row[rank] & holds(rank)));
    let own = (0..8).map(|file| {
        let listed = of_row(&|rank| {
            let square = 8 * rank + file;
            rules.own(square) & !rules.own_king(square)
        });
        left[file].implies(listed)
    });
    let typed = (0..8).map(|file| {
        let right = (0..3).map(|bit| {
            let is = of_row(&|rank| rules.position.squares[8 * rank + file][bit]);
            types[bit][file].same(is)
        });
        left[file].implies(all(right))
    });
    let behind = (0..8).map(|index| {
        let number = |rank: usize| {
            rules
                .position
                .black
                .mux((rank < index).into(), (7 - rank < index).into())
        };
        to_come[index].implies(of_row(&number))
    });
    vec![
        ("the remaining pieces of the rank are own pieces", all(own)),
        ("the types of the remaining pieces are known", all(typed)),
        ("the ranks to come are behind the current one", all(behind)),
    ]
}

/// Returns a state and a clock from it.
pub struct Clock<'a> {
    pub state: State<'a>,
    pub frame: Frame<'a>,
}

impl<'a> Clock<'a> {
    pub fn any(circuit: &'a Circuit, claim: &mut Claim) -> Clock<'a> {
        let mut state = circuit.any_state();
        set_copies(&mut state);
        claim.assume_all(queue_space::invariant(&state));
        let frame = state.clock(&[(n::RESET, vec![FALSE])], &[]);
        Clock { state, frame }
    }

    pub fn bit(&self, name: &str) -> Lit {
        self.state.bit(name)
    }

    pub fn starts(&self) -> Lit {
        self.frame.bit(n::START_VALID) & self.frame.bit(n::START_READY)
    }

    pub fn loads(&self) -> Lit {
        let loads = self.frame.bit(n::LOAD_VALID) & self.frame.bit(n::LOAD_READY);
        loads | self.frame.bit(n::SWAP)
    }
}

/// Whether no piece is to be handed out.
pub fn none_left(state: &State<'_>) -> Lit {
    !any([state.get(n::LEFT), state.get(n::TO_COME)].concat())
}

/// Returns the lemma about the pieces that the selector hands out.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "movegen-fast/selector",
        "From the clock after a board is loaded or a generation ends until the start, all own pieces except the king \
         are marked to be handed out. In each clock of a generation the selector hands out at most one marked piece, \
         with its square and type, to one lane, and leaves the others marked. Outside a generation it hands out none.",
        "board reads offers timing",
    );
    lemma.case("power-up", move |claim| {
        let state = circuit.initial_state();
        let nothing = (0..8).map(|rank| is(&state.get(&n::rank(rank)), 0));
        claim.assert("no board has come", all(nothing));
        claim.assert("no piece is left", none_left(&state));
    });
    lemma.case("a load, an end", move |claim| {
        let clock = Clock::any(circuit, claim);
        let next = clock.frame.next();
        let (loads, active) = (clock.loads(), clock.bit(n::ACTIVE));
        let then = |name| next.bit(name);
        let ends = active & !then(n::ACTIVE);
        let (within, outside) = ((loads & active), (loads & !active));
        claim.assert(
            "what depends on the board is computed again after it",
            (outside | ends).implies(then(n::UNSETTLED)),
        );
        // During a generation the unit accepts a board only when it is quiet (lemma `timing`).
        let none = none_left(&clock.state);
        claim.assume(within.implies(none));
        claim.assert(
            "within a generation no piece is left",
            within.implies(then(n::UNSETTLED) | none_left(&next)),
        );
    });
    lemma.case("any clock", move |claim| {
        let clock = Clock::any(circuit, claim);
        let (state, frame, next) = (&clock.state, &clock.frame, clock.frame.next());
        let position = board::position(state);
        let rules = Rules::new(&position);
        claim.assume(rules.pieces());
        // Nothing is loaded in this clock. The case above covers loads.
        claim.assume(!clock.loads());
        let fresh = clock.bit(n::UNSETTLED);
        let active = clock.bit(n::ACTIVE);
        // Lemma `timing` proves this.
        claim.assume(!(fresh & clock.bit(n::SETTLED)));
        let (before, after) = (waiting(&rules, state), waiting(&rules, &next));
        let all = |waiting: &[Lit]| {
            let own = |square| rules.own(square) & !rules.own_king(square);
            let right = (0..64).map(|square| waiting[square].same(own(square)));
            all(right)
        };
        for (_, holds) in orderly(&rules, state) {
            claim.assume(fresh | holds);
        }
        claim.assume(any([fresh, active, all(&before)]));
        claim.assert_all(orderly(&rules, &next));
        let hands = frame.bit(n::PIECE_READY);
        let starts = clock.starts();
        let runs = active | starts;
        let square = decode(&frame.word(n::PIECE_SQUARE));
        let goes = (0..64).map(|at| {
            let stays = before[at] & !(hands & square[at]);
            after[at].same(stays)
        });
        let goes = kit::graph::all(goes);
        let offered = frame.bit(n::PIECE_VALID);
        let listed = listed(&rules, &square);
        let offers = offered & runs;
        let waits = any((0..64).map(|at| square[at] & before[at]));
        let kind = frame.equals(n::PIECE_KIND, &type_on(&rules, &square));
        let nibble: Word = (0..3)
            .map(|bit| rules.on(&square, |at| rules.position.squares[at][bit]))
            .collect();
        let piece = frame.equals(n::PIECE_TYPE, &nibble);
        let lanes: Vec<Lit> = (0..n::LANES)
            .map(|lane| frame.bit(&n::lane(lane, "begins")))
            .collect();
        let (one, two) = lanes.iter().fold((FALSE, FALSE), |(one, two), &lane| {
            ((one | lane), (two | (one & lane)))
        });
        claim.assert_all(kit::lines! {
            "after a load or a generation all are to be handed out" => fresh.implies(all(&after));
            "outside a generation none is handed out" => hands.implies(runs);
            "outside a generation all are to be handed out" => any([fresh, runs, all(&after)]);
            "the piece handed out loses its mark, the others keep theirs" => fresh | goes;
            "what is offered is an own piece" => offers.implies(listed);
            "the piece offered was not handed out before" => offers.implies(waits);
            "the piece offered has its type" => offers.implies(kind);
            "the piece offered is the board's" => offers.implies(piece);
            "at most one lane takes the piece" => !two;
            "a piece that is handed out goes to a lane" => runs.implies(hands.same(one));
        });
        for lane in 0..n::LANES {
            let valid = frame.bit(&n::lane(lane, "piece_valid"));
            claim.assert(
                format!("lane {lane} is offered the selected piece"),
                valid.implies(offered),
            );
        }
        claim.image = board::image(state);
        claim.show_registers(
            state,
            &[n::ACTIVE, n::UNSETTLED, n::TO_COME, n::LEFT, n::ROW],
        );
    });
    lemma
}
