-- Files in conversations with customer service. They are handed in one by one and belong to no
-- message until one takes them; what none takes is thrown away an hour later.
CREATE TABLE messages.attachment (
  file_id uuid PRIMARY KEY,
  -- Whose conversation it is for.
  member_id bigint NOT NULL CHECK (member_id > 0),
  -- Null: the member handed it in; else the operator's address.
  operator text,
  ticket_no text,
  position int,
  -- Among the files of its message.
  place int,
  name text NOT NULL CHECK (name <> ''),
  type text NOT NULL CHECK (type IN ('image/jpeg', 'application/pdf')),
  bytes bytea NOT NULL,
  handed_in_at timestamptz(3) NOT NULL,
  FOREIGN KEY (ticket_no, position) REFERENCES messages.ticket_message (ticket_no, position),
  CHECK ((ticket_no IS NULL) = (position IS NULL)),
  CHECK ((ticket_no IS NULL) = (place IS NULL))
);
-- Pictures and PDFs do not get any smaller.
ALTER TABLE messages.attachment ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX attachment_of_message ON messages.attachment (ticket_no, position)
  WHERE ticket_no IS NOT NULL;
CREATE INDEX attachment_of_member ON messages.attachment (member_id, handed_in_at);
CREATE INDEX attachment_left ON messages.attachment (handed_in_at) WHERE ticket_no IS NULL;

GRANT SELECT, INSERT ON messages.attachment TO tucano_runtime;
GRANT UPDATE (ticket_no, position, place) ON messages.attachment TO tucano_runtime;
-- Only what no message has taken is ever thrown away, but for the end of a person.
GRANT DELETE ON messages.attachment TO tucano_runtime;

CREATE OR REPLACE FUNCTION messages.erase_member(who bigint) RETURNS SETOF text
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  DELETE FROM messages.notification WHERE member_id = who;
  DELETE FROM messages.hidden_winner WHERE member_id = who;
  DELETE FROM messages.attachment WHERE member_id = who;
  UPDATE messages.ticket_message SET text = '***' WHERE member_id = who;
  UPDATE messages.ticket SET subject = '***', status = 'closed',
    closed_at = coalesce(closed_at, updated_at) WHERE member_id = who;
  SELECT ticket_no FROM messages.ticket WHERE member_id = who;
$$;
