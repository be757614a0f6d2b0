-- Accounts elsewhere that members sign in by (OpenID Connect). Of what the platform tells, only its
-- name for the person is kept; a member has one account there, and an account there one member.
CREATE TABLE members.social_identity (
  issuer text NOT NULL CHECK (length(issuer) BETWEEN 1 AND 512),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  member_id bigint NOT NULL REFERENCES members.member (member_id),
  linked_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3),
  PRIMARY KEY (issuer, subject),
  UNIQUE (member_id, issuer)
);

GRANT SELECT, INSERT, DELETE ON members.social_identity TO tucano_runtime;
GRANT UPDATE (last_used_at) ON members.social_identity TO tucano_runtime;
