//! Proves how the rows of weights change the sums (lemma `adds`), and how the stages after that compute the value
//! (`products`, `output`).
//!
//! Each lemma covers one clock in which the pipeline advances, from any state; together they give the whole
//! computation.

use super::control::moves;
use super::names as n;
use kit::prelude::*;

/// Extends a signed number to `width` bits.
fn signed(word: &[Lit], width: usize) -> Word {
    let sign = word.last().copied().unwrap_or(FALSE);
    (0..width)
        .map(|bit| word.get(bit).copied().unwrap_or(sign))
        .collect()
}

/// Extends an unsigned number to `width` bits.
fn unsigned(word: &[Lit], width: usize) -> Word {
    let bit = |bit: usize| word.get(bit).copied().unwrap_or(FALSE);
    (0..width).map(bit).collect()
}

/// Returns the word if `when` holds, otherwise 0.
fn only_if(when: Lit, word: &[Lit]) -> Word {
    word.iter().map(|&bit| when & bit).collect()
}

/// The number, negated if `when` holds.
fn negated_if(when: Lit, word: &[Lit]) -> Word {
    choose(when, &minus(&constant(0, word.len()), word), word)
}

/// A clock in which the pipeline advances, from any state.
fn any_move(circuit: &Circuit) -> (State<'_>, Frame<'_>) {
    let state = circuit.any_state();
    let frame = moves(&state, &[], &[]);
    (state, frame)
}

/// The names of the registers of one of the 32 sums: its change, and the sum.
fn place(sum: usize) -> [String; 2] {
    let half = ["low", "high"][sum / 16];
    ["change", "sum"].map(|what| n::pair(sum % 16, &format!("{half}_{what}")))
}

fn adds(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "evaluate/adds",
        "For each of the 32 sums, the circuit adds the weights of the two rows that it has read, or subtracts the \
         second from the first. One clock later it adds the result, called the change, to the sum in the stack, to the \
         current sum, or to 0, as the control selects. It changes the linear sum, by two entries that may each be \
         negated, and the number of pieces in the same way. The side to move becomes the opposite of that in the \
         stack, or that of the load. The circuit outputs all of these values to the stack.",
        "",
    )
    .with_case("any clock", |claim| {
        let (state, frame) = any_move(circuit);
        let next = frame.next();
        let (stacked, goes_on) = (frame.bit(n::FROM_STACK), n::from_sums(&frame));
        claim.assert("the sum does not start from the stack and from itself at once", !(stacked & goes_on));
        let subtract = frame.bit(n::SUBTRACT);
        let changed = |from_stack: &[Lit], sum: &[Lit], change: &[Lit]| {
            let before = choose(stacked, from_stack, &only_if(goes_on, sum));
            add(&before, &signed(change, before.len()))
        };
        for sum in 0..32 {
            let weight = |row: usize| {
                let word = frame.word(n::ROWS_READ[8 * row + sum / 4]);
                signed(&word[8 * (sum % 4)..][..8], 9)
            };
            let (one, other) = (weight(0), weight(1));
            let right = choose(subtract, &minus(&one, &other), &add(&one, &other));
            let [change, register] = place(sum);
            claim.assert(format!("change {sum}"), next.equals(&change, &right));
            let half = 16 * (sum / 16);
            let held = frame.word(&n::stacked(sum % 16));
            let (change, before) = (state.get(&change), state.get(&register));
            let right = changed(&held[half..half + 16], &before, &change);
            claim.assert(format!("sum {sum}"), next.equals(&register, &right));
            let given = frame.word(&format!("hidden_pairs_{}_sums", sum % 16));
            let same = equal(&given[half..half + 16], &before);
            claim.assert(format!("sum {sum} as written to the stack"), same);
        }
        let entry = |which: usize| {
            let word = signed(&frame.word(n::LINEAR_READ[which]), 11);
            negated_if(frame.bit(n::NEGATE[which]), &word)
        };
        let held = frame.word(n::TALLY_READ);
        let get = |name| state.get(name);
        let linear = changed(&held[..16], &get(n::LINEAR), &get(n::LINEAR_CHANGE));
        let men = choose(stacked, &held[16..23], &only_if(goes_on, &get(n::MEN)));
        let loaded = stacked.mux(!held[23], frame.bit(n::REQUEST_BLACK));
        let black = goes_on.mux(state.bit(n::BLACK), loaded);
        let tally = [&get(n::LINEAR)[..], &get(n::MEN), &get(n::BLACK)].concat();
        claim.assert_all(kit::lines! {
            "the change of the linear sum" => next.equals(n::LINEAR_CHANGE, &add(&entry(0), &entry(1)));
            "the linear sum" => next.equals(n::LINEAR, &linear);
            "the change of the number of pieces" => next.equals(n::MEN_CHANGE, &frame.word(n::MORE_MEN));
            "the number of pieces" => next.equals(n::MEN, &add(&men, &get(n::MEN_CHANGE)));
            "the side to move" => next.bit(n::BLACK).same(black);
            "linear sum, number of pieces and side as written to the stack" => frame.equals(n::TALLY, &tally);
        });
    })
}

