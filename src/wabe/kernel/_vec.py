"""`vec`, the flat vector of numbers of compiled code, or a plain list where the code runs interpreted.

This module alone is never compiled: compiled modules that import `vec` from here get native `librt.vecs.vec[i64]`
(or `[float]`) operations; interpreted ones get `list`, which is the faster of the two there and needs no C package.
"""

from typing import TYPE_CHECKING

__all__ = ["vec"]

if TYPE_CHECKING:
    from librt.vecs import vec
else:

    class vec:  # noqa: N801 - the name of the compiled type
        """`vec[i64](items)` is `list(items)`."""

        def __class_getitem__(cls, _item: object) -> type[list]:
            return list
