//! Observers of a search, which count its events and may cancel it.

/// An event in a search on which a circuit would spend clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The search enters a node.
    Node,
    /// The search compares a position with earlier ones.
    Repetition {
        /// How many reversible moves could be retracted.
        plies: usize,
    },
    /// A node is a draw by repetition.
    Repeated,
    /// A node is at the end of the stack.
    StackEnd,
    /// A node is to be searched with all its moves.
    Full,
    /// A node is a quiescence node.
    Quiescence {
        /// Whether the futility rule made it one.
        futile: bool,
    },
    /// In a quiescence node, the value reaches beta.
    StandPat,
    /// The value reaches beta by the margin of reverse futility.
    Reverse,
    /// A node tries a pass.
    Pass,
    /// The pass reaches beta.
    PassCut,
    /// The search generates the moves of a node.
    Moves {
        /// How many moves there are.
        count: usize,
        /// Whether these are only captures and promotions.
        tactical: bool,
    },
    /// The search makes a legal move.
    Make,
    /// The search looks up whether anything guards a square.
    GuardLookup,
    /// A node skips a capture because the captured piece is guarded.
    Guarded,
    /// A node ends because its remaining captures cannot reach alpha.
    Delta,
    /// A move reaches beta.
    Cutoff {
        /// The number of the move among those made, from 1.
        made: u32,
    },
}

/// Observes a search. `()` ignores everything, at no cost.
pub trait Watch {
    /// Called for each event.
    #[inline]
    fn event(&mut self, event: Event) {
        let _ = event;
    }

    /// Returns whether the search should end; the search calls this before each node.
    #[inline]
    fn cancels(&mut self) -> bool {
        false
    }
}

impl Watch for () {}

/// Cancels the search after this many nodes: those that a circuit had entered when it was cancelled.
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
    /// Full nodes, including those that reverse futility or a pass ended.
    pub full: u64,
    /// Quiescence nodes.
    pub quiescence: u64,
    /// Quiescence nodes by the futility rule.
    pub futile: u64,
    /// Quiescence nodes that ended by stand pat.
    pub stand_pat: u64,
    /// Quiescence nodes without a capture or promotion.
    pub nothing_to_take: u64,
    /// Nodes at the end of the stack.
    pub stack_ends: u64,
    /// Comparisons with earlier positions.
    pub repetition_queries: u64,
    /// Moves that could be retracted in these comparisons.
    pub repetition_plies: u64,
    /// Draws by repetition.
    pub repeated: u64,
    /// Full nodes ended by reverse futility.
    pub reverse: u64,
    /// Passes tried by null moves.
    pub passes: u64,
    /// Passes that reached beta.
    pub pass_cuts: u64,
    /// Full nodes whose moves were generated.
    pub full_walks: u64,
    /// Legal moves of these nodes.
    pub full_moves: u64,
    /// Quiescence nodes whose moves were generated.
    pub tactical_walks: u64,
    /// Captures and promotions of these nodes.
    pub tactical_moves: u64,
    /// Moves made.
    pub makes: u64,
    /// Lookups of what guards a square.
    pub guard_lookups: u64,
    /// Captures skipped because the captured piece was guarded.
    pub guarded: u64,
    /// Quiescence nodes ended by delta.
    pub delta: u64,
    /// Nodes with a cutoff.
    pub cutoffs: u64,
    /// Cutoffs by the first move made.
    pub first_cutoffs: u64,
}

impl Counts {
    /// Returns each count with its name.
    pub fn named(&self) -> [(&'static str, u64); 23] {
        [
            ("nodes", self.nodes),
            ("full nodes", self.full),
            ("quiescence nodes", self.quiescence),
            ("of these, futile", self.futile),
            ("stand pat", self.stand_pat),
            ("no capture or promotion", self.nothing_to_take),
            ("nodes at the end of the stack", self.stack_ends),
            ("repetition queries", self.repetition_queries),
            ("reversible plies in these", self.repetition_plies),
            ("draws by repetition", self.repeated),
            ("reverse futility", self.reverse),
            ("null moves", self.passes),
            ("null moves that cause a cutoff", self.pass_cuts),
            ("full nodes with generated moves", self.full_walks),
            ("legal moves in these", self.full_moves),
            ("quiescence nodes with generated moves", self.tactical_walks),
            ("captures and promotions in these", self.tactical_moves),
            ("moves made", self.makes),
            ("lookups of guards", self.guard_lookups),
            ("captures skipped because of a guard", self.guarded),
            ("nodes ended by the delta rule", self.delta),
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
