//! What a push (lemma `push`), a pop (`pop`), both in turn (`restores`), a load (`load`) and a reset (`lost`) do to the
//! board, the stored moves and the number of reversible moves.

use super::memory::Game;
use super::names::{self as n, updater};
use super::walking_state::{any_free, is_free};
use crate::blocks::history::kept::more;
use kit::prelude::*;

/// Clocks of the longest push, and of the longest pop.
const PUSH_CLOCKS: usize = 7;
const POP_CLOCKS: usize = 6;
/// Clocks in which a rank is loaded.
const LOAD_CLOCKS: usize = 9;

/// The fields of a move's record.
struct Record {
    from: Word,
    to: Word,
    flags: Word,
    piece: Word,
    promotion: Word,
}

impl Record {
    fn of(record: &[Lit], promotion: &[Lit]) -> Record {
        Record {
            from: record[0..6].to_vec(),
            to: record[8..14].to_vec(),
            flags: record[16..20].to_vec(),
            piece: record[20..24].to_vec(),
            promotion: promotion.to_vec(),
        }
    }

    /// Whether the record describes a move: source and target differ, only a pawn has the pawn flag, castling goes to
    /// the c or g file, and a null move has no other field set.
    fn meets(&self) -> Lit {
        let null = is(&self.piece, 0);
        let nothing = all([
            is(&self.from, 0),
            is(&self.to, 0),
            is(&self.flags, 8),
            is(&self.promotion, 0),
        ]);
        let pawn = is(&self.piece[0..3], 1);
        let to_file = |file| is(&self.to[0..3], file);
        let castles = all([!pawn, (to_file(2) | to_file(6))]);
        let moves = all([
            !equal(&self.from, &self.to),
            pawn.same(self.flags[0]),
            self.flags[2].implies(castles),
            (is(&self.promotion, 0) | (pawn & self.flags[3])),
        ]);
        null.mux(nothing, moves)
    }
}

/// Returns the squares of the castling rook: home and target.
fn rook(to: &[Lit]) -> [Word; 2] {
    let short = to[2];
    let square = |short_file: u64, long_file: u64| {
        let file = choose(short, &constant(short_file, 3), &constant(long_file, 3));
        [&file[..], &to[3..6]].concat()
    };
    [square(7, 0), square(5, 3)]
}

/// Returns the square of the pawn that is captured en passant.
fn passed(from: &[Lit], to: &[Lit]) -> Word {
    [&to[0..3], &from[3..6]].concat()
}

fn nobody() -> Word {
    constant(0, 4)
}

/// Returns the board after a move, and the stored word without its top nine bits.
fn pushed(board: &[Word], record: &Record) -> (Vec<Word>, Word) {
    let there = read_at(board, &record.to);
    let moves = !is(&record.piece, 0);
    let aside = !equal(&record.from[0..3], &record.to[0..3]);
    let passes = all([record.flags[0], aside, is(&there, 0)]);
    let castles = record.flags[2];
    let promotes = !is(&record.promotion, 0);
    let promoted = [&record.promotion[..], &record.piece[3..4]].concat();
    let becomes = choose(promotes, &promoted, &record.piece);
    let [home, away] = rook(&record.to);
    let rook = [&constant(4, 3)[..], &record.piece[3..4]].concat();
    let board = written(board, moves, &record.from, &nobody());
    let board = written(&board, moves, &record.to, &becomes);
    let board = written(&board, castles, &home, &nobody());
    let board = written(&board, castles, &away, &rook);
    let board = written(&board, passes, &passed(&record.from, &record.to), &nobody());
    let last = !is(&record.flags, 0) | !moves;
    let word = [
        &record.from[..],
        &record.to,
        &record.piece,
        &there,
        &[castles, passes, last],
    ]
    .concat();
    (board, word)
}

/// Returns the board before the move with this stored word.
fn popped(board: &[Word], word: &[Lit]) -> Vec<Word> {
    let (from, to, piece, captured) = (&word[0..6], &word[6..12], &word[12..16], &word[16..20]);
    let (castles, passes) = (word[20], word[21]);
    let moves = !is(piece, 0);
    let [home, away] = rook(to);
    let rook = [&constant(4, 3)[..], &piece[3..4]].concat();
    let pawn = [&constant(1, 3)[..], &[!piece[3]]].concat();
    let board = written(board, moves, to, captured);
    let board = written(&board, moves, from, piece);
    let board = written(&board, castles, &away, &nobody());
    let board = written(&board, castles, &home, &rook);
    written(&board, passes, &passed(from, to), &pawn)
}

fn boards_equal(a: &[Word], b: &[Word]) -> Lit {
    equal(&a.concat(), &b.concat())
}

