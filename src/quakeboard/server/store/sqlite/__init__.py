"""Tables in a SQLite file that one process uses."""
