//! A board that several devices of one program share.

use super::{Client, LinkError, Patience, Port, PortName};
use fpgambit_hw::soc::{About, Command};
use std::collections::HashMap;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::{Read, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A board in session, and what is known of its units.
#[derive(Debug)]
pub struct Board<T> {
    client: Client<T>,
    about: About,
    /// The words that the generator holds; `None` if unknown.
    pub(super) held: [Option<u32>; 9],
    /// The device whose game the repetition unit follows.
    pub(super) player: Option<u64>,
    players: u64,
}

/// The number of times that lost sessions are replaced by new ones before a request fails.
const SESSIONS: u32 = 3;

impl<T: Read + Write> Board<T> {
    /// Starts a session.
    ///
    /// # Errors
    /// Returns an error if no board answers.
    pub fn open(line: T, patience: Patience) -> Result<Self, LinkError> {
        let mut client = Client::new(line, patience);
        let about = client.hello(any_session())?;
        Ok(Self {
            client,
            about,
            held: [None; 9],
            player: None,
            players: 0,
        })
    }

    /// The board's description of itself.
    pub fn about(&self) -> &About {
        &self.about
    }

    /// The session.
    pub fn client(&mut self) -> &mut Client<T> {
        &mut self.client
    }

    /// Returns a number for another device that follows a game.
    pub fn new_player(&mut self) -> u64 {
        self.players += 1;
        self.players
    }

    /// Runs `work` with the board. If the session is lost, runs `work` again in a new session, in which the host does
    /// not know what the units hold.
    ///
    /// # Errors
    /// Returns the errors of `work`, and an error if sessions are lost repeatedly.
    pub fn in_session<R>(
        &mut self,
        mut work: impl FnMut(&mut Self) -> Result<R, LinkError>,
    ) -> Result<R, LinkError> {
        let mut lost = 0;
        loop {
            match work(self) {
                Err(LinkError::Lost(_)) if lost < SESSIONS => lost += 1,
                result => return result,
            }
            self.renew()?;
        }
    }

    /// Starts another session, in which the host does not know what the units hold.
    ///
    /// # Errors
    /// Returns an error if no board answers.
    pub(super) fn renew(&mut self) -> Result<(), LinkError> {
        self.held = [None; 9];
        self.player = None;
        self.about = self.client.hello(any_session())?;
        Ok(())
    }

    /// Returns commands that load those of the generator's words that differ.
    pub(super) fn changed(&self, image: [u32; 9]) -> Vec<Command> {
        let words = (0..).zip(image);
        let changed =
            words.filter(|&(address, word)| self.held[usize::from(address)] != Some(word));
        changed
            .map(|(address, word): (u8, u32)| Command::LoadMovegen { address, word })
            .collect()
    }

    /// Executes commands.
    ///
    /// # Errors
    /// Returns the errors of [`Client::ask`].
    pub fn ask(&mut self, commands: &[Command]) -> Result<Vec<u8>, LinkError> {
        self.client.ask(commands)
    }
}

/// Returns a number that no other program has, and that this program has not used before.
fn any_session() -> u32 {
    RandomState::new().build_hasher().finish() as u32
}

/// A board behind a port, opened once per program.
pub type SharedBoard<T = Port> = Arc<Mutex<Board<T>>>;

/// Locks a board, even if a thread that held the lock has panicked.
pub(super) fn lock<T>(board: &SharedBoard<T>) -> MutexGuard<'_, Board<T>> {
    board.lock().unwrap_or_else(PoisonError::into_inner)
}

static OPEN: Mutex<Option<HashMap<PortName, SharedBoard>>> = Mutex::new(None);

/// Returns the board behind a port, and opens it if necessary.
///
/// # Errors
/// Returns an error if the port cannot be opened, or if no board answers.
pub(super) fn shared(name: PortName) -> Result<SharedBoard, LinkError> {
    let mut open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
    let open = open.get_or_insert_default();
    if let Some(board) = open.get(&name) {
        return Ok(board.clone());
    }
    let board = Board::open(Port::open(name)?, Patience::default())?;
    let board = Arc::new(Mutex::new(board));
    open.insert(name, board.clone());
    Ok(board)
}