/// A sum, clamped to 0 to 127.
fn clipped(sum: &[Lit]) -> Word {
    let large = any(sum[7..15].iter().copied());
    let positive = choose(large, &constant(127, 7), &sum[..7]);
    only_if(!sum[15], &positive)
}

fn stages(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "evaluate/output",
        "In each clock in which the pipeline advances, every result moves on by one stage, together with its context. \
         When a side's sums are complete, they are clamped to 0 to 127; the first sixteen are multiplied first, the \
         other sixteen one clock later. The number of pieces selects the head; whether the sums belong to the side to \
         move selects the weights in the head. The sixteen products of a half are added in four quarters, then the \
         quarters are added; the product of the linear sum is added to the first half, and the head's bias to the \
         second. White's first half starts the output, and the other three halves are added to it. The value is the \
         output divided by 32, rounded down, and clamped to -20,000 to 20,000. The value is offered after Black's \
         second half.",
        "",
    )
    .with_case("any clock", |claim| {
        let (state, frame) = any_move(circuit);
        let next = frame.next();
        let get = |name: &str| state.get(name);
        let finished = frame.bit(n::FINISHED);
        for pair in 0..16 {
            let name = |register| n::pair(pair, register);
            let [active, waiting] = ["active", "waiting"].map(name);
            let [low, high] = ["low_sum", "high_sum"].map(|register| clipped(&get(&name(register))));
            let held = get(&waiting);
            let first = choose(finished, &low, &held);
            let second = choose(finished, &high, &held);
            claim.assert(&*active, next.equals(&active, &first));
            claim.assert(&*waiting, next.equals(&waiting, &second));
        }
        // The head, and the linear sum for the side to move.
        let tally = frame.word(n::TALLY);
        let black_moves = tally[23];
        let others = frame.bit(n::FINISHED_BLACK) ^ black_moves;
        let less_one = minus(&tally[16..23], &constant(1, 7));
        let many = any(less_one[5..].iter().copied());
        let group = choose(many, &constant(7, 3), &less_one[2..5]);
        let head = [&[others], &group[..]].concat();
        let kept = get(n::HEAD);
        let first_half = [&[FALSE], &head[..]].concat();
        let second_half = [&[TRUE], &kept[..]].concat();
        let address = choose(finished, &first_half, &second_half);
        let linear = negated_if(black_moves, &tally[..16]);
        // What the stages add.
        let products: Vec<Word> = (0..16)
            .map(|pair| signed(&get(&n::pair(pair, "multiplied")), 18))
            .collect();
        for (quarter, name) in n::QUARTERS.into_iter().enumerate() {
            let [a, b, c, d] = [0, 1, 2, 3].map(|index| &products[4 * quarter + index]);
            let right = add(&add(a, b), &add(c, d));
            claim.assert(name, next.equals(name, &right));
        }
        let [a, b, c, d] = n::QUARTERS.map(|name| signed(&get(name), 32));
        let extra = get(n::EXTRA);
        let total = add(&add(&add(&a, &b), &add(&c, &d)), &extra);
        let low = signed(&get(n::LOW_MIXED), 32);
        let high = [&[FALSE; 8][..], &signed(&get(n::HIGH_MIXED), 24)].concat();
        let (since, whose) = (get(n::SINCE), get(n::WHOSE));
        let mix = choose(since[2], &get(n::BIAS), &add(&low, &high));
        let goes_on = add(&get(n::OUT), &get(n::TOTAL));
        let out = choose(since[3] | since[4], &goes_on, &get(n::OUT));
        let out = choose(since[3] & !whose[3], &get(n::TOTAL), &out);
        let value = value(&get(n::OUT));
        let on = |word: &[Lit], first: Lit| [&[first], &word[..5]].concat();
        claim.assert_all(kit::lines! {
            "the head" => next.equals(n::HEAD, &choose(finished, &head, &kept));
            "the address of its weights" => frame.equals(n::HEAD_ADDRESS, &address);
            "the linear sum for the side to move" =>
                next.equals(n::OWN_LINEAR, &choose(finished, &linear, &get(n::OWN_LINEAR)));
            "the last word of the head, which has the bias" => next.equals(n::BIAS, &frame.word(n::HEAD_READ[4]));
            "the linear sum's products, or the bias" => next.equals(n::EXTRA, &mix);
            "the sum of a half" => next.equals(n::TOTAL, &total);
            "the output" => next.equals(n::OUT, &out);
            "the value" => next.equals(n::HELD_VALUE, &value);
            "how many clocks ago sums became complete" => next.equals(n::SINCE, &on(&since, finished));
            "which side they belong to" => next.equals(n::WHOSE, &on(&whose, frame.bit(n::FINISHED_BLACK)));
            "when the value is offered" => next.bit(n::OFFERED).same(since[5] & whose[5]);
        });
        let contexts = n::CONTEXTS.map(get);
        let given = [&[frame.word(n::FINISHED_CONTEXT)][..], &contexts].concat();
        let taken = n::CONTEXTS.into_iter().chain([n::HELD_VALUE_CONTEXT]);
        for (name, word) in taken.zip(&given) {
            claim.assert(format!("{name} takes the context of the stage before"), next.equals(name, word));
        }
    })
}

