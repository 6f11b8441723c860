//! Sized expressions, simplified as they are built so that they read well: slices move to the nets, shifts by constants
//! and disjoint ORs become concatenations, constants fold.
//!
//! An operator's operands have exactly its own width (those of a comparison, each other's), so Verilog never extends or
//! truncates implicitly.

use super::constant::Constant;

/// A net of a module, as an index into its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct NetId(pub usize);

/// A binary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum BinaryOp {
    Add,
    Sub,
    Mul,
    LogicalAnd,
    LogicalOr,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

impl BinaryOp {
    pub fn symbol(self) -> &'static str {
        match self {
            Self::Add => "+",
            Self::Sub => "-",
            Self::Mul => "*",
            Self::LogicalAnd => "&&",
            Self::LogicalOr => "||",
            Self::And => "&",
            Self::Or => "|",
            Self::Xor => "^",
            Self::Shl => "<<",
            Self::Shr => ">>",
            Self::Eq => "==",
            Self::Ne => "!=",
            Self::Lt => "<",
            Self::Le => "<=",
            Self::Gt => ">",
            Self::Ge => ">=",
        }
    }

    /// Whether the result is one bit, whatever the operands' width.
    pub fn is_comparison(self) -> bool {
        matches!(
            self,
            Self::Eq | Self::Ne | Self::Lt | Self::Le | Self::Gt | Self::Ge
        )
    }

    /// Whether `(a inner b) self c` is as clear without its parentheses, and means the same.
    pub fn continues(self, inner: Self) -> bool {
        let is_sum = |op| matches!(op, Self::Add | Self::Sub);
        let chains = matches!(
            self,
            Self::And | Self::Or | Self::Xor | Self::LogicalAnd | Self::LogicalOr
        );
        (is_sum(self) && is_sum(inner)) || (chains && self == inner)
    }

    fn is_bitwise(self) -> bool {
        matches!(self, Self::And | Self::Or | Self::Xor)
    }
}

/// A unary operator; reductions give one bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum UnaryOp {
    Not,
    All,
    Any,
    Parity,
}

/// A sized expression.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Expr {
    /// A known value.
    Const(Constant),
    /// Bits `lo + width - 1 : lo` of a net.
    Net {
        net: NetId,
        lo: usize,
        width: usize,
    },
    /// Concatenation, most significant part first; at least two parts.
    Cat(Vec<Expr>),
    /// `net[at +: width]`.
    Select {
        net: NetId,
        at: Box<Expr>,
        width: usize,
    },
    Unary(UnaryOp, Box<Expr>),
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
}

impl Expr {
    pub fn zero(width: usize) -> Self {
        Self::Const(Constant::zero(width))
    }

    pub fn width(&self) -> usize {
        match self {
            Self::Const(value) => value.width(),
            Self::Net { width, .. } | Self::Select { width, .. } => *width,
            Self::Cat(parts) => parts.iter().map(Self::width).sum(),
            Self::Unary(UnaryOp::Not, of) => of.width(),
            Self::Unary(..) => 1,
            Self::Binary(op, ..) if op.is_comparison() => 1,
            Self::Binary(_, left, _) => left.width(),
        }
    }

    /// Whether it is a name, a literal or a concatenation of these, which needs no parentheses anywhere.
    pub fn is_simple(&self) -> bool {
        match self {
            Self::Const(_) | Self::Net { .. } => true,
            Self::Cat(parts) => parts.iter().all(Self::is_simple),
            _ => false,
        }
    }

    /// The largest value that it can have; `None` if that does not fit.
    pub fn maximum(&self) -> Option<usize> {
        let ones = |width: usize| (width < 32).then(|| (1_usize << width) - 1);
        match self {
            Self::Const(value) => value.as_usize(),
            Self::Cat(parts) => parts.iter().try_fold(0_usize, |sum, part| {
                let low = part.maximum()?;
                (sum.checked_shl(part.width() as u32)? < 1 << 31)
                    .then(|| (sum << part.width()) | low)
            }),
            other => ones(other.width()),
        }
    }

