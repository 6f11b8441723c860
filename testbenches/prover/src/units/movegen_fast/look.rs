//! The looks: three clocks after a look from a square, its verdict agrees with the rules (lemma `looks`); the looks'
//! steps come in order, each from its square (lemma `steps`).

use super::board;
use super::king_scan::KingScan;
use super::names as n;
use crate::blocks::chain::RAYS;
use kit::prelude::*;
use spec::rules::{Choice, Move, Piece, Rules, Step, kind, step};

/// The steps of the looks, with their numbers in the Verilog.
pub mod at {
    #![allow(missing_docs, reason = "the steps")]
    pub const KING: u64 = 0;
    pub const PASSANT_LEFT: u64 = 1;
    pub const PASSANT_RIGHT: u64 = 2;
    pub const SHORT: u64 = 3;
    pub const LONG: u64 = 4;
    pub const DONE: u64 = 5;
    pub const EAST: u64 = 8;
    pub const LAST_NEIGHBOUR: u64 = 15;
}

/// The targets of the king's eight steps, from step 8 on: the rays of the chain in order.
pub const NEIGHBOURS: [Step; 8] = RAYS;

/// Clocks from a look to its verdict.
const CLOCKS: usize = 3;

/// Returns one bit of a word.
pub fn one_hot(bit: usize, width: usize) -> Word {
    (0..width).map(|at| Lit::from(at == bit)).collect()
}

/// The registers with the square of the look.
pub fn from_square(square: usize) -> [(&'static str, Word); 4] {
    let (file, rank) = (square % 8, square / 8);
    [
        (n::AT_FILE, one_hot(file, 8)),
        (n::AT_RANK, one_hot(rank, 8)),
        (n::ON_RISING, one_hot(file + 7 - rank, 15)),
        (n::ON_FALLING, one_hot(file + rank, 15)),
    ]
}

/// The registers with the position, which do not change while a generation looks at it (lemma `frozen`).
fn keep_board(first: &State<'_>, state: &mut State<'_>) {
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
        state.set(&name, &first.get(&name));
    }
}

/// Returns the verdict of a look that begins in this state.
fn verdict<'a>(first: &State<'a>) -> State<'a> {
    let mut state = first.clone();
    for _ in 0..CLOCKS {
        let frame = state.clock(&[(n::RESET, vec![FALSE])], &[]);
        state = frame.next();
        keep_board(first, &mut state);
    }
    state
}

/// Assumes that the kings are where the registers say (lemma `kings`), and that nibbles are pieces.
pub fn assume(rules: &Rules<'_>, state: &State<'_>, claim: &mut Claim) {
    claim.assume(rules.pieces());
    for (name, black) in [(n::WHITE_KING, false), (n::BLACK_KING, true)] {
        let square = decode(&state.get(name));
        let right = (0..64).map(|at| {
            let colour = rules.position.squares[at][3].negated_if(!black);
            square[at].same(rules.piece(at, Piece::King) & colour)
        });
        claim.assume(all(right));
    }
}

/// Asserts that the stored results of the look from the king's square, if this is the king's step, agree with the
/// specification.
fn keeps(rules: &Rules<'_>, (state, seen): (&State<'_>, &Word), king: usize, claim: &mut Claim) {
    let get = |name: &str| state.get(name);
    let scan = KingScan::from(rules, king);
    let here = rules.own_king(king) & is(seen, at::KING);
    let mut goal = |name: String, lit: Lit| claim.assert(name, here.implies(lit));
    for line in 0..4 {
        let pins = get(&format!("line_scans_{line}.pins"));
        // An enemy piece may be marked as pinned too; it never moves.
        let own = (0..8).map(|bit| {
            let square = match line {
                0 => Some(8 * (king / 8) + bit),
                1 => Some(8 * bit + king % 8),
                2 => step(king, (1, 1), bit as i32 - king as i32 / 8),
                _ => step(king, (-1, 1), bit as i32 - king as i32 / 8),
            };
            let own = square.map_or(FALSE, |square| rules.own(square));
            own.implies(pins[bit].same(scan.pinned[line][bit]))
        });
        let own = all(own);
        goal(format!("pins on line {line}"), own);
        let answers = get(&format!("line_scans_{line}.answers"));
        goal(
            format!("answers on line {line}"),
            equal(&answers, &scan.answers[line]),
        );
    }
    goal("check".to_owned(), get(n::IN_CHECK)[0].same(scan.checked));
    goal(
        "double check".to_owned(),
        get(n::IN_DOUBLE_CHECK)[0].same(scan.double),
    );
    goal(
        "files of knights".to_owned(),
        equal(&get(n::BY_FILES), &scan.knight_files),
    );
    goal(
        "ranks of knights".to_owned(),
        equal(&get(n::BY_RANKS), &scan.knight_ranks),
    );
}

