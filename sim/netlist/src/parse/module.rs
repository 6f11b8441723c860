//! Parses modules and their items.

use super::{KEYWORDS, Parser};
use crate::error::{Fault, Place, Result};
use crate::syntax::{Expr, Instance, Item, Module, Parameter, Port, Range};
use crate::token::Kind;

impl Parser {
    pub(super) fn begins_with_name(&self) -> bool {
        matches!(self.peek(), Kind::Name(name) if !KEYWORDS.contains(&name.as_str()))
    }

    pub(super) fn module(&mut self) -> Result<Module> {
        let place = self.place();
        self.expect("module")?;
        let name = self.name()?;
        let mut items = Vec::new();
        if self.accept("#") {
            self.expect("(")?;
            self.expect("parameter")?;
            items.extend(self.list(|parser| {
                parser.accept("parameter");
                let is_integer = parser.accept("integer");
                let range = parser.range()?;
                parser.parameter(false, is_integer, range)
            })?);
            self.expect(")")?;
        }
        let mut ports = Vec::new();
        if self.accept("(") {
            if !self.is(")") {
                ports = self.ports(&mut items)?;
            }
            self.expect(")")?;
        }
        self.expect(";")?;
        while !self.accept("endmodule") {
            self.item(&mut items)?;
        }
        Ok(Module {
            name,
            place,
            ports,
            items,
        })
    }

    fn ports(&mut self, items: &mut Vec<Item>) -> Result<Vec<Port>> {
        let mut ports: Vec<Port> = Vec::new();
        loop {
            let place = self.place();
            let is_input = self.is("input");
            let declares = is_input || self.is("output");
            let (is_input, range) = match ports.last() {
                Some(last) if !declares => (last.is_input, last.range.clone()),
                None if !declares => return Err(self.unexpected("'input' or 'output'")),
                _ => {
                    self.next();
                    let _ = self.accept("wire") || self.accept("reg");
                    (is_input, self.range()?)
                }
            };
            let name = self.name()?;
            items.push(Item::Net {
                name: name.clone(),
                place,
                range: range.clone(),
                words: None,
                value: None,
                is_reg: false,
            });
            ports.push(Port {
                name,
                place,
                is_input,
                range,
            });
            if !self.accept(",") {
                return Ok(ports);
            }
        }
    }

    fn parameter(
        &mut self,
        is_local: bool,
        is_integer: bool,
        range: Option<Range>,
    ) -> Result<Item> {
        let place = self.place();
        let name = self.name()?;
        self.expect("=")?;
        let value = self.expression()?;
        Ok(Item::Parameter(Parameter {
            name,
            place,
            range,
            is_integer,
            value,
            is_local,
        }))
    }

    fn item(&mut self, items: &mut Vec<Item>) -> Result<()> {
        let place = self.place();
        let word = match self.peek() {
            Kind::Name(word) => word.clone(),
            Kind::Punctuation(";") => {
                self.next();
                return Ok(());
            }
            _ => return Err(self.unexpected("an item of a module")),
        };
        match word.as_str() {
            "parameter" | "localparam" => {
                self.next();
                let is_integer = self.accept("integer");
                let range = self.range()?;
                let is_local = word == "localparam";
                items.extend(
                    self.list(|parser| parser.parameter(is_local, is_integer, range.clone()))?,
                );
                self.expect(";")?;
            }
            "wire" | "reg" => {
                self.next();
                self.nets(items, word == "reg")?;
            }
            "integer" | "genvar" => {
                self.next();
                items.extend(self.list(|parser| {
                    let place = parser.place();
                    let name = parser.name()?;
                    Ok(Item::Variable { name, place })
                })?);
                self.expect(";")?;
            }
            "assign" => {
                self.next();
                items.extend(self.list(|parser| {
                    let place = parser.place();
                    let target = parser.target()?;
                    parser.expect("=")?;
                    let value = parser.expression()?;
                    Ok(Item::Assign {
                        place,
                        target,
                        value,
                    })
                })?);
                self.expect(";")?;
            }
            "always" => {
                self.next();
                let clock = self.sensitivity()?;
                let body = self.statement()?;
                items.push(Item::Always { place, clock, body });
            }
            "initial" => {
                self.next();
                let body = self.statement()?;
                items.push(Item::Initial(body));
            }
            "generate" => {
                self.next();
                while !self.accept("endgenerate") {
                    self.item(items)?;
                }
            }
            "for" => {
                let head = self.loop_head()?;
                let (label, body) = self.items()?;
                items.push(Item::For { head, label, body });
            }
            "if" => {
                self.next();
                self.expect("(")?;
                let condition = self.expression()?;
                self.expect(")")?;
                let (_, then) = self.items()?;
                let otherwise = match self.accept("else") {
                    true => self.items()?.1,
                    false => Vec::new(),
                };
                items.push(Item::If {
                    condition,
                    then,
                    otherwise,
                });
            }
            _ if self.begins_with_name() => items.push(self.instance()?),
            _ => {
                let expected = "parameter, localparam, wire, reg, integer, genvar, assign, always, initial, generate, for, if, an instance or endmodule";
                return Err(self.unexpected(expected));
            }
        }
        Ok(())
    }

