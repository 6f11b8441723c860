//! The searcher of one thread: its position, tables and counts, and the test when it must stop.

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
    /// The position's evaluation, corrected by earlier search results; `None` in check.
    pub eval: Option<i32>,
    /// The move made here, as the histories index it; `None` for a pass.
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
    /// The best line from each ply onwards.
    pub variations: Vec<Vec<Move>>,
    /// The depth of the iteration; extensions let lines grow to at most twice as many plies.
    pub iteration: i32,
    /// Endgame tables, if the root is near the endings.
    pub endings: Option<&'static Endings>,
    /// The number of passes in the line.
    pub passes: u32,
    /// Whether the search must end; values returned from then on are meaningless.
    pub over: bool,
    /// The score of the root's best move so far.
    pub root_score: i32,
    /// The best move of the last iteration.
    pub root_best: Option<Move>,
    /// The first moves of the better lines of this iteration.
    pub better: Vec<Move>,
    /// How sure the search is of its move.
    pub steady: Steadiness,
    /// Whether this thread decides the move.
    pub decides: bool,
}

impl<'a, S: MoveSource, R: Detector> Searcher<'a, S, R> {
    /// Creates the task's searcher; `repetitions` knows the game so far.
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

    /// Counts a node that begins, and checks at intervals whether the search is over.
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

    /// Returns the moves before this ply, as the histories index them.
    #[inline]
    pub fn context(&self, ply: usize) -> Context {
        let arrival = |back: usize| {
            ply.checked_sub(back)
                .and_then(|ply| self.frames[ply].arrival)
        };
        [arrival(1), arrival(2)]
    }

    /// Returns whether the position is a draw by rule. Never called for the root.
    ///
    /// A repetition is a draw if the earlier occurrence is within the search line; or if the position has occurred
    /// three times, counting the game; or, if the options say so, with one occurrence in the game and one in the line.
    /// This covers the paper's cases (a) and (b): in (b) the first of the two occurrences in the line is already a
    /// draw, or ends in (a).
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
        // Mate on the hundredth half-move takes precedence over the fifty-move rule.
        if clock >= 100 && (!position.is_check() || position.legal_count() > 0) {
            return true;
        }
        insufficient_material(position)
    }

    /// Loads the endgame tables if the root is near the endings.
    pub fn look_for_endings(&mut self) {
        if self.options.selective && self.endings.is_none() {
            let wait = self.options.wait_for_endings;
            self.endings = Endings::near(self.line.position(), wait);
        }
    }

    /// Returns the score of the position, which is not the root, if a table knows it and the fifty-move rule leaves
    /// enough moves.
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

    /// Returns whether the side to move has more than pawns; if not, a pass may be better than any move.
    #[inline]
    pub fn has_pieces(&self) -> bool {
        let position = self.line.position();
        let side = position.side_to_move();
        let small = position.pieces(side, Kind::Pawn) | position.pieces(side, Kind::King);
        position.of_color(side) != small
    }

    /// Returns whether the search may try this root move.
    pub fn is_wanted(&self, mv: Move) -> bool {
        (self.limits.moves.is_empty() || self.limits.moves.contains(&mv))
            && !self.better.contains(&mv)
    }

    /// Returns the score of a position without legal moves.
    #[inline]
    pub fn no_move(&mut self, in_check: bool, ply: usize) -> i32 {
        self.counts.terminal += 1;
        if in_check { ply as i32 - MATE } else { DRAW }
    }

    /// Sets the best line from this ply: the move, followed by the best line from the next ply.
    #[inline]
    pub fn extend_variation(&mut self, ply: usize, mv: Move) {
        let (here, next) = self.variations.split_at_mut(ply + 1);
        let here = &mut here[ply];
        here.clear();
        here.push(mv);
        here.extend_from_slice(&next[0]);
    }

    /// Ends the search and keeps its histories for the next one.
    pub fn retire(mut self) {
        self.history.forget_all_killers();
        self.table.keep_history(self.history);
    }
}
