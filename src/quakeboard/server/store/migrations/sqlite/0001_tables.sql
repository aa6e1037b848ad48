-- Tables, their logs, the keys that open them, and who sits where. Times are milliseconds since 1970.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    opened_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    host TEXT NOT NULL,
    rematch_of TEXT,
    seed BLOB NOT NULL,
    set_up TEXT NOT NULL,
    public INTEGER NOT NULL,
    seq INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL,
    free_seats INTEGER NOT NULL,
    due INTEGER,
    standing TEXT NOT NULL
);
CREATE INDEX tables_public ON tables (free_seats > 0 DESC, changed_at DESC, id)
    WHERE public AND state NOT IN ('over', 'abandoned');
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_host ON tables (host);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    fact TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE keys (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    digest BLOB NOT NULL,
    seat INTEGER,
    PRIMARY KEY (table_id, digest)
) WITHOUT ROWID;

CREATE TABLE sitters (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    session TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX sitters_session ON sitters (session);
