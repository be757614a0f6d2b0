-- E-mails and text messages on their way out. A message is written in the transaction that wants it
-- sent, and sent by a job; codes that were sent are forgotten. Without a way to send, a development
-- installation keeps them here to be looked at.
CREATE TABLE platform.message (
  message_id uuid PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('mail', 'sms')),
  recipient text NOT NULL,
  -- What it is about: the name of its text.
  about text NOT NULL,
  subject text NOT NULL DEFAULT '',
  -- Null: forgotten.
  body text,
  html text,
  state text NOT NULL CHECK (state IN ('waiting', 'sent', 'kept', 'expired')),
  created_at timestamptz NOT NULL,
  -- After this there is no point in sending it any more.
  expires_at timestamptz,
  sent_at timestamptz,
  failures integer NOT NULL DEFAULT 0,
  last_failure text,
  CHECK (state <> 'sent' OR sent_at IS NOT NULL)
);
CREATE INDEX message_created_at ON platform.message (created_at DESC);
GRANT SELECT, INSERT, DELETE ON platform.message TO tucano_runtime;
GRANT UPDATE (body, html, state, sent_at, failures, last_failure)
  ON platform.message TO tucano_runtime;
