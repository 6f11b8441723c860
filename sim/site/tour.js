"use strict";
// The guided tour: a few steps, each at a part of the page. The user can leave it at any time. The page offers it once.

// The page opens on a queen's walk that meets a pawn of each side.
const OPENING = EXAMPLES["a queen's walk"];

// A step points at an element and goes to the first clock of the queen's walk in which its test is true. From there the
// view runs, or the step opens the element. The bubble is beside the element or below it.
const TOUR = [
  {
    at: "#movegen-board", name: "The board", runs: true, test: ({ from, phase }) => from === 27 && phase === "starting",
    text: "A chess circuit is running: the same Verilog that programs an FPGA. The blue queen visits one square per clock, the yellow one. The chain is the list of all her squares, ray after ray.",
  },
  {
    at: "#movegen-registers", name: "The registers", test: ({ from, at, phase }) => from === 27 && at === 28 && phase === "visiting",
    text: "For the square that the queen visits, the circuit reads two squares, nextpos and nextdir. Here e4 is empty, so the queen goes to nextpos, the next square of the ray: f4.",
  },
  {
    at: "#movegen-board", name: "A blocker", test: ({ from, at, phase }) => from === 27 && at === 29 && phase === "visiting",
    text: "The queen's own pawn is on f4. So she goes to nextdir, the first square of the next ray: d5. The circuit skips the rest of this ray at once, without a loop.",
  },
  {
    at: "#movegen-verilog", name: "The Verilog", opens: true, below: true, test: ({ from, at, phase }) => from === 27 && at === 29 && phase === "visiting",
    text: "These lines decide where the queen goes: onward is nextpos if the square is empty, and nextdir if it is not. Point at a register, a signal or a move, and the page highlights everything that belongs to it.",
  },
  {
    at: "#movegen .waveform", name: "The waveform", test: ({ from, at, phase }) => from === 27 && at === 41 && phase === "visiting",
    text: "The same clocks as an engineer sees them: each column is a clock, each row a signal. Click a clock to go there. Then drag a piece on the board: the circuit generates the moves of your position.",
  },
];

class Tour {
  constructor(page) {
    this.page = page;
    this.bubble = document.getElementById("tour");
    this.at = -1;
    document.getElementById("take-tour").addEventListener("click", () => this.start());
    const on = (part, handler) => this.bubble.querySelector(`[data-tour="${part}"]`).addEventListener("click", handler);
    on("back", () => this.go(this.at - 1));
    on("next", () => (this.at === TOUR.length - 1 ? this.leave() : this.go(this.at + 1)));
    on("leave", () => this.leave());
    window.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.at >= 0) this.leave();
    });
    window.addEventListener("resize", () => this.#place());
    window.addEventListener("hashchange", () => this.#end());
  }

  // Without a state in the address the page opens inside the queen's walk and runs; on the first visit it opens the
  // tour.
  welcome() {
    if (kept.get("tour", "") === "") this.start();
    else this.#show(TOUR[0]);
  }

  start() {
    this.opener = document.activeElement;
    this.go(0);
  }

  // Goes to the clock of a step.
  #show({ test, runs }) {
    const { page } = this;
    page.look("movegen");
    const { view } = page;
    if (view.state.fen !== OPENING || view.state.build !== "compact" || view.recording || !view.run || view.state.sink.length > 0 || view.state.mode !== "legal") {
      view.recording = null;
      view.set({ fen: OPENING, build: "compact", mode: "legal", sink: [], clock: null });
    }
    view.pause();
    for (let clock = view.start; clock <= view.end; clock++) {
      if (test(walkState(view.run, clock))) {
        view.go(clock);
        break;
      }
    }
    if (runs && wantsMotion()) view.play();
  }

  go(index) {
    this.#unmark();
    this.at = index;
    const step = TOUR[index];
    this.#show(step);
    const part = (name) => this.bubble.querySelector(`[data-tour="${name}"]`);
    part("name").textContent = `${index + 1} of ${TOUR.length}: ${step.name}`;
    part("text").textContent = step.text;
    part("back").hidden = index === 0;
    part("next").textContent = index === TOUR.length - 1 ? "Done" : "Next";
    this.target = document.querySelector(step.at);
    if (step.opens) {
      this.target.open = true;
      this.page.view.links.drive("walk.onward");
    }
    this.target.classList.add("toured");
    this.bubble.hidden = false;
    this.#place();
    part("next").focus({ preventScroll: true });
  }

  // Places the bubble beside its element if there is room; on a phone, at the bottom of the window.
  #place() {
    if (this.at < 0) return;
    const { bubble, target } = this;
    const phone = window.matchMedia("(max-width: 820px)").matches;
    target.scrollIntoView({ block: phone ? "start" : "nearest" });
    bubble.style.left = bubble.style.top = "";
    if (phone) return;
    const [box, own] = [target.getBoundingClientRect(), bubble.getBoundingClientRect()];
    const gap = 14;
    const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
    let left = TOUR[this.at].below ? width : box.right + gap;
    let top = Math.max(gap, box.bottom - own.height);
    if (left + own.width > width - gap) left = box.left - gap - own.width;
    if (left < gap || TOUR[this.at].below) {
      left = Math.min(box.left + 40, width - own.width - gap);
      top = TOUR[this.at].below ? box.bottom + gap : box.top - gap - own.height;
      if (top < gap) top = box.bottom + gap;
    }
    bubble.style.left = `${left + window.scrollX}px`;
    bubble.style.top = `${Math.min(top, height - own.height - gap) + window.scrollY}px`;
  }

  #unmark() {
    for (const element of document.querySelectorAll(".toured")) element.classList.remove("toured");
  }

  #end() {
    if (this.at < 0) return;
    this.#unmark();
    this.at = -1;
    this.bubble.hidden = true;
    kept.set("tour", "taken");
  }

  leave() {
    this.#end();
    this.opener?.focus({ preventScroll: true });
  }
}
