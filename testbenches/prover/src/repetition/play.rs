//! Playing moves and taking them back: the board, the moves kept, and how many of them are reversible.

use super::memory::Game;
use super::names::{self as n, examiner, player};
use super::walking::any_free;
use crate::history::kept::more;
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE, Word};
use crate::proof::{Claim, Lemma, Method};

/// Clocks of the longest push, and of the longest pop.
const PUSH_CLOCKS: usize = 7;
const POP_CLOCKS: usize = 6;
/// Clocks in which a rank is loaded.
const LOAD_CLOCKS: usize = 9;

/// A move to be played: a record's fields.
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

    /// As a move's record is: it goes somewhere, only a pawn's has the pawn's flag, castling goes to the c or g file, a
    /// null move has nothing else.
    fn meets(&self, graph: &Graph) -> Lit {
        let null = graph.is(&self.piece, 0);
        let nothing = graph.all([
            graph.is(&self.from, 0),
            graph.is(&self.to, 0),
            graph.is(&self.flags, 8),
            graph.is(&self.promotion, 0),
        ]);
        let pawn = graph.is(&self.piece[0..3], 1);
        let to_file = |file| graph.is(&self.to[0..3], file);
        let castles = graph.all([!pawn, graph.or(to_file(2), to_file(6))]);
        let moves = graph.all([
            !graph.equal(&self.from, &self.to),
            graph.same(pawn, self.flags[0]),
            graph.implies(self.flags[2], castles),
            graph.or(graph.is(&self.promotion, 0), graph.and(pawn, self.flags[3])),
        ]);
        graph.mux(null, nothing, moves)
    }
}

/// The squares of the castling rook: home and away.
fn rook(graph: &Graph, to: &[Lit]) -> [Word; 2] {
    let short = to[2];
    let square = |short_file: u64, long_file: u64| {
        let file = graph.choose(
            short,
            &graph.number(short_file, 3),
            &graph.number(long_file, 3),
        );
        [&file[..], &to[3..6]].concat()
    };
    [square(7, 0), square(5, 3)]
}

/// The square of the pawn that is taken en passant.
fn passed(from: &[Lit], to: &[Lit]) -> Word {
    [&to[0..3], &from[3..6]].concat()
}

fn nobody(graph: &Graph) -> Word {
    graph.number(0, 4)
}

