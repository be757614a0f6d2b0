-- Studios and their keys, game sessions, and rounds with the bets and wins that make them up.
--
-- The ledger moves the money and remembers each transaction id; these tables say what the money was
-- for. Round and movement are written in the same commit as the transfers they describe, and their
-- keys start with the member, as all keys on the money path do.
CREATE SCHEMA rounds;
GRANT USAGE ON SCHEMA rounds TO tucano_runtime;

CREATE TABLE rounds.studio (
  code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  name text NOT NULL,
  -- disabled: no bet, no launch; wins and rollbacks of what was staked before are still taken.
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'disabled')),
  -- Where its launch API answers; null: the house's own server, asked in process.
  base_url text
);

-- A studio may have several keys while it changes from one to the next.
CREATE TABLE rounds.studio_key (
  key_id text PRIMARY KEY,
  studio text NOT NULL REFERENCES rounds.studio (code),
  public_key_pem text NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'retired')),
  created_at timestamptz NOT NULL
);

-- One launch of one game by one member. The token that the studio sends is stored as its hash.
CREATE TABLE rounds.game_session (
  id uuid PRIMARY KEY,
  member_id bigint NOT NULL,
  -- The login it was launched from; when that one is revoked, so is this.
  login_session_id text NOT NULL,
  game_id integer NOT NULL,
  studio text NOT NULL REFERENCES rounds.studio (code),
  game_code text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('real', 'demo')),
  currency text NOT NULL CHECK (currency IN ('BRL', 'XXX')),
  -- Null for demo: a demo never speaks to the wallet.
  token_hash bytea UNIQUE CHECK (octet_length(token_hash) = 32),
  created_at timestamptz NOT NULL,
  last_bet_at timestamptz,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((mode = 'real') = (token_hash IS NOT NULL)),
  CHECK ((mode = 'demo') = (currency = 'XXX'))
);
CREATE INDEX game_session_member ON rounds.game_session (member_id) WHERE ended_at IS NULL;
CREATE INDEX game_session_expires_at ON rounds.game_session (expires_at);

CREATE TABLE rounds.round (
  member_id bigint NOT NULL,
  studio text NOT NULL,
  -- The studio's name of the round; a shared table's round has one row a member.
  round_ref text NOT NULL,
  game_id integer NOT NULL,
  game_code text NOT NULL,
  game_type text NOT NULL,
  brand_code text NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'settled', 'void')),
  -- What was really moved, rollbacks taken off: equals the round's transfers.
  stake_amount bigint NOT NULL CHECK (stake_amount >= 0),
  stake_bonus bigint NOT NULL CHECK (stake_bonus BETWEEN 0 AND stake_amount),
  win_amount bigint NOT NULL CHECK (win_amount >= 0),
  win_bonus bigint NOT NULL CHECK (win_bonus BETWEEN 0 AND win_amount),
  bet_count integer NOT NULL CHECK (bet_count >= 0),
  -- Why somebody should look at it: late-win, rollback-after-win, shortfall.
  flags text[] NOT NULL DEFAULT '{}',
  opened_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- For readers of settled rounds: they stay below the oldest running transaction.
  changed_xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (member_id, studio, round_ref),
  CHECK ((status = 'open') = (settled_at IS NULL)),
  CHECK (status <> 'void' OR stake_amount = 0)
) WITH (fillfactor = 80);
CREATE INDEX round_by_time ON rounds.round (member_id, opened_at DESC);
CREATE INDEX round_open ON rounds.round (opened_at) WHERE status = 'open';
CREATE INDEX round_flagged ON rounds.round (opened_at) WHERE flags <> '{}';
-- Charts count rounds by game over the last days from this index alone.
CREATE INDEX round_by_game ON rounds.round (opened_at, game_id) WHERE status <> 'void';

-- The bets and wins of a round under the studio's transaction ids: what a win refers to and what a
-- rollback undoes. Who owns an id across members is the ledger's to say.
CREATE TABLE rounds.movement (
  member_id bigint NOT NULL,
  studio text NOT NULL,
  transaction_uuid uuid NOT NULL,
  round_ref text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bet', 'win')),
  cash bigint NOT NULL CHECK (cash >= 0),
  bonus bigint NOT NULL CHECK (bonus >= 0),
  -- Turnover that a bet worked off: owed again when the bet is undone.
  turnover_worked_off bigint NOT NULL DEFAULT 0 CHECK (turnover_worked_off >= 0),
  -- The bet that a win belongs to.
  bet_uuid uuid,
  created_at timestamptz NOT NULL,
  undone_at timestamptz,
  undone_by uuid,
  -- Of an undone win: what was no longer there to take back.
  shortfall bigint NOT NULL DEFAULT 0 CHECK (shortfall >= 0),
  PRIMARY KEY (member_id, studio, transaction_uuid),
  -- No foreign key to the round: both are written by one statement of one batch, the check would
  -- cost a query a row on the hottest path, and the books compare the two.
  CHECK ((kind = 'win') = (bet_uuid IS NOT NULL)),
  CHECK ((undone_at IS NULL) = (undone_by IS NULL))
) WITH (fillfactor = 95);
CREATE INDEX movement_of_round ON rounds.movement (member_id, studio, round_ref);

GRANT SELECT, INSERT, UPDATE ON rounds.studio, rounds.studio_key TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON rounds.game_session TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE ON rounds.round TO tucano_runtime;
GRANT SELECT, INSERT ON rounds.movement TO tucano_runtime;
GRANT UPDATE (undone_at, undone_by, shortfall) ON rounds.movement TO tucano_runtime;
