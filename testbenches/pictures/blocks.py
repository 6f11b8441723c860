"""Draws a unit's block diagram from its Verilog: the ports, the blocks, and the lines between them.

Yosys reads the top module. There is a line from one block to another if the values of an output reach an input through
the logic and the registers of the top module. A signal that only selects among values counts only if there is nothing
else. The diagram leaves out `ready`, which runs against every stream, and clock and reset, which go everywhere.
"""

import json
import re
import subprocess
from collections import defaultdict

import svg

CHOOSES = {"$mux": "S", "$pmux": "S", "$bmux": "S"}
REGISTERS = ("$dff", "$sdff", "$dffe", "$sdffe", "$sdffce", "$adff")
UNDRAWN = ("clock", "reset")
GAP, SPACE, MARGIN = 46, 16, 12


def netlist(root, design, top, files):
    """The netlist of the top module from Yosys, with processes converted to logic. The paths of memory files come from
    the design's README."""
    target = root / "target/pictures" / f"{design.name}.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    memories = re.findall(r"-G(\w+_FILE)='(\S+)'", (design / "README.md").read_text())
    paths = "".join(f"chparam -set {name} {path} {top}; " for name, path in memories)
    script = f"read_verilog -defer {' '.join(files)}; {paths}hierarchy -check -top {top}; proc; write_json {target}"
    subprocess.run([root / ".tools/bin/yosys", "-q", "-p", script], cwd=design, check=True)
    modules = json.loads(target.read_text())["modules"]
    return next(module for module in modules.values() if int(module["attributes"].get("top", "0"), 2))


def abouts(text):
    """The purpose of each module: the first sentence of the comment above it, or of the comment at the head of its
    file."""
    found = {}
    for name, title, words in re.findall(r"^// (fpgambit_\w+)(?:: (.*))?\n//\n// SPDX.*\n//\n((?:// .*\n)+)", text, re.M):
        words = " ".join(line.lstrip("/ ") for line in words.splitlines())
        found[name] = title or re.split(r"(?<=[.:;])\s", words)[0].rstrip(".:;")
    for comment, name in re.findall(r"((?:^//[^\n]*\n)+)module (\w+)", text, re.M):
        words = " ".join(line.lstrip("/ ") for line in comment.splitlines())
        found[name] = re.split(r"(?<=[.:;])\s", words)[0].rstrip(".:;")
    return found


def field(instance, instances):
    """The field of an instance. All instances of an array belong to one field."""
    base = re.sub(r"_\d+$", "", instance)
    alike = [other for other in instances if re.fullmatch(re.escape(base) + r"_\d+", other)]
    return base if base + "_0" in alike else instance


