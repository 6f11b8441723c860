"""Tests for bugs that were once in the page. Each of these tests failed at that time."""


def numbers(site):
    page = site.page
    for view, field, value in (("movegen", "number", "3.7"), ("repetition", "ply", "2.5"), ("movegen", "number", ""), ("movegen", "number", "1e3")):
        site.open(f"view={view}")
        site.type(f"#{view}-{field}", value)
        page.locator(f"#{view}-back").click(timeout=2000)
        page.locator(f"#{view}-forward").click(timeout=2000)
        site.check(f"`{value}` in {view}'s {field} does not end the page", not site.is_broken() and site.text(f"#{view}-words") != "")
    site.open("view=movegen&clock=3.7")
    site.check("`clock=3.7` in the address does not end the page", not site.is_broken() and site.text("#movegen-words") != "")


def addresses(site):
    for name in ("__proto__", "constructor", "toString", "nothing"):
        site.open(f"view={name}")
        shown = site.page.locator("main:visible").evaluate_all("(all) => all.map((main) => main.id)")
        site.check(f"`view={name}` shows the first view", shown == ["movegen"] and site.text("#movegen-words") != "", shown)


def errors_in_sight(site):
    size = site.page.viewport_size
    for width, height in ((1280, 720), (390, 700)):
        site.page.set_viewport_size({"width": width, "height": height})
        for view in ("movegen", "attack", "make", "count", "search"):
            site.open(f"view={view}&fen=8/8/8/8/8/8/8/8+w+-+-")
            site.check(f"the error of a bad FEN is visible, {view} at {width} pixels", site.is_in_sight(f"#{view}-error") and "0 kings" in site.text(f"#{view}-error"))
            board, error = (site.page.locator(f"#{view}-{part}").bounding_box() for part in ("board", "error"))
            gap = error["y"] - board["y"] - board["height"] if error else 999
            site.check("and is next to the board", 0 <= gap < 20, gap)
    site.page.set_viewport_size(size)


SHUFFLE = "Nf3 Nf6 Ng1 Ng8 "
PGN = """[Event "one"]
[White "Adams"]
[Black "Baker"]

1. e4 e5 2. Nf3 1-0

[Event "two"]
[White "Clark"]
[Black "Davis"]
[Result "*"]

1. d4 d5 2. c4 *
"""


def games(site):
    page = site.page
    site.open("view=repetition")
    verdict = lambda: site.text("#repetition-verdict")

    def load(text):
        page.fill("#repetition-game", text)
        page.click("#repetition-form button:not([type])")

    for count, said in ((21, "21st"), (22, "22nd"), (23, "23rd"), (11, "11th"), (51, "51st")):
        load(SHUFFLE * (count - 1))
        site.check(f"the page counts the {said} time", f"the {said} time" in verdict(), verdict())
        last = page.locator("#repetition-moves button").last.get_attribute("aria-label")
        site.check("and for a screen reader too", f"the {said} time" in last, last)
    load(SHUFFLE * 50)
    page.fill("#repetition-ply", "100")
    page.press("#repetition-ply", "Enter")
    for ply in (200, 3, 100):
        page.fill("#repetition-ply", str(ply))
        page.press("#repetition-ply", "Enter")
        inside = page.evaluate("""() => {
          const list = document.getElementById("repetition-moves").getBoundingClientRect();
          const now = document.querySelector("#repetition-moves .now").getBoundingClientRect();
          return now.top >= list.top - 1 && now.bottom <= list.bottom + 1;
        }""")
        site.check(f"at ply {ply} the list of moves shows that ply", inside)
    for castles in ("0-0", "O-O", "o-o", "0-0+", "e1g1"):
        load(f"1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4.{castles} Be7")
        site.check(f"`{castles}` castles", page.evaluate("page.view.moves?.[6]?.name") == "e1g1" and site.text("#repetition-error") == "", site.text("#repetition-error"))
    load("1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. 0-0-0 0-0-0")
    site.check("`0-0-0` castles for both sides", page.evaluate("page.view.moves?.slice(8).map(({ name }) => name).join()") == "e1c1,e8c8", site.text("#repetition-error"))
    load("[White \"0-0\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 1/2-1/2")
    site.check("and is no result", page.evaluate("page.view.moves?.length") == 8, site.text("#repetition-error"))
    load(PGN)
    choices = page.locator("#repetition-which option").all_inner_texts()
    site.check("several games in one PGN are offered", len(choices) == 2 and "Adams" in choices[0] and "Davis" in choices[1], choices)
    site.check("the first is shown", page.evaluate("page.view.moves?.map(({ name }) => name).join(' ')") == "e2e4 e7e5 g1f3")
    if len(choices) == 2:
        page.select_option("#repetition-which", index=1)
    site.check("and the other one when the user selects it", page.evaluate("page.view.moves?.map(({ name }) => name).join(' ')") == "d2d4 d7d5 c2c4")
    load("1. e4 e5 2. Nf3 1-0\n1. d4 d5 *")
    site.check("games without tags, too", page.locator("#repetition-which option").count() == 2)
    load("1. e4 e5 (1... c5 2. Nf3 *) 2. Nc3 {1-0 was near} Nf6 1-0")
    site.check("a result in a variation or a comment does not end the game", page.evaluate("page.view.moves?.length") == 4, site.text("#repetition-error"))


def signals(site):
    site.open("view=movegen")
    for name in ("walk.nothing", "walk phase x", "__proto__"):
        site.type("#movegen-add", name)
        message = site.text("#movegen-add-error") if site.page.locator("#movegen-add-error").count() else ""
        site.check(f"the page explains why it rejects the signal `{name}`", f"`{name}`" in message, message)
    site.type("#movegen-add", "walk.kind")
    site.check("the page adds a known signal, and the error disappears", site.page.locator("#movegen-wave-names").inner_text().count("walk.kind") == 1 and site.text("#movegen-add-error") == "")


def theme(site):
    theme = lambda: site.page.evaluate("document.documentElement.dataset.theme")
    site.open("view=movegen")
    before = theme()
    site.page.click("#theme")
    chosen = theme()
    site.open("view=movegen")
    site.check("the page keeps the theme after a reload", before != chosen and theme() == chosen, (before, chosen, theme()))
    site.page.evaluate("localStorage.clear()")


def all_of(site):
    for test in (numbers, addresses, errors_in_sight, games, signals, theme):
        try:
            test(site)
        except Exception as error:  # A broken page has nothing to click. Continue with the other tests.
            site.check(f"{test.__name__} goes through", False, str(error)[:300])
