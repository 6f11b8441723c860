//! Checks in a netlist how a memory module is connected and read, and extracts its contents.

use serde_json::Value;

/// Finds the only module whose name ends in `name`.
pub fn module_of<'a>(netlist: &'a Value, name: &str) -> Result<&'a Value, String> {
    let modules = netlist["modules"].as_object();
    let named = modules.map(|modules| {
        let mut named = modules.iter().filter(|(module, _)| module.ends_with(name));
        named.next().filter(|_| named.next().is_none())
    });
    let (_, module) = named
        .flatten()
        .ok_or_else(|| format!("not one module {name}"))?;
    Ok(module)
}

/// Checks that a block of the top module is connected to these wires, port by port. The lemmas assume this if the block
/// is cut out.
pub fn is_wired<P: AsRef<str>, W: AsRef<str>>(
    netlist: &Value,
    block: &str,
    wires: &[(P, W)],
) -> Result<(), String> {
    let modules = netlist["modules"].as_object();
    let is_top = |module: &&Value| !module["attributes"]["top"].is_null();
    let top = modules.and_then(|modules| modules.values().find(is_top));
    let top = top.ok_or("no top module")?;
    for (port, wire) in wires {
        let (port, wire) = (port.as_ref(), wire.as_ref());
        let connected = bits_of(&top["cells"][block]["connections"][port]);
        if connected.is_empty() || connected != bits_of(&top["netnames"][wire]["bits"]) {
            return Err(format!("{port} of {block} is not connected to {wire}"));
        }
    }
    Ok(())
}

/// Returns the cells of a module.
pub fn cells_of(module: &Value) -> Result<Vec<&Value>, String> {
    let cells = module["cells"].as_object().ok_or("no such module")?;
    Ok(cells
        .values()
        .filter(|cell| cell["type"] != "$scopeinfo")
        .collect())
}

/// Returns the bits of a port of a module or a cell.
pub fn bits_of(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

/// How a memory is read: the bits of each pin, port after port.
pub struct Reading {
    /// Number of read ports.
    pub ports: usize,
    /// The addresses.
    pub address: Vec<Value>,
    /// The words read.
    pub data: Vec<Value>,
    /// For clocked read ports, the clock pins (rising edge) and the enables; `None` if a read is combinational.
    pub clocked: Option<[Vec<Value>; 2]>,
}

impl Reading {
    /// Returns the bits of the module's only memory, the lowest bit of the first word first. Checks that the memory is
    /// read as described, is never written or reset, and has no undefined bit.
    ///
    /// # Errors
    ///
    /// Returns a description of the first difference.
    pub fn content(&self, module: &Value) -> Result<Vec<bool>, String> {
        let cells = cells_of(module)?;
        let mut memories = cells.iter().filter(|cell| cell["type"] == "$mem_v2");
        let (Some(memory), None) = (memories.next(), memories.next()) else {
            return Err("the module has not one memory".to_owned());
        };
        let parameter = |name: &str| memory["parameters"][name].as_str().unwrap_or("");
        let number = |name: &str| u64::from_str_radix(parameter(name), 2).unwrap_or(u64::MAX);
        let every = match self.clocked {
            Some(_) => (1 << self.ports) - 1,
            None => 0,
        };
        let expected = [
            ("RD_PORTS", self.ports as u64),
            ("WR_PORTS", 0),
            ("RD_CLK_ENABLE", every),
            ("RD_CLK_POLARITY", every),
            ("OFFSET", 0),
        ];
        if let Some((name, value)) = expected
            .into_iter()
            .find(|&(name, value)| number(name) != value)
        {
            let is = parameter(name);
            return Err(format!("the memory's {name} is {is}: expected {value}"));
        }
        let pin = |name: &str| bits_of(&memory["connections"][name]);
        let mut pins = vec![("RD_ADDR", &self.address), ("RD_DATA", &self.data)];
        if let Some([clock, enable]) = &self.clocked {
            pins.extend([("RD_CLK", clock), ("RD_EN", enable)]);
        }
        for (name, right) in pins {
            if pin(name) != *right {
                return Err(format!("the memory's {name} is not what it should be"));
            }
        }
        for name in ["RD_ARST", "RD_SRST"] {
            if self.clocked.is_some() && pin(name).iter().any(|bit| bit != "0") {
                return Err(format!("the memory has a reset {name}"));
            }
        }
        let bits = parameter("INIT").as_bytes();
        if bits.iter().any(|bit| !matches!(bit, b'0' | b'1')) {
            return Err("the memory is not filled".to_owned());
        }
        Ok(bits.iter().rev().map(|&bit| bit == b'1').collect())
    }
}
