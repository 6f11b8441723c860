"""Shared parts of the tests: a simulated board, a bad line, random games, and the seed of all random numbers."""

from __future__ import annotations

import json
import os
import random
import subprocess
import unittest
from typing import Iterator, Optional

from fpgambit_link.client import Line, Patience

#: Each run draws a seed and prints it; FPGAMBIT_SEED repeats one.
SEED = int(os.environ.get("FPGAMBIT_SEED") or random.SystemRandom().randrange(1 << 32))
#: The factor by which FPGAMBIT_LONG=1 lengthens the tests.
LONG = 20 if os.environ.get("FPGAMBIT_LONG") == "1" else 1
#: The program. Without it the tests that need it are skipped, but never in testbenches/python/check.
PROGRAM = os.environ.get("FPGAMBIT_PROGRAM")

#: For a line that loses a lot: retry soon, and often.
STUBBORN = Patience(silence=0.15, tries=80)

try:
    import chess

    from fpgambit_link import pychess
except ImportError:
    print("SKIPPED: python-chess is missing, and with it what only it can judge")
    chess = pychess = None  # type: ignore[assignment,unused-ignore]

needs_chess = unittest.skipIf(chess is None, "python-chess is missing")
needs_program = unittest.skipIf(PROGRAM is None, "FPGAMBIT_PROGRAM does not name the program")


def chance(test: str) -> random.Random:
    """Random numbers for one test, from the seed, which it prints."""
    print(f"seed {SEED}: {test}")
    return random.Random(f"{SEED} {test}")


def program(*arguments: object) -> dict:
    """The JSON output of a command of the program."""
    command = [PROGRAM or "", *map(str, arguments), "--format", "json"]
    answer: dict = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return answer


class Simulated:
    """`fpgambit board simulate`, until `close`."""

    def __init__(self, name: str, *options: str) -> None:
        command = [PROGRAM or "", "board", "simulate", name, *options]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self._process.stdout and self._process.stderr
        self.port = self._process.stdout.readline().strip()
        if not self.port:
            raise AssertionError(f"no board: {self._process.stderr.read()}")

    def close(self) -> None:
        self._process.terminate()
        self._process.communicate()


class BadLine:
    """A line that drops, flips and inserts bytes in both directions."""

    def __init__(self, line: Line, rate: float, source: random.Random) -> None:
        self._line = line
        self._rate = rate
        self._chance = source
        self.hits = {"dropped": 0, "flipped": 0, "inserted": 0}

    def _pass(self, data: bytes) -> bytes:
        out = bytearray()
        for byte in data:
            if self._chance.random() >= self._rate:
                out.append(byte)
                continue
            fault = self._chance.choice(list(self.hits))
            self.hits[fault] += 1
            if fault == "flipped":
                out.append(byte ^ 1 << self._chance.randrange(8))
            elif fault == "inserted":
                out += bytes([self._chance.randrange(256), byte])
        return bytes(out)

    def read(self) -> bytes:
        return self._pass(self._line.read())

    def write(self, data: bytes) -> None:
        self._line.write(self._pass(data))

    def close(self) -> None:
        self._line.close()


def random_boards(source: random.Random, most: Optional[int] = None) -> Iterator["chess.Board"]:
    """Positions of random games, a few plies apart."""
    board = chess.Board()
    while most is None or most > 0:
        for _ in range(1 + source.randrange(12)):
            if board.is_game_over() or board.fullmove_number > 120:
                board = chess.Board()
            board.push(source.choice(list(board.legal_moves)))
        yield board.copy(stack=False)
        most = None if most is None else most - 1
