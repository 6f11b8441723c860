//! The lines and games on which the detectors are timed.

use fpgambit_engine::pgn;
use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{
    Detector, History, Line, Record, Step, Verdict, bitboards, walk,
};
use fpgambit_engine::{Bitboard, Kind, Move, Position, Square};

/// Numbers of reversible plies.
pub const PLIES: [usize; 6] = [4, 8, 16, 32, 64, 100];
/// Numbers of pieces that have moved.
pub const CHAINS: [usize; 4] = [2, 4, 8, 16];
/// Number of lines of each kind.
const LINES: u64 = 64;

/// A line with this many reversible plies, each chosen from the available ones.
fn line(
    start: &str,
    plies: usize,
    seed: u64,
    choose: impl Fn(&Position, &[Step], &[Move], &mut Chance) -> Option<Move>,
) -> Line {
    let mut chance = Chance::new(seed);
    let start: Position = start.parse().expect("a sound FEN");
    'again: loop {
        let mut position = start.clone();
        let mut steps = Vec::new();
        while steps.len() < plies {
            let mut moves = position.legal_moves().to_vec();
            moves.sort_unstable_by_key(|mv| mv.word());
            moves.retain(|&mv| Step::Move(mv).record(&position).is_reversible());
            match choose(&position, &steps, &moves, &mut chance) {
                Some(mv) => {
                    position.make(mv);
                    steps.push(Step::Move(mv));
                }
                None => continue 'again,
            }
        }
        return Line { start, steps };
    }
}

/// A full middlegame in which pieces move anywhere, except straight back.
pub fn wanderers(plies: usize) -> Vec<Line> {
    let start = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
    let choose = |_: &Position, steps: &[Step], moves: &[Move], chance: &mut Chance| {
        let own = steps.len().checked_sub(2).map(|earlier| steps[earlier]);
        let forth: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|&mv| !is_back(mv, own))
            .collect();
        chance.pick(&forth).copied()
    };
    (0..LINES)
        .map(|seed| line(start, plies, seed, choose))
        .collect()
}

fn is_back(mv: Move, own: Option<Step>) -> bool {
    matches!(own, Some(Step::Move(last)) if last.from() == mv.to() && last.to() == mv.from())
}

/// A queen that checks whenever possible, and a king that flees.
pub fn checks(plies: usize) -> Vec<Line> {
    let start = "8/8/3k4/8/1p5p/1P5P/6Q1/7K w - - 0 1";
    let choose = |position: &Position, _: &[Step], moves: &[Move], chance: &mut Chance| {
        let checks: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|&mv| position.play(mv).is_check())
            .collect();
        chance
            .pick(if checks.is_empty() { moves } else { &checks })
            .copied()
    };
    (0..LINES)
        .map(|seed| line(start, plies, seed, choose))
        .collect()
}

/// Sixty-four plies in which this many pieces, half of each side, move in turn. No piece visits a square where another
/// is at the end, so this many chains stay open until shortly before the beginning.
pub fn travellers(pieces: usize) -> Vec<Line> {
    let start = "nnnnk3/nnnn4/8/8/8/8/NNNN4/NNNNK3 w - - 0 1";
    let men = pieces / 2;
    let choose = move |position: &Position, steps: &[Step], moves: &[Move], chance: &mut Chance| {
        let side = position.side_to_move();
        let mut order: Vec<Square> = position.pieces(side, Kind::Knight).collect();
        // Follow each piece from its first square, so that each turn belongs to a piece.
        let turn = steps.len() / 2 % men;
        for (index, man) in order.iter_mut().enumerate() {
            *man = first_square(side, index);
            for step in steps {
                if let Step::Move(mv) = step
                    && mv.from() == *man
                {
                    *man = mv.to();
                }
            }
        }
        let middle = Bitboard::rank(2) | Bitboard::rank(3) | Bitboard::rank(4) | Bitboard::rank(5);
        let his: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|mv| mv.from() == order[turn] && middle.has(mv.to()))
            .collect();
        chance.pick(&his).copied()
    };
    (0..LINES)
        .map(|seed| line(start, 64, seed, choose))
        .collect()
}

