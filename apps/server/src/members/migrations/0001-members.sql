-- Players, their sessions, and what guards the doors: verification codes and counters of guesses.
-- Secrets are stored only as hashes: passwords by argon2id, tokens and codes by SHA-256 or HMAC.
CREATE SCHEMA members;

CREATE TABLE members.member (
  member_id bigint PRIMARY KEY CHECK (member_id BETWEEN 100000000 AND 999999999),
  account text NOT NULL,
  -- What makes two accounts the same one: case does not.
  account_key text NOT NULL GENERATED ALWAYS AS (lower(account)) STORED,
  realname text NOT NULL,
  nickname text NOT NULL,
  -- E.164.
  phone text,
  email text CHECK (email = lower(email)),
  cpf text CHECK (cpf ~ '^[0-9]{11}$'),
  birth_date date,
  gender smallint NOT NULL DEFAULT 0,
  -- Null: signed up by phone code or social platform, has none yet.
  password_hash text,
  withdrawal_password_hash text,
  profileurl text NOT NULL,
  invite_code text NOT NULL,
  -- Who invited this player.
  top_id bigint REFERENCES members.member (member_id),
  status text NOT NULL DEFAULT 'active'
    CHECK (status IN ('active', 'frozen', 'excluded', 'closed')),
  status_reason text,
  status_changed_at timestamptz,
  is_demo boolean NOT NULL DEFAULT false,
  level smallint NOT NULL DEFAULT 0,
  lang text NOT NULL,
  register_ip text NOT NULL,
  register_area text NOT NULL DEFAULT '',
  register_site text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT member_account_key UNIQUE (account_key),
  CONSTRAINT member_phone UNIQUE (phone),
  CONSTRAINT member_email UNIQUE (email),
  CONSTRAINT member_cpf UNIQUE (cpf),
  CONSTRAINT member_invite_code UNIQUE (invite_code),
  -- Real money needs a person behind it.
  CONSTRAINT member_identity CHECK (
    is_demo OR (cpf IS NOT NULL AND phone IS NOT NULL AND birth_date IS NOT NULL)
  )
);
CREATE INDEX member_created_at ON members.member (created_at DESC, member_id);
CREATE INDEX member_top_id ON members.member (top_id) WHERE top_id IS NOT NULL;

CREATE TABLE members.session (
  session_id uuid PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members.member (member_id),
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  -- However active it is, a session ends here.
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoke_reason text,
  ip text NOT NULL,
  user_agent text NOT NULL,
  CHECK ((revoked_at IS NULL) = (revoke_reason IS NULL))
);
CREATE INDEX session_member ON members.session (member_id, created_at DESC);
CREATE INDEX session_expires_at ON members.session (expires_at);

-- Every refresh token a session ever had, so that a stolen and used one is recognised.
CREATE TABLE members.refresh_token (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES members.session (session_id) ON DELETE CASCADE,
  issued_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX refresh_token_session ON members.refresh_token (session_id);

CREATE TABLE members.captcha (
  captcha_id text PRIMARY KEY,
  answer_hash bytea NOT NULL,
  challenge text NOT NULL,
  -- Null: good for one use of any kind.
  purpose text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_expires_at ON members.captcha (expires_at);

-- Guesses at a secret, by what is guessed at (account, withdrawal password) and by who guesses.
CREATE TABLE members.attempt (
  scope text NOT NULL,
  -- A hash: what strangers type here is not ours to keep.
  key text NOT NULL,
  window_started_at timestamptz NOT NULL,
  -- Tries that were not proven right, those in flight included.
  tries integer NOT NULL CHECK (tries >= 0),
  wrong_since_success integer NOT NULL CHECK (wrong_since_success >= 0),
  next_allowed_at timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX attempt_window ON members.attempt (window_started_at);

GRANT USAGE ON SCHEMA members TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE ON members.member TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON members.session TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON members.refresh_token TO tucano_runtime;
GRANT SELECT, INSERT, DELETE ON members.captcha TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON members.attempt TO tucano_runtime;