/// Unrolls clocks without a request. While the updater works, nothing depends on requests (lemma `stays`).
fn unroll<'a>(state: &State<'a>, clocks: usize) -> State<'a> {
    let valid = [n::LOAD_VALID, n::PUSH_VALID, n::POP_VALID, n::QUERY_VALID];
    let inputs = [n::RESET].into_iter().chain(valid);
    let inputs: Vec<(&str, Word)> = inputs.map(|name| (name, vec![FALSE])).collect();
    let mut state = state.clone();
    for _ in 0..clocks {
        state = state.clock(&inputs, &[]).next();
    }
    state
}

/// Whether a stored word can be taken back: only a king castles, only a pawn captures en passant, and a piece that
/// moves leaves its square.
fn can_be_taken_back(word: &[Lit]) -> Lit {
    let moves = !is(&word[12..16], 0);
    all([
        !(word[20] & word[21]),
        (moves | is(&word[20..22], 0)),
        moves.implies(!equal(&word[0..6], &word[6..12])),
    ])
}

fn push(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "repetition/push",
        "At most 7 clocks after a push, the board is the one after the move, including castling, captures en passant \
         and promotions. The move's word is stored at the head's number, and no other word changes. The side to move \
         changes.",
        "exclusive",
    )
    .with_case("any game", move |claim| {
        let (state, game) = any_free(circuit, false);
        let record_word = free_word(24);
        let promotion = free_word(3);
        let record = Record::of(&record_word, &promotion);
        claim.assume(record.meets());
        claim.assume(!less(&constant(510, 9), &state.get(n::KEPT)));
        let inputs = [
            (n::RESET, vec![FALSE]),
            (n::LOAD_VALID, vec![FALSE]),
            (n::PUSH_VALID, vec![TRUE]),
            (n::PUSH_RECORD, record_word),
            (n::PUSH_PROMOTION, promotion),
        ];
        let frame = state.clock(&inputs, &[]);
        claim.assert("the push is taken", frame.bit(n::PUSH_READY));
        let last = unroll(&frame.next(), PUSH_CLOCKS - 1);
        let after = Game::of(&last);
        let (board, word) = pushed(&game.board, &record);
        claim.assert("the board", boards_equal(&after.board, &board));
        claim.assert("the word can be taken back", can_be_taken_back(&word));
        let run = state.get(n::RUN);
        let word = [&word[..], &run].concat();
        // The word of an arbitrary number is compared, and so every word.
        let number = free_word(9);
        let right = choose(equal(&number, &game.head), &word, &game.numbered(&number));
        let (run, kept) = more(&run, &state.get(n::KEPT), word[22]);
        let full = state.is(n::KEPT, 510);
        let get = |name| last.get(name);
        claim.assert_all(kit::lines! {
            "the words kept" => equal(&after.numbered(&number), &right);
            "the head" => last.equals(n::HEAD, &plus(&game.head, 1));
            "reversible moves" => last.equals(n::RUN, &run);
            "moves kept" => last.equals(n::KEPT, &kept);
            "dropped" => get(n::DROPPED)[0].same(state.bit(n::DROPPED) | full);
            "the side to move" => get(n::TURN)[0].same(!state.bit(n::TURN));
            "the unit is free again" => is_free(&last);
        });
    })
}

fn pop(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "repetition/pop",
        "At most 6 clocks after a pop, the board is the one before the newest move, including castling, captures (also \
         en passant) and promotions. No word changes. The side to move changes.",
        "ready exclusive push",
    )
    .with_case("any game", move |claim| {
        let (state, game) = any_free(circuit, true);
        claim.assume(!state.is(n::KEPT, 0));
        let newest = game.numbered(&minus(&game.head, &constant(1, 9)));
        // Every stored word was written by a push.
        claim.assume(can_be_taken_back(&newest));
        // A query may be requested at the same time.
        let inputs = [
            (n::RESET, vec![FALSE]),
            (n::LOAD_VALID, vec![FALSE]),
            (n::PUSH_VALID, vec![FALSE]),
            (n::POP_VALID, vec![TRUE]),
        ];
        let frame = state.clock(&inputs, &[]);
        let last = unroll(&frame.next(), POP_CLOCKS - 1);
        let after = Game::of(&last);
        claim.assert_all(kit::lines! {
            "the pop is taken" => frame.bit(n::POP_READY);
            "the board" => boards_equal(&after.board, &popped(&game.board, &newest));
        });
        // The word of an arbitrary number is compared, and so every word.
        let number = free_word(9);
        let get = |name| last.get(name);
        let fewer = minus(&state.get(n::KEPT), &constant(1, 9));
        let was = choose(less(&fewer, &newest[23..32]), &fewer, &newest[23..32]);
        let one_less = minus(&state.get(n::RUN), &constant(1, 9));
        claim.assert_all(kit::lines! {
            "the words kept" => equal(&after.numbered(&number), &game.numbered(&number));
            "the head" => last.equals(n::HEAD, &minus(&game.head, &constant(1, 9)));
            "moves kept" => last.equals(n::KEPT, &fewer);
            "reversible moves" => last.equals(n::RUN, &choose(newest[22], &was, &one_less));
            "dropped" => get(n::DROPPED)[0].same(state.bit(n::DROPPED));
            "the side to move" => get(n::TURN)[0].same(!state.bit(n::TURN));
            "the unit is free again" => is_free(&last);
        });
    })
}

