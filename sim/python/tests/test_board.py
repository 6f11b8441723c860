"""Tests the client with simulated boards, on good and bad lines. python-chess is the oracle."""

import random
import unittest
from typing import List

from fpgambit_link import commands
from fpgambit_link.board import AttackQuery, Board
from fpgambit_link.client import Patience, SerialLine
from fpgambit_link.commands import Results
from fpgambit_link.formats import HistoryLimit, LinkUnit, Query, SearchStatus, Status
from fpgambit_link.moves import Move
from fpgambit_link.position import START, Position
from fpgambit_link.session import LinkError, Refused
from support import LONG, STUBBORN, BadLine, Simulated, chance, chess, needs_chess, needs_program, program, pychess, random_boards

MOST = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"


def uci(moves: list) -> List[str]:
    return sorted(str(move) for move in moves)


class Simulation(unittest.TestCase):
    """A simulated board for all tests of a class."""

    name = ""

    @classmethod
    def setUpClass(cls) -> None:
        cls.simulated = Simulated(cls.name)
        cls.addClassCleanup(cls.simulated.close)

    def board(self, rate: float = 0, source: random.Random = random.Random()) -> Board:
        self.line = BadLine(SerialLine(self.simulated.port), rate, source)
        self.addCleanup(self.line.close)
        return Board(self.line, STUBBORN)

    def hold_game(self, board: Board, plies: int, repetitions: int, source: random.Random) -> None:
        """Play back and forth, sometimes take a move back, and query after every ply. Continue until there were this
        many plies and this many repetitions."""
        oracle = chess.Board()
        game = board.game(Position.from_fen(START))
        while plies > 0 or repetitions > 0:
            plies -= 1
            is_over = not any(oracle.legal_moves)
            if oracle.move_stack and (is_over or source.random() < 0.1):
                oracle.pop()
                game.pop()
            stack = oracle.move_stack
            back = [chess.Move(stack[-2].to_square, stack[-2].from_square)] if len(stack) > 1 else []
            legal = list(oracle.legal_moves)
            back = [move for move in back if move in legal]
            move = source.choice(back if back and source.random() < 0.8 else legal)
            game.push(move.uci())
            oracle.push(move)
            found = game.query()
            keys = keys_of(oracle)
            self.assertEqual(found.count, keys.count(keys[-1]), oracle.fen())
            if found.count > 1:
                repetitions -= 1
                self.assertEqual(found.back, keys[::-1].index(keys[-1], 1))
            else:
                self.assertIsNone(found.back)


def loaded(position: Position) -> bytes:
    """Commands that load all words of a position."""
    return b"".join(commands.load(at, word) for at, word in enumerate(position.image))


def keys_of(board: "chess.Board") -> list:
    """The keys of all positions of the game, as FIDE's article 9.2.3 compares them."""
    board = board.copy()
    keys = [board._transposition_key()]
    while board.move_stack:
        board.pop()
        keys.append(board._transposition_key())
    return keys[::-1]


