//! The king's own moves (lemma `king`): each expected one is emitted to the king's queue once, and nothing else is.
//!
//! The proof is one step of induction and follows one arbitrary word.

use super::board;
use super::look::{self, NEIGHBOURS, at};
use super::names as n;
use super::piece_selector::set_copies;
use super::queue_space;
use kit::prelude::*;
use spec::rules::{Move, Rules, kind, move_of, step};

/// The looks' steps in order.
const ORDER: [u64; 14] = [
    at::KING,
    at::PASSANT_LEFT,
    at::PASSANT_RIGHT,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    15,
    at::SHORT,
    at::LONG,
    at::DONE,
];

/// The stages through which a step passes to its verdict.
const STAGES: [&str; 5] = [n::TURN, n::SEEN, n::STEP_1, n::STEP_2, n::STEP_3];

/// What does not change during a generation.
struct Followed<'a> {
    rules: &'a Rules<'a>,
    king: Vec<Lit>,
    attacked_squares: Word,
    checked: Lit,
    legal: Lit,
    captures: Lit,
    mv: Move,
}

impl Followed<'_> {
    fn may_castle(&self, short: bool) -> Lit {
        let rules = self.rules;
        let (between, way) = if short { (5..7, 5..7) } else { (1..4, 2..4) };
        let on = |rank: usize| {
            let right = rules.position.rights[rank / 7 * 2 + usize::from(!short)];
            let free = between.clone().map(|file| rules.empty(8 * rank + file));
            let safe = way
                .clone()
                .map(|file| !self.attacked_squares[8 * rank + file]);
            all(free.chain(safe).chain([right]))
        };
        let may = rules.position.black.mux(on(7), on(0));
        may & !self.checked
    }

    /// Whether the followed word is expected, in terms of the looks' results.
    fn expected(&self) -> Lit {
        let rules = self.rules;
        let attacked = rules.on(&self.mv.to, |square| self.attacked_squares[square]);
        let moves = rules.moves(&self.mv) & (!self.legal | !attacked);
        let castles = [true, false]
            .map(|short| rules.castling_word(&self.mv, short) & self.may_castle(short));
        let all = moves | any(castles);
        all & (!self.captures | rules.forcing(&self.mv))
    }

    /// Whether this step decides the followed word.
    fn is_of(&self, of: u64) -> Lit {
        let castles = [kind::SHORT, kind::LONG].map(|kind| is(&self.mv.kind, kind));
        match of {
            at::SHORT => castles[0],
            at::LONG => castles[1],
            8.. => {
                let by = NEIGHBOURS[(of - at::EAST) as usize];
                self.rules.apart(&self.king, &self.mv.to, by, 1) & !any(castles)
            }
            _ => FALSE,
        }
    }
}

/// Whether the verdict of this step has passed: no stage has this step or an earlier one.
fn over(state: &State<'_>, of: u64) -> Lit {
    let place = ORDER.iter().position(|&step| step == of).unwrap_or(0);
    let later = |stage: &str| {
        let stage = state.get(stage);
        any(ORDER[place + 1..].iter().map(|&step| is(&stage, step)))
    };
    all(STAGES.map(later))
}

/// Whether the followed word is decided.
fn decided(state: &State<'_>, followed: &Followed<'_>) -> Lit {
    let of = ORDER.map(|of| followed.is_of(of) & over(state, of));
    any(of)
}

/// Returns the square from which a step looks when the king is on `king`.
fn about(of: u64, king: usize) -> Option<usize> {
    match of {
        at::SHORT => Some(8 * (king / 8) + 6),
        at::LONG => Some(8 * (king / 8) + 2),
        _ => step(king, NEIGHBOURS[(of - at::EAST) as usize], 1),
    }
}

/// The invariant. The ghost `emitted` says that the followed word was emitted.
fn invariant(state: &State<'_>, followed: &Followed<'_>, emitted: Lit) -> Vec<(String, Lit)> {
    let rules = followed.rules;
    let get = |name: &str| state.get(name);
    let bit = |name: &str| get(name)[0];
    let mut lines = Vec::new();
    let each = |holds: &dyn Fn(usize) -> Lit| {
        let each = (0..64).map(|king| followed.king[king].implies(holds(king)));
        all(each)
    };
    for of in at::EAST..at::EAST + 8 {
        let right = each(&|king| match about(of, king) {
            None => !bit(n::ON_BOARD) & !bit(n::REACHED),
            Some(to) => all([
                bit(n::ON_BOARD),
                is(&get(n::GOAL), to as u64),
                bit(n::REACHED).same(!rules.own(to)),
                bit(n::ENEMY).same(rules.enemy(to)),
            ]),
        });
        let now = is(&get(n::STEP_3), of);
        lines.push((format!("step {of} has its square"), now.implies(right)));
    }
    for (name, of) in [(n::EAST_SAFE, at::EAST), (n::WEST_SAFE, at::EAST + 2)] {
        let right = each(&|king| {
            about(of, king).map_or(TRUE, |to| bit(name).same(!followed.attacked_squares[to]))
        });
        let over = over(state, of);
        lines.push((format!("{name} keeps its verdict"), over.implies(right)));
    }
    let rights = rules.position.rights;
    let [white, black] = [0, 2].map(|first| rights[first] | rights[first + 1]);
    let right = rules.position.black.mux(black, white);
    for pair in STAGES.windows(2) {
        let last = is(&get(pair[1]), at::EAST + 7);
        let skips = last & is(&get(pair[0]), at::DONE);
        let name = format!("{} does not leave out castling", pair[0]);
        lines.push((name, !(skips & right)));
    }
    let decided = decided(state, followed);
    let right = emitted.same(decided & followed.expected());
    lines.push((
        "the followed word was emitted exactly if it is expected and decided".to_owned(),
        right,
    ));
    lines
}

