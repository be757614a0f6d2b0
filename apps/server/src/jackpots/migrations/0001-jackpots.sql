-- Jackpots: what stakes have added to each pool, as a reader of the journal counts it, and which
-- rounds have won one. A win's row is written in the commit of its round; keys that the money path
-- writes by start with the member.
CREATE SCHEMA jackpots;
GRANT USAGE ON SCHEMA jackpots TO tucano_runtime;

-- By the odds that held, so that what was won can be compared with what was to be expected.
CREATE TABLE jackpots.counted (
  pool text NOT NULL CHECK (pool IN ('mini', 'major', 'grand', 'personal')),
  odds bigint NOT NULL CHECK (odds > 0),
  staked numeric NOT NULL CHECK (staked >= 0),
  -- In ten-thousandths of a centavo: a stake times a rate in basis points.
  contributed numeric NOT NULL CHECK (contributed >= 0),
  PRIMARY KEY (pool, odds)
);

-- What each member has added to their own pool, ever, in ten-thousandths of a centavo.
CREATE TABLE jackpots.pot (
  member_id bigint PRIMARY KEY,
  contributed bigint NOT NULL CHECK (contributed >= 0)
);

CREATE TABLE jackpots.win (
  member_id bigint NOT NULL,
  round_id uuid NOT NULL,
  pool text NOT NULL CHECK (pool IN ('mini', 'major', 'grand', 'personal')),
  game_code text NOT NULL,
  -- The cash that was staked, of which the chance is a part.
  stake bigint NOT NULL CHECK (stake > 0),
  odds bigint NOT NULL CHECK (odds > 0),
  won_at timestamptz(3) NOT NULL,
  -- Null until it is known what was in the pool. Nothing, where nothing was in it.
  amount bigint CHECK (amount >= 0),
  paid_at timestamptz(3),
  PRIMARY KEY (member_id, round_id, pool),
  CHECK (paid_at IS NULL OR amount IS NOT NULL)
);
CREATE INDEX win_to_pay ON jackpots.win (won_at) WHERE paid_at IS NULL;
CREATE INDEX win_by_pool ON jackpots.win (pool, won_at DESC);

GRANT SELECT, INSERT, UPDATE, DELETE ON jackpots.counted, jackpots.pot TO tucano_runtime;
GRANT SELECT, INSERT ON jackpots.win TO tucano_runtime;
GRANT UPDATE (amount, paid_at) ON jackpots.win TO tucano_runtime;