/// Returns any position, with a look from this square at any step.
fn looked_at(circuit: &Circuit, square: usize) -> State<'_> {
    let mut state = circuit.any_state();
    for (name, word) in from_square(square) {
        state.set(name, &word);
    }
    state.set(n::LEFT_BY, &[FALSE; 8]);
    state.set(n::ENTERED, &[FALSE; 8]);
    state
}

/// Removes the mover's king from the board: it does not shield the squares behind it.
pub fn without_king(rules: &Rules<'_>) -> spec::rules::Position {
    let mut position = rules.position.clone();
    for square in 0..64 {
        let king = rules.own_king(square);
        position.squares[square] = position.squares[square].map(|bit| bit & !king);
    }
    position
}

/// Proves the look from a square: whether it is attacked, and the results stored for the king if this is the king's
/// step.
fn plain(circuit: &Circuit, square: usize, claim: &mut Claim) {
    let state = looked_at(circuit, square);
    let position = board::position(&state);
    let rules = Rules::new(&position);
    claim.image = board::image(&state);
    assume(&rules, &state, claim);
    let after = verdict(&state);
    let aside = without_king(&rules);
    let attacked = Rules::new(&aside).attacked(square, false);
    // The verdict about the square of the enemy's king may be wrong. No king's step and no castling leads there.
    let theirs = rules.enemy(square) & rules.piece(square, Piece::King);
    let right = after.bit(n::ATTACKED).same(attacked);
    claim.assert("attacked", theirs | right);
    let seen = state.get(n::SEEN);
    keeps(&rules, (&after, &seen), square, claim);
}

/// The en passant capture from one side.
pub fn passes(rules: &Rules<'_>, target: &Choice, side: i32) -> Move {
    let behind =
        |square: usize, by: i32| step(square, (side, by), 1).map_or(FALSE, |at| target[at]);
    let from = (0..64).map(|square| {
        rules
            .position
            .black
            .mux(behind(square, -1), behind(square, 1))
    });
    Move {
        from: from.collect(),
        to: target.clone(),
        kind: constant(kind::EN_PASSANT, 4),
    }
}

/// Proves the look from the king's square after an en passant capture from the left or the right.
fn passing(circuit: &Circuit, king: usize, side: i32, claim: &mut Claim) {
    let mut state = looked_at(circuit, king);
    let file = decode(&state.get(n::TARGET)[0..3]);
    let beside = (0..8).map(|at| {
        let from = at as i32 + side;
        let from = if (0..8).contains(&from) {
            file[from as usize]
        } else {
            FALSE
        };
        file[at] | from
    });
    // The capture empties the en passant file and the file beside it from which the capturing pawn comes.
    let left: Word = beside.collect();
    state.set(n::LEFT_BY, &left);
    state.set(n::ENTERED, &file);
    let position = board::position(&state);
    let rules = Rules::new(&position);
    claim.image = board::image(&state);
    assume(&rules, &state, claim);
    claim.assume(rules.own_king(king));
    claim.assume(rules.position.passant);
    claim.assume(rules.passant_fits());
    let mv = passes(&rules, &position.target, side);
    claim.assume(rules.moves(&mv));
    let after = verdict(&state);
    let moved = rules.after(&mv);
    let attacked = Rules::new(&moved).attacked(king, false);
    claim.assert("attacked", after.bit(n::ATTACKED).same(attacked));
}

/// Returns the lemma about the results of a look.
fn looks(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "movegen-fast/looks",
        "Three clocks after the unit looks from a square, at any step and whatever else is in progress, its verdict \
         says whether the enemy attacks this square with the mover's king off the board (unless the enemy's king is on \
         the square). Three clocks after the look from the king's square, registers also hold the own pieces that are \
         pinned on each line, the squares that answer a check, the knights that give check, and whether it is check or \
         double check. Three clocks after the look for an en passant capture from either side, the verdict says \
         whether the capture leaves the king attacked.",
        "board kings steps",
    );
    for square in 0..64 {
        lemma.case(format!("square {square}"), move |claim| {
            plain(circuit, square, claim)
        });
        // A target on the edge has no pawn beyond it.
        for (name, side) in [("left", 1), ("right", -1)] {
            lemma.case(
                format!("en passant from the {name}, king on square {square}"),
                move |claim| passing(circuit, square, side, claim),
            );
        }
    }
    lemma
}

