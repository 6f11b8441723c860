//! Proves that the control's window step is negamax, that scores never overflow and nodes stay within the limit (lemma
//! `bounds`), that a node's window stays between the steps (`kept`), and how jobs and results are handed over (`flow`).

use super::names::control as n;
use super::{below, negated};
use kit::prelude::*;

/// The numbers of the phases.
mod phase {
    pub const IDLE: u64 = 0;
    pub const SCANNING: u64 = 1;
    pub const MAKING: u64 = 2;
    pub const ARRIVING: u64 = 3;
    pub const DECIDING: u64 = 4;
    pub const PASSING: u64 = 5;
    pub const LOADING: u64 = 6;
    pub const WALKING: u64 = 7;
    pub const DRAINING: u64 = 8;
    pub const TRYING: u64 = 9;
    pub const REFILLING: u64 = 10;
    pub const LEAVING: u64 = 11;
    pub const WEIGHING: u64 = 12;
    pub const CUTTING: u64 = 13;
    pub const ANSWERING: u64 = 14;
}

/// The bits of the flags in a frame on the stack.
mod flag {
    pub const DEPTH: std::ops::Range<usize> = 19..23;
    pub const CHECK: usize = 23;
    pub const QUIESCENT: usize = 24;
    pub const PASSING: usize = 26;
    pub const PASSED: usize = 27;
}

/// The bit that marks a valid entry.
const VALID: usize = 31;
/// The score of a mate at the root.
const MATED: u64 = (-32_000_i64) as u64 & 0xffff;
/// The least 16-bit number. It cannot be negated, so it is not a score.
const NO_SCORE: u64 = 0x8000;

fn is_score(word: &[Lit]) -> Lit {
    !is(word, NO_SCORE)
}

fn in_phase(state: &State<'_>, phases: &[u64]) -> Lit {
    any(phases.iter().map(|&phase| state.is(n::PHASE, phase)))
}

/// The phases in which a node is being searched: its window is open.
const OPEN: [u64; 11] = [
    phase::SCANNING,
    phase::MAKING,
    phase::ARRIVING,
    phase::DECIDING,
    phase::PASSING,
    phase::LOADING,
    phase::WALKING,
    phase::DRAINING,
    phase::TRYING,
    phase::REFILLING,
    phase::WEIGHING,
];

/// The parent's data on the stack.
struct Parent {
    alpha: Word,
    alpha_first: Word,
    beta: Word,
    flags: Word,
}

impl Parent {
    fn of(frame: &Frame<'_>) -> Parent {
        let window = frame.word(n::STACKED_WINDOW);
        Parent {
            alpha: window[..16].to_vec(),
            alpha_first: frame.word(n::STACKED_FIRST)[..16].to_vec(),
            beta: window[16..].to_vec(),
            flags: frame.word(n::STACKED_FLAGS),
        }
    }

    fn passing(&self) -> Lit {
        self.flags[flag::PASSING]
    }
}

/// The invariant: what holds of the window, the score and the counters in every clock of a search.
fn lines(state: &State<'_>) -> Lines {
    let searches = !state.is(n::PHASE, phase::IDLE);
    let [alpha, first, beta, result] =
        [n::ALPHA, n::ALPHA_FIRST, n::BETA, n::RESULT].map(|name| state.get(name));
    let window = all([&alpha, &first, &beta].map(|word| is_score(word)));
    let (nodes, limit) = (nodes(state), limit(state));
    let has_limit = any(limit.iter().copied());
    let reached = has_limit & equal(&nodes, &limit);
    let moved_on = [
        phase::DECIDING,
        phase::PASSING,
        phase::LOADING,
        phase::WALKING,
        phase::DRAINING,
        phase::TRYING,
        phase::REFILLING,
        phase::LEAVING,
        phase::WEIGHING,
        phase::CUTTING,
    ];
    let waited = any(state.get(n::WAITED)) & state.is(n::PHASE, phase::ARRIVING);
    let scanned = any(state.get(n::SCANNED)) & state.is(n::PHASE, phase::SCANNING);
    let known = in_phase(state, &moved_on) | waited | scanned;
    kit::lines! {
        "alpha, first alpha and beta are scores" => searches.implies(window);
        "the result is a score" => is_score(&result);
        "alpha is below beta" => in_phase(state, &OPEN).implies(below(&alpha, &beta));
        "`full` says whether the limit is reached" => known.implies(state.bit(n::FULL).same(reached));
        "nodes do not exceed the limit" => (searches & has_limit).implies(!less(&limit, &nodes));
    }
}

