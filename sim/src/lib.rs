//! Backends, co-verification, traces and export: the program fpgambit.
