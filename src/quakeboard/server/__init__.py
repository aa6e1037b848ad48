"""The service on the net: HTTP and sockets, sessions, the stores behind them."""