/// A board after a move, and the word that is kept of it, its top nine bits aside.
fn pushed(graph: &Graph, board: &[Word], record: &Record) -> (Vec<Word>, Word) {
    let there = graph.read(board, &record.to);
    let moves = !graph.is(&record.piece, 0);
    let aside = !graph.equal(&record.from[0..3], &record.to[0..3]);
    let passes = graph.all([record.flags[0], aside, graph.is(&there, 0)]);
    let castles = record.flags[2];
    let promotes = !graph.is(&record.promotion, 0);
    let promoted = [&record.promotion[..], &record.piece[3..4]].concat();
    let becomes = graph.choose(promotes, &promoted, &record.piece);
    let [home, away] = rook(graph, &record.to);
    let rook = [&graph.number(4, 3)[..], &record.piece[3..4]].concat();
    let board = graph.written(board, moves, &record.from, &nobody(graph));
    let board = graph.written(&board, moves, &record.to, &becomes);
    let board = graph.written(&board, castles, &home, &nobody(graph));
    let board = graph.written(&board, castles, &away, &rook);
    let board = graph.written(
        &board,
        passes,
        &passed(&record.from, &record.to),
        &nobody(graph),
    );
    let last = graph.or(!graph.is(&record.flags, 0), !moves);
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

/// A board before the move whose word was kept.
fn popped(graph: &Graph, board: &[Word], word: &[Lit]) -> Vec<Word> {
    let (from, to, piece, captured) = (&word[0..6], &word[6..12], &word[12..16], &word[16..20]);
    let (castles, passes) = (word[20], word[21]);
    let moves = !graph.is(piece, 0);
    let [home, away] = rook(graph, to);
    let rook = [&graph.number(4, 3)[..], &piece[3..4]].concat();
    let pawn = [&graph.number(1, 3)[..], &[!piece[3]]].concat();
    let board = graph.written(board, moves, to, captured);
    let board = graph.written(&board, moves, from, piece);
    let board = graph.written(&board, castles, &away, &nobody(graph));
    let board = graph.written(&board, castles, &home, &rook);
    graph.written(&board, passes, &passed(from, to), &pawn)
}

fn boards_equal(graph: &Graph, a: &[Word], b: &[Word]) -> Lit {
    graph.equal(&a.concat(), &b.concat())
}

/// Clocks without a request: while a move is played nothing depends on any (lemma `stays`).
fn unroll(graph: &Graph, circuit: &Circuit, state: &State, clocks: usize) -> State {
    let valid = [n::LOAD_VALID, n::PUSH_VALID, n::POP_VALID, n::QUERY_VALID];
    let inputs = [n::RESET].into_iter().chain(valid);
    let inputs: Vec<(&str, Word)> = inputs.map(|name| (name, vec![FALSE])).collect();
    let mut state = state.clone();
    for _ in 0..clocks {
        state = circuit.clock(graph, &state, &inputs, &[]).next();
    }
    state
}

/// Of a word kept: only a king castles, only a pawn captures en passant, and who moves leaves a square.
fn can_be_taken_back(graph: &Graph, word: &[Lit]) -> Lit {
    let moves = !graph.is(&word[12..16], 0);
    graph.all([
        !graph.and(word[20], word[21]),
        graph.or(moves, graph.is(&word[20..22], 0)),
        graph.implies(moves, !graph.equal(&word[0..6], &word[6..12])),
    ])
}

fn push(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "repetition/push",
        says: "A move pushed stands on the board after at most 7 clocks, castling, captures en passant and promotions \
               with it; its word is kept under the head's number and no other changes; the side to move changes.",
        assumes: &["repetition/exclusive"],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    lemma.ask("any game", move |graph| {
        let mut claim = Claim::default();
        let (state, game) = any_free(graph, circuit, false);
        let record_word = graph.word(24);
        let promotion = graph.word(3);
        let record = Record::of(&record_word, &promotion);
        claim.given(record.meets(graph));
        claim.given(!graph.less(&graph.number(510, 9), &circuit.get(&state, n::KEPT)));
        let inputs = [
            (n::RESET, vec![FALSE]),
            (n::LOAD_VALID, vec![FALSE]),
            (n::PUSH_VALID, vec![TRUE]),
            (n::PUSH_RECORD, record_word),
            (n::PUSH_PROMOTION, promotion),
        ];
        let frame = circuit.clock(graph, &state, &inputs, &[]);
        claim.goal("it is taken", frame.bit(n::PUSH_READY));
        let last = unroll(graph, circuit, &frame.next(), PUSH_CLOCKS - 1);
        let after = Game::of(circuit, &last);
        let (board, word) = pushed(graph, &game.board, &record);
        claim.goal("the board", boards_equal(graph, &after.board, &board));
        claim.goal(
            "its word can be taken back",
            can_be_taken_back(graph, &word),
        );
        let run = circuit.get(&state, n::RUN);
        let word = [&word[..], &run].concat();
        // Any number stands for all.
        let number = graph.word(9);
        let right = graph.choose(
            graph.equal(&number, &game.head),
            &word,
            &game.numbered(graph, &number),
        );
        claim.goal(
            "the words kept",
            graph.equal(&after.numbered(graph, &number), &right),
        );
        let (run, kept) = more(graph, &run, &circuit.get(&state, n::KEPT), word[22]);
        let full = graph.is(&circuit.get(&state, n::KEPT), 510);
        let get = |name| circuit.get(&last, name);
        claim.goal(
            "the head",
            graph.equal(&get(n::HEAD), &graph.plus(&game.head, 1)),
        );
        claim.goal("reversible moves", graph.equal(&get(n::RUN), &run));
        claim.goal("moves kept", graph.equal(&get(n::KEPT), &kept));
        claim.goal(
            "dropped",
            graph.same(
                get(n::DROPPED)[0],
                graph.or(circuit.get(&state, n::DROPPED)[0], full),
            ),
        );
        claim.goal(
            "the side to move",
            graph.same(get(n::TURN)[0], !circuit.get(&state, n::TURN)[0]),
        );
        claim.goal(
            "free again",
            graph.and(
                graph.is(&get(n::PLAYER), player::IDLE),
                graph.is(&get(n::EXAMINER), examiner::IDLE),
            ),
        );
        claim
    });
    lemma
}

fn pop(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "repetition/pop",
        says: "A pop takes the newest move back within 6 clocks, castling, captures (en passant too) and promotions with \
               it; the words kept do not change; the side to move does.",
        assumes: &[
            "repetition/ready",
            "repetition/exclusive",
            "repetition/push",
        ],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    lemma.ask("any game", move |graph| {
        let mut claim = Claim::default();
        let (state, game) = any_free(graph, circuit, true);
        claim.given(!graph.is(&circuit.get(&state, n::KEPT), 0));
        let newest = game.numbered(graph, &graph.minus(&game.head, &graph.number(1, 9)));
        // So a push writes it.
        claim.given(can_be_taken_back(graph, &newest));
        // A query may wait behind it.
        let inputs = [
            (n::RESET, vec![FALSE]),
            (n::LOAD_VALID, vec![FALSE]),
            (n::PUSH_VALID, vec![FALSE]),
            (n::POP_VALID, vec![TRUE]),
        ];
        let frame = circuit.clock(graph, &state, &inputs, &[]);
        claim.goal("it is taken", frame.bit(n::POP_READY));
        let last = unroll(graph, circuit, &frame.next(), POP_CLOCKS - 1);
        let after = Game::of(circuit, &last);
        claim.goal(
            "the board",
            boards_equal(graph, &after.board, &popped(graph, &game.board, &newest)),
        );
        // Any number stands for all.
        let number = graph.word(9);
        claim.goal(
            "the words kept",
            graph.equal(
                &after.numbered(graph, &number),
                &game.numbered(graph, &number),
            ),
        );
        let get = |name| circuit.get(&last, name);
        let fewer = graph.minus(&circuit.get(&state, n::KEPT), &graph.number(1, 9));
        claim.goal(
            "the head",
            graph.equal(&get(n::HEAD), &graph.minus(&game.head, &graph.number(1, 9))),
        );
        claim.goal("moves kept", graph.equal(&get(n::KEPT), &fewer));
        let was = graph.choose(graph.less(&fewer, &newest[23..32]), &fewer, &newest[23..32]);
        let one_less = graph.minus(&circuit.get(&state, n::RUN), &graph.number(1, 9));
        claim.goal(
            "reversible moves",
            graph.equal(&get(n::RUN), &graph.choose(newest[22], &was, &one_less)),
        );
        claim.goal(
            "dropped",
            graph.same(get(n::DROPPED)[0], circuit.get(&state, n::DROPPED)[0]),
        );
        claim.goal(
            "the side to move",
            graph.same(get(n::TURN)[0], !circuit.get(&state, n::TURN)[0]),
        );
        claim.goal(
            "free again",
            graph.and(
                graph.is(&get(n::PLAYER), player::IDLE),
                graph.is(&get(n::EXAMINER), examiner::IDLE),
            ),
        );
        claim
    });
    lemma
}

/// Without a circuit: the one undoes the other.
fn restores<'a>() -> Lemma<'a> {
    let mut lemma = Lemma {
        name: "repetition/restores",
        says: "What a pop does after a push restores the board, for every move that fits the board.",
        assumes: &[],
        method: Method::Direct,
        cases: Vec::new(),
    };
    lemma.ask("any move", |graph| {
        let mut claim = Claim::default();
        let board: Vec<Word> = (0..64).map(|_| graph.word(4)).collect();
        let record = Record::of(&graph.word(24), &graph.word(3));
        claim.given(record.meets(graph));
        let on = |square: &[Lit]| graph.read(&board, square);
        let moves = !graph.is(&record.piece, 0);
        claim.given(graph.implies(moves, graph.equal(&on(&record.from), &record.piece)));
        // The pawn taken en passant is there, and so is the castling rook; its way is free.
        let (after, word) = pushed(graph, &board, &record);
        let pawn = [&graph.number(1, 3)[..], &[!record.piece[3]]].concat();
        claim.given(graph.implies(
            word[21],
            graph.equal(&on(&passed(&record.from, &record.to)), &pawn),
        ));
        let [home, away] = rook(graph, &record.to);
        let rook = [&graph.number(4, 3)[..], &record.piece[3..4]].concat();
        let free = graph.all([
            graph.equal(&on(&home), &rook),
            graph.is(&on(&away), 0),
            graph.is(&on(&record.to), 0),
            !graph.equal(&record.from, &home),
            !graph.equal(&record.from, &away),
        ]);
        claim.given(graph.implies(record.flags[2], free));
        let before = popped(graph, &after, &word);
        for square in 0..64 {
            claim.goal(
                format!("square {square}"),
                graph.equal(&before[square], &board[square]),
            );
        }
        claim
    });
    lemma
}

fn load(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "repetition/load",
        says: "A rank loaded stands on the board after 9 clocks, the other ranks as before; the state word sets the side \
               to move; each leaves an empty history.",
        assumes: &["repetition/exclusive"],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    for (name, state_word) in [("a rank", false), ("the state word", true)] {
        lemma.ask(name, move |graph| {
            let mut claim = Claim::default();
            let (state, game) = any_free(graph, circuit, false);
            let (address, word) = (graph.word(4), graph.word(32));
            claim.given(graph.same(address[3], state_word.into()));
            let inputs = [
                (n::RESET, vec![FALSE]),
                (n::LOAD_VALID, vec![TRUE]),
                (n::LOAD_ADDRESS, address.clone()),
                (n::LOAD_WORD, word.clone()),
            ];
            let frame = circuit.clock(graph, &state, &inputs, &[]);
            claim.goal("it is taken", frame.bit(n::LOAD_READY));
            let last = unroll(graph, circuit, &frame.next(), LOAD_CLOCKS - 1);
            let after = Game::of(circuit, &last);
            let rank = graph.decode(&address[0..3]);
            let right = (0..64).map(|square| {
                let nibble = word[4 * (square % 8)..4 * (square % 8) + 4].to_vec();
                let loaded = graph.and(!address[3], rank[square / 8]);
                graph.equal(
                    &after.board[square],
                    &graph.choose(loaded, &nibble, &game.board[square]),
                )
            });
            claim.goal("the board", graph.all(right.collect::<Vec<_>>()));
            let get = |name| circuit.get(&last, name);
            let side = graph.mux(address[3], word[0], circuit.get(&state, n::TURN)[0]);
            claim.goal("the side to move", graph.same(get(n::TURN)[0], side));
            let empty = [n::KEPT, n::RUN, n::DROPPED].map(|name| graph.is(&get(name), 0));
            claim.goal("the history is empty", graph.all(empty));
            claim.goal(
                "free again",
                graph.and(
                    graph.is(&get(n::PLAYER), player::IDLE),
                    graph.is(&get(n::EXAMINER), examiner::IDLE),
                ),
            );
            claim
        });
    }
    lemma
}

fn lost(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "repetition/lost",
        says: "A reset at any time leads to a free unit that offers nothing; the game stays, but for one that was being \
               changed: its history is empty.",
        assumes: &[],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    lemma.ask("reset", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![TRUE])], &[]);
        let next = frame.next();
        let get = |name| circuit.get(&next, name);
        claim.goal(
            "free",
            graph.and(
                graph.is(&get(n::PLAYER), player::IDLE),
                graph.is(&get(n::EXAMINER), examiner::IDLE),
            ),
        );
        claim.goal("nothing is offered", !get(n::OFFERED)[0]);
        let changing = !graph.is(&circuit.get(&state, n::PLAYER), player::IDLE);
        let empty = [n::KEPT, n::RUN, n::DROPPED].map(|name| graph.is(&get(name), 0));
        claim.goal(
            "a game that was being changed has no history",
            graph.implies(changing, graph.all(empty)),
        );
        let ready = [n::LOAD_READY, n::PUSH_READY, n::POP_READY, n::QUERY_READY]
            .map(|name| !frame.bit(name));
        claim.goal("nothing is taken with it", graph.all(ready));
        let mut settled = state;
        circuit.set(&mut settled, n::PLAYER, &graph.number(player::IDLE, 4));
        let next = circuit
            .clock(graph, &settled, &[(n::RESET, vec![TRUE])], &[])
            .next();
        let stays = super::examiner::untouched(graph, circuit, &settled, &next);
        claim.goal("a game that was not stays", stays);
        claim
    });
    lemma
}

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![
        push(circuit),
        pop(circuit),
        restores(),
        load(circuit),
        lost(circuit),
    ]
}
