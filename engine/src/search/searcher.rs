//! One thread's searcher: its position, its tables, its counts, and when it must stop.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use super::history::{Arrival, Context, History};
use super::limits::Limits;
use super::line::Line;
use super::options::{OnceInGame, Options};
use super::pick;
use super::report::Counts;
use super::score::{DRAW, MATE, PLY_MAX};
use super::signals::Signals;
use super::source::MoveSource;
use super::steady::Steadiness;
use super::table::Table;
use super::task::Task;
use crate::endgame::{Endings, Worth};
use crate::eval::insufficient_material;
use crate::repetition::Detector;
use crate::{Kind, Move};

/// A ply of the line.
#[derive(Clone, Copy, Default)]
pub(super) struct Frame {
    /// The position's evaluation, corrected by what searches found; `None` in check.
    pub eval: Option<i32>,
    /// The move made here, as histories know it; `None` for a pass.
    pub arrival: Option<Arrival>,
}

/// One thread of a search.
pub(super) struct Searcher<'a, S, R> {
    pub line: Line,
    pub source: S,
    pub repetitions: R,
    pub options: Options,
    pub table: &'a Table,
    pub limits: &'a Limits,
    pub signals: &'a Signals,
    pub start: Instant,
    pub counts: Counts,
    pub deepest: usize,
    pub history: History,
    pub frames: Box<[Frame; PLY_MAX + 1]>,
    pub moves: pick::Stack,
    /// The best line from each ply on.
    pub variations: Vec<Vec<Move>>,
    /// The iteration's depth; lines grow to at most twice that by extensions.
    pub iteration: i32,
    /// Tables of endings, when the root is near them.
    pub endings: Option<&'static Endings>,
    /// Passes in the line.
    pub passes: u32,
    /// Set once the search must end; what is returned from then on means nothing.
    pub over: bool,
    /// The score of the root's best move so far.
    pub root_score: i32,
    /// The best move of the last iteration.
    pub root_best: Option<Move>,
    /// The moves of the root that begin better lines of this iteration.
    pub better: Vec<Move>,
    /// How sure the search is of its move.
    pub steady: Steadiness,
    /// Whether this is the thread that decides.
    pub decides: bool,
}

