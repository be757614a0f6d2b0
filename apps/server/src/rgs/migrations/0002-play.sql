-- Playing imported games: who plays which version, and the rounds drawn from it. To the platform's
-- wallet this room is a studio like any other.
CREATE TABLE rgs.session (
  token_hash bytea PRIMARY KEY,
  player text NOT NULL,
  game text NOT NULL,
  publication_id uuid NOT NULL REFERENCES rgs.publication (id),
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX session_created_at ON rgs.session (created_at);

CREATE TABLE rgs.round (
  id uuid PRIMARY KEY,
  -- The name that game clients know it by.
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  player text NOT NULL,
  game text NOT NULL,
  publication_id uuid NOT NULL REFERENCES rgs.publication (id),
  mode text NOT NULL,
  -- Where its words come from: fixed before any money moves.
  seed_id uuid NOT NULL,
  commitment text NOT NULL,
  client_seed text NOT NULL,
  nonce integer NOT NULL,
  base_centavos bigint NOT NULL CHECK (base_centavos > 0),
  stake_centavos bigint NOT NULL CHECK (stake_centavos > 0),
  bet_uuid uuid NOT NULL UNIQUE,
  win_uuid uuid NOT NULL UNIQUE,
  rollback_uuid uuid NOT NULL UNIQUE,
  -- pending: the wallet has not said yes. open: staked and drawn. settled: paid.
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'open', 'settled', 'void')),
  -- Row of the drawn book, from 0, and what it pays in hundredths of the base bet.
  book_row integer,
  payout bigint,
  -- How far the client has shown it.
  event text,
  -- Why a void round is void: the wallet's status.
  refusal text,
  started_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  UNIQUE (seed_id, nonce),
  CHECK (status NOT IN ('open', 'settled') OR (book_row >= 0 AND payout >= 0)),
  CHECK (status <> 'void' OR refusal IS NOT NULL)
);
CREATE UNIQUE INDEX round_active ON rgs.round (player, game) WHERE status IN ('pending', 'open');
CREATE INDEX round_by_player ON rgs.round (player, started_at DESC);

GRANT SELECT, INSERT, DELETE ON rgs.session TO tucano_runtime;
GRANT SELECT, INSERT ON rgs.round TO tucano_runtime;
GRANT UPDATE (status, book_row, payout, event, refusal, finished_at) ON rgs.round
  TO tucano_runtime;
