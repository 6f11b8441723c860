"""Tests moves on the board, the controls, and the race."""

KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"


def fen(site, view="movegen"):
    return site.page.input_value(f"#{view}-fen")


def playing(site):
    page = site.page
    for view in ("movegen", "attack", "count", "race"):
        site.open(f"view={view}&fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR+w+KQkq+-+0+1")
        site.drag(view, "e2", "e4")
        site.check(f"a drag is a legal move and changes the turn, {view}", fen(site, view) == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", fen(site, view))
        site.drag(view, "e7", "e6")
        site.check("and so does the reply", " w KQkq - 0 2" in fen(site, view), fen(site, view))
    before = fen(site, "race")
    for start, end in (("e4", "e6"), ("e6", "e5"), ("a1", "a3")):
        site.drag("race", start, end)
        site.check(f"{start}{end}, which is not legal, changes nothing", fen(site, "race") == before)
    site.check("and the page says that it is illegal", "not legal" in site.text("#race .board-tools [role=status]"), site.text("#race .board-tools [role=status]"))
    page.click("#race [data-tool=undo]")
    site.check("a move is taken back", " b KQkq e3 0 1" in fen(site, "race"))
    site.open(f"view=movegen&fen={KIWIPETE}")
    site.square("movegen", "e1").click()
    targets = page.locator("#movegen-board .target").evaluate_all("(cells) => cells.map((cell) => squareName(Number(cell.dataset.square))).sort().join()")
    site.check("a click shows where a piece may go", targets == "c1,d1,f1,g1", targets)
    site.square("movegen", "g1").click()
    site.check("a second click castles", "R4RK1 b kq" in fen(site), fen(site))
    site.open("view=movegen&fen=1n5k/P1P5/8/8/8/8/8/K7+w+-+-+0+1")
    site.drag("movegen", "a7", "b8")
    page.click("#movegen .promotion [aria-label=knight]")
    site.check("the user chooses the promotion piece", fen(site).startswith("1N5k/2P5"), fen(site))
    site.open("view=movegen")
    site.square("movegen", "g1").focus()
    for key in ("Enter", "ArrowUp", "ArrowUp", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    site.check("a knight moves by keyboard", "/5N2/" in fen(site) and " b KQkq" in fen(site), fen(site))
    site.open("view=repetition&game=g1f3")
    page.click("#repetition-first")
    site.drag("repetition", "g8", "f6")
    site.check("a move on the board continues the game", page.input_value("#repetition-game") == "g1f3 g8f6", page.input_value("#repetition-game"))
    site.open("view=make")
    site.drag("make", "a1", "b1")
    site.check("the maker makes the move from the board", page.input_value("#make-move") == "a1b1", page.input_value("#make-move"))
    page.click("#make-last")
    site.drag("make", "e8", "g8")
    site.check("and after it the next one", page.input_value("#make-move") == "e8g8" and "/1R2K2R b Kkq" in fen(site, "make"), fen(site, "make"))


def editing(site):
    page = site.page
    site.open("view=movegen")
    button = lambda name: page.click(f'#movegen .board-tools [aria-label="{name}"]')
    page.click("#movegen [data-tool=edit]")
    site.drag("movegen", "e2", "e5")
    site.check("in edit mode a piece can go anywhere, and the turn does not change", fen(site).startswith("rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR w KQkq"), fen(site))
    button("black knight")
    site.square("movegen", "a4").click()
    button("take away")
    site.square("movegen", "h2").click()
    site.check("the palette puts and removes pieces", fen(site).split()[0] == "rnbqkbnr/pppppppp/8/4P3/n7/8/PPPP1PP1/RNBQKBNR", fen(site))
    page.select_option("#movegen [data-tool=side]", "1")
    page.uncheck("#movegen [data-right='0']")
    site.check("the user chooses side and castling rights", fen(site).split()[1:3] == ["b", "Qkq"], fen(site))
    button("move pieces")
    box = page.locator("#movegen-board").bounding_box()
    site.drag("movegen", "h1", (box["x"] + box["width"] + 30, box["y"] + 30))
    site.check("a drag off the board removes the piece", "/RNBQKBN1 " in fen(site), fen(site))
    site.square("movegen", "b3").focus()
    page.keyboard.press("n")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Delete")
    site.check("by keyboard, too", "/1n6/P1PP1PP1/" in fen(site), fen(site))
    page.click("#movegen [data-tool=clear]")
    site.check("the page rejects an empty board, at the board", "0 kings" in site.text("#movegen-error") and site.is_in_sight("#movegen-error"))
    page.click("#movegen [data-tool=start]")
    site.check("the start position is set up", fen(site).startswith("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq"))
    page.click("#movegen [data-tool=flip]")
    a1, h8 = site.square("movegen", "a1").bounding_box(), site.square("movegen", "h8").bounding_box()
    site.check("the board is flipped", a1["y"] < h8["y"] and a1["x"] > h8["x"])
    page.click("#movegen [data-tool=edit]")
    site.drag("movegen", "d2", "d4")
    site.check("and still plays", "/3P4/" in fen(site), fen(site))
    site.open("view=movegen")
    site.type("#movegen-fen", "r3k2r/8/8/8/8/8/8/R3K2R")
    site.check("a FEN with only a board is accepted", fen(site) == "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1" and "24 moves" in site.text("#movegen-total"), (fen(site), site.text("#movegen-total")))
    site.type("#movegen-fen", "r3k2r/8/8/8/8/8/8/R3K2R w")
    site.check("a FEN with only board and side is rejected", "field 3 (castling) is missing" in site.text("#movegen-error"))


def controls(site):
    page = site.page
    at = lambda: page.evaluate("page.view.at")
    site.open(f"view=movegen&fen={KIWIPETE}")
    page.locator("body").click(position={"x": 5, "y": 5})
    begin = at()
    page.keyboard.press("Space")
    site.until("Space runs", lambda: at() > begin)
    page.keyboard.press("Space")
    stopped = at()
    page.wait_for_timeout(700)
    site.check("and pauses", at() == stopped)
    page.click("#movegen-forward")
    page.keyboard.press("Space")
    site.check("after a click on another button too", page.evaluate("page.view.timer !== null"))
    page.keyboard.press("ArrowRight")
    site.check("an arrow steps and pauses", page.evaluate("page.view.timer === null"))
    page.focus("#movegen-fen")
    page.keyboard.press("Space")
    site.check("in a text field Space types a space", page.evaluate("page.view.timer === null") and fen(site).count(" ") == KIWIPETE.count(" ") + 1)
    site.open(f"view=movegen&fen={KIWIPETE}")
    moves = page.evaluate("page.view.moves.map(({ cycle }) => cycle)")
    seen = []
    for _ in range(6):
        page.click("#movegen [data-stop=move]")
        seen.append(page.evaluate("page.view.state.clock"))
    site.check("it goes to the next move", seen == moves[:6], (seen, moves[:6]))
    for build in ("compact", "fast"):
        site.open(f"view=movegen&build={build}&fen={KIWIPETE}")
        texts = []
        for _ in range(5):
            page.click("#movegen [data-stop=decision]")
            texts.append(site.text("#movegen-words" if build == "compact" else "#movegen-registers"))
        # The walk does not simply continue: a piece is in the way, or the legality check rejects a move.
        site.check(f"and to the next decision, {build}", all(any(word in text for word in ("occupied", "enemy", "its own", "refused")) for text in texts), texts)
    page.fill("#movegen-speed", "7")
    page.click("#movegen-first")
    page.click("#movegen-play")
    start = at()
    page.wait_for_timeout(700)
    fast = at() - start
    site.check("it is fast at full speed", fast > 10, fast)
    site.open("view=movegen")
    site.check("and the speed is kept", page.input_value("#movegen-speed") == "7")
    page.evaluate("localStorage.clear()")


def race(site):
    page = site.page
    for pair, said in (("builds", "four walks side by side is faster"), ("squares", "all 64 squares at once is faster"), ("lanes", "all 64 squares at once is faster")):
        site.open(f"view=race&pair={pair}&fen={KIWIPETE}")
        page.click("#race-last")
        site.check(f"the race of {pair} has a winner", said in site.text("#race-verdict"), site.text("#race-verdict"))
        shown = [site.text(f"#race-said-{lane}") for lane in (0, 1)]
        site.check("both find 48 moves", all("48" in text and "done in" in text for text in shown), shown)
        for lane in (0, 1):
            clocks = page.evaluate(f"page.view.runs[{lane}].last")
            figures = site.text(f"#race-figures-{lane}")
            site.check("with area, clock and time", "LUT" in figures and "MHz" in figures and f"{clocks} clocks" in figures and f"done in {clocks} clocks" in shown[lane], figures)
    for game in range(4):
        site.open(f"view=race&pair=repetition&game={game}")
        page.click("#race-last")
        answers = page.evaluate("page.view.runs.map(({ answer }) => [answer.isRepeated, answer.back])")
        site.check(f"counter and chains agree, game {game}", answers[0] == answers[1], answers)
    site.open(f"view=race&pair=builds&fen={KIWIPETE}")
    seen = []
    for _ in range(40):
        seen.append(page.evaluate("[0, 1].map((lane) => Number(document.getElementById(`race-said-${lane}`).textContent.match(/: (\\d+)/)[1]))"))
        page.click("#race-forward")
    rising = all(one[lane] <= two[lane] for one, two in zip(seen, seen[1:]) for lane in (0, 1))
    site.check("both advance clock by clock", rising and seen[0] == [0, 0] and seen[-1][1] > seen[-1][0], seen[-1])


def all_of(site):
    for test in (playing, editing, controls, race):
        try:
            test(site)
        except Exception as error:
            site.check(f"{test.__name__} goes through", False, str(error)[:300])
