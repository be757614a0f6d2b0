-- What customer service keeps to itself: notes beside a conversation, which its player never sees,
-- and answers that are written once and used often.
CREATE TABLE backoffice.ticket_note (
  note_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_no text NOT NULL,
  operator_email text NOT NULL,
  text text NOT NULL CHECK (text <> ''),
  at timestamptz(3) NOT NULL
);
CREATE INDEX ticket_note_by_ticket ON backoffice.ticket_note (ticket_no, note_id);

CREATE TABLE backoffice.macro (
  macro_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL CHECK (title <> ''),
  -- Null: for any question.
  category text,
  -- language -> words. Portuguese is always there.
  texts jsonb NOT NULL CHECK (texts ? 'pt'),
  updated_by text NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  -- Taken out of use; what was said with it stays said.
  retired_at timestamptz(3)
);

-- Notes are only added.
GRANT SELECT, INSERT ON backoffice.ticket_note TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE ON backoffice.macro TO tucano_runtime;
