//! Lemma `timing`, the order of events: no lane judges before the looks have their verdicts, and a quiet unit stays
//! quiet.

use super::look::{at, from_square};
use super::names as n;
use super::piece_selector::{Clock, none_left};
use kit::prelude::*;

/// Whether a step of a look is behind the two that try en passant captures.
fn past(step: &[Lit]) -> Lit {
    !less(step, &constant(at::SHORT, 4))
}

/// Whether a pawn on this square may capture en passant, judging by its rank.
pub fn passes(state: &State<'_>, square: &[Lit]) -> Lit {
    let black = state.bit(n::SIDE);
    let rank = choose(black, &constant(3, 3), &constant(4, 3));
    let passant = state.bit(n::PASSANT);
    passant & equal(&square[3..6], &rank)
}

/// The invariant: the order of events, in any state except the first of a generation.
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
            "during a generation the king's step is past".to_owned(),
            active.implies(!is_king(&turn)),
        ),
        (
            "before a start the unit looks from the king's square".to_owned(),
            idle.implies(all(looked)),
        ),
        (
            "before a start no en passant capture is made for the look".to_owned(),
            idle.implies(nothing(n::LEFT_BY) & nothing(n::ENTERED)),
        ),
        (
            "a settled unit has computed everything that depends on the board".to_owned(),
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
            "the lane is idle outside a generation",
            active | !any([busy, starting, visited]),
        );
        line(
            "a piece that starts keeps the lane busy",
            starting.implies(busy),
        );
        line(
            "pushing happens only when the walk is under way",
            of("pushing")[0].implies(under_way),
        );
        line(
            "when the walk is under way, the look from the king's square has been taken",
            under_way.implies(!is_king(&seen)),
        );
        line(
            "when the lane judges, that look has its verdict",
            visited.implies(!is_king(&first)),
        );
        let origin = passes(of("origin")) & busy;
        let from = passes(of("from")) & visited;
        line(
            "a pawn that may capture en passant starts after the looks for it are taken",
            origin.implies(all_past(&[&seen, &first])),
        );
        line(
            "such a pawn walks after that",
            (origin & under_way).implies(past(&second)),
        );
        line(
            "such a pawn is judged after the verdicts of those looks",
            from.implies(all_past(&[&seen, &first, &second, &third])),
        );
        let code = of("code");
        let knight = code[3].implies(!code[0] & !code[1]);
        line("a promotion is noted as that to a knight", knight);
    }
    lines
}

/// Returns the lemma about the order of events.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "movegen-fast/timing",
        "At a start the unit looks from the king's square on the current board. This look has its verdict three clocks \
         later, and no lane judges before then. No lane judges an en passant capture before the looks for these \
         captures have their verdicts. While a generation runs and is not quiet, the board and the modes stay. Once \
         the unit is quiet it stays quiet: every piece is handed out, the lanes rest and the king's steps are done.",
        "board offers steps",
    );
    lemma.case("any clock", move |claim| {
        let clock = Clock::any(circuit, claim);
        let (state, frame, next) = (&clock.state, &clock.frame, clock.frame.next());
        claim.assume_all(in_time(state));
        claim.assert_all(in_time(&next));
        let (active, quiet) = (clock.bit(n::ACTIVE), frame.bit(n::QUIET));
        let lanes = (0..n::LANES).map(|lane| frame.bit(&n::lane(lane, "out_valid")));
        let emits = any(lanes.chain([frame.bit(n::KING_EMITS)]));
        let looks = active & !quiet;
        let same = |name: &str| state.keeps(&next, name);
        let modes = same(n::LEGAL_ONLY) & same(n::CAPTURES_ONLY);
        claim.assert_all(kit::lines! {
            "nothing is emitted outside a generation" => emits.implies(active);
            "the board stays while it is needed" => !(looks & clock.loads());
            "modes stay" => active.implies(modes);
        });
        let starts = clock.starts();
        for (name, mode) in [
            (n::LEGAL_ONLY, n::START_LEGAL),
            (n::CAPTURES_ONLY, n::START_CAPTURES),
        ] {
            let right = next.bit(name).same(frame.bit(mode));
            claim.assert(format!("{name} is the start's"), starts.implies(right));
        }
        let settled = clock.bit(n::SETTLED) & !clock.bit(n::UNSETTLED);
        let kept = [n::IN_CHECK, n::IN_DOUBLE_CHECK, n::BY_FILES, n::BY_RANKS].map(str::to_owned);
        let lines = (0..4)
            .flat_map(|line| ["pins", "answers"].map(|name| format!("line_scans_{line}.{name}")));
        let kept = kept.into_iter().chain(lines).map(|name| same(&name));
        let kept = all(kept);
        let king = state.is(n::STEP_2, at::KING);
        claim.assert_all(kit::lines! {
            "no generation runs at a start" => starts.implies(!active);
            "a start begins a generation" => starts.implies(next.bit(n::ACTIVE));
            "the unit is settled at a start" => starts.implies(settled);
            "nothing is loaded at a start" => starts.implies(!clock.loads());
            "the results for the king stay except in the king's step" => king | kept;
        });
        for (name, step) in [
            (n::LEFT_SAFE, at::PASSANT_LEFT),
            (n::RIGHT_SAFE, at::PASSANT_RIGHT),
        ] {
            let verdict = state.is(n::STEP_3, step);
            let safe = !state.bit(n::ATTACKED);
            let right = verdict.mux(safe, state.bit(name));
            claim.assert(
                format!("{name} holds the verdict of its step"),
                next.bit(name).same(right),
            );
        }
        end(&clock, &next, claim);
    });
    lemma.case("power-up", move |claim| {
        claim.assert_all(in_time(&circuit.initial_state()));
    });
    lemma.case("a reset", move |claim| {
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
            "what depends on the board is computed again",
            next.bit(n::UNSETTLED),
        );
    });
    lemma
}

/// Asserts that a quiet unit stays quiet, and what that implies.
fn end(clock: &Clock<'_>, next: &State<'_>, claim: &mut Claim) {
    let state = &clock.state;
    let (active, quiet) = (clock.bit(n::ACTIVE), clock.frame.bit(n::QUIET));
    let then = next.clock(&[(n::RESET, vec![FALSE])], &[]);
    let over = active & quiet;
    let runs = next.bit(n::ACTIVE);
    let steps = [n::TURN, n::SEEN, n::STEP_1, n::STEP_2, n::STEP_3];
    let done = steps.map(|step| state.is(step, at::DONE));
    claim.assert_all(kit::lines! {
        "a quiet unit stays quiet" => (over & runs).implies(then.bit(n::QUIET));
        "in a quiet unit no piece is left" => over.implies(none_left(state));
        "in a quiet unit the king's steps are done" => over.implies(all(done));
    });
    for lane in 0..n::LANES {
        let of = |name: &str| state.bit(&n::lane(lane, name));
        let rests = !(of("busy") | of("visited"));
        claim.assert(format!("lane {lane} is idle"), over.implies(rests));
    }
    let ends = active & !runs;
    claim.assert("only a quiet generation ends", ends.implies(quiet));
}
