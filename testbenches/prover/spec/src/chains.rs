//! Chains without a circuit: two boards, the moves between them, and the pieces on which the boards differ.
//!
//! E is the examined board. B is the board that the walk has reached by taking moves back. A piece of B is displaced if
//! E has something else on its square. A square is missing its piece if E has a piece there and B something else. A
//! chain joins a displaced piece with a missing square of an identical piece: it starts on the square in B and ends on
//! the square in E. The chains are correct if exactly one chain starts on each displaced piece, and exactly one ends on
//! each missing square. Then there are no chains exactly if B equals E, square by square. This does not depend on the
//! number of pieces.

use kit::graph::*;

/// A move as it is taken back: a piece, its source square and its target square.
pub struct Move {
    /// The source square.
    pub from: Word,
    /// The target square.
    pub to: Word,
    /// The piece.
    pub piece: Word,
}

impl Move {
    /// Extracts the move from a stored word.
    pub fn of(word: &[Lit]) -> Move {
        Move {
            from: word[0..6].to_vec(),
            to: word[6..12].to_vec(),
            piece: word[12..16].to_vec(),
        }
    }

    /// Extracts the move from a pushed record, whose squares are one byte apart; the flags lie between them and the
    /// piece.
    pub fn of_record(record: &[Lit]) -> Move {
        Move {
            from: record[0..6].to_vec(),
            to: record[8..14].to_vec(),
            piece: record[20..24].to_vec(),
        }
    }
}

/// The examined board, the board reached, and the number of displaced pieces.
pub struct Boards {
    /// The piece on each square of the examined board.
    pub examined: Vec<Word>,
    /// The piece on each square of the board reached.
    pub back: Vec<Word>,
    /// The number of displaced pieces. Taking a move back changes it as the lemma `delta` states.
    pub displaced: Word,
}

/// Whether the two boards are equal, square by square.
pub fn same(boards: &Boards) -> Lit {
    equal(&boards.examined.concat(), &boards.back.concat())
}

impl Boards {
    /// Returns unconstrained boards.
    pub fn any() -> Boards {
        let board = || (0..64).map(|_| free_word(4)).collect();
        Boards {
            examined: board(),
            back: board(),
            displaced: free_word(7),
        }
    }

    /// Returns the boards before any move is taken back.
    pub fn start(examined: Vec<Word>) -> Boards {
        Boards {
            back: examined.clone(),
            examined,
            displaced: constant(0, 7),
        }
    }

    /// Returns what E and B have on a square.
    fn on(&self, square: &[Lit]) -> (Word, Word) {
        let [examined, back] = [&self.examined, &self.back].map(|board| read_at(board, square));
        (examined, back)
    }

    /// Whether B has a piece there, and E something else.
    pub fn displaced(&self, square: &[Lit]) -> Lit {
        let (examined, back) = self.on(square);
        !is(&back, 0) & !equal(&back, &examined)
    }

    /// Whether E has a piece there, and B something else.
    pub fn missing(&self, square: &[Lit]) -> Lit {
        let (examined, back) = self.on(square);
        !is(&examined, 0) & !equal(&back, &examined)
    }

    /// Whether a reversible move may have led to B: its piece is on the target square, and the source square is empty.
    pub fn fits(&self, mv: &Move) -> Lit {
        let on = |square| read_at(&self.back, square);
        all([
            !is(&mv.piece, 0),
            equal(&on(&mv.to), &mv.piece),
            is(&on(&mv.from), 0),
        ])
    }

    /// Returns the boards after the move is taken back. The number of displaced pieces rises by one if E has the same
    /// piece on the target square, and falls by one if E has it on the source square.
    pub fn undone(&self, mv: &Move) -> Boards {
        let always = true.into();
        let back = written(&self.back, always, &mv.to, &constant(0, 4));
        let back = written(&back, always, &mv.from, &mv.piece);
        let hit = |square| {
            let like = equal(&read_at(&self.examined, square), &mv.piece);
            [&[like][..], &constant(0, 6)].concat()
        };
        let more = add(&self.displaced, &hit(&mv.to));
        Boards {
            examined: self.examined.clone(),
            back,
            displaced: minus(&more, &hit(&mv.from)),
        }
    }

    /// Whether at most 32 pieces are displaced, as on every board of at most 32 pieces.
    pub fn at_most_32(&self) -> Lit {
        !less(&constant(32, 7), &self.displaced)
    }
}

/// A chain that may or may not exist.
#[derive(Clone)]
pub struct Chain {
    /// Whether the chain exists.
    pub there: Lit,
    /// The piece.
    pub piece: Word,
    /// The piece's square in B.
    pub start: Word,
    /// The square in E of the same piece, or of an identical one.
    pub end: Word,
}

impl Chain {
    /// Whether the piece is on the start in B but not in E, and on the end in E but not in B.
    pub fn holds(&self, boards: &Boards) -> Lit {
        let (start_examined, start_back) = boards.on(&self.start);
        let (end_examined, end_back) = boards.on(&self.end);
        let holds = all([
            !is(&self.piece, 0),
            equal(&start_back, &self.piece),
            !equal(&start_examined, &self.piece),
            equal(&end_examined, &self.piece),
            !equal(&end_back, &self.piece),
        ]);
        self.there.implies(holds)
    }

    /// Whether the two chains have different starts and different ends.
    pub fn apart(&self, other: &Chain) -> Lit {
        let shared = equal(&self.start, &other.start) | equal(&self.end, &other.end);
        !all([self.there, other.there, shared])
    }

    /// Whether taking the move back changes this chain: it starts on the move's target square, or it has the move's
    /// piece and ends on the source square, so that the two are joined.
    pub fn touched(&self, mv: &Move) -> Lit {
        let joined = equal(&self.end, &mv.from) & equal(&self.piece, &mv.piece);
        equal(&self.start, &mv.to) | joined
    }
}

/// Whether one of the chains starts on the square, if the piece there is displaced.
pub fn starts(chains: &[Chain], boards: &Boards, square: &[Lit]) -> Lit {
    let (_, back) = boards.on(square);
    let its = chains.iter().map(|chain| {
        let piece = equal(&chain.piece, &back);
        all([chain.there, piece, equal(&chain.start, square)])
    });
    let any = any(its);
    boards.displaced(square).implies(any)
}

/// Whether one of the chains ends on the square, if its piece is missing.
pub fn ends(chains: &[Chain], boards: &Boards, square: &[Lit]) -> Lit {
    let (examined, _) = boards.on(square);
    let its = chains.iter().map(|chain| {
        let piece = equal(&chain.piece, &examined);
        all([chain.there, piece, equal(&chain.end, square)])
    });
    let any = any(its);
    boards.missing(square).implies(any)
}

/// Whether the position before this record's move cannot recur: a flag is set, or no piece moves.
pub fn irreversible(record: &[Lit]) -> Lit {
    let flagged = any(record[16..20].iter().copied());
    flagged | is(&record[20..24], 0)
}
