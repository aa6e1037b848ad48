"""What an operator does with the tables of a store: list, export, import, expire, back up."""
