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

    /// This holds as the solver said, so later answers may rest on it; a certificate does not.
    pub fn conclude(&mut self, lit: Lit) {
        if lit != TRUE {
            let lit = self.clauses(lit);
            self.solver.add_clause([lit]);
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

    /// A certificate that all of these hold, checked; gives the steps of its proof.
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
        lits: &[Lit],
        folder: &Path,
        until: Instant,
    ) -> Result<usize, CertificateError> {
        let one_fails = lits.iter().map(|&lit| -self.clauses(lit)).collect();
        let given = self.given.as_mut().expect("a query that records");
        given.push(one_fails);
        let steps = certificate::certify(given, self.variables.len(), folder, until);
        given.pop();
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// What the solver concluded is not given to the certificate, which shows it from what was assumed.
    #[test]
    fn a_certificate_rests_on_what_is_given_alone() {
        let folder = certificate::tests::folder();
        let until = Instant::now() + Duration::from_secs(60);
        let graph = Graph::default();
        let (a, b, c) = (graph.var(), graph.var(), graph.var());
        let mut query = Query::recording(&graph);
        query.assume(graph.implies(a, b));
        query.assume(a);
        assert_eq!(query.ask(!b, until), Answer::Unsatisfiable);
        query.conclude(b);
        let both = [b, graph.and(a, b)];
        assert!(query.certify(&both, &folder, until).unwrap() > 0);
        // A word that is wrong is believed, but not certified.
        query.conclude(c);
        assert_eq!(query.ask(!c, until), Answer::Unsatisfiable);
        assert!(query.certify(&[b, c], &folder, until).is_err());
        // The question is not left in it.
        assert!(query.certify(&[b], &folder, until).is_ok());
    }
}
