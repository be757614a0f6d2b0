-- What the house gives: rewards, who may have them, and what a bonus or a deposit asks for.
--
-- A reward is one row for (member, kind, period), whatever happens to it; the money moves under its
-- id, so it moves once. Guards are taken before the money, in a transaction of their own: they are
-- keyed by what they guard and not by the member, so they may live on another machine.
CREATE SCHEMA rewards;
GRANT USAGE ON SCHEMA rewards TO tucano_runtime;

CREATE TABLE rewards.reward (
  member_id bigint NOT NULL CHECK (member_id > 0),
  -- Of version 7, so that the operation that pays it lies in the month of its offer.
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind <> ''),
  period text NOT NULL CHECK (length(period) BETWEEN 1 AND 200),
  amount bigint NOT NULL CHECK (amount > 0),
  pocket text NOT NULL CHECK (pocket IN ('cash', 'bonus')),
  turnover bigint NOT NULL CHECK (turnover >= 0),
  cost text NOT NULL CHECK (cost IN ('promotion:cost', 'agency:cost')),
  -- Why: lines as they are shown.
  basis json NOT NULL,
  available_from timestamptz NOT NULL,
  expires_at timestamptz,
  state text NOT NULL DEFAULT 'claimable'
    CHECK (state IN ('claimable', 'claimed', 'expired', 'forfeited')),
  created_at timestamptz NOT NULL,
  claimed_at timestamptz,
  -- Of a forfeited one: whose act it was, and why.
  forfeited_by text,
  reason text,
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, kind, period),
  CHECK ((state = 'claimed') = (claimed_at IS NOT NULL)),
  CHECK ((state = 'forfeited') = (reason IS NOT NULL)),
  CHECK ((forfeited_by IS NULL) = (reason IS NULL))
) WITH (fillfactor = 90);
CREATE INDEX reward_by_id ON rewards.reward (id);
CREATE INDEX reward_by_time ON rewards.reward (member_id, created_at DESC);
CREATE INDEX reward_due ON rewards.reward (expires_at) WHERE state = 'claimable';

-- A CPF, a device, a payment key: for one claim of a kind and period, whoever claims.
CREATE TABLE rewards.guard (
  kind text NOT NULL,
  period text NOT NULL,
  type text NOT NULL CHECK (type IN ('cpf', 'device', 'paymentKey')),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  member_id bigint NOT NULL,
  reward_id uuid NOT NULL,
  PRIMARY KEY (kind, period, type, hash)
);
CREATE INDEX guard_of_reward ON rewards.guard (reward_id);

-- Each claim that a guard refused, once: who wanted what, and who had it already.
CREATE TABLE rewards.signal (
  member_id bigint NOT NULL,
  other_member_id bigint NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  guard text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind, period, guard)
);
CREATE INDEX signal_by_time ON rewards.signal (at DESC);

-- Who has to play a bonus, and until when; the row goes when the bonus is over.
CREATE TABLE rewards.bonus_in_play (
  member_id bigint PRIMARY KEY,
  granted_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX bonus_in_play_due ON rewards.bonus_in_play (expires_at);

-- Each turnover that was ever asked for, and what has counted toward it, as read from the journal
-- up to the member's place in it.
CREATE TABLE rewards.requirement (
  member_id bigint NOT NULL,
  part text NOT NULL CHECK (part IN ('cash', 'bonus')),
  -- The transfer that it began with.
  seq bigint NOT NULL,
  kind text NOT NULL,
  reference text NOT NULL,
  required bigint NOT NULL CHECK (required > 0),
  counted bigint NOT NULL CHECK (counted >= 0),
  -- Closed without having been played: lost, forfeited, or waived.
  waived bigint NOT NULL CHECK (waived >= 0),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (member_id, part, seq),
  CHECK (counted + waived <= required),
  CHECK ((closed_at IS NULL) = (counted + waived < required))
);
CREATE TABLE rewards.requirement_place (
  member_id bigint PRIMARY KEY,
  -- All transfers up to this number are in the member's requirements.
  seq bigint NOT NULL
);

GRANT SELECT, INSERT, UPDATE ON rewards.reward, rewards.requirement, rewards.requirement_place
  TO tucano_runtime;
GRANT SELECT, INSERT, DELETE ON rewards.guard TO tucano_runtime;
GRANT SELECT, INSERT ON rewards.signal TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON rewards.bonus_in_play TO tucano_runtime;
