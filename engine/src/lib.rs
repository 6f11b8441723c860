//! Chess in software: rules, posdata, representations, perft. No hardware.
