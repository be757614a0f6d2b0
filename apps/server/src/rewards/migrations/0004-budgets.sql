-- What kinds of rewards may cost all together: how much of a budget is gone, and which reward took
-- which part of it. A part is taken before the money moves, and given back when it will not.
CREATE TABLE rewards.budget (
  kind text NOT NULL,
  -- "day:2026-11-20", or "since:" and the moment that it began with.
  scope text NOT NULL CHECK (scope <> ''),
  spent bigint NOT NULL CHECK (spent >= 0),
  PRIMARY KEY (kind, scope)
);

CREATE TABLE rewards.budget_part (
  reward_id uuid NOT NULL,
  kind text NOT NULL,
  scope text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (reward_id, scope)
);

GRANT SELECT, INSERT ON rewards.budget TO tucano_runtime;
GRANT UPDATE (spent) ON rewards.budget TO tucano_runtime;
GRANT SELECT, INSERT, DELETE ON rewards.budget_part TO tucano_runtime;