/// Assumes that the looks' results are correct in the clock of each verdict (lemma `looks`).
fn verdicts(state: &State<'_>, followed: &Followed<'_>, claim: &mut Claim) {
    let get = |name: &str| state.get(name);
    let attacked = get(n::ATTACKED)[0];
    for of in [at::SHORT, at::LONG]
        .into_iter()
        .chain(at::EAST..at::EAST + 8)
    {
        let now = is(&get(n::STEP_3), of);
        for king in 0..64 {
            if let Some(to) = about(of, king) {
                let here = now & followed.king[king];
                claim.assume(here.implies(attacked.same(followed.attacked_squares[to])));
            }
        }
        if of < at::EAST {
            let right = get(n::IN_CHECK)[0].same(followed.checked);
            claim.assume(now.implies(right));
        }
    }
}

/// Returns whether the king's steps emit a word in a clock, and the word.
pub fn emits(frame: &Frame<'_>) -> (Lit, Word) {
    let word = (0..16)
        .map(|bit| frame.bit_or_false(n::KING_WORD, bit))
        .collect();
    (frame.bit(n::KING_EMITS), word)
}

/// Returns the lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    Lemma::induction(
        "movegen-fast/king",
        "During a generation the king's steps emit only expected moves of the king, including castling, to the king's \
         queue, and each only once. When these steps are done, every expected move of the king has been emitted.",
        "board reads kings looks steps timing offers",
    )
    .with_case("any clock", move |claim| {
        let mut state = circuit.any_state();
        set_copies(&mut state);
        let position = board::position(&state);
        let rules = Rules::new(&position);
        look::assume(&rules, &state, claim);
        claim.assume(rules.rights_at_home());
        let [white, black] = [n::WHITE_KING, n::BLACK_KING].map(|name| state.get(name));
        let king = choose(position.black, &black, &white);
        let word = [king.clone(), free_word(10)].concat();
        let followed = Followed {
            rules: &rules,
            king: decode(&king),
            attacked_squares: free_word(64),
            checked: free_bit(),
            legal: free_bit(),
            captures: free_bit(),
            mv: move_of(&word),
        };
        let ghost = free_bit();
        claim.assume_all(queue_space::invariant(&state));
        claim.assume_all(invariant(&state, &followed, ghost));
        verdicts(&state, &followed, claim);
        let frame = state.clock(&[(n::RESET, vec![FALSE])], &[]);
        let active = state.bit(n::ACTIVE);
        let starts = frame.bit(n::START_VALID) & frame.bit(n::START_READY);
        claim.assume(active | starts);
        // Lemma `timing` proves this.
        let at_king = state.is(n::TURN, at::KING);
        claim.assume(active.implies(!at_king));
        for (name, mode) in [
            (n::LEGAL_ONLY, followed.legal),
            (n::CAPTURES_ONLY, followed.captures),
        ] {
            claim.assume(active.implies(state.bit(name).same(mode)));
        }
        let (valid, emitted) = emits(&frame);
        let emits = valid & equal(&emitted, &word);
        let own = equal(&emitted[..6], &king);
        claim.assert_all(kit::lines! {
            "a word emitted is expected" => emits.implies(followed.expected());
            "the word was not emitted before" => emits.implies(!ghost);
            "the word is a move of the king" => valid.implies(own);
            "the word is not a promotion" => !emitted[15];
        });
        // The invariant need not hold when the generation has ended.
        let next = frame.next();
        let runs = next.bit(n::ACTIVE);
        claim.assert_if(runs, invariant(&next, &followed, ghost | emits));
        let done = state.bit(n::KING_DONE);
        let at_the_end = ghost.same(followed.expected());
        claim.assert(
            "when the steps are done, the followed word was emitted if expected",
            (done & active).implies(at_the_end),
        );
        claim.image = board::image(&state);
        claim.show("word", word);
        claim.show_registers(&state, &STAGES);
    })
}
