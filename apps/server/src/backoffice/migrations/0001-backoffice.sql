-- Operators, how they sign in, and the audit log of what they did. The log is append-only and each
-- entry carries the hash of the one before it, so that a change, a gap or a reorder is found.
CREATE SCHEMA backoffice;

CREATE TABLE backoffice.operator (
  operator_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  password_hash text NOT NULL,
  role text NOT NULL CHECK (role IN ('administrator')),
  -- Encrypted; null until the authenticator is enrolled at the first sign-in.
  totp_secret bytea,
  -- The time step of the last accepted code: a code is good once.
  totp_last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  disabled_at timestamptz
);

-- Between the password and the code.
CREATE TABLE backoffice.sign_in_ticket (
  ticket_hash bytea PRIMARY KEY,
  operator_id bigint NOT NULL REFERENCES backoffice.operator (operator_id),
  -- At the first sign-in: the encrypted secret that the code has to prove.
  pending_secret bytea,
  wrong_codes integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);

CREATE TABLE backoffice.session (
  session_id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  operator_id bigint NOT NULL REFERENCES backoffice.operator (operator_id),
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  ip text NOT NULL,
  user_agent text NOT NULL
);

-- Guesses at passwords and codes, by a hash of what is guessed at or of who guesses.
CREATE TABLE backoffice.guess (
  key text PRIMARY KEY,
  window_started_at timestamptz NOT NULL,
  tries integer NOT NULL CHECK (tries >= 0)
);

CREATE TABLE backoffice.audit_entry (
  -- Gapless: given under the log's lock.
  entry_id bigint PRIMARY KEY CHECK (entry_id > 0),
  at timestamptz NOT NULL,
  -- Null: the system, or somebody who is not signed in.
  operator_id bigint,
  operator_email text,
  action text NOT NULL,
  subject text NOT NULL,
  reason text,
  details jsonb NOT NULL,
  ip text,
  previous_hash bytea NOT NULL CHECK (length(previous_hash) = 32),
  hash bytea NOT NULL UNIQUE CHECK (length(hash) = 32)
);
CREATE INDEX audit_entry_subject ON backoffice.audit_entry (subject, entry_id DESC);
CREATE INDEX audit_entry_action ON backoffice.audit_entry (action, entry_id DESC);

-- Even the owner of the table has to take the trigger away first.
CREATE FUNCTION backoffice.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only.' USING ERRCODE = 'restrict_violation';
END;
$$;
CREATE TRIGGER audit_entry_append_only
  BEFORE UPDATE OR DELETE ON backoffice.audit_entry
  FOR EACH ROW EXECUTE FUNCTION backoffice.refuse_change();
CREATE TRIGGER audit_entry_never_emptied
  BEFORE TRUNCATE ON backoffice.audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION backoffice.refuse_change();

GRANT USAGE ON SCHEMA backoffice TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE ON backoffice.operator TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON backoffice.sign_in_ticket TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON backoffice.session TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON backoffice.guess TO tucano_runtime;
GRANT SELECT, INSERT ON backoffice.audit_entry TO tucano_runtime;
