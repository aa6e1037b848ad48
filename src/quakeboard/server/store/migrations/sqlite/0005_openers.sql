-- Who opened a table, and who took a free seat of a public one: keyed hashes of addresses, empty if unknown.

ALTER TABLE tables ADD COLUMN opener TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_opener ON tables (opener) WHERE public AND state = 'open';

CREATE TABLE taken_seats (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    client TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX taken_seats_client ON taken_seats (client);
