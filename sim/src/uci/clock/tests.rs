//! Tests with whole games against a clock that loses time with every move. They take no real time: the clock is a
//! number.

use fpgambit_engine::random::Chance;

use super::*;

fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

/// The settings of a game.
struct Game {
    left: u64,
    increment: u64,
    /// Moves until the initial time is added again.
    session: Option<u32>,
    /// The value of `Move Overhead`.
    said: Option<u64>,
    /// Whether the engine also thinks in the opponent's time.
    ponders: bool,
}

impl Game {
    fn of(left: u64, increment: u64, said: Option<u64>) -> Game {
        Game {
            left,
            increment,
            session: None,
            said,
            ponders: false,
        }
    }

    /// Plays this many moves, each with a loss of `lag`. Returns the time left after each, or the number of the move at
    /// which the flag fell.
    fn play(&self, moves: u32, mut lag: impl FnMut(u32) -> u64) -> Result<Vec<Duration>, u32> {
        let mut clock = Clock::default();
        let (mut now, mut left) = (Instant::now(), ms(self.left));
        let mut all = Vec::new();
        for number in 0..moves {
            let to_go = self.session.map(|moves| moves - number % moves);
            let go = Go {
                time: [Some(left), Some(ms(77))],
                increment: [ms(self.increment), ms(1)],
                moves_to_go: to_go,
                // At every third move the opponent plays another move than expected.
                ponder: self.ponders && number % 3 != 0,
                ..Go::default()
            };
            let said = self.said.map(ms);
            let allowance = clock.begin(&go, Color::White, 2 * number, said, now);
            let (soft, hard) = (allowance.soft.unwrap(), allowance.hard.unwrap());
            assert!(soft <= hard.max(LEAST), "{soft:?} {hard:?}");
            let asked = now;
            if go.ponder {
                now += ms(u64::from(number) * 7 % 90);
                clock.ponder_hit(now);
            }
            // As long as allowed, and slightly longer until the search notices.
            let used = hard.saturating_sub(now - asked) + LEAST;
            now += used;
            clock.answered(now);
            let charged = used + ms(lag(number));
            if charged >= left {
                return Err(number);
            }
            // In whole milliseconds, as GUIs send it.
            left = ms((left - charged + ms(self.increment)).as_millis() as u64);
            if to_go == Some(1) {
                left += ms(self.left);
            }
            all.push(left);
            now += ms(u64::from(number) * 13 % 200);
        }
        Ok(all)
    }
}

/// The four games in which flags fell at moves 36, 53, 34 and 51.
///
/// They are played until the lag alone has nearly used up the clock, or far beyond the length of real games.
#[test]
fn no_flag_falls_when_every_move_loses_half_the_overhead() {
    for (left, increment, lag, overhead, moves) in [
        (5_000, 0, 40, 80, 110),
        (10_000, 0, 50, 100, 120),
        (3_000, 20, 40, 80, 125),
        (20_000, 0, 100, 200, 120),
        // Three more: the lag is the whole overhead; it is more than the set overhead; the increment covers it.
        (60_000, 0, 200, 200, 95),
        (60_000, 0, 200, 100, 95),
        (4_000, 100, 90, 90, 400),
    ] {
        for ponders in [false, true] {
            let game = Game {
                ponders,
                ..Game::of(left, increment, Some(overhead))
            };
            let played = game.play(moves, |_| lag);
            assert!(played.is_ok(), "{left} + {increment}, {lag}: {played:?}");
        }
    }
}

/// Without a set overhead, the engine learns from the clock how much time a move loses.
#[test]
fn engine_learns_the_lag_without_a_set_overhead() {
    for (left, increment, lag, moves) in [
        (5_000, 0, 40, 80),
        (10_000, 0, 50, 95),
        (3_000, 20, 40, 80),
        (20_000, 0, 100, 90),
        (1_000, 10, 9, 400),
        (1_500, 20, 19, 400),
        (2_000, 20, 1, 400),
    ] {
        for ponders in [false, true] {
            let game = Game {
                ponders,
                ..Game::of(left, increment, None)
            };
            let played = game.play(moves, |_| lag);
            assert!(played.is_ok(), "{left} + {increment}, {lag}: {played:?}");
        }
    }
}

/// A busy machine occasionally delays a program for a long time.
#[test]
fn no_flag_falls_on_a_busy_machine() {
    let seed = 49;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    for (left, increment, usual, spike) in [
        (1_000, 10, 14, 60),
        (1_500, 20, 30, 90),
        (2_000, 20, 24, 90),
        (1_000, 10, 4, 80),
    ] {
        for game in 0..100 {
            let plays = Game {
                ponders: game % 2 == 1,
                ..Game::of(left, increment, None)
            };
            let lag = |_| match chance.once_in(25) {
                true => u64::from(chance.below(spike)),
                false => u64::from(chance.below(usual)),
            };
            let played = plays.play(120, lag);
            assert!(
                played.is_ok(),
                "{left} + {increment}, game {game}: {played:?}"
            );
        }
    }
}

