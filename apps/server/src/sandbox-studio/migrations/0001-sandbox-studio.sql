-- What the sandbox studio knows: sessions, rounds, transactions, rewards and its own key. It plays
-- an outside company that never runs in production, so nothing here refers to a member.
CREATE SCHEMA sandbox_studio;

CREATE TABLE sandbox_studio.record (
  kind text NOT NULL CHECK (kind IN ('key', 'session', 'transaction', 'reward', 'campaign')),
  id text NOT NULL,
  at timestamptz(3) NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (kind, id)
);
CREATE INDEX record_by_time ON sandbox_studio.record (kind, at);

GRANT USAGE ON SCHEMA sandbox_studio TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE ON sandbox_studio.record TO tucano_runtime;
