-- The security centre: tickets that a password buys, codes that were sent, and authenticators.
-- Codes and recovery codes are kept under a keyed hash, an authenticator's secret encrypted.
CREATE TABLE members.ticket (
  ticket_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES members.session (session_id) ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES members.member (member_id),
  purpose text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX ticket_member ON members.ticket (member_id);
CREATE INDEX ticket_session ON members.ticket (session_id);
CREATE INDEX ticket_expires_at ON members.ticket (expires_at);

-- One living code for each of its kind and subject: a new one replaces the one before.
CREATE TABLE members.code (
  purpose text NOT NULL CHECK (purpose IN ('bind_email', 'login')),
  -- A keyed hash of whom it is for: a member, or a phone that somebody may have.
  subject text NOT NULL,
  -- What the code proves: a hash of the address it was sent to.
  target text NOT NULL,
  code_hash bytea NOT NULL,
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (purpose, subject)
);
CREATE INDEX code_expires_at ON members.code (expires_at);

CREATE TABLE members.second_factor (
  member_id bigint PRIMARY KEY REFERENCES members.member (member_id),
  secret bytea NOT NULL,
  -- The time step of the last code that was accepted: none is good twice.
  last_step bigint NOT NULL DEFAULT 0,
  begun_at timestamptz NOT NULL,
  -- Null: begun, and no code of it was shown yet.
  confirmed_at timestamptz
);

CREATE TABLE members.recovery_code (
  member_id bigint NOT NULL REFERENCES members.second_factor (member_id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (member_id, code_hash)
);

GRANT SELECT, INSERT, DELETE ON members.ticket TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON members.code TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON members.second_factor TO tucano_runtime;
GRANT SELECT, INSERT, DELETE ON members.recovery_code TO tucano_runtime;
