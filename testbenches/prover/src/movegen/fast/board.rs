//! One board in all its copies: the looks' registers, the selector's memory, the memories of the king and of each lane.

use super::names as n;
use crate::chess::Position;
use crate::kit::circuit::{Circuit, Frame, State};
use crate::kit::graph::{FALSE, Graph, Lit, Word};
use crate::movegen::board::{nibbles, squares};
use crate::proof::{Claim, Lemma, Method};

/// Ranks of a board.
const RANKS: usize = 8;

/// The planes of a rank: eight bits for each bit of a nibble.
fn planes(nibbles: &[Lit]) -> Word {
    (0..32)
        .map(|bit| nibbles[4 * (bit % 8) + bit / 8])
        .collect()
}

/// Who stands on a rank of these planes, and which of them are black: what the lanes and the king's steps read.
pub fn standing(graph: &Graph, planes: &[Lit]) -> Word {
    let stands = (0..8).map(|file| graph.any([planes[file], planes[8 + file], planes[16 + file]]));
    stands.chain((0..8).map(|file| planes[24 + file])).collect()
}

/// On a rank of these planes a side has a piece that is no king.
pub fn has(graph: &Graph, planes: &[Lit], black: bool) -> Lit {
    graph.any((0..8).map(|file| {
        let of = |bit: usize| planes[8 * bit + file];
        let king = graph.all([!of(0), of(1), of(2)]);
        let stands = graph.any([of(0), of(1), of(2)]);
        graph.all([stands, !king, of(3).negated_if(!black)])
    }))
}

/// A king of that side stands on that file of a rank of these planes.
fn king_on(graph: &Graph, planes: &[Lit], black: bool, file: usize) -> Lit {
    let of = |bit: usize| planes[8 * bit + file];
    graph.all([!of(0), of(1), of(2), of(3).negated_if(!black)])
}

/// The position a state holds, as the looks see it.
pub fn position(graph: &Graph, circuit: &Circuit, state: &State) -> Position {
    let ranks = std::array::from_fn(|rank| circuit.get(state, &n::rank(rank)));
    let rights = circuit.get(state, n::RIGHTS);
    Position {
        squares: squares(&ranks),
        black: circuit.get(state, n::SIDE)[0],
        rights: std::array::from_fn(|right| rights[right]),
        passant: circuit.get(state, n::PASSANT)[0],
        target: graph.decode(&circuit.get(state, n::TARGET)),
    }
}

/// The board image of a state, to tell a counterexample.
pub fn image(circuit: &Circuit, state: &State) -> Vec<Word> {
    let ranks = std::array::from_fn(|rank| circuit.get(state, &n::rank(rank)));
    let word = [n::SIDE, n::RIGHTS, n::PASSANT, n::TARGET];
    let word = word.iter().flat_map(|name| circuit.get(state, name));
    nibbles(&ranks).chain([word.collect()]).collect()
}

/// A word of a memory's half: that which is read, or the other.
fn of_half(
    graph: &Graph,
    circuit: &Circuit,
    state: &State,
    memory: &str,
    rank: usize,
    read: bool,
) -> Word {
    let upper = circuit.get(state, n::UPPER)[0].negated_if(!read);
    let [low, high] = [rank, RANKS + rank].map(|at| circuit.get(state, &n::word(memory, at)));
    graph.choose(upper, &high, &low)
}

/// The copies of a rank are of these planes.
fn copies(
    graph: &Graph,
    circuit: &Circuit,
    state: &State,
    rank: usize,
    read: bool,
    planes: &[Lit],
) -> Lit {
    let of = |memory: &str| of_half(graph, circuit, state, memory, rank, read);
    let standing = standing(graph, planes);
    let boards = n::boards();
    let same = boards
        .iter()
        .map(|memory| graph.equal(&of(memory), &standing));
    let noted = [("white", false), ("black", true)].map(|(name, black)| {
        let name = if read {
            name.to_owned()
        } else {
            format!("next_{name}")
        };
        let bit = circuit.get(state, &format!("ranks_{rank}.{name}"))[0];
        graph.same(bit, has(graph, planes, black))
    });
    let whole = graph.equal(&of("piece_board"), planes);
    graph.all(same.chain(noted).chain([whole]).collect::<Vec<_>>())
}