class Diagram:
    """The nodes and lines of a top module."""

    def __init__(self, module, about):
        cells = module["cells"]
        blocks = {name: cell for name, cell in cells.items() if not cell["type"].startswith("$") or cell["type"].startswith("$paramod")}
        self.blocks = defaultdict(list)
        self.types = {}
        for name in blocks:
            self.blocks[field(name, blocks)].append(name)
        for base, names in self.blocks.items():
            self.types[base] = re.sub(r"^\$paramod(\$\w+)?\\(\w+).*", r"\2", blocks[names[0]]["type"])
        self.about = {base: about.get(kind, "") for base, kind in self.types.items()}
        self.ports = self.group(module["ports"])
        self.wires(module, cells, blocks)

    def group(self, ports):
        """Groups ports by the word before the first underscore. For each group: its side, whether it is a stream, and
        its text in the picture."""
        groups = defaultdict(list)
        for name, port in ports.items():
            if name not in UNDRAWN:
                groups[name.split("_")[0]].append((name, port["direction"], len(port["bits"])))
        # A port that is alone in its group keeps its full name.
        groups = {group if len(members) > 1 else members[0][0]: members for group, members in groups.items()}
        # A block may have the same name as a group.
        self.port_group = {name: f":{group}" for group, members in groups.items() for name, _, _ in members}
        found = {}
        for group, members in groups.items():
            sides = {name: side for name, side, _ in members}
            side = sides.get(f"{group}_valid") or members[0][1]
            said = [(re.sub(r"_\d+$", "", name.removeprefix(f"{group}_")), bits) for name, way, bits in members if way == side and name != f"{group}_valid"]
            lines, counts = [], defaultdict(list)
            for name, bits in said:
                counts[name].append(bits)
            for name, widths in counts.items():
                many = f"{len(widths)} × " if len(widths) > 1 else ""
                lines.append(f"{name if name != group else ''} {many}{widths[0]}".strip())
            found[f":{group}"] = (side, f"{group}_valid" in sides, lines)
        return found

    def wires(self, module, cells, blocks):
        driven, inputs = {}, []
        for name, port in module["ports"].items():
            for bit in port["bits"]:
                if name.endswith("ready"):
                    continue
                if port["direction"] == "input":
                    driven[bit] = ("end", self.port_group.get(name))
                else:
                    inputs.append((bit, self.port_group[name], name))
        for name, cell in cells.items():
            for port, bits in cell["connections"].items():
                is_output = cell["port_directions"][port] == "output"
                for place, bit in enumerate(bits):
                    if name in blocks and is_output:
                        driven[bit] = ("end", field(name, blocks))
                    elif name in blocks:
                        inputs.append((bit, field(name, blocks), port))
                    elif is_output:
                        driven[bit] = ("logic", cell, place)
        self.lines = defaultdict(set)
        known = {}
        for bit, to, port in inputs:
            if port in UNDRAWN or port.endswith("ready"):
                continue
            if bit not in known:
                known[bit] = self.behind(bit, driven, False) or self.behind(bit, driven, True)
            for source in known[bit]:
                if source != to and source is not None:
                    self.lines[source, to].add((port, bit))

    @staticmethod
    def behind(bit, driven, with_choice):
        """The ports and blocks whose values reach a bit."""
        ends, seen, open_bits = set(), {bit}, [bit]
        while open_bits:
            driver = driven.get(open_bits.pop())
            if driver is None:
                continue
            if driver[0] == "end":
                ends.add(driver[1])
                continue
            _, cell, place = driver
            for port, bits in cell["connections"].items():
                if cell["port_directions"][port] == "output" or not with_choice and port == CHOOSES.get(cell["type"]):
                    continue
                if cell["type"] in REGISTERS and port != "D" and not with_choice:
                    continue
                # These cells keep each bit at its position.
                if cell["type"] in ("$mux", *REGISTERS) and port in ("A", "B", "D"):
                    bits = bits[place : place + 1]
                for behind in bits:
                    if behind not in seen:
                        seen.add(behind)
                        open_bits.append(behind)
        return ends - {None}

    def ranked(self):
        """The row of each node, with inputs at the top and outputs at the bottom. A greedy order keeps the number of
        bits that run upwards small."""
        top = [name for name, (side, _, _) in self.ports.items() if side == "input"]
        bottom = [name for name, (side, _, _) in self.ports.items() if side == "output"]
        weight = {line: len({bit for _, bit in bits}) for line, bits in self.lines.items()}
        left, before, after = list(self.blocks), [], []
        while left:
            def out_of(node):
                return sum(bits for (source, to), bits in weight.items() if source == node and to in left)

            def into(node):
                return sum(bits for (source, to), bits in weight.items() if to == node and source in left)

            node = next((node for node in left if out_of(node) == 0), None)
            if node is not None:
                after.insert(0, node)
            else:
                node = max(left, key=lambda node: (into(node) == 0, out_of(node) - into(node)))
                before.append(node)
            left.remove(node)
        order = [*top, *before, *after, *bottom]
        row = {node: 0 if node in top else 1 for node in order}
        for index, node in enumerate(order):
            for to in order[index + 1 :]:
                if (node, to) in self.lines or (to, node) in self.lines:
                    row[to] = max(row[to], row[node] + 1)
        last = max((row[node] for node in self.blocks), default=0) + 1
        return {node: last if node in bottom else number for node, number in row.items()}

    def draw(self, title):
        row = self.ranked()
        # For each line between two nodes, upper node first: the nodes that it arrives at.
        joined = {}
        for source, to in sorted(self.lines):
            upper, lower = sorted((source, to), key=lambda node: (row[node], node))
            joined.setdefault((upper, lower), set()).add(to)
        rows = defaultdict(list)
        for node, number in row.items():
            rows[number].append(node)
        routes = {}
        for (upper, lower), _ in joined.items():
            bends = [("bend", upper, lower, number) for number in range(row[upper] + 1, row[lower])]
            for bend in bends:
                rows[bend[3]].append(bend)
            routes[upper, lower] = [upper, *bends, lower]
        near = defaultdict(list)
        for route in routes.values():
            for one, other in zip(route, route[1:]):
                near[one].append(other)
                near[other].append(one)
        place = {node: index for nodes in rows.values() for index, node in enumerate(nodes)}
        number_of = {node: number for number, nodes in rows.items() for node in nodes}
        for turn in range(24):
            way = 1 if turn % 2 else -1
            for number in sorted(rows, reverse=way == 1):
                def middle(node):
                    there = [(place[other] + 0.5) / len(rows[number_of[other]]) for other in near[node] if number_of[other] == number + way]
                    return sum(there) / len(there) if there else (place[node] + 0.5) / len(rows[number])
                rows[number] = sorted(rows[number], key=middle)
                place.update({node: index for index, node in enumerate(rows[number])})
        wide, high = self.sizes(row)
        x = self.spread(rows, near, wide)
        tall = {number: max([high[node] for node in nodes if node in high], default=0) for number, nodes in rows.items()}
        y, top = {}, MARGIN
        for number in sorted(rows):
            for node in rows[number]:
                y[node] = top + (tall[number] - high.get(node, 0)) / 2
            top += tall[number] + GAP
        width = max(340, *[x[node] + wide[node] + MARGIN for node in x])
        height = top - GAP + 40
        picture = svg.Picture(width, height, title)
        for (upper, lower), arrivals in joined.items():
            self.draw_line(picture, routes[upper, lower], arrivals, x, y, wide, high)
        for node in row:
            self.draw_node(picture, node, x[node], y[node], wide[node], high[node])
        picture.text(MARGIN, height - 10, "clock and reset go to all; numbers are bits", "note")
        return str(picture)

    def sizes(self, row):
        wide, high = defaultdict(lambda: 10), {}
        for node in row:
            lines = self.ports[node][2] if node in self.ports else []
            words = max([len(self.label(node)) + 1, *[len(line) for line in lines]])
            if node in self.ports and self.ports[node][1]:
                words = max(words, len(node) + 9)
            wide[node] = 7.4 * words + 18
            high[node] = 28 + 13 * len(lines)
        return wide, high

    @staticmethod
    def spread(rows, near, wide):
        """The positions of the nodes in their rows: close to the middle of their neighbours, and without overlaps."""
        x = {}
        for nodes in rows.values():
            at = 0
            for node in nodes:
                x[node] = at
                at += wide[node] + SPACE
        for turn in range(60):
            for number in sorted(rows, reverse=turn % 2 == 1):
                nodes = rows[number]
                wanted = {node: sum(x[other] + wide[other] / 2 for other in near[node]) / len(near[node]) - wide[node] / 2 if near[node] else x[node] for node in nodes}
                # Place them from the left, then from the right, and take the mean.
                sides = []
                for listed, sign in ((nodes, 1), (nodes[::-1], -1)):
                    found, edge = {}, None
                    for node in listed:
                        place = wanted[node] if sign == 1 else wanted[node] + wide[node]
                        place = place if edge is None else sign * max(sign * place, sign * (edge + sign * SPACE))
                        found[node] = place if sign == 1 else place - wide[node]
                        edge = place + sign * wide[node]
                    sides.append(found)
                for node in nodes:
                    x[node] = (sides[0][node] + sides[1][node]) / 2
        left = min(x.values())
        return {node: at - left + MARGIN for node, at in x.items()}

    def label(self, node):
        count = len(self.blocks[node]) if node in self.blocks else 1
        return node.lstrip(":").replace("_", " ") + (f" × {count}" if count > 1 else "")

    def draw_node(self, picture, node, x, y, wide, high):
        if node not in self.ports:
            picture.box(x, y, wide, high, "block", self.about[node])
            picture.text(x + wide / 2, y + high / 2 + 4, self.label(node), "name middle")
            return
        _, is_stream, lines = self.ports[node]
        picture.box(x, y, wide, high, "port")
        picture.text(x + 8, y + 17, self.label(node), "name")
        if is_stream:
            picture.text(x + wide - 8, y + 17, "stream", "note end")
        for number, line in enumerate(lines):
            picture.text(x + 8, y + 31 + 13 * number, line, "note")

    def draw_line(self, picture, route, arrivals, x, y, wide, high):
        upper, lower = route[0], route[-1]
        carried = self.lines.get((upper, lower), set()) | self.lines.get((lower, upper), set())
        said = []
        for source, to in ((upper, lower), (lower, upper)):
            if (source, to) in self.lines:
                bits = {bit for _, bit in self.lines[source, to]}
                said.append(f"{self.label(source)} to {self.label(to)}: {', '.join(sorted({port for port, _ in self.lines[source, to]}))} ({len(bits)} bits)")

        def spot(node, other, is_below):
            """A point on a node's edge. The further away the other end is, the further the point lies to its side."""
            lean = (x[other] + wide[other] / 2 - x[node] - wide[node] / 2) / 4
            reach = wide[node] / 2 - 8
            return x[node] + wide[node] / 2 + max(-reach, min(reach, lean)), y[node] + (high[node] if is_below else 0)

        points = [spot(upper, route[1], True)]
        points += [(x[bend] + wide[bend] / 2, y[bend]) for bend in route[1:-1]]
        points.append(spot(lower, route[-2], False))
        if upper in arrivals:
            points[0] = (points[0][0], points[0][1] + 6)
        if lower in arrivals:
            points[-1] = (points[-1][0], points[-1][1] - 6)
        path = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
        for (x1, y1), (x2, y2) in zip(points, points[1:]):
            half = (y1 + y2) / 2
            path += f"C{x1:.0f} {half:.0f} {x2:.0f} {half:.0f} {x2:.0f} {y2:.0f}"
        wide_line = len({bit for _, bit in carried}) >= 8
        picture.line(path, "wire wide" if wide_line else "wire", "; ".join(said))
        if lower in arrivals:
            picture.path(f"M{points[-1][0]:.0f} {points[-1][1] + 6:.0f}l-4 -8h8z", "tip")
        if upper in arrivals:
            picture.path(f"M{points[0][0]:.0f} {points[0][1] - 6:.0f}l-4 8h8z", "tip")
