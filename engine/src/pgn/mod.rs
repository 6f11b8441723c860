//! Reads games in portable game notation.
//!
//! Supported are: tag pairs, including FEN; moves in SAN as accepted by [`Position::parse_san`], with or without
//! numbers, in letters or figurines, or in UCI; null moves (`--`, `Z0`); comments in braces and after a semicolon;
//! variations, nested or not; annotations such as `$1`, `!?` and `±`; lines that begin with `%`; results. Variations
//! are skipped: their moves are not checked. Text is UTF-8, Latin-1 or UTF-16; a byte order mark where files were
//! joined and the DOS end-of-file character count as blanks.
//!
//! A game ends with its result, with the next game's tags or with the file. If it has no result, that of its tags
//! applies, if any. A game that cannot be read gives an error that names the game, line, move and token; reading
//! continues at the next game's tags. A malformed tag pair is skipped, unless it gives the starting position. Chess960
//! games are read as such ([`Game::standard`] rejects them); other variants are rejected.
//!
//! ```
//! use fpgambit_engine::pgn;
//!
//! let file = b"[White \"A\"]\n\n1. e4 {best by test} e5 (1... c5 2. Nf3) 2. Nf3 $1 *\n";
//! let games: Vec<_> = pgn::games(file).collect::<Result<_, _>>().unwrap();
//! assert_eq!(games[0].tag("White"), Some("A"));
//! assert_eq!(games[0].steps.len(), 3);
//! ```
//!
//! The reader is our own, because `pgn-reader`, the maintained and complete one, is under the GPL.

mod error;
mod spelling;
mod split;
mod stream;
mod token;

use std::fmt;

use crate::quote::quoted;
use crate::repetition::Step;
use crate::{Color, FenError, Field, Position, Variant, text};

pub use error::{PgnError, PgnFault};
pub use stream::{GAME_MAX, Games, ReadError, read};

use split::{Part, parts};
use token::{Kind, Token, Tokens};

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The number of the game in its file, from 1.
    pub number: usize,
    /// The line of the file on which it begins, from 1.
    pub line: usize,
    /// The tag pairs, in order.
    pub tags: Vec<(String, String)>,
    /// The starting position: the FEN tag's, or the usual one.
    pub start: Position,
    /// The main line: moves and null moves.
    pub steps: Vec<Step>,
    /// How it ended.
    pub result: GameResult,
    /// The tag pairs that could not be read.
    pub passed_over: Vec<PgnError>,
}

impl Game {
    /// Returns the game unless it is Chess960, which circuits, posdata and representations do not support.
    ///
    /// # Errors
    /// Returns an error for a Chess960 game.
    pub fn standard(self) -> Result<Game, PgnError> {
        if !self.start.is_chess960() {
            return Ok(self);
        }
        let text = quoted(self.tag("Variant").unwrap_or("Chess960"));
        Err(PgnError {
            game: self.number,
            line: self.line,
            before: None,
            fault: PgnFault::Chess960 { text },
        })
    }

    /// Whether the game has neither tags nor moves.
    fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.steps.is_empty() && self.passed_over.is_empty()
    }

    /// The value of the first tag with this name.
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
    /// The result is unknown, or the game has not ended.
    Unknown,
}

