//! Tests of lines and of split searches: against minimax, and against one search.

use super::minimax::Minimax;
use super::trees::{before, roots};
use super::*;
use crate::random::Chance;
use crate::repetition::{RandomLines, Step};
use crate::search::Bound;

/// A line's score is what minimax finds below its moves, through any window, and a root's score is the best one of its
/// lines.
#[test]
fn line_scores_equal_minimax() {
    let seed = 61;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let (mut compared, mut longer) = (0, 0);
    for root in roots(seed, 60) {
        let (mut plain, position) = after(&root.start, &root.game, Switches::NONE);
        let (mut searcher, _) = after(&root.start, &root.game, Switches::EXACT);
        let legal = position.legal_moves();
        let Some(&first) = chance.pick(&legal) else {
            continue;
        };
        let mut job = Job {
            first: Some(first),
            only: true,
            nodes: 800,
            ..Job::new(position.clone(), 1 + chance.below(3) as u8)
        };
        let next = position.play(first);
        let replies = next.legal_moves();
        if job.depth > 1 {
            job.second = chance.pick(&replies).copied();
        }
        let answer = plain.run(&job, &mut ()).unwrap();
        if answer.status == Status::NodeLimit {
            continue;
        }
        assert_eq!(searcher.run(&job, &mut ()).unwrap().score, answer.score);
        let mut game = before(&root);
        game.push(position.clone());
        let mut minimax = Minimax::after(&game);
        let depth = u32::from(job.depth) + u32::from(position.is_check()) - 1;
        // At ply 1 the node is drawn or ends before its only move, or has the score of that move.
        let score = match job.second {
            Some(second) => {
                let ends = minimax.ends(&next);
                game.push(next.clone());
                let mut below = Minimax::after(&game);
                let depth = depth + u32::from(next.is_check()) - 1;
                let score = |below: &mut Minimax| -below.score(&next.play(second), depth, 2);
                ends.unwrap_or_else(|| score(&mut below))
            }
            None => minimax.score(&next, depth, 1),
        };
        let name = format!("{} {:?} {job:?}", root.start, root.game);
        assert_eq!(i32::from(answer.score), -score, "{name}");
        assert_eq!(
            (answer.bound, answer.best),
            (Some(Bound::Exact), Some(first)),
            "{name}"
        );
        let middle = i32::from(answer.score) + chance.below(40) as i32 - 20;
        (job.alpha, job.beta) = ((middle - 9) as i16, (middle + 9) as i16);
        let clipped = searcher.run(&job, &mut ()).unwrap();
        assert_eq!(clipped.score, answer.score.clamp(job.alpha, job.beta));
        compared += 1;
        longer += u32::from(job.second.is_some());
    }
    println!("{compared} lines, {longer} of two moves");
    assert!(compared > 60 && longer > 30);
}

#[test]
fn invalid_lines_are_rejected() {
    let root = Position::startpos();
    let job = Job::new(root.clone(), 2);
    let (first, second) = (root.parse_uci("e2e4").ok(), root.parse_uci("d2d4").ok());
    let good = Job {
        first,
        only: true,
        second,
        ..job.clone()
    };
    assert_eq!(good.check(), Ok(()));
    for (plies, depth, wrong) in [
        (
            1,
            2,
            Job {
                only: true,
                ..job.clone()
            },
        ),
        (
            1,
            2,
            Job {
                first,
                second,
                ..job.clone()
            },
        ),
        (
            2,
            1,
            Job {
                depth: 1,
                ..good.clone()
            },
        ),
        (
            1,
            0,
            Job {
                depth: 0,
                second: None,
                ..good.clone()
            },
        ),
    ] {
        let error = wrong.check().unwrap_err();
        assert_eq!(error, JobError::Line { plies, depth });
        assert!(error.to_string().contains("expected a first move"));
    }
}

/// Counts of what happened in split searches.
#[derive(Debug, Default)]
struct Seen {
    searches: u32,
    jobs: usize,
    /// Jobs whose answer came when it no longer mattered.
    late: usize,
    draws: u32,
    mates: u32,
    alone: u32,
    /// Searches in which a job ended by a repetition or a fifty-move draw of the line's positions.
    drawn_lines: u32,
}

/// Runs a split search with this many searchers, which end in random order.
fn run_split(
    searcher: &mut Searcher<Squares>,
    root: &Position,
    depth: u8,
    searchers: usize,
    chance: &mut Chance,
    seen: &mut Seen,
) -> Answer {
    let mut split = Split::new(root, depth).unwrap();
    let mut waiting: Vec<Job> = Vec::new();
    let mut drawn = false;
    while !split.is_over() {
        while waiting.len() < searchers {
            let Some(job) = split.next() else {
                break;
            };
            assert!(job.alpha < job.beta && job.check().is_ok(), "{job:?}");
            waiting.push(job);
        }
        assert!(!waiting.is_empty(), "no job, and no answer: {root}");
        let number = chance.below(waiting.len() as u32) as usize;
        let answer = searcher.run(&waiting.swap_remove(number), &mut ()).unwrap();
        drawn |= answer.nodes <= 3 && answer.score == 0;
        split.finish(&answer);
    }
    let answer = split.answer().unwrap();
    seen.jobs += split.jobs();
    seen.late += waiting.len();
    seen.drawn_lines += u32::from(drawn);
    for job in &waiting {
        split.finish(&searcher.run(job, &mut ()).unwrap());
    }
    assert!(split.next().is_none());
    let later = split.answer().unwrap();
    assert_eq!((later.score, later.best), (answer.score, answer.best));
    answer
}

