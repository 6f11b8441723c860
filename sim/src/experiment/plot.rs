//! The tree sizes as a picture.

use plotters::prelude::*;

use super::Pair;
use crate::figures::PlotError;

const SIZE: (u32, u32) = (880, 520);
const INK: RGBColor = RGBColor(60, 60, 60);
const COLORS: [RGBColor; 4] = [
    RGBColor(31, 119, 180),
    RGBColor(214, 39, 40),
    RGBColor(44, 160, 44),
    RGBColor(148, 103, 189),
];

/// Draws an SVG: the nodes with detection in percent of those without, by depth, with a line for each position.
///
/// # Errors
/// Returns an error if it cannot be drawn.
pub fn plot(pairs: &[Pair]) -> Result<String, PlotError> {
    let mut text = String::new();
    draw(pairs, &mut text).map_err(|error| PlotError::new(&error))?;
    Ok(text)
}

/// The depths and percentages.
fn line(pair: &Pair) -> Vec<(f64, f64)> {
    let both = pair.off.iterations.iter().zip(&pair.on.iterations);
    both.map(|(off, on)| {
        let percent = 100.0 * on.counts.nodes as f64 / off.counts.nodes.max(1) as f64;
        (f64::from(off.depth), percent)
    })
    .collect()
}

fn draw(pairs: &[Pair], text: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    let lines: Vec<_> = pairs.iter().map(line).collect();
    let points = || lines.iter().flatten();
    let deepest = points().map(|point| point.0).fold(2.0, f64::max);
    let most = points().map(|point| point.1).fold(120.0, f64::max);
    let root = SVGBackend::with_string(text, SIZE).into_drawing_area();
    root.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&root)
        .caption(
            "Nodes up to each depth with repetition detection, in percent of those without",
            ("sans-serif", 20, &INK),
        )
        .margin(16)
        .x_label_area_size(44)
        .y_label_area_size(52)
        .build_cartesian_2d(1.0..deepest, 0.0..most * 1.05)?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(INK.mix(0.15))
        .axis_style(INK)
        .label_style(("sans-serif", 14, &INK))
        .x_desc("depth in plies")
        .y_desc("percent")
        .x_label_formatter(&|depth| format!("{depth:.0}"))
        .y_label_formatter(&|percent| format!("{percent:.0}"))
        .draw()?;
    for ((pair, points), color) in pairs.iter().zip(lines).zip(COLORS.iter().cycle()) {
        chart
            .draw_series(LineSeries::new(points, color.stroke_width(2)))?
            .label(pair.case.name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], color.stroke_width(2)));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(WHITE.mix(0.8))
        .border_style(INK.mix(0.3))
        .label_font(("sans-serif", 14, &INK))
        .draw()?;
    root.present()?;
    Ok(())
}