@needs_chess
@needs_program
class SmallBoard(Simulation):
    """Generator and repetition unit."""

    name = "icebreaker"

    def test_hello_describes_the_board(self) -> None:
        board = self.board()
        self.assertEqual(board.about[:3], (1, 1, 1 << LinkUnit.MOVEGEN | 1 << LinkUnit.REPETITION))
        self.assertEqual(board.about.clock_hz, 12_000_000)
        with self.assertRaisesRegex(LinkError, "the board has no perft unit"):
            board.perft(Position.from_fen(START), 1)
        with self.assertRaises(Refused) as refused:
            board.client.ask(commands.COUNTERS + commands.perft(1))
        self.assertEqual(refused.exception.answer.status, Status.COMMAND)
        self.assertEqual(len(refused.exception.answer.results), 8, "the command before it was done")

    def test_moves_of_every_mode_match_python_chess(self) -> None:
        source = chance("moves of every mode")
        board = self.board()
        boards = [*random_boards(source, 25 * LONG), chess.Board(MOST), chess.Board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")]
        for one in boards:
            position = pychess.position(one)
            legal, pseudo = list(one.legal_moves), list(one.pseudo_legal_moves)
            # Castling is generated only when it is legal.
            pseudo = [move for move in pseudo if not one.is_castling(move) or move in legal]
            for moves, is_legal in ((legal, True), (pseudo, False)):
                captures = [move for move in moves if one.is_capture(move) or move.promotion]
                words = sorted(pychess.move(one, move) for move in moves)
                self.assertEqual(sorted(board.moves(position, is_legal)), words, one.fen())
                self.assertEqual(uci(board.moves(position, is_legal, captures=True)), uci(captures), one.fen())
            generated = board.generate(position)
            self.assertEqual(len(generated.words), len(legal))
            self.assertEqual(sorted(generated.cycles_of), list(generated.cycles_of))

    def test_batched_positions_get_their_own_moves(self) -> None:
        source = chance("many positions")
        board = self.board()
        boards = list(random_boards(source, 60 * LONG))
        for one in [chess.Board(MOST), boards[0], chess.Board(MOST), chess.Board(MOST)]:
            boards.insert(source.randrange(len(boards)), one)
        found = board.moves_of(map(pychess.position, boards))
        self.assertEqual([uci(moves) for moves in found], [uci(one.legal_moves) for one in boards])

    def test_repetitions_of_a_game_match_python_chess(self) -> None:
        source = chance("a game")
        self.hold_game(self.board(), 60 * LONG, 11, source)

    def test_interleaved_games_may_outlast_the_history(self) -> None:
        board = self.board()
        there_and_back = ["g1f3", "g8f6", "f3g1", "f6g8"]
        long, short = board.game(Position.from_fen(START)), board.game(Position.from_fen(START))
        for ply in range(HistoryLimit.MOVES + 6):
            long.push(there_and_back[ply % 4])
        for ply in range(4):
            short.push(there_and_back[ply])
        # The unit keeps 510 of 516 plies, with 127 earlier occurrences; the count stops at 127.
        self.assertEqual((long.query().count, long.query().cut), (127, True))
        self.assertEqual(short.query().count, 2)
        self.assertEqual(long.query().back, 4)
        # Take back more moves than the unit can.
        for _ in range(HistoryLimit.MOVES + 3):
            long.pop()
        found = long.query()
        self.assertEqual((found.count, found.held), (1, 3))
        short.push("b1c3")
        short.push_null()
        self.assertEqual((short.query().count, short.query().reversible), (1, 0))

    def test_near_query_finds_the_repeating_move(self) -> None:
        game = self.board().game(Position.from_fen(START))
        for move in ["g1f3", "g8f6", "f3g1"]:
            game.push(move)
        f6, g8 = 45, 62
        self.assertEqual(game.query(near=True).near, ((f6, g8),))
        self.assertEqual(game.query().near, ())

    def test_two_programs_on_a_line_get_their_own_answers(self) -> None:
        source = chance("two programs")
        one = self.board()
        other = Board(self.line, STUBBORN)
        for board in random_boards(source, 12):
            position = pychess.position(board)
            for client in (one, other):
                self.assertEqual(uci(client.moves(position)), uci(board.legal_moves))

    def test_a_bad_line_changes_no_answer(self) -> None:
        source = chance("a bad line")
        # A full request and its answer are some 1,450 bytes. At one fault in 800 bytes one try in six succeeds, so the
        # client's 80 tries always suffice; at one in 400 only one try in 37 does, and 80 sometimes fail.
        board = self.board(1 / 800, source)
        boards = list(random_boards(source, 60 * LONG))
        for one in boards:
            self.assertEqual(uci(board.moves(pychess.position(one))), uci(one.legal_moves), one.fen())
        found = board.moves_of(map(pychess.position, boards))
        self.assertEqual([uci(moves) for moves in found], [uci(one.legal_moves) for one in boards])
        self.hold_game(board, 40 * LONG, 4, source)
        self.assertGreater(min(self.line.hits.values()), 0, self.line.hits)
        self.assertGreater(board.client.repeats, 3)

    def test_answer_capacity_is_as_documented(self) -> None:
        """An answer has room for 950 to 953 bytes of results, whatever they are. Results of later commands do not
        fit."""
        client = self.board().client
        load = loaded(Position.from_fen(MOST))
        for fits, size, begin, command in [
            (118, 8, b"", commands.COUNTERS),
            (59, 16, b"", commands.HELLO),
            # 218 moves with their cycles, which contain few zeros.
            (1, 218 * 4 + 6, load, commands.moves(timed=True)),
        ]:
            self.assertEqual(len(client.ask(begin + fits * command)), fits * size)
            with self.assertRaises(Refused) as refused:
                client.ask(begin + (fits + 2) * command)
            answer = refused.exception.answer
            self.assertEqual(answer.status, Status.TOO_LONG)
            self.assertTrue(950 <= len(answer.results) <= 953, len(answer.results))


@needs_chess
@needs_program
class LargeBoard(Simulation):
    """All units."""

    name = "ecpix5-85f"

    def test_moves_are_made_and_taken_back(self) -> None:
        source = chance("moves made")
        board = self.board()
        for number, one in enumerate(random_boards(source, 16 * LONG)):
            position, line = pychess.position(one), []
            while len(line) < number % 7 and one.legal_moves:
                move = source.choice(list(one.legal_moves))
                line.append(pychess.move(one, move))
                one.push(move)
            self.assertEqual(uci(board.moves_after(position, line)), uci(one.legal_moves), one.fen())
        with self.assertRaises(Refused) as refused:
            board.client.ask(commands.UNMAKE)
        self.assertEqual(refused.exception.answer.status, Status.NO_MOVE)

    def test_attack_queries_match_python_chess(self) -> None:
        source = chance("attack queries")
        board = self.board()
        for one in random_boards(source, 8 * LONG):
            queries = [(source.randrange(64), source.randrange(2)) for _ in range(6)]
            kinds = [Query.ATTACKED, Query.ATTACKERS]
            asked = [AttackQuery(kind, square, side) for square, side in queries for kind in kinds]
            found = board.attacks(pychess.position(one), asked)
            for (square, side), attacked, attackers in zip(queries, found[::2], found[1::2]):
                expected = one.attackers(chess.BLACK if side else chess.WHITE, square)
                self.assertEqual(attacked.words, (int(bool(expected)),))
                *items, last = attackers.words
                self.assertEqual(sorted(word & 63 for word in items), sorted(expected))
                self.assertEqual(last & 31, len(expected))

    def test_perft_matches_known_counts(self) -> None:
        board = self.board()
        self.assertEqual(board.perft(Position.from_fen(START), 5).nodes, 4_865_609)
        kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -"
        self.assertEqual(board.perft(Position.from_fen(kiwipete), 3).nodes, 97_862)
        self.assertEqual(uci(board.moves(Position.from_fen(START))), uci(chess.Board().legal_moves))
        with self.assertRaises(ValueError):
            board.perft(Position.from_fen(START), 11)

    def test_tablebase_judges_queen_against_rook(self) -> None:
        board = self.board()
        square = chess.parse_square
        # Philidor's position, and a queen that the rook takes.
        self.assertTrue(board.tablebase(square("c6"), square("b8"), square("a5"), square("b7")))
        self.assertFalse(board.tablebase(square("a1"), square("d5"), square("d4"), square("h4")))
        self.assertFalse(board.tablebase(square("a1"), square("a2"), square("h8"), square("h1")), "kings touch")

    def test_searches_match_the_software_model(self) -> None:
        source = chance("searches")
        board = self.board()
        for one in random_boards(source, 6 * LONG):
            moves = [move.uci() for move in one.move_stack[-6:]]
            start = one.copy()
            for _ in moves:
                start.pop()
            depth = source.randrange(3)
            found = board.search(pychess.position(start), depth, moves)
            expected = program("search", "--searcher", "chip", "--depth", depth, "--moves", " ".join(moves), "--fen", start.fen())
            self.assertEqual(found.nodes, expected["nodes"], one.fen())
            self.assertEqual(Move.from_word(found.best).uci if found.best else None, expected["bestmove"])
            self.assertEqual(None if found.mate is not None else found.score, expected["score_cp"])
            self.assertEqual(found.mate, expected["mate"])
        start = Position.from_fen(START)
        self.assertTrue(board.search(start, 12, stop=lambda: True).cancelled)
        limited = board.search(start, 12, nodes=50)
        self.assertEqual((limited.nodes, limited.status), (50, SearchStatus.NODE_LIMIT))
        for wrong in [{"depth": 13}, {"depth": 1, "alpha": 5, "beta": 5}, {"depth": 1, "nodes": 1 << 40}]:
            with self.assertRaises(ValueError):
                board.search(start, **wrong)  # type: ignore[arg-type]

    def test_batched_searches_equal_single_searches(self) -> None:
        board = self.board()
        positions = [pychess.position(one) for one in random_boards(chance("jobs"), 30 * LONG)]
        for position, found in zip(positions, board.search_all(positions, 2, 200)):
            alone = board.search(position, 2, nodes=200)
            self.assertEqual(found._replace(tag=0, cycles=0), alone._replace(cycles=0), position)
        self.assertEqual(board.search_all([], 2), [])
        with self.assertRaises(ValueError):
            board.search_all(positions, 13)

    def test_a_bad_line_changes_no_answer(self) -> None:
        source = chance("a bad line to a large board")
        board = self.board(1 / 300, source)
        for number, one in enumerate(random_boards(source, 200 * LONG)):
            if number >= 10 * LONG and sum(self.line.hits.values()) > 5:
                break
            position = pychess.position(one)
            self.assertEqual(uci(board.moves(position)), uci(one.legal_moves), one.fen())
            move = next(iter(one.legal_moves), None)
            if move:
                line = [pychess.move(one, move)]
                one.push(move)
                self.assertEqual(uci(board.moves_after(position, line)), uci(one.legal_moves), one.fen())
            self.assertEqual(board.perft(pychess.position(one), 1).nodes, one.legal_moves.count())
        self.assertGreater(sum(self.line.hits.values()), 5)


@needs_program
class LongWork(Simulation):
    """The simulation continues while the board is working, although the line is silent."""

    name = "icebreaker"

    def test_long_request_is_sent_once(self) -> None:
        # Wait a minute, and send the request only once.
        board = Board(SerialLine(self.simulated.port), Patience(silence=60, tries=1, trickle=60))
        self.addCleanup(board.close)
        with self.assertRaises(Refused) as refused:
            board.client.ask(440 * commands.COUNTERS)
        self.assertEqual(refused.exception.answer.status, Status.TOO_LONG)
        load = loaded(Position.from_fen(MOST))
        with self.assertRaises(Refused) as refused:
            board.client.ask(load + 16 * commands.moves())
        results = Results(refused.exception.answer.results)
        self.assertEqual([len(results.moves().words) for _ in range(2)], [218, 218])


if __name__ == "__main__":
    unittest.main()
