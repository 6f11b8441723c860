//! What searches learn for other parts of the tree and for later searches: killers, move histories, and the error of
//! the evaluation.

use super::score::PLY_MAX;
use crate::{Color, Kind, Move, Position};

/// Histories range from the negative of this to this.
pub const LIMIT: i32 = 16_384;

/// A piece that arrives on a square: 12 pieces by 64 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival(u16);

/// The number of arrivals.
const ARRIVALS: usize = 12 * 64;

impl Arrival {
    /// Returns the arrival of a move of this position.
    #[inline]
    pub fn of(position: &Position, mv: Move) -> Arrival {
        let nibble = position.nibble_at(mv.from());
        let piece = u16::from(nibble >> 3) * 6 + u16::from(nibble & 7) - 1;
        Arrival(piece * 64 + mv.to().index() as u16)
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The number of bits that distinguish pawn structures.
const PAWN_BITS: u32 = 14;
/// The parts of a centipawn in a correction, and the parts of the whole in which the weight of one search is counted.
const PART: i32 = 256;
/// The largest correction, in centipawns.
const CORRECTION_MAX: i32 = 64;
/// The largest surprise of a search, in centipawns; a larger one counts as this.
const SURPRISE_MAX: i32 = 256;

/// One thread's tables, about 1.2 MB.
pub struct History {
    /// Quiet moves that caused a cutoff at a ply, the latest first.
    killers: [[Option<Move>; 2]; PLY_MAX],
    /// Quiet moves by side, origin and destination.
    quiet: Vec<i16>,
    /// Quiet moves by the previous move (or the one before it) and their own arrival.
    after: Vec<i16>,
    /// Captures by arrival and captured piece.
    captures: Vec<i16>,
    /// The difference between search results and the evaluation, by side to move and pawns, in parts of a centipawn.
    corrections: Vec<i16>,
}

impl Default for History {
    fn default() -> History {
        History {
            killers: [[None; 2]; PLY_MAX],
            quiet: vec![0; 2 * 64 * 64],
            after: vec![0; ARRIVALS * ARRIVALS],
            captures: vec![0; ARRIVALS * 8],
            corrections: vec![0; 2 << PAWN_BITS],
        }
    }
}

/// The previous moves as the histories need them: the last and the one before it.
pub type Context = [Option<Arrival>; 2];

impl History {
    /// Returns the killers of a ply.
    #[inline]
    pub fn killers(&self, ply: usize) -> [Option<Move>; 2] {
        self.killers[ply]
    }

    /// Forgets the killers two plies on, which belong to another node's children.
    #[inline]
    pub fn forget_killers(&mut self, ply: usize) {
        if let Some(killers) = self.killers.get_mut(ply) {
            *killers = [None; 2];
        }
    }

    /// Forgets the killers of all plies, when another search begins.
    pub fn forget_all_killers(&mut self) {
        self.killers = [[None; 2]; PLY_MAX];
    }

    #[inline]
    fn quiet_index(position: &Position, mv: Move) -> usize {
        position.side_to_move().index() << 12 | mv.from().index() << 6 | mv.to().index()
    }

    /// Returns how good a quiet move of this position was.
    #[inline]
    pub fn quiet(&self, position: &Position, mv: Move, context: &Context) -> i32 {
        let arrival = Arrival::of(position, mv);
        let after = |before: &Option<Arrival>| match before {
            Some(before) => i32::from(self.after[before.index() * ARRIVALS + arrival.index()]),
            None => 0,
        };
        i32::from(self.quiet[Self::quiet_index(position, mv)])
            + after(&context[0])
            + after(&context[1])
    }

    /// Returns how good a capture of this position was.
    #[inline]
    pub fn capture(&self, position: &Position, mv: Move) -> i32 {
        i32::from(self.captures[capture_index(position, mv)])
    }

    #[inline]
    fn correction_index(position: &Position) -> usize {
        // Odd factors without pattern: the upper bits of a product depend on all squares.
        let mixed = |color, factor| position.pieces(color, Kind::Pawn).0.wrapping_mul(factor);
        let pawns =
            mixed(Color::White, 0x9e37_79b9_7f4a_7c15) ^ mixed(Color::Black, 0xd1b5_4a32_d192_ed03);
        position.side_to_move().index() << PAWN_BITS | (pawns >> (64 - PAWN_BITS)) as usize
    }

    /// Returns the correction, in centipawns for the side to move: by how much search results of positions with these
    /// pawns differed from their evaluations.
    #[inline]
    pub fn correction(&self, position: &Position) -> i32 {
        i32::from(self.corrections[Self::correction_index(position)]) / PART
    }

    /// Records that a search of this depth differed from the evaluation by `more`.
    pub fn correct(&mut self, position: &Position, more: i32, depth: i32) {
        let entry = &mut self.corrections[Self::correction_index(position)];
        let weight = (depth + 1).min(16);
        let old = i32::from(*entry);
        let more = more.clamp(-SURPRISE_MAX, SURPRISE_MAX) * PART;
        let limit = CORRECTION_MAX * PART;
        *entry = ((old * (PART - weight) + more * weight) / PART).clamp(-limit, limit) as i16;
    }

    /// Records that a quiet move refuted the position at this ply, and that those tried before it did not.
    pub fn quiet_refuted(
        &mut self,
        position: &Position,
        ply: usize,
        mv: Move,
        tried: &[Move],
        context: &Context,
        depth: i32,
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let bonus = bonus(depth);
        self.change_quiet(position, mv, context, bonus);
        for &other in tried {
            self.change_quiet(position, other, context, -bonus);
        }
    }

    fn change_quiet(&mut self, position: &Position, mv: Move, context: &Context, bonus: i32) {
        change(&mut self.quiet[Self::quiet_index(position, mv)], bonus);
        let arrival = Arrival::of(position, mv);
        for before in context.iter().flatten() {
            change(
                &mut self.after[before.index() * ARRIVALS + arrival.index()],
                bonus,
            );
        }
    }

    /// Records that the captures tried before the refuting move failed; the refuting move may be a capture itself.
    pub fn captures_tried(
        &mut self,
        position: &Position,
        refuted: Option<Move>,
        tried: &[Move],
        depth: i32,
    ) {
        let bonus = bonus(depth);
        if let Some(mv) = refuted {
            change(&mut self.captures[capture_index(position, mv)], bonus);
        }
        for &other in tried {
            change(&mut self.captures[capture_index(position, other)], -bonus);
        }
    }
}

#[inline]
fn capture_index(position: &Position, mv: Move) -> usize {
    let taken = usize::from(position.nibble_at(mv.to()) & 7);
    Arrival::of(position, mv).index() * 8 + taken
}

/// Returns the weight of a refutation at this depth.
fn bonus(depth: i32) -> i32 {
    (160 * depth - 80).clamp(0, 1600)
}

/// Changes an entry by the bonus; the change shrinks as the entry nears the limit.
fn change(entry: &mut i16, bonus: i32) {
    let old = i32::from(*entry);
    *entry = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corrections_approach_the_search_results() {
        let position = Position::startpos();
        let mut history = History::default();
        let mut corrections = Vec::new();
        for _ in 0..200 {
            corrections.push(history.correction(&position));
            history.correct(&position, 40, 8);
        }
        assert!(corrections.is_sorted() && corrections[0] == 0);
        assert!((35..=40).contains(&history.correction(&position)));
        // The same pawns with the other side to move, and other pawns.
        let after = |line: &str| {
            line.split(' ').fold(Position::startpos(), |position, uci| {
                position.play(position.parse_uci(uci).unwrap())
            })
        };
        assert_eq!(history.correction(&after("g1f3")), 0);
        assert_eq!(history.correction(&after("e2e4 e7e5")), 0);
        assert_ne!(history.correction(&after("g1f3 g8f6")), 0);
        for _ in 0..1000 {
            history.correct(&position, -20_000, 60);
        }
        assert_eq!(history.correction(&position), -CORRECTION_MAX);
    }

    #[test]
    fn refuting_quiet_moves_gain_history() {
        let position = Position::startpos();
        let [good, bad] = ["g1f3", "h2h3"].map(|uci| position.parse_uci(uci).unwrap());
        let context = [Some(Arrival::of(&position, bad)), None];
        let mut history = History::default();
        for _ in 0..1000 {
            history.quiet_refuted(&position, 4, good, &[bad], &context, 20);
        }
        let value = |mv| history.quiet(&position, mv, &context);
        assert!(value(good) > LIMIT && value(good) <= 3 * LIMIT);
        assert!(value(bad) < -LIMIT && value(bad) >= -3 * LIMIT);
        assert_eq!(history.killers(4), [Some(good), None]);
    }
}
