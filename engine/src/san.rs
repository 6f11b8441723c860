//! Standard algebraic notation.

use crate::quote::quoted;
use crate::{Kind, Move, MoveKind, Position, Square};

/// Why a text is not a SAN move of the position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SanError {
    /// The text is not written as a move.
    #[error("`{text}` is not a move: expected SAN such as Nbd2, exd6, e8=Q+ or O-O")]
    Malformed {
        /// The offending text.
        text: String,
    },
    /// The text fits no legal move.
    #[error("`{text}` is not a legal move of {fen}")]
    Illegal {
        /// The offending text.
        text: String,
        /// The position.
        fen: String,
    },
    /// The text fits several legal moves.
    #[error("`{text}` is ambiguous in {fen}: it could be {}", candidates(moves))]
    Ambiguous {
        /// The offending text.
        text: String,
        /// The position.
        fen: String,
        /// The moves that fit.
        moves: Vec<Move>,
    },
}

fn candidates(moves: &[Move]) -> String {
    moves
        .iter()
        .map(Move::to_string)
        .collect::<Vec<_>>()
        .join(", ")
}

/// What a SAN text says about its move.
struct Said {
    kind: Kind,
    file: Option<u8>,
    rank: Option<u8>,
    /// File and rank; a pawn's capture may omit the rank.
    to: (u8, Option<u8>),
    promotion: Option<Kind>,
}

impl Position {
    /// The legal move that a SAN text means in this position.
    ///
    /// Check and mate signs, `!`, `?`, `x` or `:`, `=` and `e.p.` are optional and may be wrong. Castling may be
    /// written with zeros or small letters. A move may name more squares than necessary, and a pawn's capture only the
    /// files (`ed`). A promotion may be written `a8=Q`, `a8Q`, `a8(Q)`, `a8/Q` or `a7a8q`.
    ///
    /// # Errors
    /// Returns an error if the text is not SAN, fits no legal move, or fits several.
    pub fn parse_san(&self, text: &str) -> Result<Move, SanError> {
        let moves = self.legal_moves();
        let bare = text.trim_end_matches(['+', '#', '!', '?']);
        let fits: Vec<Move> = match bare {
            "O-O" | "0-0" | "o-o" => of_kind(&moves, MoveKind::CastleShort),
            "O-O-O" | "0-0-0" | "o-o-o" => of_kind(&moves, MoveKind::CastleLong),
            _ => {
                let said = said(bare).ok_or_else(|| SanError::Malformed { text: quoted(text) })?;
                moves
                    .iter()
                    .copied()
                    .filter(|&mv| self.is_said(mv, &said))
                    .collect()
            }
        };
        match fits[..] {
            [mv] => Ok(mv),
            [] => Err(SanError::Illegal {
                text: quoted(text),
                fen: self.to_string(),
            }),
            _ => Err(SanError::Ambiguous {
                text: quoted(text),
                fen: self.to_string(),
                moves: fits,
            }),
        }
    }

    fn is_said(&self, mv: Move, said: &Said) -> bool {
        mv.to().file() == said.to.0
            && said.to.1.is_none_or(|rank| mv.to().rank() == rank)
            && mv.promotion() == said.promotion
            && !mv.kind().is_castling()
            && self
                .piece_at(mv.from())
                .is_some_and(|piece| piece.kind == said.kind)
            && said.file.is_none_or(|file| mv.from().file() == file)
            && said.rank.is_none_or(|rank| mv.from().rank() == rank)
    }

    /// The SAN of a legal move of this position, with `+` or `#`.
    pub fn san(&self, mv: Move) -> String {
        let mut san = match mv.kind() {
            MoveKind::CastleShort => "O-O".to_owned(),
            MoveKind::CastleLong => "O-O-O".to_owned(),
            _ => self.san_squares(mv),
        };
        let after = self.play(mv);
        if after.is_check() {
            san.push(if after.legal_count() == 0 { '#' } else { '+' });
        }
        san
    }

