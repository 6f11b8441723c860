//! A board's repetition unit as a device.

use super::board::{lock, shared};
use super::{LinkError, PortName, SharedBoard};
use crate::device::DeviceError;
use crate::device::repetition::{Found, RepetitionUnit};
use fpgambit_engine::repetition::Step;
use fpgambit_engine::{Move, Position};
use fpgambit_hw::repetition::{Answer, QueryMode};
use fpgambit_hw::soc::{Command, Results};
use fpgambit_hw::values::{history_limit, link_unit};
use std::io::{Read, Write};

/// The maximum number of commands in one request.
const TOGETHER: usize = 80;

/// The repetition unit of a board. The host keeps the game too: it sends new moves with the next query, and the whole
/// game again if another device has used the unit or the session was lost.
#[derive(Debug)]
pub struct LinkedRepetition<T> {
    board: SharedBoard<T>,
    number: u64,
    game: Option<Game>,
    cycles: u64,
}

#[derive(Debug)]
struct Game {
    positions: Vec<Position>,
    pushes: Vec<Command>,
    /// Commands not yet sent to the board.
    pending: Vec<Command>,
    /// The number of moves that the unit keeps.
    held: u64,
}

impl Game {
    fn load(&self) -> Vec<Command> {
        let words = (0..).zip(self.positions[0].image());
        words
            .map(|(address, word)| Command::LoadRepetition { address, word })
            .collect()
    }
}

impl LinkedRepetition<super::Port> {
    /// Opens the repetition unit of the board behind a port.
    ///
    /// # Errors
    /// Returns an error if there is no board, or if the board does not have the unit.
    pub fn open(name: PortName) -> Result<Self, LinkError> {
        Self::new(shared(name)?)
    }
}

impl<T: Read + Write> LinkedRepetition<T> {
    /// Opens the repetition unit of a board.
    ///
    /// # Errors
    /// Returns an error if the board has none.
    pub fn new(board: SharedBoard<T>) -> Result<Self, LinkError> {
        let number = {
            let mut board = lock(&board);
            if !board.about().has(link_unit::REPETITION) {
                return Err(LinkError::NoUnit("repetition unit"));
            }
            board.new_player()
        };
        Ok(Self {
            board,
            number,
            game: None,
            cycles: 0,
        })
    }
}

impl<T: Read + Write> RepetitionUnit for LinkedRepetition<T> {
    fn load(&mut self, position: &Position) -> Result<(), DeviceError> {
        let mut game = Game {
            positions: vec![position.clone()],
            pushes: Vec::new(),
            pending: Vec::new(),
            held: 0,
        };
        game.pending = game.load();
        self.game = Some(game);
        Ok(())
    }

    fn push(&mut self, step: Step) -> Result<(), DeviceError> {
        let game = self.game.as_mut().ok_or(DeviceError::NotLoaded)?;
        let before = game.positions.last().ok_or(DeviceError::NotLoaded)?;
        let push = Command::Push {
            record: step.record(before).word(),
            promotion: step.promotion() as u8,
        };
        let mut after = before.clone();
        step.make(&mut after);
        game.positions.push(after);
        game.pushes.push(push);
        game.pending.push(push);
        game.held = (game.held + 1).min(history_limit::MOVES);
        Ok(())
    }

    fn pop(&mut self) -> Result<(), DeviceError> {
        let game = self.game.as_mut().ok_or(DeviceError::NotLoaded)?;
        if game.held == 0 {
            return Err(DeviceError::NothingToPop);
        }
        game.held -= 1;
        game.positions.pop();
        game.pushes.pop();
        game.pending.push(Command::Pop);
        Ok(())
    }

    fn query(&mut self, mode: QueryMode) -> Result<Found, DeviceError> {
        let game = self.game.as_mut().ok_or(DeviceError::NotLoaded)?;
        let number = self.number;
        let mut board = lock(&self.board);
        let queried = board.in_session(|board| {
            if board.player != Some(number) {
                game.pending = game.load();
                game.pending.extend(&game.pushes);
            }
            board.player = None;
            let mut commands = game.pending.clone();
            commands.push(Command::Query(mode));
            let mut results = Vec::new();
            for together in commands.chunks(TOGETHER) {
                results = board.ask(together)?;
            }
            game.pending.clear();
            board.player = Some(number);
            Results(&results)
                .query()
                .ok_or(LinkError::Meaningless("a repetition query"))
        })?;
        self.cycles += u64::from(queried.cycles);
        let answers = || queried.words.iter().map(|&word| Answer::from_word(word));
        let last = answers()
            .next_back()
            .ok_or(LinkError::Meaningless("a repetition query"))?;
        let mut moves: Vec<Move> = answers().filter_map(|answer| answer.candidate).collect();
        if let (false, Some(position)) = (moves.is_empty(), game.positions.last()) {
            let legal = position.legal_moves();
            moves.retain(|mv| legal.contains(mv));
        }
        Ok(Found {
            verdict: last.verdict,
            moves,
            cycles: Some(queried.cycles.into()),
            steps: Some(queried.steps.into()),
            reversible: queried.reversible.into(),
            early: last.early,
            cut: last.cut,
        })
    }

    /// The clocks of the queries.
    fn cycles(&self) -> u64 {
        self.cycles
    }
}
