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
    /// What the generator holds, as far as that is known.
    pub(super) held: [Option<u32>; 9],
    /// Whose game the repetition unit follows.
    pub(super) player: Option<u64>,
    players: u64,
}

/// How often a session is begun anew before a request is given up.
const SESSIONS: u32 = 3;

impl<T: Read + Write> Board<T> {
    /// Begins a session.
    ///
    /// # Errors
    /// When no board answers.
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

    /// What it says of itself.
    pub fn about(&self) -> &About {
        &self.about
    }

    /// The session.
    pub fn client(&mut self) -> &mut Client<T> {
        &mut self.client
    }

    /// The number of another device that follows a game.
    pub fn new_player(&mut self) -> u64 {
        self.players += 1;
        self.players
    }

    /// Does something with the board, again in a new session when the session was lost: then nothing is known of what the
    /// units hold.
    ///
    /// # Errors
    /// As `work`, and when sessions are lost again and again.
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

    /// Begins another session: nothing is known of what the units hold.
    ///
    /// # Errors
    /// When no board answers.
    pub(super) fn renew(&mut self) -> Result<(), LinkError> {
        self.held = [None; 9];
        self.player = None;
        self.about = self.client.hello(any_session())?;
        Ok(())
    }

    /// Loads those of the generator's words that it does not hold.
    pub(super) fn changed(&self, image: [u32; 9]) -> Vec<Command> {
        let words = (0..).zip(image);
        let changed =
            words.filter(|&(address, word)| self.held[usize::from(address)] != Some(word));
        changed
            .map(|(address, word): (u8, u32)| Command::LoadMovegen { address, word })
            .collect()
    }

    /// Has commands done.
    ///
    /// # Errors
    /// As [`Client::ask`].
    pub fn ask(&mut self, commands: &[Command]) -> Result<Vec<u8>, LinkError> {
        self.client.ask(commands)
    }
}

/// A number that no other program has, nor this one before.
fn any_session() -> u32 {
    RandomState::new().build_hasher().finish() as u32
}

/// A board behind a port, opened once in a program.
pub type SharedBoard<T = Port> = Arc<Mutex<Board<T>>>;

/// A board to oneself, whatever became of the thread that had it before.
pub(super) fn lock<T>(board: &SharedBoard<T>) -> MutexGuard<'_, Board<T>> {
    board.lock().unwrap_or_else(PoisonError::into_inner)
}

static OPEN: Mutex<Option<HashMap<PortName, SharedBoard>>> = Mutex::new(None);

/// The board behind a port, opened unless it is open already.
///
/// # Errors
/// When the port cannot be opened, or no board answers.
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
