//! Data flow: checks that a kernel infers no latch, and splits it into one process per group of nets.

use super::error::EmitError;
use super::expr::{Expr, NetId};
use super::scope::Scope;
use super::statement::{Outer, Statement};
use super::table::{Role, Table};
use std::collections::{BTreeMap, BTreeSet};

/// The statements of one `always`, or a single assignment.
#[derive(Clone, Debug, Default)]
pub(super) struct Process {
    pub comments: Vec<String>,
    pub statements: Vec<Statement>,
    /// For a clocked process: the register assigned in place of each register input.
    pub registers: BTreeMap<NetId, NetId>,
}

impl Process {
    /// The net and its value if the process can be written as `assign net = value`.
    pub fn as_assignment(&self) -> Option<(NetId, &Expr)> {
        match self.statements.as_slice() {
            [Statement::Assign { net, value }] if !self.is_clocked() => Some((*net, value)),
            _ => None,
        }
    }

    /// Whether it runs at the rising edge of the clock; otherwise it is combinational.
    pub fn is_clocked(&self) -> bool {
        !self.registers.is_empty()
    }

    pub fn targets(&self) -> BTreeSet<NetId> {
        let mut targets = BTreeSet::new();
        self.statements.iter().for_each(|s| {
            s.targets(&mut |net| {
                targets.insert(net);
            });
        });
        targets
    }
}

/// Drops assignments that a later statement of the outermost block overrides before anything reads them, such as the
/// hold of a register that is assigned in every cycle.
pub(super) fn drop_overridden(outer: &mut Vec<Outer>) {
    let mut kept: Vec<bool> = vec![true; outer.len()];
    for (at, statement) in outer.iter().enumerate() {
        let Statement::Assign { net, .. } = statement.statement else {
            continue;
        };
        for later in &outer[at + 1..] {
            let mut is_read = false;
            later.statement.reads(&mut |read, _| is_read |= read == net);
            if is_read {
                break;
            }
            if matches!(later.statement, Statement::Assign { net: again, .. } if again == net) {
                kept[at] = false;
                break;
            }
            let mut is_touched = false;
            later
                .statement
                .targets(&mut |target| is_touched |= target == net);
            if is_touched {
                break;
            }
        }
    }
    let mut comments = Vec::new();
    let mut at = 0;
    outer.retain_mut(|statement| {
        let keep = kept[at];
        at += 1;
        comments.append(&mut statement.comments);
        if keep {
            statement.comments = std::mem::take(&mut comments);
        }
        keep
    });
}

/// Checks that every net is assigned on every path, and before it is read.
pub(super) fn check(scope: &Scope, table: &Table, outer: &[Outer]) -> Result<(), EmitError> {
    let mut assigned = BTreeSet::new();
    for statement in outer {
        walk(scope, table, &statement.statement, &mut assigned)?;
    }
    let describe = |net: NetId| table.net(net).key.replace('$', ".");
    let mut touched = BTreeSet::new();
    for statement in outer {
        statement.statement.targets(&mut |net| {
            touched.insert(net);
        });
    }
    for net in table.ids() {
        if !table.net(net).role.is_driven_here() {
            continue;
        }
        if touched.contains(&net) {
            if !assigned.contains(&net) {
                return Err(EmitError::Latch {
                    block: scope.path.clone(),
                    signal: describe(net),
                });
            }
        } else if table.net(net).role != Role::Local {
            return Err(EmitError::Undriven {
                block: scope.path.clone(),
                signal: describe(net),
            });
        }
    }
    Ok(())
}

fn walk(
    scope: &Scope,
    table: &Table,
    statement: &Statement,
    assigned: &mut BTreeSet<NetId>,
) -> Result<(), EmitError> {
    let body = |statements: &[Statement], mut assigned: BTreeSet<NetId>| {
        for statement in statements {
            walk(scope, table, statement, &mut assigned)?;
        }
        Ok::<_, EmitError>(assigned)
    };
    let known = |expr: &Expr, assigned: &BTreeSet<NetId>| {
        let mut missing = None;
        expr.reads(&mut |net, _| {
            if table.net(net).role.reads_in_order() && !assigned.contains(&net) {
                missing = Some(net);
            }
        });
        match missing {
            Some(net) => Err(EmitError::ReadBeforeWrite {
                block: scope.path.clone(),
                signal: table.net(net).key.replace('$', "."),
            }),
            None => Ok(()),
        }
    };
    match statement {
        Statement::Assign { net, value } => {
            known(value, assigned)?;
            assigned.insert(*net);
        }
        Statement::If {
            test,
            then,
            otherwise,
        } => {
            known(test, assigned)?;
            let after = body(then, assigned.clone())?;
            *assigned = &after & &body(otherwise, std::mem::take(assigned))?;
        }
        Statement::Case {
            test,
            arms,
            default,
            ..
        } => {
            known(test, assigned)?;
            let mut after = body(default, assigned.clone())?;
            for (_, arm) in arms {
                after = &after & &body(arm, assigned.clone())?;
            }
            *assigned = after;
        }
        Statement::Comment(_) => {}
    }
    Ok(())
}

