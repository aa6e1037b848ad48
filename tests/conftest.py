"""Hypothesis profiles; HYPOTHESIS_PROFILE chooses one."""

import os

from hypothesis import settings

# No deadlines: a shared machine is sometimes slow, and no test here times one. A CI machine draws the same
# examples every time, so that a failure there is seen again here.
settings.register_profile("dev", deadline=None, derandomize=bool(os.environ.get("CI")))
# As plain Python the kernel is many times slower.
settings.register_profile("plain", settings.get_profile("dev"), max_examples=20)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))
