//! The additional units of a large board: moves made on the generator's board, attack queries, perft, queen against
//! rook.

use super::board::{Board, lock, shared};
use super::stream::words;
use super::{LinkError, PortName, SharedBoard};
use crate::device::DeviceError;
use crate::device::perft::TreeCounter;
use fpgambit_engine::kqkr::Men;
use fpgambit_engine::{Mode, Move, Position};
use fpgambit_hw::attack::Query;
use fpgambit_hw::perft::Counted;
use fpgambit_hw::soc::{About, Command, Progress, Results};
use fpgambit_hw::values::link_unit;
use std::io::{Read, Write};
use std::thread;
use std::time::Duration;

/// The longest time between two polls of a count's progress.
const PAUSE: Duration = Duration::from_millis(20);

/// The additional units of a board.
#[derive(Debug)]
pub struct LinkedAnnex<T> {
    board: SharedBoard<T>,
}

impl LinkedAnnex<super::Port> {
    /// Opens the additional units of the board behind a port.
    ///
    /// # Errors
    /// Returns an error if there is no board, or if the board does not have these units.
    pub fn open(name: PortName) -> Result<Self, LinkError> {
        Self::new(shared(name)?)
    }
}

impl<T: Read + Write> LinkedAnnex<T> {
    /// Opens the additional units of a board.
    ///
    /// # Errors
    /// Returns an error if the board does not have them.
    pub fn new(board: SharedBoard<T>) -> Result<Self, LinkError> {
        let about = *lock(&board).about();
        match Self::is_on(&about) {
            true => Ok(Self { board }),
            false => Err(LinkError::NoUnit("perft, attack unit or tablebase")),
        }
    }

    /// Whether a board has the additional units.
    pub fn is_on(about: &About) -> bool {
        use link_unit::{ATTACK, MAKE, PERFT, TABLEBASE};
        [MAKE, ATTACK, PERFT, TABLEBASE]
            .into_iter()
            .all(|unit| about.has(unit))
    }

    /// Runs `work` with the commands that load a position; `work` must leave the board with this position.
    fn with<R>(
        &mut self,
        position: &Position,
        mut work: impl FnMut(&mut Board<T>, Vec<Command>) -> Result<R, LinkError>,
    ) -> Result<R, LinkError> {
        let image = position.image();
        lock(&self.board).in_session(|board| {
            let changed = board.changed(image);
            board.held = [None; 9];
            let result = work(board, changed)?;
            board.held = image.map(Some);
            Ok(result)
        })
    }

    /// Generates the legal moves after a line of moves, which it makes on the board and takes back.
    ///
    /// # Errors
    /// Returns the errors of [`Board::ask`].
    ///
    /// # Panics
    /// If the line does not fit into a request; up to 100 moves do.
    pub fn moves_after(
        &mut self,
        position: &Position,
        line: &[Move],
    ) -> Result<Vec<Move>, LinkError> {
        let (mode, timed) = (Mode::LEGAL, false);
        self.with(position, |board, mut commands| {
            commands.extend(line.iter().map(|mv| Command::Make { word: mv.word() }));
            commands.push(Command::Moves { mode, timed });
            commands.extend(line.iter().map(|_| Command::Unmake));
            let results = board.ask(&commands)?;
            moves(&results)
        })
    }

    /// Queries the attack unit.
    ///
    /// # Errors
    /// Returns the errors of [`Board::ask`].
    ///
    /// # Panics
    /// If the queries do not fit into a request; up to 200 do.
    pub fn attacks(
        &mut self,
        position: &Position,
        queries: &[Query],
    ) -> Result<Vec<Vec<u16>>, LinkError> {
        self.with(position, |board, mut commands| {
            commands.extend(queries.iter().map(|&query| Command::attack(query)));
            let results = board.ask(&commands)?;
            let mut results = Results(&results);
            let mut answer = || results.attack().map(|attacks| attacks.words);
            let answers = queries.iter().map(|_| answer()).collect::<Option<_>>();
            answers.ok_or(LinkError::Meaningless("attack queries"))
        })
    }

    /// Whether the queen's side, to move, wins.
    ///
    /// # Errors
    /// Returns the errors of [`Board::ask`].
    pub fn is_won(&mut self, men: Men) -> Result<bool, LinkError> {
        let results =
            lock(&self.board).in_session(|board| board.ask(&[Command::tablebase(men)]))?;
        let won = Results(&results).tablebase();
        won.ok_or(LinkError::Meaningless("queen against rook"))
    }
}

impl<T: Read + Write> TreeCounter for LinkedAnnex<T> {
    fn count(
        &mut self,
        position: &Position,
        depth: u32,
        divide: bool,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<Option<Counted>, DeviceError> {
        let counted = self.with(position, |board, commands| match divide {
            true => divided(board, commands, depth, stop),
            false => whole(board, commands, depth, stop),
        });
        Ok(counted?)
    }
}

fn moves(results: &[u8]) -> Result<Vec<Move>, LinkError> {
    let moves = Results(results).moves(false);
    words(&moves.ok_or(LinkError::Meaningless("moves"))?)
}

/// Executes these commands, counts the nodes below the board's position, and polls until the count is complete.
fn whole<T: Read + Write>(
    board: &mut Board<T>,
    mut commands: Vec<Command>,
    depth: u32,
    stop: &mut dyn FnMut() -> bool,
) -> Result<Option<Counted>, LinkError> {
    commands.push(Command::Perft { depth: depth as u8 });
    board.ask(&commands)?;
    let mut pause = Duration::from_millis(1);
    loop {
        let results = board.ask(&[Command::Progress])?;
        match Results(&results).progress() {
            Some(Progress {
                counted: true,
                nodes,
                cycles,
                ..
            }) => {
                return Ok(Some(Counted {
                    nodes,
                    cycles,
                    divide: Vec::new(),
                }));
            }
            Some(Progress { running: true, .. }) => {}
            _ => return Err(LinkError::Meaningless("perft")),
        }
        if stop() {
            board.ask(&[Command::CancelPerft])?;
            return Ok(None);
        }
        thread::sleep(pause);
        pause = PAUSE.min(2 * pause);
    }
}

/// Counts the nodes below each move: makes the move on the board, counts, and takes the move back.
fn divided<T: Read + Write>(
    board: &mut Board<T>,
    mut commands: Vec<Command>,
    depth: u32,
    stop: &mut dyn FnMut() -> bool,
) -> Result<Option<Counted>, LinkError> {
    let (mode, timed) = (Mode::LEGAL, false);
    commands.push(Command::Moves { mode, timed });
    let roots = moves(&board.ask(&commands)?)?;
    let mut sum = Counted::default();
    for mv in roots {
        let mut below = Counted {
            nodes: 1,
            ..Counted::default()
        };
        if depth > 1 {
            let make = vec![Command::Make { word: mv.word() }];
            let counted = whole(board, make, depth - 1, stop)?;
            // Unmake after a stopped count too, so that the board holds its former position.
            board.ask(&[Command::Unmake])?;
            let Some(counted) = counted else {
                return Ok(None);
            };
            below = counted;
        }
        sum.nodes += below.nodes;
        sum.cycles = sum.cycles.wrapping_add(below.cycles);
        sum.divide.push((mv, below.nodes));
    }
    sum.divide.sort_by_key(|(mv, _)| mv.word());
    Ok(Some(sum))
}
