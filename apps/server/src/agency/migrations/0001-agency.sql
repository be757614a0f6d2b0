-- The invitation programme: who stands under whom and since when, what each day and week of the
-- invitees came to, and the commissions that were made of it. Lines are what a commission is
-- explained by: they are written once, from figures of closed days, and never changed.
CREATE SCHEMA agency;
GRANT USAGE ON SCHEMA agency TO tucano_runtime;

-- The tree, of any depth. Null: nobody invited this member.
CREATE TABLE agency.link (
  member_id bigint PRIMARY KEY CHECK (member_id > 0),
  inviter_id bigint CHECK (inviter_id <> member_id),
  -- What happens from this day on counts for the inviter.
  since date NOT NULL
);
CREATE INDEX link_inviter ON agency.link (inviter_id) WHERE inviter_id IS NOT NULL;

CREATE TABLE agency.line (
  agent_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('recharge', 'betting', 'settlement')),
  -- The day, or the Monday of the week.
  period date NOT NULL,
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 3),
  invitee_id bigint NOT NULL,
  -- The order number of a deposit; empty for what play came to.
  reference text NOT NULL,
  -- A deposit, weighted turnover, or what the house won: play may be below zero.
  base_centavos bigint NOT NULL,
  -- Of a deposit; play is added up over the level first.
  rate_basis_points integer CHECK (rate_basis_points BETWEEN 0 AND 10000),
  amount_centavos bigint CHECK (amount_centavos >= 0),
  nth integer CHECK (nth > 0),
  at timestamptz,
  PRIMARY KEY (agent_id, kind, period, level, invitee_id, reference),
  CHECK ((kind = 'recharge') = (amount_centavos IS NOT NULL)),
  CHECK (agent_id <> invitee_id)
);
CREATE INDEX line_period ON agency.line (kind, period, agent_id);

CREATE TABLE agency.commission (
  agent_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('recharge', 'betting', 'settlement')),
  period date NOT NULL,
  period_to date NOT NULL,
  -- As it was reckoned when the period was over. What is paid is never more.
  earned_centavos bigint NOT NULL CHECK (earned_centavos > 0),
  direct_centavos bigint NOT NULL CHECK (direct_centavos >= 0),
  indirect_centavos bigint NOT NULL CHECK (indirect_centavos >= 0),
  -- What each level came to, as it was reckoned last.
  levels jsonb NOT NULL,
  -- As promised when the period began.
  hold_days integer NOT NULL CHECK (hold_days >= 0),
  turnover_multiple integer NOT NULL CHECK (turnover_multiple >= 0),
  due_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'held'
    CHECK (state IN ('held', 'stopped', 'paid', 'taken-back', 'forfeited')),
  -- The operator who let it go on, or ended it, and why.
  decided_by text,
  reason text,
  paid_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (agent_id, kind, period),
  CHECK (direct_centavos + indirect_centavos <= earned_centavos),
  CHECK (period_to >= period),
  CHECK ((state = 'paid') = (paid_at IS NOT NULL)),
  CHECK (state <> 'forfeited' OR (decided_by IS NOT NULL AND reason IS NOT NULL))
);
CREATE INDEX commission_held ON agency.commission (due_at) WHERE state = 'held';
CREATE INDEX commission_stopped ON agency.commission (due_at) WHERE state = 'stopped';

-- Days and weeks that were reckoned, the ones without any commission as well.
CREATE TABLE agency.reckoned (
  what text NOT NULL CHECK (what IN ('day', 'week')),
  period date NOT NULL,
  PRIMARY KEY (what, period)
);

-- Why a commission was not simply paid. Only ever added to.
CREATE TABLE agency.signal (
  signal_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agent_id bigint NOT NULL,
  kind text NOT NULL,
  period date NOT NULL,
  reason text NOT NULL CHECK (reason IN
    ('shared-device', 'shared-payment-key', 'bet-and-void', 'opposite-bets', 'refused')),
  -- Null: not about a single one.
  invitee_id bigint,
  detail text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (agent_id, kind, period, reason, invitee_id),
  FOREIGN KEY (agent_id, kind, period) REFERENCES agency.commission
);
CREATE INDEX signal_latest ON agency.signal (created_at DESC);

GRANT SELECT, INSERT ON agency.link, agency.line, agency.commission, agency.reckoned,
  agency.signal TO tucano_runtime;
GRANT DELETE ON agency.link TO tucano_runtime;
GRANT UPDATE (inviter_id, since) ON agency.link TO tucano_runtime;
GRANT UPDATE (direct_centavos, indirect_centavos, levels, state, decided_by, reason, paid_at)
  ON agency.commission TO tucano_runtime;
