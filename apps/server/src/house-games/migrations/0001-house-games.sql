-- The house's own game server. It is a studio like any other: it knows players only by the name
-- the platform gave it at launch, and money only through the studio wallet. What it keeps are the
-- seeds it has committed to, the rounds drawn from them, and play money for demos.
CREATE SCHEMA house_games;

-- The pair that outcomes are drawn from. One in use per player; revealed when the next one is made.
CREATE TABLE house_games.seed (
  id uuid PRIMARY KEY,
  player text NOT NULL,
  -- Known to nobody outside this table until revealed_at is set.
  server_seed bytea NOT NULL CHECK (length(server_seed) = 32),
  commitment text NOT NULL UNIQUE CHECK (commitment ~ '^[0-9a-f]{64}$'),
  client_seed text NOT NULL CHECK (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  next_nonce integer NOT NULL DEFAULT 0 CHECK (next_nonce >= 0),
  created_at timestamptz NOT NULL,
  revealed_at timestamptz
);
CREATE UNIQUE INDEX seed_in_use ON house_games.seed (player) WHERE revealed_at IS NULL;

-- A game opened by a player. The token is the platform's (real play) or our own (demo); it is kept
-- as it is, because a round that was interrupted is finished in its name.
CREATE TABLE house_games.play_session (
  token text PRIMARY KEY,
  player text NOT NULL,
  game text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('real', 'demo')),
  language text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX play_session_created_at ON house_games.play_session (created_at);

CREATE TABLE house_games.round (
  id uuid PRIMARY KEY,
  player text NOT NULL,
  game text NOT NULL,
  definition_version integer NOT NULL,
  mode text NOT NULL CHECK (mode IN ('real', 'demo')),
  token text NOT NULL,
  -- Made by the client: the same key again is the same round.
  round_key uuid NOT NULL,
  seed_id uuid NOT NULL REFERENCES house_games.seed (id),
  -- Copied at the stake, as the player may choose another for later rounds.
  client_seed text NOT NULL,
  nonce integer NOT NULL,
  stake_centavos bigint NOT NULL CHECK (stake_centavos > 0),
  -- Chosen before any money moves, so that every repetition is the same transaction.
  bet_uuid uuid NOT NULL UNIQUE,
  win_uuid uuid NOT NULL UNIQUE,
  rollback_uuid uuid NOT NULL UNIQUE,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'settled', 'void')),
  -- When the wallet accepted the stake; from then on the round can only be settled.
  staked_at timestamptz,
  -- Why a void round is void: the wallet's status.
  refusal text,
  win_hundredths bigint,
  win_centavos bigint,
  balance_centavos bigint,
  -- json, not jsonb: the book stays exactly as it was played.
  book json,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  -- When the player has seen it to its end.
  shown_at timestamptz,
  is_counted boolean NOT NULL DEFAULT false,
  UNIQUE (player, round_key),
  UNIQUE (seed_id, nonce),
  CHECK (status <> 'settled' OR (staked_at IS NOT NULL AND book IS NOT NULL
    AND win_hundredths >= 0 AND win_centavos >= 0 AND balance_centavos >= 0)),
  CHECK (status <> 'void' OR refusal IS NOT NULL)
);
-- One open round per player and game.
CREATE UNIQUE INDEX round_pending ON house_games.round (player, game) WHERE status = 'pending';
CREATE INDEX round_by_player ON house_games.round (player, game, started_at DESC);
-- Marking rounds as shown, as each spin does, must not walk through all the player ever played.
CREATE INDEX round_unseen ON house_games.round (player, game)
  WHERE status = 'settled' AND shown_at IS NULL;
CREATE INDEX round_uncounted ON house_games.round (game)
  WHERE status = 'settled' AND mode = 'real' AND NOT is_counted;

-- What has really been returned, to hold against the theory.
CREATE TABLE house_games.observed (
  game text NOT NULL,
  definition_version integer NOT NULL,
  rounds bigint NOT NULL,
  stake_centavos bigint NOT NULL,
  win_centavos bigint NOT NULL,
  PRIMARY KEY (game, definition_version)
);

-- Play money. It is spent and won by the same steps as real money, and is worth nothing.
CREATE TABLE house_games.demo_wallet (
  player text PRIMARY KEY,
  balance_centavos bigint NOT NULL CHECK (balance_centavos >= 0)
);
CREATE TABLE house_games.demo_transaction (
  player text NOT NULL REFERENCES house_games.demo_wallet (player) ON DELETE CASCADE,
  transaction_uuid uuid NOT NULL,
  amount_centavos bigint NOT NULL,
  status text NOT NULL,
  PRIMARY KEY (player, transaction_uuid)
);

GRANT USAGE ON SCHEMA house_games TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE ON house_games.seed, house_games.round, house_games.observed
  TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON house_games.play_session, house_games.demo_wallet,
  house_games.demo_transaction TO tucano_runtime;
