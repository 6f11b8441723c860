//! A model of the ring in software, pass by pass: what the circuit does each time a search has its turn.
//!
//! A pass processes the current node of its search and does one thing: it ends the node, makes the next move in order,
//! passes, skips a move, or compares the position with an earlier one. See the circuit for the steps.

use fpgambit_engine::search::Bound;
use fpgambit_engine::searcher::{
    Answer, CLOCK_MAX, DELTA_MARGIN, FUTILITY_MARGIN, Favourites, Job, MATE, NULL_DEPTH,
    NULL_REDUCTION, PLIES, REVERSE_DEPTH, REVERSE_MARGIN, Status, WORTH, rank, squares::Sums,
    victim,
};
use fpgambit_engine::{Kind, Move, Position};

/// Numbers of passes, by what they did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Passes {
    /// All passes.
    pub all: u64,
    /// A node ended.
    pub ends: u64,
    /// A move was skipped: a killer of another piece, a killer or first move again, a guarded capture.
    pub vain: u64,
    /// Two positions were compared.
    pub compared: u64,
}

#[derive(Clone)]
struct Frame {
    position: Position,
    /// Number of reversible moves before the node, not counting passes.
    run: usize,
    depth: u32,
    passed: bool,
    alpha_first: i32,
    beta: i32,
    /// The word of the move that led here, and whether it becomes a killer if it causes a cutoff.
    led: u16,
    kills: bool,
    alpha: i32,
    /// The least rank of the moves that are still to be tried.
    cursor: u32,
}

enum Mode {
    Fresh { checked: bool },
    Comparing { target: usize },
    Resumed,
}

/// A search in the ring.
pub struct Search {
    job: Job,
    frames: Vec<Frame>,
    killers: [[u16; 2]; PLIES],
    mode: Mode,
    /// The root looks for its first move.
    seeks: bool,
    nodes: u64,
    best: Option<Move>,
    answer: Option<Answer>,
    /// The passes so far.
    pub passes: Passes,
}

/// The hash of the sums that the circuit compares.
fn signature(position: &Position) -> u32 {
    let sums = Sums::of(position);
    let (middle, end) = (sums.middle as u32, sums.end as u32);
    (middle ^ end << 8 ^ (end >> 8 & 0xff)) & 0xffff
}

const FIRST_RANK: u32 = 1 << 14;

impl Search {
    /// Starts a job.
    pub fn new(job: Job) -> Search {
        let root = Frame {
            position: job.position.clone(),
            run: 0,
            depth: job.depth.into(),
            passed: false,
            alpha_first: job.alpha.into(),
            beta: job.beta.into(),
            led: 0,
            kills: false,
            alpha: job.alpha.into(),
            cursor: 0,
        };
        Search {
            seeks: job.first.is_some(),
            job,
            frames: vec![root],
            killers: [[0; 2]; PLIES],
            mode: Mode::Fresh { checked: false },
            nodes: 1,
            best: None,
            answer: None,
            passes: Passes::default(),
        }
    }

