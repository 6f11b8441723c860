#!/usr/bin/env python3
"""Plays matches against other UCI engines and writes the results as a Markdown table.

    .tools/venv/bin/python testbenches/matches/play.py [--games 200] [--time 2+0.02] [--jobs 1] [--pgn FILE]
        [--results FILE] [--engine 'target/release/fpgambit uci'] [--threads 1] [--option NAME=VALUE]
        [--nodes N --move-time S] OPPONENT...

OPPONENT is gnuchess, toga2, stockfish, stockfish:1500 (limited to that UCI_Elo), or a command line. The script plays
every opening of openings.txt twice, with colours swapped. Games end by the rules: mate, stalemate, bare material, and
the draws that a player may claim (threefold repetition, fifty moves). The clocks run in this script, not in the
engines; each game has --grace seconds for the cost of pipes and scheduling. The script runs unattended: an engine that
makes an illegal move, exceeds its time or crashes loses that game and starts again. --results writes the table with the
command and the engines' versions, for example to `RESULTS.md` in this folder.

With --nodes there are no clocks: our engine searches N nodes per move, and the opponent S seconds. So the model of the
chip plays as the chip would, however fast the machine is: `--option Searcher=chip --nodes 233000 --move-time 0.1`.

Needs python-chess (`testbenches/tools/setup chess` installs it). Exit status: 0 all games played, 1 our engine lost a
game by a fault of its own, 2 bad usage.
"""

import argparse
import os
import random
import shlex
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

import chess
import chess.engine
import chess.pgn

import elo
from engines import OURS, Player

HEAD = ("| opponent | version | games | won, drawn, lost | score | rating difference (95 %) | our faults | theirs |\n"
        "|---|---|--:|--:|--:|--:|---|---|")
FAULTS = ("illegal move", "time", "crash")


RESULTS = """# Matches against outside engines

The command below wrote this file; the results are those of the program at that time.

    {command}

We are {ours}, on {threads}. The time control is {rate}. Every other engine runs on one
thread. Engines with an option for the size of the hash table have 16 MiB. Nobody uses an opening book. Games played at
the same time: {jobs}. The engines play each opening of `openings.txt` twice, with colours exchanged; the error bars treat
the two games as one pair. A fault is an illegal move, a clock more than {grace:g} s below zero, or a crash. The rating
difference is our rating minus the opponent's.

Cores of the machine: {cores}. Load average: {before:.0f} at the start, {after:.0f} at the end. If the load is much higher than
the number of cores, other work delayed the engines, and an engine may have lost on time through no fault of its own.

{table}
"""


class Fault(Exception):
    """A game lost by a fault, not by the opponent's moves: who lost it, and why."""

    def __init__(self, loser, what, detail=""):
        super().__init__(f"{what}: {detail}" if detail else what)
        self.loser, self.what = loser, what


