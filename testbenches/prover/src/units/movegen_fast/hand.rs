//! The pieces handed out, and what happens when: each piece goes to one lane, none is left out; and no lane judges before
//! the looks have their verdicts.

use super::board;
use super::look::{at, from_square};
use super::names as n;
use super::room;
use super::walk::listed;
use crate::blocks::chain::type_on;
use kit::circuit::{Circuit, Frame, State};
use kit::graph::*;
use kit::proof::{Claim, Lemma};
use spec::rules::Rules;

/// Sets the memories to what the looks' registers say (lemma `board`), in both halves: that with the board is read (lemma
/// `reads`).
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

/// For each square: a piece there is still to be handed out.
pub fn waiting(rules: &Rules<'_>, state: &State<'_>) -> Vec<Lit> {
    let get = |name| state.get(name);
    let (to_come, left) = (get(n::TO_COME), get(n::LEFT));
    let row = decode(&get(n::ROW));
    let black = rules.position.black;
    (0..64)
        .map(|square| {
            let (file, rank) = (square % 8, square / 8);
            // The far ranks come first.
            let later = black.mux(to_come[rank], to_come[7 - rank]);
            let own = rules.own(square) & !rules.own_king(square);
            (later & own) | (row[rank] & left[file])
        })
        .collect()
}

/// What holds of the selector in every state from which pieces are handed out.
fn orderly(rules: &Rules<'_>, state: &State<'_>) -> Vec<(&'static str, Lit)> {
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
        ("what is left of the rank are own pieces", all(own)),
        ("whose types are known", all(typed)),
        ("ranks to come lie behind it", all(behind)),
    ]
}

/// What is needed of a state to ask of it.
struct Asked<'a> {
    state: State<'a>,
    frame: Frame<'a>,
}

