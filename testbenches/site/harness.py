"""The parts that every test of the page needs: the page, its address, the program, and the list of failures."""

import subprocess
import time


def is_local(url):
    """Whether a request stays in the browser and on the local disk."""
    return url.startswith(("file:", "data:", "blob:", "about:"))


class Site:
    """The page in a browser. `address` is the page's address without a state; `program` is fpgambit."""

    def __init__(self, page, address, program=None, seed=0):
        self.page = page
        self.address = address
        self.program = program
        self.seed = seed
        self.failures = []

    def fpgambit(self, *arguments, given=None):
        """Runs the program. Returns its output."""
        run = subprocess.run([self.program, *arguments], input=given, text=True, capture_output=True, check=True)
        return run.stdout

    def check(self, what, is_so, detail=""):
        """Records a failure and lets the other checks continue."""
        print(f"{'ok  ' if is_so else 'FAIL'} {what}{f': {detail}' if detail != '' and not is_so else ''}", flush=True)
        if not is_so:
            self.failures.append(what)

    def open(self, state):
        """Loads the page again with this state in its address. Without a state it opens as for a new visitor."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}#{state}" if state else self.address)

    def text(self, selector):
        return self.page.locator(selector).first.inner_text()

    def type(self, selector, value):
        """Types into a field and presses Enter, as a user does."""
        self.page.fill(selector, value)
        self.page.press(selector, "Enter")

    def is_broken(self):
        return self.page.locator("#broken").is_visible()

    def is_in_sight(self, selector):
        """Whether an element is in the window without scrolling."""
        box = self.page.locator(selector).first.bounding_box()
        size = self.page.viewport_size
        return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= size["height"] and box["x"] + box["width"] <= size["width"]

    def square(self, view, name):
        return self.page.locator(f"#{view}-board [data-square='{'abcdefgh'.index(name[0]) + 8 * (int(name[1]) - 1)}']")

    def drag(self, view, start, end):
        """Drags a piece with the mouse. `end` is a square or a point in the window."""
        middle = lambda box: (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.evaluate("window.scrollTo(0, 0)")
        self.page.mouse.move(*middle(self.square(view, start).bounding_box()))
        self.page.mouse.down()
        self.page.mouse.move(*(middle(self.square(view, end).bounding_box()) if isinstance(end, str) else end), steps=4)
        self.page.mouse.up()

    def until(self, what, is_so, seconds=10):
        """Waits until a condition holds, and records a failure if it does not."""
        end = time.monotonic() + seconds
        while not (found := is_so()) and time.monotonic() < end:
            self.page.wait_for_timeout(50)
        self.check(what, bool(found))
