-- What brought members pay in and play, as a reader of the journal keeps it, and what the
-- affiliates earn by it.
CREATE TABLE affiliates.deposit (
  member_id bigint NOT NULL,
  seq bigint NOT NULL,
  order_no text NOT NULL,
  amount bigint NOT NULL,
  at timestamptz NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (member_id, seq)
);
GRANT SELECT, INSERT, DELETE ON affiliates.deposit TO tucano_runtime;

CREATE TABLE affiliates.member_day (
  member_id bigint NOT NULL,
  day date NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  -- What the house gave: granted less forfeited.
  cost bigint NOT NULL,
  PRIMARY KEY (member_id, day)
);
CREATE INDEX member_day_day ON affiliates.member_day (day);
GRANT SELECT, INSERT, UPDATE, DELETE ON affiliates.member_day TO tucano_runtime;

-- Deposits that the bank took back: two people enter them.
CREATE TABLE affiliates.chargeback (
  order_no text PRIMARY KEY,
  member_id bigint NOT NULL,
  day date NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  by text NOT NULL,
  at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON affiliates.chargeback TO tucano_runtime;

-- What became of the amount for a member: decided once. held: somebody has to look.
CREATE TABLE affiliates.qualification (
  member_id bigint PRIMARY KEY,
  affiliate_id bigint NOT NULL REFERENCES affiliates.affiliate,
  state text NOT NULL CHECK (state IN ('earned', 'held', 'missed', 'refused')),
  reason text,
  amount bigint NOT NULL,
  at timestamptz NOT NULL,
  decided_by text
);
CREATE INDEX qualification_held ON affiliates.qualification (affiliate_id) WHERE state = 'held';
GRANT SELECT, INSERT ON affiliates.qualification TO tucano_runtime;
GRANT UPDATE (state, at, decided_by) ON affiliates.qualification TO tucano_runtime;

-- The book of what affiliates earn. Only added to.
CREATE TABLE affiliates.entry (
  entry_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id text NOT NULL UNIQUE,
  affiliate_id bigint NOT NULL REFERENCES affiliates.affiliate,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  kind text NOT NULL CHECK (kind IN ('cpa', 'reversal', 'share', 'correction')),
  amount bigint NOT NULL CHECK (amount <> 0),
  member_id bigint,
  by text NOT NULL,
  note text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX entry_month ON affiliates.entry (affiliate_id, month);
GRANT SELECT, INSERT ON affiliates.entry TO tucano_runtime;
CREATE FUNCTION affiliates.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'affiliates.% is only ever added to: % is refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON affiliates.entry
  FOR EACH STATEMENT EXECUTE FUNCTION affiliates.refuse_change();
ALTER TABLE affiliates.entry ENABLE ALWAYS TRIGGER refuse_change;

-- A month that is closed, with the figures that its share was reckoned from. What is not paid is
-- carried into the next one.
CREATE TABLE affiliates.statement (
  affiliate_id bigint NOT NULL REFERENCES affiliates.affiliate,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  deal_version int,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  cost bigint NOT NULL,
  fees bigint NOT NULL,
  chargebacks bigint NOT NULL,
  ngr bigint NOT NULL,
  loss_before bigint NOT NULL CHECK (loss_before <= 0),
  loss_after bigint NOT NULL CHECK (loss_after <= 0),
  opening bigint NOT NULL,
  earned bigint NOT NULL,
  payable bigint NOT NULL CHECK (payable >= 0),
  carried bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('nothing', 'closed', 'approved', 'paid')),
  closed_at timestamptz NOT NULL,
  approved_by text,
  approved_at timestamptz,
  -- What both who approved it saw: where it is paid to, whatever the affiliate's is by then.
  pix_key text,
  reference text UNIQUE,
  paid_by text,
  paid_at timestamptz,
  PRIMARY KEY (affiliate_id, month),
  CHECK (opening + earned = payable + carried),
  CHECK ((state = 'nothing') = (payable = 0)),
  CHECK ((state IN ('approved', 'paid')) = (approved_by IS NOT NULL AND pix_key IS NOT NULL)),
  CHECK ((state = 'paid') = (reference IS NOT NULL))
);
GRANT SELECT, INSERT ON affiliates.statement TO tucano_runtime;
GRANT UPDATE (state, approved_by, approved_at, pix_key, reference, paid_by, paid_at)
  ON affiliates.statement TO tucano_runtime;
