#!/usr/bin/env python3
"""Trains the network on positions from self-play.

    target/network/venv/bin/python testbenches/network/train.py [--hidden N] [--data DIR] [--out FILE] [--epochs N]
        [--seed N] [--by-search SHARE] [--batch N] [--rate R]

The target of a position mixes the result that the lead of its search predicts (SHARE, 0.75) with the result of its game
(the rest). A lead of v centipawns predicts 1/(1 + exp(-k v)), with the k that fits the results best. The loss is the
mean square of target minus forecast. The optimiser is Adam, with a rate that falls to zero. The script mirrors
positions without castling rights left to right at random. In the last quarter of the epochs it rounds the network to
its integers before each forecast, so that the network adapts to them. Every sixteenth file is held out. FILE receives
the weights in floating point and the losses; `write.py` makes the network file from it. The engine has networks with 32
and with 128 hidden sums. Training uses one thread and takes some seconds per epoch and million positions. The same data
and seed give the same network on the same machine and library versions.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import scipy

import model
import positions


def steepness(data):
    """The k with the smallest mean square of result minus forecast, found by golden-section search."""

    def error(k):
        return float(np.mean((data.result - 1 / (1 + np.exp(-k * data.lead))) ** 2))

    ratio = (5**0.5 - 1) / 2
    low, high = 0.0005, 0.02
    while high - low > 1e-5:
        left, right = high - ratio * (high - low), low + ratio * (high - low)
        low, high = (low, right) if error(left) < error(right) else (left, high)
    return (low + high) / 2


def targets(data, k, by_search):
    return (by_search / (1 + np.exp(-k * data.lead)) + (1 - by_search) * data.result).astype(np.float32)


def mirrored(features, chosen):
    """Mirrors the selected positions left to right."""
    turned = np.where(features == positions.INPUTS, positions.INPUTS, features ^ 7)
    return np.where(chosen[:, None], turned, features)


class Adam:
    def __init__(self, weights):
        self.mean = {name: np.zeros_like(array) for name, array in weights.items()}
        self.square = {name: np.zeros_like(array) for name, array in weights.items()}
        self.steps = 0

    def step(self, weights, slopes, rate):
        self.steps += 1
        for name, slope in slopes.items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            settled = [1 - 0.9**self.steps, 1 - 0.999**self.steps]
            weights[name] -= rate * (mean / settled[0]) / (np.sqrt(square / settled[1]) + 1e-8)
        model.clip(weights)


def forecast(out, k):
    return 1 / (1 + np.exp(-k * model.UNIT * out))


def loss(weights, data, target, k, batch):
    total = 0.0
    for begin in range(0, len(data), batch):
        rows = slice(begin, begin + batch)
        own, other = model.incidence(data.own[rows]), model.incidence(data.other[rows])
        out, _ = model.forward(weights, own, other, data.heads[rows])
        total += float(np.sum((forecast(out, k) - target[rows]) ** 2))
    return total / len(data)


def runs(files):
    """The names of the files as runs of numbers: seed, first number, count."""
    found = []
    for name in files:
        seed, number = (int(part) for part in name.removesuffix(".txt").split("-"))
        if found and found[-1][0] == seed and sum(found[-1][1:]) == number:
            found[-1][2] += 1
        else:
            found.append([seed, number, 1])
    return found


def train(args):
    begin = time.time()
    data, test, files = positions.load(args.data)
    k = steepness(data)
    target, held = targets(data, k, args.by_search), targets(test, k, args.by_search)
    print(f"{len(data)} positions, {len(test)} held out, {len(files)} files, k {k:.5f}", flush=True)
    heads, test_heads = data.heads, test.heads
    weights = model.first(args.seed, args.hidden)
    chance = np.random.default_rng(args.seed + 1)
    adam = Adam(weights)
    batches = len(data) // args.batch
    losses = []
    for epoch in range(args.epochs):
        whole = epoch >= args.epochs * 3 // 4
        order = chance.permutation(len(data))
        total = 0.0
        for number in range(batches):
            rows = order[number * args.batch : (number + 1) * args.batch]
            turn = (chance.random(len(rows)) < 0.5) & ~data.castling[rows]
            own = model.incidence(mirrored(data.own[rows], turn))
            other = model.incidence(mirrored(data.other[rows], turn))
            seen = model.rounded(weights) if whole else weights
            out, kept = model.forward(seen, own, other, heads[rows])
            chances = forecast(out, k)
            miss = chances - target[rows]
            total += float(np.mean(miss * miss))
            slope = (2 / len(rows) * k * model.UNIT * miss * chances * (1 - chances)).astype(np.float32)
            done = (epoch + number / batches) / args.epochs
            adam.step(weights, model.backward(seen, own, other, heads[rows], kept, slope), args.rate * (1 - done))
        held_loss = loss(model.rounded(weights), test, held, k, args.batch)
        losses.append({"train": total / max(batches, 1), "held_out": held_loss})
        print(f"epoch {epoch + 1}: loss {losses[-1]['train']:.6f}, rounded and held out {held_loss:.6f}, {time.time() - begin:.0f} s", flush=True)
    about = {
        "positions": len(data),
        "held_out": len(test),
        "files": [files[0], files[-1], len(files)],
        "runs": runs(files),
        "k": round(k, 5),
        "losses": losses[-1],
        "float_held_out": loss(weights, test, held, k, args.batch),
        "seconds": round(time.time() - begin),
        "versions": [np.__version__, scipy.__version__],
        "arguments": {name: value for name, value in vars(args).items() if name not in ("data", "out")},
    }
    Path(args.out).parent.mkdir(parents=True, exist_ok=True)
    np.savez(args.out, about=json.dumps(about), **weights)
    print(json.dumps(about))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", default="target/network/data", help="directory of the positions (default: %(default)s)")
    parser.add_argument("--out", default="target/network/chip.npz", help="file for the weights (default: %(default)s)")
    parser.add_argument("--hidden", type=int, choices=[32, 128], default=32, help="number of hidden sums (default: %(default)s)")
    parser.add_argument("--epochs", type=int, default=12, help="number of passes over the data (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=46, help="random seed (default: %(default)s)")
    parser.add_argument("--by-search", type=float, default=0.75, help="SHARE above, from 0 to 1 (default: %(default)s)")
    parser.add_argument("--batch", type=int, default=8192, help="positions per step (default: %(default)s)")
    parser.add_argument("--rate", type=float, default=0.002, help="learning rate at the start (default: %(default)s)")
    train(parser.parse_args())


if __name__ == "__main__":
    main()
