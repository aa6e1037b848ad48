"""San Andreas in numbers: what action numbers and planes mean, and its symmetries."""
