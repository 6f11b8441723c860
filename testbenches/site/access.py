"""Tests whether everyone can use the page: axe-core's rules, widths, sizes of targets, contrast, and the keyboard.

testbenches/site/check installs axe-core from npm. AXE is the path of its script.
"""

import os
import pathlib

import contrast

KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
# The views, in states that show as many of their parts as possible.
STATES = {
    "movegen": f"view=movegen&clock=46&fen={KIWIPETE}",
    "movegen-fast": f"view=movegen&build=fast&clock=12&fen={KIWIPETE}",
    "repetition": "view=repetition&clock=3",
    "race": f"view=race&clock=20&fen={KIWIPETE}",
    "race-repetition": "view=race&pair=repetition&clock=9",
    "posdata": "view=posdata&step=9&blocked=45",
    "kqkr": "view=kqkr&clock=3",
    "attack": "view=attack&clock=8",
    "make": "view=make",
    "count": "view=count&clock=6",
    "evaluate": "view=evaluate&clock=20",
    "search": "view=search&clock=1982",
    "error": "view=movegen&fen=8/8",
    "tour": "",
}

# Targets smaller than 24 by 24 pixels. Links in a line of text may be smaller.
SMALL = """() => [...document.querySelectorAll("button, a, input, select, textarea, summary, [tabindex='0']")].filter((element) => {
  if (!element.checkVisibility() || element.closest("[inert]") || element.closest("p") && element.tagName === "A") return false;
  const { width, height } = element.getBoundingClientRect();
  return width < 24 || height < 24;
}).map((element) => `${element.tagName} ${element.id || element.className || element.textContent.trim()} ${element.getBoundingClientRect().width}x${element.getBoundingClientRect().height}`)"""
# Elements that scroll, but that the keyboard cannot focus, and nothing in them either.
STUCK = """() => [...document.querySelectorAll("body *")].filter((element) => {
  if (!element.checkVisibility() || element.closest("[inert]")) return false;
  const style = getComputedStyle(element);
  const scrolls = (way, size, inner) => ["auto", "scroll"].includes(style[way]) && element[inner] > element[size] + 1;
  if (!scrolls("overflowX", "clientWidth", "scrollWidth") && !scrolls("overflowY", "clientHeight", "scrollHeight")) return false;
  return element.tabIndex < 0 && ![...element.querySelectorAll("button, a, input, select, [tabindex='0']")].some((inner) => !inner.disabled);
}).map((element) => `${element.tagName} ${element.id || element.className}`)"""
# Elements whose visible text is not part of their accessible name.
NAMES = """() => [...document.querySelectorAll("button[aria-label], a[aria-label]")].filter((element) => {
  const seen = element.innerText.trim().toLowerCase().replace(/\\s+/g, " ");
  return element.checkVisibility() && /^[a-z]{2,}/.test(seen) && !element.getAttribute("aria-label").toLowerCase().includes(seen.split(" ")[0]);
}).map((element) => `${element.innerText} / ${element.getAttribute("aria-label")}`)"""


def look(site, what):
    page = site.page
    width = page.viewport_size["width"]
    wide = page.evaluate("document.documentElement.scrollWidth")
    site.check(f"{what} fits", wide <= width, wide)
    for rule, script in (("targets of 24 pixels", SMALL), ("the keyboard reaches what scrolls", STUCK), ("labels match their text", NAMES)):
        found = page.evaluate(script)
        site.check(f"{what}: {rule}", not found, found[:6])
    site.check(f"{what}: contrast", not (faint := contrast.too_faint(page)), faint[:5])


def axe(site, what):
    script = os.environ.get("AXE", "")
    if not script:
        return
    site.page.evaluate(pathlib.Path(script).read_text())
    found = site.page.evaluate("""async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).slice(0, 3).join("; ")}`)""")
    site.check(f"{what}: axe-core finds nothing", not found, found)


def widths(site):
    page = site.page
    if not os.environ.get("AXE"):
        print("site/check: note: no axe-core: its rules SKIPPED")
    for theme, width in (("light", 320), ("light", 1280), ("dark", 1280)):
        page.emulate_media(color_scheme=theme)
        page.set_viewport_size({"width": width, "height": 800})
        for name, state in STATES.items():
            if not state:
                site.open("view=posdata")
                page.evaluate("localStorage.clear()")
            site.open(state)
            if name == "movegen":
                page.click("#movegen [data-tool=edit]")
            axe(site, f"{name} at {width} pixels, {theme}")
            look(site, f"{name} at {width} pixels, {theme}")
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 1280, "height": 900})


def keyboard(site):
    """The Tab key reaches every part, and leaves it again."""
    page = site.page
    for view in ("movegen", "repetition", "posdata", "race", "search"):
        site.open(f"view={view}")
        wanted = page.evaluate("""() => [...document.querySelectorAll("main:not([hidden]) :is(button, input, select, textarea, summary, [tabindex='0'])")]
          .filter((element) => element.checkVisibility() && !element.disabled && element.tabIndex >= 0 && !element.closest("[inert]")).length""")
        page.evaluate("document.activeElement.blur()")
        page.locator("nav a").last.focus()
        reached = page.evaluate("() => { window.reached = new Set(); document.addEventListener('focusin', (event) => event.target.closest('main') && window.reached.add(event.target)); }")
        for _ in range(wanted + 10):
            page.keyboard.press("Tab")
        reached = page.evaluate("window.reached.size")
        site.check(f"Tab reaches all {wanted} parts of {view}", reached >= wanted, reached)
    site.open("view=posdata")
    page.focus("#posdata-board .square[tabindex='0']")
    for key in ("ArrowUp", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    site.check("the keyboard works on posdata's board", page.evaluate("page.view.state.blocked.length") == 1)
    page.focus("#posdata table.cases")
    before = page.evaluate("document.querySelector('#posdata table.cases').scrollTop")
    page.keyboard.press("End")
    page.wait_for_timeout(300)
    site.check("and scrolls its table", page.evaluate("document.querySelector('#posdata table.cases').scrollTop") > before)


def all_of(site):
    for test in (widths, keyboard):
        try:
            test(site)
        except Exception as error:
            site.check(f"{test.__name__} goes through", False, str(error)[:400])
