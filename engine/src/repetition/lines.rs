//! Random lines of play that tend to repeat, to compare detectors and circuits on.

use std::collections::VecDeque;
use std::fmt;

use super::rotation::rotation;
use super::{Record, Step};
use crate::random::{Chance, RandomBoards, RandomGames};
use crate::{
    Bitboard, CastlingRights, Color, FenError, Kind, Move, Piece, Position, Setup, Square, attacks,
};

/// A position and the steps played from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The first position.
    pub start: Position,
    /// The steps played.
    pub steps: Vec<Step>,
}

impl Line {
    /// The line of these moves.
    pub fn of(start: &Position, moves: &[Move]) -> Line {
        Line {
            start: start.clone(),
            steps: moves.iter().copied().map(Step::Move).collect(),
        }
    }

    /// Parses these UCI moves from a FEN; `0000` is the null move.
    ///
    /// # Errors
    /// Returns a text that names the invalid FEN or move.
    pub fn parse(fen: &str, moves: &str) -> Result<Line, String> {
        let start: Position = fen.parse().map_err(|error: FenError| error.to_string())?;
        let mut position = start.clone();
        let mut steps = Vec::new();
        for text in moves.split_ascii_whitespace() {
            let step = match text {
                "0000" => Step::Null,
                _ => Step::Move(
                    position
                        .parse_uci(text)
                        .map_err(|error| error.to_string())?,
                ),
            };
            step.make(&mut position);
            steps.push(step);
        }
        Ok(Line { start, steps })
    }

    /// Each step with the position before it.
    pub fn positions(&self) -> impl Iterator<Item = (Position, Step)> + '_ {
        let mut position = self.start.clone();
        self.steps.iter().map(move |&step| {
            let before = position.clone();
            step.make(&mut position);
            (before, step)
        })
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} moves", self.start)?;
        self.steps.iter().try_for_each(|step| write!(f, " {step}"))
    }
}

/// Endless random lines of 4 to [`RandomLines::PLIES`] legal moves, in which repetitions and everything that makes them
/// hard are common:
///
/// - few squares to go to, and pieces of one kind, so that like pieces swap, rotate, and pass over squares that others
///   have left;
/// - moves back and forth, and tours;
/// - kings and rooks with castling rights, which lose the rights and return home;
/// - double pushes beside an enemy pawn that may capture, or may not because of a pin;
/// - occasional null moves, pawn moves, captures and castling.
///
/// ```
/// use fpgambit_engine::repetition::RandomLines;
///
/// let line = RandomLines::new(7).next().unwrap();
/// assert_eq!(RandomLines::new(7).next().unwrap(), line);
/// ```
#[derive(Clone, Debug)]
pub struct RandomLines {
    chance: Chance,
    games: RandomGames,
    boards: RandomBoards,
}

impl RandomLines {
    /// The largest number of steps in a line.
    pub const PLIES: u32 = 44;

    /// Creates the lines of this seed.
    pub fn new(seed: u64) -> RandomLines {
        RandomLines {
            chance: Chance::new(seed),
            games: RandomGames::new(!seed),
            boards: RandomBoards::new(!seed),
        }
    }

    /// The first position of a line.
    fn start(&mut self) -> Option<Position> {
        match self.chance.below(8) {
            0 => self.games.next(),
            1 => self.boards.next(),
            2 | 3 => self.with(at_home),
            4 | 5 => self.with(about_to_push),
            _ => self.with(like_pieces),
        }
    }

    /// The first proposal that keeps the rules.
    fn with(&mut self, propose: fn(&mut Chance) -> Setup) -> Option<Position> {
        std::iter::repeat_with(|| propose(&mut self.chance).position().ok())
            .flatten()
            .next()
    }

    fn line(&mut self, start: Position) -> Line {
        let plies = 4 + self.chance.below(RandomLines::PLIES - 3);
        let mut habits = self.habits(&start);
        let nulls = self.chance.once_in(3);
        let mut position = start.clone();
        let mut steps: Vec<Step> = Vec::new();
        for ply in 0..plies as usize {
            let last = ply.checked_sub(2).map(|earlier| steps[earlier]);
            let step = if nulls && self.chance.once_in(12) && !position.is_check() {
                Step::Null
            } else {
                match self.choose(&position, &mut habits, last) {
                    Some(mv) => Step::Move(mv),
                    None => break,
                }
            };
            step.make(&mut position);
            steps.push(step);
        }
        Line { start, steps }
    }

