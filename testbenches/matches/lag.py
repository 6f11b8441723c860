#!/usr/bin/env python3
"""Plays our engine against itself with a clock that loses time in every move, and counts losses on time.

    .tools/venv/bin/python testbenches/matches/lag.py [--games 12] [--ponder] [--load 2] [--engine 'target/release/fpgambit uci']
        CASE...

CASE is SECONDS+INCREMENT/LAG/OVERHEAD, such as 5+0/40/80: seconds per game, seconds per move, the milliseconds that the
clock takes for each move beyond what the engine used, and the value of the option `Move Overhead` (- does not set it).
The script does not wait for the lag, it only subtracts it. With --ponder both sides think in the other's time. --load
runs this many processes that only keep the machine busy. Games end by the rules, or after --moves moves per side. Exit
status: 0 no loss on time, 1 a loss on time, 2 bad usage.
"""

import argparse
import queue
import random
import shlex
import subprocess
import sys
import threading
import time

import chess

from engines import OURS
from play import read_openings


class Engine:
    """A UCI process, driven line by line."""

    def __init__(self, command, overhead, ponder):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.lines = queue.SimpleQueue()
        threading.Thread(target=self.listen, daemon=True).start()
        self.ponders = ponder
        self.expected = None
        self.say("uci")
        self.wait("uciok")
        self.say("setoption name Hash value 4")
        if overhead is not None:
            self.say(f"setoption name Move Overhead value {overhead}")
        self.say("ucinewgame", "isready")
        self.wait("readyok")

    def listen(self):
        for line in self.process.stdout:
            self.lines.put((time.monotonic(), line))
        self.lines.put((time.monotonic(), ""))

    def say(self, *lines):
        self.process.stdin.write("".join(f"{line}\n" for line in lines))
        self.process.stdin.flush()

    def wait(self, word):
        """Waits for a line that begins like this. Returns the time when it arrived, and its words."""
        while True:
            when, line = self.lines.get(timeout=60)
            if not line:
                raise EOFError(f"{self.process.args} has ended")
            if line.startswith(word):
                return when, line.split()

    def move(self, board, clock):
        """The move, and the seconds from the start of its clock."""
        last = board.peek().uci() if board.move_stack else None
        if self.expected and self.expected == last:
            begun = time.monotonic()
            self.say("ponderhit")
        else:
            if self.expected:
                self.say("stop")
                self.wait("bestmove")
            begun = time.monotonic()
            self.say(position(board), f"go {clock}")
        when, words = self.wait("bestmove")
        self.expected = words[3] if self.ponders and len(words) > 3 else None
        return chess.Move.from_uci(words[1]), when - begun

    def ponder(self, board, clock):
        """Lets the engine think in the other's time. The board is the one after our move."""
        if self.expected:
            after = board.copy()
            after.push_uci(self.expected)
            if after.is_game_over():
                self.expected = None
                return
            self.say(position(after), f"go ponder {clock}")

    def close(self):
        self.process.kill()
        self.process.wait()


def position(board):
    moves = " ".join(move.uci() for move in board.move_stack)
    return f"position startpos moves {moves}" if moves else "position startpos"


class Case:
    """The time control of a game."""

    def __init__(self, text):
        try:
            clock, lag, overhead = text.split("/")
            self.time, self.increment = (float(part) for part in clock.split("+"))
            self.lag, self.overhead = float(lag) / 1000, None if overhead == "-" else int(overhead)
        except ValueError:
            raise SystemExit(f"CASE `{text}`: expected SECONDS+INCREMENT/LAG/OVERHEAD, such as 5+0/40/80") from None
        self.text = text


def play(args, case, opening):
    """Plays a game. Returns the number of moves per side, and whether a side lost on time."""
    board = chess.Board()
    for san in opening:
        board.push_san(san)
    engines = [Engine(shlex.split(args.engine), case.overhead, args.ponder) for _ in chess.COLORS]
    clocks = [case.time] * 2

    def clock_words():
        left = [max(int(clocks[color] * 1000), 1) for color in (chess.WHITE, chess.BLACK)]
        increment = int(case.increment * 1000)
        return f"wtime {left[0]} btime {left[1]} winc {increment} binc {increment}"

    try:
        moves = 0
        while not board.outcome(claim_draw=True) and moves < 2 * args.moves:
            color = board.turn
            move, used = engines[color].move(board, clock_words())
            clocks[color] -= used + case.lag
            moves += 1
            if clocks[color] < 0:
                return moves // 2, True
            clocks[color] += case.increment
            board.push(move)
            if not board.is_game_over():
                engines[color].ponder(board, clock_words())
        return moves // 2, False
    finally:
        for engine in engines:
            engine.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", nargs="+", metavar="CASE", type=Case)
    parser.add_argument("--engine", default=OURS, help="the engine's command line")
    parser.add_argument("--games", type=int, default=12, help="number of games for each case")
    parser.add_argument("--moves", type=int, default=120, help="number of moves per side after which a game stops")
    parser.add_argument("--ponder", action="store_true", help="let both sides think in the other's time")
    parser.add_argument("--load", type=int, default=0, help="number of processes that keep the machine busy")
    parser.add_argument("--seed", type=int, default=1, help="seed for the order of the openings")
    args = parser.parse_args()
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(args.load)]
    openings = read_openings()
    random.Random(args.seed).shuffle(openings)
    fell = 0
    try:
        print("| clock / lag / overhead | games | moves each | flags |\n|---|--:|--:|--:|", flush=True)
        for case in args.cases:
            played = [play(args, case, openings[game % len(openings)]) for game in range(args.games)]
            flags = [moves for moves, flag in played if flag]
            lengths = [moves for moves, _ in played]
            at = f" (at moves {', '.join(map(str, flags))})" if flags else ""
            print(f"| {case.text} | {args.games} | {min(lengths)} to {max(lengths)} | {len(flags)}{at} |", flush=True)
            fell += len(flags)
    finally:
        for process in busy:
            process.kill()
    return 1 if fell else 0


if __name__ == "__main__":
    sys.exit(main())
