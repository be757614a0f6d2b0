-- Streams of others that the video page shows beside our own. Ours are not kept anywhere: they are
-- made while somebody watches.
CREATE SCHEMA studio;
GRANT USAGE ON SCHEMA studio TO tucano_runtime;

CREATE TABLE studio.channel (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 80),
  -- An HLS playlist over TLS; its host is one that pages of ours may then load from.
  stream_url text NOT NULL UNIQUE
    CHECK (stream_url ~ '^https://[a-z0-9.-]+(:[0-9]+)?/' AND length(stream_url) <= 500),
  position integer NOT NULL DEFAULT 0,
  is_shown boolean NOT NULL DEFAULT true,
  -- The operator who entered it.
  set_by text NOT NULL,
  set_at timestamptz(3) NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON studio.channel TO tucano_runtime;
