//! Tests of whole trees.

use super::minimax::Minimax;
use super::*;
use crate::random::{Chance, RandomBoards, RandomGames};
use crate::repetition::{RandomLines, Step};
use crate::search::Bound;

/// The tests skip larger trees: a few captures in a row branch without end, and the oracle is slow.
const TREE_MAX: u64 = 1_200;

/// A position, and the moves of the game before it with the positions in which they were made.
pub struct Root {
    pub start: Position,
    pub game: Vec<Move>,
    pub depth: u8,
}

/// Returns positions of games, arbitrary boards, and lines in which repetitions and high half-move clocks are common.
pub fn roots(seed: u64, count: usize) -> Vec<Root> {
    let mut chance = Chance::new(seed);
    let mut roots = Vec::new();
    let alone = |start, depth| Root {
        start,
        game: Vec::new(),
        depth,
    };
    for (game, board) in RandomGames::new(seed)
        .step_by(17)
        .zip(RandomBoards::new(seed))
        .take(count)
    {
        roots.push(alone(game, chance.below(3) as u8));
        roots.push(alone(board, chance.below(4) as u8));
    }
    for line in RandomLines::new(seed).take(count) {
        let mut root = alone(line.start.clone(), 1 + chance.below(3) as u8);
        for (before, step) in line.positions() {
            match step {
                Step::Move(mv) => root.game.push(mv),
                Step::Null => {
                    let mut start = before;
                    start.make_null();
                    root = alone(start, root.depth);
                }
            }
        }
        // Leave some moves for the search to find again.
        let kept = root.game.len().saturating_sub(chance.below(4) as usize);
        root.game.truncate(kept);
        roots.push(root);
    }
    roots
}

/// Returns the positions of a game before its last.
pub fn before(root: &Root) -> Vec<Position> {
    let mut position = root.start.clone();
    let mut before = Vec::new();
    for &mv in &root.game {
        before.push(position.clone());
        position.make(mv);
    }
    before
}

/// With all rules off, the search visits the same nodes as minimax; with alpha-beta on, it finds the same score through
/// any window.
#[test]
fn search_without_selectivity_equals_minimax() {
    let seed = 47;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let (mut compared, mut cut) = (0, 0);
    let mut seen = Minimax::default();
    for root in roots(seed, if long() { 2_000 } else { 130 }) {
        let (mut plain, position) = after(&root.start, &root.game, Switches::NONE);
        let mut job = Job::new(position.clone(), root.depth);
        job.nodes = TREE_MAX;
        // Half of the trees grow at the end of the stack.
        let ply = match chance.once_in(2) {
            true => 0,
            false => PLIES - 1 - chance.below(4) as usize,
        };
        let answer = plain.run_from(&job, ply, &mut ()).unwrap();
        if answer.status == Status::NodeLimit {
            continue;
        }
        let name = format!(
            "{} {:?} depth {} ply {ply}",
            root.start, root.game, root.depth
        );
        let mut minimax = Minimax::after(&before(&root));
        let score = minimax.score(&position, root.depth.into(), ply as u32);
        assert_eq!(i32::from(answer.score), score, "{name}");
        assert_eq!(answer.nodes, minimax.nodes, "{name}");
        assert_eq!(answer.bound, Some(Bound::Exact), "{name}");

        let (mut searcher, _) = after(&root.start, &root.game, Switches::EXACT);
        job.nodes = 0;
        let answer = searcher.run_from(&job, ply, &mut ()).unwrap();
        assert_eq!(i32::from(answer.score), score, "{name}");
        assert!(answer.nodes <= minimax.nodes, "{name}");
        cut += u32::from(answer.nodes < minimax.nodes);
        for _ in 0..3 {
            // Half of the windows are near the score.
            let middle = match chance.once_in(2) {
                true => score,
                false => chance.below(65_000) as i32 - 32_500,
            };
            let alpha = middle - 1 - chance.below(60) as i32;
            let beta = middle + chance.below(60) as i32;
            if alpha < -i32::from(WINDOW_MAX) || alpha >= beta || beta > i32::from(WINDOW_MAX) {
                continue;
            }
            (job.alpha, job.beta) = (alpha as i16, beta as i16);
            let answer = searcher.run_from(&job, ply, &mut ()).unwrap();
            let expected = match score {
                _ if score <= alpha => (alpha, Bound::Upper),
                _ if score >= beta => (beta, Bound::Lower),
                _ => (score, Bound::Exact),
            };
            let found = (i32::from(answer.score), answer.bound.unwrap());
            assert_eq!(found, expected, "{name} window {alpha} to {beta}");
        }
        compared += 1;
        seen.nodes += minimax.nodes;
        seen.repetitions += u64::from(minimax.repetitions > 0);
        seen.fifties += u64::from(minimax.fifties > 0);
        seen.mates += u64::from(minimax.mates > 0);
        seen.stack_ends += u64::from(minimax.stack_ends > 0);
    }
    println!("{compared} trees, {cut} of them cut, {} nodes", seen.nodes);
    println!(
        "with repetitions {}, fifty moves {}, mates {}, stack ends {}",
        seen.repetitions, seen.fifties, seen.mates, seen.stack_ends
    );
    assert!(compared >= 200 && cut > 100);
    assert!(seen.repetitions > 20 && seen.fifties > 10 && seen.mates > 10 && seen.stack_ends > 50);
}