/// The output divided by 32, rounded down, and clamped to -20,000 to 20,000.
fn value(out: &[Lit]) -> Word {
    let shifted = signed(&out[5..], 32);
    // Invert the sign bit, so that an unsigned comparison orders signed numbers.
    let over = |word: &[Lit]| [&word[..31], &[!word[31]]].concat();
    let bound = |value: i32| constant(u64::from(value as u32), 32);
    let (most, least) = (bound(20_000), bound(-20_000));
    let capped = choose(less(&over(&most), &over(&shifted)), &most, &shifted);
    let kept = choose(less(&over(&capped), &over(&least)), &least, &capped);
    kept[..16].to_vec()
}

/// The product of a number and a weight, in 16 bits. If `has_sign`, the last bit of the number is its sign.
fn product(number: &[Lit], weight: &[Lit], has_sign: bool) -> Word {
    let wide = signed(weight, 16);
    let parts = number.iter().enumerate().map(|(bit, &lit)| {
        let shifted = [&constant(0, bit)[..], &wide[..16 - bit]].concat();
        let sign = has_sign && bit + 1 == number.len();
        only_if(lit, &negated_if(sign.into(), &shifted))
    });
    parts.fold(constant(0, 16), |sum, part| add(&sum, &part))
}

fn products(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "evaluate/products",
        "In a clock in which the pipeline advances, each of the sixteen active sums is multiplied by its weight in the \
         head. Both bytes of the linear sum (the lower one unsigned) are multiplied by the mix weight of the sums' \
         side.",
        "",
    );
    for high in 0..16 {
        lemma.case(format!("active sums from {} on", 8 * high), move |claim| {
            let mut state = circuit.any_state();
            for pair in 0..16 {
                let active = [&free_word(3)[..], &constant(high, 4)].concat();
                state.set(&n::pair(pair, "active"), &active);
            }
            let frame = moves(&state, &[], &[]);
            let next = frame.next();
            for pair in 0..16 {
                let word = frame.word(n::HEAD_READ[pair / 4]);
                let weight = &word[8 * (pair % 4)..][..8];
                let active = state.get(&n::pair(pair, "active"));
                let name = n::pair(pair, "multiplied");
                let right = product(&active, weight, false);
                claim.assert(&*name, next.equals(&name, &right));
            }
        });
        lemma.case(format!("bytes with {high} above"), move |claim| {
            let mut state = circuit.any_state();
            let byte = || [&free_word(4)[..], &constant(high, 4)].concat();
            let linear = [byte(), byte()].concat();
            state.set(n::OWN_LINEAR, &linear);
            let frame = moves(&state, &[], &[]);
            let next = frame.next();
            let word = frame.word(n::HEAD_READ[4]);
            let mix = choose(state.get(n::WHOSE)[0], &word[8..16], &word[..8]);
            let low = unsigned(&linear[..8], 8);
            claim.assert(
                "low",
                next.equals(n::LOW_MIXED, &product(&low, &mix, false)),
            );
            let right = product(&linear[8..], &mix, true);
            claim.assert("high", next.equals(n::HIGH_MIXED, &right));
        });
    }
    lemma
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![products(circuit), adds(circuit), stages(circuit)]
}