fn nodes(state: &State<'_>) -> Word {
    [state.get(n::NODES_LOW), state.get(n::NODES_HIGH)].concat()
}

fn limit(state: &State<'_>) -> Word {
    [state.get(n::LIMIT_LOW), state.get(n::LIMIT_HIGH)].concat()
}

/// Returns a clock from any state that meets the invariant, in one of these phases. Assumes that the job's alpha is
/// below its beta, that the value is a score, and that the stack returns this node's parent, whose alpha is below its
/// beta.
fn clock<'a>(
    circuit: &'a Circuit,
    claim: &mut Claim,
    phases: &[u64],
) -> (State<'a>, Frame<'a>, Parent) {
    let state = circuit.any_state();
    claim.assume_all(lines(&state));
    claim.assume(in_phase(&state, phases));
    let frame = state.clock(&[], &[]);
    let [alpha, beta] = [n::JOB_ALPHA, n::JOB_BETA].map(|name| frame.word(name));
    let job = all([is_score(&alpha), is_score(&beta), below(&alpha, &beta)]);
    claim.assume(frame.bit(n::JOB_VALID).implies(job));
    claim.assume(is_score(&frame.word(n::VALUE)));
    let parent = Parent::of(&frame);
    claim.assume(is_score(&parent.alpha) & is_score(&parent.alpha_first) & is_score(&parent.beta));
    claim.assume(below(&parent.alpha, &parent.beta));
    let leaves = state.is(n::PHASE, phase::LEAVING) & !state.is(n::LEVEL, 0);
    let [from, to] = child(&parent);
    let turned = state.equals(n::ALPHA_FIRST, &from) & state.equals(n::BETA, &to);
    claim.assume(leaves.implies(turned));
    claim.show_registers(
        &state,
        &[
            n::PHASE,
            n::ALPHA,
            n::BETA,
            n::ALPHA_FIRST,
            n::RESULT,
            n::LEVEL,
        ],
    );
    (state, frame, parent)
}

/// Returns the window of `parent`'s child: the parent's window negated and swapped, or after a pass the narrowest
/// window with the same lower bound.
fn child(parent: &Parent) -> [Word; 2] {
    let from = negated(&parent.beta);
    let narrow = plus(&from, 1);
    let to = choose(parent.passing(), &narrow, &negated(&parent.alpha));
    [from, to]
}

fn bounds(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "search-control/bounds",
        "While a node is searched, its alpha is below its beta, neither they nor the result is the least 16-bit \
         number, and the control counts at most as many nodes as the job allows.",
        "",
    );
    lemma.case("power-up", |claim| {
        claim.assert_all(lines(&circuit.initial_state()));
    });
    let every: Vec<u64> = (0..15).collect();
    for phase in every {
        lemma.case(format!("phase {phase}"), move |claim| {
            let (_, frame, _) = clock(circuit, claim, &[phase]);
            let next = frame.next();
            claim.assert_all(lines(&next));
            let known = (0..15).collect::<Vec<u64>>();
            claim.assert("a phase follows", in_phase(&next, &known));
        });
    }
    lemma
}

