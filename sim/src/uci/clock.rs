//! Decides how long to think.
//!
//! A move takes more time than the engine sees: pipes, the GUI and a busy machine add delays. The engine therefore
//! reserves this overhead for every move still to come before it divides the rest of the time. The option `Move
//! Overhead` sets the overhead. Without the option, the engine estimates it from the clock: the difference between the
//! time charged for a move and the time measured here.

use std::time::{Duration, Instant};

use fpgambit_engine::Color;
use fpgambit_engine::uci::Go;

/// The reserve for one move on which a busy machine delays the program is a part of the clock, clamped to this range.
const RESERVE: [Duration; 2] = [Duration::from_millis(250), Duration::from_millis(350)];
const RESERVE_PART: u32 = 6;
/// The reserve is also this multiple of the largest loss so far.
const RESERVE_WORST: u32 = 2;
/// The number of moves among which the time is divided.
const MOVES_LEFT: u32 = 26;
/// The number of moves for which a set overhead is reserved; a long game then continues on the reserve alone.
const MOVES_SAID: u32 = 50;
/// The number of moves for which an estimated overhead is reserved; it is less than the values that people set.
const MOVES_SEEN: u32 = 80;
/// Shorter times are not worth measuring.
const LEAST: Duration = Duration::from_millis(1);

/// The time after which roughly no new iteration begins, and the time at which the search ends at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Allowance {
    pub soft: Option<Duration>,
    pub hard: Option<Duration>,
}

/// What the engine knows about its clock.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    lag: Lag,
    /// The last move that it had to make.
    turn: Option<Turn>,
}

/// A move to make.
#[derive(Clone, Copy, Debug)]
struct Turn {
    /// Half-moves played before it.
    ply: u32,
    /// The time on the clock before it.
    left: Duration,
    /// The increment after it.
    increment: Duration,
    hard: Duration,
    asked: Instant,
    /// When the move's clock started: for a pondered move, at `ponderhit`.
    began: Option<Instant>,
    /// The time used for the move, without delays of the machine; `None` until the move is made.
    meant: Option<Duration>,
}

impl Clock {
    /// Allots time for a move of this side, `ply` half-moves into the game. `overhead` is the time that a move loses
    /// between the GUI's clock and ours, if it is set.
    pub fn begin(
        &mut self,
        go: &Go,
        side: Color,
        ply: u32,
        overhead: Option<Duration>,
        now: Instant,
    ) -> Allowance {
        if let (Some(turn), Some(left)) = (self.turn.take(), go.time_left(side)) {
            self.lag.learn(&turn, ply, left);
        }
        let allowance = allowance(go, side, &self.lag, overhead);
        if let (Some(left), Some(hard)) = (go.time_left(side), allowance.hard) {
            self.turn = Some(Turn {
                ply,
                left,
                increment: go.increment(side),
                hard,
                asked: now,
                began: (!go.ponder).then_some(now),
                meant: None,
            });
        }
        allowance
    }

    /// Records that the opponent has played the expected move.
    pub fn ponder_hit(&mut self, now: Instant) {
        if let Some(turn) = &mut self.turn {
            turn.began = Some(now);
        }
    }

    /// Records that the engine has made its move.
    pub fn answered(&mut self, now: Instant) {
        let Some(turn) = &mut self.turn else { return };
        turn.meant = turn.began.map(|began| {
            let used = now.saturating_duration_since(began);
            // Time beyond the limit is a delay of the machine.
            let late = now.saturating_duration_since(turn.asked + turn.hard);
            used - late.min(used)
        });
    }
}

/// The time that moves lose between the GUI's clock and ours.
#[derive(Clone, Copy, Debug)]
struct Lag {
    /// The mean loss.
    mean: Duration,
    /// The largest loss, which decays over time.
    worst: Duration,
    /// The number of moves measured.
    moves: u32,
}

impl Default for Lag {
    fn default() -> Lag {
        Lag {
            mean: Lag::GUESS,
            worst: Duration::ZERO,
            moves: Lag::GUESSED,
        }
    }
}

