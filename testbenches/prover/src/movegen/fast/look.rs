//! The looks: three clocks after a square was looked from, its verdict is what the rules say.

use super::board;
use super::names as n;
use super::sight::Sight;
use crate::chess::{Choice, Move, Piece, Rules, Step, kind, step};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE, Word};
use crate::movegen::chain::RAYS;
use crate::proof::{Claim, Lemma, Method};

/// The steps of the looks, in the numbers of the Verilog.
pub mod at {
    #![allow(missing_docs, reason = "the steps")]
    pub const KING: u64 = 0;
    pub const PASSANT_LEFT: u64 = 1;
    pub const PASSANT_RIGHT: u64 = 2;
    pub const SHORT: u64 = 3;
    pub const LONG: u64 = 4;
    pub const DONE: u64 = 5;
    pub const EAST: u64 = 8;
}

/// Where the king's eight steps lead, from step 8 on: the rays of the chain, in its order.
pub const NEIGHBOURS: [Step; 8] = RAYS;

/// Clocks from a look to its verdict.
const CLOCKS: usize = 3;

/// One bit of a word.
pub fn one_hot(bit: usize, width: usize) -> Word {
    (0..width).map(|at| Lit::from(at == bit)).collect()
}

/// The registers that say from where it is looked.
pub fn from_square(square: usize) -> [(&'static str, Word); 4] {
    let (file, rank) = (square % 8, square / 8);
    [
        (n::AT_FILE, one_hot(file, 8)),
        (n::AT_RANK, one_hot(rank, 8)),
        (n::ON_RISING, one_hot(file + 7 - rank, 15)),
        (n::ON_FALLING, one_hot(file + rank, 15)),
    ]
}

/// What a position is made of: it stays while a generation looks at it (lemma `frozen`).
fn keep_board(circuit: &Circuit, first: &State, state: &mut State) {
    let ranks = (0..8).map(n::rank);
    let others = [
        n::SIDE,
        n::RIGHTS,
        n::PASSANT,
        n::TARGET,
        n::WHITE_KING,
        n::BLACK_KING,
    ];
    for name in ranks.chain(others.map(str::to_owned)) {
        circuit.set(state, &name, &circuit.get(first, &name));
    }
}

/// The verdict of a look that begins in this state.
fn verdict(graph: &Graph, circuit: &Circuit, first: &State) -> State {
    let mut state = first.clone();
    for _ in 0..CLOCKS {
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![FALSE])], &[]);
        state = frame.next();
        keep_board(circuit, first, &mut state);
    }
    state
}

/// The kings are where the registers say, from the lemma `kings`; nibbles are pieces.
pub fn given(rules: &Rules<'_>, circuit: &Circuit, state: &State, claim: &mut Claim) {
    let graph = rules.graph;
    claim.given(rules.pieces());
    for (name, black) in [(n::WHITE_KING, false), (n::BLACK_KING, true)] {
        let square = graph.decode(&circuit.get(state, name));
        let right = (0..64).map(|at| {
            let colour = rules.position.squares[at][3].negated_if(!black);
            graph.same(square[at], graph.and(rules.piece(at, Piece::King), colour))
        });
        claim.given(graph.all(right.collect::<Vec<_>>()));
    }
}

