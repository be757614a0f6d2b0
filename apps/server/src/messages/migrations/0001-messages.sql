-- What members are told (their inbox, the site's announcements) and what they ask (conversations
-- with customer service); and who does not want to be named among the winners.
CREATE SCHEMA messages;
GRANT USAGE ON SCHEMA messages TO tucano_runtime;

-- A code and its values instead of words: it is read in the language of whoever reads it.
CREATE TABLE messages.notification (
  id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  -- What it tells of. The same thing is told to a member once, however often it is reported.
  key text NOT NULL,
  code text NOT NULL,
  params jsonb NOT NULL DEFAULT '{}',
  -- A path of the site.
  link text CHECK (link ~ '^/([^/\\]|$)'),
  -- Not shown before.
  created_at timestamptz(3) NOT NULL,
  read_at timestamptz(3),
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, key)
);
CREATE INDEX notification_by_time ON messages.notification (member_id, created_at DESC, id DESC);
CREATE INDEX notification_unread ON messages.notification (member_id, created_at)
  WHERE read_at IS NULL;

CREATE TABLE messages.announcement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null: every site of the installation.
  site text,
  -- language -> title, text. Portuguese is always there.
  texts jsonb NOT NULL CHECK (texts ? 'pt'),
  link text CHECK (link ~ '^/([^/\\]|$)'),
  is_pinned boolean NOT NULL DEFAULT false,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) CHECK (ends_at > starts_at),
  -- The operator who wrote it.
  set_by text NOT NULL
);
CREATE INDEX announcement_by_time ON messages.announcement (starts_at);

CREATE TABLE messages.ticket (
  ticket_no text PRIMARY KEY CHECK (ticket_no ~ '^S[0-9A-Z]{12}$'),
  member_id bigint NOT NULL,
  category text NOT NULL,
  subject text NOT NULL CHECK (subject <> ''),
  status text NOT NULL CHECK (status IN ('open', 'answered', 'closed')),
  -- The operator who looks after it.
  assigned_to text,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  closed_at timestamptz(3) CHECK ((closed_at IS NOT NULL) = (status = 'closed')),
  -- The place of the last answer, and of the last message that the member has seen.
  answered_position int NOT NULL DEFAULT 0,
  seen_position int NOT NULL DEFAULT 0
);
CREATE INDEX ticket_by_member ON messages.ticket (member_id, updated_at DESC);
-- The queue of customer service: whoever waits longest is first.
CREATE INDEX ticket_waiting ON messages.ticket (status, updated_at) WHERE status <> 'closed';

-- What was said is never changed.
CREATE TABLE messages.ticket_message (
  ticket_no text NOT NULL REFERENCES messages.ticket (ticket_no),
  position int NOT NULL CHECK (position > 0),
  member_id bigint NOT NULL,
  -- Null: the member wrote it; else the operator's address, which members do not see.
  operator text,
  text text NOT NULL CHECK (text <> ''),
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (ticket_no, position)
);
CREATE INDEX ticket_message_by_member ON messages.ticket_message (member_id, at)
  WHERE operator IS NULL;

CREATE TABLE messages.hidden_winner (
  member_id bigint PRIMARY KEY,
  since timestamptz(3) NOT NULL
);

GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA messages TO tucano_runtime;
GRANT UPDATE (read_at) ON messages.notification TO tucano_runtime;
GRANT UPDATE ON messages.announcement, messages.ticket TO tucano_runtime;
GRANT DELETE ON messages.hidden_winner TO tucano_runtime;
