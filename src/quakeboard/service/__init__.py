"""Tables that people share: seats, clocks, undo, the log. All that a server does, without a server."""