/// Returns the lemma that a pop undoes a push. It involves no circuit.
fn restores<'a>() -> Lemma<'a> {
    Lemma::direct(
        "repetition/restores",
        "A pop after a push restores the board, for every move that fits the board.",
        "",
    )
    .with_case("any move", |claim| {
        let board: Vec<Word> = (0..64).map(|_| free_word(4)).collect();
        let record = Record::of(&free_word(24), &free_word(3));
        claim.assume(record.meets());
        let on = |square: &[Lit]| read_at(&board, square);
        let moves = !is(&record.piece, 0);
        claim.assume(moves.implies(equal(&on(&record.from), &record.piece)));
        // The pawn captured en passant exists; so does the castling rook, and its path is free.
        let (after, word) = pushed(&board, &record);
        let pawn = [&constant(1, 3)[..], &[!record.piece[3]]].concat();
        claim.assume(word[21].implies(equal(&on(&passed(&record.from, &record.to)), &pawn)));
        let [home, away] = rook(&record.to);
        let rook = [&constant(4, 3)[..], &record.piece[3..4]].concat();
        let free = all([
            equal(&on(&home), &rook),
            is(&on(&away), 0),
            is(&on(&record.to), 0),
            !equal(&record.from, &home),
            !equal(&record.from, &away),
        ]);
        claim.assume(record.flags[2].implies(free));
        let before = popped(&after, &word);
        for square in 0..64 {
            claim.assert(
                format!("square {square}"),
                equal(&before[square], &board[square]),
            );
        }
    })
}

fn load(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "repetition/load",
        "Nine clocks after the unit takes a rank, the rank is on the board and the other ranks are unchanged. The \
         state word sets the side to move. Each load empties the history.",
        "exclusive",
    );
    for (name, state_word) in [("a rank", false), ("the state word", true)] {
        lemma.case(name, move |claim| {
            let (state, game) = any_free(circuit, false);
            let (address, word) = (free_word(4), free_word(32));
            claim.assume(address[3].same(state_word.into()));
            let inputs = [
                (n::RESET, vec![FALSE]),
                (n::LOAD_VALID, vec![TRUE]),
                (n::LOAD_ADDRESS, address.clone()),
                (n::LOAD_WORD, word.clone()),
            ];
            let frame = state.clock(&inputs, &[]);
            claim.assert("the load is taken", frame.bit(n::LOAD_READY));
            let last = unroll(&frame.next(), LOAD_CLOCKS - 1);
            let after = Game::of(&last);
            let rank = decode(&address[0..3]);
            let right = (0..64).map(|square| {
                let nibble = word[4 * (square % 8)..4 * (square % 8) + 4].to_vec();
                let loaded = !address[3] & rank[square / 8];
                equal(
                    &after.board[square],
                    &choose(loaded, &nibble, &game.board[square]),
                )
            });
            claim.assert("the board", all(right));
            let get = |name| last.get(name);
            let side = address[3].mux(word[0], state.bit(n::TURN));
            claim.assert("the side to move", get(n::TURN)[0].same(side));
            let empty = [n::KEPT, n::RUN, n::DROPPED].map(|name| last.is(name, 0));
            claim.assert("the history is empty", all(empty));
            claim.assert("the unit is free again", is_free(&last));
        });
    }
    lemma
}

fn lost(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "repetition/lost",
        "After a reset at any time the unit is free and offers nothing. If the reset ends a load, push or pop, the \
         history is empty; otherwise the board and the moves stay.",
        "",
    )
    .with_case("reset", move |claim| {
        let state = circuit.any_state();
        let frame = state.clock(&[(n::RESET, vec![TRUE])], &[]);
        let next = frame.next();
        let get = |name| next.get(name);
        let changing = !state.is(n::UPDATER_PHASE, updater::IDLE);
        let empty = [n::KEPT, n::RUN, n::DROPPED].map(|name| next.is(name, 0));
        let ready = [n::LOAD_READY, n::PUSH_READY, n::POP_READY, n::QUERY_READY]
            .map(|name| !frame.bit(name));
        claim.assert_all(kit::lines! {
            "free" => is_free(&next);
            "nothing is offered" => !get(n::OFFERED)[0];
            "a reset that ends a load, push or pop empties the history" => changing.implies(all(empty));
            "nothing is taken in the clock of the reset" => all(ready);
        });
        let mut settled = state;
        settled.set_number(n::UPDATER_PHASE, updater::IDLE);
        let next = settled.clock(&[(n::RESET, vec![TRUE])], &[]).next();
        let stays = super::walk::untouched(&settled, &next);
        claim.assert("otherwise the board and the moves stay", stays);
    })
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![
        push(circuit),
        pop(circuit),
        restores(),
        load(circuit),
        lost(circuit),
    ]
}
