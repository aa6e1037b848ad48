"""A load test of a server: thousands of clients in one process, and their measurements."""
