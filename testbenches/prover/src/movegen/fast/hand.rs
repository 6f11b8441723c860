//! The pieces handed out, and what happens when: each piece goes to one lane, none is left out; and no lane judges before
//! the looks have their verdicts.

use super::super::walk::type_on;
use super::board;
use super::look::{at, from_square};
use super::names as n;
use super::room;
use super::walk::listed;
use crate::chess::Rules;
use crate::kit::circuit::{Circuit, Frame, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE, Word};
use crate::proof::{Claim, Lemma, Method};

/// Sets the memories to what the looks' registers say (lemma `board`), in both halves: that with the board is read (lemma
/// `reads`).
pub fn set_copies(graph: &Graph, circuit: &Circuit, state: &mut State) {
    for rank in 0..8 {
        let planes = circuit.get(state, &n::rank(rank));
        let standing = board::standing(graph, &planes);
        for index in [rank, rank + 8] {
            circuit.set(state, &n::word("piece_board", index), &planes);
            for memory in n::boards() {
                circuit.set(state, &n::word(&memory, index), &standing);
            }
        }
        for (name, black) in [("white", false), ("black", true)] {
            let has = board::has(graph, &planes, black);
            circuit.set(state, &format!("ranks_{rank}.{name}"), &[has]);
        }
    }
}

/// For each square: a piece there is still to be handed out.
pub fn waiting(rules: &Rules<'_>, circuit: &Circuit, state: &State) -> Vec<Lit> {
    let graph = rules.graph;
    let get = |name| circuit.get(state, name);
    let (to_come, left) = (get(n::TO_COME), get(n::LEFT));
    let row = graph.decode(&get(n::ROW));
    let black = rules.position.black;
    (0..64)
        .map(|square| {
            let (file, rank) = (square % 8, square / 8);
            // The far ranks come first.
            let later = graph.mux(black, to_come[rank], to_come[7 - rank]);
            let own = graph.and(rules.own(square), !rules.own_king(square));
            graph.or(graph.and(later, own), graph.and(row[rank], left[file]))
        })
        .collect()
}

/// What holds of the selector in every state from which pieces are handed out.
fn orderly(rules: &Rules<'_>, circuit: &Circuit, state: &State) -> Vec<(&'static str, Lit)> {
    let graph = rules.graph;
    let get = |name| circuit.get(state, name);
    let (to_come, left) = (get(n::TO_COME), get(n::LEFT));
    let row = graph.decode(&get(n::ROW));
    let types = [n::TYPE_0, n::TYPE_1, n::TYPE_2].map(get);
    let of_row = |holds: &dyn Fn(usize) -> Lit| {
        graph.any(
            (0..8)
                .map(|rank| graph.and(row[rank], holds(rank)))
                .collect::<Vec<_>>(),
        )
    };
    let own = (0..8).map(|file| {
        let listed = of_row(&|rank| {
            let square = 8 * rank + file;
            graph.and(rules.own(square), !rules.own_king(square))
        });
        graph.implies(left[file], listed)
    });
    let typed = (0..8).map(|file| {
        let right = (0..3).map(|bit| {
            let is = of_row(&|rank| rules.position.squares[8 * rank + file][bit]);
            graph.same(types[bit][file], is)
        });
        graph.implies(left[file], graph.all(right.collect::<Vec<_>>()))
    });
    let behind = (0..8).map(|index| {
        let number = |rank: usize| {
            graph.mux(
                rules.position.black,
                (rank < index).into(),
                (7 - rank < index).into(),
            )
        };
        graph.implies(to_come[index], of_row(&number))
    });
    vec![
        (
            "what is left of the rank are own pieces",
            graph.all(own.collect::<Vec<_>>()),
        ),
        (
            "whose types are known",
            graph.all(typed.collect::<Vec<_>>()),
        ),
        (
            "ranks to come lie behind it",
            graph.all(behind.collect::<Vec<_>>()),
        ),
    ]
}

/// What is needed of a state to ask of it.
struct Asked<'a> {
    circuit: &'a Circuit,
    state: State,
    frame: Frame<'a>,
}

