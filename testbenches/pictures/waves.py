"""Draws the waveforms of the documentation: converts the trace of a simulation to WaveDrom's JSON, and the JSON to SVG.

The JSON uses WaveDrom's format: levels (0 and 1), values (=), undefined values (x), continuations (.) and omitted
clocks (|). Any tool for this format can draw it.
"""

import json
import pathlib
import re
import sys
from dataclasses import dataclass

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "site"))
import vcd  # noqa: E402

import svg  # noqa: E402

CLOCK = 10
KINDS = {8: "n", 9: "b", 10: "r", 11: "q", 12: "n", 13: "b", 14: "r", 15: "q"}


@dataclass(frozen=True)
class Wave:
    """The part of a scene to draw: the signals and the format of their values. Clock 1 is the first in which `begin` is
    1."""

    title: str
    begin: str
    clocks: tuple
    lanes: tuple


# A lane: the signal. After a colon, the format of its values: square, move, hex, piece, or the prefix of the names that
# its module gives its values; a number by default. After a bar, the signal that says when the value is defined.
WAVES = {
    "movegen-compact": Wave(
        "The end of a generation, a king and a pawn; the sink is closed for three clocks",
        "start_valid", (1, 2, None, 17, 32),
        ("start_valid", "walk.phase:PHASE", "walk.square:square", "walk.emits", "move_valid", "move_ready", "move_word:move|move_valid", "move_last"),
    ),
    "movegen-fast": Wave(
        "The first moves of the start position",
        "start_valid", (1, 12),
        ("start_valid", "start_ready", "lanes_0.begins", "lanes_0.next_at:square", "lanes_0.out_valid", "lanes_0.out_word:move|lanes_0.out_valid", "move_valid", "move_word:move|move_valid"),
    ),
    "attack": Wave(
        "Is e2 attacked by Black, who has a queen on e7 and nothing between?",
        "query_valid", (1, 13),
        ("query_valid", "query_ready", "walk.phase:PHASE", "walk.square:square", "answer_valid", "answer_word:hex|answer_valid", "cycles"),
    ),
    "repetition": Wave(
        "Both knights out and home again: is the start position repeated?",
        "query_valid", (1, 7),
        ("query_valid", "query_ready", "walk.phase:PHASE", "walk.distance", "walk.displaced", "walk.judged", "walk.found", "answer_valid", "answer_word:hex|answer_valid", "cycles"),
    ),
    "chains": Wave(
        "The same by chains, a move at a time",
        "query_valid", (1, 10, None, 15, 19),
        ("query_valid", "query_ready", "chain_updater.phase:PHASE", "chain_updater.looks_at", "chain_updater.write", "chain_updater.distance", "answer_valid", "answer_word:hex|answer_valid"),
    ),
    "kqkr": Wave(
        "Two queries, one behind the other; the sink lets the first answer wait",
        "query_valid", (1, 8),
        ("query_valid", "query_ready", "query_king:square|query_valid", "query_queen:square|query_valid", "answer_valid", "answer_ready", "answer_won|answer_valid"),
    ),
    "make": Wave(
        "e2e4 and g1f3 from the start position; the sink lets the first board wait",
        "move_valid", (1, 8),
        ("move_valid", "move_ready", "move_word:move|move_valid", "board_valid", "board_ready", "board_rank_3:hex|board_valid", "board_rank_2:hex|board_valid"),
    ),
    "count": Wave(
        "The start position and a king with a pawn: 20 moves and 6; the sink lets the first answer wait",
        "position_valid", (1, 3, None, 14, 20),
        ("position_valid", "position_tag|position_valid", "answer_valid", "answer_ready", "answer_tag|answer_valid", "answer_count|answer_valid", "answer_check|answer_valid"),
    ),
    "perft": Wave(
        "Two plies below a king and a pawn: six positions are made and counted; the sink lets the result wait",
        "job_valid", (1, 4, None, 17, 26, None, 51, 58),
        ("job_valid", "job_ready", "job_depth|job_valid", "cores_0.comes", "cores_0.sends", "cores_0.under_way", "result_valid", "result_ready", "result_low|result_valid"),
    ),
    "search": Wave(
        "A ply below two kings and two pawns: the root's moves are generated, and the first, which takes the pawn, is made",
        "job_valid", (1, 3, None, 88, 96, None, 117, 134),
        ("job_valid", "job_ready", "control.phase:PHASE", "control.ply", "board_loader.load", "generator.move_valid", "generator.move_word:move|generator.move_valid", "make.board_valid", "control.value", "control.result_nodes_low"),
    ),
    "soc": Wave(
        "A request comes byte by byte: a hello",
        "receive_valid", (1, 18),
        ("receive_valid", "receive_ready", "receive_byte:hex|receive_valid", "send_valid", "send_byte:hex|send_valid"),
    ),
    "axistream": Wave(
        "A position in, its moves out; the sink is closed for three clocks",
        "s_axis_tvalid", (1, 3, None, 8, 11, None, 27, 41),
        ("s_axis_tvalid", "s_axis_tready", "s_axis_tdata:hex|s_axis_tvalid", "s_axis_tlast", "m_axis_tvalid", "m_axis_tready", "m_axis_tdata:move|m_axis_tvalid", "m_axis_tlast"),
    ),
    "axilite": Wave(
        "A board, a start, and its moves, read until the last",
        "s_axi_awvalid", (1, 4, None, 19, 24, None, 43, 61),
        ("s_axi_awvalid", "s_axi_awready", "s_axi_awaddr:hex|s_axi_awvalid", "s_axi_wdata:hex|s_axi_wvalid", "s_axi_bvalid", "s_axi_arvalid", "s_axi_araddr:hex|s_axi_arvalid", "s_axi_rvalid", "s_axi_rdata:hex|s_axi_rvalid", "irq"),
    ),
    "wishbone": Wave(
        "A board, a start, and its moves, read until the last",
        "wb_stb", (1, 4, None, 19, 24, None, 43, 61),
        ("wb_cyc", "wb_stb", "wb_we|wb_stb", "wb_adr:hex|wb_stb", "wb_dat_w:hex|wb_we", "wb_ack", "wb_dat_r:hex|wb_ack", "irq"),
    ),
}


