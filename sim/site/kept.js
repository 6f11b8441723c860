"use strict";
// What the page remembers from one visit to the next: theme, speed, and whether the user took the tour. A browser may
// refuse to store it.

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
      // The page works without it.
    }
  },
};

// If the user prefers no motion, nothing moves until the user starts it.
const wantsMotion = () => !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
