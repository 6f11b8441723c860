"use strict";
// All views. A view is a file in views/ that ends with a call of register(), and a line in index.html.

const VIEWS = new Map();

// name its name in the address, with which its ids begin title its title in the row of circuits lead an introduction,
// as HTML html its columns, and the parts below them parts the parts of its state in the address, each with a reader;
// the view ignores what it cannot read make its class; the page creates it when the user first opens the view circuits
// the exports that it runs in a given state, for the footer tour the steps of a tour, see tour.js; optional
function register(view) {
  VIEWS.set(view.name, view);
  const link = document.createElement("a");
  Object.assign(link, { href: `#view=${view.name}`, textContent: view.title });
  link.dataset.view = view.name;
  document.getElementById("views").append(link);
  const main = document.createElement("main");
  Object.assign(main, { id: view.name, hidden: true, innerHTML: `<p class="lead">${view.lead}</p>${view.html}` });
  document.getElementById("places").append(main);
}

// Readers for parts of a state in the address. They return null for what they cannot read.
const READ = {
  text: String,
  number: (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : null),
  numbers: (text) => text.split(",").filter((item) => /^\d{1,9}$/.test(item)).map(Number),
  squares: (text) => READ.numbers(text).filter((square) => square < 64),
  square: (text) => READ.squares(text)[0] ?? null,
  below: (count) => (text) => (/^\d$/.test(text) && Number(text) < count ? Number(text) : null),
  oneOf: (...values) => (text) => (values.includes(text) ? text : null),
};

// Disables what shows a run, or enables it again. An invalid position or game has no run.
function refuse(view, isRefused) {
  for (const part of document.querySelectorAll(`#${view} .whole, #${view} .waveform`)) part.inert = isRefused;
}