/// Returns the lemma about the order of the steps and the square that each step looks from.
fn steps(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "movegen-fast/steps",
        "In the clock after the unit reaches a step, it looks from the step's square: the king's square, a neighbour \
         of it, or the square on the g or c file of the king's rank. For an en passant step it records the files that \
         the capture leaves and enters. The steps advance by one per clock. The unit skips the en passant steps \
         without an en passant square and the castling steps without a right, and returns to the king's step when no \
         generation runs.",
        "kings",
    )
    .with_case("any clock", move |claim| {
        let state = circuit.any_state();
        let frame = state.clock(&[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        let get = |name: &str| state.get(name);
        let is = |step| is(&get(n::TURN), step);
        let king = decode(&choose(
            get(n::SIDE)[0],
            &get(n::BLACK_KING),
            &get(n::WHITE_KING),
        ));
        let looked = |square: usize| {
            let right = from_square(square).map(|(name, word)| next.equals(name, &word));
            all(right)
        };
        let from = |to: &dyn Fn(usize) -> Option<usize>| {
            let right =
                (0..64).filter_map(|square| Some(king[square].implies(looked(to(square)?))));
            all(right)
        };
        let here = from(&Some);
        for step in [at::KING, at::PASSANT_LEFT, at::PASSANT_RIGHT, at::DONE] {
            claim.assert(
                format!("step {step} looks from the king's square"),
                is(step).implies(here),
            );
        }
        for (index, &by) in NEIGHBOURS.iter().enumerate() {
            let right = from(&|square| step(square, by, 1));
            let at = at::EAST + index as u64;
            claim.assert(format!("step {at} looks from a neighbour"), is(at).implies(right));
        }
        for (at, file) in [(at::SHORT, 6), (at::LONG, 2)] {
            let right = from(&|square| Some(8 * (square / 8) + file));
            claim.assert(format!("step {at} looks from the king's rank"), is(at).implies(right));
        }
        let file = decode(&get(n::TARGET)[0..3]);
        let beside = |by: i32| -> Word {
            let other = |at: i32| {
                if (0..8).contains(&at) {
                    file[at as usize]
                } else {
                    FALSE
                }
            };
            (0..8)
                .map(|at| file[at as usize] | other(at - by))
                .collect()
        };
        let nothing = vec![FALSE; 8];
        for (at, left) in [
            (at::PASSANT_LEFT, beside(-1)),
            (at::PASSANT_RIGHT, beside(1)),
        ] {
            let right = next.equals(n::LEFT_BY, &left);
            claim.assert(
                format!("step {at} removes two pawns"),
                is(at).implies(right),
            );
        }
        let passing = is(at::PASSANT_LEFT) | is(at::PASSANT_RIGHT);
        let entered = choose(passing, &file, &nothing);
        claim.assert("the step adds one pawn", next.equals(n::ENTERED, &entered));
        let none = next.equals(n::LEFT_BY, &nothing);
        claim.assert("no other step removes pawns", passing | none);
        order(&state, &next, &frame, claim);
        claim.assume(TRUE);
    })
}

/// Asserts that the steps follow each other in order, and that each passes through the stages to its verdict.
fn order(state: &State<'_>, next: &State<'_>, frame: &Frame<'_>, claim: &mut Claim) {
    let get = |name: &str| state.get(name);
    let then = |name: &str| next.get(name);
    let number = |step| constant(step, 4);
    let starts = frame.bit(n::START_VALID) & frame.bit(n::START_READY);
    let rights = get(n::RIGHTS);
    let rights = get(n::SIDE)[0].mux(rights[2] | rights[3], rights[0] | rights[1]);
    let first = choose(
        get(n::PASSANT)[0],
        &number(at::PASSANT_LEFT),
        &number(at::EAST),
    );
    let castles = choose(rights, &number(at::SHORT), &number(at::DONE));
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
        let after = choose(active, &after, &number(at::KING));
        let after = choose(starts, &first, &after);
        let right = equal(&then(n::TURN), &after);
        claim.assert(
            format!("after step {step}"),
            is(&get(n::TURN), step).implies(right),
        );
    }
    let seen = choose(active, &get(n::TURN), &number(at::KING));
    for (name, right) in [
        (n::SEEN, seen),
        (n::STEP_1, get(n::SEEN)),
        (n::STEP_2, get(n::STEP_1)),
        (n::STEP_3, get(n::STEP_2)),
    ] {
        claim.assert(
            format!("{name} follows the stage before"),
            equal(&then(name), &right),
        );
    }
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![looks(circuit), steps(circuit)]
}
