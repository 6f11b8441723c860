"use strict";
// The parts of the views, as HTML. Each part takes the name of its view, and its ids begin with that name.

const BUTTONS = {
  first: ["|◀", "to the start"],
  back: ["◀", "one back", "←"],
  forward: ["▶", "one forward", "→"],
  last: ["▶|", "to the end"],
};

const PARTS = {
  // A board, with the error of its position directly below, where the user sees it.
  board: (view) => `<div id="${view}-board"></div><p id="${view}-error" class="problem" role="alert"></p>`,

  // The controls that step through a run. unit: the name of a step; stops: buttons that jump to the next event of a
  // kind.
  transport: (view, { unit = "clock", stops = {} } = {}) => {
    const step = (name) => {
      const [sign, what, key] = BUTTONS[name];
      return `<button id="${view}-${name}" type="button" title="${what}${key ? ` (${key})` : ""}"><span aria-hidden="true">${sign}</span><span class="unseen">${what}</span></button>`;
    };
    return `<div class="controls transport" role="group" aria-label="${unit}">
      ${step("first")} ${step("back")} <button id="${view}-play" type="button" class="main" title="Space">Run</button> ${step("forward")} ${step("last")}
      ${Object.entries(stops).map(([kind, title]) => `<button type="button" data-stop="${kind}">${title}</button>`).join(" ")}
      <label>speed <input id="${view}-speed" class="speed" type="range" min="0" max="${SPEEDS.length - 1}" step="1"></label>
      <label>${unit} <input id="${view}-number" type="number" step="1"></label>
      <input id="${view}-scrub" class="scrub" type="range" min="0" value="0" aria-label="${unit}, over the whole run">
    </div>`;
  },

  words: (view) => `<div class="words"><h2 id="${view}-when"></h2><p id="${view}-words" aria-live="polite"></p></div>`,

  fen: (view, more = "") => `<form id="${view}-form">
    <label for="${view}-fen">Position (FEN; the board field alone is enough)</label>
    <div class="line"><input id="${view}-fen" class="fen" spellcheck="false" autocomplete="off" aria-describedby="${view}-error"><button>Load</button></div>
    <div class="line"><label>Example <select id="${view}-example"><option value="">your position</option></select></label></div>
    ${more}
  </form>`,

  verilog: (view) => `<details class="verilog" id="${view}-verilog"><summary>The Verilog that drives it</summary>
    <p class="explanation"></p><pre tabindex="0" role="region" aria-label="Verilog"></pre></details>`,

  waveform: (view, more = "") => `<section aria-label="waveform" class="waveform">
    <h2>Waveform</h2>${more}
    <div class="wave"><ul id="${view}-wave-names"></ul><div class="drawing"><canvas id="${view}-wave" role="img"
      aria-label="waveform of the signals listed beside it; the list shows their values in the present clock"></canvas></div></div>
  </section>`,
};
