//! The constants of the rules, and the switches.

use crate::Kind;

/// The number of frames of the stack, for plies 0 to 31. A node at this ply has no frame (rule 4).
pub const PLIES: usize = 32;
/// The deepest job, in plies.
pub const DEPTH_MAX: u8 = 12;
/// The largest node limit: the counter has 40 bits.
pub const NODES_MAX: u64 = (1 << 40) - 1;

/// A draw's score.
pub const DRAW: i16 = 0;
/// A side that is mated at the root scores the negative of this; each ply from the root adds one.
pub const MATE: i16 = 32_000;
/// Scores above this, or below its negative, are mates: no mate is further from the root than the stack is long.
pub const MATE_BOUND: i16 = MATE - PLIES as i16;
/// The widest window reaches from the negative of this to this.
pub const WINDOW_MAX: i16 = i16::MAX;
/// The evaluation is clamped to the range from the negative of this to this, in centipawns.
pub const VALUE_MAX: i16 = 20_000;

/// Half-moves without capture or pawn move after which the game is drawn.
pub const CLOCK_MAX: u32 = 100;
/// The least number of reversible moves after which a position can repeat.
pub const REPETITION_PLIES: usize = 4;

/// The least depth at which a node tries the null move.
pub const NULL_DEPTH: u32 = 2;
/// By how many plies less the search after a null move is than a search after a move.
pub const NULL_REDUCTION: u32 = 2;
/// Reverse futility: by how many centipawns per ply of depth the value must exceed beta.
pub const REVERSE_MARGIN: i16 = 80;
/// Reverse futility: the largest depth at which it applies, in plies.
pub const REVERSE_DEPTH: u32 = 3;
/// Futility: at depth 1 and this many centipawns below alpha, a node tries only captures.
pub const FUTILITY_MARGIN: i16 = 150;
/// Delta: how much a capture is assumed to gain at most beyond the worth of the captured piece, in centipawns.
pub const DELTA_MARGIN: i16 = 150;

/// The worth of each piece kind in the delta and guarded rules, indexed by the kind's number; the same for every
/// evaluation. The king's entry does not matter: a king captures only unguarded pieces, and no move captures it.
pub const WORTH: [i16; 7] = [0, 100, 300, 300, 500, 900, 0];

/// Returns the worth of a kind in the delta and guarded rules.
#[inline]
pub(super) const fn worth(kind: Kind) -> i32 {
    WORTH[kind.index()] as i32
}

/// Switches that turn rules off, so that tests can show the effect of each. In the circuit all rules are on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches {
    /// Alpha-beta: children get the node's window. If off, they get the widest window, and nothing is ever cut off.
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
    /// All rules on, as in the circuit.
    pub const ALL: Switches = Switches {
        window: true,
        killers: true,
        reverse_futility: true,
        null_move: true,
        futility: true,
        delta: true,
        guarded: true,
    };

    /// Plain minimax with a quiescence search.
    pub const NONE: Switches = Switches {
        window: false,
        killers: false,
        ..Switches::EXACT
    };

    /// Alpha-beta and move order without any selective rule: the same score as minimax.
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
