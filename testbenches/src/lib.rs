//! What checks the rest from outside.