/// Compares one search with a split search: the score must be the same, and the best move must have it.
fn compare(
    root: (&Position, &[Move]),
    depth: u8,
    limit: u64,
    chance: &mut Chance,
    seen: &mut Seen,
) {
    let (mut searcher, position) = after(root.0, root.1, Switches::EXACT);
    let mut job = Job::new(position.clone(), depth);
    job.nodes = limit;
    let expected = searcher.run(&job, &mut ()).unwrap();
    if expected.status == Status::NodeLimit {
        return;
    }
    let searchers = 1 + chance.below(30) as usize;
    let name = format!(
        "{} {:?} depth {depth}, {searchers} searchers",
        root.0, root.1
    );
    let found = run_split(&mut searcher, &position, depth, searchers, chance, seen);
    assert_eq!(
        (found.score, found.bound, found.status),
        (expected.score, Some(Bound::Exact), Status::Done),
        "{name}"
    );
    assert_eq!(found.best.is_some(), expected.best.is_some(), "{name}");
    if let (Some(best), 1..) = (found.best, depth) {
        let line = Job {
            first: Some(best),
            only: true,
            ..Job::new(position, depth)
        };
        let line = searcher.run(&line, &mut ()).unwrap();
        assert_eq!(line.score, expected.score, "{name}");
    }
    seen.searches += 1;
    seen.draws += u32::from(expected.score == 0);
    seen.mates += u32::from(expected.score.abs() >= MATE_BOUND);
    seen.alone += u32::from(expected.best.is_none());
}

/// A split search has the score of one search in positions of games, on arbitrary boards, and after lines in which
/// positions recur and the half-move clock is high.
#[test]
fn split_search_score_equals_one_search() {
    let seed = 62;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut seen = Seen::default();
    for root in roots(seed, if long() { 1_000 } else { 40 }) {
        let depth = root.depth + chance.below(3) as u8;
        let limit = if long() { 50_000 } else { 3_000 };
        compare(
            (&root.start, &root.game),
            depth,
            limit,
            &mut chance,
            &mut seen,
        );
    }
    for root in RandomLines::new(seed).take(if long() { 1_000 } else { 60 }) {
        let mut start = root.start.clone();
        let mut game = Vec::new();
        for (at, step) in root.positions() {
            match step {
                Step::Move(mv) => game.push(mv),
                Step::Null => {
                    (start, game) = (at, Vec::new());
                    start.make_null();
                }
            }
        }
        let kept = game.len().saturating_sub(chance.below(4) as usize);
        compare((&start, &game[..kept]), 4, 6_000, &mut chance, &mut seen);
    }
    println!("{seen:?}");
    assert!(seen.searches > 80 && seen.late > 100, "{seen:?}");
    assert!(
        seen.draws > 10 && seen.mates > 1 && seen.drawn_lines > 10,
        "{seen:?}"
    );
}

/// A split search agrees at ends of games and at roots with few moves, each in several orders of completion.
#[test]
fn split_search_agrees_at_ends_of_games() {
    let seed = 63;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut seen = Seen::default();
    for (fen, game) in [
        // Mated, stalemate.
        ("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", ""),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", ""),
        // Mate in one and in two; stalemate or mate after the first move.
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", ""),
        ("7k/8/5K2/8/8/8/8/6R1 w - - 0 1", ""),
        ("7k/8/6K1/5Q2/8/8/8/8 w - - 0 1", ""),
        // One legal move.
        ("7k/6Q1/8/8/8/8/8/K7 b - - 0 1", ""),
        ("k7/8/8/8/8/8/5q2/7K w - - 0 1", ""),
        // The fifty moves end at the first or the second ply; one of the moves mates.
        ("8/8/8/3k4/8/8/4R3/4K3 w - - 98 80", ""),
        ("8/8/8/3k4/8/8/4R3/4K3 b - - 99 80", ""),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80", ""),
        ("4k3/8/8/8/8/8/4r3/R3K3 w - - 99 80", ""),
        // A move repeats a position of the game; the side that is worse off looks for it.
        ("7k/8/8/8/8/1Q6/8/6K1 w - - 10 30", "g1h1 h8h7 h1g1"),
        ("7k/8/8/8/8/1Q6/8/6K1 w - - 10 30", "g1h1 h8h7"),
        ("8/5k2/8/4r3/8/2R5/3K4/8 w - - 0 1", "c3c1 e5e8 c1c3 e8e5"),
        // Castling rights are lost, with moves that lead back.
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", ""),
        ("r3k3/8/8/8/8/8/8/4K2R b Kq - 5 9", "e8e7 h1g1 e7e8"),
        ("8/P6k/8/8/8/8/p6K/8 w - - 0 1", ""),
    ] {
        let start = position(fen);
        let game = moves(&start, game);
        for depth in 0..=4 {
            for _ in 0..2 {
                compare((&start, &game), depth, 4_000, &mut chance, &mut seen);
            }
        }
    }
    println!("{seen:?}");
    assert!(seen.searches > 100, "{seen:?}");
    assert!(
        seen.draws > 30 && seen.mates > 20 && seen.alone > 10,
        "{seen:?}"
    );
}

