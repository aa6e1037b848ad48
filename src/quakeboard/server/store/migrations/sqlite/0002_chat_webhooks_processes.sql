-- What is said, where turns are announced, which processes serve the tables, and since when they could not.

CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE hooks (
    table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    url TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    beat INTEGER NOT NULL
) WITHOUT ROWID;
ALTER TABLE tables ADD COLUMN owner TEXT;
CREATE INDEX tables_owner ON tables (owner) WHERE owner IS NOT NULL;

CREATE TABLE outages (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

-- The one row that a check of the store writes.
CREATE TABLE checks (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
);
