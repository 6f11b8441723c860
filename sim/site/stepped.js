"use strict";
// A view that the user steps through clock by clock, or lets run at a speed.

// Steps per second, slowest first.
const SPEEDS = [0.5, 1, 2, 4, 8, 15, 30, 60];

class SteppedView {
  // name: the name of the view; changed(): called when the state has changed.
  constructor(name, changed) {
    this.name = name;
    this.changed = changed;
    this.$ = (id) => document.getElementById(`${name}-${id}`);
    this.main = document.getElementById(name);
    this.timer = null;
  }

  on(id, event, handler) {
    this.$(id).addEventListener(event, handler);
  }

  // A view may override these: the present step, the first, the last, and the number that the reader sees.
  get at() {
    return this.clock;
  }

  get begin() {
    return this.start;
  }

  get end() {
    return this.run ? this.run.length - 1 : -1;
  }

  numberOf(clock) {
    return clock - this.start + 1;
  }

  clockOf(number) {
    return this.start - 1 + number;
  }

  // Whether a button of this kind stops at the given step.
  isStop() {
    return false;
  }

  // The next step to stop at, or null.
  nextStop(kind) {
    for (let at = this.at + 1; at <= this.end; at++) if (this.isStop(kind, at)) return at;
    return null;
  }

  wire() {
    this.on("first", "click", () => this.go(this.begin));
    this.on("back", "click", () => this.go(this.at - 1));
    this.on("forward", "click", () => this.go(this.at + 1));
    this.on("last", "click", () => this.go(this.end));
    this.on("play", "click", () => this.toggle());
    this.on("number", "change", ({ target }) => {
      this.go(this.clockOf(target.value.trim() === "" ? NaN : Number(target.value)));
      if (this.end >= 0) target.value = this.numberOf(this.at);
    });
    this.on("scrub", "input", (event) => this.go(Number(event.target.value)));
    for (const button of this.main.querySelectorAll("[data-stop]")) {
      button.addEventListener("click", () => {
        this.pause();
        this.go(this.nextStop(button.dataset.stop) ?? this.end);
      });
    }
    const speed = this.$("speed");
    speed.value = kept.get("speed", "2");
    const tell = () => speed.setAttribute("aria-valuetext", `${SPEEDS[speed.value]} a second`);
    tell();
    speed.addEventListener("input", () => {
      kept.set("speed", speed.value);
      tell();
      if (this.timer) this.play();
    });
  }

  // Goes to a step, or to the nearest one that exists.
  go(to) {
    if (this.end < 0) return;
    const wanted = Number.isFinite(to) ? Math.round(to) : this.at;
    this.moveTo(Math.max(0, Math.min(wanted, this.end)));
    this.show();
  }

  moveTo(clock) {
    this.clock = clock;
    this.state.clock = this.numberOf(clock);
  }

  toggle() {
    if (this.timer) this.pause();
    else this.play();
  }

  play() {
    if (this.end < 0) return;
    clearInterval(this.timer);
    if (this.at >= this.end) this.go(this.begin);
    this.timer = setInterval(() => {
      this.go(this.at + 1);
      if (this.at >= this.end) this.pause();
    }, 1000 / SPEEDS[this.$("speed").value]);
    this.$("play").textContent = "Pause";
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
    this.$("play").textContent = "Run";
  }

  // Updates the controls to the present step.
  showControls() {
    const { at, end } = this;
    const number = this.$("number");
    this.$("scrub").max = end;
    this.$("scrub").value = at;
    this.$("scrub").setAttribute("aria-valuetext", String(this.numberOf(at)));
    number.max = this.numberOf(end);
    if (document.activeElement !== number || this.timer) number.value = this.numberOf(at);
    for (const [id, isOff] of [["back", at === 0], ["forward", at === end]]) {
      // A button loses the keyboard's focus when it is disabled, so move the focus to the button beside it.
      const isLeft = isOff && document.activeElement === this.$(id);
      this.$(id).disabled = isOff;
      if (isLeft) this.$(id === "back" ? "forward" : "back").focus();
    }
    for (const button of this.main.querySelectorAll("[data-stop]")) button.disabled = this.nextStop(button.dataset.stop) === null;
  }
}
