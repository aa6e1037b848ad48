"""The SQL statements for PostgreSQL, except those of the writer."""

from quakeboard.server.store import rows

CREATE = """
    INSERT INTO tables
        (id, opened_at, changed_at, host, rematch_of, seed, set_up, public, state, free_seats, due, standing,
         opener)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING RETURNING id
"""
# The head, the last snapshot and the entries after it, in one state of the database.
LOAD = f"""
    SELECT {rows.HEAD_COLUMNS}, latest.seq, latest.content, log.seqs, log.ats, log.facts
    FROM tables LEFT JOIN LATERAL (
        SELECT seq, content FROM snapshots WHERE table_id = id ORDER BY seq DESC LIMIT 1
    ) AS latest ON true, LATERAL (
        SELECT array_agg(seq ORDER BY seq) AS seqs, array_agg(at ORDER BY seq) AS ats,
               array_agg(fact::text ORDER BY seq) AS facts
        FROM entries WHERE table_id = id AND entries.seq > coalesce(latest.seq, 0)
    ) AS log
    WHERE id = $1
"""
ENTRIES = "SELECT seq, at, fact FROM entries WHERE table_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq"
ADD_SNAPSHOT = """
    INSERT INTO snapshots (table_id, seq, content) SELECT id, $2, $3 FROM tables WHERE id = $1
    ON CONFLICT (table_id, seq) DO UPDATE SET content = excluded.content
"""
SNAPSHOT_BEFORE = """
    SELECT seq, content FROM snapshots WHERE table_id = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1
"""
KEY = "SELECT digest, table_id, seat, kind FROM keys WHERE table_id = $1 AND digest = $2"
KEYS_OF = """
    SELECT digest, table_id, seat, kind FROM keys WHERE table_id = $1 ORDER BY seat NULLS FIRST, digest
"""
WEBHOOK = "SELECT url FROM hooks WHERE table_id = $1"
SET_WEBHOOK = """
    INSERT INTO hooks (table_id, url) SELECT id, $2 FROM tables WHERE id = $1
    ON CONFLICT (table_id) DO UPDATE SET url = excluded.url
"""
DELETE_WEBHOOK = "DELETE FROM hooks WHERE table_id = $1"
DELETE = "DELETE FROM tables WHERE id = $1 RETURNING id"

PUBLIC_TABLES = rows.FAIR_LIST.format(is_present="id = ANY ($1::text[])", limit="$2")
TABLES_OF = f"""
    SELECT {rows.SUMMARY_COLUMNS}, ARRAY(
        SELECT seat FROM sitters WHERE table_id = id AND session = $1 ORDER BY seat
    ) AS seats
    FROM tables WHERE host = $1 OR id IN (SELECT table_id FROM sitters WHERE session = $1)
    ORDER BY {rows.LATEST_FIRST} LIMIT $2
"""
TABLES_WITH_KEYS = f"""
    SELECT {rows.SUMMARY_COLUMNS}, array_agg(keys.seat ORDER BY keys.seat)
    FROM unnest($1::text[], $2::bytea[]) AS given (table_id, digest)
    JOIN keys USING (table_id, digest) JOIN tables ON id = table_id WHERE kind = 'seat'
    GROUP BY id ORDER BY {rows.LATEST_FIRST}
"""
ALL_TABLES = f"SELECT {rows.SUMMARY_COLUMNS} FROM tables WHERE id > $1 ORDER BY id LIMIT $2"

OPEN_TABLES_OF = """
    SELECT count(*) FROM tables WHERE opener = $1 AND public AND state = 'open' AND changed_at >= $2
"""
OPEN_SEATS_OF = """
    SELECT count(*) FROM taken_seats JOIN tables ON id = table_id
    WHERE client = $1 AND public AND state = 'open' AND changed_at >= $2
        AND standing -> 'names' ->> seat <> ''
"""
NOTE_SEEN = """
    INSERT INTO last_seen (table_id, seat, at) SELECT id, $2, $3 FROM tables WHERE id = $1
    ON CONFLICT (table_id, seat) DO UPDATE SET at = greatest(last_seen.at, excluded.at)
"""
LAST_SEEN = "SELECT seat, at FROM last_seen WHERE table_id = $1"
SET_DUE = """
    UPDATE tables SET due = $3
    WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = $1 AND seq > $2)
"""
SEAT_TAKEN = """
    INSERT INTO taken_seats (table_id, seat, client) SELECT id, $2, $3 FROM tables WHERE id = $1
    ON CONFLICT (table_id, seat) DO UPDATE SET client = excluded.client
"""

# The table's row is locked, so that lines of several processes get their numbers one after the other.
LOCK = "SELECT id FROM tables WHERE id = $1 FOR NO KEY UPDATE"
DROP_CHAT_LINES = "DELETE FROM lines WHERE table_id = $1 AND number <= $2"
ADD_CHAT_LINE = """
    INSERT INTO lines (table_id, number, at, seat, name, text)
    SELECT $1, 1 + coalesce(max(number), 0), $2, $3, $4, $5 FROM lines WHERE table_id = $1
    RETURNING number
"""
CHAT_LINES = """
    SELECT * FROM (
        SELECT number, at, seat, name, text FROM lines
        WHERE table_id = $1 AND number > $2 AND text <> ''
        ORDER BY number DESC LIMIT $3
    ) AS last ORDER BY number
"""

NOW = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
HEARTBEAT = """
    INSERT INTO processes (id, beat) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET beat = excluded.beat
"""
# A connection shows at once that a process is gone, heartbeats only after a while.
HAS_PEERS = """
    SELECT EXISTS (
        SELECT FROM processes JOIN pg_stat_activity ON application_name = $2 || processes.id
        WHERE processes.id <> $1 AND datname = current_database())
"""
REGISTER_LOCK = "SELECT pg_advisory_xact_lock(93706)"
LAST_HEARTBEAT = "SELECT max(beat) FROM processes"
OUTAGE = "INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT (began) DO UPDATE SET ended = $2"
FORGET_DEAD = "DELETE FROM processes WHERE beat < $1"
OUTAGES = "SELECT began, ended FROM outages ORDER BY began"
CLAIM_DUE = """
    WITH free AS MATERIALIZED (
        SELECT id, due, owner FROM tables
        WHERE due <= $2 AND (owner IS NULL OR owner = $1 OR NOT EXISTS (
            SELECT FROM processes WHERE processes.id = owner AND beat >= $2::bigint - $3))
        ORDER BY due, id LIMIT $4 FOR NO KEY UPDATE SKIP LOCKED
    ), claimed AS (
        UPDATE tables SET owner = $1 FROM free WHERE tables.id = free.id AND free.owner IS DISTINCT FROM $1
    )
    SELECT id FROM free ORDER BY due, id
"""
# In the order in which the writer locks tables.
RELEASE = """
    UPDATE tables SET owner = NULL WHERE id IN (
        SELECT id FROM tables WHERE owner = $1 ORDER BY id FOR NO KEY UPDATE)
"""

SETTING = "SELECT value FROM settings WHERE name = $1"
NEW_SETTING = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
CHECK = """
    INSERT INTO checks (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at RETURNING at
"""
