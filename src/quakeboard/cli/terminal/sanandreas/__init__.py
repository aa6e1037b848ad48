"""San Andreas at the terminal: how it is told, asked, drawn, looked at and read."""
