"""Stores of tables: SQLite, PostgreSQL, and what both share."""