impl Lag {
    /// The assumed loss before anything is measured.
    const GUESS: Duration = Duration::from_millis(10);
    /// The number of moves after which a measurement has as much weight as the assumption.
    const GUESSED: u32 = 4;
    /// The number of moves in the running mean.
    const MOVES: u32 = 32;
    /// A larger loss has another cause: an adjourned game, or a clock that was set.
    const MOST: Duration = Duration::from_secs(2);
    /// The least expected loss; no connection is faster.
    const LEAST: Duration = Duration::from_millis(2);

    /// Learns from the previous move, if the clock now continues from it.
    fn learn(&mut self, turn: &Turn, ply: u32, left: Duration) {
        let Some(meant) = turn.meant.filter(|_| ply == turn.ply + 2) else {
            return;
        };
        // If the clock shows more than expected, an unknown time was added.
        let Some(charged) = (turn.left + turn.increment).checked_sub(left) else {
            return;
        };
        let lost = charged.saturating_sub(meant);
        if lost <= Lag::MOST {
            let moves = (self.moves + 1).min(Lag::MOVES);
            self.mean = (self.mean * (moves - 1) + lost) / moves;
            self.moves = moves;
            self.worst = lost.max(self.worst * 97 / 100);
        }
    }

    /// The measured loss per move, plus a quarter for its variation.
    fn seen(&self) -> Duration {
        (self.mean * 5 / 4).max(Lag::LEAST)
    }

    /// The expected loss per move: the set overhead, or more if the measurements show more.
    fn expected(&self, said: Option<Duration>) -> Duration {
        match said {
            Some(said) if self.moves == Lag::GUESSED => said,
            Some(said) => self.seen().max(said),
            None => self.seen(),
        }
    }

    /// The expected loss of this many moves, beyond their increments.
    fn losses(&self, said: Option<Duration>, increment: Duration, moves: u32) -> Duration {
        let lost = |each: Duration, most: u32| {
            // Count this move separately: its loss comes before its increment.
            each.saturating_sub(increment) * (moves.min(most) - 1)
        };
        let seen = match said {
            Some(said) if self.moves == Lag::GUESSED => said.min(self.seen()),
            _ => self.seen(),
        };
        let said = said.map_or(Duration::ZERO, |said| lost(said, MOVES_SAID));
        lost(seen, MOVES_SEEN).max(said)
    }
}

/// The time for a move of this side.
fn allowance(go: &Go, side: Color, lag: &Lag, said: Option<Duration>) -> Allowance {
    let overhead = lag.expected(said);
    if let Some(time) = go.move_time {
        // If the GUI sets the time itself, the game is not lost for a small excess.
        let hard = time.saturating_sub((overhead / 4).min(time / 2)).max(LEAST);
        return Allowance {
            soft: None,
            hard: Some(hard),
        };
    }
    let Some(left) = go.time_left(side) else {
        return Allowance::default();
    };
    let increment = go.increment(side);
    // Ignore 0, which some GUIs send if there is no such time control.
    let moves_to_go = go.moves_to_go.filter(|&moves| moves > 0);
    let moves = moves_to_go.map_or(MOVES_LEFT, |moves| moves.min(MOVES_LEFT));
    let [least, most] = RESERVE;
    let reserve = (left / RESERVE_PART).clamp(least, most);
    let reserve = reserve.max(lag.worst * RESERVE_WORST);
    let losses = lag.losses(said, increment, moves_to_go.unwrap_or(u32::MAX));
    let free = left.saturating_sub(reserve + overhead + losses);
    let share = free / moves + increment.saturating_sub(overhead) * 3 / 4;
    // One move must not endanger the moves after it.
    let most = if moves == 1 { free * 9 / 10 } else { free / 3 };
    Allowance {
        soft: Some(share.min(most).max(LEAST)),
        hard: Some((share * 3).min(most).max(LEAST)),
    }
}

#[cfg(test)]
mod tests;
