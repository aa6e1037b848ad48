"""The store in a PostgreSQL database, for several processes."""
