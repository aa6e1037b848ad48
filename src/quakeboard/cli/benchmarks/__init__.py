"""What `quakeboard bench` measures."""
