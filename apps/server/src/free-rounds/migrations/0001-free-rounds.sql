-- Rounds that the house gives away: who may play which game how often, for what stake and until
-- when, who gave it, and what becomes of what it wins. A grant's count changes in the commit that
-- moves a round's money; its key starts with the member, as all keys on the money path do.
CREATE SCHEMA free_rounds;
GRANT USAGE ON SCHEMA free_rounds TO tucano_runtime;

CREATE TABLE free_rounds.given (
  member_id bigint NOT NULL,
  id uuid NOT NULL,
  studio text NOT NULL,
  -- Any of these games of the studio, together as often as `rounds` says.
  game_ids int[] NOT NULL CHECK (cardinality(game_ids) BETWEEN 1 AND 50),
  stake bigint NOT NULL CHECK (stake > 0),
  rounds int NOT NULL CHECK (rounds > 0),
  used int NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND rounds),
  -- What its rounds have won, less what was taken back.
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL CHECK (ends_at > starts_at),
  -- Who gave it, and under which name of theirs: given once.
  source text NOT NULL CHECK (source IN ('desk', 'campaign', 'code', 'activity', 'shop', 'vip')),
  source_ref text NOT NULL CHECK (source_ref <> ''),
  -- As the market said when it was given.
  pocket text NOT NULL CHECK (pocket IN ('cash', 'bonus')),
  turnover_multiple int NOT NULL CHECK (turnover_multiple >= 0),
  bonus_days int NOT NULL CHECK (bonus_days > 0),
  -- What it takes of the budgets: all of its rounds, and once it is over, those that were played.
  scopes text[] NOT NULL,
  committed bigint NOT NULL CHECK (committed >= 0),
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'cancelled', 'expired')),
  ended_at timestamptz(3),
  reason text,
  -- Of a partner's game: does the partner know it, and under which name? Null: it need not.
  partner_state text CHECK (partner_state IN ('wanted', 'created', 'refused', 'unwanted', 'gone')),
  partner_ref text,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, source, source_ref),
  CHECK ((state = 'active') = (ended_at IS NULL))
) WITH (fillfactor = 80);
CREATE INDEX given_due ON free_rounds.given (ends_at) WHERE state = 'active';
CREATE INDEX given_by_time ON free_rounds.given (created_at DESC, id);
CREATE INDEX given_of_source ON free_rounds.given (source, source_ref);
CREATE INDEX given_to_tell ON free_rounds.given (created_at)
  WHERE partner_state IN ('wanted', 'unwanted');

-- How much of a budget is gone: "day:2026-11-27" for all that is given on a day, or a campaign's.
CREATE TABLE free_rounds.budget (
  scope text PRIMARY KEY CHECK (scope <> ''),
  committed bigint NOT NULL CHECK (committed >= 0)
);

GRANT SELECT, INSERT ON free_rounds.given TO tucano_runtime;
GRANT UPDATE (used, won, committed, state, ended_at, reason, partner_state, partner_ref)
  ON free_rounds.given TO tucano_runtime;
GRANT SELECT, INSERT ON free_rounds.budget TO tucano_runtime;
GRANT UPDATE (committed) ON free_rounds.budget TO tucano_runtime;
