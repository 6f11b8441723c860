#!/usr/bin/env python3
"""Writes or checks `engine/tests/it/chess960.epd`: Chess960 positions with counts from python-chess, an independent
oracle.

    testbenches/suite/chess960.py          checks every count of the file
    testbenches/suite/chess960.py --make   rewrites the file: the hard cases below, and random games from seed 1

Exit status: 0 all in order, 1 a difference, 2 bad usage.
"""

import random
import sys
from pathlib import Path

import chess

FILE = Path(__file__).resolve().parents[2] / "engine" / "tests" / "it" / "chess960.epd"
DEPTHS = 3
GAMES = 60

# Castling that exists only in Chess960: the king stays, the rook stays, they swap places, or the rook shields its king.
HARD = [
    "5rkr/8/8/8/8/8/8/1RKR4 w KQkq - 0 1",
    "1r3k2/8/8/8/8/8/8/q1R1K1R1 w KQ - 0 1",
    "4k3/8/8/8/8/8/8/qRK5 w Q - 0 1",
    "4k3/8/8/8/8/8/8/1RK4r w Q - 0 1",
    "4k3/8/8/8/8/8/8/2RK4 w Q - 0 1",
    "4k3/8/8/8/8/8/8/5KR1 w K - 0 1",
    "4k3/8/8/8/8/8/8/5K1R w K - 0 1",
    "4k3/8/8/8/8/8/8/RK5R w KQ - 0 1",
    "4k3/8/8/8/8/8/8/RRK4R w BH - 0 1",
    "4k3/8/8/8/8/8/8/RRK4R w AH - 0 1",
    "4k3/8/8/8/8/8/8/NRKB3R w BH - 0 1",
    "rk2r3/8/8/8/8/8/8/1RK1R3 b BEae - 0 1",
    "r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq - 0 1",
    "r1k2r1q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K2R1Q w KQkq - 0 1",
    "8/8/8/4B2b/6nN/8/5P2/2R1K2k w Q - 0 1",
    "2r5/8/8/8/8/8/6PP/k2KR3 w K - 0 1",
    "4r3/3k4/8/8/8/8/6PP/qR1K1R2 w KQ - 0 1",
]


def perft(board, depth):
    if depth == 1:
        return board.legal_moves.count()
    nodes = 0
    for move in board.legal_moves:
        board.push(move)
        nodes += perft(board, depth - 1)
        board.pop()
    return nodes


def positions():
    for fen in HARD:
        board = chess.Board(fen, chess960=True)
        assert not board.was_into_check() and board.clean_castling_rights() == board.castling_rights, fen
        yield board
    chance = random.Random(1)
    for _ in range(GAMES):
        board = chess.Board.from_chess960_pos(chance.randrange(960))
        for _ in range(chance.randrange(30)):
            moves = list(board.legal_moves)
            # Prefer castling, and moves that make room for it, so that they occur more often than by chance.
            castling = [move for move in moves if board.is_castling(move)]
            back = 0 if board.turn == chess.WHITE else 7
            room = [move for move in moves if chess.square_rank(move.from_square) == back
                    and board.piece_type_at(move.from_square) not in (chess.KING, chess.ROOK)]
            if castling and chance.random() < 0.1:
                board.push(chance.choice(castling))
            elif room and chance.random() < 0.6:
                board.push(chance.choice(room))
            elif moves:
                board.push(chance.choice(moves))
            else:
                break
        if not board.is_game_over():
            yield board


def line(board):
    counts = " ".join(f";D{depth} {perft(board, depth)}" for depth in range(1, DEPTHS + 1))
    return f"{board.fen(shredder=True, en_passant='fen')} {counts}"


def make():
    head = "# Chess960 by X-FEN and Shredder-FEN; counts by python-chess. Made by: testbenches/suite/chess960.py --make\n"
    FILE.write_text(head + "".join(f"{line(board)}\n" for board in positions()))


def check():
    wrong = 0
    for number, text in enumerate(FILE.read_text().splitlines(), 1):
        if text.startswith("#") or not text:
            continue
        fen, *counters = text.split(" ;")
        board = chess.Board(fen, chess960=True)
        for counter in counters:
            depth, nodes = counter[1:].split()
            found = perft(board, int(depth))
            if found != int(nodes):
                wrong += 1
                print(f"{FILE.name}:{number}: D{depth} is {found}, the file has {nodes}")
    print(f"{FILE.name}: {'all in order' if not wrong else f'{wrong} differences'}")
    return wrong


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--make"]:
            make()
        case []:
            sys.exit(1 if check() else 0)
        case _:
            print(__doc__, file=sys.stderr)
            sys.exit(2)
