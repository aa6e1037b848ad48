"""The WebSocket adapter: protocol, the endpoint of a table, the outbox of a connection."""
