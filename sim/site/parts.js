"use strict";
// What several views have alike, put where the page says so: an element with data-part, in the view whose names it takes.

const BUTTONS = {
  first: ["|◀", "to the start"],
  back: ["◀", "a clock back", "←"],
  forward: ["▶", "a clock forward", "→"],
  last: ["▶|", "to the end"],
};

const PARTS = {
  // What has a step where the others have a clock says so.
  buttons: (view, { has, step = "clock" }) => has.split(" ").map((name) => {
    if (name === "play") return `<button id="${view}-play" type="button" class="main">Run</button>`;
    const [sign, what, key] = BUTTONS[name];
    const told = what.replace("clock", step);
    return `<button id="${view}-${name}" type="button" title="${told}${key ? ` (${key})` : ""}">${sign}<span class="unseen">${told}</span></button>`;
  }).join(" "),
  words: (view) => `<div class="words"><h2 id="${view}-when"></h2><p id="${view}-words" aria-live="polite"></p></div>`,
  position: (view) => `<form id="${view}-form">
    <label for="${view}-fen">Position (FEN)</label>
    <div class="line"><input id="${view}-fen" class="fen" spellcheck="false" autocomplete="off" aria-describedby="${view}-error"><button>Load</button></div>
    <p id="${view}-error" class="problem" role="alert"></p>
  </form>`,
  wave: (view) => `<div class="wave"><ul id="${view}-wave-names"></ul><div class="drawing"><canvas id="${view}-wave" role="img"
    aria-label="waveform of the signals listed beside it, whose values are of the clock looked at"></canvas></div></div>`,
};

for (const place of document.querySelectorAll("[data-part]")) {
  place.outerHTML = PARTS[place.dataset.part](place.closest("main").id, place.dataset);
}
