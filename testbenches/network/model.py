"""The network in floating point, with hand-written gradients, and in the integers that engine and circuit use.

One unit of a weight is 1/64 of its float. A value is the output's sum, floor(sum / 32), in centipawns: 1.0 is 128 centipawns.
"""

import numpy as np
from scipy import sparse

from positions import INPUTS

HEADS = 8
LINEAR = 2
SCALE = 64
SHIFT = 5
# The number of centipawns in an output of 1.0.
UNIT = SCALE * SCALE / 2**SHIFT
ACTIVE_MAX = 127 / SCALE
LIMITS = {"rows": 127, "linear": 511, "heads": 127, "mix": 127, "bias": 16_000}
MATERIAL = [100, 310, 325, 510, 960, 0]


def first(seed, hidden):
    """Initial weights for this number of hidden sums: small random rows, material values in the linear part, and a mix
    that depends on the number of men."""
    chance = np.random.default_rng(seed)
    linear = np.repeat(np.array(MATERIAL) / UNIT, 64)[:, None].repeat(LINEAR, axis=1)
    middle = np.arange(HEADS) / (HEADS - 1)
    weights = {
        "rows": chance.normal(0, 0.1, (INPUTS, hidden)),
        "bias": chance.uniform(0.2, 0.6, hidden),
        "heads": chance.normal(0, 0.1, (HEADS, 2 * hidden)),
        "linear": linear,
        "mix": np.stack([middle, 1 - middle], axis=1),
        "out": np.zeros(HEADS),
    }
    return {name: array.astype(np.float32) for name, array in weights.items()}


def incidence(features):
    """A sparse matrix of ones, with a row per position and a column per input."""
    there = features != INPUTS
    ends = np.concatenate([[0], np.cumsum(there.sum(axis=1))]).astype(np.int32)
    columns = features[there].astype(np.int32)
    ones = np.ones(len(columns), np.float32)
    return sparse.csr_matrix((ones, columns, ends), shape=(len(features), INPUTS))


def forward(weights, own, other, heads):
    """The output of each position in units of 1.0, and the values that the gradients need."""
    hidden = [own @ weights["rows"] + weights["bias"], other @ weights["rows"] + weights["bias"]]
    active = np.concatenate([np.clip(sums, 0, ACTIVE_MAX) for sums in hidden], axis=1)
    linear_table = np.concatenate([weights["linear"], -turned_table(weights["linear"])])
    sums = own @ linear_table
    mix = weights["mix"][heads]
    everyone = active @ weights["heads"].T
    out = np.take_along_axis(everyone, heads[:, None], axis=1)[:, 0] + (sums * mix).sum(axis=1) + weights["out"][heads]
    return out, (hidden, active, sums, mix)


def turned_table(table):
    """A table by kind and square, seen from the other side."""
    return table.reshape(6, 8, 8, LINEAR)[:, ::-1].reshape(384, LINEAR)


def backward(weights, own, other, heads, kept, slope):
    """The gradient of the loss with respect to each weight, from its gradient with respect to each output."""
    hidden, active, sums, mix = kept
    spread = np.zeros((len(slope), HEADS), np.float32)
    spread[np.arange(len(slope)), heads] = slope
    by_active = spread @ weights["heads"]
    slopes = {"heads": spread.T @ active, "out": spread.sum(axis=0), "mix": spread.T @ sums}
    by_hidden = []
    width = len(weights["bias"])
    for side, hidden_sums in enumerate(hidden):
        alive = (hidden_sums > 0) & (hidden_sums < ACTIVE_MAX)
        by_hidden.append(np.where(alive, by_active[:, side * width : (side + 1) * width], 0).astype(np.float32))
    slopes["bias"] = by_hidden[0].sum(axis=0) + by_hidden[1].sum(axis=0)
    slopes["rows"] = own.T @ by_hidden[0] + other.T @ by_hidden[1]
    by_table = own.T @ (mix * slope[:, None])
    slopes["linear"] = by_table[:384] - turned_table(by_table[384:])
    return slopes


def clip(weights):
    """Keeps the weights within the range of their integers."""
    for name, limit in LIMITS.items():
        np.clip(weights[name], -limit / SCALE, limit / SCALE, out=weights[name])


def quantised(weights):
    """Rounds the weights to integers."""
    whole = {name: np.rint(weights[name] * SCALE).astype(np.int32) for name in LIMITS}
    whole["out"] = np.rint(weights["out"] * SCALE * SCALE).astype(np.int32)
    return whole


def rounded(weights):
    """The floating-point values of the integers."""
    whole = quantised(weights)
    floats = {name: (whole[name] / SCALE).astype(np.float32) for name in LIMITS}
    floats["out"] = (whole["out"] / SCALE**2).astype(np.float32)
    return floats


def integer_values(whole, features, heads):
    """Centipawns as engine and circuit compute them, with integers only. `features`: the men from the view of each
    side."""
    views = []
    for view in features:
        rows = np.concatenate([whole["rows"], np.zeros((1, len(whole["bias"])), np.int32)])
        sums = whole["bias"] + np.stack([rows[man] for man in view.T]).sum(axis=0)
        views.append(np.clip(sums, 0, 127))
    table = np.concatenate([whole["linear"], -turned_table(whole["linear"]), np.zeros((1, LINEAR), np.int32)])
    linear = np.stack([table[man] for man in features[0].T]).sum(axis=0)
    active = np.concatenate(views, axis=1)
    out = (active * whole["heads"][heads]).sum(axis=1) + (linear * whole["mix"][heads]).sum(axis=1) + whole["out"][heads]
    return np.clip(out >> SHIFT, -20_000, 20_000)
