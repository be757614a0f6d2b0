-- The daily wheel and the lottery wheel: spins that members have earned, what was drawn with them,
-- the seeds they were drawn from, and how much of a day's prizes is gone. Money is not kept here:
-- a prize is paid by the rewards room, under the id of its draw. Keys start with the member.
CREATE SCHEMA wheels;
GRANT USAGE ON SCHEMA wheels TO tucano_runtime;

-- Of a member's wheel the lowest number that is not revealed is in use; the next one is committed
-- to already, so that every commitment is known before the first spin from its seed.
CREATE TABLE wheels.seed (
  member_id bigint NOT NULL CHECK (member_id > 0),
  wheel text NOT NULL CHECK (wheel IN ('daily', 'lottery')),
  number integer NOT NULL CHECK (number >= 0),
  -- Known to nobody outside this table until revealed_at is set.
  server_seed bytea NOT NULL CHECK (length(server_seed) = 32),
  commitment text NOT NULL CHECK (commitment ~ '^[0-9a-f]{64}$'),
  client_seed text NOT NULL CHECK (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  next_nonce integer NOT NULL DEFAULT 0 CHECK (next_nonce >= 0),
  committed_at timestamptz NOT NULL,
  -- The first spin from it.
  used_since timestamptz,
  revealed_at timestamptz,
  PRIMARY KEY (member_id, wheel, number),
  CHECK ((next_nonce = 0) = (used_since IS NULL))
);
CREATE INDEX seed_to_reveal ON wheels.seed (used_since) WHERE revealed_at IS NULL;

-- A row is a spin, earned for a São Paulo day. It is used once.
CREATE TABLE wheels.spin (
  member_id bigint NOT NULL CHECK (member_id > 0),
  wheel text NOT NULL CHECK (wheel IN ('daily', 'lottery')),
  day date NOT NULL,
  source text NOT NULL CHECK (source IN ('login', 'deposit', 'turnover', 'prize')),
  -- Counts from 1: the nth spin of this source on this day exists once.
  number integer NOT NULL CHECK (number > 0),
  earned_at timestamptz NOT NULL,
  -- The draw it was used for.
  used_by uuid,
  PRIMARY KEY (member_id, wheel, day, source, number)
);
CREATE UNIQUE INDEX spin_used_once ON wheels.spin (member_id, used_by);

-- Prizes with their weights as spins were drawn from them, by the SHA-256 of what they say.
CREATE TABLE wheels.prize_table (
  table_id text PRIMARY KEY CHECK (table_id ~ '^[0-9a-f]{64}$'),
  prizes jsonb NOT NULL
);

CREATE TABLE wheels.draw (
  member_id bigint NOT NULL CHECK (member_id > 0),
  draw_id uuid NOT NULL,
  wheel text NOT NULL,
  -- The São Paulo day whose stock and budget it took from.
  day date NOT NULL,
  seed_number integer NOT NULL,
  client_seed text NOT NULL,
  nonce integer NOT NULL CHECK (nonce >= 0),
  table_id text NOT NULL REFERENCES wheels.prize_table (table_id),
  ticket bigint NOT NULL CHECK (ticket >= 0),
  tickets bigint NOT NULL,
  -- What came out, and what was given: another one only when the first had run out.
  drawn jsonb NOT NULL,
  given jsonb NOT NULL,
  -- drawn: to be paid. settled: paid, or nothing to pay. refused: the account may not be paid.
  state text NOT NULL CHECK (state IN ('drawn', 'settled', 'refused')),
  refusal text,
  -- Of the request, when it carried a key: the same request again is the same draw.
  request_key text,
  drawn_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (member_id, draw_id),
  FOREIGN KEY (member_id, wheel, seed_number) REFERENCES wheels.seed (member_id, wheel, number),
  UNIQUE (member_id, wheel, seed_number, nonce),
  UNIQUE (member_id, wheel, request_key),
  CHECK (ticket < tickets),
  CHECK ((state = 'refused') = (refusal IS NOT NULL))
);
CREATE INDEX draw_by_time ON wheels.draw (member_id, drawn_at DESC);
CREATE INDEX draw_to_settle ON wheels.draw (drawn_at) WHERE state = 'drawn';

-- What all members together were given on a day. Locked for the end of a draw, never with money.
CREATE TABLE wheels.day (
  wheel text NOT NULL,
  day date NOT NULL,
  spent_centavos bigint NOT NULL DEFAULT 0 CHECK (spent_centavos >= 0),
  PRIMARY KEY (wheel, day)
);
CREATE TABLE wheels.day_prize (
  wheel text NOT NULL,
  day date NOT NULL,
  prize text NOT NULL,
  given integer NOT NULL CHECK (given >= 0),
  PRIMARY KEY (wheel, day, prize)
);

GRANT SELECT, INSERT ON wheels.seed, wheels.spin, wheels.prize_table, wheels.draw TO tucano_runtime;
GRANT SELECT, INSERT ON wheels.day, wheels.day_prize TO tucano_runtime;
GRANT UPDATE (client_seed, next_nonce, used_since, revealed_at) ON wheels.seed TO tucano_runtime;
GRANT UPDATE (used_by) ON wheels.spin TO tucano_runtime;
GRANT UPDATE (state, refusal, settled_at) ON wheels.draw TO tucano_runtime;
GRANT UPDATE (spent_centavos) ON wheels.day TO tucano_runtime;
GRANT UPDATE (given) ON wheels.day_prize TO tucano_runtime;