/// A rank of the board that waits is handed on already.
fn handed_on(graph: &Graph, circuit: &Circuit, state: &State, rank: &[Lit]) -> Lit {
    let get = |name| circuit.get(state, name);
    let before = graph.less(rank, &get(n::COUNT));
    graph.and(get(n::FULL)[0], graph.or(get(n::COPIED)[0], before))
}

/// What holds in every state, of a rank that was loaded.
pub fn one_board(
    graph: &Graph,
    circuit: &Circuit,
    state: &State,
    loaded: &[Lit],
) -> Vec<(String, Lit)> {
    let get = |name: &str| circuit.get(state, name);
    let mut holds = vec![
        (
            "copied is of a board that waits".to_owned(),
            graph.implies(get(n::COPIED)[0], get(n::FULL)[0]),
        ),
        (
            "copying begins with rank 1".to_owned(),
            graph.or(
                graph.and(get(n::FULL)[0], !get(n::COPIED)[0]),
                graph.is(&get(n::COUNT), 0),
            ),
        ),
        ("the rank counted is handed on".to_owned(), {
            let rank = graph.decode(&get(n::COUNT));
            let right = (0..RANKS).map(|at| {
                let held = get(&format!("board_buffer.held_{at}"));
                graph.implies(rank[at], graph.equal(&get(n::LEAVING), &held))
            });
            let copies = graph.and(get(n::FULL)[0], !get(n::COPIED)[0]);
            graph.implies(copies, graph.all(right.collect::<Vec<_>>()))
        }),
    ];
    for (rank, &loaded) in loaded.iter().enumerate() {
        let copies = |read, planes: &Word| copies(graph, circuit, state, rank, read, planes);
        holds.push((
            format!("rank {} is one in all copies", rank + 1),
            graph.implies(loaded, copies(true, &get(&n::rank(rank)))),
        ));
        let handed_on = handed_on(graph, circuit, state, &graph.number(rank as u64, 3));
        holds.push((
            format!(
                "rank {} of the board that waits is one in all its copies",
                rank + 1
            ),
            graph.implies(
                handed_on,
                copies(false, &get(&format!("board_buffer.held_{rank}"))),
            ),
        ));
    }
    holds
}

/// A clock of any inputs, and whether it takes a word, takes a board, or makes the board that waits the board.
struct Clock<'a> {
    frame: Frame<'a>,
    loads: Lit,
    takes: Lit,
    swaps: Lit,
}

fn clock<'a>(graph: &Graph, circuit: &'a Circuit, state: &State) -> Clock<'a> {
    let frame = circuit.clock(graph, state, &[], &[]);
    let both = |a, b| graph.and(frame.bit(a), frame.bit(b));
    Clock {
        loads: both(n::LOAD_VALID, n::LOAD_READY),
        takes: both(n::BOARD_VALID, n::BOARD_READY),
        swaps: frame.bit(n::SWAP),
        frame,
    }
}

impl Clock<'_> {
    /// It stores that rank.
    fn stores(&self, graph: &Graph, rank: usize) -> Lit {
        let address = self.frame.word(n::LOAD_ADDRESS);
        graph.and(self.loads, graph.is(&address, rank as u64))
    }
}

