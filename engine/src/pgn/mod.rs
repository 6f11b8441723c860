//! Games in portable game notation, read.
//!
//! What is understood: tag pairs, among them FEN; moves in SAN as [`Position::parse_san`] takes them, with
//! or without numbers; comments in braces and after a semicolon; variations, nested or not; annotation
//! glyphs such as `$1` and `!?`; lines that begin with `%`; results. Variations are passed over: their
//! moves are not tried. Texts need not be UTF-8 where they say nothing of moves.
//!
//! A game ends with its result, as the standard wants it: without one it is taken for truncated. A game
//! that cannot be read gives an error that names it, the line, the move and the token; the next one is
//! looked for at its tags.
//!
//! ```
//! use fpgambit_engine::pgn;
//!
//! let file = b"[White \"A\"]\n\n1. e4 {best by test} e5 (1... c5 2. Nf3) 2. Nf3 $1 *\n";
//! let games: Vec<_> = pgn::games(file).collect::<Result<_, _>>().unwrap();
//! assert_eq!(games[0].tag("White"), Some("A"));
//! assert_eq!(games[0].moves.len(), 3);
//! ```
//!
//! A reader of our own: the one that is kept and complete, `pgn-reader`, is under the GPL.

mod error;
mod split;
mod token;

use std::fmt;

use crate::quote::quoted;
use crate::{Color, Move, Position};

pub use error::{PgnError, PgnFault};
use split::{Part, parts};
use token::{Kind, Token, Tokens};

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Which one of its file, from 1.
    pub number: usize,
    /// The line of the file it begins on, from 1.
    pub line: usize,
    /// The tag pairs, in their order.
    pub tags: Vec<(String, String)>,
    /// Where it begins: the FEN tag's position, or that of every game.
    pub start: Position,
    /// The main line.
    pub moves: Vec<Move>,
    /// How it ended.
    pub result: GameResult,
}

impl Game {
    /// The value of a tag, the first of this name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let pair = self.tags.iter().find(|(tag, _)| tag == name)?;
        Some(&pair.1)
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// White won.
    White,
    /// Black won.
    Black,
    /// A draw.
    Draw,
    /// Unknown, or not ended.
    Unknown,
}

impl GameResult {
    fn from_token(text: &str) -> Option<GameResult> {
        match text {
            "1-0" => Some(GameResult::White),
            "0-1" => Some(GameResult::Black),
            "1/2-1/2" | "1/2" => Some(GameResult::Draw),
            "*" => Some(GameResult::Unknown),
            _ => None,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            GameResult::White => "1-0",
            GameResult::Black => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unknown => "*",
        })
    }
}

/// The games of a file, in order; those that cannot be read as errors in their place.
pub fn games(file: &[u8]) -> impl Iterator<Item = Result<Game, PgnError>> {
    let file = file.strip_prefix(b"\xef\xbb\xbf").unwrap_or(file);
    let text = String::from_utf8_lossy(file);
    let mut all = Vec::new();
    for part in parts(&text) {
        read_part(part, &mut all);
    }
    all.into_iter()
}

/// Reads the game of a part, and those without tags that follow its result.
fn read_part(part: Part<'_>, all: &mut Vec<Result<Game, PgnError>>) {
    let mut tokens = Tokens::new(part.text).peekable();
    while let Some(&first) = tokens.peek() {
        let mut reader = Reader {
            number: all.len() + 1,
            line: part.line + first.line,
            part_line: part.line,
            tags: Vec::new(),
            position: Position::startpos(),
            moves: Vec::new(),
            last: (first.line, None),
        };
        let game = reader.game(&mut tokens);
        let broken = game.is_err();
        all.push(game);
        if broken {
            return;
        }
    }
}

struct Reader<'a> {
    number: usize,
    line: usize,
    part_line: usize,
    tags: Vec<(String, String)>,
    position: Position,
    moves: Vec<Move>,
    /// The line of the last token, and the last move as it is written.
    last: (usize, Option<&'a str>),
}