    /// Calls `visit` with every net that it reads, and the bits read.
    pub fn reads(&self, visit: &mut dyn FnMut(NetId, Option<(usize, usize)>)) {
        match self {
            Self::Const(_) => {}
            Self::Net { net, lo, width } => visit(*net, Some((*lo, *width))),
            Self::Cat(parts) => parts.iter().for_each(|part| part.reads(visit)),
            Self::Select { net, at, width } => {
                let known = match &**at {
                    Self::Const(at) => at.as_usize().map(|at| (at, *width)),
                    _ => None,
                };
                visit(*net, known);
                at.reads(visit);
            }
            Self::Unary(_, of) => of.reads(visit),
            Self::Binary(_, left, right) => {
                left.reads(visit);
                right.reads(visit);
            }
        }
    }
}

/// Replaces a selection at a named constant place by a plain slice.
pub(super) fn unnamed(of: Expr) -> Expr {
    match of {
        Expr::Select { net, at, width } => match at.maximum() {
            Some(lo) if matches!(*at, Expr::Const(_)) => Expr::Net { net, lo, width },
            _ => Expr::Select { net, at, width },
        },
        other => other,
    }
}

/// Bits `lo + width - 1 : lo` of an expression; `None` if Verilog needs an intermediate net.
pub(super) fn slice(of: &Expr, lo: usize, width: usize) -> Option<Expr> {
    debug_assert!(width > 0 && lo + width <= of.width());
    if lo == 0 && width == of.width() {
        return Some(of.clone());
    }
    Some(match of {
        Expr::Const(value) => Expr::Const(value.slice(lo, width)),
        Expr::Net { net, lo: base, .. } => Expr::Net {
            net: *net,
            lo: base + lo,
            width,
        },
        Expr::Cat(parts) => {
            let mut taken = Vec::new();
            let mut end = of.width();
            for part in parts {
                let start = end - part.width();
                let (from, to) = (lo.max(start), (lo + width).min(end));
                if from < to {
                    taken.push(slice(part, from - start, to - from)?);
                }
                end = start;
            }
            cat(taken)
        }
        Expr::Select { at, .. } if matches!(**at, Expr::Const(_)) => {
            slice(&unnamed(of.clone()), lo, width)?
        }
        Expr::Select { net, at, .. } if lo == 0 => Expr::Select {
            net: *net,
            at: at.clone(),
            width,
        },
        Expr::Unary(UnaryOp::Not, inner) => not(slice(inner, lo, width)?),
        Expr::Binary(op, left, right) if op.is_bitwise() => {
            binary(*op, slice(left, lo, width)?, slice(right, lo, width)?)
        }
        // The low bits of a sum or product need only the low bits of its terms.
        Expr::Binary(op @ (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul), left, right)
            if lo == 0 =>
        {
            binary(*op, slice(left, 0, width)?, slice(right, 0, width)?)
        }
        Expr::Binary(BinaryOp::Shl, value, by) if lo == 0 => {
            shift_left(slice(value, 0, width)?, (**by).clone())
        }
        Expr::Binary(BinaryOp::Shr, value, by) => {
            let Expr::Const(by) = &**by else { return None };
            let from = by.as_usize()?.checked_add(lo)?;
            let end = value.width();
            if from >= end {
                Expr::zero(width)
            } else {
                extend(slice(value, from, width.min(end - from))?, width)
            }
        }
        _ => return None,
    })
}

/// Zero-extends to `width`.
pub(super) fn extend(value: Expr, width: usize) -> Expr {
    let missing = width - value.width();
    if missing == 0 {
        value
    } else {
        cat(vec![Expr::zero(missing), value])
    }
}

/// Concatenates, most significant part first, and joins adjacent slices.
pub(super) fn cat(parts: Vec<Expr>) -> Expr {
    let mut flat: Vec<Expr> = Vec::new();
    for part in parts {
        match part {
            Expr::Cat(inner) => inner.into_iter().for_each(|p| push_part(&mut flat, p)),
            single => push_part(&mut flat, single),
        }
    }
    if flat.len() == 1 {
        flat.remove(0)
    } else {
        Expr::Cat(flat)
    }
}

fn push_part(parts: &mut Vec<Expr>, part: Expr) {
    let joined = match (parts.last(), &part) {
        (Some(Expr::Const(high)), Expr::Const(low)) => high.join(low).map(Expr::Const),
        (
            Some(Expr::Net {
                net: a,
                lo,
                width: high,
            }),
            Expr::Net {
                net: b,
                lo: base,
                width,
            },
        ) if a == b && *lo == base + width => Some(Expr::Net {
            net: *a,
            lo: *base,
            width: high + width,
        }),
        _ => None,
    };
    match joined {
        Some(joined) => *parts.last_mut().expect("joined with it") = joined,
        None => parts.push(part),
    }
}