/// The counter with its condition evaluated on bitboards.
#[derive(Default)]
pub struct OnBitboards(History);

impl Detector for OnBitboards {
    fn clear(&mut self) {
        self.0.clear();
    }

    fn push(&mut self, before: &Position, mv: Move) {
        self.0.push(Record::of(before, mv));
    }

    fn push_null(&mut self, _: &Position) {
        self.0.push(Record::NULL);
    }

    fn pop(&mut self) {
        self.0.pop();
    }

    fn query(&self, examined: &Position, enough: u32) -> Verdict {
        walk(self.0.reversible(), enough, bitboards(examined))
    }
}

/// Detectors at the ends of lines, with the positions there.
pub fn ends<D: Detector + Default>(lines: &[Line]) -> Vec<(D, Position)> {
    let end = |line: &Line| {
        let mut detector = D::default();
        let mut last = line.start.clone();
        for (before, step) in line.positions() {
            detector.step(&before, step);
            step.make(&mut last);
        }
        (detector, last)
    };
    lines.iter().map(end).collect()
}

/// The first square of a travelling knight.
fn first_square(side: fpgambit_engine::Color, index: usize) -> Square {
    let rank = side.rank(1 - index as u8 / 4);
    Square::from_file_rank(index as u8 % 4, rank)
}

/// The reference games if they are available, otherwise seeded random games in which pieces tend to move back and
/// forth.
pub fn games() -> Vec<Line> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/data/games.pgn");
    match std::fs::read(path) {
        Ok(file) => pgn::games(&file)
            .flatten()
            .map(|game| Line {
                start: game.start,
                steps: game.steps,
            })
            .collect(),
        Err(error) => {
            eprintln!("NO REFERENCE GAMES ({error}): seeded games of our own instead");
            (0..100).map(own_game).collect()
        }
    }
}

/// Up to 200 plies of legal moves; three out of four are piece moves.
fn own_game(seed: u64) -> Line {
    let mut chance = Chance::new(seed);
    let start = Position::startpos();
    let mut position = start.clone();
    let mut steps = Vec::new();
    for _ in 0..200 {
        let mut moves = position.legal_moves().to_vec();
        moves.sort_unstable_by_key(|mv| mv.word());
        let pieces: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|&mv| Step::Move(mv).is_piece_move(&position))
            .collect();
        let wait = !pieces.is_empty() && !chance.once_in(4);
        let Some(&mv) = chance.pick(if wait { &pieces } else { &moves }) else {
            break;
        };
        position.make(mv);
        steps.push(Step::Move(mv));
    }
    Line { start, steps }
}

/// Games as positions with the steps played in them.
pub type Played = Vec<Vec<(Position, Step)>>;

/// Games with the position before each step.
pub fn played(games: &[Line]) -> Played {
    games
        .iter()
        .map(|line| line.positions().collect())
        .collect()
}

/// Follows whole games: pushes each move and, if `asked`, queries the position after it. Returns the number of repeated
/// positions.
pub fn follow<D: Detector + Default>(games: &Played, asked: bool) -> u32 {
    let mut found = 0;
    let mut detector = D::default();
    for game in games {
        detector.clear();
        for (index, (before, step)) in game.iter().enumerate() {
            detector.step(before, *step);
            if let Some((after, _)) = game.get(index + 1).filter(|_| asked) {
                found += u32::from(detector.query(after, 2).is_repeated());
            }
        }
    }
    found
}

/// The number of queries in the games for each number of reversible plies.
#[allow(dead_code, reason = "the table's own")]
pub fn histogram(games: &[Line]) -> Vec<u64> {
    let mut counts = Vec::new();
    for game in games {
        let mut history = History::new();
        for (before, step) in game.positions() {
            history.push(step.record(&before));
            let plies = history.reversible().len();
            if counts.len() <= plies {
                counts.resize(plies + 1, 0);
            }
            counts[plies] += 1;
        }
    }
    counts
}