impl<'a> Reader<'a> {
    fn game(&mut self, tokens: &mut std::iter::Peekable<Tokens<'a>>) -> Result<Game, PgnError> {
        while let Some(Token {
            line,
            kind: Kind::Tag(text),
        }) = tokens.peek().copied()
        {
            tokens.next();
            self.last.0 = line;
            let pair = tag_pair(text).ok_or_else(|| {
                let text = quoted(text);
                self.error_in_tags(line, PgnFault::Tag { text })
            })?;
            if pair.0 == "FEN" {
                self.position = pair
                    .1
                    .parse()
                    .map_err(|error| self.error_in_tags(line, PgnFault::Fen(error)))?;
            }
            self.tags.push(pair);
        }
        let start = self.position.clone();
        let result = self.movetext(tokens)?;
        Ok(Game {
            number: self.number,
            line: self.line,
            tags: std::mem::take(&mut self.tags),
            start,
            moves: std::mem::take(&mut self.moves),
            result,
        })
    }

    fn movetext(
        &mut self,
        tokens: &mut impl Iterator<Item = Token<'a>>,
    ) -> Result<GameResult, PgnError> {
        let mut depth = 0u32;
        for Token { line, kind } in tokens {
            self.last.0 = line;
            match kind {
                Kind::Open => depth += 1,
                Kind::Close if depth > 0 => depth -= 1,
                Kind::Close => return Err(self.unexpected(line, ")")),
                Kind::Unclosed(text) => {
                    let text = quoted(text.get(..40).unwrap_or(text));
                    return Err(self.error(line, PgnFault::Comment { text }));
                }
                Kind::Tag(text) => return Err(self.unexpected(line, text)),
                Kind::Word(_) if depth > 0 => {}
                Kind::Word(word) => {
                    if let Some(result) = GameResult::from_token(word) {
                        return Ok(result);
                    }
                    self.word(line, word)?;
                }
            }
        }
        if depth > 0 {
            return Err(self.error(self.last.0, PgnFault::Variation));
        }
        let after = match self.last.1 {
            Some(last) => format!("after {}", quoted(last)),
            None => "at once".to_owned(),
        };
        Err(self.error(self.last.0, PgnFault::Unfinished { after }))
    }

    /// A word of the main line that is no result: a number, a glyph, a move, or a number and a move.
    fn word(&mut self, line: usize, word: &'a str) -> Result<(), PgnError> {
        let glyph = word.strip_prefix('$').is_some_and(|number| {
            !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
        });
        if glyph || word == "e.p." || word.bytes().all(|byte| matches!(byte, b'!' | b'?')) {
            return Ok(());
        }
        // `0-0` castles, `12` and `12...` are numbers, `12.e4` is both.
        let digits = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let text = match digits {
            "" => return Ok(()),
            _ if digits.starts_with('.') => digits.trim_start_matches('.'),
            _ => word,
        };
        if text.is_empty() {
            return Ok(());
        }
        if !text.starts_with(|letter: char| letter.is_ascii_alphanumeric()) {
            return Err(self.unexpected(line, text));
        }
        let mv = self
            .position
            .parse_san(text)
            .map_err(|error| self.error(line, PgnFault::Move(error)))?;
        self.position.make(mv);
        self.moves.push(mv);
        self.last.1 = Some(text);
        Ok(())
    }

    fn unexpected(&self, line: usize, text: &str) -> PgnError {
        let text = quoted(text);
        self.error(line, PgnFault::Token { text })
    }

    fn error_in_tags(&self, line: usize, fault: PgnFault) -> PgnError {
        PgnError {
            before: None,
            ..self.error(line, fault)
        }
    }

    fn error(&self, line: usize, fault: PgnFault) -> PgnError {
        let dots = match self.position.side_to_move() {
            Color::White => ".",
            Color::Black => "...",
        };
        PgnError {
            game: self.number,
            line: self.part_line + line,
            before: Some(format!("{}{dots}", self.position.fullmove_number())),
            fault,
        }
    }
}

/// Name and value of `[Name "value"]`, with `\"` and `\\` in the value.
fn tag_pair(text: &str) -> Option<(String, String)> {
    let inside = text.strip_prefix('[')?.strip_suffix(']')?.trim();
    let (name, rest) = inside.split_once(|letter: char| letter.is_whitespace())?;
    let quoted = rest.trim().strip_prefix('"')?.strip_suffix('"')?;
    let mut value = String::new();
    let mut letters = quoted.chars();
    while let Some(letter) = letters.next() {
        value.push(match letter {
            '\\' => letters.next()?,
            '"' => return None,
            letter => letter,
        });
    }
    Some((name.to_owned(), value))
}
