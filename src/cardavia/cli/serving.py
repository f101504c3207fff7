"""``cardavia serve``: the house, opened to browsers."""

import os
import socket
from ipaddress import ip_address
from pathlib import Path

import typer
import uvicorn

from cardavia.app import Settings
from cardavia.cli.saying import language, refusing
from cardavia.words import Words

#: Makes the site. By name, since commands and site don't know each other; uvicorn imports it.
SITE = "cardavia.web:create_app"
SECONDS_TO_FINISH = 3


class House(uvicorn.Server):
    """A server that says where to look, once there is something to see."""

    def __init__(self, config: uvicorn.Config, said: Words, url: str, settings: Settings) -> None:
        super().__init__(config)
        self.said, self.url, self.settings = said, url, settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            typer.echo(self.said.text("Cardavia is open at {url}", url=self.url))
            typer.echo(self.said.text("Files: {folder}. Ctrl-C ends it.", folder=str(self.settings.data)))


def serve(host: str, port: int, data: Path | None, lang: str | None) -> None:
    said = language(lang)
    if data is not None:
        os.environ["CARDAVIA_DATA"] = str(data.absolute())
    with refusing(said, False):
        settings = Settings.read()
    try:
        listening = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        typer.echo(
            said.text(
                "{host}, port {port} can't be listened at: {cause}. Try another --port.",
                host=host,
                port=str(port),
                cause=error.strerror or str(error),
            ),
            err=True,
        )
        raise typer.Exit(2) from error
    config = uvicorn.Config(
        SITE, factory=True, log_level="warning", access_log=False, timeout_graceful_shutdown=SECONDS_TO_FINISH
    )
    house = House(config, said, _url(host, listening.getsockname()[1]), settings)
    house.run(sockets=[listening])
    if not house.started:
        raise typer.Exit(1)


def _url(host: str, port: int) -> str:
    """Where a browser on this machine finds it."""
    name = "localhost" if _every_address(host) else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def _every_address(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:  # a name
        return False