impl GameResult {
    fn from_token(text: &str) -> Option<GameResult> {
        match spelling::result(text).as_ref() {
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

/// Parses the games of a file, in order. A game that cannot be read gives an error in its place. All games are in
/// memory; for long files see [`read`].
pub fn games(file: &[u8]) -> impl Iterator<Item = Result<Game, PgnError>> {
    let text = text::file(file);
    let mut all = Vec::new();
    for part in parts(&text) {
        read_part(part, all.len(), &mut all);
    }
    all.into_iter()
}

/// Reads the game of a part, and games without tags that follow its result, with numbers after `before`. Stops at a
/// game that cannot be read, and returns whether there was one.
fn read_part(part: Part<'_>, before: usize, all: &mut Vec<Result<Game, PgnError>>) -> bool {
    let before = before - all.len();
    let mut tokens = Tokens::new(part.text).peekable();
    while let Some(&first) = tokens.peek() {
        let mut reader = Reader {
            number: before + all.len() + 1,
            line: part.line + first.line,
            part_line: part.line,
            tags: Vec::new(),
            position: Position::startpos(),
            steps: Vec::new(),
            passed_over: Vec::new(),
            ended: false,
            last_line: first.line,
        };
        match reader.game(&mut tokens) {
            // Text after a result, such as an annotation, is not a game.
            Ok(game) if game.is_empty() && !reader.ended => {}
            game => {
                let broken = game.is_err();
                all.push(game);
                if broken {
                    return true;
                }
            }
        }
    }
    false
}

struct Reader {
    number: usize,
    line: usize,
    part_line: usize,
    tags: Vec<(String, String)>,
    position: Position,
    steps: Vec<Step>,
    passed_over: Vec<PgnError>,
    /// Whether the result was read.
    ended: bool,
    /// The line of the last token.
    last_line: usize,
}

impl Reader {
    fn game<'a>(&mut self, tokens: &mut std::iter::Peekable<Tokens<'a>>) -> Result<Game, PgnError> {
        let mut fen = None;
        let mut variant = Variant::Standard;
        while let Some(Token {
            line,
            kind: Kind::Tag(text),
        }) = tokens.peek().copied()
        {
            tokens.next();
            self.last_line = line;
            let Some((name, value)) = tag_pair(text) else {
                let broken = PgnFault::Tag { text: quoted(text) };
                let broken = self.error_in_tags(line, broken);
                if says_where_it_begins(text) {
                    return Err(broken);
                }
                self.passed_over.push(broken);
                continue;
            };
            match name.as_str() {
                "FEN" => fen = Some((line, value.clone())),
                "Variant" => {
                    variant = variant_of(&value).ok_or_else(|| {
                        let text = quoted(&value);
                        self.error_in_tags(line, PgnFault::Variant { text })
                    })?;
                }
                _ => {}
            }
            self.tags.push((name, value));
        }
        self.position = match fen {
            None => variant.startpos(),
            Some((line, fen)) => start(variant, &fen)
                .map_err(|error| self.error_in_tags(line, PgnFault::Fen(error)))?,
        };
        let start = self.position.clone();
        let result = self.movetext(tokens)?;
        Ok(Game {
            number: self.number,
            line: self.line,
            tags: std::mem::take(&mut self.tags),
            start,
            steps: std::mem::take(&mut self.steps),
            result,
            passed_over: std::mem::take(&mut self.passed_over),
        })
    }

    fn movetext<'a>(
        &mut self,
        tokens: &mut impl Iterator<Item = Token<'a>>,
    ) -> Result<GameResult, PgnError> {
        let mut depth = 0u32;
        for Token { line, kind } in tokens {
            self.last_line = line;
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
                        self.ended = true;
                        return Ok(result);
                    }
                    self.word(line, word)?;
                }
            }
        }
        if depth > 0 {
            return Err(self.error(self.last_line, PgnFault::Variation));
        }
        let said = self.tags.iter().find(|(name, _)| name == "Result");
        let result = said.and_then(|(_, value)| GameResult::from_token(value));
        Ok(result.unwrap_or(GameResult::Unknown))
    }

    /// Reads a word of the main line other than a result: a number, an annotation, a move, or a number with a move.
    fn word(&mut self, line: usize, word: &str) -> Result<(), PgnError> {
        let text = spelling::after_number(word);
        if text.is_empty() {
            return Ok(());
        }
        if spelling::is_null(text) {
            if self.position.is_check() {
                return Err(self.unexpected(line, text));
            }
            self.position.make_null();
            self.steps.push(Step::Null);
            return Ok(());
        }
        if spelling::is_annotation(text) {
            return Ok(());
        }
        let plain = spelling::plain(text);
        if !plain.starts_with(|letter: char| letter.is_ascii_alphanumeric()) {
            return Err(self.unexpected(line, text));
        }
        let mv = self
            .position
            .parse_san(&plain)
            .or_else(|error| self.position.parse_uci(&plain).map_err(|_| error))
            .map_err(|error| self.error(line, PgnFault::Move(error)))?;
        self.position.make(mv);
        self.steps.push(Step::Move(mv));
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

/// The castling rules that a `Variant` tag names; `None` for another game.
fn variant_of(name: &str) -> Option<Variant> {
    const STANDARD: [&str; 8] = [
        "",
        "?",
        "standard",
        "chess",
        "normal",
        "classical",
        "orthodox",
        "from position",
    ];
    const CHESS960: [&str; 6] = [
        "chess960",
        "960",
        "chess9lx",
        "fischerandom",
        "fischerrandom",
        "frc",
    ];
    let lower = name.trim().to_ascii_lowercase();
    let bare = lower.strip_suffix(" chess").unwrap_or(&lower);
    if STANDARD.contains(&bare) {
        return Some(Variant::Standard);
    }
    let dense = bare.replace([' ', '-', '_'], "");
    CHESS960
        .contains(&dense.as_str())
        .then_some(Variant::Chess960)
}

/// Parses the position of a FEN tag. Castling rights by the rooks' files mean Chess960, whether the tags say so or not.
fn start(variant: Variant, fen: &str) -> Result<Position, FenError> {
    variant.position(fen).or_else(|error| match error {
        FenError::Malformed {
            field: Field::Castling,
            ..
        } => Variant::Chess960.position(fen).map_err(|_| error),
        error => Err(error),
    })
}

/// Whether this malformed tag pair gives the starting position, without which the moves are meaningless.
fn says_where_it_begins(text: &str) -> bool {
    let name = text.trim_start_matches('[').trim_start();
    ["FEN", "Variant"]
        .iter()
        .any(|needed| name.starts_with(needed))
}

/// Parses the name and value of `[Name "value"]`, with `\"` and `\\` in the value.
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
