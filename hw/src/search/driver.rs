//! Drives a searcher through its pins.

use super::Search;
use super::ring::SearchRing;
use super::words::{best_of, bound_of, status_of};
use crate::pins::Pins;
use crate::unit::{Driver, Fault, Handshake, Simulator};
use fpgambit_engine::repetition::Record;
use fpgambit_engine::searcher::{Answer, Job, Split};

/// The outcome of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The result.
    pub answer: Answer,
    /// Number of clocks, as the unit counts them.
    pub cycles: u64,
}

/// Reads a number from two pins, the low 32 bits first.
fn wide(driver: &mut Driver<impl Simulator>, pins: [usize; 2]) -> u64 {
    let [low, high] = pins.map(|pin| u64::from(driver.read(pin)));
    high << 32 | low
}

/// A source of jobs that may depend on the answers of earlier ones, such as a [`Split`] search.
pub trait JobSource {
    /// Returns the next job, or `None` if the source needs another answer first. Tags count from 0.
    fn next(&mut self) -> Option<Job>;
    /// Accepts the answer to one of its jobs.
    fn finish(&mut self, answer: &Answer);
    /// Ends the source early.
    fn stop(&mut self);
    /// Returns whether the source needs no more answers.
    fn is_over(&self) -> bool;
    /// Returns how often all jobs in progress have become useless.
    fn round(&self) -> u32;
}

impl JobSource for Split {
    fn next(&mut self) -> Option<Job> {
        Split::next(self)
    }

    fn finish(&mut self, answer: &Answer) {
        Split::finish(self, answer);
    }

    fn stop(&mut self) {
        Split::stop(self);
    }

    fn is_over(&self) -> bool {
        Split::is_over(self)
    }

    fn round(&self) -> u32 {
        Split::round(self)
    }
}

/// A searcher and its clock.
#[derive(Debug)]
pub struct SearchDriver<S> {
    driver: Driver<S>,
    has_lines: bool,
}

impl<S: Simulator> SearchDriver<S> {
    /// Wraps a simulated searcher and resets it.
    ///
    /// # Panics
    /// If its ports are not those of a searcher.
    pub fn new(simulator: S) -> Self {
        let line = SearchRing::INPUTS[SearchRing::PINS.job_only].name;
        let has_lines = simulator.inputs().iter().any(|port| port.name == line);
        let inputs = match has_lines {
            true => SearchRing::INPUTS,
            false => Search::INPUTS,
        };
        let mut driver = Driver::new(simulator, inputs, Search::OUTPUTS);
        let pins = Search::PINS;
        driver.drive(pins.result_ready, 1);
        driver.drive(pins.cancel, 0);
        Self { driver, has_lines }
    }

    /// Returns whether jobs can have lines; only the fast build supports them.
    pub fn has_lines(&self) -> bool {
        self.has_lines
    }

    /// Returns the driver of the unit's clock and pins.
    pub fn driver(&mut self) -> &mut Driver<S> {
        &mut self.driver
    }

    /// Starts a new game.
    ///
    /// # Errors
    /// If the unit does not accept it.
    pub fn clear(&mut self) -> Result<(), Fault> {
        self.push(Record::NULL)
    }

    /// Plays a move of the game.
    ///
    /// # Errors
    /// If the unit does not accept it.
    pub fn push(&mut self, record: Record) -> Result<(), Fault> {
        let pins = Search::PINS;
        self.driver.drive(pins.push_record, record.word());
        self.driver.offer(Handshake {
            valid: pins.push_valid,
            ready: pins.push_ready,
        })
    }

    /// Drives the pins of a job, including those of its line if the unit [has](Self::has_lines) them.
    pub fn show(&mut self, job: &Job) {
        let pins = Search::PINS;
        let driver = &mut self.driver;
        driver.drive(pins.job_tag, job.tag);
        let words = pins.job_rank.into_iter().chain([pins.job_state]);
        for (pin, word) in words.zip(job.position.image()) {
            driver.drive(pin, word);
        }
        driver.drive(pins.job_depth, job.depth.into());
        driver.drive(pins.job_alpha, u32::from(job.alpha as u16));
        driver.drive(pins.job_beta, u32::from(job.beta as u16));
        driver.drive(pins.job_first, job.first.map_or(0, |mv| mv.word().into()));
        driver.drive(pins.job_nodes_low, job.nodes as u32);
        driver.drive(pins.job_nodes_high, (job.nodes >> 32) as u32);
        if self.has_lines {
            let pins = SearchRing::PINS;
            let second = job.second.map_or(0, |mv| mv.word().into());
            driver.drive(pins.job_only, job.only.into());
            driver.drive(pins.job_second, second);
        }
    }