class Trace:
    """The values by signal and clock."""

    def __init__(self, path):
        self.changes, end = vcd.read(path.read_text())
        self.top = next(iter(self.changes)).split(".")[0]
        self.clocks = end // CLOCK

    def value(self, signal, clock):
        name = f"{self.top}.{signal}"
        if name not in self.changes:
            near = ", ".join(sorted(other.removeprefix(self.top + ".") for other in self.changes if other.startswith(name.rsplit(".", 1)[0]))[:200])
            sys.exit(f"pictures: the trace has no signal {signal!r}: expected one of {near}")
        return next((value for time, value in reversed(self.changes[name]) if time <= clock * CLOCK), 0)

    def begins(self, signal):
        return next(clock for clock in range(self.clocks) if self.value(signal, clock) == 1)


def names(verilog, signal, prefix):
    """The names that a signal's module gives to its values."""
    instance = signal.split(".")[0]
    kind = re.search(rf"^\s+(\w+) (?:#\([^;]*?\) )?{instance} \($", verilog, re.M)[1]
    body = re.search(rf"^module {kind}\b.*?^endmodule", verilog, re.M | re.S)[0]
    found = re.findall(rf"localparam \[[\d:]+\] {prefix}_(\w+) = \d+'([dh])([0-9a-f]+);", body)
    return {int(digits, 16 if base == "h" else 10): name.lower().replace("_", " ") for name, base, digits in found}


def square(number):
    return "abcdefgh"[number & 7] + str(1 + (number >> 3 & 7))


def formatted(value, how, verilog, signal):
    match how:
        case "":
            return str(value)
        case "hex":
            return f"{value:x}"
        case "square":
            return square(value)
        case "move":
            return square(value) + square(value >> 6) + KINDS.get(value >> 12, "")
        case prefix:
            return names(verilog, signal, prefix).get(value, str(value))


