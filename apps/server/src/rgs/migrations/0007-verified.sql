-- Publications are verified again as long as they are kept: when it was done last, and which parts
-- were no longer what was imported. Nobody plays one of which any part is not.
ALTER TABLE rgs.publication
  ADD COLUMN verified_at timestamptz(3),
  ADD COLUMN altered jsonb NOT NULL DEFAULT '[]',
  -- Of its front end's files; null: it has none, or came in before they were hashed.
  ADD COLUMN front_hash text;
GRANT UPDATE (verified_at, altered) ON rgs.publication TO tucano_runtime;
