//! The fast generator's posdata, computed step by step or read from a memory: its answers to the lanes follow the chain
//! (lemma `posdata`).

use super::alike::{Copies, called};
use super::names as n;
use super::walk::Lane;
use crate::blocks::chain::{self, Entry, KNIGHT_RAYS, RAYS, kind, place};
use crate::blocks::posdata::{Table, check_table, table_of};
use kit::memory::{bits_of, cells_of, is_wired, module_of};
use kit::prelude::*;
use serde_json::Value;
use spec::rules::{Choice, Rules, Step, step};

/// The lemma about posdata itself.
pub const LEMMA: &str = "movegen-fast/posdata";

/// Reads the table from the memory of a netlist's posdata module. Checks that the module contains only that memory,
/// read by two lanes, and for each lane the flag `home`: whether the request of the clock before was for the square
/// from which the piece comes.
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
        let answers =
            n::POSDATA.map(|(port, _)| (format!("{port}_{walk}"), n::posdata(lane, port)));
        let clock = [("clock".to_owned(), "clock".to_owned())];
        let wires: Vec<_> = asks.into_iter().chain(answers).chain(clock).collect();
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
            return Err("home does not compare at and from".to_owned());
        }
        if last.iter().any(|bit| bit != "0") {
            return Err("last is not 0, although posdata is a memory".to_owned());
        }
    }
    Ok(table)
}