    fn habits(&mut self, start: &Position) -> Habits {
        let squares = self.chance.below(10);
        let more = (0..squares).map(|_| anywhere(&mut self.chance));
        let arena = start.occupied() | more.collect();
        let [white, black] = Color::ALL.map(|side| {
            if !self.chance.once_in(3) {
                rotation(start, side, &mut self.chance)
            } else {
                VecDeque::new()
            }
        });
        Habits {
            arena,
            waiting: [white.is_empty(), black.is_empty()],
            plans: [white, black],
        }
    }

    fn choose(
        &mut self,
        position: &Position,
        habits: &mut Habits,
        last: Option<Step>,
    ) -> Option<Move> {
        let mut legal = position.legal_moves().to_vec();
        // The generator's order may change, but the meaning of a seed may not.
        legal.sort_unstable_by_key(|mv| mv.word());
        let chosen = |wanted: &dyn Fn(Move) -> bool| -> Vec<Move> {
            legal.iter().copied().filter(|&mv| wanted(mv)).collect()
        };
        let side = position.side_to_move().index();
        let planned = habits.plans[side]
            .pop_front()
            .map(|planned| chosen(&|mv| (mv.from(), mv.to()) == planned));
        match planned.as_deref() {
            Some(&[mv]) if !self.chance.once_in(40) => return Some(mv),
            Some(_) => habits.plans[side].clear(),
            None => {}
        }

        let quiet = |mv| Step::Move(mv).is_piece_move(position);
        let back = |mv: Move| matches!(last, Some(Step::Move(last)) if mv.from() == last.to() && mv.to() == last.from());
        let taking_back = if habits.waiting[side] && !habits.plans[1 - side].is_empty() {
            1
        } else {
            4
        };
        // Each list is tried once in so many times; the first list that is tried and has a move decides.
        let lists: [(u32, Vec<Move>); 5] = [
            (24, legal.clone()),
            (6, chosen(&|mv| is_special(position, mv))),
            (taking_back, chosen(&|mv| quiet(mv) && back(mv))),
            (1, chosen(&|mv| quiet(mv) && habits.arena.has(mv.to()))),
            (1, chosen(&quiet)),
        ];
        lists
            .iter()
            .find(|(times, list)| !list.is_empty() && self.chance.once_in(*times))
            .map_or(self.chance.pick(&legal), |(_, list)| self.chance.pick(list))
            .copied()
    }
}

/// What the pieces of a line tend to do.
struct Habits {
    /// The squares that they prefer: where they began, and a few more.
    arena: Bitboard,
    /// The moves by which like pieces of a side will change places.
    plans: [VecDeque<(Square, Square)>; 2],
    /// Whether a side has no such plan, and moves back and forth while the other side carries out its own.
    waiting: [bool; 2],
}

/// Whether a move loses a castling right, or is a double push beside an enemy pawn.
fn is_special(position: &Position, mv: Move) -> bool {
    if Record::of(position, mv).flags() == Record::OTHER {
        return true;
    }
    let after = position.play(mv);
    let side = after.side_to_move();
    after.en_passant().is_some_and(|passed| {
        let pawns = attacks::pawn(!side, passed) & after.pieces(side, Kind::Pawn);
        !pawns.is_empty()
    })
}

impl Iterator for RandomLines {
    type Item = Line;

    fn next(&mut self) -> Option<Line> {
        loop {
            let start = self.start()?;
            let line = self.line(start);
            if line.steps.len() >= 4 {
                return Some(line);
            }
        }
    }
}

fn put(setup: &mut Setup, square: Square, piece: Piece) {
    if setup.board[square.index()].is_none() {
        setup.board[square.index()] = Some(piece);
    }
}

fn anywhere(chance: &mut Chance) -> Square {
    Square::wrapping(chance.below(64) as u8)
}

