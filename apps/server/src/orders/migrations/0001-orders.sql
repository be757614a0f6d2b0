-- A member's statement: every movement of their money but bets and wins, which have records of
-- their own. Kept by a reader of the journal, so that nobody has to look for a deposit among a
-- million bets; it follows from the journal alone and can be dropped and read again.
CREATE SCHEMA orders;
GRANT USAGE ON SCHEMA orders TO tucano_runtime;

CREATE TABLE orders.entry (
  member_id bigint NOT NULL,
  -- The entry's number in the member's journal.
  seq bigint NOT NULL,
  kind text NOT NULL,
  debit text NOT NULL,
  credit text NOT NULL,
  amount bigint NOT NULL,
  reference text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, seq)
);
CREATE INDEX entry_by_time ON orders.entry (member_id, created_at);

GRANT SELECT, INSERT, DELETE ON orders.entry TO tucano_runtime;
