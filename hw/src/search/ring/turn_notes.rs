//! Values that a turn keeps from one of its clocks to another.

use crate::bits::Bits;
use crate::blocks::DistributedRam;
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Keeps words of each turn, by search, until they are needed, and words that a search keeps from turn to turn.
///
/// Ports are labelled with the clock of the turn.
#[derive(Circuit, Default)]
pub struct TurnNotes {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The search in each clock of its turn.
    pub slot: [Signal<In, Bits<5>>; 24],
    /// Flags; clock 3.
    pub flags: Signal<In, Bits<32>>,
    /// Word of the first sum; clock 5.
    pub middle: Signal<In, Bits<27>>,
    /// Word of the second sum; clock 5.
    pub end: Signal<In, Bits<27>>,
    /// The signature; clock 5.
    pub signature: Signal<In, Bits<16>>,
    /// The window; clock 7.
    pub window: Signal<In, Bits<32>>,
    /// Killers; clock 8.
    pub killers: Signal<In, Bits<32>>,
    /// The score with which the node ends, and alpha; clock 9.
    pub scores: Signal<In, Bits<32>>,
    /// The judge's verdict; clock 9.
    pub verdict: Signal<In, Bits<23>>,
    /// Captures that cannot raise alpha; clock 10.
    pub hopeless: Signal<In, Bits<4>>,
    /// Writes the search's nodes and moves; clock 21.
    pub write: Signal<In, Bit>,
    /// Nodes entered, bits 31 to 0.
    pub nodes_low: Signal<In, Bits<32>>,
    /// Bits 39 to 32.
    pub nodes_high: Signal<In, Bits<8>>,
    /// Best and first move.
    pub moves: Signal<In, Bits<32>>,
    /// Writes the result; clock 21.
    pub write_result: Signal<In, Bit>,
    /// Result to write.
    pub result: Signal<In, Bits<18>>,
    /// Flags and verdict; clock 19.
    pub early_flags: Signal<Out, Bits<32>>,
    /// Verdict; clock 19.
    pub early_verdict: Signal<Out, Bits<23>>,
    /// Flags; clock 20.
    pub late_flags: Signal<Out, Bits<32>>,
    /// Verdict; clock 20.
    pub late_verdict: Signal<Out, Bits<23>>,
    /// The window; clock 20.
    pub late_window: Signal<Out, Bits<32>>,
    /// Killers; clock 20.
    pub late_killers: Signal<Out, Bits<32>>,
    /// Scores; clock 20.
    pub late_scores: Signal<Out, Bits<32>>,
    /// Captures that cannot raise alpha; clock 20.
    pub late_hopeless: Signal<Out, Bits<4>>,
    /// Nodes entered, bits 31 to 0; clock 20.
    pub late_nodes_low: Signal<Out, Bits<32>>,
    /// Bits 39 to 32; clock 20.
    pub late_nodes_high: Signal<Out, Bits<8>>,
    /// Best and first move; clock 20.
    pub late_moves: Signal<Out, Bits<32>>,
    /// Result; clock 20.
    pub late_result: Signal<Out, Bits<18>>,
    /// The signature; clock 21.
    pub late_signature: Signal<Out, Bits<16>>,
    /// Word of the first sum; clock 23.
    pub late_middle: Signal<Out, Bits<27>>,
    /// Word of the second sum; clock 23.
    pub late_end: Signal<Out, Bits<27>>,

    flag_words: DistributedRam<32, 5>,
    middles: DistributedRam<27, 5>,
    ends: DistributedRam<27, 5>,
    signatures: DistributedRam<16, 5>,
    windows: DistributedRam<32, 5>,
    killer_words: DistributedRam<32, 5>,
    score_words: DistributedRam<32, 5>,
    verdicts: DistributedRam<23, 5>,
    hopeless_words: DistributedRam<4, 5>,
    counts_low: DistributedRam<32, 5>,
    counts_high: DistributedRam<8, 5>,
    move_words: DistributedRam<32, 5>,
    results: DistributedRam<18, 5>,

    flags_19: DFF<Bits<32>>,
    flags_20: DFF<Bits<32>>,
    verdict_19: DFF<Bits<23>>,
    verdict_20: DFF<Bits<23>>,
    window_20: DFF<Bits<32>>,
    killers_20: DFF<Bits<32>>,
    scores_20: DFF<Bits<32>>,
    hopeless_20: DFF<Bits<4>>,
    low_20: DFF<Bits<32>>,
    high_20: DFF<Bits<8>>,
    moves_20: DFF<Bits<32>>,
    result_20: DFF<Bits<18>>,
    signature_21: DFF<Bits<16>>,
    middle_23: DFF<Bits<27>>,
    end_23: DFF<Bits<27>>,
}

