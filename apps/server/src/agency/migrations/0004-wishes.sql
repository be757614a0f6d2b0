-- Who would like whom in their team. Nobody is tied by what others know of them: the invitee
-- answers first. A wish that was declined stays, so that it is not put again.
CREATE TABLE agency.wish (
  invitee_id bigint NOT NULL CHECK (invitee_id > 0),
  inviter_id bigint NOT NULL CHECK (inviter_id > 0 AND inviter_id <> invitee_id),
  -- The inviter, or somebody above them.
  asked_by bigint NOT NULL,
  asked_at timestamptz(3) NOT NULL,
  is_declined boolean NOT NULL DEFAULT false,
  PRIMARY KEY (invitee_id, inviter_id)
);
CREATE INDEX wish_asked ON agency.wish (asked_by, asked_at);

GRANT SELECT, INSERT, DELETE ON agency.wish TO tucano_runtime;
GRANT UPDATE (is_declined) ON agency.wish TO tucano_runtime;
