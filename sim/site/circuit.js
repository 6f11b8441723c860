"use strict";
// The exported Verilog as a running circuit (WebAssembly), and the record of a run.

// One circuit, which the caller clocks. The path of a signal is its scopes and its name in the Verilog, separated by
// blanks.
class Circuit {
  static #modules = new Map();

  static of(name) {
    if (!Circuit.#modules.has(name)) {
      Circuit.#modules.set(name, new WebAssembly.Module(fileBytes(`circuits/${name}.wasm`)));
    }
    return new Circuit(name, Circuit.#modules.get(name));
  }

  constructor(name, module) {
    // The C++ library needs functions that print and close files, but nothing here calls them.
    const imports = {};
    for (const wanted of WebAssembly.Module.imports(module)) {
      imports[wanted.module] ??= {};
      imports[wanted.module][wanted.name] = () => 0;
    }
    this.name = name;
    this.code = new WebAssembly.Instance(module, imports).exports;
    this.code._initialize();
    this.powerUp();
    const text = new TextDecoder().decode(
      new Uint8Array(this.code.memory.buffer, this.code.names(), this.code.names_length()));
    this.signals = [];
    this.byName = new Map();
    let word = 0;
    for (const line of text.trimEnd().split("\n")) {
      const [path, width, input] = line.split("\t");
      const signal = { path, width: Number(width), word, isInput: input === "i", index: this.signals.length };
      word += Math.ceil(signal.width / 32);
      this.signals.push(signal);
      this.byName.set(path, signal);
    }
    this.words = word;
  }

  powerUp() {
    this.code.power_up();
  }

  signal(path) {
    const signal = this.byName.get(path);
    if (!signal) throw new Error(`${this.name} has no signal '${path}'`);
    return signal;
  }

  drive(path, value) {
    this.code.drive(this.signal(path).index, value);
  }

  // All signals in this clock, after the inputs have settled. The result is valid until the next call.
  row() {
    this.code.settle();
    return new Uint32Array(this.code.memory.buffer, this.code.row(), this.words);
  }

  edge() {
    this.code.edge();
  }
}

// A run from power-up. It records every signal in every clock, so that the page can go back.
class Run {
  constructor(circuit) {
    this.circuit = circuit;
    this.rows = [];
    circuit.powerUp();
  }

  get length() {
    return this.rows.length;
  }

  drive(inputs) {
    for (const [path, value] of Object.entries(inputs)) this.circuit.drive(path, value);
  }

  // The value of an output for the present inputs.
  peek(path) {
    return this.circuit.row()[this.circuit.signal(path).word];
  }

  // Runs one clock and records it.
  clock() {
    this.rows.push(this.circuit.row().slice());
    this.circuit.edge();
  }

  // Makes a request: holds valid high until the end of the first clock in which ready is high.
  offer(request) {
    this.drive({ [`${request}_valid`]: 1 });
    for (let patience = 64; this.peek(`${request}_ready`) !== 1; patience--) {
      if (patience === 0) throw new Error(`${this.circuit.name} does not take ${request}`);
      this.clock();
    }
    this.clock();
    this.drive({ [`${request}_valid`]: 0 });
  }

  // All signals of one clock.
  row(clock) {
    return this.rows[clock];
  }

  // The value of a signal of at most 32 bits in one clock.
  value(clock, path) {
    return this.row(clock)[this.circuit.signal(path).word];
  }

  // The value of a signal of any width.
  whole(clock, signal) {
    const row = this.row(clock);
    let value = 0n;
    for (let word = Math.ceil(signal.width / 32) - 1; word >= 0; word--) {
      value = (value << 32n) | BigInt(row[signal.word + word]);
    }
    return value;
  }

