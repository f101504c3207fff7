"""Positions solved with every card seen: a room below the robots, which knows no robot and no table."""
