//! How long to think.
//!
//! A move costs more than the engine sees: pipes, the GUI and a busy machine take their time, too. What it costs comes off
//! the clock with every move still to come, so all of it is kept back before the rest is shared out. How much that is says
//! the option `Move Overhead`; unless it is set, the clock shows it: what was charged for a move, and how long it took here.

use std::time::{Duration, Instant};

use fpgambit_engine::Color;
use fpgambit_engine::uci::Go;

/// Kept back for the one move on which a busy machine keeps the program waiting: a part of the clock, between these two.
const RESERVE: [Duration; 2] = [Duration::from_millis(250), Duration::from_millis(350)];
const RESERVE_PART: u32 = 6;
/// And so many times what was lost at worst.
const RESERVE_WORST: u32 = 2;
/// Moves among which the time is shared out.
const MOVES_LEFT: u32 = 26;
/// Moves whose overhead is kept back, as it was said: a game may go on for long, and then on what is kept back alone.
const MOVES_SAID: u32 = 50;
/// And as it was seen, which is less than people say.
const MOVES_SEEN: u32 = 80;
/// Less is not worth measuring.
const LEAST: Duration = Duration::from_millis(1);

/// About when no new iteration begins, and when the search ends where it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Allowance {
    pub soft: Option<Duration>,
    pub hard: Option<Duration>,
}

/// What the engine knows of the clock it plays by.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    lag: Lag,
    /// The last move it had to make.
    turn: Option<Turn>,
}

/// A move to make.
#[derive(Clone, Copy, Debug)]
struct Turn {
    /// Half-moves of the game before it.
    ply: u32,
    /// On the clock before it.
    left: Duration,
    /// On the clock after it.
    increment: Duration,
    hard: Duration,
    asked: Instant,
    /// When its clock began to run: after `ponderhit`, if it was pondered on.
    began: Option<Instant>,
    /// How much of its time was meant to be used, once it is made.
    meant: Option<Duration>,
}

impl Clock {
    /// The time for a move of this side, `ply` half-moves into the game. `overhead` is what a move loses between the GUI's
    /// clock and ours, if that is known.
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

    /// The opponent has played the move that was pondered on.
    pub fn ponder_hit(&mut self, now: Instant) {
        if let Some(turn) = &mut self.turn {
            turn.began = Some(now);
        }
    }

    /// The move is made.
    pub fn answered(&mut self, now: Instant) {
        let Some(turn) = &mut self.turn else { return };
        turn.meant = turn.began.map(|began| {
            let used = now.saturating_duration_since(began);
            // Beyond the limit it was kept waiting.
            let late = now.saturating_duration_since(turn.asked + turn.hard);
            used - late.min(used)
        });
    }
}

/// What moves lose between the GUI's clock and ours.
#[derive(Clone, Copy, Debug)]
struct Lag {
    /// The average.
    mean: Duration,
    /// The most, forgotten by and by.
    worst: Duration,
    /// Moves it is taken from.
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
    /// What is assumed before there is anything to go by.
    const GUESS: Duration = Duration::from_millis(10);
    /// So many moves may show something else before half of it is believed.
    const GUESSED: u32 = 4;
    /// Moves that the average remembers.
    const MOVES: u32 = 32;
    /// A move that lost more was lost elsewhere: a game adjourned, a clock set.
    const MOST: Duration = Duration::from_secs(2);
    /// Nobody is faster.
    const LEAST: Duration = Duration::from_millis(2);

    /// Learns from the move before, if the clock now is what it left.
    fn learn(&mut self, turn: &Turn, ply: u32, left: Duration) {
        let Some(meant) = turn.meant.filter(|_| ply == turn.ply + 2) else {
            return;
        };
        // More than there was: time was added, of which nothing is known.
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

    /// What a move loses as it was seen; a quarter more, as it is never the same.
    fn seen(&self) -> Duration {
        (self.mean * 5 / 4).max(Lag::LEAST)
    }

    /// What a move is expected to lose: as much as was said, or more if it turns out so.
    fn expected(&self, said: Option<Duration>) -> Duration {
        match said {
            Some(said) if self.moves == Lag::GUESSED => said,
            Some(said) => self.seen().max(said),
            None => self.seen(),
        }
    }

    /// What so many moves to come will lose beside what each adds to the clock.
    fn losses(&self, said: Option<Duration>, increment: Duration, moves: u32) -> Duration {
        let lost = |each: Duration, most: u32| {
            // This move's is counted by itself: it comes before its increment.
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
        // A GUI that sets the time itself does not forfeit the game for a little more.
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
    // 0 says nothing: some GUIs send it where there is no such control.
    let moves_to_go = go.moves_to_go.filter(|&moves| moves > 0);
    let moves = moves_to_go.map_or(MOVES_LEFT, |moves| moves.min(MOVES_LEFT));
    let [least, most] = RESERVE;
    let reserve = (left / RESERVE_PART).clamp(least, most);
    let reserve = reserve.max(lag.worst * RESERVE_WORST);
    let losses = lag.losses(said, increment, moves_to_go.unwrap_or(u32::MAX));
    let free = left.saturating_sub(reserve + overhead + losses);
    let share = free / moves + increment.saturating_sub(overhead) * 3 / 4;
    // One move must not endanger those after it.
    let most = if moves == 1 { free * 9 / 10 } else { free / 3 };
    Allowance {
        soft: Some(share.min(most).max(LEAST)),
        hard: Some((share * 3).min(most).max(LEAST)),
    }
}

#[cfg(test)]
mod tests;
