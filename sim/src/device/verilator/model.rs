//! The loaded library: the only place that calls code that Rust did not check.
#![allow(
    unsafe_code,
    reason = "a compiled model is C++; this module keeps its pointers to itself"
)]

use super::BuildError;
use super::build::Library;
use std::ffi::c_void;
use std::ptr::{self, NonNull};

type New = unsafe extern "C" fn() -> *mut c_void;
type Free = unsafe extern "C" fn(*mut c_void);
type Step = unsafe extern "C" fn(*mut c_void, *const u32, *mut u32);
type Answer = unsafe extern "C" fn(
    *mut c_void,
    *const u32,
    u32,
    *const u32,
    u32,
    *mut *const u32,
    *mut u64,
) -> u64;

/// A model created by a library.
#[derive(Debug)]
struct Handle {
    model: NonNull<c_void>,
    free: Free,
    /// The last field, so that the code outlives the model.
    code: libloading::Library,
}

// SAFETY: the model has a `VerilatedContext` of its own and one thread. Nothing in it is bound to the thread that
// created it, and the owner of a handle calls it through `&mut self`, so that two threads cannot call it at once.
unsafe impl Send for Handle {}

impl Handle {
    /// Loads a library and creates a model with all inputs 0 and the clock low.
    fn load(library: &Library) -> Result<Self, BuildError> {
        let error = |error| load_error(library, error);
        // SAFETY: the library was built from our own shim and Verilator's output, whose initialisers only set up C++
        // statics, and it is in a folder that only this user can write to.
        let code = unsafe { libloading::Library::new(&library.file) }.map_err(error)?;
        // SAFETY: every shim declares these two functions with exactly these types.
        let (new, free) = unsafe {
            (
                *code.get::<New>(b"fpgambit_new").map_err(error)?,
                *code.get::<Free>(b"fpgambit_free").map_err(error)?,
            )
        };
        // SAFETY: takes nothing and returns a new model or null.
        let model = NonNull::new(unsafe { new() }).ok_or_else(|| BuildError::Load {
            library: library.file.clone(),
            error: "the model could not be made".to_owned(),
        })?;
        Ok(Self { model, free, code })
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        // SAFETY: created by `new` and freed nowhere else.
        unsafe { (self.free)(self.model.as_ptr()) }
    }
}

fn load_error(library: &Library, error: libloading::Error) -> BuildError {
    BuildError::Load {
        library: library.file.clone(),
        error: error.to_string(),
    }
}

/// A model in memory. Its functions are those of the shim in [`super::build`].
#[derive(Debug)]
pub struct Model {
    handle: Handle,
    settle: Step,
    cycle: Step,
    inputs: usize,
    outputs: usize,
}

impl Model {
    /// Loads a library and creates a model with all inputs 0 and the clock low.
    pub fn load(library: Library) -> Result<Self, BuildError> {
        let error = |error| load_error(&library, error);
        let handle = Handle::load(&library)?;
        // SAFETY: the shim declares these two functions with exactly this type.
        let (settle, cycle) = unsafe {
            (
                *handle.code.get::<Step>(b"fpgambit_settle").map_err(error)?,
                *handle.code.get::<Step>(b"fpgambit_cycle").map_err(error)?,
            )
        };
        Ok(Self {
            handle,
            settle,
            cycle,
            inputs: library.inputs,
            outputs: library.outputs,
        })
    }

    /// Drives the inputs and reads the outputs.
    pub fn settle(&mut self, inputs: &[u32], outputs: &mut [u32]) {
        self.call(self.settle, inputs, outputs);
    }

    /// Drives the inputs, clocks once and reads the outputs after the edge.
    pub fn cycle(&mut self, inputs: &[u32], outputs: &mut [u32]) {
        self.call(self.cycle, inputs, outputs);
    }

    fn call(&mut self, step: Step, inputs: &[u32], outputs: &mut [u32]) {
        assert_eq!((inputs.len(), outputs.len()), (self.inputs, self.outputs));
        // SAFETY: the handle is live until drop, and the shim reads and writes exactly as many words as it was
        // generated for, which are these lengths.
        unsafe {
            step(
                self.handle.model.as_ptr(),
                inputs.as_ptr(),
                outputs.as_mut_ptr(),
            )
        }
    }
}

/// A model with its driver in memory. Its functions are those of `batch.cpp`.
#[derive(Debug)]
pub struct Batch {
    handle: Handle,
    answer: Answer,
}

impl Batch {
    /// Loads a library and creates an idle model.
    pub fn load(library: &Library) -> Result<Self, BuildError> {
        let handle = Handle::load(library)?;
        // SAFETY: `batch.cpp` declares it with exactly this type.
        let answer = unsafe { handle.code.get::<Answer>(b"fpgambit_answer") };
        let answer = *answer.map_err(|error| load_error(library, error))?;
        Ok(Self { handle, answer })
    }

    /// Generates every position in every mode. Returns the clocks used, and the answers in the form defined in
    /// `batch.cpp`.
    pub fn answer(&mut self, images: &[[u32; 9]], modes: &[u32]) -> (u64, &[u32]) {
        let count = |length: usize| u32::try_from(length).expect("few enough for one call");
        let mut answers = ptr::null();
        let mut length = 0;
        // SAFETY: the handle is live until drop; the shim reads as many images and modes as it is passed, and both
        // outlive the call. The result has `length` words, which the shim keeps until the next call, and `self` is
        // borrowed until then.
        unsafe {
            let clocks = (self.answer)(
                self.handle.model.as_ptr(),
                images.as_ptr().cast(),
                count(images.len()),
                modes.as_ptr(),
                count(modes.len()),
                &mut answers,
                &mut length,
            );
            let length = usize::try_from(length).expect("it lies in memory");
            match length {
                0 => (clocks, &[]),
                _ => (clocks, std::slice::from_raw_parts(answers, length)),
            }
        }
    }
}
