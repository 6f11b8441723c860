//! The repetition unit: what is said of it.

use super::unit::Unit;

/// The ports that both units have.
pub(super) const PORTS: &[(&str, &str)] = &[
    ("clock", "everything happens at its rising edge"),
    (
        "reset",
        "synchronous: idle in the next cycle, no answer offered; the game stays, but for one that was being changed",
    ),
    ("load_valid", "a word of the board image is there"),
    (
        "load_ready",
        "it is taken at this edge if load_valid is high; low while anything is under way",
    ),
    (
        "load_address",
        "which word: 0 to 7 ranks 1 to 8, 8 the state word; each begins a new history",
    ),
    (
        "load_word",
        "rank: piece nibbles, file a lowest; or state: [0] side to move, 1 black",
    ),
    ("push_valid", "a move is to be played"),
    (
        "push_ready",
        "it is taken at this edge if push_valid is high; low while anything is under way or with load_valid",
    ),
    (
        "push_record",
        "its record: from [5:0], to [13:8], flags [19:16], piece nibble [23:20]",
    ),
    (
        "push_promotion",
        "what a pawn becomes: 2 knight, 3 bishop, 4 rook, 5 queen; else 0",
    ),
    ("pop_valid", "the newest move is to be taken back"),
    (
        "pop_ready",
        "it is, from this edge, if pop_valid is high; low also with load_valid or push_valid, or if none is kept",
    ),
    ("query_valid", "begin a query"),
    (
        "query_ready",
        "it begins at this edge if query_valid is high; low also with load_valid, push_valid or pop_valid",
    ),
    (
        "query_mode",
        "taken with the start: [0] end at the nearest repetition, [1] ask for moves that repeat, [2] no early stop",
    ),
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
    (
        "steps",
        "what this query took back: pairs of moves, or moves",
    ),
    ("held", "moves kept, 0 to 510"),
    (
        "reversible",
        "how many of the newest lie behind the last that is irreversible",
    ),
];

/// The unit in words.
pub(super) const REPETITION: Unit = Unit {
    title: "chess repetition with a single counter",
    description: "\
Load a board image, push the moves of a game or of a search's line, and ask whether the position has occurred \
before. Moves are taken back two a clock while one counter holds how many pieces stand where the examined position \
has something else: 0 with the same side to move is a repetition (single-counter method, MATCOS-13, section 4). \
Nothing is taken back from the first irreversible move on, none below four plies, and no more once the counter can no \
longer come down to 0 in the moves that remain.

Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black. Squares: a1 = 0, b1 = 1 \
to h8 = 63. Flags of a record: [0] pawn move, [1] capture, [2] castling, [3] anything else after which the position \
before cannot come again: a promotion, a castling right lost, any move where an en passant capture was legal, a null \
move (whose other bits are 0). Each makes the move irreversible; besides, [2] moves the rook too, and a pawn that goes \
to an empty square of another file captures en passant.

Answer: words with [12] set, of which the last may be one too, name a piece of the side to move [5:0] and the square \
[11:6] from which a position would come again, nearest first; whether it can go there is not told. The last word: [13] \
repeated, [31:23] plies back to the nearest, [22:16] how often the position has occurred, this time included, up to \
127; [14] older moves than the last 510 were dropped and might hold more; [15] the walk ended early. A query that ends \
at the nearest repetition counts up to 2.

Latency: 3 clocks and one for each pair of reversible moves, if every word is taken at once. A load takes 9 clocks a \
rank, a push 5, a pop 4; castling 2 more, en passant 1.",
    ports: PORTS,
    bench: include_str!("templates/repetition_tb.v"),
};
