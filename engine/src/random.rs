//! Random positions, the same for the same seed in every version.
//!
//! The numbers come from ChaCha8, whose output is fixed by its definition. The range reduction is here, because the
//! `rand` crate guarantees neither its generators nor its ranges across versions. A seed printed by a failed test
//! therefore still reproduces its position years later.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::{CastlingRights, Color, Kind, Move, Piece, Position, RuleError, Setup, Square};

/// Plies after which the next random game begins.
pub const GAME_PLIES: u32 = 120;

/// A seeded source of random numbers.
#[derive(Clone, Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// Creates a source with this seed.
    pub fn new(seed: u64) -> Chance {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Chance(ChaCha8Rng::from_seed(bytes))
    }

    /// A number below `bound`, all about equally likely; 0 if `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(bound)) >> 32) as u32
    }

    /// True once in `times`, on average.
    pub fn once_in(&mut self, times: u32) -> bool {
        self.below(times) == 0
    }

    /// One of the items, or `None` if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }
}

/// The endless positions of random games. From the start position each side plays any of its legal moves, all equally
/// likely, until there is none or the game has [`GAME_PLIES`] plies.
///
/// The iterator yields the position after each move, including mates and stalemates, but not the start position.
///
/// ```
/// use fpgambit_engine::random::RandomGames;
///
/// let ten: Vec<_> = RandomGames::new(7).take(10).collect();
/// assert_eq!(ten, RandomGames::new(7).take(10).collect::<Vec<_>>());
/// ```
#[derive(Clone, Debug)]
pub struct RandomGames {
    chance: Chance,
    position: Position,
    ply: u32,
}

impl RandomGames {
    /// Creates the games of this seed.
    pub fn new(seed: u64) -> RandomGames {
        RandomGames {
            chance: Chance::new(seed),
            position: Position::startpos(),
            ply: 0,
        }
    }

    fn play(&mut self) -> Option<Move> {
        if self.ply == GAME_PLIES {
            return None;
        }
        let mut moves = self.position.legal_moves().to_vec();
        // The generator's order may change, but the meaning of a seed may not.
        moves.sort_unstable_by_key(|mv| mv.word());
        self.chance.pick(&moves).copied()
    }
}

impl Iterator for RandomGames {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        let mv = match self.play() {
            Some(mv) => mv,
            None => {
                self.position = Position::startpos();
                self.ply = 0;
                self.play()?
            }
        };
        self.position.make(mv);
        self.ply += 1;
        Some(self.position.clone())
    }
}

/// Endless positions that no game leads to: pieces of any number and kind on any squares, as far as
/// [`crate::RuleError`] does not reject them.
///
/// Many queens, many checkers, en passant squares and castling rights are common among them.
#[derive(Clone, Debug)]
pub struct RandomBoards {
    chance: Chance,
}

impl RandomBoards {
    /// Creates the boards of this seed.
    pub fn new(seed: u64) -> RandomBoards {
        RandomBoards {
            chance: Chance::new(seed),
        }
    }

    fn setup(&mut self) -> Setup {
        let mut setup = Setup::empty();
        let chance = &mut self.chance;
        setup.side = if chance.once_in(2) {
            Color::White
        } else {
            Color::Black
        };
        setup.halfmove = chance.below(150);
        setup.fullmove = 1 + chance.below(9000);
        if chance.once_in(2) {
            propose_en_passant(chance, &mut setup);
        }
        for color in Color::ALL {
            propose_king_and_rooks(chance, &mut setup, color);
        }
        // Few pieces half of the time; then, sometimes, pieces of only one kind.
        let crowd = if chance.once_in(2) { 8 } else { 44 };
        let only = if chance.once_in(4) {
            chance.pick(&Kind::ALL[..5]).copied()
        } else {
            None
        };
        for _ in 0..chance.below(crowd) {
            let square = Square::wrapping(chance.below(64) as u8);
            let color = if chance.once_in(2) {
                Color::White
            } else {
                Color::Black
            };
            let kind = only.or_else(|| chance.pick(&Kind::ALL[..5]).copied());
            let astray = kind == Some(Kind::Pawn) && matches!(square.rank(), 0 | 7);
            let kept = setup
                .en_passant
                .is_some_and(|passed| passed.file() == square.file());
            if setup.board[square.index()].is_none() && !astray && !kept {
                setup.board[square.index()] = kind.map(|kind| Piece::new(color, kind));
            }
        }
        setup
    }
}