fn window(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "search-control/window",
        "A child's window is its parent's, negated and swapped; after a pass it is the narrowest window with the same \
         lower bound. The child's negated score raises the parent's alpha, at most to beta; a score of beta or more is \
         a cutoff. A node without a legal move scores as mate or stalemate. A node whose moves are all tried scores \
         alpha.",
        "bounds",
    );
    lemma.case("a move is made", |claim| {
        let (state, frame, _) = clock(circuit, claim, &[phase::TRYING]);
        claim.assume(frame.bit(n::MAKES) & !frame.bit(n::RESET));
        let next = frame.next();
        let depth = state.get(n::DEPTH);
        let deep = choose(
            state.bit(n::QUIET),
            &constant(0, 4),
            &minus(&depth, &constant(1, 4)),
        );
        enters(claim, &state, &frame, negated(&state.get(n::ALPHA)), deep);
        claim.assert("the move is made", next.is(n::PHASE, phase::MAKING));
        claim.assert("the child does not follow a pass", !next.bit(n::PASSED));
        let entry = frame.word(n::NEXT_ENTRY);
        claim.assert(
            "the entry offered becomes the last one tried",
            next.equals(n::TRIED, &entry),
        );
        claim.assert("the entry is valid", entry[VALID]);
    });
    lemma.case("a pass", |claim| {
        let (state, frame, _) = clock(circuit, claim, &[phase::PASSING]);
        claim.assume(frame.bit(n::PASSES) & !frame.bit(n::RESET));
        let depth = state.get(n::DEPTH);
        let deep = choose(
            less(&depth, &constant(4, 4)),
            &constant(0, 4),
            &minus(&depth, &constant(3, 4)),
        );
        let narrow = plus(&negated(&state.get(n::BETA)), 1);
        enters(claim, &state, &frame, narrow, deep);
        claim.assert("the child follows a pass", frame.next().bit(n::PASSED));
    });
    lemma.case("a child's score", |claim| {
        let (state, frame, parent) = clock(circuit, claim, &[phase::LEAVING]);
        claim.assume(!state.is(n::LEVEL, 0) & !frame.bit(n::RESET) & !parent.passing());
        let next = restored(claim, &state, &frame, &parent);
        let score = negated(&state.get(n::RESULT));
        let cuts = !below(&score, &parent.beta);
        let raises = below(&parent.alpha, &score);
        let least = choose(cuts, &parent.beta, &score);
        let alpha = choose(raises, &least, &parent.alpha);
        let follows = |phase| next.is(n::PHASE, phase);
        let goes_on = follows(phase::TRYING) | follows(phase::WEIGHING);
        let best = state.is(n::LEVEL, 1) & raises;
        claim.assert_all(kit::lines! {
            "alpha is the maximum, at most beta" => next.equals(n::ALPHA, &alpha);
            "a score of beta is a cutoff" => cuts.same(follows(phase::CUTTING));
            "otherwise the node tries its next move" => (!cuts).same(goes_on);
            "the move tried is the last" => next.equals(n::TRIED, &frame.word(n::STACKED_LAST));
            "the root's best move raised alpha" => best.mux(
                next.equals(n::BEST, &frame.word(n::STACKED_LAST)),
                next.keeps(&state, n::BEST),
            );
            "the root's score is its alpha" =>
                best.mux(next.equals(n::ROOT_ALPHA, &alpha), next.keeps(&state, n::ROOT_ALPHA));
        });
    });
    lemma.case("a pass's score", |claim| {
        let (state, frame, parent) = clock(circuit, claim, &[phase::LEAVING]);
        claim.assume(!state.is(n::LEVEL, 0) & !frame.bit(n::RESET) & parent.passing());
        let next = restored(claim, &state, &frame, &parent);
        let score = negated(&state.get(n::RESULT));
        let cuts = !below(&score, &parent.beta);
        let follows = |phase| next.is(n::PHASE, phase);
        claim.assert_all(kit::lines! {
            "alpha stays" => next.equals(n::ALPHA, &parent.alpha);
            "a score of beta is a cutoff" => cuts.same(follows(phase::CUTTING));
            "otherwise moves are tried" => (!cuts).same(follows(phase::LOADING));
            "no move was tried" => next.is(n::TRIED, 0);
        });
    });
    lemma.case("a cutoff", |claim| {
        let (state, frame, _) = clock(circuit, claim, &[phase::CUTTING]);
        claim.assume(!frame.bit(n::RESET));
        let next = frame.next();
        claim.assert_all(kit::lines! {
            "the node's score is beta" => next.equals(n::RESULT, &state.get(n::BETA));
            "the node is left" => next.is(n::PHASE, phase::LEAVING);
        });
    });
    lemma.case("no move is left", |claim| {
        let (state, frame, _) = clock(circuit, claim, &[phase::TRYING]);
        let next = frame.next();
        claim.assume(next.is(n::PHASE, phase::LEAVING));
        let [quiet, some, check] = [n::QUIET, n::SOME, n::CHECK].map(|name| state.bit(name));
        let mate = plus(&wide(&state.get(n::LEVEL), 16), MATED);
        let nothing = constant(0, 16);
        let none = !quiet & !some;
        let drawn = all([
            !quiet,
            some,
            !state.is(n::LEVEL, 0),
            !state.get(n::TRIED)[VALID],
            state.bit(n::OVER),
        ]);
        let ended = choose(check, &mate, &nothing);
        let tried = choose(drawn, &nothing, &state.get(n::ALPHA));
        let right = choose(none, &ended, &tried);
        claim.assert("the node's score", next.equals(n::RESULT, &right));
    });
    lemma.case("the root is left", |claim| {
        let (state, frame, _) = clock(circuit, claim, &[phase::LEAVING]);
        claim.assume(state.is(n::LEVEL, 0) & !frame.bit(n::RESET));
        let next = frame.next();
        let [result, first, beta] =
            [n::RESULT, n::ALPHA_FIRST, n::BETA].map(|name| state.get(name));
        let (low, high) = (!below(&first, &result), !below(&result, &beta));
        claim.assume(below(&first, &beta));
        let score = choose(low, &first, &choose(high, &beta, &result));
        claim.assert_all(kit::lines! {
            "the root's score is within the window" => next.equals(n::ROOT_ALPHA, &score);
            "a score of alpha is an upper bound" => next.bit(n::ROOT_LOW).same(low);
            "a score of beta is a lower bound" => next.bit(n::ROOT_HIGH).same(high);
            "the result is offered next" => next.is(n::PHASE, phase::ANSWERING);
        });
    });
    lemma
}

