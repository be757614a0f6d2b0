-- Passkeys: public keys that members' devices sign in with, and the challenges they answer.
CREATE TABLE members.passkey (
  -- As the device names it, base64url.
  credential_id text PRIMARY KEY CHECK (length(credential_id) BETWEEN 16 AND 1400),
  member_id bigint NOT NULL REFERENCES members.member (member_id),
  public_key bytea NOT NULL,
  counter bigint NOT NULL CHECK (counter >= 0),
  -- The site it was made for: it answers for no other.
  site text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_member ON members.passkey (member_id, created_at);

CREATE TABLE members.challenge (
  challenge_hash bytea PRIMARY KEY,
  -- Null: of a sign-in, where nobody is known yet.
  member_id bigint REFERENCES members.member (member_id),
  expires_at timestamptz NOT NULL
);
CREATE INDEX challenge_expires_at ON members.challenge (expires_at);

GRANT SELECT, INSERT, DELETE ON members.passkey TO tucano_runtime;
GRANT UPDATE (counter, last_used_at) ON members.passkey TO tucano_runtime;
GRANT SELECT, INSERT, DELETE ON members.challenge TO tucano_runtime;
