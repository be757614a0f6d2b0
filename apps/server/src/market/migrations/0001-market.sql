-- The numbers of the house's promises: one row a key and the moment from which it holds. A row is
-- never changed: whoever was promised something under it is paid by it.
CREATE SCHEMA market;
GRANT USAGE ON SCHEMA market TO tucano_runtime;

CREATE TABLE market.number (
  key text NOT NULL,
  effective_from timestamptz NOT NULL,
  value jsonb NOT NULL,
  -- Who set it; null for what the product came with.
  set_by text,
  set_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (key, effective_from)
);
GRANT SELECT, INSERT ON market.number TO tucano_runtime;