impl Logic for TurnNotes {
    #[hdl_gen]
    fn update(&mut self) {
        self.flag_words.write.next = true;
        self.flag_words.write_address.next = self.slot[3].val();
        self.flag_words.write_word.next = self.flags.val();
        self.flag_words.read_address.next = self.slot[18].val();
        self.flags_19.d.next = self.flag_words.read_word.val();
        self.middles.write.next = true;
        self.middles.write_address.next = self.slot[5].val();
        self.middles.write_word.next = self.middle.val();
        self.middles.read_address.next = self.slot[22].val();
        self.middle_23.d.next = self.middles.read_word.val();
        self.late_middle.next = self.middle_23.q.val();
        self.ends.write.next = true;
        self.ends.write_address.next = self.slot[5].val();
        self.ends.write_word.next = self.end.val();
        self.ends.read_address.next = self.slot[22].val();
        self.end_23.d.next = self.ends.read_word.val();
        self.late_end.next = self.end_23.q.val();
        self.signatures.write.next = true;
        self.signatures.write_address.next = self.slot[5].val();
        self.signatures.write_word.next = self.signature.val();
        self.signatures.read_address.next = self.slot[20].val();
        self.signature_21.d.next = self.signatures.read_word.val();
        self.late_signature.next = self.signature_21.q.val();
        self.windows.write.next = true;
        self.windows.write_address.next = self.slot[7].val();
        self.windows.write_word.next = self.window.val();
        self.windows.read_address.next = self.slot[19].val();
        self.window_20.d.next = self.windows.read_word.val();
        self.late_window.next = self.window_20.q.val();
        self.killer_words.write.next = true;
        self.killer_words.write_address.next = self.slot[8].val();
        self.killer_words.write_word.next = self.killers.val();
        self.killer_words.read_address.next = self.slot[19].val();
        self.killers_20.d.next = self.killer_words.read_word.val();
        self.late_killers.next = self.killers_20.q.val();
        self.score_words.write.next = true;
        self.score_words.write_address.next = self.slot[9].val();
        self.score_words.write_word.next = self.scores.val();
        self.score_words.read_address.next = self.slot[19].val();
        self.scores_20.d.next = self.score_words.read_word.val();
        self.late_scores.next = self.scores_20.q.val();
        self.verdicts.write.next = true;
        self.verdicts.write_address.next = self.slot[9].val();
        self.verdicts.write_word.next = self.verdict.val();
        self.verdicts.read_address.next = self.slot[18].val();
        self.verdict_19.d.next = self.verdicts.read_word.val();
        self.hopeless_words.write.next = true;
        self.hopeless_words.write_address.next = self.slot[10].val();
        self.hopeless_words.write_word.next = self.hopeless.val();
        self.hopeless_words.read_address.next = self.slot[19].val();
        self.hopeless_20.d.next = self.hopeless_words.read_word.val();
        self.late_hopeless.next = self.hopeless_20.q.val();
        self.counts_low.write.next = self.write.val();
        self.counts_low.write_address.next = self.slot[21].val();
        self.counts_low.write_word.next = self.nodes_low.val();
        self.counts_low.read_address.next = self.slot[19].val();
        self.low_20.d.next = self.counts_low.read_word.val();
        self.late_nodes_low.next = self.low_20.q.val();
        self.counts_high.write.next = self.write.val();
        self.counts_high.write_address.next = self.slot[21].val();
        self.counts_high.write_word.next = self.nodes_high.val();
        self.counts_high.read_address.next = self.slot[19].val();
        self.high_20.d.next = self.counts_high.read_word.val();
        self.late_nodes_high.next = self.high_20.q.val();
        self.move_words.write.next = self.write.val();
        self.move_words.write_address.next = self.slot[21].val();
        self.move_words.write_word.next = self.moves.val();
        self.move_words.read_address.next = self.slot[19].val();
        self.moves_20.d.next = self.move_words.read_word.val();
        self.late_moves.next = self.moves_20.q.val();
        self.results.write.next = self.write_result.val();
        self.results.write_address.next = self.slot[21].val();
        self.results.write_word.next = self.result.val();
        self.results.read_address.next = self.slot[19].val();
        self.result_20.d.next = self.results.read_word.val();
        self.late_result.next = self.result_20.q.val();
        self.flags_20.d.next = self.flags_19.q.val();
        self.early_flags.next = self.flags_19.q.val();
        self.late_flags.next = self.flags_20.q.val();
        self.verdict_20.d.next = self.verdict_19.q.val();
        self.early_verdict.next = self.verdict_19.q.val();
        self.late_verdict.next = self.verdict_20.q.val();
    }
}
