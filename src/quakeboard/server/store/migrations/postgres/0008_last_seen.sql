-- When the people at a table were last connected, in milliseconds since 1970.

CREATE TABLE last_seen (
    table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat integer NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (table_id, seat)
);
