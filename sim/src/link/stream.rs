//! Streams many positions to the board, so that the line is hardly ever idle.

use super::board::lock;
use super::client::BABBLE;
use super::{Board, LinkError, LinkedMovegen};
use fpgambit_engine::{Mode, Move, Position};
use fpgambit_hw::soc::{Answer, Command, Moves, Request, Results, Status};
use std::collections::VecDeque;
use std::io::{Read, Write};
use std::time::Instant;

/// The fraction of an answer that should be filled; if an answer overflows, its last positions are requested again.
const FILL: f64 = 0.94;
/// The estimated bytes per position in an answer before the first one has arrived.
const FIRST_GUESS: f64 = 80.0;

/// A request in progress.
struct Sent {
    sequence: u8,
    positions: Vec<usize>,
}

/// The work to do, and the results.
struct Stream<'a> {
    positions: &'a [Position],
    mode: Mode,
    queue: VecDeque<usize>,
    found: Vec<Option<Vec<Move>>>,
    /// The mean number of bytes in a position's result.
    mean: f64,
    /// The fraction of an answer to fill; lower on a bad line, where long frames seldom get through.
    fill: f64,
    cycles: u64,
}

impl<T: Read + Write> LinkedMovegen<T> {
    /// Generates the moves of many positions.
    ///
    /// A request holds as many positions as its answer has room for. The client sends a request when the answer to the
    /// one before begins to arrive, so that the board receives the next request while it sends. If an answer is
    /// missing, the client starts a new session and requests the remaining positions again, in requests half as long if
    /// there was no answer at all.
    ///
    /// # Errors
    /// Returns an error if the board is lost, or if answers are missing repeatedly.
    pub fn generate_all(
        &mut self,
        positions: &[Position],
        mode: Mode,
    ) -> Result<Vec<Vec<Move>>, LinkError> {
        let mut stream = Stream {
            positions,
            mode,
            queue: (0..positions.len()).collect(),
            found: vec![None; positions.len()],
            mean: FIRST_GUESS,
            fill: FILL,
            cycles: 0,
        };
        let mut board = lock(self.board());
        let mut stumbles = 0;
        while !stream.queue.is_empty() {
            let before = stream.queue.len();
            stream.run(&mut board)?;
            (stumbles, stream.fill) = match stream.queue.len() < before {
                true => (0, FILL.min(2.0 * stream.fill)),
                false => (stumbles + 1, stream.fill / 2.0),
            };
            let tries = board.client().patience().tries;
            if stumbles == tries {
                return Err(LinkError::Silent { tries });
            }
            if !stream.queue.is_empty() {
                board.renew()?;
            }
        }
        drop(board);
        self.count(stream.cycles);
        Ok(stream.found.into_iter().flatten().collect())
    }
}

impl Stream<'_> {
    /// Runs until all positions have their moves or an answer is missing.
    fn run<T: Read + Write>(&mut self, board: &mut Board<T>) -> Result<(), LinkError> {
        let mut open: VecDeque<Sent> = VecDeque::new();
        let mut silences = 0;
        let mut babble = 0;
        let mut last = Instant::now();
        open.extend(self.send(board)?);
        while !open.is_empty() {
            let (count, answers) = board.client().receive()?;
            silences = if count == 0 { silences + 1 } else { 0 };
            babble = if answers.is_empty() {
                babble + count
            } else {
                0
            };
            let begins = count > 0 && answers.is_empty();
            if !answers.is_empty() {
                last = Instant::now();
            }
            for answer in answers {
                let first = open.front().map(|sent| sent.sequence);
                let good = [Status::DONE, Status::TOO_LONG].contains(&answer.status);
                match open.pop_front() {
                    Some(sent) if good && first == Some(answer.sequence) => {
                        self.take(&sent, &answer)?;
                    }
                    sent => {
                        self.put_back(sent.into_iter().chain(open));
                        return Ok(());
                    }
                }
            }
            let patience = board.client().patience();
            let is_silent = silences == patience.silences;
            if is_silent || babble > BABBLE || last.elapsed() > patience.trickle {
                self.put_back(open);
                return Ok(());
            }
            // The oldest answer begins to arrive, so the next request can be sent.
            if open.is_empty() || begins && open.len() < 2 {
                open.extend(self.send(board)?);
            }
        }
        Ok(())
    }

    fn put_back(&mut self, open: impl IntoIterator<Item = Sent>) {
        let positions = open.into_iter().flat_map(|sent| sent.positions);
        positions.for_each(|number| self.queue.push_back(number));
    }

    /// Sends the next request, if anything is left.
    fn send<T: Read + Write>(&mut self, board: &mut Board<T>) -> Result<Option<Sent>, LinkError> {
        let room = f64::from(board.about().answer_limit) * self.fill;
        let most = ((room / self.mean) as usize).max(1);
        let mut positions = Vec::new();
        let mut commands = Vec::new();
        let mut request = Request::default();
        while let Some(&number) = self.queue.front().filter(|_| positions.len() < most) {
            let mut more = board.changed(self.positions[number].image());
            more.push(Command::Moves {
                mode: self.mode,
                timed: false,
            });
            more.iter().for_each(|one| one.write(&mut request.commands));
            if !request.fits() {
                break;
            }
            board.held = self.positions[number].image().map(Some);
            commands.extend(more);
            positions.push(number);
            self.queue.pop_front();
        }
        if positions.is_empty() {
            return Ok(None);
        }
        let sequence = board.client().send(&commands)?;
        Ok(Some(Sent {
            sequence,
            positions,
        }))
    }

    /// Accepts an answer's moves; positions whose moves did not fit are requested again.
    fn take(&mut self, sent: &Sent, answer: &Answer) -> Result<(), LinkError> {
        let mut results = Results(&answer.results);
        for &number in &sent.positions {
            let Some(moves) = results.moves(false) else {
                if answer.status == Status::DONE {
                    return Err(LinkError::Meaningless("moves"));
                }
                self.queue.push_back(number);
                continue;
            };
            let bytes = moves.bytes(false).len();
            self.mean += (bytes as f64 - self.mean) / 64.0;
            self.cycles += u64::from(moves.cycles);
            self.found[number] = Some(words(&moves)?);
        }
        Ok(())
    }
}

/// Decodes the moves in a board's words.
pub(super) fn words(moves: &Moves) -> Result<Vec<Move>, LinkError> {
    let words = moves.words.iter();
    words
        .map(|&(word, _)| Move::from_word(word).map_err(|_| LinkError::Meaningless("moves")))
        .collect()
}
