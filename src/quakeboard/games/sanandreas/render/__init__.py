"""San Andreas drawn as SVG and in characters."""
