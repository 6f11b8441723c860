//! Posdata of the fast generator, as steps and as a memory: it tells the lanes what the chain says.

use super::super::chain::{self, Entry, KNIGHT_RAYS, RAYS, kind, place};
use super::super::posdata::{Table, check_table, table_of};
use super::alike::{Copies, called};
use super::names as n;
use super::walk::Lane;
use crate::chess::{Choice, Rules, Step, step};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE, Word};
use crate::kit::memory::{bits_of, cells_of, is_wired, module_of};
use crate::proof::{Claim, Lemma, Method};
use serde_json::Value;

/// The lemma that speaks of posdata itself.
pub const LEMMA: &str = "movegen-fast/posdata";

/// The table in the memory of a netlist's posdata module, and that beside that memory, read by two lanes, it has only what
/// tells each whether it is home: whether in the clock before it was asked of the square the piece comes from.
pub fn of_memory(netlist: &Value) -> Result<Table, String> {
    let module = module_of(netlist, n::POSDATA_MODULE)?;
    let table = table_of(
        module,
        &[
            ["kind_0", "from_0", "at_0", "nextpos_0", "nextdir_0"],
            ["kind_1", "from_1", "at_1", "nextpos_1", "nextdir_1"],
        ],
    )?;
    let cells = cells_of(module)?;
    if cells.len() != 5 {
        return Err("posdata has more than a memory and two comparisons".to_owned());
    }
    let port = |name: &str| bits_of(&module["ports"][name]["bits"]);
    let driver = |kind: &str, pin: &str, bits: &[Value]| {
        let drives =
            |cell: &&&Value| cell["type"] == kind && bits_of(&cell["connections"][pin]) == bits;
        cells.iter().find(drives).copied()
    };
    for lane in 0..n::LANES {
        let (block, walk) = (format!("posdata_{}", lane / 2), lane % 2);
        let asks = ["kind", "from", "at"].map(|name| {
            (
                format!("{name}_{walk}"),
                format!("lanes_{lane}_next_{name}"),
            )
        });
        let told = n::POSDATA.map(|(port, _)| (format!("{port}_{walk}"), n::posdata(lane, port)));
        let clock = [("clock".to_owned(), "clock".to_owned())];
        let wires: Vec<_> = asks.into_iter().chain(told).chain(clock).collect();
        is_wired(netlist, &block, &wires)?;
    }
    for lane in 0..2 {
        let [home, last, at, from] =
            ["home", "last", "at", "from"].map(|name| port(&format!("{name}_{lane}")));
        let compared = driver("$dff", "Q", &home)
            .filter(|register| bits_of(&register["connections"]["CLK"]) == port("clock"))
            .filter(|register| register["parameters"]["CLK_POLARITY"] == "1")
            .and_then(|register| driver("$eq", "Y", &bits_of(&register["connections"]["D"])))
            .map(|equal| ["A", "B"].map(|pin| bits_of(&equal["connections"][pin])));
        if !compared.is_some_and(|pins| pins.contains(&at) && pins.contains(&from)) {
            return Err("home is not whether at was from".to_owned());
        }
        if last.iter().any(|bit| bit != "0") {
            return Err("a table does not know of the last square".to_owned());
        }
    }
    Ok(table)
}

/// The lane whose steps are asked about; the others' are like them.
const LANE: usize = 0;
/// What a lane asks.
const ASKED: [(&str, usize); 6] = [
    ("next_kind", 3),
    ("next_from", 6),
    ("next_at", 6),
    ("begins", 1),
    ("aside", 1),
    ("turns", 1),
];

/// Types of the pieces that lanes walk.
const PIECES: [u64; 6] = [
    kind::WHITE_PAWN,
    kind::KNIGHT,
    kind::BISHOP,
    kind::ROOK,
    kind::QUEEN,
    kind::BLACK_PAWN,
];

