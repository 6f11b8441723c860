//! CaDiCaL over the graph: the clauses of what is asked, and no more.

use super::certificate::{self, CertificateError};
use super::graph::{FALSE, Graph, Lit, Node, TRUE};
use cadical::{Callbacks, Solver};
use std::collections::HashMap;
use std::path::Path;
use std::time::Instant;

/// The solver's name and version.
pub fn signature() -> String {
    Solver::<Until>::new().signature().to_owned()
}

/// What the solver says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// There is an assignment.
    Satisfiable,
    /// There is none.
    Unsatisfiable,
    /// It gave up.
    OutOfTime,
}

/// Ends a call at an instant.
struct Until(Instant);

impl Callbacks for Until {
    fn terminate(&mut self) -> bool {
        Instant::now() >= self.0
    }
}

/// A solver that knows some nodes of a graph as clauses. Calls build on each other.
pub struct Query<'a> {
    graph: &'a Graph,
    solver: Solver<Until>,
    variables: HashMap<usize, i32>,
    contradiction: bool,
    /// Every clause given, if answers are to be certified.
    given: Option<Vec<Vec<i32>>>,
}

impl<'a> Query<'a> {
    /// One that knows nothing yet.
    pub fn new(graph: &'a Graph) -> Self {
        Query {
            graph,
            solver: Solver::new(),
            variables: HashMap::new(),
            contradiction: false,
            given: None,
        }
    }

    /// One whose answers can be certified.
    pub fn recording(graph: &'a Graph) -> Self {
        Query {
            given: Some(Vec::new()),
            ..Query::new(graph)
        }
    }

    fn add<const N: usize>(&mut self, clause: [i32; N]) {
        if let Some(given) = &mut self.given {
            given.push(clause.to_vec());
        }
        self.solver.add_clause(clause);
    }

    /// From now on this holds.
    pub fn assume(&mut self, lit: Lit) {
        if lit == FALSE {
            self.contradiction = true;
        } else if lit != TRUE {
            let lit = self.clauses(lit);
            self.add([lit]);
        }
    }

    /// Can this hold?
    pub fn ask(&mut self, lit: Lit, until: Instant) -> Answer {
        if lit == FALSE || self.contradiction {
            return Answer::Unsatisfiable;
        }
        let assumed = (lit != TRUE).then(|| self.clauses(lit));
        self.solver.set_callbacks(Some(Until(until)));
        match self.solver.solve_with(assumed) {
            Some(true) => Answer::Satisfiable,
            Some(false) => Answer::Unsatisfiable,
            None => Answer::OutOfTime,
        }
    }

    /// A certificate that this cannot hold, checked; gives the steps of its proof, of which there are none where the solver
    /// need not be asked.
    ///
    /// # Errors
    ///
    /// If there is none, or it is wrong.
    ///
    /// # Panics
    ///
    /// If the query does not record its clauses.
    pub fn certify(
        &mut self,
        lit: Lit,
        folder: &Path,
        until: Instant,
    ) -> Result<usize, CertificateError> {
        if lit == FALSE || self.contradiction {
            return Ok(0);
        }
        let assumed = (lit != TRUE).then(|| vec![self.clauses(lit)]);
        let given = self.given.as_mut().expect("a query that records");
        let known = given.len();
        given.extend(assumed);
        let steps = certificate::certify(given, self.variables.len(), folder, until);
        given.truncate(known);
        steps
    }

    /// What a literal is in the assignment found last; what was not asked about is false.
    pub fn value(&self, lit: Lit) -> bool {
        if lit == TRUE || lit == FALSE {
            return lit == TRUE;
        }
        let positive = match (self.variables.get(&lit.node()), self.graph.node(lit.node())) {
            (Some(&variable), _) => self.solver.value(variable).unwrap_or(false),
            (None, Node::And(a, b)) => self.value(a) && self.value(b),
            (None, _) => false,
        };
        positive ^ lit.negated()
    }

    /// What a word is in the assignment found last.
    pub fn number(&self, word: &[Lit]) -> u64 {
        word.iter()
            .rev()
            .fold(0, |sum, &bit| 2 * sum + u64::from(self.value(bit)))
    }

    /// The literal as the solver's, its definition added (Tseitin).
    fn clauses(&mut self, lit: Lit) -> i32 {
        let mut open = vec![lit.node()];
        while let Some(&node) = open.last() {
            if self.variables.contains_key(&node) {
                open.pop();
                continue;
            }
            let Node::And(a, b) = self.graph.node(node) else {
                let fresh = self.fresh(node);
                if node == 0 {
                    self.add([-fresh]);
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
                self.add([-both, a]);
                self.add([-both, b]);
                self.add([both, -a, -b]);
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
