//! Cycles a legal move against area, as a picture.

use super::Table;
use super::table::OTHERS;
use plotters::prelude::*;

/// A picture that could not be drawn.
#[derive(Debug, thiserror::Error)]
#[error("the picture could not be drawn: {0}")]
pub struct PlotError(String);

impl PlotError {
    pub(crate) fn new(error: &dyn std::fmt::Display) -> Self {
        Self(error.to_string())
    }
}

const SIZE: (u32, u32) = (880, 520);
const INK: RGBColor = RGBColor(60, 60, 60);
const BUILDS: [RGBColor; 3] = [
    RGBColor(31, 119, 180),
    RGBColor(214, 39, 40),
    RGBColor(44, 160, 44),
];
const OTHER: RGBColor = RGBColor(140, 140, 140);

/// A point of the picture.
struct Dot {
    lut: f64,
    cycles: f64,
    name: String,
    color: RGBColor,
}

/// An SVG: each generator on each device by area (logarithmic) and cycles a legal move, a colour a build.
///
/// # Errors
/// [`PlotError`] when it cannot be drawn.
pub fn area_plot(table: &Table) -> Result<String, PlotError> {
    let dots = dots(table);
    let mut text = String::new();
    draw(&dots, &mut text).map_err(|error| PlotError(error.to_string()))?;
    Ok(text)
}

fn dots(table: &Table) -> Vec<Dot> {
    let mut builds: Vec<&str> = Vec::new();
    let mut dots = Vec::new();
    for row in &table.rows {
        let Some(cycles) = row.cycles_a_move() else {
            continue;
        };
        if !builds.contains(&row.build.as_str()) {
            builds.push(&row.build);
        }
        let number = builds.iter().position(|build| *build == row.build);
        dots.push(Dot {
            lut: row.figures.lut.into(),
            cycles,
            name: format!(
                "{}, {} {:.0} MHz",
                row.build, row.target, row.figures.fmax_mhz
            ),
            color: BUILDS[number.unwrap_or(0) % BUILDS.len()],
        });
    }
    for (name, lut, mhz, cycles) in OTHERS {
        if let Some(cycles) = cycles {
            dots.push(Dot {
                lut: lut.into(),
                cycles,
                name: format!("{name}, {mhz:.0} MHz (pseudo-legal)"),
                color: OTHER,
            });
        }
    }
    dots
}

fn draw(dots: &[Dot], text: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    let most = |value: fn(&Dot) -> f64| dots.iter().map(value).fold(1.0, f64::max);
    let least = dots.iter().map(|dot| dot.lut).fold(f64::MAX, f64::min);
    let area = least / 1.5..most(|dot| dot.lut) * 2.5;
    let cycles = 0.0..most(|dot| dot.cycles) * 1.2;
    let root = SVGBackend::with_string(text, SIZE).into_drawing_area();
    root.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&root)
        .caption(
            "Move generators: cycles a legal move against area",
            ("sans-serif", 20, &INK),
        )
        .margin(16)
        .x_label_area_size(44)
        .y_label_area_size(52)
        .build_cartesian_2d(area.log_scale(), cycles)?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(INK.mix(0.15))
        .axis_style(INK)
        .label_style(("sans-serif", 14, &INK))
        .x_desc("area: logic cells (iCE40) or LUT sites (ECP5)")
        .y_desc("cycles a legal move")
        .x_label_formatter(&|lut| format!("{lut:.0}"))
        .y_label_formatter(&|cycles| format!("{cycles:.1}"))
        .draw()?;
    let mut drawn: Vec<(i32, i32)> = Vec::new();
    for dot in dots {
        let at = (dot.lut, dot.cycles);
        let (x, y) = chart.backend_coord(&at);
        // Below the points, one below the other where these are close together.
        let mut row = y + 8;
        while drawn
            .iter()
            .any(|&(other, used)| (other - x).abs() < 260 && (used - row).abs() < 16)
        {
            row += 16;
        }
        drawn.push((x, row));
        chart.draw_series([Circle::new(at, 5, dot.color.filled())])?;
        root.draw(&Text::new(
            dot.name.clone(),
            (x + 10, row),
            ("sans-serif", 14).into_font().color(&dot.color),
        ))?;
    }
    root.present()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::row;
    use super::*;

    #[test]
    fn every_generator_has_its_point_and_units_that_are_none_have_not() {
        let mut unit = row("ice40-hx8k", 850);
        unit.cycles = None;
        let table = Table {
            positions: 500,
            rows: vec![row("ice40-hx8k", 1356), row("ecp5-25f", 1630), unit],
            ..Table::default()
        };
        let svg = area_plot(&table).unwrap();
        assert!(svg.starts_with("<svg"), "{svg}");
        // Two of ours and the one other whose cycles are known.
        assert_eq!(svg.matches("<circle").count(), 3);
        for name in ["compact, ice40-hx8k 40 MHz", "64-square array"] {
            assert!(svg.contains(name), "{name}");
        }
    }
}