/// Which rays a piece of that type has, by their numbers, and their steps.
fn rays_of(piece: u64) -> (std::ops::Range<usize>, [Step; 8]) {
    match piece {
        kind::WHITE_PAWN => (4..6, RAYS),
        kind::BLACK_PAWN => (6..8, RAYS),
        kind::BISHOP => (4..8, RAYS),
        kind::ROOK => (0..4, RAYS),
        kind::KNIGHT => (0..8, KNIGHT_RAYS),
        _ => (0..8, RAYS),
    }
}

/// The rays of a piece that begin on the board.
fn rays(graph: &Graph, piece: &[Lit], from: &Choice) -> Word {
    let begins = |ray: usize| {
        graph.any(PIECES.map(|kind| {
            let (rays, steps) = rays_of(kind);
            let squares = (0..64).filter(|&square| step(square, steps[ray], 1).is_some());
            let on_board = graph.any(squares.map(|square| from[square]).collect::<Vec<_>>());
            graph.all([rays.contains(&ray).into(), graph.is(piece, kind), on_board])
        }))
    };
    (0..8).map(begins).collect()
}

/// What the registers of the steps are for a lane.
fn remembers(
    rules: &Rules<'_>,
    circuit: &Circuit,
    state: &State,
    index: usize,
) -> Vec<(&'static str, Lit)> {
    let graph = rules.graph;
    let lane = Lane::of(graph, circuit, state, index);
    let get = |name: &str| circuit.get(state, &n::stepper(index, name));
    let bit = |name: &str| get(name)[0];
    let [busy, starting, pushing] = ["busy", "starting", "pushing"].map(|name| lane.bit(name));
    let under_way = graph.and(busy, !starting);
    let piece = lane.word("kind");
    let origin = graph.decode(&lane.word("origin"));
    let all = rays(graph, &piece, &origin);
    let at_first = graph.or(starting, graph.and(under_way, pushing));
    let whole = graph.all([
        graph.is(&get("ray"), 0),
        graph.equal(&get("rays"), &all),
        !bit("ends"),
        !bit("returns"),
    ]);
    let walks = graph.and(under_way, !pushing);
    let home = graph.and(walks, lane.at_home());
    let away = graph.and(walks, !lane.at_home());
    let here = place(rules, &piece, &origin, &graph.decode(&lane.word("square")));
    let number = graph.decode(&here.ray);
    let to_come = (0..8).map(|ray| graph.and(all[ray], graph.any(number[..ray].to_vec())));
    let to_come: Word = to_come.collect();
    let slides =
        graph.any([kind::BISHOP, kind::ROOK, kind::QUEEN].map(|kind| graph.is(&piece, kind)));
    let ends = graph.and(!slides, !graph.any(to_come.clone()));
    let same = |name: &str, of: &str| graph.equal(&get(name), &lane.word(of));
    let asked = graph.all([
        same("piece", "kind"),
        same("origin", "origin"),
        same("square", "square"),
    ]);
    vec![
        ("it knows what it was asked", asked),
        (
            "a piece begins with all its rays",
            graph.implies(at_first, whole),
        ),
        (
            "home there are none",
            graph.implies(home, graph.and(bit("returns"), graph.is(&get("rays"), 0))),
        ),
        ("away it is not home", graph.implies(away, !bit("returns"))),
        (
            "it knows the ray",
            graph.implies(away, graph.equal(&get("ray"), &number[..8])),
        ),
        (
            "and those to come",
            graph.implies(away, graph.equal(&get("rays"), &to_come)),
        ),
        (
            "and the last",
            graph.implies(away, graph.same(bit("ends"), ends)),
        ),
    ]
}

