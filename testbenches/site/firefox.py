"""Tests every view of the page in Debian's Firefox, through WebDriver BiDi: see testbenches/site/check.

    firefox.py PROGRAM CYCLES

PROGRAM is fpgambit, CYCLES the example `cycles` of hw; the environment variable FIREFOX is the path of the browser. The
full test runs in Chromium. Here each view must open, step, and print nothing in the console, and each circuit must
match rust-hdl.
"""

import itertools
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

from websockets.sync.client import connect

import access
import circuits
from harness import Site, is_local

CYCLES = 20_000
# The views with a button for one step forward.
STEPPED = ("movegen", "movegen-fast", "repetition", "race", "kqkr", "attack", "count", "evaluate", "search")


class Page:
    """A page in Firefox, with the part of Playwright's interface that the tests here use."""

    def __init__(self, socket):
        self.socket = socket
        self.numbers = itertools.count(1)
        self.said, self.requests = [], []
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        self.context = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method, **params):
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(timeout=120))
            if answer.get("id") == number:
                if answer["type"] != "success":
                    sys.exit(f"site/check: Firefox refuses {method}: {answer['error']}: {answer['message']}")
                return answer["result"]
            self.note(answer)

    def note(self, event):
        if event["method"] == "log.entryAdded" and event["params"]["level"] in ("error", "warn"):
            self.said.append(event["params"]["text"])
        if event["method"] == "network.beforeRequestSent":
            url = event["params"]["request"]["url"]
            if not is_local(url):
                self.requests.append(url)

    def goto(self, address):
        self.send("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, function, argument=None):
        """The result of a function in the page, passed as JSON."""
        call = f"async (text) => JSON.stringify(await ({function})(JSON.parse(text)) ?? null)"
        answer = self.send(
            "script.callFunction", functionDeclaration=call, target={"context": self.context}, awaitPromise=True,
            arguments=[{"type": "string", "value": json.dumps(argument)}])
        if answer["type"] == "exception":
            sys.exit(f"site/check: Firefox: {answer['exceptionDetails']['text']}")
        return json.loads(answer["result"]["value"])

    def wait_for_timeout(self, milliseconds):
        self.evaluate("(milliseconds) => new Promise((done) => setTimeout(done, milliseconds))", milliseconds)


def views(site):
    shown = "() => [...document.querySelectorAll('main')].filter((main) => !main.hidden).map((main) => main.id).join()"
    broken = "() => !document.getElementById('broken').hidden"
    for name, state in access.STATES.items():
        view = state.removeprefix("view=").split("&")[0] or "movegen"
        site.open(state)
        found = site.page.evaluate(shown)
        site.check(f"Firefox: {name} opens", found == view and not site.page.evaluate(broken), found)
        if name in STEPPED:
            step(site, name, view)


def step(site, name, view):
    """A click goes one step forward."""
    # A search runs in the background. Wait until it is over, so that all steps exist.
    if name == "search":
        site.until("Firefox: search ends", lambda: site.page.evaluate("() => page.view.search.isOver"), seconds=120)
    at = "() => page.view.at"
    before = site.page.evaluate(at)
    site.page.evaluate("(id) => document.getElementById(id).click()", f"{view}-forward")
    after = site.page.evaluate(at)
    site.check(f"Firefox: {name} steps", after == before + 1, f"from {before} to {after}")


def address(log):
    """The address on which Firefox listens, from its messages."""
    for _ in range(300):
        if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", log.read_text()):
            return found.group(1)
        time.sleep(0.1)
    sys.exit(f"site/check: Firefox does not listen: {log.read_text()[-500:]}")


PROGRAM, CYCLES_PROGRAM = (str(pathlib.Path(argument).resolve()) for argument in sys.argv[1:3])
SEED = int(os.environ.get("FPGAMBIT_SEED", random.randrange(1 << 30)))
print(f"site/check: Firefox, FPGAMBIT_SEED={SEED}")
with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
    place = subprocess.run([PROGRAM, "view", "--out", folder], text=True, capture_output=True, check=True).stdout.strip()
    profile, log = pathlib.Path(folder, "profile"), pathlib.Path(folder, "log")
    profile.mkdir()
    with log.open("w") as words:
        firefox = subprocess.Popen(
            [os.environ["FIREFOX"], "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0", "about:blank"],
            stdout=words, stderr=words)
    try:
        with connect(f"{address(log)}/session", max_size=None) as socket:
            site = Site(Page(socket), f"file://{place}", PROGRAM, SEED)
            views(site)
            circuits.lockstep(site, CYCLES_PROGRAM, CYCLES)
            site.check("Firefox: the console is empty", not site.page.said, site.page.said[:5])
            site.check("Firefox: no request goes to the network", not site.page.requests, site.page.requests[:5])
    finally:
        firefox.terminate()
        firefox.wait()
print(f"site/check: Firefox: {len(site.failures)} failed" if site.failures else "site/check: Firefox: all passed")
sys.exit(1 if site.failures else 0)
