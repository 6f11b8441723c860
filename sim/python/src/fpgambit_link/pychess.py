"""Converts positions and moves to and from python-chess. Install it with `pip install fpgambit_link[chess]`.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

from __future__ import annotations

import chess

from .formats import MoveKind
from .moves import Move
from .position import Position


def position(board: chess.Board) -> Position:
    """The position of a python-chess board. Raises PositionError if the units do not support it."""
    return Position.from_fen(board.fen(en_passant="fen"))


def board(position: Position) -> chess.Board:
    """The python-chess board of a position."""
    return chess.Board(position.fen)


def move(board: chess.Board, move: chess.Move) -> Move:
    """A legal python-chess move, with the kind that the units use."""
    capture = board.is_capture(move)
    if board.is_castling(move):
        kind: int = MoveKind.CASTLE_SHORT if board.is_kingside_castling(move) else MoveKind.CASTLE_LONG
    elif board.is_en_passant(move):
        kind = MoveKind.EN_PASSANT
    elif move.promotion:
        kind = (MoveKind.CAPTURE_PROMOTION if capture else MoveKind.PROMOTION) + move.promotion - chess.KNIGHT
    elif capture:
        kind = MoveKind.CAPTURE
    else:
        double = board.piece_type_at(move.from_square) == chess.PAWN and abs(move.to_square - move.from_square) == 16
        kind = MoveKind.DOUBLE_PUSH if double else MoveKind.QUIET
    return Move(move.from_square, move.to_square, kind)


def chess_move(move: Move) -> chess.Move:
    """A move in the form of python-chess."""
    return chess.Move(move.source, move.target, move.promotion or None)
