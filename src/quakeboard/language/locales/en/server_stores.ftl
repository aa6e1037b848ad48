### Where the server keeps its tables.

refusal-unknown-store = A store is a file, sqlite:///file or postgresql://user@host/database; “{ $scheme }” is none of these.
refusal-store-in-use = Another process uses “{ $file }”. SQLite serves one process; several can share a PostgreSQL database.
refusal-store-too-new = The store was written by a newer Quakeboard: its schema is { $found }, and this one knows { $known }.
refusal-store-unreachable = The database does not answer, so the server has not started.
refusal-store-refuses = The store cannot be opened: { $why }
