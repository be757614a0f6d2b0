-- What goes out: one stream of events in the order in which it was written, and the keys of tools
-- that may read it.
--
-- Only one transaction at a time adds to the stream, holding `head`: so a number is never visible
-- before a lower one, and a cursor that is a number skips nothing.
CREATE SCHEMA integrations;
GRANT USAGE ON SCHEMA integrations TO tucano_runtime;

CREATE TABLE integrations.head (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_seq bigint NOT NULL DEFAULT 0,
  -- Hours of play before this are told no more.
  begins_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO integrations.head DEFAULT VALUES;
GRANT SELECT, UPDATE ON integrations.head TO tucano_runtime;

CREATE TABLE integrations.event (
  seq bigint PRIMARY KEY,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  type text NOT NULL,
  member_id bigint NOT NULL,
  at timestamptz(3) NOT NULL,
  data jsonb NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX event_written ON integrations.event (written_at);
GRANT SELECT, INSERT, DELETE ON integrations.event TO tucano_runtime;

-- Play by member, game and hour, net, as a reader of the journal adds it up. An hour is told when
-- it is over, and again with the next revision if something was still added to it.
CREATE TABLE integrations.play_hour (
  member_id bigint NOT NULL,
  game text NOT NULL,
  hour timestamptz NOT NULL,
  plays bigint NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  revision int NOT NULL DEFAULT 0,
  is_told boolean NOT NULL DEFAULT false,
  PRIMARY KEY (member_id, game, hour)
);
CREATE INDEX play_hour_untold ON integrations.play_hour (hour) WHERE NOT is_told;
CREATE INDEX play_hour_by_hour ON integrations.play_hour (hour);
GRANT SELECT, INSERT, UPDATE, DELETE ON integrations.play_hour TO tucano_runtime;

-- A key is known by its digest only.
CREATE TABLE integrations.api_key (
  key_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  digest bytea NOT NULL UNIQUE CHECK (octet_length(digest) = 32),
  -- How it begins, by which people tell keys apart.
  beginning text NOT NULL,
  scopes text[] NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);
GRANT SELECT, INSERT ON integrations.api_key TO tucano_runtime;
GRANT UPDATE (revoked_at, last_used_at) ON integrations.api_key TO tucano_runtime;
