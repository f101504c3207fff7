"""What the API takes and gives, as OpenAPI shows it."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

SeatLetter = Literal["N", "E", "S", "W"]
Key = Field(
    default=None,
    max_length=100,
    description="Names this request: the same key once more changes nothing. Made for you if you give none.",
)


class Wanted(BaseModel):
    """A body. A field that isn't known is refused, so that a slip of the pen is not passed over."""

    model_config = ConfigDict(extra="forbid")


class TableWanted(Wanted):
    """A table to found."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {"game": "bridge", "values": {"vulnerable": "ns"}},
                {"game": "tarot", "robots": {"N": "random", "E": "greedy", "W": "greedy"}},
            ]
        },
    )

    game: str = Field(max_length=60)
    match: str | None = Field(default=None, max_length=60, description="The game's single deal if not given.")
    values: dict[str, Any] = Field(default_factory=dict, description="The match's settings, such as the dealer.")
    robots: dict[SeatLetter, str] | None = Field(
        default=None,
        description="A level for each seat that a robot holds, or `LEVEL:SYSTEM` (`normal:sayc`); "
        "`greedy` in N, E and W if not given.",
    )
    pace: str = Field(default="none", description="How long the robots take: `none`, `quick`, `normal`, `slow`.")
    deal_number: str | None = Field(
        default=None, max_length=80, description="Asks for the deal of this number (in digits). It is marked so."
    )
    seed: str | None = Field(
        default=None, max_length=80, description="Asks for the deal of a seed: any number or words. Marked so."
    )
    deal: str | None = Field(default=None, max_length=4000, description="Gives the hands, one a line. Marked so.")
    key: str | None = Key


class SeqWanted(Wanted):
    """Something to do at a table that stands at `seq`."""

    seq: int = Field(ge=0, lt=2**31, description="The `seq` of the view that you acted on.")
    key: str | None = Key


class ActWanted(SeqWanted):
    """An action."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"text": "1NT", "seq": 3, "key": "a1"}]})

    text: str = Field(
        max_length=400, description="`1NT`, `SA`, `claim 3 SA SK SQ`, `garde`, `discard C1 …`, `chelem no`, `T21`."
    )


class GuestTold(BaseModel):
    token: str


class GameTold(BaseModel):
    name: str
    matches: list[str]
    levels: list[str]
    systems: list[str] = Field(description="The bidding systems that a robot can be given, as `LEVEL:SYSTEM`.")
    order: list[SeatLetter] = Field(description="The seats in order of turn.")
    pack: list[str] = Field(description="The cards' codes.")


class GamesTold(BaseModel):
    games: list[GameTold]
    paces: list[str]


class PlayerTold(BaseModel):
    seat: SeatLetter
    you: bool
    robot: str | None


class EventTold(BaseModel):
    """One event. `act` has seat, action and hidden (true if cards of it are left out); a `deal` and a `reveal` have
    the number and what belongs to the commitment."""

    model_config = ConfigDict(extra="allow")

    seq: int
    kind: str
    time: str


class EventsTold(BaseModel):
    events: list[EventTold]


class LookTold(BaseModel):
    """A table as its guest sees it. `view` is the game's own; `view.choices` lists what may be done now, `seq` goes
    with the next action."""

    table: str
    game: str
    match: str
    seq: int
    viewer: str
    view: dict[str, Any]
    players: list[PlayerTold]
    pace: str
    number: int
    origin: Literal["drawn", "numbered", "given"]
    commitment: str | None
    opened: list[str] | None
    may_undo: bool
    your_turn: bool
    deal_over: bool
    match_over: bool
    pad: Any
    recent: list[EventTold]


class TableTold(BaseModel):
    table: str
    look: LookTold


class ListedTold(BaseModel):
    table: str
    game: str
    match: str
    number: int
    phase: str
    your_turn: bool
    deal_over: bool
    match_over: bool
    founded: str
    changed: str


class TablesTold(BaseModel):
    tables: list[ListedTold]


class ShareTold(BaseModel):
    token: str
    path: str


class ErrorBody(BaseModel):
    reason: str = Field(description="A word for programs.", examples=["must_follow"])
    message: str = Field(description="One sentence in the reader's language.", examples=["You must follow hearts."])
    values: dict[str, Any]


class ErrorTold(BaseModel):
    error: ErrorBody
