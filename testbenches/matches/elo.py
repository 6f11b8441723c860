"""Rating differences with error bars.

Two games of the same opening with colours swapped form a pair. Pairs are independent of each other; single games are
not.
"""

import math
from statistics import mean, stdev

NORMAL_95 = 1.959964


def elo(score):
    """The rating difference that predicts this score (0 to 1).

    >>> elo(0.5), round(elo(0.75)), elo(1)
    (0.0, 191, inf)
    """
    if score <= 0:
        return -math.inf
    if score >= 1:
        return math.inf
    return 400 * math.log10(score / (1 - score))


def interval(pairs):
    """The score and its 95 % confidence interval, from the mean scores of pairs.

    >>> [round(bound, 3) for bound in interval([0.5, 0.75, 0.25, 0.5])]
    [0.5, 0.3, 0.7]
    >>> interval([1.0])
    (1.0, 0.0, 1.0)
    """
    score = mean(pairs)
    if len(pairs) < 2:
        return score, 0.0, 1.0
    error = NORMAL_95 * stdev(pairs) / math.sqrt(len(pairs))
    return score, max(0.0, score - error), min(1.0, score + error)


def difference(pairs):
    """The rating difference with its bounds, as text.

    >>> difference([0.5, 0.75, 0.25, 0.5])
    '+0 (-147 to +147)'
    """
    middle, low, high = (elo(score) for score in interval(pairs))
    return f"{text(middle)} ({text(low)} to {text(high)})"


def text(number):
    if math.isinf(number):
        return "+∞" if number > 0 else "-∞"
    return f"{number:+.0f}"
