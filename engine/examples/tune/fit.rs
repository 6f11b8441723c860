//! Fits the weights that predict results best.
//!
//! A position's value v, in centipawns for White, predicts the score 1/(1 + exp(-k v)). The fit finds the weights with
//! the least mean square of target minus prediction. The target is half the game's result and half the score predicted
//! by the search's lead: all positions of a game share one result, but each has its own lead. A weak pull towards the
//! first set determines the weights that hardly any position has.
//!
//! The fit uses Adam (D. Kingma, J. Ba, 2014) over all positions at once. k is fitted to the results with the first set
//! and then stays, so that centipawns keep their size. Every sixteenth stretch of positions is held out and used only
//! at the end, with results alone. The sums are taken in a fixed order, so the same positions give the same weights.

use std::fs;

use fpgambit_engine::Position;
use fpgambit_engine::eval::{PHASE_MAX, Trace, formula, scale};
use rayon::prelude::*;

use crate::table;

const ROUNDS: usize = 1_500;
/// The initial step in centipawns per round.
const STEP: f64 = 2.0;
/// The pull on a weight one centipawn away from the first set, in units of the mean square.
const PULL: f64 = 2e-9;
/// The share of the game's result in the target.
const RESULT: f64 = 0.5;
/// The number of positions that one task sums.
const CHUNK: usize = 16_384;

/// Middlegame and endgame weights, alternating.
pub type Weights = Vec<[f64; 2]>;

/// A position as the fit uses it.
pub struct Sample {
    terms: Box<[(u16, i16)]>,
    /// The weights of the middlegame and the endgame in this position.
    share: [f32; 2],
    /// White's score according to the game's result.
    result: f32,
    /// White's lead according to the search, in centipawns.
    lead: f32,
    /// The score to predict.
    target: f32,
}

impl Sample {
    /// Creates a sample from a position's terms, as White sees it, and the weights of middlegame and endgame in it.
    pub fn new(terms: Vec<(u16, i16)>, share: [f32; 2]) -> Sample {
        Sample {
            terms: terms.into(),
            share,
            result: 0.0,
            lead: 0.0,
            target: 0.0,
        }
    }

    /// Creates a sample from the evaluation's terms.
    fn of_terms(position: &Position) -> Sample {
        let trace = Trace::of(position);
        let middle = trace.phase as f32 / PHASE_MAX as f32;
        let end = (1.0 - middle) * trace.scale as f32 / scale::WHOLE as f32;
        Sample::new(trace.terms, [middle, end])
    }

    fn value(&self, weights: &Weights) -> f64 {
        let mut sums = [0.0; 2];
        for &(term, times) in &self.terms {
            let weight = weights[usize::from(term)];
            sums[0] += weight[0] * f64::from(times);
            sums[1] += weight[1] * f64::from(times);
        }
        sums[0] * f64::from(self.share[0]) + sums[1] * f64::from(self.share[1])
    }
}

/// Fits the weights to the positions of the files and writes them into the engine.
pub fn write(paths: &[&str]) -> Result<(), String> {
    let first: Weights = formula::weights()
        .iter()
        .map(|score| [f64::from(score.middle()), f64::from(score.end())])
        .collect();
    let fitted = fit(paths, Sample::of_terms, first)?;
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/eval/tuned.rs");
    let text = table::text(&fitted.head, &fitted.weights);
    fs::write(path, text).map_err(|error| format!("{path}: {error}"))
}

/// Fitted weights in whole centipawns.
pub struct Fitted {
    pub weights: Weights,
    /// The number of positions, and how well the weights predict them.
    pub head: String,
}

/// Fits weights, starting from `first`, to the positions of the files.
pub fn fit(
    paths: &[&str],
    take_apart: impl Fn(&Position) -> Sample + Sync,
    first: Weights,
) -> Result<Fitted, String> {
    let mut samples = Vec::new();
    for path in paths {
        let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
        let lines: Vec<&str> = text.lines().collect();
        let read: Result<Vec<Sample>, String> = lines
            .par_iter()
            .map(|line| {
                sample(line, &take_apart)
                    .ok_or_else(|| format!("{path}: `{line}`: expected FEN;0, 1 or 2;centipawns"))
            })
            .collect();
        samples.extend(read?);
    }
    // Neighbouring positions belong to one game, so hold out whole blocks of positions.
    let left_out = |index: usize| index / 1024 % 16 == 15;
    let (mut train, mut test) = (Vec::new(), Vec::new());
    for (index, sample) in samples.into_iter().enumerate() {
        if left_out(index) {
            &mut test
        } else {
            &mut train
        }
        .push(sample);
    }
    let k = steepness(&train, &first);
    for sample in &mut train {
        let by_lead = forecast(k, f64::from(sample.lead));
        let target = RESULT * f64::from(sample.result) + (1.0 - RESULT) * by_lead;
        sample.target = target as f32;
    }
    let errors = |weights: &Weights| [error(&train, weights, k), error(&test, weights, k)];
    let before = errors(&first);
    eprintln!(
        "{} positions, {} left out, k {k:.5}",
        train.len(),
        test.len()
    );
    eprintln!("error {:.6}, left out {:.6}", before[0], before[1]);
    let weights = descend(&train, &first, k);
    let rounded: Weights = weights.iter().map(|pair| pair.map(f64::round)).collect();
    let after = errors(&rounded);
    eprintln!("error {:.6}, left out {:.6}", after[0], after[1]);
    let head = format!(
        "{} positions: mean square error {:.5} with the weights by formula, {:.5} with these;\n\
         //! on {} positions of games left out {:.5} and {:.5}.",
        train.len(),
        before[0],
        after[0],
        test.len(),
        before[1],
        after[1],
    );
    Ok(Fitted {
        weights: rounded,
        head,
    })
}

