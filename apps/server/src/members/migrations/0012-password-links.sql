-- One-time links to set a login password, sent to the bound e-mail address. Of a member, one lives
-- at a time; only a hash of what the link holds is kept.
CREATE TABLE members.password_link (
  member_id bigint PRIMARY KEY REFERENCES members.member (member_id),
  token_hash bytea NOT NULL UNIQUE,
  -- Where it went: another address bound since then makes it worthless.
  email text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_link_expires_at ON members.password_link (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON members.password_link TO tucano_runtime;

-- Since when the address is bound: one that somebody at an open session has just bound must not be
-- the way to a new password. Null: for long.
ALTER TABLE members.member ADD COLUMN email_bound_at timestamptz(3);
