-- What a member says of a conversation when it is over: one to five stars and, if they like, why.
ALTER TABLE messages.ticket ADD COLUMN stars smallint;
ALTER TABLE messages.ticket ADD COLUMN rating_text text;
ALTER TABLE messages.ticket ADD COLUMN rated_at timestamptz(3);
ALTER TABLE messages.ticket ADD CONSTRAINT ticket_rating_check CHECK (
  (stars IS NULL AND rating_text IS NULL AND rated_at IS NULL)
  OR (stars BETWEEN 1 AND 5 AND rated_at IS NOT NULL)) NOT VALID;
-- Figures of a stretch of days.
CREATE INDEX ticket_by_beginning ON messages.ticket (created_at);

CREATE OR REPLACE FUNCTION messages.erase_member(who bigint) RETURNS SETOF text
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  DELETE FROM messages.notification WHERE member_id = who;
  DELETE FROM messages.hidden_winner WHERE member_id = who;
  DELETE FROM messages.attachment WHERE member_id = who;
  DELETE FROM messages.reach WHERE member_id = who;
  DELETE FROM messages.push_device WHERE member_id = who;
  DELETE FROM messages.push WHERE member_id = who;
  UPDATE messages.ticket_message SET text = '***' WHERE member_id = who;
  UPDATE messages.ticket SET subject = '***', status = 'closed', rating_text = NULL,
    closed_at = coalesce(closed_at, updated_at) WHERE member_id = who;
  SELECT ticket_no FROM messages.ticket WHERE member_id = who;
$$;
