//! The numbers of the rules, all of them, and the switches.

use crate::Kind;

/// Plies of the stack: frames 0 to 31. A node at this ply has no frame (rule 4).
pub const PLIES: usize = 32;
/// The deepest job, in plies.
pub const DEPTH_MAX: u8 = 12;
/// The most that a node limit can say: the counter has 40 bits.
pub const NODES_MAX: u64 = (1 << 40) - 1;

/// A draw's score.
pub const DRAW: i16 = 0;
/// Being mated at the root is worth the negative of this, and a ply further from the root one more.
pub const MATE: i16 = 32_000;
/// Scores beyond it are mates: none is further away than the stack is long.
pub const MATE_BOUND: i16 = MATE - PLIES as i16;
/// The widest window is from the negative of this to this.
pub const WINDOW_MAX: i16 = i16::MAX;
/// An evaluation is clamped to plus and minus this.
pub const VALUE_MAX: i16 = 20_000;

/// Half-moves without capture or pawn move that make a draw.
pub const CLOCK_MAX: u32 = 100;
/// With fewer reversible moves no position can have come again.
pub const REPETITION_PLIES: usize = 4;

/// The null move is tried from this depth on,
pub const NULL_DEPTH: u32 = 2;
/// and its answer searched so many plies less deep than a move's.
pub const NULL_REDUCTION: u32 = 2;
/// Reverse futility: the centipawns above beta that a node must stand, for each ply of its depth,
pub const REVERSE_MARGIN: i16 = 80;
/// up to this depth.
pub const REVERSE_DEPTH: u32 = 3;
/// Futility: at depth 1, so many centipawns below alpha, only captures are tried.
pub const FUTILITY_MARGIN: i16 = 150;
/// Delta: what a capture is granted beyond the piece it takes.
pub const DELTA_MARGIN: i16 = 150;

/// What a piece is worth to the delta and guarded rules, by the kind's number; whoever evaluates. A king takes only what
/// nothing guards, and nobody takes him.
pub const WORTH: [i16; 7] = [0, 100, 300, 300, 500, 900, 0];

/// What a kind is worth to the delta and guarded rules.
#[inline]
pub(super) const fn worth(kind: Kind) -> i32 {
    WORTH[kind.index()] as i32
}

/// What may be switched off, so that tests can tell what each rule does. The circuit has all of it on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches {
    /// Alpha-beta: children get the node's window. Off, they get the widest, and nothing is ever cut.
    pub window: bool,
    /// Killer moves come before other quiet ones (rule 11).
    pub killers: bool,
    /// Rule 8.
    pub reverse_futility: bool,
    /// Rule 9.
    pub null_move: bool,
    /// Rule 7.
    pub futility: bool,
    /// Rule 14.
    pub delta: bool,
    /// Rule 15.
    pub guarded: bool,
}

impl Switches {
    /// As the circuit has it.
    pub const ALL: Switches = Switches {
        window: true,
        killers: true,
        reverse_futility: true,
        null_move: true,
        futility: true,
        delta: true,
        guarded: true,
    };

    /// Plain minimax with a quiescence search: every node that the rules of the tree know.
    pub const NONE: Switches = Switches {
        window: false,
        killers: false,
        ..Switches::EXACT
    };

    /// Alpha-beta and the order of moves, but nothing left out on a guess: minimax's score.
    pub const EXACT: Switches = Switches {
        reverse_futility: false,
        null_move: false,
        futility: false,
        delta: false,
        guarded: false,
        ..Switches::ALL
    };
}

impl Default for Switches {
    fn default() -> Switches {
        Switches::ALL
    }
}