    fn san_squares(&self, mv: Move) -> String {
        let (from, to) = (mv.from(), mv.to());
        let kind = self.piece_at(from).map_or(Kind::Pawn, |piece| piece.kind);
        let mut san = String::new();
        if kind == Kind::Pawn {
            if mv.is_capture() {
                san.push((b'a' + from.file()) as char);
            }
        } else {
            san.push(kind.letter().to_ascii_uppercase());
            let rivals: Vec<Square> = self
                .legal_moves()
                .into_iter()
                .filter(|other| other.to() == to && other.from() != from)
                .map(Move::from)
                .filter(|&square| {
                    self.piece_at(square)
                        .is_some_and(|piece| piece.kind == kind)
                })
                .collect();
            if !rivals.is_empty() {
                let [file, rank] = [from.to_string().remove(0), from.to_string().remove(1)];
                if rivals.iter().all(|rival| rival.file() != from.file()) {
                    san.push(file);
                } else if rivals.iter().all(|rival| rival.rank() != from.rank()) {
                    san.push(rank);
                } else {
                    san.extend([file, rank]);
                }
            }
        }
        if mv.is_capture() {
            san.push('x');
        }
        san += &to.to_string();
        if let Some(promotion) = mv.promotion() {
            san.extend(['=', promotion.letter().to_ascii_uppercase()]);
        }
        san
    }
}

fn of_kind(moves: &[Move], kind: MoveKind) -> Vec<Move> {
    moves
        .iter()
        .copied()
        .filter(|mv| mv.kind() == kind)
        .collect()
}

/// Parses from the end: promotion, square, `x`, then the piece and its origin.
fn said(text: &str) -> Option<Said> {
    let text = text.trim_end_matches("e.p.").trim_end();
    let mut letters: Vec<char> = text.chars().collect();
    if let &[file @ 'a'..='h', ref between @ .., to @ 'a'..='h'] = letters.as_slice()
        && matches!(between, [] | ['x' | ':'])
    {
        return Some(Said {
            kind: Kind::Pawn,
            file: Some(file_of(file)),
            rank: None,
            to: (file_of(to), None),
            promotion: None,
        });
    }
    let promotion = promotion(&mut letters)?;
    let rank = letters.pop().filter(|rank| matches!(rank, '1'..='8'))?;
    let file = letters.pop().filter(|file| matches!(file, 'a'..='h'))?;
    letters.pop_if(|letter| matches!(letter, 'x' | '-' | ':'));

    let mut letters = letters.into_iter().peekable();
    let kind = match letters.next_if(char::is_ascii_uppercase) {
        Some(letter) => Kind::from_letter(letter.to_ascii_lowercase())?,
        None => Kind::Pawn,
    };
    let from_file = letters.next_if(|letter| matches!(letter, 'a'..='h'));
    let from_rank = letters.next_if(|letter| matches!(letter, '1'..='8'));
    let said = Said {
        kind,
        file: from_file.map(file_of),
        rank: from_rank.map(rank_of),
        to: (file_of(file), Some(rank_of(rank))),
        promotion,
    };
    letters.next().is_none().then_some(said)
}

fn file_of(letter: char) -> u8 {
    letter as u8 - b'a'
}

fn rank_of(letter: char) -> u8 {
    letter as u8 - b'1'
}

