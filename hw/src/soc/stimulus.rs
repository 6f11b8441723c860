//! Random stimulus for the soc, for comparing two models of it.
//!
//! The stimulus sets the input pins cycle by cycle: valid frames of random commands, repeats, damaged frames and
//! garbage, with gaps; a sink that stalls; and resets.

use super::top::SocInputs;
use super::{Command, Request};
use crate::pins::Values;
use crate::repetition::QueryMode;
use crate::unit::stimulus::{Images, any_word};
use crate::values::link_units;
use fpgambit_engine::Mode;
use fpgambit_engine::random::Chance;
use std::collections::VecDeque;

/// An endless sequence of input values, determined by its seed.
///
/// The stimulus cannot see when the unit accepts a byte, so it holds each byte for the longest time that the unit may
/// need; it does not hold garbage bytes.
#[derive(Clone, Debug)]
pub struct Stimulus {
    units: u64,
    chance: Chance,
    images: Images,
    planned: VecDeque<SocInputs>,
    request: Request,
}

impl Stimulus {
    /// Makes the sequence for this seed, for a soc with these units.
    pub fn new(seed: u64, units: u64) -> Self {
        Self {
            units,
            chance: Chance::new(seed),
            images: Images::new(seed),
            planned: VecDeque::new(),
            request: Request::default(),
        }
    }

    /// Makes random commands, including board words, for a soc with these units.
    pub fn commands(chance: &mut Chance, images: &mut Images, units: u64) -> Vec<u8> {
        let kinds = if units == link_units::ALL { 14 } else { 8 };
        let mut bytes = Vec::new();
        let image = images.next(chance);
        for (address, word) in (0..).zip(image) {
            if chance.once_in(2) {
                Command::LoadMovegen { address, word }.write(&mut bytes);
            }
            if chance.once_in(8) {
                Command::LoadRepetition { address, word }.write(&mut bytes);
            }
        }
        for _ in 0..1 + chance.below(5) {
            let command = match chance.below(kinds) {
                0..3 => Command::Moves {
                    mode: *chance.pick(&Mode::ALL).expect("there are four"),
                    timed: chance.once_in(2),
                },
                3 => Command::Push {
                    record: any_word(chance) & 0xff_ffff,
                    promotion: chance.below(8) as u8,
                },
                4 => Command::Pop,
                5 => Command::Query(QueryMode::from_word(chance.below(8))),
                6 => Command::Reset,
                7 => Command::Make {
                    word: any_word(chance) as u16,
                },
                8 => Command::Unmake,
                9 => Command::Attack {
                    kind: chance.below(8) as u8,
                    about: chance.below(128) as u8,
                },
                10 => match chance.below(12) {
                    0 => Command::CancelPerft,
                    depth @ 1..6 => Command::Perft { depth: depth as u8 },
                    _ => Command::Progress,
                },
                11 => Command::Tablebase {
                    squares: any_word(chance) & 0xff_ffff,
                },
                12 => match chance.below(12) {
                    0 => Command::SearchRecord {
                        record: any_word(chance),
                    },
                    1 => Command::SearchWindow {
                        alpha: any_word(chance) as i16,
                        beta: any_word(chance) as i16,
                    },
                    2 => Command::SearchNodes {
                        low: chance.below(100),
                    },
                    3 => Command::SearchFirst {
                        nodes_high: 0,
                        first: any_word(chance) as u16,
                    },
                    4 => Command::CancelSearch,
                    5 | 6 => Command::Search {
                        depth: chance.below(13) as u8,
                    },
                    7 => Command::SearchProgress,
                    8 | 9 => Command::TakeResult,
                    _ => Command::AddJob {
                        depth: chance.below(13) as u8,
                        tag: chance.below(256) as u8,
                        flags: chance.below(256) as u8,
                        second: any_word(chance) as u16,
                    },
                },
                _ => Command::Counters,
            };
            command.write(&mut bytes);
        }
        if chance.once_in(10) {
            bytes.push(chance.below(256) as u8);
        }
        bytes
    }

    fn quiet(&mut self) -> SocInputs {
        SocInputs {
            receive_byte: self.chance.below(256),
            send_ready: self.chance.below(4).min(1),
            clock_hz: 12_000_000,
            identity: 0x1234_5678,
            ..SocInputs::default()
        }
    }

    fn plan(&mut self) {
        let greets = self.chance.once_in(2);
        match self.chance.below(5) {
            0 => {}
            1 => self.request.sequence = self.chance.below(256) as u8,
            _ => self.request.sequence = self.request.sequence.wrapping_add(1),
        }
        self.request.commands = Self::commands(&mut self.chance, &mut self.images, self.units);
        if greets {
            self.request.session = any_word(&mut self.chance);
            let mut commands = vec![];
            Command::Hello.write(&mut commands);
            commands.append(&mut self.request.commands);
            self.request.commands = commands;
        }
        let times = 1 + self.chance.below(2);
        for _ in 0..times {
            let mut bytes = self.request.encode();
            if self.chance.once_in(4) {
                let at = self.chance.below(bytes.len() as u32) as usize;
                bytes[at] ^= 1 << self.chance.below(8);
            }
            for byte in bytes {
                let mut inputs = self.quiet();
                inputs.receive_valid = 1;
                inputs.receive_byte = byte.into();
                self.planned.push_back(inputs);
                if self.chance.once_in(8) {
                    let inputs = self.quiet();
                    self.planned.push_back(inputs);
                }
            }
            let rest = self.chance.below(500);
            let reset = self.chance.once_in(10);
            for clock in 0..rest {
                let mut inputs = self.quiet();
                inputs.reset = (reset && clock == rest / 2).into();
                self.planned.push_back(inputs);
            }
        }
        if self.chance.once_in(4) {
            for _ in 0..self.chance.below(300) {
                let mut inputs = self.quiet();
                inputs.receive_valid = self.chance.below(2);
                if self.chance.once_in(9) {
                    inputs.receive_byte = 0;
                }
                self.planned.push_back(inputs);
            }
        }
    }
}

impl Iterator for Stimulus {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        while self.planned.is_empty() {
            self.plan();
        }
        self.planned
            .pop_front()
            .map(|inputs| inputs.array().to_vec())
    }
}
