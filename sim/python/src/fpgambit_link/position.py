"""Positions: FEN, the board image that the units load, and the moves played on them.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

from __future__ import annotations

import re
from typing import Iterable, Iterator, NamedTuple, Optional, Sequence, Tuple

from .formats import Flag, Home, MoveKind, Nibble, Piece, Rights, StateWord
from .moves import SQUARES, Move, MoveError, MoveRecord
from .text import quoted

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

#: The letters, by piece nibble.
_LETTERS = " PNBRQK  pnbrqk "
_NAMES = ("White", "Black")
_HALF_MOVES_MOST = (1 << StateWord.FULL_MOVES - StateWord.HALF_MOVES) - 1
_FULL_MOVES_MOST = (1 << 32 - StateWord.FULL_MOVES) - 1

_STRAIGHT = ((1, 0), (0, 1), (-1, 0), (0, -1))
_DIAGONAL = ((1, 1), (-1, 1), (1, -1), (-1, -1))
_JUMPS = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))

#: The castling rights that a move from or to a square ends.
_RIGHTS_OF = {
    Home.A1: Rights.WHITE_LONG,
    Home.E1: Rights.WHITE,
    Home.H1: Rights.WHITE_SHORT,
    Home.A8: Rights.BLACK_LONG,
    Home.E8: Rights.BLACK,
    Home.H8: Rights.BLACK_SHORT,
}
#: Each right with its letter, its side, and the squares of king and rook.
_CASTLING = (
    ("K", Rights.WHITE_SHORT, 0, Home.E1, Home.H1),
    ("Q", Rights.WHITE_LONG, 0, Home.E1, Home.A1),
    ("k", Rights.BLACK_SHORT, 1, Home.E8, Home.H8),
    ("q", Rights.BLACK_LONG, 1, Home.E8, Home.A8),
)


class PositionError(ValueError):
    """A text or an image that is not a position for the units."""


def _ray(start: int, files: int, ranks: int) -> Iterator[int]:
    file, rank = (start & 7) + files, (start >> 3) + ranks
    while 0 <= file < 8 and 0 <= rank < 8:
        yield rank << 3 | file
        file, rank = file + files, rank + ranks


def _steps(start: int, steps: Iterable[Tuple[int, int]]) -> Iterator[int]:
    for files, ranks in steps:
        yield from list(_ray(start, files, ranks))[:1]


class Position(NamedTuple):
    """A position that satisfies the preconditions of the units. Create it with `from_fen` or `from_image`."""

    #: Piece nibbles by square, a1 first: 0, or a type of `formats.Piece`, plus 8 for Black.
    board: Tuple[int, ...]
    #: The side to move: 0 White, 1 Black.
    side: int
    #: Castling rights, bits of `formats.Rights`.
    rights: int
    #: The en passant square.
    en_passant: Optional[int]
    #: The number of plies since the last capture or pawn move.
    half_moves: int
    #: The number of the full move.
    full_moves: int

    @classmethod
    def from_fen(cls, fen: str) -> "Position":
        """The position of a FEN. The FEN may lack the two move counters; `startpos` is the start position.

        Raises PositionError if the text is malformed or the position is invalid: a side does not have exactly one king,
        a pawn is on the first or last rank, a castling right lacks king and rook at home, an en passant square lacks
        the double push before it, or the side that is not to move is in check.
        """
        fields = START.split() if fen.strip(" \t\n\r\f") == "startpos" else re.findall(r"[^ \t\n\r\f]+", fen)
        if not 4 <= len(fields) <= 6:
            raise PositionError(f"FEN {quoted(fen)}: {len(fields)} fields: expected 4 to 6")
        pieces, side, castling, en_passant, half_moves, full_moves = (fields + ["0", "1"][len(fields) - 4 :])[:6]
        if side not in ("w", "b"):
            raise _malformed(2, "side to move", side, "w or b")
        if not re.fullmatch("-|K?Q?k?q?", castling) or not castling:
            raise _malformed(3, "castling", castling, "- or letters of KQkq in that order")
        if en_passant != "-" and en_passant not in SQUARES:
            raise _malformed(4, "en passant", en_passant, "- or a square such as e3")
        position = cls(
            _board(pieces),
            int(side == "b"),
            sum(right for letter, right, *_ in _CASTLING if letter in castling),
            None if en_passant == "-" else SQUARES.index(en_passant),
            _number(5, "half-move clock", half_moves),
            # Some programs count full moves from 0.
            max(1, _number(6, "full-move number", full_moves)),
        )
        fault = position._fault()
        if fault:
            raise PositionError(f"FEN {quoted(fen)}: {fault}")
        return position

    @classmethod
    def from_image(cls, image: Sequence[int]) -> "Position":
        """The position in nine words. Raises PositionError if they are not a position."""
        if len(image) != 9 or any(word >> 32 for word in image):
            raise PositionError(f"board image of {len(image)} words: expected 9 of 32 bits")
        board = tuple(image[at >> 3] >> 4 * (at & 7) & 15 for at in range(64))
        strange = [at for at in range(64) if board[at] and _LETTERS[board[at]] == " "]
        if strange:
            raise PositionError(f"board image: nibble {board[strange[0]]} on {SQUARES[strange[0]]} is no piece")
        state = image[8]
        en_passant = state >> StateWord.EN_PASSANT_SQUARE & 63
        position = cls(
            board,
            state & 1,
            state >> StateWord.RIGHTS & 15,
            en_passant if state >> StateWord.EN_PASSANT & 1 else None,
            state >> StateWord.HALF_MOVES & _HALF_MOVES_MOST,
            state >> StateWord.FULL_MOVES,
        )
        fault = position._fault()
        if fault:
            raise PositionError(f"board image: {fault}")
        return position

    @property
    def image(self) -> Tuple[int, ...]:
        """The board image: eight rank words, rank 1 first, file a in the low nibble, then the state word."""
        ranks = [sum(self.board[8 * rank + file] << 4 * file for file in range(8)) for rank in range(8)]
        state = self.side << StateWord.SIDE | self.rights << StateWord.RIGHTS
        if self.en_passant is not None:
            state |= 1 << StateWord.EN_PASSANT | self.en_passant << StateWord.EN_PASSANT_SQUARE
        state |= min(self.half_moves, _HALF_MOVES_MOST) << StateWord.HALF_MOVES
        state |= min(self.full_moves, _FULL_MOVES_MOST) << StateWord.FULL_MOVES
        return (*ranks, state)

    @property
    def fen(self) -> str:
        """The position as a FEN of six fields."""
        ranks = ["".join(_LETTERS[nibble] for nibble in self.board[8 * rank :][:8]) for rank in range(7, -1, -1)]
        pieces = re.sub(" +", lambda found: str(len(found[0])), "/".join(ranks))
        castling = "".join(letter for letter, right, *_ in _CASTLING if self.rights & right) or "-"
        en_passant = "-" if self.en_passant is None else SQUARES[self.en_passant]
        return f"{pieces} {'wb'[self.side]} {castling} {en_passant} {self.half_moves} {self.full_moves}"

    def __str__(self) -> str:
        return self.fen

    def king(self, side: int) -> int:
        """The square of a side's king."""
        return self.board.index(Piece.KING | side << 3)

    def attackers(self, at: int, by: int) -> Iterator[int]:
        """The squares from which a side's pieces attack a square."""
        black = by << 3

        def seen(ray: Iterator[int], *kinds: int) -> Iterator[int]:
            for square in ray:
                if self.board[square]:
                    if self.board[square] in [kind | black for kind in kinds]:
                        yield square
                    return

        for step in _STRAIGHT:
            yield from seen(_ray(at, *step), Piece.ROOK, Piece.QUEEN)
        for step in _DIAGONAL:
            yield from seen(_ray(at, *step), Piece.BISHOP, Piece.QUEEN)
        behind = 1 if by else -1
        for kind, steps in (
            (Piece.KNIGHT, _JUMPS),
            (Piece.KING, _STRAIGHT + _DIAGONAL),
            (Piece.PAWN, ((-1, behind), (1, behind))),
        ):
            yield from (square for square in _steps(at, steps) if self.board[square] == kind | black)

    def in_check(self, side: int) -> bool:
        """Whether a side's king is attacked."""
        return any(self.attackers(self.king(side), 1 - side))

    def move(self, uci: str) -> Move:
        """The move that a text in UCI notation names. It may be illegal, but it moves a piece of the side to move.

        Raises MoveError if the text is not a move.
        """
        if not re.fullmatch("([a-h][1-8]){2}[nbrq]?", uci):
            raise MoveError(f"move {quoted(uci)}: expected UCI's notation, as e2e4 or e7e8q")
        source, target = SQUARES.index(uci[:2]), SQUARES.index(uci[2:4])
        nibble = self.board[source]
        if not nibble or nibble >> 3 != self.side or source == target:
            raise MoveError(f"move {quoted(uci)} in {quoted(self.fen)}: expected a piece of {_NAMES[self.side]} on {uci[:2]}")
        capture = self.board[target] != 0
        pawn = nibble & 7 == Piece.PAWN
        if (target >> 3 in (0, 7) and pawn) != (len(uci) == 5):
            raise MoveError(f"move {quoted(uci)} in {quoted(self.fen)}: expected a promotion exactly of a pawn's last step")
        kind: int = MoveKind.CAPTURE if capture else MoveKind.QUIET
        if len(uci) == 5:
            kind = (MoveKind.CAPTURE_PROMOTION if capture else MoveKind.PROMOTION) + "nbrq".index(uci[4])
        elif pawn and abs(target - source) == 16:
            kind = MoveKind.DOUBLE_PUSH
        elif pawn and (target - source) & 7 and not capture:
            kind = MoveKind.EN_PASSANT
        elif nibble & 7 == Piece.KING and abs(target - source) == 2:
            kind = MoveKind.CASTLE_SHORT if target > source else MoveKind.CASTLE_LONG
        return Move(source, target, kind)

    def play(self, move: Move) -> "Position":
        """The position after a legal move."""
        board = list(self.board)
        nibble = board[move.source]
        board[move.source] = 0
        board[move.target] = move.promotion | nibble & Nibble.BLACK if move.promotion else nibble
        if move.kind == MoveKind.EN_PASSANT:
            board[move.source & 0x38 | move.target & 7] = 0
        if move.is_castling:
            home = move.source & 0x38
            away, place = (7, 5) if move.kind == MoveKind.CASTLE_SHORT else (0, 3)
            board[home | away], board[home | place] = 0, board[home | away]
        lasting = move.is_capture or nibble & 7 == Piece.PAWN
        return Position(
            tuple(board),
            1 - self.side,
            self._rights_after(move),
            (move.source + move.target) // 2 if move.kind == MoveKind.DOUBLE_PUSH else None,
            0 if lasting else self.half_moves + 1,
            self.full_moves + self.side,
        )

    def record(self, move: Move) -> MoveRecord:
        """The record of a legal move, for the repetition unit."""
        nibble = self.board[move.source]
        flags = (nibble & 7 == Piece.PAWN) << Flag.PAWN | move.is_capture << Flag.CAPTURE
        flags |= move.is_castling << Flag.CASTLING
        lost = self._rights_after(move) != self.rights
        flags |= bool(lost or move.promotion or self.has_legal_en_passant()) << Flag.OTHER
        return MoveRecord.pack(move.source, move.target, nibble, flags, move.promotion)

    def has_legal_en_passant(self) -> bool:
        """Whether a capture en passant is legal."""
        if self.en_passant is None:
            return False
        back = 1 if self.side else -1
        for source in _steps(self.en_passant, ((-1, back), (1, back))):
            if self.board[source] == Piece.PAWN | self.side << 3:
                if not self.play(Move(source, self.en_passant, MoveKind.EN_PASSANT)).in_check(self.side):
                    return True
        return False

    def _rights_after(self, move: Move) -> int:
        return self.rights & ~(_RIGHTS_OF.get(move.source, 0) | _RIGHTS_OF.get(move.target, 0))

    def _fault(self) -> str:
        """A description of the first broken precondition; empty if there is none."""
        for side in (0, 1):
            kings = self.board.count(Piece.KING | side << 3)
            if kings != 1:
                return f"{_NAMES[side]} has {kings} kings: expected one"
        for at in (*range(8), *range(56, 64)):
            if self.board[at] & 7 == Piece.PAWN:
                return f"a pawn stands on {SQUARES[at]}: expected pawns on ranks 2 to 7"
        for letter, right, side, king, rook in _CASTLING:
            for kind, at in ((Piece.KING, king), (Piece.ROOK, rook)):
                if self.rights & right and self.board[at] != kind | side << 3:
                    return f"castling right {letter} without its {'king' if kind == Piece.KING else 'rook'} on {SQUARES[at]}"
        if self.en_passant is not None:
            name, ahead = SQUARES[self.en_passant], 8 if self.side else -8
            if self.en_passant >> 3 != (2 if self.side else 5):
                return f"en passant square {name}: expected one on rank {3 if self.side else 6} with {_NAMES[self.side]} to move"
            for at in (self.en_passant, self.en_passant - ahead):
                if self.board[at]:
                    return f"en passant square {name}, but {SQUARES[at]} is occupied"
            if self.board[self.en_passant + ahead] != Piece.PAWN | (1 - self.side) << 3:
                return f"en passant square {name} without a pawn on {SQUARES[self.en_passant + ahead]}"
        checker = next(self.attackers(self.king(1 - self.side), self.side), None)
        if checker is not None:
            return f"{_NAMES[1 - self.side]} is in check from {SQUARES[checker]}, but it is {_NAMES[self.side]}'s move"
        return ""


