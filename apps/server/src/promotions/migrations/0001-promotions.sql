-- The days on which members came, for the reward of seven days in a row, and the keys that claims
-- were sent with. What the activities pay is in the rewards room; what they go by is in the
-- market's numbers and in the journal.
CREATE SCHEMA promotions;
GRANT USAGE ON SCHEMA promotions TO tucano_runtime;

CREATE TABLE promotions.login_day (
  member_id bigint NOT NULL,
  -- In São Paulo.
  day date NOT NULL,
  -- Which of the seven it is: one more than the day before; 1 after a missed day and after the 7th.
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 7),
  -- When the row of days began that it belongs to: the numbers of then are what is paid.
  began_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, day)
);

-- Which rewards a claim with an Idempotency-Key was about. Forgotten after some weeks.
CREATE TABLE promotions.claim_key (
  member_id bigint NOT NULL,
  key text NOT NULL,
  -- What was asked for: the same key with something else is refused.
  asked text NOT NULL,
  kind text NOT NULL,
  periods text[] NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, key)
);
CREATE INDEX claim_key_created_at ON promotions.claim_key (created_at);

-- What was counted, and what a key was used for, is never changed.
GRANT SELECT, INSERT ON promotions.login_day TO tucano_runtime;
GRANT SELECT, INSERT, DELETE ON promotions.claim_key TO tucano_runtime;
