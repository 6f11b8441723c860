//! Table and plot of `engine::repetition`, measured on the lines of the benchmark.
//!
//! ```text
//! cargo run --release -p fpgambit-engine --example repetition_table
//! ```
//! It writes `engine/src/repetition/measured.md` and `measured.svg`.

#[allow(
    dead_code,
    reason = "the benchmark's own, of which the table wants a part"
)]
#[path = "../benches/repetition/workload.rs"]
mod workload;

use std::error::Error;
use std::fmt::Write as _;
use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

use fpgambit_engine::Position;
use fpgambit_engine::repetition::{
    Chains, Counter, Detector, Line, Matrix, PrintedChains, Zobrist,
};
use plotters::prelude::*;
use workload::{CHAINS, OnBitboards, PLIES, checks, ends, games, histogram, travellers, wanderers};

/// How often each set of queries is timed.
const PASSES: usize = 2_000;

const METHODS: [(&str, RGBColor); 6] = [
    ("counter", RGBColor(214, 39, 40)),
    ("counter on bitboards", RGBColor(255, 127, 14)),
    ("zobrist", RGBColor(31, 119, 180)),
    ("matrix", RGBColor(148, 103, 189)),
    ("chains", RGBColor(44, 160, 44)),
    ("chains as printed", RGBColor(140, 140, 140)),
];

/// A set of measurements: its parameters, what they are, what it is.
const SETS: [(&[usize], &str, &str); 3] = [
    (
        &PLIES,
        "plies",
        "A full middlegame, pieces wandering; hardly anything repeats",
    ),
    (
        &PLIES,
        "plies",
        "Queen and pawns against king and pawns, check after check",
    ),
    (
        &CHAINS,
        "pieces",
        "64 plies, by the number of pieces that move",
    ),
];

fn main() -> Result<(), Box<dyn Error>> {
    let out = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/repetition");
    let measured: Vec<Measured> = vec![
        PLIES
            .iter()
            .map(|&plies| measure(&wanderers(plies)))
            .collect(),
        PLIES.iter().map(|&plies| measure(&checks(plies))).collect(),
        CHAINS
            .iter()
            .map(|&pieces| measure(&travellers(pieces)))
            .collect(),
    ];
    std::fs::write(out.join("measured.md"), tables(&measured)?)?;
    std::fs::write(out.join("measured.svg"), plot(&measured)?)?;
    println!("wrote {}/measured.md and measured.svg", out.display());
    Ok(())
}

/// Nanoseconds a query of each method, in the order of [`METHODS`], for each parameter of a set.
type Measured = Vec<[f64; METHODS.len()]>;

fn measure(lines: &[Line]) -> [f64; METHODS.len()] {
    [
        fastest(&ends::<Counter>(lines)),
        fastest(&ends::<OnBitboards>(lines)),
        fastest(&ends::<Zobrist>(lines)),
        fastest(&ends::<Matrix>(lines)),
        fastest(&ends::<Chains>(lines)),
        fastest(&ends::<PrintedChains>(lines)),
    ]
}

/// The fastest of many short passes over all queries: what else the machine does hardly shows.
fn fastest<D: Detector>(queries: &[(D, Position)]) -> f64 {
    let pass = || {
        let begin = Instant::now();
        for (detector, last) in queries {
            black_box(detector.query(black_box(last), 2));
        }
        begin.elapsed().as_nanos() as f64 / queries.len() as f64
    };
    (0..PASSES).map(|_| pass()).fold(f64::MAX, f64::min)
}

fn tables(measured: &[Measured]) -> Result<String, Box<dyn Error>> {
    let mut text = format!(
        "\nNanoseconds a query, `enough` being 2, the fastest of {PASSES} passes over 64 lines.\n"
    );
    for ((parameters, unit, title), rows) in SETS.into_iter().zip(measured) {
        write!(text, "\n{title}:\n\n| {unit} |")?;
        for (method, _) in METHODS {
            write!(text, " {method} |")?;
        }
        writeln!(text, "\n|---|{}", "---|".repeat(METHODS.len()))?;
        for (parameter, row) in parameters.iter().zip(rows) {
            write!(text, "| {parameter} |")?;
            for ns in row {
                write!(text, " {ns:.0} |")?;
            }
            writeln!(text)?;
        }
    }
    text += "\nQueries of the 438 reference games by their number of reversible plies:\n\n| plies | queries |\n|---|---|\n";
    let counts = histogram(&games());
    for (least, most) in [
        (0, 3),
        (4, 7),
        (8, 15),
        (16, 31),
        (32, 63),
        (64, usize::MAX),
    ] {
        let within = counts.iter().enumerate();
        let queries: u64 = within
            .filter(|(plies, _)| (least..=most).contains(plies))
            .map(|(_, queries)| queries)
            .sum();
        match most {
            usize::MAX => writeln!(text, "| {least} and more | {queries} |")?,
            most => writeln!(text, "| {least} to {most} | {queries} |")?,
        }
    }
    Ok(text)
}

/// Two pictures side by side: middlegame and checks, both axes logarithmic.
fn plot(measured: &[Measured]) -> Result<String, Box<dyn Error>> {
    let mut text = String::new();
    {
        let root = SVGBackend::with_string(&mut text, (900, 420)).into_drawing_area();
        root.fill(&WHITE)?;
        let areas = root.split_evenly((1, 2));
        for (area, ((parameters, _, title), rows)) in
            areas.iter().zip(SETS.into_iter().zip(measured))
        {
            let most = rows.iter().flatten().copied().fold(1.0, f64::max);
            let mut chart = ChartBuilder::on(area)
                .margin(12)
                .caption(
                    title.split([',', ';']).next().unwrap_or(title),
                    ("sans-serif", 16),
                )
                .x_label_area_size(36)
                .y_label_area_size(48)
                .build_cartesian_2d((4f64..100f64).log_scale(), (1f64..most * 1.5).log_scale())?;
            chart
                .configure_mesh()
                .x_desc("reversible plies")
                .y_desc("ns a query")
                .draw()?;
            for (index, (method, color)) in METHODS.into_iter().enumerate() {
                let pairs = parameters.iter().zip(rows);
                let points = pairs.map(|(&plies, row)| (plies as f64, row[index]));
                chart
                    .draw_series(LineSeries::new(points, color.stroke_width(2)))?
                    .label(method)
                    .legend(move |(x, y)| {
                        PathElement::new([(x, y), (x + 16, y)], color.stroke_width(2))
                    });
            }
            chart
                .configure_series_labels()
                .position(SeriesLabelPosition::UpperLeft)
                .background_style(WHITE.mix(0.8))
                .draw()?;
        }
        root.present()?;
    }
    Ok(text)
}