impl<'a> Asked<'a> {
    fn any(graph: &Graph, circuit: &'a Circuit, claim: &mut Claim) -> Asked<'a> {
        let mut state = circuit.any_state(graph);
        set_copies(graph, circuit, &mut state);
        for (_, holds) in room::invariant(graph, circuit, &state) {
            claim.given(holds);
        }
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![FALSE])], &[]);
        Asked {
            circuit,
            state,
            frame,
        }
    }

    fn bit(&self, name: &str) -> Lit {
        self.circuit.get(&self.state, name)[0]
    }

    fn starts(&self, graph: &Graph) -> Lit {
        graph.and(
            self.frame.bit(n::START_VALID),
            self.frame.bit(n::START_READY),
        )
    }

    fn loads(&self, graph: &Graph) -> Lit {
        let loads = graph.and(self.frame.bit(n::LOAD_VALID), self.frame.bit(n::LOAD_READY));
        graph.or(loads, self.frame.bit(n::SWAP))
    }
}

/// No piece is to be handed out.
fn none_left(graph: &Graph, circuit: &Circuit, state: &State) -> Lit {
    !graph.any([circuit.get(state, n::LEFT), circuit.get(state, n::TO_COME)].concat())
}

/// The pieces handed out.
fn selector(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "movegen-fast/selector",
        says: "Between the clock after a board was loaded or a generation ended and the start, all own pieces but the king are \
               to be handed out; each clock hands out one at most, with its square and type, to one lane, and leaves the \
               others; outside a generation none is.",
        assumes: &[
            "movegen-fast/board",
            "movegen-fast/reads",
            "movegen-fast/offers",
            "movegen-fast/timing",
        ],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("power-up", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.initial_state(graph);
        let nothing = (0..8).map(|rank| graph.is(&circuit.get(&state, &n::rank(rank)), 0));
        claim.goal("no board is there", graph.all(nothing));
        claim.goal("and no piece", none_left(graph, circuit, &state));
        claim
    });
    lemma.ask("a load, an end", move |graph| {
        let mut claim = Claim::default();
        let asked = Asked::any(graph, circuit, &mut claim);
        let next = asked.frame.next();
        let (loads, active) = (asked.loads(graph), asked.bit(n::ACTIVE));
        let then = |name| circuit.get(&next, name)[0];
        let ends = graph.and(active, !then(n::ACTIVE));
        let (within, outside) = (graph.and(loads, active), graph.and(loads, !active));
        claim.goal(
            "what depends on the board is gone over after it",
            graph.implies(graph.or(outside, ends), then(n::UNSETTLED)),
        );
        // In a generation a board comes when it is quiet, from the lemma `timing`.
        let none = none_left(graph, circuit, &asked.state);
        claim.given(graph.implies(within, none));
        claim.goal(
            "within a generation no piece is left",
            graph.implies(
                within,
                graph.or(then(n::UNSETTLED), none_left(graph, circuit, &next)),
            ),
        );
        claim
    });
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let asked = Asked::any(graph, circuit, &mut claim);
        let (state, frame, next) = (&asked.state, &asked.frame, asked.frame.next());
        let position = board::position(graph, circuit, state);
        let rules = Rules {
            graph,
            position: &position,
        };
        claim.given(rules.pieces());
        // Nothing is loaded in this clock: that is the case before.
        claim.given(!asked.loads(graph));
        let fresh = asked.bit(n::UNSETTLED);
        let active = asked.bit(n::ACTIVE);
        // From the lemma `timing`.
        claim.given(!graph.and(fresh, asked.bit(n::SETTLED)));
        let (before, after) = (
            waiting(&rules, circuit, state),
            waiting(&rules, circuit, &next),
        );
        let all = |waiting: &[Lit]| {
            let own = |square| graph.and(rules.own(square), !rules.own_king(square));
            let right = (0..64).map(|square| graph.same(waiting[square], own(square)));
            graph.all(right.collect::<Vec<_>>())
        };
        for (_, holds) in orderly(&rules, circuit, state) {
            claim.given(graph.or(fresh, holds));
        }
        claim.given(graph.any([fresh, active, all(&before)]));
        for (name, holds) in orderly(&rules, circuit, &next) {
            claim.goal(name, holds);
        }
        claim.goal(
            "after a load or a generation all are to be handed out",
            graph.implies(fresh, all(&after)),
        );
        let hands = frame.bit(n::PIECE_READY);
        let starts = asked.starts(graph);
        let runs = graph.or(active, starts);
        claim.goal(
            "outside a generation none is handed out",
            graph.implies(hands, runs),
        );
        claim.goal("and all are kept", graph.any([fresh, runs, all(&after)]));
        let square = graph.decode(&frame.word(n::PIECE_SQUARE));
        let goes = (0..64).map(|at| {
            let stays = graph.and(before[at], !graph.and(hands, square[at]));
            graph.same(after[at], stays)
        });
        let goes = graph.all(goes.collect::<Vec<_>>());
        claim.goal("one goes, the others stay", graph.or(fresh, goes));
        let offered = frame.bit(n::PIECE_VALID);
        let listed = listed(&rules, &square);
        let offers = graph.and(offered, runs);
        claim.goal(
            "what is offered is an own piece",
            graph.implies(offers, listed),
        );
        let waits = graph.any((0..64).map(|at| graph.and(square[at], before[at])));
        claim.goal("not handed out before", graph.implies(offers, waits));
        let kind = graph.equal(&frame.word(n::PIECE_KIND), &type_on(&rules, &square));
        claim.goal("of its type", graph.implies(offers, kind));
        let nibble: Word = (0..3)
            .map(|bit| rules.on(&square, |at| rules.position.squares[at][bit]))
            .collect();
        let piece = graph.equal(&frame.word(n::PIECE_TYPE), &nibble);
        claim.goal("as the board has it", graph.implies(offers, piece));
        let lanes: Vec<Lit> = (0..n::LANES)
            .map(|lane| frame.bit(&n::lane(lane, "begins")))
            .collect();
        let (one, two) = lanes.iter().fold((FALSE, FALSE), |(one, two), &lane| {
            (graph.or(one, lane), graph.or(two, graph.and(one, lane)))
        });
        claim.goal("one lane at most takes it", !two);
        claim.goal(
            "a piece that goes goes to a lane",
            graph.implies(runs, graph.same(hands, one)),
        );
        for lane in 0..n::LANES {
            let valid = frame.bit(&n::lane(lane, "piece_valid"));
            claim.goal(
                format!("lane {lane} is offered what is there"),
                graph.implies(valid, offered),
            );
        }
        claim.image = board::image(circuit, state);
        for name in [n::ACTIVE, n::UNSETTLED, n::TO_COME, n::LEFT, n::ROW] {
            claim.show(name, circuit.get(state, name));
        }
        claim
    });
    lemma
}

