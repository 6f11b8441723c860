#!/usr/bin/env python3
"""Lets our engine play won endings against the best defence, and counts those that it does not win.

    .tools/venv/bin/python testbenches/matches/endings.py [--positions 1000] [--seconds 0.1] [--jobs 2] [--seed 1]
        [--results FILE] [--engine 'target/release/fpgambit uci'] [ENDING...]

ENDING is KQKR, KPK, KRK or KBNK; the default is all four. The script draws random positions, with either side to move
and the strong side of either colour, and skips those that are not won. The defender uses tables to delay mate as long
as it can: `fpgambit kqkr probe` for a queen or a rook, and for a pawn a table that this script solves with
python-chess, so that it shares no rules with the engine. There is no table for bishop and knight. There Stockfish
defends; before the game it also decides, in the time of a move, whether the position is won. The engine wins a game by
mate. It does not win if the defender can claim a draw: fifty moves, threefold repetition, stalemate or bare material.

Prints each game that the engine did not win, then a Markdown table. Needs python-chess (`testbenches/tools/setup chess`
installs it), the release build of the program, and `stockfish` for KBNK. Exit status: 0 all won, 1 some not won, 2 bad
usage.
"""

import argparse
import random
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path
from statistics import mean

import chess
import chess.engine

from engines import OURS, ROOT, Player

# The pieces of the strong and of the weak side, without the kings.
ENDINGS = {
    "KQKR": ([chess.QUEEN], [chess.ROOK]),
    "KPK": ([chess.PAWN], []),
    "KRK": ([chess.ROOK], []),
    "KBNK": ([chess.BISHOP, chess.KNIGHT], []),
}
# In centipawns. Stockfish scores bishop and knight well above two pawns if it sees no mate, and 0 after the loss of one
# of them.
KNOWN_WIN = 100
HEAD = "| ending | defended by | positions | won | not won | moves to mate: mean, longest |\n|---|---|--:|--:|--:|---|"
RESULTS = """# Won endings

The command below wrote this file; the results are those of the program at that time.

    {command}

We are {ours}, at {seconds:g} s per move. Games played at the same time: {jobs}. The positions are random won positions
with either side to move. A game is won if the engine mates before the fifty-move rule ends it.

{table}
"""