/// What is kept of the look from the king's square, if it is at the king's step, is what is to be seen.
fn keeps(
    rules: &Rules<'_>,
    circuit: &Circuit,
    (state, seen): (&State, &Word),
    king: usize,
    claim: &mut Claim,
) {
    let graph = rules.graph;
    let get = |name: &str| circuit.get(state, name);
    let sight = Sight::from(rules, king);
    let here = graph.and(rules.own_king(king), graph.is(seen, at::KING));
    let mut goal = |name: String, lit: Lit| claim.goal(name, graph.implies(here, lit));
    for line in 0..4 {
        let pins = get(&format!("line_scans_{line}.pins"));
        // Somebody of the enemy's may be noted too: he never moves.
        let own = (0..8).map(|bit| {
            let square = match line {
                0 => Some(8 * (king / 8) + bit),
                1 => Some(8 * bit + king % 8),
                2 => step(king, (1, 1), bit as i32 - king as i32 / 8),
                _ => step(king, (-1, 1), bit as i32 - king as i32 / 8),
            };
            let own = square.map_or(FALSE, |square| rules.own(square));
            graph.implies(own, graph.same(pins[bit], sight.pinned[line][bit]))
        });
        let own = graph.all(own.collect::<Vec<_>>());
        goal(format!("pins on line {line}"), own);
        let answers = get(&format!("line_scans_{line}.answers"));
        goal(
            format!("answers on line {line}"),
            graph.equal(&answers, &sight.answers[line]),
        );
    }
    goal(
        "check".to_owned(),
        graph.same(get(n::IN_CHECK)[0], sight.checked),
    );
    goal(
        "double check".to_owned(),
        graph.same(get(n::IN_DOUBLE_CHECK)[0], sight.double),
    );
    goal(
        "files of knights".to_owned(),
        graph.equal(&get(n::BY_FILES), &sight.knight_files),
    );
    goal(
        "ranks of knights".to_owned(),
        graph.equal(&get(n::BY_RANKS), &sight.knight_ranks),
    );
}

/// Any position, looked at from that square at whatever step.
fn looked_at(graph: &Graph, circuit: &Circuit, square: usize) -> State {
    let mut state = circuit.any_state(graph);
    for (name, word) in from_square(square) {
        circuit.set(&mut state, name, &word);
    }
    circuit.set(&mut state, n::LEFT_BY, &[FALSE; 8]);
    circuit.set(&mut state, n::ENTERED, &[FALSE; 8]);
    state
}

/// The mover's king off the board: he does not shield squares behind him.
pub fn without_king(rules: &Rules<'_>) -> crate::chess::Position {
    let mut position = rules.position.clone();
    for square in 0..64 {
        let king = rules.own_king(square);
        position.squares[square] = position.squares[square].map(|bit| rules.graph.and(bit, !king));
    }
    position
}

/// A look from a square: is it attacked, and if the king stands there, what does he see?
fn plain(graph: &Graph, circuit: &Circuit, square: usize) -> Claim {
    let mut claim = Claim::default();
    let state = looked_at(graph, circuit, square);
    let position = board::position(graph, circuit, &state);
    let rules = Rules {
        graph,
        position: &position,
    };
    claim.image = board::image(circuit, &state);
    given(&rules, circuit, &state, &mut claim);
    let after = verdict(graph, circuit, &state);
    let aside = without_king(&rules);
    let attacked = Rules {
        graph,
        position: &aside,
    }
    .attacked(square, false);
    // The enemy's king does not attack his own square; no step of the king's leads there, and no castling.
    let theirs = graph.and(rules.enemy(square), rules.piece(square, Piece::King));
    let right = graph.same(circuit.get(&after, n::ATTACKED)[0], attacked);
    claim.goal("attacked", graph.or(theirs, right));
    let seen = circuit.get(&state, n::SEEN);
    keeps(&rules, circuit, (&after, &seen), square, &mut claim);
    claim
}

/// The capture en passant from one side.
pub fn passes(rules: &Rules<'_>, target: &Choice, side: i32) -> Move {
    let graph = rules.graph;
    let behind =
        |square: usize, by: i32| step(square, (side, by), 1).map_or(FALSE, |at| target[at]);
    let from = (0..64)
        .map(|square| graph.mux(rules.position.black, behind(square, -1), behind(square, 1)));
    Move {
        from: from.collect(),
        to: target.clone(),
        kind: graph.number(kind::EN_PASSANT, 4),
    }
}

