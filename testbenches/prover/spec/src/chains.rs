//! What chains are, without a circuit: two boards, the moves between them, and the pieces that do not stand alike.
//!
//! E is the examined board, B the board that the walk has come back to. A piece is displaced in B if E has something else
//! on its square; a square is missing its piece if E has one there and B something else. A chain is a displaced piece with
//! a missing square of its like: it starts on the one in B and ends on the other in E. The chains are right if each
//! displaced piece is the start of exactly one, and each missing square the end of exactly one. Then there is none exactly
//! if B is E, square by square: nothing need be said about how many pieces there are.

use kit::graph::*;

/// A move as it is taken back: a piece, from where and to where.
pub struct Move {
    /// Where it came from.
    pub from: Word,
    /// Where it went.
    pub to: Word,
    /// Which piece.
    pub piece: Word,
}

impl Move {
    /// The move of a word kept.
    pub fn of(word: &[Lit]) -> Move {
        Move {
            from: word[0..6].to_vec(),
            to: word[6..12].to_vec(),
            piece: word[12..16].to_vec(),
        }
    }

    /// The move of a record pushed: its squares stand a byte apart, its flags lie between them and the piece.
    pub fn of_record(record: &[Lit]) -> Move {
        Move {
            from: record[0..6].to_vec(),
            to: record[8..14].to_vec(),
            piece: record[20..24].to_vec(),
        }
    }
}

/// The examined board, the one come back to, and how many pieces are displaced on it.
pub struct Boards {
    /// What stands on each square of the examined board.
    pub examined: Vec<Word>,
    /// What stands on each square of the board come back to.
    pub back: Vec<Word>,
    /// How many pieces are displaced: a number that each move taken back changes as the lemma `delta` says.
    pub displaced: Word,
}

/// The two boards are the same, square by square.
pub fn same(boards: &Boards) -> Lit {
    equal(&boards.examined.concat(), &boards.back.concat())
}

impl Boards {
    /// Boards of which nothing is known.
    pub fn any() -> Boards {
        let board = || (0..64).map(|_| free_word(4)).collect();
        Boards {
            examined: board(),
            back: board(),
            displaced: free_word(7),
        }
    }

    /// Before any move is taken back.
    pub fn start(examined: Vec<Word>) -> Boards {
        Boards {
            back: examined.clone(),
            examined,
            displaced: constant(0, 7),
        }
    }

    /// What E and B have on a square.
    fn on(&self, square: &[Lit]) -> (Word, Word) {
        let [examined, back] = [&self.examined, &self.back].map(|board| read_at(board, square));
        (examined, back)
    }

    /// A piece stands there in B, and E has something else.
    pub fn displaced(&self, square: &[Lit]) -> Lit {
        let (examined, back) = self.on(square);
        !is(&back, 0) & !equal(&back, &examined)
    }

    /// E has a piece there, and B something else.
    pub fn missing(&self, square: &[Lit]) -> Lit {
        let (examined, back) = self.on(square);
        !is(&examined, 0) & !equal(&back, &examined)
    }

    /// A reversible move that may have led to B: its piece stands where it went, and nothing where it came from.
    pub fn fits(&self, mv: &Move) -> Lit {
        let on = |square| read_at(&self.back, square);
        all([
            !is(&mv.piece, 0),
            equal(&on(&mv.to), &mv.piece),
            is(&on(&mv.from), 0),
        ])
    }

    /// The boards when it is taken back: one piece more is displaced if it stood where E has its like, and one less if it
    /// came from such a square.
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

    /// Of the pieces on a board, of which there are 32 at most, no more can be displaced.
    pub fn at_most_32(&self) -> Lit {
        !less(&constant(32, 7), &self.displaced)
    }
}

/// A chain, if it is there.
#[derive(Clone)]
pub struct Chain {
    /// It is.
    pub there: Lit,
    /// The piece.
    pub piece: Word,
    /// Where it stands in B.
    pub start: Word,
    /// Where it, or its like, stands in E.
    pub end: Word,
}

impl Chain {
    /// The piece stands on its start in B and not in E, and on its end in E and not in B.
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

    /// The two share neither start nor end.
    pub fn apart(&self, other: &Chain) -> Lit {
        let shared = equal(&self.start, &other.start) | equal(&self.end, &other.end);
        !all([self.there, other.there, shared])
    }

    /// A move takes it up, or it is joined with a like piece's: it starts where the move went, or is of the move's piece
    /// and ends where that came from.
    pub fn touched(&self, mv: &Move) -> Lit {
        let joined = equal(&self.end, &mv.from) & equal(&self.piece, &mv.piece);
        equal(&self.start, &mv.to) | joined
    }
}

/// If a piece is displaced on the square, one of the chains starts there.
pub fn starts(chains: &[Chain], boards: &Boards, square: &[Lit]) -> Lit {
    let (_, back) = boards.on(square);
    let its = chains.iter().map(|chain| {
        let piece = equal(&chain.piece, &back);
        all([chain.there, piece, equal(&chain.start, square)])
    });
    let any = any(its);
    boards.displaced(square).implies(any)
}

/// If a piece is missing on the square, one of the chains ends there.
pub fn ends(chains: &[Chain], boards: &Boards, square: &[Lit]) -> Lit {
    let (examined, _) = boards.on(square);
    let its = chains.iter().map(|chain| {
        let piece = equal(&chain.piece, &examined);
        all([chain.there, piece, equal(&chain.end, square)])
    });
    let any = any(its);
    boards.missing(square).implies(any)
}

/// The position before the move of this record cannot come again: a flag tells so, or no piece moves.
pub fn irreversible(record: &[Lit]) -> Lit {
    let flagged = any(record[16..20].iter().copied());
    flagged | is(&record[20..24], 0)
}
