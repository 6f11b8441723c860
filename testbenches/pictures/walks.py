"""Draws pictures of Sandstroem's walk: boards with the chain, the rays and both numbers, from the output of
hw/examples/walks.rs."""

import svg

CELL = 42
LEFT, TOP = 26, 34
GLYPHS = dict(zip("KQRBNPkqrbnp", "♔♕♖♗♘♙♚♛♜♝♞♟"))
OWN = dict(zip(("king", "queen", "rook", "bishop", "knight", "pawn", "black-pawn"), "KQRBNPp"))
NAMES = dict(zip("KQRBNPkqrbnp", [f"{side} {kind}" for side in ("own", "enemy") for kind in ("king", "queen", "rook", "bishop", "knight", "pawn")]))
DIRECTIONS = {(1, 0): "east", (1, 1): "north-east", (0, 1): "north", (-1, 1): "north-west", (-1, 0): "west", (-1, -1): "south-west", (0, -1): "south", (1, -1): "south-east"}
STYLE = """
.fpg rect.dark{fill:currentColor;fill-opacity:.1;stroke:none}
.fpg rect.seen{fill:#4493f8;fill-opacity:.28;stroke:none}
.fpg rect.other{fill:#3fb950;fill-opacity:.26;stroke:none}
.fpg rect.stop{fill:#d29922;fill-opacity:.45;stroke:none}
.fpg rect.alarm{fill:#f85149;fill-opacity:.4;stroke:none}
.fpg text.piece{font-size:30px;text-anchor:middle}
.fpg text.small{font-size:17px;text-anchor:middle}
.fpg text.tiny{font-size:9px;text-anchor:middle}
.fpg path.chain{stroke-width:1.6;stroke:#4493f8}
.fpg path.jump{stroke-width:1;stroke-dasharray:3 3;opacity:.7}
.fpg path.taken{stroke-width:2.2;stroke:#d29922}
""".strip()


def place(square):
    return "abcdefgh".index(square[0]), int(square[1]) - 1


def rays(board):
    """The squares of the chain, grouped by ray. The squares of a ray have the same nextdir."""
    found = []
    for step in board["chain"]:
        if step["by"] == "nextpos" and found and found[-1][-1]["numbers"][1] == step["numbers"][1]:
            found[-1].append(step)
        else:
            found.append([step])
    return found


