-- What partners elsewhere offer and have booked, beside what the house offers and has booked.
CREATE SCHEMA aggregators;
GRANT USAGE ON SCHEMA aggregators TO tucano_runtime;

-- A game as its partner listed it last.
CREATE TABLE aggregators.listed_game (
  partner text NOT NULL,
  code text NOT NULL,
  -- Of game_version; counts on with each change.
  version integer NOT NULL CHECK (version > 0),
  first_seen_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  -- Since when it is no longer listed, or listed as closed.
  gone_at timestamptz(3),
  -- What of it the house offers, since when and by whom; null: nothing.
  taken_version integer,
  taken_at timestamptz(3),
  taken_by text,
  PRIMARY KEY (partner, code),
  CHECK ((taken_version IS NULL) = (taken_at IS NULL)),
  CHECK ((taken_version IS NULL) = (taken_by IS NULL))
);
-- Every return, certificate and name that a game was ever listed with.
CREATE TABLE aggregators.game_version (
  partner text NOT NULL,
  code text NOT NULL,
  version integer NOT NULL,
  facts jsonb NOT NULL,
  seen_at timestamptz(3) NOT NULL,
  PRIMARY KEY (partner, code, version)
);
CREATE TABLE aggregators.pull (
  partner text NOT NULL,
  at timestamptz(3) NOT NULL,
  listed integer NOT NULL,
  unreadable integer NOT NULL,
  added integer NOT NULL,
  changed integer NOT NULL,
  gone integer NOT NULL,
  -- Why nothing was written; null: it was.
  problem text,
  PRIMARY KEY (partner, at)
);

-- A day by the partners' clock, UTC, both sides of it.
CREATE TABLE aggregators.day (
  partner text NOT NULL,
  day date NOT NULL,
  matched_at timestamptz(3) NOT NULL,
  -- Rows of theirs that made no sense.
  unreadable integer NOT NULL,
  PRIMARY KEY (partner, day)
);
-- Amounts in units of 1/100 000, as partners count.
CREATE TABLE aggregators.day_sum (
  partner text NOT NULL,
  day date NOT NULL,
  game_code text NOT NULL,
  currency text NOT NULL,
  our_bets integer NOT NULL,
  our_bet_units bigint NOT NULL,
  our_wins integer NOT NULL,
  our_win_units bigint NOT NULL,
  their_bets integer NOT NULL,
  their_bet_units bigint NOT NULL,
  their_wins integer NOT NULL,
  their_win_units bigint NOT NULL,
  PRIMARY KEY (partner, day, game_code, currency)
);
CREATE TABLE aggregators.difference (
  partner text NOT NULL,
  day date NOT NULL,
  transaction_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('only_ours', 'only_theirs', 'amount', 'state')),
  movement text NOT NULL CHECK (movement IN ('bet', 'win')),
  game_code text,
  round_ref text,
  member_id bigint,
  our_units bigint,
  their_units bigint,
  -- As they say it: TS_SUCCESS, TS_ROLLEDBACK, …
  their_status text,
  found_at timestamptz(3) NOT NULL,
  settled_at timestamptz(3),
  settled_by text,
  reason text,
  PRIMARY KEY (partner, day, transaction_id),
  CHECK ((settled_at IS NULL) = (reason IS NULL)),
  CHECK ((settled_at IS NULL) = (settled_by IS NULL))
);
CREATE INDEX difference_open ON aggregators.difference (partner, day) WHERE settled_at IS NULL;

GRANT SELECT, INSERT, UPDATE ON aggregators.listed_game, aggregators.day TO tucano_runtime;
GRANT SELECT, INSERT ON aggregators.game_version, aggregators.pull TO tucano_runtime;
GRANT SELECT, INSERT, DELETE ON aggregators.day_sum TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON aggregators.difference TO tucano_runtime;
