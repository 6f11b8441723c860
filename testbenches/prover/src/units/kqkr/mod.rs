//! Queen against rook: for each of the 16,777,216 queries, the answer says whether the position is legal and won.
//!
//! Lemma `fold` proves that the unit mirrors the position into the table's form, `lookup` that it reads the table's
//! bit, and `table` that the bits are right.

mod faults;
mod names;

use crate::blocks::stream::Ports;
use crate::unit::{Memories, MemoryModule, ProvedUnit, named};
use fpgambit_engine::Square;
use fpgambit_engine::kqkr::{Bare, Ending, Extent, Goal, ILLEGAL, Men, Turn, solve};
use kit::memory::{Reading, bits_of, cells_of, module_of};
use kit::prelude::*;
use names as n;
use serde_json::Value;

/// The modules of the memories, with the widths of their words: pairs of kings, and won positions.
const MEMORIES: &[MemoryModule] = &[
    MemoryModule {
        module: "fpgambit_kqkr_pairs",
        words: |netlist| words(netlist, ("fpgambit_kqkr_pairs", 10)),
    },
    MemoryModule {
        module: "fpgambit_kqkr_rom",
        words: |netlist| words(netlist, ("fpgambit_kqkr_rom", 16)),
    },
];
/// The unit.
pub static UNIT: ProvedUnit = ProvedUnit {
    unit: "kqkr",
    build: "compact",
    design: "kqkr",
    file: "kqkr/fpgambit_kqkr.f",
    top: "fpgambit_kqkr",
    forms: &[("kqkr", Memories::Words(names::FILES, MEMORIES))],
    signals: || named(&[names::SIGNALS]),
    lemmas: |design| lemmas(&design.circuit, &design.words),
    theorems: || vec![theorem()],
    faults: faults::FAULTS,
    ports: Some(Ports {
        lemmas: ["kqkr/offers", "kqkr/reset"],
        theorem: "kqkr: the stream protocol",
        stream: "answer",
        payload: &["answer_won"],
        last: None,
        requests: &["query"],
        ready: &["query"],
        ahead: None,
        invariant: None,
    }),
    says_all: true,
};

/// A symmetry of the board: flip the files, flip the ranks, then exchange files and ranks.
const SYMMETRIES: [(bool, bool, bool); 8] = [
    (false, false, false),
    (true, false, false),
    (false, true, false),
    (true, true, false),
    (false, false, true),
    (true, false, true),
    (false, true, true),
    (true, true, true),
];

/// Returns the file and the rank of a square under a symmetry, for any type of coordinate that can be flipped.
fn seen<T>(
    (files, ranks, exchange): (bool, bool, bool),
    file: T,
    rank: T,
    flip: impl Fn(T) -> T,
) -> (T, T) {
    let file = if files { flip(file) } else { file };
    let rank = if ranks { flip(rank) } else { rank };
    if exchange { (rank, file) } else { (file, rank) }
}

/// Whether the king is in the triangle a1, d1, d4 and, if it is on the diagonal a1-d4, the other king is not above that
/// diagonal.
fn in_triangle(king: (usize, usize), other: (usize, usize)) -> bool {
    king.0 < 4 && king.1 <= king.0 && (king.1 < king.0 || other.1 <= other.0)
}

/// The same as [`in_triangle`] for variable squares.
fn in_triangle_of(king: &(Word, Word), other: &(Word, Word)) -> Lit {
    all([
        !king.0[2],
        !less(&king.0, &king.1),
        (less(&king.1, &king.0) | !less(&other.0, &other.1)),
    ])
}

fn seen_word(symmetry: (bool, bool, bool), square: &[Lit]) -> (Word, Word) {
    let flip = |word: Word| word.into_iter().map(|bit| !bit).collect();
    seen(symmetry, square[..3].to_vec(), square[3..].to_vec(), flip)
}

