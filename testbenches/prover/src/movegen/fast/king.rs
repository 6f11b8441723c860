//! The king's own moves: each expected one is given to his queue once, and no other ever.

use super::super::move_of;
use super::board;
use super::hand::set_copies;
use super::look::{self, NEIGHBOURS, at};
use super::names as n;
use super::room;
use crate::chess::{Move, Rules, kind, step};
use crate::kit::circuit::{Circuit, Frame, State};
use crate::kit::graph::{FALSE, Graph, Lit, Word};
use crate::proof::{Claim, Lemma, Method};

/// The looks' steps in the order in which they come.
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

/// Where a step is on its way to the verdict.
const STAGES: [&str; 5] = [n::TURN, n::SEEN, n::STEP_1, n::STEP_2, n::STEP_3];

/// What does not change while a generation lasts.
struct Followed<'a> {
    rules: &'a Rules<'a>,
    king: Vec<Lit>,
    danger: Word,
    checked: Lit,
    legal: Lit,
    captures: Lit,
    mv: Move,
}

impl Followed<'_> {
    fn may_castle(&self, short: bool) -> Lit {
        let (graph, rules) = (self.rules.graph, self.rules);
        let (between, way) = if short { (5..7, 5..7) } else { (1..4, 2..4) };
        let on = |rank: usize| {
            let right = rules.position.rights[rank / 7 * 2 + usize::from(!short)];
            let free = between.clone().map(|file| rules.empty(8 * rank + file));
            let safe = way.clone().map(|file| !self.danger[8 * rank + file]);
            graph.all(free.chain(safe).chain([right]).collect::<Vec<_>>())
        };
        let may = graph.mux(rules.position.black, on(7), on(0));
        graph.and(may, !self.checked)
    }

    /// It is to be given, in terms of what the looks leave.
    fn expected(&self) -> Lit {
        let (graph, rules) = (self.rules.graph, self.rules);
        let attacked = rules.on(&self.mv.to, |square| self.danger[square]);
        let moves = graph.and(rules.moves(&self.mv), graph.or(!self.legal, !attacked));
        let castles = [true, false]
            .map(|short| graph.and(rules.castling_word(&self.mv, short), self.may_castle(short)));
        let all = graph.or(moves, graph.any(castles));
        graph.and(all, graph.or(!self.captures, rules.forcing(&self.mv)))
    }

    /// It is decided about in that step.
    fn is_of(&self, of: u64) -> Lit {
        let graph = self.rules.graph;
        let castles = [kind::SHORT, kind::LONG].map(|kind| graph.is(&self.mv.kind, kind));
        match of {
            at::SHORT => castles[0],
            at::LONG => castles[1],
            8.. => {
                let by = NEIGHBOURS[(of - at::EAST) as usize];
                graph.and(
                    self.rules.apart(&self.king, &self.mv.to, by, 1),
                    !graph.any(castles),
                )
            }
            _ => FALSE,
        }
    }
}

/// The verdict of that step has been: no stage has it or one before.
fn over(graph: &Graph, circuit: &Circuit, state: &State, of: u64) -> Lit {
    let place = ORDER.iter().position(|&step| step == of).unwrap_or(0);
    let later = |stage: &str| {
        let stage = circuit.get(state, stage);
        graph.any(
            ORDER[place + 1..]
                .iter()
                .map(|&step| graph.is(&stage, step))
                .collect::<Vec<_>>(),
        )
    };
    graph.all(STAGES.map(later))
}

/// The followed word is decided about.
fn decided(graph: &Graph, circuit: &Circuit, state: &State, followed: &Followed<'_>) -> Lit {
    let of = ORDER.map(|of| graph.and(followed.is_of(of), over(graph, circuit, state, of)));
    graph.any(of)
}

/// The square that a step is about, by the king's.
fn about(of: u64, king: usize) -> Option<usize> {
    match of {
        at::SHORT => Some(8 * (king / 8) + 6),
        at::LONG => Some(8 * (king / 8) + 2),
        _ => step(king, NEIGHBOURS[(of - at::EAST) as usize], 1),
    }
}

/// The invariant, `given` being the ghost.
fn invariant(
    circuit: &Circuit,
    state: &State,
    followed: &Followed<'_>,
    given: Lit,
) -> Vec<(String, Lit)> {
    let (graph, rules) = (followed.rules.graph, followed.rules);
    let get = |name: &str| circuit.get(state, name);
    let bit = |name: &str| get(name)[0];
    let mut lines = Vec::new();
    let each = |holds: &dyn Fn(usize) -> Lit| {
        let each = (0..64).map(|king| graph.implies(followed.king[king], holds(king)));
        graph.all(each.collect::<Vec<_>>())
    };
    for of in at::EAST..at::EAST + 8 {
        let right = each(&|king| match about(of, king) {
            None => graph.and(!bit(n::ON_BOARD), !bit(n::REACHED)),
            Some(to) => graph.all([
                bit(n::ON_BOARD),
                graph.is(&get(n::GOAL), to as u64),
                graph.same(bit(n::REACHED), !rules.own(to)),
                graph.same(bit(n::ENEMY), rules.enemy(to)),
            ]),
        });
        let now = graph.is(&get(n::STEP_3), of);
        lines.push((
            format!("step {of} knows its square"),
            graph.implies(now, right),
        ));
    }
    for (name, of) in [(n::EAST_SAFE, at::EAST), (n::WEST_SAFE, at::EAST + 2)] {
        let right = each(&|king| {
            about(of, king).map_or(crate::kit::graph::TRUE, |to| {
                graph.same(bit(name), !followed.danger[to])
            })
        });
        let over = over(graph, circuit, state, of);
        lines.push((format!("{name} is kept"), graph.implies(over, right)));
    }
    let rights = rules.position.rights;
    let [white, black] = [0, 2].map(|first| graph.or(rights[first], rights[first + 1]));
    let right = graph.mux(rules.position.black, black, white);
    for pair in STAGES.windows(2) {
        let last = graph.is(&get(pair[1]), at::EAST + 7);
        let skips = graph.and(last, graph.is(&get(pair[0]), at::DONE));
        let name = format!("{} does not leave out castling", pair[0]);
        lines.push((name, !graph.and(skips, right)));
    }
    let decided = decided(graph, circuit, state, followed);
    let right = graph.same(given, graph.and(decided, followed.expected()));
    lines.push(("given if decided about and expected".to_owned(), right));
    lines
}

