-- Pictures of banners as they are shown: drawn anew from what an operator sent, and known by the
-- hash of their bytes, so that one is stored once, is the same in every process, and never changes.
CREATE TABLE content.image (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  bytes bytea NOT NULL CHECK (length(bytes) BETWEEN 1 AND 4194304),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  made_at timestamptz(3) NOT NULL
);
GRANT SELECT, INSERT ON content.image TO tucano_runtime;
