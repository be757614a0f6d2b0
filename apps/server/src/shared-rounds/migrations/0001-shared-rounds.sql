-- Tables where one round is everybody's: crash flights, live tables, timed draws. What is kept are
-- the chains of seeds that rounds are drawn from, the rounds, the bets in them, and what was said.
CREATE SCHEMA shared_rounds;

-- Each seed is the hash of the one after it. The secret is the last one, which all others follow
-- from; the head is the hash of the first, published before any of them is used.
CREATE TABLE shared_rounds.chain (
  id uuid PRIMARY KEY,
  game text NOT NULL,
  secret bytea NOT NULL CHECK (length(secret) = 32),
  length integer NOT NULL CHECK (length > 0),
  head text NOT NULL CHECK (head ~ '^[0-9a-f]{64}$'),
  -- Public; drawn after the head was fixed.
  client_seed text NOT NULL CHECK (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0 AND used <= length),
  published_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX chain_in_use ON shared_rounds.chain (game) WHERE used < length;

CREATE TABLE shared_rounds.round (
  id uuid PRIMARY KEY,
  game text NOT NULL,
  -- Counts the rounds of a game from 1; it is the nonce.
  number integer NOT NULL CHECK (number > 0),
  definition_version integer NOT NULL,
  chain_id uuid NOT NULL REFERENCES shared_rounds.chain (id),
  place integer NOT NULL CHECK (place >= 0),
  -- Hash of the seed: what the round before has revealed, or the head of the chain.
  commitment text NOT NULL CHECK (commitment ~ '^[0-9a-f]{64}$'),
  client_seed text NOT NULL,
  -- How fast a flight's multiplier grows, in billionths a millisecond. Fixed before betting.
  growth_ppb integer,
  status text NOT NULL
    CHECK (status IN ('betting', 'closed', 'flying', 'decided', 'settled', 'void')),
  opened_at timestamptz NOT NULL,
  betting_ends_at timestamptz NOT NULL,
  -- Take-off, or the draw.
  starts_at timestamptz NOT NULL,
  -- Both appear in the commit that decides the round, and never change.
  server_seed text CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  result json,
  ended_at timestamptz,
  -- When the next round may open.
  next_at timestamptz,
  UNIQUE (game, number),
  UNIQUE (chain_id, place),
  CHECK (status NOT IN ('decided', 'settled') OR
    (result IS NOT NULL AND server_seed IS NOT NULL AND ended_at IS NOT NULL))
);
-- One round at a time that is not decided.
CREATE UNIQUE INDEX round_open ON shared_rounds.round (game)
  WHERE status IN ('betting', 'closed', 'flying');

CREATE TABLE shared_rounds.bet (
  id uuid PRIMARY KEY,
  round_id uuid NOT NULL REFERENCES shared_rounds.round (id),
  game text NOT NULL,
  player text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('real', 'demo')),
  token text NOT NULL,
  -- Made by the client: the same key again is the same bet.
  bet_key uuid NOT NULL,
  unit_centavos bigint NOT NULL CHECK (unit_centavos > 0),
  units integer NOT NULL CHECK (units > 0),
  choice json NOT NULL,
  auto_hundredths integer,
  -- Chosen before any money moves, so that every repetition is the same transaction.
  bet_uuid uuid NOT NULL,
  win_uuid uuid NOT NULL,
  rollback_uuid uuid NOT NULL,
  -- pending: the wallet has not said yes. staked: it is in. Then settled or void, for good.
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'staked', 'settled', 'void')),
  -- Decided by the server's time while the flight went on; from then on the bet has won it.
  cashed_hundredths integer CHECK (cashed_hundredths > 100),
  win_hundredths bigint CHECK (win_hundredths >= 0),
  win_centavos bigint CHECK (win_centavos >= 0),
  refusal text,
  placed_at timestamptz NOT NULL,
  ended_at timestamptz,
  UNIQUE (player, bet_key),
  CHECK (status <> 'settled' OR (win_hundredths IS NOT NULL AND win_centavos IS NOT NULL))
);
CREATE INDEX bet_of_round ON shared_rounds.bet (round_id);
CREATE INDEX bet_of_player ON shared_rounds.bet (player, game, placed_at DESC);
CREATE INDEX bet_open ON shared_rounds.bet (placed_at) WHERE status IN ('pending', 'staked');
CREATE INDEX bet_demo_by_time ON shared_rounds.bet (placed_at) WHERE mode = 'demo';

-- What was said at live tables. A line that a moderator takes out stays here.
CREATE TABLE shared_rounds.chat_line (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game text NOT NULL,
  player text NOT NULL,
  words text NOT NULL CHECK (length(words) BETWEEN 1 AND 160),
  said_at timestamptz NOT NULL,
  removed_at timestamptz,
  removed_by integer
);
CREATE INDEX chat_line_by_game ON shared_rounds.chat_line (game, id DESC);
CREATE TABLE shared_rounds.chat_report (
  line_id bigint NOT NULL REFERENCES shared_rounds.chat_line (id),
  player text NOT NULL,
  reported_at timestamptz NOT NULL,
  PRIMARY KEY (line_id, player)
);

-- Demo play is open to anybody, so what it leaves behind is thrown away. The running product has no
-- right to delete bets; this function has, and reaches only those of demos.
CREATE FUNCTION shared_rounds.forget_demo_bets(before timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  DELETE FROM shared_rounds.bet WHERE mode = 'demo' AND placed_at < before
    AND status IN ('settled', 'void');
$$;
REVOKE ALL ON FUNCTION shared_rounds.forget_demo_bets FROM PUBLIC;

GRANT USAGE ON SCHEMA shared_rounds TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA shared_rounds TO tucano_runtime;
GRANT EXECUTE ON FUNCTION shared_rounds.forget_demo_bets TO tucano_runtime;