/// What the looks find is what it is to be in the clock of each verdict (lemma `looks`).
fn verdicts(
    graph: &Graph,
    circuit: &Circuit,
    state: &State,
    followed: &Followed<'_>,
    claim: &mut Claim,
) {
    let get = |name: &str| circuit.get(state, name);
    let attacked = get(n::ATTACKED)[0];
    for of in [at::SHORT, at::LONG]
        .into_iter()
        .chain(at::EAST..at::EAST + 8)
    {
        let now = graph.is(&get(n::STEP_3), of);
        for king in 0..64 {
            if let Some(to) = about(of, king) {
                let here = graph.and(now, followed.king[king]);
                claim.given(graph.implies(here, graph.same(attacked, followed.danger[to])));
            }
        }
        if of < at::EAST {
            let right = graph.same(get(n::IN_CHECK)[0], followed.checked);
            claim.given(graph.implies(now, right));
        }
    }
}

/// What the king's steps give in a clock: whether, and the word.
pub fn gives(frame: &Frame<'_>) -> (Lit, Word) {
    let word = (0..16).map(|bit| frame.told(n::KING_WORD, bit)).collect();
    (frame.bit(n::KING_GIVES), word)
}

/// The lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "movegen-fast/king",
        says: "While a generation lasts a word that the king's steps give to his queue is an expected one of his own moves, \
               castling among them, and is given once; when his steps are done every expected one was given.",
        assumes: &[
            "movegen-fast/board",
            "movegen-fast/reads",
            "movegen-fast/kings",
            "movegen-fast/looks",
            "movegen-fast/steps",
            "movegen-fast/timing",
            "movegen-fast/offers",
        ],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let mut state = circuit.any_state(graph);
        set_copies(graph, circuit, &mut state);
        let position = board::position(graph, circuit, &state);
        let rules = Rules {
            graph,
            position: &position,
        };
        look::given(&rules, circuit, &state, &mut claim);
        claim.given(rules.rights_at_home());
        let [white, black] = [n::WHITE_KING, n::BLACK_KING].map(|name| circuit.get(&state, name));
        let king = graph.choose(position.black, &black, &white);
        let word = [king.clone(), graph.word(10)].concat();
        let followed = Followed {
            rules: &rules,
            king: graph.decode(&king),
            danger: graph.word(64),
            checked: graph.var(),
            legal: graph.var(),
            captures: graph.var(),
            mv: move_of(graph, &word),
        };
        let ghost = graph.var();
        for (_, holds) in room::invariant(graph, circuit, &state) {
            claim.given(holds);
        }
        for (_, holds) in invariant(circuit, &state, &followed, ghost) {
            claim.given(holds);
        }
        verdicts(graph, circuit, &state, &followed, &mut claim);
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![FALSE])], &[]);
        let active = circuit.get(&state, n::ACTIVE)[0];
        let starts = graph.and(frame.bit(n::START_VALID), frame.bit(n::START_READY));
        claim.given(graph.or(active, starts));
        // From the lemma `timing`.
        let at_king = graph.is(&circuit.get(&state, n::TURN), at::KING);
        claim.given(graph.implies(active, !at_king));
        for (name, mode) in [
            (n::LEGAL_ONLY, followed.legal),
            (n::CAPTURES_ONLY, followed.captures),
        ] {
            claim.given(graph.implies(active, graph.same(circuit.get(&state, name)[0], mode)));
        }
        let (valid, given) = gives(&frame);
        let gives = graph.and(valid, graph.equal(&given, &word));
        claim.goal(
            "a word given is expected",
            graph.implies(gives, followed.expected()),
        );
        claim.goal("and was not given before", graph.implies(gives, !ghost));
        let own = graph.equal(&given[..6], &king);
        claim.goal("it is a move of the king", graph.implies(valid, own));
        claim.goal("a promotion it is not", !given[15]);
        // The end of the generation leads to idle.
        let next = frame.next();
        let runs = circuit.get(&next, n::ACTIVE)[0];
        for (name, holds) in invariant(circuit, &next, &followed, graph.or(ghost, gives)) {
            claim.goal(name, graph.implies(runs, holds));
        }
        let done = circuit.get(&state, n::KING_DONE)[0];
        let at_the_end = graph.same(ghost, followed.expected());
        claim.goal(
            "when he has done it was given if expected",
            graph.implies(graph.and(done, active), at_the_end),
        );
        claim.image = board::image(circuit, &state);
        claim.show("word", word);
        for name in STAGES {
            claim.show(name, circuit.get(&state, name));
        }
        claim
    });
    lemma
}