/// Complements; folds double negation and negated equality.
pub(super) fn not(of: Expr) -> Expr {
    match of {
        Expr::Const(value) => Expr::Const(value.complement()),
        Expr::Unary(UnaryOp::Not, inner) => *inner,
        Expr::Binary(BinaryOp::Eq, left, right) => Expr::Binary(BinaryOp::Ne, left, right),
        Expr::Binary(BinaryOp::Ne, left, right) => Expr::Binary(BinaryOp::Eq, left, right),
        other => Expr::Unary(UnaryOp::Not, Box::new(other)),
    }
}

/// Reduces to one bit. OR and parity ignore known zeros.
pub(super) fn reduce(op: UnaryOp, of: Expr) -> Expr {
    let of = match of {
        Expr::Cat(parts) if op == UnaryOp::All && parts.iter().any(has_zero) => {
            return Expr::zero(1);
        }
        Expr::Cat(mut parts) if op != UnaryOp::All => {
            parts.retain(|part| !matches!(part, Expr::Const(value) if value.is_zero()));
            if parts.is_empty() {
                return Expr::zero(1);
            }
            cat(parts)
        }
        other => other,
    };
    if of.width() == 1 {
        of
    } else {
        Expr::Unary(op, Box::new(of))
    }
}

fn has_zero(part: &Expr) -> bool {
    matches!(part, Expr::Const(value) if !value.complement().is_zero())
}

/// Applies a binary operator to operands of equal width; for shifts, see [`shift_left`] and [`shift_right`].
pub(super) fn binary(op: BinaryOp, left: Expr, right: Expr) -> Expr {
    debug_assert_eq!(left.width(), right.width(), "operands of {op:?}");
    if let Some(known) = known(op, &left, &right) {
        return known;
    }
    if matches!(op, BinaryOp::Or | BinaryOp::Xor | BinaryOp::Add)
        && let Some(joined) = disjoint(&left, &right)
    {
        return joined;
    }
    if left.width() == 1
        && let Some(bit) = with_known_bit(op, &left, &right)
    {
        return bit;
    }
    if op == BinaryOp::And
        && let Some(masked) = masked(&left, &right)
    {
        return masked;
    }
    Expr::Binary(op, Box::new(left), Box::new(right))
}

/// The result if constant operands determine it.
fn known(op: BinaryOp, left: &Expr, right: &Expr) -> Option<Expr> {
    if let (Expr::Const(left), Expr::Const(right)) = (left, right) {
        return combined(op, left, right).map(Expr::Const);
    }
    let (constant, other) = match (left, right) {
        (Expr::Const(constant), other) | (other, Expr::Const(constant)) => (constant, other),
        _ => return None,
    };
    let all_ones = constant.complement().is_zero();
    match op {
        BinaryOp::And | BinaryOp::LogicalAnd | BinaryOp::Mul if constant.is_zero() => {
            Some(Expr::Const(constant.clone()))
        }
        BinaryOp::Or | BinaryOp::LogicalOr if all_ones => Some(Expr::Const(constant.clone())),
        BinaryOp::And | BinaryOp::LogicalAnd if all_ones => Some(other.clone()),
        BinaryOp::LogicalOr if constant.is_zero() => Some(other.clone()),
        BinaryOp::Sub if matches!(right, Expr::Const(zero) if zero.is_zero()) => {
            Some(other.clone())
        }
        _ => None,
    }
}

/// The result for two constants of equal width; `None` if they are too wide, or for shifts.
fn combined(op: BinaryOp, left: &Constant, right: &Constant) -> Option<Constant> {
    let width = left.width();
    let (a, b) = (left.as_usize()? as u128, right.as_usize()? as u128);
    let compare = |holds: bool| Constant::new(u128::from(holds), 1);
    let number = |value: u128| {
        let mask = 1_u128
            .checked_shl(width as u32)
            .map_or(u128::MAX, |end| end - 1);
        Constant::new(value & mask, width)
    };
    match op {
        BinaryOp::Add => number(a + b),
        BinaryOp::Sub if width <= 128 => number(a.wrapping_sub(b)),
        BinaryOp::Mul if width <= 64 => number(a * b),
        BinaryOp::And | BinaryOp::LogicalAnd => number(a & b),
        BinaryOp::Or | BinaryOp::LogicalOr => number(a | b),
        BinaryOp::Xor => number(a ^ b),
        BinaryOp::Eq => compare(a == b),
        BinaryOp::Ne => compare(a != b),
        BinaryOp::Lt => compare(a < b),
        BinaryOp::Le => compare(a <= b),
        BinaryOp::Gt => compare(a > b),
        BinaryOp::Ge => compare(a >= b),
        BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl | BinaryOp::Shr => None,
    }
}

