//! Faults of the maker: each is put into the exported Verilog, and the lemma named must refute it.

use crate::faults::Fault;

/// The faults.
pub const FAULTS: &[Fault] = &[
    Fault {
        name: "the castling rook is put on the wrong square",
        right: "rook_away = {to[5:3], FILE_F};",
        wrong: "rook_away = {to[5:3], FILE_D};",
        lemma: "make/makes",
        case: "castling",
    },
    Fault {
        name: "the pawn taken en passant stays",
        right: "needed = 4'd13;",
        wrong: "needed = 4'd5;",
        lemma: "make/makes",
        case: "en passant",
    },
    Fault {
        name: "a rook that is taken leaves its right",
        right: "(from == HOME_H8) | (to == HOME_H8)",
        wrong: "from == HOME_H8",
        lemma: "make/makes",
        case: "capture",
    },
    Fault {
        name: "the largest full-move number is followed by 0, which is not told",
        right: "counts = black & !(&full_moves);",
        wrong: "counts = black;",
        lemma: "make/makes",
        case: "quiet",
    },
    Fault {
        name: "a promoted pawn taken back stays what it became",
        right: "nibble_0 <= colour | {1'b0, PIECE_PAWN};",
        wrong: "nibble_0 <= target;",
        lemma: "make/back",
        case: "promotion",
    },
    Fault {
        name: "the pipeline moves while a board waits",
        right: "assign moves = !offered | board_ready;",
        wrong: "assign moves = !offered | board_ready | resolved;",
        lemma: "make/flow",
        case: "",
    },
    Fault {
        name: "ranks go on only when a board is taken",
        right: "assign advance = moves;",
        wrong: "assign advance = board_ready;",
        lemma: "make/makes",
        case: "quiet",
    },
    Fault {
        name: "the third clock that a board waits flips a bit of the move behind it",
        right: "assign read_word = held_word;",
        wrong: "reg [15:0] since;\n  always @(posedge clock) if (moves) since <= clocks;\n  assign read_word = held_word ^ {15'd0, (|clocks[15:1]) & (clocks == since + 16'd3)};",
        lemma: "make/flow",
        case: "another count",
    },
];