/// What was loaded is what the registers hold after a clock.
fn loads(graph: &Graph, circuit: &Circuit, state: &State, clock: &Clock<'_>, claim: &mut Claim) {
    let next = clock.frame.next();
    let was = |name: &str| circuit.get(state, name);
    let is = |name: &str| circuit.get(&next, name);
    let word = clock.frame.word(n::LOAD_WORD);
    let mut becomes = |name: &str, loads: Lit, loaded: &[Lit], waiting: &[Lit]| {
        let right = graph.choose(clock.swaps, waiting, &was(name));
        let right = graph.choose(loads, loaded, &right);
        claim.goal(
            format!("{name} is what was loaded last"),
            graph.equal(&is(name), &right),
        );
    };
    for rank in 0..RANKS {
        let held = was(&format!("board_buffer.held_{rank}"));
        becomes(
            &n::rank(rank),
            clock.stores(graph, rank),
            &planes(&word),
            &held,
        );
    }
    let state_word = graph.and(clock.loads, clock.frame.word(n::LOAD_ADDRESS)[3]);
    let held = was(n::HELD_STATE);
    for (name, bits) in [
        (n::SIDE, 0..1),
        (n::RIGHTS, 1..5),
        (n::PASSANT, 5..6),
        (n::TARGET, 6..12),
    ] {
        becomes(name, state_word, &word[bits.clone()], &held[bits]);
    }
    for rank in 0..RANKS {
        let name = format!("board_buffer.held_{rank}");
        let taken = planes(&clock.frame.word(&format!("board_rank_{rank}")));
        let right = graph.choose(clock.takes, &taken, &was(&name));
        claim.goal(
            format!("{name} is the board taken"),
            graph.equal(&is(&name), &right),
        );
    }
    let taken = &clock.frame.word(n::BOARD_STATE)[..12];
    let right = graph.choose(clock.takes, taken, &held);
    claim.goal(
        "so is its state word",
        graph.equal(&is(n::HELD_STATE), &right),
    );
    claim.goal(
        "of words and boards one is taken",
        !graph.and(clock.loads, clock.takes),
    );
    let waits = was(n::FULL)[0];
    claim.goal(
        "nothing else is taken while a board waits",
        !graph.and(waits, graph.or(clock.loads, clock.takes)),
    );
    claim.goal(
        "a board becomes the board when it was handed on",
        graph.implies(clock.swaps, graph.and(waits, was(n::COPIED)[0])),
    );
    claim.goal(
        "a board taken waits until then, or a reset",
        graph.same(
            is(n::FULL)[0],
            graph.all([
                graph.or(waits, clock.takes),
                !clock.swaps,
                !clock.frame.bit(n::RESET),
            ]),
        ),
    );
}

/// Every copy of the board.
fn board(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "movegen-fast/board",
        says: "In every state, whatever is loaded and however: of each rank loaded since power-up the selector's memory, the \
               memories of the king and the four lanes and the notes of who has pieces there say what the looks' register \
               says, and that is the word or the whole board loaded last. A board that waits is copied beside it, rank by \
               rank, and becomes the board at once. The state word is 0 at power-up.",
        assumes: &[],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let loaded = graph.word(RANKS);
        for (_, holds) in one_board(graph, circuit, &state, &loaded) {
            claim.given(holds);
        }
        let clock = clock(graph, circuit, &state);
        loads(graph, circuit, &state, &clock, &mut claim);
        let then: Word = (0..RANKS)
            .map(|rank| graph.any([loaded[rank], clock.stores(graph, rank), clock.swaps]))
            .collect();
        for (name, holds) in one_board(graph, circuit, &clock.frame.next(), &then) {
            claim.goal(name, holds);
        }
        claim
    });
    lemma.ask("power-up", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.initial_state(graph);
        for (name, holds) in one_board(graph, circuit, &state, &[FALSE; RANKS]) {
            claim.goal(name, holds);
        }
        for name in [n::SIDE, n::RIGHTS, n::PASSANT, n::TARGET] {
            claim.goal(name, !graph.any(circuit.get(&state, name)));
        }
        claim
    });
    lemma
}

/// One side's king while a position is loaded over another: where he was, where he will be, and what was loaded.
struct King {
    black: bool,
    was: Word,
    will_be: Word,
    waits: Word,
    loaded: Word,
}

