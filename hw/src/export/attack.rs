//! The attack unit: what is said of it.

use super::unit::Unit;

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
