"""A load for a server: thousands of clients in one process, and what they saw of it."""
