//! Random positions for the posdata tests: from games, and with randomly placed pieces.

use fpgambit_engine::{CastlingRights, Color, Kind, Piece, Position, Setup, Square};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Random positions: every second one comes from a random game. The others have randomly placed pieces, often many
/// queens, with the castling rights and en passant squares that the rules allow.
pub struct Positions {
    random: ChaCha8Rng,
    game: Position,
    plies: u32,
    is_arbitrary: bool,
}

impl Positions {
    /// Creates the positions of a seed, and prints the seed so that a failing test can be repeated.
    pub fn new(seed: u64) -> Self {
        println!("seed {seed}");
        Self {
            random: ChaCha8Rng::seed_from_u64(seed),
            game: Position::startpos(),
            plies: 0,
            is_arbitrary: false,
        }
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.random.next_u32() as usize % limit
    }

    fn next_of_game(&mut self) -> Position {
        let moves: Vec<_> = self.game.legal_moves().into_iter().collect();
        if moves.is_empty() || self.plies == 150 {
            self.game = Position::startpos();
            self.plies = 0;
        } else {
            let mv = moves[self.below(moves.len())];
            self.game = self.game.play(mv);
            self.plies += 1;
        }
        self.game.clone()
    }

    fn next_arbitrary(&mut self) -> Position {
        loop {
            if let Ok(position) = self.arbitrary_setup().position() {
                return position;
            }
        }
    }

    fn arbitrary_setup(&mut self) -> Setup {
        const MIXTURES: [&[Kind]; 3] = [
            &Kind::ALL,
            &[Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Pawn],
            &[
                Kind::Pawn,
                Kind::Pawn,
                Kind::Pawn,
                Kind::Knight,
                Kind::Bishop,
            ],
        ];
        let mut setup = Setup::empty();
        let at_home = self.below(3) == 0;
        for color in Color::ALL {
            let king = if at_home {
                Square::from_file_rank(4, color.rank(0))
            } else {
                Square::new(self.below(64) as u8)
            };
            setup.board[king.index()] = Some(Piece::new(color, Kind::King));
            for file in [0, 7] {
                if at_home && self.below(4) > 0 {
                    let corner = Square::from_file_rank(file, color.rank(0));
                    setup.board[corner.index()] = Some(Piece::new(color, Kind::Rook));
                }
            }
        }
        let mixture = MIXTURES[self.below(3)];
        for _ in 0..self.below(40) {
            let kind = mixture[self.below(mixture.len())];
            let square = self.below(64);
            let edge = !(8..56).contains(&square);
            if kind != Kind::King && !(kind == Kind::Pawn && edge) && setup.board[square].is_none()
            {
                let color = Color::ALL[self.below(2)];
                setup.board[square] = Some(Piece::new(color, kind));
            }
        }
        setup.side = Color::ALL[self.below(2)];
        setup.castling = CastlingRights::from_bits(self.below(16) as u8);
        if !at_home {
            setup.castling = CastlingRights::NONE;
        }
        if self.below(2) == 0 {
            let passed: Vec<Square> = (0..8)
                .map(|file| Square::from_file_rank(file, setup.side.rank(5)))
                .filter(|square| {
                    let pawn = square.offset(0, -setup.side.forward()).unwrap();
                    setup.board[pawn.index()] == Some(Piece::new(!setup.side, Kind::Pawn))
                })
                .collect();
            if !passed.is_empty() {
                setup.en_passant = Some(passed[self.below(passed.len())]);
            }
        }
        setup.halfmove = self.below(120) as u32;
        setup.fullmove = 1 + self.below(300) as u32;
        setup
    }
}

impl Iterator for Positions {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        self.is_arbitrary = !self.is_arbitrary;
        Some(if self.is_arbitrary {
            self.next_arbitrary()
        } else {
            self.next_of_game()
        })
    }
}
