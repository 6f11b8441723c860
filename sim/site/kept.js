"use strict";
// What the page remembers from one visit to the next: theme, speed, whether the tour was taken. A browser may refuse.

const kept = {
  get(name, otherwise) {
    try {
      return localStorage.getItem(`fpgambit-${name}`) ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  set(name, value) {
    try {
      localStorage.setItem(`fpgambit-${name}`, value);
    } catch {
      // Then it is forgotten.
    }
  },
};

// Who wants no motion starts what moves by hand.
const wantsMotion = () => !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