class Board:
    """A board in a picture, at (x, y), with squares of `cell` pixels."""

    def __init__(self, picture, x, y, cell):
        self.picture, self.x, self.y, self.cell = picture, x, y, cell
        for index in range(64):
            if (index + index // 8) % 2 == 0:
                self.fill("abcdefgh"[index % 8] + str(index // 8 + 1), "dark")
        picture.path(f"M{x} {y}h{8 * cell}v{8 * cell}h{-8 * cell}z", "none")

    def corner(self, square):
        file, rank = place(square)
        return self.x + file * self.cell, self.y + (7 - rank) * self.cell

    def centre(self, square):
        x, y = self.corner(square)
        return x + self.cell / 2, y + self.cell / 2

    def fill(self, square, kind, about=""):
        x, y = self.corner(square)
        title = f"><title>{about}</title></rect>" if about else "/>"
        self.picture.lines.append(f'<rect class="{kind}" x="{x:.0f}" y="{y:.0f}" width="{self.cell}" height="{self.cell}"{title}')

    def coordinates(self):
        for number in range(8):
            self.picture.text(self.x - 8, self.y + (7.6 - number) * self.cell, str(number + 1), "end note")
            self.picture.text(self.x + (number + 0.5) * self.cell, self.y + 8 * self.cell + 14, "abcdefgh"[number], "middle note")

    def piece(self, square, letter, kind="piece"):
        x, y = self.centre(square)
        self.picture.text(x, y + self.cell / 4, GLYPHS[letter], kind)

    def number(self, square, number, kind="end note"):
        x, y = self.corner(square)
        self.picture.text(x + self.cell - 3, y + 11, str(number), kind)

    def line(self, squares, kind):
        points = [self.centre(square) for square in squares]
        self.picture.path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points), kind)

    def arrow(self, start, end, kind):
        (x, y), (to_x, to_y) = self.centre(start), self.centre(end)
        length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        along_x, along_y = (to_x - x) / length, (to_y - y) / length
        x, y = x + along_x * self.cell * 0.3, y + along_y * self.cell * 0.3
        to_x, to_y = to_x - along_x * self.cell * 0.3, to_y - along_y * self.cell * 0.3
        head = "".join(f"M{to_x:.1f} {to_y:.1f}l{-7 * along_x + 4 * side * along_y:.1f} {-7 * along_y - 4 * side * along_x:.1f}" for side in (1, -1))
        self.picture.path(f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}{head}", kind)


def framed(width, height, name, about):
    """A picture of this size with its title at the top, and a board with coordinates."""
    picture = svg.Picture(width, height, about, STYLE)
    picture.text(LEFT, 18, name, "name")
    drawn = Board(picture, LEFT, TOP, CELL)
    drawn.coordinates()
    return picture, drawn


def both(step):
    """Both numbers of a visited square, as text."""
    return f"{step['at']}: nextpos {step['numbers'][0]}, nextdir {step['numbers'][1]}"


def empty(board):
    """The chain of a piece on an empty board. Solid lines are rays; dashed lines lead from the end of a ray to the
    start of the next."""
    picture, drawn = framed(LEFT + 8 * CELL + 10, TOP + 8 * CELL + 24, "queen on d4: eight rays, one chain", "The chain of a queen on d4")
    number = 0
    before = None
    for index, ray in enumerate(rays(board)):
        for step in ray:
            number += 1
            drawn.fill(step["at"], "seen" if index % 2 == 0 else "other", both(step))
            drawn.number(step["at"], number)
        squares = [step["at"] for step in ray]
        if before:
            drawn.arrow(before, squares[0], "jump")
        drawn.line([board["from"], *squares] if before is None else squares, "chain")
        before = squares[-1]
    drawn.piece(board["from"], OWN[board["name"]])
    return picture


def table(picture, x, y, heads, rows):
    """Draws a table: rows of (kind, text...) below heads of (width, text)."""
    places = [x + sum(width for width, _ in heads[:index]) for index in range(len(heads))]
    for at, (_, head) in zip(places, heads):
        picture.text(at, y, head, "name")
    for number, (kinds, *cells) in enumerate(rows):
        for at, kind, cell in zip(places, kinds, cells):
            picture.text(at, y + 16 * (number + 1), cell, kind)


PAWNS = (1, 7)


def is_pawn_capture(board, step):
    """Whether a square is in a pawn's chain of captures, where the walk always follows nextdir."""
    return board["code"] in PAWNS and step["by"] == "nextdir"


def outcome(board, step):
    """The meaning of a visited square: a move, a capture, or no move."""
    there = board["pieces"].get(step["at"])
    if there is None:
        return "" if is_pawn_capture(board, step) else "move"
    captures = board["code"] not in PAWNS or is_pawn_capture(board, step)
    return "capture" if captures and there.islower() else ""


def row(board, number, step):
    """A line in the table of a walk, with the number that the walk follows in bold."""
    there = board["pieces"].get(step["at"])
    followed = 4 if there or is_pawn_capture(board, step) else 3
    kinds = ["name" if place == followed else "note" for place in range(6)]
    return [kinds, str(number), step["at"], NAMES[there] if there else "empty", *step["numbers"], outcome(board, step)]


def start(board):
    """The first line of the table: the piece's own square. From there a pawn follows both numbers."""
    kinds = ["name" if place == 3 or place == 4 and board["code"] in PAWNS else "note" for place in range(6)]
    return [kinds, "", board["from"], "starts here", *board["start"], ""]


def walk(board, title, about):
    """A walk among pieces. It numbers the visited squares, shows where the walk goes at each blocker, and lists both
    numbers beside the board."""
    heads = [(28, ""), (34, "at"), (104, "there"), (68, "nextpos"), (68, "nextdir"), (80, "")]
    steps = board["walk"]
    width = LEFT + 8 * CELL + 24 + sum(part for part, _ in heads)
    height = TOP + max(8 * CELL + 24, 16 * (len(steps) + 2))
    picture, drawn = framed(width, height, title, about)
    for number, step in enumerate(steps, 1):
        kind = "stop" if step["at"] in board["pieces"] else "seen"
        if kind == "seen" and is_pawn_capture(board, step):
            kind = "other"
        drawn.fill(step["at"], kind, both(step))
        drawn.number(step["at"], number)
    for square, letter in board["pieces"].items():
        drawn.piece(square, letter)
    if board["code"] not in PAWNS:
        turns(drawn, board)
    table(picture, LEFT + 8 * CELL + 24, TOP, heads, [start(board), *(row(board, number, step) for number, step in enumerate(steps, 1))])
    return picture


def turns(drawn, board):
    """Arrows from each blocker: solid to where the walk goes, dashed to where nextpos leads."""
    steps = board["walk"]
    for step, after in zip(steps, steps[1:]):
        if step["at"] in board["pieces"]:
            if step["numbers"][0] not in (after["at"], board["from"]):
                drawn.arrow(step["at"], step["numbers"][0], "jump")
            drawn.arrow(step["at"], after["at"], "taken")


def finding(met, letters, slides):
    """The first two pieces on a king's ray, and the enemies that move along it."""
    if met and letters[0] in slides:
        return "check"
    if len(met) == 2 and letters[0].isupper() and letters[1] in slides:
        return "pin"
    return "nothing"


def pins(board):
    """The rays from a king: the first piece on each, and the second one if the first is a piece of the king's side."""
    heads = [(92, "direction"), (150, "first piece"), (150, "then"), (130, "so")]
    width = LEFT + 8 * CELL + 24 + sum(part for part, _ in heads)
    picture, drawn = framed(width, TOP + 8 * CELL + 24, "what the king sees: one check, one pin", "The rays from a king: one check, one pin")
    rows = []
    for ray in rays(board):
        squares = [step["at"] for step in ray]
        direction = tuple(target - origin for target, origin in zip(place(squares[0]), place(board["from"])))
        met = [square for square in squares if square in board["pieces"]][:2]
        letters = [board["pieces"][square] for square in met]
        found = finding(met, letters, "qr" if 0 in direction else "qb")
        last = met[1] if found == "pin" else met[0] if met else squares[-1]
        for square in squares[: squares.index(last) + 1]:
            drawn.fill(square, {"check": "alarm", "pin": "stop", "nothing": "seen"}[found])
        pieces = [f"{NAMES[letter]} {square}" for letter, square in zip(letters, met)] + ["none", "none"]
        behind = pieces[1] if met and letters[0].isupper() else "-"
        kinds = ["note", "note", "note", "note" if found == "nothing" else "name"]
        rows.append([kinds, DIRECTIONS[direction], pieces[0], behind, found])
    for square, letter in board["pieces"].items():
        drawn.piece(square, letter)
    table(picture, LEFT + 8 * CELL + 24, TOP + 4, heads, rows)
    return picture


def types(boards):
    """The eight piece types, each with its chain on an empty board."""
    cell, gap = 19, 26
    side = 8 * cell
    picture = svg.Picture(4 * side + 5 * gap, 2 * (side + gap) + gap + 6, "The eight piece types and their chains", STYLE)
    for index, board in enumerate(boards):
        x, y = gap + index % 4 * (side + gap), gap + index // 4 * (side + gap + 6)
        picture.text(x, y - 7, f"{board['code']} {board['name']}", "name")
        drawn = Board(picture, x, y, cell)
        for number, step in enumerate(board["chain"], 1):
            drawn.fill(step["at"], "other" if step["by"] == "nextdir" else "seen")
            at_x, at_y = drawn.centre(step["at"])
            picture.text(at_x, at_y + 3, str(number), "tiny")
        if board["name"] in OWN:
            drawn.piece(board["from"], OWN[board["name"]], "small")
    return picture


def draw(boards):
    """The pictures by name."""
    ordered = sorted((board for name, board in boards.items() if name.startswith("type ")), key=lambda board: board["code"])
    return {
        "walk-queen": empty(boards["queen"]),
        "walk-blockers": walk(boards["blockers"], "queen on d4 among pieces; the number that the walk follows is bold", "A queen's walk that meets five pieces"),
        "walk-pawn": walk(boards["pawn"], "pawn on e2, enemy knight on d3", "A pawn's two chains"),
        "walk-pins": pins(boards["pins"]),
        "walk-types": types(ordered),
    }