/// A step of a look is behind the two that try captures en passant.
fn past(graph: &Graph, step: &[Lit]) -> Lit {
    !graph.less(step, &graph.number(at::SHORT, 4))
}

/// A pawn on that square may capture en passant, as far as its rank goes.
pub fn passes(graph: &Graph, circuit: &Circuit, state: &State, square: &[Lit]) -> Lit {
    let black = circuit.get(state, n::SIDE)[0];
    let rank = graph.choose(black, &graph.number(3, 3), &graph.number(4, 3));
    let passant = circuit.get(state, n::PASSANT)[0];
    graph.and(passant, graph.equal(&square[3..6], &rank))
}

/// When what is done: lines of a state, all but the first of a generation.
pub fn in_time(graph: &Graph, circuit: &Circuit, state: &State) -> Vec<(String, Lit)> {
    let get = |name: &str| circuit.get(state, name);
    let bit = |name: &str| get(name)[0];
    let (turn, seen, first, second, third) = (
        get(n::TURN),
        get(n::SEEN),
        get(n::STEP_1),
        get(n::STEP_2),
        get(n::STEP_3),
    );
    let is_king = |step: &Word| graph.is(step, at::KING);
    let active = bit(n::ACTIVE);
    let idle = graph.and(bit(n::SETTLED), !active);
    let king = graph.choose(bit(n::SIDE), &get(n::BLACK_KING), &get(n::WHITE_KING));
    let king = graph.decode(&king);
    let looked = (0..64).map(|square| {
        let right = from_square(square).map(|(name, word)| graph.equal(&get(name), &word));
        graph.implies(king[square], graph.all(right))
    });
    let nothing = |name: &str| graph.is(&get(name), 0);
    let mut lines = vec![
        (
            "the look at the king is over when it runs".to_owned(),
            graph.implies(active, !is_king(&turn)),
        ),
        (
            "a start finds the king's square looked from".to_owned(),
            graph.implies(idle, graph.all(looked.collect::<Vec<_>>())),
        ),
        (
            "with the board as it is".to_owned(),
            graph.implies(idle, graph.and(nothing(n::LEFT_BY), nothing(n::ENTERED))),
        ),
        (
            "when it is settled nothing is new".to_owned(),
            !graph.and(bit(n::SETTLED), bit(n::UNSETTLED)),
        ),
    ];
    let passes = |square: Word| passes(graph, circuit, state, &square);
    let all_past = |steps: &[&Word]| {
        graph.all(
            steps
                .iter()
                .map(|step| past(graph, step))
                .collect::<Vec<_>>(),
        )
    };
    for lane in 0..n::LANES {
        let of = |name: &str| get(&n::lane(lane, name));
        let [busy, starting, visited] = ["busy", "starting", "visited"].map(|name| of(name)[0]);
        let under_way = graph.and(busy, !starting);
        let mut line = |name: &str, holds| lines.push((format!("lane {lane}: {name}"), holds));
        line(
            "it rests when nothing runs",
            graph.or(active, !graph.any([busy, starting, visited])),
        );
        line(
            "a piece that starts is at work",
            graph.implies(starting, busy),
        );
        line(
            "only one on its way pushes",
            graph.implies(of("pushing")[0], under_way),
        );
        line(
            "on its way the king's square was looked from",
            graph.implies(under_way, !is_king(&seen)),
        );
        line(
            "and the verdict has come when it judges",
            graph.implies(visited, !is_king(&first)),
        );
        let origin = graph.and(passes(of("origin")), busy);
        let from = graph.and(passes(of("from")), visited);
        line(
            "a pawn that may pass starts when that was looked at",
            graph.implies(origin, all_past(&[&seen, &first])),
        );
        line(
            "goes on later",
            graph.implies(graph.and(origin, under_way), past(graph, &second)),
        );
        line(
            "and is judged when the verdicts have come",
            graph.implies(from, all_past(&[&seen, &first, &second, &third])),
        );
        let code = of("code");
        let knight = graph.implies(code[3], graph.and(!code[0], !code[1]));
        line("a promotion is noted as that to a knight", knight);
    }
    lines
}

