"use strict";
// The page: which circuit is looked at, its state in the address, the theme, and keys that work everywhere.

function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// Puts what shows a run out of reach, or back: there is none of what is no position and no game.
function refuse(page, isRefused) {
  for (const part of document.querySelectorAll(`#${page} .whole, #${page} .waveform`)) part.inert = isRefused;
}

// Numbers of an address: what is none is left out.
const numbers = (text) => text.split(",").map(Number).filter((number) => Number.isInteger(number) && number >= 0);
const number = (text) => (/^-?\d+$/.test(text) ? Number(text) : null);
const squares = (text) => numbers(text).filter((square) => square < 64);
const oneOfNumbers = (count) => (text) => (/^\d$/.test(text) && Number(text) < count ? Number(text) : null);
// A view of one of the units that are asked.
const asking = (unit) => function (changed) {
  return new AskView(unit, changed);
};
const oneOf = (...values) => (text) => (values.includes(text) ? text : null);

// Each view, and how a part of its state is read from the address; what cannot be read is left as it was.
const VIEWS = {
  movegen: {
    make: MovegenView,
    parts: {
      fen: String, build: oneOf("compact", "fast"), mode: oneOf("legal", "captures", "pseudo", "pseudo-captures"), clock: number, sink: numbers,
    },
  },
  repetition: { make: RepetitionView, parts: { game: String, ply: number, clock: number } },
  posdata: {
    make: PosdataView,
    parts: {
      piece: (text) => ([1, 2, 3, 4, 5, 6, 7].includes(Number(text)) ? Number(text) : null),
      from: (text) => squares(text)[0] ?? null, order: oneOf("default", "longest-first"), blocked: squares, step: number,
    },
  },
  kqkr: { make: KqkrView, parts: { men: (text) => (squares(text).length === 4 ? squares(text) : null), clock: number } },
  attack: {
    make: asking(ATTACK),
    parts: { fen: String, query: oneOfNumbers(6), square: (text) => squares(text)[0] ?? null, by: oneOfNumbers(2), clock: number },
  },
  make: { make: asking(MAKE), parts: { fen: String, move: String, back: oneOfNumbers(2), clock: number } },
  count: { make: asking(COUNT), parts: { fen: String, clock: number } },
};

class Page {
  constructor() {
    this.views = {};
    this.name = null;
    this.written = null;
    window.addEventListener("hashchange", () => this.open());
    window.addEventListener("keydown", (event) => this.#key(event));
    const theme = document.getElementById("theme");
    const wanted = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const dress = (name) => {
      document.documentElement.dataset.theme = name;
      theme.textContent = name === "dark" ? "Light" : "Dark";
      theme.setAttribute("aria-label", `${theme.textContent.toLowerCase()} colours`);
    };
    dress(wanted);
    theme.addEventListener("click", () => {
      dress(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
      this.view?.show();
    });
  }

  get view() {
    return this.views[this.name];
  }

  // Shows what the address says.
  open() {
    const address = location.hash.slice(1);
    if (address === this.written) return;
    const given = new URLSearchParams(address);
    const name = VIEWS[given.get("view")] ? given.get("view") : "movegen";
    this.view?.pause?.();
    this.name = name;
    for (const main of document.querySelectorAll("[data-page]")) main.hidden = main.id !== name;
    for (const link of document.querySelectorAll("[data-view]")) {
      if (link.dataset.view === name) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    const { make, parts } = VIEWS[name];
    this.views[name] ??= new make(() => this.#write());
    const state = {};
    for (const [part, read] of Object.entries(parts)) {
      const value = given.has(part) ? read(given.get(part)) : null;
      if (value !== null) state[part] = value;
    }
    this.view.set(state);
  }

  // The address follows the state, so that a link shows the same.
  #write() {
    if (this.view === undefined) return;
    const given = new URLSearchParams({ view: this.name });
    for (const part of Object.keys(VIEWS[this.name].parts)) {
      const value = this.view.state[part];
      if (value !== null && value !== undefined && String(value) !== "") given.set(part, String(value));
    }
    this.written = given.toString();
    for (const link of document.querySelectorAll("[data-view]")) {
      if (link.dataset.view === this.name) link.href = `#${this.written}`;
    }
    clearTimeout(this.writing);
    // Browsers refuse too many changes of the address at once.
    this.writing = setTimeout(() => history.replaceState(null, "", `#${this.written}`), 120);
  }

  #key(event) {
    if (event.target.closest("input, select, textarea, .board") || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const { view } = this;
    if (!step || !view) return;
    view.pause?.();
    view.go((view.clock ?? view.state.step) + step);
    event.preventDefault();
  }
}

window.addEventListener("error", (event) => {
  const broken = document.getElementById("broken");
  broken.textContent = `The page failed: ${event.message}`;
  broken.hidden = false;
});
const page = new Page();
page.open();
// The program's `view --vcd` and `view --report` write a recording into the page.
const recorded = document.getElementById("recording");
if (recorded) {
  const { name, vcd, report } = JSON.parse(recorded.textContent);
  page.views.movegen?.record(vcd, name, report);
}
