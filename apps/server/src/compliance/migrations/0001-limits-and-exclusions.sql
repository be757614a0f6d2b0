-- What members may stake, lose and play at most, and who plays no more for a while.
--
-- A limit's counter is written in the same commit as the money it counts, guarded by the version of
-- the member's wallet like the money itself. What members asked for, and when, is only ever added
-- to. Keys start with the member, as all keys on the money path do.
CREATE SCHEMA compliance;
GRANT USAGE ON SCHEMA compliance TO tucano_runtime;

CREATE TABLE compliance.play_limit (
  member_id bigint NOT NULL CHECK (member_id > 0),
  measure text NOT NULL CHECK (measure IN ('stake', 'loss', 'time')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  -- Centavos, or minutes of play.
  amount bigint NOT NULL CHECK (amount > 0),
  -- In the window: centavos, or milliseconds of play. A loss is below zero for who is ahead.
  used bigint NOT NULL DEFAULT 0,
  window_from timestamptz NOT NULL,
  window_until timestamptz NOT NULL,
  -- Of play time: the last bet, from which the next one's time is counted.
  last_bet_at timestamptz,
  -- A higher amount (null: no limit) that was asked for, and when it may be confirmed.
  next_amount bigint,
  next_from timestamptz,
  PRIMARY KEY (member_id, measure, period),
  CHECK (window_from < window_until),
  CHECK (measure = 'loss' OR used >= 0),
  CHECK (measure = 'time' OR last_bet_at IS NULL),
  CHECK (next_amount IS NULL OR (next_amount > amount AND next_from IS NOT NULL))
) WITH (fillfactor = 50);

-- Every change of a limit, asked for or made.
CREATE TABLE compliance.limit_change (
  member_id bigint NOT NULL,
  change_id uuid NOT NULL,
  measure text NOT NULL,
  period text NOT NULL,
  what text NOT NULL CHECK (what IN ('set', 'asked', 'confirmed')),
  -- Null: without a limit.
  amount bigint,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, change_id)
);

-- A member is excluded while any of these runs.
CREATE TABLE compliance.exclusion (
  member_id bigint NOT NULL CHECK (member_id > 0),
  exclusion_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('time-out', 'exclusion')),
  started_at timestamptz NOT NULL,
  -- Null: for good.
  until timestamptz,
  reason text NOT NULL,
  -- When access came back; null while it runs.
  ended_at timestamptz,
  PRIMARY KEY (member_id, exclusion_id),
  CHECK (until > started_at),
  CHECK (kind = 'exclusion' OR until IS NOT NULL),
  CHECK (ended_at >= until)
);
CREATE INDEX exclusion_due ON compliance.exclusion (until) WHERE ended_at IS NULL;

GRANT SELECT, INSERT, DELETE ON compliance.play_limit TO tucano_runtime;
GRANT UPDATE (amount, used, window_from, window_until, last_bet_at, next_amount, next_from)
  ON compliance.play_limit TO tucano_runtime;
GRANT SELECT, INSERT ON compliance.limit_change TO tucano_runtime;
GRANT SELECT, INSERT ON compliance.exclusion TO tucano_runtime;
GRANT UPDATE (ended_at) ON compliance.exclusion TO tucano_runtime;
