//! The move generator: what is said of it.

use super::unit::Unit;

/// The unit in words; what is said holds for every build.
pub(super) const MOVEGEN: Unit = Unit {
    title: "Sandstroem's chess move generator",
    description: "\
Load a board image, start a generation, take the moves: each once, as a stream. Pieces move along posdata's chains \
(Sandstroem, 1989): one square a clock, one comparison a step.

Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black. State word: [0] side to \
move, 1 black; [4:1] castling rights, K lowest, then Q, k, q; [5] en passant square valid; [11:6] that square. Kinds \
of move: 0 quiet, 1 double push, 2 O-O, 3 O-O-O, 4 capture, 5 en passant, 8 to 11 promotion to N, B, R, Q, 12 to 15 \
the same with capture.

Latency: 19 clocks until the first piece moves; then one a piece, one a visited square (four where a pawn promotes), \
one a castling move, 19 an en passant capture that must be legal. A move is offered two clocks or more after its \
square was visited, when the next is known. If it is not taken the walk goes on until two words wait, then stands \
still.",
    ports: PORTS,
    bench: include_str!("templates/movegen_tb.v"),
};

/// The fast build in words.
pub(super) const FAST_MOVEGEN: Unit = Unit {
    title: "Sandstroem's chess move generator, four walks side by side",
    description: "\
Load a board image, start a generation, take the moves: each once, as a stream. Pieces move along posdata's chains \
(Sandstroem, 1989): one square a clock in each of four lanes, one comparison a step.

Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black. State word: [0] side to \
move, 1 black; [4:1] castling rights, K lowest, then Q, k, q; [5] en passant square valid; [11:6] that square. Kinds \
of move: 0 quiet, 1 double push, 2 O-O, 3 O-O-O, 4 capture, 5 en passant, 8 to 11 promotion to N, B, R, Q, 12 to 15 \
the same with capture.

Latency: six clocks until the first move is offered, if the first piece's first square gives one; then a move every \
clock as long as the lanes find enough: each spends three clocks on a piece (a pawn four) and one on every square \
visited. The king's steps and castling come after sixteen clocks at the latest. If a move is not taken the lanes go on \
until their queues, sixteen words each, are full. The order of the moves depends on when they are taken.",
    ports: PORTS,
    bench: include_str!("templates/movegen_tb.v"),
};

/// The ports of every build.
const PORTS: &[(&str, &str)] = &[
    ("clock", "everything happens at its rising edge"),
    (
        "reset",
        "synchronous: idle in the next cycle, no move offered; the loaded position stays",
    ),
    ("load_valid", "a word of the board image is there"),
    (
        "load_ready",
        "it is stored at this edge if load_valid is high; low during a generation",
    ),
    (
        "load_address",
        "which word: 0 to 7 ranks 1 to 8, 8 the state word",
    ),
    (
        "load_word",
        "rank: piece nibbles, file a lowest; or state: see above",
    ),
    ("start_valid", "begin a generation"),
    (
        "start_ready",
        "it begins at this edge if start_valid is high; low during a generation and with load_valid; the fast build's also for one clock after either",
    ),
    (
        "start_legal",
        "taken with the start: 1 legal moves, 0 pseudo-legal ones",
    ),
    (
        "start_captures",
        "taken with the start: 1 captures, en passant and promotions only",
    ),
    (
        "move_valid",
        "a move word is offered; it holds until taken, and does not wait for move_ready",
    ),
    ("move_ready", "the sink takes it at this edge"),
    (
        "move_word",
        "from [5:0], to [11:6], kind [15:12]; squares a1 = 0, b1 = 1 to h8 = 63",
    ),
    (
        "move_last",
        "no word follows; 0x0000 with it: the position has no move",
    ),
    (
        "cycles",
        "clocks of this generation, from the start to the last word taken, both counted",
    ),
    ("visited", "squares the walk has visited in this generation"),
];
