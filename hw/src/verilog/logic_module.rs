//! The module of a block with a kernel: its processes, and which nets are inlined, declared or packed into vectors.

use super::arrays::paths::Paths;
use super::arrays::{Arrays, pack};
use super::error::EmitError;
use super::expr::{Expr, NetId, cat};
use super::flow::{self, Process};
use super::lower;
use super::mask::Mask;
use super::module::{Declaration, Instance, Interface, Logic, Port, Register, united};
use super::names::identifier;
use super::scope::Scope;
use super::statement::{Outer, Statement};
use super::table::{Role, Table};
use crate::pins::Direction;
use rust_hdl::core::ast::Verilog;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Builds the module of a block from its kernel; `children` are the interfaces of its sub-blocks except registers.
pub(super) fn logic(
    scope: &Scope,
    children: &HashMap<usize, Interface>,
    arrays: Arrays,
) -> Result<Logic, EmitError> {
    let mut table = Table::of(scope)?;
    let mut outer = holds(scope, &table);
    if let Verilog::Combinatorial(kernel) = &scope.hdl {
        outer.extend(lower::kernel(&scope.path, &mut table, kernel)?);
    }
    flow::drop_overridden(&mut outer);
    flow::check(scope, &table, &outer)?;
    let processes = flow::processes(outer, &table);
    Builder {
        scope,
        children,
        table,
        inlined: HashMap::new(),
        renamed: HashMap::new(),
        in_clocked: BTreeSet::new(),
        arrays,
    }
    .build(processes)
}

/// The statements that let registers hold their values, which kernels do not contain.
fn holds(scope: &Scope, table: &Table) -> Vec<Outer> {
    let registers = scope.children.iter().filter(|child| child.is_register());
    registers
        .map(|register| Outer {
            statement: Statement::Assign {
                net: part(table, register, "d"),
                value: table.whole(part(table, register, "q")),
            },
            comments: Vec::new(),
            is_hold: true,
        })
        .collect()
}

/// Returns the net of a sub-block's port.
fn part(table: &Table, block: &Scope, port: &str) -> NetId {
    let net = table.find_net(&format!("{}${port}", block.field));
    net.expect("the ports of all blocks are in the table")
}

struct Builder<'a> {
    scope: &'a Scope,
    children: &'a HashMap<usize, Interface>,
    table: Table,
    /// Nets replaced by their only value where they are used.
    inlined: HashMap<NetId, Expr>,
    /// Outputs of sub-blocks that are only used as an output of this module, with that output.
    renamed: HashMap<NetId, NetId>,
    /// Register inputs whose process runs at the clock edge and assigns the registers directly.
    in_clocked: BTreeSet<NetId>,
    arrays: Arrays,
}

