//! One search split into jobs for the ring.

use super::searches::{Ring, bench};
use fpgambit_engine::Position;
use fpgambit_engine::search::Bound;
use fpgambit_engine::searcher::{Answer, CancelAfter, Job, Searcher, Split, Squares, Status};
use fpgambit_hw::search::JobSource;

/// A split search whose answers are all compared with the software's.
struct Checked {
    split: Split,
    jobs: Vec<Job>,
    software: Searcher<Squares>,
    answered: usize,
    cancelled: usize,
    /// The number of answers after which the search stops.
    most: usize,
}

impl Checked {
    fn new(root: &Position, depth: u8) -> Checked {
        Checked {
            split: Split::new(root, depth).unwrap(),
            jobs: Vec::new(),
            software: Searcher::new(Squares::new()),
            answered: 0,
            cancelled: 0,
            most: usize::MAX,
        }
    }
}

impl JobSource for Checked {
    fn next(&mut self) -> Option<Job> {
        let job = self.split.next()?;
        assert_eq!(job.tag as usize, self.jobs.len());
        self.jobs.push(job.clone());
        Some(job)
    }

    fn finish(&mut self, answer: &Answer) {
        let job = &self.jobs[answer.tag as usize];
        let is_cancelled = answer.status == Status::Cancelled;
        let mut watch = CancelAfter(match is_cancelled {
            true => answer.nodes,
            false => u64::MAX,
        });
        let expected = self.software.run(job, &mut watch).unwrap();
        assert_eq!(*answer, expected, "{} {job:?}", job.position);
        self.answered += 1;
        self.cancelled += usize::from(is_cancelled);
        self.split.finish(answer);
        if self.answered == self.most {
            self.split.stop();
        }
    }

    fn stop(&mut self) {
        self.split.stop();
    }

    fn is_over(&self) -> bool {
        self.split.is_over()
    }

    fn round(&self) -> u32 {
        self.split.round()
    }
}

/// Every job of a split search has the software's answer, several are in progress, and none is left when it is over.
#[test]
fn split_search_jobs_match_software() {
    let mut ring = Ring::new();
    let fens = [
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
        "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "8/8/8/3k4/8/8/4R3/4K3 w - - 98 80",
    ];
    let roots = fens.iter().map(|fen| (fen.parse().unwrap(), 4));
    let roots = roots.chain(
        bench()
            .into_iter()
            .skip(3)
            .step_by(17)
            .map(|root| (root, 3)),
    );
    let (mut jobs, mut faster, mut cancelled) = (0, 0, 0);
    for (root, depth) in roots {
        let mut checked = Checked::new(&root, depth);
        let clocks = ring.driver.run_source(&mut checked, 24, |_| false).unwrap();
        let answer = checked.split.answer().unwrap();
        assert_eq!(answer.status, Status::Done);
        assert_eq!(answer.bound, Some(Bound::Exact));
        assert_eq!(checked.answered, checked.jobs.len());
        let mut alone = Checked::new(&root, depth);
        let longer = ring.driver.run_source(&mut alone, 1, |_| false).unwrap();
        println!(
            "{root}: {} and {}, {} jobs, {clocks} clocks, one at a time {longer}",
            answer.score,
            alone.split.answer().unwrap().score,
            checked.jobs.len()
        );
        jobs += checked.jobs.len();
        faster += u32::from(2 * clocks < longer);
        cancelled += checked.cancelled;
    }
    println!("{jobs} jobs, {cancelled} cancelled at the end");
    assert!(jobs > 200 && faster > 2);
}

/// A split search that is stopped leaves the ring ready for the next.
#[test]
fn a_split_search_can_be_stopped() {
    let root = Position::startpos();
    let mut ring = Ring::new();
    let mut cancelled = 0;
    for most in [1, 19, 22, 30] {
        let mut stopped = Checked {
            most,
            ..Checked::new(&root, 4)
        };
        ring.driver.run_source(&mut stopped, 24, |_| false).unwrap();
        assert_eq!(stopped.answered, stopped.jobs.len());
        assert_eq!(stopped.split.answer().unwrap().status, Status::Cancelled);
        cancelled += stopped.cancelled;
    }
    assert!(cancelled > 3, "{cancelled}");
    let mut stopped = Checked::new(&root, 4);
    let clocks = ring.driver.run_source(&mut stopped, 24, |_| true).unwrap();
    assert_eq!((clocks, stopped.answered), (0, 0));
    let mut whole = Checked::new(&root, 2);
    ring.driver.run_source(&mut whole, 24, |_| false).unwrap();
    assert_eq!(whole.split.answer().unwrap().status, Status::Done);
}