/// A look from the king's square with a capture en passant made, from the left or the right.
fn passing(graph: &Graph, circuit: &Circuit, king: usize, side: i32) -> Claim {
    let mut claim = Claim::default();
    let mut state = looked_at(graph, circuit, king);
    let file = graph.decode(&circuit.get(&state, n::TARGET)[0..3]);
    let beside = (0..8).map(|at| {
        let from = at as i32 + side;
        let from = if (0..8).contains(&from) {
            file[from as usize]
        } else {
            FALSE
        };
        graph.or(file[at], from)
    });
    // The capturing pawn stands on the side it comes from.
    let left: Word = beside.collect();
    circuit.set(&mut state, n::LEFT_BY, &left);
    circuit.set(&mut state, n::ENTERED, &file);
    let position = board::position(graph, circuit, &state);
    let rules = Rules {
        graph,
        position: &position,
    };
    claim.image = board::image(circuit, &state);
    given(&rules, circuit, &state, &mut claim);
    claim.given(rules.own_king(king));
    claim.given(rules.position.passant);
    claim.given(rules.passant_fits());
    let mv = passes(&rules, &position.target, side);
    claim.given(rules.moves(&mv));
    let after = verdict(graph, circuit, &state);
    let moved = rules.after(&mv);
    let attacked = Rules {
        graph,
        position: &moved,
    }
    .attacked(king, false);
    claim.goal(
        "attacked",
        graph.same(circuit.get(&after, n::ATTACKED)[0], attacked),
    );
    claim
}

/// The looks.
fn looks(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "movegen-fast/looks",
        says: "Three clocks after any square was looked from, at any step and whatever else is under way: it is known \
               whether the enemy attacks it, if not his king is on it, the mover's king off the board; at the king's own \
               step also which own pieces are pinned on each line, where a check can be answered, by what knights, and \
               whether it is check or double check; and with a capture en passant made from either side, whether the king \
               is attacked after it.",
        assumes: &[
            "movegen-fast/board",
            "movegen-fast/kings",
            "movegen-fast/steps",
        ],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    for square in 0..64 {
        lemma.ask(format!("square {square}"), move |graph| {
            plain(graph, circuit, square)
        });
        // A target on the edge has no pawn beyond it.
        for (name, side) in [("left", 1), ("right", -1)] {
            lemma.ask(
                format!("en passant from the {name}, king on square {square}"),
                move |graph| passing(graph, circuit, square, side),
            );
        }
    }
    lemma
}