/// Adds the goals common to a move and a pass: the child's window, from the node's negated beta up to `to`; the child's
/// `depth`; and the node's words on the stack.
fn enters(claim: &mut Claim, state: &State<'_>, frame: &Frame<'_>, to: Word, depth: Word) {
    let next = frame.next();
    let [alpha, beta] = [n::ALPHA, n::BETA].map(|name| state.get(name));
    let from = negated(&beta);
    for name in [n::ALPHA, n::ALPHA_FIRST] {
        claim.assert(format!("the child's {name}"), next.equals(name, &from));
    }
    let level = plus(&state.get(n::LEVEL), 1);
    let window = [alpha, beta].concat();
    let flags = frame.word(n::STACK_FLAGS);
    claim.assert_all(kit::lines! {
        "the child's beta" => next.equals(n::BETA, &to);
        "the child's depth" => next.equals(n::DEPTH, &depth);
        "the child is one ply deeper" => next.equals(n::LEVEL, &level);
        "the child is counted" => equal(&nodes(&next), &plus(&nodes(state), 1));
        "the node is pushed to the stack" => frame.bit(n::STACKS);
        "the stack gets the node's window" => frame.equals(n::WINDOW, &window);
        "the stack gets the node's first alpha" => equal(&frame.word(n::FIRST)[..16], &state.get(n::ALPHA_FIRST));
        "the stack gets the node's depth" => equal(&flags[..4], &state.get(n::DEPTH));
        "the stack gets whether the node passes" => flags[7].same(frame.bit(n::PASSES));
    });
}

/// Asserts that the node's parent comes back from the stack as it was pushed, and returns the next state.
fn restored<'a>(
    claim: &mut Claim,
    state: &State<'a>,
    frame: &Frame<'a>,
    parent: &Parent,
) -> State<'a> {
    let next = frame.next();
    let level = minus(&state.get(n::LEVEL), &constant(1, 6));
    claim.assert_all(kit::lines! {
        "the parent comes back" => frame.bit(n::RESTORES);
        "the ply falls by one" => next.equals(n::LEVEL, &level);
        "beta" => next.equals(n::BETA, &parent.beta);
        "first alpha" => next.equals(n::ALPHA_FIRST, &parent.alpha_first);
        "depth" => next.equals(n::DEPTH, &parent.flags[flag::DEPTH]);
    });
    for (name, bit) in [
        (n::CHECK, flag::CHECK),
        (n::QUIET, flag::QUIESCENT),
        (n::PASSED, flag::PASSED),
    ] {
        claim.assert(name, next.bit(name).same(parent.flags[bit]));
    }
    claim.assert("nodes stay", equal(&nodes(&next), &nodes(state)));
    next
}

fn kept(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "search-control/kept",
        "Beta and first alpha change only when a move or pass enters a child or a parent comes back from the stack. In \
         all other clocks alpha changes only when a node stands pat, where it becomes the value.",
        "bounds",
    )
    .with_case("any clock of a search", |claim| {
        let every: Vec<u64> = (1..15).collect();
        let (state, frame, _) = clock(circuit, claim, &every);
        let changes = any([n::MAKES, n::PASSES, n::RESTORES].map(|name| frame.bit(name)));
        claim.assume(!changes);
        let next = frame.next();
        claim.assert("beta", next.keeps(&state, n::BETA));
        claim.assert("first alpha", next.keeps(&state, n::ALPHA_FIRST));
        let value = frame.word(n::VALUE);
        let stands = all([
            state.is(n::PHASE, phase::DECIDING),
            next.bit(n::QUIET),
            below(&state.get(n::ALPHA), &value),
            next.equals(n::ALPHA, &value),
        ]);
        claim.assert("alpha", next.keeps(&state, n::ALPHA) | stands);
        claim.assert("nodes", {
            let counts = state.is(n::PHASE, phase::SCANNING)
                & equal(&nodes(&next), &plus(&nodes(&state), 1));
            counts | equal(&nodes(&next), &nodes(&state))
        });
    })
}

