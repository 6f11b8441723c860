"""What the benches of the bus fronts do: positions and games over the registers, with python-chess as the oracle.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import chess

HERE = Path(__file__).resolve().parent
SEED = int(os.environ.get("FPGAMBIT_SEED", "14"))


def found(name):
    """A file beside this one, or where the repository has it."""
    return next(path for path in [HERE / name, HERE.parent / "axilite" / name] if path.exists())


def registers(header=None):
    """The names of the header, as it is given to C."""
    header = header or found("fpgambit.h")
    names = re.findall(r"#define FPGAMBIT_(\w+) (0x[0-9a-f]+|\d+)", header.read_text())
    return {name: int(number, 0) for name, number in names}


def image(board):
    """A position's nine words."""
    words = [0] * 8
    for square, piece in board.piece_map().items():
        nibble = piece.piece_type + (0 if piece.color else 8)
        words[square >> 3] |= nibble << 4 * (square & 7)
    state = 0 if board.turn else 1
    rights = [(chess.WHITE, "K"), (chess.WHITE, "Q"), (chess.BLACK, "K"), (chess.BLACK, "Q")]
    for bit, (color, side) in enumerate(rights):
        has = board.has_kingside_castling_rights if side == "K" else board.has_queenside_castling_rights
        state |= has(color) << 1 + bit
    if board.ep_square is not None:
        state |= 1 << 5 | board.ep_square << 6
    return words + [state | min(board.halfmove_clock, 127) << 12 | min(board.fullmove_number, 8191) << 19]


def word(board, move):
    """A move's word."""
    capture = board.is_capture(move)
    if board.is_kingside_castling(move):
        kind = 2
    elif board.is_queenside_castling(move):
        kind = 3
    elif board.is_en_passant(move):
        kind = 5
    elif move.promotion:
        kind = 8 + 4 * capture + move.promotion - chess.KNIGHT
    elif capture:
        kind = 4
    else:
        pawn = board.piece_type_at(move.from_square) == chess.PAWN
        kind = int(pawn and abs(move.to_square - move.from_square) == 16)
    return move.from_square | move.to_square << 6 | kind << 12


def record(board, move):
    """A move's record, with what a pawn becomes, as PUSH takes them."""
    piece = board.piece_at(move.from_square)
    after = board.copy(stack=False)
    after.push(move)
    flags = piece.piece_type == chess.PAWN
    flags |= board.is_capture(move) << 1
    flags |= board.is_castling(move) << 2
    lasting = move.promotion or after.castling_rights != board.castling_rights or board.has_legal_en_passant()
    flags |= bool(lasting) << 3
    nibble = piece.piece_type + (0 if piece.color else 8)
    return move.from_square | move.to_square << 8 | flags << 16 | nibble << 20 | (move.promotion or 0) << 24


def positions(count, chance):
    """Positions of random games."""
    board = chess.Board()
    for _ in range(count):
        for _ in range(1 + chance.randrange(12)):
            if board.is_game_over() or board.fullmove_number > 120:
                board = chess.Board()
            board.push(chance.choice(list(board.legal_moves)))
        yield board