impl<'a> Asked<'a> {
    fn any(circuit: &'a Circuit, claim: &mut Claim) -> Asked<'a> {
        let mut state = circuit.any_state();
        set_copies(&mut state);
        claim.assume_all(room::invariant(&state));
        let frame = state.clock(&[(n::RESET, vec![FALSE])], &[]);
        Asked { state, frame }
    }

    fn bit(&self, name: &str) -> Lit {
        self.state.bit(name)
    }

    fn starts(&self) -> Lit {
        self.frame.bit(n::START_VALID) & self.frame.bit(n::START_READY)
    }

    fn loads(&self) -> Lit {
        let loads = self.frame.bit(n::LOAD_VALID) & self.frame.bit(n::LOAD_READY);
        loads | self.frame.bit(n::SWAP)
    }
}

/// No piece is to be handed out.
fn none_left(state: &State<'_>) -> Lit {
    !any([state.get(n::LEFT), state.get(n::TO_COME)].concat())
}

/// The pieces handed out.
fn selector(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "movegen-fast/selector",
        "Between the clock after a board was loaded or a generation ended and the start, all own pieces but the king are \
               to be handed out; each clock hands out one at most, with its square and type, to one lane, and leaves the \
               others; outside a generation none is.",
        "board reads offers timing",
    );
    lemma.ask("power-up", move |claim| {
        let state = circuit.initial_state();
        let nothing = (0..8).map(|rank| is(&state.get(&n::rank(rank)), 0));
        claim.assert("no board is there", all(nothing));
        claim.assert("and no piece", none_left(&state));
    });
    lemma.ask("a load, an end", move |claim| {
        let asked = Asked::any(circuit, claim);
        let next = asked.frame.next();
        let (loads, active) = (asked.loads(), asked.bit(n::ACTIVE));
        let then = |name| next.bit(name);
        let ends = active & !then(n::ACTIVE);
        let (within, outside) = ((loads & active), (loads & !active));
        claim.assert(
            "what depends on the board is gone over after it",
            (outside | ends).implies(then(n::UNSETTLED)),
        );
        // In a generation a board comes when it is quiet, from the lemma `timing`.
        let none = none_left(&asked.state);
        claim.assume(within.implies(none));
        claim.assert(
            "within a generation no piece is left",
            within.implies(then(n::UNSETTLED) | none_left(&next)),
        );
    });
    lemma.ask("any clock", move |claim| {
        let asked = Asked::any(circuit, claim);
        let (state, frame, next) = (&asked.state, &asked.frame, asked.frame.next());
        let position = board::position(state);
        let rules = Rules::new(&position);
        claim.assume(rules.pieces());
        // Nothing is loaded in this clock: that is the case before.
        claim.assume(!asked.loads());
        let fresh = asked.bit(n::UNSETTLED);
        let active = asked.bit(n::ACTIVE);
        // From the lemma `timing`.
        claim.assume(!(fresh & asked.bit(n::SETTLED)));
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
        claim.assert(
            "after a load or a generation all are to be handed out",
            fresh.implies(all(&after)),
        );
        let hands = frame.bit(n::PIECE_READY);
        let starts = asked.starts();
        let runs = active | starts;
        claim.assert(
            "outside a generation none is handed out",
            hands.implies(runs),
        );
        claim.assert("and all are kept", any([fresh, runs, all(&after)]));
        let square = decode(&frame.word(n::PIECE_SQUARE));
        let goes = (0..64).map(|at| {
            let stays = before[at] & !(hands & square[at]);
            after[at].same(stays)
        });
        let goes = kit::graph::all(goes);
        claim.assert("one goes, the others stay", fresh | goes);
        let offered = frame.bit(n::PIECE_VALID);
        let listed = listed(&rules, &square);
        let offers = offered & runs;
        claim.assert("what is offered is an own piece", offers.implies(listed));
        let waits = any((0..64).map(|at| square[at] & before[at]));
        claim.assert("not handed out before", offers.implies(waits));
        let kind = equal(&frame.word(n::PIECE_KIND), &type_on(&rules, &square));
        claim.assert("of its type", offers.implies(kind));
        let nibble: Word = (0..3)
            .map(|bit| rules.on(&square, |at| rules.position.squares[at][bit]))
            .collect();
        let piece = equal(&frame.word(n::PIECE_TYPE), &nibble);
        claim.assert("as the board has it", offers.implies(piece));
        let lanes: Vec<Lit> = (0..n::LANES)
            .map(|lane| frame.bit(&n::lane(lane, "begins")))
            .collect();
        let (one, two) = lanes.iter().fold((FALSE, FALSE), |(one, two), &lane| {
            ((one | lane), (two | (one & lane)))
        });
        claim.assert("one lane at most takes it", !two);
        claim.assert(
            "a piece that goes goes to a lane",
            runs.implies(hands.same(one)),
        );
        for lane in 0..n::LANES {
            let valid = frame.bit(&n::lane(lane, "piece_valid"));
            claim.assert(
                format!("lane {lane} is offered what is there"),
                valid.implies(offered),
            );
        }
        claim.image = board::image(state);
        for name in [n::ACTIVE, n::UNSETTLED, n::TO_COME, n::LEFT, n::ROW] {
            claim.show(name, state.get(name));
        }
    });
    lemma
}

/// A step of a look is behind the two that try captures en passant.
fn past(step: &[Lit]) -> Lit {
    !less(step, &constant(at::SHORT, 4))
}

/// A pawn on that square may capture en passant, as far as its rank goes.
pub fn passes(state: &State<'_>, square: &[Lit]) -> Lit {
    let black = state.bit(n::SIDE);
    let rank = choose(black, &constant(3, 3), &constant(4, 3));
    let passant = state.bit(n::PASSANT);
    passant & equal(&square[3..6], &rank)
}