/// What the lemma `lane` says of where the piece is, as far as it is needed.
fn given(rules: &Rules<'_>, lane: &Lane<'_>, claim: &mut Claim) {
    let graph = rules.graph;
    let [busy, starting, pushing] = ["busy", "starting", "pushing"].map(|name| lane.bit(name));
    let under_way = graph.and(busy, !starting);
    let (origin, square) = (
        graph.decode(&lane.word("origin")),
        graph.decode(&lane.word("square")),
    );
    claim.given(graph.implies(starting, graph.and(lane.at_home(), !pushing)));
    claim.given(graph.implies(pushing, graph.and(under_way, lane.pawn())));
    let on_chain = graph.or(lane.at_home(), lane.place(rules, &square).member);
    claim.given(graph.any([!under_way, pushing, on_chain]));
    let is = |kind| graph.is(&lane.word("kind"), kind);
    let ahead = |ranks: i32| {
        let [white, black] =
            [ranks, -ranks].map(|ranks| rules.apart(&origin, &square, (0, ranks), 1));
        graph.mux(is(kind::BLACK_PAWN), black, white)
    };
    let rank = &lane.word("origin")[3..6];
    let at_home = graph.mux(is(kind::BLACK_PAWN), graph.is(rank, 6), graph.is(rank, 1));
    let pushed = graph.or(ahead(1), graph.and(at_home, ahead(2)));
    claim.given(graph.implies(pushing, pushed));
    let capture = lane.place(rules, &graph.decode(&lane.word("capture")));
    let ray = graph.decode(&capture.ray);
    let all = rays(graph, &lane.word("kind"), &origin);
    let first = (0..8).map(|at| graph.and(ray[at], !graph.any(all[..at].to_vec())));
    let first = graph.and(capture.member, graph.any(first.collect::<Vec<_>>()));
    claim.given(graph.implies(pushing, first));
    let edge = graph.or(graph.is(rank, 0), graph.is(rank, 7));
    claim.given(!graph.all([busy, lane.pawn(), edge]));
}

/// The steps of each lane at power-up, or after a reset from any state.
fn begins(graph: &Graph, circuit: &Circuit, resets: bool) -> Claim {
    let mut claim = Claim::default();
    let state = match resets {
        true => {
            let (any, reset) = (circuit.any_state(graph), [(n::RESET, vec![TRUE])]);
            circuit.clock(graph, &any, &reset, &[]).next()
        }
        false => circuit.initial_state(graph),
    };
    let position = crate::chess_check::unknown(graph).position;
    let rules = Rules {
        graph,
        position: &position,
    };
    for lane in 0..n::LANES {
        for (line, holds) in remembers(&rules, circuit, &state, lane) {
            claim.goal(format!("lane {lane}: {line}"), holds);
        }
    }
    claim
}

/// One clock of the steps for a lane with a piece of that type, or at rest.
fn steps(graph: &Graph, circuit: &Circuit, index: usize, piece: Option<u64>) -> Claim {
    let mut claim = Claim::default();
    let mut state = circuit.any_state(graph);
    circuit.set(
        &mut state,
        &n::lane(index, "busy"),
        &[piece.is_some().into()],
    );
    if let Some(piece) = piece {
        circuit.set(&mut state, &n::lane(index, "kind"), &graph.number(piece, 3));
    } else {
        circuit.set(&mut state, &n::lane(index, "starting"), &[FALSE]);
    }
    let position = crate::chess_check::unknown(graph).position;
    let rules = Rules {
        graph,
        position: &position,
    };
    let lane = Lane::of(graph, circuit, &state, index);
    given(&rules, &lane, &mut claim);
    for (_, holds) in remembers(&rules, circuit, &state, index) {
        claim.given(holds);
    }
    let there = [(format!("boards_{index}_read_word"), graph.word(16))];
    let there = there
        .each_ref()
        .map(|(name, word)| (name.as_str(), word.clone()));
    let frame = circuit.clock(graph, &state, &[(n::RESET, vec![FALSE])], &there);
    // The selector hands out pieces as nibbles have them, within a generation.
    let handed = frame.word(n::PIECE_TYPE);
    let known = graph.any((1..6).map(|piece| graph.is(&handed, piece)));
    let starts = graph.and(frame.bit(n::START_VALID), frame.bit(n::START_READY));
    let runs = graph.or(circuit.get(&state, n::ACTIVE)[0], starts);
    let takes = graph.and(frame.bit(&n::lane(index, "begins")), runs);
    claim.given(graph.implies(takes, known));
    let told = |name: &str| frame.word(&n::posdata(index, name));
    let entry = Entry {
        kind: lane.word("kind"),
        from: lane.word("origin"),
        at: lane.word("square"),
        nextpos: told("nextpos"),
        nextdir: told("nextdir"),
    };
    let other = graph.word(6);
    let (tells, _) = chain::tells(&rules, &entry, &graph.decode(&other));
    let busy = lane.bit("busy");
    let under_way = graph.and(busy, !lane.bit("starting"));
    // Back home the walk is over, and nothing is asked.
    let pushing = lane.bit("pushing");
    let over = graph.all([under_way, !pushing, lane.at_home()]);
    let asked = graph.and(busy, !over);
    claim.goal("it tells what the chain says", graph.implies(asked, tells));
    let home = graph.same(told("home")[0], lane.at_home());
    let pushing = lane.bit("pushing");
    claim.goal(
        "and whether the piece is home",
        graph.implies(under_way, home),
    );
    let [pos, dir] = [&entry.nextpos, &entry.nextdir].map(|next| graph.equal(next, &entry.from));
    let goes_home = graph.and(dir, graph.or(lane.pawn(), pos));
    let last = graph.all([under_way, !pushing, !over, told("last")[0]]);
    claim.goal("and when it goes home", graph.implies(last, goes_home));
    for (name, holds) in remembers(&rules, circuit, &frame.next(), index) {
        claim.goal(name, holds);
    }
    for (name, _) in n::LANE {
        claim.show(name, lane.word(name));
    }
    for (name, _) in n::STEPPER {
        claim.show(
            format!("steps: {name}"),
            circuit.get(&state, &n::stepper(index, name)),
        );
    }
    claim.given(TRUE);
    claim
}