fn flow(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "search-control/flow",
        "The unit takes a job in exactly the clocks in which `job_valid` and `job_ready` are high. `job_ready` is high \
         when the unit is idle and `push_valid`, `reset` and `cancel` are low. The unit offers a result, unchanged, \
         until the user takes it. A reset makes the unit idle.",
        "",
    );
    lemma.case("idle", |claim| {
        let state = circuit.any_state();
        claim.assume(state.is(n::PHASE, phase::IDLE));
        let frame = state.clock(&[], &[]);
        let takes = frame.bit(n::JOB_VALID) & frame.bit(n::JOB_READY);
        let next = frame.next();
        let busy = any([n::PUSH_VALID, n::RESET, n::CANCEL].map(|name| frame.bit(name)));
        claim.assert_all(kit::lines! {
            "a job is taken" => choose_phase(&next, takes, phase::SCANNING, phase::IDLE);
            "a job is accepted when nothing else comes" => frame.bit(n::JOB_READY).same(!busy);
            "moves are taken" => frame.bit(n::PUSH_READY).same(!frame.bit(n::RESET));
        });
    });
    lemma.case("under way", |claim| {
        let state = circuit.any_state();
        claim.assume(!state.is(n::PHASE, phase::IDLE));
        let frame = state.clock(&[], &[]);
        let offers = state.is(n::PHASE, phase::ANSWERING);
        let stopped = frame
            .bit(n::RESET)
            .implies(frame.next().is(n::PHASE, phase::IDLE));
        claim.assert_all(kit::lines! {
            "no job is taken" => !frame.bit(n::JOB_READY);
            "no pushed move is taken" => !frame.bit(n::PUSH_READY);
            "a result is offered exactly in the answering phase" => frame.bit(n::RESULT_VALID).same(offers);
            "a reset makes the unit idle" => stopped;
        });
    });
    lemma.case("a result waits", |claim| {
        let state = circuit.any_state();
        claim.assume(state.is(n::PHASE, phase::ANSWERING));
        let frame = state.clock(&[], &[]);
        claim.assume(!frame.bit(n::RESET));
        let next = frame.next();
        let takes = frame.bit(n::RESULT_READY);
        claim.assert(
            "the result is offered until it is taken",
            choose_phase(&next, takes, phase::IDLE, phase::ANSWERING),
        );
        let later = next.clock(&[], &[]);
        for name in [
            n::RESULT_SCORE,
            n::RESULT_BOUND,
            n::RESULT_BEST,
            n::RESULT_NODES_LOW,
            n::RESULT_NODES_HIGH,
            n::RESULT_STATUS,
            n::CYCLES_LOW,
            n::CYCLES_HIGH,
        ] {
            claim.assert(
                format!("{name} stays"),
                takes | frame.equals(name, &later.word(name)),
            );
        }
    });
    lemma
}

/// Whether the phase is `yes` if the condition is true, and otherwise `no`.
fn choose_phase(state: &State<'_>, when: Lit, yes: u64, no: u64) -> Lit {
    when.mux(state.is(n::PHASE, yes), state.is(n::PHASE, no))
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![
        bounds(circuit),
        window(circuit),
        kept(circuit),
        flow(circuit),
    ]
}

/// Returns the theorems.
pub fn theorems() -> Vec<Theorem> {
    vec![
        Theorem {
            name: "search: the window step is negamax",
            says: "Assume that the stack returns what was written, that values are scores, that a job's alpha is below \
                   its beta, and that neither is the least 16-bit number. Then a child is searched with its parent's \
                   window negated and swapped, or after a pass with the narrowest window that has the same lower \
                   bound. The parent's alpha becomes the maximum of itself and its children's negated scores, but not \
                   more than beta; a score of beta or more ends the node. A node whose moves are all tried scores \
                   alpha. A node without moves scores as mated at its ply, or 0. The root's best move is the last one \
                   that raised its alpha.",
            lemmas: list("bounds window kept"),
            because: "Each step is a goal of lemma window. Between the steps a node's window and first alpha stay \
                      (kept), so a child is scored against the window with which it was entered. No negation overflows \
                      (bounds).",
        },
        Theorem {
            name: "search: the node limit holds, and results wait until they are taken",
            says: "A search with a limit counts no more nodes than the limit. The unit takes a job only when it is \
                   idle. It offers a result, unchanged, until the user takes it. A reset makes it idle.",
            lemmas: list("bounds flow"),
            because: "Each statement is a goal of one of these lemmas. The invariant (bounds) covers that the unit \
                      compares nodes and limit one clock before it uses the result.",
        },
    ]
}
