//! The units that only a large FPGA has space for: moves made and taken back on the generator's board, attack queries,
//! perft, queen against rook, and search.

use super::SearchPort;
use super::annex_phase::Phase;
use crate::attack::Attack;
use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::{BlockRam, RankMux};
use crate::circuit::{Circuit, hdl_gen};
use crate::kqkr::Kqkr;
use crate::make::Make;
use crate::perft::ParallelPerft;
use crate::posdata::PosdataForm;
use crate::values::{command, command_bit, load_address, perft_command};
use rust_hdl::prelude::*;

/// The additional units, driven by the interpreter's commands 6 to 12. The block keeps a copy of the generator's board,
/// which it passes to the units as a whole, and the last 255 moves made on it.
#[derive(Circuit, Default)]
pub struct Annex {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: idle; the board and the moves made on it are kept.
    pub reset: Signal<In, Bit>,
    /// A word of the board image goes to the generator; this discards the moves made.
    pub load: Signal<In, Bit>,
    /// Address of the word.
    pub load_address: Signal<In, Bits<4>>,
    /// The word.
    pub load_word: Signal<In, Bits<32>>,
    /// The command.
    pub opcode: Signal<In, Bits<8>>,
    /// The command's argument, in the upper bits.
    pub argument: Signal<In, Bits<32>>,
    /// The command belongs to this block.
    pub known: Signal<Out, Bit>,
    /// Executes the command.
    pub valid: Signal<In, Bit>,
    /// The command is executed, or its answer begins.
    pub ready: Signal<Out, Bit>,
    /// The command cannot be executed: there is no move to take back, or no search is free.
    pub fails: Signal<Out, Bit>,
    /// A word of the board after a move, for the generator, is offered.
    pub reload: Signal<Out, Bit>,
    /// The word is accepted.
    pub reload_ready: Signal<In, Bit>,
    /// Address of the word.
    pub reload_address: Signal<Out, Bits<4>>,
    /// The word.
    pub reload_word: Signal<Out, Bits<32>>,
    /// A word of the attack unit's answer is offered.
    pub answer_valid: Signal<Out, Bit>,
    /// The word is accepted.
    pub answer_ready: Signal<In, Bit>,
    /// The word; bit 16 is set in the last.
    pub answer_word: Signal<Out, Bits<32>>,
    /// The word is the last.
    pub answer_last: Signal<Out, Bit>,
    /// Number of the result word.
    pub place: Signal<In, Bits<2>>,
    /// That word.
    pub result: Signal<Out, Bits<32>>,
    /// Number of the last byte of the results.
    pub last: Signal<Out, Bits<4>>,

    make: Make,
    made: BlockRam<16, 8, 1>,
    undo: BlockRam<23, 8, 1>,
    attack: Attack,
    perft: ParallelPerft,
    kqkr: Kqkr,
    search_port: SearchPort,
    rank_mux: RankMux,

    phase: DFF<Phase>,
    rank: [DFF<Bits<32>>; 8],
    state: DFF<Bits<32>>,
    // Address for the next move, and number of moves kept.
    top: DFF<Bits<8>>,
    kept: DFF<Bits<8>>,
    back: DFF<Bit>,
    index: DFF<Bits<4>>,
    won: DFF<Bit>,
    running: DFF<Bit>,
    counted: DFF<Bit>,
    told: DFF<Bits<16>>,
    low: DFF<Bits<32>>,
    high: DFF<Bits<32>>,

    class: Signal<Local, Bits<4>>,
    command: Signal<Local, Bits<4>>,
    begins: Signal<Local, Bit>,
    takes_back: Signal<Local, Bit>,
    newest: Signal<Local, Bits<8>>,
    sum: Signal<Local, Bits<32>>,
    loaded: Signal<Local, Bits<8>>,
}