/// When what is done.
fn timing(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "movegen-fast/timing",
        says: "A start finds the king's square looked from, on the board as it is: the look of its clock has its verdict \
               three clocks later, and no lane judges before; none judges a capture en passant before the looks after it \
               have theirs. While a generation runs and is not quiet, board and modes stay; when it is quiet it stays so: \
               every piece is handed out, the lanes rest, the king's steps are done.",
        assumes: &[
            "movegen-fast/board",
            "movegen-fast/offers",
            "movegen-fast/steps",
        ],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let asked = Asked::any(graph, circuit, &mut claim);
        let (state, frame, next) = (&asked.state, &asked.frame, asked.frame.next());
        for (_, holds) in in_time(graph, circuit, state) {
            claim.given(holds);
        }
        for (name, holds) in in_time(graph, circuit, &next) {
            claim.goal(name, holds);
        }
        let (active, quiet) = (asked.bit(n::ACTIVE), frame.bit(n::QUIET));
        let lanes = (0..n::LANES).map(|lane| frame.bit(&n::lane(lane, "out_valid")));
        let gives = graph.any(lanes.chain([frame.bit(n::KING_GIVES)]));
        claim.goal(
            "nothing is given when nothing runs",
            graph.implies(gives, active),
        );
        let looks = graph.and(active, !quiet);
        claim.goal(
            "the board stays while it is needed",
            !graph.and(looks, asked.loads(graph)),
        );
        let same = |name: &str| graph.equal(&circuit.get(state, name), &circuit.get(&next, name));
        let modes = graph.and(same(n::LEGAL_ONLY), same(n::CAPTURES_ONLY));
        claim.goal("modes stay", graph.implies(active, modes));
        let starts = asked.starts(graph);
        for (name, asked) in [
            (n::LEGAL_ONLY, n::START_LEGAL),
            (n::CAPTURES_ONLY, n::START_CAPTURES),
        ] {
            let right = graph.same(circuit.get(&next, name)[0], frame.bit(asked));
            claim.goal(
                format!("{name} is the start's"),
                graph.implies(starts, right),
            );
        }
        claim.goal(
            "a start finds nothing under way",
            graph.implies(starts, !active),
        );
        claim.goal(
            "and runs",
            graph.implies(starts, circuit.get(&next, n::ACTIVE)[0]),
        );
        let settled = graph.and(asked.bit(n::SETTLED), !asked.bit(n::UNSETTLED));
        claim.goal("it is settled then", graph.implies(starts, settled));
        claim.goal(
            "nothing is loaded then",
            graph.implies(starts, !asked.loads(graph)),
        );
        let kept = [n::IN_CHECK, n::IN_DOUBLE_CHECK, n::BY_FILES, n::BY_RANKS].map(str::to_owned);
        let lines = (0..4)
            .flat_map(|line| ["pins", "answers"].map(|name| format!("line_scans_{line}.{name}")));
        let kept = kept.into_iter().chain(lines).map(|name| same(&name));
        let kept = graph.all(kept.collect::<Vec<_>>());
        let king = graph.is(&circuit.get(state, n::STEP_2), at::KING);
        claim.goal(
            "what the king sees is kept until he is looked from",
            graph.or(king, kept),
        );
        for (name, step) in [
            (n::LEFT_SAFE, at::PASSANT_LEFT),
            (n::RIGHT_SAFE, at::PASSANT_RIGHT),
        ] {
            let verdict = graph.is(&circuit.get(state, n::STEP_3), step);
            let safe = !circuit.get(state, n::ATTACKED)[0];
            let right = graph.mux(verdict, safe, circuit.get(state, name)[0]);
            claim.goal(
                format!("{name} is its verdict"),
                graph.same(circuit.get(&next, name)[0], right),
            );
        }
        end(graph, &asked, &next, &mut claim);
        claim
    });
    lemma.ask("power-up", move |graph| {
        let mut claim = Claim::default();
        for (name, holds) in in_time(graph, circuit, &circuit.initial_state(graph)) {
            claim.goal(name, holds);
        }
        claim
    });
    lemma.ask("a reset", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let next = circuit
            .clock(graph, &state, &[(n::RESET, vec![TRUE])], &[])
            .next();
        let code = |state: &State| in_time(graph, circuit, state);
        for (name, holds) in code(&state) {
            if name.ends_with("knight") {
                claim.given(holds);
            }
        }
        for (name, holds) in code(&next) {
            claim.goal(name, holds);
        }
        claim.goal(
            "what depends on the board is gone over",
            circuit.get(&next, n::UNSETTLED)[0],
        );
        claim
    });
    lemma
}

