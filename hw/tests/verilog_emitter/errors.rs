use rust_hdl as _;
