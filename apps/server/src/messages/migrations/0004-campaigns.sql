-- What the house tells many members at once: written down once, and put into inboxes by a job in
-- bounded steps, by the members' numbers. A member is told at most once: the notice's key is the
-- campaign's. Words in several languages stay here; a notice points to them.
CREATE TABLE messages.campaign (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL CHECK (code IN ('house_message', 'terms_announced')),
  -- language -> title, text. Null: the words are those of the code.
  texts jsonb CHECK (texts ? 'pt'),
  params jsonb NOT NULL DEFAULT '{}',
  link text CHECK (link ~ '^/([^/\\]|$)'),
  -- Whom it is for, as the members room reads it.
  segment jsonb NOT NULL,
  state text NOT NULL DEFAULT 'scheduled'
    CHECK (state IN ('scheduled', 'sending', 'sent', 'stopped')),
  starts_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  set_by text NOT NULL,
  -- How far the job has come.
  last_member_id bigint NOT NULL DEFAULT 0,
  told bigint NOT NULL DEFAULT 0,
  CHECK (code <> 'house_message' OR texts IS NOT NULL)
);
CREATE INDEX campaign_due ON messages.campaign (starts_at) WHERE state IN ('scheduled', 'sending');

GRANT SELECT, INSERT ON messages.campaign TO tucano_runtime;
GRANT UPDATE (state, finished_at, last_member_id, told) ON messages.campaign TO tucano_runtime;