/// The best move has the root's score, and a first move does not change the score.
#[test]
fn best_move_has_the_score_of_the_root() {
    let seed = 48;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut compared = 0;
    for position in RandomGames::new(seed).step_by(29).take(30) {
        let mut job = Job::new(position.clone(), 2);
        let answer = run(&job, Switches::EXACT);
        let legal = position.legal_moves();
        let Some(best) = answer.best else {
            assert!(legal.is_empty(), "{position}");
            continue;
        };
        let worth = |mv: Move| {
            let (mut searcher, next) = after(&position, &[mv], Switches::EXACT);
            let child = searcher.run(&Job::new(next, 1), &mut ()).unwrap();
            -child.score
        };
        // The child, searched as a root, counts a mate from one ply later, and ignores draws by rule.
        // If the parent is in check, the search extends it by a ply, and its children with it.
        let alike = answer.score.abs() < MATE_BOUND && answer.score != 0;
        if alike && !position.is_check() {
            assert_eq!(worth(best), answer.score, "{position}");
            compared += 1;
        }
        job.first = chance.pick(&legal).copied();
        let other = run(&job, Switches::EXACT);
        assert_eq!(other.score, answer.score, "{position}");
        // If any move reaches beta, the first move does.
        job.beta = 1 - MATE;
        let enough = run(&job, Switches::EXACT);
        assert_eq!(
            (enough.score, enough.best),
            (job.beta, job.first),
            "{position}"
        );
        job.beta = WINDOW_MAX;
        job.first = answer.best;
        assert_eq!(run(&job, Switches::EXACT).best, answer.best, "{position}");
    }
    assert!(compared > 15);
}

/// Swapping the colours and turning the board gives the same tree.
#[test]
fn mirrored_position_gives_the_same_tree() {
    let seed = 49;
    println!("seed {seed}");
    for (n, position) in RandomGames::new(seed).step_by(31).take(60).enumerate() {
        let mirror = position.mirrored();
        let depth = n as u8 % 4;
        let [one, other] = [position, mirror].map(|position| {
            let answer = run(&Job::new(position, depth), Switches::ALL);
            (answer.score, answer.nodes, answer.best)
        });
        let turned = one
            .2
            .map(|mv| Move::new(mv.from().mirror(), mv.to().mirror(), mv.kind()));
        assert_eq!((one.0, one.1, turned), other);
    }
}