/// The lane whose steps the proof follows; the other lanes' steps behave like them.
const LANE: usize = 0;
/// A lane's request.
const LANE_IN: [(&str, usize); 6] = [
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

/// Returns the rays of a piece of this type, by number, and their steps.
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

/// Returns the rays of a piece that begin on the board.
fn rays(piece: &[Lit], from: &Choice) -> Word {
    let begins = |ray: usize| {
        any(PIECES.map(|kind| {
            let (rays, steps) = rays_of(kind);
            let squares = (0..64).filter(|&square| step(square, steps[ray], 1).is_some());
            let on_board = any(squares.map(|square| from[square]));
            all([rays.contains(&ray).into(), is(piece, kind), on_board])
        }))
    };
    (0..8).map(begins).collect()
}

/// The invariant of a lane's steps.
fn remembers(rules: &Rules<'_>, state: &State<'_>, index: usize) -> Lines {
    let lane = Lane::of(state, index);
    let get = |name: &str| state.get(&n::stepper(index, name));
    let bit = |name: &str| get(name)[0];
    let [busy, starting, pushing] = ["busy", "starting", "pushing"].map(|name| lane.bit(name));
    let under_way = busy & !starting;
    let piece = lane.word("kind");
    let origin = decode(&lane.word("origin"));
    let all = rays(&piece, &origin);
    let at_first = starting | (under_way & pushing);
    let whole = kit::graph::all([
        is(&get("ray"), 0),
        equal(&get("rays"), &all),
        !bit("ends"),
        !bit("returns"),
    ]);
    let walks = under_way & !pushing;
    let home = walks & lane.at_home();
    let away = walks & !lane.at_home();
    let here = place(rules, &piece, &origin, &decode(&lane.word("square")));
    let number = decode(&here.ray);
    let to_come = (0..8).map(|ray| all[ray] & any(number[..ray].to_vec()));
    let to_come: Word = to_come.collect();
    let slides = any([kind::BISHOP, kind::ROOK, kind::QUEEN].map(|kind| is(&piece, kind)));
    let ends = !slides & !any(to_come.clone());
    let same = |name: &str, of: &str| equal(&get(name), &lane.word(of));
    let request = kit::graph::all([
        same("piece", "kind"),
        same("origin", "origin"),
        same("square", "square"),
    ]);
    kit::lines! {
        "the steps have the lane's piece, origin and square" => request;
        "a piece begins with all its rays" => at_first.implies(whole);
        "at home no rays remain" => home.implies(bit("returns") & is(&get("rays"), 0));
        "away from home the piece is not home" => away.implies(!bit("returns"));
        "the ray is the walk's" => away.implies(equal(&get("ray"), &number[..8]));
        "the rays to come are those not yet walked" => away.implies(equal(&get("rays"), &to_come));
        "the last ray is marked" => away.implies(bit("ends").same(ends));
    }
}

/// Assumes what the lemma `lane` states about the piece's square, as far as it is needed.
fn assume(rules: &Rules<'_>, lane: &Lane<'_>, claim: &mut Claim) {
    let [busy, starting, pushing] = ["busy", "starting", "pushing"].map(|name| lane.bit(name));
    let under_way = busy & !starting;
    let (origin, square) = (decode(&lane.word("origin")), decode(&lane.word("square")));
    claim.assume(starting.implies(lane.at_home() & !pushing));
    claim.assume(pushing.implies(under_way & lane.pawn()));
    let on_chain = lane.at_home() | lane.place(rules, &square).member;
    claim.assume(any([!under_way, pushing, on_chain]));
    let is = |kind| is(&lane.word("kind"), kind);
    let ahead = |ranks: i32| {
        let [white, black] =
            [ranks, -ranks].map(|ranks| rules.apart(&origin, &square, (0, ranks), 1));
        is(kind::BLACK_PAWN).mux(black, white)
    };
    let rank = &lane.word("origin")[3..6];
    let at_home = is(kind::BLACK_PAWN).mux(kit::graph::is(rank, 6), kit::graph::is(rank, 1));
    let pushed = ahead(1) | (at_home & ahead(2));
    claim.assume(pushing.implies(pushed));
    let capture = lane.place(rules, &decode(&lane.word("capture")));
    let ray = decode(&capture.ray);
    let all = rays(&lane.word("kind"), &origin);
    let first = (0..8).map(|at| ray[at] & !any(all[..at].to_vec()));
    let first = capture.member & any(first);
    claim.assume(pushing.implies(first));
    let edge = kit::graph::is(rank, 0) | kit::graph::is(rank, 7);
    claim.assume(!kit::graph::all([busy, lane.pawn(), edge]));
}

/// Asserts the invariant of every lane's steps at power-up, or after a reset from any state.
fn begins(circuit: &Circuit, resets: bool, claim: &mut Claim) {
    let state = match resets {
        true => {
            let (any, reset) = (circuit.any_state(), [(n::RESET, vec![TRUE])]);
            any.clock(&reset, &[]).next()
        }
        false => circuit.initial_state(),
    };
    let position = spec::rules::unknown().position;
    let rules = Rules::new(&position);
    for lane in 0..n::LANES {
        for (line, holds) in remembers(&rules, &state, lane) {
            claim.assert(format!("lane {lane}: {line}"), holds);
        }
    }
}

/// Proves one clock of the steps for a lane with a piece of this type, or for an idle lane.
fn steps(circuit: &Circuit, index: usize, piece: Option<u64>, claim: &mut Claim) {
    let mut state = circuit.any_state();
    state.set(&n::lane(index, "busy"), &[piece.is_some().into()]);
    if let Some(piece) = piece {
        state.set(&n::lane(index, "kind"), &constant(piece, 3));
    } else {
        state.set(&n::lane(index, "starting"), &[FALSE]);
    }
    let position = spec::rules::unknown().position;
    let rules = Rules::new(&position);
    let lane = Lane::of(&state, index);
    assume(&rules, &lane, claim);
    claim.assume_all(remembers(&rules, &state, index));
    let there = [(format!("boards_{index}_read_word"), free_word(16))];
    let there = there
        .each_ref()
        .map(|(name, word)| (name.as_str(), word.clone()));
    let frame = state.clock(&[(n::RESET, vec![FALSE])], &there);
    // During a generation the selector hands out pieces of the types 1 to 5 (lemma `selector`).
    let handed = frame.word(n::PIECE_TYPE);
    let known = any((1..6).map(|piece| is(&handed, piece)));
    let starts = frame.bit(n::START_VALID) & frame.bit(n::START_READY);
    let runs = state.bit(n::ACTIVE) | starts;
    let takes = frame.bit(&n::lane(index, "begins")) & runs;
    claim.assume(takes.implies(known));
    let answer = |name: &str| frame.word(&n::posdata(index, name));
    let entry = Entry {
        kind: lane.word("kind"),
        from: lane.word("origin"),
        at: lane.word("square"),
        nextpos: answer("nextpos"),
        nextdir: answer("nextdir"),
    };
    let other = free_word(6);
    let (tells, _) = chain::tells(&rules, &entry, &decode(&other));
    let busy = lane.bit("busy");
    let under_way = busy & !lane.bit("starting");
    // When the piece is back home, its walk has ended and posdata's answer is not used.
    let pushing = lane.bit("pushing");
    let over = all([under_way, !pushing, lane.at_home()]);
    let looks_up = busy & !over;
    claim.assert(
        "posdata's answer follows the chain",
        looks_up.implies(tells),
    );
    let home = answer("home")[0].same(lane.at_home());
    let pushing = lane.bit("pushing");
    claim.assert(
        "posdata says whether the piece is home",
        under_way.implies(home),
    );
    let [pos, dir] = [&entry.nextpos, &entry.nextdir].map(|next| equal(next, &entry.from));
    let goes_home = dir & (lane.pawn() | pos);
    let last = all([under_way, !pushing, !over, answer("last")[0]]);
    claim.assert(
        "posdata says when the piece goes home",
        last.implies(goes_home),
    );
    claim.assert_all(remembers(&rules, &frame.next(), index));
    for (name, _) in n::LANE {
        claim.show(name, lane.word(name));
    }
    for (name, _) in n::STEPPER {
        claim.show(
            format!("steps: {name}"),
            state.get(&n::stepper(index, name)),
        );
    }
    claim.assume(TRUE);
}

/// Proves that another lane's steps behave like the first lane's for the same request, whatever the other lanes
/// request.
fn alike(circuit: &Circuit, lane: usize, claim: &mut Claim) {
    let steps = Copies {
        circuit,
        registers: called(&n::STEPPER, n::stepper).collect(),
        inputs: called(&LANE_IN, n::lane).collect(),
        emits: called(&n::POSDATA, n::posdata).collect(),
        ports: &[(n::RESET, 1)],
    };
    steps.alike(lane, claim);
}

/// Proves that each lane's request to posdata is for the square on which the lane will be.
fn requests(circuit: &Circuit, claim: &mut Claim) {
    let (_, frame) = circuit.any_clock();
    let next = frame.next();
    for lane in 0..n::LANES {
        for (request, register) in [
            ("next_kind", "kind"),
            ("next_from", "origin"),
            ("next_at", "square"),
        ] {
            let (request, register) = (format!("lanes_{lane}_{request}"), n::lane(lane, register));
            let right = equal(&frame.word(&request), &next.get(&register));
            claim.assert(register, right);
        }
    }
    claim.assume(TRUE);
}

/// Returns the lemma; it is about the table if posdata is a memory.
pub fn lemma<'a>(circuit: &'a Circuit, table: Option<&'a Table>) -> Lemma<'a> {
    let mut lemma = Lemma::induction(
        LEMMA,
        "In every clock of a lane's walk, posdata gives the lane the next square of the ray, the first square of the \
         next ray, or home, so that the walk skips no square of the chain; a pawn's chain consists of its captures and \
         pushes. Posdata also says whether the piece is home or goes home next, for an empty and for an occupied \
         square. For the form with steps, this follows from an invariant of the steps' registers; for the form with a \
         memory, each of the 32,768 entries is checked.",
        "lane selector",
    );
    lemma.case("requests", move |claim| requests(circuit, claim));
    if let Some(table) = table {
        lemma.check("memory", move || check_table(table));
        return lemma;
    }
    for (name, resets) in [("power-up", false), ("reset", true)] {
        lemma.case(name, move |claim| begins(circuit, resets, claim));
    }
    lemma.case("at rest", move |claim| steps(circuit, LANE, None, claim));
    for piece in PIECES {
        lemma.case(format!("type {piece}"), move |claim| {
            steps(circuit, LANE, Some(piece), claim)
        });
    }
    for lane in 1..n::LANES {
        lemma.case(format!("alike, lane {lane}"), move |claim| {
            alike(circuit, lane, claim)
        });
    }
    lemma
}
