"""Compares two waveforms: every change of every signal at every time."""

import re


def read(text):
    """The changes of each signal, by its scopes and name, as lists of (time, value)."""
    names, scope, changes, time = {}, [], {}, 0
    for line in text.splitlines():
        fields = line.split()
        match fields:
            case ["$scope", _, name, "$end"]:
                scope.append(name)
            case ["$upscope", "$end"]:
                scope.pop()
            case ["$var", _, _, code, name, *_]:
                names.setdefault(code, []).append(".".join([*scope, name]))
            case [stamp] if re.fullmatch(r"#\d+", stamp):
                time = int(stamp[1:])
            case [scalar] if scalar[0] in "01" and len(scalar) > 1:
                changes.setdefault(scalar[1:], []).append((time, int(scalar[0])))
            case [vector, code] if vector[0] == "b":
                changes.setdefault(code, []).append((time, int(vector[1:], 2)))
    return {name: changes.get(code, []) for code, shared in names.items() for name in shared}, time


def differences(ours, theirs):
    """The differences between two waveforms, as text."""
    (ours, our_end), (theirs, their_end) = read(ours), read(theirs)
    found = [f"only in ours: {name}" for name in sorted(ours.keys() - theirs.keys())]
    found += [f"only in theirs: {name}" for name in sorted(theirs.keys() - ours.keys())]
    found += [f"changes of {name}" for name in sorted(ours.keys() & theirs.keys()) if ours[name] != theirs[name]]
    if our_end != their_end:
        found.append(f"the end: {our_end} and {their_end} ns")
    return found
