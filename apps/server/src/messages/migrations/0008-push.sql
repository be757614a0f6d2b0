-- Push messages, to devices whose owners turned them on there; and offers only to those who asked.
-- A device is known by the SHA-256 of its endpoint. What it is told of is chosen on it, and it goes
-- when its session is ended, when its push service says that it is gone, and with its member.
CREATE TABLE messages.push_device (
  device_id text PRIMARY KEY CHECK (device_id ~ '^[A-Za-z0-9_-]{43}$'),
  member_id bigint NOT NULL CHECK (member_id > 0),
  session_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh bytea NOT NULL,
  auth bytea NOT NULL,
  -- The public key of the house that the browser subscribed with.
  key text NOT NULL,
  user_agent text NOT NULL,
  kinds text[] NOT NULL CHECK (kinds <> '{}' AND kinds <@ ARRAY['money', 'service', 'offers']),
  -- The consent to them.
  chosen_at timestamptz(3) NOT NULL
);
CREATE INDEX push_device_of_member ON messages.push_device (member_id, chosen_at DESC);

-- What is to be pushed, and what became of it. Amounts are never in it: it tells that something has
-- happened, and the site tells what.
CREATE TABLE messages.push (
  push_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  device_id text NOT NULL,
  member_id bigint NOT NULL,
  kind text NOT NULL,
  -- Null: it tells of a notice.
  campaign_id bigint REFERENCES messages.campaign (id),
  code text NOT NULL,
  params jsonb NOT NULL,
  link text CHECK (link ~ '^/([^/\\]|$)'),
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'sent', 'gone', 'dropped', 'failed')),
  attempts int NOT NULL DEFAULT 0,
  next_at timestamptz(3) NOT NULL,
  -- Later than this it is not worth telling.
  until timestamptz(3) NOT NULL,
  problem text,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX push_due ON messages.push (next_at) WHERE state = 'waiting';
CREATE INDEX push_of_campaign ON messages.push (campaign_id, member_id)
  WHERE campaign_id IS NOT NULL;
CREATE INDEX push_of_member ON messages.push (member_id);
CREATE INDEX push_by_time ON messages.push (created_at);

GRANT SELECT, INSERT, UPDATE, DELETE ON messages.push_device TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON messages.push TO tucano_runtime;

-- Ways that a member has opened to offers. Null: a row from before ways had to be opened; whoever
-- had closed one of them then has chosen, and keeps the others.
ALTER TABLE messages.reach ADD COLUMN opted_in text[];
ALTER TABLE messages.reach ALTER COLUMN opted_in SET DEFAULT '{}';

CREATE OR REPLACE FUNCTION messages.erase_member(who bigint) RETURNS SETOF text
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  DELETE FROM messages.notification WHERE member_id = who;
  DELETE FROM messages.hidden_winner WHERE member_id = who;
  DELETE FROM messages.attachment WHERE member_id = who;
  DELETE FROM messages.reach WHERE member_id = who;
  DELETE FROM messages.push_device WHERE member_id = who;
  DELETE FROM messages.push WHERE member_id = who;
  UPDATE messages.ticket_message SET text = '***' WHERE member_id = who;
  UPDATE messages.ticket SET subject = '***', status = 'closed',
    closed_at = coalesce(closed_at, updated_at) WHERE member_id = who;
  SELECT ticket_no FROM messages.ticket WHERE member_id = who;
$$;