impl Builder<'_> {
    fn build(mut self, processes: Vec<Process>) -> Result<Logic, EmitError> {
        let clock = self.clock()?;
        let mut processes = match self.arrays {
            Arrays::Written => self.inline(processes, &BTreeSet::new()),
            Arrays::Kept => self.inline_arrays(processes),
        };
        self.move_to_the_clock(&mut processes);
        let mut in_always = BTreeSet::new();
        for process in &processes {
            if process.as_assignment().is_none() && !process.is_clocked() {
                in_always.extend(process.targets());
            }
        }
        let instances = self.instances(clock);
        let clocked = self.registers();
        let unread = self.unread(&processes, &instances, &clocked, clock);

        let mut registers = Vec::new();
        let mut wires = Vec::new();
        for net in self.table.ids() {
            let is_reg = in_always.contains(&net);
            match self.table.net(net).role {
                Role::Input | Role::Output => {}
                Role::Held(_) => registers.push(Declaration { net, is_reg: true }),
                _ if self.inlined.contains_key(&net) || self.renamed.contains_key(&net) => {}
                _ if self.in_clocked.contains(&net) => {}
                Role::Local if !processes.iter().any(|p| p.targets().contains(&net)) => {}
                _ => wires.push(Declaration { net, is_reg }),
            }
        }
        let shown: BTreeSet<NetId> = wires.iter().map(|declared| declared.net).collect();
        if self.arrays == Arrays::Kept {
            self.pack(&processes, &registers, &wires, &in_always);
            wires.retain(|declared| self.table.net(declared.net).is_first());
            registers.retain(|declared| self.table.net(declared.net).is_first());
        }
        let ports = self.ports(&in_always);
        let paths = match self.arrays {
            Arrays::Written => Vec::new(),
            Arrays::Kept => self.port_paths(&processes),
        };
        let unread_name = self.table.names.claim("unused");
        for (&from, &port) in &self.renamed {
            self.table.nets[from.0].name = self.table.net(port).name.clone();
            self.table.nets[from.0].place = self.table.net(port).place.clone();
        }
        // A net without a declaration cannot appear in a trace.
        for net in self.inlined.keys().chain(&self.in_clocked) {
            self.table.nets[net.0].name.clear();
        }
        for net in self.table.ids() {
            let is_declared = shown.contains(&net);
            if self.table.net(net).role == Role::Local && !is_declared {
                self.table.nets[net.0].name.clear();
            }
        }
        Ok(Logic {
            about: self.scope.about.clone(),
            parameters: united(
                instances
                    .iter()
                    .map(|instance| instance.parameters.as_slice()),
            ),
            nets: self.table.nets,
            names: self.table.names,
            paths,
            ports,
            registers,
            wires,
            instances,
            processes,
            clocked,
            unread,
            unread_name,
        })
    }

    /// Returns the module's clock, if it has one. All clocked parts use it.
    fn clock(&self) -> Result<Option<NetId>, EmitError> {
        let clock = self
            .scope
            .clock()
            .and_then(|clock| self.table.find_net(&clock.key));
        let mut loose = self
            .scope
            .children
            .iter()
            .filter(|child| child.clock().is_some());
        match (clock, loose.next()) {
            (None, Some(child)) => Err(EmitError::Undriven {
                block: self.scope.path.clone(),
                signal: format!("{}.clock", child.field.replace('$', ".")),
            }),
            _ => Ok(clock),
        }
    }

    /// Removes the assignments whose value can replace the net where it is used: simple values of sub-blocks' inputs,
    /// single values of registers, and sub-blocks' outputs that are outputs of this module.
    fn inline(&mut self, processes: Vec<Process>, kept_nets: &BTreeSet<NetId>) -> Vec<Process> {
        let mut kept = Vec::new();
        let mut comments = Vec::new();
        for mut process in processes {
            let single = process
                .as_assignment()
                .map(|(net, value)| (net, value.clone()));
            let mut is_gone = false;
            if let Some((net, value)) = single {
                let found = self.table.net(net);
                is_gone = match found.role {
                    Role::Into(_) => value.is_simple() && !kept_nets.contains(&net),
                    Role::Next(_) => true,
                    _ => false,
                };
                if is_gone {
                    self.inlined.insert(net, value);
                } else if let (
                    Role::Output,
                    Expr::Net {
                        net: source,
                        lo: 0,
                        width,
                    },
                ) = (found.role, &value)
                    && matches!(self.table.net(*source).role, Role::From(_))
                    && *width == self.table.net(*source).width
                    && !self.renamed.contains_key(source)
                    && !kept_nets.contains(source)
                {
                    self.renamed.insert(*source, net);
                    is_gone = true;
                }
            }
            comments.append(&mut process.comments);
            if !is_gone {
                process.comments = std::mem::take(&mut comments);
                kept.push(process);
            }
        }
        kept
    }

    /// Inlines as [`inline`](Self::inline) does, but either all elements of an array or none.
    fn inline_arrays(&mut self, processes: Vec<Process>) -> Vec<Process> {
        let mut kept = BTreeSet::new();
        loop {
            let left = self.inline(processes.clone(), &kept);
            let of_blocks = self
                .table
                .ids()
                .filter(|&net| matches!(self.table.net(net).role, Role::Into(_) | Role::From(_)));
            let torn = pack::torn(&self.table, of_blocks, |net| {
                self.inlined.contains_key(&net) || self.renamed.contains_key(&net)
            });
            if torn.is_subset(&kept) {
                return left;
            }
            kept.extend(torn);
            self.inlined.clear();
            self.renamed.clear();
        }
    }

    /// Moves processes that assign only register inputs to the clock edge, where they assign the registers directly, as
    /// in hand-written Verilog. A register then holds its value without a statement.
    fn move_to_the_clock(&mut self, processes: &mut [Process]) {
        for process in processes {
            let mut registers = BTreeMap::new();
            let targets = process.targets();
            for &net in &targets {
                if let Role::Next(child) = self.table.net(net).role {
                    let register = &self.scope.children[child];
                    registers.insert(net, part(&self.table, register, "q"));
                }
            }
            if registers.len() != targets.len() {
                continue;
            }
            let mut started = BTreeSet::new();
            process.statements.retain(|statement| {
                let mut assigned = BTreeSet::new();
                statement.targets(&mut |net| {
                    assigned.insert(net);
                });
                let is_hold = match statement {
                    Statement::Assign { net, value } => {
                        *value == self.table.whole(registers[net]) && !started.contains(net)
                    }
                    _ => false,
                };
                started.extend(assigned);
                !is_hold
            });
            process.registers = registers;
            self.in_clocked.extend(targets);
        }
    }

    /// Assigns each element of an array its place in a vector.
    fn pack(
        &mut self,
        processes: &[Process],
        registers: &[Declaration],
        wires: &[Declaration],
        in_always: &BTreeSet<NetId>,
    ) {
        let ports = self
            .table
            .ids()
            .filter(|&net| matches!(self.table.net(net).role, Role::Input | Role::Output));
        let ports = ports.map(|net| (net, in_always.contains(&net)));
        let declared = registers.iter().chain(wires);
        let declared = declared.map(|declared| (declared.net, declared.is_reg));
        let candidates: Vec<pack::Candidate> = ports
            .chain(declared)
            .map(|(net, is_reg)| pack::Candidate { net, is_reg })
            .collect();
        // An index into an element becomes an index into the vector, which is exact only for widths that are powers of
        // two.
        let mut apart = BTreeSet::new();
        let mut note = |net: NetId, bits: Option<(usize, usize)>| {
            if bits.is_none() && !self.table.net(net).width.is_power_of_two() {
                apart.insert(net);
            }
        };
        for process in processes {
            process.statements.iter().for_each(|s| s.reads(&mut note));
        }
        for value in self.inlined.values() {
            value.reads(&mut note);
        }
        loop {
            let names = self.table.names.clone();
            pack::pack(&mut self.table, &candidates, &apart);
            let looped = self.paths(processes).loops();
            if looped.is_empty() {
                return;
            }
            self.table.names = names;
            for net in self.table.ids() {
                let place = self.table.nets[net.0].place.take();
                if place.is_some_and(|place| looped.contains(&place.name)) {
                    apart.insert(net);
                }
            }
        }
    }

    /// Returns the dependencies between nets within a clock.
    fn paths(&self, processes: &[Process]) -> Paths {
        let mut paths = Paths::default();
        let table = &self.table;
        let settled = || processes.iter().filter(|process| !process.is_clocked());
        let mut writers: BTreeMap<NetId, usize> = BTreeMap::new();
        for process in settled() {
            let targets = process.targets();
            let nodes: BTreeSet<NetId> =
                targets.iter().map(|&net| paths.node(table, net)).collect();
            for node in nodes {
                *writers.entry(node).or_default() += 1;
            }
        }
        for process in settled() {
            let targets = process.targets();
            let own: BTreeSet<NetId> = targets.iter().map(|&net| paths.node(table, net)).collect();
            let mut reads = BTreeSet::new();
            for statement in &process.statements {
                statement.reads(&mut |net, _| {
                    reads.insert(net);
                });
            }
            // A process reads a net that only it assigns in the order of its statements, which is no loop. Two
            // processes that assign parts of a vector and read it would wake each other forever, because a process
            // waits for whole vectors.
            let is_single = process.as_assignment().is_some();
            for &from in &reads {
                let node = paths.node(table, from);
                if is_single || !own.contains(&node) || writers[&node] > 1 {
                    targets.iter().for_each(|&to| paths.add(table, from, to));
                }
            }
        }
        for (number, interface) in self.children {
            let child = &self.scope.children[*number];
            let nets = |port: &str| {
                let found = interface.ports.iter().find(|(_, name)| name == port);
                let keys = found.into_iter().flat_map(|(keys, _)| keys);
                let keys = keys.filter(|key| *key != "clock");
                keys.map(|key| part(table, child, key)).collect::<Vec<_>>()
            };
            for (input, output) in &interface.paths {
                let outputs = nets(output);
                for into in nets(input) {
                    let mut note = |from: NetId, _: Option<(usize, usize)>| {
                        outputs.iter().for_each(|&to| paths.add(table, from, to));
                    };
                    match self.inlined.get(&into) {
                        Some(value) => value.reads(&mut note),
                        None => note(into, None),
                    }
                }
            }
        }
        for (&from, &port) in &self.renamed {
            paths.add(table, from, port);
        }
        paths
    }

    /// Returns the pairs of an input and an output that depends on it within a clock, by name.
    fn port_paths(&self, processes: &[Process]) -> Vec<(String, String)> {
        let mut paths = self.paths(processes);
        let ports = |role: Role| {
            let nets = self.table.ids().map(|net| (net, self.table.net(net)));
            nets.filter(move |(_, net)| net.role == role && net.is_first())
        };
        let mut found = Vec::new();
        for (input, from) in ports(Role::Input) {
            let node = paths.node(&self.table, input);
            let reached = paths.reached(node);
            for (output, to) in ports(Role::Output) {
                if reached.contains(&paths.node(&self.table, output)) {
                    found.push((from.bits().0.to_owned(), to.bits().0.to_owned()));
                }
            }
        }
        found
    }

    fn instances(&self, clock: Option<NetId>) -> Vec<Instance> {
        let children = self.scope.children.iter().enumerate();
        let instances = children.filter_map(|(number, child)| {
            let interface = self.children.get(&number)?;
            let connections = interface.ports.iter().map(|(keys, port)| {
                let values = keys.iter().rev().map(|key| match clock {
                    Some(clock) if key == "clock" => self.table.whole(clock),
                    _ => self.value(part(&self.table, child, key)),
                });
                (port.clone(), cat(values.collect()))
            });
            Some(Instance {
                name: identifier(&child.field),
                element: pack::instance(&child.field),
                module: interface.module.clone(),
                parameters: interface.parameters.clone(),
                connections: connections.collect(),
            })
        });
        instances.collect()
    }

    /// Returns the net, or the value that replaces it.
    fn value(&self, net: NetId) -> Expr {
        match self.inlined.get(&net) {
            Some(value) => value.clone(),
            None => self.table.whole(net),
        }
    }

    fn registers(&self) -> Vec<Register> {
        let children = self.scope.children.iter();
        let registers = children.filter_map(|child| {
            let power_up = child.power_up.clone()?;
            let next = part(&self.table, child, "d");
            Some(Register {
                net: part(&self.table, child, "q"),
                next: (!self.in_clocked.contains(&next)).then(|| self.value(next)),
                power_up,
            })
        });
        registers.collect()
    }

    fn ports(&self, in_always: &BTreeSet<NetId>) -> Vec<Port> {
        self.table
            .ids()
            .filter_map(|net| {
                let found = self.table.net(net);
                let direction = match found.role {
                    Role::Input => Direction::Input,
                    Role::Output => Direction::Output,
                    _ => return None,
                };
                if !found.is_first() {
                    return None;
                }
                let (name, _, width) = found.bits();
                let mut elements: Vec<(usize, usize)> = self
                    .table
                    .nets
                    .iter()
                    .filter(|net| net.bits().0 == name)
                    .filter_map(|net| Some((net.bits().1, net.signal?)))
                    .collect();
                elements.sort_unstable();
                Some(Port {
                    name: name.to_owned(),
                    direction,
                    width,
                    is_reg: in_always.contains(&net),
                    signals: elements.into_iter().map(|(_, signal)| signal).collect(),
                    about: self.scope.port_line(&found.key),
                })
            })
            .collect()
    }

    fn unread(
        &self,
        processes: &[Process],
        instances: &[Instance],
        clocked: &[Register],
        clock: Option<NetId>,
    ) -> Vec<Expr> {
        // An instance's connections include its outputs, which are not read there.
        let is_output = |net: NetId| matches!(self.table.net(net).role, Role::From(_));
        let mut read = Mask::default();
        let mut note = |net: NetId, bits: Option<(usize, usize)>| {
            let (lo, width) = bits.unwrap_or((0, self.table.net(net).width));
            read.add(net, lo, width);
        };
        for process in processes {
            process.statements.iter().for_each(|s| s.reads(&mut note));
        }
        for value in self.inlined.values() {
            value.reads(&mut note);
        }
        for instance in instances {
            for (_, value) in &instance.connections {
                value.reads(&mut |net, bits| {
                    if !is_output(net) {
                        note(net, bits);
                    }
                });
            }
        }
        for register in clocked {
            clock.iter().for_each(|&clock| note(clock, None));
            register.next.iter().for_each(|next| next.reads(&mut note));
        }
        let mut unread = Vec::new();
        for net in self.table.ids() {
            let found = self.table.net(net);
            let is_there = match found.role {
                Role::Input | Role::Part | Role::Held(_) => true,
                Role::Local => processes.iter().any(|p| p.targets().contains(&net)),
                Role::From(_) => !self.renamed.contains_key(&net),
                Role::Output | Role::Next(_) | Role::Into(_) => false,
            };
            if is_there {
                let gaps = read.gaps(net, found.width).into_iter().rev();
                unread.extend(gaps.map(|(lo, width)| Expr::Net { net, lo, width }));
            }
        }
        unread
    }
}
