-- What the house gives by hand to many. A campaign waits for a second person, then runs: each
-- member
-- of its list or segment gets a row, once, with what came of it.
CREATE TABLE backoffice.campaign (
  campaign_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  gift text NOT NULL CHECK (gift IN ('cash', 'bonus', 'daily-spins', 'lottery-spins')),
  amount bigint NOT NULL CHECK (amount >= 0),
  spins integer NOT NULL CHECK (spins BETWEEN 0 AND 100),
  turnover_multiple integer NOT NULL CHECK (turnover_multiple BETWEEN 0 AND 100),
  -- Whom it is for: the member numbers, or what they have in common.
  segment jsonb NOT NULL,
  listed integer,
  ends_at timestamptz NOT NULL,
  budget bigint NOT NULL CHECK (budget >= 0),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'stopped')),
  -- Where the next members begin.
  place text,
  given integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  cost bigint NOT NULL DEFAULT 0 CHECK (cost <= budget),
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK ((amount > 0) <> (spins > 0))
);
CREATE INDEX campaign_running ON backoffice.campaign (campaign_id) WHERE state = 'running';

CREATE TABLE backoffice.campaign_member (
  campaign_id bigint NOT NULL REFERENCES backoffice.campaign (campaign_id),
  member_id bigint NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('given', 'blocked', 'unknown', 'failed')),
  code text,
  at timestamptz NOT NULL,
  PRIMARY KEY (campaign_id, member_id)
);

GRANT SELECT, INSERT ON backoffice.campaign, backoffice.campaign_member TO tucano_runtime;
GRANT UPDATE (state, place, given, skipped, cost) ON backoffice.campaign TO tucano_runtime;