/// Removes a promotion from the end; `None` if it is not valid.
fn promotion(letters: &mut Vec<char>) -> Option<Option<Kind>> {
    let bracket = letters.pop_if(|letter| *letter == ')').is_some();
    let small = matches!(letters[..], [.., '1' | '8', 'n' | 'b' | 'r' | 'q']);
    let Some(letter) = letters.pop_if(|letter| letter.is_ascii_uppercase() || small) else {
        return (!bracket).then_some(None);
    };
    let sign = letters.pop_if(|letter| matches!(letter, '=' | '/' | '('));
    let kind = Kind::from_letter(letter.to_ascii_lowercase())?;
    let fits = Kind::PROMOTIONS.contains(&kind) && bracket == (sign == Some('('));
    fits.then_some(Some(kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn standard_san_is_written_and_read() {
        for (fen, uci, san) in [
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "g1f3",
                "Nf3",
            ),
            ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "O-O-O"),
            ("5k2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "O-O+"),
            ("8/2P4k/8/8/8/8/8/K7 w - - 0 1", "c7c8q", "c8=Q"),
            ("1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8n", "axb8=N"),
            ("7k/8/8/3pP3/8/8/8/K7 w - d6 0 1", "e5d6", "exd6"),
            ("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "a1d1", "Rad1"),
            ("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "a1a3", "R1a3"),
            ("1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1"),
            // The knight on d2 is pinned, so the move needs no disambiguation.
            ("3r1k2/8/8/8/8/8/3N4/3K2N1 w - - 0 1", "g1f3", "Nf3"),
            ("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "e1e8", "Re8#"),
        ] {
            let position: Position = fen.parse().unwrap();
            let mv = position.parse_uci(uci).unwrap();
            assert!(
                position.parse_san(san).is_ok_and(|read| read == mv),
                "{fen} {san}"
            );
            if !["Q5d1", "Q5e2"].contains(&san) {
                assert_eq!(position.san(mv), san, "{fen}");
            }
        }
    }

    #[test]
    fn san_of_every_legal_move_round_trips() {
        for position in crate::random::RandomGames::new(11).take(1_500) {
            for mv in position.legal_moves() {
                let san = position.san(mv);
                assert_eq!(position.parse_san(&san), Ok(mv), "{position} {san}");
            }
        }
    }

    #[test]
    fn invalid_san_gives_a_specific_error() {
        let start = Position::startpos();
        for text in [
            "", "x", "e", "Pe9", "e4=X", "Zf3", "e8=K", "Ngg1f3", "éé", "O-O-O-O",
        ] {
            let error = start.parse_san(text).unwrap_err();
            assert_eq!(error, SanError::Malformed { text: quoted(text) });
        }
        for text in ["e5", "O-O", "Nd2", "Ke2", "e2d3", "e4=Q"] {
            let error = start.parse_san(text).unwrap_err();
            assert!(matches!(error, SanError::Illegal { .. }), "{text}");
        }
        let rooks: Position = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1".parse().unwrap();
        let error = rooks.parse_san("Rd1").unwrap_err().to_string();
        assert!(error.contains("a1d1") && error.contains("h1d1"), "{error}");
        for text in ["Rad1", "Ra1d1", "Ra1-d1", "Rad1!?"] {
            assert_eq!(rooks.parse_san(text).unwrap().to_string(), "a1d1");
        }
    }

    #[test]
    fn nonstandard_san_spellings_are_read() {
        for (fen, uci, texts) in [
            (
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
                "e1g1",
                &["O-O", "0-0", "o-o", "o-o+"][..],
            ),
            (
                "r3k3/8/8/8/8/8/8/4K3 b q - 0 1",
                "e8c8",
                &["o-o-o", "0-0-0"],
            ),
            (
                "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
                "e4d5",
                &[
                    "ed", "exd", "e:d", "e:d5", "exd5", "ed5", "e4:d5", "e4xd5", "e4d5", "Pe4xd5",
                ],
            ),
            (
                "7k/P7/8/8/8/8/8/K7 w - - 0 1",
                "a7a8q",
                &[
                    "a8Q", "a8=Q", "a8(Q)", "a8/Q", "a7a8q", "a7-a8=Q", "a8q", "a8(Q)#",
                ],
            ),
            (
                "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1",
                "g1f3",
                &["Ng1f3", "Ng1-f3", "Ngf3", "N1f3"],
            ),
            (
                "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1",
                "e5d6",
                &["ed", "exd6e.p.", "exd6 e.p.", "e:d6"],
            ),
        ] {
            let position: Position = fen.parse().unwrap();
            for text in texts {
                let read = position.parse_san(text).map(|mv| mv.to_string());
                assert_eq!(read.as_deref(), Ok(uci), "{fen} {text}");
            }
        }
        let two: Position = "4k3/8/8/3p4/2P1P3/3p4/4P3/4K3 w - - 0 1".parse().unwrap();
        let error = two.parse_san("ed").unwrap_err();
        assert!(matches!(error, SanError::Ambiguous { .. }), "{error}");
        for text in [
            "a8(Q", "a8Q)", "a8(K)", "a8=", "a8/", "a8()", "(Q)", "a8(q", "ax",
        ] {
            let pawn: Position = "7k/P7/8/8/8/8/8/K7 w - - 0 1".parse().unwrap();
            assert!(pawn.parse_san(text).is_err(), "{text}");
        }
    }
}