    /// Runs one pass; returns the result when the search has ended.
    pub fn pass(&mut self) -> Option<Answer> {
        self.passes.all += 1;
        let ply = self.frames.len() - 1;
        let node = self.frames[ply].clone();
        let position = &node.position;
        let value = i32::from(Sums::of(position).value(position.side_to_move()));
        let check = position.is_check();
        let over = position.halfmove_clock() >= CLOCK_MAX;
        match self.mode {
            Mode::Comparing { target } => {
                self.passes.compared += 1;
                if self.frames[target].position.nibbles() == position.nibbles() {
                    return self.end(0);
                }
                self.mode = match self.candidate(target) {
                    Some(target) => Mode::Comparing { target },
                    None => Mode::Fresh { checked: true },
                };
                return None;
            }
            Mode::Fresh { checked: false } if ply > 0 && node.run >= 4 && !over => {
                if let Some(target) = self.candidate(ply - 2) {
                    self.mode = Mode::Comparing { target };
                    return None;
                }
            }
            _ => {}
        }
        let fresh = matches!(self.mode, Mode::Fresh { .. });
        let deeper = node.depth + u32::from(check);
        let futile = ply > 0
            && !check
            && node.depth == 1
            && value + i32::from(FUTILITY_MARGIN) <= node.alpha_first;
        let quiet = deeper == 0 || futile;
        if fresh {
            if ply == PLIES {
                return self.end(value);
            }
            if ply > 0 && over && !check {
                return self.end(0);
            }
            if quiet && value >= node.beta {
                return self.end(node.beta);
            }
            if quiet && value > node.alpha {
                self.frames[ply].alpha = value;
            }
            if ply > 0 && !check && !quiet {
                let margin = i32::from(REVERSE_MARGIN) * deeper as i32;
                if deeper <= REVERSE_DEPTH && value - margin >= node.beta {
                    return self.end(node.beta);
                }
                let side = position.side_to_move();
                let small = position.of_kind(Kind::Pawn) | position.of_kind(Kind::King);
                let pieces = !(position.of_color(side) & !small).is_empty();
                if deeper >= NULL_DEPTH && !node.passed && value >= node.beta && pieces {
                    let mut after = position.clone();
                    after.make_null();
                    let child = Frame {
                        position: after,
                        run: 0,
                        depth: (deeper - 1).saturating_sub(NULL_REDUCTION),
                        passed: true,
                        alpha_first: -node.beta,
                        beta: 1 - node.beta,
                        led: 0,
                        kills: false,
                        alpha: -node.beta,
                        cursor: 0,
                    };
                    return self.enter(child);
                }
            }
        }
        self.mode = Mode::Resumed;
        let alpha = self.frames[ply].alpha;
        let legal = position.legal_moves();
        if !quiet && legal.is_empty() {
            return self.end(if check {
                ply as i32 - i32::from(MATE)
            } else {
                0
            });
        }
        if !quiet && ply > 0 && over {
            return self.end(0);
        }
        let Some((rank, word)) = self.next(quiet) else {
            if ply == 0 && self.seeks && !quiet {
                self.seeks = false;
                self.frames[0].cursor = 0;
                self.passes.vain += 1;
                return None;
            }
            return self.end(alpha);
        };
        let mv = Move::from_word(word).unwrap();
        let taken = victim(position, mv).map_or(0, |kind| i32::from(WORTH[kind.index()]));
        let takes = rank >> 14 == 2;
        if quiet && takes && value + taken + i32::from(DELTA_MARGIN) <= alpha {
            return self.end(alpha);
        }
        self.frames[ply].cursor = rank + 1;
        let mover = position.piece_at(mv.from()).map(|piece| piece.kind);
        let worth = mover.map_or(0, |kind| i32::from(WORTH[kind.index()]));
        let enemy = !position.side_to_move();
        let guarded = quiet
            && takes
            && worth > taken
            && !position
                .attackers(mv.to(), enemy, position.occupied())
                .is_empty();
        let killer = rank >> 14 == 3;
        let killers = self.killers[ply.min(PLIES - 1)];
        let again = !quiet && !killer && killers.contains(&word) && !mv.kind().is_tactical();
        let first = self.job.first.map_or(0, Move::word);
        let is_first = ply == 0 && !quiet && word == first;
        let vain = match ply == 0 && !quiet && self.seeks {
            true => !is_first || killer,
            false => guarded || again || is_first || (killer && !legal.contains(&mv)),
        };
        if vain {
            self.passes.vain += 1;
            return None;
        }
        if ply == 0 && self.seeks && !quiet {
            self.seeks = false;
            self.frames[0].cursor = 0;
        }
        let record = fpgambit_engine::repetition::Record::of(position, mv);
        let child = Frame {
            position: position.play(mv),
            run: if record.is_reversible() {
                node.run + 1
            } else {
                0
            },
            depth: if quiet { 0 } else { deeper - 1 },
            passed: false,
            alpha_first: -node.beta,
            beta: -alpha,
            led: word,
            kills: !quiet && !mv.kind().is_tactical(),
            alpha: -node.beta,
            cursor: 0,
        };
        self.enter(child)
    }

