"""How the kernels here are compiled: once, kept on disk, without Python objects; and three machine words for masks."""

# Compiled code counts in NumPy's numbers, which are no int and no float to a type checker.
# mypy: disable-error-code="no-any-return,arg-type,attr-defined,call-arg"

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from llvmlite import ir
from numba import config, njit, types
from numba.extending import intrinsic

from cardavia.solve.tarot.folder import compiled_folder, writable

F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """A part: compiled into what calls it."""
    compiled: Any = njit(error_model="numpy")(function)
    return compiled


def entry(function: F) -> F:
    """What Python calls: kept on disk for the next process, and other threads run on while it works."""
    before = config.CACHE_DIR
    config.CACHE_DIR = _folder()
    try:
        compiled: Any = njit(error_model="numpy", cache=True, nogil=True)(function)
    finally:
        config.CACHE_DIR = before
    return compiled


@cache
def _folder() -> str:
    """Where compiled entries are kept. Its name changes with the source of all kernels: Numba itself looks only at the
    file of the function that it keeps, not at those that it calls."""
    folder = compiled_folder()
    if not os.environ.get("NUMBA_CACHE_DIR"):
        found = hashlib.sha256()
        for file in sorted(Path(__file__).parent.glob("*.py")):
            found.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
        folder = folder.with_name(f"tarot-robots-{found.hexdigest()[:12]}")
    return str(writable(folder))


@intrinsic
def _ctpop(_typing: Any, value: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), code


@intrinsic
def _cttz(_typing: Any, value: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), code


@intrinsic
def _ctlz(_typing: Any, value: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), code


@kernel
def bits(mask: int) -> int:
    """How many bits are set.

    >>> bits(0b1011)
    3
    """
    return _ctpop(mask)


@kernel
def lowest(mask: int) -> int:
    """The place of the lowest bit set; 64 if none is.

    >>> lowest(0b1000)
    3
    """
    return _cttz(mask)


@kernel
def length(mask: int) -> int:
    """One more than the place of the highest bit set; 0 if none is.

    >>> length(0b1000)
    4
    """
    return 64 - _ctlz(mask)
