"""A deal that was played, written and read: as JSON with a schema, and as PBN."""

from cardavia.records.record import ORIGINS, Act, Record
from cardavia.records.written import FORMAT, as_plain, from_plain, read, schema, write

__all__ = ["FORMAT", "ORIGINS", "Act", "Record", "as_plain", "from_plain", "read", "schema", "write"]
