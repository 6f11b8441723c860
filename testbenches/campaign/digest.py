#!/usr/bin/env python3
"""Computes the digest of `fpgambit verify --plies N --mode legal` (or captures) again with python-chess, and nothing of ours.

    .tools/venv/bin/python testbenches/campaign/digest.py N [legal|captures]

Prints positions, moves and digest. N up to 4 takes a minute.
"""

import hashlib
import struct
import sys

import chess

PROMOTION = {chess.KNIGHT: 0, chess.BISHOP: 1, chess.ROOK: 2, chess.QUEEN: 3}
RIGHTS = [chess.BB_H1, chess.BB_A1, chess.BB_H8, chess.BB_A8]


def key(board):
    """What tells positions apart: an en passant square only when the capture is legal."""
    return (board.board_fen(), board.turn, board.castling_rights, board.ep_square if board.has_legal_en_passant() else None)


def image(board):
    words = []
    for rank in range(8):
        word = 0
        for file in range(8):
            piece = board.piece_at(chess.square(file, rank))
            if piece:
                word |= (piece.piece_type | (8 if piece.color == chess.BLACK else 0)) << (4 * file)
        words.append(word)
    state = int(board.turn == chess.BLACK)
    for bit, rook in enumerate(RIGHTS):
        state |= bool(board.castling_rights & rook) << (1 + bit)
    if board.has_legal_en_passant():
        state |= 1 << 5 | board.ep_square << 6
    return struct.pack("<9I", *words, state | 1 << 19)


def word(board, move):
    capture = board.is_capture(move)
    piece = board.piece_type_at(move.from_square)
    if move.promotion:
        kind = 8 + 4 * capture + PROMOTION[move.promotion]
    elif board.is_en_passant(move):
        kind = 5
    elif capture:
        kind = 4
    elif board.is_castling(move):
        kind = 2 if chess.square_file(move.to_square) == 6 else 3
    elif piece == chess.PAWN and abs(move.to_square - move.from_square) == 16:
        kind = 1
    else:
        kind = 0
    return move.from_square | move.to_square << 6 | kind << 12


def main():
    plies = int(sys.argv[1])
    captures = sys.argv[2:] == ["captures"]
    boards = {key(chess.Board()): chess.Board()}
    for _ in range(plies):
        below = {}
        for board in boards.values():
            for move in board.legal_moves:
                child = board.copy(stack=False)
                child.push(move)
                below.setdefault(key(child), child)
        boards = below
    digest = moves = 0
    for board in boards.values():
        words = sorted(word(board, move) for move in board.legal_moves)
        if captures:
            words = [word for word in words if word >> 12 >= 4]
        moves += len(words)
        answer = image(board) + bytes([1 | captures << 1]) + struct.pack(f"<{len(words)}H", *words)
        digest += int.from_bytes(hashlib.sha256(answer).digest()[:16], "little")
    print(f"{len(boards)} positions, {moves} moves, digest {digest % (1 << 128):032x}")


if __name__ == "__main__":
    main()
