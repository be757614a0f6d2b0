-- Tiles of games that others made: drawn anew here, kept by the hash of their bytes. Null: none,
-- and the name stands in the tile.
CREATE TABLE catalog.artwork (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  bytes bytea NOT NULL,
  made_at timestamptz(3) NOT NULL
);
ALTER TABLE catalog.artwork ALTER COLUMN bytes SET STORAGE EXTERNAL;
GRANT SELECT, INSERT ON catalog.artwork TO tucano_runtime;
ALTER TABLE catalog.game
  ADD COLUMN tile_hash text,
  ADD COLUMN tile_small_hash text,
  ADD CHECK ((tile_hash IS NULL) = (tile_small_hash IS NULL));
