-- Tables, their logs, the keys that open them, and who sits where. Times are milliseconds since 1970. Ids are in
-- the same order wherever the database was made. `json` keeps a text as it is, which `jsonb` does not.

CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    opened_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    host text NOT NULL,
    rematch_of text,
    seed bytea NOT NULL,
    set_up json NOT NULL,
    public boolean NOT NULL,
    seq integer NOT NULL DEFAULT 0,
    state text NOT NULL,
    free_seats integer NOT NULL,
    due bigint,
    standing json NOT NULL
);
CREATE INDEX tables_public ON tables ((free_seats > 0) DESC, changed_at DESC, id)
    WHERE public AND state NOT IN ('over', 'abandoned');
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_host ON tables (host);

CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq integer NOT NULL,
    at bigint NOT NULL,
    fact json NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE keys (
    table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    digest bytea NOT NULL,
    seat integer,
    PRIMARY KEY (table_id, digest)
);

CREATE TABLE sitters (
    table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat integer NOT NULL,
    session text NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX sitters_session ON sitters (session);