/// When what is done: lines of a state, all but the first of a generation.
pub fn in_time(state: &State<'_>) -> Vec<(String, Lit)> {
    let get = |name: &str| state.get(name);
    let bit = |name: &str| get(name)[0];
    let (turn, seen, first, second, third) = (
        get(n::TURN),
        get(n::SEEN),
        get(n::STEP_1),
        get(n::STEP_2),
        get(n::STEP_3),
    );
    let is_king = |step: &Word| is(step, at::KING);
    let active = bit(n::ACTIVE);
    let idle = bit(n::SETTLED) & !active;
    let king = choose(bit(n::SIDE), &get(n::BLACK_KING), &get(n::WHITE_KING));
    let king = decode(&king);
    let looked = (0..64).map(|square| {
        let right = from_square(square).map(|(name, word)| equal(&get(name), &word));
        king[square].implies(all(right))
    });
    let nothing = |name: &str| is(&get(name), 0);
    let mut lines = vec![
        (
            "the look at the king is over when it runs".to_owned(),
            active.implies(!is_king(&turn)),
        ),
        (
            "a start finds the king's square looked from".to_owned(),
            idle.implies(all(looked)),
        ),
        (
            "with the board as it is".to_owned(),
            idle.implies(nothing(n::LEFT_BY) & nothing(n::ENTERED)),
        ),
        (
            "when it is settled nothing is new".to_owned(),
            !(bit(n::SETTLED) & bit(n::UNSETTLED)),
        ),
    ];
    let passes = |square: Word| passes(state, &square);
    let all_past = |steps: &[&Word]| all(steps.iter().map(|step| past(step)));
    for lane in 0..n::LANES {
        let of = |name: &str| get(&n::lane(lane, name));
        let [busy, starting, visited] = ["busy", "starting", "visited"].map(|name| of(name)[0]);
        let under_way = busy & !starting;
        let mut line = |name: &str, holds| lines.push((format!("lane {lane}: {name}"), holds));
        line(
            "it rests when nothing runs",
            active | !any([busy, starting, visited]),
        );
        line("a piece that starts is at work", starting.implies(busy));
        line(
            "only one on its way pushes",
            of("pushing")[0].implies(under_way),
        );
        line(
            "on its way the king's square was looked from",
            under_way.implies(!is_king(&seen)),
        );
        line(
            "and the verdict has come when it judges",
            visited.implies(!is_king(&first)),
        );
        let origin = passes(of("origin")) & busy;
        let from = passes(of("from")) & visited;
        line(
            "a pawn that may pass starts when that was looked at",
            origin.implies(all_past(&[&seen, &first])),
        );
        line("goes on later", (origin & under_way).implies(past(&second)));
        line(
            "and is judged when the verdicts have come",
            from.implies(all_past(&[&seen, &first, &second, &third])),
        );
        let code = of("code");
        let knight = code[3].implies(!code[0] & !code[1]);
        line("a promotion is noted as that to a knight", knight);
    }
    lines
}

