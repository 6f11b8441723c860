//! The pipeline up to one bit per allowed move, in three parts: the pieces in the mover's view (lemma `view`), the
//! threats (`threats`), the allowed moves (`moves`).
//!
//! Each part is compared with the terms of `terms` that it must compute.

use super::legality::unknown;
use super::names as n;
use super::terms::{LINES, Terms, back, board, goes, how_many, known, seen, slides};
use crate::blocks::board::rules_on;
use kit::prelude::*;
use spec::rules::{DIAGONAL, Piece, Position, Rules, STRAIGHT, Step, kind, step};

/// Either side to move.
const MOVERS: [(&str, bool); 2] = [("White moves", false), ("Black moves", true)];

/// Returns a board's rank.
fn rank_of(board: &Word, rank: usize) -> &[Lit] {
    &board[8 * rank..8 * rank + 8]
}

/// Returns the sets of the second stage, by their names there.
fn views(rules: &Rules<'_>, black: bool) -> Vec<(&'static str, Word)> {
    let own = |square: usize| rules.own(square);
    let sets: [(&str, &dyn Fn(usize) -> Lit); 5] = [
        ("pawn", &|square| rules.piece(square, Piece::Pawn)),
        ("knight", &|square| rules.piece(square, Piece::Knight)),
        ("diagonal", &|square| slides(rules, square, (1, 1))),
        ("straight", &|square| slides(rules, square, (1, 0))),
        ("king", &|square| rules.piece(square, Piece::King)),
    ];
    let names = n::VIEWS.map(|(name, _)| name);
    names
        .into_iter()
        .chain(n::THEIRS)
        .map(|name| {
            let side = |square| match name.starts_with("own") {
                true => own(square),
                false => rules.enemy(square),
            };
            let set = sets
                .iter()
                .find(|(set, _)| name.ends_with(&format!("_{set}")));
            let word = board(black, |square| {
                set.map_or(side(square), |(_, is)| side(square) & is(square))
            });
            (name, word)
        })
        .collect()
}

/// Returns the mover's rights to castle on the king's side and on the queen's side.
fn rights(position: &Position, black: bool) -> [Lit; 2] {
    [0, 1].map(|side| position.rights[2 * usize::from(black) + side])
}

/// Returns the state after this many arbitrary clocks.
fn clocks<'a>(state: &State<'a>, clocks: usize) -> State<'a> {
    (0..clocks).fold(state.clone(), |state, _| state.clock(&[], &[]).next())
}

fn view(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "count/view",
        "Two clocks after the unit takes a position, the sets of the second stage are both sides' pieces in the \
         mover's view. The mover's castling rights and the en passant file are in the same stage.",
        "",
    );
    for (name, black) in MOVERS {
        lemma.case(name, move |claim| {
            let unknown = spec::rules::unknown();
            let mut position = unknown.position;
            position.black = black.into();
            let rules = rules_on(claim, &position);
            let mut state_word = [unknown.state, free_word(20)].concat();
            state_word[0] = black.into();
            let ranks: Vec<String> = (0..8).map(n::position_rank).collect();
            let inputs: Vec<(&str, Word)> = ranks
                .iter()
                .map(String::as_str)
                .zip(position.squares.chunks(8).map(<[[Lit; 4]]>::concat))
                .chain([(n::POSITION_STATE, state_word)])
                .collect();
            let state = circuit.any_state();
            let state = state.clock(&inputs, &[]).next();
            let state = clocks(&state, 1);
            for (set, word) in views(&rules, black) {
                for rank in 0..8 {
                    let register = state.get(&n::view(rank, set));
                    claim.assert(
                        format!("{set} of rank {rank}"),
                        equal(&register, rank_of(&word, rank)),
                    );
                }
            }
            let [short, long] = rights(&position, black);
            let get = |name| state.get(name);
            claim.assert("short", get(n::SHORTS)[1].same(short));
            claim.assert("long", get(n::LONGS)[1].same(long));
            let file = Terms::free(&rules, black).file;
            claim.assert("file", state.equals(n::FILE_SEEN, &file));
        });
    }
    lemma
}

/// Returns a state with a position's sets in the second stage.
fn second<'a>(circuit: &'a Circuit, rules: &Rules<'_>, black: bool) -> State<'a> {
    let mut state = circuit.any_state();
    for (set, word) in views(rules, black) {
        for rank in 0..8 {
            state.set(&n::view(rank, set), rank_of(&word, rank));
        }
    }
    let file = Terms::free(rules, black).file;
    state.set(n::FILE_SEEN, &file);
    for (name, right) in [n::SHORTS, n::LONGS]
        .into_iter()
        .zip(rights(rules.position, black))
    {
        let mut word = state.get(name);
        word[1] = right;
        state.set(name, &word);
    }
    state
}

