"""``python -m tests.cases FILE…``: prints every row that differs and, last, ``N of M agree``."""

import sys
from pathlib import Path

from tests.cases.runner import run_file


def main(paths: list[str]) -> int:
    if not paths:
        print("usage: python -m tests.cases FILE…", file=sys.stderr)
        return 2
    ran = [row for path in paths for row in run_file(Path(path))]
    for row in ran:
        if not row.agrees:
            print(row)
        elif row.unchecked:
            print(f"{row.name}: agrees; not checked: {', '.join(row.unchecked)}")
    agreed = sum(row.agrees for row in ran)
    print(f"{agreed} of {len(ran)} agree")
    return 0 if agreed == len(ran) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
