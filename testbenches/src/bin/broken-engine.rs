//! A small UCI engine that breaks one rule of chess, for the referee to find: `broken-engine RULE`; `none` breaks none.
//!
//! It knows `position fen FEN [moves ...]` and `go perft N`. Its moves are the pseudo-legal ones whose king is safe by a
//! test that the rule's name says the fault of, and castling by its own book of rights.

use std::io::{self, BufRead as _, Write as _};
use std::process::ExitCode;

use fpgambit_engine::{Bitboard, CastlingRights, Kind, Move, MoveKind, Position, Square};

/// The rules that can be broken.
const RULES: &[&str] = &[
    "none",
    "pin-file",
    "pin-rank",
    "pin-diagonal",
    "en-passant-rank",
    "en-passant-capturer",
    "en-passant-captured",
    "en-passant-none",
    "en-passant-evasion",
    "en-passant-late",
    "castling-out-of-check",
    "castling-through-check",
    "castling-into-check",
    "castling-through-piece",
    "castling-rook-attacked",
    "rights-rook-captured",
    "rights-rook-moved",
    "rights-king-moved",
    "promotion-knight",
    "promotion-bishop",
    "promotion-rook",
    "promotion-queen",
    "double-check-capture",
    "double-check-block",
    "check-unanswered",
    "king-steps-back",
    "king-beside-king",
    "king-takes-guarded",
    "king-into-pawn",
    "pinned-stays",
    "double-push-over",
    "double-push-none",
    "twice",
];

/// A position, and what the engine believes besides.
#[derive(Clone)]
struct Board {
    position: Position,
    /// Rights it has not crossed out.
    kept: CastlingRights,
    /// An en passant square it has not forgotten.
    passed: Option<Square>,
}

fn main() -> ExitCode {
    let rule = std::env::args().nth(1).unwrap_or_default();
    if !RULES.contains(&rule.as_str()) {
        eprintln!("rule `{rule}`: expected one of {}", RULES.join(", "));
        return ExitCode::from(2);
    }
    let mut board = Board::of(Position::startpos());
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["uci"] => println!("id name broken-engine {rule}\nuciok"),
            ["isready"] => println!("readyok"),
            ["position", "fen", ..] => {
                let moves = words.iter().position(|word| *word == "moves");
                let fen = words[2..moves.unwrap_or(words.len())].join(" ");
                let position = fen.parse().expect("the referee tells positions");
                board = Board::of(position);
                for text in &words[moves.map_or(words.len(), |at| at + 1)..] {
                    let mv = board.position.parse_uci(text);
                    board = board.play(mv.expect("the referee tells legal moves"), &rule);
                }
            }
            ["go", "perft", depth] => {
                let depth: u32 = depth.parse().expect("the referee tells numbers");
                let mut total = 0;
                for (mv, is_real) in board.moves(&rule) {
                    let below = board.below(mv, is_real, depth - 1, &rule);
                    println!("{mv}: {below}");
                    total += below;
                }
                println!("\nNodes searched: {total}\n");
            }
            ["quit"] => break,
            _ => {}
        }
        io::stdout().flush().expect("somebody listens");
    }
    ExitCode::SUCCESS
}

impl Board {
    fn of(position: Position) -> Board {
        Board {
            position,
            kept: CastlingRights::NONE,
            passed: None,
        }
    }

