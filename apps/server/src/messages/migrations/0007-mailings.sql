-- Messages to a segment, by several ways. They stand among what many members are told; their states
-- are names of their own, so that a server of the release before leaves them alone.
ALTER TABLE messages.campaign ADD COLUMN audience jsonb;
ALTER TABLE messages.campaign ADD COLUMN channels text[];
ALTER TABLE messages.campaign ADD COLUMN is_protective boolean NOT NULL DEFAULT false;
ALTER TABLE messages.campaign DROP CONSTRAINT campaign_state_check;
ALTER TABLE messages.campaign ADD CONSTRAINT campaign_state_check CHECK (state IN
  ('scheduled', 'sending', 'sent', 'stopped', 'waiting', 'ready', 'going')) NOT VALID;
CREATE INDEX campaign_ready ON messages.campaign (starts_at) WHERE state IN ('ready', 'going');

-- What was decided for each member and way, once; with the message that left, if one did.
CREATE TABLE messages.delivery (
  campaign_id bigint NOT NULL REFERENCES messages.campaign (id),
  member_id bigint NOT NULL,
  channel text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('sent', 'capped', 'opted_out', 'unreachable')),
  message_id uuid,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (campaign_id, member_id, channel)
);
CREATE INDEX delivery_of_member ON messages.delivery (member_id, at) WHERE outcome = 'sent';

-- Their sums, kept by the step that adds to them: a list must not count them.
CREATE TABLE messages.delivery_sum (
  campaign_id bigint NOT NULL REFERENCES messages.campaign (id),
  channel text NOT NULL,
  outcome text NOT NULL,
  members bigint NOT NULL,
  PRIMARY KEY (campaign_id, channel, outcome)
);

-- How a member may be written to. The token ends messages of a way without signing in.
CREATE TABLE messages.reach (
  member_id bigint PRIMARY KEY CHECK (member_id > 0),
  token text NOT NULL UNIQUE,
  opted_out text[] NOT NULL DEFAULT '{}'
);

-- Who has had these very words sent to themselves.
CREATE TABLE messages.trial (
  words_hash bytea NOT NULL,
  operator text NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (words_hash, operator)
);

GRANT SELECT, INSERT ON messages.delivery TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE ON messages.delivery_sum TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON messages.reach, messages.trial TO tucano_runtime;

CREATE OR REPLACE FUNCTION messages.erase_member(who bigint) RETURNS SETOF text
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  DELETE FROM messages.notification WHERE member_id = who;
  DELETE FROM messages.hidden_winner WHERE member_id = who;
  DELETE FROM messages.attachment WHERE member_id = who;
  DELETE FROM messages.reach WHERE member_id = who;
  UPDATE messages.ticket_message SET text = '***' WHERE member_id = who;
  UPDATE messages.ticket SET subject = '***', status = 'closed',
    closed_at = coalesce(closed_at, updated_at) WHERE member_id = who;
  SELECT ticket_no FROM messages.ticket WHERE member_id = who;
$$;