    /// The label and items of a generated block, or a single item without a block.
    fn items(&mut self) -> Result<(Option<String>, Vec<Item>)> {
        let mut items = Vec::new();
        if !self.accept("begin") {
            self.item(&mut items)?;
            return Ok((None, items));
        }
        let label = self.label()?;
        while !self.accept("end") {
            self.item(&mut items)?;
        }
        Ok((label, items))
    }

    fn nets(&mut self, items: &mut Vec<Item>, is_reg: bool) -> Result<()> {
        let range = self.range()?;
        items.extend(self.list(|parser| {
            let place = parser.place();
            let name = parser.name()?;
            let words = parser.range()?;
            let value = match parser.accept("=") {
                true => Some(parser.expression()?),
                false => None,
            };
            Ok(Item::Net {
                name,
                place,
                range: range.clone(),
                words,
                value,
                is_reg,
            })
        })?);
        self.expect(";")
    }

    /// The event that a process waits for; `None` means every change.
    fn sensitivity(&mut self) -> Result<Option<String>> {
        self.expect("@")?;
        if self.accept("*") {
            return Ok(None);
        }
        self.expect("(")?;
        let clock = match self.accept("*") {
            true => None,
            false => {
                if !self.accept("posedge") {
                    return Err(self.unexpected("'*' or 'posedge'"));
                }
                Some(self.name()?)
            }
        };
        self.expect(")")?;
        Ok(clock)
    }

    fn instance(&mut self) -> Result<Item> {
        let place = self.place();
        let module = self.name()?;
        let mut parameters = Vec::new();
        if self.accept("#") {
            self.expect("(")?;
            parameters = self.list(|parser| {
                let (name, place, value) = parser.connection()?;
                match value {
                    Some(value) => Ok((name, place, value)),
                    None => Err(Fault::new(
                        place,
                        format!("parameter '{name}' without a value"),
                    )),
                }
            })?;
            self.expect(")")?;
        }
        let name = self.name()?;
        self.expect("(")?;
        let connections = match self.is(")") {
            true => Vec::new(),
            false => self.list(Self::connection)?,
        };
        self.expect(")")?;
        self.expect(";")?;
        Ok(Item::Instance(Instance {
            place,
            module,
            name,
            parameters,
            connections,
        }))
    }

    /// `.name(value)`
    fn connection(&mut self) -> Result<(String, Place, Option<Expr>)> {
        let place = self.place();
        if !self.accept(".") {
            return Err(self.unexpected("'.name(value)'"));
        }
        let name = self.name()?;
        self.expect("(")?;
        let value = match self.is(")") {
            true => None,
            false => Some(self.expression()?),
        };
        self.expect(")")?;
        Ok((name, place, value))
    }
}