/// What is quiet stays so.
fn end(graph: &Graph, asked: &Asked<'_>, next: &State, claim: &mut Claim) {
    let (circuit, state) = (asked.circuit, &asked.state);
    let (active, quiet) = (asked.bit(n::ACTIVE), asked.frame.bit(n::QUIET));
    let then = circuit.clock(graph, next, &[(n::RESET, vec![FALSE])], &[]);
    let over = graph.and(active, quiet);
    let runs = circuit.get(next, n::ACTIVE)[0];
    claim.goal(
        "what is quiet stays so",
        graph.implies(graph.and(over, runs), then.bit(n::QUIET)),
    );
    claim.goal(
        "then no piece is left",
        graph.implies(over, none_left(graph, circuit, state)),
    );
    let steps = [n::TURN, n::SEEN, n::STEP_1, n::STEP_2, n::STEP_3];
    let done = steps.map(|step| graph.is(&circuit.get(state, step), at::DONE));
    claim.goal(
        "the king's steps are done",
        graph.implies(over, graph.all(done)),
    );
    for lane in 0..n::LANES {
        let of = |name: &str| circuit.get(state, &n::lane(lane, name))[0];
        let rests = !graph.or(of("busy"), of("visited"));
        claim.goal(format!("lane {lane} rests"), graph.implies(over, rests));
    }
    let ends = graph.and(active, !runs);
    claim.goal("only a quiet one ends", graph.implies(ends, quiet));
}

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![selector(circuit), timing(circuit)]
}
