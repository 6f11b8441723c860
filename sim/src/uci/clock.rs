//! How long to think.

use std::time::Duration;

use fpgambit_engine::Color;
use fpgambit_engine::uci::Go;

/// Kept back, as far as there is so much: a machine busy with something else may keep a program waiting.
const RESERVE: Duration = Duration::from_millis(250);
/// Moves a game is expected to go on for.
const MOVES_LEFT: u32 = 26;

/// About when no new iteration begins, and when the search ends where it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Allowance {
    pub soft: Option<Duration>,
    pub hard: Option<Duration>,
}

/// The time for a move of this side; `overhead` is what a move loses between the GUI's clock and ours.
pub fn allowance(go: &Go, side: Color, overhead: Duration) -> Allowance {
    if let Some(time) = go.move_time {
        // A GUI that sets the time itself does not forfeit the game for a little more.
        let hard = time.saturating_sub((overhead / 4).min(time / 2)).max(LEAST);
        return Allowance {
            soft: None,
            hard: Some(hard),
        };
    }
    let Some(left) = go.time[side.index()] else {
        return Allowance::default();
    };
    let reserve = overhead + (left / 6).min(RESERVE);
    let left = left.saturating_sub(reserve).max(LEAST);
    // 0 says nothing: some GUIs send it where there is no such control.
    let moves = go.moves_to_go.filter(|&moves| moves > 0);
    let moves = moves.map_or(MOVES_LEFT, |moves| moves.min(MOVES_LEFT));
    let share = left / moves + go.increment[side.index()] * 2 / 3;
    // One move must not endanger those after it.
    let most = if moves == 1 { left * 9 / 10 } else { left / 3 };
    Allowance {
        soft: Some(share.min(most)),
        hard: Some((share * 3).min(most).max(LEAST)),
    }
}

/// Less is not worth measuring.
const LEAST: Duration = Duration::from_millis(1);

#[cfg(test)]
mod tests {
    use super::*;

    const OVERHEAD: Duration = Duration::from_millis(30);

    fn go(time: u64, increment: u64, moves: Option<u32>) -> Allowance {
        let go = Go {
            time: [Some(Duration::from_millis(time)), None],
            increment: [Duration::from_millis(increment), Duration::ZERO],
            moves_to_go: moves,
            ..Go::default()
        };
        allowance(&go, Color::White, OVERHEAD)
    }

    #[test]
    fn a_move_never_takes_more_than_there_is() {
        for time in [0, 1, 5, 20, 21, 50, 100, 1_000, 60_000, 10_000_000] {
            for increment in [0, 20, 1_000, 60_000] {
                for moves in [None, Some(0), Some(1), Some(2), Some(40)] {
                    let Allowance { soft, hard } = go(time, increment, moves);
                    let (soft, hard) = (soft.unwrap(), hard.unwrap());
                    assert!(soft <= hard, "{time} {increment} {moves:?}");
                    let left = Duration::from_millis(time.saturating_sub(30).max(1));
                    assert!(hard <= left, "{time} {increment} {moves:?}: {hard:?}");
                }
            }
        }
    }

    #[test]
    fn a_whole_game_is_played_within_its_time() {
        // 2 s and 20 ms a move, each move thinking as long as it may.
        let mut left = 2_000u64;
        for _ in 0..300 {
            let used = go(left, 20, None).hard.unwrap().as_millis() as u64;
            assert!(used < left);
            left = left - used + 20;
        }
    }

    #[test]
    fn no_moves_to_go_are_no_moves_to_go() {
        assert_eq!(go(60_000, 0, Some(0)), go(60_000, 0, None));
        assert!(go(60_000, 0, Some(0)).hard < go(60_000, 0, Some(1)).hard);
    }

    #[test]
    fn without_a_clock_there_is_no_limit() {
        assert_eq!(
            allowance(&Go::default(), Color::Black, OVERHEAD),
            Allowance::default()
        );
    }
}
