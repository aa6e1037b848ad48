"""Stores of tables: what SQLite and PostgreSQL share, and which one an address names."""