impl<'a, S: MoveSource, R: Detector> Searcher<'a, S, R> {
    /// The task's searcher; `repetitions` knows the game so far.
    pub fn new(task: &'a Task, source: S, repetitions: R) -> Searcher<'a, S, R> {
        Searcher {
            line: Line::new(task.position.clone(), task.options.evaluation),
            source,
            repetitions,
            options: task.options,
            table: task.table,
            limits: &task.limits,
            signals: &task.signals,
            start: task.start,
            counts: Counts::default(),
            deepest: 0,
            history: task.table.take_history(),
            frames: Box::new([Frame::default(); PLY_MAX + 1]),
            moves: pick::Stack::default(),
            variations: vec![Vec::new(); PLY_MAX + 1],
            iteration: 0,
            endings: None,
            passes: 0,
            over: false,
            root_score: 0,
            root_best: None,
            better: Vec::new(),
            steady: Steadiness::default(),
            decides: true,
        }
    }

    /// A node begins: counts it, and looks now and then whether the search is over.
    #[inline]
    pub fn enter(&mut self, ply: usize) {
        if self.over {
            return;
        }
        self.counts.nodes += 1;
        self.deepest = self.deepest.max(ply);
        if self
            .limits
            .nodes
            .is_some_and(|limit| self.counts.nodes >= limit)
        {
            self.over = true;
        }
        if self.counts.nodes.is_multiple_of(self.options.poll_nodes) {
            self.poll();
        }
    }

    #[cold]
    fn poll(&mut self) {
        let nodes = self.options.poll_nodes;
        let all = self.signals.nodes.fetch_add(nodes, Relaxed) + nodes;
        let enough = self.limits.nodes.is_some_and(|limit| all >= limit);
        let late = |limit| self.start.elapsed() >= limit;
        let out_of_time = self.limits.hard.is_some_and(late) && !self.signals.is_pondering();
        let signals = self.signals;
        if out_of_time || enough || signals.is_stopped() || signals.decided.load(Relaxed) {
            self.over = true;
        }
    }

    /// Makes a legal move.
    #[inline]
    pub fn make(&mut self, mv: Move, ply: usize) {
        let position = self.line.position();
        self.frames[ply].arrival = Some(Arrival::of(position, mv));
        self.repetitions.push(position, mv);
        self.line.make(mv);
    }

    /// Passes.
    #[inline]
    pub fn make_null(&mut self, ply: usize) {
        self.frames[ply].arrival = None;
        self.repetitions.push_null(self.line.position());
        self.line.make_null();
        self.passes += 1;
    }

    /// Takes back the last move.
    #[inline]
    pub fn unmake(&mut self) {
        self.line.unmake();
        self.repetitions.pop();
    }

    /// Takes back the last pass.
    #[inline]
    pub fn unmake_null(&mut self) {
        self.unmake();
        self.passes -= 1;
    }

    /// The moves before this ply, for histories.
    #[inline]
    pub fn context(&self, ply: usize) -> Context {
        let arrival = |back: usize| {
            ply.checked_sub(back)
                .and_then(|ply| self.frames[ply].arrival)
        };
        [arrival(1), arrival(2)]
    }

    /// Whether the position, not the root's, is a draw by rule.
    ///
    /// By repetition: once more within the line that the search is in; three times with the game; and
    /// once in the game and once in the line, if the options say so. The paper's cases (a) and (b)
    /// follow: in (b) the first of the two in the line is already a draw, or ends in (a).
    #[inline]
    pub fn is_draw(&mut self, ply: usize) -> bool {
        let position = self.line.position();
        let clock = position.halfmove_clock();
        if clock >= 4 && !(self.options.blind_after_null && self.passes > 0) {
            let found = self.repetitions.query(position, 3);
            if found.back.is_some_and(|back| {
                back as usize <= ply
                    || found.count >= 3
                    || self.options.once_in_game == OnceInGame::Draws
            }) {
                self.counts.repetitions += 1;
                return true;
            }
        }
        // Mate on the hundredth half-move comes before the fifty moves.
        if clock >= 100 && (!position.is_check() || position.legal_count() > 0) {
            return true;
        }
        insufficient_material(position)
    }

    /// Takes up the tables of endings when the root is near them.
    pub fn look_for_endings(&mut self) {
        if self.options.selective && self.endings.is_none() {
            let wait = self.options.wait_for_endings;
            self.endings = Endings::near(self.line.position(), wait);
        }
    }

    /// The score of the position, not the root's, if a table knows it and the fifty-move rule leaves the time.
    #[inline]
    pub fn known_ending(&self, ply: usize) -> Option<i32> {
        let position = self.line.position();
        let mate_at = |plies: u32| {
            let in_time = position.halfmove_clock() + plies <= 100;
            in_time.then_some(MATE - ply as i32 - plies as i32)
        };
        match self.endings?.worth(position)? {
            Worth::Mates(plies) => mate_at(plies),
            Worth::Mated(plies) => mate_at(plies).map(|score| -score),
            Worth::Draw => Some(DRAW),
        }
    }

    /// Whether a side has more than pawns: if not, passing may be better than any move.
    #[inline]
    pub fn has_pieces(&self) -> bool {
        let position = self.line.position();
        let side = position.side_to_move();
        let small = position.pieces(side, Kind::Pawn) | position.pieces(side, Kind::King);
        position.of_color(side) != small
    }

    /// Whether a move of the root may be looked at.
    pub fn is_wanted(&self, mv: Move) -> bool {
        (self.limits.moves.is_empty() || self.limits.moves.contains(&mv))
            && !self.better.contains(&mv)
    }

    /// The score of having no legal move.
    #[inline]
    pub fn no_move(&mut self, in_check: bool, ply: usize) -> i32 {
        self.counts.terminal += 1;
        if in_check { ply as i32 - MATE } else { DRAW }
    }

    /// The best line from this ply begins with the move and goes on with that from the next.
    #[inline]
    pub fn extend_variation(&mut self, ply: usize, mv: Move) {
        let (here, next) = self.variations.split_at_mut(ply + 1);
        let here = &mut here[ply];
        here.clear();
        here.push(mv);
        here.extend_from_slice(&next[0]);
    }

    /// The search is over: what its histories have learnt serves the next.
    pub fn retire(mut self) {
        self.history.forget_all_killers();
        self.table.keep_history(self.history);
    }
}
