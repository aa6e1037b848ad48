-- What operators do: mutes, blocks, their tokens, an audit log, jobs that run now and then, and notices from
-- other processes that work on the file.

CREATE TABLE mutes (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL, -- -1: all watchers
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE blocks (
    kind TEXT NOT NULL, -- address or session
    value TEXT NOT NULL, -- a network, or the SHA-256 of a session
    until INTEGER NOT NULL,
    PRIMARY KEY (kind, value)
) WITHOUT ROWID;

CREATE TABLE operator_tokens (
    name TEXT PRIMARY KEY,
    digest BLOB NOT NULL UNIQUE,
    added_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    operator TEXT NOT NULL,
    action TEXT NOT NULL,
    target TEXT NOT NULL,
    detail TEXT NOT NULL
);

CREATE TABLE jobs (
    name TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    text TEXT NOT NULL
);
