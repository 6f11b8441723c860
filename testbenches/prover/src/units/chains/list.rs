//! The list of chains, a clock at a time: in any state of a walk it is right for the two boards.
//!
//! While a move is taken back the chains lie apart: those looked at and left open at the front of the memory, those not
//! looked at yet behind, the one read just now the first of them, and the two that the move takes out in registers. All of
//! them together are the chains of the board before the move; when it is linked, what lies at the front is those of the
//! board after it.
//!
//! The invariant speaks of every entry, every two, and every square. It is assumed of entries and a square of which nothing
//! is known, and what is assumed is the invariant for these, for the entry read, and for the move's two squares.

use super::moves::before;
use super::names::{self as n, phase};
use kit::prelude::*;
use spec::chains::{Boards, Chain, Move, ends, starts};

/// Entries of the memory.
const ENTRIES: u64 = 32;

/// The list in a state.
pub struct List<'a> {
    state: &'a State<'a>,
    entries: Vec<Word>,
}

impl<'a> List<'a> {
    /// As a state holds it.
    pub fn of(state: &'a State<'a>) -> List<'a> {
        List {
            state,
            entries: state.words(n::LIST, ENTRIES as usize),
        }
    }

    /// A register.
    pub fn get(&self, name: &str) -> Word {
        self.state.get(name)
    }

    /// A register holds that word.
    pub fn equals(&self, name: &str, word: &[Lit]) -> Lit {
        self.state.equals(name, word)
    }

    /// What takes moves back is in this phase.
    pub fn is(&self, phase: u64) -> Lit {
        self.state.is(n::PHASE, phase)
    }

    /// A move is being taken back.
    fn is_open(&self) -> Lit {
        self.is(phase::SCANNING) | self.is(phase::LINKING)
    }

    /// The list means something.
    fn walks(&self) -> Lit {
        self.is_open() | self.is(phase::JUDGING)
    }

    /// Nothing has been read yet.
    pub fn begins_to_scan(&self) -> Lit {
        self.state.is(n::SCANNED, 0)
    }

    /// The first entry that is not done with: the one read just now.
    pub fn pending(&self) -> Word {
        let scanned = self.get(n::SCANNED);
        let none = constant(0, 6);
        let last = before(&scanned);
        choose(self.begins_to_scan(), &none, &last)
    }

    /// The move that is being taken back.
    pub fn mv(&self) -> Move {
        Move {
            from: self.get(n::FROM),
            to: self.get(n::TO),
            piece: self.get(n::PIECE),
        }
    }

    /// The entry lies at the front, left open.
    fn left_open(&self, index: &[Lit]) -> Lit {
        let front = less(index, &self.get(n::LEFT_OPEN));
        self.is_open() & front
    }

    /// The chain of an entry, there if it is one of the list's.
    fn entry(&self, index: &[Lit]) -> Chain {
        let word = read_at(&self.entries, index);
        let index = [index, &[FALSE]].concat();
        let open = less(&index, &self.get(n::OPEN));
        let unread = all([
            self.is(phase::SCANNING),
            !less(&index, &self.pending()),
            open,
        ]);
        let judged = self.is(phase::JUDGING) & open;
        Chain {
            there: any([self.left_open(&index), unread, judged]),
            piece: word[12..16].to_vec(),
            start: word[0..6].to_vec(),
            end: word[6..12].to_vec(),
        }
    }

    /// The two chains that the move takes out: the one that starts where it went, and the one of a like piece that ends
    /// where it came from.
    pub fn taken_out(&self) -> [Chain; 2] {
        let there = |name| self.is_open() & self.get(name)[0];
        let mv = self.mv();
        let begins = Chain {
            there: there(n::BEGINS),
            piece: mv.piece.clone(),
            start: mv.to,
            end: self.get(n::ITS_END),
        };
        let ends = Chain {
            there: there(n::ENDS),
            piece: mv.piece,
            start: self.get(n::ITS_START),
            end: mv.from,
        };
        [begins, ends]
    }

    /// Every chain.
    fn chains(&self) -> Vec<Chain> {
        let entries = (0..ENTRIES).map(|index| self.entry(&constant(index, 5)));
        entries.chain(self.taken_out()).collect()
    }

    /// A chain at the front is none that the move takes out.
    fn untouched(&self, index: &[Lit]) -> Lit {
        let touched = self.entry(index).touched(&self.mv());
        let index = [index, &[FALSE]].concat();
        self.left_open(&index).implies(!touched)
    }

    /// What the counters say.
    fn counted(&self, boards: &Boards) -> Lines {
        let (open, scanned) = (self.get(n::OPEN), self.get(n::SCANNED));
        let taken = [n::BEGINS, n::ENDS].map(|name| self.get(name)[0]);
        let sum = add(&self.get(n::LEFT_OPEN), &count_ones(&taken, 6));
        let done = choose(self.is(phase::SCANNING), &self.pending(), &open);
        let read = read_at(&self.entries, &self.pending()[..5]);
        let scans = self.is(phase::SCANNING);
        let reads = scans & !self.begins_to_scan();
        let wide = [&open[..], &[FALSE]].concat();
        let lines = [
            (
                "as many are open as are displaced",
                self.walks(),
                equal(&wide, &boards.displaced),
            ),
            (
                "no more are looked at than are open",
                scans,
                !less(&open, &scanned),
            ),
            (
                "each looked at is left open or taken out",
                self.is_open(),
                equal(&sum, &done),
            ),
            (
                "none is at the front before the first",
                self.is_open(),
                !less(&done, &self.get(n::LEFT_OPEN)),
            ),
            (
                "a chain that both starts and ends there is taken as the one that starts",
                (self.is_open() & taken[1]),
                !self.equals(n::ITS_START, &self.get(n::TO)),
            ),
            ("the chain read", reads, self.equals(n::CHAIN, &read)),
        ];
        lines
            .map(|(name, when, holds)| (name, when.implies(holds)))
            .to_vec()
    }

    /// The move fits the board, which is so of every game.
    pub fn fits(&self, boards: &Boards) -> Lit {
        self.is_open().implies(boards.fits(&self.mv()))
    }

    /// Gives the invariant for these entries, the two taken out, and these squares.
    pub fn assume(&self, claim: &mut Claim, boards: &Boards, indices: &[Word], squares: &[Word]) {
        claim.assume(self.fits(boards));
        claim.assume(boards.at_most_32());
        claim.assume_all(self.counted(boards));
        let entries: Vec<Chain> = indices.iter().map(|index| self.entry(index)).collect();
        let [begins, ends_here] = self.taken_out();
        for chain in entries.iter().chain([&begins, &ends_here]) {
            claim.assume(chain.holds(boards));
        }
        claim.assume(begins.apart(&ends_here));
        for (place, one) in entries.iter().enumerate() {
            claim.assume(one.apart(&begins));
            claim.assume(one.apart(&ends_here));
            for other in 0..place {
                let alike = equal(&indices[place], &indices[other]);
                claim.assume(alike | one.apart(&entries[other]));
            }
        }
        let chains = self.chains();
        for square in squares {
            claim.assume(starts(&chains, boards, square));
            claim.assume(ends(&chains, boards, square));
        }
        for index in 0..ENTRIES {
            claim.assume(self.untouched(&constant(index, 5)));
        }
    }

    /// The goals of the invariant for two entries and a square of which nothing is known, if the list means something.
    pub fn goals(
        &self,
        claim: &mut Claim,
        boards: &Boards,
        [one, other]: &[Word; 2],
        square: &[Lit],
    ) {
        claim.assert_all(self.counted(boards));
        let (first, second) = (self.entry(one), self.entry(other));
        let [begins, ends_here] = self.taken_out();
        claim.assert("a chain at the front is not taken out", self.untouched(one));
        for (name, chain) in [
            ("a chain", &first),
            ("the chain that starts where the move went", &begins),
            ("the chain that ends where it came from", &ends_here),
        ] {
            claim.assert(
                format!("{name} leads from a displaced piece to a missing one"),
                chain.holds(boards),
            );
        }
        let alike = equal(one, other);
        claim.assert("any two are apart", alike | first.apart(&second));
        claim.assert("any and the one that starts there", first.apart(&begins));
        claim.assert("any and the one that ends there", first.apart(&ends_here));
        claim.assert("the two taken out", begins.apart(&ends_here));
        let chains = self.chains();
        let mut goal = |name, holds| claim.assert(name, self.walks().implies(holds));
        goal(
            "every displaced piece starts one",
            starts(&chains, boards, square),
        );
        goal("every missing one ends one", ends(&chains, boards, square));
    }
}