#[test]
fn no_flag_falls_in_repeating_time_controls() {
    for (left, moves, lag, said) in [
        (4_000, 40, 30, Some(60)),
        (4_000, 40, 30, None),
        (60_000, 40, 5, None),
        (500, 5, 10, Some(20)),
    ] {
        let game = Game {
            session: Some(moves),
            ..Game::of(left, 0, said)
        };
        let played = game.play(5 * moves, |_| lag);
        assert!(played.is_ok(), "{moves} moves in {left}: {played:?}");
    }
}

/// If moves lose no time, the engine uses its time.
#[test]
fn time_is_used_when_moves_have_no_lag() {
    for (left, increment) in [(60_000, 0), (2_000, 20), (1_000, 10), (300_000, 3_000)] {
        let all = Game::of(left, increment, None).play(60, |_| 1).unwrap();
        assert!(all[20] < ms(left / 2), "{left}: {all:?}");
        assert!(
            all[59] < ms(left / 2) && all[59] > ms(20),
            "{left}: {all:?}"
        );
    }
}

fn share(time: u64, increment: u64, moves: Option<u32>) -> Allowance {
    let go = Go {
        time: [Some(ms(time)), None],
        increment: [ms(increment), Duration::ZERO],
        moves_to_go: moves,
        ..Go::default()
    };
    allowance(&go, Color::White, &Lag::default(), Some(ms(30)))
}

#[test]
fn allowance_never_exceeds_the_remaining_time() {
    for time in [
        0,
        1,
        5,
        20,
        21,
        50,
        100,
        1_000,
        60_000,
        10_000_000,
        u64::MAX / 2,
    ] {
        for increment in [0, 20, 1_000, 60_000] {
            for moves in [None, Some(0), Some(1), Some(2), Some(40)] {
                let Allowance { soft, hard } = share(time, increment, moves);
                let (soft, hard) = (soft.unwrap(), hard.unwrap());
                assert!(soft <= hard, "{time} {increment} {moves:?}");
                let left = ms(time.saturating_sub(30).max(1));
                assert!(hard <= left, "{time} {increment} {moves:?}: {hard:?}");
            }
        }
    }
}

/// After a new game, a move taken back or a clock set, the clock says nothing about the lag.
#[test]
fn lag_is_learned_only_from_consecutive_moves() {
    let go = |left: u64| Go {
        time: [Some(ms(left)), None],
        ..Go::default()
    };
    for (ply, left, learns) in [
        (12, 58_000, true),
        (10, 58_000, false),
        (14, 58_000, false),
        (2, 58_000, false),
        (12, 60_001, false),
        (12, 30_000, false),
    ] {
        let (mut clock, now) = (Clock::default(), Instant::now());
        let before = clock.lag.mean;
        clock.begin(&go(60_000), Color::White, 10, None, now);
        clock.answered(now + ms(1_000));
        clock.begin(&go(left), Color::White, ply, None, now + ms(5_000));
        assert_eq!(clock.lag.mean != before, learns, "{ply} {left}");
    }
    // Numbers larger than any clock's.
    let (mut clock, now) = (Clock::default(), Instant::now());
    for ply in [10, 12, 14] {
        let go = Go {
            increment: [ms(u64::MAX / 2); 2],
            ..go(u64::MAX / 2 - u64::from(ply))
        };
        clock.begin(&go, Color::White, ply, None, now);
        clock.answered(now + ms(1_000));
    }
    // A ponder search that was useless: the clock never ran.
    let (mut clock, now) = (Clock::default(), Instant::now());
    let before = clock.lag.mean;
    let ponder = Go {
        ponder: true,
        ..go(60_000)
    };
    clock.begin(&ponder, Color::White, 10, None, now);
    clock.answered(now + ms(800));
    clock.begin(&go(60_000), Color::White, 10, None, now + ms(900));
    assert_eq!(clock.lag.mean, before);
}

#[test]
fn zero_moves_to_go_means_unspecified() {
    assert_eq!(share(60_000, 0, Some(0)), share(60_000, 0, None));
    assert!(share(60_000, 0, Some(0)).hard < share(60_000, 0, Some(1)).hard);
}

#[test]
fn without_a_clock_there_is_no_limit() {
    assert_eq!(
        allowance(&Go::default(), Color::Black, &Lag::default(), None),
        Allowance::default()
    );
}
