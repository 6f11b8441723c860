//! Schedules the functions: as many of one kind in succession as possible, because a change of kind costs as much as
//! several functions.

use super::cover::Cut;
use crate::function::ordered;
use crate::graph::{Lit, Node};
use crate::netlist::Netlist;
use std::collections::HashMap;

/// A function as the program computes it, over the stored values of its inputs, which may be inverted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Function {
    pub node: usize,
    /// The least table of its kind.
    pub table: u8,
    /// The input nodes; an input that does not matter repeats another.
    pub inputs: [usize; 3],
    /// Whether the result is the node's opposite.
    pub negate: bool,
}

/// A task of the schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Task {
    /// A function, by its number.
    Function(usize),
    /// Reads a memory's word.
    Read(usize),
}

/// Determines each function's table. The result has the polarity that a register or an output needs; otherwise it is 0
/// where all inputs are 0, which reduces the number of kinds.
pub(super) fn functions(netlist: &Netlist, cuts: &[(usize, Cut)], clock: bool) -> Vec<Function> {
    let mut wanted: HashMap<usize, bool> = HashMap::new();
    if clock {
        for register in &netlist.registers {
            wanted
                .entry(register.next.node())
                .or_insert(register.next.is_negated());
        }
    }
    for bit in netlist.outputs.iter().flat_map(|port| &port.bits) {
        wanted.entry(bit.node()).or_insert(bit.is_negated());
    }
    let mut negated = vec![false; netlist.graph.len()];
    let function = |(node, cut): &(usize, Cut)| {
        let mask = cut.inputs().iter().enumerate();
        let mask = mask.fold(0, |mask, (place, input)| {
            mask | u8::from(negated[*input]) << place
        });
        let table = (0..8).fold(0, |table, values| {
            table | (cut.table >> (values ^ mask) & 1) << values
        });
        let negate = wanted.get(node).copied().unwrap_or(table & 1 == 1);
        negated[*node] = negate;
        let places = [0, 1, 2].map(|place| if place < cut.count { place as u16 } else { 0 });
        let (table, places) = ordered(if negate { !table } else { table }, places);
        Function {
            node: *node,
            table,
            inputs: places.map(|place| cut.inputs[usize::from(place)]),
            negate,
        }
    };
    cuts.iter().map(function).collect()
}

/// Returns all tasks in order.
pub(super) fn schedule(netlist: &Netlist, functions: &[Function], clock: bool) -> Vec<Task> {
    let mut scheduler = Scheduler::new(netlist, functions);
    if clock {
        scheduler.delay_registers();
    }
    scheduler.run()
}

/// Returns all tasks in depth-first order, in which most results are used soon after they are computed.
pub(super) fn in_depth(netlist: &Netlist, functions: &[Function], clock: bool) -> Vec<Task> {
    let scheduler = Scheduler::new(netlist, functions);
    let mut sinks: Vec<usize> = Vec::new();
    if clock {
        sinks.extend(
            netlist
                .registers
                .iter()
                .map(|register| register.next.node()),
        );
    }
    sinks.extend(
        netlist
            .outputs
            .iter()
            .flat_map(|port| &port.bits)
            .map(|bit| bit.node()),
    );
    let makers = sinks
        .iter()
        .filter_map(|node| scheduler.makers.get(node).copied());
    // The last ones are what the memories need.
    let makers: Vec<usize> = makers.chain(0..scheduler.waits.len()).collect();
    let mut done = vec![false; scheduler.waits.len()];
    let mut tasks = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    for maker in makers {
        open.push(maker);
        while let Some(&task) = open.last() {
            let needed = scheduler.inputs(task).into_iter();
            let needed = needed.filter_map(|input| scheduler.makers.get(&input).copied());
            let before = open.len();
            if !done[task] {
                open.extend(needed.filter(|task| !done[*task]));
            }
            if open.len() == before {
                open.pop();
                if !std::mem::replace(&mut done[task], true) {
                    tasks.push(match task.checked_sub(functions.len()) {
                        Some(read) => Task::Read(read),
                        None => Task::Function(task),
                    });
                }
            }
        }
    }
    tasks
}

struct Scheduler<'n> {
    netlist: &'n Netlist,
    functions: &'n [Function],
    /// The task that makes each node, by number: functions, then reads.
    makers: HashMap<usize, usize>,
    /// The tasks that need each task's result.
    users: Vec<Vec<usize>>,
    /// For each task, the tasks that overwrite what it reads and so should come after it.
    followers: Vec<Vec<usize>>,
    /// For each task, the number of results it waits for, and the number of tasks it should follow.
    waits: Vec<(usize, usize)>,
    /// The tasks that wait for nothing, by kind; reads have kind 256.
    ready: Vec<Vec<usize>>,
    done: Vec<bool>,
}