/// Returns a clock in which the pipeline advances because no answer waits.
fn moves<'a>(circuit: &'a Circuit, claim: &mut Claim) -> (State<'a>, Frame<'a>) {
    let (state, frame) = circuit.any_clock();
    let offered = state.bit(n::OFFERED);
    claim.assume(offered.implies(frame.bit(n::ANSWER_READY)));
    (state, frame)
}

fn fold(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "kqkr/fold",
        "The unit applies one of the board's eight symmetries to all four pieces, reads the memory of king pairs at \
         the kings' new squares, and keeps the new squares of queen and rook. The symmetry puts the king of the \
         queen's side into the triangle a1, d1, d4 and, if that king is on the long diagonal, puts the other king not \
         above the diagonal.",
        "",
    )
    .with_case("any query", move |claim| {
        let (_, frame) = moves(circuit, claim);
        let next = frame.next();
        let men = [n::KING, n::OTHER, n::QUEEN, n::ROOK].map(|name| frame.word(name));
        let address = frame.word(n::PAIRS_ADDRESS);
        let [queen, rook] = [n::PAIRED_QUEEN, n::PAIRED_ROOK].map(|name| next.get(name));
        let any = SYMMETRIES.map(|symmetry| {
            let [king, other, its_queen, its_rook] =
                men.each_ref().map(|square| seen_word(symmetry, square));
            let number = |(file, rank): &(Word, Word)| [&file[..], rank].concat();
            let expected = [&number(&other)[..], &king.0[..2], &king.1[..2]].concat();
            all([
                in_triangle_of(&king, &other),
                equal(&address, &expected),
                equal(&queen, &number(&its_queen)),
                equal(&rook, &number(&its_rook)),
            ])
        });
        claim.assert("one symmetry for all four pieces", kit::graph::any(any));
    })
}

fn lookup(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "kqkr/lookup",
        "The unit addresses the table by the number of the king pair, the queen's square and two bits of the rook's \
         rank. The other bits of the rook's square select one bit of the word. The answer is this bit if the pair's \
         word says that the kings do not touch, and 0 otherwise. Both memories are read in exactly the clocks in which \
         the pipeline moves. In these clocks each query advances by one stage; while an answer waits, everything \
         stays. A query that arrives while no other is in progress sets `cycles` to 1, and each clock with a query in \
         progress adds 1.",
        "",
    );
    lemma.case("power-up", move |claim| {
        let state = circuit.initial_state();
        for stage in [n::PAIRED, n::LOOKED_UP, n::OFFERED] {
            claim.assert(format!("{stage} is empty"), !state.bit(stage));
        }
    });
    lemma.case("a clock that moves", move |claim| {
        let (state, frame) = moves(circuit, claim);
        let next = frame.next();
        let get = |name| state.get(name);
        let then = |name| next.get(name);
        let (pair, rook) = (get(n::PAIRS_WORD), get(n::PAIRED_ROOK));
        let expected = [&rook[4..], &get(n::PAIRED_QUEEN), &pair[..9]].concat();
        let choice = decode(&get(n::LOOKED_UP_ROOK));
        let word = get(n::WON_WORD);
        let bit = any((0..16).map(|bit| choice[bit] & word[bit]));
        claim.assert_all(kit::lines! {
            "the address of the table" => frame.equals(n::WON_ADDRESS, &expected);
            "the kings do not touch" => then(n::LOOKED_UP_APART)[0].same(pair[9]);
            "the rest of the rook's square" => equal(&then(n::LOOKED_UP_ROOK), &rook[..4]);
            "the answer" => then(n::OFFERED_WON)[0].same(get(n::LOOKED_UP_APART)[0] & bit);
            "what is offered" => frame.equals(n::ANSWER_WON, &get(n::OFFERED_WON));
        });
    });
    lemma.case("any clock", move |claim| {
        let (state, frame) = circuit.any_clock();
        let next = frame.next();
        let is = |name| state.bit(name);
        let then = |name| next.bit(name);
        let reset = frame.bit(n::RESET);
        let waits = is(n::OFFERED) & !frame.bit(n::ANSWER_READY);
        for name in [n::PAIRS_READ, n::WON_READ] {
            claim.assert(
                format!("{name}: when it moves"),
                frame.bit(name).same(!waits),
            );
        }
        let takes = frame.bit(n::QUERY_VALID) & frame.bit(n::QUERY_READY);
        let before = [takes, is(n::PAIRED), is(n::LOOKED_UP)];
        for (stage, before) in [n::PAIRED, n::LOOKED_UP, n::OFFERED]
            .into_iter()
            .zip(before)
        {
            let on = choose(waits, &[is(stage)], &[before])[0];
            claim.assert(
                format!("{stage} comes from the stage before"),
                then(stage).same(on & !reset),
            );
        }
        let clocks = state.get(n::CLOCKS);
        let one = constant(1, 16);
        let under_way = any([is(n::PAIRED), is(n::LOOKED_UP), is(n::OFFERED)]);
        let idle = choose(takes, &one, &clocks);
        let counted = choose(under_way, &add(&clocks, &one), &idle);
        claim.assert_all(kit::lines! {
            "a query is taken unless an answer waits or there is a reset" =>
                frame.bit(n::QUERY_READY).same(!(waits | reset));
            "the third stage is offered" =>
                frame.bit(n::ANSWER_VALID).same(is(n::OFFERED));
            "cycles counts" => next.equals(n::CLOCKS, &counted);
            "cycles is reported" => frame.equals(n::CYCLES, &clocks);
        });
        let [mut was, mut stays] = [state.clone(), next];
        for state in [&mut was, &mut stays] {
            state.set(n::CLOCKS, &[false.into(); 16]);
        }
        let stays = equal(was.bits(), stays.bits());
        claim.assert(
            "everything stays while an answer waits",
            (waits & !reset).implies(stays),
        );
    });
    lemma
}

