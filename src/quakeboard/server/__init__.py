"""The server: HTTP, WebSockets, sessions, and the stores behind them."""
