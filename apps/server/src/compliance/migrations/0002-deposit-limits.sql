-- What members may pay in at most. Nothing is counted here: what counts is read from the deposits
-- themselves when one is opened, under the lock that lets one be opened at a time.
CREATE TABLE compliance.deposit_limit (
  member_id bigint NOT NULL CHECK (member_id > 0),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  -- Centavos.
  amount bigint NOT NULL CHECK (amount > 0),
  -- A higher amount (null: no limit) that was asked for, and when it may be confirmed.
  next_amount bigint,
  next_from timestamptz,
  PRIMARY KEY (member_id, period),
  CHECK (next_amount IS NULL OR (next_amount > amount AND next_from IS NOT NULL))
);
GRANT SELECT, INSERT, DELETE ON compliance.deposit_limit TO tucano_runtime;
GRANT UPDATE (amount, next_amount, next_from) ON compliance.deposit_limit TO tucano_runtime;