/// The window of a new job is the newest, and a refuted move gets no more jobs.
#[test]
fn younger_brothers_wait_and_use_the_newest_window() {
    let root = Position::startpos();
    let mut split = Split::new(&root, 2).unwrap();
    let answer = |job: &Job, score: i16| Answer {
        tag: job.tag,
        score,
        bound: Some(Bound::Exact),
        best: None,
        nodes: 1,
        status: Status::Done,
    };
    let eldest = split.next().unwrap();
    assert_eq!((eldest.alpha, eldest.beta), (-WINDOW_MAX, WINDOW_MAX));
    assert!(eldest.second.is_some() && split.next().is_none());
    split.finish(&answer(&eldest, 50));
    let brothers: Vec<Job> = std::iter::from_fn(|| split.next()).collect();
    assert_eq!(brothers.len(), 19);
    for job in &brothers {
        assert_eq!(
            (job.first, job.alpha, job.beta),
            (eldest.first, -WINDOW_MAX, 50)
        );
        split.finish(&answer(job, 30 + (job.tag as i16 % 3) * 10));
    }
    // The first move has 30. All others may begin, each with its own job, then each with its eldest reply.
    let next: Vec<Job> = std::iter::from_fn(|| split.next()).collect();
    assert_eq!(next.len(), 38);
    assert!(
        next.iter()
            .all(|job| (job.alpha, job.beta) == (30, WINDOW_MAX))
    );
    let (moves, replies) = next.split_at(19);
    assert!(moves.iter().all(|job| job.second.is_none()));
    assert!(replies.iter().all(|job| job.second.is_some()));
    // One is refuted by a reply, one is better; its own job comes too late.
    split.finish(&answer(&replies[0], 30));
    assert!(split.next().is_none());
    split.finish(&answer(&replies[1], 80));
    let better: Vec<Job> = std::iter::from_fn(|| split.next()).collect();
    assert_eq!(better.len(), 19);
    assert!(better.iter().all(|job| (job.alpha, job.beta) == (30, 80)));
    for job in &better {
        split.finish(&answer(job, 70));
    }
    split.finish(&answer(&moves[1], 75));
    split.finish(&answer(&moves[0], 90));
    for job in &moves[2..] {
        assert!(!split.is_over());
        // The score is at most 70, but above the lower end of the window.
        split.finish(&answer(job, 65));
    }
    let end = split.answer().unwrap();
    assert_eq!((end.score, end.best), (70, moves[1].first));
    assert_eq!((end.nodes, split.jobs()), (60, 77));
}

/// The first window is around the estimate. A score outside of it brings a round with a wider one, and then the widest.
#[test]
fn rounds_widen_the_window() {
    let root = Position::startpos();
    for (score, rounds) in [
        (0, 0),
        (29, 0),
        (-29, 0),
        (30, 1),
        (-30, 1),
        (119, 1),
        (-119, 1),
        (120, 2),
        (-120, 2),
        (-500, 2),
    ] {
        let mut split = Split::new(&root, 3).unwrap();
        let mut windows = Vec::new();
        while let Some(job) = split.next() {
            if job.depth == 3 {
                windows.push((job.alpha, job.beta));
            }
            // All shallow searches return 0 or less; all lines have the true score.
            let exact = match job.depth {
                3 => score,
                _ => -(job.tag as i16),
            };
            split.finish(&Answer {
                tag: job.tag,
                score: exact.clamp(job.alpha, job.beta),
                bound: Some(Bound::Exact),
                best: None,
                nodes: 1,
                status: Status::Done,
            });
        }
        let answer = split.answer().unwrap();
        assert_eq!((answer.score, split.round()), (score, rounds), "{score}");
        assert_eq!(windows[0], (-30, 30));
        let widest = windows.contains(&(-WINDOW_MAX, WINDOW_MAX));
        assert_eq!(widest, rounds == 2, "{windows:?}");
    }
}

#[test]
fn split_search_can_be_stopped() {
    let root = Position::startpos();
    let mut searcher = Searcher::new(Squares::new());
    for after in [0, 1, 20, 24] {
        let mut split = Split::new(&root, 4).unwrap();
        for _ in 0..after {
            let job = split.next().unwrap();
            split.finish(&searcher.run(&job, &mut ()).unwrap());
        }
        split.stop();
        assert!(split.is_over() && split.next().is_none());
        let answer = split.answer().unwrap();
        assert_eq!(answer.status, Status::Cancelled);
        assert_eq!(answer.bound.is_some(), answer.best.is_some());
        // After 20 shallow jobs the first move still has most of its 20 replies.
        assert_eq!(answer.bound, None, "{after}");
    }
}