/// Splits a kernel into processes. Nets assigned in one statement share a process. A reader of a net shares the net's
/// process if the net is assigned again after the read; any other reader sees the settled value, and so can be in a
/// process of its own.
pub(super) fn processes(outer: Vec<Outer>, table: &Table) -> Vec<Process> {
    let mut group: Vec<usize> = (0..outer.len()).collect();
    let mut writers: BTreeMap<NetId, Vec<usize>> = BTreeMap::new();
    for (at, statement) in outer.iter().enumerate() {
        statement.statement.targets(&mut |net| {
            let list = writers.entry(net).or_default();
            if list.last() != Some(&at) {
                list.push(at);
            }
        });
    }
    for list in writers.values() {
        for &at in list {
            join(&mut group, list[0], at);
        }
    }
    for (at, statement) in outer.iter().enumerate() {
        statement.statement.reads(&mut |net, _| {
            if let Some(list) = writers.get(&net)
                && table.net(net).role.reads_in_order()
                && list.last().is_some_and(|&last| last > at)
            {
                join(&mut group, list[0], at);
            }
        });
    }
    join_loops(&mut group, &outer, &writers);
    let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for at in 0..outer.len() {
        groups.entry(find(&mut group, at)).or_default().push(at);
    }
    let mut ordered: Vec<(usize, Vec<usize>)> = groups
        .into_values()
        .map(|members| (place(&members, &outer), members))
        .collect();
    place_parts(&mut ordered, &outer, table);
    let mut outer: Vec<Option<Outer>> = outer.into_iter().map(Some).collect();
    ordered
        .into_iter()
        .map(|(_, members)| {
            let mut process = Process::default();
            let lead = members
                .iter()
                .copied()
                .find(|&at| outer[at].as_ref().is_some_and(|o| !o.is_hold));
            for at in members {
                let Outer {
                    statement,
                    comments,
                    ..
                } = outer[at].take().expect("each statement is in one group");
                if Some(at) == lead {
                    process.comments = comments;
                } else {
                    process
                        .statements
                        .extend(comments.into_iter().map(Statement::Comment));
                }
                process.statements.push(statement);
            }
            process
        })
        .collect()
}

/// Joins groups that read each other's nets, because a simulator that treats processes as wholes would see a loop.
fn join_loops(group: &mut [usize], outer: &[Outer], writers: &BTreeMap<NetId, Vec<usize>>) {
    let mut readers: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for (at, statement) in outer.iter().enumerate() {
        let reader = find(group, at);
        statement.statement.reads(&mut |net, _| {
            if let Some(list) = writers.get(&net) {
                let writer = find(group, list[0]);
                readers.entry(writer).or_default().insert(reader);
            }
        });
    }
    let reached: BTreeMap<usize, BTreeSet<usize>> = readers
        .keys()
        .map(|&from| {
            let mut reached = BTreeSet::new();
            let mut open = vec![from];
            while let Some(next) = open.pop() {
                let new = readers.get(&next).into_iter().flatten();
                open.extend(new.filter(|&&reader| reached.insert(reader)));
            }
            (from, reached)
        })
        .collect();
    for (&from, to) in &reached {
        for other in to {
            if reached.get(other).is_some_and(|back| back.contains(&from)) {
                join(group, from, *other);
            }
        }
    }
}

/// A group's place in the text: that of its first statement that is not a hold.
fn place(members: &[usize], outer: &[Outer]) -> usize {
    let lead = members.iter().copied().find(|&at| !outer[at].is_hold);
    lead.unwrap_or(members[0])
}

/// Sorts the groups. A part of an expression goes directly before the first group that reads it.
fn place_parts(ordered: &mut [(usize, Vec<usize>)], outer: &[Outer], table: &Table) {
    let mut first_reader: BTreeMap<NetId, usize> = BTreeMap::new();
    for (place, members) in ordered.iter() {
        for &at in members {
            outer[at].statement.reads(&mut |net, _| {
                let first = first_reader.entry(net).or_insert(*place);
                *first = (*first).min(*place);
            });
        }
    }
    // A group's place, and whether it comes after the parts for that place.
    let mut keys: BTreeMap<usize, (usize, bool)> = BTreeMap::new();
    for (place, members) in ordered.iter() {
        let key = match (members.as_slice(), &outer[members[0]].statement) {
            ([_], Statement::Assign { net, .. }) if table.net(*net).role == Role::Part => {
                let reader = first_reader.get(net).copied().unwrap_or(*place);
                (reader.min(*place), false)
            }
            _ => (*place, true),
        };
        keys.insert(members[0], key);
    }
    ordered.sort_by_key(|(place, members)| (keys[&members[0]], *place));
}

fn find(group: &mut [usize], of: usize) -> usize {
    let mut root = of;
    while group[root] != root {
        root = group[root];
    }
    group[of] = root;
    root
}

fn join(group: &mut [usize], a: usize, b: usize) {
    let (a, b) = (find(group, a), find(group, b));
    group[a.max(b)] = a.min(b);
}
