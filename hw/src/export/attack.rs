//! The attack unit: what is said of it, and its test vectors.

use super::ExportError;
use super::unit::Unit;
use super::vectors::{Driver, LONGEST_CYCLES, POSITIONS, Vectors};
use crate::attack::Query;
use crate::circuit::Circuit;
use crate::pins::Pins;
use fpgambit_engine::posdata::{Board, PieceType, Posdata};
use fpgambit_engine::{Color, Position, Square};

/// The unit in words.
pub(super) const ATTACK: Unit = Unit {
    title: "attack queries on posdata, after GNU Chess",
    description: "\
Load a board image, ask, take the answer: items, if the query has any, and a last word. Everything is found by \
walking posdata's chains (Sandstroem, 1989), one square a clock. All queries are about the board as it stands, \
whoever is to move; pins and checks play no part. A piece attacks a square when it is on one of its rays and \
nothing stands before it, whatever stands on it; pawns attack by their captures.

Kinds of query, what they are about, and their answers (bits not named are 0):

0 (square, side) does the side attack the square? Last word [0] yes.

1 (square, side) by which pieces? Items [5:0] square, [9:6] nibble; last word [4:0] how many, [14:8] kinds: \
bit 8 + n for kind n.

2 (side) what does the side attack? Items for a1 to g8 and last word for h8, each as the last word of query 1.

3 (square) how far does the bishop, rook or queen see? Items, one for two enemies in a row on a ray: [5:0] the \
first, [11:6] the second, [12] that is the king; last word [15] there is a slider, [4:0] the squares it can go to.

4 (side) what surrounds the king? Last word, counts of his neighbour squares: [3:0] attacked, [7:4] own, [11:8] \
neither, rays running on through the king.

5 (square) is each of the piece's destinations attacked, the piece gone from its square? Last word [0] yes.

6, 7: one word, 0.

Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black. Squares: a1 = 0, \
b1 = 1 to h8 = 63.

Latency: one clock for the start, one for a piece's own square and for that of each inner walk, one a visited \
square, two until the last word has left; query 2 takes 64 more to read its map out, and 64 more after a reset \
that broke one off. If a word is not taken the walk stands still at the next.",
    ports: &[
        ("clock", "everything happens at its rising edge"),
        (
            "reset",
            "synchronous: idle in the next cycle, no answer offered; the loaded position stays",
        ),
        ("load_valid", "a word of the board image is there"),
        (
            "load_ready",
            "it is stored at this edge if load_valid is high; low during a query",
        ),
        (
            "load_address",
            "which word: 0 to 7 ranks 1 to 8; 8, the state word, is not needed",
        ),
        ("load_word", "piece nibbles of a rank, file a lowest"),
        ("query_valid", "begin a query"),
        (
            "query_ready",
            "it begins at this edge if query_valid is high; low during a query or with load_valid",
        ),
        ("query_kind", "taken with the start: 0 to 5, see above"),
        ("query_square", "taken with the start: the square asked about"),
        ("query_side", "taken with the start: the side asked about, 1 black"),
        (
            "answer_valid",
            "a word is offered; it holds until taken, and does not wait for answer_ready",
        ),
        ("answer_ready", "the sink takes it at this edge"),
        ("answer_word", "see above"),
        ("answer_last", "no word of this answer follows"),
        (
            "cycles",
            "clocks of this query, from the start to the last word taken, both counted",
        ),
        ("visited", "squares the walks have visited in this query"),
    ],
    bench: include_str!("templates/attack_tb.v"),
};

/// Puts queries to a circuit on all [positions](POSITIONS), every second one mirrored; its answers are checked against
/// the software routines'.
///
/// For each position: nine words of board image; then for each query a word `{1, kind[2:0], square[5:0], side, 5'd0,
/// cycles[15:0]}`, a word `visited` and the words that leave, `{15'd0, last, word}`; then a word 0.
///
/// # Errors
/// [`ExportError::Disagreement`] when an answer differs.
pub(super) fn vectors<C: Circuit + Pins>(circuit: C) -> Result<Vectors, ExportError> {
    let mut driver = Driver { circuit };
    let mut vectors = Vectors::default();
    for (number, (name, fen)) in (1..).zip(POSITIONS) {
        let mut position = Position::from_fen(fen).expect("the list holds valid positions");
        if number % 2 == 0 {
            position = position.mirrored();
        }
        vectors.positions += 1;
        vectors.comment(&format!("{number}: {name}: {position}"));
        let image = position.image();
        vectors.push(&image);
        driver.load(&image);
        let board = Board::new(&position, Posdata::gnuchess());
        for query in queries(number, &position) {
            let expected = query.answer(&board);
            let run = driver
                .ask(query)
                .and_then(|run| {
                    if run.words == expected {
                        Ok(run)
                    } else {
                        Err(format!("{:04x?} to {query:?}", run.words))
                    }
                })
                .map_err(|found| ExportError::Disagreement {
                    fen: position.to_string(),
                    found,
                    expected: format!("{expected:04x?}"),
                })?;
            vectors.comment(&format!("{query:?}"));
            let (kind, square, side) = query.ports();
            let head = 1 << 31 | kind << 28 | square << 22 | side << 21 | run.cycles;
            vectors.push(&[head, run.visited]);
            let mut words: Vec<u32> = run.words.iter().map(|&word| word.into()).collect();
            *words.last_mut().expect("one word at least leaves") |= 1 << 16;
            vectors.push(&words);
            vectors.moves += words.len();
        }
        vectors.push(&[0]);
    }
    Ok(vectors)
}

/// What is asked of a position: about every piece, both kings, and one square in eight, others each time.
fn queries(number: usize, position: &Position) -> Vec<Query> {
    let mut queries = vec![Query::Ataks(Color::ALL[number / 2 % 2])];
    queries.extend(Color::ALL.map(Query::KingScan));
    for square in Square::ALL {
        let piece = position.piece_at(square);
        let chosen = (square.index() + 3 * number).is_multiple_of(8);
        if chosen || piece.is_some_and(|piece| PieceType::from(piece).is_slider()) {
            queries.push(Query::BrScan(square));
        }
        if chosen || piece.is_some() {
            queries.push(Query::Trapped(square));
        }
        if chosen {
            for by in Color::ALL {
                queries.extend([
                    Query::Attacked { square, by },
                    Query::Attackers { square, by },
                ]);
            }
        }
    }
    queries
}

/// What left the circuit for one query.
struct Run {
    words: Vec<u16>,
    cycles: u32,
    visited: u32,
}

impl<C: Circuit + Pins> Driver<C> {
    fn ask(&mut self, query: Query) -> Result<Run, String> {
        let (kind, square, side) = query.ports();
        self.drive("query_valid", 1);
        self.drive("query_kind", kind);
        self.drive("query_square", square);
        self.drive("query_side", side);
        self.drive("answer_ready", 1);
        self.settle();
        self.circuit.edge();
        self.drive("query_valid", 0);
        let mut words = Vec::new();
        for cycles in 2..LONGEST_CYCLES {
            self.settle();
            let valid = self.read("answer_valid") == 1;
            let last = valid && self.read("answer_last") == 1;
            if valid {
                words.push(self.read("answer_word") as u16);
            }
            self.circuit.edge();
            if last {
                self.settle();
                if self.read("cycles") != cycles {
                    return Err(format!("{} for {cycles} cycles", self.read("cycles")));
                }
                let visited = self.read("visited");
                return Ok(Run {
                    words,
                    cycles,
                    visited,
                });
            }
        }
        Err(format!("no last word in {LONGEST_CYCLES} cycles"))
    }
}