def _malformed(number: int, name: str, text: str, expected: str) -> PositionError:
    return PositionError(f"FEN field {number} ({name}) {quoted(text)}: expected {expected}")


def _number(number: int, name: str, text: str) -> int:
    if not re.fullmatch("0|[1-9][0-9]{0,9}", text) or int(text) >> 32:
        raise _malformed(number, name, text, "a number below 4,294,967,296 without sign or leading zero")
    return int(text)


def _board(text: str) -> Tuple[int, ...]:
    board = [0] * 64
    ranks = text.split("/")
    if len(ranks) != 8:
        raise _malformed(1, "pieces", text, f"8 ranks, found {len(ranks)}")
    for rank, letters in zip(range(7, -1, -1), ranks):
        squares = re.sub("[1-8]", lambda found: " " * int(found[0]), letters)
        if re.search("[^PNBRQKpnbrqk1-8]|[1-8][1-8]", letters) or len(squares) != 8:
            expected = "8 squares of PNBRQKpnbrqk and digits 1 to 8, no two digits in a row"
            raise PositionError(f"FEN field 1 (pieces): rank {rank + 1} {quoted(letters)}: expected {expected}")
        for file, letter in enumerate(squares):
            board[8 * rank + file] = _LETTERS.index(letter) if letter != " " else 0
    return tuple(board)