/// A job has no effect on the next one, however it ended.
#[test]
fn jobs_do_not_affect_each_other() {
    let seed = 50;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut shared = Searcher::new(Squares::new());
    for position in RandomGames::new(seed).step_by(23).take(40) {
        let mut job = Job::new(position, 3);
        job.tag = chance.below(1_000);
        job.nodes = u64::from(chance.below(3) * 500);
        let mut counts = Counts::default();
        let answer = shared.run(&job, &mut counts).unwrap();
        assert_eq!(answer, run(&job, Switches::ALL));
        assert_eq!((answer.tag, answer.nodes), (job.tag, counts.nodes));
        let ended = counts.repeated + counts.stack_ends;
        assert!(counts.full + counts.quiescence + ended <= counts.nodes);
        assert_eq!(
            counts.nodes,
            1 + counts.makes + counts.passes - unentered(&answer)
        );
    }
}

/// Returns 1 if the node limit ended the search, which has then made a move without entering its node.
fn unentered(answer: &Answer) -> u64 {
    u64::from(answer.status != Status::Done)
}

/// The score of an aborted search is a lower bound, its best move has that score, and the search enters no node beyond
/// the limit.
#[test]
fn node_limit_is_exact_and_gives_a_lower_bound() {
    let seed = 51;
    println!("seed {seed}");
    let (mut unknown, mut lower) = (0, 0);
    for position in RandomGames::new(seed).step_by(41).take(25) {
        let mut job = Job::new(position.clone(), 3);
        let whole = run(&job, Switches::EXACT);
        for nodes in [1, 2, 3, 30, 300, whole.nodes - 1, whole.nodes] {
            if nodes == 0 || nodes > whole.nodes {
                continue;
            }
            job.nodes = nodes;
            let answer = run(&job, Switches::EXACT);
            assert_eq!(answer.nodes, nodes);
            if nodes == whole.nodes {
                assert_eq!(answer, whole);
                continue;
            }
            assert_eq!(answer.status, Status::NodeLimit);
            match answer.bound {
                None => {
                    assert_eq!((answer.best, answer.score), (None, job.alpha));
                    unknown += 1;
                }
                Some(bound) => {
                    assert_eq!(bound, Bound::Lower);
                    assert!(
                        answer.best.is_some() && answer.score <= whole.score,
                        "{position}"
                    );
                    lower += 1;
                }
            }
        }
    }
    assert!(unknown > 20 && lower > 20, "{unknown} {lower}");
}

/// A search cancelled before any node ends there and counts the nodes entered.
#[test]
fn search_can_be_cancelled_before_every_node() {
    let mut searcher = Searcher::new(Squares::new());
    let job = Job::new(Position::startpos(), 3);
    let whole = searcher.run(&job, &mut ()).unwrap();
    for nodes in 0..whole.nodes {
        let answer = searcher.run(&job, &mut CancelAfter(nodes)).unwrap();
        assert_eq!((answer.status, answer.nodes), (Status::Cancelled, nodes));
        let mut limited = job.clone();
        limited.nodes = nodes;
        if nodes > 0 {
            let limited = searcher.run(&limited, &mut ()).unwrap();
            let status = Status::Cancelled;
            assert_eq!(Answer { status, ..limited }, answer);
        }
    }
    assert_eq!(searcher.run(&job, &mut ()).unwrap(), whole);
}

#[test]
fn invalid_jobs_give_a_specific_error() {
    let mut searcher = Searcher::new(Squares::new());
    let mut refused = |change: &dyn Fn(&mut Job)| {
        let mut job = Job::new(Position::startpos(), 1);
        change(&mut job);
        match searcher.run(&job, &mut ()) {
            Ok(answer) => panic!("{job:?}: {answer:?}"),
            Err(error) => error.to_string(),
        }
    };
    assert_eq!(refused(&|job| job.depth = 13), "depth 13: expected 0 to 12");
    for (alpha, beta) in [(0, 0), (5, -5), (i16::MIN, 0)] {
        let text = refused(&|job| (job.alpha, job.beta) = (alpha, beta));
        assert!(
            text.starts_with(&format!("window {alpha} to {beta}: expected")),
            "{text}"
        );
    }
    let text = refused(&|job| job.nodes = NODES_MAX + 1);
    assert_eq!(
        text,
        "node limit 1099511627776: expected 0 (none) to 1099511627775"
    );
    let fen = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
    let start = crate::Variant::Chess960.position(fen).unwrap();
    assert!(refused(&|job| job.position = start.clone()).contains("Chess960"));
}
