//! Several rings behind one job stream, compared with the engine's searcher.

use super::SearchRing;
use super::games::{Game, history_sensitive_line, open_jobs};
use super::searches::{Ring, agree, expected, jobs, shuffled};
use fpgambit_engine::Position;
use fpgambit_engine::random::Chance;
use fpgambit_engine::searcher::{Answer, CancelAfter, Counts, Job, Searcher, Squares, Status};
use fpgambit_hw::export::source;
use fpgambit_hw::pins::{Pins, Port};
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::search::ring::SearchArray;
use fpgambit_hw::search::{Answered, with_cores};
use fpgambit_hw::unit::Build;

/// The results of a run.
struct Run {
    /// The results, in the order of the jobs.
    results: Vec<Answered>,
    clocks: u64,
    /// The most jobs in progress at the same time.
    most: usize,
    /// Clocks in which a result waited to be accepted.
    waited: u64,
}

/// Runs all jobs, accepting results in one of `slow` clocks on average. Checks that a waiting result does not change,
/// and that each result has the clocks of its own job.
fn run(array: &mut Ring, jobs: &[Job], slow: u32, chance: &mut Chance) -> Run {
    let pins = SearchRing::PINS;
    let mut results = vec![None; jobs.len()];
    let mut begun: Vec<u64> = Vec::new();
    let (mut left, mut clocks, mut most, mut waited) = (jobs.len(), 0, 0, 0);
    let mut waiting: Option<Answered> = None;
    while left > 0 {
        if let Some(job) = jobs.get(begun.len()) {
            let tag = begun.len() as u32;
            array.driver.show(&Job { tag, ..job.clone() });
        }
        let takes = chance.once_in(slow);
        let offers = begun.len() < jobs.len() && !chance.once_in(9);
        let driver = array.driver.driver();
        driver.drive(pins.job_valid, offers.into());
        driver.drive(pins.result_ready, takes.into());
        let accepted = offers && driver.read(pins.job_ready) == 1;
        let found = array.driver.offered().unwrap();
        if let Some(before) = waiting {
            assert_eq!(found, Some(before), "a result that waits has changed");
        }
        if let Some(found) = found {
            let tag = found.answer.tag as usize;
            if waiting.is_none() {
                assert_eq!(found.cycles, clocks - begun[tag] + 1, "clocks of job {tag}");
            }
            waiting = Some(found);
            waited += u64::from(!takes);
            if takes {
                waiting = None;
                left -= 1;
                assert!(results[tag].replace(found).is_none(), "{found:?} twice");
            }
        }
        if accepted {
            begun.push(clocks);
        }
        most = most.max(begun.len() + left - jobs.len());
        array.driver.driver().clock();
        clocks += 1;
        assert!(clocks < 10_000_000, "the searches do not end");
    }
    let driver = array.driver.driver();
    driver.drive(pins.job_valid, 0);
    driver.drive(pins.result_ready, 1);
    let results = results.into_iter().flatten().collect();
    Run {
        results,
        clocks,
        most,
        waited,
    }
}

#[test]
fn an_array_has_the_ports_of_a_ring() {
    let named = |ports: &[Port]| -> Vec<(&str, u32)> {
        ports.iter().map(|port| (port.name, port.width)).collect()
    };
    assert_eq!(named(SearchArray::INPUTS), named(SearchRing::INPUTS));
    assert_eq!(named(SearchArray::OUTPUTS), named(SearchRing::OUTPUTS));
}

/// The Verilog has one top module and as many rings as cores; with one core it is the ring itself.
#[test]
fn verilog_instantiates_one_ring_per_core() {
    for (cores, instances) in [(1, 0), (2, 2), (3, 3)] {
        let build = with_cores(cores, Build::Fast).unwrap();
        let verilog = source(build, PosdataForm::Logic).unwrap().verilog;
        let count = |text: &str| verilog.matches(text).count();
        assert_eq!(count("\nmodule fpgambit_search_fast "), 1, "{cores}");
        let modules = usize::from(cores > 1);
        assert_eq!(count("\nmodule fpgambit_search_fast_cores "), modules);
        assert_eq!(count("\n  fpgambit_search_fast_cores "), instances);
    }
    assert!(with_cores(0, Build::Fast).is_none());
    assert!(with_cores(9, Build::Fast).is_none());
    assert!(with_cores(2, Build::Compact).is_none());
}

