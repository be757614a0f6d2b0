-- Which secrets this database was used with, as one-way fingerprints: a server with others would
-- start, and then refuse what the rest of them signed and sealed.

CREATE TABLE platform.secret (
  name text PRIMARY KEY,
  fingerprint bytea NOT NULL CHECK (octet_length(fingerprint) = 32),
  noted_at timestamptz NOT NULL DEFAULT now()
);

GRANT SELECT, INSERT ON platform.secret TO tucano_runtime;