impl King {
    fn any(graph: &Graph, black: bool) -> King {
        let square = || graph.word(6);
        let (was, will_be, waits) = (square(), square(), square());
        let loaded = graph.word(RANKS);
        King {
            black,
            was,
            will_be,
            waits,
            loaded,
        }
    }

    fn names(&self) -> [&'static str; 2] {
        if self.black {
            [n::BLACK_KING, n::NEXT_BLACK_KING]
        } else {
            [n::WHITE_KING, n::NEXT_WHITE_KING]
        }
    }

    /// His square is that of the last of his ranks loaded.
    fn holds(&self, graph: &Graph, circuit: &Circuit, state: &State) -> Vec<(&'static str, Lit)> {
        let [now, next] = self.names().map(|name| circuit.get(state, name));
        let on = |square: &Word| {
            let rank = graph.decode(&square[3..6]);
            graph.any((0..RANKS).map(|at| graph.and(rank[at], self.loaded[at])))
        };
        let (to, from) = (on(&self.will_be), on(&self.was));
        let handed_on = handed_on(graph, circuit, state, &self.waits[3..6]);
        vec![
            (
                "where he was loaded",
                graph.implies(to, graph.equal(&now, &self.will_be)),
            ),
            (
                "or still where he was",
                graph.any([to, from, graph.equal(&now, &self.was)]),
            ),
            (
                "that of the board that waits is known when his rank was handed on",
                graph.implies(handed_on, graph.equal(&next, &self.waits)),
            ),
        ]
    }

    /// On a rank of these planes he stands where he is to stand, and nowhere else.
    fn stands(&self, graph: &Graph, planes: &[Lit], rank: usize, square: &Word) -> Lit {
        let square = graph.decode(square);
        let right = |file| {
            let king = king_on(graph, planes, self.black, file);
            graph.same(king, square[8 * rank + file])
        };
        graph.all((0..8).map(right).collect::<Vec<_>>())
    }
}

/// The kings' squares.
fn kings(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "movegen-fast/kings",
        says: "While a position of one king a side is loaded over another, its ranks in any order and only those that changed, \
               his square is that of his new rank once it is loaded, and else where he was as long as that rank was not \
               loaded; of a board taken whole it is his when that becomes the board.",
        assumes: &["movegen-fast/board"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    for (name, black) in [("White", false), ("Black", true)] {
        lemma.ask(name, move |graph| {
            let mut claim = Claim::default();
            let state = circuit.any_state(graph);
            let mut king = King::any(graph, black);
            for (_, holds) in one_board(graph, circuit, &state, &[FALSE; RANKS]) {
                claim.given(holds);
            }
            for (_, holds) in king.holds(graph, circuit, &state) {
                claim.given(holds);
            }
            let clock = clock(graph, circuit, &state);
            let word = planes(&clock.frame.word(n::LOAD_WORD));
            for rank in 0..RANKS {
                let stands = king.stands(graph, &word, rank, &king.will_be);
                claim.given(graph.implies(clock.stores(graph, rank), stands));
                let held = circuit.get(&state, &format!("board_buffer.held_{rank}"));
                let stands = king.stands(graph, &held, rank, &king.waits);
                claim.given(graph.implies(circuit.get(&state, n::FULL)[0], stands));
            }
            // A board that becomes the board brings its king, and loading begins anew; so does a start's position.
            let whole = clock.swaps;
            king.loaded = (0..RANKS)
                .map(|rank| graph.or(king.loaded[rank], clock.stores(graph, rank)))
                .map(|loaded| graph.and(loaded, !whole))
                .collect();
            king.was = graph.choose(whole, &king.waits, &king.was);
            for (name, holds) in king.holds(graph, circuit, &clock.frame.next()) {
                claim.goal(name, holds);
            }
            claim
        });
    }
    lemma
}

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![board(circuit), kings(circuit)]
}