class Bench:
    """The registers over a bus: `write(address, word)` says whether it was done, `read(address)` gives a word or None."""

    def __init__(self, write, read, interrupt):
        self.write, self.read, self.interrupt = write, read, interrupt
        self.at = registers()

    async def must_write(self, name, word, offset=0):
        assert await self.write(self.at[name] + offset, word), f"{name} is refused"

    async def must_read(self, name):
        word = await self.read(self.at[name])
        assert word is not None, f"{name} cannot be read"
        return word

    async def load(self, name, board):
        for number, word in enumerate(image(board)):
            await self.must_write(name, word, 4 * number)

    async def moves(self, mode):
        at, words = self.at, []
        await self.must_write("MOVES", mode)
        while True:
            found = await self.must_read("MOVE")
            if found & at["MOVE_THERE"]:
                words += [found & at["MOVE_WORD"]] if found & at["MOVE_WORD"] else []
                if found & at["MOVE_LAST"]:
                    return words

    async def check_positions(self, count, chance):
        total = 0
        for board in positions(count, chance):
            await self.load("MOVEGEN_BOARD", board)
            legal = [word(board, move) for move in board.legal_moves]
            captures = [one for one in legal if one >> 12 in (4, 5) or one >> 12 >= 8]
            for mode, expected in [(1, legal), (3, captures)]:
                found = await self.moves(mode)
                assert sorted(found) == sorted(expected), f"{board.fen()}, mode {mode}: {found} for {expected}"
                total += len(found)
        assert total > 0
        return total

    async def check_game(self, plies, chance):
        """A game of moves to and fro, so that positions come again; asked after every ply."""
        board = chess.Board()
        await self.load("REPETITION_BOARD", board)
        keys, repetitions = [board._transposition_key()], 0
        for _ in range(plies):
            moves = list(board.legal_moves)
            if not moves:
                break
            back = [move for move in moves if len(board.move_stack) > 1 and move.from_square == board.move_stack[-2].to_square
                    and move.to_square == board.move_stack[-2].from_square]
            move = chance.choice(back if back and chance.random() < 0.7 else moves)
            await self.must_write("PUSH", record(board, move))
            board.push(move)
            keys.append(board._transposition_key())
            await self.must_write("QUERY", 0)
            while not (answer := await self.must_read("ANSWER")) & self.at["ANSWER_COUNT"]:
                pass
            expected = keys.count(keys[-1])
            assert (answer & self.at["ANSWER_COUNT"]) >> 16 == expected, f"{board.fen()}: {answer:08x} for {expected}"
            repetitions += expected > 1
        assert repetitions > 0
        return repetitions

    async def check_errors(self):
        """What cannot be done is refused."""
        assert await self.must_read("IDENTITY") == 0x61677066
        assert not await self.write(self.at["IDENTITY"], 1)
        assert not await self.write(0xFC, 1)
        assert await self.read(self.at["MOVES"]) is None
        await self.load("MOVEGEN_BOARD", chess.Board())
        await self.must_write("MOVES", 1)
        assert not await self.write(self.at["MOVES"], 1), "a busy generator begins again"
        await self.must_write("RESET", 0)
        await self.load("MOVEGEN_BOARD", chess.Board())
        assert len(await self.moves(1)) == 20

    async def check_interrupt(self, clocks):
        """The interrupt is high from the first move to the last."""
        await self.must_write("INTERRUPTS", self.at["STATUS_MOVE"])
        assert not self.interrupt.value
        await self.must_write("MOVES", 1)
        for _ in range(200):
            if self.interrupt.value:
                break
            await clocks(1)
        assert self.interrupt.value, "no interrupt"
        while not await self.must_read("MOVE") & self.at["MOVE_LAST"]:
            pass
        assert not self.interrupt.value, "the interrupt stays"
        await self.must_write("INTERRUPTS", 0)

    async def run(self, clocks):
        chance = random.Random(SEED)
        await self.check_errors()
        await self.check_interrupt(clocks)
        moves = await self.check_positions(60, chance)
        repetitions = await self.check_game(80, chance)
        print(f"seed {SEED}: {moves} moves of 60 positions, {repetitions} repetitions in a game")


# The oldest that cocotb 2 supports.
OLDEST_VERILATOR = (5, 36)


def main(top, file):
    """Builds the circuit, runs the bench over it, and ends the program: with status 0 only if there are tests and all pass.

    SIM names the simulator: verilator, which is the default, or icarus.
    """
    from cocotb_tools.check_results import get_results
    from cocotb_tools.runner import get_runner

    simulator = os.environ.get("SIM", "verilator")
    if simulator == "verilator":
        check_verilator()
    runner = get_runner(simulator)
    build = Path.cwd() / f"sim_build_{top}"
    unit = top.removeprefix("fpgambit_")
    folder = Path(file).resolve().parent
    runner.build(
        sources=[folder / name for name in (folder / f"{top}.f").read_text().split()],
        hdl_toplevel=top,
        build_dir=build,
        parameters={"POSDATA_ROM": 0},
        # Icarus would have whole seconds else.
        timescale=("1ns", "1ps"),
        always=True,
    )
    results = runner.test(
        hdl_toplevel=top,
        test_module=Path(file).stem,
        test_dir=folder,
        build_dir=build,
        results_xml=str(build / "results.xml"),
        extra_env={"COCOTB_LOG_LEVEL": "WARNING"},
    )
    tests, failed = get_results(results)
    if failed or not tests:
        sys.exit(f"FAIL {unit}: {failed} of {tests} tests failed")
    print(f"PASS {unit}: {tests} tests")


def check_verilator():
    """Ends the program when the Verilator on the path is too old: what cocotb says then is hard to understand."""
    try:
        said = subprocess.run(["verilator", "--version"], capture_output=True, text=True, check=False).stdout
    except FileNotFoundError:
        sys.exit("no verilator on the path; with SIM=icarus the bench runs under Icarus Verilog")
    found = re.match(r"Verilator (\d+)\.(\d+)", said)
    if found and tuple(map(int, found.groups())) < OLDEST_VERILATOR:
        oldest = "%d.%03d" % OLDEST_VERILATOR
        sys.exit(f"{said.strip()} is too old: cocotb 2 needs Verilator {oldest} or newer; SIM=icarus takes Icarus Verilog 11")
