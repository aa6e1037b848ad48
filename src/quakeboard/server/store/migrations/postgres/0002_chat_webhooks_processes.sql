-- What is said, where turns are announced, which processes serve the tables, and since when they could not.

CREATE TABLE lines (
    table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    number integer NOT NULL,
    at bigint NOT NULL,
    seat integer,
    name text NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE hooks (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    url text NOT NULL
);

CREATE TABLE processes (
    id text PRIMARY KEY,
    beat bigint NOT NULL
);
ALTER TABLE tables ADD COLUMN owner text;
CREATE INDEX tables_owner ON tables (owner) WHERE owner IS NOT NULL;

CREATE TABLE outages (
    began bigint PRIMARY KEY,
    ended bigint NOT NULL
);

CREATE TABLE settings (
    name text PRIMARY KEY,
    value text NOT NULL
);

-- The one row that a check of the store writes.
CREATE TABLE checks (
    id integer PRIMARY KEY CHECK (id = 1),
    at bigint NOT NULL
);
