"""Draws the one tile of grain: ``python art/grain.py``. Fine static noise, black and white at a low opacity."""

import struct
import zlib
from pathlib import Path
from random import Random

SIZE = 96
FILE = Path(__file__).parent.parent / "src/cardavia/web/static/grain.png"


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def main() -> None:
    """Writes the tile: grey with alpha, the same at every run."""
    rng = Random(78)
    rows = bytearray()
    for _ in range(SIZE):
        rows.append(0)
        for _ in range(SIZE):
            rows += bytes((rng.choice((0, 255)), rng.choice((0, 40, 90, 150))))
    header = struct.pack(">IIBBBBB", SIZE, SIZE, 8, 4, 0, 0, 0)
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(rows), 9)) + chunk(b"IEND", b"")
    FILE.write_bytes(b"\x89PNG\r\n\x1a\n" + body)


if __name__ == "__main__":
    main()