/// Replaces a comparison with a known bit, such as `x == true`, by `x` or `!x`.
fn with_known_bit(op: BinaryOp, left: &Expr, right: &Expr) -> Option<Expr> {
    let (known, other) = match (left, right) {
        (Expr::Const(known), other) | (other, Expr::Const(known)) => (known, other),
        _ => return None,
    };
    let one = known.as_usize()? == 1;
    match (op, one) {
        (BinaryOp::Eq, true) | (BinaryOp::Ne, false) => Some(other.clone()),
        (BinaryOp::Eq, false) | (BinaryOp::Ne, true) => Some(not(other.clone())),
        _ => None,
    }
}

/// Replaces an AND such as `x & 7` by a slice if the mask's ones are adjacent.
fn masked(left: &Expr, right: &Expr) -> Option<Expr> {
    let (mask, other) = match (left, right) {
        (Expr::Const(mask), other) | (other, Expr::Const(mask)) => (mask, other),
        _ => return None,
    };
    let other = &unnamed(other.clone());
    if mask.name().is_some() || !other.is_simple() {
        return None;
    }
    let (lo, width) = mask.run_of_ones()?;
    let top = mask.width() - lo - width;
    let mut parts = vec![slice(other, lo, width)?];
    if top > 0 {
        parts.insert(0, Expr::zero(top));
    }
    if lo > 0 {
        parts.push(Expr::zero(lo));
    }
    Some(cat(parts))
}

/// The concatenation that equals `|`, `^` and `+` of the operands if no bit can be one in both.
fn disjoint(left: &Expr, right: &Expr) -> Option<Expr> {
    let mut cuts: Vec<usize> = vec![0];
    for operand in [left, right] {
        let mut at = 0;
        let parts = match operand {
            Expr::Cat(parts) => parts.as_slice(),
            single => std::slice::from_ref(single),
        };
        for part in parts.iter().rev() {
            at += part.width();
            cuts.push(at);
        }
    }
    cuts.sort_unstable();
    cuts.dedup();
    // A named constant is not split.
    for operand in [left, right] {
        if matches!(operand, Expr::Const(value) if value.name().is_some()) && cuts.len() > 2 {
            return None;
        }
    }
    let is_zero = |e: &Expr| matches!(e, Expr::Const(value) if value.is_zero());
    let mut parts = Vec::new();
    for pair in cuts.windows(2) {
        let (a, b) = (
            slice(left, pair[0], pair[1] - pair[0])?,
            slice(right, pair[0], pair[1] - pair[0])?,
        );
        parts.push(if is_zero(&a) {
            b
        } else if is_zero(&b) {
            a
        } else {
            return None;
        });
    }
    parts.reverse();
    Some(cat(parts))
}

/// `value << by` at the width of `value`.
pub(super) fn shift_left(value: Expr, by: Expr) -> Expr {
    let width = value.width();
    if let Expr::Const(amount) = &by {
        let amount = amount.as_usize().unwrap_or(width).min(width);
        if amount == 0 {
            return value;
        }
        if amount == width {
            return Expr::zero(width);
        }
        let is_short = value.is_simple() || matches!(value, Expr::Cat(_) | Expr::Select { .. });
        if is_short && let Some(kept) = slice(&value, 0, width - amount) {
            return cat(vec![kept, Expr::zero(amount)]);
        }
    }
    Expr::Binary(BinaryOp::Shl, Box::new(value), Box::new(by))
}

/// `value >> by` at the width of `value`.
pub(super) fn shift_right(value: Expr, by: Expr) -> Expr {
    let width = value.width();
    if let Expr::Const(amount) = &by {
        let amount = amount.as_usize().unwrap_or(width).min(width);
        if amount == 0 {
            return value;
        }
        if amount == width {
            return Expr::zero(width);
        }
        if value.is_simple()
            && let Some(kept) = slice(&value, amount, width - amount)
        {
            return extend(kept, width);
        }
    }
    Expr::Binary(BinaryOp::Shr, Box::new(value), Box::new(by))
}