/// Kings, and up to four pieces of one kind for each side, close together.
fn like_pieces(chance: &mut Chance) -> Setup {
    let mut setup = Setup::empty();
    for color in Color::ALL {
        let king = Piece::new(color, Kind::King);
        setup.board[anywhere(chance).index()] = Some(king);
    }
    setup.side = *chance.pick(&Color::ALL).unwrap_or(&setup.side);
    for color in Color::ALL {
        let kinds = [
            Kind::Knight,
            Kind::Knight,
            Kind::Bishop,
            Kind::Rook,
            Kind::Queen,
        ];
        let kind = *chance.pick(&kinds).unwrap_or(&Kind::Knight);
        let corner = (chance.below(6) as u8, chance.below(6) as u8);
        for _ in 0..2 + chance.below(3) {
            let file = corner.0 + chance.below(3) as u8;
            let rank = corner.1 + chance.below(3) as u8;
            put(
                &mut setup,
                Square::from_file_rank(file, rank),
                Piece::new(color, kind),
            );
        }
    }
    setup
}

/// Kings and rooks at home with rights, and little else.
fn at_home(chance: &mut Chance) -> Setup {
    let mut setup = Setup::empty();
    for color in Color::ALL {
        let home = |file| Square::from_file_rank(file, color.rank(0));
        setup.board[home(4).index()] = Some(Piece::new(color, Kind::King));
        for (file, right) in [
            (0, CastlingRights::long(color)),
            (7, CastlingRights::short(color)),
        ] {
            if !chance.once_in(3) {
                setup.board[home(file).index()] = Some(Piece::new(color, Kind::Rook));
                if !chance.once_in(4) {
                    setup.castling = setup.castling.with(right);
                }
            }
        }
    }
    for _ in 0..chance.below(4) {
        let letter = *chance.pick(&['N', 'n', 'B', 'b', 'P', 'p']).unwrap_or(&'N');
        let square = Square::wrapping(16 + chance.below(32) as u8);
        if let Some(piece) = Piece::from_letter(letter) {
            put(&mut setup, square, piece);
        }
    }
    setup
}

/// A pawn at home, an enemy pawn ready to capture it en passant, and often a slider on the rank from which both would
/// vanish in front of the enemy king.
fn about_to_push(chance: &mut Chance) -> Setup {
    let mut setup = Setup::empty();
    let mover = *chance.pick(&Color::ALL).unwrap_or(&setup.side);
    setup.side = mover;
    let file = chance.below(8) as u8;
    let home = Square::from_file_rank(file, mover.rank(1));
    let to = Square::from_file_rank(file, mover.rank(3));
    let enemy = Piece::new(!mover, Kind::Pawn);
    put(&mut setup, home, Piece::new(mover, Kind::Pawn));
    let (mut king, mut slider) = (anywhere(chance), anywhere(chance));
    if chance.once_in(3) {
        for beside in [to.offset(-1, 0), to.offset(1, 0)].into_iter().flatten() {
            put(&mut setup, beside, enemy);
        }
    } else {
        // One pawn only. Outside the two pawns, on the same rank, are king and slider in either order.
        let right = file < 7 && (file == 0 || chance.once_in(2));
        let (low, high) = if right {
            (file, file + 1)
        } else {
            (file - 1, file)
        };
        let beside = if right { high } else { low };
        put(&mut setup, Square::from_file_rank(beside, to.rank()), enemy);
        if low > 0 && high < 7 {
            let below = chance.below(low.into()) as u8;
            let above = high + 1 + chance.below(u32::from(7 - high)) as u8;
            let [below, above] = [below, above].map(|file| Square::from_file_rank(file, to.rank()));
            (king, slider) = if chance.once_in(2) {
                (below, above)
            } else {
                (above, below)
            };
        }
    }
    put(&mut setup, king, Piece::new(!mover, Kind::King));
    let straight = [Kind::Rook, Kind::Queen];
    let kind = *chance.pick(&straight).unwrap_or(&Kind::Rook);
    put(&mut setup, slider, Piece::new(mover, kind));
    for piece in [
        Piece::new(mover, Kind::King),
        Piece::new(!mover, Kind::Knight),
        Piece::new(mover, Kind::Knight),
    ] {
        put(&mut setup, anywhere(chance), piece);
    }
    setup
}
