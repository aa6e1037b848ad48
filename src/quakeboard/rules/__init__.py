"""The games themselves: pure, deterministic, without randomness, clock or files."""