/// The answers are the software's in two orders of the jobs; waiting results hold, and their clocks are right.
#[test]
fn two_cores_and_software_agree_in_any_order() {
    let seed = 51;
    let jobs = jobs(seed, 90);
    let mut chance = Chance::new(seed);
    let mut array = Ring::with_cores(2);
    let first = run(&mut array, &jobs, 1, &mut chance);
    agree(&jobs, &first.results, &mut Counts::default());

    let order = shuffled(jobs.len(), &mut chance);
    let other: Vec<Job> = order.iter().map(|&number| jobs[number].clone()).collect();
    let second = run(&mut array, &other, 150, &mut chance);
    for (found, &number) in second.results.iter().zip(&order) {
        let answer = Answer {
            tag: number as u32,
            ..found.answer
        };
        assert_eq!(answer, first.results[number].answer, "{:?}", jobs[number]);
    }
    for run in [&first, &second] {
        println!(
            "{} clocks, {} in progress, results waited {} clocks",
            run.clocks, run.most, run.waited
        );
    }
    // A ring has 24 searches and can hold one result; more are in progress only if both cores have jobs.
    assert!(second.most > 30, "{}", second.most);
    assert!(second.waited > 5_000, "{}", second.waited);
}

/// With two and with three cores, every core has the game; another game begins between the jobs.
#[test]
fn every_core_receives_the_game() {
    let seed = 52;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    for cores in [2, 3] {
        let mut game = Game::with_cores(cores);
        for _ in 0..2 {
            let line = history_sensitive_line(&mut chance);
            let end = game.play(&line);
            // Run each job once in every core.
            let jobs: Vec<Job> = open_jobs(&end)
                .iter()
                .flat_map(|job| vec![job.clone(); cores])
                .collect();
            game.agrees(&jobs);
        }
        println!(
            "{cores} cores: {} jobs differ without the game",
            game.differing
        );
        assert!(game.differing >= 2 * 3 * cores, "{}", game.differing);
    }
}

/// A cancel ends the jobs of all cores, and a job on its way to a core; after a reset, all cores are idle and have no
/// game.
#[test]
fn cancel_and_reset_reach_every_core() {
    let pins = SearchRing::PINS;
    let mut array = Ring::with_cores(2);
    let position = Position::startpos();
    let limited = Job {
        nodes: 60,
        ..Job::new(position.clone(), 5)
    };
    let jobs = vec![limited; 8];
    // Both cores accept a job at once, and the next one about 90 clocks later.
    for (clock, accepted) in [(0, 0), (1, 1), (2, 2), (3, 2), (1_500, 8)] {
        let (found, _) = array.run(&jobs, 8, Some(clock));
        let cancelled = found
            .iter()
            .filter(|found| found.answer.status == Status::Cancelled);
        assert_eq!(cancelled.count(), accepted, "clock {clock}");
        for found in &found {
            let stops = match found.answer.status {
                Status::Cancelled => found.answer.nodes,
                _ => u64::MAX,
            };
            let mut software = Searcher::new(Squares::new());
            let tagged = Job {
                tag: found.answer.tag,
                ..jobs[0].clone()
            };
            let expected = software.run(&tagged, &mut CancelAfter(stops)).unwrap();
            assert_eq!(found.answer, expected);
        }
    }
    let job = Job::new(position, 2);
    let software = expected(&job, &mut Counts::default());
    for clocks in [0, 1, 2, 85, 700] {
        for _ in 0..2 {
            array.driver.start(&job).unwrap();
        }
        for _ in 0..clocks {
            array.driver.driver().clock();
        }
        let driver = array.driver.driver();
        driver.reset();
        for (pin, value) in [
            (pins.result_valid, 0),
            (pins.job_ready, 1),
            (pins.push_ready, 1),
        ] {
            assert_eq!(driver.read(pin), value, "{}", SearchRing::OUTPUTS[pin].name);
        }
        let again = array
            .driver
            .run_all(&[job.clone(), job.clone()], 2, |_| false);
        for found in again.unwrap() {
            assert_eq!(found.answer, software, "reset after {clocks} clocks");
        }
    }
}
