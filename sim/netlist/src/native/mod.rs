//! Programs as machine code for x86-64 with AVX-512F, two to three times as fast as the functions one by one.
//!
//! The code is a straight line without jumps: about one instruction for each function, and loads and stores where the
//! values no longer fit into 32 registers. On other processors there is no machine code, and the machine computes the
//! functions one by one.

mod allocate;
mod encode;

use crate::function::{Blocks, Op};
use crate::steps::{Layout, Step};
use allocate::{Next, translate, uses};
use encode::Code;
use memmap2::{Mmap, MmapMut};

/// A program's functions as machine code.
#[derive(Debug)]
pub(crate) struct Native {
    code: Mmap,
    /// Where the code of each section begins.
    sections: Vec<usize>,
}

impl Native {
    /// Translates a program; returns `None` if this processor or system cannot run the result.
    pub fn of(ops: &[Op], steps: &[Step], layout: &Layout) -> Option<Self> {
        if !is_supported() {
            return None;
        }
        let mut next = vec![Next::Dead; 1 << 16];
        // Ports and registers outlive the program.
        next[..layout.registers.end].fill(Next::Kept);
        let mut after = Vec::new();
        for step in steps.iter().rev() {
            match step {
                Step::Compute(range) => after.push((range, uses(&ops[range.clone()], &mut next))),
                Step::Read { address, bits, .. } => {
                    for (_, block) in bits {
                        next[usize::from(*block)] = Next::Dead;
                    }
                    for operand in address {
                        next[usize::from(operand.block)] = Next::Kept;
                    }
                }
                Step::Write {
                    enable,
                    address,
                    word,
                    ..
                } => {
                    for operand in [enable].into_iter().chain(address).chain(word) {
                        next[usize::from(operand.block)] = Next::Kept;
                    }
                }
            }
        }
        let mut code = Code::default();
        let mut sections = Vec::new();
        for (range, after) in after.iter().rev() {
            sections.push(code.bytes.len());
            translate(&ops[(*range).clone()], after, &mut code);
        }
        let mut memory = MmapMut::map_anon(code.bytes.len()).ok()?;
        memory.copy_from_slice(&code.bytes);
        let code = memory.make_exec().ok()?;
        Some(Self { code, sections })
    }

    /// The size of the code in bytes.
    pub fn size(&self) -> usize {
        self.code.len()
    }

    /// Computes the functions of a section.
    #[cfg(target_arch = "x86_64")]
    #[expect(unsafe_code, reason = "machine code made at run time is called")]
    pub fn compute(&self, section: usize, blocks: &mut Blocks) {
        use crate::function::WORDS;
        // One call computes 512 of the lanes.
        const VECTOR: usize = 8;
        const { assert!(WORDS.is_multiple_of(VECTOR)) };
        let begin = self.code[self.sections[section]..].as_ptr();
        // SAFETY: a function that `translate` wrote begins here. It takes an address in `rdi`, returns, and changes
        // only vector registers, which belong to the callee. `of` found that the processor has its instructions.
        let function: extern "sysv64" fn(*mut u64) = unsafe { std::mem::transmute(begin) };
        let words = blocks.as_mut_ptr().cast::<u64>();
        for vector in 0..WORDS / VECTOR {
            // The function reads and writes one aligned vector in blocks with numbers of 16 bits; `Blocks` has them
            // all.
            function(words.wrapping_add(vector * VECTOR));
        }
    }

    #[cfg(not(target_arch = "x86_64"))]
    pub fn compute(&self, _section: usize, _blocks: &mut Blocks) {
        unreachable!("there is machine code for x86-64 only");
    }
}

#[cfg(target_arch = "x86_64")]
fn is_supported() -> bool {
    std::arch::is_x86_feature_detected!("avx512f")
}

#[cfg(not(target_arch = "x86_64"))]
fn is_supported() -> bool {
    false
}