/// From where each step looks, and in which order they come.
fn steps(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "movegen-fast/steps",
        says: "In the clock after a step was reached the king's square, his neighbour, or the g or c file of his rank is \
               looked from, and the files are noted that a capture en passant leaves and enters; the steps go on one a \
               clock: en passant only with its square, castling only with a right left, and the king's square when \
               nothing runs.",
        assumes: &["movegen-fast/kings"],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        let get = |name: &str| circuit.get(&state, name);
        let is = |step| graph.is(&get(n::TURN), step);
        let king =
            graph.decode(&graph.choose(get(n::SIDE)[0], &get(n::BLACK_KING), &get(n::WHITE_KING)));
        let looked = |square: usize| {
            let right = from_square(square)
                .map(|(name, word)| graph.equal(&circuit.get(&next, name), &word));
            graph.all(right)
        };
        let from = |to: &dyn Fn(usize) -> Option<usize>| {
            let right =
                (0..64).filter_map(|square| Some(graph.implies(king[square], looked(to(square)?))));
            graph.all(right.collect::<Vec<_>>())
        };
        let here = from(&Some);
        for step in [at::KING, at::PASSANT_LEFT, at::PASSANT_RIGHT, at::DONE] {
            claim.goal(
                format!("step {step} looks from his square"),
                graph.implies(is(step), here),
            );
        }
        for (index, &by) in NEIGHBOURS.iter().enumerate() {
            let right = from(&|square| step(square, by, 1));
            let at = at::EAST + index as u64;
            claim.goal(
                format!("step {at} from a neighbour"),
                graph.implies(is(at), right),
            );
        }
        for (at, file) in [(at::SHORT, 6), (at::LONG, 2)] {
            let right = from(&|square| Some(8 * (square / 8) + file));
            claim.goal(
                format!("step {at} from his rank"),
                graph.implies(is(at), right),
            );
        }
        let file = graph.decode(&get(n::TARGET)[0..3]);
        let beside = |by: i32| -> Word {
            let other = |at: i32| {
                if (0..8).contains(&at) {
                    file[at as usize]
                } else {
                    FALSE
                }
            };
            (0..8)
                .map(|at| graph.or(file[at as usize], other(at - by)))
                .collect()
        };
        let nothing = vec![FALSE; 8];
        for (at, left) in [
            (at::PASSANT_LEFT, beside(-1)),
            (at::PASSANT_RIGHT, beside(1)),
        ] {
            let right = graph.equal(&circuit.get(&next, n::LEFT_BY), &left);
            claim.goal(
                format!("step {at} takes two pawns away"),
                graph.implies(is(at), right),
            );
        }
        let passing = graph.or(is(at::PASSANT_LEFT), is(at::PASSANT_RIGHT));
        let entered = graph.choose(passing, &file, &nothing);
        claim.goal(
            "and puts one down",
            graph.equal(&circuit.get(&next, n::ENTERED), &entered),
        );
        let none = graph.equal(&circuit.get(&next, n::LEFT_BY), &nothing);
        claim.goal("no other does", graph.or(passing, none));
        order(graph, circuit, &state, &next, &frame, &mut claim);
        claim.given(TRUE);
        claim
    });
    lemma
}

/// The steps one after the other, and each on its way to the verdict.
fn order(
    graph: &Graph,
    circuit: &Circuit,
    state: &State,
    next: &State,
    frame: &crate::kit::circuit::Frame<'_>,
    claim: &mut Claim,
) {
    let get = |name: &str| circuit.get(state, name);
    let then = |name: &str| circuit.get(next, name);
    let number = |step| graph.number(step, 4);
    let starts = graph.and(frame.bit(n::START_VALID), frame.bit(n::START_READY));
    let rights = get(n::RIGHTS);
    let rights = graph.mux(
        get(n::SIDE)[0],
        graph.or(rights[2], rights[3]),
        graph.or(rights[0], rights[1]),
    );
    let first = graph.choose(
        get(n::PASSANT)[0],
        &number(at::PASSANT_LEFT),
        &number(at::EAST),
    );
    let castles = graph.choose(rights, &number(at::SHORT), &number(at::DONE));
    let last = at::EAST + 7;
    let steps = [at::PASSANT_LEFT, at::SHORT, at::LONG]
        .into_iter()
        .chain(at::EAST..last);
    let mut follows: Vec<(u64, Word)> = steps.map(|step| (step, number(step + 1))).collect();
    follows.extend([
        (at::KING, number(at::KING)),
        (at::PASSANT_RIGHT, number(at::EAST)),
        (last, castles),
        (at::DONE, number(at::DONE)),
    ]);
    let active = get(n::ACTIVE)[0];
    for (step, after) in follows {
        let after = graph.choose(active, &after, &number(at::KING));
        let after = graph.choose(starts, &first, &after);
        let right = graph.equal(&then(n::TURN), &after);
        claim.goal(
            format!("after step {step}"),
            graph.implies(graph.is(&get(n::TURN), step), right),
        );
    }
    let seen = graph.choose(active, &get(n::TURN), &number(at::KING));
    for (name, right) in [
        (n::SEEN, seen),
        (n::STEP_1, get(n::SEEN)),
        (n::STEP_2, get(n::STEP_1)),
        (n::STEP_3, get(n::STEP_2)),
    ] {
        claim.goal(
            format!("{name} is the one before"),
            graph.equal(&then(name), &right),
        );
    }
}

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![looks(circuit), steps(circuit)]
}
