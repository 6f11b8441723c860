"""Tests the page in Chromium and compares it with the program: see testbenches/site/check.

    browser.py PROGRAM CYCLES PICTURES [--write]

PROGRAM is fpgambit, CYCLES the example `cycles` of hw, and PICTURES a folder for the screenshots. The environment
variables CHROMIUM and AXE are the paths of the browser and of axe-core's script.
"""

import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

import access
import answers
import circuits
import guide
import mended
import playing
import recordings
import searching
from harness import Site, is_local

FLAGS = """--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
           --disable-component-update --disable-sync""".split()
CYCLES = 100_000


def speed(site):
    page = site.page
    for name in circuits.CIRCUITS:
        rate = page.evaluate("""(name) => {
          const circuit = Circuit.of(name);
          const { code } = circuit;
          if (name.startsWith("movegen")) {
            // Run one generation after the other, without an end.
            generate(circuit, Position.fromFen(START), { legal: true, captures: false }, () => true, 3);
            circuit.drive("start_valid", 1);
          }
          code.run(20000);
          const start = performance.now();
          code.run(200000);
          return Math.round(200000 / (performance.now() - start) * 1000);
        }""", name)
        print(f"     {name}: {rate:,} clocks a second")
    seconds = page.evaluate("""() => {
      const start = performance.now();
      for (const _ of new Stages().passes());
      return (performance.now() - start) / 1000;
    }""")
    print(f"     McCarthy's passes: {seconds:.1f} s")


def pictures(site, folder):
    """Takes the screenshots for the book and the README, and more for people to look at."""
    for theme in ("light", "dark"):
        site.page.emulate_media(color_scheme=theme)
        for width, size in (("desktop", 1280), ("phone", 390)):
            site.page.set_viewport_size({"width": size, "height": 900})
            for name in ("movegen", "movegen-fast", "repetition", "race", "posdata", "kqkr", "attack", "make", "count", "evaluate", "search"):
                site.open(access.STATES[name])
                # The book's picture shows all stages.
                if (name, width, theme) == ("kqkr", "desktop", "light"):
                    site.page.wait_for_function("page.view.stages.isDone", timeout=120_000)
                if name == "search":
                    site.page.wait_for_function("page.view.search.isOver", timeout=120_000)
                site.page.wait_for_timeout(150)
                if theme == "light" or name == "movegen":
                    site.page.screenshot(path=str(pathlib.Path(folder) / f"{name}-{width}{'' if theme == 'light' else '-dark'}.png"), full_page=True)
    site.page.emulate_media(color_scheme="light")
    site.page.set_viewport_size({"width": 1280, "height": 900})


PROGRAM, CYCLES_PROGRAM, PICTURES = str(pathlib.Path(sys.argv[1]).resolve()), str(pathlib.Path(sys.argv[2]).resolve()), sys.argv[3]
SEED = int(os.environ.get("FPGAMBIT_SEED", random.randrange(1 << 30)))
print(f"site/check: FPGAMBIT_SEED={SEED}")
with sync_playwright() as playwright, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
    # Test the file that `view` writes.
    place = subprocess.run([PROGRAM, "view", "--out", folder], text=True, capture_output=True, check=True).stdout.strip()
    browser = playwright.chromium.launch_persistent_context(
        os.path.join(folder, "user"), executable_path=os.environ["CHROMIUM"], headless=True, args=FLAGS, viewport={"width": 1280, "height": 900},
        permissions=["clipboard-read", "clipboard-write"])
    page = browser.new_page()
    page.set_default_timeout(20_000)
    said, requests = [], []
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("request", lambda request: requests.append(request.url) if not is_local(request.url) else None)
    page.on("dialog", lambda dialog: (said.append(f"dialog {dialog.message}"), dialog.dismiss()))
    site = Site(page, f"file://{place}", PROGRAM, SEED)
    size = os.path.getsize(place)
    site.check("the page has at most 4 MB", size <= 4 << 20, size)
    site.open("view=movegen")
    started = time.monotonic()
    site.open("view=movegen")
    page.wait_for_selector("#movegen-words:not(:empty)")
    print(f"     first view after {time.monotonic() - started:.2f} s, {size / 1e6:.2f} MB, Chromium {browser.browser.version if browser.browser else ''}")
    for tests in (mended, playing, guide, answers, searching):
        tests.all_of(site)
    recordings.waveform(site, folder)
    recordings.recording(site, folder)
    recordings.book(site, "--write" in sys.argv)
    circuits.lockstep(site, CYCLES_PROGRAM, CYCLES)
    speed(site)
    access.all_of(site)
    pictures(site, PICTURES)
    site.check("the console is empty", not said, said[:5])
    site.check("no request goes to the network", not requests, requests[:5])
    browser.close()
print(f"site/check: {len(site.failures)} failed" if site.failures else "site/check: all passed")
sys.exit(1 if site.failures else 0)
