//! The soc behind its byte stream: the requests it answers, those it does not, and the examples in its documentation.

use fpgambit_engine::random::Chance;
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::soc::{
    Answer, Command, Cutter, Request, Results, Soc, Status, UNIT, Wire, decode, stimulus, vectors,
};
use fpgambit_hw::unit::InProcess;
use fpgambit_hw::values::link_units::SMALL;

/// Longer than the longest silence within a response.
const PATIENCE: u32 = 20_000;

fn wire() -> Wire<InProcess> {
    Wire::new(InProcess::of(Soc::<0>::default()).unwrap(), 7)
}

fn answers(bytes: Vec<u8>) -> Vec<Answer> {
    let mut cutter = Cutter::default();
    let blocks = bytes.into_iter().filter_map(|byte| cutter.push(byte));
    blocks
        .map(|block| Answer::of(&decode(&block).expect("every frame is intact")).unwrap())
        .collect()
}

fn ask(wire: &mut Wire<InProcess>, request: &Request) -> Answer {
    let mut found = answers(wire.exchange(&request.encode(), PATIENCE));
    assert_eq!(found.len(), 1, "{request:?}");
    found.remove(0)
}

fn request(session: u32, sequence: u8, commands: &[Command]) -> Request {
    let mut bytes = Vec::new();
    commands
        .iter()
        .for_each(|command| command.write(&mut bytes));
    Request {
        session,
        sequence,
        commands: bytes,
    }
}

#[test]
fn small_soc_answers_match_the_engine() {
    let vectors = vectors::vectors(InProcess::of(Soc::<0>::default()).unwrap(), SMALL).unwrap();
    assert!(vectors.positions > 25, "{}", vectors.positions);
}

#[test]
fn large_soc_answers_match_the_engine() {
    let [_, large] = UNIT.builds else {
        panic!("expected two builds");
    };
    let circuit = (large.circuit)(PosdataForm::Logic);
    let vectors = (large.vectors)(InProcess::new(circuit).unwrap()).unwrap();
    assert!(vectors.positions > 60, "{}", vectors.positions);
}

#[test]
fn repeated_requests_replay_the_stored_response() {
    let mut wire = wire();
    let image = fpgambit_engine::Position::startpos().image();
    let load = |address: u8| Command::LoadRepetition {
        address,
        word: image[usize::from(address)],
    };
    let mut commands = vec![Command::Hello];
    commands.extend((0..9).map(load));
    ask(&mut wire, &request(9, 3, &commands));
    let push = Command::Push {
        record: 0x20_1206,
        promotion: 0,
    };
    let query = Command::Query(fpgambit_hw::repetition::QueryMode::default());
    let played = request(9, 4, &[push, query]);
    let first = ask(&mut wire, &played);
    assert_eq!(first.status, Status::DONE);
    assert_eq!(Results(&first.results).query().unwrap().held, 1);
    for _ in 0..3 {
        assert_eq!(ask(&mut wire, &played), first);
        // A refusal does not overwrite the stored response.
        let foreign = ask(&mut wire, &request(8, 4, &[push, query]));
        assert_eq!(foreign.status, Status::SESSION);
        assert_eq!((foreign.session, foreign.sequence), (8, 4));
    }
    // Another request with the same number is not a repeat, and neither is an older one.
    for (sequence, commands) in [(4, vec![query]), (3, commands), (6, vec![query])] {
        let mut other = request(9, sequence, &commands);
        other.commands.retain(|&byte| byte != 1);
        let refused = ask(&mut wire, &other);
        assert_eq!(refused.status, Status::SEQUENCE);
    }
    let next = ask(&mut wire, &request(9, 5, &[query]));
    assert_eq!(Results(&next.results).query().unwrap().held, 1);
}

#[test]
fn noise_is_never_accepted_and_does_not_block_requests() {
    let seed = 17;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut images = fpgambit_hw::unit::stimulus::Images::new(seed);
    let mut wire = wire();
    let mut refused = 0;
    for round in 0..120_u32 {
        let noise: Vec<u8> = match round % 3 {
            0 => (0..chance.below(1500))
                .map(|_| chance.below(256) as u8)
                .collect(),
            1 => (0..chance.below(600))
                .map(|_| chance.below(3) as u8)
                .collect(),
            _ => {
                let commands = stimulus::Stimulus::commands(&mut chance, &mut images, SMALL);
                let sequence = chance.below(256) as u8;
                let mut line = Request {
                    session: 1 << 31 | round,
                    sequence,
                    commands,
                }
                .encode();
                if chance.once_in(2) {
                    let at = chance.below(line.len() as u32) as usize;
                    line[at] = line[at].wrapping_add(1 + chance.below(255) as u8);
                }
                line
            }
        };
        wire.send(&noise);
        for answer in answers(wire.settle(PATIENCE / 4)) {
            assert!(answer.status.is_refusal(), "round {round}: {answer:?}");
            refused += 1;
        }
        let hello = request(round, 0, &[Command::Hello, Command::Counters]);
        let answer = ask(&mut wire, &hello);
        assert_eq!((answer.session, answer.status), (round, Status::DONE));
    }
    assert!(refused > 5, "{refused} refusals");
}

/// The bytes of a hexadecimal block of the page.
fn example(name: &str) -> Vec<u8> {
    let page = include_str!("../../src/soc/protocol.md");
    let (_, after) = page.split_once(&format!("```text\n{name}\n")).expect(name);
    let (block, _) = after.split_once("```").unwrap();
    let digits = block.split_whitespace();
    digits
        .map(|two| u8::from_str_radix(two, 16).unwrap())
        .collect()
}

#[test]
fn protocol_page_examples_match_the_circuit() {
    let mut wire = wire();
    for (asked, answered) in [("hello", "its answer"), ("moves", "their answer")] {
        let asked = example(asked);
        let came = wire.exchange(&asked, PATIENCE);
        let hex =
            |bytes: &[u8]| -> Vec<String> { bytes.iter().map(|b| format!("{b:02x}")).collect() };
        assert_eq!(hex(&came).join(" "), hex(&example(answered)).join(" "));
    }
    let position = fpgambit_engine::Position::from_fen("7k/8/8/8/8/8/8/K7 w - - 0 1").unwrap();
    let words = (0..).zip(position.image());
    let mut commands: Vec<Command> = words
        .map(|(address, word)| Command::LoadMovegen { address, word })
        .collect();
    let mode = fpgambit_engine::Mode::LEGAL;
    commands.push(Command::Moves { mode, timed: false });
    assert_eq!(
        example("moves"),
        request(0x1234_5678, 1, &commands).encode()
    );
    assert_eq!(
        example("hello"),
        request(0x1234_5678, 0, &[Command::Hello]).encode()
    );
}