/// Adds a pawn that has just moved two squares, and often one that may capture it.
fn propose_en_passant(chance: &mut Chance, setup: &mut Setup) {
    let file = chance.below(8) as u8;
    let moved = !setup.side;
    setup.en_passant = Some(Square::from_file_rank(file, moved.rank(2)));
    let pawn = Square::from_file_rank(file, moved.rank(3));
    setup.board[pawn.index()] = Some(Piece::new(moved, Kind::Pawn));
    for beside in [pawn.offset(-1, 0), pawn.offset(1, 0)]
        .into_iter()
        .flatten()
    {
        if chance.below(3) > 0 {
            setup.board[beside.index()] = Some(Piece::new(setup.side, Kind::Pawn));
        }
    }
}

/// Adds a king, half of the time on its home square and then often with rooks and rights.
fn propose_king_and_rooks(chance: &mut Chance, setup: &mut Setup, color: Color) {
    let king = Some(Piece::new(color, Kind::King));
    let rank = color.rank(0);
    let home = Square::from_file_rank(4, rank);
    if !chance.once_in(2) || setup.board[home.index()].is_some() {
        let square = Square::wrapping(chance.below(64) as u8);
        // On an occupied square the king replaces the piece there; the rules decide.
        setup.board[square.index()] = king;
        return;
    }
    setup.board[home.index()] = king;
    for (file, right) in [
        (7, CastlingRights::short(color)),
        (0, CastlingRights::long(color)),
    ] {
        let corner = Square::from_file_rank(file, rank);
        if chance.below(3) > 0 && setup.board[corner.index()].is_none() {
            setup.board[corner.index()] = Some(Piece::new(color, Kind::Rook));
            if chance.below(4) > 0 {
                setup.castling = setup.castling.with(right);
            }
        }
    }
}

impl Iterator for RandomBoards {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        loop {
            // Without this, hardly any board with many pieces would remain.
            if let Some(position) = without_checkers(self.setup()) {
                return Some(position);
            }
        }
    }
}

/// Removes pieces that give check out of turn. Returns `None` if the position breaks another rule.
pub fn without_checkers(mut setup: Setup) -> Option<Position> {
    loop {
        match setup.position() {
            Ok(position) => return Some(position),
            Err(RuleError::OpponentInCheck { checker, .. }) => {
                setup.board[checker.index()] = None;
            }
            Err(_) => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The meaning of a seed is guaranteed: change these texts only for a reason.
    #[test]
    fn seeds_always_give_the_same_positions() {
        let nth = |seed, n| RandomGames::new(seed).nth(n).unwrap().to_string();
        let board = RandomBoards::new(7).nth(100).unwrap().to_string();
        assert_eq!(
            [nth(7, 0), nth(7, 1000), board],
            [
                "rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR b KQkq - 1 1",
                "r1bq1knr/3p1Npp/1p5P/1Ppn1p1R/1Q3b2/4pKP1/PP1PP3/R1B2B2 b - - 0 21",
                "4k3/8/3B1b2/8/8/8/8/R3K3 b Q - 89 3254",
            ]
        );
    }

    #[test]
    fn random_games_end_and_restart() {
        let positions: Vec<Position> = RandomGames::new(1).take(5_000).collect();
        let first = positions.iter().filter(|position| {
            position.fullmove_number() == 1 && position.side_to_move() == Color::Black
        });
        assert!(first.count() > 5_000 / GAME_PLIES as usize);
        assert!(
            positions.iter().any(|position| position.legal_count() == 0),
            "no game ended"
        );
    }

    #[test]
    fn random_boards_include_rare_features() {
        let boards: Vec<Position> = RandomBoards::new(1).take(2_000).collect();
        let count = |wanted: &dyn Fn(&Position) -> bool| {
            boards.iter().filter(|position| wanted(position)).count()
        };
        assert!(count(&|position| position.is_check()) > 200);
        assert!(count(&|position| position.checkers().len() > 2) > 20);
        assert!(count(&|position| position.of_kind(Kind::Queen).len() > 9) > 20);
        assert!(count(&|position| !position.castling().is_empty()) > 200);
        assert!(count(&|position| position.en_passant().is_some()) > 200);
        let kinds: std::collections::BTreeSet<_> = boards
            .iter()
            .flat_map(|position| position.legal_moves())
            .map(|mv| mv.kind())
            .collect();
        assert_eq!(kinds.len(), crate::MoveKind::ALL.len());
    }
}
