"""The settings, and all services put together."""

from cardavia.app.settings import Settings, plugin_names
from cardavia.app.wiring import House, load_plugins, memory_house, open_house

__all__ = ["House", "Settings", "load_plugins", "memory_house", "open_house", "plugin_names"]
