-- Affiliates: companies that bring players by links of their own, outside the tree of invitations.
--
-- What they earn is a book of its own, to which is only added: every movement of the ledger is a
-- member's, and an affiliate is none. It is paid at the bank, like any supplier.
CREATE SCHEMA affiliates;
GRANT USAGE ON SCHEMA affiliates TO tucano_runtime;

CREATE TABLE affiliates.affiliate (
  affiliate_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company text NOT NULL,
  -- CNPJ, or what stands for it elsewhere.
  tax_id text NOT NULL,
  contact text NOT NULL,
  email text NOT NULL,
  pix_key text NOT NULL,
  -- stopped: brings nobody new, and goes on earning. ended: earns nothing from that day on.
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'stopped', 'ended')),
  ended_on date,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK ((status = 'ended') = (ended_on IS NOT NULL))
);
GRANT SELECT, INSERT ON affiliates.affiliate TO tucano_runtime;
GRANT UPDATE (company, tax_id, contact, email, pix_key, status, ended_on)
  ON affiliates.affiliate TO tucano_runtime;

-- A deal is never changed: the next version holds from the first of a month on.
CREATE TABLE affiliates.deal (
  affiliate_id bigint NOT NULL REFERENCES affiliates.affiliate,
  version int NOT NULL,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  terms jsonb NOT NULL,
  asked_by text NOT NULL,
  agreed_by text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (affiliate_id, version)
);
GRANT SELECT, INSERT ON affiliates.deal TO tucano_runtime;

CREATE TABLE affiliates.link (
  link_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  affiliate_id bigint NOT NULL REFERENCES affiliates.affiliate,
  code text NOT NULL UNIQUE,
  name text NOT NULL,
  -- Where on the site it leads to, and where outside it stands.
  target text NOT NULL CHECK (target ~ '^/([^/\\]|$)'),
  placement text NOT NULL,
  is_open boolean NOT NULL DEFAULT true,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX link_affiliate ON affiliates.link (affiliate_id);
GRANT SELECT, INSERT ON affiliates.link TO tucano_runtime;
GRANT UPDATE (name, target, placement, is_open) ON affiliates.link TO tucano_runtime;

-- Forgotten when nobody can be attributed by it any more; the counts stay.
CREATE TABLE affiliates.click (
  click_id text PRIMARY KEY,
  link_id bigint NOT NULL REFERENCES affiliates.link,
  at timestamptz NOT NULL,
  -- The affiliate's own number of the click, and what else it wants to know it by.
  partner_click text,
  subs text[] NOT NULL,
  network text NOT NULL
);
CREATE INDEX click_at ON affiliates.click (at);
CREATE INDEX click_link ON affiliates.click (link_id, at);
GRANT SELECT, INSERT, DELETE ON affiliates.click TO tucano_runtime;

CREATE TABLE affiliates.link_day (
  link_id bigint NOT NULL REFERENCES affiliates.link,
  day date NOT NULL,
  clicks bigint NOT NULL,
  PRIMARY KEY (link_id, day)
);
GRANT SELECT, INSERT, UPDATE ON affiliates.link_day TO tucano_runtime;

-- Who brought a member, for good: written with the registration, never changed.
CREATE TABLE affiliates.attribution (
  member_id bigint PRIMARY KEY,
  affiliate_id bigint NOT NULL REFERENCES affiliates.affiliate,
  link_id bigint NOT NULL REFERENCES affiliates.link,
  click_id text NOT NULL UNIQUE,
  clicked_at timestamptz NOT NULL,
  partner_click text,
  subs text[] NOT NULL,
  network text NOT NULL,
  registered_at timestamptz NOT NULL,
  registered_on date NOT NULL
);
CREATE INDEX attribution_affiliate ON affiliates.attribution (affiliate_id, registered_on);
CREATE INDEX attribution_link ON affiliates.attribution (link_id);
GRANT SELECT, INSERT ON affiliates.attribution TO tucano_runtime;

-- What happened to brought members, as it is told by postbacks.
CREATE TABLE affiliates.event (
  event_seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id text NOT NULL UNIQUE,
  txn_id uuid NOT NULL DEFAULT gen_random_uuid(),
  affiliate_id bigint NOT NULL REFERENCES affiliates.affiliate,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('reg', 'ftd', 'deposit', 'cpa', 'revenue')),
  amount bigint NOT NULL,
  at timestamptz NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX event_at ON affiliates.event (at);
CREATE INDEX event_affiliate ON affiliates.event (affiliate_id, event_seq);
GRANT SELECT, INSERT, DELETE ON affiliates.event TO tucano_runtime;
