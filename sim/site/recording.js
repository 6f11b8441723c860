"use strict";
// A run that `fpgambit moves --vcd` recorded, or `fpgambit verify` for a difference. The page shows it like a run of
// its own circuit.

// An error in the text of a recording, described in one line.
class RecordingError extends Error {}

class Recording {
  #codes = new Map();

  constructor(vcd) {
    this.signals = [];
    this.byName = new Map();
    this.rows = [];
    this.words = 0;
    const [head, body] = vcd.split(/\$enddefinitions\s+\$end/);
    if (body === undefined) throw new RecordingError("it is not a VCD waveform");
    this.#declare(head);
    if (!/^fpgambit_movegen(_fast)?$/.test(this.top ?? "")) throw new RecordingError(`its top is ${this.top ?? "missing"}, expected fpgambit_movegen or fpgambit_movegen_fast`);
    this.build = this.top.endsWith("_fast") ? "fast" : "compact";
    this.#sample(body);
    // The part of a circuit that a Run uses.
    this.circuit = { name: `movegen-${this.build}`, signals: this.signals, byName: this.byName, signal: (path) => this.signal(path) };
  }

  #declare(head) {
    const scope = [];
    // The code of a signal may contain any characters, so this reads words and does not match patterns.
    const tokens = head.split(/\s+/);
    for (let at = 0; at < tokens.length; at++) {
      const kind = tokens[at];
      if (!["$scope", "$upscope", "$var"].includes(kind)) continue;
      const fields = tokens.slice(at + 1, tokens.indexOf("$end", at));
      at += fields.length + 1;
      if (kind === "$upscope") {
        scope.pop();
      } else if (kind === "$scope") {
        scope.push(fields[1]);
        this.top ??= fields[1];
      } else {
        const [, width, code, name] = fields;
        let signal = this.#codes.get(code);
        if (!signal) {
          signal = { width: Number(width), word: this.words };
          this.words += Math.ceil(signal.width / 32);
          this.#codes.set(code, signal);
        }
        const named = { ...signal, path: [...scope.slice(1), name].join(" "), index: this.signals.length };
        this.signals.push(named);
        this.byName.set(named.path, named);
      }
    }
  }

  // A row for each rising edge of the clock: the values from this edge until the next.
  #sample(body) {
    const values = new Uint32Array(this.words);
    const clock = this.signal("clock").word;
    let [before, isLevel] = [0, false];
    const close = () => {
      if (isLevel && values[clock] === 1 && before === 0) this.rows.push(values.slice());
      before = values[clock];
      isLevel = true;
    };
    for (const line of body.split("\n")) {
      const first = line[0];
      if (first === "#") {
        close();
      } else if (first === "b") {
        const [bits, code] = line.slice(1).trim().split(" ");
        const signal = this.#codes.get(code);
        if (!signal) continue;
        const count = Math.ceil(signal.width / 32);
        const padded = bits.padStart(32 * count, "0");
        for (let word = 0; word < count; word++) values[signal.word + word] = parseInt(padded.slice(32 * (count - 1 - word), 32 * (count - word)), 2);
      } else if (first === "0" || first === "1") {
        const signal = this.#codes.get(line.slice(1).trim());
        if (signal) values[signal.word] = Number(first);
      }
    }
    close();
    if (this.rows.length === 0) throw new RecordingError("its clock never rises");
  }

  signal(path) {
    const signal = this.byName.get(path);
    if (!signal) throw new RecordingError(`it has no signal ${path.replaceAll(" ", ".")}`);
    return signal;
  }

  // The last generation in the recording, in the form that generate() returns.
  generation() {
    const image = new Array(9).fill(0);
    let [start, mode] = [-1, "legal"];
    const value = (clock, path) => this.value(clock, path);
    for (let clock = 0; clock < this.length; clock++) {
      if (value(clock, "load_valid") && value(clock, "load_ready")) image[Math.min(value(clock, "load_address"), 8)] = value(clock, "load_word");
      if (value(clock, "start_valid") && value(clock, "start_ready")) {
        start = clock;
        mode = ["pseudo", "pseudo-captures", "legal", "captures"][2 * value(clock, "start_legal") + value(clock, "start_captures")];
      }
    }
    if (start < 0) throw new RecordingError("no generation starts in it");
    const moves = [];
    let isDone = false;
    for (let clock = start + 1; clock < this.length && !isDone; clock++) {
      if (!value(clock, "move_valid") || !value(clock, "move_ready")) continue;
      const word = value(clock, "move_word");
      if (word !== 0) moves.push({ word, cycle: clock - start + 1 });
      isDone = value(clock, "move_last") === 1;
    }
    return { run: this, start, moves, isDone, mode, position: Position.fromImage(image) };
  }
}
// A recording is read in the same way as a run of the page.
for (const name of ["length", "row", "value", "whole", "vcd"]) {
  Object.defineProperty(Recording.prototype, name, Object.getOwnPropertyDescriptor(Run.prototype, name));
}
