//! Drives a perft array through its pins.

use super::ParallelPerft;
use crate::pins::Pins;
use crate::unit::{Driver, Fault, Handshake, Simulator};
use fpgambit_engine::{Move, Position};

/// A perft job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    /// The job's tag, 16 bits, returned with the results.
    pub tag: u32,
    /// Board image: eight rank words and the state word.
    pub image: [u32; 9],
    /// Depth in plies, 1 to 10.
    pub depth: u32,
    /// Also count the nodes below each move.
    pub divide: bool,
}

impl Job {
    /// Makes a job that counts the nodes `depth` plies below a position, in one sum.
    pub fn new(position: &Position, depth: u32) -> Self {
        Self {
            tag: 0,
            image: position.image(),
            depth,
            divide: false,
        }
    }
}

/// A single result from the unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// The tag of the result's job.
    pub tag: u32,
    /// The move word that the result belongs to; `None` for the last result.
    pub word: Option<u16>,
    /// Number of nodes.
    pub nodes: u64,
}

/// All results of a job.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Number of nodes.
    pub nodes: u64,
    /// Number of nodes below each move, if requested, sorted by move word.
    pub divide: Vec<(Move, u64)>,
    /// Clocks as counted by the unit, modulo 2^32.
    pub cycles: u32,
}

/// An array behind any [`Simulator`], with any number of cores.
#[derive(Debug)]
pub struct PerftDriver<S> {
    driver: Driver<S>,
}

impl<S: Simulator> PerftDriver<S> {
    /// Wraps a simulated array and resets it.
    ///
    /// # Panics
    /// If the simulator's ports are not those of a perft array.
    pub fn new(simulator: S) -> Self {
        let mut driver = Driver::new(simulator, ParallelPerft::INPUTS, ParallelPerft::OUTPUTS);
        let pins = ParallelPerft::PINS;
        driver.drive(pins.result_ready, 1);
        driver.drive(pins.cancel, 0);
        Self { driver }
    }

    /// Returns the underlying pin driver.
    pub fn driver(&mut self) -> &mut Driver<S> {
        &mut self.driver
    }

    /// Drives the pins of a job.
    pub fn show(&mut self, job: &Job) {
        let pins = ParallelPerft::PINS;
        self.driver.drive(pins.job_tag, job.tag);
        self.driver.drive(pins.job_depth, job.depth);
        self.driver.drive(pins.job_divide, job.divide.into());
        let words = pins.job_rank.into_iter().chain([pins.job_state]);
        for (pin, word) in words.zip(job.image) {
            self.driver.drive(pin, word);
        }
    }

    /// Offers a job until the unit accepts it.
    ///
    /// # Errors
    /// If the unit does not accept it.
    pub fn start(&mut self, job: &Job) -> Result<(), Fault> {
        let pins = ParallelPerft::PINS;
        self.show(job);
        self.driver.offer(Handshake {
            valid: pins.job_valid,
            ready: pins.job_ready,
        })
    }

    /// Returns the result that the unit offers, if any.
    pub fn offered(&mut self) -> Option<Told> {
        let pins = ParallelPerft::PINS;
        (self.driver.read(pins.result_valid) == 1).then(|| {
            let last = self.driver.read(pins.result_last) == 1;
            let word = self.driver.read(pins.result_move) as u16;
            let low = u64::from(self.driver.read(pins.result_low));
            let high = u64::from(self.driver.read(pins.result_high));
            Told {
                tag: self.driver.read(pins.result_tag),
                word: (!last).then_some(word),
                nodes: high << 32 | low,
            }
        })
    }

    /// Runs one clock and returns the result accepted in it, if any.
    pub fn step(&mut self) -> Option<Told> {
        let result = self.offered();
        self.driver.clock();
        result
    }

    /// Runs a whole job. Calls `stop` every 4,096 clocks; if it returns true, the job is cancelled and the result is
    /// `None`.
    ///
    /// # Errors
    /// If the unit does not accept the job, a result belongs to another job or is not for a move, or the unit counts
    /// its clocks wrongly.
    pub fn run(
        &mut self,
        job: &Job,
        mut stop: impl FnMut() -> bool,
    ) -> Result<Option<Counted>, Fault> {
        self.start(job)?;
        let mut counted = Counted::default();
        for clock in 1u64.. {
            if clock % 4096 == 0 && stop() {
                self.cancel();
                return Ok(None);
            }
            let Some(result) = self.step() else { continue };
            counted.nodes += result.nodes;
            match result.word {
                Some(word) => {
                    let mv = Move::from_word(word).map_err(|error| Fault::Word {
                        cycle: clock as u32,
                        error,
                    })?;
                    counted.divide.push((mv, result.nodes));
                }
                None => {
                    counted.cycles = self.driver.read(ParallelPerft::PINS.cycles);
                    let clocked = (clock + 1) as u32;
                    if counted.cycles != clocked {
                        let counted = counted.cycles;
                        return Err(Fault::Miscounted { counted, clocked });
                    }
                    break;
                }
            }
        }
        counted.divide.sort_by_key(|(mv, _)| mv.word());
        Ok(Some(counted))
    }

    /// Discards the running job.
    pub fn cancel(&mut self) {
        let pins = ParallelPerft::PINS;
        self.driver.drive(pins.cancel, 1);
        self.driver.clock();
        self.driver.drive(pins.cancel, 0);
    }
}
