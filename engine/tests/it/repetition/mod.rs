//! Compares the repetition detectors with the naive oracle.

mod games;
mod hard_cases;
mod lines;
mod papers;
mod random;

use fpgambit_engine::repetition::{DetectionMethod, Detector, Line, Oracle, Verdict};

/// Plays a line with every exact detector and the oracle, which must agree at every ply, for every limit of the count.
/// Returns the oracle's verdicts, including that of the first position.
fn verdicts(line: &Line) -> Vec<Verdict> {
    let mut detectors: Vec<(DetectionMethod, Box<dyn Detector>)> = DetectionMethod::ALL
        .into_iter()
        .map(|method| (method, method.detector()))
        .collect();
    let mut oracle = Oracle::new(&line.start);
    let mut verdicts = vec![Verdict::NEW];
    for (ply, (before, step)) in (1..).zip(line.positions()) {
        let after = oracle.step(&before, step);
        let expected = oracle.query();
        for (method, detector) in &mut detectors {
            detector.step(&before, step);
            for enough in [1, 2, 3, u32::MAX] {
                let verdict = detector.query(&after, enough);
                let limited = Verdict {
                    count: expected.count.min(enough),
                    back: expected.back.filter(|_| enough > 1),
                };
                assert_eq!(verdict, limited, "{method}, ply {ply} of {line}");
            }
        }
        verdicts.push(expected);
    }
    verdicts
}
