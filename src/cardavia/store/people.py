"""People and shared records in the database."""

from sqlalchemy import Engine, insert, select, update
from sqlalchemy.exc import IntegrityError

from cardavia.store.engine import begin_write
from cardavia.store.schema import PEOPLE, SHARES
from cardavia.table import Person


class SqlPeople:
    """Who is known here (the port ``People``)."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def add(self, person: Person) -> None:
        if self.find(person.id) is not None:
            return
        try:
            with begin_write(self._engine) as connection:
                connection.execute(
                    insert(PEOPLE).values(
                        id=person.id, created=person.created, language=person.language, look=person.look
                    )
                )
        except IntegrityError:
            # Another request made the same person known: that is what was asked for.
            if self.find(person.id) is None:
                raise

    def find(self, person: str) -> Person | None:
        with self._engine.connect() as connection:
            found = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).first()
        return None if found is None else Person(found.id, found.created, found.language, found.look)

    def like(self, person: str, *, language: str | None = None, look: str | None = None) -> None:
        chosen = {name: value for name, value in (("language", language), ("look", look)) if value is not None}
        if chosen:
            with begin_write(self._engine) as connection:
                connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**chosen))


class SqlShares:
    """The tokens of shared records (the port ``Shares``)."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def token(self, table: str, number: int, fresh: str) -> str:
        known = self._known(table, number)
        if known is not None:
            return known
        try:
            with begin_write(self._engine) as connection:
                connection.execute(insert(SHARES).values(token=fresh, table_id=table, number=number))
        except IntegrityError:
            known = self._known(table, number)
            if known is None:
                raise
            return known
        return fresh

    def find(self, token: str) -> tuple[str, int] | None:
        with self._engine.connect() as connection:
            found = connection.execute(select(SHARES).where(SHARES.c.token == token)).first()
        return None if found is None else (found.table_id, found.number)

    def _known(self, table: str, number: int) -> str | None:
        wanted = select(SHARES.c.token).where(SHARES.c.table_id == table, SHARES.c.number == number)
        with self._engine.connect() as connection:
            found: str | None = connection.execute(wanted).scalar()
            return found