  // The run as a VCD file. A clock takes 10 ns and is high for the first half.
  vcd() {
    const lines = ["$timescale 1 ns $end"];
    const top = `fpgambit_${this.circuit.name.replace("-compact", "").replaceAll("-", "_")}`;
    const scoped = this.circuit.signals.map((signal) => {
      const parts = signal.path.split(/[ .]/);
      return { signal, name: parts.pop(), scope: [top, ...parts] };
    });
    scoped.sort((a, b) => (a.scope.join(" ") < b.scope.join(" ") ? -1 : a.scope.join(" ") > b.scope.join(" ") ? 1 : 0));
    const open = [];
    const code = (number) => {
      let text = "";
      for (let rest = number; ; rest = Math.floor(rest / 94) - 1) {
        text += String.fromCharCode(33 + (rest % 94));
        if (rest < 94) return text;
      }
    };
    for (const { signal, name, scope } of scoped) {
      let shared = 0;
      while (shared < open.length && shared < scope.length && open[shared] === scope[shared]) shared++;
      while (open.length > shared) {
        lines.push("$upscope $end");
        open.pop();
      }
      for (const module of scope.slice(shared)) {
        lines.push(`$scope module ${module} $end`);
        open.push(module);
      }
      lines.push(`$var wire ${signal.width} ${code(signal.index)} ${name} $end`);
    }
    for (let depth = open.length; depth > 0; depth--) lines.push("$upscope $end");
    lines.push("$enddefinitions $end");
    const isClock = (signal) => signal.width === 1 && /(^|[ .])clock$/.test(signal.path);
    const written = this.circuit.signals.map(() => null);
    for (let clock = 0; clock < this.length; clock++) {
      for (const level of [1, 0]) {
        const changes = [];
        for (const signal of this.circuit.signals) {
          if (!isClock(signal) && level === 0) continue;
          const value = isClock(signal) ? BigInt(level) : this.whole(clock, signal);
          if (written[signal.index] === value) continue;
          written[signal.index] = value;
          const bits = value.toString(2);
          changes.push(signal.width === 1 ? bits + code(signal.index) : `b${bits.padStart(signal.width, "0")} ${code(signal.index)}`);
        }
        if (changes.length > 0) lines.push(`#${clock * 10 + (level === 1 ? 0 : 5)}`, ...changes);
      }
    }
    // The program rejects a waveform without this line: see `COMPLETE` in hw/src/trace.rs.
    lines.push(`#${this.length * 10}`, "$comment", "    the trace is complete", "$end");
    return lines.join("\n") + "\n";
  }
}

// Resets any unit: one clock of reset, without a request.
function resetRun(run) {
  const requests = run.circuit.signals.filter((signal) => signal.isInput && signal.path.endsWith("_valid"));
  for (const signal of requests) run.circuit.drive(signal.path, 0);
  run.drive({ reset: 1 });
  run.clock();
  run.drive({ reset: 0 });
}

// A generation, driven as the program drives it: reset, load nine words, start, take the moves.
//   ready(cycle)  whether the sink takes a word in this clock; the start is in clock 1
//   limit         clocks after which to give up, in case the sink takes nothing
// Returns the run, the clock of the start, and the move words with their clocks.
function generate(circuit, position, mode, ready, limit) {
  const run = new Run(circuit);
  resetRun(run);
  position.image().forEach((word, address) => {
    run.drive({ load_address: address, load_word: word });
    run.offer("load");
  });
  run.drive({ start_legal: mode.legal ? 1 : 0, start_captures: mode.captures ? 1 : 0 });
  run.offer("start");
  const start = run.length - 1;
  const moves = [];
  let isDone = false;
  for (let cycle = 2; cycle <= limit && !isDone; cycle++) {
    const isReady = ready(cycle);
    run.drive({ move_ready: isReady ? 1 : 0 });
    run.clock();
    const clock = run.length - 1;
    if (isReady && run.value(clock, "move_valid") === 1) {
      const word = run.value(clock, "move_word");
      if (word !== 0) moves.push({ word, cycle });
      isDone = run.value(clock, "move_last") === 1;
    }
  }
  return { run, start, moves, isDone };
}
