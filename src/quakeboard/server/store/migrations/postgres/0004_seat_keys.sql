-- What a key is good for: an `invitation` once, for a secret of the seat; a `seat` to play for it; a `watch` link
-- to watch; an `ended` one for nothing. Links that exist are invitations: the first browser to come with one
-- gets a secret that only it has.

ALTER TABLE keys ADD COLUMN kind text NOT NULL DEFAULT 'ended';
UPDATE keys SET kind = CASE WHEN seat IS NULL THEN 'watch' ELSE 'invitation' END;
