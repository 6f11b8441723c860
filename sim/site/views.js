"use strict";
// The views there are. A view is one file of views/, which ends with a call of register() and stands as one line in
// index.html.

const VIEWS = new Map();

// name      in the address, and what its ids begin with
// title     in the row of circuits
// lead      what it is, as HTML
// html      its columns and what lies below
// parts     what of its state stands in the address, and how each is read; what cannot be read is left as it was
// make      its class, made when it is first looked at
// circuits  the exports it runs, by state: for the footer
// tour      the steps of a tour, see tour.js
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

// How parts of a state are read from the address; null is what cannot be read.
const READ = {
  text: String,
  number: (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : null),
  numbers: (text) => text.split(",").filter((item) => /^\d{1,9}$/.test(item)).map(Number),
  squares: (text) => READ.numbers(text).filter((square) => square < 64),
  square: (text) => READ.squares(text)[0] ?? null,
  below: (count) => (text) => (/^\d$/.test(text) && Number(text) < count ? Number(text) : null),
  oneOf: (...values) => (text) => (values.includes(text) ? text : null),
};

// Puts what shows a run out of reach, or back: there is none of what is no position and no game.
function refuse(view, isRefused) {
  for (const part of document.querySelectorAll(`#${view} .whole, #${view} .waveform`)) part.inert = isRefused;
}
