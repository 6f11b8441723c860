//! The rules of chess that a move generator must know, over boards that may be symbolic.
//!
//! The rules use only files, ranks and steps: no tables, and nothing from the circuits or the engine. Squares are
//! numbers (a1 = 0, b1 = 1, ... h8 = 63), the content of a square has four bits, and a rule is an expression that is
//! true when the rule holds. On a constant board every expression is a constant.

use kit::graph::*;

/// A step: files to the right, ranks up.
pub type Step = (i32, i32);

/// The rook's directions.
pub const STRAIGHT: [Step; 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
/// The bishop's directions.
pub const DIAGONAL: [Step; 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];
/// The knight's jumps.
pub const JUMPS: [Step; 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// The piece types, as the low three bits of a nibble.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the pieces")]
pub enum Piece {
    Pawn = 1,
    Knight = 2,
    Bishop = 3,
    Rook = 4,
    Queen = 5,
    King = 6,
}

/// The kinds of a move word; promotions are 8 to 11 and, with capture, 12 to 15.
pub mod kind {
    #![allow(missing_docs, reason = "the kinds")]
    pub const QUIET: u64 = 0;
    pub const DOUBLE_PUSH: u64 = 1;
    pub const SHORT: u64 = 2;
    pub const LONG: u64 = 3;
    pub const CAPTURE: u64 = 4;
    pub const EN_PASSANT: u64 = 5;
}

/// Returns the square some steps away, if it is on the board.
pub fn step(square: usize, (files, ranks): Step, times: i32) -> Option<usize> {
    let file = square as i32 % 8 + files * times;
    let rank = square as i32 / 8 + ranks * times;
    ((0..8).contains(&file) && (0..8).contains(&rank)).then(|| (8 * rank + file) as usize)
}

/// A variable square: one literal per square, of which at most one is true.
pub type Choice = Vec<Lit>;

/// Returns the squares some steps away from the chosen ones.
fn stepped(choice: &Choice, by: Step, times: i32) -> Choice {
    (0..64)
        .map(|square| step(square, by, -times).map_or(FALSE, |from| choice[from]))
        .collect()
}

/// A position: the content of each square, and the state word.
#[derive(Clone)]
pub struct Position {
    /// Four bits per square: the type, and above it the colour, 1 for Black.
    pub squares: Vec<[Lit; 4]>,
    /// Black is to move.
    pub black: Lit,
    /// Castling rights K, Q, k, q.
    pub rights: [Lit; 4],
    /// There is an en passant square.
    pub passant: Lit,
    /// The en passant square.
    pub target: Choice,
}

impl Position {
    /// Returns eight ranks and the state word, to print a counterexample.
    pub fn image(&self) -> Vec<Word> {
        let rank = |rank: usize| self.squares[8 * rank..8 * rank + 8].concat();
        let state = [&[self.black][..], &self.rights, &[self.passant]].concat();
        (0..8).map(rank).chain([state]).collect()
    }
}

/// A move: source square, target square and kind.
pub struct Move {
    /// The source square.
    pub from: Choice,
    /// The target square.
    pub to: Choice,
    /// The kind, four bits.
    pub kind: Word,
}

/// Evaluates rules on a position.
pub struct Rules<'a> {
    /// The position.
    pub position: &'a Position,
}

impl<'a> Rules<'a> {
    /// Creates the rules for a position.
    pub fn new(position: &'a Position) -> Self {
        Rules { position }
    }
}

impl Rules<'_> {
    /// Whether the square is empty.
    pub fn empty(&self, square: usize) -> Lit {
        is(&self.position.squares[square][..3], 0)
    }

    /// Whether a piece of this type, of either colour, is on the square.
    pub fn piece(&self, square: usize, piece: Piece) -> Lit {
        is(&self.position.squares[square][..3], piece as u64)
    }

    /// Whether a piece of the side to move is on the square.
    pub fn own(&self, square: usize) -> Lit {
        let ours = self.position.squares[square][3].same(self.position.black);
        !self.empty(square) & ours
    }

    /// Whether a piece of the other side is on the square.
    pub fn enemy(&self, square: usize) -> Lit {
        !self.empty(square) & !self.own(square)
    }

    /// Whether a rule holds on the chosen square.
    pub fn on(&self, choice: &Choice, rule: impl Fn(usize) -> Lit) -> Lit {
        any((0..64).map(|square| choice[square] & rule(square)))
    }

    /// Whether the two chosen squares are this number of steps apart.
    pub fn apart(&self, from: &Choice, to: &Choice, by: Step, times: i32) -> Lit {
        any((0..64)
            .filter_map(|square| step(square, by, times).map(|there| from[square] & to[there])))
    }

    /// Whether the second square can be reached from the first in one of the directions, over empty squares.
    pub fn slides(&self, from: &Choice, to: &Choice, directions: &[Step]) -> Lit {
        let ways = directions.iter().map(|&direction| {
            let mut open = TRUE;
            any((1..8).map(|times| {
                let arrives = open & self.apart(from, to, direction, times);
                let way = stepped(from, direction, times);
                open = open & self.on(&way, |square| self.empty(square));
                arrives
            }))
        });
        any(ways)
    }

    /// Whether the square is attacked, by the side to move if `by_mover`, otherwise by the other side.
    pub fn attacked(&self, square: usize, by_mover: bool) -> Lit {
        let black = self.position.black.negated_if(!by_mover);
        let theirs = |there: usize, piece: Piece| {
            let colour = self.position.squares[there][3].same(black);
            self.piece(there, piece) & colour
        };
        let one_step = |steps: &[Step], piece: Piece| {
            any(steps
                .iter()
                .filter_map(|&by| step(square, by, 1))
                .map(|there| theirs(there, piece)))
        };
        let slider = |direction: Step, piece: Piece| {
            (1..8)
                .rev()
                .filter_map(|times| step(square, direction, times))
                .fold(FALSE, |beyond, there| {
                    let slides = theirs(there, piece) | theirs(there, Piece::Queen);
                    slides | (self.empty(there) & beyond)
                })
        };
        // White's pawns attack upwards, so they are below.
        let pawns_below = one_step(&[(-1, -1), (1, -1)], Piece::Pawn);
        let pawns_above = one_step(&[(-1, 1), (1, 1)], Piece::Pawn);
        let straight = STRAIGHT.map(|direction| slider(direction, Piece::Rook));
        let diagonal = DIAGONAL.map(|direction| slider(direction, Piece::Bishop));
        any([
            black.mux(pawns_above, pawns_below),
            one_step(&JUMPS, Piece::Knight),
            one_step(&[STRAIGHT, DIAGONAL].concat(), Piece::King),
        ]
        .into_iter()
        .chain(straight)
        .chain(diagonal))
    }

    /// Whether the mover's king is on the square.
    pub fn own_king(&self, square: usize) -> Lit {
        self.piece(square, Piece::King) & self.own(square)
    }

    /// Whether the mover's king is on one of the squares and attacked there.
    pub fn in_check_on(&self, squares: &[usize]) -> Lit {
        let attacked = |&square: &usize| self.own_king(square) & self.attacked(square, false);
        any(squares.iter().map(attacked))
    }

    /// Whether the mover's king is attacked.
    pub fn in_check(&self) -> Lit {
        self.in_check_on(&(0..64).collect::<Vec<_>>())
    }

    /// Whether the piece on `from`, unless it is a pawn, moves to `to` by its own rule, ignoring own pieces and the
    /// king's safety.
    pub fn goes(&self, from: &Choice, to: &Choice) -> Lit {
        let one_step = |steps: &[Step]| any(steps.iter().map(|&by| self.apart(from, to, by, 1)));
        let is = |piece| self.on(from, |square| self.piece(square, piece));
        let (straight, diagonal) = (
            self.slides(from, to, &STRAIGHT),
            self.slides(from, to, &DIAGONAL),
        );
        any([
            (is(Piece::Knight) & one_step(&JUMPS)),
            (is(Piece::King) & one_step(&[STRAIGHT, DIAGONAL].concat())),
            ((is(Piece::Bishop) | is(Piece::Queen)) & diagonal),
            ((is(Piece::Rook) | is(Piece::Queen)) & straight),
        ])
    }

    /// Whether the chosen square is on a rank, counted from the mover's side, 0 to 7.
    pub fn on_rank(&self, choice: &Choice, rank: usize) -> Lit {
        let rank_of = |rank: usize| any((8 * rank..8 * rank + 8).map(|square| choice[square]));
        self.position.black.mux(rank_of(7 - rank), rank_of(rank))
    }

    /// Whether `to` is this number of ranks ahead and files aside, from the mover's side.
    pub fn ahead(&self, from: &Choice, to: &Choice, files: i32, ranks: i32) -> Lit {
        let white = self.apart(from, to, (files, ranks), 1);
        let black = self.apart(from, to, (files, -ranks), 1);
        self.position.black.mux(black, white)
    }

    /// Whether the move is a pawn's, including en passant captures.
    fn pawn_moves(&self, mv: &Move) -> Lit {
        let kind_is = |kind| is(&mv.kind, kind);
        let free = self.on(&mv.to, |square| self.empty(square));
        let takes = self.on(&mv.to, |square| self.enemy(square));
        let promotes = self.on_rank(&mv.to, 7);
        let promotion = |capture: bool| is(&mv.kind[2..], 2 + u64::from(capture));
        let single = self.ahead(&mv.from, &mv.to, 0, 1) & free;
        let passed = |square: usize| {
            let (above, below) = (step(square, (0, 1), 1), step(square, (0, -1), 1));
            let empty = |square: Option<usize>| square.map_or(FALSE, |square| self.empty(square));
            self.position.black.mux(empty(below), empty(above))
        };
        let double = all([
            self.ahead(&mv.from, &mv.to, 0, 2),
            self.on_rank(&mv.from, 1),
            self.on(&mv.from, passed),
            free,
        ]);
        let aside = self.ahead(&mv.from, &mv.to, 1, 1) | self.ahead(&mv.from, &mv.to, -1, 1);
        let target = self.position.passant & self.on(&mv.to, |square| self.position.target[square]);
        let capture = aside & takes;
        any([
            all([single, !promotes, kind_is(kind::QUIET)]),
            all([single, promotes, promotion(false)]),
            (double & kind_is(kind::DOUBLE_PUSH)),
            all([capture, !promotes, kind_is(kind::CAPTURE)]),
            all([capture, promotes, promotion(true)]),
            all([aside, target, kind_is(kind::EN_PASSANT)]),
        ])
    }

    /// Whether the move is pseudo-legal and not castling.
    pub fn moves(&self, mv: &Move) -> Lit {
        let pawn = self.on(&mv.from, |square| self.piece(square, Piece::Pawn));
        let takes = self.on(&mv.to, |square| self.enemy(square));
        let kind = takes.mux(is(&mv.kind, kind::CAPTURE), is(&mv.kind, kind::QUIET));
        let piece = all([
            self.goes(&mv.from, &mv.to),
            !self.on(&mv.to, |square| self.own(square)),
            kind,
        ]);
        let own = self.on(&mv.from, |square| self.own(square));
        own & pawn.mux(self.pawn_moves(mv), piece)
    }

    /// Whether castling is allowed: the right exists, the squares between king and rook are empty, and the king's path
    /// is not attacked.
    pub fn may_castle(&self, short: bool) -> Lit {
        let on_rank = |rank: usize| {
            let right = self.position.rights[rank / 7 * 2 + usize::from(!short)];
            let (between, way) = if short { (5..7, 4..7) } else { (1..4, 2..5) };
            let free = between.map(|file| self.empty(8 * rank + file));
            let safe = way.map(|file| !self.attacked(8 * rank + file, false));
            all([right].into_iter().chain(free).chain(safe))
        };
        self.position.black.mux(on_rank(7), on_rank(0))
    }

    /// Whether the move has the form of castling: the king moves two files from home.
    pub fn castling_word(&self, mv: &Move, short: bool) -> Lit {
        let to = if short { 6 } else { 2 };
        let squares = |rank: usize| mv.from[8 * rank + 4] & mv.to[8 * rank + to];
        let kind = if short { kind::SHORT } else { kind::LONG };
        is(&mv.kind, kind) & self.position.black.mux(squares(7), squares(0))
    }

    /// Whether the move is castling and allowed.
    pub fn castles(&self, mv: &Move) -> Lit {
        let way = |short| self.castling_word(mv, short) & self.may_castle(short);
        way(true) | way(false)
    }

    /// Whether the move captures or promotes.
    pub fn forcing(&self, mv: &Move) -> Lit {
        mv.kind[3] | mv.kind[2]
    }

    /// Returns the position after a move that is not castling; the piece that a pawn promotes to does not matter for
    /// its own king's safety.
    pub fn after(&self, mv: &Move) -> Position {
        let moved: Vec<Lit> = (0..4)
            .map(|bit| self.on(&mv.from, |square| self.position.squares[square][bit]))
            .collect();
        let passes = is(&mv.kind, kind::EN_PASSANT);
        let squares = (0..64).map(|square| {
            // The pawn captured en passant is behind the target square.
            let behind = |by: Step| step(square, by, 1).map_or(FALSE, |target| mv.to[target]);
            let taken = self.position.black.mux(behind((0, -1)), behind((0, 1)));
            let gone = mv.from[square] | (passes & taken);
            std::array::from_fn(|bit| {
                let stays = !gone & self.position.squares[square][bit];
                mv.to[square].mux(moved[bit], stays)
            })
        });
        Position {
            squares: squares.collect(),
            ..self.position.clone()
        }
    }

    /// Whether the move is legal.
    pub fn legal(&self, mv: &Move) -> Lit {
        let after = self.after(mv);
        let safe = !Rules::new(&after).in_check();
        (self.moves(mv) & safe) | self.castles(mv)
    }

    /// Whether every nibble is a piece or empty, and no pawn is on the first or last rank.
    pub fn pieces(&self) -> Lit {
        all((0..64).map(|square| {
            let [a, b, c, d] = self.position.squares[square];
            // Nibbles 7, 8 and 15 are invalid.
            let seven = all([a, b, c]);
            let nobody = all([!a, !b, !c, d]);
            let last_rank = !(8..56).contains(&square);
            all([
                !seven,
                !nobody,
                !(Lit::from(last_rank) & self.piece(square, Piece::Pawn)),
            ])
        }))
    }

    /// Whether a piece of this type and colour is on the square.
    fn coloured(&self, square: usize, piece: Piece, black: bool) -> Lit {
        let colour = self.position.squares[square][3];
        self.piece(square, piece) & colour.negated_if(!black)
    }

    /// Whether king and rook are at home for each castling right.
    pub fn rights_at_home(&self) -> Lit {
        let homes = [(4, 7), (4, 0), (60, 63), (60, 56)];
        let home = |(right, (king, rook)): (usize, (usize, usize))| {
            let king_there = self.coloured(king, Piece::King, king > 8);
            let there = king_there & self.coloured(rook, Piece::Rook, king > 8);
            self.position.rights[right].implies(there)
        };
        all(homes.into_iter().enumerate().map(home))
    }

    /// Whether an en passant square, if there is one, is behind a pawn that may just have moved two squares.
    pub fn passant_fits(&self) -> Lit {
        all((0..64).map(|square| {
            // The pawn that has just moved two squares is in front of the target, seen from its own side.
            let fits = |pawn: Option<usize>, from: Option<usize>| {
                let (Some(pawn), Some(from)) = (pawn, from) else {
                    return FALSE;
                };
                all([
                    self.empty(square),
                    self.empty(from),
                    self.piece(pawn, Piece::Pawn),
                    self.enemy(pawn),
                ])
            };
            let (above, below) = (step(square, (0, 1), 1), step(square, (0, -1), 1));
            let fits = match square / 8 {
                2 => self.position.black & fits(above, below),
                5 => !self.position.black & fits(below, above),
                _ => FALSE,
            };
            (self.position.passant & self.position.target[square]).implies(fits)
        }))
    }

    /// The preconditions of the generator.
    pub fn preconditions(&self) -> Lit {
        let one_king = |black: bool| {
            let (mut none, mut one) = (TRUE, FALSE);
            for square in 0..64 {
                let king = self.coloured(square, Piece::King, black);
                one = king.mux(none, one);
                none = none & !king;
            }
            one
        };
        let enemy_king_safe = !any((0..64).map(|square| {
            all([
                self.piece(square, Piece::King),
                self.enemy(square),
                self.attacked(square, true),
            ])
        }));
        all([
            one_king(false),
            one_king(true),
            self.pieces(),
            self.rights_at_home(),
            enemy_king_safe,
            self.passant_fits(),
        ])
    }
}

