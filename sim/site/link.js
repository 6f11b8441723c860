"use strict";
// Highlights what belongs together: a square, the registers that hold it, the moves that use it, and the lanes of the
// waveform. Also shows the lines of Verilog that drive the signal.
//
// An element has its links in data-links, a list such as "signal:walk.square square:e5". The page highlights every
// element that shares a link with the element under the pointer or with the focused one.

let restingAt = "";
window.addEventListener("pointermove", (event) => (restingAt = `${event.clientX} ${event.clientY}`), true);

class Links {
  // main: the view; verilog: the element made by PARTS.verilog, if the view has one.
  constructor(main, verilog) {
    this.main = main;
    this.panel = verilog;
    this.circuit = null;
    this.shown = null;
    // Closed at first on a phone, where the page is long enough without it.
    if (verilog) verilog.open = !window.matchMedia("(max-width: 820px)").matches;
    // Ignore elements that move under a resting pointer.
    main.addEventListener("pointerover", (event) => {
      if (restingAt !== `${event.clientX} ${event.clientY}`) this.#over(event.target);
    });
    main.addEventListener("focusin", (event) => this.#over(event.target));
    for (const name of ["pointerleave", "focusout"]) main.addEventListener(name, () => this.light([]));
  }

  #over(target) {
    const links = target.closest("[data-links]")?.dataset.links.split(" ") ?? [];
    this.light(links);
  }

  light(links) {
    if (links.length === 0 && this.lit === 0) return;
    const lit = [];
    for (const element of this.main.querySelectorAll("[data-links]")) {
      const own = element.dataset.links.split(" ");
      const isLit = own.some((link) => links.includes(link));
      element.classList.toggle("lit", isLit);
      if (isLit) lit.push(...own);
    }
    this.lit = lit.length;
    const signal = [...links, ...lit].find((link) => link.startsWith("signal:"));
    if (signal) this.drive(signal.slice(7));
  }

  // Sets the circuit, and the signal whose lines the panel shows until the user points at something.
  of(circuit, path) {
    if (this.circuit === circuit) return;
    this.circuit = circuit;
    this.shown = null;
    this.drive(path);
  }

  // Shows the lines that drive a signal.
  drive(path) {
    if (!this.panel || this.shown === path || !this.circuit) return;
    this.shown = path;
    const verilog = Verilog.of(this.circuit);
    const name = document.createElement("code");
    name.textContent = path;
    const module = verilog.find(path)?.module.name ?? "";
    this.panel.querySelector(".explanation").replaceChildren(name, `: ${verilog.explain(path)}`);
    const lines = verilog.excerpt(verilog.drivers(path)).map(({ at, text, isMeant }) => {
      const line = document.createElement(isMeant ? "mark" : "span");
      line.textContent = `${at === null ? "" : at + 1}`.padStart(5) + ` ${text}`;
      return line;
    });
    const code = this.panel.querySelector("pre");
    code.replaceChildren(...(lines.length ? lines : ["No line of the Verilog drives this signal."]));
    code.setAttribute("aria-label", `lines of ${module} that drive ${path}`);
    const first = code.querySelector("mark");
    code.scrollTop = first ? first.offsetTop - code.clientHeight / 3 : 0;
  }
}
