//! The loaded library: the one place where code that Rust did not check is called.
#![allow(
    unsafe_code,
    reason = "a compiled model is C++; this module keeps its pointers to itself"
)]

use super::BuildError;
use super::build::Library;
use std::ffi::c_void;
use std::ptr::NonNull;

type New = unsafe extern "C" fn() -> *mut c_void;
type Free = unsafe extern "C" fn(*mut c_void);
type Step = unsafe extern "C" fn(*mut c_void, *const u32, *mut u32);

/// A model in memory. Its functions are those of the shim in [`super::build`].
#[derive(Debug)]
pub struct Model {
    handle: NonNull<c_void>,
    free: Free,
    settle: Step,
    cycle: Step,
    inputs: usize,
    outputs: usize,
    /// Last, so that the code outlives the handle.
    _code: libloading::Library,
}

// SAFETY: the model has a `VerilatedContext` of its own and one thread; nothing in it is bound to the thread that
// made it, and `&mut self` keeps two threads from calling it at once.
unsafe impl Send for Model {}

impl Model {
    /// Loads a library and makes a model, all inputs 0, clock low.
    pub fn load(library: Library) -> Result<Self, BuildError> {
        let error = |error: libloading::Error| BuildError::Load {
            library: library.file.clone(),
            error: error.to_string(),
        };
        // SAFETY: the library was built from our own shim and Verilator's output, whose initialisers only set up
        // C++ statics, and it lies in a folder that only this user writes to.
        let code = unsafe { libloading::Library::new(&library.file) }.map_err(error)?;
        // SAFETY: the shim declares these four functions with these very types.
        let (new, free, settle, cycle) = unsafe {
            (
                *code.get::<New>(b"fpgambit_new").map_err(error)?,
                *code.get::<Free>(b"fpgambit_free").map_err(error)?,
                *code.get::<Step>(b"fpgambit_settle").map_err(error)?,
                *code.get::<Step>(b"fpgambit_cycle").map_err(error)?,
            )
        };
        // SAFETY: takes nothing; gives a new model or null.
        let handle = NonNull::new(unsafe { new() }).ok_or_else(|| BuildError::Load {
            library: library.file.clone(),
            error: "the model could not be made".to_owned(),
        })?;
        Ok(Self {
            handle,
            free,
            settle,
            cycle,
            inputs: library.inputs,
            outputs: library.outputs,
            _code: code,
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
        unsafe { step(self.handle.as_ptr(), inputs.as_ptr(), outputs.as_mut_ptr()) }
    }
}

impl Drop for Model {
    fn drop(&mut self) {
        // SAFETY: made by `new`, freed nowhere else.
        unsafe { (self.free)(self.handle.as_ptr()) }
    }
}
