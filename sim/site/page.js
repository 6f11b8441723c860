"use strict";
// The page: the view that it shows, the view's state in the address, and the keys that work everywhere.

function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

class Page {
  constructor() {
    this.views = new Map();
    this.name = null;
    this.written = null;
    this.footer = new Footer(this);
    this.tour = new Tour(this);
    wireTheme(() => this.view?.show());
    window.addEventListener("hashchange", () => this.open());
    window.addEventListener("keydown", (event) => this.#key(event));
    window.addEventListener("pointerdown", () => (this.isTabbing = false));
  }

  get view() {
    return this.views.get(this.name);
  }

  // Shows what the address names; the first view if it names none.
  open() {
    const address = location.hash.slice(1);
    if (address === this.written) return;
    const given = new URLSearchParams(address);
    this.look(VIEWS.has(given.get("view")) ? given.get("view") : VIEWS.keys().next().value);
    const state = {};
    for (const [part, read] of Object.entries(VIEWS.get(this.name).parts)) {
      const value = given.has(part) ? read(given.get(part)) : null;
      if (value !== null) state[part] = value;
    }
    this.view.set(state);
  }

  look(name) {
    this.view?.pause();
    this.name = name;
    for (const main of document.querySelectorAll("main")) main.hidden = main.id !== name;
    for (const link of document.querySelectorAll("[data-view]")) {
      if (link.dataset.view === name) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    document.title = `${VIEWS.get(name).title} – fpgambit, chess circuits running`;
    if (!this.views.has(name)) this.views.set(name, new (VIEWS.get(name).make)(() => this.#write()));
  }

  // Writes the state into the address, so that a link shows the same.
  #write() {
    const given = new URLSearchParams({ view: this.name });
    for (const part of Object.keys(VIEWS.get(this.name).parts)) {
      const value = this.view.state[part];
      if (value !== null && value !== undefined && String(value) !== "") given.set(part, String(value));
    }
    this.written = given.toString();
    for (const link of document.querySelectorAll(`[data-view="${this.name}"]`)) link.href = `#${this.written}`;
    this.footer.show(VIEWS.get(this.name), this.view.state);
    clearTimeout(this.writing);
    // Browsers refuse frequent changes of the address.
    this.writing = setTimeout(() => history.replaceState(null, "", `#${this.written}`), 120);
  }

  // Space runs and pauses, arrow keys step. Elements that use a key themselves keep it, but a button keeps Space only
  // if the user reached it by keyboard, not by a click.
  #key(event) {
    const { target } = event;
    const { view } = this;
    if (event.key === "Tab") this.isTabbing = true;
    if (!view || event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, .board, pre, [role=dialog]")) return;
    if (event.key === " " && !target.closest(this.isTabbing ? "button, a, summary, [tabindex='0']" : "a, summary")) {
      target.blur();
      view.toggle();
    } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      view.pause();
      view.go(view.at + (event.key === "ArrowLeft" ? -1 : 1));
    } else return;
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
  page.view.record?.(vcd, name, report);
} else if (location.hash === "" && !document.documentElement.dataset.fens) {
  page.tour.welcome();
}
