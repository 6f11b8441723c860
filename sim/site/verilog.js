"use strict";
// Reads the Verilog of a circuit as far as the page needs it: where a signal is declared, what the comment on it says,
// and which lines drive it. The path of a signal is its scopes and its name, separated by blanks, as in circuit.js.

// An excerpt shows a block whole if it has fewer lines than this.
const WHOLE_LINES = 9;

class Verilog {
  static #read = new Map();

  static of(name) {
    if (!Verilog.#read.has(name)) Verilog.#read.set(name, new Verilog(fileText(`verilog/${name}.v`)));
    return Verilog.#read.get(name);
  }

  constructor(text) {
    this.lines = text.split("\n");
    this.modules = new Map();
    let module = null;
    let [instance, port] = [null, null];
    this.lines.forEach((line, at) => {
      let match;
      if ((match = /^module (\w+)/.exec(line))) {
        module = { name: match[1], first: at, last: at, signals: new Map(), instances: new Map() };
        this.modules.set(module.name, module);
        this.top ??= module;
      } else if (!module) {
        return;
      } else if (/^endmodule/.test(line)) {
        module.last = at;
        module = null;
      } else if ((match = /^\s*(input|output)\s+(?:wire|reg)?\s*(\[[^\]]*\])?\s*(\w+),?\s*(?:\/\/ ?(.*))?$/.exec(line))) {
        port = { line: at, direction: match[1], note: match[4] ?? "" };
        module.signals.set(match[3], port);
      } else if (port && (match = /^\s+\/\/ ?(.*)$/.exec(line)) && port.line + port.note.split("\n").length === at) {
        port.note += `\n${match[1]}`;
      } else if ((match = /^\s+(?:wire|reg|integer)\s+(?:\[[^\]]*\])?\s*(\w+)(?: \[[^\]]*\])?(?:;| =)/.exec(line))) {
        module.signals.set(match[1], { line: at, direction: "", note: "" });
      } else if ((match = /^\s+(fpgambit_\w+) (?:#\(|(\w+) \()/.exec(line))) {
        instance = { module: match[1], line: at, ports: new Map() };
        const name = match[2] ?? /\) (\w+) \($/.exec(line)?.[1];
        if (name) module.instances.set(name, instance);
      } else if (instance && (match = /\) (\w+) \($/.exec(line))) {
        module.instances.set(match[1], instance);
      } else if (instance && (match = /^\s+\.(\w+)\((.*)\),?$/.exec(line))) {
        instance.ports.set(match[1], { line: at, expression: match[2] });
      } else if (/^\s*\);/.test(line)) {
        instance = null;
      }
    });
  }

  // Where a signal is: its module, its name there, and the instance of the module, if any. Scopes that are not
  // instances are generate blocks.
  find(path) {
    const scopes = path.split(/[ .]/);
    const name = scopes.pop();
    let place = { module: this.top, parent: null, instance: null };
    for (const scope of scopes) {
      const instance = place.module.instances.get(scope);
      const module = instance && this.modules.get(instance.module);
      if (module) place = { module, parent: place, instance };
    }
    return place.module.signals.has(name) ? { ...place, name } : null;
  }

  // One line that explains a signal, from the comment closest to its declaration.
  explain(path) {
    const place = this.find(path);
    if (!place) return "not a signal of the export; the compiler created it";
    return this.#note(place) ?? this.#plain(place);
  }

  #plain({ module, name }) {
    const declared = this.lines[module.signals.get(name).line].trim().replace(/\s+/g, " ");
    const width = /\[(\d+):/.exec(declared);
    return `${declared.startsWith("reg") ? "set in an always block" : "a wire"} of ${module.name.replace(/^fpgambit_/, "")}, ${width ? `${Number(width[1]) + 1} bits` : "1 bit"}`;
  }

  #note({ module, name }) {
    const { note } = module.signals.get(name);
    if (note) return note.replaceAll("\n", " ");
    // For a state, list its names.
    const states = this.#search(module, new RegExp(`^\\s+localparam \\[.*\\] ${name.toUpperCase()}_(\\w+) = `));
    if (states.length > 1) return `one of ${states.map((at) => new RegExp(`${name.toUpperCase()}_(\\w+)`).exec(this.lines[at])[1].toLowerCase().replaceAll("_", " ")).join(", ")}`;
    // If the signal drives a port, use the comment of the port.
    for (const at of this.#search(module, new RegExp(`^\\s+assign (\\w+) = ${name};`))) {
      const port = module.signals.get(/assign (\w+)/.exec(this.lines[at])[1]);
      if (port?.note) return port.note.replaceAll("\n", " ");
    }
    for (const [instance, { module: inner, ports }] of module.instances) {
      for (const [port, { expression }] of ports) {
        const said = expression === name && this.modules.get(inner)?.signals.get(port)?.note;
        if (said) return `${said.replaceAll("\n", " ")} (${instance}.${port})`;
      }
    }
    // Otherwise use the comment above the line that drives it.
    for (const at of this.#assignments(module, name)) {
      let above = at;
      while (above > module.first && !/^\s*(\/\/|$)/.test(this.lines[above - 1]) && !/^ {2}\S/.test(this.lines[above])) above--;
      const said = [];
      for (let line = above - 1; /^\s*\/\//.test(this.lines[line]); line--) said.unshift(this.lines[line].trim().slice(3));
      if (said.length) return said.join(" ");
    }
    // Explain the next value of a register like the register.
    const register = /^(\w+)_next$/.exec(name)?.[1];
    return register && module.signals.has(register) ? `the next value of ${register}: ${this.#note({ module, name: register }) ?? this.#plain({ module, name: register })}` : null;
  }

  #search(module, pattern) {
    const found = [];
    for (let at = module.first; at <= module.last; at++) if (pattern.test(this.lines[at])) found.push(at);
    return found;
  }

  // The lines that assign a signal. Initial blocks do not count, because they only set the state after power-up.
  #assignments(module, name) {
    let isInitial = false;
    const pattern = new RegExp(`^\\s+(assign )?${name}(\\[[^\\]]*\\]| \\[[^\\]]*\\])? <?= `);
    const found = [];
    for (let at = module.first; at <= module.last; at++) {
      if (/^ {2}\S/.test(this.lines[at])) isInitial = this.lines[at].startsWith("  initial");
      if (!isInitial && pattern.test(this.lines[at])) found.push(at);
    }
    return found;
  }

  // The numbers (from 0) of the lines that drive a signal, and of the lines that drive its drivers.
  drivers(path) {
    const place = this.find(path);
    return place ? [...new Set(this.#drivers(place, 2))].sort((one, two) => one - two) : [];
  }

  #drivers(place, depth) {
    const { module, name, parent, instance } = place;
    const signal = module.signals.get(name);
    if (depth === 0 || !signal) return [];
    if (signal.direction === "input") {
      const port = instance?.ports.get(name);
      if (!port) return [signal.line];
      const isName = parent.module.signals.has(port.expression);
      return [port.line, ...(isName ? this.#drivers({ ...parent, name: port.expression }, depth) : [])];
    }
    const own = this.#assignments(module, name);
    const further = own.length === 1 ? /<?= (\w+);/.exec(this.lines[own[0]])?.[1] : null;
    const from = further && module.signals.has(further) ? this.#drivers({ ...place, name: further }, depth - 1) : [];
    const inner = [];
    for (const child of module.instances.values()) {
      const below = this.modules.get(child.module);
      for (const [port, { line, expression }] of child.ports) {
        if (expression !== name || below?.signals.get(port)?.direction !== "output") continue;
        inner.push(line, ...this.#drivers({ module: below, name: port, parent: place, instance: child }, depth));
      }
    }
    return [...own, ...from, ...inner];
  }

  // Lines in their context: the heads of the blocks around each line and the comment above it. A short block is shown
  // whole. Returns a list of { at, text, isMeant }; a gap has the text "⋯".
  excerpt(meant) {
    const shown = new Set();
    const depth = (at) => /^ */.exec(this.lines[at])[0].length;
    const isText = (at) => this.lines[at].trim() !== "" && !/^\s*\/\//.test(this.lines[at]);
    for (const at of meant) {
      shown.add(at);
      let [first, inner] = [at, depth(at)];
      while (inner > 2 && first > 0) {
        first--;
        if (!isText(first) || depth(first) >= inner) continue;
        inner = depth(first);
        if (inner >= 2) shown.add(first);
      }
      let last = at;
      while (inner === 2 && last > first && last - first < WHOLE_LINES && depth(last) > 2) last++;
      if (last > first && last - first < WHOLE_LINES) for (let line = first; line <= last; line++) shown.add(line);
    }
    for (const at of [...shown]) for (let line = at - 1; /^\s*\/\//.test(this.lines[line]) && at - line < 4; line--) shown.add(line);
    const rows = [];
    let before = null;
    for (const at of [...shown].sort((one, two) => one - two)) {
      if (before !== null && at > before + 1) rows.push({ at: null, text: "⋯", isMeant: false });
      rows.push({ at, text: this.lines[at], isMeant: meant.includes(at) });
      before = at;
    }
    const margin = Math.min(...rows.filter(({ at, text }) => at !== null && text.trim()).map(({ at }) => depth(at)));
    return rows.map((line) => ({ ...line, text: line.at === null ? line.text : line.text.slice(margin) }));
  }
}
