-- Snapshots of tables, from which they are opened quickly: a cache of their logs that may be deleted at any time.

CREATE TABLE snapshots (
    table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq integer NOT NULL,
    content bytea NOT NULL,
    PRIMARY KEY (table_id, seq)
);
