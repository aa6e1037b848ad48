"""What only a computer with processes and files of its own offers: a process pool, lock files, folders."""