/// Returns the words of a memory, from the netlist of its module. Checks that the module is only this memory and a read
/// register, which loads the word at the address in each clock in which `read` is high, and otherwise keeps its word.
pub fn words(netlist: &Value, (module, width): (&str, usize)) -> Result<Vec<u32>, String> {
    let module = module_of(netlist, module)?;
    let cells = cells_of(module)?;
    let port = |name: &str| bits_of(&module["ports"][name]["bits"]);
    let one = |kind: &str| cells.iter().find(|cell| cell["type"] == kind);
    let (Some(choice), Some(register), 3) = (one("$mux"), one("$dff"), cells.len()) else {
        return Err("the module is not a memory and a register".to_owned());
    };
    let pin = |cell: &Value, name: &str| bits_of(&cell["connections"][name]);
    let word = port("read_word_0");
    let takes = [
        pin(choice, "S") == port("read"),
        pin(choice, "A") == word,
        pin(register, "D") == pin(choice, "Y"),
        pin(register, "Q") == word,
        pin(register, "CLK") == port("clock"),
        register["parameters"]["CLK_POLARITY"] == "1",
    ];
    if takes.contains(&false) {
        return Err("the register does not take the word that is read".to_owned());
    }
    let reading = Reading {
        ports: 1,
        address: port("read_address_0"),
        data: pin(choice, "B"),
        clocked: None,
    };
    let bits = reading.content(module)?;
    let number = |word: &[bool]| {
        let places = word.iter().enumerate();
        places.map(|(place, &bit)| u32::from(bit) << place).sum()
    };
    Ok(bits.chunks(width).map(number).collect())
}

fn table(memories: &[Vec<u32>]) -> Lemma<'_> {
    let mut lemma = Lemma::direct(
        "kqkr/table",
        "For each of the 16,777,216 placements of the four pieces and each symmetry that `fold` allows: the pair's \
         number is below 462, the word addressed is in the table, and the selected bit is set exactly if the placement \
         is a legal position won by the queen's side. The check compares the files with the engine's solution of all \
         placements, which uses no symmetries.",
        "",
    );
    lemma.check("every placement", move || check(memories));
    lemma
}