class Probe:
    """Defends queen or rook against king, and queen against rook, with the project's tables."""

    name = "`kqkr probe`"

    def __init__(self):
        command = [ROOT / "target/release/fpgambit", "kqkr", "probe", "-"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def won(self, board):
        """Plies to mate if the strong side wins, whichever side is to move. None if it does not win."""
        value = self.ask(board)[0].split()
        weak = board.turn != strong(board)
        if value[0] != ("loss:" if weak else "win:"):
            return None
        return int(value[3])

    def ask(self, board):
        """The value, and the best move."""
        print(board.fen(), file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline().strip()
        value, found, best = answer.removeprefix(f"{board.fen()}: ").partition(", best ")
        if not found:
            raise SystemExit(f"kqkr probe of `{board.fen()}`: `{answer}`: expected a value and a best move")
        return value, best

    def reply(self, board):
        return chess.Move.from_uci(self.ask(board)[1])

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Pawn:
    """Defends king and pawn against king. python-chess solves the table backwards: plies to mate of every won position,
    with the pawn White's. After a promotion the project's tables take over."""

    name = "a table of python-chess, then `kqkr probe`"

    def __init__(self):
        self.probe = Probe()
        # Kings, pawn and side to move, with the plies to mate.
        self.plies = {}
        # For the positions not solved yet: what each move leads to, a position or a number of plies to mate.
        waiting = {}
        for white, black, pawn, turn in product(range(64), range(64), range(8, 56), chess.COLORS):
            board = chess.Board(None)
            board.set_piece_at(pawn, chess.Piece(chess.PAWN, chess.WHITE))
            board.set_piece_at(white, chess.Piece(chess.KING, chess.WHITE))
            board.set_piece_at(black, chess.Piece(chess.KING, chess.BLACK))
            board.turn = turn
            if len({white, black, pawn}) == 3 and board.is_valid():
                if board.is_checkmate():
                    self.plies[key(board)] = 0
                else:
                    waiting[key(board)] = [self.after(board, move) for move in board.legal_moves]
        longest_known = max(move for moves in waiting.values() for move in moves if isinstance(move, int))
        plies, idle = 0, 0
        while plies <= longest_known or idle < 2:
            plies += 1
            found = [position for position, moves in waiting.items() if self.settled(position[3], moves, plies)]
            idle = 0 if found else idle + 1
            for position in found:
                self.plies[position] = plies
                del waiting[position]

    def settled(self, turn, moves, plies):
        """Whether mate is `plies` plies away. White plays the fastest mate, Black the longest defence."""
        known = [move if isinstance(move, int) else self.plies.get(move) for move in moves]
        if turn == chess.WHITE:
            return plies - 1 in known
        return bool(known) and None not in known and max(known) == plies - 1

    def after(self, board, move):
        board.push(move)
        # A draw is None, which is never solved.
        reached = key(board) if board.pawns else self.won(board)
        board.pop()
        return reached

    def won(self, board):
        if strong(board) == chess.BLACK:
            board = board.mirror()
        if board.pawns:
            return self.plies.get(key(board))
        if board.is_checkmate():
            return 0
        return None if board.is_insufficient_material() or board.is_stalemate() else self.probe.won(board)

    def reply(self, board):
        """The move that delays mate longest, or draws."""
        def delay(move):
            board.push(move)
            plies = self.won(board)
            board.pop()
            return 1_000 if plies is None else plies
        return max(board.legal_moves, key=delay)

    def close(self):
        self.probe.close()


class Stockfish:
    """Defends against bishop and knight with a strong program."""

    name = "Stockfish"

    def __init__(self, seconds):
        self.limit = chess.engine.Limit(time=seconds)
        player = Player("stockfish")
        self.engine = player.start()
        self.name = player.version

    def won(self, board):
        score = self.engine.analyse(board, self.limit)["score"].pov(strong(board)).score(mate_score=100_000)
        return 1 if score >= KNOWN_WIN else None

    def reply(self, board):
        return self.engine.play(board, self.limit).move

    def close(self):
        self.engine.quit()


def main():
    args = arguments()
    rows, clean = [], True
    print(HEAD, flush=True)
    for ending in args.endings or ENDINGS:
        share = [args.positions // args.jobs + (job < args.positions % args.jobs) for job in range(args.jobs)]
        with ProcessPoolExecutor(args.jobs) as pool:
            parts = list(pool.map(play_many, [ending] * args.jobs, share, range(args.jobs), [args] * args.jobs))
        lengths = [length for part in parts for length in part[0]]
        missed = [line for part in parts for line in part[1]]
        print("".join(f"{ending}: not won: {line}\n" for line in missed), end="", file=sys.stderr, flush=True)
        longest_win = f"{mean(lengths):.1f}, {max(lengths)}" if lengths else "-"
        rows.append(f"| {ending} | {parts[0][2]} | {len(lengths) + len(missed)} | {len(lengths)} | {len(missed)} | {longest_win} |")
        print(rows[-1], flush=True)
        clean = clean and not missed
    if args.results:
        table = "\n".join([HEAD, *rows])
        command = " ".join(["endings.py", *sys.argv[1:]])
        text = RESULTS.format(command=command, ours=parts[0][3], seconds=args.seconds, jobs=args.jobs, table=table)
        args.results.write_text(text, encoding="utf-8")
    return 0 if clean else 1


def play_many(ending, positions, job, args):
    """Plays the positions of this job. Returns the moves to mate of each game won, the other games in words, and the
    names of the defender and of our engine."""
    chance = random.Random(f"{args.seed} {ending} {job}")
    defender = {"KPK": Pawn, "KBNK": lambda: Stockfish(args.seconds)}.get(ending, Probe)()
    player = Player(args.engine)
    ours = player.start()
    lengths, missed = [], []
    try:
        for number in range(positions):
            board = won_position(chance, ending, defender)
            begun, attacker = board.fen(), strong(board)
            outcome = play(board, ours, defender, chess.engine.Limit(time=args.seconds), number)
            if outcome.winner == attacker:
                # The attacker made the last move.
                lengths.append((len(board.move_stack) + 1) // 2)
            else:
                missed.append(f"{begun}: {outcome.termination.name.lower().replace('_', ' ')} at {board.fen()}")
            if (number + 1) % 50 == 0:
                print(f"{ending}, job {job}: {number + 1} of {positions}, {len(missed)} not won", file=sys.stderr, flush=True)
    finally:
        ours.close()
        defender.close()
    return lengths, missed, defender.name, player.version


def play(board, ours, defender, limit, game):
    attacker = strong(board)
    # The winning side claims no draw, even if one of its moves would allow it.
    while not (outcome := board.outcome(claim_draw=board.turn != attacker)):
        if board.turn == attacker:
            board.push(ours.play(board, limit, game=game).move)
        else:
            board.push(defender.reply(board))
    return outcome


def won_position(chance, ending, defender):
    mine, theirs = ENDINGS[ending]
    while True:
        color = chance.choice(chess.COLORS)
        men = [(chess.KING, color), (chess.KING, not color)]
        men += [(kind, color) for kind in mine] + [(kind, not color) for kind in theirs]
        board = chess.Board(None)
        for square, (kind, side) in zip(chance.sample(range(64), len(men)), men):
            board.set_piece_at(square, chess.Piece(kind, side))
        board.turn = chance.choice(chess.COLORS)
        if board.is_valid() and not board.is_game_over() and defender.won(board) is not None:
            return board


def strong(board):
    """The side with more material."""
    worth = {chess.QUEEN: 9, chess.ROOK: 5, chess.PAWN: 1, chess.BISHOP: 3, chess.KNIGHT: 3}
    sums = [sum(worth[kind] * len(board.pieces(kind, color)) for kind in worth) for color in chess.COLORS]
    return chess.COLORS[sums[1] > sums[0]]


def key(board):
    """The key of a position: kings, pawn and side to move."""
    return board.king(chess.WHITE), board.king(chess.BLACK), board.pawns.bit_length() - 1, board.turn


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("endings", nargs="*", metavar="ENDING", choices=[[], *ENDINGS])
    parser.add_argument("--engine", default=OURS, help="our engine's command line")
    parser.add_argument("--positions", type=int, default=1000, help="number of won positions for each ending")
    parser.add_argument("--seconds", type=float, default=0.1, help="seconds for each move, ours and Stockfish's")
    parser.add_argument("--jobs", type=int, default=2, help="number of games at the same time")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random positions")
    parser.add_argument("--results", type=Path, help="write the table to this file, with the command that made it")
    args = parser.parse_args()
    if args.positions < 1 or args.jobs < 1 or args.seconds <= 0:
        parser.error("--positions, --jobs and --seconds: expected more than 0")
    return args


if __name__ == "__main__":
    sys.exit(main())