fn sample(line: &str, take_apart: impl Fn(&Position) -> Sample) -> Option<Sample> {
    let (rest, lead) = line.rsplit_once(';')?;
    let (fen, halves) = rest.rsplit_once(';')?;
    let halves: u8 = halves.parse().ok().filter(|&halves| halves <= 2)?;
    Some(Sample {
        result: f32::from(halves) / 2.0,
        lead: lead.parse().ok()?,
        ..take_apart(&fen.parse().ok()?)
    })
}

fn forecast(k: f64, value: f64) -> f64 {
    1.0 / (1.0 + (-k * value).exp())
}

/// The mean square of result minus prediction.
fn error(samples: &[Sample], weights: &Weights, k: f64) -> f64 {
    let sums: Vec<f64> = samples
        .par_chunks(CHUNK)
        .map(|chunk| {
            let misses = chunk
                .iter()
                .map(|sample| f64::from(sample.result) - forecast(k, sample.value(weights)));
            misses.map(|miss| miss * miss).sum()
        })
        .collect();
    sums.iter().sum::<f64>() / samples.len().max(1) as f64
}

/// Finds the k with the least error by golden section.
fn steepness(samples: &[Sample], weights: &Weights) -> f64 {
    let ratio = (5f64.sqrt() - 1.0) / 2.0;
    let (mut low, mut high) = (0.0005, 0.02);
    while high - low > 1e-6 {
        let (left, right) = (high - ratio * (high - low), low + ratio * (high - low));
        if error(samples, weights, left) < error(samples, weights, right) {
            high = right;
        } else {
            low = left;
        }
    }
    (low + high) / 2.0
}

/// The gradient of the error.
fn slope(samples: &[Sample], weights: &Weights, k: f64) -> Weights {
    let parts: Vec<Weights> = samples
        .par_chunks(CHUNK)
        .map(|chunk| {
            let mut slope = vec![[0.0; 2]; weights.len()];
            for sample in chunk {
                let forecast = forecast(k, sample.value(weights));
                let miss = forecast - f64::from(sample.target);
                let by_value = 2.0 * k * miss * forecast * (1.0 - forecast);
                let by_half = sample.share.map(|share| by_value * f64::from(share));
                for &(term, times) in &sample.terms {
                    let entry = &mut slope[usize::from(term)];
                    entry[0] += by_half[0] * f64::from(times);
                    entry[1] += by_half[1] * f64::from(times);
                }
            }
            slope
        })
        .collect();
    let mut whole = vec![[0.0; 2]; weights.len()];
    for (index, entry) in whole.iter_mut().enumerate() {
        for half in 0..2 {
            let sum: f64 = parts.iter().map(|part| part[index][half]).sum();
            entry[half] = sum / samples.len() as f64;
        }
    }
    whole
}

/// Runs Adam with steps that shrink to zero.
fn descend(samples: &[Sample], first: &Weights, k: f64) -> Weights {
    let mut weights = first.clone();
    let mut mean = vec![[0.0; 2]; first.len()];
    let mut square = vec![[0.0; 2]; first.len()];
    for round in 1..=ROUNDS {
        let slope = slope(samples, &weights, k);
        let fade = [0.9f64, 0.999];
        let rest = fade.map(|fade| 1.0 - fade.powi(round as i32));
        let step = STEP * (1.0 - round as f64 / (ROUNDS + 1) as f64);
        for term in 0..first.len() {
            for half in 0..2 {
                let away = weights[term][half] - first[term][half];
                let slope = slope[term][half] + 2.0 * PULL * away;
                let (mean, square) = (&mut mean[term][half], &mut square[term][half]);
                *mean = fade[0] * *mean + (1.0 - fade[0]) * slope;
                *square = fade[1] * *square + (1.0 - fade[1]) * slope * slope;
                weights[term][half] -=
                    step * (*mean / rest[0]) / ((*square / rest[1]).sqrt() + 1e-10);
            }
        }
        if round % 50 == 0 {
            eprint!("\rround {round} of {ROUNDS}");
        }
    }
    eprintln!();
    weights
}