impl Logic for Annex {
    #[hdl_gen]
    fn update(&mut self) {
        self.class.next = self.opcode.val().get_bits::<4>(4);
        self.command.next = self.opcode.val().get_bits::<4>(0);
        self.known.next = ((self.class.val() == command::MAKE)
            & ((self.command.val() == 0) | (self.command.val() == 8)))
            | ((self.class.val() == command::ATTACK)
                & !self.command.val().get_bit(command_bit::BACK))
            | ((self.class.val() == command::PERFT)
                & ((self.command.val() <= perft_command::DEEPEST)
                    | (self.command.val() == perft_command::PROGRESS)))
            | ((self.class.val() == command::TABLEBASE) & (self.command.val() == 0))
            | self.search_port.known.val();
        self.begins.next =
            self.valid.val() & (self.phase.q.val() == Phase::Idle) & !self.search_port.known.val();
        self.takes_back.next = self.command.val().get_bit(command_bit::BACK);
        self.newest.next = self.top.q.val() - 1;

        self.ready.next = self.search_port.ready.val();
        self.fails.next = self.search_port.fails.val();
        self.make.move_valid.next = false;
        self.attack.board_valid.next = self.phase.q.val() == Phase::Boarding;
        self.attack.query_valid.next = self.phase.q.val() == Phase::Asking;
        self.perft.cancel.next = false;
        self.perft.job_valid.next = self.phase.q.val() == Phase::Hiring;
        self.kqkr.query_valid.next = false;
        self.made.write.next = false;
        self.undo.write.next = false;
        self.reload.next = self.phase.q.val() == Phase::Reloading;

        comment!("Perft continues during other commands.");
        self.sum.next = self.low.q.val() + self.perft.result_low.val();
        if self.perft.result_valid.val() & self.running.q.val() {
            self.low.d.next = self.sum.val();
            self.high.d.next = self.high.q.val() + self.perft.result_high.val();
            if self.sum.val() < self.low.q.val() {
                self.high.d.next = self.high.q.val() + self.perft.result_high.val() + 1;
            }
            if self.perft.result_last.val() {
                self.running.d.next = false;
                self.counted.d.next = true;
            } else {
                self.told.d.next = self.told.q.val() + 1;
            }
        }

        match self.phase.q.val() {
            Phase::Idle => {
                self.index.d.next = bits::<4>(0);
                self.back.d.next = self.takes_back.val();
                if self.begins.val() {
                    if self.class.val() == command::MAKE {
                        if self.takes_back.val() & (self.kept.q.val() == 0) {
                            self.ready.next = true;
                            self.fails.next = true;
                        } else {
                            self.make.move_valid.next = true;
                            self.phase.d.next = Phase::Making;
                        }
                    } else if self.class.val() == command::ATTACK {
                        self.phase.d.next = Phase::Boarding;
                    } else if self.class.val() == command::PERFT {
                        if self.command.val() == perft_command::PROGRESS {
                            self.ready.next = true;
                        } else {
                            self.perft.cancel.next = true;
                            self.running.d.next = false;
                            self.counted.d.next = false;
                            self.told.d.next = bits::<16>(0);
                            self.low.d.next = bits::<32>(0);
                            self.high.d.next = bits::<32>(0);
                            self.phase.d.next = Phase::Hiring;
                            if self.command.val() == perft_command::CANCEL {
                                self.ready.next = true;
                                self.phase.d.next = Phase::Idle;
                            }
                        }
                    } else {
                        self.kqkr.query_valid.next = true;
                        self.phase.d.next = Phase::Looking;
                    }
                }
            }
            Phase::Making => {
                if self.make.board_valid.val() {
                    for i in 0..8 {
                        self.rank[i].d.next = self.make.board_rank[i].val();
                    }
                    self.state.d.next = self.make.board_state.val();
                    if self.back.q.val() {
                        self.top.d.next = self.newest.val();
                        self.kept.d.next = self.kept.q.val() - 1;
                    } else {
                        self.made.write.next = true;
                        self.undo.write.next = true;
                        self.top.d.next = self.top.q.val() + 1;
                        if !self.kept.q.val().all() {
                            self.kept.d.next = self.kept.q.val() + 1;
                        }
                    }
                    self.phase.d.next = Phase::Reloading;
                }
            }
            Phase::Reloading => {
                if self.reload_ready.val() {
                    self.index.d.next = self.index.q.val() + 1;
                    if self.index.q.val().get_bit(load_address::STATE) {
                        self.ready.next = true;
                        self.phase.d.next = Phase::Idle;
                    }
                }
            }
            Phase::Boarding => {
                if self.attack.board_ready.val() {
                    self.phase.d.next = Phase::Asking;
                }
            }
            Phase::Asking => {
                if self.attack.query_ready.val() {
                    self.ready.next = true;
                    self.phase.d.next = Phase::Idle;
                }
            }
            Phase::Hiring => {
                if self.perft.job_ready.val() {
                    self.running.d.next = true;
                    self.ready.next = true;
                    self.phase.d.next = Phase::Idle;
                }
            }
            Phase::Looking => {
                if self.kqkr.answer_valid.val() {
                    self.won.d.next = self.kqkr.answer_won.val();
                    self.ready.next = true;
                    self.phase.d.next = Phase::Idle;
                }
            }
            _ => {
                self.phase.d.next = Phase::Idle;
            }
        }

        self.loaded.next = bits::<8>(1) << self.load_address.val().get_bits::<3>(0);
        if self.load.val() {
            if self.load_address.val().get_bit(load_address::STATE) {
                self.state.d.next = self.load_word.val();
            } else {
                for i in 0..8 {
                    if self.loaded.val().get_bit(i) {
                        self.rank[i].d.next = self.load_word.val();
                    }
                }
            }
            self.kept.d.next = bits::<8>(0);
        }
        if self.reset.val() {
            self.phase.d.next = Phase::Idle;
            self.running.d.next = false;
            self.counted.d.next = false;
        }

        self.reload_address.next = self.index.q.val();
        self.rank_mux.rank.next = self.index.q.val().get_bits::<3>(0);
        self.reload_word.next = self.rank_mux.word.val();
        if self.index.q.val().get_bit(load_address::STATE) {
            self.reload_word.next = self.state.q.val();
        }

        self.make.reset.next = self.reset.val();
        self.make.move_back.next = self.takes_back.val();
        self.make.move_word.next = self.argument.val().get_bits::<16>(16);
        if self.takes_back.val() {
            self.make.move_word.next = self.made.read_word[0].val();
        }
        self.make.move_undo.next = self.undo.read_word[0].val();
        self.make.move_state.next = self.state.q.val();
        self.make.board_ready.next = true;
        self.made.write_address.next = self.top.q.val();
        self.made.write_word.next = self.argument.val().get_bits::<16>(16);
        self.made.read.next = true;
        self.made.read_address[0].next = self.newest.val();
        self.undo.write_address.next = self.top.q.val();
        self.undo.write_word.next = self.make.board_undo.val();
        self.undo.read.next = true;
        self.undo.read_address[0].next = self.newest.val();

        self.attack.reset.next = self.reset.val();
        self.attack.load_valid.next = false;
        self.attack.load_address.next = bits::<4>(0);
        self.attack.load_word.next = bits::<32>(0);
        self.attack.query_kind.next = self.opcode.val().get_bits::<3>(0);
        self.attack.query_square.next = self.argument.val().get_bits::<6>(24);
        self.attack.query_side.next = self.argument.val().get_bit(30);
        self.attack.answer_ready.next = self.answer_ready.val();
        self.answer_valid.next = self.attack.answer_valid.val();
        self.answer_last.next = self.attack.answer_last.val();
        self.answer_word.next = bit_cast::<32, 16>(self.attack.answer_word.val());
        if self.attack.answer_last.val() {
            self.answer_word.next = bit_cast::<32, 16>(self.attack.answer_word.val()) | 0x0001_0000;
        }

        self.perft.reset.next = self.reset.val();
        self.perft.job_tag.next = bits::<16>(0);
        self.perft.job_depth.next = self.command.val();
        self.perft.job_divide.next = true;
        self.perft.job_state.next = self.state.q.val();
        self.perft.result_ready.next = true;
        for i in 0..8 {
            self.rank_mux.words[i].next = self.rank[i].q.val();
            self.make.move_rank[i].next = self.rank[i].q.val();
            self.attack.board_rank[i].next = self.rank[i].q.val();
            self.perft.job_rank[i].next = self.rank[i].q.val();
            self.search_port.rank[i].next = self.rank[i].q.val();
        }

        self.search_port.reset.next = self.reset.val();
        self.search_port.opcode.next = self.opcode.val();
        self.search_port.argument.next = self.argument.val();
        self.search_port.valid.next = self.valid.val();
        self.search_port.state.next = self.state.q.val();
        self.search_port.place.next = self.place.val();

        self.kqkr.reset.next = self.reset.val();
        self.kqkr.query_king.next = self.argument.val().get_bits::<6>(8);
        self.kqkr.query_other.next = self.argument.val().get_bits::<6>(14);
        self.kqkr.query_queen.next = self.argument.val().get_bits::<6>(20);
        self.kqkr.query_rook.next = self.argument.val().get_bits::<6>(26);
        self.kqkr.answer_ready.next = true;

        self.last.next = bits::<4>(3);
        self.result.next = bits::<32>(0);
        if self.won.q.val() {
            self.result.next = bits::<32>(1);
        }
        if self.class.val() == command::ATTACK {
            self.result.next = bit_cast::<32, 16>(self.attack.cycles.val())
                | (bit_cast::<32, 16>(self.attack.visited.val()) << 16);
        } else if self.class.val() == command::PERFT {
            self.last.next = bits::<4>(15);
            self.result.next = self.high.q.val();
            if self.place.val() == 0 {
                self.result.next = bit_cast::<32, 16>(self.told.q.val()) << 16;
                if self.running.q.val() {
                    self.result.next = (bit_cast::<32, 16>(self.told.q.val()) << 16) | 1;
                }
                if self.counted.q.val() {
                    self.result.next = (bit_cast::<32, 16>(self.told.q.val()) << 16) | 2;
                }
            } else if self.place.val() == 1 {
                self.result.next = self.perft.cycles.val();
            } else if self.place.val() == 2 {
                self.result.next = self.low.q.val();
            }
        } else if (self.class.val() == command::SEARCH) | (self.class.val() == command::JOB) {
            self.last.next = bits::<4>(15);
            self.result.next = self.search_port.result.val();
        }
    }
}

impl Annex {
    /// Makes the block with the given form of the attack unit's posdata.
    pub fn with_form(form: PosdataForm) -> Self {
        Self {
            attack: Attack::with_form(form),
            ..Self::default()
        }
    }
}