/// Returns the contents of the fifth stage for a position: each register's name and value.
fn fifth(rules: &Rules<'_>, terms: &Terms) -> Vec<(String, Word)> {
    let mut registers = Vec::new();
    let views = views(rules, terms.black);
    for rank in 0..8 {
        for (name, word) in [
            ("attacked_set", &terms.attacked),
            ("checker_set", &terms.checkers),
            ("cover_set", &terms.cover),
        ] {
            registers.push((n::threat(rank, name), rank_of(word, rank).to_vec()));
        }
        let (some, more) = how_many(rank_of(&terms.checkers, rank));
        registers.push((n::threat(rank, "some"), vec![some]));
        registers.push((n::threat(rank, "more"), vec![more]));
        for line in 0..4 {
            let word = rank_of(&terms.between[line], rank).to_vec();
            registers.push((n::between(line, rank), word));
        }
        for ((name, waiting), (view, word)) in n::VIEWS.into_iter().zip(&views) {
            assert_eq!(name, *view, "the sets have one order");
            registers.push((n::waits(waiting, 2, rank), rank_of(word, rank).to_vec()));
        }
    }
    registers.push((n::FILE.to_owned(), terms.file.clone()));
    for (name, bare) in n::BARE.into_iter().zip(terms.bare) {
        registers.push((name.to_owned(), vec![bare]));
    }
    registers
}

/// Whether no own piece is on a square that covers a check.
fn covers(rules: &Rules<'_>, terms: &Terms) -> Lit {
    let own = (0..64).map(|square| {
        let own = rules.own(seen(terms.black, square));
        terms.cover[square] & own
    });
    !any(own)
}

fn threats(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "count/threats",
        "Three clocks after a position's sets are in the second stage, the fifth stage holds the terms of threats: \
         attacked squares, pieces that give check, squares on which a piece ends a check, squares between king and \
         slider for each kind of line, and whether a capture en passant exposes the king along the rank. It also holds \
         the mover's pieces.",
        "view",
    );
    for (name, black) in MOVERS {
        lemma.case(name, move |claim| {
            let position = unknown(black);
            let rules = rules_on(claim, &position);
            let all: Vec<usize> = (0..64).collect();
            let terms = Terms::of(&rules, black, &all);
            let state = second(circuit, &rules, black);
            let state = clocks(&state, 3);
            for (name, word) in fifth(&rules, &terms) {
                let register = state.get(&name);
                for (bit, (&is, &right)) in register.iter().zip(&word).enumerate() {
                    claim.assert(format!("{name}[{bit}]"), is.same(right));
                }
            }
            for (name, right) in [n::SHORTS, n::LONGS]
                .into_iter()
                .zip(rights(&position, black))
            {
                claim.assert(name, state.get(name)[4].same(right));
            }
            claim.assert(
                "no own piece is where a check can be covered",
                covers(&rules, &terms),
            );
        });
    }
    lemma
}

/// Returns a direction and its kind of line, in the order of the circuit's registers: up and down for each kind.
fn ways() -> [(usize, &'static str, Step); 8] {
    std::array::from_fn(|way| match way % 2 {
        0 => (way / 2, "up", LINES[way / 2]),
        _ => (way / 2, "down", back(LINES[way / 2])),
    })
}

/// Returns the line of a kind through a square, and the square's place on it; a diagonal that leaves the board on one
/// side continues on the other.
pub fn place(line: usize, square: usize) -> (usize, usize) {
    let (rank, file) = (square / 8, square % 8);
    match line {
        0 => (rank, file),
        1 => (file, rank),
        2 => ((8 + file - rank) % 8, rank),
        _ => ((file + rank) % 8, rank),
    }
}

/// The knights' jumps in the order of the circuit's sets: from two ranks below, one below, one above, two above.
const SETS: [Step; 8] = [
    (1, 2),
    (-1, 2),
    (2, 1),
    (-2, 1),
    (2, -1),
    (-2, -1),
    (1, -2),
    (-1, -2),
];

fn moves(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "count/moves",
        "When the fifth stage holds the terms of threats, the sixth and seventh stages get one bit for each allowed \
         move: for each square, a bit per direction for the move of the nearest piece in that direction, a bit per \
         knight's jump and a bit per pawn move; and bits for the king, for castling and for en passant. A promotion's \
         bit counts four times.",
        "threats",
    );
    for (name, black) in MOVERS {
        lemma.case(name, move |claim| {
            let position = unknown(black);
            let rules = rules_on(claim, &position);
            let terms = Terms::free(&rules, black);
            claim.assume(covers(&rules, &terms));
            let mut state = circuit.any_state();
            for (name, word) in fifth(&rules, &terms) {
                state.set(&name, &word);
            }
            for (name, right) in [n::SHORTS, n::LONGS]
                .into_iter()
                .zip(rights(&position, black))
            {
                let mut word = state.get(name);
                word[4] = right;
                state.set(name, &word);
            }
            claim.assert("check", {
                let next = clocks(&state, 1);
                next.get(n::CHECKS)[0].same(terms.check)
            });
            let sixth = clocks(&state, 1);
            let frame = sixth.clock(&[], &[]);
            let bits = Bits {
                sixth: &sixth,
                frame: &frame,
                seventh: &frame.next(),
            };
            for square in 0..64 {
                to_square(claim, &rules, &terms, &bits, square);
            }
            special(claim, &rules, &terms, &bits);
        });
    }
    lemma
}

