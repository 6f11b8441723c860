"""Squares, move words and move records.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

from __future__ import annotations

from typing import NamedTuple

from .formats import Flag, MoveKind, MoveWord, Piece, Record
from .text import quoted

#: The names of the squares, by number: a1, b1, ... h8.
SQUARES = tuple(file + rank for rank in "12345678" for file in "abcdefgh")

#: The kinds of moves that are not promotions.
_PLAIN = (
    MoveKind.QUIET,
    MoveKind.DOUBLE_PUSH,
    MoveKind.CASTLE_SHORT,
    MoveKind.CASTLE_LONG,
    MoveKind.CAPTURE,
    MoveKind.EN_PASSANT,
)


class MoveError(ValueError):
    """A word or a text that is not a move."""


def square(name: str) -> int:
    """The number of a square, from its name. Raises MoveError if there is no such square."""
    if name not in SQUARES:
        raise MoveError(f"square {quoted(name)}: expected a1 to h8")
    return SQUARES.index(name)


class Move(NamedTuple):
    """A move as the generator emits it: 16 bits, `source[5:0]`, `target[11:6]`, `kind[15:12]`.

    `kind` is one of `formats.MoveKind`; 8 to 11 promote to knight, bishop, rook and queen, 12 to 15 the same with a
    capture.
    """

    source: int
    target: int
    kind: int

    @classmethod
    def from_word(cls, word: int) -> "Move":
        """The move in a word. Raises MoveError if the word is not a move."""
        kind = word >> MoveWord.KIND
        if word < 1 or kind > 15 or (kind < MoveKind.PROMOTION and kind not in _PLAIN):
            raise MoveError(f"move word {word:#06x}: expected 16 bits with a kind of 0 to 5 or 8 to 15")
        return cls(word & 63, word >> MoveWord.TO & 63, kind)

    @property
    def word(self) -> int:
        """The 16 bits."""
        return self.source | self.target << MoveWord.TO | self.kind << MoveWord.KIND

    @property
    def promotion(self) -> int:
        """The promotion piece, one of `formats.Piece`, or 0."""
        return Piece.KNIGHT + (self.kind & 3) if self.kind >= MoveKind.PROMOTION else 0

    @property
    def is_capture(self) -> bool:
        """Whether the move captures a piece."""
        return self.kind in (MoveKind.CAPTURE, MoveKind.EN_PASSANT) or self.kind >= MoveKind.CAPTURE_PROMOTION

    @property
    def is_castling(self) -> bool:
        """Whether the move is castling."""
        return self.kind in (MoveKind.CASTLE_SHORT, MoveKind.CASTLE_LONG)

    @property
    def uci(self) -> str:
        """The move in UCI notation. Castling is the move of the king, such as e1g1."""
        return SQUARES[self.source] + SQUARES[self.target] + " pnbrqk"[self.promotion].strip()

    def __str__(self) -> str:
        return self.uci


class MoveRecord(NamedTuple):
    """A move record for the repetition unit: 24 bits and the promotion piece.

    `from[5:0]`, `to[13:8]`, `flags[19:16]`, `piece[23:20]`. A record with a flag is irreversible: the position before
    the move cannot occur again.
    """

    word: int
    promotion: int

    @classmethod
    def pack(cls, source: int, target: int, nibble: int, flags: int, promotion: int = 0) -> "MoveRecord":
        """The record with these fields. `flags` are bits numbered by `formats.Flag`."""
        word = source << Record.FROM | target << Record.TO | flags << Record.FLAGS | nibble << Record.PIECE
        return cls(word, promotion)

    @classmethod
    def null(cls) -> "MoveRecord":
        """The null move: the other side is to move, and the position before it cannot occur again."""
        return cls.pack(0, 0, Piece.NONE, 1 << Flag.OTHER)