/// A position in which everything is variable.
pub struct Unknown {
    /// The low twelve bits of the state word.
    pub state: Word,
    /// The position in the form that the rules need.
    pub position: Position,
}

/// Returns an unconstrained position.
pub fn unknown() -> Unknown {
    let squares: Vec<Word> = (0..64).map(|_| free_word(4)).collect();
    let state = free_word(12);
    let position = Position {
        squares: squares
            .iter()
            .map(|bits| std::array::from_fn(|bit| bits[bit]))
            .collect(),
        black: state[0],
        rights: std::array::from_fn(|right| state[1 + right]),
        passant: state[5],
        target: decode(&state[6..12]),
    };
    Unknown { state, position }
}

/// Returns a constant position and its whole state word.
pub fn known(image: &[u32; 9]) -> (Position, Word) {
    let state = constant(u64::from(image[8]), 32);
    let nibble = |square: usize| constant(u64::from(image[square / 8] >> (square % 8 * 4) & 15), 4);
    let position = Position {
        squares: (0..64)
            .map(|square| std::array::from_fn(|bit| nibble(square)[bit]))
            .collect(),
        black: state[0],
        rights: std::array::from_fn(|right| state[1 + right]),
        passant: state[5],
        target: decode(&state[6..12]),
    };
    (position, state)
}

/// Splits a move word into its fields.
pub fn move_of(word: &[Lit]) -> Move {
    Move {
        from: decode(&word[0..6]),
        to: decode(&word[6..12]),
        kind: word[12..16].to_vec(),
    }
}
