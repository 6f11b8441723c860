//! The invariant of the list of chains: in every state of a walk, the list is correct for the examined board and the
//! board reached.
//!
//! While a move is taken back, the chains are in several places. Those that the scan has examined and left open are at
//! the front of the memory. Those not yet examined are behind them; the first of these has just been read. The two that
//! the move takes out are in registers. All of these together are the chains of the board before the unit takes the
//! move back. After linking, the chains at the front are those of the board after that.
//!
//! The invariant is about every entry, every two entries, and every square. The lemmas in `relink` prove it for two
//! arbitrary entries and one arbitrary square. They assume it for these, for the entry just read, and for the move's
//! two squares.

use super::moves::before;
use super::names::{self as n, phase};
use kit::prelude::*;
use spec::chains::{Boards, Chain, Move, ends, starts};

/// Number of entries of the memory.
const ENTRIES: u64 = 32;

/// The list in a state.
pub struct List<'a> {
    state: &'a State<'a>,
    entries: Vec<Word>,
}

impl<'a> List<'a> {
    /// Creates the list of a state.
    pub fn of(state: &'a State<'a>) -> List<'a> {
        List {
            state,
            entries: state.words(n::LIST, ENTRIES as usize),
        }
    }

    /// Returns a register.
    pub fn get(&self, name: &str) -> Word {
        self.state.get(name)
    }

    /// Whether a register equals this word.
    pub fn equals(&self, name: &str, word: &[Lit]) -> Lit {
        self.state.equals(name, word)
    }

    /// Whether the chain updater is in this phase.
    pub fn is(&self, phase: u64) -> Lit {
        self.state.is(n::PHASE, phase)
    }

    /// Whether a move is being taken back.
    fn is_open(&self) -> Lit {
        self.is(phase::SCANNING) | self.is(phase::LINKING)
    }

    /// Whether the list is meaningful.
    fn walks(&self) -> Lit {
        self.is_open() | self.is(phase::JUDGING)
    }

    /// Whether the scan has not examined any chain yet.
    pub fn begins_to_scan(&self) -> Lit {
        self.state.is(n::SCANNED, 0)
    }

    /// Returns the index of the first entry not yet examined, which has just been read.
    pub fn pending(&self) -> Word {
        let scanned = self.get(n::SCANNED);
        let none = constant(0, 6);
        let last = before(&scanned);
        choose(self.begins_to_scan(), &none, &last)
    }

    /// Returns the move that is being taken back.
    pub fn mv(&self) -> Move {
        Move {
            from: self.get(n::FROM),
            to: self.get(n::TO),
            piece: self.get(n::PIECE),
        }
    }

    /// Whether the scan has examined the entry and left it open, at the front.
    fn left_open(&self, index: &[Lit]) -> Lit {
        let front = less(index, &self.get(n::LEFT_OPEN));
        self.is_open() & front
    }

    /// Returns an entry's chain; it is there if the entry belongs to the list.
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

    /// Returns the two chains that the move takes out: the one that starts on the move's target square, and the one of
    /// an identical piece that ends on the source square.
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

    /// Returns every chain.
    fn chains(&self) -> Vec<Chain> {
        let entries = (0..ENTRIES).map(|index| self.entry(&constant(index, 5)));
        entries.chain(self.taken_out()).collect()
    }

    /// Whether the move does not take out the entry, if the entry is at the front.
    fn untouched(&self, index: &[Lit]) -> Lit {
        let touched = self.entry(index).touched(&self.mv());
        let index = [index, &[FALSE]].concat();
        self.left_open(&index).implies(!touched)
    }

    /// The lines of the invariant about the counters.
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
                "as many chains are open as pieces are displaced",
                self.walks(),
                equal(&wide, &boards.displaced),
            ),
            (
                "no more chains are examined than are open",
                scans,
                !less(&open, &scanned),
            ),
            (
                "each examined chain is left open or taken out",
                self.is_open(),
                equal(&sum, &done),
            ),
            (
                "only examined chains are at the front",
                self.is_open(),
                !less(&done, &self.get(n::LEFT_OPEN)),
            ),
            (
                "the chain taken out for its end does not start on the move's destination",
                (self.is_open() & taken[1]),
                !self.equals(n::ITS_START, &self.get(n::TO)),
            ),
            ("the chain read", reads, self.equals(n::CHAIN, &read)),
        ];
        lines
            .map(|(name, when, holds)| (name, when.implies(holds)))
            .to_vec()
    }

    /// Whether the move fits the board, as every move of a game does.
    pub fn fits(&self, boards: &Boards) -> Lit {
        self.is_open().implies(boards.fits(&self.mv()))
    }

    /// Assumes the invariant for these entries, the two chains taken out, and these squares.
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

    /// Returns the goals of the invariant for two arbitrary entries and an arbitrary square, if the list is meaningful.
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
        claim.assert("any two chains are disjoint", alike | first.apart(&second));
        claim.assert(
            "any chain and the one that starts there are disjoint",
            first.apart(&begins),
        );
        claim.assert(
            "any chain and the one that ends there are disjoint",
            first.apart(&ends_here),
        );
        claim.assert(
            "the two chains taken out are disjoint",
            begins.apart(&ends_here),
        );
        let chains = self.chains();
        let mut goal = |name, holds| claim.assert(name, self.walks().implies(holds));
        goal(
            "every displaced piece starts a chain",
            starts(&chains, boards, square),
        );
        goal(
            "every missing piece ends a chain",
            ends(&chains, boards, square),
        );
    }
}
