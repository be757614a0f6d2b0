-- Roles are sets of named permissions that the house decides upon; accounts begin by a one-time
-- link; passkeys beside the authenticator.
CREATE TABLE backoffice.role (
  role text PRIMARY KEY CHECK (role ~ '^[a-z][a-z0-9-]{1,39}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- The administrator's is empty: that role holds everything, what is added later included.
  permissions text[] NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null: as the product brings it, and renewed with it.
  edited_at timestamptz
);
INSERT INTO backoffice.role (role, name, permissions, created_at)
VALUES ('administrator', 'Administrator', '{}', now());

ALTER TABLE backoffice.operator
  DROP CONSTRAINT operator_role_check,
  ADD COLUMN name text NOT NULL DEFAULT '' CHECK (length(name) <= 80),
  -- Null: invited, or to be set anew by a link.
  ALTER COLUMN password_hash DROP NOT NULL,
  ADD CONSTRAINT operator_role FOREIGN KEY (role) REFERENCES backoffice.role (role);
CREATE INDEX operator_of_role ON backoffice.operator (role);

-- One living link for each account: a new one replaces the one before.
CREATE TABLE backoffice.link (
  operator_id bigint PRIMARY KEY REFERENCES backoffice.operator (operator_id),
  token_hash bytea NOT NULL UNIQUE,
  purpose text NOT NULL CHECK (purpose IN ('invite', 'reset')),
  expires_at timestamptz NOT NULL
);

CREATE TABLE backoffice.passkey (
  -- As the device names it, base64url.
  credential_id text PRIMARY KEY CHECK (length(credential_id) BETWEEN 16 AND 1400),
  operator_id bigint NOT NULL REFERENCES backoffice.operator (operator_id),
  public_key bytea NOT NULL,
  counter bigint NOT NULL CHECK (counter >= 0),
  -- The site it was made for: it answers for no other.
  site text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_operator ON backoffice.passkey (operator_id, created_at);

CREATE TABLE backoffice.challenge (
  challenge_hash bytea PRIMARY KEY,
  -- Null: of a sign-in, where nobody is known yet.
  operator_id bigint REFERENCES backoffice.operator (operator_id),
  expires_at timestamptz NOT NULL
);

CREATE INDEX session_of_operator ON backoffice.session (operator_id, last_seen_at DESC)
  WHERE ended_at IS NULL;

GRANT SELECT, INSERT, UPDATE ON backoffice.role TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON backoffice.link TO tucano_runtime;
GRANT SELECT, INSERT, DELETE ON backoffice.passkey TO tucano_runtime;
GRANT UPDATE (counter, last_used_at) ON backoffice.passkey TO tucano_runtime;
GRANT SELECT, INSERT, DELETE ON backoffice.challenge TO tucano_runtime;