const READS: usize = 256;

impl<'n> Scheduler<'n> {
    fn new(netlist: &'n Netlist, functions: &'n [Function]) -> Self {
        let count = functions.len() + netlist.reads.len();
        let mut makers = HashMap::new();
        for (number, function) in functions.iter().enumerate() {
            makers.insert(function.node, number);
        }
        for (number, read) in netlist.reads.iter().enumerate() {
            let bits = read.bits.iter().filter(|bit| bit.value().is_none());
            makers.extend(bits.map(|bit| (bit.node(), functions.len() + number)));
        }
        let mut scheduler = Self {
            netlist,
            functions,
            makers,
            users: vec![Vec::new(); count],
            followers: vec![Vec::new(); count],
            waits: vec![(0, 0); count],
            ready: vec![Vec::new(); READS + 1],
            done: vec![false; count],
        };
        for task in 0..count {
            for input in scheduler.inputs(task) {
                if let Some(&maker) = scheduler.makers.get(&input) {
                    scheduler.users[maker].push(task);
                    scheduler.waits[task].0 += 1;
                }
            }
        }
        scheduler
    }

    /// The nodes that a task needs, without duplicates.
    fn inputs(&self, task: usize) -> Vec<usize> {
        let mut inputs = match self.functions.get(task) {
            Some(function) => function.inputs.to_vec(),
            None => {
                let address = &self.netlist.reads[task - self.functions.len()].address;
                address.iter().map(|lit: &Lit| lit.node()).collect()
            }
        };
        inputs.sort_unstable();
        inputs.dedup();
        inputs
    }

    /// Delays each register's next value until nothing reads the old value any more, if possible.
    fn delay_registers(&mut self) {
        let mut readers: HashMap<usize, Vec<usize>> = HashMap::new();
        for task in 0..self.waits.len() {
            for input in self.inputs(task) {
                if self.netlist.graph.node(input) == Node::Leaf {
                    readers.entry(input).or_default().push(task);
                }
            }
        }
        let mut delayed = vec![false; self.waits.len()];
        for register in &self.netlist.registers {
            let Some(&writer) = self.makers.get(&register.next.node()) else {
                continue;
            };
            if std::mem::replace(&mut delayed[writer], true) {
                continue;
            }
            for &reader in readers.get(&register.leaf.node()).into_iter().flatten() {
                if reader != writer {
                    self.followers[reader].push(writer);
                    self.waits[writer].1 += 1;
                }
            }
        }
    }

    fn kind(&self, task: usize) -> usize {
        self.functions
            .get(task)
            .map_or(READS, |function| function.table.into())
    }

    fn run(mut self) -> Vec<Task> {
        let count = self.waits.len();
        let mut tasks = Vec::with_capacity(count);
        for task in 0..count {
            self.offer(task);
        }
        let mut kind = READS;
        while tasks.len() < count {
            if self.ready[kind].is_empty() {
                let most = (0..=READS).max_by_key(|kind| self.ready[*kind].len());
                kind = most.unwrap_or(READS);
            }
            let task = match self.ready[kind].pop() {
                Some(task) => task,
                // Each remaining task overwrites what another one still reads, so one must go first, and its old value
                // is copied.
                None => self.forced(),
            };
            if self.done[task] {
                continue;
            }
            self.done[task] = true;
            tasks.push(match task.checked_sub(self.functions.len()) {
                Some(read) => Task::Read(read),
                None => Task::Function(task),
            });
            for user in std::mem::take(&mut self.users[task]) {
                self.waits[user].0 -= 1;
                self.offer(user);
            }
            for follower in std::mem::take(&mut self.followers[task]) {
                self.waits[follower].1 -= 1;
                self.offer(follower);
            }
        }
        tasks
    }

    fn offer(&mut self, task: usize) {
        if self.waits[task] == (0, 0) && !self.done[task] {
            let kind = self.kind(task);
            self.ready[kind].push(task);
        }
    }

    fn forced(&self) -> usize {
        let waiting =
            (0..self.waits.len()).filter(|task| !self.done[*task] && self.waits[*task].0 == 0);
        // Among the tasks that hold up others, choose one whose old value few tasks still read.
        let best = waiting.min_by_key(|task| (self.users[*task].is_empty(), self.waits[*task].1));
        best.expect("logic without loops has a next task")
    }
}
