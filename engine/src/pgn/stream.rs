//! Reads the games of a file of any length one after the other.

use std::collections::VecDeque;
use std::io::{self, BufRead};

use super::spelling::DASHES;
use super::split::{Part, Splitter, is_all_blank, is_blank};
use super::token::{Kind, Tokens};
use super::{Game, GameResult, PgnError, PgnFault, read_part};
use crate::text::{Decoder, is_mark};

/// The largest number of bytes in a game: the longest legal game has some 100 KiB, a million plies with clocks 40 MiB.
pub const GAME_MAX: usize = 64 << 20;
/// The number of bytes up to which the reader accepts only ends of games at line ends; also the first distance between
/// two searches for an end.
const WINDOW: usize = 1 << 20;
const LOOK: usize = 4 << 10;

/// Why a file gave no more games, or a game could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The file cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A game is malformed.
    #[error(transparent)]
    Pgn(#[from] PgnError),
}

/// Reads the games of a file and yields each as soon as it is complete.
///
/// The games are the same as those of [`games`](super::games), but the reader keeps only the longest game in memory,
/// which is at most [`GAME_MAX`] bytes. A longer game is an error, and the reader looks for the next game at its tags.
///
/// ```
/// let file = &b"1. e4 e5 *\n\n[White \"A\"]\n\n1. d4 1-0\n"[..];
/// let games: Vec<_> = fpgambit_engine::pgn::read(file).collect::<Result<_, _>>().unwrap();
/// assert_eq!((games.len(), games[1].tag("White")), (2, Some("A")));
/// ```
pub fn read<R: BufRead>(file: R) -> Games<R> {
    Games::new(file, WINDOW, GAME_MAX)
}

/// The games of a file that is being read.
#[derive(Debug)]
pub struct Games<R> {
    text: Decoder<R>,
    /// The text read; from `taken` on it does not belong to a game yet.
    read: String,
    taken: usize,
    /// The line on which that text begins.
    line: usize,
    is_at_end: bool,
    /// The number of bytes at which the reader looks for an end again.
    look: usize,
    window: usize,
    most: usize,
    /// The number of games read, including malformed ones.
    number: usize,
    found: VecDeque<Result<Game, PgnError>>,
    /// Whether a game could not be read; the text after it, up to the next tags, is not a game.
    is_lost: bool,
    /// Whether the last games were cut off after a result, so that the text ahead may belong to the last of them.
    goes_on: bool,
}

impl<R: BufRead> Games<R> {
    fn new(file: R, window: usize, most: usize) -> Games<R> {
        Games {
            text: Decoder::new(file),
            read: String::new(),
            taken: 0,
            line: 1,
            is_at_end: false,
            look: LOOK.min(window),
            window,
            most,
            number: 0,
            found: VecDeque::new(),
            is_lost: false,
            goes_on: false,
        }
    }

    /// The text that does not belong to a game yet.
    fn ahead(&self) -> &str {
        &self.read[self.taken..]
    }

    /// Reads until it finds a game or reaches the end.
    fn read_on(&mut self) -> io::Result<()> {
        while self.found.is_empty() && !(self.is_at_end && self.ahead().is_empty()) {
            while !self.is_at_end && self.ahead().len() < self.look {
                self.is_at_end = !self.text.read_into(&mut self.read)?;
            }
            let (length, splitter) = (
                self.ahead().len(),
                Splitter::new(self.ahead(), self.goes_on),
            );
            if self.is_at_end {
                self.take(length, false);
            } else if let Some(end) = splitter.certain_end() {
                self.take(end, false);
            } else if length < self.window {
                self.look = 2 * length;
            } else if let Some(end) = end_after_result(self.ahead(), self.goes_on) {
                self.take(end, true);
            } else if length < self.most {
                self.look = self.most.min(2 * length);
            } else {
                // A comment that is not closed by now counts as unclosed.
                match Splitter::new(self.ahead(), self.goes_on).end_of_game() {
                    end if end < length => self.take(end, false),
                    _ => self.pass_over()?,
                }
            }
        }
        Ok(())
    }

