"use strict";
// Waveforms of selected signals, one lane each, drawn on a canvas around the present clock.

class Wave {
  static #row = 26;

  // canvas: the canvas to draw on; names: the element that lists signals and values; jump(clock): called for a click on
  // a clock; removed(path): called for a click on a signal's button to remove it. Without it there are no such buttons.
  constructor(canvas, names, jump, removed) {
    this.canvas = canvas;
    this.names = names;
    this.jump = jump;
    this.removed = removed;
    this.signals = [];
    this.first = 0;
    this.clockWidth = 26;
    canvas.addEventListener("click", (event) => {
      const clock = this.first + Math.floor(event.offsetX / this.clockWidth);
      if (this.run && clock >= 0 && clock < this.run.length) this.jump(clock);
    });
    canvas.addEventListener("pointermove", (event) => {
      const item = names.children[Math.floor(event.offsetY / Wave.#row)];
      item?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    });
    new ResizeObserver(() => this.draw()).observe(canvas.parentElement);
  }

  show(run, clock, label, signals) {
    const same = this.signals.join() === signals.join();
    Object.assign(this, { run, clock, label, signals: [...signals] });
    if (!same || this.names.childElementCount === 0) this.#list();
    this.signals.forEach((path, index) => {
      const signal = run.circuit.signal(path);
      const item = this.names.children[index + 1];
      item.children[1].textContent = signalText(run, clock, signal);
      item.dataset.links = signalLinks(run, clock, signal);
    });
    this.draw();
  }

  #list() {
    const head = document.createElement("li");
    head.innerHTML = "<span>clock</span><span></span>";
    this.names.replaceChildren(head, ...this.signals.map((path) => {
      const item = document.createElement("li");
      const [name, value, button] = ["button", "span", "button"].map((tag) => document.createElement(tag));
      name.className = "name";
      name.type = button.type = "button";
      name.textContent = path.replaceAll(" ", ".");
      // The focus highlights linked elements too, for the keyboard and for touch.
      name.title = Verilog.of(this.run.circuit.name).explain(path);
      value.className = "value";
      button.textContent = "×";
      button.title = `remove ${name.textContent} from the waveform`;
      button.setAttribute("aria-label", button.title);
      button.addEventListener("click", () => this.removed(path));
      item.append(name, value, ...(this.removed ? [button] : []));
      return item;
    }));
  }

  // Draws some clocks as text, for documentation: ~ is high, _ is low, and other values appear where they change.
  static drawn(run, label, first, last, paths) {
    const until = Math.min(last, run.length - 1);
    const values = paths.map((path) => {
      const signal = run.circuit.signal(path);
      return { path, signal, texts: Array.from({ length: until - first + 1 }, (_, index) => signalText(run, first + index, signal)) };
    });
    const cell = Math.max(3, ...values.filter(({ signal }) => signal.width > 1).flatMap(({ texts }) => texts.map((text) => text.length + 1)));
    const margin = Math.max(...paths.map((path) => path.length)) + 2;
    const row = (name, cells) => (name.padEnd(margin) + cells.join("")).trimEnd();
    const clocks = values[0].texts.map((_, index) => String(label(first + index)).padEnd(cell));
    const lanes = values.map(({ path, signal, texts }) => row(path.replaceAll(" ", "."), texts.map((text, index) => {
      if (signal.width === 1) return (text === "1" ? "~" : "_").repeat(cell);
      return index > 0 && texts[index - 1] === text ? " ".repeat(cell) : `|${text}`.padEnd(cell);
    })));
    return [row("clock", clocks), ...lanes].join("\n") + "\n";
  }

  draw() {
    if (!this.run) return;
    const row = Wave.#row;
    const width = this.canvas.parentElement.clientWidth;
    const height = row * (this.signals.length + 1);
    const scale = window.devicePixelRatio || 1;
    if (width === 0) return;
    this.canvas.style.width = `${width}px`;
    this.canvas.style.height = `${height}px`;
    this.canvas.width = width * scale;
    this.canvas.height = height * scale;
    const shown = Math.ceil(width / this.clockWidth);
    this.first = Math.max(0, Math.min(this.clock - Math.floor(shown / 3), this.run.length - shown + 1));
    const style = getComputedStyle(this.canvas);
    const [ink, faint, accent, high] = ["--ink", "--line", "--accent-soft", "--wave"].map((name) => style.getPropertyValue(name));
    const pen = this.canvas.getContext("2d");
    pen.scale(scale, scale);
    pen.clearRect(0, 0, width, height);
    pen.font = "12px ui-monospace, monospace";
    pen.textBaseline = "middle";
    const x = (clock) => (clock - this.first) * this.clockWidth;
    pen.fillStyle = accent;
    pen.fillRect(x(this.clock), 0, this.clockWidth, height);
    for (let clock = this.first; clock <= this.first + shown; clock++) {
      pen.strokeStyle = faint;
      pen.lineWidth = 1;
      pen.beginPath();
      pen.moveTo(x(clock) + 0.5, 0);
      pen.lineTo(x(clock) + 0.5, height);
      pen.stroke();
      if (clock < this.run.length) {
        pen.fillStyle = ink;
        const text = String(this.label(clock));
        // If the numbers are long, draw only every other one.
        if (text.length < 4 || (text.length < 8 && clock % 2 === 0)) pen.fillText(text, x(clock) + 4, row / 2);
      }
    }
    this.signals.forEach((path, index) => {
      const signal = this.run.circuit.signal(path);
      const [top, bottom] = [row * (index + 1) + 5, row * (index + 2) - 5];
      const last = Math.min(this.run.length, this.first + shown + 1);
      pen.strokeStyle = high;
      pen.lineWidth = 1.6;
      for (let clock = this.first; clock < last; ) {
        const value = this.run.whole(clock, signal);
        let until = clock + 1;
        while (until < last && this.run.whole(until, signal) === value) until++;
        const [left, right] = [x(clock), x(until)];
        pen.beginPath();
        if (signal.width === 1) {
          const [level, other] = value ? [top, bottom] : [bottom, top];
          if (clock > this.first) {
            pen.moveTo(left, other);
            pen.lineTo(left, level);
          }
          pen.moveTo(left, level);
          pen.lineTo(right, level);
          pen.stroke();
        } else {
          const middle = (top + bottom) / 2;
          pen.moveTo(left, middle);
          pen.lineTo(left + 3, top);
          pen.lineTo(right - 3, top);
          pen.lineTo(right, middle);
          pen.lineTo(right - 3, bottom);
          pen.lineTo(left + 3, bottom);
          pen.closePath();
          pen.stroke();
          const text = signalText(this.run, clock, signal);
          if (pen.measureText(text).width < right - left - 6) {
            pen.fillStyle = ink;
            pen.fillText(text, left + 5, middle + 1);
          }
        }
        clock = until;
      }
    });
  }
}
