//! CaDiCaL over the graph: passes the solver only the clauses that a query needs.

use crate::graph::{FALSE, Lit, Node, TRUE, node as graph_node};
use cadical::{Callbacks, Solver};
use std::collections::HashMap;
use std::time::Instant;

/// Returns the solver's name and version.
pub fn signature() -> String {
    Solver::<Until>::new().signature().to_owned()
}

/// The solver's answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// There is a satisfying assignment.
    Satisfiable,
    /// There is none.
    Unsatisfiable,
    /// The solver gave up.
    OutOfTime,
}

/// Ends a call at a deadline.
struct Until(Instant);

impl Callbacks for Until {
    fn terminate(&mut self) -> bool {
        Instant::now() >= self.0
    }
}

/// An incremental solver that has some nodes of a graph as clauses.
#[derive(Default)]
pub struct Query {
    solver: Solver<Until>,
    variables: HashMap<usize, i32>,
    contradiction: bool,
}

impl Query {
    /// Adds an assumption for all later calls.
    pub fn assume(&mut self, lit: Lit) {
        if lit == FALSE {
            self.contradiction = true;
        } else if lit != TRUE {
            let lit = self.clauses(lit);
            self.solver.add_clause([lit]);
        }
    }

    /// Adds a fact that the solver has proved, so that later answers may use it.
    pub fn conclude(&mut self, lit: Lit) {
        if lit != TRUE {
            let lit = self.clauses(lit);
            self.solver.add_clause([lit]);
        }
    }

    /// Asks whether this literal can be true.
    pub fn ask(&mut self, lit: Lit, until: Instant) -> Answer {
        if lit == FALSE || self.contradiction {
            return Answer::Unsatisfiable;
        }
        // The solver restores every clause, which takes about a second on a large unit, before it checks the time.
        if Instant::now() >= until {
            return Answer::OutOfTime;
        }
        let assumed = (lit != TRUE).then(|| self.clauses(lit));
        self.solver.set_callbacks(Some(Until(until)));
        match self.solver.solve_with(assumed) {
            Some(true) => Answer::Satisfiable,
            Some(false) => Answer::Unsatisfiable,
            None => Answer::OutOfTime,
        }
    }

    /// Returns a literal's value in the last assignment found; a literal that was in no query is false.
    pub fn value(&self, lit: Lit) -> bool {
        if lit == TRUE || lit == FALSE {
            return lit == TRUE;
        }
        let positive = match (self.variables.get(&lit.node()), graph_node(lit.node())) {
            (Some(&variable), _) => self.solver.value(variable).unwrap_or(false),
            (None, Node::And(a, b)) => self.value(a) && self.value(b),
            (None, _) => false,
        };
        positive ^ lit.negated()
    }

    /// Returns a word's value in the last assignment found.
    pub fn number(&self, word: &[Lit]) -> u64 {
        word.iter()
            .rev()
            .fold(0, |sum, &bit| 2 * sum + u64::from(self.value(bit)))
    }

    /// Returns the solver's literal for this one, after adding its definition (Tseitin).
    fn clauses(&mut self, lit: Lit) -> i32 {
        let mut open = vec![lit.node()];
        while let Some(&node) = open.last() {
            if self.variables.contains_key(&node) {
                open.pop();
                continue;
            }
            let Node::And(a, b) = graph_node(node) else {
                let fresh = self.fresh(node);
                if node == 0 {
                    self.solver.add_clause([-fresh]);
                }
                open.pop();
                continue;
            };
            let below = open.len();
            open.extend(
                [a.node(), b.node()]
                    .into_iter()
                    .filter(|node| !self.variables.contains_key(node)),
            );
            if open.len() == below {
                let (a, b) = (self.known(a), self.known(b));
                let both = self.fresh(node);
                self.solver.add_clause([-both, a]);
                self.solver.add_clause([-both, b]);
                self.solver.add_clause([both, -a, -b]);
                open.pop();
            }
        }
        self.known(lit)
    }

    fn fresh(&mut self, node: usize) -> i32 {
        let variable = self.variables.len() as i32 + 1;
        self.variables.insert(node, variable);
        variable
    }

    fn known(&self, lit: Lit) -> i32 {
        let variable = self.variables[&lit.node()];
        if lit.negated() { -variable } else { variable }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::{Graph, free_bit};
    use std::time::Duration;

    #[test]
    fn open_query_past_its_deadline_times_out() {
        let _graph = Graph::default();
        let (one, other) = (free_bit(), free_bit());
        let mut query = Query::default();
        let now = Instant::now();
        assert_eq!(query.ask(one & other, now), Answer::OutOfTime);
        assert_eq!(query.ask(FALSE, now), Answer::Unsatisfiable);
        let later = now + Duration::from_secs(60);
        assert_eq!(query.ask(one & other, later), Answer::Satisfiable);
    }
}