def wavedrom(wave, trace, verilog, widths):
    """A scene as WaveDrom's JSON."""
    first = trace.begins(wave.begin)
    shown = []
    for item in wave.clocks:
        if shown and shown[-1] is not None and item is not None:
            shown += range(shown[-1] + 1, item + 1)
        else:
            shown.append(item)
    shown = [clock for clock in shown if clock is None or first + clock - 1 < trace.clocks]
    lanes = [{"name": "clock", "wave": "".join("|" if clock is None else "p" if index == 0 or shown[index - 1] is None else "." for index, clock in enumerate(shown))}]
    lanes.append({"name": "cycle", "wave": "".join("|" if clock is None else "=" for clock in shown), "data": [str(clock) for clock in shown if clock is not None]})
    for lane in wave.lanes:
        lane, _, needs = lane.partition("|")
        signal, _, how = lane.partition(":")
        drawn, data, before = "", [], None
        for clock in shown:
            if clock is None:
                drawn, before = drawn + "|", None
                continue
            value = trace.value(signal, first + clock - 1)
            if needs and trace.value(needs, first + clock - 1) == 0:
                now = "x"
            elif widths.get(signal) == 1:
                now = str(value)
            else:
                now = "=" + formatted(value, how, verilog, signal)
            if now == before:
                drawn += "."
            else:
                drawn += now[0]
                data += [now[1:]] if now[0] == "=" else []
            before = now
        lanes.append({"name": signal, "wave": drawn} | ({"data": data} if data else {}))
    return {"signal": lanes, "head": {"text": wave.title}}


def widths(path):
    """The width of each signal of a trace, by its name below the top."""
    scope, found = [], {}
    for line in path.read_text().split("$enddefinitions")[0].splitlines():
        match line.split():
            case ["$scope", _, name, "$end"]:
                scope.append(name)
            case ["$upscope", "$end"]:
                scope.pop()
            case ["$var", _, width, _, name, *_]:
                found[".".join([*scope[1:], name])] = int(width)
    return found


def text_of(document):
    """The JSON, with one lane per line."""
    lanes = ",\n".join("    " + json.dumps(lane) for lane in document["signal"])
    return f'{{\n  "signal": [\n{lanes}\n  ],\n  "head": {json.dumps(document["head"])}\n}}\n'


ROW, HIGH, MARGIN = 27, 17, 12


def draw(document):
    """Draws WaveDrom's JSON."""
    lanes = document["signal"]
    left = MARGIN + 7.4 * max(len(lane["name"]) for lane in lanes) + 14
    cell = 30
    for lane in lanes:
        for start, length, kind, text in spans(lane):
            if kind == "=" and text:
                cell = max(cell, (7.4 * len(text) + 10) / length)
    cell = min(cell, 78)
    count = max(len(lane["wave"]) for lane in lanes)
    top = MARGIN + 26
    title = MARGIN + 7.4 * len(document["head"]["text"])
    width, height = max(title, left + count * cell) + MARGIN, top + ROW * len(lanes) + MARGIN
    picture = svg.Picture(width, height, document["head"]["text"])
    picture.text(MARGIN, MARGIN + 10, document["head"]["text"], "name")
    for number in range(count + 1):
        picture.path(f"M{left + number * cell:.0f} {top}V{top + ROW * len(lanes) - 6}", "grid")
    for number, lane in enumerate(lanes):
        low = top + ROW * number + HIGH
        picture.text(left - 12, low - 4, lane["name"], "end")
        draw_lane(picture, lane, left, low, cell)
    return str(picture)


def spans(lane):
    """Runs of the same value: the start, the length, the symbol, and the text."""
    data = iter(lane.get("data", []))
    found = []
    for number, sign in enumerate(lane["wave"]):
        if sign == "." and found:
            found[-1][1] += 1
        else:
            found.append([number, 1, sign, next(data, "") if sign == "=" else ""])
    return found


def draw_lane(picture, lane, left, low, cell):
    high = low - HIGH
    level = None
    for start, length, sign, text in spans(lane):
        x, end = left + start * cell, left + (start + length) * cell
        if sign == "|":
            picture.text((x + end) / 2, low - 5, "···", "middle note")
            level = None
        elif sign == "p":
            path = f"M{x:.0f} {low}"
            for number in range(length):
                begin = x + number * cell
                path += f"V{high}H{begin + cell / 2:.0f}V{low}H{begin + cell:.0f}"
            picture.path(path)
        elif sign in "01":
            y = high if sign == "1" else low
            step = f"M{x:.0f} {level}V{y}" if level is not None and level != y else f"M{x:.0f} {y}"
            picture.path(f"{step}H{end:.0f}")
            level = y
        elif sign == "x":
            picture.path(f"M{x + 2:.0f} {(low + high) / 2:.0f}H{end - 2:.0f}", "none")
            level = None
        else:
            picture.box(x + 1, high, end - x - 2, HIGH, "value")
            picture.text((x + end) / 2, low - 4, text, "middle")
            level = None
