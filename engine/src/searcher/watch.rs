//! Who watches a search: counts what happens in it, and may cancel it.

/// Something that happens in a search and that a circuit would spend clocks on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A node is entered.
    Node,
    /// A position is compared with those before it: so many reversible moves could be taken back.
    Repetition {
        /// Moves.
        plies: usize,
    },
    /// A node is a draw by repetition.
    Repeated,
    /// A node at the stack's end.
    StackEnd,
    /// A node is to be searched with all its moves.
    Full,
    /// A node is quiet or played out: its captures at most.
    Quiescence {
        /// By the futility rule.
        futile: bool,
    },
    /// The evaluation reaches beta in a quiescence node.
    StandPat,
    /// The evaluation reaches beta by the margin of reverse futility.
    Reverse,
    /// A pass is tried.
    Pass,
    /// It is good enough.
    PassCut,
    /// The moves of a node are generated.
    Moves {
        /// How many.
        count: usize,
        /// Only captures and promotions.
        tactical: bool,
    },
    /// A legal move is made.
    Make,
    /// Whether something guards a square is looked up.
    GuardLookup,
    /// A capture is left out, as something guards what it takes.
    Guarded,
    /// A node ends as what its captures could bring does not reach alpha.
    Delta,
    /// A move reaches beta.
    Cutoff {
        /// Which one it is of those made, from 1.
        made: u32,
    },
}

/// Watches a search. `()` does not, and costs nothing.
pub trait Watch {
    /// Something happens.
    #[inline]
    fn event(&mut self, event: Event) {
        let _ = event;
    }

    /// Whether the search is to end; asked before each node.
    #[inline]
    fn cancels(&mut self) -> bool {
        false
    }
}

impl Watch for () {}

/// Cancels before the node after so many: with those that a circuit had entered, where the circuit was cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CancelAfter(pub u64);

impl Watch for CancelAfter {
    fn cancels(&mut self) -> bool {
        let over = self.0 == 0;
        self.0 = self.0.saturating_sub(1);
        over
    }
}

/// How often each event happened, in one search or several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Nodes: draws, stack ends, full and quiescence nodes.
    pub nodes: u64,
    /// Nodes searched with all moves, ended by reverse futility or a pass included.
    pub full: u64,
    /// Quiescence nodes.
    pub quiescence: u64,
    /// Of these, by the futility rule.
    pub futile: u64,
    /// Quiescence nodes that ended at once.
    pub stand_pat: u64,
    /// Quiescence nodes without a capture or promotion.
    pub nothing_to_take: u64,
    /// Nodes at the stack's end.
    pub stack_ends: u64,
    /// Comparisons with positions before.
    pub repetition_queries: u64,
    /// The moves that could be taken back in these.
    pub repetition_plies: u64,
    /// Draws by repetition.
    pub repeated: u64,
    /// Full nodes ended by reverse futility.
    pub reverse: u64,
    /// Passes tried.
    pub passes: u64,
    /// Of these, good enough.
    pub pass_cuts: u64,
    /// Full nodes whose moves were generated,
    pub full_walks: u64,
    /// and their legal moves.
    pub full_moves: u64,
    /// Quiescence nodes whose moves were generated,
    pub tactical_walks: u64,
    /// and their captures and promotions.
    pub tactical_moves: u64,
    /// Moves made.
    pub makes: u64,
    /// Squares looked up for what guards them.
    pub guard_lookups: u64,
    /// Captures left out for that.
    pub guarded: u64,
    /// Quiescence nodes ended by delta.
    pub delta: u64,
    /// Nodes ended by a move,
    pub cutoffs: u64,
    /// the first one made.
    pub first_cutoffs: u64,
}

impl Counts {
    /// Each count with its name.
    pub fn named(&self) -> [(&'static str, u64); 23] {
        [
            ("nodes", self.nodes),
            ("full nodes", self.full),
            ("quiescence nodes", self.quiescence),
            ("of these, futile", self.futile),
            ("stand pat", self.stand_pat),
            ("nothing to take", self.nothing_to_take),
            ("stack ends", self.stack_ends),
            ("repetition queries", self.repetition_queries),
            ("reversible plies in these", self.repetition_plies),
            ("draws by repetition", self.repeated),
            ("reverse futility", self.reverse),
            ("passes", self.passes),
            ("passes that cut", self.pass_cuts),
            ("full walks", self.full_walks),
            ("legal moves in these", self.full_moves),
            ("tactical walks", self.tactical_walks),
            ("captures and promotions in these", self.tactical_moves),
            ("moves made", self.makes),
            ("guard look-ups", self.guard_lookups),
            ("captures left out as guarded", self.guarded),
            ("nodes ended by delta", self.delta),
            ("cutoffs by a move", self.cutoffs),
            ("of these, by the first", self.first_cutoffs),
        ]
    }
}

impl Watch for Counts {
    fn event(&mut self, event: Event) {
        match event {
            Event::Node => self.nodes += 1,
            Event::Repetition { plies } => {
                self.repetition_queries += 1;
                self.repetition_plies += plies as u64;
            }
            Event::Repeated => self.repeated += 1,
            Event::StackEnd => self.stack_ends += 1,
            Event::Full => self.full += 1,
            Event::Quiescence { futile } => {
                self.quiescence += 1;
                self.futile += u64::from(futile);
            }
            Event::StandPat => self.stand_pat += 1,
            Event::Reverse => self.reverse += 1,
            Event::Pass => self.passes += 1,
            Event::PassCut => self.pass_cuts += 1,
            Event::Moves { count, tactical } => {
                let count = count as u64;
                match tactical {
                    false => {
                        self.full_walks += 1;
                        self.full_moves += count;
                    }
                    true => {
                        self.tactical_walks += 1;
                        self.tactical_moves += count;
                        self.nothing_to_take += u64::from(count == 0);
                    }
                }
            }
            Event::Make => self.makes += 1,
            Event::GuardLookup => self.guard_lookups += 1,
            Event::Guarded => self.guarded += 1,
            Event::Delta => self.delta += 1,
            Event::Cutoff { made } => {
                self.cutoffs += 1;
                self.first_cutoffs += u64::from(made == 1);
            }
        }
    }
}