/// When what is done.
fn timing(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "movegen-fast/timing",
        "A start finds the king's square looked from, on the board as it is: the look of its clock has its verdict \
               three clocks later, and no lane judges before; none judges a capture en passant before the looks after it \
               have theirs. While a generation runs and is not quiet, board and modes stay; when it is quiet it stays so: \
               every piece is handed out, the lanes rest, the king's steps are done.",
        "board offers steps",
    );
    lemma.ask("any clock", move |claim| {
        let asked = Asked::any(circuit, claim);
        let (state, frame, next) = (&asked.state, &asked.frame, asked.frame.next());
        claim.assume_all(in_time(state));
        claim.assert_all(in_time(&next));
        let (active, quiet) = (asked.bit(n::ACTIVE), frame.bit(n::QUIET));
        let lanes = (0..n::LANES).map(|lane| frame.bit(&n::lane(lane, "out_valid")));
        let gives = any(lanes.chain([frame.bit(n::KING_GIVES)]));
        claim.assert("nothing is given when nothing runs", gives.implies(active));
        let looks = active & !quiet;
        claim.assert(
            "the board stays while it is needed",
            !(looks & asked.loads()),
        );
        let same = |name: &str| state.keeps(&next, name);
        let modes = same(n::LEGAL_ONLY) & same(n::CAPTURES_ONLY);
        claim.assert("modes stay", active.implies(modes));
        let starts = asked.starts();
        for (name, asked) in [
            (n::LEGAL_ONLY, n::START_LEGAL),
            (n::CAPTURES_ONLY, n::START_CAPTURES),
        ] {
            let right = next.bit(name).same(frame.bit(asked));
            claim.assert(format!("{name} is the start's"), starts.implies(right));
        }
        claim.assert("a start finds nothing under way", starts.implies(!active));
        claim.assert("and runs", starts.implies(next.bit(n::ACTIVE)));
        let settled = asked.bit(n::SETTLED) & !asked.bit(n::UNSETTLED);
        claim.assert("it is settled then", starts.implies(settled));
        claim.assert("nothing is loaded then", starts.implies(!asked.loads()));
        let kept = [n::IN_CHECK, n::IN_DOUBLE_CHECK, n::BY_FILES, n::BY_RANKS].map(str::to_owned);
        let lines = (0..4)
            .flat_map(|line| ["pins", "answers"].map(|name| format!("line_scans_{line}.{name}")));
        let kept = kept.into_iter().chain(lines).map(|name| same(&name));
        let kept = all(kept);
        let king = state.is(n::STEP_2, at::KING);
        claim.assert(
            "what the king sees is kept until he is looked from",
            king | kept,
        );
        for (name, step) in [
            (n::LEFT_SAFE, at::PASSANT_LEFT),
            (n::RIGHT_SAFE, at::PASSANT_RIGHT),
        ] {
            let verdict = state.is(n::STEP_3, step);
            let safe = !state.bit(n::ATTACKED);
            let right = verdict.mux(safe, state.bit(name));
            claim.assert(format!("{name} is its verdict"), next.bit(name).same(right));
        }
        end(&asked, &next, claim);
    });
    lemma.ask("power-up", move |claim| {
        claim.assert_all(in_time(&circuit.initial_state()));
    });
    lemma.ask("a reset", move |claim| {
        let state = circuit.any_state();
        let next = state.clock(&[(n::RESET, vec![TRUE])], &[]).next();
        let code = |state: &State<'_>| in_time(state);
        for (name, holds) in code(&state) {
            if name.ends_with("knight") {
                claim.assume(holds);
            }
        }
        claim.assert_all(code(&next));
        claim.assert(
            "what depends on the board is gone over",
            next.bit(n::UNSETTLED),
        );
    });
    lemma
}

/// What is quiet stays so.
fn end(asked: &Asked<'_>, next: &State<'_>, claim: &mut Claim) {
    let state = &asked.state;
    let (active, quiet) = (asked.bit(n::ACTIVE), asked.frame.bit(n::QUIET));
    let then = next.clock(&[(n::RESET, vec![FALSE])], &[]);
    let over = active & quiet;
    let runs = next.bit(n::ACTIVE);
    claim.assert(
        "what is quiet stays so",
        (over & runs).implies(then.bit(n::QUIET)),
    );
    claim.assert("then no piece is left", over.implies(none_left(state)));
    let steps = [n::TURN, n::SEEN, n::STEP_1, n::STEP_2, n::STEP_3];
    let done = steps.map(|step| state.is(step, at::DONE));
    claim.assert("the king's steps are done", over.implies(all(done)));
    for lane in 0..n::LANES {
        let of = |name: &str| state.bit(&n::lane(lane, name));
        let rests = !(of("busy") | of("visited"));
        claim.assert(format!("lane {lane} rests"), over.implies(rests));
    }
    let ends = active & !runs;
    claim.assert("only a quiet one ends", ends.implies(quiet));
}

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![selector(circuit), timing(circuit)]
}