/// Tries every placement, and returns the first wrong pair number and the first wrong answer.
fn check(memories: &[Vec<u32>]) -> Vec<Checked> {
    let [pairs, table] = [0, 1].map(|memory| &memories[memory]);
    let ending = Ending::QueenWins;
    let bare = Bare::solve(Extent::Whole, ending.piece());
    let stages = solve(Extent::Whole, ending, Goal::Conversion, &bare);
    let squares = |number: usize| Square::wrapping(number as u8);
    let (mut outside, mut wrong, mut tried) = (None, None, 0_usize);
    for symmetry in SYMMETRIES {
        let put = |square: usize| seen(symmetry, square % 8, square / 8, |line| 7 - line);
        let place = |(file, rank): (usize, usize)| 8 * rank + file;
        for kings in 0..64 * 64 {
            let (king, other) = (kings / 64, kings % 64);
            if !in_triangle(put(king), put(other)) {
                continue;
            }
            let (file, rank) = put(king);
            let pair = pairs[rank << 8 | file << 6 | place(put(other))];
            let number = (pair & 0x1ff) as usize;
            if number >= 462 {
                outside.get_or_insert(format!("kings on {king} and {other}: {number}"));
                continue;
            }
            for men in 0..64 * 64 {
                let (queen, rook) = (men / 64, men % 64);
                let (at, rook_at) = (place(put(queen)), place(put(rook)));
                let word = table[number << 8 | at << 2 | rook_at >> 4];
                let said = pair >> 9 & 1 == 1 && word >> (rook_at & 15) & 1 == 1;
                let men = Men {
                    king: squares(king),
                    other: squares(other),
                    piece: squares(queen),
                    foe: squares(rook),
                };
                tried += 1;
                if said != (stages.get(Turn::Winner, men) < ILLEGAL) {
                    wrong.get_or_insert(format!("{men:?}: the table says {said}"));
                }
            }
        }
    }
    let sizes = pairs.len() == 1 << 10 && table.len() == 462 << 8;
    let all = tried >= 1 << 24;
    let result = |what: Option<String>| what.map_or(Ok(()), Err);
    let if_not = |is: bool, text: String| if is { Ok(()) } else { Err(text) };
    vec![
        (
            "the memories' lengths".to_owned(),
            if_not(sizes, format!("{} and {} words", pairs.len(), table.len())),
        ),
        ("numbers of pairs".to_owned(), result(outside)),
        ("won positions".to_owned(), result(wrong)),
        (
            "every placement".to_owned(),
            if_not(all, format!("{tried} tried")),
        ),
    ]
}

/// Returns the lemmas; `memories` are the words of both memories.
fn lemmas<'a>(circuit: &'a Circuit, memories: &'a [Vec<u32>]) -> Vec<Lemma<'a>> {
    vec![fold(circuit), lookup(circuit), table(memories)]
}

/// Returns the theorem.
fn theorem() -> Theorem {
    Theorem {
        name: "kqkr: the answer says whether the position is won",
        says: "For each placement of both kings, the queen and the rook with the queen's side to move, whatever else \
               is in progress and however the sink stalls: the answer says whether this is a legal position that the \
               queen's side wins. `cycles` counts the clocks of a run, modulo 65,536.",
        lemmas: list("fold lookup table offers"),
        because: "A query goes through three stages that move together (lookup), and an answer that waits stays \
                  (offers). The unit applies a symmetry that puts the pieces into the table's form (fold), and for \
                  every such symmetry the table's bit is that of the position itself (table). When a memory is read in \
                  a clock in which the pipeline moves, the word at its address is available in the next clock. The \
                  memory's words are those of the shipped file, as Yosys' netlist of its module shows.",
    }
}
