"""The measurements of `quakeboard bench`."""
