//! Measures the table and the plot of `engine::repetition` on the lines of the benchmark.
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
use workload::{
    CHAINS, OnBitboards, PLIES, Played, checks, ends, follow, games, histogram, played, travellers,
    wanderers,
};

/// The number of passes over each set of queries, and over all games.
const PASSES: usize = 2_000;
const GAME_PASSES: usize = 200;

const METHODS: [(&str, RGBColor); 6] = [
    ("counter", RGBColor(214, 39, 40)),
    ("counter on bitboards", RGBColor(255, 127, 14)),
    ("zobrist", RGBColor(31, 119, 180)),
    ("matrix", RGBColor(148, 103, 189)),
    ("chains", RGBColor(44, 160, 44)),
    ("chains as printed", RGBColor(140, 140, 140)),
];

/// The sets of measurements: parameters, their meaning, and a title.
const SETS: [(&[usize], &str, &str); 3] = [
    (
        &PLIES,
        "plies",
        "A full middlegame in which pieces wander and positions rarely repeat",
    ),
    (
        &PLIES,
        "plies",
        "Queen and pawns against king and pawns; the queen gives check after check",
    ),
    (
        &CHAINS,
        "pieces",
        "Games of 64 plies in which different numbers of pieces move",
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
    let games = games();
    let text = tables(&measured)? + &of_games(&games)? + &lengths(&games)?;
    std::fs::write(out.join("measured.md"), text)?;
    std::fs::write(out.join("measured.svg"), plot(&measured)?)?;
    println!("wrote {}/measured.md and measured.svg", out.display());
    Ok(())
}

/// Nanoseconds per query of each method, in the order of [`METHODS`], for each parameter of a set.
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

/// The fastest of many short passes over all queries.
fn fastest<D: Detector>(queries: &[(D, Position)]) -> f64 {
    let pass = || {
        for (detector, last) in queries {
            black_box(detector.query(black_box(last), 2));
        }
    };
    fastest_of(PASSES, pass) / queries.len() as f64
}

/// The nanoseconds of the fastest of many passes, which other load on the machine hardly affects.
fn fastest_of(passes: usize, mut pass: impl FnMut()) -> f64 {
    let times = (0..passes).map(|_| {
        let begin = Instant::now();
        pass();
        begin.elapsed().as_nanos() as f64
    });
    times.fold(f64::MAX, f64::min)
}

/// The reference games from beginning to end, in nanoseconds per ply.
fn of_games(games: &[Line]) -> Result<String, Box<dyn Error>> {
    let played = played(games);
    let plies: usize = played.iter().map(Vec::len).sum();
    let mut text = format!(
        "\nNanoseconds per ply when we play through {} games and query each position once (the fastest of {GAME_PASSES} passes):\n\n| |",
        games.len()
    );
    for (method, _) in METHODS {
        write!(text, " {method} |")?;
    }
    writeln!(text, "\n|---|{}", "---|".repeat(METHODS.len()))?;
    for (what, asked) in [("push", false), ("push and query", true)] {
        write!(text, "| {what} |")?;
        for ns in [
            whole::<Counter>(&played, asked),
            whole::<OnBitboards>(&played, asked),
            whole::<Zobrist>(&played, asked),
            whole::<Matrix>(&played, asked),
            whole::<Chains>(&played, asked),
            whole::<PrintedChains>(&played, asked),
        ] {
            write!(text, " {:.1} |", ns / plies as f64)?;
        }
        writeln!(text)?;
    }
    Ok(text)
}

fn whole<D: Detector + Default>(games: &Played, asked: bool) -> f64 {
    fastest_of(GAME_PASSES, || {
        black_box(follow::<D>(black_box(games), asked));
    })
}

fn tables(measured: &[Measured]) -> Result<String, Box<dyn Error>> {
    let mut text = format!(
        "\nNanoseconds per query with `enough` = 2, the fastest of {PASSES} passes over 64 lines:\n"
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
    Ok(text)
}

/// The lengths of the games' queries.
fn lengths(games: &[Line]) -> Result<String, Box<dyn Error>> {
    let mut text = format!(
        "\nQueries of these {} games by their number of reversible plies:\n\n| plies | queries |\n|---|---|\n",
        games.len()
    );
    let counts = histogram(games);
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

/// Draws two plots side by side, middlegame and checks, with the same logarithmic axes.
fn plot(measured: &[Measured]) -> Result<String, Box<dyn Error>> {
    let slowest = measured[..2].iter().flatten().flatten();
    let (least, most) = slowest
        .copied()
        .fold((f64::MAX, 1.0), |(least, most): (f64, f64), ns| {
            (least.min(ns), most.max(ns))
        });
    let (least, most) = (least * 0.8, most * 1.25);
    let mut text = String::new();
    {
        let root = SVGBackend::with_string(&mut text, (900, 420)).into_drawing_area();
        root.fill(&WHITE)?;
        let areas = root.split_evenly((1, 2));
        for (number, (area, (parameters, _, title))) in areas.iter().zip(SETS).enumerate() {
            let plies = parameters.iter().map(|&plies| plies as f64);
            let mut chart = ChartBuilder::on(area)
                .margin(12)
                .margin_right(24)
                .caption(
                    title.split([',', ';']).next().unwrap_or(title),
                    ("sans-serif", 16),
                )
                .x_label_area_size(36)
                .y_label_area_size(48)
                .build_cartesian_2d(
                    (4f64..100f64)
                        .log_scale()
                        .with_key_points(plies.clone().collect()),
                    (least..most)
                        .log_scale()
                        .with_key_points(round_numbers(least, most)),
                )?;
            chart
                .configure_mesh()
                .x_desc("reversible plies")
                .y_desc("ns a query")
                .x_label_formatter(&|plies| format!("{plies:.0}"))
                .y_label_formatter(&|ns| format!("{ns:.0}"))
                .max_light_lines(0)
                .bold_line_style(BLACK.mix(0.12))
                .draw()?;
            for (index, (method, color)) in METHODS.into_iter().enumerate() {
                let points = plies
                    .clone()
                    .zip(measured[number].iter().map(|row| row[index]));
                chart
                    .draw_series(LineSeries::new(points, color.stroke_width(2)))?
                    .label(method)
                    .legend(move |(x, y)| {
                        PathElement::new([(x, y), (x + 16, y)], color.stroke_width(2))
                    });
            }
            // Where there is no line: the upper left of the second plot.
            if number == 1 {
                chart
                    .configure_series_labels()
                    .position(SeriesLabelPosition::UpperLeft)
                    .background_style(WHITE)
                    .draw()?;
            }
        }
        root.present()?;
    }
    Ok(text)
}

/// The numbers 1, 2 and 5 times powers of ten within a range of nanoseconds.
fn round_numbers(least: f64, most: f64) -> Vec<f64> {
    let tens = (0..6).map(|tens| 10f64.powi(tens));
    tens.flat_map(|ten| [1.0, 2.0, 5.0].map(|number| number * ten))
        .filter(|number| (least..=most).contains(number))
        .collect()
}