    /// Offers a job until the unit accepts it.
    ///
    /// # Errors
    /// If the unit does not accept it.
    pub fn start(&mut self, job: &Job) -> Result<(), Fault> {
        let pins = Search::PINS;
        self.show(job);
        self.driver.offer(Handshake {
            valid: pins.job_valid,
            ready: pins.job_ready,
        })
    }

    /// Returns the number of nodes entered so far.
    pub fn nodes(&mut self) -> u64 {
        let pins = Search::PINS;
        wide(
            &mut self.driver,
            [pins.result_nodes_low, pins.result_nodes_high],
        )
    }

    /// Returns the result at the pins, if the unit offers one.
    ///
    /// # Errors
    /// If its best move is not a move.
    pub fn offered(&mut self) -> Result<Option<Answered>, Fault> {
        let pins = Search::PINS;
        if self.driver.read(pins.result_valid) == 0 {
            return Ok(None);
        }
        let nodes = self.nodes();
        let cycles = wide(&mut self.driver, [pins.cycles_low, pins.cycles_high]);
        let mut read = |pin| self.driver.read(pin);
        let answer = Answer {
            tag: read(pins.result_tag),
            score: read(pins.result_score) as u16 as i16,
            bound: bound_of(read(pins.result_bound)),
            best: best_of(read(pins.result_best) as u16)
                .map_err(|error| Fault::Word { cycle: 0, error })?,
            nodes,
            status: status_of(read(pins.result_status)),
        };
        Ok(Some(Answered { answer, cycles }))
    }

    /// Runs a job to its end. Calls `stop` at once and every 4,096 clocks with the number of nodes entered so far, and
    /// cancels the job when it returns true.
    ///
    /// # Errors
    /// If the unit does not accept the job, its best move is not a move, or the unit counts its clocks wrongly.
    pub fn run(&mut self, job: &Job, mut stop: impl FnMut(u64) -> bool) -> Result<Answered, Fault> {
        self.run_until(job, |search, clock| {
            let looks = clock == 2 || clock % 4096 == 0;
            looks && stop(search.nodes())
        })
    }

    /// Runs jobs to their ends, as many at once as the unit accepts, but at most `at_once`, and returns the results in
    /// the order of the jobs. Calls `stop` at once and every 4,096 clocks with the number of nodes in the results so
    /// far. When it returns true, cancels all jobs in progress, and from then on cancels each new job before its first
    /// node.
    ///
    /// # Errors
    /// If a result's tag belongs to no job or arrives twice, its best move is not a move, or the unit counts its clocks
    /// wrongly.
    pub fn run_all(
        &mut self,
        jobs: &[Job],
        at_once: usize,
        mut stop: impl FnMut(u64) -> bool,
    ) -> Result<Vec<Answered>, Fault> {
        let pins = Search::PINS;
        let mut results = vec![None; jobs.len()];
        let mut begun = Vec::with_capacity(jobs.len());
        let (mut ended, mut nodes, mut over) = (0, 0, false);
        for clock in 0u64.. {
            if ended == jobs.len() {
                break;
            }
            if !over && clock % 4096 == 0 {
                over = stop(nodes);
            }
            let offers = begun.len() < jobs.len() && begun.len() - ended < at_once.max(1);
            if offers {
                let tag = begun.len() as u32;
                self.show(&Job {
                    tag,
                    ..jobs[begun.len()].clone()
                });
            }
            // The unit accepts no job during a cancel, so cancel only in every second clock.
            let cancels = over && clock % 2 == 0;
            self.driver.drive(pins.job_valid, offers.into());
            self.driver.drive(pins.cancel, cancels.into());
            if let Some(found) = self.offered()? {
                let tag = found.answer.tag as usize;
                let begin: u64 = match (results.get(tag), begun.get(tag)) {
                    (Some(None), Some(&begin)) => begin,
                    _ => {
                        return Err(Fault::Unasked {
                            tag: found.answer.tag,
                        });
                    }
                };
                if found.cycles != clock - begin + 1 {
                    let (counted, clocked) = (found.cycles as u32, (clock - begin + 1) as u32);
                    return Err(Fault::Miscounted { counted, clocked });
                }
                nodes += found.answer.nodes;
                ended += 1;
                results[tag] = Some(Answered {
                    answer: Answer {
                        tag: jobs[tag].tag,
                        ..found.answer
                    },
                    ..found
                });
            }
            if offers && self.driver.read(pins.job_ready) == 1 {
                begun.push(clock);
            }
            self.driver.clock();
        }
        self.driver.drive(pins.job_valid, 0);
        self.driver.drive(pins.cancel, 0);
        Ok(results.into_iter().flatten().collect())
    }