    /// Returns the nearest position before ply `before` that may be equal to the node's.
    fn candidate(&self, before: usize) -> Option<usize> {
        let ply = self.frames.len() - 1;
        let node = &self.frames[ply];
        let own = signature(&node.position);
        let mut target = before;
        while target >= 2 && target - 2 + node.run >= ply {
            target -= 2;
            if signature(&self.frames[target].position) == own {
                return Some(target);
            }
        }
        None
    }

    /// Returns the next move to try: killers without validation, certainly guarded captures left out.
    fn next(&self, quiet: bool) -> Option<(u32, u16)> {
        let ply = self.frames.len() - 1;
        let node = &self.frames[ply];
        let position = &node.position;
        let none = Favourites::default();
        let enemy = !position.side_to_move();
        let mut moves: Vec<(u32, u16)> = Vec::new();
        for &mv in position.legal_moves().iter() {
            let rank = rank(position, mv, &none);
            let (stage, way) = (rank >> 14, rank >> 6 & 31);
            if quiet && stage > 2 {
                continue;
            }
            if quiet && stage == 2 {
                let taken = victim(position, mv).map_or(0, Kind::index);
                let sure = match way {
                    0..=2 | 19 => false,
                    3..=14 => taken == 1,
                    _ => taken <= 3,
                };
                let all = position.occupied();
                if sure && !position.attackers(mv.to(), enemy, all).is_empty() {
                    continue;
                }
            }
            moves.push((rank, mv.word()));
        }
        if !quiet {
            for (number, &word) in self.killers[ply].iter().enumerate() {
                if word != 0 {
                    moves.push((3 << 14 | (number as u32) << 11, word));
                }
            }
        }
        let cursor = node.cursor.max(FIRST_RANK);
        let left = moves.into_iter().filter(|&(rank, _)| rank >= cursor);
        left.min()
    }

    fn enter(&mut self, child: Frame) -> Option<Answer> {
        if self.job.nodes != 0 && self.nodes == self.job.nodes {
            return self.finish(self.frames[0].alpha, Status::NodeLimit);
        }
        self.nodes += 1;
        self.frames.push(child);
        self.mode = Mode::Fresh { checked: false };
        None
    }

    /// Ends the node and applies its score to the parent.
    fn end(&mut self, score: i32) -> Option<Answer> {
        self.passes.ends += 1;
        self.mode = Mode::Resumed;
        let node = self.frames.pop().unwrap();
        let low = score <= node.alpha_first;
        let Some(parent) = self.frames.len().checked_sub(1) else {
            self.frames.push(node);
            return self.finish(score, Status::Done);
        };
        if !node.passed && score < node.beta && parent == 0 {
            self.best = Move::from_word(node.led).ok();
        }
        if !low {
            if !node.passed && score < node.beta {
                self.frames[parent].alpha = -score;
            }
            return None;
        }
        let killers = &mut self.killers[parent];
        if node.kills && killers[0] != node.led {
            *killers = [node.led, killers[0]];
        }
        if parent == 0 {
            return self.finish(self.frames[0].beta, Status::Done);
        }
        self.frames.pop();
        None
    }

    fn finish(&mut self, score: i32, status: Status) -> Option<Answer> {
        let (alpha, beta) = (i32::from(self.job.alpha), i32::from(self.job.beta));
        let (score, bound) = match status {
            Status::Done if score <= alpha => (alpha, Some(Bound::Upper)),
            Status::Done if score >= beta => (beta, Some(Bound::Lower)),
            Status::Done => (score, Some(Bound::Exact)),
            _ if score > alpha => (score, Some(Bound::Lower)),
            _ => (alpha, None),
        };
        self.answer = Some(Answer {
            tag: self.job.tag,
            score: score as i16,
            bound,
            best: self.best,
            nodes: self.nodes,
            status,
        });
        self.answer
    }
}