def main():
    args = arguments()
    ours = Player(args.engine, args.threads)
    ours.options |= dict(option.split("=", 1) for option in args.option)
    openings = read_openings()
    random.Random(args.seed).shuffle(openings)
    print(HEAD, flush=True)
    clean, rows, load = True, [], os.getloadavg()[0]
    for spec in args.opponents:
        match = Match(args, ours, Player(spec))
        with ThreadPoolExecutor(args.jobs) as pool:
            pairs = range((args.games + 1) // 2)
            list(pool.map(lambda pair: match.play_pair(pair, openings[pair % len(openings)]), pairs))
        rows.append(match.row())
        print(rows[-1], flush=True)
        if args.results:
            args.results.write_text(results(args, ours, load, rows), encoding="utf-8")
        clean = clean and not match.faults[True]
    return 0 if clean else 1


class Match:
    """Plays our engine against one opponent."""

    def __init__(self, args, ours, other):
        self.args, self.players = args, (ours, other)
        self.pairs, self.results = [], []
        self.faults = {True: [], False: []}
        self.lock = Lock()

    def play_pair(self, number, opening):
        """Plays an opening with either colour. Each game starts fresh engines."""
        scores = []
        for our_color in chess.COLORS:
            game, score = self.play_game(number, opening, our_color)
            scores.append(score)
            with self.lock:
                self.results.append(score)
                print(f"{self.players[1].name}: game {len(self.results)}: {score}", file=sys.stderr, flush=True)
                if self.args.pgn:
                    with open(self.args.pgn, "a", encoding="utf-8") as file:
                        print(game, file=file, end="\n\n")
        with self.lock:
            self.pairs.append(sum(scores) / 2)

    def play_game(self, number, opening, our_color):
        board = chess.Board()
        for san in opening:
            board.push_san(san)
        game = chess.pgn.Game()
        names = [player.name for player in self.players]
        game.headers.update(Event="testbenches/matches/play.py", Round=str(number + 1), TimeControl=self.args.rate if self.args.nodes else self.args.time)
        game.headers["White"], game.headers["Black"] = names if our_color == chess.WHITE else reversed(names)
        try:
            winner, reason = self.play_out(board, our_color)
        except Fault as fault:
            winner, reason = not fault.loser, str(fault)
            with self.lock:
                self.faults[fault.loser == our_color].append(fault.what)
        score = 0.5 if winner is None else float(winner == our_color)
        game.add_line(board.move_stack)
        game.headers["Result"] = {None: "1/2-1/2", True: "1-0", False: "0-1"}[winner]
        game.headers["Termination"] = reason
        return game, score

    def play_out(self, board, our_color):
        """Plays a game to its end. Returns the winner, or None, and the reason."""
        clocks = [self.args.clock] * 2
        engines = {}
        try:
            for color in chess.COLORS:
                engines[color] = self.start(color, our_color)
            while True:
                outcome = board.outcome(claim_draw=True)
                if outcome:
                    return outcome.winner, outcome.termination.name.lower().replace("_", " ")
                color = board.turn
                limit = self.limit(clocks, color == our_color)
                begun = time.monotonic()
                move = ask(engines[color], board, limit, color)
                if not self.args.nodes:
                    clocks[color] -= time.monotonic() - begun
                    if clocks[color] < -self.args.grace:
                        raise Fault(color, "time", f"{-clocks[color]:.3f} s over")
                    clocks[color] = max(clocks[color], 0) + self.args.increment
                board.push(move)
        finally:
            for engine in engines.values():
                close(engine)

    def limit(self, clocks, ours):
        if self.args.nodes:
            return chess.engine.Limit(nodes=self.args.nodes) if ours else chess.engine.Limit(time=self.args.move_time)
        white, black = (max(clocks[color], 0.001) for color in (chess.WHITE, chess.BLACK))
        increment = self.args.increment
        return chess.engine.Limit(white_clock=white, black_clock=black, white_inc=increment, black_inc=increment)

    def start(self, color, our_color):
        try:
            return self.players[color != our_color].start()
        except (chess.engine.EngineError, TimeoutError, OSError) as error:
            raise Fault(color, "crash", f"does not start: {error}") from error

    def row(self):
        counts = ", ".join(str(self.results.count(score)) for score in (1, 0.5, 0))
        faults = [", ".join(f"{self.faults[ours].count(what)} {what}" for what in FAULTS if what in self.faults[ours])
                  for ours in (True, False)]
        score = sum(self.results) / len(self.results)
        return (f"| {self.players[1].name} | {self.players[1].version} | {len(self.results)} | {counts} | {score:.1%} "
                f"| {elo.difference(self.pairs)} | {faults[0] or 'none'} | {faults[1] or 'none'} |")


def results(args, ours, load, rows):
    """The file of results: the command, the load of the machine, and the table."""
    command = " ".join(["play.py", *(shlex.quote(word) for word in sys.argv[1:])])
    threads = "one thread" if args.threads == 1 else f"{args.threads} threads"
    return RESULTS.format(command=command, ours=ours.version, threads=threads, rate=args.rate, jobs=args.jobs, grace=args.grace,
                          cores=os.cpu_count(), before=load, after=os.getloadavg()[0],
                          table="\n".join([HEAD, *rows]))


def ask(engine, board, limit, color):
    """The engine's move; raises a Fault if it commits one."""
    try:
        move = engine.play(board, limit, game=id(engine)).move
    except chess.engine.EngineTerminatedError as error:
        raise Fault(color, "crash", str(error)) from error
    except chess.engine.EngineError as error:
        raise Fault(color, "illegal move", str(error)) from error
    except TimeoutError as error:
        raise Fault(color, "time", "no answer") from error
    if move is None:
        raise Fault(color, "illegal move", "none at all")
    return move


def close(engine):
    try:
        engine.quit()
    except (chess.engine.EngineError, TimeoutError):
        engine.close()


def read_openings():
    lines = (Path(__file__).parent / "openings.txt").read_text(encoding="utf-8").splitlines()
    return [line.split() for line in lines if line and not line.startswith("#")]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("opponents", nargs="+", metavar="OPPONENT")
    parser.add_argument("--engine", default=OURS, help="our engine's command line")
    parser.add_argument("--threads", type=int, default=1, help="number of threads of our engine; the others have one")
    parser.add_argument("--games", type=int, default=200, help="number of games against each opponent")
    parser.add_argument("--time", default="2+0.02", help="seconds per game + seconds per move, such as 2+0.02")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="UCI option of our engine; can be repeated")
    parser.add_argument("--nodes", type=int, help="nodes per move for our engine; then there are no clocks, and --move-time is required")
    parser.add_argument("--move-time", type=float, help="seconds per move for the opponent, with --nodes")
    parser.add_argument("--jobs", type=int, default=1, help="number of games at the same time")
    parser.add_argument("--grace", type=float, default=0.1, help="seconds that a clock may fall below zero without a loss")
    parser.add_argument("--seed", type=int, default=1, help="seed for the order of the openings")
    parser.add_argument("--pgn", help="append the games to this file")
    parser.add_argument("--results", type=Path, help="write the table to this file, with the command that made it")
    args = parser.parse_args()
    try:
        args.clock, args.increment = (float(part) for part in args.time.split("+"))
    except ValueError:
        parser.error(f"--time `{args.time}`: expected seconds+seconds, such as 2+0.02")
    if (args.nodes is None) != (args.move_time is None):
        parser.error("--nodes and --move-time: expected both or none")
    for option in args.option:
        if "=" not in option:
            parser.error(f"--option `{option}`: expected NAME=VALUE")
    if args.nodes is not None and (args.nodes < 1 or args.move_time <= 0):
        parser.error("--nodes and --move-time: expected more than 0")
    args.rate = f"{args.nodes} nodes per move against {args.move_time:g} s" if args.nodes else f"{args.time} seconds (per game + per move)"
    if args.games < 1 or args.jobs < 1 or args.threads < 1:
        parser.error("--games, --jobs and --threads: expected 1 or more")
    return args


if __name__ == "__main__":
    sys.exit(main())
