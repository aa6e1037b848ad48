"""The application layer: tables with seats, clocks, undo and a log, without HTTP or a database."""
