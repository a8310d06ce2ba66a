"""Names and times that the tests of an evening share."""

from datetime import datetime

NOW = datetime(2026, 11, 27, 20, 15)
FOUR = ("Anna", "Bernd", "Carla", "Dieter")
THREE = ("Anna", "Bernd", "Carla")