    /// Reads the games of the text up to `length`. If it `goes_on`, the text after it still belongs to the last of
    /// them, so an unreadable game affects that text too.
    fn take(&mut self, length: usize, goes_on: bool) {
        let mut found = Vec::new();
        let end = self.taken + length;
        while self.taken < end {
            let rest = &self.read[self.taken..end];
            let text = &rest[..Splitter::new(rest, self.goes_on).end_of_game()];
            self.is_lost &= self.goes_on;
            if !self.is_lost && !is_all_blank(text) {
                let part = Part {
                    line: self.line,
                    text,
                };
                self.is_lost = read_part(part, self.number + found.len(), &mut found);
            }
            self.line += text.matches('\n').count();
            self.taken += text.len();
            self.goes_on = false;
        }
        self.number += found.len();
        self.found.extend(found);
        self.goes_on = goes_on;
        self.is_lost &= goes_on;
        self.look = LOOK.min(self.window);
        // Move the remaining text rarely, even if the games are small.
        if self.taken > self.read.len() / 2 {
            self.read.drain(..self.taken);
            self.taken = 0;
        }
    }

    /// Reports a game without end as an error and discards it.
    fn pass_over(&mut self) -> io::Result<()> {
        if !self.is_lost {
            self.number += 1;
            self.found.push_back(Err(PgnError {
                game: self.number,
                line: self.line,
                before: None,
                fault: PgnFault::Long { most: self.most },
            }));
        }
        self.is_lost = false;
        self.goes_on = false;
        // Continue up to a line that would begin a game after moves and an empty line.
        const MOVES: &str = "*\n\n";
        let mut piece = std::mem::take(&mut self.read).split_off(self.taken);
        self.taken = 0;
        loop {
            self.line += piece.matches('\n').count();
            let is_whole = piece.ends_with('\n');
            piece.clear();
            if !self.text.read_into(&mut piece)? {
                self.is_at_end = true;
                break;
            }
            let text = format!("{MOVES}{piece}");
            if is_whole && Splitter::new(&text, false).end_of_game() == MOVES.len() {
                self.read = piece;
                break;
            }
        }
        self.look = LOOK.min(self.window);
        Ok(())
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = Result<Game, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Err(error) = self.read_on() {
            // After a reading error, further reads are useless.
            self.is_at_end = true;
            self.read.clear();
            self.taken = 0;
            return Some(Err(error.into()));
        }
        let game = self.found.pop_front()?;
        Some(game.map_err(ReadError::from))
    }
}