    /// Runs the jobs of a source, at most `at_once` at a time, until the source is over. Returns the number of clocks
    /// until then.
    ///
    /// Cancels the jobs in progress at the end of each round and when the source is over. Calls `stop` at once and
    /// every 4,096 clocks with the number of nodes in the results so far, and ends the source when it returns true.
    ///
    /// # Errors
    /// The errors of [`run_all`](Self::run_all).
    pub fn run_source(
        &mut self,
        source: &mut impl JobSource,
        at_once: usize,
        mut stop: impl FnMut(u64) -> bool,
    ) -> Result<u64, Fault> {
        let pins = Search::PINS;
        // The clock in which each job began, by tag; `None` once the job has ended.
        let mut begun: Vec<Option<u64>> = Vec::new();
        let (mut open, mut nodes, mut known) = (0, 0, None);
        let mut round = source.round();
        // The source has no job before the next result.
        let mut dry = false;
        for clock in 0u64.. {
            if clock % 4096 == 0 && stop(nodes) {
                source.stop();
            }
            if source.is_over() {
                known = known.or(Some(clock));
                if open == 0 {
                    break;
                }
            }
            // The unit accepts no job during a cancel, and a job that is still being loaded needs another cancel.
            let cancels = (known.is_some() && clock % 2 == 0) || source.round() != round;
            round = source.round();
            self.driver.drive(pins.job_valid, 0);
            self.driver.drive(pins.cancel, cancels.into());
            if let Some(found) = self.offered()? {
                let tag = found.answer.tag;
                let begin = begun.get_mut(tag as usize).and_then(Option::take);
                let begin = begin.ok_or(Fault::Unasked { tag })?;
                if found.cycles != clock - begin + 1 {
                    let (counted, clocked) = (found.cycles as u32, (clock - begin + 1) as u32);
                    return Err(Fault::Miscounted { counted, clocked });
                }
                nodes += found.answer.nodes;
                open -= 1;
                source.finish(&found.answer);
                dry = false;
            }
            // If a new round has begun, its first job must wait: the next clock cancels the old round's jobs.
            let is_free = !dry && open < at_once.max(1) && known.is_none();
            let may_offer = is_free && source.round() == round;
            if may_offer && self.driver.read(pins.job_ready) == 1 {
                if let Some(job) = source.next() {
                    self.show(&job);
                    self.driver.drive(pins.job_valid, 1);
                    begun.push(Some(clock));
                    open += 1;
                } else {
                    dry = true;
                }
            }
            self.driver.clock();
        }
        self.driver.drive(pins.job_valid, 0);
        self.driver.drive(pins.cancel, 0);
        Ok(known.unwrap_or_default())
    }

    /// Runs a job and cancels it this number of clocks after its acceptance, unless it has ended.
    ///
    /// # Errors
    /// The errors of [`run`](Self::run).
    pub fn run_cancelled(&mut self, job: &Job, clocks: u32) -> Result<Answered, Fault> {
        self.run_until(job, |_, clock| clock == u64::from(clocks) + 1)
    }

    /// Runs a job and cancels it in every clock in which `cancels` returns true; it gets the clock's number, 2 in the
    /// first call.
    fn run_until(
        &mut self,
        job: &Job,
        mut cancels: impl FnMut(&mut Self, u64) -> bool,
    ) -> Result<Answered, Fault> {
        self.start(job)?;
        for clock in 2u64.. {
            if let Some(answered) = self.offered()? {
                if answered.cycles != clock {
                    let (counted, clocked) = (answered.cycles as u32, clock as u32);
                    return Err(Fault::Miscounted { counted, clocked });
                }
                self.driver.clock();
                return Ok(answered);
            }
            let cancel = cancels(self, clock);
            self.driver.drive(Search::PINS.cancel, cancel.into());
            self.driver.clock();
            self.driver.drive(Search::PINS.cancel, 0);
        }
        unreachable!("a search ends")
    }
}