/// The steps of another lane do what those of the first do, if it asks the same, whatever the others ask.
fn alike(graph: &Graph, circuit: &Circuit, lane: usize) -> Claim {
    let steps = Copies {
        circuit,
        registers: called(&n::STEPPER, n::stepper).collect(),
        told: called(&ASKED, n::lane).collect(),
        gives: called(&n::POSDATA, n::posdata).collect(),
        ports: &[(n::RESET, 1)],
    };
    steps.alike(graph, lane)
}

/// What posdata is asked is where each lane will be.
fn asked(graph: &Graph, circuit: &Circuit) -> Claim {
    let mut claim = Claim::default();
    let state = circuit.any_state(graph);
    let frame = circuit.clock(graph, &state, &[], &[]);
    let next = frame.next();
    for lane in 0..n::LANES {
        for (asked, register) in [
            ("next_kind", "kind"),
            ("next_from", "origin"),
            ("next_at", "square"),
        ] {
            let (asked, register) = (format!("lanes_{lane}_{asked}"), n::lane(lane, register));
            let right = graph.equal(&frame.word(&asked), &circuit.get(&next, &register));
            claim.goal(register, right);
        }
    }
    claim.given(TRUE);
    claim
}

/// The lemma: of the table, if posdata is a memory.
pub fn lemma<'a>(circuit: &'a Circuit, table: Option<&'a Table>) -> Lemma<'a> {
    let mut lemma = Lemma {
        name: LEMMA,
        says: "Posdata tells each lane in every clock of its walk the next square of the ray, the first of the next ray, or \
               home, so that no square of the chain is left out, a pawn's captures and pushes; and whether the piece is \
               home or goes there, empty or not: as steps by what they remember, as a memory in each of 32,768 entries.",
        assumes: &["movegen-fast/lane", "movegen-fast/selector"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("asked", move |graph| asked(graph, circuit));
    if let Some(table) = table {
        lemma.check("memory", move || check_table(table));
        return lemma;
    }
    for (name, resets) in [("power-up", false), ("reset", true)] {
        lemma.ask(name, move |graph| begins(graph, circuit, resets));
    }
    lemma.ask("at rest", move |graph| steps(graph, circuit, LANE, None));
    for piece in PIECES {
        lemma.ask(format!("type {piece}"), move |graph| {
            steps(graph, circuit, LANE, Some(piece))
        });
    }
    for lane in 1..n::LANES {
        lemma.ask(format!("alike, lane {lane}"), move |graph| {
            alike(graph, circuit, lane)
        });
    }
    lemma
}
