-- Databases that were restored to a moment in the past: players have seen what came after it, so
-- nobody plays until every seed and chain from before has been retired. A row says when that was.

CREATE TABLE platform.restore (
  restore_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- As PostgreSQL was told; empty: as far as there was something.
  target text NOT NULL,
  retired_at timestamptz NOT NULL
);

GRANT SELECT, INSERT ON platform.restore TO tucano_runtime;
