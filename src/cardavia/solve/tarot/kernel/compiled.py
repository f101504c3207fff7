"""How the kernels are compiled, and the machine's words for masks.

Only the entry point is kept on disk: what it calls is compiled into it. All numbers are ``int64``.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """A part of the search: compiled into the entry point."""
    return cast(F, njit(error_model="numpy")(function))


def small(function: F) -> F:
    """A part so small that it must cost no call."""
    return cast(F, njit(error_model="numpy", forceinline=True)(function))


def entry(function: F) -> F:
    """What Python calls: kept on disk for the next process, and other threads run on while it works."""
    return cast(F, njit(error_model="numpy", cache=True, nogil=True)(function))


def _word(emit: Callable[[Any, Any], Any]) -> Any:
    """A machine instruction on one ``int64``."""

    def typed(_typing: Any, value: Any) -> Any:
        return types.int64(types.int64), lambda _context, builder, _signature, given: emit(builder, given[0])

    return intrinsic(typed)


_NOUGHT_COUNTS = ir.Constant(ir.IntType(1), 0)
_ctpop = _word(lambda builder, value: builder.ctpop(value))
_cttz = _word(lambda builder, value: builder.cttz(value, _NOUGHT_COUNTS))
_ctlz = _word(lambda builder, value: builder.ctlz(value, _NOUGHT_COUNTS))


@small
def bits(mask: int) -> int:
    """How many bits are set."""
    return _ctpop(mask)


@small
def lowest(mask: int) -> int:
    """The place of the lowest bit set; 64 if none is."""
    return _cttz(mask)


@small
def highest(mask: int) -> int:
    """The place of the highest bit set; -1 if none is."""
    return 63 - _ctlz(mask)