    fn perft(&self, depth: u32, rule: &str) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.moves(rule).into_iter();
        moves
            .map(|(mv, is_real)| self.below(mv, is_real, depth - 1, rule))
            .sum()
    }

    /// A move that no board can make counts as one.
    fn below(&self, mv: Move, is_real: bool, depth: u32, rule: &str) -> u64 {
        match is_real {
            true => self.play(mv, rule).perft(depth, rule),
            false => 1,
        }
    }

    fn play(&self, mv: Move, rule: &str) -> Board {
        let before = &self.position;
        let after = before.play(mv);
        let side = before.side_to_move();
        let lost = before.castling().without(after.castling());
        let own = CastlingRights::short(side).with(CastlingRights::long(side));
        let king_moves = mv.from() == before.king(side);
        let kept = match rule {
            "rights-rook-captured" => lost.without(own),
            "rights-rook-moved" if !king_moves => CastlingRights::lost_at(mv.from()),
            "rights-king-moved" if king_moves => lost,
            _ => CastlingRights::NONE,
        };
        // For one more turn of either side.
        let passed = before.en_passant().filter(|_| rule == "en-passant-late");
        Board {
            kept: self.kept.with(kept),
            passed: passed.or(self.passed.filter(|_| before.en_passant().is_none())),
            position: after,
        }
    }

    /// The moves, and whether the position can play them.
    fn moves(&self, rule: &str) -> Vec<(Move, bool)> {
        let position = &self.position;
        let side = position.side_to_move();
        let enemy_king = position.king(!side);
        let mut moves: Vec<Move> = position.pseudo_legal_moves().to_vec();
        moves.retain(|mv| !mv.kind().is_castling() && mv.to() != enemy_king);
        moves.retain(|&mv| self.is_safe(mv, rule));
        let in_check = position.is_check();
        moves.retain(|mv| match rule {
            "en-passant-none" => mv.kind() != MoveKind::EnPassant,
            "en-passant-evasion" => mv.kind() != MoveKind::EnPassant || !in_check,
            "promotion-knight" => mv.promotion() != Some(Kind::Knight),
            "promotion-bishop" => mv.promotion() != Some(Kind::Bishop),
            "promotion-rook" => mv.promotion() != Some(Kind::Rook),
            "promotion-queen" => mv.promotion() != Some(Kind::Queen),
            "double-push-none" => mv.kind() != MoveKind::DoublePush,
            "pinned-stays" => {
                in_check || mv.from() == position.king(side) || {
                    let without = position.occupied() & !Bitboard::of(mv.from());
                    self.attackers(position.king(side), without).is_empty()
                }
            }
            _ => true,
        });
        let mut moves: Vec<(Move, bool)> = moves.into_iter().map(|mv| (mv, true)).collect();
        if rule == "twice"
            && let Some(&(mv, _)) = moves
                .iter()
                .find(|(mv, _)| mv.kind() == MoveKind::EnPassant)
        {
            moves.push((mv, true));
        }
        for short in [true, false] {
            moves.extend(self.castling(short, rule));
        }
        let forward = side.forward();
        for from in position.pieces(side, Kind::Pawn) {
            if rule == "double-push-over"
                && !in_check
                && from.rank() == side.rank(1)
                && let Some(over) = from.offset(0, forward)
                && let Some(to) = from.offset(0, 2 * forward)
                && position.piece_at(over).is_some()
                && position.piece_at(to).is_none()
            {
                moves.push((Move::new(from, to, MoveKind::DoublePush), false));
            }
            for files in [-1, 1] {
                if from
                    .offset(files, forward)
                    .is_some_and(|to| self.passed == Some(to))
                    && self
                        .passed
                        .is_some_and(|to| position.piece_at(to).is_none())
                    && position.en_passant().is_none()
                    && !in_check
                    && let Some(to) = self.passed
                {
                    moves.push((Move::new(from, to, MoveKind::EnPassant), false));
                }
            }
        }
        moves
    }

    /// The enemy's pieces that attack a square of a board with these squares occupied.
    fn attackers(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let enemy = !self.position.side_to_move();
        self.position.attackers(square, enemy, occupied) & occupied
    }

    /// Whether a move leaves the king safe, as far as the engine sees.
    fn is_safe(&self, mv: Move, rule: &str) -> bool {
        let position = &self.position;
        let side = position.side_to_move();
        let (from, to) = (Bitboard::of(mv.from()), Bitboard::of(mv.to()));
        let victim = match mv.kind() {
            MoveKind::EnPassant => {
                Bitboard::of(Square::from_file_rank(mv.to().file(), mv.from().rank()))
            }
            _ => Bitboard::EMPTY,
        };
        let king = position.king(side);
        let after = ((position.occupied() & !from) | to) & !victim;
        if mv.from() == king {
            let mut danger = match rule {
                "king-steps-back" => self.attackers(mv.to(), position.occupied() | to) & !to,
                _ => self.attackers(mv.to(), after) & !to,
            };
            match rule {
                "king-beside-king" => danger &= !Bitboard::of(position.king(!side)),
                "king-takes-guarded" if mv.kind().is_capture() => {
                    danger &= Bitboard::of(position.king(!side));
                }
                "king-into-pawn" if !mv.kind().is_capture() => {
                    danger &= !position.of_kind(Kind::Pawn);
                }
                _ => {}
            }
            return danger.is_empty();
        }
        let danger = self.attackers(king, after) & !to & !victim;
        let checkers = position.checkers();
        let is_en_passant = mv.kind() == MoveKind::EnPassant;
        // The lines that the engine forgets to look along.
        let forgotten = match rule {
            "pin-file" if !is_en_passant => Bitboard::file(king.file()),
            "pin-rank" if !is_en_passant => Bitboard::rank(king.rank()),
            "pin-diagonal" if !is_en_passant => {
                !(Bitboard::file(king.file()) | Bitboard::rank(king.rank()))
            }
            "en-passant-rank" if is_en_passant => Bitboard::rank(king.rank()),
            "en-passant-capturer" if is_en_passant => {
                let now = (position.occupied() & !from) | to;
                self.attackers(king, now) & !Bitboard::rank(king.rank())
            }
            "en-passant-captured" if is_en_passant => {
                let now = (position.occupied() & !victim) | to;
                self.attackers(king, now) & !Bitboard::rank(king.rank())
            }
            "double-check-capture" if checkers.len() > 1 && mv.kind().is_capture() => checkers,
            "double-check-block" if checkers.len() > 1 && !mv.kind().is_capture() => checkers,
            "check-unanswered" if checkers.len() == 1 && !is_en_passant => checkers,
            _ => Bitboard::EMPTY,
        };
        // A pin is forgotten, a check is not.
        let pins = matches!(rule, "pin-file" | "pin-rank" | "pin-diagonal") || is_en_passant;
        let forgotten = if pins {
            forgotten & !checkers
        } else {
            forgotten
        };
        (danger & !forgotten).is_empty()
    }

    /// Castling by the engine's book.
    fn castling(&self, short: bool, rule: &str) -> Option<(Move, bool)> {
        let position = &self.position;
        let side = position.side_to_move();
        let right = match short {
            true => CastlingRights::short(side),
            false => CastlingRights::long(side),
        };
        let square = |file| Square::from_file_rank(file, side.rank(0));
        let holds = position.castling().contains(right);
        let king = square(4);
        if !(holds || self.kept.contains(right)) || position.king(side) != king {
            return None;
        }
        let mut between = if short { 5..=6 } else { 1..=3 };
        let occupied = |file: u8| position.piece_at(square(file)).is_some();
        let is_blocked = match (rule, short) {
            // The square beside the rook is forgotten.
            ("castling-through-piece", false) => occupied(2) || occupied(3),
            _ => between.any(occupied),
        };
        let attacked = |file: u8| !self.attackers(square(file), position.occupied()).is_empty();
        let [through, to] = if short { [5, 6] } else { [3, 2] };
        let is_free = (rule == "castling-out-of-check" || !attacked(4))
            && (rule == "castling-through-check" || !attacked(through))
            && (rule == "castling-into-check" || !attacked(to))
            && (rule != "castling-rook-attacked" || !attacked(if short { 7 } else { 0 }));
        let kind = match short {
            true => MoveKind::CastleShort,
            false => MoveKind::CastleLong,
        };
        let is_real = holds && !between_has_piece(position, side.rank(0), short);
        (!is_blocked && is_free).then(|| (Move::new(king, square(to), kind), is_real))
    }
}

fn between_has_piece(position: &Position, rank: u8, short: bool) -> bool {
    let mut between = if short { 5..=6 } else { 1..=3 };
    between.any(|file| {
        position
            .piece_at(Square::from_file_rank(file, rank))
            .is_some()
    })
}
