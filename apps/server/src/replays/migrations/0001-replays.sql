-- Links by which somebody may watch a round of a member: found by chance alone, and over after a
-- time, or when the member ends them. Nothing of the round is in here, nor whose it is for those
-- who have the link.
CREATE SCHEMA replays;
GRANT USAGE ON SCHEMA replays TO tucano_runtime;

CREATE TABLE replays.link (
  token text PRIMARY KEY CHECK (length(token) = 22),
  member_id bigint NOT NULL,
  round_id uuid NOT NULL,
  shows_amounts boolean NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  UNIQUE (member_id, round_id, shows_amounts)
);
CREATE INDEX link_ended ON replays.link (ends_at);

GRANT SELECT, INSERT, DELETE ON replays.link TO tucano_runtime;
GRANT UPDATE (ends_at) ON replays.link TO tucano_runtime;
