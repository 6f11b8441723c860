//! Connects the files around a circuit to its ports that are whole arrays.

use super::{Export, Source, design_with};
use crate::pins::{Direction, Port};
use crate::posdata::PosdataForm;
use crate::unit::UnitBuild;
use crate::verilog::{Arrays, EmitError, Header, PortInfo};

/// The ports of a design that are arrays.
#[derive(Clone, Debug, Default)]
pub(super) struct ArrayPorts(Vec<PortInfo>);

impl ArrayPorts {
    /// Returns the arrays of an export's top module; none if each element is a port of its own.
    ///
    /// # Errors
    /// If the circuit has no faithful Verilog.
    pub fn of(export: &Export) -> Result<Self, EmitError> {
        match export.arrays {
            Arrays::Written => Ok(Self::default()),
            Arrays::Kept => {
                let design = design_with(export.build, export.form, Arrays::Kept)?;
                let ports = design.ports().iter();
                let arrays = ports.filter(|port| port.elements.len() > 1);
                Ok(Self(arrays.cloned().collect()))
            }
        }
    }

    /// Returns the rows of the table of ports; an array has one row, at the position of its first element.
    pub fn rows<'a>(&self, ports: impl Iterator<Item = &'a Port>) -> String {
        let mut text = String::new();
        for port in ports {
            let way = match port.direction {
                Direction::Input => "in",
                Direction::Output => "out",
            };
            let about = port.about;
            let Some(array) = self.of_element(port.name) else {
                let Port { name, width, .. } = port;
                text += &format!("| `{name}` | {way} | {width} | {about} |\n");
                continue;
            };
            if array.elements[0] == port.name {
                let PortInfo { name, width, .. } = array;
                let element = format!("element *i* is `{name}[{0} * i +: {0}]`", port.width);
                text += &format!("| `{name}` | {way} | {width} | {about}; {element} |\n");
            }
        }
        text
    }

    fn of_element(&self, port: &str) -> Option<&PortInfo> {
        let is_it = |array: &&PortInfo| array.elements.iter().any(|element| element == port);
        self.0.iter().find(is_it)
    }

    /// Joins the connections of an instance: it gets one per port, element by element, and returns one for each array.
    pub fn joined(&self, connections: Vec<(String, String)>) -> Vec<(String, String)> {
        let mut joined: Vec<(String, String)> = Vec::new();
        for (port, wire) in &connections {
            let Some(array) = self.of_element(port) else {
                joined.push((port.clone(), wire.clone()));
                continue;
            };
            if joined.iter().any(|(known, _)| *known == array.name) {
                continue;
            }
            let wires = array.elements.iter().rev().map(|element| {
                let found = connections.iter().find(|(port, _)| port == element);
                let (_, wire) = found.expect("every element is connected");
                wire.as_str()
            });
            let wires: Vec<&str> = wires.collect();
            joined.push((array.name.clone(), format!("{{{}}}", wires.join(", "))));
        }
        joined
    }
}

/// Returns the lines of an instance's connections.
pub(super) fn connection_lines(connections: &[(String, String)]) -> String {
    let lines: Vec<String> = connections
        .iter()
        .map(|(port, wire)| format!("        .{port}({wire})"))
        .collect();
    lines.join(",\n")
}

/// Returns a build's Verilog with arrays kept, wrapped in a module `TOP_elements` that has the ports of the Verilog
/// without arrays. So anything that simulates [`source`](super::source) can simulate this too.
///
/// # Errors
/// [`EmitError`] if the circuit has no faithful Verilog.
pub fn source_with_arrays(
    build: &UnitBuild,
    form: PosdataForm,
) -> Result<Source, super::ExportError> {
    let design = design_with(build, form, Arrays::Kept)?;
    let source = super::source(build, form)?;
    Ok(Source {
        top: format!("{}_elements", design.name()),
        verilog: format!(
            "{}\n{}",
            design.to_verilog(&Header::default()),
            design.elements()
        ),
        ..source
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(of: &[(&str, &str)]) -> Vec<(String, String)> {
        of.iter()
            .map(|(a, b)| ((*a).to_owned(), (*b).to_owned()))
            .collect()
    }

    #[test]
    fn array_elements_join_into_one_connection() {
        let ports = ArrayPorts(vec![PortInfo {
            name: "rank".to_owned(),
            direction: Direction::Input,
            width: 16,
            about: "",
            elements: vec!["rank_0".to_owned(), "rank_1".to_owned()],
        }]);
        let given = pairs(&[
            ("go", "g"),
            ("rank_0", "x[7:0]"),
            ("tag", "t"),
            ("rank_1", "y"),
        ]);
        let expected = pairs(&[("go", "g"), ("rank", "{y, x[7:0]}"), ("tag", "t")]);
        assert_eq!(ports.joined(given.clone()), expected);
        assert_eq!(ArrayPorts::default().joined(given.clone()), given);
    }
}
