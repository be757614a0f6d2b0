-- What colleagues noted about a player. Notes are added and read, nothing else.
CREATE TABLE backoffice.member_note (
  note_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  operator_email text NOT NULL,
  text text NOT NULL CHECK (text <> ''),
  at timestamptz(3) NOT NULL
);
CREATE INDEX member_note_by_member ON backoffice.member_note (member_id, note_id DESC);

GRANT SELECT, INSERT ON backoffice.member_note TO tucano_runtime;
