-- Promo codes and who has redeemed them; the house's own words for activities; and what each kind
-- of reward came to, by days. A redemption is taken before its reward is paid, so a code is never
-- given more often than it may be; one whose reward is refused is given back.
CREATE TABLE promotions.promo_code (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z0-9-]{4,24}$'),
  pocket text NOT NULL CHECK (pocket IN ('cash', 'bonus')),
  amount bigint NOT NULL CHECK (amount > 0),
  turnover_multiple integer NOT NULL CHECK (turnover_multiple BETWEEN 0 AND 100),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  limit_total integer CHECK (limit_total > 0),
  limit_per_member integer NOT NULL CHECK (limit_per_member > 0),
  level_from integer NOT NULL,
  registered_from date,
  is_open boolean NOT NULL DEFAULT true,
  taken integer NOT NULL DEFAULT 0
    CHECK (taken >= 0 AND (limit_total IS NULL OR taken <= limit_total)),
  created_by text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX promo_code_latest ON promotions.promo_code (created_at DESC, code);

CREATE TABLE promotions.redemption (
  member_id bigint NOT NULL,
  code text NOT NULL REFERENCES promotions.promo_code (code),
  -- The member's first, second, … of this code.
  nth integer NOT NULL CHECK (nth > 0),
  at timestamptz NOT NULL,
  is_paid boolean NOT NULL DEFAULT false,
  PRIMARY KEY (member_id, code, nth)
);

-- Codes that a member made up, counted by the hour.
CREATE TABLE promotions.wrong_code (
  member_id bigint PRIMARY KEY,
  since timestamptz NOT NULL,
  tries integer NOT NULL
);

CREATE TABLE promotions.activity_text (
  code text NOT NULL,
  lang text NOT NULL,
  -- Null: the product's own.
  title text,
  summary text,
  terms text,
  PRIMARY KEY (code, lang)
);

CREATE TABLE promotions.result_day (
  day date NOT NULL,
  kind text NOT NULL,
  claims bigint NOT NULL,
  takers bigint NOT NULL,
  cost bigint NOT NULL,
  turnover bigint NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL,
  reckoned_at timestamptz NOT NULL,
  PRIMARY KEY (day, kind)
);
CREATE TABLE promotions.reckoned_day (
  day date PRIMARY KEY,
  at timestamptz NOT NULL
);

GRANT SELECT, INSERT ON promotions.promo_code TO tucano_runtime;
GRANT UPDATE (is_open, taken) ON promotions.promo_code TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON promotions.redemption, promotions.wrong_code,
  promotions.activity_text, promotions.result_day, promotions.reckoned_day TO tucano_runtime;