/// The end of the last game with a result, whatever text follows.
fn end_after_result(text: &str, goes_on: bool) -> Option<usize> {
    let mut tokens = Tokens::new(text);
    let (mut depth, mut last) = (0_u32, None);
    while let Some(token) = tokens.next() {
        let rest = tokens.rest();
        match token.kind {
            Kind::Open => depth += 1,
            Kind::Close => depth = depth.saturating_sub(1),
            Kind::Word(word) if depth == 0 && GameResult::from_token(word).is_some() => {
                // The last word may continue, as `1/2` does in `1/2 - 1/2`.
                let next = rest.trim_start_matches(is_blank).chars().next();
                let is_all = next.is_some_and(|next| !DASHES.contains(&next));
                // A text that begins with a mark would look like a line.
                if is_all && !rest.starts_with(is_mark) {
                    last = Some(text.len() - rest.len());
                }
            }
            _ => {}
        }
    }
    last.filter(|&end| !Splitter::new(&text[..end], goes_on).ends_in_comment())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn;
    use crate::random::Chance;

    type Found = Vec<Result<Game, PgnError>>;

    fn streamed(file: &[u8], window: usize, most: usize) -> Found {
        let games = Games::new(file, window, most);
        let game = |game: Result<Game, ReadError>| {
            game.map_err(|error| match error {
                ReadError::Pgn(error) => error,
                ReadError::Io(error) => panic!("{error}"),
            })
        };
        games.map(game).collect()
    }

    const PIECES: [&str; 30] = [
        "[White \"A\"]\n",
        "[Black \"B\"]\n",
        "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n",
        "[Broken\n",
        "\n",
        "\n\n",
        "\r\n",
        "1. e4 e5 2. Nf3 ",
        "O-O ",
        "1-0 ",
        "0-1\n",
        "1/2-1/2",
        "*",
        "* ",
        "{ a comment } ",
        "{ a comment\nover lines\n\n[White \"in it\"]\n} ",
        "{ open ",
        "}",
        "( 1. d4 ",
        "(1-0) ",
        ") ",
        "; to the end 1-0\n",
        "% escaped 1-0\n",
        "$1 ",
        "Ke2 ",
        "nonsense ",
        "e8=Q ",
        "é",
        "--\n",
        "1. d4 d5 1-0 1. c4 * 1. e4 0-1 ",
    ];

    /// The games are the same as those of the whole file, however little of the file is in memory at a time.
    #[test]
    fn streamed_games_equal_games_of_the_whole_file() {
        let seed = 49;
        let mut chance = Chance::new(seed);
        let (mut good, mut bad) = (0, 0);
        for number in 0..4_000 {
            let mut file = Vec::new();
            for _ in 0..chance.below(60) {
                file.extend(chance.pick(&PIECES).unwrap().bytes());
                if chance.below(50) == 0 {
                    file.push(0xe9);
                }
            }
            let expected: Found = pgn::games(&file).collect();
            good += expected.iter().filter(|game| game.is_ok()).count();
            bad += expected.iter().filter(|game| game.is_err()).count();
            for window in [1, 7, 40, 200, 1 << 20] {
                let found = streamed(&file, window, usize::MAX);
                let text = String::from_utf8_lossy(&file);
                assert_eq!(
                    found, expected,
                    "seed {seed}, file {number}, window {window}: {text:?}"
                );
            }
        }
        println!("{good} games, {bad} broken ones");
        assert!(good > 4_000 && bad > 1_000);
    }

    #[test]
    fn overlong_games_are_skipped_with_an_error() {
        let long = "Nf3 Nf6 Ng1 Ng8 ".repeat(1_000);
        for (before, after, numbers) in [
            ("", "\n\n[White \"A\"]\n\n1. e4 *\n", &[2][..]),
            (
                "1. d4 * ",
                "\n\n[White \"A\"]\n\n1. e4 *\n[White \"B\"]\n*",
                &[1, 3, 4],
            ),
            ("1. d4 *\n\n[White \"A\"]\n\n", "", &[1]),
            ("{", "\n\n[White \"A\"]\n\n1. e4 *\n", &[2]),
        ] {
            let file = format!("{before}{long}{after}");
            let found = streamed(file.as_bytes(), 100, 4_000);
            let good = found.iter().flatten().map(|game| game.number);
            assert_eq!(good.collect::<Vec<_>>(), numbers, "{before} {after}");
            let errors: Vec<String> = found
                .iter()
                .filter_map(|game| Some(game.as_ref().err()?.to_string()))
                .collect();
            assert_eq!(errors.len(), 1, "{errors:?}");
            assert!(
                errors[0].contains("a game of more than 4000 bytes: expected its end"),
                "{errors:?}"
            );
        }
    }

    /// The reader yields the games of an endless file as it reads them.
    #[test]
    fn games_are_yielded_before_the_end_of_the_file() {
        struct Endless(usize);
        impl io::Read for Endless {
            fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
                const GAME: &[u8] = b"1. Nf3 Nf6 * ";
                for byte in &mut *bytes {
                    *byte = GAME[self.0 % GAME.len()];
                    self.0 += 1;
                }
                Ok(bytes.len())
            }
        }
        let mut games = read(io::BufReader::new(Endless(0)));
        for number in 1..200_000 {
            assert_eq!(games.next().unwrap().unwrap().number, number);
            assert!(games.read.capacity() <= 4 * WINDOW);
        }
    }
}
