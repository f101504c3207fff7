"""The table manager protocol (Blue Chip Bridge, version 18): other people's programs at our table, ours at theirs.

``hosting.Host`` keeps tables, ``joining.join`` sits at one. What both say and when is in ``table``, ``course`` and
``program``, which know neither clock nor network; lines are read and written in ``reading`` and ``writing``.
"""
