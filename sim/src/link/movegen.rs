//! A board's move generator as a device.

use super::board::{lock, shared};
use super::{LinkError, PortName, SharedBoard};
use crate::device::{DeviceError, Generated, MoveGenerator, TimedMove};
use fpgambit_engine::{Mode, Move, Position};
use fpgambit_hw::soc::{About, Command, Results, Status};
use fpgambit_hw::values::link_unit;
use std::io::{Read, Write};

/// The move generator of a board. The host sends only the words that changed, together with the request for the moves.
#[derive(Debug)]
pub struct LinkedMovegen<T> {
    board: SharedBoard<T>,
    image: Option<[u32; 9]>,
    cycles: u64,
}

impl LinkedMovegen<super::Port> {
    /// Opens the generator of the board behind a port.
    ///
    /// # Errors
    /// Returns an error if there is no board, or if the board has no generator.
    pub fn open(name: PortName) -> Result<Self, LinkError> {
        Self::new(shared(name)?)
    }
}

impl<T: Read + Write> LinkedMovegen<T> {
    /// The board's description of itself.
    pub fn about(&self) -> About {
        *lock(&self.board).about()
    }

    pub(super) fn board(&self) -> &SharedBoard<T> {
        &self.board
    }

    /// Adds the clocks of further generations to [`cycles`](MoveGenerator::cycles).
    pub(super) fn count(&mut self, cycles: u64) {
        self.cycles += cycles;
    }

    /// Opens the generator of a board.
    ///
    /// # Errors
    /// Returns an error if the board has none.
    pub fn new(board: SharedBoard<T>) -> Result<Self, LinkError> {
        let has = lock(&board).about().has(link_unit::MOVEGEN);
        match has {
            false => Err(LinkError::NoUnit("move generator")),
            true => Ok(Self {
                board,
                image: None,
                cycles: 0,
            }),
        }
    }
}

impl<T: Read + Write> MoveGenerator for LinkedMovegen<T> {
    fn load(&mut self, position: &Position) -> Result<(), DeviceError> {
        self.image = Some(position.image());
        Ok(())
    }

    fn generate(&mut self, mode: Mode) -> Result<Generated, DeviceError> {
        let image = self.image.ok_or(DeviceError::NotLoaded)?;
        let mut board = lock(&self.board);
        let mut ask = |timed| {
            board.in_session(|board| {
                let mut commands = board.changed(image);
                commands.push(Command::Moves { mode, timed });
                board.held = [None; 9];
                let results = board.ask(&commands)?;
                board.held = image.map(Some);
                let moves = Results(&results).moves(timed);
                moves.ok_or(LinkError::Meaningless("moves"))
            })
        };
        // An answer has room for 236 moves with their cycles, or 472 without. Games reach 218 moves; other boards
        // may have more.
        let moves = match ask(true) {
            Err(LinkError::Refused(Status::TOO_LONG)) => ask(false)?,
            moves => moves?,
        };
        self.cycles += u64::from(moves.cycles);
        let timed = moves.words.into_iter().map(|(word, cycle)| {
            let mv = Move::from_word(word).map_err(|_| LinkError::Meaningless("moves"))?;
            let cycle = cycle.into();
            Ok(TimedMove { mv, cycle })
        });
        Ok(Generated {
            moves: timed.collect::<Result<_, LinkError>>()?,
            cycles: Some(moves.cycles.into()),
            visited: Some(moves.visited.into()),
        })
    }

    /// The clocks of the generations; a board does not report the clocks of loading.
    fn cycles(&self) -> u64 {
        self.cycles
    }
}