/// The states that hold the bits of moves.
struct Bits<'a> {
    sixth: &'a State<'a>,
    frame: &'a Frame<'a>,
    seventh: &'a State<'a>,
}

/// Adds the goals about the bits of the moves to a square, seen from the mover's side.
fn to_square(claim: &mut Claim, rules: &Rules<'_>, terms: &Terms, bits: &Bits<'_>, square: usize) {
    let at = |square| seen(terms.black, square);
    let to = at(square);
    let (rank, file) = (square / 8, square % 8);
    let sixth = |name: &str| bits.sixth.get(&n::source(rank, name))[file];
    let allowed = sixth("allowed_set");
    claim.assert(format!("to {square}: allowed, one clock later"), {
        let later = bits.seventh.get(&n::allowed_later(rank))[file];
        later.same(allowed)
    });
    // The bit is set exactly if one of these moves exists; at most one does.
    let mut one = |name: String, bit: Lit, moves: Vec<Lit>| {
        let (some, more) = how_many(&moves);
        claim.assert(format!("to {square}: {name}: at most one"), !more);
        claim.assert(format!("to {square}: {name}"), bit.same(some));
    };
    for (line, way, by) in ways() {
        let (number, place) = place(line, square);
        let register = bits.seventh.get(&n::line_moves(8 * line + number, way))[place];
        let moves = (1..8).filter_map(|far| step(square, back(by), far));
        let moves = moves.map(|from| {
            let from = at(from);
            all([
                slides(rules, from, by),
                goes(rules, from, to),
                terms.may(from, to, Some(line)),
            ])
        });
        one(
            format!("{way} line {line}"),
            register & allowed,
            moves.collect(),
        );
    }
    let leaper = |set: &str, number: usize| {
        let bit = bits.frame.bit_or_false(&n::leaper(rank, set, number), file);
        bit & allowed
    };
    for (number, jump) in SETS.into_iter().enumerate() {
        let move_from = step(square, back(jump), 1).map_or(FALSE, |from| {
            all([
                rules.piece(at(from), Piece::Knight),
                goes(rules, at(from), to),
                terms.may(at(from), to, None),
            ])
        });
        one(
            format!("jump {jump:?}"),
            leaper("jumps", number),
            vec![move_from],
        );
    }
    // A pawn's move of this kind, from a square this many files and ranks away.
    let pawn = |by: Step, line: usize, kind: u64| {
        step(square, back(by), 1).map_or(FALSE, |from| {
            all([
                rules.piece(at(from), Piece::Pawn),
                rules.moves(&known(at(from), to, kind)),
                terms.may(at(from), to, Some(line)),
            ])
        })
    };
    let once = [
        vec![
            pawn((0, 1), 1, kind::QUIET),
            pawn((0, 2), 1, kind::DOUBLE_PUSH),
            pawn((1, 1), 2, kind::CAPTURE),
        ],
        vec![pawn((-1, 1), 3, kind::CAPTURE)],
    ];
    for (side, moves) in once.into_iter().enumerate() {
        one(format!("pawns, {side}"), leaper("once", side), moves);
    }
    for piece in 0..4 {
        let four_times = [
            vec![pawn((0, 1), 1, 8 + piece), pawn((1, 1), 2, 12 + piece)],
            vec![pawn((-1, 1), 3, 12 + piece)],
        ];
        for (side, moves) in four_times.into_iter().enumerate() {
            let name = format!("promotion to {piece}, {side}");
            one(name, leaper("four_times", side), moves);
        }
    }
    let king = [STRAIGHT, DIAGONAL].concat();
    let king = king.into_iter().filter_map(|by| step(square, by, 1));
    let king = king.map(|from| {
        all([
            rules.own_king(at(from)),
            goes(rules, at(from), to),
            terms.king_may(to),
        ])
    });
    one("the king".to_owned(), sixth("king_set"), king.collect());
}

/// Castling and en passant captures.
fn special(claim: &mut Claim, rules: &Rules<'_>, terms: &Terms, bits: &Bits<'_>) {
    let found = bits.sixth.get(n::SPECIAL);
    for (name, short, bit) in [("short", true, 0), ("long", false, 1)] {
        claim.assert(
            format!("castling {name}"),
            found[bit].same(terms.may_castle(rules, short)),
        );
    }
    for (name, aside, bit) in [("east", 1, 2), ("west", -1, 3)] {
        let moves = (32..40).filter_map(|from| {
            let to = step(from, (aside, 1), 1)?;
            let (from, to) = (seen(terms.black, from), seen(terms.black, to));
            let moves = rules.moves(&known(from, to, kind::EN_PASSANT));
            Some(moves & terms.may_pass(from, to))
        });
        let (some, more) = how_many(&moves.collect::<Vec<_>>());
        claim.assert(format!("en passant {name}: at most one"), !more);
        claim.assert(format!("en passant {name}"), found[bit].same(some));
    }
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![view(circuit), threats(circuit), moves(circuit)]
}
