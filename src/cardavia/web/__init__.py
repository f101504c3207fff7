"""The site and the JSON API over one house."""

from fastapi import FastAPI

from cardavia.app import Settings, load_plugins, open_house
from cardavia.web.drawing import add_templates
from cardavia.web.limits import Limits
from cardavia.web.site import site

__all__ = ["Limits", "add_templates", "create_app", "site"]


def create_app() -> FastAPI:
    """The site as the environment sets it (``cardavia.app.Settings``, :class:`Limits`), for a server to run."""
    settings = Settings.read()
    load_plugins(settings.plugins)
    return site(open_house(settings), Limits.read())
