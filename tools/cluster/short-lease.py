"""Patroni with a lease shorter than it allows by itself.

Patroni raises any ttl below 20 seconds to 20, so a primary whose whole machine is gone is missed
for that long. The rule that its safety rests on is another one, and holds below that too:
loop_wait + 2 * retry_timeout <= ttl. This lowers the floors and leaves the rule as it is.
"""

import sys

from patroni.__main__ import main
from patroni.config import Config

FLOORS = {"ttl": 5, "retry_timeout": 2}
NAME = "_Config__get_and_maybe_adjust_int_value"
adjust = getattr(Config, NAME)


def adjust_from_lower_floor(self, config, param, min_value):
    return adjust(self, config, param, FLOORS.get(param, min_value))


setattr(Config, NAME, adjust_from_lower_floor)
if __name__ == "__main__":
    sys.exit(main())
